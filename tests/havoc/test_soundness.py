"""Everything that is wrong with a position is named, each fault with its rule, and no fault hides another."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab import havoc
from havoclab.havoc import State
from havoclab.havoc.cards import parse_cards
from havoclab.havoc.files import FIELD_RULES, OPTION_RULES, PositionData, read_loosely, write_position
from havoclab.havoc.options import Options
from havoclab.havoc.position import FIGHTING, OUT, PASSED, UNASKED
from havoclab.havoc.problem import Problem
from havoclab.havoc.soundness import problems
from tests.core.test_words_match import HAVOCLAB, calls
from tests.havoc.damage import damaged
from tests.havoc.johns_faults import FAULTS as JOHNS_FAULTS
from tests.havoc.positions import position
from tests.havoc.test_views import after, moments

NAMES = ("Anita", "Peter", "Christine", "Eugene", "Flora", "Greg")

Spoil = Callable[[State], object]


def battle(kind: str = "add", **fields: Any) -> State:
    """Three seats in a battle: seat 0 has cried Havoc, seat 1 has joined, seat 2 is out."""
    over = kind in ("dogs", "pick-after-battle")
    fields = {
        "seat": 0,
        "roles": [PASSED, PASSED, OUT] if over or kind == "declare" else [FIGHTING, FIGHTING, OUT],
        **({"winner": 0, "battle": 2} if over else {}),
        **({"dogs_used": 2} if kind == "pick-after-battle" else {}),
        **fields,
    }
    laid = ["dog dog b1 b2", "dog o1 o2"]
    return position(
        ["b3 b4", "o3 o4", "g1 g2"], laid=laid, discards="n1 n2", kind=kind, initiator=0, havoc=True, **fields
    )


def peace(kind: str = "turn", **fields: Any) -> State:
    """Three seats between battles."""
    return position(["dog b1 b2", "dog o1 o2", "dog g1 g2"], recruits="n1 n2 n3", discards="e1 e2", kind=kind, **fields)


def year_of_peace() -> State:
    state = peace(peace=3)
    state.apply("recruit")
    return state


def declared() -> State:
    return battle("declare", seat=1, uninvolved=[1, -1, -1])


def joining() -> State:
    state = position(["b1 b2 b3", "o1 o2"])
    for step in ("cry", "lay b1", "lay b2", "stop"):
        state.apply(step)
    return state


def last_dogs() -> State:
    return position(["dog b1 b2", "dog o1 o2"], battle=9, kind="last-dogs")


def over() -> State:
    state = last_dogs()
    for _ in range(2):
        state.apply("done")
    return state


def found(state: State) -> set[tuple[str, str]]:
    """Fields and rules of all problems."""
    return {(problem.field, problem.rule) for problem in problems(state)}


def put(field: str, value: Any) -> Spoil:
    def spoil(state: State) -> None:
        setattr(state, field, value)

    return spoil


def entry(field: str, place: int, value: Any) -> Spoil:
    def spoil(state: State) -> None:
        getattr(state, field)[place] = value

    return spoil


def hand_goes(seat: int) -> Spoil:
    """All cards of a hand go to the draw pile."""

    def spoil(state: State) -> None:
        state.pile += state.hands[seat]
        state.hands[seat] = []

    return spoil


def stock_goes(keep: int = 0) -> Spoil:
    """All of draw pile, recruits and discards but so many go to the last hand."""

    def spoil(state: State) -> None:
        stock = [*state.pile, *state.recruits, *sorted(state.discards)]
        state.pile, state.recruits = [], []
        state.discards = stock[len(stock) - keep :]
        state.hands[-1] += stock[: len(stock) - keep]

    return spoil


def both(*spoils: Spoil) -> Spoil:
    def spoil(state: State) -> None:
        for each in spoils:
            each(state)

    return spoil


def turned_up(cards: int) -> Spoil:
    """So many cards of the draw pile lie open among the recruits."""

    def spoil(state: State) -> None:
        state.recruits += state.pile[-cards:]
        del state.pile[-cards:]

    return spoil


def laid_by(seat: int, cards: int) -> Spoil:
    """So many cards of the draw pile lie among those that this seat has laid."""

    def spoil(state: State) -> None:
        state.laid[seat] += state.pile[-cards:]
        del state.pile[-cards:]

    return spoil


def taken_back(seat: int, cards: int, place: int = -1) -> Spoil:
    """So many laid cards are back in their owner's hand."""

    def spoil(state: State) -> None:
        state.hands[seat] += [state.laid[seat].pop(place) for _ in range(cards)]

    return spoil


