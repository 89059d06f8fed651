"""A lesson as a page: the step's words, the table or the hands, the answer to what was done, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from havoclab.lessons.attempt import Attempt
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.model import Step
from havoclab.lessons.runner import CLEAN, BadProgress, Run
from havoclab.stage.doors import address_of
from havoclab.stage.notes import rules_panel
from havoclab.stage.scene import Block, Button, Buttons, Intent, LinkCard, Links, Progress, RulesPanel, Scene, Text
from havoclab.stage.steps import INDEX, StepController

#: After so many lessons a learner can play a first game.
FIRST_GAME_AFTER: Final = 3


class LessonController(StepController):
    """The page of one lesson.

    Args:
        lesson: id of the lesson in the catalogue.
        language: "en" or "hu"; None: as the token says, else English.
        token: a moment to go on from, from an earlier scene's ``token``. A bad one is told, and the lesson starts.
        seed: makes the positions of the questions.
        clock: tells today's date, for the learner's record.

    Raises:
        ValueError: if there is no such lesson; the message names those there are.

    >>> page = LessonController("havoc-recruit")
    >>> page.handle({"do": "act", "action": "draw"})
    >>> [block.text for block in page.scene().blocks if block.type == "reply"]
    ['Anita draws: brown 8. The goal can still be reached.']
    """

    def __init__(
        self,
        lesson: str,
        language: str | None = None,
        token: str | None = None,
        seed: int = 0,
        clock: Callable[[], date] = date.today,
    ) -> None:
        page = read_catalogue().page(lesson)
        super().__init__(page.lesson.game, language or "en", page.lesson.names, clock)
        self._run = Run(page, seed)
        self._over = False
        self._touched = False
        """Something was done here: from now on the browser keeps this walk, unless it has one that is further."""
        if token:
            self._open(token, language)

    @property
    def run(self) -> Run:
        """The walk through the lesson."""
        return self._run

    # --- what a page with steps does ---

    @property
    def attempt(self) -> Attempt:
        """The step being worked on."""
        return self._run.attempt

    @property
    def step(self) -> Step:
        """Its data."""
        return self._run.step

    @property
    def may_go_on(self) -> bool:
        """Whether the step is done, now or on an earlier visit."""
        return self._run.may_go_on

    @property
    def words_of_step(self) -> str:
        """The lesson's package."""
        return self._run.page.package

    @property
    def token(self) -> str:
        """This moment packed for the address bar."""
        return self._run.token(self.language)

    def do(self, intent: Intent) -> None:
        """Do what was clicked."""
        what = str(intent.get("do"))
        if what in _WAYS:
            getattr(self, _WAYS[what])()
            self._answered = self._serial
        elif what == "resume":
            self._resume(intent)
        else:
            self.work(intent)
        self._mark()
        self._touched = True

    def _mark(self) -> None:
        """Note how the step stands, in the walk and in the learner's record."""
        run = self._run
        if not run.mark():
            return
        if self.is_question:
            known = run.marks[run.at] == CLEAN
            self.progress = self.progress.answered(run.step.rule, self.today, known=known)
        self._note_marks()

    def _note_marks(self) -> None:
        run = self._run
        self.progress = self.progress.marked(run.lesson.id, run.lesson.version, run.marks)

    def _open(self, token: str, language: str | None) -> None:
        try:
            self._run, kept = Run.from_token(self._run.page, token)
        except BadProgress as fault:
            self.answer("info", self.say(fault.message))
            return
        self._touched = True
        self._note_marks()
        if language is None and kept and kept != self.language:
            self.language = kept
            self.language_changed()

    def _resume(self, intent: Intent) -> None:
        """Go on with what the browser kept."""
        token = intent.get("token")
        if not isinstance(token, str):
            raise ValueError("token: a text is needed")
        self._open(token, self.language)
        self._pictures.forget()

    def _next(self) -> None:
        if self._run.next():
            self._pictures.forget()
        elif self._run.over:
            self._over = True

    def _back(self) -> None:
        if self._over:
            self._over = False
        else:
            self._run.back()
        self._pictures.forget()

    def _again(self) -> None:
        self._over = False
        self._run.ask_again()
        self._pictures.forget()

    def _restart(self) -> None:
        self._over = False
        self._run.restart()
        self._pictures.forget()

    # --- the scene ---

    def draw(self) -> Scene:
        """This moment."""
        return Scene(
            layout="lesson",
            title=self._run.page.title(self.language),
            blocks=self._end() if self._over else self._moment(),
            keep=f"lesson-{self._run.lesson.id}" if self._touched else "",
            keep_rank=self._run.rank,
            token=self.token,
        )

    def _moment(self) -> list[Block]:
        return [self._tools(), self._progress(), *self._resume_door(), *self.step_blocks(), self.rules()]

    def rules(self) -> RulesPanel:
        """The rules beside the step: those of its chapter. A question does not tell which that is."""
        panel = super().rules()
        step = self._run.step
        if self._query or self._focus or self._over or step.part != "teach":
            return panel
        return rules_panel(self.book, self.say, query="", focus=step.rule).model_copy(update={"focus": ""})

    def _tools(self) -> Buttons:
        say = self.say
        buttons = [
            Button(id="index", label=say("index-button"), href=f"{INDEX}?lang={self.language}"),
            Button(
                id="back",
                label=say("back-button"),
                intent={"do": "back"},
                state="legal" if self._run.at or self._over else "off",
            ),
            Button(id="restart", label=say("restart-button"), intent={"do": "restart"}),
            self.language_button(),
        ]
        return Buttons(area="top", id="tools", buttons=buttons)

    def _progress(self) -> Progress:
        total = len(self._run.lesson.steps)
        done = total if self._over else self._run.at + self._run.attempt.done
        return Progress(title=self.say("step-title"), done=done, total=total)

    def _resume_door(self) -> list[Block]:
        """A door to what the browser kept, until something is done here."""
        if self._touched:
            return []
        say = self.say
        kept = f"lesson-{self._run.lesson.id}"
        door = LinkCard(
            title=say("resume-title"), text=say("resume-text"), intent={"do": "resume"}, stored=kept, symbol="hourglass"
        )
        return [Links(area="main", id="resume", cards=[door])]

    def _end(self) -> list[Block]:
        say, run = self.say, self._run
        questions = run.lesson.questions
        clean = sum(1 for place in questions if run.marks[place] == CLEAN)
        message = "over-solved" if run.solved else "over-open"
        buttons = (
            []
            if run.solved
            else [Button(id="again", label=say("again-button"), intent={"do": "again"}, primary=True, key="a")]
        )
        lessons = read_catalogue().course(run.lesson.game).lessons
        following = lessons[lessons.index(run.page) + 1 :][:1]
        for page in following:
            label = say("next-lesson-button", title=page.title(self.language))
            href = address_of(page.notebook.rsplit("/", 1)[-1], self.language)
            buttons.append(Button(id="next-lesson", label=label, href=href, primary=run.solved))
        if lessons.index(run.page) + 1 >= FIRST_GAME_AFTER:
            href = address_of("play.ipynb", self.language)
            buttons.append(Button(id="play", label=say("play-button"), href=href, symbol="swords"))
        buttons.append(Button(id="all", label=say("index-button"), href=f"{INDEX}?lang={self.language}"))
        return [
            self._tools(),
            self._progress(),
            *self.replies(),
            Text(
                area="main",
                id="over",
                heading=say("over-title"),
                paragraphs=[say(message, clean=clean, all=len(questions))],
            ),
            Buttons(area="prompt", id="ways", buttons=buttons),
            self.rules(),
        ]


#: What can be clicked beside the table, and what does it.
_WAYS: Final = {
    "next": "_next",
    "back": "_back",
    "again": "_again",
    "restart": "_restart",
}
