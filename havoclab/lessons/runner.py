"""Walking through a lesson: one attempt a step, what was solved at once, and a small token to come back with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Final, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import say_fault
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Attempt
from havoclab.lessons.attempt import Step as Words
from havoclab.lessons.catalogue import Page, read_catalogue
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.kits import Kit, kit_of
from havoclab.lessons.made import Made
from havoclab.lessons.model import ChooseStep, DoStep, Lesson, ShowStep, Step
from havoclab.lessons.questions import which_rule
from havoclab.lessons.table import ShowAttempt, TableAttempt, decides, rule_that_fires

#: How a step stands: not done, done with misses or hints, done at the first go.
OPEN, DONE, CLEAN = 0, 1, 2
#: Most seeds there are.
MOST_SEEDS: Final = 2**32

Command = Annotated[str, StringConstraints(max_length=200)]


class Kept(BaseModel):
    """What a token holds."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    lesson: str = Field(max_length=40)
    version: int
    at: int = Field(ge=0, le=40)
    seed: int = Field(ge=0, lt=MOST_SEEDS)
    round: int = Field(ge=0, le=99)
    restarts: int = Field(default=0, ge=0, le=999)
    marks: str = Field(pattern=r"^[012]{0,40}$")
    moves: tuple[Command, ...] = Field(default=(), max_length=60)
    misses: int = Field(default=0, ge=0, le=999)
    hints: int = Field(default=0, ge=0, le=3)
    language: str = Field(default="", pattern="^(en|hu)?$")


class BadProgress(ValueError):
    """A token that can't be gone on with; ``message`` is the id of the sentence that says why."""

    def __init__(self, message: str, detail: str) -> None:
        super().__init__(detail)
        self.message = message


class Run:
    """One walk through a lesson.

    Args:
        page: the page of the lesson, or its id.
        seed: makes the positions of the questions; the same seed, the same questions.

    >>> run = Run("havoc-recruit", seed=1)
    >>> run.at, run.attempt.done
    (0, False)
    """

    def __init__(self, page: Page | str, seed: int = 0) -> None:
        self.page = read_catalogue().page(page) if isinstance(page, str) else page
        self.lesson: Lesson = self.page.lesson
        self._start(seed)

    def _start(self, seed: int, restarts: int = 0) -> None:
        self.seed = seed % MOST_SEEDS
        self.restarts = restarts
        self.round = 0
        self.at = 0
        self.marks = [OPEN] * len(self.lesson.steps)
        self.attempt = self.begin(0)

    @property
    def step(self) -> Step:
        """The step being worked on."""
        return self.lesson.steps[self.at]

    @property
    def solved(self) -> bool:
        """Whether every question at the end was answered at the first go, without a hint."""
        return all(self.marks[place] == CLEAN for place in self.lesson.questions)

    @property
    def over(self) -> bool:
        """Whether the last step of this round is done."""
        return self._next_place() is None and self.may_go_on

    @property
    def may_go_on(self) -> bool:
        """Whether this step is done, now or on an earlier visit."""
        return self.attempt.done or self.marks[self.at] != OPEN

    @property
    def rank(self) -> int:
        """How far it is. A walk through the same lesson with a higher rank is further, or was begun anew on purpose."""
        questions = self.round * len(self.marks)  # what is asked once more was done before
        return self.restarts * 10_000 + questions + len(self.marks) - self.marks.count(OPEN)

    def begin(self, place: int) -> Attempt:
        """A fresh attempt at a step."""
        rng = Random(f"{self.lesson.id} {self.seed} {self.round} {place}")
        return make_attempt(self.lesson.game, self.lesson.names, self.page.package, self.lesson.steps[place], rng)

    def mark(self) -> bool:
        """Note how the step stands, once it is done; True if it was open until now."""
        if not self.attempt.done or self.marks[self.at] != OPEN:
            return False
        self.marks[self.at] = DONE if self.attempt.misses or self.attempt.hints > 1 else CLEAN
        return True

    def next(self) -> bool:
        """Go to the next step that is not done yet; False if this one is not done, or there is none."""
        self.mark()
        place = self._next_place()
        if not self.may_go_on or place is None:
            return False
        self.visit(place)
        return True

    def _next_place(self) -> int | None:
        later = range(self.at + 1, len(self.lesson.steps))
        return next((place for place in later if self.marks[place] == OPEN), None)

    def back(self) -> None:
        """Go to the step before, to look at it or do it once more; its mark stays."""
        if self.at:
            self.visit(self.at - 1)

    def ask_again(self) -> None:
        """Begin another round: the questions that were not answered at the first go, on new positions."""
        again = [place for place in self.lesson.questions if self.marks[place] != CLEAN]
        if again:
            self.round = min(99, self.round + 1)
            for place in again:
                self.marks[place] = OPEN
            self.visit(again[0])

    def restart(self) -> None:
        """From the beginning, with new positions."""
        self._start(self.seed + 1, min(999, self.restarts + 1))

    def visit(self, place: int) -> None:
        """Go to any step, to look at it or do it once more; all marks stay.

        Raises:
            ValueError: if there is no such step.
        """
        if not 0 <= place < len(self.lesson.steps):
            raise ValueError(f"place: {place} is no step; allowed are 0 to {len(self.lesson.steps) - 1}")
        self.at = place
        self.attempt = self.begin(place)

    # --- coming back ---

    def token(self, language: str = "") -> str:
        """This moment as a small text for the address bar."""
        kept = Kept(
            lesson=self.lesson.id,
            version=self.lesson.version,
            at=self.at,
            seed=self.seed,
            round=self.round,
            restarts=self.restarts,
            marks="".join(map(str, self.marks)),
            moves=tuple(self.attempt.commands[-60:]) if len(self.attempt.commands) <= 60 else (),
            misses=min(999, self.attempt.misses),
            hints=self.attempt.hints,
            language=language,
        )
        return pack("l", kept.model_dump(mode="json", exclude_defaults=True))

    @classmethod
    def from_token(cls, page: Page | str, token: str) -> tuple[Self, str]:
        """The walk that a token holds, and its language ("" where it names none).

        Raises:
            BadProgress: if it is damaged, of another lesson, or of an older form of this one.
        """
        try:
            kind, data = unpack(token)
            kept = Kept.model_validate(data)
        except BadLink as fault:
            raise BadProgress("progress-damaged", str(fault)) from None
        except ValidationError as fault:
            raise BadProgress("progress-damaged", say_fault(fault)) from None
        run = cls(page, kept.seed)
        steps = len(run.lesson.steps)
        if kind != "l" or kept.lesson != run.lesson.id:
            raise BadProgress("progress-of-another", f"lesson: {kept.lesson!r} is not {run.lesson.id!r}")
        if kept.version != run.lesson.version or len(kept.marks) != steps or kept.at >= steps:
            raise BadProgress("progress-older", f"version: {kept.version} of this lesson is not {run.lesson.version}")
        run.round, run.restarts = kept.round, kept.restarts
        run.marks = [int(mark) for mark in kept.marks]
        run.visit(kept.at)
        try:
            run.attempt.restore(kept.moves, kept.misses)
        except ValueError as fault:
            raise BadProgress("progress-damaged", f"moves: {fault}") from None
        run.attempt.hints = kept.hints
        return run, kept.language


