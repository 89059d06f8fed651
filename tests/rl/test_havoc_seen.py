"""What a row of Havoc's numbers says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from havoclab import havoc
from havoclab.havoc.cards import DOG, VALUE, card_text
from havoclab.havoc.position import JOHNS_SEAT, KINDS
from havoclab.rl import Encoding, encoding_for
from tests.rl.moments import HAVOC, moments


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize("options", HAVOC, ids=lambda options: options.players)
def test_an_observation_says_what_the_view_says(options: havoc.Options) -> None:
    for state, table, memory in moments("havoc", options, games=2, often=0.06):
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
    for action in ("recruit", f"take {card_text(first)}", f"take {card_text(second)}"):
        state.apply(action)
    assert seen_at(0) == Counter([DOG, first, second])
    state.apply(f"put {card_text(first)}")
    assert seen_at(0) == Counter([DOG, second])
    assert seen_at(1) == Counter([DOG])


@pytest.mark.rule("H4.10")
def test_discards_that_were_shuffled_are_remembered_as_the_draw_pile() -> None:
    found = 0
    for state, _, memory in moments("havoc", havoc.Options(players=2), games=12, often=0.2):
        soldiers = {card for card in range(1, len(VALUE)) if memory.pile[card]}
        if soldiers:
            found += 1
            assert state.shuffles
            assert soldiers <= {card for cards in (state.pile, *state.hands) for card in cards}
    assert found


def test_points_beyond_a_byte_count_as_255() -> None:
    state = havoc.deal(players=2, seed=1)
    state.points = [300, 7]
    table = encoding_for("havoc", state.options)
    assert table.observe(state, 1, table.memory())[table.fields["points"]].tolist() == [7, 255]
