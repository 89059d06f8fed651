"""The bots: they see views only, answer every kind of choice, and the sensible one plays better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from havoclab import havoc
from havoclab.core.bot import Bot, ask
from havoclab.core.match import play
from havoclab.core.words import LANGUAGES, words
from havoclab.games import load
from havoclab.havoc.actions import DECLARE, DISCARD, DONE, FETCH, LAY, PASS, PICK, PUT, SCAVENGE, STAY_OUT, SWAP, TAKE
from havoclab.havoc.bots import BOTS
from havoclab.havoc.cards import parse_card
from havoclab.havoc.position import KINDS

GAME = load("havoc")

SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"best_subset": True},
    {"battle_order": "winner"},
    {"battle_order": "random", "winner_turns": True},
    {"fetch_when_full": True, "equal_share": True},
)


def table(
    *, hands: list[str], laid: list[str] | None = None, recruits: str = "", discards: str = "", **fields: Any
) -> havoc.State:
    """A position of three players with these cards; all others lie in the draw pile."""
    dealt = havoc.deal(players=3, seed=1).to_json()
    pile = " ".join([*dealt["hands"], dealt["recruits"], dealt["pile"]]).split()
    for card in " ".join([*hands, *(laid or []), recruits, discards]).split():
        pile.remove(card)
    cards = {"hands": hands, "recruits": recruits, "discards": discards, "pile": " ".join(pile)}
    return havoc.State.from_json({**dealt, "trail": ["setup"], **cards, **({"laid": laid} if laid else {}), **fields})


def choice(state: havoc.State, bot: str = "sensible") -> object:
    assert state.decision is not None
    return ask(BOTS[bot](), state.view(state.decision.seat), Random(1))


@pytest.mark.parametrize("name", BOTS)
def test_each_bot_is_a_bot_and_has_words(name: str) -> None:
    bot = BOTS[name]()
    assert isinstance(bot, Bot)
    assert bot.name == name
    for language in LANGUAGES:
        say = words(language, "havoclab.havoc")
        assert say(f"bot-{name}")
        assert say(f"bot-{name}-style")


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_bots_play_any_game_to_its_end(players: int, switches: dict[str, Any]) -> None:
    names = ["sensible", "random"] * 3
    options = havoc.Options(players=players, **switches)
    match = play(GAME, [BOTS[name]() for name in names[:players]], seed=players, options=options)
    assert sum(map(len, match.outcome.places)) == players
    assert match.replay().state.outcome == match.outcome


def test_every_kind_of_choice_comes_up_and_the_sensible_bot_has_an_answer() -> None:
    """Random play leads into the odd corners; in each of them the sensible bot is asked as well."""
    met: set[str] = set()
    rng = Random(5)
    sensible = BOTS["sensible"]()
    for seed in range(60):
        state = havoc.deal(players=2 + seed % 5, seed=seed, **SWITCHES[seed % len(SWITCHES)])
        while (decision := state.decision) is not None:
            view = state.view(decision.seat)
            if decision.kind not in met or rng.random() < 0.05:
                ask(sensible, view, rng)
                met.add(decision.kind)
            # First what is done, then with which card: else looting would be one action among many scavengings.
            verb = rng.choice(sorted({action.verb for action in view.legal_actions}))
            state.apply(rng.choice([action for action in view.legal_actions if action.verb == verb]))
    assert met == set(KINDS) - {"over"}


def test_the_sensible_bot_decides_by_its_view_alone() -> None:
    """A full state sampled from the view looks the same to the seat, so the bot does the same in it."""
    sensible = BOTS["sensible"]()
    rng = Random(3)
    for seed in range(6):
        state = havoc.deal(players=4, seed=seed)
        while (decision := state.decision) is not None:
            view = state.view(decision.seat)
            action = sensible.choose(view, Random(0))
            if rng.random() < 0.05:
                other = view.sample(rng)
                assert sensible.choose(other.view(decision.seat), Random(9)) == action
            state.apply(action)


def wins(names: list[str], games: int) -> float:
    """Games won by the first of these bots: each deal is played once with it at every seat."""
    won = 0.0
    for seed in range(games):
        for seat in range(len(names)):
            seating = [*names[1 : seat + 1], names[0], *names[seat + 1 :]]
            winners = play(GAME, [BOTS[name]() for name in seating], seed=seed).outcome.winners
            won += (seat in winners) / len(winners)
    return won / (games * len(names))


def test_sensible_beats_random_in_four_of_five_games_of_two() -> None:
    assert wins(["sensible", "random"], games=60) >= 0.8


def test_sensible_wins_nearly_half_of_its_games_against_three_randoms() -> None:
    assert wins(["sensible", "random", "random", "random"], games=25) >= 0.45


@pytest.mark.rule("H4.2")
def test_it_takes_the_recruit_that_completes_a_set() -> None:
    state = table(kind="recruit", hands=["dog b9 o9 g9 b3", "dog b1", "dog b2"], recruits="o4 e9 n1")
    assert choice(state) == TAKE[parse_card("e9")]


@pytest.mark.rule("H4.2")
def test_it_lays_a_card_that_belongs_to_nothing() -> None:
    state = table(
        kind="recruit", taken=2, took_recruit=True, hands=["dog b9 o9 g9 b3 o3 e1", "b1", "b2"], recruits="o4"
    )
    assert choice(state) == PUT[parse_card("e1")]


@pytest.mark.rule("H4.6")
def test_it_fetches_the_card_for_four_of_a_kind() -> None:
    state = table(kind="recruit", taken=2, took_recruit=True, hands=["dog b9 o9 g9 e1", "b1", "b2"], recruits="n9")
    assert choice(state) == FETCH[parse_card("n9")]


@pytest.mark.rule("H4.7", "H7.4")
def test_it_picks_the_soldier_that_adds_most() -> None:
    state = table(hands=["dog dog b9 o9 e1", "b1", "b2"], discards="o2 g9 n10")
    for action in ("recruit", "loot"):
        state.apply(action)
    assert choice(state) == PICK[parse_card("g9")]


@pytest.mark.rule("H5.3")
def test_in_a_year_of_peace_it_discards_what_it_misses_least() -> None:
    state = table(peace=3, hands=["b1 b2", "b9 o9 g9 e1", "b3"], recruits="n9")
    state.apply("recruit")
    assert state.kind == "year-of-peace"
    assert choice(state) == DISCARD[parse_card("e1")]


def battle(kind: str, seat: int, hands: list[str], laid: list[str], roles: list[int], **fields: Any) -> havoc.State:
    return table(
        kind=kind,
        seat=seat,
        hands=hands,
        laid=laid,
        roles=roles,
        initiator=0,
        havoc=True,
        uninvolved=[-1, -1, -1],
        **fields,
    )


@pytest.mark.rule("H6.3")
def test_it_stays_out_with_a_weak_hand_against_a_strong_one() -> None:
    weak = battle("join", 1, ["b1", "o2 g4 e7", "b3"], ["b9 o9 g9 e9", "", ""], [1, 0, 0])
    assert choice(weak) == STAY_OUT


@pytest.mark.rule("H6.3")
def test_it_joins_with_the_heart_of_a_strong_hand() -> None:
    strong = battle("join", 1, ["b1", "dog b10 o10 g10 e10 e1 b2", "b3"], ["b9 o9", "", ""], [1, 0, 0])
    first = choice(strong)
    assert first in [LAY[parse_card(text)] for text in ("b10", "o10", "g10", "e10")]


@pytest.mark.rule("H6.4")
def test_it_passes_when_all_others_have_passed_and_it_leads() -> None:
    state = battle("add", 0, ["b10 o10 g10", "b1 b2", "b3"], ["b9 o9", "o2 g2", ""], [1, 2, 3])
    assert choice(state) == PASS


@pytest.mark.rule("H6.4")
def test_it_adds_the_card_that_wins_the_battle() -> None:
    state = battle("add", 0, ["g9 e1", "b1 b2", "b3"], ["b9 o9", "o10 g10", ""], [1, 2, 3])
    assert choice(state) == LAY[parse_card("g9")]


@pytest.mark.rule("H6.7")
def test_it_declares_the_dog_out_that_spoils_a_straight_flush() -> None:
    state = table(hands=["dog b5 b6 b7 b8 b9 e1", "o10 g10", "b3"])
    state.apply("cry, lay dog, lay b5, lay b6, lay b7, lay b8, lay b9, stop")
    state.apply("lay o10, lay g10")
    state.apply("pass")
    assert state.kind == "declare"
    assert choice(state) == DECLARE[1]


@pytest.mark.rule("H7.2")
def test_it_scavenges_the_card_that_adds_most() -> None:
    state = table(hands=["dog b5 b7 o7", "e7 g10 b1", "b3"], recruits="n1")
    for action in ("cry, lay dog, lay b5, stop", "lay e7, lay g10, stop", "pass", "pass", "declare 0"):
        state.apply(action)
    assert state.kind == "dogs"
    assert choice(state) == SCAVENGE[parse_card("e7")]


@pytest.mark.rule("H9.4")
@pytest.mark.parametrize(
    ("cards", "answer"),
    [("dog b9 o9 g9 e9 n9 y9", SWAP), ("dog b1 b2 b3 b4 o9 g8", DONE)],
    ids=["the dog is spare", "the dog makes a straight flush"],
)
def test_before_castillon_it_trades_a_dog_that_does_not_help(cards: str, answer: object) -> None:
    past = [[number, -1, [0, 0, 0]] for number in range(1, 9)]
    state = table(kind="last-dogs", hands=[cards, "b7", "b8"], order=[9], past=past)
    assert choice(state) == answer
