"""The pages of the book as passages: a chapter, what a search found, rulings as questions, the words, the index."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from havoclab.core.rules import Rule, RuleBook
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.glossary import read_glossary
from havoclab.lessons.lint import coverage
from havoclab.stage.book.index import by_letter, entries
from havoclab.stage.book.writing import address, link_to, listed, picture_of_term, sentence, write
from havoclab.stage.doors import position_of
from havoclab.stage.scene import Button, Passage, Span

#: Where a position can be tried, seen from the book.
#: Most rules that a search shows at once.
MOST_FOUND: Final = 30


class Pages:
    """Writes the book's pages in one language.

    Args:
        book: the rules.
        say: the words of the book and of the game.
    """

    def __init__(self, book: RuleBook, say: Words) -> None:
        self._book = book
        self._say = say
        self._language = say.language
        self._glossary = read_glossary(book.game)
        self._course = read_catalogue().course(book.game)

    # --- the parts ---

    def chapter(self, section: str, focus: str = "") -> list[Passage]:
        """One chapter with all its rules; ``focus`` marks one of them, or the chapter's own heading."""
        (title,) = (chapter.title[self._language] for chapter in self._book.sections if chapter.id == section)
        first = section == self._book.sections[0].id
        about = self._say("book-about", rules=len(self._book), chapters=len(self._book.sections))
        head = Passage(
            id=section,
            number=section,
            heading=title,
            level=2,
            paragraphs=[[Span(text=about)]] if first else [],
            focus=focus == section,
        )
        return self._with_terms([head, *(self._rule(rule, focus) for rule in self._book.of_section(section))])

    def found(self, query: str) -> list[Passage]:
        """The rules that a search finds, best first."""
        rules = self._book.search(query, self._language)
        paragraphs = [[Span(text=self._say("book-first-shown", most=MOST_FOUND))]] if len(rules) > MOST_FOUND else []
        head = Passage(id="found", heading=self._say("book-results", query=query), level=2, paragraphs=paragraphs)
        return self._with_terms([head, *(self._rule(rule) for rule in rules[:MOST_FOUND])])

    def faq(self, *, focus: bool) -> list[Passage]:
        """All rulings as questions, by chapter, with their answers and reasons."""
        passages = [self._head("faq", focus)]
        for section in self._book.sections:
            rulings = [rule for rule in self._book.of_section(section.id) if rule.standing == "ruling"]
            if rulings:
                title = section.title[self._language]
                passages.append(Passage(id=f"faq-{section.id}", number=section.id, heading=title, level=3))
            passages += [self._question(rule) for rule in rulings]
        return self._with_terms(passages)

    def glossary(self, *, focus: bool) -> list[Passage]:
        """Every word of the game, with what shows it, in the order of the rules."""
        passages = [self._head("glossary", focus)]
        for term in self._glossary.terms:
            shown = picture_of_term(term, self._say)
            passages.append(
                Passage(
                    id=f"term-{term.id}",
                    heading=shown.title,
                    paragraphs=[[Span(text=shown.text)]],
                    notes=[sentence(self._say, "book-term-rule", "rule", [link_to(term.rule, self._language)])],
                    symbol=shown.symbol,
                    cards=shown.cards,
                )
            )
        return passages

    def index(self, *, focus: bool) -> list[Passage]:
        """What one may look for, by letter, with links to the rules. A word of the glossary is explained there."""
        passages = [self._head("index", focus)]
        for letter, lines in by_letter(entries(self._book, self._say), self._language):
            paragraphs = [
                [
                    Span(text=line.text, term=line.term),
                    Span(text="  "),
                    *listed(link_to(rule, self._language) for rule in line.rules),
                ]
                for line in lines
            ]
            passages.append(Passage(id=f"letter-{letter}", heading=letter, paragraphs=paragraphs, dense=True))
        return self._with_terms(passages)

    # --- their pieces ---

    def _head(self, part: str, focus: bool) -> Passage:
        about = [[Span(text=self._say(f"book-{part}-about"))]]
        return Passage(id=part, heading=self._say(f"book-part-{part}"), level=2, paragraphs=about, focus=focus)

    def _write(self, text: str) -> list[Span]:
        return write(text, self._book, self._language)

    def _rule(self, rule: Rule, focus: str = "") -> Passage:
        paragraphs = [self._write(rule.text[self._language])]
        if rule.why is not None:
            paragraphs.append(self._reason(rule))
        return Passage(
            id=rule.id,
            number=rule.id,
            heading=rule.title[self._language],
            standing=rule.standing,
            standing_text=self._say(f"standing-{rule.standing}"),
            paragraphs=paragraphs,
            notes=self._notes(rule),
            more_title=self._say("book-matters"),
            more=self._where_it_matters(rule.id),
            buttons=[self._copy_link(rule.id)],
            focus=focus == rule.id,
        )

    def _reason(self, rule: Rule) -> list[Span]:
        assert rule.why is not None
        told = {found.term.id for found in self._glossary.explain(rule.text[self._language], self._language)}
        text = self._say("book-why", why=rule.why[self._language])
        return write(text, self._book, self._language, known=frozenset(told))

    def _question(self, rule: Rule) -> Passage:
        number = rule.id.lower().replace(".", "-")
        return Passage(
            id=f"faq-{rule.id}",
            heading=self._say(f"faq-{number}"),
            level=4,
            standing="ruling",
            paragraphs=[self._write(rule.text[self._language]), self._reason(rule)],
            notes=[sentence(self._say, "book-ruling-of", "rule", [link_to(rule.id, self._language)])],
        )

    def _copy_link(self, place: str) -> Button:
        return Button(
            id="link",
            label=self._say("book-copy-link"),
            title=self._say("book-copy-link-to", place=place),
            copy_link=address(self._language, rule=place),
            symbol="link",
        )

    def _notes(self, rule: Rule) -> list[list[Span]]:
        """Below a rule: what it rests on and what rests on it, and the lessons that teach it."""
        say = self._say
        notes = []
        if rule.cites:
            notes.append(sentence(say, "book-cites", "rules", self._links(rule.cites)))
        above = [other.id for other in self._book.cited_by(rule.id)]
        if above:
            notes.append(sentence(say, "book-cited-by", "rules", self._links(above), count=len(above)))
        lessons = self._lessons(rule.id)
        if lessons:
            notes.append(sentence(say, "book-taught", "lessons", lessons))
        return notes

    def _where_it_matters(self, rule: str) -> list[list[Span]]:
        """A position in which dropping the rule changes something, and what; or why it can't be dropped."""
        variants = load(self._book.game).variants
        if variants is None:
            return []
        witness = variants.witness_of(rule)
        if witness is None:
            return [[Span(text=variants.why_kept(rule, self._language))]]
        names = tuple(self._say(f"usual-name-{seat}") for seat in range(1, witness.state.seats + 1))
        without = self._say("book-without", without=variants.say_without(rule, self._language))
        told = Span(text=witness.tell(self._language, names))
        if self._course.first("sandbox") is None:
            return [[Span(text=without)], [told]]
        try:
            link = position_of(witness.state.game, witness.state.to_json(), self._language)
        except ValueError:  # too long for an address
            return [[Span(text=without)], [told]]
        opens = Span(text=self._say("book-witness-link"), href=link)
        return [[Span(text=without)], [told, Span(text=" "), opens]]

    def _links(self, rules: Iterable[str]) -> list[Span]:
        return listed(link_to(rule, self._language) for rule in rules)

    def _lessons(self, rule: str) -> list[Span]:
        """The lessons that teach a rule, as links."""
        pages = [read_catalogue().page(lesson) for lesson in _taught_in(self._book.game).get(rule, ())]
        return listed(
            Span(text=page.title(self._language), href=f"{page.notebook.rsplit('/', 1)[-1]}?lang={self._language}")
            for page in pages
        )

    def _with_terms(self, passages: list[Passage]) -> list[Passage]:
        """Each term's meaning goes with the first passage that names it."""
        brought: set[str] = set()
        for passage in passages:
            named = [span.term for spans in [*passage.paragraphs, *passage.notes] for span in spans if span.term]
            new = [name for name in dict.fromkeys(named) if name not in brought]
            brought.update(new)
            passage.terms = [picture_of_term(self._glossary.term(name), self._say) for name in new]
        return passages


@lru_cache(maxsize=8)
def _taught_in(game: str) -> dict[str, list[str]]:
    """For each rule of a game the lessons that teach it."""
    return {rule: taught for rule, (taught, _) in coverage(read_catalogue().course(game).lessons).items()}
