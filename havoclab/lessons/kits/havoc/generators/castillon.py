"""Fresh positions of the last battle: how it begins, the last dogs, what is laid. Source: H9.1-H9.5a."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from havoclab.havoc import State
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.hands import evaluate
from havoclab.havoc.options import Options
from havoclab.havoc.position import OUT, PASSED
from havoclab.havoc.ranks import Rank
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Spoken
from havoclab.lessons.kits.havoc.endings import run
from havoclab.lessons.kits.havoc.generators.deck import TRIES, Deck, Made, texts
from havoclab.lessons.kits.havoc.goals import Strongest, read_goal
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_number, which_seat

#: Answers to pick from.
ANSWERS: Final = 4


def deck_for(rng: Random, players: int) -> Deck:
    """The soldiers of a game of so many. Source: H3.1."""
    return Deck(rng, Options(players=players).supply.highest)


def numbers(rng: Random, right: int, pool: Sequence[int]) -> list[int]:
    """The right number among others of the pool."""
    others = [number for number in dict.fromkeys(pool) if number != right]
    return sorted([right, *rng.sample(others, min(len(others), ANSWERS - 1))])


def gone(rng: Random, options: Options, number: int) -> tuple[int, int, tuple[int, ...]]:
    """How a battle went: now and then it fell to a year of peace. Source: H5.3, H6.11."""
    players = options.players
    if rng.random() < 0.2:
        return number, -1, (0,) * players
    placed = rng.sample(range(players), rng.randint(2, players))
    earned = [0] * players
    for seat, paid in zip(placed, options.payments(number), strict=False):
        earned[seat] = paid or 0
    return number, placed[0], tuple(earned)


def totals(past: Sequence[tuple[int, int, tuple[int, ...]]], players: int) -> tuple[list[int], list[int]]:
    """Points and battle cards by seat. Source: H10.1."""
    points, won = [0] * players, [0] * players
    for _, winner, earned in past:
        for seat, paid in enumerate(earned):
            points[seat] += paid
        if winner >= 0:
            won[winner] += 1
    return points, won


def past_of(rng: Random, options: Options, numbers_gone: Sequence[int]) -> dict[str, Any]:
    """Fields of a position that tell how battles went."""
    past = [gone(rng, options, number) for number in numbers_gone]
    points, won = totals(past, options.players)
    return {
        "past": [[number, winner, list(earned)] for number, winner, earned in past],
        "points": points,
        "cards_won": won,
    }


# --- how the eighth battle leads on: H9.1-H9.3 ---


def last_pass(rng: Random, order: Sequence[int], over: int, *, options: dict[str, Any] | None = None) -> Setting:
    """Peter cried Havoc, and everybody but Anita has passed. ``over`` battles of the order are over already."""
    deck = Deck(rng)
    low, high = sorted(deck.values(2))
    leads = rng.random() < 0.5
    laid = [deck.alike(high if leads else low, 2), deck.alike(low if leads else high, 2), [], []]
    hands = [deck.draw(rng.randint(3, 6)) for _ in range(4)]
    position = {
        **past_of(rng, Options(players=4), order[:over]),
        "options": options or {},
        "hands": [texts(hand) for hand in hands],
        "laid": [texts(cards) for cards in laid],
        "recruits": texts(deck.draw(rng.randint(2, 4))),
        "order": list(order[over:]),
        "kind": "add",
        "seat": 0,
        "havoc": True,
        "initiator": 1,
        "roles": [1, PASSED, OUT, OUT],
        "peacekeeper": rng.randrange(4),
    }
    return Setting(position=position)


def _what_follows(rng: Random, setting: Setting, rule: str) -> Made:
    """Anita passes, and the battle is over: a turn, and whose, or Castillon?"""
    state = lay_out(setting, rng.getrandbits(16))
    after = run(state, "pass", on=False).after
    right = f"turn-{after.seat}" if after.kind == "turn" else "castillon"
    answers: dict[str, Spoken] = {
        f"turn-{seat}": spoken(SHARED, "follows-turn", {"name": NAMES[seat]}) for seat in (0, 1)
    }
    answers |= {end: spoken(SHARED, f"follows-{end}") for end in ("castillon", "crown")}
    cause = spoken(SHARED, "does-not-happen")
    return Made(asked=Asked(answers, right, {key: (rule, cause) for key in answers if key != right}, state))


def after_battle(rng: Random) -> Made:
    """A late battle ends: is it the eighth? Source: H9.1."""
    order = range(1, CASTILLON + 1)
    return _what_follows(rng, last_pass(rng, order, rng.choice((5, 6, 7, 7))), "H9.1")


def after_any_battle(rng: Random) -> Made:
    """The same where the battles lie in random order: the number on the card does not tell. Source: H9.1a."""
    order = [*rng.sample(range(1, CASTILLON), CASTILLON - 1), CASTILLON]
    setting = last_pass(rng, order, rng.choice((5, 6, 7, 7)), options={"battle_order": "random"})
    return _what_follows(rng, setting, "H9.1a")


def last_recruit(rng: Random) -> Made:
    """After the eighth battle a laid dog can still get a recruit; then the recruits are gone. Source: H9.1, H9.2."""
    deck = Deck(rng)
    four, own, wanted = deck.values(3)
    alike = deck.alike(wanted, 3)
    recruits = [alike[2], *deck.draw(3, without=[four, own, wanted])]
    rng.shuffle(recruits)
    hands = [alike[:2] + deck.draw(2, without=[wanted]), *(deck.draw(4) for _ in range(3))]
    position = {
        **past_of(rng, Options(players=4), range(1, CASTILLON - 1)),
        "hands": [texts(hand) for hand in hands],
        "laid": [texts([DOG, *deck.alike(own, 2)]), texts(deck.alike(four, 4)), "", ""],
        "recruits": texts(recruits),
        "order": [CASTILLON],
        "kind": "dogs",
        "seat": 0,
        "havoc": True,
        "initiator": 1,
        "winner": 1,
        "roles": [PASSED, PASSED, OUT, OUT],
        "uninvolved": [0, 0, -1, -1],
    }
    position["past"].append([CASTILLON - 1, 1, [6, 9, 0, 0]])
    position["points"] = [sum(pair) for pair in zip(position["points"], [6, 9, 0, 0], strict=True)]
    position["cards_won"][1] += 1
    goal = read_goal({"all": [{"holds": texts(alike)}, {"state": {"kind": "last-dogs"}}]})
    return Made(Setting(position=position), goal, slots={"cards": sorted(alike)})


def last_deal(rng: Random) -> Made:
    """How many cards somebody holds once Castillon is dealt, from a full pile or a short one. Source: H9.3."""
    setting = last_pass(rng, range(1, CASTILLON + 1), 7)
    if rng.random() < 0.5:  # a short pile: the discards are needed
        top = Deck(rng).draw(rng.randint(2, 5))
        named = " ".join([*setting.position["hands"], *setting.position["laid"], setting.position["recruits"]]).split()
        left = [card for card in top if card_text(card) not in named]
        setting = setting.model_copy(update={"rest": "discards", "top": texts(left)})
    state = lay_out(setting, rng.getrandbits(16))
    seat = rng.choice((1, 2, 3))
    right = len(run(state, "pass", on=False).after.hands[seat])
    held = len(state.hands[seat])
    asked = which_number(right, numbers(rng, right, range(max(1, held - 1), held + 6)), "H9.3", state)
    return Made(asked=asked, slots={"name": NAMES[seat], "held": held})


def first_dealt(rng: Random) -> Made:
    """Who gets the first card of the last deal? Source: H9.3a."""
    state = lay_out(last_pass(rng, range(1, CASTILLON + 1), 7), rng.getrandbits(16))
    course = run(state, "pass", on=False)
    dealt = [event.seat for event in course.events if event.kind == "drew" and event.rule == "H9.3"]
    assert dealt[0] is not None
    winner = NAMES[course.after.peacekeeper]
    cause = spoken(SHARED, "dealt-clockwise", {"winner": winner})
    return Made(asked=which_seat(dealt[0], range(4), "H9.3a", cause, state, names=NAMES))


# --- the last dogs: H9.4 ---


def last_dogs(rng: Random, hands: Sequence[Sequence[int]], *, top: Sequence[int] = ()) -> Setting:
    """Castillon is dealt, and it is Anita's choice what her dogs do; those before her are done."""
    position = {
        **past_of(rng, Options(players=len(hands)), range(1, CASTILLON)),
        "hands": [texts(hand) for hand in hands],
        "order": [CASTILLON],
        "kind": "last-dogs",
        "seat": 0,
        "peacekeeper": rng.randrange(1, len(hands)),
        "peace": 1,
    }
    return Setting(position=position, top=texts(top))


