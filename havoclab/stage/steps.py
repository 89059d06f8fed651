"""What pages with steps share, lessons and reviews: the step's words, the answer to what was done, and the way on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import date
from typing import Final

from havoclab.core.action import Action
from havoclab.core.rules import RuleBook
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.lessons.attempt import SHARED, Answer, Attempt
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.kits import kit_of
from havoclab.lessons.model import Step
from havoclab.lessons.table import TableAttempt
from havoclab.stage.lesson_pictures import LessonPictures
from havoclab.stage.memory import MemoryController
from havoclab.stage.notes import note_of
from havoclab.stage.scene import Block, Button, Buttons, Intent, Log, LogLine, Prompt, Reply, Stacks, Text, Zone

#: How an answer looks.
_TONES: Final = {"ok": "ok", "refused": "refused", "missed": "info", "goal": "goal", "hint": "info", "info": "info"}
#: From a page of a game to the start page.
INDEX: Final = "../index.ipynb"


class StepController(MemoryController, ABC):
    """A page on which one step after another is worked on.

    Args:
        game: name of the game.
        language: "en" or "hu".
        names: the players at the tables of this page.
        clock: tells today's date.
    """

    def __init__(
        self, game: str, language: str, names: tuple[str, ...], clock: Callable[[], date] = date.today
    ) -> None:
        super().__init__(game, language, clock)
        self._names = names
        self._pictures = LessonPictures(game, self.language, self.names)
        self._answered = 0

    # --- what a page writes ---

    @property
    @abstractmethod
    def attempt(self) -> Attempt:
        """The step being worked on."""

    @property
    @abstractmethod
    def step(self) -> Step:
        """Its data."""

    @property
    @abstractmethod
    def may_go_on(self) -> bool:
        """Whether the next step can be asked for."""

    @property
    @abstractmethod
    def words_of_step(self) -> str:
        """The package that has the words of the step."""

    # --- what it gets ---

    @property
    def names(self) -> tuple[str, ...]:
        """The players at the tables of this page."""
        return self._names

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of all lessons."""
        return words(self.language, *kit_of(self.game).packages, "havoclab.stage", SHARED)

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self._pictures.table.say_action(action)

    def language_changed(self) -> None:
        """The same moment in other words: what is selected or answered stays."""
        self._pictures = LessonPictures(self.game, self.language, self.names)

    def work(self, intent: Intent) -> None:
        """Do what was clicked in the step: take back, do again, ask for a hint, or make a move.

        Raises:
            ValueError: if it is no click of this step.
        """
        what = intent.get("do")
        if what == "undo":
            self.attempt.undo()
            self._pictures.forget()
        elif what == "redo":
            self.attempt.redo()
            self._pictures.forget()
        elif what == "hint":
            self.attempt.hint()
        else:
            command = self._pictures.command(intent, self.attempt)
            if command is not None:
                self.attempt.do(command)
                self._pictures.forget()
        self._answered = self._serial

    @property
    def is_question(self) -> bool:
        """Whether the step asks for something that it must not tell."""
        return self.step.part != "teach"

    def step_blocks(self) -> list[Block]:
        """The step with its words, its picture, the answer to what was done last, and the ways on."""
        attempt = self.attempt
        picture = self._pictures.blocks(attempt, self.step, self.say)
        if self.is_question and not attempt.done:
            picture = [_without_rule(block) for block in picture]
        blocks = [*self._words(), *picture]
        blocks += [*self.replies(), *self._answer_block(), self._ways()]
        if isinstance(attempt, TableAttempt):
            blocks.append(self._log(attempt))
        return blocks

    @property
    def heading(self) -> str:
        """What stands above the words of the step."""
        return {"review": self.say("review-title"), "question": self.say("question-title")}.get(self.step.part, "")

    def _words(self) -> list[Block]:
        say, step = self.say, self.step
        told = self.attempt.step.say()(self.language)
        blocks: list[Block] = [Text(area="main", id="step", heading=self.heading, paragraphs=[told])]
        if step.kind not in ("show", "choose"):
            goal = self.attempt.step.say("goal")(self.language)
            level = 3 if self.heading else 2
            blocks.append(
                Text(area="main", id="goal", tone="goal", heading=say("goal-title"), level=level, paragraphs=[goal])
            )
        if step.terms:
            own = words(self.language, self.words_of_step)
            terms = [own(f"term-{term}") for term in step.terms]
            blocks.append(Text(area="main", id="terms", tone="aside", paragraphs=terms))
        return blocks

    def _answer_block(self) -> list[Block]:
        answer = self.attempt.answer
        if answer is None:
            return []
        reply = Reply(
            tone=_TONES[answer.tone],  # type: ignore[arg-type]  # one of the literals above
            text=answer.text(self.language),
            rule=note_of(self.book[answer.rule], self.say) if self._names_rule(answer) else None,
            fix=self._fix(answer),
            serial=self._answered,
        )
        way = answer.way() if answer.way is not None else None
        return [self.with_way_out(reply, way, answer.fix)]

    def _names_rule(self, answer: Answer) -> bool:
        """The first hints to a question do not name the rule that it asks for."""
        return answer.tone != "hint" or not self.is_question or self.attempt.hints >= 3

    def _fix(self, answer: Answer) -> Button | None:
        if answer.fix is not None:
            return Button(id="fix", label=self.say_action(answer.fix), intent={"do": "act", "action": str(answer.fix)})
        if answer.undo:
            return Button(id="fix", label=self.say("undo-button"), intent={"do": "undo"}, symbol="undo")
        return None

    def _ways(self) -> Buttons:
        say, attempt = self.say, self.attempt
        done = attempt.done
        buttons = [
            Button(
                id="next",
                label=say("next-button"),
                intent={"do": "next"},
                key="n",
                primary=done,
                state="legal" if self.may_go_on else "off",
            ),
            Button(
                id="hint",
                label=say("hint-again-button" if attempt.hints and not done else "hint-button"),
                intent={"do": "hint"},
                key="i",
                symbol="hint",
                state="off" if done or attempt.hints >= 3 else "legal",
            ),
        ]
        if not isinstance(attempt, ChooseAttempt):  # an answer is given once
            buttons += self._back_and_forth()
        return Buttons(area="prompt", id="ways", buttons=buttons)

    def _back_and_forth(self) -> list[Button]:
        """Take back; and do again, once something was taken back."""
        say, attempt = self.say, self.attempt
        undo = Button(id="undo", label=say("undo-button"), intent={"do": "undo"}, key="u", symbol="undo")
        undo.state = "legal" if attempt.commands else "off"
        redo = Button(id="redo", label=say("redo-button"), intent={"do": "redo"}, key="g", symbol="redo")
        return [undo, redo] if attempt.undone else [undo]

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


def _without_rule(block: Block) -> Block:
    """The same part of a picture without the number of the rule that it stands for."""
    if isinstance(block, Prompt):
        return block.model_copy(update={"rule": None})
    return block.model_copy(update={"rule": ""}) if isinstance(block, Zone | Stacks) else block
