"""Fresh battles of Gold und Rum: what leads to the goal, what no longer does, and answers that play bears out."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from random import Random

import pytest

from havoclab.core.event import Event
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.actions import FLY, MARCH
from havoclab.gold_und_rum.warriors import GOBLIN, RACES
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits.gold_und_rum import generators
from havoclab.lessons.kits.gold_und_rum.generators import GENERATORS
from havoclab.lessons.kits.gold_und_rum.goals import read_goal
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.saying import NAMES
from havoclab.lessons.kits.gold_und_rum.setting import lay_out
from havoclab.lessons.kits.gold_und_rum.table import plainest
from havoclab.lessons.made import Made
from havoclab.lessons.table import TableAttempt

WORDS = Step("gold_und_rum", "havoclab.lessons.gold_und_rum.battle", "keep-it", "G7.9")
SEEDS = range(8)


def attempt(made: Made) -> TableAttempt:
    assert isinstance(made.setting, Setting)
    assert made.goal is not None
    return TableAttempt(WORDS, lay_out(made.setting, seed=1), 0, made.goal, names=NAMES)


@pytest.mark.rule("G7.1")
def test_G7_1_a_goal_tells_the_races_apart() -> None:
    setting = Setting(chancellor=0, armies=("", "orc-2 orc-6", "dwarf-2", "orc-2"))
    goal = read_goal({"event": "race-named", "race": "dwarf"})
    for race in range(len(RACES)):
        trial = TableAttempt(WORDS, lay_out(setting), 0, goal, names=NAMES)
        trial.play(MARCH[race])
        assert trial.done == (RACES[race] == "dwarf")


@pytest.mark.rule("G7.9")
def test_G7_9_whoever_sends_a_mercenary_in_the_third_battle_loses_the_last() -> None:
    for seed in SEEDS:
        trial = attempt(GENERATORS["keep-for-the-last"](Random(seed)))
        sending = [click for click in map(str, trial.state.list_legal(0)) if click.startswith("send ")]
        assert sending
        for click in sending:
            assert trial.fork().do(click).tone == "missed"


@pytest.mark.rule("G7.7", "G7.7a")
@pytest.mark.parametrize("generator", ["fly-in", "fly-alone"])
def test_G7_7_one_number_of_goblins_is_asked_for(generator: str) -> None:
    for seed in SEEDS:
        trial = attempt(GENERATORS[generator](Random(seed)))
        state = trial.state
        assert isinstance(state, State)
        assert any(state.sent[0]) == (generator == "fly-in")
        reached = []
        for goblins in range(1, state.armies[0][GOBLIN] + 1):
            flight = trial.fork()
            flight.play(FLY[goblins])
            reached.append(flight.done)
        assert reached.count(True) == 1
        assert not reached[-1]


@pytest.mark.rule("G7.3a", "G7.5a")
def test_G7_3a_only_one_of_the_own_leaders_is_worth_the_commando() -> None:
    for seed in SEEDS:
        trial = attempt(GENERATORS["strike-your-own"](Random(seed)))
        trial.do("done")
        leading, strikes = trial.leading()
        assert strikes > 2
        assert [str(action).endswith("-leader") for action in leading] == [True]


@pytest.mark.rule("G7.2a")
def test_G7_2a_who_begins_is_who_is_asked_once_the_race_is_named() -> None:
    for seed in SEEDS:
        asked = GENERATORS["who-begins"](Random(seed)).asked
        assert asked is not None
        state = asked.state
        assert isinstance(state, State)
        after = state.copy()
        after.apply(next(iter(after.list_legal())))
        assert str(after.seat) == asked.right


@pytest.mark.rule("G7.1c")
def test_G7_1c_the_last_race_is_the_one_that_marches_by_itself() -> None:
    for seed in SEEDS:
        asked = GENERATORS["last-race"](Random(seed)).asked
        assert asked is not None
        state = asked.state
        assert isinstance(state, State)
        after = state.copy()
        events: list[Event] = []
        while len(after.fought) == 2 and after.kind != "race":
            events += after.apply(plainest(after, after.seat))
        assert [event.facts["race"] for event in events if event.rule == "G7.1c"] == [asked.right]


@pytest.mark.rule("G7.4")
@pytest.mark.parametrize("generator", ["leader-and-mercenaries", "with-machines", "struck-from", "flying-in-vain"])
def test_G7_4_a_question_of_strength_shows_no_table_that_tells_it(generator: str) -> None:
    asked = GENERATORS[generator](Random(1)).asked
    assert asked is not None
    assert asked.state is None
    assert asked.rows


def test_no_generator_hides_behind_one_of_another_module() -> None:
    """Their names are joined, and the last of a name would win."""
    modules = [import_module(f"{generators.__name__}.{found.name}") for found in iter_modules(generators.__path__)]
    names = [name for module in modules for name in getattr(module, "GENERATORS", ())]
    assert sorted(names) == sorted(GENERATORS)
