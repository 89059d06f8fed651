"""The learner's own record: it only grows, whatever is merged; what is no record is refused by name."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab.core.link import pack
from havoclab.lessons.progress import LONGEST, MOST_DAYS, GameNight, Marks, Progress, UnreadableProgress

DAY = date(2026, 3, 1)
days = st.integers(0, 40).map(lambda number: DAY + timedelta(days=number))
lessons = st.dictionaries(
    st.sampled_from(["havoc-recruit", "havoc-battle", "havoc-ranks"]),
    st.builds(Marks, version=st.integers(1, 3), marks=st.text("012", max_size=5)),
)
rules = st.dictionaries(st.sampled_from(["H4.3", "H6.12a", "H12"]), st.dictionaries(days, st.booleans(), max_size=20))
nights = st.builds(GameNight, day=st.one_of(st.none(), days), stamp=st.integers(0, 3))
records = st.builds(Progress, lessons=lessons, rules=rules, night=nights)


@given(records, records)
def test_merging_does_not_depend_on_who_comes_first(one: Progress, other: Progress) -> None:
    assert one.merge(other) == other.merge(one)


@given(records, records, records)
def test_merging_does_not_depend_on_the_order(one: Progress, two: Progress, three: Progress) -> None:
    assert one.merge(two).merge(three) == one.merge(two.merge(three))


@given(records, records)
def test_merging_twice_changes_nothing_more(one: Progress, other: Progress) -> None:
    both = one.merge(other)
    assert both.merge(one) == both.merge(other) == both.merge(both) == both


@given(records, records)
def test_nothing_done_is_ever_lost(one: Progress, other: Progress) -> None:
    both = one.merge(other)
    for name, marks in one.lessons.items():
        now = both.lessons[name]
        assert now.version > marks.version or (now.version == marks.version and now.done >= marks.done)
    for rule, history in one.rules.items():
        if history:
            assert max(both.rules[rule]) >= max(history)
            assert set(both.rules[rule]) >= set(sorted(history)[-1:]) or len(both.rules[rule]) == MOST_DAYS


@given(records)
@settings(max_examples=40)
def test_a_record_comes_back_from_file_and_store(record: Progress) -> None:
    assert Progress.read(record.text()) == record
    assert Progress.read(record.packed()) == record


def test_a_miss_on_a_day_stays_a_miss_on_that_day() -> None:
    record = Progress().answered("H4.3", DAY, known=False).answered("H4.3", DAY, known=True)
    assert record.rules["H4.3"] == {DAY: False}
    assert record.answered("H4.3", DAY + timedelta(days=1), known=True).rules["H4.3"][DAY + timedelta(days=1)]


def test_the_best_mark_of_each_step_is_kept_and_a_new_form_of_a_lesson_begins_anew() -> None:
    record = Progress().marked("havoc-recruit", 1, [2, 0, 1]).marked("havoc-recruit", 1, [1, 1, 2])
    assert record.lessons["havoc-recruit"] == Marks(version=1, marks="212")
    assert record.marked("havoc-recruit", 2, [0, 1]).lessons["havoc-recruit"] == Marks(version=2, marks="01")
    assert record.lessons["havoc-recruit"].done == 3


def test_the_game_night_named_last_holds_also_none() -> None:
    record = Progress().playing_on(DAY)
    other = record.playing_on(None)
    assert record.merge(other).night.day is None
    assert other.playing_on(DAY).merge(record).night.day == DAY
    assert record.playing_on(DAY) == record


def test_a_store_holds_a_whole_course_in_a_few_thousand_characters() -> None:
    record = Progress()
    for number in range(110):
        for day in range(MOST_DAYS):
            record = record.answered(
                f"H{number % 12 + 1}.{number}"[:5], DAY + timedelta(days=3 * day + number % 5), known=True
            )
    assert len(record.packed()) < 6000


def _file(**change: Any) -> str:
    return json.dumps({"havoclab": "progress", "form": 1} | change)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "too short"),
        ("{", "not JSON"),
        ("[" * 5000, "no link has"),
        ("{" * 5000, "not JSON"),
        ("<script>alert(1)</script>", "no link has"),
        ("[]", "too short"),
        ('{"a": 1}', "another kind of file"),
        (_file(form=2), "form: Input should be 1"),
        (_file(rules={"H4.3": {"2026-13-01": True}}), r"rules\.H4\.3\.2026-13-01"),
        (_file(rules={"<b>": {}}), "rules"),
        (_file(rules={"H4.3": {"2026-03-01": "perhaps"}}), "True or false is needed"),
        (_file(lessons={"havoc-recruit": {"version": 1, "marks": "9"}}), r"lessons\.havoc-recruit\.marks"),
        (_file(night={"day": "soon"}), r"night\.day"),
        (_file(more=1), "more: There is no such field"),
        (
            _file(rules={f"H{n}.{m}": {} for n in range(10, 60) for m in range(10)}),
            "rules: There are 500; allowed are 400",
        ),
        (pack("t", ["en"]), "does not say “progress”"),
        ("1gAAAA", "damaged"),
        ("x" * (LONGEST + 1), "characters; allowed are"),
    ],
)
def test_what_is_no_record_is_refused_by_name(text: str, said: str) -> None:
    with pytest.raises(UnreadableProgress, match=said):
        Progress.read(text)