#: A sound position, what spoils it, and the field and rule with which the fault is named.
FAULTS: list[tuple[Callable[[], State], Spoil, str, str]] = [
    (peace, lambda state: state.hands.append([]), "hands", "H3.1"),
    (peace, lambda state: state.points.append(0), "points", "H3.1"),
    (peace, lambda state: state.secrets.append(()), "secrets", "H3.1"),
    (peace, put("seat", 4), "seat", "H4.1"),
    (peace, put("peacekeeper", 3), "peacekeeper", "H3.4"),
    (battle, put("initiator", 3), "initiator", "H6.2"),
    (peace, lambda state: state.pile.pop(), "cards", "H3.1"),
    (peace, lambda state: state.pile.append(state.pile[0]), "cards", "H3.1"),
    (peace, entry("pile", 0, 18), "cards", "H3.1"),
    (peace, lambda state: state.pile.clear(), "cards", "H3.1"),
    (peace, turned_up(2), "recruits", "H3.1"),
    (battle, laid_by(0, 9), "laid.0", "H6.6"),
    (peace, lambda state: state.order.remove(4), "order", "H2.3"),
    (peace, entry("order", 1, 1), "order", "H2.3"),
    (peace, lambda state: state.order.reverse(), "order", "H1.2"),
    (lambda: peace(battle=3), entry("past", 1, (2, 0, (0,))), "past.1", "H6.11"),
    (lambda: peace(battle=3), entry("past", 0, (1, 5, (0, 0, 0))), "past.0", "H6.11"),
    (peace, entry("points", 2, 9990), "points.2", "H2.4"),
    (peace, entry("cards_won", 1, 1), "cards_won", "H10.1"),
    (peace, put("peace", 4), "peace", "H3.5"),
    (peace, put("kind", "nonsense"), "kind", "H4.1"),
    (lambda: peace(battle=8), put("order", [9]), "order", "H9.1"),
    (last_dogs, put("order", [8, 9]), "order", "H9.1"),
    (peace, put("final", ((0,), (1,), (2,))), "final", "H10.1"),
    (over, put("final", ((0,),)), "final", "H9.6"),
    (over, put("order", [9]), "order", "H10.1"),
    (peace, put("havoc", True), "havoc", "H6.2"),
    (peace, put("initiator", 1), "initiator", "H6.2"),
    (peace, put("winner", 1), "winner", "H6.11"),
    (peace, put("laid_now", 1), "laid_now", "H6.2"),
    (peace, entry("roles", 2, OUT), "roles.2", "H6.3"),
    (peace, entry("uninvolved", 1, 0), "uninvolved.1", "H6.7"),
    (peace, laid_by(1, 1), "laid.1", "H6.2"),
    (lambda: peace("recruit"), stock_goes(keep=1), "taken", "H4.11"),
    (lambda: peace("recruit", taken=1), turned_up(1), "recruits", "H4.3"),
    (lambda: peace("recruit", taken=2), hand_goes(0), "hands.0", "H4.2"),
    (lambda: peace("pick", dogs_used=2), put("dogs_used", 1), "dogs_used", "H4.8"),
    (lambda: peace("pick", dogs_used=2), stock_goes(keep=2), "taken", "H4.11"),
    (last_dogs, turned_up(1), "recruits", "H9.2"),
    (last_dogs, put("dogs_used", 2), "dogs_used", "H9.4"),
    (last_dogs, hand_goes(0), "hands.0", "H9.4"),
    (year_of_peace, put("seat", 0), "seat", "H5.3"),
    (year_of_peace, entry("past", 0, (1, 0, (0, 0, 0))), "past", "H5.3"),
    (year_of_peace, hand_goes(1), "hands.1", "H5.4"),
    (year_of_peace, stock_goes(keep=1), "pile", "H4.11"),
    (peace, put("kind", "name-battle"), "kind", "H6.1b"),
    (lambda: peace("name-battle", options={"battle_order": "winner"}), put("seat", 1), "seat", "H6.1c"),
    (battle, put("initiator", -1), "initiator", "H6.2"),
    (battle, put("havoc", False), "havoc", "H6.2"),
    (battle, put("winner", 0), "winner", "H6.11"),
    (lambda: battle("dogs"), put("winner", -1), "winner", "H6.11"),
    (lambda: battle("dogs"), put("winner", 1), "winner", "H6.11"),
    (lambda: battle("dogs"), both(put("winner", 2), entry("past", 0, (1, 2, (0, 0, 0)))), "winner", "H6.11"),
    (battle, entry("roles", 2, UNASKED), "roles.2", "H6.3"),
    (lambda: battle("declare"), entry("roles", 1, FIGHTING), "roles.1", "H6.4"),
    (battle, entry("roles", 0, PASSED), "roles.0", "H6.4"),
    (battle, entry("roles", 0, OUT), "roles.0", "H6.3"),
    (battle, laid_by(2, 1), "laid.2", "H6.3"),
    (battle, taken_back(1, 2), "laid.1", "H6.3"),
    (battle, entry("uninvolved", 1, 1), "uninvolved.1", "H6.9"),
    (declared, entry("uninvolved", 0, -1), "uninvolved.0", "H6.9"),
    (declared, taken_back(0, 2, place=0), "uninvolved.0", "H6.7"),
    (battle, put("laid_now", 5), "laid_now", "H6.4"),
    (declared, put("laid_now", 1), "laid_now", "H6.5"),
    (joining, laid_by(1, 1), "laid_now", "H6.3"),
    (joining, hand_goes(1), "hands.1", "H6.3a"),
    (lambda: battle("dogs"), put("dogs_used", 2), "dogs_used", "H7.1"),
    (lambda: battle("pick-after-battle"), put("dogs_used", 1), "dogs_used", "H7.4"),
    (lambda: battle("pick-after-battle"), stock_goes(), "kind", "H4.7b"),
    (peace, both(hand_goes(0), stock_goes()), "kind", "H4.11a"),
    (peace, put("trail", []), "trail", "H3.6"),
    (peace, lambda state: state.trail.append(("draw", 5, ())), "trail", "H3.6"),
    (peace, lambda state: state.trail.append(("draw", 1, (5,))), "trail", "H3.6"),
    (peace, lambda state: state.trail.append(("gain", 1, (state.pile[0],))), "trail", "H3.6"),
    (peace, entry("secrets", 1, ((7, (5,)),)), "secrets.1", "H3.6"),
    (peace, entry("secrets", 1, ((0, (5,)),)), "secrets.1", "H3.6"),
    (peace, put("shuffles", 20_000), "shuffles", "H4.10"),
    *JOHNS_FAULTS,
]


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=lambda n: f"{n}-{FAULTS[n][2]}-{FAULTS[n][3]}")
def test_a_fault_is_named_with_its_field_and_rule(number: int) -> None:
    make, spoil, field, rule = FAULTS[number]
    state = make()
    assert problems(state) == []
    spoil(state)
    assert (field, rule) in found(state)


