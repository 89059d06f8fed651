"""Setting up a table of Havoc: who sits where, which options, which numbers stand on the battle cards."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow
from typing import Annotated, Any, Final, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from havoclab.core.record import Record, say_fault
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.havoc import State
from havoclab.havoc.battles import CASTILLON, BattleCard, CardDeal, NumberStanding, Place, printed_battles
from havoclab.havoc.options import Options
from havoclab.havoc.variants import DROPPABLE, sorted_rules
from havoclab.stage.scene import Block, Button, Buttons, Cell, Form, FormField, Intent, Option, Table, Text
from havoclab.stage.sitting import HUMAN

MOST_SEATS: Final = 6
#: Seeds people type: any whole number of up to twelve digits.
MOST_SEED: Final = 10**12 - 1

SeatName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]


class Choices(BaseModel):
    """What was chosen so far. Empty names stand for the usual ones of the language."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    players: int = Field(default=4, ge=2, le=MOST_SEATS)
    names: list[SeatName] = Field(default=[""] * MOST_SEATS, min_length=MOST_SEATS, max_length=MOST_SEATS)
    kinds: list[Annotated[str, StringConstraints(max_length=24)]] = Field(
        default=[HUMAN, *["sensible"] * (MOST_SEATS - 1)], min_length=MOST_SEATS, max_length=MOST_SEATS
    )
    faster_card: bool = False
    battle_order: Literal["number", "random", "winner"] = "number"
    second_place: bool = False
    best_subset: bool = False
    fetch_when_full: bool = False
    winner_turns: bool = False
    equal_share: bool = False
    seed: Annotated[int, Field(ge=0, le=MOST_SEED)] | None = None
    own_battles: list[BattleCard] = Field(default=[], max_length=CASTILLON)
    without: Annotated[tuple[str, ...], AfterValidator(sorted_rules)] = Field(default=(), max_length=2 * len(DROPPABLE))
    """Rules that are switched off."""

    @classmethod
    def read(cls, data: object) -> Self:
        """Choices from JSON data.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        try:
            return cls.model_validate(data)
        except ValidationError as fault:
            raise ValueError(f"setup.{say_fault(fault)}") from None

    def options(self) -> Options:
        """The game's options: switches that do not fit the number of players are left out (H3.5, H11.1)."""
        return Options.read(
            {
                "players": self.players,
                "faster_card": self.faster_card and self.players <= 4,
                "battle_order": self.battle_order,
                "second_place": self.second_place if self.players <= 3 else None,
                "best_subset": self.best_subset,
                "fetch_when_full": self.fetch_when_full,
                "winner_turns": self.winner_turns,
                "equal_share": self.equal_share,
                "own_battles": tuple(self.own_battles),
                "without": self.without,
            }
        )


#: The switches: field, rule, and the most players it is for.
_TOGGLES: Final = (
    ("faster_card", "H3.5a", 4),
    ("second_place", "H11.1", 3),
    ("best_subset", "H8.5d", MOST_SEATS),
    ("fetch_when_full", "H4.9a", MOST_SEATS),
    ("winner_turns", "H5.5a", MOST_SEATS),
    ("equal_share", "H6.12", MOST_SEATS),
)


