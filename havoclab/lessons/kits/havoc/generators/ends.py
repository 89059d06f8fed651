"""Fresh ends of games: places and points at Castillon, and who wears the crown. Source: H9.5b, H9.6, H10."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from havoclab.havoc import State
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.best import best_hand
from havoclab.havoc.strength import strength
from havoclab.lessons.kits.havoc.endings import run, who_ends_first
from havoclab.lessons.kits.havoc.forms import EndAsk
from havoclab.lessons.kits.havoc.generators.castillon import ANSWERS, deck_for, gone, last_dogs, numbers, totals
from havoclab.lessons.kits.havoc.generators.deck import TRIES, Deck, Made
from havoclab.lessons.kits.havoc.saying import NAMES
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_number


def the_end(rng: Random, hands: Sequence[Sequence[int]]) -> State:
    """Castillon fought with these hands: everything lies open."""
    state = lay_out(last_dogs(rng, hands), rng.getrandbits(16))
    return run(state, "done", on=True).after


def equal_hands(rng: Random, deck: Deck, spare: Sequence[int]) -> list[list[int]]:
    """Two hands of equal strength in other suits, with so many spare cards in each. Source: H8.6, H9.6."""
    size = rng.choice((2, 3))
    value, *beside = sorted(rng.sample(range(4, deck.highest + 1), 7 - size))
    hands = [deck.alike(value, size) for _ in spare]
    for other in beside:
        for hand in hands:
            hand += deck.alike(other, 1)
    for hand, count in zip(hands, spare, strict=True):
        hand += [card for low in range(1, count + 1) for card in deck.alike(low, 1)]
    return hands


def fought_castillon(rng: Random, players: int, *, equal: str, ahead: bool = False) -> State:
    """The end of a game.

    ``equal``: nobody (""), or two who differ in the cards "kept" in hand, or are "shared"; ``ahead``: of all others.
    """
    for _ in range(TRIES):
        deck = deck_for(rng, players)
        spare = [2, 2] if equal == "shared" else [rng.choice((0, 1)), 2]
        hands = equal_hands(rng, deck, spare) if equal else []
        hands += [sorted(deck.draw(rng.randint(5, 8))) for _ in range(players - len(hands))]
        if any(len(hand) < 5 for hand in hands):
            continue
        rng.shuffle(hands)
        strengths = [strength(best_hand(hand)) for hand in hands]
        if ahead and strengths.count(max(strengths)) < 2:
            continue
        if len(set(strengths)) == players - bool(equal):
            over = the_end(rng, hands)
            if (max(map(len, over.final)) == 2) == (equal == "shared"):
                return over
    raise AssertionError("castillon: no such hands")


def last_points(rng: Random) -> Made:
    """How many points did Castillon bring? Equal strength included. Source: H9.6."""
    over = fought_castillon(rng, rng.choice((4, 5, 6)), equal=rng.choice(("", "kept", "kept", "shared", "shared")))
    seat = rng.choice(over.final[rng.randrange(min(3, len(over.final)))])
    right = over.past[-1][2][seat]
    asked = which_number(right, numbers(rng, right, (11, 10, 9, 8, 6, 5, 4, 3, 1, 0)), "H9.6", over)
    return Made(asked=asked, slots={"name": NAMES[seat]})


def without_cards(rng: Random) -> Made:
    """Somebody holds no card at Castillon. Source: H9.5b."""
    players = rng.choice((3, 4, 5, 6))
    deck = deck_for(rng, players)
    seat, also = rng.sample(range(1, players), 2)
    empty = {seat} if rng.random() < 0.6 else {seat, also}
    hands = [[] if place in empty else deck.draw(rng.randint(1, 4)) for place in range(players)]
    over = the_end(rng, hands)
    right = over.past[-1][2][seat]
    asked = which_number(right, numbers(rng, right, (11, 8, 5, 4, 3, 2, 1, 0)), "H9.5b", over)
    return Made(asked=asked, slots={"name": NAMES[seat]})


def counted_card(rng: Random) -> Made:
    """Who may count Castillon's card among the battle cards won? Source: H9.6a."""
    equal = rng.choice(("shared", "kept"))
    over = fought_castillon(rng, 4, equal=equal, ahead=True)
    first, second, *_ = [seat for group in over.final for seat in group]
    seats = rng.sample([str(first), str(second), _key((first, second)), "nobody"], ANSWERS)
    return Made(asked=who_ends_first(EndAsk(end="card", seats=tuple(seats)), over, 0, NAMES))


def _key(seats: Iterable[int]) -> str:
    return "".join(map(str, sorted(seats)))


def with_past(rng: Random, over: State, wanted: Callable[[State], bool], *, tied: bool) -> State:
    """The same end after other eight battles, such that it is as wanted; ``tied``: some are equal in points."""
    past = [gone(rng, over.options, number) for number in range(1, CASTILLON)]
    for _ in range(TRIES):
        place = rng.randrange(len(past))
        past[place] = gone(rng, over.options, place + 1)
        points, won = totals([*past, over.past[-1]], over.seats)
        if (points.count(max(points)) > 1) != tied:
            continue
        state = over.copy()
        state.past, state.points, state.cards_won = [*past, over.past[-1]], points, won
        if wanted(state):
            return state
    raise AssertionError("past: no such battles")


def decided_by(over: State) -> str:
    """What decides who wears the crown: points, battle cards, the order at Castillon, or nothing. Source: H10.1."""
    outcome = over.outcome
    assert outcome is not None
    if len(outcome.places[0]) > 1:
        return "nothing"
    first = outcome.places[0][0]
    equal = [seat for seat in range(over.seats) if seat != first and over.points[seat] == over.points[first]]
    if not equal:
        return "points"
    return "castillon" if any(over.cards_won[seat] == over.cards_won[first] for seat in equal) else "cards"


def _crown(rng: Random, by: str) -> Made:
    def wanted(over: State) -> bool:
        return decided_by(over) == by

    equal = "shared" if by == "nothing" else rng.choice(("", "kept"))
    over = with_past(rng, fought_castillon(rng, 4, equal=equal), wanted, tied=by != "points")
    places = over.outcome.places if over.outcome else ()
    right, rest = _key(places[0]), [seat for group in places[1:] for seat in group]
    near = [str(seat) for seat in range(over.seats)] + [_key([places[0][0], seat]) for seat in rest]
    others = rng.sample([key for key in near if key != right], ANSWERS - 1)
    seats = tuple(rng.sample([right, *others], ANSWERS))
    return Made(asked=who_ends_first(EndAsk(end="crown", seats=seats), over, 0, NAMES))


def crown(rng: Random) -> Made:
    """Most points; if equal, more battle cards; if equal, the order at Castillon. Source: H10.1."""
    return _crown(rng, rng.choice(("points", "cards", "cards", "castillon", "castillon")))


def shared_crown(rng: Random) -> Made:
    """The same where nothing decides, or the order at Castillon does. Source: H10.1a."""
    return _crown(rng, rng.choice(("nothing", "nothing", "castillon")))


GENERATORS: Final = {
    "last-points": last_points,
    "without-cards": without_cards,
    "counted-card": counted_card,
    "crown": crown,
    "shared-crown": shared_crown,
}
