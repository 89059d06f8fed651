"""The glossaries: every word with rule, meaning and picture, found in the rules' texts, and as the lessons call it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from havoclab.core.words import LANGUAGES, words
from havoclab.games import games, load
from havoclab.lessons.catalogue import read_catalogue
from havoclab.lessons.glossary import GlossaryTerm, read_glossary
from havoclab.stage.book.games import cards_of, packages_of
from havoclab.stage.pictures import art_of

TERMS = [term for game in games() for term in read_glossary(game).terms]


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.game}-{term.id}")
def test_a_term_has_its_rule_its_meaning_and_what_it_shows(term: GlossaryTerm) -> None:
    assert term.rule in load(term.game).rulebook()
    assert term.cards or term.symbol in art_of(term.game)["symbols"] or (term.game, term.id) == ("havoc", "pass")
    for language in LANGUAGES:
        assert term.title(language)
        assert term.text(language).endswith(".")
        assert len(term.text(language)) < 200
        if term.cards:
            say = words(language, *packages_of(term.game))
            faces = cards_of(term.game, term.cards, say, key=term.id)
            assert len(faces) == len(term.cards.split())
            assert {face.symbol for face in faces} <= art_of(term.game)["symbols"].keys()


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_with_forms_is_found_in_some_rule(game: str, language: str) -> None:
    glossary = read_glossary(game)
    texts = [rule.text[language] for rule in load(game).rulebook()]
    found = {one.term.id for text in texts for one in glossary.explain(text, language)}
    assert {term.id for term in glossary.terms if getattr(term.forms, language)} == found
    assert len(found) > 35


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
def test_words_of_havoc_are_told_apart(text: str, language: str, terms: list[str]) -> None:
    assert [found.term.id for found in read_glossary("havoc").explain(text, language)] == terms


@pytest.mark.parametrize(
    ("text", "language", "terms"),
    [
        ("The chancellor backs a favourite; hands show the backs.", "en", ["chancellor", "favourite", "hand", "back"]),
        ("A goblin war machine needs a goblin.", "en", ["machine", "goblin"]),
        ("Desertion cards: the warrior under one has deserted.", "en", ["desertion-card", "warrior", "desertion"]),
        ("A hátlap a fajtát mutatja, a faj hadba vonul.", "hu", ["back", "race"]),
        ("A csatában a csatagép goblint kér, a goblin kommandó nem.", "hu", ["battle", "machine", "commando"]),
        ("A dezertálólap alatt dezertált egy harcos.", "hu", ["desertion-card", "desertion", "warrior"]),
        ("Megjelent a toborzás kezdete, jöhetnek a toborzólapok.", "hu", ["start-card", "recruit-card"]),
    ],
)
def test_words_of_gold_und_rum_are_told_apart(text: str, language: str, terms: list[str]) -> None:
    assert [found.term.id for found in read_glossary("gold_und_rum").explain(text, language)] == terms


@pytest.mark.parametrize("game", games())
def test_no_two_marks_overlap(game: str) -> None:
    for language in LANGUAGES:
        for rule in load(game).rulebook():
            places = [(found.start, found.end) for found in read_glossary(game).explain(rule.text[language], language)]
            assert all(first[1] <= second[0] for first, second in pairwise(places))


def test_what_a_lesson_calls_a_part_of_the_game_the_glossary_calls_so_too() -> None:
    for course in read_catalogue().courses:
        for page in course.lessons:
            for name in (name for step in page.lesson.steps for name in step.terms):
                for language in LANGUAGES:
                    said = words(language, page.package)(f"term-{name}")
                    title = read_glossary(course.id).term(name).title(language).casefold().removeprefix("to ")
                    word = said.casefold().split(":")[0]
                    assert title in word or word in title, f"{page.id}: {said!r} is {title!r} in the glossary"


def test_an_unknown_term_is_named() -> None:
    with pytest.raises(KeyError, match="no-such-word"):
        read_glossary("havoc").term("no-such-word")
