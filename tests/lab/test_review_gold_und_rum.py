"""Looking back at Gold und Rum: its choices, also those not to claim, what is worth a thought, and the ideas."""

from __future__ import annotations

from random import Random

import pytest

from havoclab import gold_und_rum
from havoclab.core.bot import ask
from havoclab.core.match import play
from havoclab.core.record import Move, Record
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.gold_und_rum import State, View
from havoclab.gold_und_rum.warriors import GOBLIN
from havoclab.lab.review import choices_of, costs, idea_behind, plan_by, plans_of, say_idea, view_of, weigh, weighing
from havoclab.lab.review.costs import Review
from tests.gold_und_rum.tables import army, battle, dealt, pile
from tests.lab.estimates import game_with_stand_in

NAMES = ("Anita", "Peter", "Christine", "Eugene")
GAME = load("gold_und_rum")


def asked(*piles: str, deck: int = 20, kind: str = "claim", seat: int = 1) -> State:
    """These piles lie, from the bottom up, and this seat is asked; seat 0 is the chancellor."""
    state = dealt(0, step_mode=True)
    state.piles = [pile(text) for text in (*piles, *[""] * (9 - len(piles)))]
    state.deck = state.deck[:deck]
    state.started, state.kind, state.seat = True, kind, seat
    return state


def replay_of(start: State, *moves: tuple[int, str]) -> Replay:
    """A game that begins with this state."""
    record = Record.of(start, NAMES).model_copy(
        update={"moves": tuple(Move(seat=seat, action=action) for seat, action in moves)}
    )
    return Replay(record, State)


def seen(state: State) -> View:
    assert state.decision is not None
    view = state.view(state.seat)
    assert isinstance(view, View)
    return view


# --- choices ---


@pytest.mark.rule("G4.3", "G5.3")
def test_not_to_claim_while_a_clock_runs_is_a_choice_where_somebody_else_then_claims() -> None:
    state = dealt(45)
    game = replay_of(state, (0, "deal"), (2, "recruit 4 at 46"), (0, "deal"), (1, "recruit 2 at 47"), (0, "deal"))
    found = [(choice.at, choice.kind, str(choice.done)) for choice in choices_of(game, 1)]
    assert found == [(1, "claim", "wait"), (3, "claim", "recruit 2 at 47")]
    waited = view_of(game, choices_of(game, 1)[0])
    assert isinstance(waited, View)
    assert str(waited.legal_actions[0]) == "wait"
    assert not any(entry >= 100 for heap in waited.table.piles for entry in heap), "what Christine did is not seen yet"
    assert [str(choice.done) for choice in choices_of(game, 3)] == ["wait", "wait"]
    assert choices_of(game, 0) == (), "the chancellor only deals"


@pytest.mark.rule("G4.6")
def test_the_last_moment_for_a_desertion_card_is_a_choice_too() -> None:
    state = dealt(79)
    game = replay_of(state, (0, "deal"), *((seat, "pass") for seat in (1, 2, 3)))
    assert [(choice.at, choice.kind, str(choice.done)) for choice in choices_of(game, 1)] == [
        (0, "claim", "wait"),
        (1, "last-call", "pass"),
    ]


@pytest.mark.rule("G4.7")
def test_a_claim_that_arrived_a_card_late_is_weighed_as_one_made_now() -> None:
    state = dealt(45)
    game = replay_of(state, (0, "deal"), (1, "recruit 3 at 45"))
    (choice,) = choices_of(game, 1)
    assert str(choice.done) == "recruit 3 at 46"
    assert choice.done in view_of(game, choice).legal_actions


def test_where_all_are_asked_in_turn_waits_between_two_claims_are_one_choice() -> None:
    bots = [GAME.bot("sensible") for _ in NAMES]
    match = play(GAME, bots, seed=5, options=GAME.options.model_validate({"step_mode": True}))
    game = Replay(match.record(), State)
    found = choices_of(game, 0)
    waits = [choice for choice in found if str(choice.done) == "wait"]
    assert 0 < len(waits) < sum(move.seat == 0 and move.action == "wait" for move in match.record().moves) / 10
    assert [choice.at for choice in found] == sorted(choice.at for choice in found)
    for choice in found:
        view = view_of(game, choice)
        state = view.sample(Random(1))
        for step in getattr(choice.done, "steps", (choice.done,)):
            assert state.check(step, 0) is None
            state.apply(step, 0)


