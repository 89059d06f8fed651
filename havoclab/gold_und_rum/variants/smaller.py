"""What makes a position of Gold und Rum small, and the positions that are a step smaller than one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.rounds import start_card_places
from havoclab.gold_und_rum.state import State
from havoclab.gold_und_rum.variants.trials import lay_out
from havoclab.gold_und_rum.warriors import RECRUIT, empty, listed

_RECRUITING: Final = ("deal", "claim", "last-call")
#: With so many cards in armies, two are tried to be taken away at once: equals stay equal only if both lose one.
_FEW: Final = 16


def size_of(state: State) -> tuple[int, ...]:
    """Cards on the table and in hands, players, and what has been before; greater is larger."""
    lying = sum(map(len, state.piles)) + sum(map(sum, state.armies)) + sum(map(sum, state.sent))
    in_hand = sum(state.recruits) + sum(state.desertions)
    past = sum(state.points) + sum(state.last_won) + state.battles + len(state.fought) + sum(map(sum, state.stolen))
    return lying, state.players, in_hand, past, state.round


def smaller(state: State) -> Iterator[State]:
    """Positions a step smaller, the largest steps first."""
    yield from _less_past(state)
    if state.kind in _RECRUITING:
        yield from _less_dealt(state)
    elif state.kind == "favourite":
        yield from _less_on_piles(state)
    else:
        yield from _smaller_armies(state)


def _less_past(state: State) -> Iterator[State]:
    """Nothing scored, nobody has won before, the first round, no card taken by a spy, no hands."""
    for name in ("points", "last_won", "recruits", "desertions"):
        if any(getattr(state, name)):
            bare = state.copy()
            setattr(bare, name, [0] * state.players)
            yield bare
        for seat, number in enumerate(getattr(state, name)):
            if number:
                fewer = state.copy()
                getattr(fewer, name)[seat] -= 1
                yield fewer
    for name, least in (("round", 1), ("battles", len(state.fought))):
        if getattr(state, name) > least:
            earlier = state.copy()
            setattr(earlier, name, least)
            yield earlier
    if any(map(any, state.stolen)):
        untouched = state.copy()
        untouched.stolen = [empty() for _ in state.stolen]
        yield untouched
    for place in range(len(state.fought)):
        fewer = state.copy()
        del fewer.fought[place]
        fewer.won = []
        fewer.battles = max(0, fewer.battles - 1)
        yield fewer


def _less_dealt(state: State) -> Iterator[State]:
    """A claim less on a pile, or fewer warriors dealt, down to the last that lies bare. Source: G4.2."""
    for number, pile in enumerate(state.piles):
        for place, entry in enumerate(pile):
            if entry >= RECRUIT:
                fewer = state.copy()
                del fewer.piles[number][place]
                yield fewer
    for cards in (16, 4, 1):
        earlier = state.copy()
        if all(_take_back(earlier) for _ in range(cards)):
            yield earlier


def _take_back(position: Position) -> bool:
    """Take the warrior dealt last back into the deck, if it lies bare and is not the first. Source: G4.2."""
    if position.dealt < 2 or position.kind == "last-call":
        return False
    pile = position.piles[(position.dealt - 1) % len(position.piles)]
    if not pile or pile[-1] >= RECRUIT:
        return False
    if position.started:
        least = start_card_places(position.options).start
        if position.dealt - 2 < least:
            return False
        position.start_after = min(position.start_after, position.dealt - 2)
    position.deck.append(pile.pop())
    position.claimed = [min(moment, position.dealt) for moment in position.claimed]
    return True


def _less_on_piles(state: State) -> Iterator[State]:
    """A pile less, or a card less in one of them. Source: G5."""
    for number, pile in enumerate(state.piles):
        if len(pile) > 1:
            fewer = state.copy()
            fewer.piles[number] = []
            yield fewer
        for place in range(len(pile)):
            fewer = state.copy()
            del fewer.piles[number][place]
            yield fewer


def _smaller_armies(state: State) -> Iterator[State]:
    """An army less, or one or two cards less in hands and in the battle. Source: G5.3, G7.1."""
    lists = [*state.armies, *state.sent]
    cards = [(place, kind) for place, army in enumerate(lists) for kind in dict.fromkeys(listed(army))]
    for place, army in enumerate(lists):
        if sum(army) > 1:
            yield _with_less(state, [(place, kind) for kind in listed(army)])
    for card in cards:
        yield _with_less(state, [card])
    if len(cards) <= _FEW:
        for pair in combinations(cards, 2):
            yield _with_less(state, pair)


def _with_less(state: State, cards: Sequence[tuple[int, int]]) -> State:
    """The position without these cards, each with the number of its place: armies first, then what was sent."""
    fewer = state.copy()
    lists = [*fewer.armies, *fewer.sent]
    for place, kind in cards:
        lists[place][kind] -= 1
        if place < len(fewer.stolen):
            fewer.stolen[place][kind] = min(fewer.stolen[place][kind], lists[place][kind])
    lay_out(fewer)
    return fewer
