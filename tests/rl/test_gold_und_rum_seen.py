"""What a row of Gold und Rum's numbers says, and what its actions mean to each seat."""

from __future__ import annotations

from typing import Any

import pytest

from havoclab import gold_und_rum
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE
from havoclab.gold_und_rum.warriors import DESERTION, KINDS, RACES, RECRUIT, SENDABLE, count, kinds_of
from havoclab.rl import encoding_for
from havoclab.rl.gold_und_rum import GoldUndRumEncoding
from havoclab.rl.gold_und_rum.piles import Piles
from tests.rl.moments import GOLD_UND_RUM, moments, name_of

tables = pytest.mark.parametrize("options", GOLD_UND_RUM, ids=name_of)


def rows(field: list[int], width: int) -> list[list[int]]:
    """A field cut into rows."""
    return [field[start : start + width] for start in range(0, len(field), width)]


def entry(code: int, seat: int, players: int) -> int:
    """The entry of a pile that an observation gives by this number."""
    if code <= len(KINDS):
        return code - 1
    laid, ahead = divmod(code - 1 - len(KINDS), 7)
    return (DESERTION if laid else RECRUIT) + (seat + ahead) % players


def on_top(marks: list[int], seat: int, players: int) -> list[int]:
    """The entry that an observation marks as lying on top; none where nothing lies."""
    if not any(marks):
        return []
    marked = marks.index(1)
    assert sum(marks) == 1
    laid, ahead = divmod(marked - len(KINDS), players)
    return [marked if marked < len(KINDS) else (DESERTION if laid else RECRUIT) + (seat + ahead) % players]


@pytest.mark.rule("G2.3")
@tables
def test_an_observation_says_what_the_view_says(options: gold_und_rum.Options) -> None:
    players = options.players
    for state, table, memory in moments("gold_und_rum", options, games=2, often=0.02):
        for seat in range(players):
            view, seen = state.view(seat), table.observe(state, seat, memory).tolist()
            field = {name: seen[where] for name, where in table.fields.items()}
            known, turned = view.table, state.kind == "airship"
            round_the_table = [(seat + step) % players for step in range(players)]

            def by_seat(of_each: Any, order: list[int] = round_the_table) -> list[int]:
                return [int(of_each[other]) for other in order]

            assert field["hand"] == count(view.hand)
            assert field["sent"] == state.sent[seat]
            assert field["backs"] == [number for other in round_the_table for number in view.backs[other]]
            for name in ("recruits", "desertions", "points", "passed"):
                assert field[name] == by_seat(getattr(known, name))
            for name, who in (
                ("chancellor", known.chancellor),
                ("favourite", known.favourite),
                ("deciding", known.seat),
            ):
                assert field[name] == [other == who for other in round_the_table]
            assert list(KINDS_OF_CHOICE)[field["kind"].index(1)] == state.kind
            assert field["race"] == [race == known.race for race in range(len(RACES))]
            fought = {race: battle for battle, race in enumerate(known.fought, 1)}
            assert field["fought"] == [fought.get(race, 0) for race in range(len(RACES))]
            assert field["counts"] == [known.dealt, known.started, known.spy, known.round, options.goal]
            assert field["won_ago"] == by_seat([last and known.battles - last + 1 for last in known.last_won])

            race = list(kinds_of(known.race)) if known.race >= 0 else []
            marching = [[known.sent[other][kind] for kind in race] for other in round_the_table]
            assert field["laid"] == [
                number
                for other, own in zip(round_the_table, marching, strict=True)
                for number in (sum(own), view.sent[other])
            ]
            assert field["marching"] == ([number for own in marching for number in own] or [0] * 3 * players)
            assert rows(field["turned"], 22) == [known.sent[other] if turned else [0] * 22 for other in round_the_table]
            for other, army in zip(round_the_table, rows(field["armies"], 22), strict=True):
                hidden = {kind: known.sent[other][kind] for kind in SENDABLE if not turned}
                assert army == [held + hidden.get(kind, 0) for kind, held in enumerate(known.armies[other])]
            spying = state.kind == "spy"
            assert rows(field["stolen"], 22) == [
                known.stolen[other] if spying else [0] * 22 for other in round_the_table
            ]


