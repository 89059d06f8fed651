"""Bad input: each gives a clear error that names the field, or a sound game; nothing else, and nothing is changed."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab import havoc
from havoclab.core.link import MOST_BYTES, MOST_CHARACTERS, BadLink, pack, unpack
from havoclab.core.record import BadRecord, Record
from havoclab.core.replay import Replay
from havoclab.havoc import Options, State
from havoclab.havoc.battles import BattleCard
from tests.havoc.damage import damaged
from tests.havoc.test_conformance import OWN_BATTLES
from tests.havoc.test_views import after, moments

seeds = st.integers(0, 2**32)


def finish(state: State, rng: Random) -> None:
    """Play at random to the end, looking through everybody's eyes on the way."""
    for _ in range(5000):
        if state.is_over:
            break
        if rng.random() < 0.03:
            for seat in (None, *range(state.players)):
                view = state.view(seat)
                assert view.sample(rng).view(seat) == view
        state.apply(rng.choice(state.list_legal()))
    assert state.outcome is not None
    assert State.from_json(state.to_json()) == state


T = TypeVar("T")


def tried(make: Callable[[], T], refusals: tuple[type[ValueError], ...] = (ValueError,)) -> tuple[T | None, str]:
    """What it makes, or the message with which it is refused. Any other exception is a fault."""
    try:
        return make(), ""
    except refusals as refused:
        assert len(str(refused)) < 800  # noqa: PT017 - that the message is bounded holds for all of them
        return None, str(refused)


# --- positions ---


@settings(max_examples=100, deadline=None)
@given(moments, seeds, st.integers(1, 3), st.booleans())
def test_a_damaged_position_is_refused_or_sound(state: State, seed: int, times: int, forget: bool) -> None:
    rng = Random(seed)
    data = state.to_json()
    if forget:  # a position set up by hand tells nothing of the past
        data = {key: value for key, value in data.items() if key not in ("trail", "secrets")}
    read, refusal = tried(lambda: State.from_json(damaged(data, rng, times)))
    if read is None:
        assert ": " in refusal
    else:
        finish(read, rng)


