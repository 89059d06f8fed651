"""H8.6: which of two hands is stronger, and what decides."""

from __future__ import annotations

import pytest

from havoclab.havoc.hands import Comparison, Criterion, Rank, compare, evaluate
from havoclab.havoc.strength import strength
from tests.havoc.hands_to_try import cards


@pytest.mark.rule("H8.6")
@pytest.mark.parametrize(
    ("stronger", "weaker", "criterion", "place", "first", "second"),
    [
        ("b9 o9", "b18 o17", Criterion.RANK, 1, Rank.PAIR, Rank.HIGH_CARD),
        ("b3 o3 g3 e3 b1 o1", "dog dog dog dog b18 o18", Criterion.GROUP, 1, 3, 0),  # the four first
        ("b3 o3 g3 e3 b2 o2", "b3 o3 g3 e3 b1 o1", Criterion.GROUP, 2, 2, 1),
        ("b4 o4 g4 dog dog", "b3 o3 g3 b18 o18", Criterion.GROUP, 1, 4, 3),  # the three first
        ("b9 o9 g9 b2 o2 g2", "b8 o8 g8 b7 o7 g7", Criterion.GROUP, 1, 9, 8),
        ("b9 o9 b4 o4 b3 o3", "g9 e9 g4 e4 dog dog", Criterion.GROUP, 3, 3, 0),
        ("b9 o9 b4 o4 b1", "g9 e9 g3 e3 g18", Criterion.GROUP, 2, 4, 3),
        ("b2 o3 g4 e5 y6 b1", "dog b1 o2 g3 e4 y5", Criterion.TOP, 1, 6, 5),
        ("b2 b3 b4 b5 b6", "b1 b2 b3 b4 b5", Criterion.TOP, 1, 6, 5),
        ("b18 b2 b5 b4 b7", "o17 o16 o14 o13 o12", Criterion.FLUSH_CARD, 1, 18, 17),
        ("b18 b9 b8 b2 b1", "o18 o9 o8 dog dog", Criterion.FLUSH_CARD, 4, 2, 0),
        ("b18 b9 b8 b2 dog dog", "o18 o9 o8 dog dog dog", Criterion.FLUSH_CARD, 4, 2, 0),
        ("b18 b9 b8 b2 b1 o17", "b18 b9 b8 b2 b1 o16", Criterion.BESIDE, 1, 17, 16),
        ("b9 o9 b5 b3", "g9 e9 b5 b2", Criterion.BESIDE, 2, 3, 2),
        ("b9 o9 dog", "g9 e9", Criterion.MISSING, 1, 0, None),
        ("b9 o9 b5 dog", "g9 e9 o5", Criterion.MISSING, 2, 0, None),
        ("b5 b6 b7 b8 b9 o1", "b5 b6 b7 b8 b9", Criterion.MISSING, 1, 1, None),
        ("b18 b3", "b17 b16 b14", Criterion.GROUP, 1, 18, 17),
        ("b18 dog", "o18", Criterion.MISSING, 1, 0, None),
        ("dog", "", Criterion.RANK, 1, Rank.HIGH_CARD, Rank.NOTHING),
    ],
)
def test_h8_6_what_decides(
    stronger: str, weaker: str, criterion: Criterion, place: int, first: int, second: int | None
) -> None:
    more, less = evaluate(cards(stronger)), evaluate(cards(weaker))
    assert compare(more, less) == Comparison(1, criterion, place, first, second)
    assert compare(less, more) == Comparison(-1, criterion, place, second, first)
    assert compare(more, less).explain() == compare(less, more).explain()
    assert more.key > less.key
    assert strength(cards(stronger)) > strength(cards(weaker))


@pytest.mark.rule("H8.6")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("b9 o9 b5", "g9 e9 n5"),
        ("b9 b8 b7 b6 b5 o1", "o9 o8 o7 o6 o5 b1"),
        ("b9 o8 g7 e6 y5", "o9 b8 b7 b6 b5"),
        ("", ""),
    ],
)
def test_h8_6_suits_never_decide(one: str, other: str) -> None:
    assert compare(evaluate(cards(one)), evaluate(cards(other))) == Comparison(0, Criterion.NONE, 0, None, None)
    assert evaluate(cards(one)).key == evaluate(cards(other)).key
    assert strength(cards(one)) == strength(cards(other))


@pytest.mark.rule("H8.6")
def test_h8_6_a_comparison_explains_itself_in_data() -> None:
    def said(one: str, other: str) -> tuple[str, str, dict[str, int | str]]:
        reason = compare(evaluate(cards(one)), evaluate(cards(other))).explain()
        return reason.rule, reason.message, reason.slots

    assert said("b18", "b9 o9") == ("H8.1", "decided-by-rank", {"more": "rank-pair", "less": "rank-high-card"})
    assert said("b9 o9", "b10 o10") == ("H8.6", "decided-by-group", {"place": 1, "more": 10, "less": 9})
    assert said("b9 o9", "g9 e9 dog") == ("H8.6", "decided-by-missing", {"place": 1, "more": 0})
    assert said("b9 o9", "g9 e9") == ("H8.6", "decided-by-nothing", {})
