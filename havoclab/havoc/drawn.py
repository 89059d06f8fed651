"""How many of a hand's hidden cards came out of the draw pile: where a dog that lay there may be now.

A hand begins with a dog and seven soldiers, so another dog can only have come with a draw. :meth:`View.sample` lays
such dogs with the draws of each hand in mind, and not as if every card of a hand could be one. One number for each hand
is quick to keep, and nearly as good as the exact count of :mod:`havoclab.havoc.hidden`; least so for the last cards of
a long game, and after face-down discards.

Sources: H3.2, H3.3 (the deal), H4.10 (the shuffle), H5.3 (face-down discards).
"""

from __future__ import annotations

from havoclab.havoc.cards import DOG
from havoclab.havoc.knowledge import Knowledge
from havoclab.havoc.layout import Spots
from havoclab.havoc.position import Position
from havoclab.havoc.setup import SOLDIERS_DEALT


class Drawn:
    """By seat: how many hidden cards were drawn and may be dogs, as expected from what was shown since.

    Args:
        table: the table as a seat sees it, dealt by the rules.

    Attributes:
        now: cards drawn since the last shuffle.
        before: cards drawn before it.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=3, seed=7)
    >>> seat = state.seat
    >>> _ = state.apply("recruit"), state.apply("draw")
    >>> Drawn(state).now[seat]
    1.0
    """

    __slots__ = ("_dogs", "_shown", "_soldiers", "_taken", "before", "now")

    def __init__(self, table: Position) -> None:
        self.now = [0.0] * table.players
        self.before = [0.0] * table.players
        self._soldiers = [SOLDIERS_DEALT] * table.players
        """By seat: hidden cards that are soldiers, as far as no dog was drawn."""
        self._dogs = [1] * table.players
        """By seat: dogs that came for all to see, and were not shown since."""
        self._shown = [0] * table.players
        """By seat: dogs that were drawn and shown."""
        self._taken: set[int] = set()
        """Soldiers that came for all to see."""
        for what, who, cards in table.trail:
            if what == "draw":
                self.now[who] += 1
                self._soldiers[who] += 1
            elif what == "show":
                for card in cards:
                    self._show(card, who)
            elif what == "gain":
                for card in cards:
                    self._gain(card, who)
            elif what == "shuffle":
                self.before = [old + new for old, new in zip(self.before, self.now, strict=True)]
                self.now = [0.0] * table.players
            elif what == "bury":
                self._lose(who)

    def _gain(self, card: int, seat: int) -> None:
        if card == DOG:
            self._dogs[seat] += 1
        else:
            self._taken.add(card)

    def _show(self, card: int, seat: int) -> None:
        """A card was shown: it may be one of those that were drawn."""
        if card == DOG:
            if self._dogs[seat]:
                self._dogs[seat] -= 1
                return
            # One of the draws was this dog; and as dogs are all alike, two of them are half as many ways as one after
            # another, three a third.
            self._shown[seat] += 1
            shown = self._shown[seat]
            drawn = max(1.0, self.now[seat] + self.before[seat])
            self._keep(seat, shown / (shown + 1) * (1 - 1 / drawn))
            self._soldiers[seat] = max(1, self._soldiers[seat] - 1)
        elif card in self._taken:
            self._taken.discard(card)
            return
        else:
            self._lose(seat)

    def _lose(self, seat: int) -> None:
        """A soldier left the hand: one that was drawn as likely as any other."""
        self._keep(seat, 1 - 1 / self._soldiers[seat])
        self._soldiers[seat] = max(1, self._soldiers[seat] - 1)

    def _keep(self, seat: int, share: float) -> None:
        self.now[seat] *= share
        self.before[seat] *= share


def spots_for_dogs(table: Position, knowledge: Knowledge) -> Spots | None:
    """In how many spots of each place a dog may lie; None where the past says nothing of how the cards came."""
    if not (table.trail[:1] and table.trail[0][0] == "deal" and table.holds("H3.2") and table.holds("H3.3")):
        return None
    drawn, pile, discards = Drawn(table), knowledge.sizes[knowledge.pile], float(knowledge.sizes[knowledge.discards])
    now = [*drawn.now, float(pile), discards]
    before = [*drawn.before, 0.0, discards]
    if not pile:  # nothing was shuffled yet that could lie there
        before = [old + new for old, new in zip(before, now, strict=True)]
    return lambda places: now if places >> knowledge.pile & 1 else before
