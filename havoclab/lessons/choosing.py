"""Steps that are questions with answers to pick from."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.lessons.asked import Asked, Bet
from havoclab.lessons.attempt import SHARED, Answer, Attempt, Spoken, Step, spoken


class ChooseAttempt(Attempt):
    """Pick the right answer. Commands: ``answer <id>``; ids are rules, seats, numbers ..."""

    def __init__(self, step: Step, choices: Sequence[str], right: str, reasons: dict[str, tuple[str, Spoken]]) -> None:
        super().__init__(step)
        self.choices, self.right, self.reasons = list(choices), right, reasons
        self.asked: Asked | None = None
        """Where the answers have words of their own: the question."""
        self.reset()

    def reset(self) -> None:
        """Nothing answered."""
        self.commands = []
        self.wrong: list[str] = []
        self.bet_on = ""
        """The answer that was bet on, where a chance is asked for."""
        self._done = False

    @property
    def done(self) -> bool:
        """Whether the right answer was given."""
        return self._done

    def do(self, command: str) -> Answer:
        """Give an answer."""
        if self.done:
            return Answer("info", self.step.rule, spoken(SHARED, "step-is-done"))
        verb, _, choice = command.partition(" ")
        if verb != "answer" or choice not in self.choices:
            raise ValueError(f"command: {command[:20]!r} is none here; allowed are 'answer' with one of {self.choices}")
        if self.asked is not None and self.asked.bet is not None:
            return self._bet(command, choice, self.asked.bet)
        if choice == self.right:
            self._done = True
            return self.keep(command, self.reached())
        if choice not in self.wrong:
            self.wrong.append(choice)
        rule, cause = self.reasons[choice]
        return self.keep(command, Answer("refused", rule, cause, self.step.say("look")))

    def _bet(self, command: str, choice: str, bet: Bet) -> Answer:
        """A bet is neither right nor wrong: the count is told, and how near it is. A far one comes up again."""
        self._done = True
        self.bet_on = choice
        self.misses += choice != self.right
        return self.keep(command, Answer("goal", self.step.rule, bet.told[choice], self.step.say("why")))

    def can(self) -> Sequence[str]:
        """Every answer not given yet."""
        return [] if self.done else [f"answer {choice}" for choice in self.choices if choice not in self.wrong]

    def solution(self) -> str | None:
        """The right answer."""
        return None if self.done else f"answer {self.right}"

    def what_to_do(self) -> Answer:
        """The reason: it tells the answer."""
        return Answer("hint", self.step.rule, self.step.say("why"))
