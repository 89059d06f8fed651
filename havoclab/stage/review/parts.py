"""What the review page shows beside its questions: the choice of a set, the learner's record, the end of a set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from havoclab.core.words import Words
from havoclab.lessons.progress import Progress
from havoclab.lessons.quiz import QuizBook
from havoclab.lessons.review import KINDS, SET_SIZE, chapters, due_today, learned_rules, missed_rules, until_night
from havoclab.lessons.runner import CLEAN
from havoclab.lessons.spacing import next_day, until
from havoclab.stage.scene import Block, Button, Buttons, Cell, Form, FormField, Option, Table, Text


class Parts:
    """The blocks of the review page for one reader.

    Args:
        quizzes: the questions of the game.
        progress: the learner's record.
        today: the learner's date.
        say: the words of the page.
    """

    def __init__(self, quizzes: QuizBook, progress: Progress, today: date, say: Words) -> None:
        self.quizzes, self.progress, self.today, self.say = quizzes, progress, today, say

    # --- choosing a set ---

    def lead(self) -> list[Block]:
        """What a review is, and how things stand."""
        say = self.say
        due, missed = (
            len(due_today(self.quizzes, self.progress, self.today)),
            len(missed_rules(self.quizzes, self.progress, self.today)),
        )
        told = [say("review-due", count=due), say("review-missed", count=missed)] if self.progress.rules else []
        night = self.progress.night.day
        if night is not None and night >= self.today:
            told.append(say("review-night-in", days=(night - self.today).days))
        if not self.progress.rules:
            told.append(say("review-new" if not learned_rules(self.quizzes, self.progress) else "review-learned"))
        return [
            Text(area="main", id="lead", paragraphs=[say("review-lead", count=SET_SIZE)]),
            Text(area="main", id="standing", paragraphs=[" ".join(told)]),
        ]

    def choices(self, what: str, errors: Mapping[str, str]) -> Form:
        """What is asked, and when the game night is."""
        say, night = self.say, self.progress.night.day
        counts = {
            "missed": len(missed_rules(self.quizzes, self.progress, self.today)),
            "night": len(until_night(self.quizzes, self.progress, self.today)),
        }
        options = [Option(value=kind, label=say(f"review-kind-{kind}", count=counts.get(kind, 0))) for kind in KINDS]
        options += [
            Option(value=chapter, label=say("review-chapter", chapter=chapter, title=self._chapter_title(chapter)))
            for chapter in chapters(self.quizzes)
        ]
        fields = [
            FormField(
                id="what",
                label=say("review-what"),
                kind="menu",
                value=what,
                options=options,
                help=say("review-what-help"),
                intent={"do": "set", "field": "what"},
            ),
            FormField(
                id="night",
                label=say("review-night"),
                kind="date",
                value=night.isoformat() if night is not None else "",
                help=say("review-night-help"),
                error=errors.get("night", ""),
                intent={"do": "set", "field": "night"},
            ),
        ]
        return Form(area="main", id="choices", fields=fields)

    def _chapter_title(self, chapter: str) -> str:
        return next(section.title[self.say.language] for section in self.quizzes.book.sections if section.id == chapter)

    def begin(self) -> Buttons:
        """Begin a set."""
        start = Button(
            id="start", label=self.say("review-start"), intent={"do": "start"}, key="s", primary=True, symbol="hint"
        )
        return Buttons(area="main", id="begin", buttons=[start])

    # --- the record ---

    def record(self) -> list[Block]:
        """All rules that were asked: when last, how it went, and when they come up again."""
        asked = {rule: days for rule, days in self.progress.rules.items() if rule in self.quizzes.book}
        seen = {rule: until(days, self.today) for rule, days in asked.items()}
        seen = {rule: days for rule, days in seen.items() if days}
        if not seen:
            return []
        night = self.progress.night.day
        order = sorted(seen, key=lambda rule: (next_day(seen[rule], night), rule))
        known = [seen[rule][max(seen[rule])] for rule in order]
        return [self._table("record", order, known, folded=True)]

    def _table(self, name: str, rules: Sequence[str], known: Sequence[bool], *, folded: bool = False) -> Table:
        """Rules, how each went, and when it comes up again."""
        night = self.progress.night.day
        rows = []
        for rule, knew in zip(rules, known, strict=True):
            days = until(self.progress.rules.get(rule, {}), self.today)
            rows.append(
                [
                    self._rule_cell(rule),
                    Cell(text=self.say("review-known" if knew else "review-not-known")),
                    Cell(text=self.ahead(next_day(days, night)) if days else ""),
                ]
            )
        columns = [self.say(f"review-column-{column}") for column in ("rule", "how", "next")]
        title = self.say(f"review-{name}")
        return Table(area="main", id=name, title=title, columns=columns, rows=rows, folded=folded)

    def file(self, errors: Mapping[str, str]) -> Form:
        """The record out of a file."""
        field = FormField(
            id="file",
            label=self.say("review-load"),
            kind="file",
            help=self.say("review-load-help"),
            error=errors.get("file", ""),
            intent={"do": "load"},
        )
        return Form(area="main", id="file", fields=[field])

    def ahead(self, day: date) -> str:
        """How long it is to a day."""
        return self.say("review-ahead", days=max(0, (day - self.today).days))

    def _rule_cell(self, rule: str) -> Cell:
        title = self.quizzes.book[rule].title[self.say.language]
        return Cell(text=self.say("rule-choice", rule=rule, title=title), intent={"do": "rule", "rule": rule})

    # --- the end of a set ---

    def over(self, clean: int, asked: int) -> list[Block]:
        """How it went."""
        told = self.say("review-result", clean=clean, asked=asked)
        return [Text(area="main", id="over", heading=self.say("review-over"), paragraphs=[told])]

    def result(self, rules: Sequence[str], marks: Sequence[int]) -> Table:
        """Which rules came, how they went, and when they come back."""
        return self._table("asked", rules, [mark == CLEAN for mark in marks])

    def again(self) -> Buttons:
        """Another set, or another kind of set."""
        say = self.say
        buttons = [
            Button(id="start", label=say("review-another"), intent={"do": "start"}, key="s", primary=True),
            Button(id="other", label=say("review-other"), intent={"do": "choose"}),
        ]
        return Buttons(area="main", id="begin", buttons=buttons)
