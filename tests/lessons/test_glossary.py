"""The glossary: every word with rule, meaning and picture, found in the rules' texts, and as the lessons call it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from havoclab.core.words import LANGUAGES, words
from havoclab.havoc import rulebook
from havoclab.havoc.cards import parse_cards
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.glossary import GlossaryTerm, explain, read_glossary, term_of
from havoclab.stage.pictures import art_of

TERMS = read_glossary()


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.id)
def test_a_term_has_its_rule_its_meaning_and_what_it_shows(term: GlossaryTerm) -> None:
    assert term.rule in rulebook()
    assert parse_cards(term.cards) or term.symbol in art_of("havoc")["symbols"] or term.id == "pass"
    for language in LANGUAGES:
        assert term.title(language)
        assert term.text(language).endswith(".")
        assert len(term.text(language)) < 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_with_forms_is_found_in_some_rule(language: str) -> None:
    found = {one.term.id for rule in rulebook() for one in explain(rule.text[language], language)}
    assert {term.id for term in TERMS if getattr(term.forms, language)} == found
    assert len(found) > 40


@pytest.mark.parametrize(
    ("text", "language", "terms"),
    [
        ("A player recruits and lays it to the recruits.", "en", ["recruits"]),
        ("A straight flush beats a flush.", "en", ["straight-flush", "flush"]),
        ("The fighter has passed; the turn passes.", "en", ["fighter", "pass"]),
        ("Ebben a csatában nincs eb.", "hu", ["dog"]),
        ("Ő van soron, mert ez nem sor és nem is flös.", "hu", ["straight", "flush"]),
        ("Újoncozás közben egy újonc elvehető.", "hu", ["recruiting", "recruits"]),
        ("DOGS and dogs", "en", ["dog"]),
    ],
)
def test_words_are_told_apart(text: str, language: str, terms: list[str]) -> None:
    assert [found.term.id for found in explain(text, language)] == terms


def test_no_two_marks_overlap() -> None:
    for language in LANGUAGES:
        for rule in rulebook():
            places = [(found.start, found.end) for found in explain(rule.text[language], language)]
            assert all(first[1] <= second[0] for first, second in pairwise(places))


def test_what_a_lesson_calls_a_part_of_the_game_the_glossary_calls_so_too() -> None:
    for page in read_catalogue().lessons:
        for name in (name for step in page.lesson.steps for name in step.terms):
            for language in LANGUAGES:
                said = words(language, page.package)(f"term-{name}")
                title = term_of(name).title(language).casefold().removeprefix("to ")
                word = said.casefold().split(":")[0]
                assert title in word or word in title, f"{page.id}: {said!r} is {title!r} in the glossary"


def test_an_unknown_term_is_named() -> None:
    with pytest.raises(KeyError, match="no-such-word"):
        term_of("no-such-word")