@pytest.mark.rule("G4.2", "G5.2", "G5.3")
@pytest.mark.parametrize(
    "options",
    [
        *GOLD_UND_RUM,
        *(GOLD_UND_RUM[0].model_copy(update={"without": (rule,)}) for rule in ("G5.1", "G5.2", "G5.2a", "G5.3")),
    ],
    ids=lambda options: "".join([name_of(options), *options.without]),
)
def test_it_tells_the_piles_until_they_are_opened_and_what_each_would_bring(options: gold_und_rum.Options) -> None:
    players, claimed = options.players, 0
    for state, table, memory in moments("gold_und_rum", options, games=2, often=0.05):
        seat = max(state.seat, 0)
        row = table.observe(state, seat, memory)
        seen = {name: row[where].tolist() for name, where in table.fields.items()}
        before = {"claim", "last-call"} | ({"favourite"} if state.holds("G5.1") else set())
        piles = state.piles if state.kind in before else [[] for _ in state.piles]
        stacks = rows(seen["stacks"], len(seen["stacks"]) // options.piles)
        assert [[entry(code, seat, players) for code in stack if code] for stack in stacks] == piles
        tops = rows(seen["tops"], len(KINDS) + 2 * players)
        assert [on_top(marks, seat, players) for marks in tops] == [pile[-1:] for pile in piles]
        for pile, warriors, owners in zip(
            piles, rows(seen["warriors"], 22), rows(seen["owners"], players), strict=True
        ):
            owner, left, _ = read_pile(pile, options.without)
            assert warriors == count(pile[place] for place in left)
            assert owners == [other == (owner - seat) % players and owner >= 0 for other in range(players)]
            claimed += owner >= 0
        lying = piles is state.piles
        assert seen["to_come"] == (count(state.deck) if lying else [0] * 22)
    assert claimed > 20


@pytest.mark.rule("G3.1")
def test_who_was_not_asked_in_a_whole_combat_knows_the_piles_of_the_next_round_alone() -> None:
    table, late, rounds = encoding_for("gold_und_rum", GOLD_UND_RUM[0]), Piles(GOLD_UND_RUM[0]), set()
    for state, _, memory in moments("gold_und_rum", GOLD_UND_RUM[0], games=1, often=0.05):
        if state.kind == "claim" and (state.dealt > 30 or state.round > 1):
            late.follow(state)
            assert (table.observe(state, 0, late) == table.observe(state, 0, memory)).all()
            rounds.add(state.round)
    assert len(rounds) > 1


@pytest.mark.rule("G4.2")
def test_its_first_part_leaves_remembering_to_the_learner() -> None:
    """Two deals that look the same now, with other warriors below: only what is remembered tells them apart."""
    found = 0
    for state, table, memory in moments("gold_und_rum", GOLD_UND_RUM[0], games=1, often=0.2):
        if state.kind != "claim" or state.dealt < 20:
            continue
        assert isinstance(table, GoldUndRumEncoding)
        other, again = state.copy(), table.memory()
        first, second = other.piles[0], other.piles[1]
        first[0], second[0] = second[0], first[0]
        again.follow(other)
        seen, instead = table.observe(state, 1, memory), table.observe(other, 1, again)
        assert (seen[: table.open_now] == instead[: table.open_now]).all()
        found += int((seen != instead).any())
    assert found


@pytest.mark.rule("G7.2")
def test_mercenaries_that_others_sent_face_down_are_counted_and_not_told() -> None:
    found = 0
    for state, table, memory in moments("gold_und_rum", GOLD_UND_RUM[0], games=2, often=0.3):
        for seat in range(4) if state.kind in ("mercenaries", "commando") else ():
            row = table.observe(state, (seat + 3) % 4, memory)
            hired = sum(state.sent[seat][kind] for kind in SENDABLE)
            assert row[table.fields["laid"]][3] == hired
            assert not row[table.fields["turned"]].any()
            found += hired
    assert found


@pytest.mark.rule("G5.1", "G6.1", "G7.3")
def test_a_seat_in_an_action_is_counted_from_the_one_that_acts() -> None:
    table = encoding_for("gold_und_rum", GOLD_UND_RUM[0])
    left_of_first = table.number("back 2")
    assert [table.number(f"back {seat}", seat=acting) for acting, seat in enumerate((2, 3, 4, 1))] == [
        left_of_first
    ] * 4
    assert table.number("ask 1 for orc-6", seat=2) == table.number("ask 3 for orc-6")
    assert table.number("strike 1 orc", seat=1) == table.number("strike 4 orc")


@pytest.mark.rule("G4.7")
def test_a_claim_has_the_same_number_at_all_moments_and_is_laid_at_the_one_that_is_now() -> None:
    table = encoding_for("gold_und_rum", GOLD_UND_RUM[0])
    state = gold_und_rum.deal(GOLD_UND_RUM[0], seed=1)
    while state.dealt < 23:
        state.apply("wait")
    number = table.number("desert 7 at 0")
    assert number == table.number("desert 7 at 23")
    assert str(table.action(number, state)) == "desert 7 at 23"
