"""Questions about what lies in the piles, as hard as one likes; the answers are what was really dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from havoclab.core.chance import shuffled
from havoclab.gold_und_rum.warriors import BACK, FIRST_SPY
from havoclab.lab.recall.deals import Deal, Laid
from havoclab.lab.recall.heat import worths

#: Kinds of question, each with the letter under which its answers are kept.
KINDS: Final = {"top": "t", "under": "u", "inside": "i", "where": "w", "how-many": "h", "worth": "v"}
#: How many answers a question about a card or a number offers.
ANSWERS: Final = 4
#: Piles that a question about their worth compares.
COMPARED: Final = 3
#: The best of them is worth so much at least, in points.
LEAST_WORTH: Final = 0.3
#: By so much, of what the best is worth, it must be ahead for the question to be fair.
AHEAD: Final = 0.2
#: So many warriors are covered before the first question.
COVERED: Final = 3
#: Of a warrior that lies in more piles than this, or in more than half of them, nobody is asked where it lies.
MOST_PLACES: Final = 3


#: Questions about one card: they are what a curve is made of, so they come more often.
_SINGLE: Final = ("under", "inside", "where")


class Level(BaseModel):
    """How hard the questions are.

    Attributes:
        piles: how many piles are asked about; 0: all.
        back: how many warriors ago a card may have been dealt that is asked about; 0: any.
        tops: only what lies on top is asked.
        every: so many warriors are dealt between two questions; 0: all questions come after the deal.
        pause: seconds a card is looked at, in tenths.
        after: how many questions come after the deal.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    piles: int = Field(default=0, ge=0, le=14)
    back: int = Field(default=0, ge=0, le=80)
    tops: bool = False
    every: int = Field(default=10, ge=0, le=40)
    pause: int = Field(default=25, ge=2, le=100)
    after: int = Field(default=4, ge=0, le=20)

    def stops(self, warriors: int, piles: int) -> list[int]:
        """After how many warriors each question comes, in order; none before some warriors are covered.

        Args:
            warriors: how many are dealt.
            piles: how many piles there are.

        >>> Level(every=10, after=2).stops(40, piles=9)
        [20, 30, 40, 40]
        """
        least = 1 if self.tops else piles + COVERED
        during = range(self.every, warriors, self.every) if self.every else ()
        return [*(stop for stop in during if stop >= least), *(warriors for _ in range(self.after))]


@dataclass(frozen=True, slots=True)
class Question:
    """A question about the piles as they lie.

    Attributes:
        kind: one of :data:`KINDS`.
        pile: the pile that is asked about; -1: none alone.
        subject: the warrior whose place is asked, or the back whose number; -1: neither.
        choices: the answers offered: warriors, numbers or piles.
        right: those of them that are right.
        placed: the card that answers it, where it lies; None where the answer is more than one card.
        age: how many warriors ago that card was dealt; -1 where it is none.
        depth: how many warriors lie on it; -1 where it is none.
    """

    kind: str
    pile: int
    subject: int
    choices: tuple[int, ...]
    right: frozenset[int]
    placed: Laid | None = None
    age: int = -1
    depth: int = -1

    @property
    def luck(self) -> int:
        """How many of a hundred mere guesses would be right."""
        return round(100 * len(self.right) / len(self.choices))


@dataclass(frozen=True, slots=True)
class _Seen:
    """A warrior in a pile: where, how deep, how long ago."""

    card: Laid
    depth: int
    age: int


def ask(deal: Deal, step: int, level: Level, seat: int, rng: Random) -> Question | None:
    """A question about the piles as they lie after so many cards; None while nothing can be asked.

    Args:
        deal: what was dealt.
        step: how many of its cards lie.
        level: how hard it may be.
        seat: for whom piles are worth something.
        rng: chooses; the same generator asks the same.
    """
    piles = deal.piles_at(step)[: level.piles or None]
    kinds = ["top"] if level.tops else [*_SINGLE, *_SINGLE, "how-many", "worth"]
    asking = _Asking(deal, piles, level, deal.dealt(step), rng)
    for kind in shuffled(kinds, rng):
        question = asking.worth(seat, deal.piles_at(step)) if kind == "worth" else asking.of(kind)
        if question is not None:
            return question
    return None


