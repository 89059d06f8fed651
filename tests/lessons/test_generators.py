"""Fresh positions: sound, open at the start, solvable, and of many kinds."""

from __future__ import annotations

from random import Random

import pytest

from havoclab.games import games
from havoclab.havoc.cards import parse_cards
from havoclab.havoc.hands import evaluate
from havoclab.havoc.strength import strength
from havoclab.lessons.catalogue import Page, read_catalogue
from havoclab.lessons.kits import kit_of
from havoclab.lessons.kits.havoc.generators import GENERATORS
from havoclab.lessons.kits.havoc.generators.deck import Made
from havoclab.lessons.kits.havoc.goals import Beats, fewest_to_beat
from havoclab.lessons.quiz import read_quizzes
from havoclab.lessons.runner import Run, solve

ASKED = [
    pytest.param(lesson, place, id=f"{lesson.id}/{step.id}")
    for lesson in read_catalogue().lessons
    for place, step in enumerate(lesson.lesson.steps)
    if getattr(step, "generator", None)
]


@pytest.mark.parametrize(("lesson", "place"), ASKED)
def test_each_position_is_open_at_the_start_and_solvable(lesson: Page, place: int) -> None:
    for seed in range(12):
        attempt = Run(lesson, seed).begin(place)
        assert attempt.can() != []
        assert len(solve(attempt)) >= 1  # nothing to do would mean: the goal held at the start
        assert attempt.misses == 0


@pytest.mark.parametrize("game", games())
def test_every_generator_is_asked_somewhere(game: str) -> None:
    lessons = read_catalogue().course(game).lessons
    used = {getattr(step, "generator", None) for lesson in lessons for step in lesson.lesson.steps}
    used |= {getattr(step, "generator", None) for quiz in read_quizzes(game).quizzes.values() for step in quiz.steps}
    assert used - {None} == set(kit_of(game).generators)


def test_the_same_seed_makes_the_same_position() -> None:
    for name in GENERATORS:
        assert GENERATORS[name](Random(5)).key == GENERATORS[name](Random(5)).key


@pytest.mark.rule("H8.1", "H8.6")
def test_H8_1_the_fewest_cards_that_beat_a_hand_are_the_fewest() -> None:
    """Against all selections of a small hand: nothing smaller beats it."""
    from itertools import combinations

    for seed in range(15):
        made = GENERATORS["beat-hand"](Random(seed))
        assert isinstance(made, Made)
        assert isinstance(made.hand_goal, Beats)
        against = parse_cards(made.hand_goal.beats)
        fewest = fewest_to_beat(made.cards, against)
        assert fewest is not None
        smaller = [chosen for size in range(1, fewest) for chosen in combinations(made.cards, size)]
        assert all(strength(chosen) <= strength(against) for chosen in smaller)
        assert any(strength(chosen) > strength(against) for chosen in combinations(made.cards, fewest))


@pytest.mark.rule("H8.1")
def test_H8_1_hands_to_sort_have_different_ranks() -> None:
    for seed in range(20):
        made = GENERATORS["sort-four"](Random(seed))
        assert isinstance(made, Made)
        assert len({evaluate(hand).rank for hand in made.hands}) == 4


@pytest.mark.rule("H8.6")
def test_H8_6_equal_ranks_differ_in_strength() -> None:
    for seed in range(20):
        made = GENERATORS["sort-equal"](Random(seed))
        assert isinstance(made, Made)
        hands = made.hands
        assert len({evaluate(hand).rank for hand in hands}) == 1
        assert len({strength(hand) for hand in hands}) == 4


@pytest.mark.rule("H6.7")
def test_H6_7_only_one_declaration_wins() -> None:
    """Each other declaration misses the goal, so the question can't be answered by chance alone."""
    lesson = read_catalogue().page("havoc-battle")
    place = next(place for place, step in enumerate(lesson.lesson.steps) if step.id == "q-dogs")
    right = set()
    for seed in range(20):
        winning = []
        for command in Run(lesson, seed).begin(place).can():
            attempt = Run(lesson, seed).begin(place)
            attempt.do(command)
            winning += [command] if attempt.done else []
        assert len(winning) == 1
        right.add(winning[0])
    assert len(right) > 1  # no habit answers it either


def test_unknown_generators_are_named() -> None:
    with pytest.raises(ValueError, match="allowed are full-turn"):
        kit_of("havoc").make("nothing", Random(1))
