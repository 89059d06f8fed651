"""The way out of a refusal: what would make the action legal, checked by running it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from havoclab import gold_und_rum
from havoclab.core.action import Action
from havoclab.core.ways_out import WayOut
from havoclab.games import load
from havoclab.gold_und_rum import State, actions
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.warriors import GOBLIN, SENDABLE, WARRIORS
from havoclab.gold_und_rum.ways_out import SUPPOSITIONS, way_out
from tests.gold_und_rum.tables import battle, dealt

NAMES = ("Anita", "Peter", "Kata", "Bence", "Flora", "Greg", "Dora")


def any_action(state: State, rng: Random) -> Action:
    """Any kind of action, for any seat, pile or card; claims mostly of about now."""
    seat, kind = rng.randrange(state.seats), rng.randrange(22)
    moment = min(80, max(0, state.dealt - rng.choice([0, 0, 0, 1, 5, 30, -10])))
    pile = rng.randrange(len(state.piles))
    verb = rng.choice(list(SUPPOSITIONS))
    made: dict[type[Action], Action] = {
        actions.Recruit: actions.RECRUIT[moment][pile],
        actions.Desert: actions.DESERT[moment][pile],
        actions.Back: actions.BACK[seat],
        actions.Ask: actions.ASK[seat][kind],
        actions.March: actions.MARCH[kind % 4],
        actions.Send: actions.SEND[kind],
        actions.Army: actions.Army(tuple(rng.choice([kind // 3 * 3 % 12, 12, 14]) for _ in range(kind % 4))),
        actions.Strike: actions.STRIKE[seat][kind % 5],
        actions.StrikeOwn: actions.STRIKE_OWN[kind],
        actions.Fly: actions.FLY[kind % 6],
    }
    return made.get(verb) or verb()


def tried_at_random(rng: Random) -> Iterator[tuple[State, Action, int]]:
    """Refused actions in rounds that are played at random."""
    while True:
        state = gold_und_rum.deal(players=rng.randint(4, 7), seed=rng.randrange(10**6), step_mode=rng.random() < 0.3)
        eagerness = rng.choice([0.3, 0.05])
        while state.round == 1 and not state.is_over:
            if rng.random() < (0.02 if state.deck else 0.3):
                action, seat = any_action(state, rng), rng.randrange(state.seats)
                if rng.random() < 0.7:
                    seat = rng.choice(state.decisions).seat
                if state.check(action, seat) is not None:
                    yield state, action, seat
            decisions = state.decisions
            decision = rng.choice(decisions) if not state.deck or rng.random() < eagerness else decisions[0]
            legal = state.list_legal(decision.seat)
            waits = state.kind == "claim" and rng.random() > eagerness
            state.apply(legal[0] if waits else rng.choice(legal), decision.seat)


def verify(state: State, way: WayOut) -> None:
    """That it is a way out is seen by running it; on the true position, where it is something that can be done."""
    assert problems(way.state) == []
    assert (way.kind == "action") == (way.first is not None)
    way.state.copy().apply(way.instead or way.action, way.seat)
    if way.first is not None:
        trial = state.copy()
        trial.apply(way.first, way.seat)
        trial.apply(way.action, way.seat)
    assert way.text("en", NAMES) != way.text("hu", NAMES)


@pytest.fixture(scope="module")
def ways() -> list[tuple[State, Action, int, WayOut | None]]:
    """Of 300 random refusals: the position, what was refused to whom, and the way out."""
    tried = islice(tried_at_random(Random(1)), 300)
    return [(state.copy(), action, seat, way_out(state, action, seat)) for state, action, seat in tried]


def test_most_random_refusals_have_a_way_out_that_is_really_legal(
    ways: list[tuple[State, Action, int, WayOut | None]],
) -> None:
    found = [(state, way) for state, _, _, way in ways if way is not None]
    for state, way in found:
        verify(state, way)
    assert {way.kind for _, way in found} >= {"card", "counter", "moment"}
    assert len(found) >= 0.75 * len(ways)
    for state, action, seat, searched in ways:
        if searched is None:
            assert is_never_legal(action, seat, step_mode=state.options.step_mode), f"{action} by seat {seat}"


def is_never_legal(action: Action, seat: int, *, step_mode: bool) -> bool:
    """What no seat may do at any time, or not this one."""
    match action:
        case actions.Recruit():
            return action.moment == 0
        case actions.Desert():
            return action.moment in (0, WARRIORS)
        case actions.Back() | actions.Ask() | actions.Strike():
            return action.seat == seat
        case actions.Send():
            return action.card not in SENDABLE
        case actions.StrikeOwn():
            return action.card >= GOBLIN and action.card not in SENDABLE
        case actions.Fly():
            return action.goblins == 0
        case actions.Deal():
            return step_mode
    return False


def after(state: State, *steps: str) -> State:
    for step in steps:
        state.apply(step)
    return state


def with_claims(number: int, *steps: tuple[int, str]) -> State:
    state = dealt(number)
    for seat, step in steps:
        state.apply(step, seat)
    return state


BY_RULE: list[tuple[str, State, str, int, str]] = [
    ("G3.3", dealt(50), "recruit 1 at 50", 0, "when 50 warriors lie and the start card shows."),
    ("G4.2", dealt(50), "wait", 0, "where everybody is asked in turn after each card and Anita is asked."),
    ("G4.3", dealt(50), "pass", 1, "after the last warrior, while Peter may still recruit."),
    ("G3.4", with_claims(50, (1, "recruit 1 at 50"), (0, "deal"), (1, "recruit 2 at 51"), (0, "deal")),
     "recruit 3 at 52", 1, "if Peter had a recruit card in hand."),
    ("G3.4", with_claims(50, (1, "desert 1 at 50"), (0, "deal"), (1, "desert 2 at 51"), (0, "deal")),
     "desert 3 at 52", 1, "if Peter had a desertion card in hand."),
    ("G4.8a", with_claims(80, (1, "pass")), "pass", 1, "after this: “Recruit card on pile 1”."),
    ("G4.4", dealt(0), "desert 3 at 0", 1, "once the first warrior lies."),
    ("G4.5", dealt(20), "recruit 3 at 20", 1, "if the start card showed already."),
    ("G4.7", dealt(20), "desert 3 at 22", 1, "when 22 warriors lie."),
    ("G4.7a", with_claims(20, (1, "desert 1 at 20")), "desert 3 at 20", 1,
     "if Peter had not laid a card at this moment yet."),
    ("G4.7b", dealt(20), "desert 2 at 19", 1, "when 19 warriors lie."),
    ("G4.2", dealt(20), "back 2", 0, "after the deal, if Anita is chancellor."),
    ("G4.3", battle("orc-2", "orc-6", "dwarf-2", race=""), "ask 3 for orc-6", 1,
     "when a spy is called that Peter holds."),
    ("G7.1", battle("orc-2", "orc-6", "dwarf-2", race="", fought=("orc",)), "march orc", 0,
     "if this race had not fought yet: orcs."),
    ("G7.2", battle("orc-2 goblin", "troll", ""), "send troll", 1, "if Peter had in hand: troll."),
    ("G7.1", battle("orc-2 orc-6 goblin", "troll", ""), "army orc-2 goblin", 1,
     "if Peter had for this battle: orc 2, goblin."),
    ("G7.3", after(battle("orc-2 commando", "orc-6", ""), "done"), "strike-own orc-6", 1,
     "if this lay in Peter’s army: orc 6."),
    ("G7.3", after(battle("orc-2 commando", "orc-6", ""), "done"), "strike 3 mercenary", 1,
     "if this lay before Kata in the battle: a mercenary’s back."),
    ("G7.7", after(battle("orc-2 airship goblin", "orc-6", "dwarf-2"), "done"), "fly 3", 1,
     "if Peter had 3 goblins in hand."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "state", "action", "seat", "sentence"),
    [pytest.param(*case, id=f"{case[0]}-{case[2]}") for case in BY_RULE],
)
def test_what_a_rule_refuses_has_its_way_out(rule: str, state: State, action: str, seat: int, sentence: str) -> None:
    refusal = state.check(action, seat)
    assert refusal is not None
    before = state.copy()
    way = load("gold_und_rum").way_out(state, state.read_action(action), seat)  # type: ignore[misc]  # it has one
    assert way is not None
    assert (refusal.rule, way.text("en", NAMES)) == (rule, f"It would be legal {sentence}")
    assert state == before


def test_every_supposition_is_of_use(ways: list[tuple[State, Action, int, WayOut | None]]) -> None:
    of_rules = [way_out(state, state.read_action(action), seat) for _, state, action, seat, _ in BY_RULE]
    said = {way.message for way in (*of_rules, *(way for *_, way in ways)) if way is not None}
    assert {each.message for suppositions in SUPPOSITIONS.values() for each in suppositions} - said == set()


def test_the_way_out_depends_on_nothing_that_the_seat_does_not_know(
    ways: list[tuple[State, Action, int, WayOut | None]],
) -> None:
    rng = Random(3)
    for state, action, seat, way in ways[::5]:
        twin = state.view(seat).sample(rng)
        assert way_out(twin, action, seat) == way