def trade_dogs(rng: Random) -> Made:
    """A certain combination is to lie at Castillon: which of the dogs does it need? Source: H9.4, H9.5."""
    for _ in range(TRIES):
        deck = Deck(rng)
        keep = rng.randrange(3)
        triple, other = deck.values(2, lowest=6)
        useless = deck.draw(2, without=[1, 2, 3, 4, 5, triple, other])
        if keep == 2:  # both are the pair of a full house
            mine, rank, top = deck.alike(triple, 3), Rank.FULL_HOUSE, useless
        elif keep == 1:  # one is the low end of a straight, which the first card drawn completes
            low = [card for value in range(1, 5) for card in deck.alike(value, 1)]
            rng.shuffle(low)
            mine, rank, top = [*low[1:], *deck.alike(other, 1)], Rank.STRAIGHT_OF_FIVE, [low[0], *useless]
        else:  # the second card drawn is the fourth of a value
            mine, rank = [*deck.alike(triple, 3), *deck.alike(other, 1)], Rank.FOUR_OF_A_KIND
            top = [useless[0], *deck.alike(triple, 1)]
        mine += [DOG, DOG]
        hands = [mine, *(deck.draw(6) for _ in range(3))]
        setting = last_dogs(rng, hands, top=top)
        state = lay_out(setting)
        ways = [traded for traded in range(3) if _laid_after(state, traded) is rank]
        if ways == [2 - keep]:
            break
    goal = read_goal({"all": [{"laid": "cards", "rank": rank.name}, {"state": {"kind": "over"}}]})
    return Made(setting, goal, slots={"rank": rank_name(rank)})


