"""What one seat knows of a game of Havoc. Source: H3.6."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from havoclab.core import view as core
from havoclab.core.action import Action
from havoclab.core.decision import Decision
from havoclab.havoc.cards import card_text
from havoclab.havoc.drawn import spots_for_dogs
from havoclab.havoc.files import write_position
from havoclab.havoc.knowledge import Knowledge
from havoclab.havoc.layout import Layout
from havoclab.havoc.options import Options
from havoclab.havoc.position import Position
from havoclab.havoc.state import State


class View(core.View):
    """All that a seat knows: its hand, what lies open, the counts, and what it has seen before.

    Attributes:
        seat: whose eyes; None for an onlooker who sees no hand.
        decision: the choice that is open now, whoever has it.
        legal_actions: what this seat can do now.
        counts: cards in each hand, which all may count. Source: H3.6a.
        pile_count: cards in the draw pile.
        discard_count: cards in the discard pile.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=3, seed=7).view(1)
    >>> len(view.hand), view.counts, view.pile_count
    (8, (8, 8, 8), 39)
    """

    __slots__ = (
        "_knowledge",
        "_layout",
        "_table",
        "counts",
        "decision",
        "discard_count",
        "legal_actions",
        "pile_count",
        "seat",
    )

    game: ClassVar[str] = "havoc"

    def __init__(self, state: State, seat: int | None) -> None:
        """What this seat sees and knows of the state.

        Raises:
            ValueError: if there is no such seat.
        """
        core.check_seat(seat, state.seats)
        self.seat = seat
        self.decision: Decision | None = state.decision
        mine = self.decision is not None and self.decision.seat == seat
        self.legal_actions: Sequence[Action] = tuple(state.list_legal()) if mine else ()
        self.counts = tuple(map(len, state.hands))
        self.pile_count = len(state.pile)
        self.discard_count = len(state.discards)
        # The table is a copy in which everything this seat can't see is empty: there is no way back to the state.
        hands: list[list[int]] = [[] for _ in self.counts]
        if seat is not None:
            hands[seat] = state.hands[seat][:]
        looking = mine and state.kind in ("pick", "pick-after-battle")
        table = state.with_cards(hands, [], sorted(state.discards) if looking else [])
        table.secrets = [seen if other == seat else () for other, seen in enumerate(table.secrets)]
        table.seed = 0
        self._table = table
        self._knowledge: Knowledge | None = None
        self._layout: Layout | None = None

    # --- what lies open now ---

    @property
    def options(self) -> Options:
        """How this game is played."""
        return self._table.options

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.counts)

    @property
    def hand(self) -> tuple[int, ...]:
        """This seat's own cards, sorted; empty for an onlooker."""
        return () if self.seat is None else tuple(self._table.hands[self.seat])

    @property
    def recruits(self) -> tuple[int, ...]:
        """The open recruits, in the order in which they were laid."""
        return tuple(self._table.recruits)

    @property
    def laid(self) -> tuple[tuple[int, ...], ...]:
        """What each seat has laid in the battle, sorted."""
        return tuple(map(tuple, self._table.laid))

    @property
    def table(self) -> Position:
        """Everything public as a position of its own; hidden hands and piles are empty in it. Treat it as read-only."""
        return self._table

    @property
    def looking_at(self) -> tuple[int, ...]:
        """The discard pile, while this seat looks through it (H4.7, H7.4); else empty."""
        return tuple(self._table.discards)

    # --- what was seen before ---

    @property
    def knowledge(self) -> Knowledge:
        """Where hidden cards may lie, from all this seat has ever seen."""
        if self._knowledge is None:
            hidden = [0 if seat == self.seat else count for seat, count in enumerate(self.counts)]
            self._knowledge = Knowledge(self._table, self.seat, [*hidden, self.pile_count, self.discard_count])
        return self._knowledge

    def known(self, seat: int) -> list[int]:
        """Cards surely in another seat's hand, sorted: taken from the open, looted or shown, and not laid since."""
        return self.knowledge.surely(seat)

    def sample(self, rng: Random) -> State:
        """A full state that agrees with all this seat knows; hidden cards are drawn from ``rng``.

        Dogs lie about as often in each place as they must have come there; beyond that every layout that fits is taken
        for as likely as any other, which is quick. Where what is told to people rests on it,
        :class:`~havoclab.havoc.hidden.Hidden` draws layouts exactly as likely as they are.

        >>> from havoclab import havoc
        >>> view = havoc.deal(players=3, seed=7).view(1)
        >>> view.sample(Random(1)).view(1) == view
        True
        """
        layout = self._layout
        if layout is None:
            layout = self._layout = self.knowledge.chances(spots_for_dogs(self._table, self.knowledge))
        hands = layout.sample(rng)
        discards, pile = hands.pop(), hands.pop()
        for hand in hands:
            hand.sort()
        table = self._table
        if self.seat is not None:
            hands[self.seat] = table.hands[self.seat][:]
        state = table.with_cards(hands, pile, discards)
        state.seed = rng.getrandbits(32)
        return state

    def to_json(self) -> dict[str, Any]:
        """The view as JSON data: equal exactly if the seat knows the same."""
        return {
            "seat": self.seat,
            "table": write_position(self._table),
            "counts": list(self.counts),
            "pile": self.pile_count,
            "discards": self.discard_count,
            "legal": [str(action) for action in self.legal_actions],
            "hidden": [[card_text(card), places] for card, places in self.knowledge.hidden()],
        }

    def __repr__(self) -> str:
        who = "onlooker" if self.seat is None else f"seat {self.seat}"
        return f"<havoc view of {who}: hand {' '.join(map(card_text, self.hand)) or 'not seen'}>"
