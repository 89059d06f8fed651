"""What a seat knows: all that was open before it, and nothing that is hidden (G2.3)."""

from __future__ import annotations

import gc
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab.core.link import pack
from havoclab.core.words import LANGUAGES, words
from havoclab.gold_und_rum import State, speech
from havoclab.gold_und_rum.rounds import start_card_places
from havoclab.gold_und_rum.warriors import SENDABLE, backs
from havoclab.stage.pictures import picture_of
from tests.gold_und_rum.tables import battle, dealt, played

pytestmark = pytest.mark.rule("G2.3")

NAMES = ("Anita", "Peter", "Kata", "Bence", "Dóra", "Ede", "Flóra")
#: What anybody may try at any moment, legal or not.
ATTEMPTS = (
    *("deal", "recruit 3 at 40", "desert 9 at 40", "pass", "back 2", "ask 1 for orc-6", "ask 2 for troll"),
    *("march orc", "send goblin", "send troll", "send orc-2", "done", "army goblin troll", "strike 2 mercenary"),
    *("strike-own goblin", "hold", "fly 1", "fly 8", "send goblin, send troll", "hold, done"),
)

moments = st.builds(played, st.integers(4, 7), st.integers(0, 10_000), st.integers(0, 420), step_mode=st.booleans())


def twin_of(state: State, seat: int | None, rng: Random) -> State:
    """The same table with all that is hidden from this seat changed by hand, as far as it can be otherwise."""
    twin = state.copy()
    rng.shuffle(twin.deck)
    twin.seed = rng.getrandbits(60)
    if not twin.started:
        places = start_card_places(twin.options)
        twin.start_after = rng.randrange(max(twin.dealt, places.start), places.stop)
    for other in range(state.seats):
        if other == seat or state.kind == "airship":
            continue  # one's own cards, and cards that were turned
        lying, held = twin.sent[other], twin.armies[other]
        for kind in SENDABLE:
            for instead in SENDABLE:
                if kind != instead and lying[kind] and held[instead] and rng.random() < 0.5:
                    lying[kind], held[kind] = lying[kind] - 1, held[kind] + 1
                    lying[instead], held[instead] = lying[instead] + 1, held[instead] - 1
    return twin


def shown(state: State, seat: int | None, language: str) -> list[str]:
    """All that a seat gets to see: its view, link, picture, actions, and the answer to whatever it tries."""
    view = state.view(seat)
    seen = [json.dumps(view.to_json()), repr(view), pack("v", view.to_json()), repr((view.tops, view.backs, view.sent))]
    seen += map(str, view.in_steps().legal_actions)
    say = words(language, *speech.PACKAGES)
    seen += [speech.say_action(action, say, NAMES) for action in view.legal_actions]
    picture = picture_of("gold_und_rum", language, NAMES[: state.seats], ("human",) * state.seats)
    for memory in (False, True):
        seen += [block.model_dump_json() for block in picture.blocks(view, playing=seat is not None, memory=memory)]
    for attempt in ATTEMPTS if seat is not None else ():
        why = state.check(attempt, seat)
        seen.append("" if why is None else f"{why} {why.text(language, NAMES)}")
    return seen


@settings(max_examples=10)
@given(moments, st.randoms(use_true_random=False))
def test_whatever_is_hidden_from_a_seat_it_is_shown_the_same_byte_for_byte(state: State, rng: Random) -> None:
    for seat in (None, *range(state.seats)):
        language = rng.choice(LANGUAGES)
        assert shown(state, seat, language) == shown(twin_of(state, seat, rng), seat, language)


@settings(max_examples=25)
@given(moments)
def test_backs_are_open_to_all_and_tell_the_number_that_each_holds(state: State) -> None:
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert view.sent == tuple(sum(army[kind] for kind in SENDABLE) for army in state.sent)
        assert [list(shown) for shown in view.backs] == [backs(army) for army in state.armies]


def test_of_mercenaries_that_lie_face_down_only_their_owner_knows_which() -> None:
    state = battle("orc-2 goblin troll", "goblin troll", "dwarf-2")
    other = state.copy()
    state.apply("send goblin")
    other.apply("send troll")
    for seat in (None, 0, 2, 3):
        assert shown(state, seat, "en") == shown(other, seat, "en")
    assert state.view(1) != other.view(1)
    assert state.view(2).sent == (0, 1, 0, 0)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_there_is_no_way_from_a_view_back_to_the_state(seat: int | None) -> None:
    state = dealt(30)
    view = state.view(seat)
    _ = view.sample(Random(1)), view.in_steps()
    hidden = {id(state), id(state.deck), *map(id, state.piles), *map(id, state.armies)}
    found, seen = [view], set()
    while found:
        thing: Any = found.pop()
        if id(thing) not in seen and not isinstance(thing, type) and type(thing).__name__ not in ("module", "function"):
            seen.add(id(thing))
            assert id(thing) not in hidden
            found += gc.get_referents(thing)


def test_there_is_no_view_for_a_seat_that_is_none() -> None:
    state = dealt(3)
    for seat in (4, -1):
        with pytest.raises(ValueError, match=r"seat: .* allowed are 0 to 3"):
            state.view(seat)
