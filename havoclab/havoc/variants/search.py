"""Looking for the smallest position in which a rule matters: games, battles and tables thrown together, then shrunk.

States come from random and sensible play, from battles about to end with hands that nearly make something, and from all
of these with a place emptied or filled. Where a rule makes a difference, the position is made smaller step by step, as
long as it stays sound at both tables and the difference stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from havoclab.havoc.options import Options
from havoclab.havoc.soundness import problems
from havoclab.havoc.state import State
from havoclab.havoc.variants.difference import Difference, differences, result, still_differs, without
from havoclab.havoc.variants.trials import forget, places_of, states

#: Candidates that are shrunk for each rule and number of players.
CANDIDATES: Final = 6
#: States that one round of the search looks at, and how often another round is tried.
_ROUND: Final = 400
_ROUNDS: Final = 50
#: Up to so many cards outside the draw pile, two are tried to be taken away at once.
_FEW: Final = 20

#: Options and numbers of players at which a rule shows, where two players with the usual options don't do.
_TABLES: Final[dict[str, tuple[dict[str, Any], tuple[int, ...]]]] = {
    "H3.5": ({}, (5,)),
    "H3.5a": ({"faster_card": True}, (2,)),
    "H4.1": ({}, (3,)),
    "H5.2": ({}, (5,)),
    "H5.2a": ({"winner_turns": True}, (5,)),
    "H6.1b": ({"battle_order": "winner"}, (2,)),
    "H6.1c": ({"battle_order": "winner"}, (2,)),
    "H8.5d": ({"best_subset": True}, (2,)),
    "H8.5e": ({"best_subset": True}, (2,)),
    "H9.1a": ({"battle_order": "random"}, (2,)),
    "H11.1b": ({}, (4,)),
    "H13.7b": ({"john_of_gaunt": True, "battle_order": "winner"}, (2, 3)),
    "H13.10": ({"john_of_gaunt": True, "extra_chevauchees": True}, (2, 3)),
}
_WITH_JOHN: Final[dict[str, Any]] = {"john_of_gaunt": True}


class Found(NamedTuple):
    """A position in which a rule matters, and what differs."""

    state: State
    difference: Difference

    @property
    def size(self) -> tuple[int, ...]:
        """What makes a position small: few cards outside the draw pile, few players, little past; greater is larger.

        With John of Gaunt a whole battle may go by without anybody's choice: there a short story counts like few cards.
        """
        state = self.state
        outside = sum(len(cards) for cards in [*state.hands, *state.laid, state.recruits, state.discards])
        if state.options.has_john and self.difference.action in state.list_legal():
            outside += len(result(state, self.difference.action)[1])
        return outside, state.players, len(state.past), sum(state.points) + sum(state.cards_won) + state.peace

    @property
    def rank(self) -> tuple[Any, ...]:
        """How good a witness it is: small, a question of what is legal if possible, and settled between equals."""
        kind, action = self.difference
        return *self.size, kind != "legal", str(action), str(self.state.to_json())


def search(rules: Sequence[str], seed: int, seconds: float, tell: Callable[[str], None]) -> dict[str, Found]:
    """The smallest positions found for these rules, by rule.

    Args:
        rules: the rules to find witnesses for.
        seed: equal seeds find the same, as long as the time does not run out.
        seconds: how long to look for all of them together.
        tell: is told the progress, a line at a time.
    """
    until = monotonic() + seconds
    found: dict[str, Found] = {}
    for rule in rules:
        best = _search_one(rule, Random(f"{seed}/{rule}"), until)
        if best is not None:
            found[rule] = best
        tell(f"{rule}: " + ("nothing found" if best is None else f"{best.size[0]} cards, {best.difference.kind}"))
    return found


def _search_one(rule: str, rng: Random, until: float) -> Found | None:
    switches, numbers = _TABLES.get(rule, (_WITH_JOHN if rule.startswith("H13.") else {}, (2, 3)))
    for players in numbers:
        options = Options.read({"players": players, **switches})
        for _ in range(_ROUNDS):
            candidates: list[Found] = []
            for state in islice(states(options, rng), _ROUND):
                if monotonic() > until:
                    return None
                candidates += islice(find(state, rule), 1)
                if len(candidates) >= 4 * CANDIDATES:
                    break
            if candidates:
                candidates.sort(key=lambda each: each.size)
                return min((shrink(each, rule) for each in candidates[:CANDIDATES]), key=lambda each: each.rank)
    return None


def find(state: State, rule: str) -> Iterator[Found]:
    """What differs in this position, made sound and forgetful first."""
    if state.is_over:
        return
    other = without(state, rule)
    if problems(other):
        return
    for difference in differences(state, other, rule):
        plain = forget(state)
        if is_sound(plain, rule) and still_differs(plain, without(plain, rule), difference, rule):
            yield Found(plain, difference)


def is_sound(state: State, rule: str) -> bool:
    """Whether it can be, with the rule and without."""
    return not problems(state) and not problems(without(state, rule))


# --- shrinking ---


def shrink(found: Found, rule: str) -> Found:
    """The position made smaller in every way that leaves it sound and different."""
    best = found
    smaller = True
    while smaller:
        smaller = False
        for state in _smaller(best.state):
            trial = Found(forget(state), best.difference)
            if (
                is_sound(trial.state, rule)
                and trial.size < best.size
                and still_differs(trial.state, without(trial.state, rule), trial.difference, rule)
            ):
                best, smaller = trial, True
                break
    return best


def _smaller(state: State) -> Iterator[State]:
    """Positions a step smaller, the largest steps first."""
    yield from _less_past(state)
    places = places_of(state)
    for place, cards in enumerate(places):
        if len(cards) > 1:
            yield _moved(state, [(place, card) for card in cards])
    single = [(place, card) for place, cards in enumerate(places) for card in dict.fromkeys(cards)]
    for where in single:
        yield _moved(state, [where])
    if len(single) <= _FEW:  # equals stay equal only if both lose a card
        for pair in combinations(single, 2):
            yield _moved(state, pair)


def _moved(state: State, cards: Sequence[tuple[int, int]]) -> State:
    """The position with these cards, each with the number of its place, below the draw pile."""
    smaller = state.copy()
    places = places_of(smaller)
    for place, card in cards:
        places[place].remove(card)
        smaller.pile.insert(0, card)
    smaller.laid_now = min(smaller.laid_now, len(smaller.laid[smaller.seat]))
    return smaller


def _less_past(state: State) -> Iterator[State]:
    """The position with fewer points, fewer battles gone, the peace card at a lower number."""
    for keep in range(min(len(state.past), 2)):
        gone = state.past[: len(state.past) - keep]
        earlier = state.copy()
        earlier.past = state.past[len(gone) :]
        earlier.order = sorted([number for number, _, _ in gone] + state.order)
        yield earlier
    if any(state.points) or any(state.cards_won) or any(any(points) for _, _, points in state.past):
        poorer = state.copy()
        poorer.points = [0] * state.players
        poorer.cards_won = [0] * state.players
        poorer.past = [(number, winner, (0,) * state.players) for number, winner, _ in state.past]
        yield poorer
        poorer = poorer.copy()
        poorer.cards_won = state.cards_won[:]
        yield poorer
    for lower in range(state.peace):
        turned_back = state.copy()
        turned_back.peace = lower
        yield turned_back