@pytest.mark.parametrize("data", [None, 0, "x", [], {}, [1], {"hands": None}, {"options": {}, "hands": []}, {1: 2}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r"^[a-z_.\d]*: |hands"):
        State.from_json(data)


def deep(levels: int = 900) -> Any:
    nest: Any = 0
    for _ in range(levels):
        nest = [nest]
    return nest


@pytest.mark.parametrize("field", ["options", "hands", "past", "secrets", "trail", "kind", "nonsense"])
def test_deeply_nested_data_is_refused(field: str) -> None:
    with pytest.raises(ValueError, match=field):
        State.from_json(after(2, 1, 5).to_json() | {field: deep()})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hands", ["b1", "b1"]),
        ("order", []),
        ("order", [9, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("peacekeeper", 5),
        ("kind", "nonsense"),
        ("peace", 4),
        ("trail", ["deal b1 b2 b3"]),
        ("trail", ["setup", "draw 5"]),
        ("trail", ["setup", "fly 1"]),
        ("secrets", [[[7, "b1"]], []]),
        ("points", [10_000, 0]),
        ("recruits", "b9"),
        ("seed", -1),
        ("shuffles", "many"),
        ("unknown", 1),
    ],
)
def test_the_error_names_the_field(field: str, value: Any) -> None:
    names = {"hands": "cards", "recruits": "cards"}.get(field, field)
    with pytest.raises(ValueError, match=rf"^{names}"):
        State.from_json(after(2, 1, 20).to_json() | {field: value})


# --- options and battle tables ---

OPTIONS: dict[str, Any] = {
    "players": 3,
    "faster_card": True,
    "battle_order": "winner",
    "second_place": True,
    "best_subset": True,
    "own_battles": OWN_BATTLES,
}


@settings(max_examples=120, deadline=None)
@given(seeds, st.integers(1, 3))
def test_damaged_options_are_refused_or_playable(seed: int, times: int) -> None:
    rng = Random(seed)
    options, refusal = tried(lambda: Options.read(damaged(OPTIONS, rng, times)))
    if options is None:
        assert refusal.startswith("options.")
    else:
        assert Options.read(json.loads(json.dumps(options.to_json()))) == options
        finish(State.deal(options, seed), rng)


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"number": 12}, "number"),
        ({"number": 0}, "number"),
        ({"places": []}, "places"),
        ({"places": [{"points": -1}]}, "points"),
        ({"places": [{"points": 100}]}, "points"),
        ({"places": [{"points": 1}] * 7}, "places"),
        ({"deal": {"everyone": 10}}, "everyone"),
        ({"name": ""}, "name"),
        ({"year": 1066}, "year"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_bad_battle_table_is_refused_by_field(change: dict[str, Any], names: str) -> None:
    card = {"number": 1, "name": "Sluys", "year": 1340, "places": [{"points": 5}]}
    BattleCard.model_validate(card)
    with pytest.raises(ValueError, match=rf"options\.own_battles\.0\.(.*\.)?{names}"):
        Options.read({"own_battles": [card | change]})


def test_a_battle_number_may_stand_once_only() -> None:
    with pytest.raises(ValueError, match="own_battles: a battle number stands twice"):
        Options.read({"own_battles": [OWN_BATTLES[0], OWN_BATTLES[0]]})


def test_deal_takes_options_or_switches_and_not_both() -> None:
    with pytest.raises(ValueError, match="not both"):
        havoc.deal(Options(), seed=1, players=3)
    with pytest.raises(ValueError, match=r"options\.colour"):
        havoc.deal(seed=1, colour="red")


# --- records ---


def game(seed: int, steps: int) -> Record:
    start = havoc.deal(players=2 + seed % 5, seed=seed)
    replay = Replay(Record.of(start, seats=tuple("ABCDEF"[: start.seats])), State)
    rng = Random(seed)
    for _ in range(steps):
        if not replay.state.is_over:
            replay.apply(rng.choice(list(replay.state.list_legal())), comment=rng.choice(("", "why; (2): not", "ő")))
    return replay.record


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 500), seeds, st.integers(1, 3))
def test_a_damaged_record_is_refused_or_plays(seed: int, fault: int, times: int) -> None:
    rng = Random(fault)
    data = damaged(game(seed, 60).model_dump(mode="json"), rng, times)
    record, refusal = tried(lambda: Record.from_data(data), (BadRecord,))
    if record is None:
        assert refusal.startswith("record")
        return
    assert Record.from_text(record.to_text()) == record
    replay, refusal = tried(lambda: Replay(record, State), (BadRecord,))
    if replay is None:
        assert refusal.startswith("record.")
    else:
        assert isinstance(replay.state, State)
        finish(replay.state.copy(), rng)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 500), seeds)
def test_a_damaged_record_text_is_refused_or_plays(seed: int, fault: int) -> None:
    rng = Random(fault)
    written = game(seed, 40).to_text()
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(written) + 1)
        end = place + rng.choice((0, 0, 1, 1, 3, 40))
        written = (
            written[:place]
            + rng.choice(("", "\n", ";", "(", "0", "9", '"', ": ", "x", "\x00", "é", "\ud800"))
            + written[end:]
        )
    replay, refusal = tried(lambda: Replay(Record.from_text(written), State), (BadRecord,))
    if replay is None:
        assert refusal.startswith("record")
    else:
        assert isinstance(replay.state, State)
        finish(replay.state.copy(), rng)


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["game: havoc"],
        ["moves: 5", "1. A (1): recruit"],
        ["start: 5", "start.seed: 1"],
        ["version: 9"],
        ["start.seed: {"],
        ["1. A (1): recruit", "3. A (1): recruit"],
        ["1. A (1): recruit", "seats: []"],
        ["1. A (0): recruit"],
        ["1. A (1): RECRUIT"],
        ["start.hands: " + "[" * 5000],
        ["start.seed: " + "9" * 6000],
        ["1. " + " (1): " * 20_000 + ";"],
    ],
)
def test_a_bad_record_text_names_line_or_field(lines: Sequence[str]) -> None:
    with pytest.raises(BadRecord, match=r"^record( line \d+|\.[a-z.\d]+): "):
        Record.from_text("\n".join(["havoclab record 1", *lines]))