def _laid_after(state: State, traded: int) -> Rank:
    """What lies before Anita if she trades so many dogs."""
    after = state.copy()
    for _ in range(traded):
        after.apply("swap")
    if traded < 2:
        after.apply("done")
    return evaluate(run(after, "", on=True).after.laid[0]).rank


def rank_name(rank: Rank) -> Spoken:
    """A rank, as it is called."""
    return spoken(SHARED, rank.message)


def trade_all(rng: Random) -> Made:
    """Trade as many dogs as one may: one that is just drawn may follow. Source: H9.4a."""
    deck = Deck(rng)
    dogs = rng.choice((1, 1, 2, 3))
    top = [DOG, *deck.draw(1)] if dogs == 1 else deck.draw(2)
    hands = [[DOG] * dogs + deck.draw(rng.randint(3, 6)), *(deck.draw(6) for _ in range(3))]
    return Made(last_dogs(rng, hands, top=top), read_goal({"event": "swapped", "times": 2}))


# --- what is laid: H9.5 ---


def _hand_with_trap(rng: Random) -> list[int]:
    """A hand of eight whose strongest six leave a dog behind, or need one. Source: H8.5, H9.5."""
    for _ in range(TRIES):
        deck = Deck(rng)
        hand = sorted([DOG] * rng.choice((1, 2)) + deck.draw(7))
        best = best_hand(hand)
        made = evaluate(best)
        if made.rank >= Rank.STRAIGHT_OF_FIVE and made.rank is not evaluate(hand[-6:]).rank:
            break
    return hand


def last_six(rng: Random) -> Made:
    """Find the strongest six of a hand with dogs; cards beside count too. Source: H9.5."""
    return Made(cards=_hand_with_trap(rng), hand_goal=Strongest(strongest=True))


def what_will_lie(rng: Random) -> Made:
    """Which combination will the program lay for this hand? Source: H9.5a."""
    hand = _hand_with_trap(rng)
    deck = Deck(rng)
    deck.take(hand)
    state = lay_out(last_dogs(rng, [hand, *(deck.draw(5) for _ in range(3))]), rng.getrandbits(16))
    right = evaluate(best_hand(hand)).rank
    others = [rank for rank in Rank if Rank.PAIR <= rank <= Rank.BIG_HOUSE and rank is not right]
    ranks = rng.sample([right, *rng.sample(others, ANSWERS - 1)], ANSWERS)
    reasons = {
        rank.name: ("H9.5" if rank < right else "H8.1", spoken(SHARED, _WHY_NOT_LAID[rank < right]))
        for rank in ranks
        if rank is not right
    }
    return Made(asked=Asked({rank.name: rank_name(rank) for rank in ranks}, right.name, reasons, state))


_WHY_NOT_LAID: Final = {True: "stronger-in-hand", False: "not-in-this-hand"}


GENERATORS: Final = {
    "after-battle": after_battle,
    "after-any-battle": after_any_battle,
    "last-recruit": last_recruit,
    "last-deal": last_deal,
    "castillon-dealt": first_dealt,
    "trade-dogs": trade_dogs,
    "trade-all": trade_all,
    "last-six": last_six,
    "what-will-lie": what_will_lie,
}
