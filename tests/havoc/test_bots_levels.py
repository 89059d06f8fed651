"""The five levels: each plays in its style, by its view alone, and none thinks longer than it may."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from havoclab import havoc
from havoclab.core.bot import ask
from havoclab.core.match import play
from havoclab.games import load
from havoclab.havoc.actions import CRY, LAY, RECRUIT, STAY_OUT
from havoclab.havoc.bots import BOTS, FarsightedBot, farsighted, racing
from havoclab.havoc.bots.captain import Battle
from havoclab.havoc.bots.evaluation import expected
from havoclab.havoc.bots.patient import patient_captain
from havoclab.havoc.bots.rollouts import play_on
from havoclab.havoc.cards import parse_card
from tests.havoc.test_bots import battle, table

GAME = load("havoc")
LEVELS: Final = tuple(BOTS)[1:]
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"best_subset": True, "faster_card": True},
    {"battle_order": "winner", "second_place": True},
    {"battle_order": "random", "winner_turns": True, "fetch_when_full": True, "equal_share": True},
    {"without": ("H4.1", "H4.3", "H6.6", "H8.3", "H9.5")},
    {"without": ("H4.2", "H6.2a", "H6.3", "H7.1", "H8.4", "H9.4")},
    {"without": ("H1.2", "H3.1", "H4.10", "H5.3", "H6.4", "H7.7")},
    {"john_of_gaunt": True},
    {"john_of_gaunt": True, "extra_chevauchees": True, "battle_order": "winner"},
)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The farsighted bot with the fewest samples: as legal, and much quicker."""
    monkeypatch.setattr(farsighted, "SAMPLES", 2)


def test_there_are_five_levels_above_chance_and_the_sensible_bot_is_the_middle_one() -> None:
    assert len(LEVELS) == 5
    assert LEVELS[2] == "sensible"
    assert next(iter(BOTS)) == "random"


