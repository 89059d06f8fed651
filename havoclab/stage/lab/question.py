"""What is asked: table A, what is changed for table B, how many deals. Typed in here, played by ``havoclab.lab``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator, model_validator

from havoclab.core.record import read_as
from havoclab.games import load
from havoclab.lab.claims import Claim, read_claims
from havoclab.lab.plan import Arm, Plan
from havoclab.stage.lab.numbers import NUMBERS, take_number
from havoclab.stage.scene import Intent
from havoclab.stage.setup.choices import MOST_SEATS, MOST_SEED, Seed, TableChoices
from havoclab.stage.setup.rules_off import switch_rule
from havoclab.stage.setup.switches import NAMES

#: A page plays at most so many games: their file must not be longer than what a page can read again.
MOST_GAMES: Final = 8_000

Table = Literal["a", "b"]
#: A name that is looked up before anything is done with it; empty where table B has the same bot as table A.
Name = Annotated[str, StringConstraints(max_length=40)]


class Question(BaseModel):
    """An experiment in the making. Table B is table A but for what was changed.

    Attributes:
        claim: id of a prepared claim that is tried in place of the tables; empty: the tables.
        usual: table A.
        bots: who plays at table A, by seat.
        changed: what table B has instead, by the name of the option; "without" are the rules that are off there.
        others: who plays at table B, by seat; empty: as at table A.
        deals: how many deals.
        seed: deals the cards.
        rotate: each deal is played once for each way to turn the bots round the table.

    >>> question = Question()
    >>> question.set_option("b", "best_subset", "true")
    >>> question.table("a").best_subset, question.table("b").best_subset
    (False, True)
    """

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    claim: Name = ""
    usual: TableChoices = TableChoices()
    bots: list[Name] = Field(default=["sensible"] * MOST_SEATS, min_length=MOST_SEATS, max_length=MOST_SEATS)
    changed: dict[str, Any] = Field(default={"without": ["H5.5"]}, max_length=len(NAMES) + len(NUMBERS) + 1)
    others: list[Name] = Field(default=[""] * MOST_SEATS, min_length=MOST_SEATS, max_length=MOST_SEATS)
    deals: int = Field(default=200, ge=1, le=MOST_GAMES)
    seed: Seed = 1
    rotate: bool = True

    @field_validator("bots", "others")
    @classmethod
    def _known(cls, bots: list[str]) -> list[str]:
        known = load("havoc").bots
        for bot in bots:
            if bot and bot not in known:
                raise ValueError(f"bots: {bot!r} is no bot of havoc; allowed are {', '.join(known)}")
        return bots

    @field_validator("claim")
    @classmethod
    def _made(cls, claim: str) -> str:
        claims = [known.id for known in read_claims()]
        if claim and claim not in claims:
            raise ValueError(f"claim: {claim!r} is none; allowed are {', '.join(claims)}")
        return claim

    @model_validator(mode="after")
    def _fit(self) -> Self:
        for name in self.changed:
            if name not in (*NAMES, *NUMBERS, "without"):
                allowed = ", ".join((*NAMES, *NUMBERS))
                raise ValueError(f"changed: {name[:24]!r} is no option; allowed are {allowed} and without")
        if not all(self.bots):
            raise ValueError("bots: a bot is needed at every seat of table A")
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

        >>> question = Question(deals=30, others=["random", "", "", "", "", ""])
        >>> Question.of(question.plan()).plan() == question.plan()
        True
        """
        claim = claim_of(plan)
        arms = plan.arms[0], plan.arms[-1]
        try:
            if claim is not None:
                return cls(claim=claim.id, deals=plan.deals, seed=plan.seed)
            usual, changed = (_choices_of(arm) for arm in arms)
            one, other = usual.model_dump(mode="json"), changed.model_dump(mode="json")
            bots, others = (list(arm.bots) for arm in arms)
            rest = ["sensible"] * (MOST_SEATS - len(bots))
            question = cls(
                usual=usual,
                bots=bots + rest,
                changed={name: said for name, said in other.items() if said != one[name]},
                others=[new if new != old else "" for old, new in zip(bots, others, strict=True)] + [""] * len(rest),
                deals=plan.deals,
                seed=plan.seed,
                rotate=plan.rotate,
            )
        except ValueError:
            return None
        return question if question.plan() == plan else None

    # --- the two tables ---

    def table(self, which: Table) -> TableChoices:
        """The options of a table.

        Raises:
            ValueError: if what was changed does not fit.
        """
        return self.usual if which == "a" else TableChoices.read({**self.usual.model_dump(), **self.changed})

    def bots_at(self, which: Table) -> tuple[str, ...]:
        """Who plays at a table, by seat."""
        there = self.bots if which == "a" else [other or bot for bot, other in zip(self.bots, self.others, strict=True)]
        return tuple(there[: self.usual.players])

    def arm(self, which: Table) -> Arm:
        """A table as the laboratory plays it."""
        return Arm(bots=self.bots_at(which), options=self.table(which).options().to_json())

    def plan(self) -> Plan:
        """What is played; one arm where nothing is changed.

        >>> [arm.options for arm in Question().plan().arms]
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
        if name not in (*NAMES, "without"):
            raise ValueError(f"field: {name[:24]!r} is no option")
        there = self.table(which)
        setattr(there, name, value)
        if which == "b":
            self._set_apart(there, (name,))

    def set_number(self, which: Table, kind: str, rest: Sequence[str], value: Any) -> None:
        """Take over a number of a battle card of a table, as :func:`take_number` does. Source: H2.4, H13.4.

        Raises:
            ValueError: if there is no such card or place, or the value does not fit.
        """
        there = self.table(which)
        take_number(there, kind, rest, value)
        if which == "b":
            self._set_apart(there, NUMBERS)

    def forget_numbers(self, which: Table) -> None:
        """Go back to the numbers of the data file at a table."""
        for name in NUMBERS:
            if which == "a":
                setattr(self.usual, name, [])
            else:
                there = self.table("b")
                setattr(there, name, [])
                self._set_apart(there, (name,))

    def _set_apart(self, there: TableChoices, names: Sequence[str]) -> None:
        """Note which of these options table B has otherwise than table A; in the others it follows table A."""
        wanted, usual = there.model_dump(mode="json"), self.usual.model_dump(mode="json")
        rest = {name: said for name, said in self.changed.items() if name not in names}
        self.changed = {**rest, **{name: wanted[name] for name in names if wanted[name] != usual[name]}}

    def switch_rule(self, which: Table, intent: Intent) -> None:
        """Switch a rule off at a table, or on again. Source: H11.2.

        Raises:
            ValueError: if it can't be switched off.
        """
        self.set_option(which, "without", switch_rule(self.table(which).without, intent))

    def set_bot(self, which: Table, seat: int, bot: str) -> None:
        """Let a bot play a seat of a table.

        Raises:
            ValueError: if there is no such seat or bot.
        """
        if not 0 <= seat < MOST_SEATS or bot not in load("havoc").bots:
            raise ValueError(f"bot: {bot[:24]!r} plays nothing here; allowed are {', '.join(load('havoc').bots)}")
        if which == "a":
            self.bots = [*self.bots[:seat], bot, *self.bots[seat + 1 :]]
        else:
            other = "" if bot == self.bots[seat] else bot
            self.others = [*self.others[:seat], other, *self.others[seat + 1 :]]

    def as_usual(self) -> None:
        """Let table B be like table A again."""
        self.changed, self.others = {}, [""] * MOST_SEATS

    # --- how much of it ---

    @property
    def picked(self) -> Claim | None:
        """The prepared claim that is tried, if one is."""
        return next((claim for claim in read_claims() if claim.id == self.claim), None)

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
    return next((claim for claim in read_claims() if plan.rotate and claim.arms == plan.arms), None)


def _choices_of(arm: Arm) -> TableChoices:
    """The form's choices for a table."""
    options = arm.table()
    said = {name: value for name, value in arm.options.items() if name in TableChoices.model_fields}
    second = len(arm.bots) <= 3 and not getattr(options, "ignore_second", True)
    return TableChoices.read({**said, "players": len(arm.bots), "second_place": second})


def read_count(text: object, most: int) -> int | None:
    """A whole number from 1 to ``most`` as people type it, or None.

    >>> read_count("1 000", 5000), read_count("1000000000", 5000), read_count("ten", 5000)
    (1000, None, None)
    """
    digits = "".join(str(text).split()).replace(",", "")
    if not digits.isascii() or not digits.isdigit() or len(digits) > len(str(MOST_SEED)):
        return None
    return int(digits) if 1 <= int(digits) <= most else None
