"""What every game gets from the core: reading actions, checking, sequences done in one breath."""

from __future__ import annotations

import copy
import pickle

import pytest

from havoclab.core.action import Together, UnreadableAction
from havoclab.core.rejection import IllegalAction, Rejection
from tests.core.toy import Done, Draw, Show, Toy, ToyOptions, toy_game


@pytest.fixture
def toy() -> Toy:
    """Two players; seat 0 holds the lowest three cards that were dealt to it."""
    return Toy.deal(ToyOptions(), 3)


def test_texts_and_actions_are_the_same(toy: Toy) -> None:
    twin = toy.copy()
    assert toy.apply("draw") == twin.apply(Draw())
    assert toy == twin


def test_a_refusal_raises_and_changes_nothing(toy: Toy) -> None:
    before = toy.copy()
    missing = next(card for card in range(1, 16) if card not in toy.hands[0])
    with pytest.raises(IllegalAction, match=r"^T1\.2: en: not-held .* Try: done\.$") as refused:
        toy.apply(Show(missing))
    assert refused.value.rejection == toy.check(Show(missing))
    assert toy == before


def test_only_the_deciding_seat_acts(toy: Toy) -> None:
    rejection = toy.check("draw", seat=1)
    assert rejection is not None
    assert (rejection.rule, rejection.reason) == ("T1.1", "not-your-turn")
    assert rejection.text("en", ("Anita", "Peter")) == "It is not Peter’s turn: Anita decides now."
    assert rejection.text("en") == "It is not Player 2’s turn: Player 1 decides now."
    assert rejection.text("hu", ("Anita", "Péter")) == "Most nem ő következik: Péter. Akinek döntenie kell: Anita."


def test_legal_actions_are_a_lazy_view(toy: Toy) -> None:
    legal = toy.legal_actions
    assert legal.count() == len(list(legal)) == 5
    assert Draw() in legal
    assert "draw" in legal
    assert "nonsense" not in legal
    assert 7 not in legal
    assert bool(legal)
    assert repr(legal).startswith("<legal: draw, show ")
    toy.apply("draw")
    assert [action for action in legal if isinstance(action, Show)] == [Show(card) for card in toy.hands[1]]
    toy.apply("done")
    toy.apply("done")
    assert not legal
    assert repr(legal) == "<legal: none>"


def test_nothing_after_the_end(toy: Toy) -> None:
    toy.apply("done")
    toy.apply("done")
    assert toy.is_over
    assert toy.decision is None
    rejection = toy.check("draw")
    assert rejection is not None
    assert (rejection.rule, rejection.reason) == ("T1.3", "game-is-over")


def test_equal_after_every_way_of_copying(toy: Toy) -> None:
    for twin in (
        toy.copy(),
        copy.copy(toy),
        copy.deepcopy(toy),
        pickle.loads(pickle.dumps(toy)),
        Toy.from_json(toy.to_json()),
    ):
        assert twin == toy
        assert twin is not toy
        assert twin.hands[0] is not toy.hands[0]
    assert toy != object()
    with pytest.raises(TypeError, match="unhashable"):
        hash(toy)


# --- several steps in one breath ---


def alone(toy: Toy) -> Toy:
    """Seat 0 plays on alone."""
    first = toy.hands[0][0]
    toy.apply(Show(first))
    toy.apply("done")
    return toy


def test_several_steps_are_done_as_one(toy: Toy) -> None:
    alone(toy)
    one, two = toy.hands[0]
    twin = toy.copy()
    events = toy.apply(f"show {one}, show {two}")
    assert [event.kind for event in events] == ["showed", "showed"]
    twin.apply(Together((Show(one), Show(two))))
    assert toy == twin


def test_or_none_of_them_is_done(toy: Toy) -> None:
    alone(toy)
    before = toy.copy()
    one = toy.hands[0][0]
    rejection = toy.check(f"show {one}, show {one}")
    assert rejection is not None
    assert (rejection.rule, rejection.reason) == ("T1.2", "together-refused")
    assert rejection.nearest is None or rejection.nearest in toy.legal_actions
    assert rejection.text() == f"Step 2 of 2: en: not-held {{'text': 'show {one}'}}"
    with pytest.raises(IllegalAction):
        toy.apply(f"show {one}, show {one}")
    assert toy == before


def test_a_first_step_refused_gives_its_nearest(toy: Toy) -> None:
    missing = next(card for card in range(1, 16) if card not in toy.hands[0])
    rejection = toy.check(f"show {missing}, done")
    assert rejection is not None
    assert rejection.nearest == Done()


def test_the_turn_may_not_pass_in_between(toy: Toy) -> None:
    one, two = toy.hands[0][:2]
    rejection = toy.check(f"show {one}, show {two}")
    assert rejection is not None
    assert rejection.rule == "T1.1"


def test_nothing_may_follow_what_is_not_seen_yet(toy: Toy) -> None:
    """Else one could try "draw, show 7" to learn whether 7 is on top."""
    alone(toy)
    for card in range(1, 16):
        rejection = toy.check(f"draw, show {card}")
        assert rejection is not None
        assert (rejection.rule, rejection.reason, rejection.nearest) == ("T1.2", "together-shows", Draw())
    one = toy.hands[0][0]
    rejection = toy.check(f"show {one}, draw, done")
    assert rejection is not None
    assert str(rejection.nearest) == f"show {one}, draw"
    assert toy.check(rejection.nearest or "") is None
    toy.apply(f"show {one}, draw")


def test_a_sequence_is_bounded(toy: Toy) -> None:
    with pytest.raises(UnreadableAction, match="at most 400"):
        toy.check("draw, " * 80 + "draw")


# --- rejections ---


def test_a_rejection_in_a_rejection_is_told() -> None:
    inner = Rejection("T1.3", "game-is-over")
    outer = Rejection("T1.3", "together-refused", {"step": 2, "steps": 3, "why": inner})
    assert str(outer) == "T1.3: Step 2 of 3: The game is over; nothing more can be done."


def test_the_toy_is_a_game() -> None:
    game = toy_game()
    assert game.deal(ToyOptions(players=3), 1).seats == 3
