"""Fresh positions of how John of Gaunt comes: drawn, dealt or too late. Source: H13.1-H13.4a, H13.10-H13.11b."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Final

from havoclab.core.action import Action
from havoclab.havoc import Options, State
from havoclab.havoc.battles import CHEVAUCHEES
from havoclab.havoc.cards import DOG, JOHN, VALUE
from havoclab.havoc.john import NINES
from havoclab.havoc.options import SUPPLIES
from havoclab.havoc.position import FIGHTING, OUT, PASSED, UNASKED
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Spoken
from havoclab.lessons.kits.havoc.generators.castillon import ANSWERS, last_dogs, numbers
from havoclab.lessons.kits.havoc.generators.deck import Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import Beats
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, in_words, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_number, which_seat

HE_PLAYS: Final[dict[str, Any]] = {"john_of_gaunt": True}
#: The value of what he counts as having laid. Source: H13.3.
NINE: Final = VALUE[NINES[0]]


def johns_deck(rng: Random) -> Deck:
    """Soldiers without the nines that John counts as having laid, so that none of them lies there twice."""
    deck = Deck(rng)
    deck.take(NINES)
    return deck


def some_state(rng: Random, setting: Setting) -> State:
    """A setting in full, the cards that it leaves open anywhere."""
    return lay_out(setting, rng.getrandbits(16))


def moved_on(state: State, move: Action | str) -> State:
    """The state after a move; the one before it is kept."""
    after = state.copy()
    after.apply(move)
    return after


def how_many(rng: Random, right: int, pool: Iterable[int], rule: str, state: State | None = None) -> Asked:
    """The right number among others of the pool."""
    among = numbers(rng, right, list(pool))
    return which_number(right, among, rule, state)


def which_comes_true(rng: Random, keys: Sequence[str], right: str, rule: str, state: State) -> Asked:
    """One of these sentences about John, in random order; the others don't come true."""
    mixed: dict[str, Spoken] = {key: spoken(SHARED, f"john-{key}") for key in rng.sample(list(keys), len(keys))}
    cause = spoken(SHARED, "does-not-happen")
    return Asked(mixed, right, {key: (rule, cause) for key in mixed if key != right}, state)


# --- how he comes: H13.1-H13.4a, H13.10 ---


def in_the_pile(rng: Random) -> Made:
    """How many cards are shuffled into the draw pile once everybody has theirs? Source: H13.1, H3.3."""
    players = rng.choice(sorted(SUPPLIES))
    dogs = Options(players=players).supply.dogs
    among = numbers(rng, dogs - players + 1, range(13))
    asked = which_number(dogs - players + 1, rng.sample(among, ANSWERS), "H13.1")
    return Made(asked=asked, slots={"players": players, "dogs": dogs})


def _about_to_draw(rng: Random, *, kind: str, top: Sequence[int] = (), **fields: Any) -> State:
    """John lies on top of the pile, and Anita is to draw: as a recruit, with a dog, or by staying out."""
    deck = johns_deck(rng)
    deck.take(top)
    mine = deck.draw(rng.randint(3, 6))
    position: dict[str, Any] = {"options": HE_PLAYS, "recruits": texts(deck.draw(rng.choice((2, 3, 4))))}
    if kind == "fetch":
        mine = [DOG, *mine]
    if kind == "stay-out":
        position |= {"kind": "join", "havoc": True, "initiator": 3, "roles": [UNASKED, UNASKED, UNASKED, FIGHTING]}
        position["laid"] = ["", "", "", texts(deck.draw(2))]
    else:
        taken = rng.choice((0, 1)) if kind == "draw" else 0
        position |= {"kind": "recruit", "taken": taken, "took_recruit": bool(taken)}
    battle = rng.randint(2, 6)
    return some_state(rng, table(deck, mine, battle=battle, top=[JOHN, *top], **position | fields))


_MOVES: Final = ("draw", "fetch", "stay-out")


