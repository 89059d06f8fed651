"""Rules switched off: what can be, what a table without a rule does, and that games go on there."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from havoclab import havoc
from havoclab.core import link
from havoclab.core.action import Action
from havoclab.core.match import play
from havoclab.core.words import LANGUAGES, words
from havoclab.games import load
from havoclab.havoc import Options, State
from havoclab.havoc.actions import DONE, DRAW, FETCH_DRAW, LOOT, PUT
from havoclab.havoc.bots import SensibleBot
from havoclab.havoc.cards import DOG, SUIT, VALUE, parse_card, parse_cards
from havoclab.havoc.reading import Reading, reading_of
from havoclab.havoc.setup import deck
from havoclab.havoc.strength import pack, strength
from havoclab.havoc.variants import DROPPABLE, VARIANTS, say_without, why_kept
from havoclab.testing import conform
from tests.havoc.positions import happened, kinds, position, refused

BOOK = havoc.rulebook()
RULES = [rule.id for rule in BOOK]
GAME = load("havoc")


def at_table_without(rule: str, players: int) -> dict[str, Any]:
    """Options without the rule, at a table where it would do something."""
    order = {"battle_order": "winner"} if rule in ("H6.1b", "H6.1c", "H7.7", "H13.7b") else {}
    best = {"best_subset": True} if rule in ("H8.5d", "H8.5e") else {}
    john = {"john_of_gaunt": True} if rule.startswith("H13.") else {}
    extra = {"extra_chevauchees": True} if rule == "H13.10" else {}
    return {"players": players, "without": [rule], **order, **best, **john, **extra}


# --- which rules ---


def test_droppable_rules_stand_in_the_order_of_the_book() -> None:
    assert list(DROPPABLE) == [rule for rule in RULES if rule in DROPPABLE]
    assert len(DROPPABLE) >= 75


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one_sentence_for_being_off_or_one_for_staying(language: str) -> None:
    say = words(language, "havoclab.havoc.variants")
    for rule in RULES:
        off, stays = (f"{kind}-{rule.lower().replace('.', '-')}" for kind in ("without", "kept"))
        assert (off in say) != (stays in say), rule
        assert VARIANTS.message(rule) in say
        told = say_without(rule, language) if rule in DROPPABLE else why_kept(rule, language)
        assert told.endswith(".")


def test_nothing_is_said_of_rules_that_are_not_there() -> None:
    for tell in (say_without, why_kept):
        with pytest.raises(ValueError, match=r"H4\.99"):
            tell("H4.99")
    with pytest.raises(ValueError, match=r"H4\.5.*H4\.1, H4\.2"):
        say_without("H4.5")


@pytest.mark.rule("H11.2")
def test_options_keep_rules_in_order_and_once_in_json_and_links() -> None:
    options = Options.read({"players": 3, "without": ["H6.6", "H4.10", "H4.3", "H6.6"]})
    assert options.without == ("H4.3", "H4.10", "H6.6")
    state = havoc.deal(options, seed=1)
    assert Options.read(options.to_json()) == options
    assert State.from_json(link.unpack(link.pack("p", state.to_json()))[1]) == state
    assert "without" not in Options().to_json()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["H4.5"], r"options\.without.*'H4\.5' can't be switched off.*H4\.1, H4\.2"),
        (["H13.6"], r"options\.without.*'H13\.6' can't be switched off.*H13\.1, H13\.2"),
        (["H99.1"], r"options\.without.*'H99\.1' can't be switched off.*those that can are H1\.2"),
        (["<script>" * 9], r"options\.without.*can't be switched off"),
        ("H4.3", r"options\.without"),
        ([7], r"options\.without"),
        (["H4.3"] * 1000, r"options\.without"),
    ],
)
def test_rules_that_cant_be_switched_off_are_refused_with_what_can(given: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Options.read({"players": 3, "without": given})


# --- tables without a rule ---


@pytest.mark.parametrize("rule", DROPPABLE)
def test_without_any_rule_what_is_listed_is_legal_and_all_else_refused_and_states_read_back(rule: str) -> None:
    """The quick part of the battery; all of it runs over every rule in the soak."""
    rng = Random(rule)
    options = Options.read(at_table_without(rule, 2))
    met: dict[Action, None] = {}
    state = havoc.deal(options, seed=7)
    for step in range(200):
        if state.is_over:
            state = havoc.deal(options, seed=step)
        legal = state.list_legal()
        met |= dict.fromkeys(legal)
        if step % 7 == 0:
            assert [action for action in met if state.check(action) is None] == [a for a in met if a in legal]
        if step % 60 == 0:
            assert State.from_json(state.to_json()) == state
        state.apply(rng.choice(legal))


@pytest.mark.parametrize("rule", ["H3.3", "H4.2", "H4.7b", "H4.10", "H5.3a", "H6.6", "H7.3", "H9.1", "H9.4a"])
def test_random_play_without_a_rule_that_changes_what_is_seen_keeps_the_contract(rule: str) -> None:
    tally = conform("havoc", at_table_without(rule, 2), seed=3, steps=100, thorough=1000)
    assert tally.steps == 100


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rule", DROPPABLE)
def test_long_random_play_without_any_rule_keeps_the_contract(rule: str, players: int) -> None:
    tally = conform("havoc", at_table_without(rule, players), seed=players, steps=4000, thorough=60)
    assert tally.games


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_random_play_without_several_rules_keeps_the_contract(seed: int) -> None:
    rng = Random(seed)
    rules = rng.sample(DROPPABLE, rng.randint(2, 12))
    conform("havoc", {"players": 2 + seed % 5, "without": rules}, seed=seed, steps=1500, thorough=60)


@pytest.mark.parametrize("rule", DROPPABLE)
def test_the_sensible_bot_plays_to_the_end_without_any_rule(rule: str) -> None:
    options = Options.read(at_table_without(rule, 3))
    record = play(GAME, [SensibleBot() for _ in range(3)], seed=1, options=options)
    assert record.replay().state.is_over


@pytest.mark.parametrize(
    ("rule", "option"),
    [
        ("H4.9a", {"fetch_when_full": True}),
        ("H5.5a", {"winner_turns": True}),
        ("H6.12", {"equal_share": True}),
        ("H6.1", {"battle_order": "random"}),
        ("H8.5", {"best_subset": True}),
        ("H11.1", {"second_place": True}),
    ],
)
def test_where_an_option_is_the_other_reading_the_switch_does_the_same(rule: str, option: dict[str, Any]) -> None:
    switched, chosen = ({"players": 3, **field} for field in ({"without": [rule]}, option))
    rng = Random(5)
    games = [havoc.deal(Options.read(options), seed=9) for options in (switched, chosen)]
    while not games[0].is_over:
        legal = [game.list_legal() for game in games]
        assert legal[0] == legal[1]
        action = rng.choice(legal[0])
        assert games[0].apply(action) == games[1].apply(action)
    assert games[0].points == games[1].points


@pytest.mark.rule("H3.1", "H3.2", "H3.3", "H3.4")
def test_H3_deals_without_a_rule() -> None:
    dealt = {rule: havoc.deal(players=2, seed=4, without=(rule,)) for rule in ("H3.1", "H3.2", "H3.3", "H3.4")}
    assert len(deck(dealt["H3.1"].options)) == 120
    assert all(DOG not in hand and len(hand) == 8 for hand in dealt["H3.2"].hands)
    assert dealt["H3.2"].pile.count(DOG) == 6
    mixed = [havoc.deal(players=2, seed=seed, without=("H3.3",)) for seed in range(20)]
    assert {state.hands[0].count(DOG) for state in mixed} >= {0, 1, 2}
    assert all(len(hand) == 8 for state in mixed for hand in state.hands)
    assert (dealt["H3.4"].peacekeeper, dealt["H3.4"].seat) == (1, 1)


@pytest.mark.rule("H4.2")
def test_H4_2_without_it_a_turn_ends_without_a_card_laid() -> None:
    state = position(["b1 o1", "b2 o2"], recruits="b3 b4", kind="recruit", taken=2, options={"without": ["H4.2"]})
    assert state.list_legal() == [DONE]
    assert refused(state, "put b1").reason == "switched-off"
    assert kinds(state.apply("done")) == ["turn-done"]
    assert (state.seat, len(state.recruits)) == (1, 2)


@pytest.mark.rule("H4.4", "H4.6", "H4.7", "H4.9")
@pytest.mark.parametrize(
    ("rule", "taken", "action"),
    [("H4.4", 2, "put dog"), ("H4.6", 0, "fetch"), ("H4.7", 0, "loot"), ("H4.9", 1, "fetch b3")],
)
def test_what_only_a_rule_allows_is_refused_without_it_and_the_refusal_says_so(
    rule: str, taken: int, action: str
) -> None:
    fields: dict[str, Any] = {"recruits": "b3", "discards": "b5", "kind": "recruit", "taken": taken}
    state = position(["dog dog o1", "b2 o2"], options={"without": [rule]}, **fields)
    rejection = refused(state, action)
    assert (rejection.rule, rejection.reason) == (rule, "switched-off")
    assert say_without(rule, "hu") in rejection.text("hu")
    assert position(["dog dog o1", "b2 o2"], **fields).check(action) is None


@pytest.mark.rule("H4.4")
def test_H4_4_without_it_a_hand_of_dogs_may_still_lay_one() -> None:
    state = position(["dog dog", "b2 o2"], kind="recruit", taken=2, options={"without": ["H4.4"]})
    assert PUT[DOG] in state.list_legal()


@pytest.mark.rule("H4.7b")
def test_H4_7b_who_spends_the_last_cards_in_vain_lays_none_and_the_turn_is_over() -> None:
    state = position(["dog dog", "b2 o2"], discards="dog", recruits="b3", kind="recruit", taken=2)
    assert happened(state.apply("loot"))[1:] == [("found-nothing", "H4.7b", 0), ("turn-done", "H4.7b", 0)]
    assert (state.kind, state.seat, state.hands[0]) == ("turn", 1, [])


@pytest.mark.rule("H4.7b")
def test_H4_7b_without_it_dogs_that_find_nothing_come_back() -> None:
    state = position(
        ["dog dog", "b2 o2"], discards="dog", recruits="b3", kind="recruit", taken=2, options={"without": ["H4.7b"]}
    )
    state.apply("loot")
    assert (state.hands[0], state.kind) == ([DOG, DOG], "recruit")
    assert LOOT not in state.list_legal()


@pytest.mark.rule("H4.10")
def test_H4_10_without_it_a_fetch_may_not_take_what_the_turn_still_needs() -> None:
    state = position(
        ["dog b1", "b2 o2"], recruits="b3", pile="b4", rest=1, kind="recruit", options={"without": ["H4.10"]}
    )
    assert FETCH_DRAW not in state.list_legal()
    assert refused(state, "fetch").rule == "H4.10"


@pytest.mark.rule("H4.10")
def test_H4_10_without_it_a_table_where_nobody_can_do_anything_goes_to_the_last_battle() -> None:
    state = position(
        ["b1", ""], recruits="", pile="", rest="discards", kind="recruit", taken=2, options={"without": ["H4.10"]}
    )
    assert [kind for kind, _, _ in happened(state.apply("put b1"))] == [
        "put",
        "turn-passed",
        "turn-passed",
        "last-battle",
        "recruits-gone",
        "revealed",
        "revealed",
        "equal-strength",
        "scored",
        "scored",
        "crowned",
    ]


@pytest.mark.rule("H4.11")
def test_H4_11_without_it_a_player_takes_the_cards_there_are() -> None:
    state = position(["b1", "b2 o2"], pile="b3", rest=1, options={"without": ["H4.11"]})
    state.apply("recruit")
    assert state.list_legal() == [DRAW]
    state.apply("draw")
    assert state.list_legal() == [PUT[card] for card in state.hands[0]]


@pytest.mark.rule("H6.6", "H6.8")
def test_H6_6_without_it_the_strongest_six_of_all_that_lies_count() -> None:
    laid = ["b1 o1 b8 o8 g8 e8 y8 n8", "b7 o7 g7 e7 y7"]
    state = position(
        ["", "n7"],
        laid=laid,
        roles=[2, 1],
        kind="add",
        seat=1,
        initiator=0,
        havoc=True,
        options={"without": ["H6.6"]},
    )
    state.apply("pass")
    assert state.past[-1][1] == 0


@pytest.mark.rule("H9.1")
def test_H9_1_without_it_castillon_is_a_battle_like_any_other_and_the_last() -> None:
    state = position(["b8 o8", "b7 o7", "b1"], battle=9, options={"without": ["H9.1"]})
    state.apply("cry, lay b8, lay o8")
    state.apply("lay b7, lay o7")
    assert state.is_over
    assert state.points == [11, 5, 0]
    assert state.final == ((0,), (1,), (2,))


# --- hands: H8 ---


def by_reference(*rules: str, best_subset: bool = False) -> Reading:
    return reading_of(Options(players=6, best_subset=best_subset, without=rules))


@pytest.mark.rule("H8.1", "H8.2", "H8.3", "H8.4", "H8.5a", "H8.5b", "H8.5c", "H8.6", "H8.6a")
@pytest.mark.parametrize(
    ("rule", "stronger", "weaker"),
    [
        ("H8.1", "b10", "b9 o9"),
        ("H8.2", "b2 o2", "b1 o2 g3 e4 y5"),
        ("H8.3", "b2 o2", "b1 b3 b5 b7 b9"),
        ("H8.4", "b1", "dog dog"),
        ("H8.5a", "dog dog dog dog b2 b4", "b1 b3 b5 b7 b9 b11"),
        ("H8.5b", "b9 o9 g9", "b1 o2 g3 e4 y5 n9"),
        ("H8.5c", "o5 g5", "dog dog b1 o2 g3 e4"),
    ],
)
def test_H8_without_a_rule_the_order_of_two_hands_turns_round(rule: str, stronger: str, weaker: str) -> None:
    hands = parse_cards(stronger), parse_cards(weaker)
    switched = by_reference(rule)
    assert switched.strength(hands[0]) > switched.strength(hands[1])
    assert strength(hands[0]) < strength(hands[1])


@pytest.mark.rule("H8.5e", "H8.6", "H8.6a")
def test_H8_6_without_it_or_its_ruling_fewer_things_decide() -> None:
    nines, tens, with_king = (parse_cards(text) for text in ("b9 o9", "b10 o10", "g9 e9 b13"))
    assert by_reference("H8.6").strength(nines) == by_reference("H8.6").strength(tens)
    assert by_reference("H8.6a").strength(nines) == by_reference("H8.6a").strength(with_king)
    assert by_reference("H8.6a").strength(nines) < by_reference("H8.6a").strength(tens)
    beside = by_reference("H8.5e", best_subset=True)
    assert beside.strength(nines) == beside.strength(with_king)
    assert by_reference("H8.5e").strength(nines) < by_reference("H8.5e").strength(with_king)


OF_HANDS = ("H8.1", "H8.2", "H8.3", "H8.4", "H8.5a", "H8.5b", "H8.5c", "H8.6", "H8.6a")


@pytest.mark.rule("H9.5")
@pytest.mark.parametrize("rule", OF_HANDS)
def test_H9_5_without_a_rule_of_hands_the_best_hand_is_still_the_best(rule: str) -> None:
    reading = by_reference(rule)
    rng = Random(rule)
    cards = deck(Options(players=2))
    for _ in range(12):
        hand = sorted(rng.sample(cards, 8))
        found = reading.strength(reading.best_hand(hand))
        best = max(reading.strength(chosen) for size in range(1, 7) for chosen in combinations(hand, size))
        assert found == best, hand


@pytest.mark.rule("H8.1", "H8.2", "H8.3", "H8.4", "H8.5", "H8.5a", "H8.5b", "H8.5c", "H8.6")
def test_H8_whatever_rules_are_off_the_quick_strength_orders_hands_as_the_reference_does() -> None:
    rng = Random(8)
    for _ in range(3_000):
        without = frozenset(rng.sample((*OF_HANDS[:7], "H8.5e"), rng.randint(1, 3)))
        reading = Reading(best_subset=rng.random() < 0.4, without=without)
        suits, values = rng.sample(range(6), 2), rng.sample(range(1, 19), 6)
        near = [card for card in deck(Options(players=6)) if SUIT[card] in suits or VALUE[card] in values]
        hand = rng.sample(near, rng.randint(0, 6))
        found = reading.evaluate(hand)
        beside = found.beside if not (reading.best_subset and "H8.5e" in without) else ()
        assert reading.strength(hand) == pack(found.rank, found.values, beside), (without, hand)


def test_a_combination_knows_what_was_switched_off() -> None:
    hand = by_reference("H8.2").evaluate([parse_card(text) for text in ("b1", "b2", "b3", "b4", "b5")])
    assert hand.rank.name == "FLUSH_OF_FIVE"
    assert "frozenset({'H8.2'})" not in repr(hand)
    assert "H8.2" in repr(hand)