def test_every_fault_that_can_be_told_of_a_position_is_shown_here() -> None:
    """The table above meets every sentence that the checks of soundness can say."""
    met = set()
    for make, spoil, _, _ in FAULTS:
        state = make()
        spoil(state)
        met |= {problem.message for problem in problems(state)}
    known = calls(HAVOCLAB / "havoc", "Problem", 2)
    of_reading = {"wrong-no-position", "wrong-needs-options", "wrong-needs-list", "wrong-sighting", "wrong-card-word",
                  "wrong-too-many-words"}  # fmt: skip
    assert known - of_reading - met == set()


# --- a fault hides no other ---

#: Faults of any position at a turn, each named by field and rule; any two of them can be there at once.
APART: list[tuple[Spoil, str, str]] = [
    (put("peacekeeper", 5), "peacekeeper", "H3.4"),
    (lambda state: state.pile.append(state.pile[0]), "cards", "H3.1"),
    (turned_up(6), "recruits", "H3.1"),
    (lambda state: state.points.append(0), "points", "H3.1"),
    (lambda state: state.cards_won.append(9), "cards_won", "H10.1"),
    (lambda state: state.order.append(state.order[0]), "order", "H2.3"),
    (put("peace", 9), "peace", "H3.5"),
    (put("final", ((0,),)), "final", "H10.1"),
    (put("havoc", True), "havoc", "H6.2"),
    (put("initiator", 1), "initiator", "H6.2"),
    (put("winner", 1), "winner", "H6.11"),
    (put("laid_now", 2), "laid_now", "H6.2"),
    (entry("roles", 1, FIGHTING), "roles.1", "H6.3"),
    (entry("uninvolved", 1, 2), "uninvolved.1", "H6.7"),
    (laid_by(0, 1), "laid.0", "H6.2"),
    (lambda state: state.trail.append(("draw", -1, ())), "trail", "H3.6"),
    (put("shuffles", 20_000), "shuffles", "H4.10"),
    (entry("secrets", 1, ((0, ()),)), "secrets.1", "H3.6"),
]


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 500), st.permutations(range(len(APART))))
def test_of_two_independent_faults_both_are_named(players: int, seed: int, order: list[int]) -> None:
    state = havoc.deal(players=players, seed=seed)
    for number in order[:2]:
        APART[number][0](state)
    named = found(state)
    for number in order[:2]:
        assert APART[number][1:] in named


