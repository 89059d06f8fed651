"""Fresh positions of the battles. Source: G7."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Final

from havoclab.gold_und_rum.strength import OF_AIRSHIP, OF_GIANT, strength
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    COMMANDO,
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
from havoclab.lessons.kits.gold_und_rum.goals import read_goal
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, texts
from havoclab.lessons.made import Made

#: Mercenaries for hands in which some are worth more than others; one giant at most. Source: G2.1, G6.4.
_TO_CHOOSE_FROM: Final = (GOBLIN, GOBLIN, TROLL, TROLL, GIANT, MACHINE)


def warriors(race: int, twos: int, sixes: int, leaders: int = 0) -> list[int]:
    """Warriors of one race.

    >>> texts(warriors(1, 2, 1))
    'orc-2 orc-2 orc-6'
    """
    return [3 * race + TWO] * twos + [3 * race + SIX] * sixes + [3 * race + LEADER] * leaders


def some_of(rng: Random, race: int, most: int = 3, leaders: Sequence[int] = (0, 0, 1)) -> list[int]:
    """So many warriors of one race as one player may hold, at most; others can hold as many."""
    twos = rng.randint(0, most)
    sixes = rng.randint(0 if twos else 1, 2)
    return warriors(race, twos, sixes, rng.choice(leaders))


def worth(army: Iterable[int], race: int) -> int:
    """How strong this army is. Source: G7.4-G7.6."""
    return strength(count(army), race)


def at_home(rng: Random, race: int) -> list[int]:
    """Warriors of other races that somebody has in hand: they have no part in this battle."""
    others = [other for other in range(len(RACES)) if other != race]
    return [card for other in rng.sample(others, 2) for card in warriors(other, rng.randint(0, 2), rng.randint(0, 1))]


def fight(race: int, hands: Sequence[Sequence[int]], **more: Any) -> Setting:
    """A battle of this race at a table of four, Eugene being chancellor: its warriors lie, Anita adds mercenaries.

    Args:
        race: that fights.
        hands: what each of the three others holds, with the warriors that lie.
        **more: fields of the game's JSON form.
    """
    return Setting(armies=(*map(texts, hands), ""), race=RACES[race], position=more)


def _until(make: Callable[[], Made | None]) -> Made:
    """The first draw that makes a position."""
    while True:
        made = make()
        if made is not None:
            return made


def _fewest_that_reach(own: Sequence[int], hand: Sequence[int], race: int, bar: int) -> int:
    """With how few of these mercenaries an army is so strong; more than there are, if with none."""
    subsets = ([card for place, card in enumerate(hand) if chosen >> place & 1] for chosen in range(1 << len(hand)))
    return min((len(cards) for cards in subsets if worth([*own, *cards], race) >= bar), default=len(hand) + 1)


# --- mercenaries: G7.1a, G7.2, G7.6, G7.9 ---


def _outdo(rng: Random, *, alone: bool) -> Made | None:
    """A rival whose strength is remembered has no mercenaries; so few of one's own as can do it are to be added."""
    race = rng.randrange(len(RACES))
    own = [] if alone else some_of(rng, race)
    hand = rng.sample(_TO_CHOOSE_FROM, 4)
    rival = rng.choice((1, 2))
    theirs, weak = some_of(rng, race), warriors(race, rng.randint(0, 1), 0)
    bar = worth(theirs, race)
    if own.count(3 * race + LEADER) + theirs.count(3 * race + LEADER) > 2 or bar <= worth(weak, race):
        return None
    if not 1 <= _fewest_that_reach(own, hand, race, bar) <= 2:
        return None
    mine = [*own, *hand, *at_home(rng, race)]
    armies = [mine, theirs, weak] if rival == 1 else [mine, weak, theirs]
    goal = read_goal({"wins": True, "fewest": True})
    return Made(fight(race, armies), goal, slots={"name": NAMES[rival], "strength": bar})


def outdo(rng: Random) -> Made:
    """Outdo a rival with as few mercenaries as can do it. Source: G7.2, G7.4."""
    return _until(lambda: _outdo(rng, alone=False))


def outdo_alone(rng: Random) -> Made:
    """The same without any warrior of the race. Source: G7.1a."""
    return _until(lambda: _outdo(rng, alone=True))


def crew_machines(rng: Random) -> Made:
    """Make the army strong with few mercenaries: that takes machines and their crews. Source: G7.6."""
    race = rng.randrange(len(RACES))
    own = some_of(rng, race)
    machines = rng.choice((1, 2))
    hand = [MACHINE] * rng.randint(machines, 3) + [GOBLIN] * rng.randint(machines, 3) + [TROLL] * rng.randint(1, 2)
    needed = worth([*own, *[MACHINE, GOBLIN] * machines], race)
    goal = read_goal({"strong": needed, "most": 2 * machines})
    others = [warriors(race, rng.randint(0, 2), 0) for _ in range(2)]
    mine = [*own, *hand, *at_home(rng, race)]
    return Made(fight(race, [mine, *others]), goal, slots={"strength": needed, "most": 2 * machines})


