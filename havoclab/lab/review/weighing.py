"""What else could be done at a choice, and which of it an estimate prefers, within a bounded number of continuations.

Where cards are laid, whole sets stand to choose, not single cards. First everything gets a short look; only what came
off best, and what somebody asks about, is played on often enough to be compared ("sequential halving", in one step).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.appraisal import Appraisal
from havoclab.core.bot import Bot, ask
from havoclab.core.state import State
from havoclab.games import load
from havoclab.havoc.actions import LAY, STOP, Lay
from havoclab.havoc.best import best_hand
from havoclab.havoc.bots import SensibleBot
from havoclab.havoc.cards import VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.view import View
from havoclab.lab.review.choices import LAYING

#: So many come into the closer comparison where there are continuations for them, else only the best few.
MOST_COMPARED: Final = 5
FEWEST_COMPARED: Final = 3
#: Continuations of one action: at the short look at least, in a comparison at least and at most.
SHORT_LOOK: Final = 3
FEWEST_SAMPLES: Final = 8
MOST_SAMPLES: Final = 64
#: With fewer samples nothing drops out early: it would be by chance.
FEWEST_TO_RACE: Final = 32
#: From so many cards of one value on, a set is laid whole or as a pair: what lies between differs little.
_WHOLE_SET: Final = 4


def weigh(
    view: View, rng: Random, *, runs: int, most: int = MOST_COMPARED, also: Sequence[Action] = ()
) -> tuple[Appraisal, ...]:
    """What the best actions of a choice are worth, best first, with differences from the same sampled positions.

    Args:
        view: of the seat whose choice it is.
        rng: draws the hidden cards.
        runs: about so many continuations are played in all.
        most: so many actions come into the comparison, beside those of ``also``.
        also: actions that stay in the comparison whatever the short look says, beside what the sensible bot would do.

    Raises:
        ValueError: if nothing is to be chosen, or an action is not legal there.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=2, seed=7).view(0)
    >>> [str(appraisal.action) for appraisal in weigh(view, Random(1), runs=40)]
    ['recruit', 'cry']
    """
    appraise = load("havoc").appraise
    assert appraise is not None, "Havoc can be appraised"
    also = [plan_by(SensibleBot(), view, rng), *also]
    plans = _each_once([*plans_of(view), *also])
    if len(plans) > most:
        short = max(SHORT_LOOK, runs // 2 // len(plans))
        looked = appraise(view, rng, samples=short, actions=plans)
        runs -= short * len(plans)
        compared = min(most, max(FEWEST_COMPARED, runs // FEWEST_SAMPLES))
        best = [appraisal.action for appraisal in looked[:compared]]
        plans = _each_once([*best, *also])
    samples = min(MOST_SAMPLES, max(FEWEST_SAMPLES, runs // len(plans)))
    return tuple(appraise(view, rng, samples=samples, actions=plans, drop_out=samples >= FEWEST_TO_RACE))


def weigh_against(
    view: View, reference: Action, rng: Random, *, samples: int, most: int, first: Sequence[Action] = ()
) -> tuple[Appraisal, ...]:
    """What other actions bring less than one, each compared with it on sampled positions of their own.

    Args:
        view: of the seat whose choice it is.
        reference: what the others are compared with.
        rng: draws the hidden cards.
        samples: so many continuations of both are played for each comparison.
        most: so many others are compared: those of ``first``, what the sensible bot would do, what a short look likes.
        first: what is to be compared in any case.
    """
    appraise = load("havoc").appraise
    assert appraise is not None, "Havoc can be appraised"
    looked = appraise(view, rng, samples=SHORT_LOOK, actions=_each_once([*plans_of(view), reference]))
    others = [*first, plan_by(SensibleBot(), view, rng), *(appraisal.action for appraisal in looked)]
    by_key = {key_of(action): action for action in reversed(others)}
    compared = [by_key[key] for key in dict.fromkeys(map(key_of, others)) if key != key_of(reference)][:most]
    found = []
    for action in compared:
        pair = appraise(view, rng, samples=samples, actions=(reference, action), drop_out=False)
        found.append(difference(pair, action))
    return tuple(sorted(found, key=lambda appraisal: appraisal.loss))


def difference(pair: Sequence[Appraisal], action: Action) -> Appraisal:
    """Of two appraised actions this one, against the other: its loss is below 0 where it brings more."""
    best, other = pair
    if other.action == action:
        return other
    return replace(best, loss=-other.loss, loss_low=-other.loss_high, loss_high=-other.loss_low)


def plan_by(bot: Bot, view: View, rng: Random) -> Action:
    """What a bot would do, a set of cards as one: laying brings nothing hidden to light, so it can be asked to the end.

    Raises:
        BotFault: naming the bot and what was wrong.
    """
    action = ask(bot, view, rng)
    if view.decision is None or view.decision.kind not in LAYING or not isinstance(action, Lay):
        return action
    state = view.sample(rng)
    steps: list[Action] = [action]
    state.apply(action)
    while state.decision == view.decision and isinstance(steps[-1], Lay):
        steps.append(ask(bot, state.view(view.seat), rng))
        state.apply(steps[-1])
    return Together(tuple(steps)) if len(steps) > 1 else action


def key_of(action: Action) -> tuple[str, ...]:
    """What is done, in whatever order: cards that are laid together are the same set.

    >>> from havoclab.havoc import State
    >>> one, other = State.read_action("lay b9, lay o9, stop"), State.read_action("lay o9, lay b9, stop")
    >>> key_of(one) == key_of(other)
    True
    """
    return tuple(sorted(map(str, action.steps))) if isinstance(action, Together) else (str(action),)


def _each_once(actions: Sequence[Action]) -> list[Action]:
    """The actions without those that do the same as a later one."""
    return list({key_of(action): action for action in actions}.values())


def plans_of(view: View) -> tuple[Action, ...]:
    """What could be done at this choice: every step, or, where cards are laid, every set worth a thought.

    Raises:
        ValueError: if the choice is not the view's seat's.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=2, seed=7)
    >>> _ = state.apply("cry")
    >>> [str(plan) for plan in plans_of(state.view(0))][:2]
    ['lay b8, lay o8, stop', 'lay b8, lay o8, lay g8, stop']
    """
    if view.decision is None or not view.legal_actions:
        raise ValueError("view: the choice is not this seat's")
    if view.decision.kind not in LAYING:
        return tuple(view.legal_actions)
    trial = view.sample(Random(0))  # nothing hidden is asked of it
    plans = [plan for cards in _sets(view) if cards and (plan := laying(trial, cards)) is not None]
    plans += [action for action in view.legal_actions if action not in LAY]
    return tuple(_each_once(plans))


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
