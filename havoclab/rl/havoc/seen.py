"""What all at a table of Havoc have seen of the cards that are hidden now."""

from __future__ import annotations

from havoclab.havoc.cards import DOG, VALUE
from havoclab.havoc.position import Position


class Seen:
    """For each hidden place, the cards that all saw go there and have not seen leave it.

    It follows the public trail and nothing else, so it is the same for every seat. It is a memory, not a proof: a card
    drawn unseen from a reshuffled pile, or discarded face down, still counts where it was last seen.

    Attributes:
        hands: by seat, a number for each card: 1 for a soldier, how many for dogs.
        pile: the same for the draw pile.
        discards: the same for the discard pile.

    Source: H3.3 (one dog each), H3.6 (what is hidden), H4.7 (looted cards are shown), H4.10 (discards become the pile).
    """

    __slots__ = ("_read", "discards", "hands", "pile")

    def __init__(self, players: int) -> None:
        self.hands = [bytearray(len(VALUE)) for _ in range(players)]
        self.pile = bytearray(len(VALUE))
        self.discards = bytearray(len(VALUE))
        self._read = 0

    def follow(self, position: Position) -> None:
        """Read what the trail tells since the last time."""
        trail = position.trail
        for what, who, cards in trail[self._read :]:
            if what == "gain":
                self._move(cards, self.hands[who])
            elif what == "show":
                self._move(cards, None, self.hands[who])
            elif what == "open":
                self._move(cards, None, self.pile)
            elif what == "clear":
                self._move(cards, self.discards)
            elif what == "shuffle":
                self.pile, self.discards = self.discards, bytearray(len(VALUE))
            elif what == "deal" and position.holds("H3.3") and position.holds("H3.2"):
                for hand in self.hands:
                    hand[DOG] = 1
        self._read = len(trail)

    def _move(self, cards: tuple[int, ...], to: bytearray | None, of: bytearray | None = None) -> None:
        """These cards are seen, whatever hidden place they come out of; then they go to another, or stay open.

        A soldier is known by its face and wiped out wherever it was thought to be; a dog leaves only its own place.
        """
        for card in cards:
            if card == DOG:
                if of is not None and of[DOG]:
                    of[DOG] -= 1
                if to is not None:
                    to[DOG] += 1
                continue
            for place in (*self.hands, self.pile, self.discards):
                place[card] = 0
            if to is not None:
                to[card] = 1
