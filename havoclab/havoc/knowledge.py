"""What a seat can know about hidden cards with perfect memory: a walk along all that was ever seen.

Every card that can't be seen now lies in some hand, in the draw pile or among the discards. The walk keeps, for each
of these places, which soldiers could lie there (as bits of one integer: a draw by a seat is then a single "or"), and
for the dogs, which are all alike, how many lie somewhere within which places. It never rules out what is true; after
a face-down discard it may keep a little more open than a perfect logician would.

Source: H3.3 (one dog each at the start), H3.6 (what is hidden), H4.7 (looting), H5.3 (face-down discards).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from havoclab.core.chance import shuffled
from havoclab.havoc.cards import DOG
from havoclab.havoc.position import Position
from havoclab.havoc.setup import soldiers


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
        elif what == "gain":
            for card in cards:
                self._settle(card, who)
        elif what == "show":
            for card in cards:
                self._remove(card, who)
        elif what == "open":
            for card in cards:
                self._remove(card, self.pile)
        elif what == "clear":
            for card in cards:
                self._settle(card, self.discards)
        elif what == "shuffle":
            could[self.pile], could[self.discards] = could[self.discards], 0
            self._shuffle_dogs()
        elif what == "bury":
            self._bury(who, secret)
        elif what == "look":
            if secret is not None:
                self._look(secret)
        else:
            self._begin(position, cards, dealt=what == "deal")

    def _begin(self, position: Position, lying_open: tuple[int, ...], *, dealt: bool) -> None:
        """A dealt game: seven soldiers and one dog each. A position set up by hand: anything anywhere."""
        players, dogs = position.players, position.options.supply.dogs
        bits = sum(1 << card for card in soldiers(position.options))
        for card in lying_open:
            bits &= ~(1 << card)
        if not dealt:
            anywhere = (1 << self.places) - 1
            self._could = [bits & ~1] * self.places
            self._dogs = {anywhere: dogs - lying_open.count(DOG)}
            return
        self._could = [bits] * (players + 1) + [0]
        self._dogs = {1 << seat: 1 for seat in range(players)}
        self._dogs[1 << self.pile] = dogs - players

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

    def _look(self, seen: tuple[int, ...]) -> None:
        """This seat saw all discards: what was there is there, what was not is not."""
        lying = [card for card in seen if card != DOG]
        for card in lying:
            self._settle(card, self.discards)
        self._could[self.discards] = sum(1 << card for card in lying)
        here = 1 << self.discards
        maybe = {places: dogs for places, dogs in self._dogs.items() if places & here and places != here}
        others = sum(maybe.values()) - (len(seen) - len(lying) - self._dogs.get(here, 0))
        for places in maybe:
            del self._dogs[places]
        self._dogs[here] = len(seen) - len(lying)
        if others:
            elsewhere = _union(maybe) & ~here
            self._dogs[elsewhere] = self._dogs.get(elsewhere, 0) + others

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
        exactly = 1 << place
        candidates = [exactly] if exactly in self._dogs else [places for places in self._dogs if places & exactly]
        total = sum(self._dogs.pop(places) for places in candidates)
        if total > 1:
            union = _union(candidates)
            self._dogs[union] = self._dogs.get(union, 0) + total - 1

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

    def chances(self) -> Layout:
        """The hidden cards sorted for :meth:`Layout.sample`."""
        return Layout.of(self.hidden(), self.sizes)


def _union(masks: Sequence[int] | dict[int, int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _merged(groups: object) -> dict[int, int]:
    merged: dict[int, int] = {}
    for places, dogs in groups:  # type: ignore[attr-defined]  # pairs
        if dogs:
            merged[places] = merged.get(places, 0) + dogs
    return merged


#: Cards each with the place it was given.
_Placed = list[tuple[int, int]]
#: Several places, and cards that lie at one of these.
_Group = tuple[tuple[int, ...], tuple[int, ...]]

#: How often bound cards are placed at random before each is placed with care.
_TRIES: Final = 32


class Layout(NamedTuple):
    """Hidden cards by how free they are: ``fixed`` in one place, ``bound`` to a few, ``free`` to lie at most places."""

    fixed: tuple[tuple[int, tuple[int, ...]], ...]
    """Places, and the cards that lie there for sure."""
    bound: tuple[_Group, ...]
    """Several places, and the cards that lie at one of these; the fewest places first."""
    free: tuple[int, ...]
    """The largest number of cards that may all lie at the same places."""
    reach: tuple[int, ...]
    """Those places."""
    beyond: tuple[int, ...]
    """The other places that have room."""
    room: tuple[int, ...]
    """By place: cards still to come, beside the fixed ones. The last two places are the draw pile and the discards."""

    @classmethod
    def of(cls, hidden: Sequence[tuple[int, int]], sizes: Sequence[int]) -> Layout:
        """Sort hidden cards and their possible places for places of these sizes."""
        room = list(sizes)
        fixed: list[list[int]] = [[] for _ in sizes]
        rest = list(hidden)
        while True:
            open_places = sum(1 << place for place, left in enumerate(room) if left)
            again = []
            for card, places in rest:
                places &= open_places
                if places & (places - 1):
                    again.append((card, places))
                else:
                    place = places.bit_length() - 1
                    fixed[place].append(card)
                    room[place] -= 1
            if len(again) == len(rest):
                break
            rest = again
        groups: dict[int, list[int]] = {}
        for card, places in rest:
            groups.setdefault(places, []).append(card)
        reach = max(groups, key=lambda places: (len(groups[places]), places), default=0)
        free = tuple(groups.pop(reach, ()))
        narrow_first = sorted(groups.items(), key=lambda group: (group[0].bit_count(), group[0]))
        return cls(
            fixed=tuple((place, tuple(cards)) for place, cards in enumerate(fixed) if cards),
            bound=tuple((_places(places), tuple(cards)) for places, cards in narrow_first),
            free=free,
            reach=_places(reach),
            beyond=_places(open_places & ~reach),
            room=tuple(room),
        )

    def sample(self, rng: Random) -> list[list[int]]:
        """The hidden cards by place, drawn at random within all that is known.

        The draw pile comes in random order, the other places in none.
        """
        draw = rng.random
        bound, room = self._place_bound(rng) if self.bound else ((), self.room)
        # Sorted by random keys a deck is shuffled, quicker than by exchanging its cards one by one.
        deck = sorted(self.free, key=lambda _: draw())
        found: list[list[int]] = []
        start = 0
        for left in room:
            end = start + left
            found.append(deck[start:end])
            start = end
        pile = found[-2]
        into_pile: list[int] = []
        found[-2] = into_pile
        for place, cards in self.fixed:
            found[place] += cards
        for place, card in bound:
            found[place].append(card)
        for card in into_pile:
            pile.insert(int(draw() * (len(pile) + 1)), card)
        found[-2] = pile
        return found

    def _place_bound(self, rng: Random) -> tuple[_Placed, Sequence[int]]:
        """The bound cards with their places, and the room that is left for the free ones.

        Each bound card goes to one of its places, more likely to one with more room. Where that leaves a card without
        room, or room that the free cards can't reach, all begins anew.
        """
        draw = rng.random
        for _ in range(_TRIES):
            room = list(self.room)
            placed: _Placed = []
            for places, cards in self._fill(room, placed, rng) if self.beyond else self.bound:
                if len(places) == 2:
                    # As the loop below does, in a third of the time, for what comes up most.
                    one, other = places
                    here, there = room[one], room[other]
                    for card in cards:
                        if draw() * (here + there) < here:
                            placed.append((one, card))
                            here -= 1
                        else:
                            placed.append((other, card))
                            there -= 1
                    room[one], room[other] = here, there
                    continue
                left = sum([room[place] for place in places])
                for card in cards:
                    ticket = draw() * left
                    left -= 1
                    for place in places:
                        ticket -= room[place]
                        if ticket < 0:
                            break
                    placed.append((place, card))
                    room[place] -= 1
            if min(room) >= 0 and not (self.beyond and any(room[place] for place in self.beyond)):
                return placed, room
        return self._place_one_by_one(rng)

    def _fill(self, room: list[int], placed: _Placed, rng: Random) -> list[_Group]:
        """Fill the places that free cards can't reach with bound ones, as far as possible; gives those left over."""
        draw = rng.random
        left: list[_Group] = [(places, (card,)) for places, cards in self.bound for card in cards]
        for place in self.beyond:
            tried = sorted(left, key=lambda _: draw())
            left = []
            for group in tried:
                if room[place] and place in group[0]:
                    placed.append((place, group[1][0]))
                    room[place] -= 1
                else:
                    left.append(group)
        return left

    def _place_one_by_one(self, rng: Random) -> tuple[_Placed, list[int]]:
        """When trying does not help: the bound cards with care, so that the free ones are left with room.

        One already settled moves on if that is the only way.
        """
        room = list(self.room)
        settled: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in room]

        def free_up(places: Sequence[int], tried: frozenset[int]) -> int:
            """A place among these with room, after moving others if need be; -1 if there is none."""
            open_now = [place for place in places if room[place] > 0]
            if open_now:
                return rng.choices(open_now, [room[place] for place in open_now])[0]
            for place in shuffled([place for place in places if place not in tried], rng):
                for other in shuffled(settled[place], rng):
                    elsewhere = free_up([p for p in other[1] if p != place], tried | {place})
                    if elsewhere >= 0:
                        settled[place].remove(other)
                        settled[elsewhere].append(other)
                        room[elsewhere] -= 1
                        room[place] += 1
                        return place
            return -1

        free = [(card, self.reach) for card in self.free]
        bound = [(card, places) for places, cards in self.bound for card in cards]
        for card, places in shuffled(bound + free, rng):
            place = free_up(places, frozenset())
            assert place >= 0, "the true position is one way to place the cards, so there is always one"
            settled[place].append((card, places))
            room[place] -= 1
        # The free cards are dealt anew into the room that they have taken.
        taken = [sum(places is self.reach for _, places in cards) for cards in settled]
        placed = [
            (place, card) for place, cards in enumerate(settled) for card, places in cards if places is not self.reach
        ]
        return placed, taken


def _places(bits: int) -> tuple[int, ...]:
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)
