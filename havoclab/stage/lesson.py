"""A lesson as a page: the step's words, the table or the hands, the answer to what was done, and the way on."""

from __future__ import annotations

from typing import Final

from havoclab.core.action import Action
from havoclab.core.rules import RuleBook
from havoclab.core.words import Words, words
from havoclab.havoc import rulebook
from havoclab.lessons.attempt import SHARED, Answer
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.hands import ChooseAttempt
from havoclab.lessons.runner import CLEAN, BadProgress, Run
from havoclab.lessons.table import TableAttempt
from havoclab.stage.controller import PageController
from havoclab.stage.lesson_pictures import LessonPictures
from havoclab.stage.notes import note_of, rules_panel
from havoclab.stage.scene import (
    Block,
    Button,
    Buttons,
    Intent,
    LinkCard,
    Links,
    Log,
    LogLine,
    Progress,
    Reply,
    RulesPanel,
    Scene,
    Text,
)

#: How an answer looks.
_TONES: Final = {"ok": "ok", "refused": "refused", "missed": "info", "goal": "goal", "hint": "info", "info": "info"}
#: From a lesson's page to the start page.
INDEX: Final = "../index.ipynb"


class LessonController(PageController):
    """The page of one lesson.

    Args:
        lesson: id of the lesson in the catalogue.
        language: "en" or "hu"; None: as the token says, else English.
        token: a moment to go on from, from an earlier scene's ``token``. A bad one is told, and the lesson starts.
        seed: makes the positions of the questions.

    Raises:
        ValueError: if there is no such lesson; the message names those there are.

    >>> page = LessonController("havoc-recruit")
    >>> page.handle({"do": "act", "action": "draw"})
    >>> [block.text for block in page.scene().blocks if block.type == "reply"]
    ['Anita draws: brown 8. The goal can still be reached.']
    """

    def __init__(self, lesson: str, language: str | None = None, token: str | None = None, seed: int = 0) -> None:
        page = read_catalogue().page(lesson)
        super().__init__(page.lesson.game, language or "en")
        self._run = Run(page, seed)
        self._over = False
        self._touched = False
        """Something was done here: from now on the browser keeps this walk instead of an older one."""
        self._answered = 0
        if token:
            self._open(token, language)
        self._pictures = LessonPictures(self.language, self._run.lesson.names)

    @property
    def run(self) -> Run:
        """The walk through the lesson."""
        return self._run

    # --- what a page does ---

    @property
    def book(self) -> RuleBook:
        """The rules of the lesson's game."""
        return rulebook()

    @property
    def names(self) -> tuple[str, ...]:
        """The players at the lesson's tables."""
        return self._run.lesson.names

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of all lessons."""
        return words(self.language, "havoclab.core", f"havoclab.{self.game}", "havoclab.stage", SHARED)

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self._pictures.table.say_action(action)

    def language_changed(self) -> None:
        """The same moment in other words: what is selected or answered stays."""
        self._pictures = LessonPictures(self.language, self._run.lesson.names)

    @property
    def token(self) -> str:
        """This moment packed for the address bar."""
        return self._run.token(self.language)

    def do(self, intent: Intent) -> None:
        """Do what was clicked."""
        what = str(intent.get("do"))
        if what in _WAYS:
            getattr(self, _WAYS[what])()
        elif what == "resume":
            self._resume(intent)
        else:
            command = self._pictures.command(intent, self._run.attempt)
            if command is not None:
                self._run.attempt.do(command)
                self._pictures.forget()
        self._run.mark()
        self._touched = True
        self._answered = self._serial

    def _open(self, token: str, language: str | None) -> None:
        try:
            self._run, kept = Run.from_token(self._run.page, token)
        except BadProgress as fault:
            self.answer("info", self.say(fault.message))
            return
        self._touched = True
        if language is None and kept:
            self.language = kept

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

    def _undo(self) -> None:
        self._run.attempt.undo()
        self._pictures.forget()

    def _hint(self) -> None:
        self._run.attempt.hint()

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
            token=self.token,
        )

    def _moment(self) -> list[Block]:
        attempt = self._run.attempt
        blocks: list[Block] = [self._tools(), self._progress(), *self._resume_door(), *self._words()]
        blocks += self._pictures.blocks(attempt, self._run.step, self.say)
        blocks += [*self.replies(), *self._answer_block(), self._ways()]
        if isinstance(attempt, TableAttempt):
            blocks.append(self._log(attempt))
        blocks.append(self.rules())
        return blocks

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

    def _words(self) -> list[Block]:
        say, step, attempt = self.say, self._run.step, self._run.attempt
        heading = {"review": say("review-title"), "question": say("question-title")}.get(step.part, "")
        blocks: list[Block] = [
            Text(area="main", id="step", heading=heading, level=3, paragraphs=[attempt.step.say()(self.language)])
        ]
        if step.kind not in ("show", "choose"):
            blocks.append(
                Text(
                    area="main",
                    id="goal",
                    tone="goal",
                    heading=say("goal-title"),
                    level=4,
                    paragraphs=[attempt.step.say("goal")(self.language)],
                )
            )
        if step.terms:
            own = words(self.language, self._run.page.package)
            blocks.append(
                Text(area="main", id="terms", tone="aside", paragraphs=[own(f"term-{term}") for term in step.terms])
            )
        return blocks

    def _answer_block(self) -> list[Block]:
        answer = self._run.attempt.answer
        if answer is None:
            return []
        note = note_of(self.book[answer.rule], self.say) if self._names_rule(answer) else None
        return [
            Reply(
                tone=_TONES[answer.tone],  # type: ignore[arg-type]  # one of the literals above
                text=answer.text(self.language),
                rule=note,
                fix=self._fix(answer),
                serial=self._answered,
            )
        ]

    def _names_rule(self, answer: Answer) -> bool:
        """The first hints to a question do not name the rule that it asks for."""
        return answer.tone != "hint" or self._run.step.part == "teach" or self._run.attempt.hints >= 3

    def _fix(self, answer: Answer) -> Button | None:
        if answer.fix is not None:
            return Button(id="fix", label=self.say_action(answer.fix), intent={"do": "act", "action": str(answer.fix)})
        if answer.undo:
            return Button(id="fix", label=self.say("undo-button"), intent={"do": "undo"}, symbol="undo")
        return None

    def _ways(self) -> Buttons:
        say, attempt = self.say, self._run.attempt
        done = attempt.done
        hint = "hint-again-button" if attempt.hints and not done else "hint-button"
        buttons = [
            Button(
                id="next",
                label=say("next-button"),
                intent={"do": "next"},
                key="n",
                primary=done,
                state="legal" if self._run.may_go_on else "off",
            ),
            Button(
                id="hint",
                label=say(hint),
                intent={"do": "hint"},
                key="i",
                symbol="hint",
                state="off" if done or attempt.hints >= 3 else "legal",
            ),
            Button(
                id="undo",
                label=say("undo-button"),
                intent={"do": "undo"},
                key="u",
                symbol="undo",
                state="legal" if attempt.commands and not isinstance(attempt, ChooseAttempt) else "off",
            ),
        ]
        return Buttons(area="prompt", id="ways", buttons=buttons)

    def _log(self, attempt: TableAttempt) -> Log:
        view = attempt.state.view(attempt.seat)
        lines = [
            LogLine(
                n=number,
                text=self._pictures.table.tell(event, view),
                rule=event.rule,
                rule_intent={"do": "rule", "rule": event.rule},
                seat=event.seat,
                automatic=event.automatic,
            )
            for number, event in enumerate(attempt.moment.events, 1)
        ]
        return Log(title=self.say("lesson-log-title"), lines=lines, empty=self.say("lesson-log-empty"))

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
        lessons = read_catalogue().lessons
        following = lessons[lessons.index(run.page) + 1 :][:1]
        for page in following:
            label = say("next-lesson-button", title=page.title(self.language))
            href = f"{page.notebook.rsplit('/', 1)[-1]}?lang={self.language}"
            buttons.append(Button(id="next-lesson", label=label, href=href, primary=run.solved))
        buttons.append(Button(id="all", label=say("index-button"), href=f"{INDEX}?lang={self.language}"))
        return [
            self._tools(),
            self._progress(),
            *self.replies(),
            Text(
                area="main",
                id="over",
                heading=say("over-title"),
                level=3,
                paragraphs=[say(message, clean=clean, all=len(questions))],
            ),
            Buttons(area="prompt", id="ways", buttons=buttons),
            self.rules(),
        ]


#: What can be clicked beside the table, and what does it.
_WAYS: Final = {
    "next": "_next",
    "back": "_back",
    "undo": "_undo",
    "hint": "_hint",
    "again": "_again",
    "restart": "_restart",
}
