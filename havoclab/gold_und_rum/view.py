"""What one seat knows of a game of Gold und Rum. Source: G2.3.

With perfect memory that is nearly everything: all warriors are dealt open, claims lie open, and piles are opened before
all. What stays hidden is the order of the cards to come, where the start card lies, and which mercenaries others have
sent face down. What lies open *now* is far less: the tops of the piles, and the backs of the armies; that is
:attr:`View.tops` and :attr:`View.backs`, and all that a page shows to somebody who is to remember the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Self

from havoclab.core import view as core
from havoclab.core.action import Action
from havoclab.core.chance import shuffled
from havoclab.core.decision import Decision
from havoclab.gold_und_rum.actions import WAIT
from havoclab.gold_und_rum.files import write_position
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.rounds import start_card_places
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.warriors import SENDABLE, WARRIORS, backs, count, listed


class View(core.View):
    """All that a seat knows.

    Attributes:
        seat: whose eyes; None for an onlooker, who sees no card that lies face down.
        decision: the first choice that is open now.
        decisions: all choices that are open now.
        legal_actions: what this seat can do now.
        sent: by seat, mercenaries that lie face down in the battle; which, only their owner knows.

    >>> from havoclab import gold_und_rum
    >>> state = gold_und_rum.deal(players=4, seed=7)
    >>> _ = state.apply("deal")
    >>> view = state.view(1)
    >>> len(view.tops), len([top for top in view.tops if top is not None])
    (9, 1)
    """

    __slots__ = ("_table", "decision", "decisions", "legal_actions", "seat", "sent")

    game: ClassVar[str] = "gold_und_rum"

    def __init__(self, state: State, seat: int | None) -> None:
        """What this seat sees and knows of the state.

        Raises:
            ValueError: if there is no such seat.
        """
        core.check_seat(seat, state.seats)
        self.seat = seat
        self.decisions: tuple[Decision, ...] = state.decisions
        self.decision: Decision | None = self.decisions[0] if self.decisions else None
        mine = any(decision.seat == seat for decision in self.decisions)
        self.legal_actions: Sequence[Action] = tuple(state.list_legal(seat)) if mine else ()
        # The table is a copy in which what this seat can't know is gone: mercenaries that others sent face down are
        # back in their armies, and only their number is kept.
        table = Position.copy(state)
        self.sent = tuple(sum(army[kind] for kind in SENDABLE) for army in state.sent)
        revealed = state.kind == "airship"
        for other in range(state.seats):
            if other != seat and not revealed:
                for kind in SENDABLE:
                    table.armies[other][kind] += table.sent[other][kind]
                    table.sent[other][kind] = 0
        table.deck = sorted(table.deck)
        table.seed = 0
        if not table.started:
            table.start_after = WARRIORS
        self._table = table

    def in_steps(self) -> Self:
        """The view as this seat would have it if it were asked in turn: its claims, and to lay nothing.

        While the deal runs on, nobody has to say that they wait; nor after the last card, once they have passed.
        Source: G4.3, G4.8a.

        >>> from havoclab import gold_und_rum
        >>> state = gold_und_rum.deal(players=4, seed=7)
        >>> _ = state.apply("deal")
        >>> view = state.view(state.decisions[1].seat).in_steps()
        >>> str(view.legal_actions[0]), str(view.legal_actions[1]), view.decision.kind
        ('wait', 'desert 1 at 1', 'claim')
        """
        table = self._table
        claims = table.kind == "deal" and self.seat != table.chancellor
        passed = table.kind == "last-call" and self.seat is not None and table.passed[self.seat]
        if self.seat is None or not self.legal_actions or not (claims or passed):
            return self
        view = object.__new__(type(self))
        for name in View.__slots__:
            setattr(view, name, getattr(self, name))
        view.decisions = tuple(decision for decision in self.decisions if decision.seat == self.seat)
        view.decision = view.decisions[0]
        view.legal_actions = [WAIT, *self.legal_actions]
        return view

    # --- what lies open now ---

    @property
    def options(self) -> Options:
        """How this game is played."""
        return self._table.options

    @property
    def players(self) -> int:
        """Number of seats."""
        return self._table.players

    @property
    def tops(self) -> tuple[int | None, ...]:
        """What lies on top of each pile: a warrior, a recruit or desertion card; None: nothing yet. Source: G4.2."""
        return tuple(pile[-1] if pile else None for pile in self._table.piles)

    @property
    def backs(self) -> tuple[tuple[int, ...], ...]:
        """The backs that each hand shows, counted by sort. Source: G2.3."""
        shown = []
        for seat, army in enumerate(self._table.armies):
            counts = backs(army)
            if seat != self.seat and self._table.kind != "airship":
                counts[_MERCENARY] -= self.sent[seat]
            shown.append(tuple(counts))
        return tuple(shown)

    @property
    def hand(self) -> tuple[int, ...]:
        """This seat's own warriors in hand, by kind; empty for an onlooker."""
        return () if self.seat is None else tuple(listed(self._table.armies[self.seat]))

    # --- what was seen before ---

    @property
    def table(self) -> Position:
        """All that the seat knows, as a position of its own. Treat it as read-only.

        Others' armies hold what they have in hand and what they sent face down, together; the deck is sorted.
        """
        return self._table

    def sample(self, rng: Random) -> State:
        """A full state that agrees with all this seat knows; what it does not know is drawn from ``rng``.

        >>> from havoclab import gold_und_rum
        >>> view = gold_und_rum.deal(players=4, seed=7).view(1)
        >>> view.sample(Random(1)).view(1) == view
        True
        """
        state = State.copy(self._as_state())
        state.deck = shuffled(state.deck, rng)
        state.seed = rng.getrandbits(32)
        if not state.started:
            places = start_card_places(state.options)
            first = max(state.dealt, places.start)
            state.start_after = first + int(rng.random() * (places.stop - first))
        if state.kind != "airship":
            for seat, number in enumerate(self.sent):
                if seat != self.seat and number:
                    army = state.armies[seat]
                    could = [kind for kind in listed(army) if kind in SENDABLE]
                    for kind, going in enumerate(count(shuffled(could, rng)[:number])):
                        army[kind] -= going
                        state.sent[seat][kind] += going
        return state

    def _as_state(self) -> State:
        state = object.__new__(State)
        for name in Position.__slots__:
            setattr(state, name, getattr(self._table, name))
        return state

    def to_json(self) -> dict[str, Any]:
        """The view as JSON data: equal exactly if the seat knows the same."""
        return {
            "seat": self.seat,
            "table": write_position(self._table),
            "sent": list(self.sent),
            "legal": [str(action) for action in self.legal_actions],
            "deciding": [[decision.seat, decision.kind] for decision in self.decisions],
        }

    def __repr__(self) -> str:
        who = "onlooker" if self.seat is None else f"seat {self.seat}"
        return f"<gold_und_rum view of {who}>"


_MERCENARY = 4