def test_all_faults_at_once_are_all_named() -> None:
    state = havoc.deal(players=4, seed=1)
    for spoil, _, _ in APART:
        spoil(state)
    assert {(field, rule) for _, field, rule in APART} <= found(state)


# --- in words ---


def told(problem: Problem) -> None:
    """It can be said in both languages, and its rule exists."""
    english, hungarian = (problem.text(language, NAMES) for language in ("en", "hu"))
    assert english != hungarian
    assert max(len(english), len(hungarian)) < 700
    assert problem.rule in havoc.rulebook() or problem.message in ("wrong-unknown-field", "wrong-no-position")


def test_a_fault_is_told_in_both_languages_and_names_the_player() -> None:
    state = battle(laid_now=0)
    entry("roles", 1, UNASKED)(state)
    (problem,) = [each for each in problems(state) if each.field == "roles.1"]
    assert problem.text("en", NAMES) == "Peter must have joined or stayed out by now."
    assert problem.text("hu", NAMES) == "Peter ekkorra már beszállt vagy kimaradt."
    assert problem.text() == "Player 2 must have joined or stayed out by now."


def test_every_fault_can_be_told_in_both_languages() -> None:
    for make, spoil, _, _ in FAULTS:
        state = make()
        spoil(state)
        for problem in problems(state):
            told(problem)


# --- reading loosely ---


def test_every_field_has_a_rule_that_speaks_of_it() -> None:
    assert FIELD_RULES.keys() == PositionData.model_fields.keys()
    assert OPTION_RULES.keys() <= Options.model_fields.keys()
    assert all(rule in havoc.rulebook() for rule in [*FIELD_RULES.values(), *OPTION_RULES.values()])


