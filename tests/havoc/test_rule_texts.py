"""The rulebook's data file: every number present, both languages whole, nothing cited that isn't there."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

# How many rules each chapter of the rulebook numbers. The worked example, H12, is one entry without a point.
CHAPTERS = {
    "H1": 2,
    "H2": 4,
    "H3": 6,
    "H4": 11,
    "H5": 6,
    "H6": 12,
    "H7": 7,
    "H8": 6,
    "H9": 6,
    "H10": 1,
    "H11": 2,
    "H13": 11,
}
NUMBERED = [f"{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)]
SHAPE = re.compile(r"(?P<base>H(?P<chapter>\d+)(?:\.(?P<number>\d+))?)(?P<letter>[a-z]?)")
LANGUAGES = ("en", "hu")
HUNGARIAN_LETTERS = set("áéíóöőúüűÁÉÍÓÖŐÚÜŰ")
# Names and an option's id keep their spelling in every language.
SPELT_ALIKE = ("John of Gaunt", "Chevauchées", "best_subset", "Castillon", "Havoc")
ENGLISH_WORDS = re.compile(r"\b(?:the|of|and|with|from|card|cards|player|dog|dogs|battle|source)\b", re.IGNORECASE)
HUNGARIAN_WORDS = re.compile(r"\b(?:az|és|egy|nem|hogy|lap|lapok|játékos|eb|ebek|csata|forrás)\b", re.IGNORECASE)
# In Hungarian the article is "az" before a vowel; 1 (egy) and 5 (öt) begin with one.
WRONG_ARTICLE = re.compile(r"\ba (?=[aáeéiíoóöőuúüű]|[15](?!\d))", re.IGNORECASE)

BOOK: dict[str, Any] = json.loads((files("havoclab") / "havoc" / "rules.json").read_text(encoding="utf-8"))
RULES: list[dict[str, Any]] = BOOK["rules"]
BY_ID: dict[str, dict[str, Any]] = {rule["id"]: rule for rule in RULES}


def rule_ids(*standings: str) -> list[str]:
    """Ids of the rules with one of these standings; of all rules where none is named."""
    return [rule["id"] for rule in RULES if not standings or rule["standing"] in standings]


def all_texts(rule: dict[str, Any], language: str) -> list[str]:
    """What a reader sees of a rule in one language: title, text, and the reason where there is one."""
    return [rule[part][language] for part in ("title", "text", "why") if rule[part] is not None]


def sort_key(rule_id: str) -> tuple[int, int, str]:
    """The place of an id in the rulebook: chapter, number, letter."""
    shape = SHAPE.fullmatch(rule_id)
    assert shape, f"{rule_id!r} is not a rule number"
    return int(shape["chapter"]), int(shape["number"] or 0), shape["letter"]


@pytest.mark.parametrize("rule_id", [*NUMBERED, "H12"])
def test_every_number_of_the_rulebook_is_there(rule_id: str) -> None:
    assert rule_id in BY_ID


def test_no_base_number_is_made_up() -> None:
    bases = {rule_id.rstrip("abcdefghijklmnopqrstuvwxyz") for rule_id in BY_ID}
    assert bases == {*NUMBERED, "H12"}


def test_ids_are_unique_and_in_the_order_of_the_rulebook() -> None:
    keys = [sort_key(rule["id"]) for rule in RULES]
    assert all(before < after for before, after in pairwise(keys))


def test_sections_are_the_chapters_in_order_and_each_has_rules() -> None:
    sections = [section["id"] for section in BOOK["sections"]]
    assert sections == sorted([*CHAPTERS, "H12"], key=lambda chapter: int(chapter[1:]))
    assert {rule["section"] for rule in RULES} == set(sections)


def test_a_rule_stands_in_the_section_of_its_number() -> None:
    for rule in RULES:
        assert rule["section"] == f"H{sort_key(rule['id'])[0]}"


def test_lettered_rules_follow_their_parent_without_a_gap() -> None:
    lettered: dict[str, list[str]] = {}
    for rule_id in BY_ID:
        shape = SHAPE.fullmatch(rule_id)
        assert shape
        if shape["letter"]:
            lettered.setdefault(shape["base"], []).append(shape["letter"])
    assert lettered
    for base, letters in lettered.items():
        assert base in BY_ID
        assert "".join(letters) == "abcdefghijklmnopqrstuvwxyz"[: len(letters)]


def test_lettered_rules_are_rulings_or_options() -> None:
    """A letter parts our own decision, or a switch, from the sentence of the source."""
    for rule in RULES:
        if rule["id"][-1].isalpha():
            assert rule["standing"] in {"ruling", "option"}, rule["id"]


def test_every_rule_has_exactly_the_fields_of_the_contract() -> None:
    fields = {"id", "section", "title", "text", "standing", "why", "cites"}
    for rule in RULES:
        assert set(rule) == fields, rule["id"]
        assert rule["standing"] in {"rule", "ruling", "option", "printed"}
        for part in ("title", "text"):
            assert set(rule[part]) == set(LANGUAGES)


@pytest.mark.parametrize("rule_id", rule_ids())
def test_both_languages_say_something(rule_id: str) -> None:
    rule = BY_ID[rule_id]
    for language in LANGUAGES:
        for text in all_texts(rule, language):
            assert text.strip() == text
            assert len(text) >= 5
        assert rule["text"][language] != rule["title"][language]
    assert rule["text"]["en"] != rule["text"]["hu"]


@pytest.mark.parametrize("rule_id", rule_ids())
def test_titles_are_short_and_texts_are_one_to_four_sentences(rule_id: str) -> None:
    rule = BY_ID[rule_id]
    for language in LANGUAGES:
        assert 2 <= len(rule["title"][language].split()) <= 6
        ends = re.findall(r"[.!?](?=\s+[A-ZÁÉÍÓÖŐÚÜŰ0-9]|$)", rule["text"][language])
        assert 1 <= len(ends) <= 4


@pytest.mark.parametrize("rule_id", rule_ids())
def test_texts_and_reasons_begin_large_and_end_with_a_stop(rule_id: str) -> None:
    rule = BY_ID[rule_id]
    for part in ("text", "why"):
        for text in (rule[part] or {}).values():
            assert text.endswith(".")
            assert text[0].isupper() or text[0].isdigit()
            assert "  " not in text
    for title in rule["title"].values():
        assert not title.endswith(".")


def test_only_rulings_and_printed_numbers_give_a_reason() -> None:
    for rule in RULES:
        if rule["standing"] in {"ruling", "printed"}:
            assert rule["why"] is not None, rule["id"]
            assert set(rule["why"]) == set(LANGUAGES), rule["id"]
            assert "source" in rule["why"]["en"], rule["id"]
        else:
            assert rule["why"] is None, rule["id"]


def test_cites_resolve_are_unique_and_never_point_at_the_rule_itself() -> None:
    for rule in RULES:
        cites = rule["cites"]
        assert set(cites) <= set(BY_ID), rule["id"]
        assert len(cites) == len(set(cites)), rule["id"]
        assert rule["id"] not in cites


def test_a_lettered_rule_cites_its_parent() -> None:
    for rule in RULES:
        if rule["id"][-1].isalpha():
            assert rule["id"][:-1] in rule["cites"], rule["id"]


def test_cites_are_in_the_order_of_the_rulebook() -> None:
    for rule in RULES:
        assert rule["cites"] == sorted(rule["cites"], key=sort_key), rule["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_texts_are_unique_within_a_language(language: str) -> None:
    for part in ("title", "text"):
        said = [rule[part][language].casefold() for rule in RULES]
        assert len(said) == len(set(said))
    chapters = [section["title"][language] for section in BOOK["sections"]]
    assert all(chapters)
    assert len(chapters) == len(set(chapters))


@pytest.mark.parametrize("rule_id", rule_ids())
def test_languages_do_not_mix(rule_id: str) -> None:
    rule = BY_ID[rule_id]
    for part in ("title", "text", "why"):
        if rule[part] is None:
            continue
        english, hungarian = rule[part]["en"], rule[part]["hu"]
        for name in SPELT_ALIKE:
            english, hungarian = english.replace(name, ""), hungarian.replace(name, "")
        assert not HUNGARIAN_LETTERS & set(english)
        assert not HUNGARIAN_WORDS.search(english)
        assert not ENGLISH_WORDS.search(hungarian)
        if part != "title":
            assert HUNGARIAN_LETTERS & set(hungarian)


@pytest.mark.parametrize("rule_id", rule_ids())
def test_the_hungarian_article_fits_the_word_after_it(rule_id: str) -> None:
    for text in all_texts(BY_ID[rule_id], "hu"):
        assert not WRONG_ARTICLE.search(text)


@pytest.mark.parametrize("rule_id", rule_ids())
def test_both_languages_give_the_same_numbers_in_digits(rule_id: str) -> None:
    """A number written in digits in Hungarian stands in the English text too, as digits or as a word."""
    words = {"0": "zero", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "9": "nine", "10": "ten"}
    text = BY_ID[rule_id]["text"]
    english = text["en"].casefold()
    for number in set(re.findall(r"\d+", text["hu"])):
        spelt = words.get(number)
        as_digits = re.search(rf"\b{number}\b", english)
        assert as_digits or (spelt and spelt in english), f"{number} is missing in English"


@pytest.mark.rule("H3.1")
def test_h3_1_says_the_same_table_in_both_languages() -> None:
    text = BY_ID["H3.1"]["text"]
    table = {(2, 8, 6, 4), (3, 10, 6, 4), (4, 13, 8, 5), (5, 15, 10, 5), (6, 18, 12, 5)}
    english = re.findall(r"(\d+), (\d+) and (\d+) with (\d+) players", text["en"])
    hungarian = re.findall(r"(\d+) játékosnál (\d+), (\d+) és (\d+)", text["hu"])
    assert {(int(n), int(top), int(dogs), int(recruits)) for top, dogs, recruits, n in english} == table
    assert {tuple(map(int, row)) for row in hungarian} == table


@pytest.mark.rule("H8.1")
def test_h8_1_lists_seventeen_ranks_in_both_languages() -> None:
    for language in LANGUAGES:
        ranks = BY_ID["H8.1"]["text"][language].split(":", 1)[1].rstrip(".").split(";")
        assert len({rank.strip() for rank in ranks}) == 17


@pytest.mark.rule("H9.6")
def test_h9_6_gives_the_points_of_the_last_battle_card() -> None:
    battles = json.loads((files("havoclab") / "havoc" / "battles.json").read_text(encoding="utf-8"))["battles"]
    points = [place["points"] for place in battles[-1]["places"]]
    for language, word in (("en", "and"), ("hu", "és")):
        listed = ", ".join(map(str, points[:-1])) + f" {word} {points[-1]}"
        assert listed in BY_ID["H9.6"]["text"][language]


def test_what_the_source_leaves_open_is_marked_as_a_ruling() -> None:
    """The decisions that a player may hear about most often; each must be told apart from the source."""
    ours = {"H4.4", "H4.9", "H4.9a", "H4.10", "H4.11a", "H5.4", "H5.5a", "H6.9", "H6.10", "H6.12", "H7.1a", "H8.6a"}
    assert ours <= set(rule_ids("ruling"))
    assert {"H3.5a", "H6.1a", "H6.1b", "H8.5d", "H11.1", "H11.2", "H13.1", "H13.10"} == set(rule_ids("option"))
    assert {"H2.4", "H7.6"} == set(rule_ids("printed"))
