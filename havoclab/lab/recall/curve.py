"""How much was remembered, by how long ago a card was dealt and how deep it lay: shares with their 95 % intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from havoclab.core.game import PERFECT_MEMORY
from havoclab.gold_und_rum.bots.memory import remembered
from havoclab.lab.odds.chance import Chance
from havoclab.lab.recall.memory import Answer

#: From how many warriors ago to how many the parts of the curve reach.
AGES: Final = ((0, 4), (5, 9), (10, 19), (20, 39), (40, 79))
#: By so much less likely than the best, in logarithms, what lies outside a 95 % interval is: half of chi-square's 3.84.
_LESS_LIKELY: Final = 1.92
#: Whoever remembers may slip all the same: no answer is less likely than this.
_SLIP: Final = 0.01
#: Fewer answers than this say too little to name a bot.
ENOUGH: Final = 10

#: How many warriors lie on a card, likewise; the last part has no end that any pile could reach.
DEPTHS: Final = ((0, 0), (1, 1), (2, 2), (3, 4), (5, 79))


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a curve.

    Attributes:
        least: where it begins.
        most: where it ends, included.
        asked: how many questions fell into it.
        share: how many of them were answered right, with Wilson's interval; None where nothing was asked.
        bot: how many a bot with the memory that is compared would have answered right, guessing what it forgot.
    """

    least: int
    most: int
    asked: int
    share: Chance | None
    bot: float = 0.0


@dataclass(frozen=True, slots=True)
class Likeness:
    """The bot that would answer most like somebody: how many of a hundred cards it remembers. An estimate.

    Attributes:
        memory: of that bot.
        low: least memory that agrees with the answers, in 95 of 100 cases.
        high: most.
    """

    memory: int
    low: int
    high: int


def by_age(answers: Iterable[Answer], memory: int = PERFECT_MEMORY) -> list[Part]:
    """What was remembered, by how many warriors ago the card was dealt.

    Args:
        answers: all there are.
        memory: of the bot that is compared.

    >>> [(part.least, part.asked) for part in by_age([Answer("under", 3, 1, 25, True)])]
    [(0, 1), (5, 0), (10, 0), (20, 0), (40, 0)]
    """
    return _parts(answers, AGES, lambda answer: answer.age, memory)


def by_depth(answers: Iterable[Answer]) -> list[Part]:
    """What was remembered, by how many warriors lay on the card."""
    return _parts(answers, DEPTHS, lambda answer: answer.depth, PERFECT_MEMORY)


def share_of(answers: Sequence[Answer]) -> Chance | None:
    """How much was answered right of all; None where nothing was."""
    return Chance.estimate(sum(answer.right for answer in answers), len(answers)) if answers else None


def like_bot(answers: Iterable[Answer]) -> Likeness | None:
    """Which bot's memory makes these answers most likely; None where there are too few.

    >>> like_bot([Answer("under", 20, 1, 25, True)] * 40)
    Likeness(memory=100, low=88, high=100)
    """
    known = [answer for answer in answers if answer.age >= 0]
    if len(known) < ENOUGH:
        return None
    alike = Counter((answer.age, answer.luck, answer.right) for answer in known)
    likely = [
        sum(number * _likelihood(*answer, memory) for answer, number in alike.items())
        for memory in range(PERFECT_MEMORY + 1)
    ]
    best = max(likely)
    near = [memory for memory, value in enumerate(likely) if value >= best - _LESS_LIKELY]
    return Likeness(likely.index(best), near[0], near[-1])


def _likelihood(age: int, luck: int, right: bool, memory: int) -> float:
    """How likely such an answer is for a bot with this memory, as a logarithm."""
    share = _right(age, luck, memory)
    return log(max(share if right else 1 - share, _SLIP))


def _right(age: int, luck: int, memory: int) -> float:
    """How often a bot with this memory would answer right, guessing what it forgot."""
    kept = remembered(memory, age)
    return kept + (1 - kept) * luck / 100


def _parts(
    answers: Iterable[Answer], bounds: Sequence[tuple[int, int]], place: Callable[[Answer], int], memory: int
) -> list[Part]:
    known = list(answers)
    parts = []
    for least, most in bounds:
        here = [answer for answer in known if least <= place(answer) <= most]
        bot = sum(_right(answer.age, answer.luck, memory) for answer in here) / len(here) if here else 0.0
        parts.append(Part(least, most, len(here), share_of(here), bot))
    return parts
