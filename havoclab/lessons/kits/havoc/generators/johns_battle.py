"""Fresh positions of John of Gaunt's battle, of his peace, and of how he leaves. Source: H13.3a, H13.5-H13.9."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from havoclab.havoc import State
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.john import NINES
from havoclab.havoc.position import ABSENT, FIGHTING, JOHNS_SEAT, OUT, PASSED, UNASKED
from havoclab.havoc.strength import strength
from havoclab.lessons.kits.havoc.generators.castillon import ANSWERS
from havoclab.lessons.kits.havoc.generators.deck import TRIES, Deck, Made, table, texts
from havoclab.lessons.kits.havoc.generators.john import (
    HE_PLAYS,
    NINE,
    how_many,
    johns_deck,
    moved_on,
    some_state,
    which_comes_true,
)
from havoclab.lessons.kits.havoc.goals import read_goal
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.questions import who_wins
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, in_words, spoken
from havoclab.lessons.questions import which_may_not, which_seat

# --- his battle: H13.3a, H13.5, H13.6, H13.9 ---


def _his_battle(
    deck: Deck,
    laid: Sequence[Sequence[int]],
    mine: Sequence[int],
    *,
    beside: int = 3,
    **fields: Any,
) -> Setting:
    """Anita is the last who has not passed in John's battle. He sits at the left of ``beside``. Source: H13.5."""
    battle = deck.rng.randint(2, 6)
    position: dict[str, Any] = {
        "options": HE_PLAYS,
        "laid": [texts(cards) for cards in laid],
        "roles": [FIGHTING, *(PASSED if cards else OUT for cards in laid[1:])],
        "recruits": texts(deck.draw(3)),
        "kind": "add",
        "havoc": True,
        "initiator": JOHNS_SEAT,
        "john": beside,
        "order": [deck.rng.choice(CHEVAUCHEES), *range(battle + 1, CASTILLON + 1)],
    }
    return table(deck, mine, battle=battle, **position | fields)


def _fighters(rng: Random, deck: Deck) -> list[list[int]]:
    """What the players have laid against John: nobody is as strong as another, or as he is."""
    for _ in range(TRIES):
        laid = [deck.alike(value, rng.choice((2, 2, 3, 4))) for value in deck.values(4)]
        if len({strength(cards) for cards in [*laid, NINES]}) == len(laid) + 1:
            return laid
        deck.left += [card for cards in laid for card in cards]
    raise AssertionError("john: no such cards")


def equal_to_him(rng: Random) -> Made:
    """Anita has laid three nines too: what does his battle bring her? Source: H13.3a, H6.12."""
    deck = johns_deck(rng)
    other = next(value for value in deck.values(2) if value != NINE)
    laid = [deck.alike(NINE, 3), deck.alike(other, rng.choice((2, 4))), [], []]
    kept = deck.draw(rng.choice((0, 0, 1, 2)))
    state = some_state(rng, _his_battle(deck, laid, kept))
    after = moved_on(state, "pass")
    asked = how_many(rng, after.points[0] - state.points[0], (0, 1, 3, 4, 6), "H13.3a", state)
    return Made(asked=asked, slots={"kept": len(kept), "side": state.options.battle(state.order[0]).name})


def who_wins_with_him(rng: Random) -> Made:
    """Somebody has laid three nines too, and somebody else other cards: who wins? Source: H13.3a, H13.3."""
    deck = johns_deck(rng)
    nines, other = rng.sample((0, 1, 2), 2)
    value = next(value for value in deck.values(2) if value != NINE)
    laid: list[list[int]] = [[], [], [], []]
    laid[nines], laid[other] = deck.alike(NINE, 3), deck.alike(value, rng.choice((2, 3, 4)))
    laid[0] = laid[0] or deck.draw(2, without=[NINE, value])
    state = some_state(rng, _his_battle(deck, laid, deck.draw(rng.randint(0, 3)), beside=rng.randrange(4)))
    fighters = [JOHNS_SEAT, *(seat for seat in range(4) if laid[seat])]
    asked = who_wins(state, 0, rng.sample(fighters, len(fighters)), NAMES)
    return Made(asked=asked, slots={"name": NAMES[nines], "side": state.options.battle(state.order[0]).name})


