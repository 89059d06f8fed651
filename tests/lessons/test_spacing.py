"""When rules come up again: later and later, at once after a miss, and always before the game night."""

from __future__ import annotations

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from havoclab.lessons.spacing import FRESH, PAUSES, due, level, missed, next_day, until

START = date(2026, 3, 1)


def day(number: int) -> date:
    return START + timedelta(days=number)


histories = st.dictionaries(st.integers(0, 60).map(day), st.booleans(), min_size=1, max_size=12)


def test_known_each_time_it_comes_up_the_pauses_grow_to_the_longest() -> None:
    history: dict[date, bool] = {}
    today, pauses = START, []
    for _ in range(len(PAUSES) + 2):
        history[today] = True
        pauses.append((next_day(history) - today).days)
        today = next_day(history)
    assert pauses == [*PAUSES, PAUSES[-1], PAUSES[-1]]


@given(histories)
def test_what_was_missed_comes_up_the_next_day(history: dict[date, bool]) -> None:
    last = max(history)
    assert next_day(history | {last: False}) == last + timedelta(days=1)


@given(histories, st.integers(1, 200))
def test_every_rule_seen_comes_up_again_before_the_game_night(history: dict[date, bool], ahead: int) -> None:
    last = max(history)
    night = last + timedelta(days=ahead)
    following = next_day(history, night)
    assert last < following <= next_day(history)
    if ahead > FRESH:
        assert following < night
        assert due({"H4.3": history}, night - timedelta(days=1), night) == ["H4.3"]


@given(histories, st.integers(1, 60))
def test_reviewed_on_each_day_it_is_due_a_rule_is_fresh_on_the_game_night(
    history: dict[date, bool], ahead: int
) -> None:
    night = max(history) + timedelta(days=ahead)
    while (following := next_day(history, night)) < night:
        history = history | {following: True}
    assert (night - max(history)).days <= FRESH


@given(histories, st.integers(0, 300), st.one_of(st.none(), st.integers(0, 90).map(day)))
def test_what_is_due_stays_due_until_it_is_asked(history: dict[date, bool], wait: int, night: date | None) -> None:
    first = next_day(history, night)
    assert due({"H4.3": history}, first, night) == ["H4.3"]
    assert due({"H4.3": history}, first + timedelta(days=wait), night) == ["H4.3"]
    if first - timedelta(days=1) >= max(history):
        assert due({"H4.3": history}, first - timedelta(days=1), night) == []


@given(histories, histories)
def test_answers_of_days_to_come_count_for_nothing(history: dict[date, bool], later: dict[date, bool]) -> None:
    today = max(history)
    future = {day + timedelta(days=100): known for day, known in later.items()}
    assert until(history | future, today) == history
    assert due({"H4.3": history | future}, today) == due({"H4.3": history}, today)
    assert missed({"H4.3": history | future}, today) == missed({"H4.3": history}, today)


def test_asking_early_again_and_again_is_no_short_way_up() -> None:
    every_day = {day(number): True for number in range(6)}
    on_time = {day(number): True for number in (0, 1, 4)}
    assert level(every_day) == level(on_time) == 3


def test_those_that_waited_longest_come_first() -> None:
    waiting = {"H4.1": {day(5): True}, "H4.2": {day(1): True}, "H4.3": {day(3): False}}
    assert due(waiting, day(20)) == ["H4.2", "H4.3", "H4.1"]


def test_a_game_night_that_is_over_hurries_nobody() -> None:
    history = {day(0): True, day(1): True}
    assert next_day(history, night=day(1)) == next_day(history)
    assert next_day(history, night=day(0)) == next_day(history)


def test_a_rule_is_missed_until_a_day_on_which_it_is_known() -> None:
    assert missed({"H4.1": {day(0): False}, "H4.2": {day(0): False, day(1): True}, "H4.3": {}}, day(2)) == ["H4.1"]
