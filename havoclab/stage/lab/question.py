"""What is asked: table A, what is changed for table B, how many deals. Typed in here, played by ``havoclab.lab``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationInfo, field_validator, model_validator

from havoclab.core.game import AT, Game
from havoclab.core.record import read_as
from havoclab.games import load
from havoclab.lab.claims import Claim, read_claims
from havoclab.lab.plan import Arm, Plan
from havoclab.stage.lab.games import lab_of
from havoclab.stage.scene import Intent
from havoclab.stage.setup.choices import MOST_SEED, CommonChoices, Seed
from havoclab.stage.setup.rules_off import switch_rule

#: A page plays at most so many games: their file must not be longer than what a page can read again.
MOST_GAMES: Final = 8_000
#: What sits where nothing else was chosen.
USUAL_BOT: Final = "sensible"

Table = Literal["a", "b"]
#: A name that is looked up before anything is done with it; empty where table B has the same bot as table A.
Name = Annotated[str, StringConstraints(max_length=40)]


class Question(BaseModel):
    """An experiment in the making. Table B is table A but for what was changed. Each game has its own kind.

    Attributes:
        game: what is played.
        names: the options that can be filled in, one by one.
        claim: id of a prepared claim that is tried in place of the tables; empty: the tables.
        usual: table A.
        bots: who plays at table A, by seat; whoever is not named is :data:`USUAL_BOT`.
        changed: what table B has instead, by the name of the option; "without" are the rules that are off there.
        others: who plays at table B, by seat; empty, or not named: as at table A.
        deals: how many deals.
        seed: deals the cards.
        rotate: each deal is played once for each way to turn the bots round the table.

    >>> question = lab_of("havoc").question.read({})
    >>> question.set_option("b", "best_subset", "true")
    >>> question.table("a").best_subset, question.table("b").best_subset
    (False, True)
    """

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    game: ClassVar[str]
    names: ClassVar[tuple[str, ...]]

    claim: Name = ""
    usual: CommonChoices
    bots: list[Name] = []
    changed: dict[str, Any] = {}
    others: list[Name] = []
    deals: int = Field(default=200, ge=1, le=MOST_GAMES)
    seed: Seed = 1
    rotate: bool = True

    @field_validator("bots", "others")
    @classmethod
    def _known(cls, bots: list[str], info: ValidationInfo) -> list[str]:
        game, most = load(cls.game), cls.most_seats()
        if len(bots) > most:
            raise ValueError(f"{info.field_name}: {len(bots)} of them; allowed are at most {most}")
        usual = USUAL_BOT if info.field_name == "bots" else ""
        for bot in bots:
            if bot != usual:
                _check_bot(game, bot)
        named = next((seat + 1 for seat in reversed(range(len(bots))) if bots[seat] != usual), 0)
        return bots[:named]  # so that equal questions are equal, however they were written

    @field_validator("claim")
    @classmethod
    def _made(cls, claim: str) -> str:
        claims = [known.id for known in read_claims(cls.game)]
        if claim and claim not in claims:
            raise ValueError(f"claim: {claim!r} is none; allowed are {', '.join(claims)}")
        return claim

    @model_validator(mode="after")
    def _fit(self) -> Self:
        allowed = self.options()
        for name in self.changed:
            if name not in allowed:
                raise ValueError(f"changed: {name[:24]!r} is no option; allowed are {', '.join(allowed)}")
        self.table("b")
        return self

    @classmethod
    def read(cls, data: object) -> Self:
        """A question from JSON data.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        return read_as(cls, data, "question.")

    @classmethod
    def of(cls, plan: Plan) -> Self | None:
        """The question that a plan answers; None if it is none that can be asked here.

        >>> kind = lab_of("havoc").question
        >>> question = kind.read({"deals": 30, "others": ["random"]})
        >>> kind.of(question.plan()) == question
        True
        """
        claim = claim_of(plan)
        arms = plan.arms[0], plan.arms[-1]
        try:
            if claim is not None:
                return cls.read({"claim": claim.id, "deals": plan.deals, "seed": plan.seed})
            choices = type(lab_of(cls.game).usual)
            one, other = (choices.of(arm.table()).model_dump(mode="json") for arm in arms)
            bots, others = (arm.bots for arm in arms)
            question = cls.read(
                {
                    "usual": one,
                    "bots": list(bots),
                    "changed": {name: said for name, said in other.items() if said != one[name]},
                    "others": [new if new != old else "" for old, new in zip(bots, others, strict=True)],
                    "deals": plan.deals,
                    "seed": plan.seed,
                    "rotate": plan.rotate,
                }
            )
        except ValueError:
            return None
        return question if question.plan() == plan else None

    @classmethod
    def seats(cls) -> range:
        """How many can play."""
        return load(cls.game).players

    @classmethod
    def most_seats(cls) -> int:
        """How many can play at most."""
        return cls.seats()[-1]

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """Every option that can be changed."""
        numbers = lab_of(cls.game).numbers
        return (*cls.names, *(numbers.names if numbers else ()), "without")

    # --- the two tables ---

    def table(self, which: Table) -> Any:
        """The options of a table, as the game's own choices.

        Raises:
            ValueError: if what was changed does not fit.
        """
        return self.usual if which == "a" else type(self.usual).read({**self.usual.model_dump(), **self.changed})

    def bots_at(self, which: Table) -> tuple[str, ...]:
        """Who plays at a table, by seat."""
        seats = range(self.usual.players)
        usual = [self.bots[seat] if seat < len(self.bots) else USUAL_BOT for seat in seats]
        if which == "b":
            return tuple((self.others[seat] if seat < len(self.others) else "") or usual[seat] for seat in seats)
        return tuple(usual)

    def arm(self, which: Table) -> Arm:
        """A table as the laboratory plays it."""
        options = self.table(which).options().model_dump(mode="json", exclude_defaults=True)
        return Arm(game=self.game, bots=self.bots_at(which), options=options)

    def plan(self) -> Plan:
        """What is played; one arm where nothing is changed.

        >>> [arm.options for arm in lab_of("havoc").question.read({}).plan().arms]
        [{}, {'without': ['H5.5']}]
        """
        if self.picked is not None:
            return self.picked.plan(self.deals, self.seed)
        usual, changed = self.arm("a"), self.arm("b")
        arms = (usual,) if usual == changed else (usual, changed)
        return Plan(arms=arms, deals=self.deals, seed=self.seed, rotate=self.rotate)

    # --- changes ---

    def set_option(self, which: Table, name: str, value: Any) -> None:
        """Take over an option of a table; what table B has like table A follows it from now on.

        Raises:
            ValidationError: if it can't have that value.
            ValueError: if there is no such option.
        """
        if name not in (*self.names, "without"):
            raise ValueError(f"field: {name[:24]!r} is no option")
        there = self.table(which)
        setattr(there, name, value)
        if which == "b":
            self._set_apart(there, (name,))

    def set_number(self, which: Table, kind: str, rest: Sequence[str], value: Any) -> None:
        """Take over a number on a card of a table; see :class:`havoclab.stage.lab.games.CardNumbers`.

        Raises:
            ValueError: if there is no such card or place, or the value does not fit.
        """
        numbers = lab_of(self.game).numbers
        if numbers is None or kind not in numbers.kinds:
            raise ValueError(f"field: {kind[:24]!r} is no number on a card")
        there = self.table(which)
        numbers.take(there, kind, rest, value)
        if which == "b":
            self._set_apart(there, numbers.names)

    def forget_numbers(self, which: Table) -> None:
        """Go back to the printed numbers at a table."""
        numbers = lab_of(self.game).numbers
        for name in numbers.names if numbers else ():
            if which == "a":
                setattr(self.usual, name, [])
            else:
                there = self.table("b")
                setattr(there, name, [])
                self._set_apart(there, (name,))

    def _set_apart(self, there: CommonChoices, names: Sequence[str]) -> None:
        """Note which of these options table B has otherwise than table A; in the others it follows table A."""
        wanted, usual = there.model_dump(mode="json"), self.usual.model_dump(mode="json")
        rest = {name: said for name, said in self.changed.items() if name not in names}
        self.changed = {**rest, **{name: wanted[name] for name in names if wanted[name] != usual[name]}}

    def switch_rule(self, which: Table, intent: Intent) -> None:
        """Switch a rule off at a table, or on again.

        Raises:
            ValueError: if it can't be switched off.
        """
        self.set_option(which, "without", switch_rule(self.table(which).without, intent, self.game))

    def set_bot(self, which: Table, seat: int, bot: str) -> None:
        """Let a bot play a seat of a table: "sensible", or "sensible@60" with a memory.

        Raises:
            ValueError: if there is no such seat or bot.
        """
        if not 0 <= seat < self.most_seats():
            raise ValueError(f"seat: {seat + 1} is none; allowed are 1 to {self.most_seats()}")
        _check_bot(load(self.game), bot)
        if which == "a":
            self.bots = _with(self.bots, seat, bot, USUAL_BOT)
        else:
            usual = self.bots[seat] if seat < len(self.bots) else USUAL_BOT
            self.others = _with(self.others, seat, "" if bot == usual else bot, "")

    def set_memory(self, which: Table, seat: int, memory: str) -> None:
        """Let the bot at a seat of a table remember so many of a hundred cards; empty: as many as it usually does.

        Raises:
            ValueError: if there is no such seat, or its bot can't have that memory.
        """
        there = self.bots_at(which)
        if not 0 <= seat < len(there):
            raise ValueError(f"seat: {seat + 1} is none; allowed are 1 to {len(there)}")
        self.set_bot(which, seat, f"{there[seat].partition(AT)[0]}{AT if memory else ''}{memory}")

    def as_usual(self) -> None:
        """Let table B be like table A again."""
        self.changed, self.others = {}, []

    # --- how much of it ---

    @property
    def picked(self) -> Claim | None:
        """The prepared claim that is tried, if one is."""
        return next((claim for claim in read_claims(self.game) if claim.id == self.claim), None)

    @property
    def games_a_deal(self) -> int:
        """How often each deal is played."""
        return len(self.plan().seatings)

    @property
    def most_deals(self) -> int:
        """How many deals a page plays at most."""
        return MOST_GAMES // self.games_a_deal


