"""Fresh positions of the deal and its claims. Source: G4."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.gold_und_rum.warriors import LEADER, RACES, RECRUIT, WARRIORS
from havoclab.lessons.kits.gold_und_rum.generators.box import PILES, STRONG, Box, mid_deal, tops
from havoclab.lessons.kits.gold_und_rum.goals import read_goal
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, texts
from havoclab.lessons.made import Made

#: The start card shows under as many warriors. Source: G4.1a.
_AT_THE_START: Final = range(36, 45)


def _table(box: Box) -> dict[int, list[int]]:
    """The tops of all piles, each of another kind, by the piles' numbers."""
    return {number: [top] for number, top in enumerate(tops(box, PILES), 1)}


def claim_the_top(rng: Random) -> Made:
    """A recruit card on the pile on which a certain warrior lies. Source: G4.5."""
    box = Box(rng)
    dealt = rng.randint(46, 70)
    piles = _table(box)
    number = rng.choice([number for number, pile in piles.items() if pile[0] in STRONG] or list(piles))
    goal = read_goal({"event": "recruited", "pile": number})
    return Made(mid_deal(box, dealt, piles), goal, slots={"card": piles[number][0]})


def claim_in_time(rng: Random) -> Made:
    """The start card has not shown; it shows after a few cards. Source: G4.1, G4.5."""
    box = Box(rng)
    dealt = rng.choice(_AT_THE_START)
    shows = rng.choice((1, 2, 3))
    piles = _table(box)
    grows = {(dealt + step) % PILES + 1 for step in range(shows + 1)}
    number = rng.choice([number for number in piles if number not in grows])
    goal = read_goal({"event": "recruited", "pile": number})
    setting = mid_deal(box, dealt - shows, piles, coming=6, starts_in=shows)
    return Made(setting, goal, slots={"pile": number})


def drive_away(rng: Random) -> Made:
    """A strong warrior has just come onto a rival's pile. Source: G4.4."""
    box = Box(rng)
    dealt = rng.randint(47, 72)
    piles = _table(box)
    number = (dealt - 1) % PILES + 1
    rival = rng.choice((1, 2))
    box.left.append(piles[number].pop())
    strong = box.one_of([kind for kind in STRONG if all(kind not in pile for pile in piles.values())])
    piles[number] = [RECRUIT + rival, strong]
    goal = read_goal({"all": [{"event": "deserted"}, {"removes": texts([strong]), "pile": number}]})
    return Made(mid_deal(box, dealt, piles), goal, slots={"name": NAMES[rival], "card": strong})


def first_of_two(rng: Random) -> Made:
    """Two recruit cards for two piles: one before and one after a card is dealt. Source: G4.5, G4.7a."""
    box = Box(rng)
    dealt = rng.randint(46, 70)
    piles = _table(box)
    growing = {dealt % PILES + 1, (dealt + 1) % PILES + 1}
    first, second = rng.sample([number for number in piles if number not in growing], 2)
    parts = [{"event": "recruited", "pile": first}, {"event": "recruited", "pile": second}]
    return Made(mid_deal(box, dealt, piles), read_goal({"all": parts}), slots={"first": first, "second": second})


def last_chance(rng: Random) -> Made:
    """All warriors lie; a pile that nobody has claimed, with a leader on top. Source: G4.8."""
    box = Box(rng)
    piles = _table(box)
    number = rng.choice(list(piles))
    leader = 3 * rng.randrange(len(RACES)) + LEADER
    for other, pile in piles.items():
        if other == number or pile == [leader]:
            box.left.append(pile.pop())
            pile.append(leader if other == number else box.draw(1, without=[leader])[0])
    if leader in box.left:
        box.left.remove(leader)
    others = rng.sample([other for other in piles if other != number], 2)
    for other, seat in zip(others, (1, 2), strict=True):
        piles[other] = [*piles[other], RECRUIT + seat]
    goal = read_goal({"all": [{"owns": number}, {"event": "recruited", "pile": number}]})
    return Made(mid_deal(box, WARRIORS, piles, coming=0), goal, slots={"card": leader})


def still_unclaimed(rng: Random) -> Made:
    """Two piles got the same warrior, and a rival has claimed one of them. Source: G4.9, G5.3."""
    box = Box(rng)
    dealt = rng.randint(46, 70)
    piles = _table(box)
    growing = {dealt % PILES + 1, (dealt + 1) % PILES + 1}
    theirs, free = rng.sample([number for number in piles if number not in growing], 2)
    rival = rng.choice((1, 2))
    box.left += [*piles[theirs], *piles[free]]
    kind = next(kind for kind in rng.sample(box.left, len(box.left)) if box.left.count(kind) > 1)
    box.take([kind, kind])
    piles[theirs], piles[free] = [kind, RECRUIT + rival], [kind]
    goal = read_goal({"all": [{"event": "recruited", "pile": free}, {"owns": free}]})
    return Made(mid_deal(box, dealt, piles), goal, slots={"card": kind, "name": NAMES[rival]})


GENERATORS: Final = {
    "claim-the-top": claim_the_top,
    "claim-in-time": claim_in_time,
    "drive-away": drive_away,
    "first-of-two": first_of_two,
    "last-chance": last_chance,
    "still-unclaimed": still_unclaimed,
}