@pytest.mark.rule("G7.1", "G7.2")
@pytest.mark.parametrize(
    "moves",
    [
        ("send goblin", "send troll", "done"),
        ("army orc-6 goblin troll",),
        ("send goblin", "army orc-6 goblin troll"),
    ],
)
def test_the_mercenaries_of_a_battle_are_one_choice_however_they_were_sent(moves: tuple[str, ...]) -> None:
    state = battle("orc-6 goblin troll giant", "orc-2", "orc-2")
    (choice,) = choices_of(replay_of(state, *((1, move) for move in moves)), 1)
    assert (choice.kind, str(choice.done)) == ("mercenaries", "send goblin, send troll, done")


# --- what else could be done ---


@pytest.mark.rule("G5.3", "G5.2")
def test_of_claims_those_are_weighed_that_help_or_harm_and_to_wait() -> None:
    state = asked("orc-6 orc-6", "dwarf-2", "recruit-3 orc-6 orc-leader", "recruit-2", deck=4)
    plans = [str(plan) for plan in plans_of(seen(state))]
    assert plans[0] == "wait"
    assert plans[1] == "recruit 1 at 76"
    assert "desert 3 at 76" in plans
    assert not {"recruit 3 at 76", "recruit 4 at 76"} & set(plans), "claimed already"
    assert len(plans) <= 9


@pytest.mark.rule("G6.1")
def test_a_spy_asks_for_what_somebody_holds() -> None:
    state = asked(kind="spy")
    state.armies = [army(text) for text in ("", "orc-6 orc-6 spy-1", "orc-leader goblin", "dwarf-2")]
    assert {str(plan) for plan in plans_of(seen(state))} == {
        "ask 3 for orc-leader",
        "ask 3 for goblin",
        "ask 4 for dwarf-2",
    }


@pytest.mark.rule("G7.2")
def test_bands_from_none_to_all_are_weighed_and_what_a_bot_sends_is_one_plan() -> None:
    state = battle("orc-6 goblin goblin machine troll giant", "orc-6 orc-6", "orc-2")
    plans = [str(plan) for plan in plans_of(seen(state))]
    assert plans[0] == "done"
    assert plans[-1].count("send") == 5
    assert len(plans) <= 8
    for plan in plans:
        trial = state.copy()
        for step in plan.split(", "):
            trial.apply(step, 1)
    assert str(plan_by(GAME.bot("sensible"), seen(state), Random(1))).endswith("done")


@pytest.mark.rule("G7.2", "G7.6")
def test_what_is_weighed_comes_from_the_view_alone_and_is_bounded() -> None:
    state = battle("orc-6 goblin machine troll", "orc-6 orc-6 goblin giant", "orc-2 troll")
    state.apply("done")
    state.apply("send giant")
    state.apply("done")
    view = seen(state)
    one, other = (seen(view.sample(Random(seed))) for seed in (1, 2))
    assert one == other == view
    assert weigh(one, Random(5), runs=8, most=2) == weigh(other, Random(5), runs=8, most=2)


def test_though_all_lies_open_an_estimate_allows_for_bolder_and_more_careful_play() -> None:
    hands = (
        "orc-6 dwarf-6 undead-6 troll troll",
        "orc-6 dwarf-6 barbarian-6 giant goblin",
        "undead-6 orc-2 troll machine",
    )
    state = battle(*hands)
    appraise = GAME.appraise
    assert appraise is not None
    assert any(one.low < one.high for one in appraise(seen(state), Random(1), samples=12))


