"""Havoc as numbers: every action has one, and an observation holds what its seat knows and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from havoclab import havoc
from havoclab.core.action import UnreadableAction
from havoclab.havoc.cards import DOG, VALUE
from havoclab.havoc.position import JOHNS_SEAT, KINDS
from havoclab.rl import Encoding, encoding_for

TABLES = [
    havoc.Options(players=2),
    havoc.Options(players=3, battle_order="winner", john_of_gaunt=True),
    havoc.Options(players=4, john_of_gaunt=True, extra_chevauchees=True),
    havoc.Options(players=6, battle_order="random"),
]


def moments(options: havoc.Options, games: int, often: float) -> Iterator[tuple[havoc.State, Encoding, Any]]:
    """Positions of random games, with the memory that has followed each game."""
    table = encoding_for("havoc", options)
    for seed in range(games):
        chance, state, memory = Random(seed), havoc.deal(options, seed=seed), table.memory()
        memory.follow(state)
        while not state.is_over:
            if chance.random() < often or state.kind.startswith("pick"):
                yield state, table, memory
            state.apply(chance.choice(list(state.legal_actions)))
            memory.follow(state)
        yield state, table, memory


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.players)
def test_an_observation_stays_when_everything_hidden_from_its_seat_is_another(options: havoc.Options) -> None:
    chance, tried = Random(1), 0
    for state, table, memory in moments(options, games=4, often=0.06):
        for seat in range(options.players):
            other = state.view(seat).sample(chance)
            again = table.memory()
            again.follow(other)
            assert (table.observe(state, seat, memory) == table.observe(other, seat, again)).all()
            tried += other.hands != state.hands
    assert tried > 40, "the hidden cards were others"


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.players)
def test_an_observation_says_what_the_view_says(options: havoc.Options) -> None:
    for state, table, memory in moments(options, games=2, often=0.06):
        for seat in range(options.players):
            view, seen = state.view(seat), table.observe(state, seat, memory)
            assert seen.shape == (table.size,)

            def field(name: str, row: Any = seen, where: Encoding = table) -> list[int]:
                return [int(number) for number in row[where.fields[name]]]

            round_the_table = [(seat + step) % options.players for step in range(options.players)]
            battle = view.table.in_battle
            assert field("hand") == counted(view.hand)
            assert field("recruits") == counted(view.recruits)
            assert field("laid") == [
                n for other in round_the_table for n in counted(view.laid[other] if battle else ())
            ]
            assert field("counts") == [view.counts[other] for other in round_the_table]
            assert field("points") == [view.table.points[other] for other in round_the_table]
            assert field("stock") == [view.pile_count, view.discard_count, len(view.recruits)]
            assert [number for number in field("order") if number] == view.table.order
            assert field("kind").index(1) == list(KINDS).index(state.kind)
            deciding = [other == view.decision.seat if view.decision else False for other in round_the_table]
            assert field("deciding") == deciding
            if view.looking_at:
                assert field("seen_discards") == counted(view.looking_at)
            john = view.table
            by_him = [who == JOHNS_SEAT for who in (john.initiator, john.winner, john.peacekeeper)]
            assert field("john")[-3:] == by_him


def counted(cards: Any) -> list[int]:
    held = Counter(cards)
    return [held[card] for card in range(len(VALUE))]


@pytest.mark.rule("H4.2", "H3.2")
def test_it_remembers_cards_that_all_saw_go_to_a_hand_until_they_are_laid() -> None:
    state = havoc.deal(players=2, seed=1)
    table = encoding_for("havoc", state.options)
    memory = table.memory()

    def seen_at(seat: int) -> Counter[int]:
        memory.follow(state)
        start = table.fields["seen"].start
        row = table.observe(state, 1 - seat, memory)[start + len(VALUE) : start + 2 * len(VALUE)]  # the other one's
        return Counter({card: count for card, count in enumerate(row.tolist()) if count})

    assert seen_at(0) == Counter([DOG])
    first, second = state.recruits[:2]
    for action in ("recruit", f"take {havoc_text(first)}", f"take {havoc_text(second)}"):
        state.apply(action)
    assert seen_at(0) == Counter([DOG, first, second])
    state.apply(f"put {havoc_text(first)}")
    assert seen_at(0) == Counter([DOG, second])
    assert seen_at(1) == Counter([DOG])


def havoc_text(card: int) -> str:
    from havoclab.havoc.cards import card_text

    return card_text(card)


@pytest.mark.rule("H4.10")
def test_discards_that_were_shuffled_are_remembered_as_the_draw_pile() -> None:
    found = 0
    for state, _, memory in moments(havoc.Options(players=2), games=12, often=0.2):
        soldiers = {card for card in range(1, len(VALUE)) if memory.pile[card]}
        if soldiers:
            found += 1
            assert state.shuffles
            assert soldiers <= {card for cards in (state.pile, *state.hands) for card in cards}
    assert found


def test_every_action_has_one_number_and_a_text_that_reads_back() -> None:
    table = encoding_for("havoc", TABLES[0])
    texts = [str(action) for action in table.actions]
    assert len(set(texts)) == len(texts)
    for number, action in enumerate(table.actions):
        assert table.number(texts[number]) == table.number(action) == number
        assert havoc.State.read_action(texts[number]) == action
    with pytest.raises(UnreadableAction, match="action: 'attack' is no one-card step"):
        table.number("attack")


def test_the_numbers_of_actions_stay_what_they_are() -> None:
    """A learner that was kept in a file acts by number: new actions may come after these, none between them."""
    table = encoding_for("havoc", TABLES[0])
    known = {"recruit": 0, "cry": 1, "swap": 9, "take dog": 10, "put b1": 120, "lay n18": 663, "name 9": 790}
    assert {text: table.number(text) for text in known} == known


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.players)
def test_every_option_has_the_same_actions_and_all_legal_ones_are_among_them(options: havoc.Options) -> None:
    for state, table, _ in moments(options, games=2, often=0.3):
        assert table.actions == encoding_for("havoc", TABLES[0]).actions
        mask = table.mask(state)
        assert [table.actions[number] for number in np.flatnonzero(mask)] == sorted(
            state.list_legal(), key=table.number
        )


def test_points_beyond_a_byte_count_as_255() -> None:
    state = havoc.deal(players=2, seed=1)
    state.points = [300, 7]
    table = encoding_for("havoc", state.options)
    assert table.observe(state, 1, table.memory())[table.fields["points"]].tolist() == [7, 255]
