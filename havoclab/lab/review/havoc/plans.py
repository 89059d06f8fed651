"""Which sets of cards are worth a thought where cards are laid into a battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.state import State
from havoclab.havoc.actions import LAY, STOP
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.view import View

#: Kinds of choice in which cards are laid. Source: H6.2, H6.3, H6.4.
LAYING: Final = ("open-battle", "join", "add")
#: From so many cards of one value on, a set is laid whole or as a pair: what lies between differs little.
_WHOLE_SET: Final = 4


def plans_of(view: View) -> Sequence[Action]:
    """What could be done at this choice: every step, or, where cards are laid, every set worth a thought."""
    if view.decision is None or view.decision.kind not in LAYING:
        return view.legal_actions
    trial = view.sample(Random(0))  # nothing hidden is asked of it
    plans = [plan for cards in _sets(view) if cards and (plan := laying(trial, cards)) is not None]
    return [*plans, *(action for action in view.legal_actions if action not in LAY)]


def laying(state: State, cards: Sequence[int]) -> Action | None:
    """Laying these cards and no more in this step; None where the rules forbid it. Source: H6.2-H6.4."""
    steps: list[Action] = [LAY[card] for card in cards]
    whole = Together((*steps, STOP))
    if state.check(whole) is None:
        return whole
    plan = Together(tuple(steps)) if len(steps) > 1 else steps[0]
    if state.check(plan) is not None:
        return None
    done = state.copy()
    done.apply(plan)
    goes_on = done.decision is not None and state.decision is not None and done.decision == state.decision
    return None if goes_on else plan  # where no more could follow, the step ends by itself


def _sets(view: View) -> Iterator[list[int]]:
    """Cards that could be laid now: the sets that make something with what lies, and the cheapest ways to stay in."""
    assert view.seat is not None, "an onlooker has no choice"
    lying = [VALUE[card] for card in view.laid[view.seat]]
    room = MOST_INVOLVED - len(lying)
    by_value: dict[int, list[int]] = {}
    for card in view.hand:
        by_value.setdefault(VALUE[card], []).append(card)
    sets = [cards for value, cards in by_value.items() if value in lying or len(cards) > 1]
    sets.sort(key=lambda cards: (len(cards) + lying.count(VALUE[cards[0]]), VALUE[cards[0]]), reverse=True)
    for cards in sets:
        sizes = range(1, len(cards) + 1) if len(cards) < _WHOLE_SET else (2, 3, len(cards))
        yield from (cards[:size] for size in sizes if size <= room)
    for nth, cards in enumerate(sets[:3]):
        yield from ((cards + more)[:room] for more in sets[nth + 1 : 3])
    strongest = best_hand(view.hand, best_subset=view.options.best_subset)
    yield strongest[:room]
    yield from ([card] for card in (view.hand[:1] + view.hand[-1:]))
    yield list(view.hand[:2])
    soldiers = [card for card in view.hand if VALUE[card]]
    yield sorted(soldiers, key=lambda card: VALUE[card])[:2]