def must_join(rng: Random) -> Made:
    """John's battle is to be joined, with a pair and no card more. Source: H13.5."""
    deck = johns_deck(rng)
    pair, laid = deck.values(2)
    mine = [*deck.alike(pair, 2), *deck.draw(rng.randint(2, 4), without=[pair, laid])]
    battle = rng.randint(2, 6)
    position: dict[str, Any] = {
        "options": HE_PLAYS,
        "recruits": texts(deck.draw(3)),
        "kind": "join",
        "havoc": True,
        "initiator": JOHNS_SEAT,
        "john": 1,
        "laid": ["", "", texts(deck.alike(laid, 2)), ""],
        "roles": [UNASKED, UNASKED, FIGHTING, OUT],
        "order": [rng.choice(CHEVAUCHEES), *range(battle + 1, CASTILLON + 1)],
    }
    goal = read_goal({"laid": "cards", "rank": "PAIR", "at_most": 2})
    return Made(table(deck, mine, battle=battle, **position), goal)


def nines_on_the_table(rng: Random) -> Made:
    """John's battle is over: which of these can Anita's dog not take? Source: H13.6."""
    deck = johns_deck(rng)
    own, four = [value for value in deck.values(3) if value != NINE][:2]
    laid = [[DOG, *deck.alike(own, 2)], deck.alike(four, 4), [], []]
    setting = _his_battle(deck, laid, deck.draw(4))
    side, *order = setting.position["order"]
    gone = [[number, (number - 1) % 4, [0] * 4] for number in range(1, setting.battle)]
    position = setting.position | {
        "kind": "dogs",
        "winner": 1,
        "roles": [PASSED, PASSED, OUT, OUT],
        "uninvolved": [0, 0, -1, -1],
        "order": order,
        "past": [*gone, [side, 1, [0] * 4]],
        "points": [0] * 4,
        "cards_won": [sum(winner == seat for _, winner, _ in gone) + (seat == 1) for seat in range(4)],
    }
    state = some_state(rng, Setting(position=position))
    wanted = [rng.choice(NINES), laid[0][-1], rng.choice(laid[1]), rng.choice(state.recruits)]
    tries = [f"scavenge {card_text(card)}" for card in rng.sample(wanted, ANSWERS)]
    return Made(asked=which_may_not(state, 0, tries, NAMES))


def points_of_it(rng: Random) -> Made:
    """Anita passes, and John's battle is over: what does it bring somebody? Source: H13.9, H13.4."""
    deck = johns_deck(rng)
    state = some_state(rng, _his_battle(deck, _fighters(rng, deck), deck.draw(3)))
    after = moved_on(state, "pass")
    earned = [now - then for now, then in zip(after.points, state.points, strict=True)]
    paid = [seat for seat in range(4) if earned[seat]]
    seat = rng.choice(paid) if paid and rng.random() < 0.7 else rng.randrange(4)
    asked = how_many(rng, earned[seat], (0, 2, 3, 4, 5, 6), "H13.9", state)
    side = state.options.battle(state.order[0]).name
    return Made(asked=asked, slots={"name": NAMES[seat], "side": side})


# --- he wins, or not: H13.7-H13.8 ---


def _over(rng: Random, *, wins: bool, **fields: Any) -> State:
    """Anita's pass ends John's battle; he wins it, or Anita does."""
    deck = johns_deck(rng)
    high, low = rng.randint(10, deck.highest), rng.randint(2, 8)
    laid = [deck.alike(high, 2) if wins else deck.alike(high, 3), deck.alike(low, 2), [], []]
    return some_state(rng, _his_battle(deck, laid, deck.draw(rng.randint(2, 5)), beside=rng.randrange(4), **fields))


