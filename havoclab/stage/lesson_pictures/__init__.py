"""What a lesson's step looks like: a table, a worked example, a question.

What only one game has - hands to build and to sort, the cards of a question - is drawn by a module of that game beside
this one, found by the game's name (:class:`OwnPictures`).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from havoclab.core.state import State
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.lessons.asked import Asked, Row
from havoclab.lessons.attempt import Attempt, WorkedExample
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.kits import kit_of
from havoclab.lessons.model import ChooseStep, Step
from havoclab.lessons.questions import rule_title
from havoclab.lessons.table import ShowAttempt, TableAttempt
from havoclab.stage.odds.bets import bet_charts
from havoclab.stage.pictures import Picture, picture_of
from havoclab.stage.scene import Block, Button, Buttons, CardFace, Choice, Choices, Intent, Prompt, Zone


class OwnPictures(Protocol):
    """What only one game shows in its steps, for one reader; made by ``make(language, names, table)`` of its module."""

    def wanted(self, block: Block, step: Step) -> bool:
        """Whether a part of the table is shown in this step."""

    def without_answers(self, block: Block) -> Block:
        """The same block without a mark that would tell what the learner is to find."""

    def face(self, card: int, key: str, say: Words) -> CardFace:
        """A card of the game, or what else lies in a row of a question."""

    def steps(self, attempt: Attempt, step: Step, say: Words) -> list[Block] | None:
        """A step of a kind that only this game has; None for any other."""

    def before(self, step: ChooseStep, say: Words) -> list[Block]:
        """What stands before the picture of a question."""

    def answered(self, attempt: ChooseAttempt, blocks: list[Block], say: Words) -> list[Block]:
        """The picture of a question once it is answered, where the game shows more then."""

    def beside(self, attempt: ChooseAttempt, step: ChooseStep, say: Words) -> list[Block]:
        """What a question shows beside the table, or in place of one."""


class LessonPictures:
    """The pictures of all kinds of steps, for one reader."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.language = language
        self.names = names
        kinds = [""] * len(names)
        self.table: Picture = picture_of(game, language, names, kinds)
        own: OwnPictures = import_module(f"havoclab.stage.lesson_pictures.{game}").make(language, names, self.table)
        self.own = own

    def forget(self) -> None:
        """Drop what is half done."""
        self.table.forget()

    # --- clicks ---

    def command(self, intent: Intent, attempt: Attempt) -> str | None:
        """The command of a click, or None if it only changed what is selected at the table.

        Raises:
            ValueError: if it is no click of this step.
        """
        what = intent.get("do")
        if isinstance(attempt, TableAttempt):
            if what == "act":
                return str(intent.get("action"))[:400]
            action = self.table.read(intent, attempt.state.view(attempt.seat))
            return None if action is None else str(action)
        if what == "command":
            return str(intent.get("command"))[:40]
        raise ValueError(f"do: {str(what)[:24]!r} is nothing that can be done in this step")

    # --- blocks ---

    def blocks(self, attempt: Attempt, step: Step, say: Words) -> list[Block]:
        """What the step shows beside its words."""
        own = self.own.steps(attempt, step, say)
        if own is not None:
            return own
        if isinstance(attempt, TableAttempt):
            return self._at_the_table(attempt, step, say)
        if isinstance(attempt, ShowAttempt):
            return [*self._onlooking(attempt.state, attempt.seat, step), *going_on(attempt, self.names, say)]
        assert isinstance(attempt, ChooseAttempt)
        assert isinstance(step, ChooseStep)
        return self._choose(attempt, step, say)

    def _at_the_table(self, attempt: TableAttempt, step: Step, say: Words) -> list[Block]:
        playing = not attempt.done and not attempt.lost and attempt.may_act
        blocks = self.table.blocks(attempt.state.view(attempt.seat), playing=playing)
        if not playing:
            text = say("ask-done" if attempt.done else "ask-lost")
            mine = Prompt(who=self.names[attempt.seat], text=text, seat=attempt.seat)
            blocks = [mine if isinstance(block, Prompt) else block for block in blocks]
        return [self.own.without_answers(block) for block in blocks if self.own.wanted(block, step)]

    def _onlooking(self, state: State, seat: int, step: Step) -> list[Block]:
        blocks = self.table.blocks(state.view(seat), playing=False)
        return [block for block in blocks if self.own.wanted(block, step) and not isinstance(block, Prompt)]

    def _choose(self, attempt: ChooseAttempt, step: ChooseStep, say: Words) -> list[Block]:
        blocks: list[Block] = self.own.before(step, say)
        if attempt.asked is not None:
            blocks += self._asked(attempt, attempt.asked, step, say)
            blocks += bet_charts(attempt, self.language)
        elif step.setting is not None:
            blocks += self._onlooking(kit_of(self.game).lay_out(step.setting, 0), step.seat, step)
        blocks += self.own.beside(attempt, step, say)
        choices = [
            Choice(
                id=choice,
                label=self._label(attempt, choice, say),
                intent=None
                if attempt.done or choice in attempt.wrong
                else {"do": "command", "command": f"answer {choice}"},
                state="wrong"
                if choice in attempt.wrong
                else "right"
                if attempt.done and choice == attempt.right
                else "open",
            )
            for choice in attempt.choices
        ]
        question = attempt.step.say("goal")(self.language)
        text = say("ask-done" if attempt.done else "ask-choose")
        who = self.names[step.seat if attempt.asked is None else attempt.asked.seat]
        return [*blocks, Choices(id="question", question=question, choices=choices), Prompt(who=who, text=text)]

    def _asked(self, attempt: ChooseAttempt, asked: Asked, step: Step, say: Words) -> list[Block]:
        """The position that is asked about, and the cards that the question shows in rows."""
        done = attempt.done
        state = asked.revealed if asked.state is None and done else asked.state
        blocks = [] if state is None else self._onlooking(state, asked.seat, step)
        if done:
            blocks = self.own.answered(attempt, blocks, say)
        rows = [(nth, row) for nth, row in enumerate(asked.rows) if done or not row.revealed]
        return [*blocks, *(self._row(nth, row, say) for nth, row in rows)]

    def _row(self, nth: int, row: Row, say: Words) -> Zone:
        faces = [self.own.face(card, f"row-{nth}-{place}", say) for place, card in enumerate(row.cards)]
        return Zone(area="battle", id=f"row-{nth}", title=row.title(self.language), cards=faces)

    def _label(self, attempt: ChooseAttempt, choice: str, say: Words) -> str:
        if attempt.asked is not None:
            return attempt.asked.choices[choice](self.language)
        if choice.isdecimal():
            return say("hand-number-title", number=int(choice) + 1)
        title = rule_title(load(self.game).rulebook(), choice)(self.language)
        return say("rule-choice", rule=choice, title=title)


def going_on(attempt: WorkedExample, names: Sequence[str], say: Words) -> list[Block]:
    """How far a worked example is, and the button that lets it run on."""
    text = say("ask-done" if attempt.done else "ask-show")
    button = Button(
        id="show",
        label=say("show-button"),
        intent={"do": "command", "command": "show"},
        key="s",
        symbol="play",
        primary=not attempt.done,
        state="off" if attempt.done else "legal",
    )
    prompt = Prompt(who=names[0], text=text, detail=f"{len(attempt.commands)}/{attempt.length}")
    return [prompt, Buttons(area="prompt", id="show", buttons=[button])]
