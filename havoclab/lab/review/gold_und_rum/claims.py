"""Ideas about claims and the favourite: what a pile brings or spoils, who comes first, whom a desertion card harms."""

from __future__ import annotations

from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import PASS, WAIT, Back, Desert, Recruit
from havoclab.gold_und_rum.bots.worth import strength_of_mercenaries
from havoclab.gold_und_rum.strength import TOO_MANY_LEADERS
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    DESERTION,
    GIANT,
    GOBLIN,
    LEADER,
    MACHINE,
    RACES,
    SIX,
    SPIES,
    TROLL,
)
from havoclab.lab.review.gold_und_rum.known import (
    army_after,
    army_of,
    brings,
    crewed,
    fighters,
    leaders,
    own_strength,
    pile_of,
    races_led,
)
from havoclab.lab.review.ideas import Detector, Idea

#: Warriors that are missed: mercenaries of some strength, and of the races sixes and leaders.
_STRONG: Final = frozenset({GIANT, TROLL, MACHINE, *(3 * race + kind for race in range(4) for kind in (SIX, LEADER))})


# --- what a pile spoils ---


def _second_leader(view: View, better: Action, other: Action) -> Idea | None:
    """A pile with a second leader: the army would not fight in that race's battle at all. Source: G7.5a."""
    if not isinstance(other, Recruit):
        return None
    spoiled, sound = army_after(view, other), army_after(view, better)
    for race in range(len(RACES)):
        if leaders(spoiled, race) >= TOO_MANY_LEADERS > leaders(sound, race):
            return Idea("second-leader", "G7.5a", {"pile": other.pile, "race": RACES[race]})
    return None


def _second_giant(view: View, better: Action, other: Action) -> Idea | None:
    """A pile with a giant too many: all of them are laid down. Source: G6.4."""
    if isinstance(other, Recruit) and army_after(view, other)[GIANT] > 1 >= army_after(view, better)[GIANT]:
        return Idea("second-giant", "G6.4", {"pile": other.pile})
    return None


def _claimed_already(view: View, better: Action, other: Action) -> Idea | None:
    """A recruit card above another one. Source: G5.3."""
    if not isinstance(other, Recruit) or pile_of(view, other.pile).owner < 0:
        return None
    if isinstance(better, Recruit) and pile_of(view, better.pile).owner >= 0:
        return None
    return Idea("claimed-already", "G5.3", {"pile": other.pile})


def _under_desertion(view: View, better: Action, other: Action) -> Idea | None:
    """A strong warrior that lies under a desertion card does not come along. Source: G5.2, G5.5."""
    if not isinstance(other, Recruit) or (isinstance(better, Recruit) and better.pile == other.pile):
        return None
    pile = view.table.piles[other.pile]
    gone = [pile[reading.target] for reading in pile_of(view, other.pile).readings if reading.target >= 0]
    card = next((card for card in gone if card in _STRONG), None)
    return Idea("under-desertion", "G5.2", {"pile": other.pile, "card": card}) if card is not None else None


def _without_crew(view: View, better: Action, other: Action) -> Idea | None:
    """A war machine for which there is no goblin. Source: G7.6."""
    if not isinstance(other, Recruit) or MACHINE not in brings(view, other):
        return None
    idle, less = (army[MACHINE] - crewed(army) for army in (army_after(view, other), army_after(view, better)))
    return Idea("without-crew", "G7.6", {"pile": other.pile}) if idle > less else None


# --- what a pile brings ---


def _leader_comes(view: View, better: Action, other: Action) -> Idea | None:
    """The one leader of a race that has warriors to double. Source: G7.5."""
    if not isinstance(better, Recruit):
        return None
    own, without = army_after(view, better), army_after(view, other)
    for race in range(len(RACES)):
        strength = own_strength(view, own, race)
        comes = 3 * race + LEADER in brings(view, better) and leaders(own, race) == 1 and fighters(own, race)
        if comes and strength > own_strength(view, without, race):
            return Idea("leader-comes", "G7.5", {"pile": better.pile, "race": RACES[race], "strength": strength})
    return None


def _crew_comes(view: View, better: Action, other: Action) -> Idea | None:
    """A goblin and a war machine come together. Source: G7.6."""
    if not isinstance(better, Recruit) or not {GOBLIN, MACHINE} & set(brings(view, better)):
        return None
    count = crewed(army_after(view, better))
    more = count > crewed(army_after(view, other))
    return Idea("crew-comes", "G7.6", {"pile": better.pile, "count": count}) if more else None


def _airship_comes(view: View, better: Action, other: Action) -> Idea | None:
    """The airship with at least one goblin to fly it. Source: G7.7."""
    if not isinstance(better, Recruit) or not {GOBLIN, AIRSHIP} & set(brings(view, better)):
        return None
    flies, stays = (army[AIRSHIP] and army[GOBLIN] for army in (army_after(view, better), army_after(view, other)))
    return Idea("airship-comes", "G7.7", {"pile": better.pile}) if flies and not stays else None


def _spy_comes(view: View, better: Action, other: Action) -> Idea | None:
    """A spy more. Source: G6.1."""
    if not isinstance(better, Recruit):
        return None
    more, fewer = (sum(kind in SPIES for kind in brings(view, action)) for action in (better, other))
    return Idea("spy-comes", "G6.1", {"pile": better.pile}) if more > fewer else None


