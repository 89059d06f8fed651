"""The state of a game of Gold und Rum: the position, and the rules that may change it.

>>> from havoclab import gold_und_rum
>>> state = gold_und_rum.deal(players=4, seed=7)
>>> [decision.kind for decision in state.decisions]
['deal']
>>> _ = state.apply("deal")
>>> [decision.kind for decision in state.decisions]
['deal', 'claim', 'claim', 'claim']
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from havoclab.core import state as core
from havoclab.core.action import Action
from havoclab.core.choice import Choice
from havoclab.core.decision import Decision
from havoclab.core.event import Event
from havoclab.core.outcome import Outcome
from havoclab.core.rejection import Rejection
from havoclab.gold_und_rum import actions, combat, dealing, opening, rounds, scoring, spying
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE, Position
from havoclab.gold_und_rum.refusals import Refusal

if TYPE_CHECKING:
    from havoclab.gold_und_rum.view import View


_CHOICES: Final[dict[str, Choice[Position]]] = {
    "favourite": Choice(opening.legal, opening.refuse, opening.carry_out),
    "spy": Choice(spying.legal, spying.refuse, spying.carry_out),
    "race": Choice(combat.legal_race, combat.refuse_race, combat.carry_out_race),
    "mercenaries": Choice(combat.legal_mercenaries, combat.refuse_mercenaries, combat.carry_out_mercenaries),
    "commando": Choice(combat.legal_commando, combat.refuse_commando, combat.carry_out_commando),
    "airship": Choice(combat.legal_airship, combat.refuse_airship, combat.carry_out_airship),
}


@lru_cache(maxsize=4096)
def _decisions(kind: str, seats: tuple[int, ...], started: bool) -> tuple[Decision, ...]:
    """The open choices: decisions are values, each is made once."""
    rules = {**KINDS_OF_CHOICE, "claim": "G4.5" if started else "G4.4"}
    if kind == "deal":
        return (
            Decision(seats[0], "deal", rules["deal"]),
            *(Decision(seat, "claim", rules["claim"]) for seat in seats[1:]),
        )
    return tuple(Decision(seat, kind, rules[kind]) for seat in seats)


class State(Position, core.State):
    """One moment of a game of Gold und Rum. Made by :func:`havoclab.gold_und_rum.deal` or :meth:`from_json`."""

    __slots__ = ()

    game: ClassVar[str] = "gold_und_rum"
    rejection: ClassVar[type[Rejection]] = Refusal
    end_rule: ClassVar[str] = "G8.4"
    turn_rule: ClassVar[str] = "G4.3"
    hidden_rule: ClassVar[str] = "G2.3"
    surprises: ClassVar[frozenset[str]] = frozenset({"dealt", "start-shows", "pile-taken", "revealed", "struck"})

    @classmethod
    def deal(cls, options: Options, seed: int) -> Self:
        """A new game. The same options and seed deal the same cards. Source: G3, G4.1."""
        state = cls()
        rounds.begin_game(state, options, seed)
        return state

    @property
    def seats(self) -> int:
        """Number of players. Source: G1.1."""
        return len(self.points)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open choices: one, or while the deal runs one for each who may do something; none when all is over."""
        kind = self.kind
        if kind == "deal":
            able = [seat for seat in self.others() if dealing.may_lay(self, seat)]
            return _decisions(kind, (self.chancellor, *able), self.started)
        if kind == "last-call" and not self.options.step_mode:
            waiting = [seat for seat in self.others() if dealing.may_still_lay(self, seat)]
            first = [seat for seat in waiting if not self.passed[seat]]
            again = [seat for seat in waiting if self.passed[seat] and dealing.legal_last(self, seat)]
            return _decisions(kind, (*first, *again), self.started)
        return () if kind == "over" else _decisions(kind, (self.seat,), self.started)

    @property
    def is_over(self) -> bool:
        """True after the last round. Source: G8.4."""
        return self.kind == "over"

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how the others follow, or None while the game goes on. Source: G8.4, G8.5."""
        return scoring.winners(self) if self.kind == "over" else None

    def list_legal(self, seat: int | None = None) -> Sequence[Action]:
        """The legal steps of a seat, by default of the first that decides; none for a seat without a choice."""
        kind = self.kind
        if kind == "over":
            return []
        if kind in ("deal", "claim", "last-call"):
            decisions = self.decisions
            if seat is None:
                seat = decisions[0].seat
            elif all(decision.seat != seat for decision in decisions):
                return []
            return dealing.legal_last(self, seat) if kind == "last-call" else dealing.legal(self, seat)
        if seat is not None and seat != self.seat:
            return []
        return _CHOICES[kind].legal(self)

    def refuse(self, action: Action, seat: int) -> Rejection | None:
        """Why this step of a deciding seat is not legal, with the rule; None if it is."""
        if self.kind in ("deal", "claim"):
            return dealing.refuse(self, action, seat)
        if self.kind == "last-call":
            return dealing.refuse_last(self, action, seat)
        return _CHOICES[self.kind].refuse(self, action)

    def refuse_other(self, action: Action, seat: int, decisions: tuple[Decision, ...]) -> Rejection:
        """Why this claim comes at a wrong moment; else whose choice it is. Source: G4.4-G4.7."""
        why = None
        if isinstance(action, actions.Recruit | actions.Desert):
            why = dealing.refuse_other(self, action, seat)
        return super().refuse_other(action, seat, decisions) if why is None else replace(why, nearest=None)

    def carry_out(self, action: Action, seat: int, events: list[Event]) -> None:
        """Do a legal step and all that follows by itself."""
        if self.kind in ("deal", "claim"):
            dealing.carry_out(self, action, seat, events)
        elif self.kind == "last-call":
            dealing.carry_out_last(self, action, seat, events)
        else:
            _CHOICES[self.kind].carry_out(self, action, events)
            if self.kind == "round-over":
                rounds.begin_round(self, rounds.next_chancellor(self), events)

    def says_otherwise(self, action: Action) -> bool:
        """A whole army at once, a claim made a moment ago, or several steps in one breath. Source: G4.7, G7.2."""
        late = isinstance(action, actions.Recruit | actions.Desert) and action.moment < self.dealt
        return late or isinstance(action, actions.Army) or super().says_otherwise(action)

    @classmethod
    def parse_action(cls, text: str) -> Action:
        """The action of a text such as "recruit 7 at 23"; see :mod:`havoclab.gold_und_rum.actions`."""
        return actions.parse(text)

    def view(self, seat: int | None) -> View:
        """What this seat knows; None for an onlooker. Source: G2.3."""
        from havoclab.gold_und_rum.view import View  # the view samples states, so it stands above them

        return View(self, seat)

    def to_json(self) -> dict[str, Any]:
        """The state as JSON data, cards in their text form."""
        from havoclab.gold_und_rum.files import write_position

        return write_position(self)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Read what :meth:`to_json` wrote; everything is checked.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        from havoclab.gold_und_rum.files import read_position

        state = cls()
        read_position(data, state)
        return state

    def __repr__(self) -> str:
        if self.kind == "over":
            return f"<gold_und_rum: over, points {self.points}>"
        return f"<gold_und_rum: round {self.round}, {self.kind}; points {self.points}>"