def make_attempt(game: str, names: Sequence[str], package: str, step: Step, rng: Random) -> Attempt:
    """An attempt at a step; ``names`` are the players', and what a generator makes comes from ``rng``."""
    kit = kit_of(game)
    generator = getattr(step, "generator", None)
    made = kit.make(generator, rng) if generator else Made()
    said = Words(game, package, step.id, step.rule, made.slots)
    own = kit.attempt(step, said, made)
    if own is not None:
        return own
    if isinstance(step, DoStep):
        setting, goal, script = made.setting or step.setting, made.goal or step.goal, made.script or step.script
        assert setting is not None
        assert goal is not None
        state = kit.lay_out(setting, rng.getrandbits(16))
        return TableAttempt(said, state, step.seat, goal, names=names, script=script, replies=dict(step.replies))
    if isinstance(step, ShowStep):
        return ShowAttempt(said, kit.lay_out(step.setting, 0), step.seat, step.moves, names=names)
    assert isinstance(step, ChooseStep), f"step {step.id}: the kit of {game} knows no attempt at it"
    if made.asked is not None or step.ask is not None:
        return ready_question(said, made.asked or _asked(kit, step, said, names))
    state = kit.lay_out(step.setting, 0)
    assert step.action is not None
    return rule_question(
        step, said, rule_that_fires(state, step.action, step.seat if decides(state, step.seat) else None)
    )


def _asked(kit: Kit, step: ChooseStep, said: Words, names: Sequence[str]) -> Asked:
    state = kit.lay_out(step.setting, 0) if step.setting is not None else None
    return kit.ask(step.ask, said, state, step.seat, names, step.setting)


def ready_question(said: Words, question: Asked) -> ChooseAttempt:
    """An attempt at a question that is ready to be shown."""
    attempt = ChooseAttempt(said, list(question.choices), question.right, question.reasons)
    attempt.asked = question
    return attempt


def rule_question(step: ChooseStep, said: Words, right: str) -> ChooseAttempt:
    """An attempt at a question of which rule decides; ``right`` is the rule that the engine cites."""
    book = kit_of(said.game).game.rulebook()
    return ChooseAttempt(said, step.rules, *which_rule(right, step.rules, book))


def solve(attempt: Attempt, most: int = 60) -> list[str]:
    """Do a step by the engine's own solution, and give the commands.

    Raises:
        AssertionError: if there is none within so many commands.
    """
    done: list[str] = []
    while not attempt.done:
        command = attempt.solution()
        if command is None or len(done) >= most:
            raise AssertionError(f"{attempt.step.id}: no way to the goal after {done}")
        attempt.do(command)
        done.append(command)
    return done
