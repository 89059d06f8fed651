"""Looking for the smallest position in which a rule matters: positions of all kinds, and the best of them shrunk.

Where a rule makes a difference, the position is made smaller step by step, as long as it stays sound at both tables and
the difference stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from havoclab.core.state import State
from havoclab.core.variants.trials import Difference, Trials

#: Candidates that are shrunk for each rule and number of players.
CANDIDATES: Final = 6
#: States that one round of the search looks at, and how often another round is tried.
_ROUND: Final = 400
_ROUNDS: Final = 50


class Found(NamedTuple):
    """A position in which a rule matters, what differs, and how small the position is."""

    state: State
    difference: Difference
    size: tuple[int, ...]

    @property
    def rank(self) -> tuple[Any, ...]:
        """How good a witness it is: small, a question of what is legal if possible, and settled between equals."""
        kind, move = self.difference
        return *self.size, kind != "legal", str(move.action), str(self.state.to_json())


def search(
    trials: Trials[Any], rules: Sequence[str], seed: int, seconds: float, tell: Callable[[str], None]
) -> dict[str, Found]:
    """The smallest positions found for these rules, by rule.

    Args:
        trials: how the game's rules are tried.
        rules: the rules to find witnesses for.
        seed: equal seeds find the same, as long as the time does not run out.
        seconds: how long to look for all of them together.
        tell: is told the progress, a line at a time.
    """
    until = monotonic() + seconds
    found: dict[str, Found] = {}
    for rule in rules:
        best = _search_one(trials, rule, Random(f"{seed}/{rule}"), until)
        if best is not None:
            found[rule] = best
        tell(f"{rule}: " + ("nothing found" if best is None else f"size {best.size[0]}, {best.difference.kind}"))
    return found


def _search_one(trials: Trials[Any], rule: str, rng: Random, until: float) -> Found | None:
    switches, numbers = trials.tables(rule)
    for players in numbers:
        options = trials.options.read({"players": players, **switches})
        for _ in range(_ROUNDS):
            candidates: list[Found] = []
            for state in islice(trials.states(options, rng), _ROUND):
                if monotonic() > until:
                    return None
                candidates += islice(_find(trials, state, rule), 1)
                if len(candidates) >= 4 * CANDIDATES:
                    break
            if candidates:
                candidates.sort(key=lambda each: each.size)
                shrunk = (shrink(trials, each, rule) for each in candidates[:CANDIDATES])
                return min(shrunk, key=lambda each: each.rank)
    return None


def _find(trials: Trials[Any], state: State, rule: str) -> Iterator[Found]:
    """What differs in this position, made sound and forgetful first."""
    if state.is_over:
        return
    other = trials.without(state, rule)
    if trials.problems(other):
        return
    for difference in trials.differences(state, other, rule):
        plain = trials.forget(state)
        if _is_sound(trials, plain, rule) and trials.still_differs(
            plain, trials.without(plain, rule), difference, rule
        ):
            yield Found(plain, difference, trials.size(plain, difference.move))


def _is_sound(trials: Trials[Any], state: State, rule: str) -> bool:
    """Whether it can be, with the rule and without."""
    return not trials.problems(state) and not trials.problems(trials.without(state, rule))


def shrink(trials: Trials[Any], found: Found, rule: str) -> Found:
    """The position made smaller in every way that leaves it sound and different."""
    best = found
    smaller = True
    while smaller:
        smaller = False
        for state in trials.smaller(best.state):
            plain = trials.forget(state)
            if not _is_sound(trials, plain, rule):
                continue
            trial = Found(plain, best.difference, trials.size(plain, best.difference.move))
            if trial.size < best.size and trials.still_differs(
                plain, trials.without(plain, rule), trial.difference, rule
            ):
                best, smaller = trial, True
                break
    return best
