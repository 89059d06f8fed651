"""The form before a game, and the record it makes."""

from __future__ import annotations

from secrets import randbelow
from typing import Any, Final

from pydantic import ValidationError

from havoclab.core.record import Record
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.havoc import State
from havoclab.havoc.options import Options
from havoclab.stage.scene import Block, Button, Buttons, Cell, Form, FormField, Intent, Option, Table, Text
from havoclab.stage.setup import switches
from havoclab.stage.setup.choices import MOST_SEATS, Choices
from havoclab.stage.setup.fields import Fields, say_limits
from havoclab.stage.setup.numbers import number_blocks, set_number
from havoclab.stage.setup.rules_off import rules_form, switch_rule
from havoclab.stage.sitting import HUMAN

#: From so many seconds a move on, a person notices that a bot thinks.
NOTICED: Final = 0.3


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
            self._errors[name] = say("field-not-possible", value=str(value)[:40], why=say_limits(name, fault, say))

    def _set(self, name: str, value: Any) -> None:
        kind, _, rest = name.partition("-")
        choices = self.choices
        if name == "players" or name in switches.NAMES:
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
            set_number(choices, kind, rest.split("-"), value)
        else:
            raise ValueError(f"field: {name[:24]!r} is not in this form")

    def forget_own_battles(self) -> None:
        """Go back to the numbers of the data file."""
        self.choices.own_battles, self.choices.own_chevauchees = [], []

    def switch_rule(self, intent: Intent) -> None:
        """Switch a rule off, or on again. Source: H11.2.

        Raises:
            ValueError: if it can't be switched off.
        """
        self.choices.without = switch_rule(self.choices.without, intent)

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
        """The options, the numbers on the battle cards, and the rules that are off: what most leave as it is."""
        choices, fields = self.choices, Fields(self._errors, say)
        options = [*switches.switches(choices, fields), switches.seed_field(choices.seed, fields)]
        return [
            Form(area="main", id="setup-options", title=say("setup-options"), fields=options, folded=True),
            *number_blocks(choices, fields),
            rules_form(choices.without, load("havoc").rulebook(), say),
        ]

    def players_field(self, say: Words) -> FormField:
        """How many play. Source: H3.1."""
        counts = [Option(value=str(count), label=str(count)) for count in range(2, MOST_SEATS + 1)]
        fields, label = Fields(self._errors, say), say("setup-players")
        return fields.field("players", label, "choice", self.choices.players, options=counts, rule="H3.1")

    def seat_cells(self, seat: int, say: Words) -> list[Cell]:
        """The name of a seat and what plays it, to change."""
        kinds = [Option(value=HUMAN, label=say("kind-human"))]
        kinds += [Option(value=bot, label=say(f"bot-{bot}")) for bot in load("havoc").bots]
        fields, name = Fields(self._errors, say), self.names(say)[seat]
        label = say("setup-kind", number=seat + 1)
        return [
            Cell(field=fields.field(f"name-{seat}", say("setup-name", number=seat + 1), "text", name)),
            Cell(field=fields.field(f"kind-{seat}", label, "menu", self.choices.kinds[seat], options=kinds)),
        ]

    def _seats_table(self, say: Words) -> Table:
        rows = []
        for seat, kind in enumerate(self.kinds):
            style = "" if kind == HUMAN else _style(kind, say)
            rows.append([*self.seat_cells(seat, say), Cell(text=style)])
        columns = [say("column-name"), say("column-kind"), say("column-style")]
        return Table(area="main", id="setup-seats", title=say("setup-seats"), columns=columns, rows=rows)


def _style(bot: str, say: Words) -> str:
    """How a bot plays, and how long it may think where that is noticed."""
    style = say(f"bot-{bot}-style")
    seconds = getattr(load("havoc").bots[bot], "seconds", 0.0)
    return say("bot-thinks", style=style, seconds=seconds) if seconds > NOTICED else style