def claim_of(plan: Plan) -> Claim | None:
    """The prepared claim that a plan tries, if it is one's."""
    claims = read_claims(plan.arms[0].game)
    return next((claim for claim in claims if plan.rotate and claim.arms == plan.arms), None)


def _check_bot(game: Game, bot: str) -> None:
    """Whether there is such a bot; the ValueError names it, and what is allowed."""
    try:
        game.read_bot(bot)
    except ValueError as fault:
        raise ValueError(f"bots: {str(fault).removeprefix('bot: ')}") from None


def _with(bots: Sequence[str], seat: int, bot: str, usual: str) -> list[str]:
    """The bots with another one at this seat."""
    longer = [*bots, *[usual] * (seat + 1 - len(bots))]
    return [*longer[:seat], bot, *longer[seat + 1 :]]


def read_count(text: object, most: int) -> int | None:
    """A whole number from 1 to ``most`` as people type it, or None.

    >>> read_count("1 000", 5000), read_count("1000000000", 5000), read_count("ten", 5000)
    (1000, None, None)
    """
    digits = "".join(str(text).split()).replace(",", "")
    if not digits.isascii() or not digits.isdigit() or len(digits) > len(str(MOST_SEED)):
        return None
    return int(digits) if 1 <= int(digits) <= most else None
