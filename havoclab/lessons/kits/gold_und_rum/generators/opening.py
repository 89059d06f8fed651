"""Fresh positions and questions about the opening of the piles. Source: G5."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Final

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.warriors import DESERTION, GOBLIN, RECRUIT, WARRIORS
from havoclab.lessons.kits.gold_und_rum.generators.box import PILES, STRONG, Box, mid_deal, tops
from havoclab.lessons.kits.gold_und_rum.generators.games import from_play
from havoclab.lessons.kits.gold_und_rum.goals import read_goal
from havoclab.lessons.kits.gold_und_rum.questions import what_is_left, who_gets, whose_pile
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, texts
from havoclab.lessons.kits.gold_und_rum.setting import lay_out
from havoclab.lessons.made import Made
from havoclab.lessons.whole_games import ANSWERS

#: Those who may lay something where the last of four deals.
_PLAYERS: Final = NAMES[:3]

# --- questions about a pile that lies open card by card ---


def _warriors(rng: Random, number: int) -> list[int]:
    """So many different warriors in random order."""
    return tops(Box(rng), number)


def _recruits(rng: Random, number: int) -> list[int]:
    """Recruit cards of so many players."""
    return [RECRUIT + seat for seat in rng.sample(range(len(_PLAYERS)), number)]


def _desertion(rng: Random) -> int:
    return DESERTION + rng.randrange(len(_PLAYERS))


def whose(rng: Random) -> Made:
    """Recruit cards of two or three players in a pile, now and then none. Source: G5.3, G5.4."""
    pile = _warriors(rng, rng.randint(4, 6))
    for entry in _recruits(rng, rng.choice((0, 2, 2, 2, 3))):
        pile.insert(rng.randint(1, len(pile)), entry)
    return Made(asked=whose_pile(pile, _PLAYERS))


def gets_above(rng: Random) -> Made:
    """A warrior above two recruit cards: the upper one does nothing. Source: G5.3a."""
    warriors = _warriors(rng, rng.randint(4, 6))
    first, second = _recruits(rng, 2)
    card = warriors[-1]
    low = rng.randint(1, len(warriors) - 2)
    high = rng.randint(low + 1, len(warriors) - 1)
    pile = [*warriors[:low], first, *warriors[low:high], second, *warriors[high:]]
    return Made(asked=who_gets(pile, card, _PLAYERS), slots={"card": card})


def gets_from_unclaimed(rng: Random) -> Made:
    """A warrior of a pile with desertion cards, of which some have a recruit card too. Source: G5.4."""
    warriors = _warriors(rng, rng.randint(4, 6))
    card = warriors[-1]
    pile = [*warriors[:2], _desertion(rng), *warriors[2:]]
    if rng.random() < 1 / 3:
        pile.insert(rng.randint(1, len(pile)), *_recruits(rng, 1))
    return Made(asked=who_gets(pile, card, _PLAYERS), slots={"card": card})


def gets_deserter(rng: Random) -> Made:
    """A warrior with a desertion card on it, or one beside it. Source: G5.5."""
    warriors = _warriors(rng, rng.randint(4, 6))
    place = rng.randrange(1, len(warriors) - 1)
    card = warriors[place] if rng.random() < 2 / 3 else warriors[place + 1]
    pile = [*warriors[: place + 1], _desertion(rng), *warriors[place + 1 :]]
    low = rng.choice([at for at in range(1, len(pile) + 1) if at != place + 1])
    pile.insert(low, *_recruits(rng, 1))
    return Made(asked=who_gets(pile, card, _PLAYERS), slots={"card": card})


def _over_a_warrior(warriors: Sequence[int], place: int, rng: Random) -> list[int]:
    """A desertion card right on a warrior. Source: G5.2."""
    pile = [*warriors[:place], _desertion(rng), *warriors[place:]]
    pile.insert(rng.choice([at for at in range(1, len(pile) + 1) if at != place]), *_recruits(rng, 1))
    return pile


def _over_a_recruit_card(warriors: Sequence[int], place: int, rng: Random) -> list[int]:
    """A desertion card on recruit cards. Source: G5.2a."""
    return [*warriors[:place], *_recruits(rng, rng.choice((1, 2))), _desertion(rng), *warriors[place:]]


def _over_a_desertion(warriors: Sequence[int], place: int, rng: Random) -> list[int]:
    """A desertion card on another one, now and then with a recruit card between them. Source: G5.2b."""
    between = _recruits(rng, rng.choice((0, 1)))
    pile = [*warriors[:place], _desertion(rng), *between, _desertion(rng), *warriors[place:]]
    return pile if between else [*pile[:-1], *_recruits(rng, 1), pile[-1]]


def _at_the_bottom(warriors: Sequence[int], place: int, rng: Random) -> list[int]:
    """A desertion card under all warriors. Source: G5.6."""
    return [_desertion(rng), *warriors[:place], *_recruits(rng, 1), *warriors[place:]]


def _in_any_way(warriors: Sequence[int], place: int, rng: Random) -> list[int]:
    """A desertion card that works, or works through recruit cards, or does nothing. Source: G5.2-G5.2b, G5.6."""
    ways = (_over_a_warrior, _over_a_recruit_card, _over_a_desertion, _at_the_bottom)
    return rng.choice(ways)(warriors, place, rng)


def _readings(pile: Sequence[int]) -> list[list[int]]:
    """What is left in a pile by the rules, and then by ways of misreading it, each once."""
    without: tuple[Collection[str], ...] = ((), ("G5.2b",), ("G5.2a",), ("G5.2",))
    places = [read_pile(pile, rules)[1] for rules in without]
    above = {next((up for up in range(at, len(pile)) if pile[up] < RECRUIT), -1) for at in _places_of_desertions(pile)}
    warriors = [place for place, entry in enumerate(pile) if entry < RECRUIT]
    owning = next(place for place, entry in enumerate(pile) if RECRUIT <= entry < DESERTION)
    places += [
        [place for place in warriors if place not in above],
        warriors,
        [place for place in warriors if place > owning and place in places[0]],
        [place for place in warriors if place < owning and place in places[0]],
        warriors[1:],
        warriors[:-1],
    ]
    found = [[pile[place] for place in left] for left in places]
    return [left for number, left in enumerate(found) if left not in found[:number]]


def _places_of_desertions(pile: Sequence[int]) -> list[int]:
    return [place for place, entry in enumerate(pile) if entry >= DESERTION]


def left_where(lay: Callable[[Sequence[int], int, Random], list[int]]) -> Callable[[Random], Made]:
    """A generator: which warriors are left in a pile with cards laid like this? Source: G5.2-G5.2b, G5.6."""

    def generate(rng: Random) -> Made:
        warriors = _warriors(rng, rng.randint(4, 5))
        pile = lay(warriors, rng.randint(2, len(warriors) - 1), rng)
        right, *others = _readings(pile)
        among = rng.sample([right, *others[: ANSWERS - 1]], ANSWERS)
        return Made(asked=what_is_left(pile, among))

    return generate


# --- choices at the table ---


def _table(box: Box) -> dict[int, list[int]]:
    """The tops of all piles, each of another kind, by the piles' numbers."""
    return {number: [top] for number, top in enumerate(tops(box, PILES), 1)}


