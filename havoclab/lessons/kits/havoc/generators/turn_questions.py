"""Fresh questions about a turn, for the quiz. Source: H4."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from havoclab.havoc import Options, State
from havoclab.havoc.actions import FETCH, PUT
from havoclab.havoc.cards import DOG, card_text, distinct
from havoclab.havoc.setup import deck as whole_deck
from havoclab.lessons.kits.havoc.generators.deck import TRIES, Deck, Made, table, texts
from havoclab.lessons.kits.havoc.generators.play import from_play
from havoclab.lessons.kits.havoc.goals import read_goal
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_may_not, which_number, which_seat

#: Dogs at a table of four. Source: H3.1.
DOGS: Final = 8


def _turn(rng: Random, *, mine: Sequence[int], deck: Deck, recruits: Sequence[int], **fields: Any) -> State:
    """Anita recruits; nobody else holds a dog."""
    given = {"kind": "recruit", "recruits": texts(recruits)} | fields
    return lay_out(table(deck, mine, battle=rng.randint(2, 6), **given), rng.getrandbits(16))


def _numbers(rng: Random, right: int, *tempting: int) -> list[int]:
    """The right number and others that are near or tempting, in rising order."""
    among = {right, *(number for number in tempting if number >= 0)}
    near = [right - 2, right - 1, right + 1, right + 2, right + 3]
    for number in rng.sample(near, len(near)):
        if number >= 0 and len(among) < 4:
            among.add(number)
    return sorted(among)


# --- whose turn, what a turn may begin with: H4.1 ---


def next_turn(rng: Random) -> Made:
    """Somebody ends a turn; who is next? Source: H4.1."""
    deck = Deck(rng)
    seat, keeper = rng.randrange(4), rng.randrange(4)
    mine = deck.draw(6)
    state = _turn(rng, mine=mine, deck=deck, recruits=deck.draw(3), seat=seat, peacekeeper=keeper, taken=2)
    card = rng.choice(state.hands[seat])
    after = state.copy()
    after.apply(PUT[card])
    cause = spoken(SHARED, "clockwise-next", {"name": NAMES[seat]})
    asked = which_seat(after.seat, [s for s in range(4) if s != seat], "H4.1", cause, state, names=NAMES, seat=seat)
    return Made(asked=asked, slots={"name": NAMES[seat], "card": card})


# --- the card laid, the hand: H4.4, H4.5 ---


def may_be_laid(rng: Random) -> Made:
    """Two cards are taken; how many cards of the hand may be laid? Source: H4.4."""
    deck = Deck(rng)
    taken = deck.draw(2)
    dogs = rng.choice((1, 2))
    mine = sorted([DOG] * dogs + deck.draw(rng.randint(3, 6)) + taken)
    state = _turn(rng, mine=mine, deck=deck, recruits=deck.draw(3), taken=2)
    puts = [action for action in state.list_legal() if type(action) is type(PUT[DOG])]
    right = len(mine)
    assert len(puts) == len(distinct(mine))
    tempting = (right - dogs, right - 2, right - dogs - 2)
    asked = which_number(right, _numbers(rng, right, *tempting), "H4.4", state)
    return Made(asked=asked, slots={"name": NAMES[0], "cards": sorted(taken)})


def hand_grows(rng: Random) -> Made:
    """How many cards does somebody hold after a turn? Source: H4.5."""
    deck = Deck(rng)
    fetches = rng.choice((0, 1, 2))
    mine = [DOG] * fetches + deck.draw(rng.randint(6, 13))
    state = _turn(rng, mine=mine, deck=deck, recruits=deck.draw(4), kind="turn")
    after = state.copy()
    after.apply("recruit")
    for card in list(after.recruits)[:fetches]:
        after.apply(FETCH[card])
    for _ in range(2):
        after.apply("draw")
    after.apply(PUT[after.hands[0][-1]])
    right = len(after.hands[0])
    among = _numbers(rng, right, 7, 10, right + 1, right - 1)
    return Made(
        asked=which_number(right, among[:4] if right in among[:4] else among[-4:], "H4.5", state),
        slots={"name": NAMES[0], "held": len(mine), "dogs": fetches},
    )


# --- dogs while recruiting: H4.7-H4.9 ---


def _dogs_but_no_discard(rng: Random) -> State:
    deck = Deck(rng)
    mine = [DOG, DOG, *deck.draw(rng.randint(3, 6))]
    return _turn(rng, mine=mine, deck=deck, recruits=deck.draw(rng.randint(2, 4)), taken=rng.randint(0, 2))


def loot_in_vain(rng: Random) -> Made:
    """Only dogs lie among the discards, and somebody loots. How many dogs are left? Source: H4.7b."""
    deck = Deck(rng)
    dogs, gone = rng.randint(2, 4), rng.randint(1, 3)
    fields = {"discards": texts([DOG] * gone), "taken": rng.randint(0, 2)}
    mine = [DOG] * dogs + deck.draw(rng.randint(3, 6))
    state = _turn(rng, mine=mine, deck=deck, recruits=deck.draw(rng.randint(2, 4)), **fields)
    after = state.copy()
    after.apply("loot")
    right = after.hands[0].count(DOG)
    asked = which_number(right, _numbers(rng, right, dogs, dogs - 1), "H4.7b", state)
    return Made(asked=asked, slots={"name": NAMES[0], "dogs": dogs, "gone": gone})


def _dogs_used(rng: Random) -> State:
    deck = Deck(rng)
    used = rng.choice((1, 1, 2))
    mine = [DOG] * (3 - used) + deck.draw(rng.randint(3, 6))
    fields = {"discards": texts([DOG] * used), "dogs_used": used, "taken": rng.randint(0, 2), "took_recruit": True}
    return _turn(rng, mine=mine, deck=deck, recruits=deck.draw(rng.randint(3, 4)), **fields)


def dogs_left(rng: Random) -> Made:
    """How many dogs may still be used in this turn? Source: H4.8, H4.9."""
    deck = Deck(rng)
    dogs, used = rng.randint(1, 4), rng.randint(0, 2)
    mine = [DOG] * dogs + deck.draw(rng.randint(3, 6))
    # A dog that was used lies among the discards, and what it fetched is in the hand.
    fields = {"discards": texts([DOG] * used), "dogs_used": used, "taken": rng.randint(0, 2), "took_recruit": True}
    state = _turn(rng, mine=mine, deck=deck, recruits=deck.draw(4), **fields)
    after, right = state.copy(), 0
    while after.recruits and after.check(FETCH[after.recruits[0]]) is None:
        after.apply(FETCH[after.recruits[0]])
        right += 1
    slots = {"name": NAMES[0], "taken": state.taken, "used": used}
    return Made(asked=which_number(right, range(4), "H4.8", state), slots=slots)


def dog_at_any_time(rng: Random) -> Made:
    """Whatever was taken already, a dog may run until a card is laid. Source: H4.9."""
    deck = Deck(rng)
    value = deck.values(1)[0]
    alike = deck.alike(value, 3)
    taken = rng.randint(0, 2)
    recruits = [alike[2], *deck.draw(rng.randint(1, 3), without=[value])]
    rng.shuffle(recruits)
    mine = [DOG, *alike[:2], *deck.draw(rng.randint(2, 5), without=[value])]
    fields: dict[str, Any] = {"recruits": texts(recruits), "kind": "recruit", "taken": taken}
    goal = {"all": [{"event": "fetches"}, {"event": "put"}, {"holds": texts(alike)}]}
    setting = table(deck, mine, battle=rng.randint(2, 6), **fields)
    return Made(setting, read_goal(goal), slots={"taken": taken, "cards": sorted(alike)})


def _full_with_dog(rng: Random) -> State:
    deck = Deck(rng)
    mine = [DOG, *deck.draw(rng.randint(3, 6))]
    return _turn(rng, mine=mine, deck=deck, recruits=deck.draw(5), discards=texts(deck.draw(3)))


def two_from_the_pile(rng: Random) -> Made:
    """The recruits are full, and both cards are to come from the pile: a dog opens it. Source: H4.9b."""
    deck = Deck(rng)
    mine = [DOG, *deck.draw(rng.randint(3, 6))]
    setting = table(deck, mine, battle=rng.randint(2, 6), kind="turn", recruits=texts(deck.draw(5)))
    goal = {"all": [{"event": "drew", "rule": "H4.2", "times": 2}, {"event": "put"}]}
    return Made(setting, read_goal(goal))


def dog_just_taken(rng: Random) -> Made:
    """A dog lies among the recruits; taken, it can fetch at once. Source: H4.9c."""
    deck = Deck(rng)
    value = deck.values(1)[0]
    alike = deck.alike(value, 3)
    recruits = [DOG, alike[1], alike[2], *deck.draw(1, without=[value])]
    rng.shuffle(recruits)
    mine = [alike[0], *deck.draw(rng.randint(3, 5), without=[value])]
    setting = table(deck, mine, battle=rng.randint(2, 6), kind="turn", recruits=texts(recruits))
    goal = {"all": [{"holds": texts(alike)}, {"event": "put"}]}
    return Made(setting, read_goal(goal), slots={"cards": sorted(alike)})


# --- when cards run out: H4.10, H4.11 ---


def _cards_apart(rng: Random, *, hands: Sequence[int], recruits: int = 0, discards: int = 0, **fields: Any) -> State:
    """The draw pile is empty; hands as large as told (-1: all that is left over, for one of them)."""
    cards = whole_deck(Options())
    soldiers = [card for card in cards if card != DOG]
    rng.shuffle(soldiers)
    places = [[soldiers.pop() for _ in range(max(0, size))] for size in hands]
    lying, gone = [soldiers.pop() for _ in range(recruits)], [soldiers.pop() for _ in range(discards)]
    places[hands.index(-1)] += [DOG] * DOGS + soldiers
    battle = rng.randint(2, 6)
    data = {
        "options": {"players": 4},
        "hands": [texts(sorted(hand)) for hand in places],
        "recruits": texts(lying),
        "pile": "",
        "discards": texts(gone),
        "order": list(range(battle, 10)),
        "past": [[number, -1, [0] * 4] for number in range(1, battle)],
        "peace": 1,
        "seed": rng.getrandbits(30),
    }
    return State.from_json({**data, **fields})


def reshuffled(rng: Random) -> Made:
    """The pile is empty, and a card is drawn. How many cards does the new pile hold? Source: H4.10."""
    discards = rng.randint(2, 12)
    state = _cards_apart(rng, hands=[5, -1, 6, 6], recruits=rng.randint(1, 4), discards=discards, kind="recruit")
    after = state.copy()
    after.apply("draw")
    right = len(after.pile)
    asked = which_number(right, _numbers(rng, right, 0, discards), "H4.10", state)
    return Made(asked=asked, slots={"name": NAMES[0], "count": discards})


def _nothing_to_draw(rng: Random) -> State:
    return _cards_apart(rng, hands=[rng.randint(3, 8), -1, 6, 6], recruits=rng.randint(2, 4), kind="recruit")


def nothing_to_draw(rng: Random) -> Made:
    """Neither pile nor discards hold a card. What may not be done? Source: H4.10a."""
    state = _nothing_to_draw(rng)
    answers = ["draw", *(f"take {card_text(card)}" for card in state.recruits[:3])]
    asked = which_may_not(state, 0, rng.sample(answers, len(answers)), NAMES)
    return Made(asked=asked, slots={"name": NAMES[0]})


def _must_cry(rng: Random) -> State:
    lying = rng.choice((0, 1))
    hands = [rng.randint(3, 9), -1, 6, 6]
    return _cards_apart(rng, hands=hands, recruits=lying, discards=rng.choice((0, 1 - lying)), kind="turn")


def _skipping(rng: Random) -> tuple[State, int, State]:
    """Somebody lays the only recruit there is, and the next players hold too few cards to cry Havoc."""
    seat, skipped = rng.randrange(4), rng.choice((1, 1, 2, 3))
    hands = [0] * 4
    for step in range(4):
        hands[(seat + step) % 4] = rng.choice((0, 1)) if 1 <= step <= skipped else rng.randint(4, 9)
    hands[seat if skipped == 3 else (seat + skipped + 1) % 4] = -1
    keeper = rng.choice([s for s in range(4) if s != seat])
    fields = {"seat": seat, "taken": 2, "peacekeeper": keeper, "peace": rng.randint(1, 3), "took_recruit": True}
    state = _cards_apart(rng, hands=hands, kind="recruit", **fields)
    card = rng.choice([c for c in state.hands[seat] if c != DOG])
    after = state.copy()
    after.apply(PUT[card])
    return state, card, after


def turn_passes(rng: Random) -> Made:
    """Who is on turn, where the next players can neither recruit nor cry Havoc? Source: H4.11a."""
    state, card, after = _skipping(rng)
    cause = spoken(SHARED, "turn-passed-over")
    others = [seat for seat in range(4) if seat != state.seat] if after.seat != state.seat else range(4)
    asked = which_seat(after.seat, list(others), "H4.11a", cause, state, names=NAMES, seat=state.seat)
    return Made(asked=asked, slots={"name": NAMES[state.seat], "card": card})


def card_stays(rng: Random) -> Made:
    """The Peacekeeper's turn is skipped. What does the Havoc/Peace card show? Source: H4.11b."""
    for _ in range(TRIES):
        state, card, after = _skipping(rng)
        between = {(state.seat + step) % 4 for step in range(1, 1 + (after.seat - state.seat - 1) % 4)}
        if state.peacekeeper in between:
            break
    asked = which_number(after.peace, [1, 2, 3], "H4.11b", state, state.seat)
    slots = {"name": NAMES[state.seat], "keeper": NAMES[state.peacekeeper], "card": card}
    return Made(asked=asked, slots=slots)