def turn_after_his_battle(rng: Random) -> Made:
    """Who is on turn once John's battle is over? Source: H13.7."""
    state = _over(rng, wins=rng.random() < 0.7)
    after = moved_on(state, "pass")
    asked = which_seat(after.seat, range(4), "H13.7", spoken(SHARED, "john-next"), state, names=NAMES)
    return Made(asked=asked, slots={"name": NAMES[state.john]})


def names_after_him(rng: Random) -> Made:
    """Winners name the battles: who does so after John's? Source: H13.7b."""
    state = _over(rng, wins=rng.random() < 0.7, options={**HE_PLAYS, "battle_order": "winner"})
    after = moved_on(state, "pass")
    asked = which_seat(after.seat, range(4), "H13.7b", spoken(SHARED, "john-names"), state, names=NAMES)
    return Made(asked=asked, slots={"name": NAMES[state.john]})


def _his_peace(rng: Random, *, fought: int, beside: int, lost: Sequence[int] = (), **fields: Any) -> State:
    """John has won the Chevauchées in place of this battle, and keeps the peace; years of it took those ``lost``.

    Source: H13.7.
    """
    deck = johns_deck(rng)
    past = [[number, rng.randrange(4), [0] * 4] for number in range(1, fought)]
    past += [[rng.choice(CHEVAUCHEES), JOHNS_SEAT, [0] * 4], *([number, -1, [0] * 4] for number in lost)]
    position: dict[str, Any] = {
        "options": HE_PLAYS,
        "recruits": texts(deck.draw(rng.randint(2, 4))),
        "past": past,
        "cards_won": [sum(winner == seat for _, winner, _ in past) for seat in range(4)],
        "peacekeeper": JOHNS_SEAT,
        "john": beside,
        "order": list(range(fought + len(lost) + 1, CASTILLON + 1)),
        "hands": [texts(deck.draw(rng.randint(3, 5))) for _ in range(4)],
    }
    return some_state(rng, Setting(position=position | fields))


def deals_for_him(rng: Random) -> Made:
    """John's year of peace takes the eighth battle: whose dogs are asked for first? Source: H13.7a."""
    beside = rng.randrange(4)
    fields = {"kind": "year-of-peace", "seat": beside, "peace": 1, "turned": True}
    state = _his_peace(rng, fought=CASTILLON - 2, lost=[CASTILLON - 1], beside=beside, **fields)
    after = moved_on(state, state.list_legal()[0])
    asked = which_seat(after.seat, range(4), "H13.7a", spoken(SHARED, "john-left"), state, names=NAMES)
    return Made(asked=asked, slots={"name": NAMES[beside]})


def where_he_is(rng: Random) -> Made:
    """Something happens: does John leave, or does he keep the peace? Source: H13.8, H13.7."""
    if rng.random() < 0.5:
        state, move = _over(rng, wins=rng.random() < 0.5), "pass"
    else:
        state = _his_peace(rng, fought=rng.randint(1, 5), beside=rng.randrange(4), kind="turn", peace=1)
        move = rng.choice(("cry", "recruit"))
    after = moved_on(state, move)
    right = "gone" if after.john == ABSENT else "keeps"
    keys = ("gone", "keeps", "fights", "put-back")
    return Made(asked=which_comes_true(rng, keys, right, "H13.8", state), slots={"move": in_words(move)})


GENERATORS: Final[dict[str, Callable[[Random], Made]]] = {
    "equal-to-john": equal_to_him,
    "who-wins-with-john": who_wins_with_him,
    "must-join-john": must_join,
    "johns-nines": nines_on_the_table,
    "johns-points": points_of_it,
    "turn-after-john": turn_after_his_battle,
    "names-after-john": names_after_him,
    "deals-for-john": deals_for_him,
    "where-john-is": where_he_is,
}
