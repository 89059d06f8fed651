"""What a captain looks at to decide: the same whether a bot is asked with a view, or a game is played on in thought.

A view is made to be safe: it copies the table, so that there is no way back to the state. That takes longer than the
decision itself. In a state that was sampled from a view nothing is secret, so there a captain looks at the state, and
at no more of it than the seat on turn would see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from havoclab.core.action import Action
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.bots.character import Character
from havoclab.havoc.bots.worth import Scale
from havoclab.havoc.options import Options
from havoclab.havoc.position import Position
from havoclab.havoc.reading import reading_of
from havoclab.havoc.state import State
from havoclab.havoc.view import View


class Ground:
    """What stays the same through a whole game, worked out once.

    Args:
        options: how the game is played.
        character: whose eyes these are.
    """

    __slots__ = ("character", "measure", "options", "pays", "reading", "scale")

    def __init__(self, options: Options, character: Character) -> None:
        self.options = options
        self.character = character.at(options)
        #: How hands are read here, and what tells their strength. Source: H8.
        self.reading = reading_of(options)
        self.measure = self.reading.measure()
        self.scale = Scale.of(self.character, options.supply.highest)
        #: By battle: what the first three places pay; 0 where there is no such place.
        self.pays = _pays(options)


@lru_cache(maxsize=64)
def _pays(options: Options) -> dict[int, tuple[int, int, int]]:
    found = {}
    for number in (*range(1, CASTILLON + 1), *CHEVAUCHEES):
        first, second, third = (*(points or 0 for points in options.payments(number)), 0, 0)[:3]
        if not (options.holds("H6.11") and options.holds("H10.1")):  # only the winner is paid, or gets the card
            second, third = 0, 0
        found[number] = (first, second, third)
    return found


class Seen:
    """The table as the seat sees it that must choose.

    Attributes:
        table: the position; only public fields and this seat's own hand are read.
        seat: who must choose.
        hand: its cards, sorted.
        counts: cards in each hand. Source: H3.6a.
        pile_count: cards in the draw pile.
        discard_count: cards in the discard pile.
        legal: what it can do.
        ground: what stays the same through the game.
    """

    __slots__ = ("counts", "discard_count", "ground", "hand", "legal", "pile_count", "seat", "table")

    table: Position
    seat: int
    hand: list[int]
    counts: Sequence[int]
    pile_count: int
    discard_count: int
    legal: Sequence[Action]
    ground: Ground

    @classmethod
    def by_view(cls, view: View, ground: Ground) -> Seen:
        """What a view shows."""
        seen = cls()
        table = seen.table = view.table
        seen.seat = table.seat
        seen.hand = table.hands[table.seat]
        seen.counts = view.counts
        seen.pile_count = view.pile_count
        seen.discard_count = view.discard_count
        seen.legal = view.legal_actions
        seen.ground = ground
        return seen

    @classmethod
    def by_state(cls, state: State, ground: Ground) -> Seen:
        """What the view of the seat on turn would show, without making one."""
        seen = cls()
        seen.table = state
        seen.seat = state.seat
        seen.hand = state.hands[state.seat]
        seen.counts = [len(hand) for hand in state.hands]
        seen.pile_count = len(state.pile)
        seen.discard_count = len(state.discards)
        seen.legal = state.list_legal()
        seen.ground = ground
        return seen
