"""A question on the page: its words, the answers to click on, and what is told once it is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.speech import say_card
from havoclab.gold_und_rum.warriors import BACKS
from havoclab.lab.recall.heat import worths
from havoclab.lab.recall.questions import Question
from havoclab.stage.memory_table.piles import Piles
from havoclab.stage.memory_table.quiz import NOT_KNOWN, Quiz
from havoclab.stage.scene import Block, Button, Buttons, CardState, Cell, Intent, Prompt, Reply, Table

#: The keys of the answers; none of them is a pile's.
_KEYS: Final = "abcd"


class Asking:
    """Questions about a deal for one reader.

    Args:
        quiz: the questions.
        names: the players' names, in seat order.
        say: the reader's words.
    """

    def __init__(self, quiz: Quiz, names: Sequence[str], say: Words) -> None:
        self.quiz, self.names, self.say = quiz, names, say

    # --- words ---

    def question(self, question: Question) -> str:
        """The question as a sentence."""
        slots: dict[str, str | int] = {"pile": question.pile + 1, "name": self.names[self.quiz.kept.seat]}
        if question.kind == "where":
            slots["card"] = say_card(question.subject, self.say)
        if question.kind == "how-many":
            return self.say(f"ask-how-many-{BACKS[question.subject]}", pile=question.pile + 1)
        return self.say(f"ask-{question.kind}", **slots)

    def answer(self, question: Question, value: int) -> str:
        """An answer in words."""
        if value == NOT_KNOWN:
            return self.say("ask-not-known")
        if question.kind in ("where", "worth"):
            return self.say("pile-name", pile=value + 1)
        return str(value) if question.kind == "how-many" else say_card(value, self.say)

    def right(self, question: Question) -> str:
        """The right answers in words."""
        return ", ".join(self.answer(question, value) for value in sorted(question.right))

    def told(self, question: Question, value: int) -> str:
        """What comes of an answer: what lay there, and since when."""
        parts = [self.say("told-right" if value in question.right else "told-wrong", right=self.right(question))]
        if question.placed is not None:
            card, pile = say_card(question.placed.entry, self.say), question.placed.pile + 1
            parts.append(self.say("told-when", card=card, pile=pile, moment=question.placed.moment, ago=question.age))
        return " ".join(parts)

    # --- blocks ---

    def standing(self, piles: Piles, question: Question) -> list[Block]:
        """A question that waits for its answer: a pile to click on, or a button."""
        say = self.say
        unknown = Button(id="unknown", label=say("ask-not-known"), intent={"do": "answer", "value": NOT_KNOWN}, key="i")
        if question.kind in ("where", "worth"):
            offered: dict[int, Intent] = {pile: {"do": "answer", "value": pile} for pile in question.choices}
            states: dict[int, CardState] = dict.fromkeys(offered, "legal")
            stacks = piles.stacks(marks={}, intents=offered, states=states)
            told, buttons = say("ask-click"), [unknown]
        else:
            mark = {question.pile: say("ask-here")}
            stacks, told = piles.stacks(marks=mark, covered=question.kind == "top"), ""
            buttons = [self._choice(question, value, key) for value, key in zip(question.choices, _KEYS, strict=False)]
            buttons.append(unknown)
        return [
            stacks,
            Prompt(who=self._which(), text=self.question(question), detail=told),
            Buttons(area="prompt", id="answers", buttons=buttons),
        ]

    def _which(self) -> str:
        return self.say("quiz-question", number=self.quiz.at + 1, all=len(self.quiz.stops))

    def _choice(self, question: Question, value: int, key: str) -> Button:
        label, intent = self.answer(question, value), {"do": "answer", "value": value}
        return Button(id=f"answer-{value}", label=label, intent=intent, key=key)

    def answered(self, piles: Piles, question: Question, value: int, serial: int) -> list[Block]:
        """An answer that is looked at: what lay there, the piles in question being open."""
        say, text = self.say, self.question(question)
        by_pile = question.kind in ("where", "worth")
        opened = sorted(
            question.choices if question.kind == "worth" else question.right if by_pile else [question.pile]
        )
        if by_pile and value != NOT_KNOWN and value not in opened:
            opened.append(value)
        marks = {pile: say("told-here") for pile in question.right} if by_pile else {question.pile: say("ask-here")}
        notes: dict[int, str] = {}
        if question.kind == "worth":
            found = worths(self.quiz.deal, piles.piles, self.quiz.kept.seat)
            notes = {pile: say("told-worth", worth=piles.figure(found[pile])) for pile in question.choices}
        tone = "ok" if value in question.right else "info"
        on = Button(id="go-on", label=say("ask-go-on"), intent={"do": "go-on"}, key="n", primary=True, symbol="play")
        return [
            piles.stacks(marks=marks, opened=opened, notes=notes),
            Prompt(who=self._which(), text=text, detail=say("told-given", given=self.answer(question, value))),
            Reply(id="told", tone=tone, text=self.told(question, value), serial=serial),  # type: ignore[arg-type]  # one of the literals
            Buttons(area="prompt", id="answers", buttons=[on]),
        ]

    def result(self) -> list[Block]:
        """How it went: every question, what was answered, what was right."""
        say, results = self.say, self.quiz.results
        right = sum(value in question.right for _, question, value in results)
        rows = [
            [
                Cell(text=say("result-when", moment=stop)),
                Cell(text=self.question(question)),
                Cell(text=self.answer(question, value)),
                Cell(text=say("result-right") if value in question.right else self.right(question)),
            ]
            for stop, question, value in results
        ]
        columns = [say(f"result-column-{column}") for column in ("when", "question", "given", "right")]
        return [
            Prompt(who=say("result-heading"), text=say("result-told", right=right, asked=len(results))),
            Table(area="bottom", id="result", title=say("result-all"), columns=columns, rows=rows),
        ]