@settings(max_examples=150, deadline=None)
@given(moments, st.integers(0, 2**32), st.integers(0, 4))
def test_reading_loosely_finds_nothing_wrong_exactly_where_reading_succeeds(
    state: State, seed: int, times: int
) -> None:
    data = damaged(state.to_json(), Random(seed), times)
    read, wrong = read_loosely(data)
    try:
        strict: State | None = State.from_json(data)
    except ValueError:
        strict = None
    assert (wrong == []) == (strict is not None)
    if strict is not None:
        assert read is not None
        assert write_position(read) == strict.to_json()
    for problem in wrong:
        told(problem)


@settings(max_examples=60, deadline=None)
@given(moments, st.integers(0, 2**32), st.sampled_from(("hands", "pile", "recruits", "discards", "laid")))
def test_a_word_that_is_no_card_is_named_and_the_cards_beside_it_are_kept(state: State, seed: int, field: str) -> None:
    data = state.to_json()
    rng = Random(seed)
    before = data.get(field, ["" for _ in range(state.players)] if field == "laid" else "")
    words = [*before[0].split(), "rat"] if isinstance(before, list) else [*before.split(), "rat"]
    text = " ".join(rng.sample(words, len(words)))
    read, wrong = read_loosely(data | {field: [text, *before[1:]] if isinstance(before, list) else text})
    assert read is not None
    kept = getattr(read, field)
    assert sorted(kept[0] if isinstance(before, list) else kept) == sorted(
        parse_cards(" ".join(word for word in words if word != "rat"))
    )
    assert [problem.message for problem in wrong] == ["wrong-card-word"]


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        ({"options": 3}, "options", "wrong-needs-options"),
        ({"options": {"players": 9}}, "options.players", "wrong-option"),
        ({"options": {"players": 2, "colour": "red"}}, "options.colour", "wrong-option"),
        ({"options": {"players": 4, "second_place": False}}, "options.second_place", "wrong-options-together"),
        ({"hands": ["b1"]}, "hands", "wrong-number-of-hands"),
        ({"hands": [""] * 7}, "hands", "wrong-number-of-hands"),
        ({"hands": None}, "hands", "wrong-needs-list"),
        ({"hands": ["b1", 5]}, "hands.1", "wrong-needs-cards"),
        ({"pile": "b1 " * 400}, "pile", "wrong-too-many-words"),
        ({"points": ["many", 0]}, "points.0", "wrong-needs-number"),
        ({"peace": -1}, "peace", "wrong-too-small"),
        ({"peace": 9}, "peace", "wrong-too-large"),
        ({"seed": 2**64}, "seed", "wrong-not-below"),
        ({"havoc": "perhaps"}, "havoc", "wrong-needs-yes-or-no"),
        ({"kind": 7}, "kind", "wrong-needs-text"),
        ({"laid": 5}, "laid", "wrong-needs-list"),
        ({"past": [[1, 0]]}, "past.0", "wrong-needs-more"),
        ({"order": [1] * 11}, "order", "wrong-too-long"),
        ({"trail": ["fly 1"]}, "trail", "wrong-sighting"),
        ({"colour": "red"}, "colour", "wrong-unknown-field"),
    ],
)
def test_what_cannot_be_read_is_named_and_the_rest_is_kept(change: dict[str, Any], field: str, message: str) -> None:
    state = after(2, 1, 20)
    read, wrong = read_loosely(state.to_json() | change)
    assert (field, message) in {(problem.field, problem.message) for problem in wrong}
    assert read is not None
    assert "recruits" in change or read.recruits == state.recruits
    for problem in wrong:
        told(problem)


@pytest.mark.parametrize("data", [None, 7, "position", [1, 2]])
def test_what_is_no_position_at_all_is_said_to_be_none(data: Any) -> None:
    read, (wrong,) = read_loosely(data)
    assert read is None
    told(wrong)


def test_an_empty_set_up_is_read_and_told_in_one_line_about_its_cards() -> None:
    read, wrong = read_loosely({"options": {"players": 3}})
    assert read is not None
    assert [len(hand) for hand in read.hands] == [0, 0, 0]
    assert [problem.text() for problem in wrong if problem.field == "cards"] == [
        "66 cards of this game lie nowhere on the table."
    ]