class _Asking:
    """What can be asked at one moment."""

    def __init__(self, deal: Deal, piles: list[list[Laid]], level: Level, now: int, rng: Random) -> None:
        self.rng, self.deal = rng, deal
        self.piles = [[card for card in pile if card.is_warrior] for pile in piles]
        self.seen = [
            _Seen(card, len(pile) - place - 1, now - card.moment)
            for pile in self.piles
            for place, card in enumerate(pile)
            if not level.back or now - card.moment < level.back
        ]
        # What a player laid on a warrior covers it, but nobody has to remember what lies under the top then.
        self.tops = {card.entry for pile in piles if pile and (card := pile[-1]).is_warrior}

    def of(self, kind: str) -> Question | None:
        """A question of this kind, if there is one."""
        if kind == "how-many":
            return self._how_many()
        if kind == "where":
            return self._where()
        could = [seen for seen in self.seen if _fits(kind, seen)]
        if kind == "inside":
            could = [seen for seen in could if self._is_alone(seen.card)]
        return self._about(kind, self._one_of(could)) if could else None

    def _one_of(self, could: Sequence[_Seen]) -> _Seen:
        return could[int(self.rng.random() * len(could))]

    def _is_alone(self, card: Laid) -> bool:
        """Whether no equal warrior lies in its pile, which would make its age unclear."""
        return sum(other.entry == card.entry for other in self.piles[card.pile]) == 1

    def _about(self, kind: str, seen: _Seen) -> Question | None:
        """Which warrior is it? The wrong answers lie elsewhere on the table."""
        card = seen.card
        here = {other.entry for other in self.piles[card.pile]}
        elsewhere = sorted({other.entry for pile in self.piles for other in pile} - here)
        wrong = shuffled(elsewhere, self.rng)[: ANSWERS - 1]
        if len(wrong) < ANSWERS - 1:
            return None
        choices = tuple(sorted([card.entry, *wrong]))
        return Question(kind, card.pile, -1, choices, frozenset({card.entry}), card, seen.age, seen.depth)

    def _where(self) -> Question | None:
        """Which pile holds it? Any of those that do is right."""
        places: dict[int, set[int]] = {}
        for pile in self.piles:
            for card in pile:
                places.setdefault(card.entry, set()).add(card.pile)
        most = min(MOST_PLACES, len(self.piles) // 2)
        could = [
            seen
            for seen in self.seen
            if seen.depth and seen.card.entry not in self.tops and len(places[seen.card.entry]) <= most
        ]
        if not could:
            return None
        # The latest of equal cards is what an answer is counted by: it is the easiest to remember.
        kind = self._one_of(could).card.entry
        latest = min((seen for seen in self.seen if seen.card.entry == kind), key=lambda seen: seen.age)
        choices = tuple(range(len(self.piles)))
        return Question("where", -1, kind, choices, frozenset(places[kind]), latest.card, latest.age, latest.depth)

    def _how_many(self) -> Question | None:
        """How many of one sort lie in a pile?"""
        could = [
            (pile[0].pile, back, number)
            for pile in self.piles
            if len(pile) > 1
            for back in range(BACK[FIRST_SPY])
            if (number := sum(BACK[card.entry] == back for card in pile))
        ]
        if not could:
            return None
        pile, back, number = could[int(self.rng.random() * len(could))]
        least = max(0, number - int(self.rng.random() * ANSWERS))
        return Question("how-many", pile, back, tuple(range(least, least + ANSWERS)), frozenset({number}))

    def worth(self, seat: int, piles: list[list[Laid]]) -> Question | None:
        """Which of these piles is worth most to this seat?"""
        found = worths(self.deal, piles, seat)[: len(self.piles)]
        filled = [place for place, pile in enumerate(self.piles) if pile]
        fair = []
        for places in combinations(filled, COMPARED):
            best, second, *_ = sorted((found[place] for place in places), reverse=True)
            if best >= LEAST_WORTH and best - second >= AHEAD * best:
                fair.append(places)
        if not fair:
            return None
        choices = fair[int(self.rng.random() * len(fair))]
        return Question("worth", -1, -1, choices, frozenset({max(choices, key=lambda place: found[place])}))


def _fits(kind: str, seen: _Seen) -> bool:
    """Whether a card lies as deep as a question of this kind asks."""
    return seen.depth == (0 if kind == "top" else 1) if kind in ("top", "under") else seen.depth > 0
