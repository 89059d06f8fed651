"""The rulings of H8 as they decide battles: what lies, what is declared, who wins."""

from __future__ import annotations

import pytest

from havoclab.havoc.position import FIGHTING, PASSED
from tests.havoc.positions import position


def stronger(first: str, second: str) -> int | None:
    """The seat whose cards win when all of them take part; None if they are equal."""
    state = position(
        ["y1", "y2"],
        laid=[first, second],
        roles=[PASSED, FIGHTING],
        kind="add",
        seat=1,
        initiator=0,
        havoc=True,
        options={"players": 2, "second_place": True},
    )
    events = state.apply("pass")
    while state.kind == "declare":
        events += state.apply(str(state.list_legal()[0]))
    if any(event.kind == "equal-strength" for event in events):
        return None
    return next(event.seat for event in events if event.kind == "won")


@pytest.mark.rule("H8.5a")
@pytest.mark.parametrize(
    ("laid", "other", "winner"),
    [
        ("dog dog dog dog b5 b6", "o2 g2 n2 e2", 1),  # a flush of six, not four of a kind
        ("dog dog dog dog b5 b6", "o8 g8 n8 e7 g7", 0),  # and a flush of six beats a full house
        ("dog dog dog dog dog b5", "o2 g2 n2 e2", 1),  # five dogs and a blue card are one too
        ("dog b1 b2 b3 b4 b5", "o8 g8 n8 e8 o7 g7", 0),  # but also a straight: a straight flush of six
        ("dog dog dog dog dog dog", "b4 b5 b6 b7 b8", 0),  # six dogs are six of a kind
    ],
)
def test_H8_5a_six_cards_of_one_suit(laid: str, other: str, winner: int) -> None:
    assert stronger(laid, other) == winner


@pytest.mark.rule("H8.5b")
@pytest.mark.parametrize(
    ("laid", "other", "winner"),
    [
        ("dog dog dog dog b5", "o8 g8 n8 e7 g7", 0),  # four of a kind, above a full house
        ("dog dog dog dog b5", "o1 g1 n1 e1", 1),  # of zeros
        ("b4 b5 b6 b7 b8 o8", "o2 g2 n2 e2 o3 g3", 0),  # a straight flush of five and one beside, above a big house
    ],
)
def test_H8_5b_the_strongest_combination_inside_counts(laid: str, other: str, winner: int) -> None:
    assert stronger(laid, other) == winner


@pytest.mark.rule("H8.5c")
@pytest.mark.parametrize(
    ("laid", "other", "winner"),
    [
        ("dog dog b1 o2 g3 e4", "b8 o8 g8", 0),  # a straight of five and a dog beside
        ("dog dog b1 o2 g3 e4", "dog b2 o1 g4 n3", 0),  # which is more than no card beside
        ("dog dog b1 o2 g3 e4", "n1 b2 g4 n3 o5", 1),  # a straight up to five is higher
    ],
)
def test_H8_5c_a_straight_has_room_for_one_dog(laid: str, other: str, winner: int) -> None:
    assert stronger(laid, other) == winner


@pytest.mark.rule("H8.6a")
@pytest.mark.parametrize(
    ("laid", "other", "winner"),
    [
        ("b7 o7 b5", "g7 e7 g4 n3", 0),
        ("b7 o7 b5", "g7 e7 g5 n1", 1),  # a card left where the other has none
        ("b7 o7 b5", "g7 e7 g5 dog", 1),  # even a dog
        ("b7 o7 b5 dog", "g7 e7 g5 dog", None),
    ],
)
def test_H8_6a_the_cards_beside_decide(laid: str, other: str, winner: int | None) -> None:
    assert stronger(laid, other) == winner
