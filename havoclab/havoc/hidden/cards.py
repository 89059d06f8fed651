"""Where the cards that a seat can't see may lie, and how likely that is, from a view alone.

What is taken to be equally likely: every deal, and every order of the draw pile, that fits all the seat has seen
(:mod:`havoclab.havoc.hidden.deals`). In a position that was set up by hand nothing is known of a deal, so there every
layout is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from math import factorial
from random import Random
from typing import Final

from havoclab.havoc.cards import DOG
from havoclab.havoc.hidden.deals import DealtHands
from havoclab.havoc.hidden.layouts import Counts, Group, Layouts, TooManyLayouts, Weigh
from havoclab.havoc.hidden.mixing import Mixing
from havoclab.havoc.state import State
from havoclab.havoc.view import View

_DOGS: Final = -1


class Hidden:
    """The cards that a view does not show, as they may lie.

    Places are numbered: hands 0 to players - 1, then the draw pile, then the discards.

    Attributes:
        pile: the draw pile's place.
        discards: the discards' place.
        sizes: how many hidden cards lie at each place.
        groups: hidden cards that are alike as to where they may lie.

    >>> from havoclab import havoc
    >>> hidden = Hidden(havoc.deal(players=3, seed=7).view(1))
    >>> hidden.sizes, [len(group.cards) for group in hidden.groups]
    ((8, 0, 8, 39, 0), [1, 1, 3, 50])
    """

    def __init__(self, view: View) -> None:
        self.view = view
        knowledge = view.knowledge
        self.pile, self.discards, self.sizes = knowledge.pile, knowledge.discards, knowledge.sizes
        self._deals = DealtHands(view.table, view.seat)
        self._mixing: Mixing | None = None
        alike: dict[tuple[int, int, bool], list[int]] = {}
        for card, places in self._narrowed(knowledge.hidden()):
            era = _DOGS if card == DOG else self._deals.era_of(card)
            taken = not places & (places - 1) and self._was_taken(card, places.bit_length() - 1)
            alike.setdefault((places, era, taken), []).append(card)
        kinds = sorted(alike)
        self._taken = [taken for _, _, taken in kinds]
        self.groups = tuple(Group(places, era, tuple(alike[places, era, taken])) for places, era, taken in kinds)

    def _narrowed(self, hidden: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """The same cards, without places that are filled by cards which can lie nowhere else."""
        while True:
            surely = [0] * len(self.sizes)
            for _, places in hidden:
                if not places & (places - 1):
                    surely[places.bit_length() - 1] += 1
            full = sum(1 << place for place, size in enumerate(self.sizes) if surely[place] == size)
            narrowed = [(card, places & ~full if places & (places - 1) else places) for card, places in hidden]
            if narrowed == hidden:
                return narrowed
            hidden = narrowed

    def _was_taken(self, card: int, place: int) -> bool:
        hand = self._deals.hands.get(place)
        return hand is not None and hand.was_taken(card)

    @cached_property
    def layouts(self) -> Layouts | None:
        """The layouts, counted; None where counting them would take too long."""
        try:
            counted = Layouts(self.groups, self.sizes, self._weighing())
            # After a loot or face-down discards the count of a hand may not bear out what is known: then it is dropped.
            return counted if counted.total else Layouts(self.groups, self.sizes)
        except TooManyLayouts:
            return None

    def _weighing(self) -> dict[int, Weigh]:
        return {seat: self._weigh_hand(seat) for seat, hand in self._deals.hands.items() if hand.followed}

    def _weigh_hand(self, seat: int) -> Weigh:
        hand, eras = self._deals.hands[seat], self._deals.eras
        groups, taken = self.groups, self._taken

        @cache
        def weigh(counts: Counts) -> int:
            dogs, ways = 0, 1
            soldiers = [0] * eras
            for group, was_taken, count in zip(groups, taken, counts, strict=True):
                if group.era == _DOGS:
                    dogs += count
                    ways *= factorial(count) if group.places & (group.places - 1) else 1
                elif not was_taken:
                    soldiers[group.era] += count
            return ways * hand.weight(dogs, soldiers)

        return weigh

    def sample(self, rng: Random) -> list[list[int]]:
        """The hidden cards by place, each layout as likely as it counts. The draw pile's top is its last card."""
        if self.layouts is not None:
            return self.layouts.sample(rng)
        if self._mixing is None:
            state = self.view.sample(rng)
            hands = [[] if seat == self.view.seat else hand for seat, hand in enumerate(state.hands)]
            self._mixing = Mixing(self.groups, [*hands, state.pile, state.discards], self._weighing())
        return self._mixing.sample(rng)

    def sample_state(self, rng: Random) -> State:
        """A full state that agrees with the view, with its hidden cards from :meth:`sample`."""
        *hands, pile, discards = self.sample(rng)
        table = self.view.table
        for seat, hand in enumerate(hands):
            hand.sort()
            if seat == self.view.seat:
                hand[:] = table.hands[seat]
        state = table.with_cards(hands, pile, discards)
        assert isinstance(state, State)
        state.seed = rng.getrandbits(32)
        return state
