"""Hidden cards laid out at random, within what is known of where they may lie. Source: H3.6."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from random import Random
from typing import Final

from havoclab.core.chance import shuffled
from havoclab.havoc.cards import DOG

#: Cards each with the place it was given.
_Placed = list[tuple[int, int]]
#: Several places, and cards that lie at one of these.
_Group = tuple[tuple[int, ...], tuple[int, ...]]
#: For cards that may lie at these places (as bits): by place, in how many spots of it such a card may lie.
Spots = Callable[[int], Sequence[float]]

#: How often bound cards are placed at random before each is placed with care.
_TRIES: Final = 32
#: Random keys are smaller.
_NEVER_DRAWN: Final = 1.0


@dataclass(frozen=True, slots=True)
class Layout:
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
    dogs: tuple[tuple[tuple[int, ...], tuple[float, ...], float, int], ...] = ()
    """Several places, the spots in each where a dog may lie, all of them together, and how many dogs lie there."""

    @classmethod
    def of(cls, hidden: Sequence[tuple[int, int]], sizes: Sequence[int], spots: Spots | None = None) -> Layout:
        """Sort hidden cards and their possible places for places of these sizes.

        Args:
            hidden: cards with the places that they may lie at, as bits.
            sizes: how many hidden cards lie at each place.
            spots: what tells dogs from soldiers; without it they are laid as other cards are.
        """
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
        dogs: dict[int, int] = {}
        for card, places in rest:
            if card == DOG and spots is not None:
                dogs[places] = dogs.get(places, 0) + 1
            else:
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
            dogs=() if spots is None else tuple(_with_spots(places, spots, room, dogs[places]) for places in dogs),
        )

    def sample(self, rng: Random) -> list[list[int]]:
        """The hidden cards by place, drawn at random within all that is known.

        The draw pile comes in random order, the other places in none.
        """
        draw = rng.random
        bound, room = self._place_bound(rng) if self.bound or self.dogs else ((), self.room)
        # Sorted by random keys a deck is shuffled, quicker than by exchanging its cards one by one; the keys come from
        # an iterator, because that calls no function of ours for each card.
        deck = sorted(self.free, key=partial(next, iter(draw, _NEVER_DRAWN)))
        found: list[list[int]] = []
        start = 0
        for end in accumulate(room):
            found.append(deck[start:end])
            start = end
        pile = found[-2]
        into_pile = found[-2] = []
        for place, cards in self.fixed:
            found[place] += cards
        for place, card in bound:
            found[place].append(card)
        for size, card in enumerate(into_pile, start=len(pile) + 1):
            pile.insert(int(draw() * size), card)
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
            if self.dogs:
                self._place_dogs(room, placed, rng)
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

    def _place_dogs(self, room: list[int], placed: _Placed, rng: Random) -> None:
        """Each dog to one of its places, more likely to one with more spots for it."""
        draw = rng.random
        for places, spots, total, count in self.dogs:
            left = list(spots)
            for _ in range(count):
                ticket = draw() * total
                chosen = 0
                if ticket >= left[0]:  # most dogs lie at the likeliest place, and need no search
                    for nth, spot in enumerate(left):
                        ticket -= spot
                        if ticket < 0:
                            chosen = nth
                            break
                left[chosen] -= 1
                total -= 1
                place = places[chosen]
                placed.append((place, DOG))
                room[place] -= 1

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
        bound += [(DOG, places) for places, _, _, count in self.dogs for _ in range(count)]
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


def _with_spots(
    places: int, spots: Spots, room: Sequence[int], count: int
) -> tuple[tuple[int, ...], tuple[float, ...], float, int]:
    """A group of dogs: its places, the likeliest first, how many spots of each may hold one, and of all."""
    by_place = spots(places)
    found = sorted(((min(float(room[place]), by_place[place]), place) for place in _places(places)), reverse=True)
    if sum(spot for spot, _ in found) < count:
        found = sorted(((float(room[place]), place) for place in _places(places)), reverse=True)
    by_place = tuple(spot for spot, _ in found)
    return tuple(place for _, place in found), by_place, sum(by_place), count
