"""How a player aid is written: sentences with the numbers of their rules, and the tables between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from havoclab.core.words import Words
from havoclab.stage.scene import Cell, Passage, Span, Table

#: A line: its message without "aid-", and the rules that it tells in short.
Line = tuple[str, tuple[str, ...]]


class Sheet:
    """Writes the parts of one game's aid.

    Args:
        say: the words of the aid and of the game.
        book: the page of the rules, seen from the aid.
        counts: what the engine counts by, for the slots of the sentences.
    """

    def __init__(self, say: Words, book: str, counts: Mapping[str, object]) -> None:
        self.say = say
        self._book = book
        self._counts = counts

    def link(self, rule: str) -> str:
        """The address of a rule in the book."""
        return f"{self._book}?lang={self.say.language}&rule={rule}"

    def told(self, text: str, rules: Sequence[str]) -> list[Span]:
        """A sentence with the numbers of its rules."""
        numbers = [Span(text=rule, href=self.link(rule)) for rule in rules]
        return [Span(text=text), *(part for number in numbers for part in (Span(text=" "), number))]

    def lines(self, part: str, lines: Sequence[Line], *, ordered: bool = False) -> Passage:
        """Sentences under a heading; ``ordered``: they are done one after another."""
        paragraphs = [
            [
                *([Span(text=f"{nth}. ", strong=True)] if ordered else []),
                *self.told(self.say(f"aid-{line}", **self._counts), rules),
            ]
            for nth, (line, rules) in enumerate(lines, 1)
        ]
        return Passage(id=part, heading=self.say(f"aid-{part}"), level=2, paragraphs=paragraphs, dense=True)

    def table(self, part: str, columns: Sequence[str], rows: list[list[Cell]], *, note: str = "") -> Table:
        """A table under its title; ``columns`` are messages without "aid-column-"."""
        heads = [self.say(f"aid-column-{name}") for name in columns]
        return Table(area="main", id=part, title=self.say(f"aid-{part}"), columns=heads, rows=rows, note=note)

    def rule(self, rule: str) -> Cell:
        """A rule's number as a cell."""
        return Cell(text=rule, href=self.link(rule))