@pytest.mark.parametrize("players", [4, 7])
def test_a_review_done_part_by_part_ends_with_some_choices_measured(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(costs, "load", game_with_stand_in)
    monkeypatch.setattr(weighing, "load", game_with_stand_in)
    options = GAME.options.model_validate({"players": players, "step_mode": True})
    match = play(GAME, [GAME.bot("random") for _ in range(players)], seed=players, options=options)
    review = Review(Replay(match.record(), State), 1)
    while not review.is_done:
        review.go_on()
    assert review.standing.done == review.standing.total
    assert len(review.found.costs) > 1


# --- the ideas ---

WAIT, PASS = "wait", "pass"


@pytest.mark.rule("G5.2", "G5.3", "G6.4", "G7.5a")
@pytest.mark.parametrize(
    ("piles", "better", "other", "idea", "rule"),
    [
        (("orc-leader recruit-2", "orc-leader", "orc-2"), "recruit 3", "recruit 2", "second-leader", "G7.5a"),
        (("giant recruit-2", "giant orc-6"), WAIT, "recruit 2", "second-giant", "G6.4"),
        (("recruit-3 orc-6",), WAIT, "recruit 1", "claimed-already", "G5.3"),
        (("orc-6 desert-3", "orc-2"), "recruit 2", "recruit 1", "under-desertion", "G5.2"),
        (("machine", "dwarf-2 recruit-3"), WAIT, "recruit 1", "without-crew", "G7.6"),
        (("orc-6 recruit-2", "orc-leader", "orc-2"), "recruit 2", "recruit 3", "leader-comes", "G7.5"),
        (("machine recruit-2", "goblin", "goblin orc-2 dwarf-2"), "recruit 2", WAIT, "crew-comes", "G7.6"),
        (("airship recruit-2", "goblin"), "recruit 2", WAIT, "airship-comes", "G7.7"),
        (("orc-2", "orc-2"), "recruit 1", WAIT, "comes-first", "G5.3"),
        (("orc-6", "dwarf-2"), "recruit 1", "recruit 2", "race-grows", "G7.4"),
        (("spy-1", "goblin"), "recruit 1", "recruit 2", "spy-comes", "G6.1"),
        (("orc-2",), WAIT, "recruit 1", "more-to-come", "G4.5"),
        (("recruit-3 orc-6",), WAIT, "desert 1", "desert-later", "G4.4"),
        (("recruit-3 orc-6",), "desert 1", WAIT, "deserts-rival", "G5.2"),
        (("recruit-2 orc-leader dwarf-2 orc-leader",), "desert 1", WAIT, "deserts-leader", "G7.5a"),
        (("recruit-2 giant orc-2 giant",), "desert 1", WAIT, "deserts-giant", "G6.4"),
        (("recruit-3", "recruit-2 orc-2"), "desert 2", "desert 1", "deserts-nobody", "G5.6"),
        (("orc-6", "recruit-2 orc-2"), "desert 2", "desert 1", "deserts-unclaimed", "G5.4"),
        (("recruit-2 orc-6",), "recruit 2", "desert 1", "deserts-own", "G5.2"),
    ],
)  # fmt: skip
def test_an_idea_about_claims_is_a_fact_of_the_piles(
    piles: tuple[str, ...], better: str, other: str, idea: str, rule: str
) -> None:
    preferred, done = (action if action == WAIT else f"{action} at 60" for action in (better, other))
    tells(asked(*piles), preferred, done, idea, rule)


@pytest.mark.rule("G4.6")
def test_before_the_last_cards_an_idea_says_that_desertion_cards_will_be_lost() -> None:
    tells(asked("orc-6", deck=3), "desert 1 at 77", WAIT, "last-desertion", "G4.6")


@pytest.mark.rule("G4.8", "G5.4")
def test_after_the_last_card_an_idea_says_that_an_unclaimed_pile_is_set_aside() -> None:
    state = asked("orc-6", deck=0, kind="last-call")
    tells(state, "recruit 1 at 80", PASS, "comes-first", "G5.3")
    state.recruits = [0, 1, 0, 0]
    tells(state, "recruit 1 at 80", PASS, "race-grows", "G7.4")
    state.piles[0] = pile("goblin")
    tells(state, "recruit 1 at 80", PASS, "set-aside", "G5.4")


@pytest.mark.rule("G5.1", "G8.2")
@pytest.mark.parametrize(
    ("piles", "idea", "rule"),
    [
        (("recruit-2 orc-2", "recruit-3 orc-leader orc-leader"), "favourite-ruined", "G7.5a"),
        (("recruit-2 orc-6 dwarf-6", "recruit-3 orc-2 dwarf-2 undead-2"), "favourite-leads", "G8.2"),
        (("recruit-2 goblin giant", "recruit-3 troll"), "favourite-hires", "G8.2"),
    ],
)
def test_an_idea_about_the_favourite_is_a_fact_of_the_piles(piles: tuple[str, ...], idea: str, rule: str) -> None:
    tells(asked(*piles, deck=0, kind="favourite", seat=0), "back 2", "back 3", idea, rule)


@pytest.mark.rule("G6.1")
@pytest.mark.parametrize(
    ("own", "better", "other", "idea", "rule"),
    [
        ("orc-6", "ask 3 for troll", "ask 3 for orc-6", "asks-in-vain", "G6.1"),
        ("orc-6 orc-leader", "ask 3 for troll", "ask 3 for orc-leader", "spy-second-leader", "G7.5a"),
        ("giant", "ask 3 for troll", "ask 3 for giant", "spy-second-giant", "G6.4"),
        ("orc-6", "ask 3 for orc-leader", "ask 3 for troll", "spy-leader", "G7.5"),
        ("machine", "ask 3 for goblin", "ask 3 for troll", "spy-crew", "G7.6"),
        ("dwarf-6", "ask 3 for orc-leader", "ask 3 for troll", "spy-robs", "G6.1"),
    ],
)
def test_an_idea_about_a_spy_is_a_fact_of_the_hands(own: str, better: str, other: str, idea: str, rule: str) -> None:
    state = asked(kind="spy")
    state.armies = [army(text) for text in ("", f"{own} spy-1", "orc-2 orc-leader troll giant goblin", "dwarf-2")]
    tells(state, better, other, idea, rule)


@pytest.mark.rule("G7.1", "G8.1", "G8.2")
@pytest.mark.parametrize(
    ("fought", "better", "other", "idea"),
    [((), "march orc", "march dwarf", "race-dear"), (("undead",), "march dwarf", "march orc", "race-saved")],
)
def test_an_idea_about_the_race_counts_what_the_favourite_is_ahead(
    fought: tuple[str, ...], better: str, other: str, idea: str
) -> None:
    state = battle("orc-6 orc-6 dwarf-2", "dwarf-6", "orc-2", race="", fought=fought)
    found = tells(state, better, other, idea, "G8.1")
    assert (found["strength"], found["rival"]) == (12, 2)


@pytest.mark.parametrize(
    ("hand", "fought", "better", "other", "idea", "rule"),
    [
        ("orc-leader orc-leader troll", 0, "done", "send troll, done", "nothing-counts", "G7.5a"),
        ("goblin machine", 0, "done", "send machine, done", "machine-idle", "G7.6"),
        ("goblin machine", 0, "send goblin, send machine, done", "done", "machine-crewed", "G7.6"),
        ("goblin airship troll", 0, "send troll, done", "send goblin, done", "airship-crew", "G7.7"),
        ("orc-6 troll", 0, "send troll, done", "done", "beats-shown", "G7.4"),
        ("troll giant", 3, "send troll, done", "done", "last-battle", "G7.9"),
        ("orc-2 troll", 0, "send troll, done", "done", "pays-now", "G8.1"),
        ("orc-2 troll", 1, "send troll, done", "done", "stronger", "G7.4"),
        ("orc-2 troll", 1, "done", "send troll, done", "kept-for-dearer", "G8.1"),
        ("orc-2 troll", 0, "done", "send troll, done", "kept", "G7.9"),
    ],
)
def test_an_idea_about_mercenaries_is_a_fact_of_the_army_that_lies(
    hand: str, fought: int, better: str, other: str, idea: str, rule: str
) -> None:
    state = battle(hand, "orc-6 orc-2", "orc-2", fought=("undead", "barbarian", "dwarf")[:fought])
    while state.seat != 1:
        state.apply("done")
    tells(state, better, other, idea, rule)


@pytest.mark.rule("G7.3", "G7.3a")
@pytest.mark.parametrize(
    ("own", "fought", "better", "other", "idea", "rule"),
    [
        ("orc-6 orc-leader orc-leader", 0, "strike-own orc-leader", "hold", "strikes-own-leader", "G7.5a"),
        ("orc-6", 0, "strike 3 orc", "strike 4 orc", "strikes-stronger", "G7.3"),
        ("orc-6", 0, "hold", "strike 3 orc", "commando-later", "G7.3"),
        ("orc-6", 3, "strike 3 orc", "hold", "commando-last", "G7.3"),
        ("orc-6", 0, "strike 3 orc", "hold", "commando-pays", "G8.1"),
        ("orc-6", 1, "strike 3 orc", "hold", "strikes-one-of", "G7.3a"),
    ],
)
def test_an_idea_about_the_commando_is_a_fact_of_the_battle(
    own: str, fought: int, better: str, other: str, idea: str, rule: str
) -> None:
    state = battle(f"{own} commando", "orc-6 orc-2", "orc-2", fought=("undead", "barbarian", "dwarf")[:fought])
    while state.kind == "mercenaries":
        state.apply("done")
    tells(state, better, other, idea, rule)


@pytest.mark.rule("G7.4", "G7.7")
@pytest.mark.parametrize(
    ("own", "fought", "better", "other", "idea", "rule"),
    [
        ("orc-6", 0, "fly 2", "hold", "flight-wins", "G7.7"),
        ("orc-2", 0, "hold", "fly 1", "flight-in-vain", "G7.7"),
        ("orc-6 orc-6", 0, "hold", "fly 1", "flight-needless", "G7.7"),
        ("orc-6 orc-6", 0, "fly 1", "fly 2", "fewer-fly", "G7.7"),
        ("orc-6 orc-2", 0, "hold", "fly 1", "airship-later", "G7.7"),
        ("orc-6 orc-6", 3, "fly 1", "hold", "airship-last", "G7.7"),
        ("orc-6 orc-6", 0, "fly 1", "hold", "airship-pays", "G8.1"),
    ],
)
def test_an_idea_about_the_airship_is_a_fact_of_the_strengths(
    own: str, fought: int, better: str, other: str, idea: str, rule: str
) -> None:
    state = battle(
        f"{own} airship goblin goblin", "orc-6 orc-2", "orc-2", fought=("undead", "barbarian", "dwarf")[:fought]
    )
    while state.kind == "mercenaries":
        state.apply("done")
    assert state.kind == "airship"
    tells(state, better, other, idea, rule)


def tells(state: State, better: str, other: str, idea: str, rule: str) -> dict[str, object]:
    """That this idea speaks for one action against another, and what its sentence is made of."""
    view = seen(state)
    preferred, done = state.read_action(better), state.read_action(other)
    for action in (preferred, done):
        for step in getattr(action, "steps", (action,))[:1]:
            assert state.check(step) is None, f"{step} is not legal there"
    found = idea_behind(view, preferred, [preferred, done])
    assert found is not None
    assert (found.name, found.rule) == (idea, rule)
    assert rule in gold_und_rum.rulebook()
    told = {language: say_idea(found, view, language) for language in ("en", "hu")}
    assert told["en"] != told["hu"]
    return dict(found.slots)


@pytest.mark.rule("G7.6")
def test_an_idea_whose_rule_is_switched_off_is_not_told() -> None:
    state = battle("goblin machine", "orc-6", "orc-2")
    tells(state, "done", "send machine, done", "machine-idle", "G7.6")
    state.options = state.options.model_copy(update={"without": ("G7.6",)})
    tells(state, "done", "send machine, done", "kept", "G7.9")


@pytest.mark.parametrize(("players", "without"), [(4, ()), (5, ("G5.1", "G7.5")), (7, ("G5.3a", "G6.4"))])
def test_ideas_are_told_at_every_moment_of_a_game_whatever_is_compared(players: int, without: tuple[str, ...]) -> None:
    options = GAME.options.model_validate({"players": players, "step_mode": True, "without": without})
    match = play(GAME, [GAME.bot("random") for _ in range(players)], seed=players, options=options)
    state, names = match.start.copy(), set()
    for number, (seat, action) in enumerate(match.moves):
        view = state.view(seat)
        assert isinstance(view, View)
        if len(view.legal_actions) > 1 and (number % 9 == 0 or view.table.kind != "claim"):
            plans = plans_of(view)
            for better in (plans[0], plans[-1]):
                found = idea_behind(view, better, plans)
                if found is not None:
                    names.add(found.name)
                    assert say_idea(found, view, "hu") != say_idea(found, view, "en")
        state.apply(action, seat)
    assert len(names) > 8


def test_the_strongest_bot_s_plan_holds_the_mercenaries_of_the_battle() -> None:
    state = battle("orc-6 goblin goblin machine", "orc-6 orc-2 orc-2", "orc-2", fought=("undead", "barbarian", "dwarf"))
    while state.seat != 1:
        state.apply("done")
    plan = plan_by(GAME.bot("farsighted"), seen(state), Random(1))
    single = ask(GAME.bot("farsighted"), seen(state), Random(1))
    assert str(plan).startswith(str(single))
    assert state.armies[1][GOBLIN] == 2, "nothing was done at the table"