def _strong_one(box: Box, piles: dict[int, list[int]], number: int) -> int:
    """A strong warrior that no other pile shows, in place of the top of this one."""
    box.left.append(piles[number].pop())
    return box.one_of([kind for kind in STRONG if all(kind not in pile for pile in piles.values())])


def drive_through(rng: Random) -> Made:
    """A rival has laid a recruit card right on a strong warrior, or two rivals have. Source: G5.2a."""
    box = Box(rng)
    dealt = rng.randint(47, 72)
    piles = _table(box)
    number = rng.choice(list(piles))
    strong = _strong_one(box, piles, number)
    rivals = rng.sample((1, 2), rng.choice((1, 2)))
    piles[number] = [strong, *(RECRUIT + rival for rival in rivals)]
    goal = read_goal({"all": [{"event": "deserted"}, {"removes": texts([strong]), "pile": number}]})
    slots = {"name": NAMES[rivals[-1]], "pile": number, "card": strong}
    return Made(mid_deal(box, dealt, piles), goal, slots=slots)


def where_it_works(rng: Random) -> Made:
    """The same warrior lies on two piles, on one of them under a desertion card. Source: G5.2b."""
    box = Box(rng)
    dealt = rng.randint(47, 72)
    piles = _table(box)
    theirs, free = rng.sample(list(piles), 2)
    rival, other = rng.sample((1, 2), 2)
    box.left += [*piles[theirs], *piles[free]]
    shown = {pile[0] for number, pile in piles.items() if number not in (theirs, free)}
    kinds = [kind for kind in STRONG if box.left.count(kind) > 1 and kind not in shown]
    kind = rng.choice(kinds or [GOBLIN])
    box.take([kind, kind])
    piles[theirs], piles[free] = [RECRUIT + rival, kind, DESERTION + other], [RECRUIT + rival, kind]
    goal = read_goal({"all": [{"event": "deserted"}, {"removes": texts([kind]), "pile": free}]})
    first, second = sorted((theirs, free))
    slots = {"card": kind, "name": NAMES[rival], "other": NAMES[other], "first": first, "second": second}
    return Made(mid_deal(box, dealt, piles), goal, slots=slots)


