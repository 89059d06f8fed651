"""Fresh questions about the battles, for the quiz. Source: G7."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from havoclab.gold_und_rum import speech
from havoclab.gold_und_rum.actions import DONE, MARCH, SEND, Army
from havoclab.gold_und_rum.combat import order_of_battle
from havoclab.gold_und_rum.strength import OF_AIRSHIP, OF_GOBLIN, OF_MACHINE, strength
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    FIRST_SPY,
    GIANT,
    GOBLIN,
    LEADER,
    MACHINE,
    RACES,
    SIX,
    TROLL,
    TWO,
    count,
)
from havoclab.lessons.asked import Asked, Row
from havoclab.lessons.attempt import Spoken
from havoclab.lessons.kits.gold_und_rum.generators.battles import fight, some_of, warriors, worth
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.questions import how_strong, who_wins
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, OWN, spoken, texts
from havoclab.lessons.kits.gold_und_rum.setting import lay_out
from havoclab.lessons.made import Made
from havoclab.lessons.questions import which_may, which_may_not, which_number, which_seat
from havoclab.lessons.whole_games import ANSWERS

#: Mercenaries that a hand in a question may have.
_HIRED: Final = (GOBLIN, GOBLIN, TROLL, GIANT)
#: Seats of the three who fight when Eugene is chancellor.
_FIGHTERS: Final = range(3)


def say_race(race: int) -> Spoken:
    """A race, in words."""
    return spoken(speech.PACKAGES[-1], f"race-{RACES[race]}")


def _some_number(rng: Random, right: int, near: Iterable[int]) -> list[int]:
    """The right number among others: first those that a misreading would give, then its neighbours."""
    found = dict.fromkeys(number for number in near if number >= 0 and number != right)
    found |= dict.fromkeys(number for step in (1, 2, 4, 3) for number in (right + step, max(0, right - step)))
    others = [number for number in found if number != right]
    likely = others[: ANSWERS + 1]
    return sorted([right, *rng.sample(likely, ANSWERS - 1)])


# --- the race: G7.1 ---


def fought_already(rng: Random) -> Made:
    """Which race can the chancellor not name? Source: G7.1."""
    races = rng.sample(range(len(RACES)), len(RACES))
    over = rng.choice((1, 2))
    open_still = races[over:]
    armies = [
        texts([card for race in open_still for card in warriors(race, rng.randint(0, 2), rng.randint(0, 1))])
        for _ in _FIGHTERS
    ]
    setting = Setting(armies=(*armies, ""), position={"fought": races[:over]})
    state = lay_out(setting, rng.getrandbits(16))
    answers = [str(MARCH[race]) for race in sorted(races[over - 1 :])]
    asked = which_may_not(state, state.chancellor, answers, NAMES)
    return Made(asked=asked, slots={"name": NAMES[state.chancellor]})


def whole_army(rng: Random) -> Made:
    """Which of these armies may be sent? All warriors of the race must go. Source: G7.1."""
    race = rng.randrange(len(RACES))
    own = warriors(race, rng.randint(2, 3), rng.randint(1, 2), rng.randint(0, 1))
    hand = [GIANT, TROLL]
    state = lay_out(fight(race, [[*own, *hand], some_of(rng, race, leaders=(0,)), []]), rng.getrandbits(16))
    at_home = rng.sample(sorted(set(own)), 2)
    fewer = [[card for place, card in enumerate(own) if place != own.index(kind)] for kind in at_home]
    armies = [[*own, *rng.choice(([], [GIANT], [TROLL]))], [*fewer[0], GIANT], [*fewer[1], TROLL], hand]
    answers = [str(Army(tuple(cards))) for cards in rng.sample(armies, len(armies))]
    return Made(asked=which_may(state, 0, answers, NAMES), slots={"race": say_race(race)})


def both_go(rng: Random) -> Made:
    """How many warriors must be sent, both leaders being in hand? Source: G7.1b."""
    race, other = rng.sample(range(len(RACES)), 2)
    own = some_of(rng, race, leaders=(2,))
    hand = [*own, *some_of(rng, other), *rng.sample(_HIRED, 2)]
    setting = Setting(armies=(texts(hand), texts(some_of(rng, other, leaders=(0,))), "", ""))
    state = lay_out(setting, rng.getrandbits(16))
    among = _some_number(rng, len(own), (len(own) - 1, len(own) - 2, len(own) + 2))
    asked = which_number(len(own), among, "G7.1b", state, 0)
    return Made(asked=asked, slots={"name": NAMES[state.chancellor], "race": say_race(race)})


def last_race(rng: Random) -> Made:
    """Which race fights in the fourth battle? Source: G7.1c."""
    *fought, now, last = rng.sample(range(len(RACES)), len(RACES))
    armies = [[*some_of(rng, now, leaders=(0,)), GOBLIN], some_of(rng, now, leaders=(0,)), [TROLL]]
    state = lay_out(fight(now, armies, fought=fought), rng.getrandbits(16))
    cause = spoken(OWN, "a-race-fights-once")
    choices = {RACES[race]: say_race(race) for race in rng.sample(range(len(RACES)), len(RACES))}
    reasons = {key: ("G7.1", cause) for key in choices if key != RACES[last]}
    return Made(asked=Asked(choices, RACES[last], reasons, state, 0), slots={"race": say_race(now)})


# --- who adds what: G7.1a, G7.2 ---


def asked_next(rng: Random) -> Made:
    """After one player, who adds mercenaries next? Those without any are passed over. Source: G7.2."""
    dealer = rng.randrange(5)
    race = rng.randrange(len(RACES))
    others = [(dealer + step) % 5 for step in range(1, 5)]
    holding = [True, *rng.choice([(False, True, True), (False, False, True), (True, False, True), (True, True, False)])]
    armies = [""] * 5
    for seat, holds in zip(others, holding, strict=True):
        hired = [rng.choice((GOBLIN, TROLL))] if holds else []
        armies[seat] = texts([*warriors(race, rng.randint(0, 1), rng.randint(0, 1)), *hired])
    setting = Setting(players=5, chancellor=dealer, armies=tuple(armies), race=RACES[race])
    state = lay_out(setting, rng.getrandbits(16))
    after = state.copy()
    after.apply(DONE)
    cause = spoken(OWN, "mercenaries-in-turn", {"name": NAMES[others[0]]})
    seats = sorted(others[1:])
    asked = which_seat(after.seat, seats, "G7.2", cause, state, names=NAMES, seat=others[0])
    return Made(asked=asked, slots={"name": NAMES[others[0]]})


def who_begins(rng: Random) -> Made:
    """Who adds mercenaries first in a later battle? Source: G7.2a."""
    players = rng.choice((4, 5))
    dealer = rng.randrange(players)
    fought = rng.sample(range(len(RACES)), rng.choice((1, 2)))
    race = next(race for race in range(len(RACES)) if race not in fought)
    armies = [
        texts([*warriors(race, rng.randint(0, 1), rng.randint(0, 1)), GOBLIN]) if seat != dealer else ""
        for seat in range(players)
    ]
    setting = Setting(players=players, chancellor=dealer, armies=tuple(armies), position={"fought": fought})
    state = lay_out(setting, rng.getrandbits(16))
    cause = spoken(OWN, "first-moves-on", {"name": NAMES[dealer]})
    first = order_of_battle(state)[0]
    asked = which_seat(first, sorted(state.others()), "G7.2a", cause, state, names=NAMES, seat=dealer)
    return Made(asked=asked, slots={"name": NAMES[dealer], "battle": len(fought) + 1})


def _stays_out(card: int, hand: Sequence[int]) -> Callable[[Random], Made]:
    """Which of these may not be added? One is no mercenary, or joins in another way."""

    def generate(rng: Random) -> Made:
        race = rng.randrange(len(RACES))
        held = [*some_of(rng, race, leaders=(0,)), GOBLIN, TROLL, GIANT, *hand]
        state = lay_out(fight(race, [held, some_of(rng, race, leaders=(0,)), []]), rng.getrandbits(16))
        allowed = [str(SEND[kind]) for kind in rng.sample((GOBLIN, TROLL, GIANT), 2)]
        answers = [str(SEND[card]), str(DONE), *allowed]
        asked = which_may_not(state, 0, rng.sample(answers, len(answers)), NAMES)
        return Made(asked=asked, slots={"name": NAMES[0]})

    return generate


def another_race(rng: Random) -> Made:
    """Which of these may not be added? Warriors of other races stay at home. Source: G7.1a."""
    race, other = rng.sample(range(len(RACES)), 2)
    kind = 3 * other + rng.choice((TWO, SIX, LEADER))
    state = lay_out(fight(race, [[GOBLIN, TROLL, kind], some_of(rng, race), []]), rng.getrandbits(16))
    answers = [str(DONE), *(str(SEND[card]) for card in (GOBLIN, TROLL, kind))]
    asked = which_may_not(state, 0, rng.sample(answers, len(answers)), NAMES)
    return Made(asked=asked, slots={"name": NAMES[0], "race": say_race(race)})


# --- strengths: G7.3b, G7.4-G7.6a, G7.8 ---


def struck_from(rng: Random) -> Made:
    """How strong is an army after the commando has struck a card in it, which was shown? Source: G7.3b."""
    race = rng.randrange(len(RACES))
    army = [*warriors(race, rng.randint(1, 3), rng.randint(1, 2), 1), *rng.sample(_HIRED, 2)]
    card = rng.choice([kind for kind in army if kind != 3 * race + TWO])
    right = worth(_without(army, card), race)
    face = worth(army, race) - right
    near = (worth(army, race), right - face, right + 6, worth(_without(army, 3 * race + TWO), race))
    asked = how_strong(right, _some_number(rng, right, near), "G7.3b", army)
    return Made(asked=asked, slots={"name": NAMES[rng.choice((1, 2))], "card": card})


def _without(army: Sequence[int], card: int) -> list[int]:
    place = list(army).index(card)
    return [*army[:place], *army[place + 1 :]]


def who_is_strongest(rng: Random) -> Made:
    """Three armies are turned; who scores? Source: G7.4."""
    race = rng.randrange(len(RACES))
    armies = [[*warriors(race, rng.randint(0, 2), rng.randint(0, 1)), rng.choice(_HIRED)] for _ in _FIGHTERS]
    sent = [*map(texts, armies), ""]
    state = lay_out(fight(race, [[], [], []], sent=sent), rng.getrandbits(16))
    strengths = [worth(army, race) for army in armies]
    best = [seat for seat in _FIGHTERS if strengths[seat] == max(strengths)]
    answers = {"0", "1", "2", "".join(map(str, best))}
    return Made(asked=who_wins(state, sorted(answers, key=lambda key: (len(key), key)), NAMES, "G7.4"))


def with_a_leader(rng: Random) -> Made:
    """How strong is an army with one leader and with mercenaries? Source: G7.5."""
    race = rng.randrange(len(RACES))
    own = warriors(race, rng.randint(1, 3), rng.randint(0, 2), 1)
    hired = rng.sample(_HIRED, 2)
    right = worth([*own, *hired], race)
    single, extra = worth(own[:-1], race), worth(hired, race)
    near = (single + extra, 2 * (single + extra), right + 2, single + 2 * extra)
    return Made(asked=how_strong(right, _some_number(rng, right, near), "G7.5", [*own, *hired]))


def with_two_leaders(rng: Random) -> Made:
    """Who scores, where one of the armies has both leaders? Source: G7.5a."""
    race = rng.randrange(len(RACES))
    spoilt = rng.choice(_FIGHTERS)
    armies = [_without_leaders(rng, race) for _ in _FIGHTERS]
    armies[spoilt] += [*warriors(race, 0, 1, 2), GIANT]
    first, second = (seat for seat in _FIGHTERS if seat != spoilt)
    if worth(armies[first], race) == worth(armies[second], race):
        armies[rng.choice((first, second))].append(rng.choice((GOBLIN, TROLL)))
    sent = [*map(texts, armies), ""]
    state = lay_out(fight(race, [[], [], []], sent=sent), rng.getrandbits(16))
    return Made(asked=who_wins(state, ("0", "1", "2"), NAMES, "G7.5a"))


def _without_leaders(rng: Random, race: int) -> list[int]:
    """A small army: at most two 2s and a 6 of the race, and a goblin or a troll or neither."""
    return [*warriors(race, rng.randint(1, 2), rng.randint(0, 1)), *rng.sample((GOBLIN, TROLL), rng.randint(0, 1))]


def with_machines(rng: Random) -> Made:
    """How strong are machines and goblins, the crews counting too? Source: G7.6a."""
    race = rng.randrange(len(RACES))
    machines, goblins = rng.randint(1, 3), rng.randint(1, 4)
    army = [*warriors(race, rng.randint(0, 2), rng.randint(0, 1)), *[GOBLIN] * goblins, *[MACHINE] * machines]
    right = worth(army, race)
    crews = min(machines, goblins)
    near = (
        right - OF_GOBLIN * crews,
        right + OF_MACHINE * (machines - crews),
        right - OF_MACHINE * crews,
        right - OF_GOBLIN * goblins,
    )
    return Made(asked=how_strong(right, _some_number(rng, right, near), "G7.6a", army))


def flying_in_vain(rng: Random) -> Made:
    """How strong is an army of two leaders that the airship joins, or one of another? Source: G7.8, G7.5a."""
    race = rng.randrange(len(RACES))
    leaders = rng.choice((1, 2))
    goblins = rng.randint(1, 4)
    own = warriors(race, rng.randint(1, 2), rng.randint(0, 2))
    hired = rng.sample((GOBLIN, TROLL, MACHINE), rng.randint(0, 2))
    army = [*own, *[3 * race + LEADER] * leaders, *hired]
    right = strength(count(army), race, flown=goblins)
    air = OF_AIRSHIP + OF_GOBLIN * goblins
    all_added = worth([*own, *hired], race) + air
    near = (air, all_added, all_added + worth(own, race), right + OF_MACHINE * hired.count(MACHINE), 0)
    asked = how_strong(right, _some_number(rng, right, near), "G7.8", army)
    asked.rows = (*asked.rows, Row(spoken(OWN, "joins-by-air"), (AIRSHIP, *[GOBLIN] * goblins)))
    return Made(asked=asked)


GENERATORS: Final = {
    "fought-already": fought_already,
    "whole-army": whole_army,
    "both-leaders-go": both_go,
    "last-race": last_race,
    "asked-for-mercenaries": asked_next,
    "who-begins": who_begins,
    "another-race": another_race,
    "spy-stays-out": _stays_out(FIRST_SPY, ()),
    "airship-stays-out": _stays_out(AIRSHIP, (AIRSHIP,)),
    "struck-from": struck_from,
    "who-is-strongest": who_is_strongest,
    "leader-and-mercenaries": with_a_leader,
    "with-two-leaders": with_two_leaders,
    "with-machines": with_machines,
    "flying-in-vain": flying_in_vain,
}