@pytest.mark.parametrize("switches", TABLES, ids=str)
@pytest.mark.usefixtures("hurried")
def test_every_level_plays_at_every_table(switches: dict[str, Any]) -> None:
    for players in (2, 4):
        names = (LEVELS[players // 2 :] + LEVELS)[:players]
        options = havoc.Options(players=players, **switches)
        match = play(GAME, [BOTS[name]() for name in names], seed=players, options=options)
        assert sum(map(len, match.outcome.places)) == players


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.usefixtures("hurried")
def test_every_level_answers_in_the_corners_that_random_play_leads_into(name: str) -> None:
    bot, rng = BOTS[name](), Random(5)
    asked: Counter[str] = Counter()
    for seed in range(12):
        state = havoc.deal(players=2 + seed % 3, seed=seed, **TABLES[seed % 4])
        while (decision := state.decision) is not None:
            view = state.view(decision.seat)
            if asked[decision.kind] < 4:
                ask(bot, view, rng)
                asked[decision.kind] += 1
            verb = rng.choice(sorted({action.verb for action in view.legal_actions}))
            state.apply(rng.choice([action for action in view.legal_actions if action.verb == verb]))
    assert len(asked) >= 10


def turns_of(players: int, seed: int) -> list[havoc.State]:
    """States of a game of patient bots in which the farsighted bot would think."""
    found = []
    match = play(GAME, [BOTS["patient"]() for _ in range(players)], seed=seed)
    state = match.start.copy()
    assert isinstance(state, havoc.State)
    for seat, action in match.moves:
        if state.kind in ("turn", "join") and len(state.list_legal(seat)) > 1:
            found.append(state.copy())
        state.apply(action)
    return found


def test_the_farsighted_bot_decides_by_its_view_alone_and_by_its_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FarsightedBot, "seconds", 60.0)  # else it may have to stop early on a machine with much to do
    rng, bot = Random(2), FarsightedBot()
    for state in turns_of(3, 1)[::9]:
        view = state.view(state.seat)
        chosen = bot.choose(view, Random(7))
        assert bot.choose(view, Random(7)) == chosen
        other = view.sample(rng)
        assert FarsightedBot().choose(other.view(state.seat), Random(7)) == chosen


def test_the_farsighted_bot_keeps_within_its_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def counted(*args: Any) -> None:
        nonlocal played
        played += 1
        play_on(*args)

    monkeypatch.setattr("havoclab.havoc.bots.racing.play_on", counted)
    for state in turns_of(2, 3)[::7]:
        before = played
        FarsightedBot().choose(state.view(state.seat), Random(1))
        assert before + farsighted.SAMPLES <= played <= before + farsighted.SAMPLES * farsighted.PLANS


def test_a_race_out_of_time_plays_two_samples_and_no_more() -> None:
    view = havoc.deal(players=2, seed=1).view(0)
    captains = farsighted.captains()
    values = racing.race(view, [RECRUIT, CRY], Random(1), captains, samples=50, parts=2, turns=2, seconds=0.0)
    assert [len(brought) for brought in values.values()] == [2, 2]


@pytest.mark.rule("H4.6", "H4.7", "H7.1", "H9.4")
def test_the_novice_leaves_its_dogs_asleep() -> None:
    verbs = {
        action.verb
        for seed in range(5)
        for seat, action in play(GAME, [BOTS["novice"](), BOTS["sensible"]()], seed=seed).moves
        if seat == 0
    }
    assert "recruit" in verbs
    assert not verbs & {"fetch", "loot", "scavenge", "swap"}


@pytest.mark.rule("H4.1")
def test_the_hasty_one_fights_more_battles_than_the_sensible_one_and_that_more_than_the_patient_one() -> None:
    fought = {}
    for name in ("hasty", "sensible", "patient"):
        games = [play(GAME, [BOTS[name](), BOTS[name]()], seed=seed) for seed in range(8)]
        fought[name] = sum(action == CRY for match in games for _, action in match.moves)
    assert fought["hasty"] > fought["sensible"] > fought["patient"]


@pytest.mark.rule("H6.3")
def test_the_farsighted_bot_joins_with_what_must_win_and_stays_out_of_what_is_lost() -> None:
    tens = [LAY[parse_card(text)] for text in ("b10", "o10", "g10", "e10")]
    strong = battle("join", 1, ["b1 b2", "dog b10 o10 g10 e10 e1 b5", "b3 b4"], ["b9 o9", "", ""], [1, 0, 0])
    assert ask(FarsightedBot(), strong.view(1), Random(1)) in tens
    lost = battle("join", 1, ["b1", "o2 g4 e7", "b3"], ["b9 o9 g9 e9", "", ""], [1, 0, 0])
    assert ask(FarsightedBot(), lost.view(1), Random(1)) == STAY_OUT


@pytest.mark.rule("H13.3")
def test_a_captain_counts_the_nines_of_john_of_gaunt() -> None:
    """Against three nines a pair of tens is not led to think that it leads."""
    for seed in range(30):
        state = havoc.deal(players=2, seed=seed, john_of_gaunt=True)
        captain = patient_captain()
        while state.kind != "over" and not state.john_fights:
            state.apply(captain.by_state(state))
        if state.john_fights:
            assert Battle(captain.see(state.view(state.seat))).rivals.leading > 4
            return
    pytest.fail("John of Gaunt never entered")


@pytest.mark.rule("H10.1")
def test_what_hands_promise_is_the_points_once_the_game_is_over() -> None:
    state = play(GAME, [BOTS["patient"](), BOTS["novice"]()], seed=2).replay().state
    assert isinstance(state, havoc.State)
    assert expected(state) == state.points


@pytest.mark.rule("H8.4")
def test_a_hand_with_four_of_a_kind_promises_more_than_four_single_cards() -> None:
    state = table(hands=["b9 o9 g9 e9", "b1 o3 g5 e7", "b2"])
    first, second, _ = expected(state)
    assert first > second + 2


@pytest.mark.soak
@pytest.mark.parametrize(("stronger", "weaker"), list(zip(LEVELS[1:], LEVELS, strict=False)))
def test_each_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    won = 0.0
    deals = 100
    for seed in range(deals):
        for seat in (0, 1):
            bots = [BOTS[weaker](), BOTS[weaker]()]
            bots[seat] = BOTS[stronger]()
            winners = play(GAME, bots, seed=seed).outcome.winners
            won += (seat in winners) / len(winners)
    assert won / (2 * deals) > 0.55
