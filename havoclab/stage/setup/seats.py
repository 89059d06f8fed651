"""What every form before a game has: how many play, who sits where, what plays each seat, the number of the deal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from secrets import randbelow
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from pydantic import ValidationError

from havoclab.core.game import AT, PERFECT_MEMORY
from havoclab.core.record import Record
from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.stage.scene import Block, Button, Buttons, Cell, Form, FormField, Intent, Option, Table, Text
from havoclab.stage.setup.choices import MOST_SEED
from havoclab.stage.setup.fields import Fields, say_limits
from havoclab.stage.sitting import HUMAN

#: From so many seconds a move on, a person notices that a bot thinks.
NOTICED: Final = 0.3
#: How many of a hundred cards a bot may be told to remember.
MEMORIES: Final = (100, 80, 60, 40, 20, 0)


class SeatedChoices(Protocol):
    """Who sits at a table. Empty names stand for the usual ones of the language."""

    players: int
    names: list[str]
    kinds: list[str]
    seed: int | None


_Chosen = TypeVar("_Chosen", bound=SeatedChoices)


class SeatsForm(ABC, Generic[_Chosen]):
    """The form before a game, and the record it makes.

    Args:
        choices: what is chosen at first.
    """

    game: ClassVar[str]
    #: The rule that says how many may play.
    players_rule: ClassVar[str]

    def __init__(self, choices: _Chosen) -> None:
        self.choices = choices
        self._errors: dict[str, str] = {}

    # --- what each game's form writes ---

    @abstractmethod
    def deal(self) -> State:
        """A new game with these choices."""

    @abstractmethod
    def set_more(self, name: str, value: Any) -> None:
        """Take over an entry that only this form has.

        Raises:
            ValueError: if there is none of this name.
            ValidationError: if it can't have that value.
        """

    @abstractmethod
    def more_blocks(self, say: Words) -> list[Block]:
        """What most leave as it is: the options, and what else this game lets one change."""

    # --- changes ---

    @property
    def counts(self) -> range:
        """How many may play."""
        return load(self.game).players

    @property
    def limits(self) -> Mapping[str, tuple[float, float]]:
        """What numbers an entry takes, by the beginning of its name."""
        return {"players": (self.counts[0], self.counts[-1]), "seed": (0, MOST_SEED)}

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
            why = say_limits(name, fault, say, limits=self.limits)
            self._errors[name] = say("field-not-possible", value=str(value)[:40], why=why)

    def _set(self, name: str, value: Any) -> None:
        kind, _, rest = name.partition("-")
        choices = self.choices
        if name == "players":
            choices.players = value
        elif name == "seed":
            choices.seed = None if str(value).strip() == "" else value
        elif kind in ("name", "kind", "memory") and rest.isdigit() and int(rest) < len(choices.names):
            self._set_seat(kind, int(rest), value)
        else:
            self.set_more(name, value)

    def _set_seat(self, kind: str, seat: int, value: Any) -> None:
        choices = self.choices
        if kind == "name":
            choices.names = [*choices.names[:seat], value, *choices.names[seat + 1 :]]
            return
        if kind == "memory":
            value = f"{choices.kinds[seat].partition(AT)[0]}{AT if value else ''}{value}"
        if value != HUMAN and not (isinstance(value, str) and load(self.game).knows_bot(value)):
            raise ValueError(f"{kind}: {str(value)[:24]!r} plays nothing here")
        choices.kinds = [*choices.kinds[:seat], value, *choices.kinds[seat + 1 :]]

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
        return Record.of(self.deal(), tuple(self.names(say)), self.kinds)

    # --- the form ---

    def blocks(self, say: Words) -> list[Block]:
        """The form as blocks of a page."""
        start = Button(
            id="start", label=say("setup-start"), intent={"do": "start"}, key="s", primary=True, symbol="swords"
        )
        return [
            Text(area="main", id="setup-intro", paragraphs=[say("setup-intro")]),
            Form(area="main", id="setup-players", fields=[self.players_field(say)]),
            *self._seats(say),
            *self.first_blocks(say),
            Buttons(area="main", id="setup-actions", buttons=[start]),
            *self.more_blocks(say),
        ]

    def first_blocks(self, say: Words) -> list[Block]:
        """What everybody has to look at before the cards are dealt; usually nothing more."""
        return []

    def players_field(self, say: Words) -> FormField:
        """How many play."""
        counts = [Option(value=str(count), label=str(count)) for count in self.counts]
        fields, label = Fields(self._errors, say), say("setup-players")
        return fields.field("players", label, "choice", self.choices.players, options=counts, rule=self.players_rule)

    def seat_cells(self, seat: int, say: Words) -> list[Cell]:
        """The name of a seat and what plays it, to change."""
        kinds = [Option(value=HUMAN, label=say("kind-human"))]
        kinds += [Option(value=bot, label=say(f"bot-{bot}")) for bot in load(self.game).bots]
        fields, name = Fields(self._errors, say), self.names(say)[seat]
        label, kind = say("setup-kind", number=seat + 1), self.choices.kinds[seat].partition(AT)[0]
        return [
            Cell(field=fields.field(f"name-{seat}", say("setup-name", number=seat + 1), "text", name)),
            Cell(field=fields.field(f"kind-{seat}", label, "menu", kind, options=kinds)),
        ]

    def _seats(self, say: Words) -> list[Block]:
        """Who sits where, and how the bots among them play: beside each, or below where each has a memory beside it."""
        game = load(self.game)
        bots = [kind.partition(AT)[0] for kind in self.kinds if kind != HUMAN]
        forgetful = any(map(game.has_memory, bots))
        rows = []
        for seat, kind in enumerate(self.kinds):
            style = Cell(text="" if kind == HUMAN else self._style(kind.partition(AT)[0], say))
            rows.append([*self.seat_cells(seat, say), self._memory_cell(seat, say) if forgetful else style])
        last = "column-memory" if forgetful else "column-style"
        columns = [say("column-name"), say("column-kind"), say(last)]
        table = Table(area="main", id="setup-seats", title=say("setup-seats"), columns=columns, rows=rows)
        if not forgetful:
            return [table]
        told = [say("bot-described", bot=say(f"bot-{bot}"), style=self._style(bot, say)) for bot in dict.fromkeys(bots)]
        return [table, Text(area="main", id="setup-styles", paragraphs=told, tone="aside")]

    def _memory_cell(self, seat: int, say: Words) -> Cell:
        """How many of a hundred cards the bot of this seat remembers; nothing where that can't be chosen."""
        name, _, memory = self.choices.kinds[seat].partition(AT)
        if name == HUMAN or not load(self.game).has_memory(name):
            return Cell()
        return Cell(field=memory_field(seat, memory, Fields(self._errors, say)))

    def _style(self, bot: str, say: Words) -> str:
        """How a bot plays, and how long it may think where that is noticed."""
        style = say(f"bot-{bot}-style")
        seconds = getattr(load(self.game).bots[bot], "seconds", 0.0)
        return say("bot-thinks", style=style, seconds=seconds) if seconds > NOTICED else style


def memory_field(seat: int, memory: str, fields: Fields, **more: Any) -> FormField:
    """How many of a hundred cards the bot of a seat remembers.

    Args:
        seat: counted from 0.
        memory: what is chosen now; empty: as many as this bot usually remembers.
        fields: makes the entry.
        more: what else the entry has.
    """
    say, offered = fields.say, {*MEMORIES, *([int(memory)] if memory else [])}
    options = [Option(value="", label=say("memory-usual"))]
    options += [
        Option(
            value=str(cards),
            label=say("memory-perfect") if cards == PERFECT_MEMORY else say("memory-of", cards=cards),
        )
        for cards in sorted(offered, reverse=True)
    ]
    label = say("setup-memory", number=seat + 1)
    return fields.field(f"memory-{seat}", label, "menu", memory, options=options, **more)
