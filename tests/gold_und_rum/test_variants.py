"""Rules switched off: what can be, what a table without a rule does, where each matters; rounds go on there."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from havoclab import gold_und_rum
from havoclab.core.variants.witness import Witness
from havoclab.core.words import LANGUAGES, words
from havoclab.games import load
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.variants import DROPPABLE, VARIANTS, say_without, why_kept, witness_of
from havoclab.gold_und_rum.variants.witness import main
from havoclab.testing import conform
from tests.gold_und_rum.tables import army, battle, dealt, pile

RULES = [rule.id for rule in gold_und_rum.rulebook()]
STORED: dict[str, Any] = json.loads(
    (Path(gold_und_rum.__file__).parent / "variants" / "witnesses.json").read_text(encoding="utf-8")
)


def of(rule: str) -> Witness:
    witness = witness_of(rule)
    assert witness is not None, f"{rule}: no witness"
    return witness


def without(state: State, *rules: str) -> State:
    """The same position at a table without these rules."""
    state.options = Options.read({**state.options.to_json(), "without": list(rules)})
    return state


# --- which rules ---


def test_droppable_rules_stand_in_the_order_of_the_book_and_the_game_offers_them() -> None:
    assert [rule for rule in RULES if rule in DROPPABLE] == list(DROPPABLE)
    assert load("gold_und_rum").variants is VARIANTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one_sentence_for_being_off_or_one_for_staying(language: str) -> None:
    say = words(language, VARIANTS.package)
    for rule in RULES:
        off, stays = (f"{kind}-{rule.lower().replace('.', '-')}" for kind in ("without", "kept"))
        assert (off in say) != (stays in say), rule
        told = say_without(rule, language) if rule in DROPPABLE else why_kept(rule, language)
        assert told.endswith(".")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["G5.6"], r"options\.without.*'G5\.6' can't be switched off.*G5\.1, G5\.2"),
        (["H4.3"], r"options\.without.*'H4\.3' can't be switched off.*those that can are G3\.2"),
        ("G6.4", r"options\.without"),
        ([7], r"options\.without"),
        (["G6.4"] * 1000, r"options\.without"),
    ],
)
def test_rules_that_cant_be_switched_off_are_refused_with_what_can(given: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Options.read({"players": 4, "without": given})


def test_a_table_keeps_what_is_switched_off_in_order_and_in_json() -> None:
    state = gold_und_rum.deal(players=5, seed=1, without=("G6.4", "G4.6"))
    assert state.options.without == ("G4.6", "G6.4")
    assert State.from_json(state.to_json()) == state
    assert "without" not in Options().to_json()


# --- games without a rule ---


def random_round(options: dict[str, Any], seed: int) -> None:
    """One game at random: what is listed is legal, and positions stay sound and read back."""
    rng = Random(seed)
    state = gold_und_rum.deal(Options.read(options), seed=seed)
    step = 0
    while state.round == 1 and not state.is_over:
        decisions = state.decisions
        decision = rng.choice(decisions) if not state.deck or rng.random() < 0.06 else decisions[0]
        legal = state.list_legal(decision.seat)
        action = rng.choice(legal)
        assert state.check(action, decision.seat) is None
        if step % 40 == 0:
            assert not problems(state)
            assert State.from_json(state.to_json()) == state
            view = state.view(decision.seat)
            assert view.sample(rng).view(decision.seat) == view
        state.apply(action, decision.seat)
        step += 1


@pytest.mark.parametrize("rule", DROPPABLE)
def test_rounds_without_any_rule_go_on_and_stay_sound(rule: str) -> None:
    players = 4 + DROPPABLE.index(rule) % 4
    random_round({"players": players, "without": [rule], "step_mode": rule == "G4.7" or players == 5}, seed=players)


@pytest.mark.parametrize("seed", range(4))
def test_random_play_without_several_rules_keeps_the_contract(seed: int) -> None:
    rng = Random(seed)
    rules = rng.sample(DROPPABLE, rng.randint(2, 12))
    options = {"players": 4 + seed % 4, "step_mode": bool(seed & 1), "without": rules}
    assert conform("gold_und_rum", options, seed=seed, steps=60, thorough=30).steps == 60


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(300))
def test_long_random_play_without_several_rules_keeps_the_contract(seed: int) -> None:
    rng = Random(seed)
    rules = rng.sample(DROPPABLE, rng.randint(1, 16))
    options = {"players": 4 + seed % 4, "step_mode": bool(seed & 1), "without": rules}
    conform("gold_und_rum", options, seed=seed, steps=2000, thorough=80)


@pytest.mark.parametrize("rule", ["G4.4", "G4.6", "G4.7a", "G4.9", "G5.1", "G7.2", "G7.3a", "G7.9"])
def test_a_bot_plays_a_round_without_a_rule_that_changes_what_may_be_done(rule: str) -> None:
    bots = [load("gold_und_rum").bot("sensible") for _ in range(4)]
    state = gold_und_rum.deal(players=4, seed=3, step_mode=True, without=(rule,))
    rng = Random(1)
    while state.round == 1 and not state.is_over:
        seat = state.decisions[0].seat
        state.apply(bots[seat].choose(state.view(seat).in_steps(), rng), seat)
    assert state.battles == 4


# --- what holds instead ---


@pytest.mark.parametrize(
    ("rules", "laid", "owner", "left"),
    [
        ((), "orc-2 recruit-2 desert-3 orc-6 recruit-3", 1, "orc-6"),
        (("G5.2",), "orc-2 troll desert-3 recruit-2", 1, "troll"),
        (("G5.2a",), "orc-2 recruit-2 desert-3 recruit-3", 2, "orc-2"),
        (("G5.2b",), "orc-2 orc-6 desert-3 desert-2 recruit-2", 1, ""),
        (("G5.3",), "orc-2 recruit-2 orc-6 recruit-3", 2, "orc-2 orc-6"),
    ],
)
def test_G5_a_pile_is_read_otherwise_without_a_rule(rules: tuple[str, ...], laid: str, owner: int, left: str) -> None:
    cards = pile(laid)
    found, places, _ = read_pile(cards, rules)
    assert (found, [cards[place] for place in places]) == (owner, pile(left))


@pytest.mark.parametrize(
    ("rule", "held", "flown", "with_it", "without_it"),
    [
        ("G7.5", "orc-2 orc-leader troll", -1, 9, 14),
        ("G7.5a", "orc-2 orc-leader orc-leader", -1, 0, 8),
        ("G7.6", "machine machine goblin", -1, 10, 19),
        ("G7.6a", "machine goblin goblin", -1, 11, 10),
        ("G7.8", "orc-leader orc-leader orc-6", 2, 0, 6),
    ],
)
def test_G7_an_army_is_as_strong_otherwise_without_a_rule(
    rule: str, held: str, flown: int, with_it: int, without_it: int
) -> None:
    assert strength(army(held), 1, flown=flown) == with_it
    assert strength(army(held), 1, flown=flown, without=(rule,)) == without_it
    assert strength(army(held), 1, flown=flown, without=("G4.6",)) == with_it


def test_G4_6_without_it_a_warrior_dealt_last_is_not_safe() -> None:
    state = without(dealt(79), "G4.6")
    state.apply("deal")
    last = (80 - 1) % len(state.piles)
    state.apply(f"desert {last + 1} at 80", 1)
    assert state.piles[last][-1] >= 200


def test_G4_7a_without_it_a_seat_may_lay_twice_and_is_asked_again_in_step_mode() -> None:
    state = gold_und_rum.deal(players=4, seed=7, step_mode=True, without=("G4.7a",))
    seat = state.seat
    state.apply("desert 1 at 1")
    assert (state.kind, state.seat) == ("claim", seat)
    state.apply("desert 1 at 1")
    assert state.seat != seat


def test_G7_9_without_it_mercenaries_come_home() -> None:
    state = without(battle("orc-2 troll", "orc-6", "", race=""), "G7.9")
    state.apply("march orc")
    state.apply("send troll")
    state.apply("done")
    assert state.armies[1] == army("troll")


def test_what_only_a_rule_allows_is_refused_without_it_and_the_refusal_says_so() -> None:
    state = without(battle("orc-2 commando", "orc-6", "", race=""), "G7.3a")
    state.apply("march orc")
    state.apply("done")
    refusal = state.check("strike-own orc-2")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("G7.3a", "switched-off")
    assert say_without("G7.3a", "hu") in refusal.text("hu")


# --- witnesses ---


def test_every_rule_has_a_witness_or_a_reason_why_there_is_none() -> None:
    for rule in RULES:
        assert (rule in STORED) != bool(why_kept(rule)), rule
    assert list(STORED) == list(DROPPABLE)


@pytest.mark.parametrize("rule", DROPPABLE)
def test_the_difference_is_really_there_and_told_in_both_languages(rule: str) -> None:
    witness, trials = of(rule), VARIANTS.trials()
    assert witness.state.options.holds(rule)
    assert not witness.without.options.holds(rule)
    assert not problems(witness.state)
    if witness.difference is None:
        assert not trials.looks_alike(witness.state, witness.without)
        assert witness.state == gold_und_rum.deal(witness.state.options, seed=witness.seed or 0)
    else:
        assert not problems(witness.without)
        assert trials.still_differs(witness.state, witness.without, witness.difference, rule)
    assert witness.tell() == STORED[rule]["what"]
    told = witness.tell("hu", names=("Anita", "Péter"))
    for text in (told, witness.tell()):
        assert rule in text
        assert "  " not in text
        assert not text.endswith(": ")


def test_the_command_makes_the_same_witnesses_again(tmp_path: Path) -> None:
    made = tmp_path / "witnesses.json"
    assert main(["G3.4", "G4.1a", "--seconds", "60", "--file", str(made)]) == 0
    assert json.loads(made.read_text(encoding="utf-8")) == {rule: STORED[rule] for rule in ("G3.4", "G4.1a")}