def _race_grows(view: View, better: Action, other: Action) -> Idea | None:
    """The race that gains most by this pile. Source: G7.4."""
    if not isinstance(better, Recruit) or isinstance(other, Desert):
        return None
    own, without = army_after(view, better), army_after(view, other)
    gains = [own_strength(view, own, race) - own_strength(view, without, race) for race in range(len(RACES))]
    race = gains.index(max(gains))
    if gains[race] <= 0:
        return None
    strengths = {"strength": own_strength(view, own, race), "other": own_strength(view, without, race)}
    return Idea("race-grows", "G7.4", {"pile": better.pile, "race": RACES[race], **strengths})


# --- now or later ---


def _comes_first(view: View, better: Action, other: Action) -> Idea | None:
    """The lowest recruit card takes the pile, and others still hold some. Source: G5.3."""
    if not isinstance(better, Recruit) or other not in (WAIT, PASS) or pile_of(view, better.pile).owner >= 0:
        return None
    count = sum(held for seat, held in enumerate(view.table.recruits) if seat != view.seat)
    return Idea("comes-first", "G5.3", {"pile": better.pile, "count": count}) if count else None


def _set_aside(view: View, better: Action, other: Action) -> Idea | None:
    """A pile that nobody claims goes to nobody. Source: G5.4."""
    if isinstance(better, Recruit) and other is PASS and pile_of(view, better.pile).owner < 0:
        return Idea("set-aside", "G5.4", {"pile": better.pile})
    return None


def _more_to_come(view: View, better: Action, other: Action) -> Idea | None:
    """What is claimed later is claimed with more cards seen; a card is laid only once. Source: G4.5, G4.4."""
    count = len(view.table.deck)
    if better is not WAIT or not count:
        return None
    if isinstance(other, Desert):
        return Idea("desert-later", "G4.4", {"count": count})
    return Idea("more-to-come", "G4.5", {"count": count}) if isinstance(other, Recruit) else None


# --- desertion ---


def _goes_home(view: View, claim: Desert) -> tuple[int, int]:
    """Which warrior a desertion card would send home (-1: none), and whose pile it is. Source: G5.2-G5.2b, G5.6."""
    assert view.seat is not None, "an onlooker claims nothing"
    owner, _, readings = pile_of(view, claim.pile, DESERTION + view.seat)
    place = len(view.table.piles[claim.pile])
    target = next((reading.target for reading in readings if reading.place == place), -1)
    return (view.table.piles[claim.pile][target] if target >= 0 else -1), owner


def _deserts(view: View, better: Action, other: Action) -> Idea | None:
    """A warrior goes home: from a rival's pile, or one that ruins the seat's own army. Source: G5.2, G6.4, G7.5a."""
    if not isinstance(better, Desert) or view.seat is None:
        return None
    card, owner = _goes_home(view, better)
    slots = {"pile": better.pile, "card": card}
    if card < 0 or owner < 0:
        return None
    if owner != view.seat:
        return Idea("deserts-rival", "G5.2", slots)
    army = army_of(view, owner)
    if card < GOBLIN and card % 3 == LEADER and army[card] >= TOO_MANY_LEADERS:
        return Idea("deserts-leader", "G7.5a", {**slots, "race": RACES[card // 3]})
    return Idea("deserts-giant", "G6.4", slots) if card == GIANT and army[GIANT] > 1 else None


def _deserts_in_vain(view: View, better: Action, other: Action) -> Idea | None:
    """A desertion card that harms nobody, or its own player. Source: G5.2, G5.6."""
    if not isinstance(other, Desert):
        return None
    card, owner = _goes_home(view, other)
    if card < 0:
        return Idea("deserts-nobody", "G5.6", {"pile": other.pile})
    if owner < 0:
        return Idea("deserts-unclaimed", "G5.4", {"pile": other.pile, "card": card})
    return Idea("deserts-own", "G5.2", {"pile": other.pile, "card": card}) if owner == view.seat else None


def _last_desertion(view: View, better: Action, other: Action) -> Idea | None:
    """With the last warrior unused desertion cards are lost. Source: G4.6."""
    count = len(view.table.deck)
    if isinstance(better, Desert) and other is WAIT and 0 < count <= len(view.table.piles):
        return Idea("last-desertion", "G4.6", {"count": count})
    return None


# --- the favourite: G5.1, G8.2 ---


def _favourite(view: View, better: Action, other: Action) -> Idea | None:
    """What the piles bring the two armies, if all rules of piles and offices hold. Source: G7.5a, G8.2."""
    if not (isinstance(better, Back) and isinstance(other, Back)) or not view.options.holds("G5.1"):
        return None
    own, others = army_of(view, better.seat), army_of(view, other.seat)
    for race in range(len(RACES)):
        if leaders(others, race) >= TOO_MANY_LEADERS > leaders(own, race):
            return Idea("favourite-ruined", "G7.5a", {"race": RACES[race]})
    seats = view.table.others()
    led, less = races_led(view, seats, better.seat), races_led(view, seats, other.seat)
    if led > less:
        return Idea("favourite-leads", "G8.2", {"count": led, "other": less})
    strength, weaker = (strength_of_mercenaries(army, view.options) for army in (own, others))
    return Idea("favourite-hires", "G8.2", {"strength": strength, "other": weaker}) if strength > weaker else None


#: Asked in this order: what says most comes first.
DETECTORS: Final[tuple[Detector, ...]] = (
    _second_leader,
    _second_giant,
    _claimed_already,
    _under_desertion,
    _leader_comes,
    _crew_comes,
    _airship_comes,
    _comes_first,
    _race_grows,
    _spy_comes,
    _set_aside,
    _without_crew,
    _deserts,
    _deserts_in_vain,
    _last_desertion,
    _more_to_come,
    _favourite,
)