class Setup:
    """The form before a game, and the record it makes."""

    def __init__(self, choices: Choices | None = None) -> None:
        self.choices = choices or Choices()
        self._errors: dict[str, str] = {}

    # --- changes ---

    def set(self, intent: Intent, say: Words) -> None:
        """Take over what was typed or chosen; what does not fit is kept out, and said beside its field.

        Raises:
            ValueError: if the form has no such field.
        """
        name, value = str(intent.get("field")), intent.get("value")
        self._errors.pop(name, None)
        try:
            self._set(name, value)
        except ValidationError as fault:
            self._errors[name] = say("field-not-possible", value=str(value)[:40], why=_say_limits(name, fault, say))

    def _set(self, name: str, value: Any) -> None:
        kind, _, rest = name.partition("-")
        choices = self.choices
        if name == "players" or name == "battle_order" or name in {toggle for toggle, _, _ in _TOGGLES}:
            setattr(choices, name, value)
        elif name == "seed":
            choices.seed = None if str(value).strip() == "" else value
        elif kind in ("name", "kind") and rest.isdigit() and int(rest) < MOST_SEATS:
            if kind == "kind" and value != HUMAN and value not in load("havoc").bots:
                raise ValueError(f"kind: {str(value)[:24]!r} plays nothing here")
            field = f"{kind}s"
            changed = list(getattr(choices, field))
            changed[int(rest)] = value
            setattr(choices, field, changed)
        elif kind in ("points", "deal", "battle"):
            self._set_battle(kind, rest.split("-"), value)
        else:
            raise ValueError(f"field: {name[:24]!r} is not in this form")

    def _set_battle(self, kind: str, rest: Sequence[str], value: Any) -> None:
        """What the owner's copy of a battle card says. Source: H2.4."""
        numbers = [int(part) for part in rest if part.isdigit()]
        if not numbers or not 1 <= numbers[0] <= CASTILLON:
            raise ValueError("field: there is no such battle card")
        number = numbers[0]
        card = self.choices.options().battle(number)
        data = card.model_dump(mode="json")
        if kind == "points":
            place = numbers[1] if len(numbers) > 1 else 0
            if not 1 <= place <= len(card.places):
                raise ValueError("field: this battle card has no such place")
            points = None if str(value).strip() in ("", "-", "–") else value
            data["places"][place - 1] = {"points": points, "standing": "own"}
        elif kind == "deal":
            data["deal"] = data["deal"] | {rest[1]: value, "standing": "own"}
        else:
            data |= {"name": str(value).strip(), "name_standing": "own"}
        changed = BattleCard.model_validate(data)
        others = [own for own in self.choices.own_battles if own.number != number]
        self.choices.own_battles = sorted([*others, changed], key=lambda own: own.number)

    def forget_own_battles(self) -> None:
        """Go back to the numbers of the data file."""
        self.choices.own_battles = []

    def take_options(self, options: Options) -> None:
        """Let the form say what these options are."""
        said = {name: value for name, value in options.to_json().items() if name in Choices.model_fields}
        usual = {name: field.get_default(call_default_factory=True) for name, field in Choices.model_fields.items()}
        kept = {name: getattr(self.choices, name) for name in ("names", "kinds", "seed")}
        self.choices = Choices.read(usual | {"second_place": not options.ignore_second} | said | kept)

    # --- the game it makes ---

    def names(self, say: Words) -> list[str]:
        """The players' names in seat order."""
        choices = self.choices
        return [choices.names[seat] or say(f"usual-name-{seat + 1}") for seat in range(choices.players)]

    @property
    def kinds(self) -> tuple[str, ...]:
        """What plays each seat."""
        return tuple(self.choices.kinds[: self.choices.players])

    @property
    def seed(self) -> int:
        """The number of the deal, or any number where none was typed in."""
        return self.choices.seed if self.choices.seed is not None else randbelow(10**6)

    def names_fit(self, say: Words) -> bool:
        """Whether all can be told apart by their names; the form says where not."""
        names = self.names(say)
        for seat, name in enumerate(names):
            if name in names[:seat]:
                self._errors[f"name-{seat}"] = say("name-twice", name=name)
        return not any(field.startswith("name-") for field in self._errors)

    def start(self, say: Words) -> Record | None:
        """The record of a new game, or None if something does not fit; the form then says what."""
        if not self.names_fit(say):
            return None
        state = State.deal(self.choices.options(), self.seed)
        return Record.of(state, tuple(self.names(say)), self.kinds)

    # --- the form ---

    def blocks(self, say: Words) -> list[Block]:
        """The form as blocks of a page."""
        return [
            Text(area="main", id="setup-intro", paragraphs=[say("setup-intro")]),
            Form(area="main", id="setup-players", fields=[self.players_field(say)]),
            self._seats_table(say),
            Buttons(
                area="main",
                id="setup-actions",
                buttons=[
                    Button(
                        id="start",
                        label=say("setup-start"),
                        intent={"do": "start"},
                        key="s",
                        primary=True,
                        symbol="swords",
                    )
                ],
            ),
            *self.more_blocks(say),
        ]

    def more_blocks(self, say: Words) -> list[Block]:
        """The options and the numbers on the battle cards: what most leave as it is."""
        return [self._options_form(say), self._numbers_table(say), *self._forget_numbers(say)]

    def _forget_numbers(self, say: Words) -> list[Block]:
        if not self.choices.own_battles:
            return []
        button = Button(
            id="forget-numbers", label=say("setup-forget-numbers"), intent={"do": "forget-numbers"}, symbol="undo"
        )
        return [Buttons(area="main", id="numbers-actions", buttons=[button])]

    def _field(self, name: str, label: str, kind: str, value: object, **more: Any) -> FormField:
        return FormField(
            id=name,
            label=label,
            kind=kind,  # type: ignore[arg-type]  # checked by the model
            value=str(value),
            intent={"do": "set", "field": name},
            error=self._errors.get(name, ""),
            **more,
        )

    def players_field(self, say: Words) -> FormField:
        """How many play. Source: H3.1."""
        counts = [Option(value=str(count), label=str(count)) for count in range(2, MOST_SEATS + 1)]
        label = say("setup-players")
        return self._field("players", label, "choice", self.choices.players, options=counts, rule="H3.1")

    def seat_cells(self, seat: int, say: Words) -> list[Cell]:
        """The name of a seat and what plays it, to change."""
        kinds = [Option(value=HUMAN, label=say("kind-human"))]
        kinds += [Option(value=bot, label=say(f"bot-{bot}")) for bot in load("havoc").bots]
        name = self.names(say)[seat]
        label = say("setup-kind", number=seat + 1)
        return [
            Cell(field=self._field(f"name-{seat}", say("setup-name", number=seat + 1), "text", name)),
            Cell(field=self._field(f"kind-{seat}", label, "menu", self.choices.kinds[seat], options=kinds)),
        ]

    def _seats_table(self, say: Words) -> Table:
        rows = []
        for seat, kind in enumerate(self.kinds):
            style = "" if kind == HUMAN else say(f"bot-{kind}-style")
            rows.append([*self.seat_cells(seat, say), Cell(text=style)])
        columns = [say("column-name"), say("column-kind"), say("column-style")]
        return Table(area="main", id="setup-seats", title=say("setup-seats"), columns=columns, rows=rows)

    def _options_form(self, say: Words) -> Form:
        choices = self.choices
        orders = [Option(value=order, label=say(f"order-{order}")) for order in ("number", "random", "winner")]
        fields = [
            self._field(
                "battle_order", say("option-battle-order"), "choice", choices.battle_order, options=orders, rule="H6.1"
            )
        ]
        for name, rule, most in _TOGGLES:
            if choices.players <= most:
                label = say(f"option-{name.replace('_', '-')}")
                help_ = say(f"option-{name.replace('_', '-')}-help")
                value = "true" if getattr(choices, name) else "false"
                fields.append(self._field(name, label, "toggle", value, help=help_, rule=rule))
        seed = "" if choices.seed is None else choices.seed
        fields.append(
            self._field(
                "seed",
                say("option-seed"),
                "number",
                seed,
                help=say("option-seed-help"),
                placeholder=say("option-seed-any"),
                minimum=0,
                maximum=MOST_SEED,
            )
        )
        return Form(area="main", id="setup-options", title=say("setup-options"), fields=fields, folded=True)

    def _numbers_table(self, say: Words) -> Table:
        columns = [
            say("column-battle"),
            *(say("place-title-short", place=place) for place in (1, 2, 3)),
            say("column-everyone"),
            say("column-initiator"),
        ]
        rows = [self._numbers_row(number, say) for number in range(1, CASTILLON + 1)]
        return Table(
            area="main",
            id="setup-numbers",
            title=say("setup-numbers"),
            columns=columns,
            rows=rows,
            note=say("setup-numbers-note"),
            folded=True,
        )

    def _numbers_row(self, number: int, say: Words) -> list[Cell]:
        card = self.choices.options().battle(number)
        printed = printed_battles()[number - 1]
        row = [
            Cell(
                field=self._field(f"battle-{number}", say("cell-name", number=number), "text", card.name),
                **_whose(card.name_standing, say),
                text=str(card.year),
            )
        ]
        for place in range(3):
            where: Place = card.places[place] if place < len(card.places) else Place()
            label = say("cell-points", battle=printed.name, place=place + 1)
            value = "" if where.points is None else where.points
            field = self._field(f"points-{number}-{place + 1}", label, "number", value, minimum=0, maximum=99)
            row.append(Cell(field=field, **_whose(where.standing, say)))
        if number == CASTILLON:
            return [*row, Cell(text="–"), Cell(text="–")]
        deal: CardDeal = card.deal
        for who, dealt in (("everyone", deal.everyone), ("initiator", deal.initiator)):
            label = say(f"cell-deal-{who}", battle=printed.name)
            field = self._field(f"deal-{number}-{who}", label, "number", dealt, minimum=0, maximum=9)
            row.append(Cell(field=field, **_whose(deal.standing, say)))
        return row


def _whose(standing: NumberStanding, say: Words) -> dict[str, Any]:
    """Whose word a number is, for its cell."""
    return {"standing": standing, "standing_text": say(f"standing-word-{standing}")}


#: What numbers each entry takes, by the beginning of its name.
_LIMITS: Final = {"players": (2, MOST_SEATS), "seed": (0, MOST_SEED), "points": (0, 99), "deal": (0, 9)}


def _say_limits(name: str, fault: ValidationError, say: Words) -> str:
    """What is allowed in this entry, from the first thing that was wrong."""
    first = fault.errors(include_url=False)[0]
    limits = first.get("ctx", {})
    least, most = _LIMITS.get(name.partition("-")[0], (0, 0))
    if "ge" in limits or "le" in limits:
        return say("limit-number", least=str(least), most=str(most))
    if first["type"] in ("int_parsing", "int_from_float", "int_type"):
        return say("limit-whole-number")
    if "max_length" in limits:
        return say("limit-length", most=str(limits["max_length"]))
    return say("limit-other")
