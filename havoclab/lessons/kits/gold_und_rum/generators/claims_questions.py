"""Fresh questions about the deal and its claims, for the quiz. Source: G4."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.actions import RECRUIT
from havoclab.gold_und_rum.warriors import COUNTS, GIANT, GOBLIN, MACHINE, SIX, TROLL, TWO, WARRIORS
from havoclab.lessons.attempt import Spoken
from havoclab.lessons.kits.gold_und_rum.generators.box import PILES, Box, mid_deal
from havoclab.lessons.kits.gold_und_rum.generators.games import from_play
from havoclab.lessons.kits.gold_und_rum.questions import what_comes
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, OWN, spoken
from havoclab.lessons.kits.gold_und_rum.setting import lay_out
from havoclab.lessons.made import Made
from havoclab.lessons.questions import which_may, which_may_not, which_number, which_seat
from havoclab.lessons.whole_games import ANSWERS

#: The start card shows under as many warriors. Source: G4.1a.
_AT_THE_START: Final = range(36, 45)
#: The bands of a bet, in percent, and how far from where one ends a chance has to be: nearer would be a matter of luck.
BANDS: Final = (0, 5, 10, 20, 100)
_CLEAR: Final = 1.0
#: Warriors on which is bet: of each there are several.
_BET_ON: Final = (TWO, SIX, GOBLIN, GIANT, TROLL, MACHINE)


def next_pile(rng: Random) -> Made:
    """Onto which pile does the next warrior come? Source: G4.2."""
    box = Box(rng)
    dealt = rng.randint(20, 70)
    state = lay_out(mid_deal(box, dealt, {}), rng.getrandbits(16))
    right = dealt % PILES + 1
    near = [number for number in range(1, PILES + 1) if number != right]
    last = (dealt - 1) % PILES + 1
    among = sorted({right, last, *rng.sample([number for number in near if number != last], ANSWERS - 2)})
    return Made(asked=which_number(right, among, "G4.2", state), slots={"pile": last})


def bet_on_next(rng: Random) -> Made:
    """Some warriors of a kind have been dealt: how likely is the next one of them? Source: G4.2."""
    while True:
        dealt, kind = rng.randint(40, 75), rng.choice(_BET_ON)
        state = lay_out(mid_deal(Box(rng), dealt, {}), rng.getrandbits(16))
        asked = what_comes(state, [kind], BANDS, "G4.2", 0)
        assert asked.bet is not None
        percent = 100 * asked.bet.chance.value
        if percent and all(abs(percent - limit) > _CLEAR for limit in BANDS):
            break
    seen = COUNTS[kind] - state.deck.count(kind)
    return Made(asked=asked, slots={"card": kind, "left": len(state.deck), "seen": seen, "all": COUNTS[kind]})


def dealt_so_far(rng: Random) -> Made:
    """How many warriors are still to come? Source: G4.1, G4.2."""
    box = Box(rng)
    dealt = rng.randint(20, 70)
    state = lay_out(mid_deal(box, dealt, {}), rng.getrandbits(16))
    right = len(state.deck)
    among = sorted({right, dealt, right + 1, right - 9} if right != dealt else {right, right + 1, right - 1, right + 9})
    rounds, rest = divmod(dealt, PILES)
    return Made(asked=which_number(right, among, "G4.1", state), slots={"rounds": rounds, "rest": rest})


def start_card_lies(rng: Random) -> Made:
    """How many warriors may still come before the start card shows, at most? Source: G4.1a."""
    box = Box(rng)
    dealt = rng.randint(28, 38)
    to_come = rng.randint(max(0, _AT_THE_START[0] - dealt), _AT_THE_START[-1] - dealt)
    state = lay_out(mid_deal(box, dealt, {}, starts_in=to_come), rng.getrandbits(16))
    right = _AT_THE_START[-1] - dealt
    below = rng.randint(0, min(2, right // 4))
    among = range(right - 4 * below, right + 4 * (ANSWERS - below), 4)
    return Made(asked=which_number(right, among, "G4.1a", state), slots={"dealt": dealt})


# --- who comes first, and when a card counts: G4.3, G4.7, G4.8 ---


def _claiming(rng: Random) -> State:
    """Somebody is asked for a claim, once recruitment has begun."""
    return lay_out(mid_deal(Box(rng), rng.randint(46, 70), {}), rng.getrandbits(16))


def only_claims(rng: Random) -> Made:
    """While cards are dealt one lays something, or nothing; one does not pass. Source: G4.3."""
    state = _claiming(rng)
    pile, other = rng.sample(range(1, PILES + 1), 2)
    answers = [f"recruit {pile} at {state.dealt}", f"desert {other} at {state.dealt}", "wait", "pass"]
    asked = which_may_not(state, 0, rng.sample(answers, len(answers)), NAMES)
    return Made(asked=asked, slots={"name": NAMES[0]})


def lies_lower(rng: Random) -> Made:
    """Two want the same pile after the same card; all are asked in turn. Whose card lies lower? Source: G4.7."""
    dealer = rng.randrange(4)
    state = lay_out(
        mid_deal(Box(rng), rng.randint(46, 70), {}, chancellor=dealer, position={"seat": (dealer + 1) % 4}),
        rng.getrandbits(16),
    )
    pile = rng.randrange(PILES)
    others = [(dealer + step) % 4 for step in range(1, 4)]
    first, second = sorted(rng.sample(others, 2), key=others.index)
    cause = spoken(OWN, "asked-from-the-left", {"name": NAMES[dealer]})
    asked = which_seat(first, sorted((first, second)), "G4.7", cause, state, names=NAMES, seat=first)
    slots = {"dealer": NAMES[dealer], "first": NAMES[min(first, second)], "second": NAMES[max(first, second)]}
    return Made(asked=asked, slots={**slots, "pile": pile + 1})


def seen_in_time(rng: Random) -> Made:
    """The deal runs on; a claim made a moment ago counts if its pile has not grown since. Source: G4.7b."""
    dealt, late = rng.randint(50, 70), rng.randint(2, 3)
    position = {"kind": "deal", "seat": 3, "options": {"step_mode": False}}
    state = lay_out(mid_deal(Box(rng), dealt, {}, position=position), rng.getrandbits(16))
    grown = [(dealt - step) % PILES for step in range(1, late + 1)]
    still = [pile for pile in range(PILES) if pile not in grown]
    moment = dealt - late
    answers = [str(RECRUIT[moment][pile]) for pile in (*grown, rng.choice(still))]
    asked = which_may(state, 0, rng.sample(answers, len(answers)), NAMES)
    return Made(asked=asked, slots={"name": NAMES[0], "late": late})


def asked_again(rng: Random) -> Made:
    """All warriors lie. Somebody lays a recruit card; who is asked next? Source: G4.8a."""
    seat = rng.choice((0, 1, 2))
    held = [rng.choice((0, 1, 2)) for _ in range(3)] + [0]
    held[seat] = rng.choice((1, 2))
    other = rng.choice([place for place in range(3) if place != seat])
    held[other] = max(1, held[other])
    passed = [not held[place] or (place != seat and rng.random() < 1 / 2) for place in range(4)]
    position = {"seat": seat, "recruits": held, "passed": passed}
    state = lay_out(mid_deal(Box(rng), WARRIORS, {}, coming=0, position=position), rng.getrandbits(16))
    pile = rng.randrange(PILES)
    after = state.copy()
    after.apply(RECRUIT[WARRIORS][pile], seat)
    cause: Spoken = spoken(OWN, "next-with-a-recruit-card")
    asked = which_seat(after.seat, range(3), "G4.8a", cause, state, names=NAMES, seat=seat)
    return Made(asked=asked, slots={"name": NAMES[seat], "pile": pile + 1})


# --- which may be done: G4.5, G4.6 ---


def _before_the_start(rng: Random) -> State:
    """Recruitment has not begun."""
    return lay_out(mid_deal(Box(rng), rng.randint(10, 35), {}, starts_in=rng.randint(3, 8)), rng.getrandbits(16))


def _after_the_last(rng: Random) -> State:
    """All warriors lie; the first seat is asked."""
    return lay_out(mid_deal(Box(rng), WARRIORS, {}, coming=0), rng.getrandbits(16))


GENERATORS: Final = {
    "next-pile": next_pile,
    "bet-on-next": bet_on_next,
    "still-to-come": dealt_so_far,
    "start-at-latest": start_card_lies,
    "only-claims": only_claims,
    "not-yet": from_play("G4.5", "may_not", begin=_before_the_start, steps=1),
    "no-longer": from_play("G4.6", "may_not", begin=_after_the_last, steps=1),
    "lies-lower": lies_lower,
    "seen-in-time": seen_in_time,
    "asked-again": asked_again,
}