def who_draws_him(rng: Random) -> Made:
    """John is drawn, in a turn or in a battle: what follows? Source: H13.2."""
    move = rng.choice(_MOVES)
    state = _about_to_draw(rng, kind=move)
    after = moved_on(state, move)
    right = "waits-on" if after.john_waits else "cries"
    keys = ("waits-on", "cries", "hidden", "put-back")
    return Made(asked=which_comes_true(rng, keys, right, "H13.2", state), slots={"move": in_words(move)})


def recruits_after_him(rng: Random) -> Made:
    """John ends Anita's turn: how many recruits lie open then? Source: H13.2a."""
    state = _about_to_draw(rng, kind=rng.choice(_MOVES[:2]))
    move = "fetch" if DOG in state.hands[0] else "draw"
    after = moved_on(state, move)
    asked = how_many(rng, len(after.recruits), range(1, 6), "H13.2a", state)
    return Made(asked=asked, slots={"move": in_words(move)})


def hand_after_him(rng: Random) -> Made:
    """John is what Anita draws: how many cards does she hold then? Source: H13.2b."""
    move = rng.choice(_MOVES)
    state = _about_to_draw(rng, kind=move)
    after = moved_on(state, move)
    held, right = len(state.hands[0]), len(after.hands[0])
    asked = how_many(rng, right, range(max(0, held - 2), held + 3), "H13.2b", state)
    return Made(asked=asked, slots={"move": in_words(move), "held": held})


def beat_the_nines(rng: Random) -> Made:
    """Three nines are to be beaten with as few cards as can do it. Source: H13.3."""
    deck = johns_deck(rng)
    value = deck.values(1)[0]
    while value == NINE:
        value = deck.values(1)[0]
    alike = deck.alike(value, 3 if value > NINE else 4)
    mine = [*alike, *deck.draw(3, without=[value, NINE])]
    return Made(cards=sorted(mine), hand_goal=Beats(beats=texts(NINES), fewest=True))


def _side_of(rng: Random, top: int | None, rule: str) -> Made:
    """John cries Havoc, and this card is turned over, or there is none: which places will score?"""
    if top is None:
        deck = johns_deck(rng)
        fields = {"options": HE_PLAYS, "recruits": texts(deck.draw(3)), "kind": "recruit"}
        setting = table(deck, deck.draw(rng.randint(3, 6)), battle=rng.randint(2, 6), top=[JOHN], **fields)
        state = some_state(rng, setting.model_copy(update={"rest": "hands"}))
        turned = spoken(SHARED, "john-turned-none")
    else:
        state = _about_to_draw(rng, kind="draw", top=[top])
        turned = spoken(SHARED, "john-turned-card", {"card": top})
    after = moved_on(state, "draw")
    keys = [f"side-{side}" for side in (*CHEVAUCHEES, "first", "all")]
    asked = which_comes_true(rng, keys, f"side-{after.order[0]}", rule, state)
    return Made(asked=asked, slots={"turned": turned})


def which_side(rng: Random) -> Made:
    """An odd card or an even one is turned over. Source: H13.4."""
    return _side_of(rng, johns_deck(rng).draw(1)[0], "H13.4")


def dog_or_nothing(rng: Random) -> Made:
    """A dog is turned over, or nothing. Source: H13.4a."""
    return _side_of(rng, DOG if rng.random() < 0.6 else None, "H13.4a")


def battles_to_come(rng: Random) -> Made:
    """John has cried Havoc: how many battles are to come, with an extra battle or without? Source: H13.10, H13.4."""
    extra = rng.random() < 0.6
    state = _about_to_draw(rng, kind="draw", options={**HE_PLAYS, "extra_chevauchees": extra})
    after = moved_on(state, "draw")
    right, before = len(after.order), len(state.order)
    asked = how_many(rng, right, range(before - 2, before + 3), "H13.10", state)
    return Made(asked=asked, slots={"agreed": spoken(SHARED, "john-extra" if extra else "john-replaces")})


# --- turned up or dealt: H13.11-H13.11b ---


