"""Games as numbers: every action has one, and an observation holds what its seat knows and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pydantic import BaseModel

from havoclab.core.action import UnreadableAction
from havoclab.games import games, load
from havoclab.rl import encoding_for
from tests.rl.moments import GOLD_UND_RUM, HAVOC, TABLES, moments, name_of, some_action

tables = pytest.mark.parametrize(("game", "options"), TABLES, ids=name_of)
one_of_each = pytest.mark.parametrize(("game", "options"), [("havoc", HAVOC[0]), ("gold_und_rum", GOLD_UND_RUM[0])])


def hidden(state: Any) -> Any:
    """What lies face down, of which each seat knows a part at most."""
    return state.hands if state.game == "havoc" else (state.deck, state.sent)


@pytest.mark.rule("H3.6", "G2.3")
@tables
def test_an_observation_stays_when_everything_hidden_from_its_seat_is_another(game: str, options: BaseModel) -> None:
    chance, tried = Random(1), 0
    for state, table, memory in moments(game, options, games=2, often=0.05):
        for seat in range(table.players):
            other = state.view(seat).sample(chance)
            again = table.memory()
            again.follow(other)
            assert (table.observe(state, seat, memory) == table.observe(other, seat, again)).all()
            tried += hidden(other) != hidden(state)
    assert tried > 40, "the hidden cards were others"


@one_of_each
def test_every_action_has_one_number_and_a_text_that_reads_back(game: str, options: BaseModel) -> None:
    table = encoding_for(game, options)
    texts = [str(action) for action in table.actions]
    assert len(set(texts)) == len(texts)
    for number, action in enumerate(table.actions):
        assert table.number(texts[number]) == table.number(action) == number
        assert load(game).state.read_action(texts[number]) == action
    with pytest.raises(UnreadableAction, match="action: 'attack' is no one-step action"):
        table.number("attack")


@pytest.mark.parametrize(
    ("game", "known"),
    [
        ("havoc", {"recruit": 0, "cry": 1, "swap": 9, "take dog": 10, "put b1": 120, "lay n18": 663, "name 9": 790}),
        (
            "gold_und_rum",
            {"wait": 0, "hold": 3, "recruit 1 at 0": 4, "desert 14 at 0": 31, "back 2": 32, "march orc": 39}
            | {"send machine": 45, "fly 8": 53, "strike-own machine": 69, "strike 7 mercenary": 99}
            | {"ask 2 for undead-2": 100, "ask 7 for spy-4": 231},
        ),
    ],
)
def test_the_numbers_of_actions_stay_what_they_are(game: str, known: dict[str, int]) -> None:
    """A learner that was kept in a file acts by number: new actions may come after these, none between them."""
    table = encoding_for(game, dict(TABLES)[game])
    assert {text: table.number(text) for text in known} == known


@pytest.mark.rule("G4.3")
def test_a_table_that_runs_against_the_clock_has_no_numbers() -> None:
    with pytest.raises(ValueError, match=r"^options\.step_mode: False; allowed is True, as a learning program"):
        encoding_for("gold_und_rum", load("gold_und_rum").options(players=4))


@tables
def test_the_mask_tells_of_every_number_whether_what_it_means_is_legal(game: str, options: BaseModel) -> None:
    for state, table, _ in moments(game, options, games=1, often=0.02):
        if state.is_over:
            continue
        mask = table.mask(state)
        meant = [table.action(number, state) for number in range(len(table.actions))]
        assert [state.check(action) is None for action in meant] == mask.astype(bool).tolist()


@tables
def test_every_option_has_the_same_actions_and_all_legal_ones_are_among_them(game: str, options: BaseModel) -> None:
    for state, table, _ in moments(game, options, games=2, often=0.3):
        assert table.actions == encoding_for(game, dict(TABLES)[game]).actions
        legal, seat = state.list_legal(), state.seat
        assert np.flatnonzero(table.mask(state)).tolist() == sorted(table.number(action, seat) for action in legal)
        assert all(table.action(table.number(action, seat), state) == action for action in legal)


@pytest.mark.parametrize("game", games())
def test_a_table_without_some_rule_has_no_other_actions_and_an_observation_of_the_same_kind(game: str) -> None:
    played = load(game)
    assert played.variants
    for rule in played.variants.droppable:
        options = played.options.model_validate({"without": (rule,), **played.turn_options})
        table, state, chance = encoding_for(game, options), played.deal(options, 1), Random(rule)
        memory = table.memory()
        for _ in range(40):
            if (decision := state.decision) is None:
                break
            memory.follow(state)
            assert table.observe(state, decision.seat, memory).shape == (table.size,)
            assert table.mask(state).sum() == len(state.list_legal())
            state.apply(some_action(state, chance))
