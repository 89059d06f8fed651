"""H12: the worked example, move for move, with every event, every rule, and refusals on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from havoclab import havoc
from havoclab.core.record import Record
from havoclab.core.replay import Replay
from tests.havoc.positions import cards, refused, text

pytestmark = pytest.mark.rule("H12")

ANITA, PETER, CHRISTINE, EUGENE = range(4)

#: Every move: seat, action, and the events it causes as "kind rule" or "kind rule seat" where another seat is meant.
GAME: list[tuple[int, str, list[str]]] = [
    (ANITA, "recruit", ["recruits H4.1", "turned H5.1"]),
    (ANITA, "draw", ["drew H4.2"]),
    (ANITA, "take g12", ["took H4.2"]),
    (ANITA, "put e7", ["put H4.2"]),
    (PETER, "recruit", ["recruits H4.1"]),
    (PETER, "draw", ["drew H4.2"]),
    (PETER, "draw", ["drew H4.2"]),
    (PETER, "put y1", ["put H4.2"]),
    (CHRISTINE, "recruit", ["recruits H4.1"]),
    (CHRISTINE, "draw", ["drew H4.2"]),
    (CHRISTINE, "draw", ["drew H4.2"]),
    (CHRISTINE, "put n10", ["put H4.2"]),
    (EUGENE, "recruit", ["recruits H4.1"]),
    (EUGENE, "take b9", ["took H4.2"]),
    (EUGENE, "take n10", ["took H4.2"]),
    (EUGENE, "put g2", ["put H4.2"]),
    (ANITA, "recruit", ["recruits H4.1", "turned H5.1"]),
    (ANITA, "draw", ["drew H4.2"]),
    (ANITA, "take g2", ["took H4.2"]),
    (ANITA, "fetch o2", ["fetches H4.6", "took H4.6"]),
    (ANITA, "put b6", ["put H4.2"]),
    (PETER, "cry", ["cried-havoc H6.2"]),
    (PETER, "lay b5", ["laid H6.2"]),
    (PETER, "lay o5", ["laid H6.2"]),
    (PETER, "stop", []),
    (CHRISTINE, "stay-out", ["stayed-out H6.3", "drew H6.3"]),
    (EUGENE, "lay dog", ["joined H6.3", "laid H6.3"]),
    (EUGENE, "lay o10", ["laid H6.3"]),
    (EUGENE, "stop", []),
    (ANITA, "lay o2", ["joined H6.3", "laid H6.3"]),
    (ANITA, "lay e2", ["laid H6.3"]),
    (ANITA, "lay g2", ["laid H6.3"]),
    (ANITA, "stop", []),
    (PETER, "lay dog", ["laid H6.4"]),
    (PETER, "stop", []),
    (EUGENE, "lay b9", ["laid H6.4"]),
    (EUGENE, "stop", []),
    (ANITA, "pass", ["passed H6.4"]),
    (PETER, "pass", ["passed H6.4"]),
    (EUGENE, "lay e9", ["laid H6.4"]),
    (EUGENE, "stop", []),
    (EUGENE, "pass", ["passed H6.4", "fighting-over H6.5 -"]),
    (PETER, "declare 0", ["declared H6.7"]),
    (EUGENE, "declare 0", ["declared H6.7", "won H6.11 0", "scored H6.11 3"]),
    (PETER, "scavenge g2", ["scavenged H7.2"]),
    (
        EUGENE,
        "scavenge b6",
        [
            "scavenged H7.2",
            "cleared H7.5 -",
            "filled H7.5 -",
            "drew H7.6 1",
            "drew H7.6 2",
            "drew H7.6 3",
            "drew H7.6 0",
            "drew H7.6 1",
            "peacekeeper H7.7 0",
        ],
    ),
]

#: What is refused when so many moves are done: the seat that tries, what it tries, the rule.
REFUSED: list[tuple[int, int, str, str]] = [
    (0, ANITA, "draw", "H4.1"),
    (0, PETER, "recruit", "H4.1"),
    (1, ANITA, "put e7", "H4.2"),
    (3, ANITA, "draw", "H4.2"),
    (5, PETER, "fetch o9", "H4.6"),
    (13, EUGENE, "draw", "H4.3"),
    (13, EUGENE, "fetch", "H4.9a"),
    (13, EUGENE, "take g12", "H4.2"),
    (13, EUGENE, "loot", "H4.7"),
    (20, ANITA, "fetch y1", "H4.6"),
    (23, PETER, "stop", "H6.2"),
    (25, CHRISTINE, "pass", "H6.3"),
    (26, CHRISTINE, "lay b2", "H4.1"),
    (27, EUGENE, "stop", "H6.3"),
    (27, EUGENE, "stay-out", "H6.3"),
    (33, CHRISTINE, "stay-out", "H4.1"),
    (33, PETER, "stop", "H6.4"),
    (34, PETER, "pass", "H6.4"),
    (37, ANITA, "stay-out", "H6.3"),
    (38, ANITA, "lay n12", "H4.1"),
    (42, PETER, "declare 2", "H6.7"),
    (44, PETER, "scavenge dog", "H7.2"),
    (44, PETER, "scavenge n9", "H7.3"),
    (44, PETER, "loot", "H7.4"),
    (45, EUGENE, "scavenge g2", "H7.3"),
]


def example() -> Replay:
    return Replay(havoc.worked_example(), havoc.State)


def test_H12_the_record_holds_these_moves() -> None:
    assert [(move.seat, move.action) for move in havoc.worked_example().moves] == [
        (seat, action) for seat, action, _ in GAME
    ]


def test_H12_the_record_in_the_package_is_the_golden_one() -> None:
    golden = Path(__file__).parents[1] / "data" / "h12.record"
    assert havoc.worked_example() == Record.from_text(golden.read_text(encoding="utf-8"))


@pytest.mark.rule("H3.1", "H3.2", "H3.3", "H3.4")
def test_H12_the_deal_is_one_of_the_rules() -> None:
    replay = example()
    replay.go(0)
    state = replay.state
    assert isinstance(state, havoc.State)
    assert [(len(hand), hand.count(0)) for hand in state.hands] == [(8, 1)] * 4
    assert text(state.recruits) == "b9 o2 g12"
    assert state.pile.count(0) == 4
    assert (state.peacekeeper, state.peace, state.order[0]) == (ANITA, 0, 1)


@pytest.mark.parametrize(
    "number", range(len(GAME)), ids=lambda number: f"{number + 1}-{GAME[number][1].replace(' ', '-')}"
)
def test_H12_every_event_and_every_rule(number: int) -> None:
    replay = example()
    seat, _, told = GAME[number]
    found = []
    for event in replay.events[number]:
        who = "" if event.seat == seat and event.kind not in ("won", "scored", "drew") else f" {event.seat}"
        if event.kind == "drew" and event.rule != "H7.6":
            who = "" if event.seat == seat else who
        found.append(f"{event.kind} {event.rule}" + who.replace("None", "-"))
    assert found == told


@pytest.mark.parametrize(("done", "seat", "action", "rule"), REFUSED)
def test_H12_refusals_on_the_way(done: int, seat: int, action: str, rule: str) -> None:
    replay = example()
    replay.go(done)
    state = replay.state
    assert isinstance(state, havoc.State)
    assert refused(state, action, seat).rule == rule


@pytest.mark.rule("H5.1")
def test_H12_the_card_is_turned_to_1_and_then_to_2() -> None:
    replay = example()
    turned = [event.facts["peace"] for events in replay.events for event in events if event.kind == "turned"]
    assert turned == [1, 2]


@pytest.mark.rule("H6.11", "H7.2", "H7.5", "H7.6", "H5.5", "H5.5a", "H12a")
def test_H12_the_result() -> None:
    replay = example()
    state = replay.state
    assert isinstance(state, havoc.State)
    assert state.points == [5, 0, 0, 3]
    assert state.past == [(1, ANITA, (5, 0, 0, 3))]
    assert state.cards_won == [1, 0, 0, 0]
    assert text(state.recruits[:2]) == "e7 y1"
    assert len(state.recruits) == 3
    assert sorted(state.discards) == sorted(cards("dog b5 o5 dog o10 b9 e9 o2 e2 dog"))
    assert cards("g2")[0] in state.hands[PETER]
    assert cards("b6")[0] in state.hands[EUGENE]
    assert (state.peacekeeper, state.seat, state.kind, state.peace, state.havoc) == (ANITA, ANITA, "turn", 1, False)
    assert "turned" not in [event.kind for event in state.apply("recruit")]


def test_H12_comments_cite_rules_of_the_book() -> None:
    import re

    cited = [rule for move in havoc.worked_example().moves for rule in re.findall(r"H\d+\.\d+[a-z]?", move.comment)]
    assert len(cited) > 25
    assert all(rule in havoc.rulebook() for rule in cited)