def _dealt(rng: Random) -> tuple[State, int | None]:
    """Anita's pass ends a battle; John turns up among the recruits or is dealt. Gives who will be dealt him, if any.

    Source: H7.5, H7.6.
    """
    deck = johns_deck(rng)
    high, low = sorted(deck.values(2), reverse=True)
    initiator, leads = rng.randrange(1, 4), rng.random() < 0.5
    laid: list[list[int]] = [[], [], [], []]
    laid[0], laid[initiator] = deck.alike(high if leads else low, 2), deck.alike(low if leads else high, 2)
    roles = [FIGHTING, OUT, OUT, OUT]
    roles[initiator] = PASSED
    top = deck.draw(8)
    top.insert(rng.randrange(5), JOHN)
    position: dict[str, Any] = {
        "options": HE_PLAYS,
        "laid": [texts(cards) for cards in laid],
        "roles": roles,
        "recruits": texts(deck.draw(rng.choice((1, 2, 3, 3)))),
        "kind": "add",
        "havoc": True,
        "initiator": initiator,
    }
    state = some_state(rng, table(deck, deck.draw(3), battle=rng.choice((1, 3, 5, 7)), top=top, **position))
    events = state.copy().apply("pass")
    return state, next((event.seat for event in events if event.kind == "john-dealt"), None)


def cards_without_him(rng: Random) -> Made:
    """John is among the cards that a battle brings: how many cards has each place then? Source: H13.11."""
    state, seat = _dealt(rng)
    after = moved_on(state, "pass")
    if seat is None:
        right, counted = len(after.recruits), spoken(SHARED, "john-count-recruits")
    else:
        right, counted = len(after.hands[seat]), spoken(SHARED, "john-count-hand", {"name": NAMES[seat]})
    asked = how_many(rng, right, range(right - 2, right + 3), "H13.11", state)
    return Made(asked=asked, slots={"where": _came(seat), "asked": counted})


def _came(seat: int | None) -> Spoken:
    """How John came to light: dealt to this seat, or among the recruits."""
    if seat is None:
        return spoken(SHARED, "john-seen")
    return spoken(SHARED, "john-given", {"name": NAMES[seat]})


def where_he_lies(rng: Random) -> Made:
    """John turned up or was dealt: at whose left hand does he lie? Source: H13.11a."""
    state, seat = _dealt(rng)
    after = moved_on(state, "pass")
    asked = which_seat(after.john, range(4), "H13.11a", spoken(SHARED, "john-lies"), state, names=NAMES)
    return Made(asked=asked, slots={"told": _came(seat)})


def too_late(rng: Random) -> Made:
    """Before Castillon a dog is traded, and John is what is drawn, or is not. Source: H13.11b, H9.4."""
    deck = johns_deck(rng)
    dogs, drawn = rng.choice((1, 2)), rng.random() < 0.7
    hands = [[DOG] * dogs + deck.draw(rng.randint(2, 5)), *(deck.draw(6) for _ in range(3))]
    top = [JOHN, *deck.draw(2)] if drawn else deck.draw(2)
    setting = last_dogs(rng, hands, top=top)
    state = some_state(rng, setting.model_copy(update={"position": {**setting.position, "options": HE_PLAYS}}))
    after = moved_on(state, "swap")
    held, right = len(state.hands[0]), len(after.hands[0])
    asked = how_many(rng, right, range(held - 2, held + 3), "H13.11b", state)
    told = spoken(SHARED, "john-is-drawn" if drawn else "john-is-not-drawn")
    return Made(asked=asked, slots={"held": held, "told": told})


GENERATORS: Final[dict[str, Callable[[Random], Made]]] = {
    "in-the-pile": in_the_pile,
    "who-draws-john": who_draws_him,
    "recruits-after-john": recruits_after_him,
    "hand-after-john": hand_after_him,
    "beat-the-nines": beat_the_nines,
    "johns-side": which_side,
    "dog-or-nothing": dog_or_nothing,
    "battles-to-come": battles_to_come,
    "cards-without-john": cards_without_him,
    "where-john-lies": where_he_lies,
    "john-too-late": too_late,
}
