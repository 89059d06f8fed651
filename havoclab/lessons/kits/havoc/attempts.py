"""Which attempt a step with hands alone is worked on with."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.havoc.cards import parse_cards
from havoclab.havoc.hands import compare, evaluate
from havoclab.lessons import made, model
from havoclab.lessons.attempt import Attempt, Spoken
from havoclab.lessons.attempt import Step as Words
from havoclab.lessons.kits.havoc.generators.deck import Made
from havoclab.lessons.kits.havoc.hands import BuildAttempt, HandsChoice, OrderAttempt, PairsAttempt, say_reason
from havoclab.lessons.kits.havoc.model import BuildStep, ChooseStep, OrderStep, ShowStep
from havoclab.lessons.kits.havoc.saying import SHARED, spoken
from havoclab.lessons.runner import rule_question


def attempt_at(step: model.Step, said: Words, given: made.Made) -> Attempt | None:
    """An attempt at a step with hands alone; None for any other step.

    Args:
        step: the step.
        said: its words.
        given: what its generator made.
    """
    hands = given if isinstance(given, Made) else Made()
    if isinstance(step, BuildStep):
        goal = hands.hand_goal or step.goal
        assert goal is not None
        return BuildAttempt(said, hands.cards or parse_cards(step.cards), goal)
    if isinstance(step, OrderStep):
        return OrderAttempt(said, hands.hands or [parse_cards(hand) for hand in step.hands])
    if isinstance(step, ShowStep) and step.setting is None:
        return PairsAttempt(said, [(parse_cards(first), parse_cards(second)) for first, second in step.pairs])
    return _choose(step, said, hands) if isinstance(step, ChooseStep) else None


def _choose(step: ChooseStep, said: Words, hands: Made) -> Attempt | None:
    """A question about hands; None for any other question."""
    if step.hand is not None:
        return rule_question(step, said, evaluate(parse_cards(step.hand)).explain()[-1].rule)
    if hands.asked is not None and hands.hands:
        question = hands.asked
        attempt = HandsChoice(said, list(question.choices), question.right, question.reasons, hands.hands)
        attempt.asked = question
        return attempt
    if hands.asked is None and (step.hands or hands.hands):
        return _strongest(said, hands.hands or [parse_cards(hand) for hand in step.hands])
    return None


def _strongest(said: Words, hands: Sequence[Sequence[int]]) -> HandsChoice:
    """Which hand is the strongest? Source: H8."""
    worths = [evaluate(hand) for hand in hands]
    best = max(range(len(hands)), key=lambda place: worths[place].key)
    reasons: dict[str, tuple[str, Spoken]] = {}
    for place, worth in enumerate(worths):
        if place != best:
            reason = compare(worths[best], worth).explain()
            reasons[str(place)] = (reason.rule, spoken(SHARED, "stronger-is-left", {"why": say_reason(reason)}))
    choices = [str(place) for place in range(len(hands))]
    return HandsChoice(said, choices, str(best), reasons, [sorted(hand) for hand in hands])