GENERATORS: Final = {
    "next-turn": next_turn,
    "recruit-now": from_play("H4.2", "may", players=(3, 4, 5, 6)),
    "barred-pile": from_play("H4.3", "may_not", begin=_full_with_dog, steps=1),
    "may-be-laid": may_be_laid,
    "hand-grows": hand_grows,
    "nothing-to-loot": from_play("H4.7a", "may_not", begin=_dogs_but_no_discard, steps=1),
    "loot-in-vain": loot_in_vain,
    "dogs-left": dogs_left,
    "third-dog": from_play("H4.8", "may_not", begin=_dogs_used, steps=1),
    "no-third-dog": from_play("H4.8", "why_not", begin=_dogs_used, steps=1),
    "dog-at-any-time": dog_at_any_time,
    "barred-fetch": from_play("H4.9a", "may_not", begin=_full_with_dog, steps=1),
    "two-from-the-pile": two_from_the_pile,
    "dog-just-taken": dog_just_taken,
    "reshuffled": reshuffled,
    "out-of-cards": from_play("H4.10", "which", players=(2, 3, 4)),
    "nothing-to-draw": nothing_to_draw,
    "must-cry": from_play("H4.11", "may", begin=_must_cry, steps=1),
    "turn-passes": turn_passes,
    "card-stays": card_stays,
}