def keep_for_the_last(rng: Random) -> Made:
    """The third battle and the last, which brings two points: what is kept now can fight then. Source: G7.9, G8.1."""
    return _until(lambda: _keep_for_the_last(rng))


def _keep_for_the_last(rng: Random) -> Made | None:
    races = rng.sample(range(len(RACES)), len(RACES))
    now, last = races[2:]
    hand = rng.sample(_TO_CHOOSE_FROM, 2)
    own = [some_of(rng, race, leaders=(0,)) for race in (now, last)]
    theirs = [warriors(race, rng.randint(1, 4), rng.randint(1, 2)) for race in (now, last)]
    bars = [worth(cards, race) for cards, race in zip(theirs, (now, last), strict=True)]
    if worth([*own[0], *hand], now) >= bars[0]:
        return None
    if _fewest_that_reach(own[1], hand, last, bars[1]) != len(hand):
        return None
    setting = fight(now, [[*own[0], *own[1], *hand], [*theirs[0], *theirs[1]], []], fought=races[:2])
    goal = read_goal({"event": "scored", "points": 2})
    return Made(setting, goal, slots={"name": NAMES[1], "now": bars[0], "last": bars[1]})


# --- the commando: G7.3, G7.3a ---


def strike_the_giant(rng: Random) -> Made:
    """A rival sent one mercenary, a giant: without it the rival's army is weaker. Source: G7.3."""
    return _until(lambda: _strike_the_giant(rng))


def _strike_the_giant(rng: Random) -> Made | None:
    race = rng.randrange(len(RACES))
    own = some_of(rng, race, leaders=(0,))
    theirs = some_of(rng, race, leaders=(0,))
    rival = rng.choice((1, 2))
    bar = worth(theirs, race) + OF_GIANT
    if not 6 < bar - worth(own, race) <= OF_GIANT:
        return None
    weak = warriors(race, rng.randint(0, 1), 0)
    sent = [[], [*theirs, GIANT], weak] if rival == 1 else [[], weak, [*theirs, GIANT]]
    setting = fight(race, [[COMMANDO, *at_home(rng, race)], [], []], sent=[texts(own), *map(texts, sent[1:]), ""])
    goal = read_goal({"all": [{"event": "struck"}, {"wins": True}]})
    return Made(setting, goal, slots={"name": NAMES[rival], "strength": bar})


def strike_your_own(rng: Random) -> Made:
    """Both leaders lie in the army; the commando sends one of them away. Source: G7.3a, G7.5a."""
    return _until(lambda: _strike_your_own(rng))


def _strike_your_own(rng: Random) -> Made | None:
    race = rng.randrange(len(RACES))
    own = some_of(rng, race, leaders=(2,))
    theirs = some_of(rng, race, leaders=(0,))
    rival = rng.choice((1, 2))
    bar = worth(theirs, race)
    if worth(own[:-1], race) < bar:
        return None
    mine = [*own, COMMANDO, *at_home(rng, race)]
    armies = [mine, theirs, []] if rival == 1 else [mine, [], theirs]
    goal = read_goal({"all": [{"event": "struck"}, {"wins": True}]})
    return Made(fight(race, armies), goal, slots={"name": NAMES[rival], "strength": bar})


# --- the airship: G7.7, G7.7a ---


def _flight(rng: Random, *, alone: bool) -> Made | None:
    """All cards are turned; with so few goblins as can do it the airship makes the strongest army. Source: G7.7."""
    race = rng.randrange(len(RACES))
    own = [] if alone else some_of(rng, race, leaders=(0,))
    theirs = [*some_of(rng, race, leaders=(0,)), *rng.sample((TROLL, GOBLIN, GIANT), rng.randint(0, 2))]
    goblins = rng.randint(3, 5)
    bar = worth(theirs, race)
    needed = bar - worth(own, race) - OF_AIRSHIP
    if not 1 <= needed < goblins:
        return None
    rival = rng.choice((1, 2))
    sent = [own, theirs, []] if rival == 1 else [own, [], theirs]
    hands = [texts([AIRSHIP, *[GOBLIN] * goblins, *at_home(rng, race)]), "", "", ""]
    setting = fight(race, [[], [], []], kind="airship", armies=hands, sent=[*map(texts, sent), ""])
    left = texts([GOBLIN] * (goblins - needed))
    goal = read_goal({"all": [{"event": "flew"}, {"wins": True}, {"holds": left}]})
    return Made(setting, goal, slots={"name": NAMES[rival], "strength": bar})


def fly_in(rng: Random) -> Made:
    """The airship joins an army that lies there. Source: G7.7."""
    return _until(lambda: _flight(rng, alone=False))


def fly_alone(rng: Random) -> Made:
    """The airship joins an army that sent no card. Source: G7.7a."""
    return _until(lambda: _flight(rng, alone=True))


GENERATORS: Final = {
    "outdo": outdo,
    "outdo-alone": outdo_alone,
    "crew-machines": crew_machines,
    "keep-for-the-last": keep_for_the_last,
    "strike-the-giant": strike_the_giant,
    "strike-your-own": strike_your_own,
    "fly-in": fly_in,
    "fly-alone": fly_alone,
}