def _all_claimed(box: Box, dealer: int, free: int) -> dict[int, list[int]]:
    """After the last warrior: the players' recruit cards lie on top of piles, but not of this one."""
    piles = _table(box)
    cards = [RECRUIT + seat for seat in range(4) if seat != dealer for _ in range(2)]
    others = box.rng.sample([number for number in piles if number != free], len(cards))
    for number, entry in zip(others, cards, strict=True):
        piles[number] = [*piles[number], entry]
    return piles


def leave_it_aside(rng: Random) -> Made:
    """One recruit card is left, the learner's; nobody is to get the warriors of an unclaimed pile. Source: G5.4."""
    box = Box(rng)
    number = rng.randint(1, PILES)
    piles = _all_claimed(box, 3, number)
    mine = rng.choice([place for place, pile in piles.items() if pile[-1] == RECRUIT])
    piles[mine].pop()
    strong = _strong_one(box, piles, number)
    piles[number] = [strong]
    goal = read_goal({"event": "pile-aside", "pile": number, "anybody": True})
    return Made(mid_deal(box, WARRIORS, piles, coming=0), goal, slots={"card": strong, "pile": number})


def back_the_owner(rng: Random) -> Made:
    """The learner is chancellor; the favourite is to be the one whose recruit card lies on a pile. Source: G5.1."""
    box = Box(rng)
    piles = _all_claimed(box, 0, 0)
    number = rng.choice([place for place, pile in piles.items() if pile[-1] >= RECRUIT])
    owner = piles[number][-1] - RECRUIT
    position = {"kind": "favourite", "seat": 0, "desertions": [0] * 4}
    setting = mid_deal(box, WARRIORS, piles, coming=0, chancellor=0, position=position)
    return Made(setting, read_goal({"state": {"favourite": owner}}), slots={"pile": number})


def _naming(rng: Random) -> State:
    """All recruit cards lie, and whoever dealt names a favourite."""
    box, dealer = Box(rng), rng.randrange(4)
    position = {"kind": "favourite", "seat": dealer, "desertions": [0] * 4}
    piles = _all_claimed(box, dealer, 0)
    return lay_out(mid_deal(box, WARRIORS, piles, coming=0, chancellor=dealer, position=position), rng.getrandbits(16))


GENERATORS: Final = {
    "name-favourite": from_play("G5.1", "may_not", begin=_naming, steps=1),
    "back-the-owner": back_the_owner,
    "left-in-pile": left_where(_in_any_way),
    "left-under": left_where(_over_a_warrior),
    "left-through": left_where(_over_a_recruit_card),
    "left-twice": left_where(_over_a_desertion),
    "left-at-bottom": left_where(_at_the_bottom),
    "drive-through": drive_through,
    "where-it-works": where_it_works,
    "whose-pile": whose,
    "gets-above": gets_above,
    "gets-unclaimed": gets_from_unclaimed,
    "gets-deserter": gets_deserter,
    "leave-aside": leave_it_aside,
}
