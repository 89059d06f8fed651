"""What is remembered of answers: one record for many tabs and files, and the curve drawn from it."""

from __future__ import annotations

import json
from datetime import date
from itertools import permutations
from random import Random

import pytest

from havoclab.gold_und_rum.bots.memory import remembered
from havoclab.lab.recall.curve import by_age, by_depth, like_bot
from havoclab.lab.recall.memory import MOST_DEALS, Answer, DealRecall, Memory, UnreadableMemory


def some_memory(seed: int) -> Memory:
    rng = Random(seed)
    memory = Memory()
    for _ in range(12):
        answer = Answer("under", rng.randrange(79), rng.randrange(8), 25, rng.random() < 0.5)
        deal, day = f"d{rng.randrange(4)}", date(2026, 3, rng.randrange(1, 28))
        memory = memory.answered(deal, day, rng.randrange(1, 9), answer)
    return memory


def test_records_are_merged_in_any_order_and_any_number_of_times() -> None:
    first, second, third = map(some_memory, range(3))
    whole = first.merge(second).merge(third)
    for one, other, last in permutations((first, second, third)):
        assert one.merge(other.merge(last)) == whole
    assert whole.merge(whole) == whole.merge(first) == whole
    assert Memory.read(whole.packed()) == Memory.read(whole.text()) == whole


def test_what_was_wiped_does_not_come_back_from_another_tab() -> None:
    old = some_memory(1)
    new = old.wiped()
    assert new.merge(old) == old.merge(new) == new
    again = new.answered("x", date(2026, 3, 9), 1, Answer("where", 3, 1, 11, right=True))
    assert old.merge(again) == again


def test_only_the_latest_deals_are_kept() -> None:
    deals = {f"d{nth}": DealRecall(day=date.fromordinal(730_000 + nth)) for nth in range(MOST_DEALS + 7)}
    assert next(iter(Memory(deals=deals).deals)) == "d7"
    assert len(Memory(deals=deals).deals) == MOST_DEALS


def test_a_long_record_is_kept_too() -> None:
    rng = Random(5)
    deals = {
        f"{rng.getrandbits(48):012x}": DealRecall(
            day=date(2026, 3, 1), answers={n: f"u{rng.randrange(80)}.1/25+" for n in range(1, 12)}
        )
        for _ in range(MOST_DEALS)
    }
    memory = Memory(deals=deals)
    assert Memory.read(memory.packed()) == Memory.read(memory.text()) == memory


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "link: "),
        ("{", "it is not JSON"),
        ("[" * 90_000, "link: "),
        ('{"havoclab": "progress"}', "does not say “recall”"),
        ('{"havoclab": "recall", "deals": {"A B": {"day": "2026-03-01"}}}', "deals.A B"),
        ('{"havoclab": "recall", "deals": {"a": {"day": "soon"}}}', "deals.a.day"),
        ('{"havoclab": "recall", "deals": {"a": {"day": "2026-03-01", "answers": {"1": "z9"}}}}', "answers.1"),
        ('{"havoclab": "recall", "deals": {"a": {"day": "2026-03-01", "answers": {"999": "t/25+"}}}}', "answers.999"),
        ('{"havoclab": "recall", "wipes": -1}', "wipes"),
        ("x" * 400_001, "400001 characters"),
    ],
)
def test_what_is_no_such_record_is_refused_by_its_field(text: str, words: str) -> None:
    with pytest.raises(UnreadableMemory) as refused:
        Memory.read(text)
    assert words in str(refused.value)


def test_a_progress_file_is_not_taken_for_it() -> None:
    with pytest.raises(UnreadableMemory, match="does not say “recall”"):
        Memory.read(json.dumps({"havoclab": "progress", "form": 1}))


def test_the_curve_has_wilsons_intervals_and_leaves_out_questions_about_several_cards() -> None:
    answers = [Answer("under", 12, 1, 25, right=True)] * 8 + [Answer("under", 15, 2, 25, right=False)] * 2
    answers += [Answer("how-many", -1, -1, 25, right=True)] * 50
    ten = by_age(answers)[2]
    assert (ten.least, ten.most, ten.asked) == (10, 19, 10)
    assert ten.share is not None
    assert (round(ten.share.low, 2), round(ten.share.high, 2)) == (0.49, 0.94)  # Wilson's score for 8 of 10
    assert [part.asked for part in by_depth(answers)] == [0, 8, 2, 0, 0]
    assert sum(part.asked for part in by_age(answers)) == 10


def simulated(memory: int, rng: Random) -> list[Answer]:
    """How a bot with this memory answers, guessing one of four where it has forgotten."""
    answers = []
    for _ in range(400):
        age = rng.randrange(5, 75)
        knows = rng.random() < remembered(memory, age)
        answers.append(Answer("under", age, 1, 25, knows or rng.random() < 0.25))
    return answers


@pytest.mark.parametrize("memory", [25, 60, 90])
def test_a_bots_memory_is_found_again_from_its_answers(memory: int) -> None:
    found = [like_bot(simulated(memory, Random(f"{memory}/{seed}"))) for seed in range(10)]
    inside = [like is not None and like.low <= memory <= like.high for like in found]
    assert sum(inside) >= 8
    assert all(like is not None and like.high - like.low < 40 for like in found)


def test_few_answers_name_no_bot() -> None:
    assert like_bot([Answer("under", 20, 1, 25, right=True)] * 9) is None


def test_the_bot_beside_the_curve_forgets_with_age() -> None:
    answers = [Answer("under", age, 1, 25, right=True) for age in (2, 7, 15, 30, 60)]
    shares = [part.bot for part in by_age(answers, 60)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.95
    assert all(part.bot == 1 for part in by_age(answers, 100))
