"""A tiny game that keeps the contract, for tests of what all games share.

Everybody holds three cards nobody else sees. In turn one draws the top of the pile, shows a card for its points, or is
done for good. When all are done, most points win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

from pydantic import BaseModel, ConfigDict, Field

from havoclab.core.action import Action, UnreadableAction
from havoclab.core.chance import shuffled
from havoclab.core.decision import Decision
from havoclab.core.event import Event
from havoclab.core.game import Game
from havoclab.core.outcome import Outcome
from havoclab.core.rejection import Rejection
from havoclab.core.rules import Rule, RuleBook, Section
from havoclab.core.state import State
from havoclab.core.view import View


class ToyOptions(BaseModel):
    """Two or three play."""

    model_config = ConfigDict(extra="forbid")

    players: int = Field(default=2, ge=2, le=3)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Done(Action):
    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Show(Action):
    verb: ClassVar[str] = "show"
    card: int

    def __str__(self) -> str:
        return f"show {self.card}"


class ToyRejection(Rejection):
    """A refusal that needs no word files."""

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        return f"{language}: {self.reason} {dict(self.slots)}"


class Toy(State):
    """One moment of the game."""

    __slots__ = ("hands", "out", "pile", "seat", "shown")

    game: ClassVar[str] = "toy"
    end_rule: ClassVar[str] = "T1.3"
    turn_rule: ClassVar[str] = "T1.1"
    hidden_rule: ClassVar[str] = "T1.2"

    hands: list[list[int]]
    shown: list[list[int]]
    out: list[bool]
    pile: list[int]
    seat: int

    @classmethod
    def deal(cls, options: BaseModel, seed: int) -> Self:
        assert isinstance(options, ToyOptions)
        toy = cls()
        toy.pile = shuffled(range(1, 16), Random(seed))
        toy.hands = [sorted(toy.pile.pop() for _ in range(3)) for _ in range(options.players)]
        toy.shown = [[] for _ in toy.hands]
        toy.out = [False for _ in toy.hands]
        toy.seat = 0
        return toy

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return () if all(self.out) else (Decision(self.seat, "turn", "T1.1"),)

    @property
    def outcome(self) -> Outcome | None:
        if not all(self.out):
            return None
        points = [sum(cards) for cards in self.shown]
        places = [
            tuple(seat for seat, got in enumerate(points) if got == level)
            for level in sorted(set(points), reverse=True)
        ]
        return Outcome(tuple(places), tuple(points), "T1.3")

    def list_legal(self, seat: int | None = None) -> Sequence[Action]:
        if all(self.out) or seat not in (None, self.seat):
            return []
        return [*([Draw()] if self.pile else []), *(Show(card) for card in self.hands[self.seat]), Done()]

    def refuse(self, action: Action, seat: int) -> Rejection | None:
        if isinstance(action, Draw) and not self.pile:
            return ToyRejection("T1.2", "empty", nearest=Done())
        if isinstance(action, Show) and action.card not in self.hands[seat]:
            return ToyRejection("T1.2", "not-held", {"text": str(action)}, Done())
        return None

    def carry_out(self, action: Action, seat: int, events: list[Event]) -> None:
        if isinstance(action, Draw):
            card = self.pile.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            events.append(Event("drew", "T1.2", seat, secret={"card": card}, witnesses=(seat,)))
        elif isinstance(action, Show):
            self.hands[seat].remove(action.card)
            self.shown[seat].append(action.card)
            events.append(Event("showed", "T1.2", seat, {"card": action.card}))
        else:
            self.out[seat] = True
            events.append(Event("is-done", "T1.3", seat))
        self.go_on()

    def go_on(self) -> None:
        """The next seat that isn't done."""
        for step in range(1, self.seats + 1):
            if not self.out[(self.seat + step) % self.seats]:
                self.seat = (self.seat + step) % self.seats
                return

    def view(self, seat: int | None) -> View:
        return ToyView(self, seat)

    def copy(self) -> Self:
        new = type(self)()
        new.hands = [hand[:] for hand in self.hands]
        new.shown = [cards[:] for cards in self.shown]
        new.out, new.pile, new.seat = self.out[:], self.pile[:], self.seat
        return new

    def to_json(self) -> dict[str, Any]:
        return {"hands": self.hands, "shown": self.shown, "out": self.out, "pile": self.pile, "seat": self.seat}

    @classmethod
    def from_json(cls, data: object) -> Self:
        if not isinstance(data, dict) or data.keys() != {"hands", "shown", "out", "pile", "seat"}:
            raise ValueError("hands: hands, shown, out, pile and seat are needed")
        toy = cls()
        for key, value in data.items():
            setattr(toy, key, value)
        return toy.copy()

    @classmethod
    def parse_action(cls, text: str) -> Action:
        if text in ("draw", "done"):
            return Draw() if text == "draw" else Done()
        verb, _, card = text.partition(" ")
        if verb != "show" or card not in map(str, range(1, 16)):
            raise UnreadableAction(f"action: {text!r} is none; allowed are draw, done, show 1-15")
        return Show(int(card))


class ToyView(View):
    """The own hand, how many cards the others hold, and what was shown."""

    __slots__ = ("decision", "legal_actions", "seat", "table")

    def __init__(self, toy: Toy, seat: int | None) -> None:
        self.seat = seat
        self.decision = toy.decision
        self.legal_actions = tuple(toy.list_legal(seat)) if seat is not None and seat == toy.seat else ()
        self.table = toy.copy()
        self.table.pile = [0] * len(toy.pile)
        self.table.hands = [hand if other == seat else [0] * len(hand) for other, hand in enumerate(self.table.hands)]

    def sample(self, rng: Random) -> Toy:
        toy = self.table.copy()
        seen = [card for cards in (*toy.hands, *toy.shown) for card in cards]
        hidden = shuffled([card for card in range(1, 16) if card not in seen], rng)
        toy.hands = [sorted(card or hidden.pop() for card in hand) for hand in toy.hands]
        toy.pile = [hidden.pop() for _ in toy.pile]
        return toy

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "legal": [str(action) for action in self.legal_actions], **self.table.to_json()}


def tell(event: Event, *, options: BaseModel, names: Sequence[str], language: str, seat: int | None) -> str:
    """An event in words that are the same in every language."""
    who = names[event.seat] if event.seat is not None else "-"
    return f"{language} {who} {event.kind} {dict(event.seen_by(seat))}"


def rulebook() -> RuleBook:
    """Three rules."""
    texts = {"en": "text", "hu": "szöveg"}
    section = Section(id="T1", title=texts)
    return RuleBook(
        game="toy",
        sections=(section,),
        rules=tuple(Rule(id=f"T1.{number}", section="T1", title=texts, text=texts) for number in (1, 2, 3)),
    )


def toy_game(state: type[Toy] = Toy, told: Callable[..., str] = tell) -> Game:
    """The game, or one with another state class: to show what the battery says of faults."""
    return Game(
        name="toy",
        players=range(2, 4),
        state=state,
        options=ToyOptions,
        deal=state.deal,
        rulebook=rulebook,
        bots={},
        tell=told,
    )