@pytest.mark.parametrize("text", ["", "x", "havoclab record 2", "\x00", "havoclab record 1" * 200_000, b"x", None])
def test_what_is_no_record_is_refused(text: Any) -> None:
    with pytest.raises(BadRecord, match=r"^record"):
        Record.from_text(text)


def test_a_record_of_another_number_of_seats_is_refused() -> None:
    record = Record.of(havoc.deal(players=3, seed=1), seats=("A", "B"))
    with pytest.raises(BadRecord, match=r"record\.seats: 2 names"):
        Replay(record, State)


def test_a_move_that_is_not_legal_is_named_with_its_rule() -> None:
    record = game(2, 10)
    moves = [*record.model_dump()["moves"], {"seat": record.moves[-1].seat, "action": "swap"}]
    with pytest.raises(BadRecord, match=r"record\.moves\.11: “swap” is not legal by rule H"):
        Replay(Record.from_data(record.model_dump() | {"moves": moves}), State)


@pytest.mark.parametrize("comment", ["two\nlines", "x" * 2001])
def test_a_bad_comment_changes_nothing(comment: str) -> None:
    replay = Replay(game(3, 10), State)
    before = replay.record, replay.state.copy(), replay.at
    with pytest.raises(ValueError, match="comment"):
        replay.apply(replay.state.list_legal()[0], comment=comment)
    assert (replay.record, replay.state, replay.at) == before


# --- links ---


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 500), seeds)
def test_a_damaged_link_is_refused_or_holds_the_same_game(seed: int, fault: int) -> None:
    rng = Random(fault)
    record = game(seed, 30)
    link = record.to_link()
    place = rng.randrange(len(link))
    other = rng.choice("ABCabc019-_")
    for damage in (link[:place], link[:place] + other + link[place + 1 :], link[place:], link + other, link * 2):
        read, refusal = tried(lambda damage=damage: Record.from_link(damage), (BadLink, BadRecord))  # type: ignore[misc]
        assert read == record or refusal.startswith(("link", "record"))


def squeezed(raw: bytes) -> str:
    return "1r" + base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode().rstrip("=")


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("", "too short"),
        ("1", "too short"),
        (None, "text is needed"),
        (7, "text is needed"),
        ("1r" + "A" * MOST_CHARACTERS, "more than"),
        ("2r" + "A" * 10, "version"),
        ("1r!!!!", "characters"),
        ("1rAAAA", "damaged"),
        (squeezed(b" " * (MOST_BYTES + 1)), "inflates to more"),
        (squeezed(b"[" * 50_000), "not readable"),
        (squeezed(b"\xff\xfe\xfd"), "not readable"),
        (squeezed(b"9" * 50_000), "not readable"),
        (squeezed(b"{}") + "AAAA", "damaged"),
        (squeezed(b"{}"), "no record"),
        (squeezed(b"[1,2,3,4,5]"), "no record"),
        (pack("p", [1, 2, 3, 4, []]), "no record"),
    ],
)
def test_a_bad_link_says_what_is_wrong(link: Any, why: str) -> None:
    with pytest.raises(BadLink, match=f"^link: .*{why}"):
        Record.from_link(link)


def test_a_bomb_is_not_inflated() -> None:
    """A link that would inflate to a hundred megabytes is refused before that."""
    bomb = squeezed(b"0" * 9_000_000)
    assert len(bomb) < MOST_CHARACTERS
    with pytest.raises(BadLink, match="inflates to more"):
        unpack(bomb)


@pytest.mark.parametrize(
    "fields", [[1, [], [], {}, []], ["havoc", ["A"], ["human"], 5, []], ["havoc", ["A"], [], {}, [5]], [["x"]] * 5]
)
def test_a_link_with_a_bad_record_names_the_field(fields: Any) -> None:
    with pytest.raises((BadRecord, BadLink), match=r"^(record\.|link)"):
        Record.from_link(pack("r", fields))


def test_what_does_not_fit_into_a_link_is_refused() -> None:
    rng = Random(1)
    with pytest.raises(ValueError, match="share the file instead"):
        pack("p", [rng.random() for _ in range(5000)])
    for kind in ("", "P", "pp"):
        with pytest.raises(ValueError, match="kind"):
            pack(kind, 1)
