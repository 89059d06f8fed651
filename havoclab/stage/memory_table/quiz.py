"""Questions about one deal, in their order: which one stands, what was answered, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from havoclab.lab.recall.deals import Deal
from havoclab.lab.recall.memory import MOST_ANSWERS, Answer
from havoclab.lab.recall.questions import Level, Question, ask
from havoclab.stage.memory_table.kept import KeptQuiz

#: The answer of somebody who does not know.
NOT_KNOWN = -1


@dataclass(frozen=True)
class Quiz:
    """Questions about a deal, under way.

    Attributes:
        deal: what is dealt.
        kept: how hard the questions are, and how far they have come.
    """

    deal: Deal
    kept: KeptQuiz

    @property
    def stops(self) -> list[int]:
        """After how many warriors the questions come."""
        return self.kept.level.stops(self.deal.warriors, self.deal.options.piles)[:MOST_ANSWERS]

    @property
    def at(self) -> int:
        """The place of the question that stands, or comes next; while an answer is looked at, of that one."""
        return len(self.kept.given) - self.kept.told

    def step_of(self, place: int) -> int:
        """After how many cards a question comes."""
        return self.deal.step_of(self.stops[place])

    def question(self, place: int) -> Question | None:
        """The question at a place; None if there was nothing to ask."""
        return _ask(self.deal, self.step_of(place), self.kept.level, self.kept.seat, f"{self.kept.seed}/{place}")

    @property
    def stands(self) -> bool:
        """Whether a question, or its answer, stands now."""
        return self.kept.told or (self.at < len(self.stops) and self.kept.step >= self.step_of(self.at))

    @property
    def is_over(self) -> bool:
        """Whether all is dealt and answered."""
        return self.kept.step >= self.deal.steps and self.at >= len(self.stops)

    def _changed(self, **fields: object) -> Quiz:
        return replace(self, kept=self.kept.model_copy(update=fields))

    def settled(self) -> Quiz:
        """Without the questions that stand and for which there is nothing to ask."""
        quiz = self
        while quiz.stands and not quiz.kept.told and quiz.question(quiz.at) is None:
            quiz = quiz._changed(given=(*quiz.kept.given, None))
        return quiz

    def advanced(self) -> Quiz:
        """One card on, unless a question stands or all cards lie."""
        if self.stands or self.kept.step >= self.deal.steps:
            return self
        return self._changed(step=self.kept.step + 1).settled()

    def answered(self, value: int) -> tuple[Quiz, Answer]:
        """The question that stands, answered; and what there is to note of it.

        Raises:
            ValueError: if it offers no such answer.
        """
        question = self.question(self.at)
        if question is None or value not in (*question.choices, NOT_KNOWN):
            raise ValueError(f"value: {value!r} is no answer that is offered")
        quiz = self._changed(given=(*self.kept.given, value), told=True)
        noted = Answer(question.kind, question.age, question.depth, question.luck, value in question.right)
        return quiz, noted

    def gone_on(self) -> Quiz:
        """With the answer laid aside."""
        return self._changed(told=False).settled()

    def paused(self, *, on: bool) -> Quiz:
        """With the deal waiting, or running on."""
        return self._changed(paused=on)

    @property
    def results(self) -> list[tuple[int, Question, int]]:
        """The questions answered so far: stop, question and the answer given."""
        found = []
        for place, value in enumerate(self.kept.given):
            question = self.question(place) if value is not None else None
            if question is not None and value is not None:
                found.append((self.stops[place], question, value))
        return found

    def check(self) -> None:
        """Refuse answers that nobody could have given here.

        Raises:
            ValueError: naming the first of them.
        """
        if self.kept.seat not in self.deal.others:
            raise ValueError(f"link.quiz.seat: {self.kept.seat} has no piles; allowed are {self.deal.others}")
        if self.kept.step > self.deal.steps:
            raise ValueError(f"link.quiz.step: {self.kept.step} is beyond the {self.deal.steps} cards of the deal")
        if len(self.kept.given) > len(self.stops):
            raise ValueError(f"link.quiz.given: {len(self.kept.given)} answers to {len(self.stops)} questions")
        if self.kept.told and not self.kept.given:
            raise ValueError("link.quiz.told: nothing was answered yet")
        for place, value in enumerate(self.kept.given):
            if self.step_of(place) > self.kept.step:
                raise ValueError(f"link.quiz.given: question {place + 1} was not asked yet")
            question = self.question(place)
            if (value is None) != (question is None):
                raise ValueError(f"link.quiz.given: answer {place + 1} does not fit its question")
            if question is not None and value not in (*question.choices, NOT_KNOWN):
                raise ValueError(f"link.quiz.given: {value!r} is no answer to question {place + 1}")


@lru_cache(maxsize=64)
def _ask(deal: Deal, step: int, level: Level, seat: int, chance: str) -> Question | None:
    return ask(deal, step, level, seat, Random(chance))
