"""Rulebooks, words, shuffles: the small parts of the core."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from havoclab import havoc
from havoclab.core.chance import reshuffle, shuffled
from havoclab.core.event import Event
from havoclab.core.rules import Rule, RuleBook, Section
from havoclab.core.seats import clockwise
from havoclab.core.words import UnknownWords, Words, words

BOOK = havoc.rulebook()
TEXTS = {"en": "a", "hu": "b"}


def test_a_rulebook_is_looked_up_by_number() -> None:
    assert BOOK["H4.3"].id == "H4.3"
    assert len(BOOK) == len(list(BOOK)) == len(BOOK.index)
    assert {rule.section for rule in BOOK.of_section("H6")} == {"H6"}
    assert "H4.3" in {rule.id for rule in BOOK.cited_by("H3.1")}
    with pytest.raises(KeyError, match=r"'H99' is not a rule of havoc"):
        BOOK["H99"]


@pytest.mark.parametrize(
    ("query", "language", "first"),
    [("H4.3", "en", "H4.3"), ("h4.3", "hu", "H4.3"), ("year of peace declare", "en", "H5.3")],
)
def test_search_finds_the_nearest_first(query: str, language: str, first: str) -> None:
    assert BOOK.search(query, language)[0].id == first


def test_search_minds_no_accents() -> None:
    assert BOOK.search("bekeev", "hu") == BOOK.search("Békeév", "hu") != ()


def test_search_without_words_finds_all_and_nonsense_nothing() -> None:
    assert BOOK.search("") == tuple(BOOK)
    assert BOOK.search("xyzzy") == ()


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        ([Rule(id="A1", section="A", title=TEXTS, text=TEXTS)] * 2, "an id stands twice"),
        ([Rule(id="A1", section="B", title=TEXTS, text=TEXTS)], "'B' is not a section"),
        ([Rule(id="A1", section="A", title=TEXTS, text=TEXTS, cites=("A2",))], "'A2' is not a rule"),
        ([], "rules"),
    ],
)
def test_a_bad_rulebook_is_refused(rules: list[Rule], fault: str) -> None:
    with pytest.raises((ValueError, ValidationError), match=fault):
        RuleBook(game="a", sections=(Section(id="A", title=TEXTS),), rules=tuple(rules))


def test_words_are_whole_sentences_with_slots() -> None:
    assert words("en", "havoclab.core")("seat-name", number=3) == "Player 3"
    assert words("hu", "havoclab.core")("seat-name", number=3) == "3. játékos"
    assert words("en", "havoclab.core") is words("en", "havoclab.core")
    say = Words("en", "havoclab.core", "havoclab.havoc")
    assert "event-put" in say
    assert "event-fly" not in say


@pytest.mark.parametrize(("message", "slots"), [("nonsense", {}), ("seat-name", {}), ("seat-name", {"nummer": 1})])
def test_words_that_are_missing_are_our_fault(message: str, slots: dict[str, int]) -> None:
    with pytest.raises(UnknownWords, match=message):
        words("en", "havoclab.core")(message, **slots)


def test_a_language_we_do_not_speak() -> None:
    with pytest.raises(ValueError, match="'de' is not one of en, hu"):
        Words("de", "havoclab.core")


@given(st.lists(st.integers(0, 50)), st.integers(0, 1000))
def test_a_shuffle_keeps_the_cards(cards: list[int], seed: int) -> None:
    assert Counter(shuffled(cards, Random(seed))) == Counter(cards)
    assert reshuffle(cards, seed, 1) == reshuffle(sorted(cards), seed, 1)  # how they lay is no matter


def test_a_shuffle_is_even() -> None:
    rng = Random(1)
    orders = Counter("".join(shuffled("abc", rng)) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_reshuffle_depends_on_seed_and_number() -> None:
    cards = list(range(20))
    assert len({tuple(reshuffle(cards, seed, times)) for seed in (1, 2) for times in (0, 1, 2)}) == 6


def test_what_an_event_shows_to_whom() -> None:
    event = Event("drew", "H4.2", 1, {"place": "pile"}, {"card": 9}, (1,))
    assert event.seen_by(1) == {"place": "pile", "card": 9}
    assert event.seen_by(0) == event.seen_by(None) == {"place": "pile"}


def test_clockwise() -> None:
    assert list(clockwise(2, 4)) == [2, 3, 0, 1]
