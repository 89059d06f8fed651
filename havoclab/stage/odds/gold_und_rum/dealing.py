"""What the deal may still bring, as bars. Source: G4.1, G4.1a, G4.2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.options import MOST_PILES
from havoclab.gold_und_rum.rounds import start_card_places
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import (
    FIRST_SPY,
    GOBLIN,
    KINDS,
    LEADER,
    MERCENARIES,
    RACES,
    SIX,
    SPIES,
    TWO,
    kinds_of,
)
from havoclab.lab.odds.gold_und_rum import cards_to_come, comes, poisoned, start_shows
from havoclab.stage.odds.parts import Answer, Question, bar_of, menu
from havoclab.stage.scene import Bar, FormField

#: Which of the cards to come can be asked about.
PLACES: Final = ("next", "round", "rest", *(f"pile-{number}" for number in range(1, MOST_PILES + 1)))

_EVERY_RACE: Final = {
    message: tuple(3 * race + face for race in range(len(RACES)))
    for message, face in (("odds-any-leader", LEADER), ("odds-any-six", SIX), ("odds-any-two", TWO))
}


def _one_by_one(kinds: range) -> dict[str, tuple[int, ...]]:
    return {f"card-{KINDS[kind]}": (kind,) for kind in kinds}


#: Which warriors can be asked about: for each bar its message, and what counts for it.
SORTS: Final[Mapping[str, Mapping[str, tuple[int, ...]]]] = {
    "all": {**_EVERY_RACE, **_one_by_one(range(GOBLIN, FIRST_SPY)), "odds-any-spy": tuple(SPIES)},
    **{race: _one_by_one(kinds_of(index)) for index, race in enumerate(RACES)},
    "mercenaries": _one_by_one(MERCENARIES),
    "spies": _one_by_one(SPIES),
}
#: The rules that say whose a pile is, and that no later card changes that.
_OWNERSHIP: Final = ("G5.2", "G5.2a", "G5.3", "G5.3a")
#: The rules that make poison of a second leader and a second giant.
_POISON: Final = ("G5.2", "G6.4", "G7.5a")
#: Most bars that tell when recruitment begins.
_MOST_BARS: Final = 9


def deal_menus(question: Question, view: View, say: Words) -> list[FormField]:
    """Which cards, and which warriors."""
    piles = [f"pile-{number}" for number in range(1, len(view.table.piles) + 1)]
    places = {place: say(f"odds-where-{place}") for place in PLACES[:3]}
    places |= {place: say("odds-where-pile", pile=number) for number, place in enumerate(piles, 1)}
    sorts = {sort: say(f"race-{sort}" if sort in RACES else f"odds-sort-{sort}") for sort in SORTS}
    return [
        menu("where", question.choice("where", tuple(places)), places, say),
        menu("sort", question.choice("sort", tuple(sorts)), sorts, say),
    ]


def what_comes(question: Question, view: View, say: Words) -> Answer:
    """How likely such warriors come: next, soon, at all, or onto one pile. Source: G4.2."""
    piles = len(view.table.piles)
    place = question.choice("where", PLACES[: 3 + piles])
    sorts = SORTS[question.choice("sort", tuple(SORTS))]
    left = len(view.table.deck)
    pile = PLACES.index(place) - 3
    cards = cards_to_come(view, pile) if pile >= 0 else {"next": 1, "round": min(piles, left), "rest": left}[place]
    bars: list[Bar] = []
    if cards:
        bars = [
            bar_of(comes(view, kinds, cards, by_heart=question.by_heart), say(message), say)
            for message, kinds in sorts.items()
        ]
    if pile < 0:
        told = say("odds-comes", cards=cards, left=left)
    else:
        told = say("odds-comes-onto", pile=pile + 1, cards=cards)
    if pile >= 0 and all(map(view.options.holds, _OWNERSHIP)):
        told = say("odds-note", told=told, how=_whose(question, view, pile, say))
    if pile >= 0 and question.by_heart and all(map(view.options.holds, _POISON)):
        bars.append(bar_of(poisoned(view, pile), say("odds-poisoned"), say, tone="bad", note=say("odds-poisoned-why")))
    how = say("odds-dealt-by-heart" if question.by_heart else "odds-dealt-open")
    return Answer(bars, say("odds-note", told=told, how=how))


def _whose(question: Question, view: View, pile: int, say: Words) -> str:
    """Whose the pile is: what still comes changes nothing in that. Source: G5.2a, G5.3, G5.4."""
    if not question.by_heart:
        return say("odds-pile-lowest")
    owner = read_pile(view.table.piles[pile])[0]
    if owner < 0:
        return say("odds-pile-nobodys")
    return say("odds-pile-yours") if owner == view.seat else say("odds-pile-theirs", name=question.names[owner])


def start(_: Question, view: View, say: Words) -> Answer:
    """How likely the start card shows before each of the cards to come. Source: G4.1, G4.1a."""
    dealt = view.table.dealt
    places = start_card_places(view.options)
    under = range(max(dealt, places.start), places.stop)
    step = -(-len(under) // _MOST_BARS)
    bars = [
        bar_of(start_shows(view, lying + 1 - dealt), say("odds-start-before", number=lying + 1), say)
        for lying in reversed(under[::-step])
    ]
    told = say("odds-start", least=places.start, most=places.stop - 1, places=len(places))
    return Answer(bars, say("odds-note", told=told, how=say("odds-start-counted")))
