"""The printed numbers of the battle cards: what the source says, and what every reconstruction must fit."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import groupby, pairwise
from typing import Any

import pytest

DATA: dict[str, Any] = json.loads((files("havoclab") / "havoc" / "battles.json").read_text(encoding="utf-8"))
BATTLES: list[dict[str, Any]] = DATA["battles"]
CHEVAUCHEES: list[dict[str, Any]] = DATA["chevauchees"]
CARDS = [*BATTLES, *CHEVAUCHEES]
STANDINGS = {"source", "derived", "reconstructed"}


def points(number: int) -> list[int | None]:
    """Points by place of one battle; None where the card has no such place."""
    found: list[int | None] = [place["points"] for place in BATTLES[number - 1]["places"]]
    return found


def standings(number: int) -> list[str]:
    """Whose word each of these points is."""
    return [place["standing"] for place in BATTLES[number - 1]["places"]]


def places_for_two_or_three(number: int) -> list[int]:
    """What first and second place earn under H11.1: the second takes the third place's points, if there are any."""
    first, _second, third = points(number)[:3]
    return [first or 0, third or 0]


@pytest.mark.rule("H2.3")
def test_h2_3_nine_battles_in_order_of_number_and_year() -> None:
    assert [battle["number"] for battle in BATTLES] == list(range(1, 10))
    assert all(before["year"] < after["year"] for before, after in pairwise(BATTLES))
    assert len({battle["name"] for battle in BATTLES}) == 9


@pytest.mark.rule("H2.3")
def test_h2_3_fifteen_tokens_lie_with_the_battle_cards() -> None:
    """A token is a place below the first that earns something; the sixth at Castillon earns nothing and has none."""
    tokens = [place for battle in BATTLES for place in battle["places"][1:] if place["points"]]
    assert len(tokens) == 15


@pytest.mark.rule("H2.4")
def test_h2_4_every_number_and_name_tells_its_standing() -> None:
    for card in CARDS:
        assert card["name"]
        assert card["name_standing"] in {"source", "reconstructed"}
        for place in card["places"]:
            assert set(place) == {"points", "standing"}
            assert place["standing"] in STANDINGS
            assert place["points"] is None or 0 <= place["points"] <= 11
        if card["deal"] is not None:
            assert set(card["deal"]) == {"everyone", "initiator", "standing"}
            assert card["deal"]["standing"] in STANDINGS


@pytest.mark.rule("H2.4")
def test_h2_4_a_better_place_never_earns_less() -> None:
    for battle in BATTLES:
        earned = [place["points"] for place in battle["places"] if place["points"] is not None]
        assert earned[0] == battle["places"][0]["points"]
        assert all(better > worse for better, worse in pairwise(earned))


def test_names_the_source_gives_are_told_from_ours() -> None:
    given = [battle["number"] for battle in BATTLES if battle["name_standing"] == "source"]
    assert given == [1, 2, 3, 5, 8, 9]
    named = {battle["number"]: battle["name"] for battle in BATTLES}
    assert {number: named[number] for number in given} == {
        1: "Sluys",
        2: "Crécy",
        3: "Poitiers",
        5: "Agincourt",
        8: "Formigny",
        9: "Castillon",
    }


@pytest.mark.rule("H2.4", "H7.6")
def test_what_the_source_says_of_battles_one_to_three() -> None:
    assert points(1) == [5, 3, None]
    assert set(standings(1)) == {"source"}
    assert BATTLES[0]["deal"] == {"everyone": 1, "initiator": 1, "standing": "source"}
    assert (points(2)[0], points(2)[2]) == (5, 1)
    assert standings(2) == ["source", "reconstructed", "source"]
    assert points(3)[1] is not None
    assert points(3)[2] is None


@pytest.mark.rule("H9.6")
def test_h9_6_castillon_pays_six_places_and_deals_nothing() -> None:
    assert points(9) == [11, 8, 5, 3, 1, 0]
    assert set(standings(9)) == {"source"}
    assert BATTLES[8]["deal"] is None


def test_what_public_analyses_fix() -> None:
    assert (points(3)[0], standings(3)[0]) == (6, "derived")
    assert points(5) == [8, None, None]
    assert set(standings(5)) == {"derived"}
    assert (points(8)[0], points(8)[2]) == (9, 3)
    assert standings(8) == ["derived", "reconstructed", "derived"]


@pytest.mark.rule("H11.1")
def test_h11_1_margins_with_two_players() -> None:
    """The margin is the winner's points less the second's, with the second place's own points ignored."""
    margin = {}
    for number in range(1, 10):
        first, second = places_for_two_or_three(number)
        margin[number] = first - second
    by_margin = sorted(margin, key=lambda number: (-margin[number], number))
    order = [sorted(group) for _, group in groupby(by_margin, key=lambda number: margin[number])]
    assert order == [[7], [5], [3, 8, 9], [1, 6], [2, 4]]


@pytest.mark.rule("H11.1")
def test_h11_1_examples_of_the_source() -> None:
    assert places_for_two_or_three(1) == [5, 0]
    assert places_for_two_or_three(2) == [5, 1]
    assert places_for_two_or_three(3)[1] == 0


@pytest.mark.rule("H11.1a")
def test_h11_1a_castillon_with_few_players() -> None:
    assert places_for_two_or_three(9) == [11, 5]


@pytest.mark.rule("H7.6")
def test_h7_6_the_initiator_is_served_in_every_battle_before_the_last() -> None:
    for battle in BATTLES[:-1]:
        deal = battle["deal"]
        assert deal["everyone"] + deal["initiator"] >= 1


def test_castillon_pays_its_winner_most() -> None:
    firsts = {battle["number"]: points(battle["number"])[0] or 0 for battle in BATTLES}
    assert max(firsts, key=lambda number: firsts[number]) == 9


def test_the_two_sides_of_the_chevauchees() -> None:
    odd, even = CHEVAUCHEES
    assert [(side["side"], side["from"], side["to"]) for side in CHEVAUCHEES] == [
        ("odd", "Calais", "Tours"),
        ("even", "Tours", "Bordeaux"),
    ]
    assert [place["points"] is not None for place in odd["places"]] == [True, False, True]
    assert [place["points"] is not None for place in even["places"]] == [False, True, False]
    for side in CHEVAUCHEES:
        assert side["year"] == 1373
        for place in side["places"]:
            assert (place["standing"] == "source") == (place["points"] is None)
