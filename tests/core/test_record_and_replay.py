"""Records as text and link, and walking through them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from havoclab.core.link import pack, unpack
from havoclab.core.record import BadRecord, Move, Record
from havoclab.core.rejection import IllegalAction
from havoclab.core.replay import Replay
from tests.core.toy import Toy, ToyOptions

names = st.text(min_size=1, max_size=24).filter(lambda name: name.strip() and name.isprintable())
comments = st.text(max_size=60).filter(str.isprintable)


def walked(seed: int, steps: int = 40, *, comment: str = "") -> Replay:
    replay = Replay(Record.of(Toy.deal(ToyOptions(), seed), seats=("A", "B")), Toy)
    rng = Random(seed)
    for _ in range(steps):
        if not replay.state.is_over:
            *choices, done = replay.state.list_legal()  # done for good only when nothing else is left
            replay.apply(rng.choice(choices or [done]), comment=comment)
    return replay


@given(st.lists(names, min_size=2, max_size=2), st.lists(comments, min_size=2, max_size=2))
def test_whatever_the_names_and_comments_are_a_record_reads_back(seats: list[str], said: list[str]) -> None:
    record = Record.of(Toy.deal(ToyOptions(), 1), seats=(seats[0], seats[1]))
    moves = tuple(Move(seat=seat, action="draw", comment=comment) for seat, comment in enumerate(said))
    record = record.model_copy(update={"moves": moves})
    assert Record.from_text(record.to_text()) == record
    assert Record.from_link(record.to_link()) == record


@pytest.mark.parametrize("name", ["A (1): draw", "A (2): done ; x", "();", "1. B (2): draw", "Ő; (3)"])
@pytest.mark.parametrize("comment", ["(2): done", "1. B (2): draw", "a ; b", "start.x: 1", "“Ő”"])
def test_names_and_comments_that_look_like_moves(name: str, comment: str) -> None:
    record = Record.of(Toy.deal(ToyOptions(), 1), seats=(name, "B"))
    record = record.model_copy(
        update={"moves": (Move(seat=0, action="draw", comment=comment), Move(seat=1, action="done"))}
    )
    assert Record.from_text(record.to_text()) == record


def test_a_record_is_a_text_for_people() -> None:
    replay = Replay(Record.of(Toy.deal(ToyOptions(), 1), seats=("Anita", "Péter")), Toy)
    replay.apply("draw", comment="the first card")
    replay.apply("done")
    lines = replay.record.to_text().splitlines()
    assert lines[:4] == ["havoclab record 1", "game: toy", 'seats: ["Anita", "Péter"]', 'players: ["human", "human"]']
    assert lines[-2:] == ["1. Anita (1): draw ; the first card", "2. Péter (2): done"]


def test_windows_line_ends_blank_lines_and_a_byte_order_mark_are_no_matter() -> None:
    record = walked(2).record
    written = "\ufeff" + record.to_text().replace("\n", "\r\n\r\n")
    assert Record.from_text(written) == record


def test_a_replay_walks_everywhere() -> None:
    replay = walked(3)
    last = len(replay.moves)
    assert last > 20
    moments = []
    for at in range(last + 1):
        replay.go(at)
        moments.append(replay.state.copy())
    for at in Random(1).sample(range(last + 1), last + 1):
        replay.go(at)
        assert replay.at == at
        assert replay.state == moments[at]
    replay.go(5)
    replay.back(2)
    replay.forward()
    assert replay.state == moments[4]
    replay.back(1000)
    assert replay.state == moments[0]
    replay.forward(1000)
    assert replay.state == moments[last]
    assert len(replay.moves) == last
    for at in (-1, last + 1):
        with pytest.raises(ValueError, match=f"at: {at} is not a moment"):
            replay.go(at)


def test_playing_on_from_the_past_drops_what_lay_after() -> None:
    replay = walked(4)
    replay.go(18)
    begun = replay.moves[:18]
    replay.apply("done")
    assert replay.moves == (*begun, replay.moves[18])
    assert len(replay.events) == replay.at == 19
    assert Replay(replay.record, Toy).state == replay.state


def test_a_refused_action_drops_nothing() -> None:
    replay = walked(5)
    last = len(replay.moves)
    replay.go(7)
    with pytest.raises(IllegalAction):
        replay.apply("draw", seat=1 - (replay.state.decision or replay.state.decisions[0]).seat)
    assert (replay.at, len(replay.moves)) == (7, last)


def test_a_branch_is_a_game_of_its_own() -> None:
    replay = walked(6)
    replay.go(10)
    branch = replay.branch()
    assert (branch.at, branch.state) == (10, replay.state)
    branch.apply("done")
    assert len(replay.moves) > 11
    assert replay.at == 10


def test_a_replay_shares_nothing_with_the_record_it_came_from() -> None:
    record = walked(7).record
    written = record.to_text()
    replay = Replay(record, Toy)
    replay.go(3)
    replay.apply("done")
    assert record.to_text() == written


def test_a_bad_start_is_named() -> None:
    record = walked(8).record
    with pytest.raises(BadRecord, match=r"^record\.start\.hands: "):
        Replay(record.model_copy(update={"start": {}}), Toy)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_a_link_holds_any_data(data: object) -> None:
    link = pack("p", data)
    assert unpack(link) == ("p", data)
    assert link.replace("-", "").replace("_", "").isalnum()
