"""G7: combat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from havoclab.core.rejection import Rejection
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.warriors import RACES, listed, parse_kind
from tests.gold_und_rum.tables import army, battle

rule = pytest.mark.rule


def why(state: State, action: str) -> Rejection:
    refused = state.check(action)
    assert refused is not None, f"{action} is legal"
    return refused


def finish(state: State) -> list[tuple[str, str]]:
    """Everybody adds nothing and keeps what they have, until the battle is over; what happened."""
    events: list[tuple[str, str]] = []
    battle_number = state.battles
    while state.battles == battle_number:
        action = "done" if state.kind == "mercenaries" else "hold"
        events += [(event.kind, event.rule) for event in state.apply(action)]
    return events


@rule("G7.1", "G7.1b")
def test_G7_1_all_warriors_of_the_race_go_face_down() -> None:
    state = battle("orc-2 orc-leader orc-leader dwarf-2 goblin", "orc-6", "troll")
    assert listed(state.sent[1]) == listed(army("orc-2 orc-leader orc-leader"))
    assert listed(state.armies[1]) == listed(army("dwarf-2 goblin"))


@rule("G7.1")
def test_G7_1_an_army_leaving_a_warrior_at_home_is_refused() -> None:
    state = battle("orc-2 orc-6 goblin troll", "orc-6", "troll")
    home = why(state, "army orc-2 goblin")
    assert (home.rule, str(home.nearest)) == ("G7.1", "army orc-2 orc-6 goblin")
    state.apply("army orc-2 orc-6 troll")
    assert listed(state.sent[1]) == listed(army("orc-2 orc-6 troll"))
    assert state.seat == 3
    assert why(battle("orc-2 orc-6 goblin", "orc-2", "orc-2"), "army orc-2 orc-6 dwarf-2").rule == "G7.1a"


@rule("G7.1", "G7.1c")
def test_G7_1_each_race_fights_once_and_the_last_needs_no_naming() -> None:
    state = battle("orc-2", "orc-6", "dwarf-2", race="", fought=("undead", "dwarf"))
    assert why(state, "march dwarf").rule == "G7.1"
    events = state.apply("march orc")
    assert ("race-named", "G7.1c") in [(event.kind, event.rule) for event in events]
    assert state.round == 2  # nobody holds a mercenary: both battles run by themselves, and the round is over


@rule("G7.1a", "G7.1c")
def test_G7_1a_mercenaries_fight_without_the_race() -> None:
    state = battle("troll", "goblin", "dwarf-2")
    state.apply("send troll")
    assert ("scored", "G8.1") in finish(state)
    assert state.points == [2, 2, 0, 0]  # the chancellor backs seat 1


@rule("G7.2", "G7.2a")
@pytest.mark.parametrize(("fought", "order"), [(0, [1, 2, 3]), (1, [2, 3, 1]), (2, [3, 1, 2])])
def test_G7_2_mercenaries_one_turn_each_clockwise_a_later_start_each_battle(fought: int, order: list[int]) -> None:
    done = ("undead", "barbarian", "dwarf")[:fought]
    state = battle("goblin goblin", "goblin", "goblin", fought=done)
    asked = []
    while state.kind == "mercenaries":
        asked.append(state.seat)
        state.apply("done")
    assert asked[:3] == order


@rule("G7.2a")
def test_G7_2a_with_four_players_the_fourth_battle_starts_where_the_first_did() -> None:
    state = battle("goblin", "goblin", "goblin", fought=("undead", "barbarian", "dwarf"))
    assert state.seat == 1


@rule("G7.2b", "G7.3", "G7.8")
@pytest.mark.parametrize(
    ("card", "cited"),
    [("spy-4", "G7.2b"), ("airship", "G7.8"), ("commando", "G7.3"), ("dwarf-2", "G7.1a"), ("giant", "G7.2")],
)
def test_G7_2_what_can_not_lie_face_down(card: str, cited: str) -> None:
    state = battle("goblin spy-4 airship commando dwarf-2", "orc-2", "orc-6")
    assert why(state, f"send {card}").rule == cited


@rule("G7.3", "G7.3a", "G7.3b")
def test_G7_3_the_commando_takes_a_card_by_its_back_and_one_s_own_by_its_face() -> None:
    state = battle("orc-2 commando orc-leader orc-leader", "orc-6", "dwarf-2")
    assert (state.kind, state.seat) == ("mercenaries", 1)
    state.apply("done")
    assert state.kind == "commando"
    assert [str(action) for action in state.legal_actions] == [
        "hold",
        "strike-own orc-2",
        "strike-own orc-leader",
        "strike 3 orc",
    ]
    twin = state.copy()
    events = state.apply("strike-own orc-leader")
    assert events[0].facts == {"target": 1, "card": parse_kind("orc-leader")}
    assert state.points == [0, 0, 2, 0]  # 2 doubled by the leader left is 4, less than 6
    events = twin.apply("strike 3 orc")
    assert events[0].facts["card"] == parse_kind("orc-6")
    assert twin.armies[1][parse_kind("commando")] == 0
    assert twin.points == [0, 0, 0, 0]  # two leaders: 0 against nothing


@rule("G7.4", "G7.5", "G2.4")
def test_G7_5_a_leader_doubles_its_race_and_not_the_mercenaries() -> None:
    orcs = RACES.index("orc")
    assert strength(army("orc-2 orc-6 orc-leader troll"), orcs) == 2 * 8 + 5
    assert strength(army("orc-2 orc-6 orc-leader troll"), orcs, leader_factor=3) == 3 * 8 + 5
    assert strength(army("orc-leader"), orcs) == 0


@rule("G7.5a", "G7.8")
def test_G7_5a_two_leaders_make_all_nothing() -> None:
    sent = army("orc-2 orc-6 orc-leader orc-leader giant goblin machine")
    assert strength(sent, RACES.index("orc")) == strength(sent, RACES.index("orc"), flown=3) == 0


@rule("G7.6", "G7.6a")
@pytest.mark.parametrize(
    ("sent", "worth"),
    [
        ("machine", 0),
        ("machine goblin", 10),
        ("machine machine goblin", 10),
        ("machine machine goblin goblin goblin", 21),
    ],
)
def test_G7_6_a_machine_needs_its_own_goblin(sent: str, worth: int) -> None:
    assert strength(army(sent), 1) == worth


@rule("G7.7", "G7.7a", "G7.6")
def test_G7_7_the_airship_joins_after_the_cards_are_turned() -> None:
    state = battle("airship goblin goblin machine", "orc-6", "dwarf-2")
    state.apply("send machine")
    state.apply("done")
    assert (state.kind, state.seat) == ("airship", 1)
    assert why(state, "fly 0").rule == why(state, "fly 3").rule == "G7.7"
    twin = state.copy()
    state.apply("fly 2")  # 4 and 1 each; nobody crews the machine
    assert state.points == [2, 2, 2, 0]  # 6 against the orc's 6: both score, and the chancellor with seat 1
    twin.apply("hold")
    assert twin.points == [0, 0, 2, 0]


@rule("G7.7a")
def test_G7_7a_the_airship_joins_an_army_that_sent_nothing() -> None:
    state = battle("airship goblin", "dwarf-2", "dwarf-2")
    state.apply("done")
    state.apply("fly 1")
    assert state.points == [2, 2, 0, 0]


@rule("G7.9")
def test_G7_9_what_was_sent_is_gone_and_what_was_not_stays() -> None:
    state = battle("orc-2 goblin troll", "orc-6", "dwarf-2")
    state.apply("send troll")
    finish(state)
    assert listed(state.armies[1]) == listed(army("goblin"))
    assert not any(map(any, state.sent))


_some = st.tuples(*(st.integers(0, most) for most in (7, 4, 2, 8, 1, 4, 4)), st.integers(-1, 4))


@rule("G7.5", "G7.5a", "G7.6", "G7.7", "G7.8")
@given(_some)
def test_G7_strength_as_counted_card_by_card(some: tuple[int, ...]) -> None:
    twos, sixes, leaders, goblins, giants, trolls, machines, flown = some
    sent = army(
        " ".join(
            ["orc-2"] * twos
            + ["orc-6"] * sixes
            + ["orc-leader"] * leaders
            + ["goblin"] * goblins
            + ["giant"] * giants
            + ["troll"] * trolls
            + ["machine"] * machines
        )
    )
    worth = 0.0
    if leaders < 2:
        own = [2] * twos + [6] * sixes
        worth = sum(card * (2 if leaders else 1) for card in own) + goblins + 10 * giants + 5 * trolls
        crews = goblins
        for _ in range(machines):
            if crews:
                worth, crews = worth + 9, crews - 1
        if flown > 0:
            worth += 4 + flown
    assert strength(sent, 1, flown=flown) == worth
