"""What a seat can know about hidden cards with perfect memory: a walk along all that was ever seen.

Every card that can't be seen now lies in some hand, in the draw pile or among the discards. The walk keeps, for each
of these places, which soldiers could lie there (as bits of one integer: a draw by a seat is then a single "or"), and
for the dogs, which are all alike, how many lie somewhere within which places. It never rules out what is true; after
a face-down discard it may keep a little more open than a perfect logician would.

Source: H3.3 (one dog each at the start), H3.6 (what is hidden), H4.7 (looting), H5.3 (face-down discards).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from havoclab.havoc.cards import DOG, JOHN, SUITS
from havoclab.havoc.cards import card as soldier
from havoclab.havoc.layout import Layout, Spots
from havoclab.havoc.position import IN_PILE, Position


class Knowledge:
    """Where the cards that ``seat`` can't see may lie.

    Places are numbered: hands 0 to players - 1, then the draw pile, then the discards.

    Args:
        position: the table as this seat sees it (only public fields, its own hand and its own secrets are read).
        seat: whose knowledge; None for an onlooker.
        sizes: how many hidden cards lie at each place; 0 for the seat's own hand.
    """

    __slots__ = ("_could", "_dogs", "discards", "pile", "places", "seat", "sizes")

    def __init__(self, position: Position, seat: int | None, sizes: Sequence[int]) -> None:
        players = position.players
        self.seat = seat
        self.sizes = tuple(sizes)
        self.pile = players
        self.discards = players + 1
        self.places = players + 2
        self._could = [0] * self.places
        self._dogs: dict[int, int] = {}
        secrets = dict(position.secrets[seat]) if seat is not None else {}
        for index, (what, who, cards) in enumerate(position.trail):
            self._follow(position, what, who, cards, secrets.get(index))
        self._close(position)

    # --- the walk ---

    def _follow(
        self, position: Position, what: str, who: int, cards: tuple[int, ...], secret: tuple[int, ...] | None
    ) -> None:
        could = self._could
        if what == "draw":
            could[who] |= could[self.pile]
            self._spread_dogs(self.pile, who)
        elif what in ("show", "open"):
            for card in cards:
                self._remove(card, who if what == "show" else self.pile)
        elif what in ("gain", "clear"):
            for card in cards:
                self._settle(card, who if what == "gain" else self.discards)
        elif what == "shuffle":
            could[self.pile], could[self.discards] = could[self.discards], 0
            self._shuffle_dogs()
        elif what == "bury":
            self._bury(who, secret)
        elif what == "look":
            self._look(secret)
        else:
            self._begin(position, cards, dealt=what == "deal")

    def _begin(self, position: Position, lying_open: tuple[int, ...], *, dealt: bool) -> None:
        """A dealt game: seven soldiers and one dog each. A position set up by hand: anything anywhere."""
        players, dogs = position.players, position.options.supply.dogs
        bits = _soldier_bits(position.options.supply.highest)
        for card in lying_open:
            bits &= ~(1 << card)
        if not dealt:
            anywhere = (1 << self.places) - 1
            self._could = [bits & ~1] * self.places
            self._dogs = {anywhere: dogs - lying_open.count(DOG)}
            return
        self._could = [bits] * (players + 1) + [0]
        if not position.holds("H3.3"):  # the dogs were shuffled in before the deal
            self._dogs = {(1 << players + 1) - 1: dogs - lying_open.count(DOG)}
            return
        dealt_dogs = 1 if position.holds("H3.2") else 0
        self._dogs = _merged((1 << seat, dealt_dogs) for seat in range(players))
        self._dogs[1 << self.pile] = dogs - players * dealt_dogs

    def _settle(self, card: int, place: int) -> None:
        """Everybody saw the card go to this place."""
        if card == DOG:
            self._dogs[1 << place] = self._dogs.get(1 << place, 0) + 1
            return
        self._forget(card)
        self._could[place] |= 1 << card

    def _remove(self, card: int, place: int) -> None:
        """Everybody saw the card leave this hidden place."""
        if card == DOG:
            self._remove_dog(place)
        else:
            self._forget(card)

    def _forget(self, card: int) -> None:
        mask = ~(1 << card)
        self._could = [cards & mask for cards in self._could]

    def _bury(self, who: int, secret: tuple[int, ...] | None) -> None:
        if secret is not None:
            self._remove(secret[0], who)
            self._settle(secret[0], self.discards)
        else:
            self._could[self.discards] |= self._could[who]
            self._spread_dogs(who, self.discards)

    def _look(self, seen: tuple[int, ...] | None) -> None:
        """If this seat saw all discards: what was there is there, what was not is not."""
        if seen is None:
            return
        lying = [card for card in seen if card != DOG]
        for card in lying:
            self._settle(card, self.discards)
        self._could[self.discards] = sum(1 << card for card in lying)
        here = 1 << self.discards
        dogs = len(seen) - len(lying)
        for _ in range(dogs):
            self._remove_dog(self.discards)
        self._dogs = _merged((places & ~here, count) for places, count in self._dogs.items())
        if dogs:
            self._dogs[here] = dogs

    # --- dogs: how many, within which places ---

    def _spread_dogs(self, origin: int, target: int) -> None:
        spread: dict[int, int] = {}
        for places, dogs in self._dogs.items():
            wider = places | 1 << target if places >> origin & 1 else places
            spread[wider] = spread.get(wider, 0) + dogs
        self._dogs = spread

    def _shuffle_dogs(self) -> None:
        """The draw pile was empty; now it is what the discards were."""
        pile, here = 1 << self.pile, 1 << self.discards
        moved: dict[int, int] = {}
        for places, dogs in self._dogs.items():
            now = places & ~pile
            if now & here:
                now = now & ~here | pile
            moved[now] = moved.get(now, 0) + dogs
        self._dogs = moved

    def _remove_dog(self, place: int) -> None:
        """One dog less at this place, and it may have been one of any group there.

        Each such group has one dog less for sure, and all of them together have only one less: what one of them lost
        too many is put back where the dog may be, within that group and the narrower ones.
        """
        exactly = 1 << place
        if exactly in self._dogs:
            candidates = [exactly]
        else:
            candidates = sorted(
                (each for each in self._dogs if each & exactly), key=lambda each: (each.bit_count(), each)
            )
        union = 0
        for number, places in enumerate(candidates):
            union |= places
            self._dogs[places] -= 1
            if number:
                self._dogs[union] = self._dogs.get(union, 0) + 1
        self._dogs = {places: dogs for places, dogs in self._dogs.items() if dogs}

    # --- what is seen now ---

    def _close(self, position: Position) -> None:
        """Take out what lies open, and what lies in the seat's own hand."""
        seen = [*position.recruits, *(card for cards in position.laid for card in cards)]
        if self.seat is not None:
            for card in position.hands[self.seat]:
                if card == DOG:
                    self._remove_dog(self.seat)
                else:
                    seen.append(card)
            mine = 1 << self.seat
            self._dogs = _merged((places & ~mine, dogs) for places, dogs in self._dogs.items())
            self._could[self.seat] = 0
        if self.seat == position.seat and position.kind in ("pick", "pick-after-battle"):
            self._look(tuple(position.discards))  # it is looking through them right now
        mask = ~sum(1 << card for card in seen if card != DOG)
        self._could = [cards & mask for cards in self._could]
        if position.john == IN_PILE:  # nobody else can hold him, and all see when he is drawn: H13.2
            self._could[self.pile] |= 1 << JOHN
        # Nothing lies at an empty place.
        for place, size in enumerate(self.sizes):
            if not size:
                self._could[place] = 0
                self._dogs = _merged((places & ~(1 << place), dogs) for places, dogs in self._dogs.items())

    # --- answers ---

    def hidden(self) -> list[tuple[int, int]]:
        """Every hidden card with the places it may lie at, as bits; dogs one by one."""
        found: dict[int, int] = {}
        for place, cards in enumerate(self._could):
            bit = 1 << place
            while cards:
                low = cards & -cards
                card = low.bit_length() - 1
                found[card] = found.get(card, 0) | bit
                cards ^= low
        dogs = [(DOG, places) for places, count in sorted(self._dogs.items()) for _ in range(count)]
        return [*dogs, *sorted(found.items())]

    def surely(self, place: int) -> list[int]:
        """The hidden cards that are at this place for sure, sorted."""
        return [card for card, places in self.hidden() if places == 1 << place]

    def chances(self, spots: Spots | None = None) -> Layout:
        """The hidden cards sorted for :meth:`Layout.sample`; ``spots`` tell where dogs are likely to lie."""
        return Layout.of(self.hidden(), self.sizes, spots)


@lru_cache
def _soldier_bits(highest: int) -> int:
    return sum(1 << soldier(suit, value) for suit in range(len(SUITS)) for value in range(1, highest + 1))


def _merged(groups: Iterable[tuple[int, int]]) -> dict[int, int]:
    merged: dict[int, int] = {}
    for places, dogs in groups:
        if dogs:
            merged[places] = merged.get(places, 0) + dogs
    return merged
