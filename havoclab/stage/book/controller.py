"""The book's page: one place of the book at a time, a search over all of it, and an address for every rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from havoclab.core.rules import RuleBook
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.lessons.glossary import package_of
from havoclab.stage.book.games import packages_of
from havoclab.stage.book.pages import Pages
from havoclab.stage.book.writing import address
from havoclab.stage.controller import PageController
from havoclab.stage.scene import (
    Block,
    Button,
    Buttons,
    Contents,
    ContentsLine,
    Form,
    FormField,
    Intent,
    Passage,
    Scene,
)

#: The parts behind the chapters.
PARTS: Final = ("faq", "glossary", "index")
#: Longest search that is looked for, and most places that "Back" remembers.
LONGEST_QUERY: Final = 100
LONGEST_TRAIL: Final = 40
#: The start page and the player aid, seen from the book.
HOME: Final = "../index.ipynb"
AID: Final = "aid.ipynb"


class BookController(PageController):
    """The rules as a book.

    A place is a chapter ("H4"), a rule ("H4.3") or one of :data:`PARTS`; it stands in the address, as a search does.

    Args:
        game: name of the game.
        language: "en" or "hu".
        asked: what the address asks for: ``rule``, ``part`` or ``q``. What does not exist is named as such.

    >>> page = BookController(asked={"rule": "H4.3"})
    >>> [block.number for block in page.scene().blocks if block.type == "passage" and block.focus]
    ['H4.3']
    """

    def __init__(self, game: str = "havoc", language: str = "en", asked: Mapping[str, str] | None = None) -> None:
        super().__init__(game, language)
        self._place = self.book.sections[0].id
        self._at_rest = True
        """Nothing was asked for yet: the page opens at its top."""
        self._sought = ""
        self._trail: list[str] = []
        self._open_asked(asked or {})

    def _open_asked(self, asked: Mapping[str, str]) -> None:
        place = asked.get("rule") or asked.get("part")
        if place:
            try:
                self._go(place, part="rule" not in asked)
            except ValueError as fault:
                self.answer("info", str(fault))
        self._sought = asked.get("q", "")[:LONGEST_QUERY].strip()

    # --- what every page asks ---

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of the book."""
        return words(self.language, *packages_of(self.game), package_of(self.game))

    def language_changed(self) -> None:
        """The place stays; only its words change."""

    def do(self, intent: Intent) -> None:
        """Open a place, go back to the one before, or search.

        Raises:
            ValueError: if there is no such place, or the intent is none of this page's.
        """
        what = intent.get("do")
        if what == "open":
            before = "" if self._sought else self._place
            self._go(str(intent.get("place")), part=intent.get("place") in PARTS)
            self._sought = ""
            if before and before != self._place:
                self._trail = [*self._trail, before][-LONGEST_TRAIL:]
        elif what == "back":
            if self._trail:
                self._go(self._trail.pop(), part=None)
        elif what == "search":
            self._sought = str(intent.get("value", ""))[:LONGEST_QUERY].strip()
            if self._sought:
                count = len(self.book.search(self._sought, self.language))
                self.answer("info", self.say("book-found", count=count))
        else:
            raise ValueError(f"do: {str(what)[:24]!r} can't be done in the book")

    def _go(self, place: str, *, part: bool | None) -> None:
        """Open a place; ``part`` tells which kind was asked for, for what is said if there is none.

        Raises:
            ValueError: in the reader's language.
        """
        if place not in self._places:
            shown = place[:24]
            if part:
                parts = ", ".join(PARTS)
                raise ValueError(self.say("book-no-part", part=shown, parts=parts))
            rules = self.book.rules
            raise ValueError(self.say("book-no-rule", rule=shown, first=rules[0].id, last=rules[-1].id))
        self._place = place
        self._at_rest = False

    @property
    def _places(self) -> set[str]:
        return {*PARTS, *(section.id for section in self.book.sections), *(rule.id for rule in self.book)}

    @property
    def _section(self) -> str:
        """The chapter of the open place, or the part itself."""
        return self.book[self._place].section if self._place in self.book else self._place

    # --- the scene ---

    def draw(self) -> Scene:
        """The open place, or what the search found, beside contents and search."""
        blocks: list[Block] = [self._tools(), self._search(), self._contents()]
        blocks += [*self.replies(), *self._passages()]
        if not self._sought:
            blocks.append(self._neighbours())
        return Scene(layout="book", title=self.say("book-title"), blocks=blocks, address=self._address)

    @property
    def _address(self) -> dict[str, str]:
        """The place in the address; the book's beginning needs none."""
        in_part = self._place in PARTS
        here = "" if self._at_rest else self._place
        return {"rule": "" if in_part else here, "part": here if in_part else "", "q": self._sought}

    def _passages(self) -> list[Passage]:
        pages = Pages(self.book, self.say)
        if self._sought:
            return pages.found(self._sought)
        if self._place in PARTS:
            return list(getattr(pages, self._place)(focus=not self._at_rest))
        return pages.chapter(self._section, focus="" if self._at_rest else self._place)

    def _tools(self) -> Buttons:
        say = self.say
        buttons = [Button(id="home", label=say("tool-home"), href=f"{HOME}?lang={self.language}", symbol="home")]
        if self._trail:
            label = say("book-back", place=self._name(self._trail[-1]))
            buttons.append(Button(id="back", label=label, intent={"do": "back"}, key="b"))
        return Buttons(area="top", id="tools", buttons=[*buttons, self.language_button()])

    def _name(self, place: str) -> str:
        return self.say(f"book-part-{place}") if place in PARTS else place

    def _search(self) -> Form:
        field = FormField(
            id="search",
            label=self.say("book-search"),
            kind="search",
            value=self._sought,
            placeholder=self.say("book-search-hint"),
            intent={"do": "search"},
        )
        return Form(area="main", id="search", fields=[field])

    def _contents(self) -> Contents:
        language = self.language
        lines = [
            ContentsLine(
                number=section.id,
                text=section.title[language],
                href=address(language, rule=section.id),
                intent={"do": "open", "place": section.id},
                current=not self._sought and section.id == self._section,
            )
            for section in self.book.sections
        ]
        lines += [
            ContentsLine(
                text=self._name(part),
                href=address(language, part=part),
                intent={"do": "open", "place": part},
                current=not self._sought and part == self._place,
            )
            for part in PARTS
        ]
        lines.append(ContentsLine(text=self.say("book-aid"), href=f"{AID}?lang={language}"))
        return Contents(title=self.say("book-contents"), lines=lines)

    def _neighbours(self) -> Buttons:
        """The ways to the chapters beside this one."""
        chapters = [section.id for section in self.book.sections] + list(PARTS)
        at = chapters.index(self._section)
        buttons = []
        for message, near in (("book-previous", at - 1), ("book-next", at + 1)):
            if 0 <= near < len(chapters):
                label = self.say(message, title=self._title(chapters[near]))
                buttons.append(Button(id=message, label=label, intent={"do": "open", "place": chapters[near]}))
        return Buttons(area="bottom", id="neighbours", buttons=buttons)

    def _title(self, chapter: str) -> str:
        for section in self.book.sections:
            if section.id == chapter:
                return f"{section.id} {section.title[self.language]}"
        return self._name(chapter)
