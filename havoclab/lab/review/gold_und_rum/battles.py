"""Ideas about spies, the chancellor's races, mercenaries, the commando and the airship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import HOLD, Ask, Fly, March, Send, Strike, StrikeOwn
from havoclab.gold_und_rum.combat import strength_of
from havoclab.gold_und_rum.scoring import POINTS
from havoclab.gold_und_rum.strength import TOO_MANY_LEADERS, strength
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import AIRSHIP, GIANT, GOBLIN, LEADER, MACHINE, RACES, backs
from havoclab.lab.review.actions import steps_of
from havoclab.lab.review.gold_und_rum.known import crewed, fighters, leaders, own_strength
from havoclab.lab.review.ideas import Detector, Idea

# --- what a battle pays: G8.1 ---


def _pays(view: View) -> int:
    return POINTS[len(view.table.fought)]


def _pays_later(view: View) -> int:
    """What the dearest battle pays that is still to come; 0 after this one."""
    return max(POINTS[len(view.table.fought) + 1 :], default=0)


def _battles_left(view: View) -> int:
    return len(POINTS) - len(view.table.fought) - 1


# --- spies: G6 ---


def _asks_in_vain(view: View, better: Action, other: Action) -> Idea | None:
    """A card that is not in the hand that is asked. Source: G6.1."""
    if isinstance(better, Ask) and isinstance(other, Ask) and _has(view, better) and not _has(view, other):
        return Idea("asks-in-vain", "G6.1", {"card": other.card})
    return None


def _has(view: View, question: Ask) -> bool:
    return view.table.armies[question.seat][question.card] > 0


def _after_question(view: View, action: Action) -> list[int]:
    """The seat's army once its question is answered. Source: G6.1, G6.2."""
    assert view.seat is not None, "an onlooker asks nothing"
    army, table = view.table.armies[view.seat][:], view.table
    if isinstance(action, Ask) and table.armies[action.seat][action.card] > table.stolen[action.seat][action.card]:
        army[action.card] += 1
    return army


def _spy_spoils(view: View, better: Action, other: Action) -> Idea | None:
    """A second leader or a second giant that a spy would fetch. Source: G6.4, G7.5a."""
    if not isinstance(other, Ask):
        return None
    own, spoiled = _after_question(view, better), _after_question(view, other)
    if spoiled[GIANT] > 1 >= own[GIANT]:
        return Idea("spy-second-giant", "G6.4")
    for race in range(len(RACES)):
        if leaders(spoiled, race) >= TOO_MANY_LEADERS > leaders(own, race):
            return Idea("spy-second-leader", "G7.5a", {"race": RACES[race]})
    return None


def _spy_helps(view: View, better: Action, other: Action) -> Idea | None:
    """A leader for warriors that have none, or what a war machine lacks. Source: G7.5, G7.6."""
    if not isinstance(better, Ask):
        return None
    own, without = _after_question(view, better), _after_question(view, other)
    race = better.card // 3
    if better.card < GOBLIN and better.card % 3 == LEADER and leaders(own, race) == 1 and fighters(own, race):
        strengths = {"strength": own_strength(view, own, race), "other": own_strength(view, without, race)}
        if strengths["strength"] > strengths["other"]:
            return Idea("spy-leader", "G7.5", {"race": RACES[race], **strengths})
    if better.card in (GOBLIN, MACHINE) and crewed(own) > crewed(without):
        return Idea("spy-crew", "G7.6", {"card": better.card})
    return None


def _spy_robs(view: View, better: Action, other: Action) -> Idea | None:
    """What the one who is asked loses. Source: G6.1, G7.4."""
    if not isinstance(better, Ask) or better.card >= GOBLIN or not _has(view, better):
        return None
    race, army = better.card // 3, view.table.armies[better.seat][:]
    before = own_strength(view, army, race)
    army[better.card] -= 1
    after = own_strength(view, army, race)
    if after >= before:
        return None
    return Idea("spy-robs", "G6.1", {"card": better.card, "race": RACES[race], "strength": after, "other": before})


# --- the race that fights: G7.1, G8.2 ---


def _race(view: View, better: Action, other: Action) -> Idea | None:
    """Where the favourite is far ahead much should be paid. Source: G8.1, G8.2."""
    table = view.table
    if not (isinstance(better, March) and isinstance(other, March)) or table.favourite < 0:
        return None
    (strong, rival), (less, more) = (_favourite_in(view, march.race) for march in (better, other))
    slots = {"points": _pays(view), "later": _pays_later(view)}
    if strong - rival > less - more and _pays(view) >= _pays_later(view):
        return Idea("race-dear", "G8.1", {**slots, "race": RACES[better.race], "strength": strong, "rival": rival})
    if strong - rival < less - more and _pays(view) < _pays_later(view):
        return Idea("race-saved", "G8.1", {**slots, "race": RACES[other.race], "strength": less, "rival": more})
    return None


def _favourite_in(view: View, race: int) -> tuple[int, int]:
    """The strength of a race in the favourite's hand, and the best of the others'. Source: G7.4."""
    table = view.table
    found = {seat: own_strength(view, table.armies[seat], race) for seat in table.others()}
    return found[table.favourite], max(found[seat] for seat in found if seat != table.favourite)


# --- mercenaries: G7.2 ---


def _sends(action: Action) -> list[int]:
    return [step.card for step in steps_of(action) if isinstance(step, Send)]


def _sent_after(view: View, action: Action) -> list[int]:
    """What lies in the seat's army once it has done this."""
    assert view.seat is not None, "an onlooker sends nothing"
    army = view.table.sent[view.seat][:]
    for card in _sends(action):
        army[card] += 1
    return army


def _strength(view: View, army: Sequence[int]) -> int:
    options = view.options
    return strength(army, view.table.race, leader_factor=options.leader_factor, without=options.without)


def _is_band(view: View) -> bool:
    return view.table.kind == "mercenaries"


def _nothing_counts(view: View, better: Action, other: Action) -> Idea | None:
    """Mercenaries beside two leaders. Source: G7.5a."""
    more = len(_sends(other)) > len(_sends(better))
    if _is_band(view) and more and leaders(_sent_after(view, other), view.table.race) >= TOO_MANY_LEADERS:
        return Idea("nothing-counts", "G7.5a")
    return None


def _crews(view: View, better: Action, other: Action) -> Idea | None:
    """War machines that fight with a crew, or without one. Source: G7.6."""
    if not _is_band(view):
        return None
    sent, otherwise = _sent_after(view, better), _sent_after(view, other)
    if otherwise[MACHINE] - crewed(otherwise) > sent[MACHINE] - crewed(sent):
        return Idea("machine-idle", "G7.6", {"count": otherwise[MACHINE] - crewed(otherwise)})
    return Idea("machine-crewed", "G7.6", {"count": crewed(sent)}) if crewed(sent) > crewed(otherwise) else None


def _crew_of_airship(view: View, better: Action, other: Action) -> Idea | None:
    """The last goblin goes, and the airship can't fly any more. Source: G7.7."""
    if not _is_band(view) or view.seat is None:
        return None
    army = view.table.armies[view.seat]
    if army[AIRSHIP] and _sends(other).count(GOBLIN) == army[GOBLIN] > _sends(better).count(GOBLIN):
        return Idea("airship-crew", "G7.7")
    return None


def _beats_shown(view: View, better: Action, other: Action) -> Idea | None:
    """With one way of sending the army is at least as strong as any race's warriors that lie there. Source: G7.4."""
    if not _is_band(view):
        return None
    table = view.table
    rivals = [own_strength(view, table.sent[seat], table.race) for seat in table.others() if seat != view.seat]
    mine, less = _strength(view, _sent_after(view, better)), _strength(view, _sent_after(view, other))
    if mine >= max(rivals) > less:
        return Idea("beats-shown", "G7.4", {"strength": mine, "other": less, "rival": max(rivals)})
    return None


def _sends_more(view: View, better: Action, other: Action) -> Idea | None:
    """More strength now: nothing later pays more, or nothing comes later. Source: G7.9, G8.1."""
    mine, less = _strength(view, _sent_after(view, better)), _strength(view, _sent_after(view, other))
    if not _is_band(view) or mine <= less:
        return None
    strengths = {"strength": mine, "other": less}
    if not _battles_left(view):
        return Idea("last-battle", "G7.9", strengths)
    if _pays(view) >= _pays_later(view):
        return Idea("pays-now", "G8.1", {**strengths, "points": _pays(view)})
    return Idea("stronger", "G7.4", strengths)


def _sends_fewer(view: View, better: Action, other: Action) -> Idea | None:
    """Mercenaries kept for later battles. Source: G7.9, G8.1."""
    count = len(_sends(other)) - len(_sends(better))
    if not _is_band(view) or count <= 0 or not _battles_left(view):
        return None
    if _pays(view) < _pays_later(view):
        return Idea("kept-for-dearer", "G8.1", {"points": _pays(view), "later": _pays_later(view), "count": count})
    return Idea("kept", "G7.9", {"count": count, "battles": _battles_left(view)})


# --- the commando: G7.3 ---


def _strikes(view: View, better: Action, other: Action) -> Idea | None:
    """One's own second leader, or the stronger of two armies. Source: G7.3, G7.5a."""
    table = view.table
    if isinstance(better, StrikeOwn) and view.seat is not None:
        army = table.sent[view.seat][:]
        army[better.card] -= 1
        now, freed = _strength(view, table.sent[view.seat]), _strength(view, army)
        return Idea("strikes-own-leader", "G7.5a", {"strength": freed}) if freed > now == 0 else None
    if isinstance(better, Strike) and isinstance(other, Strike) and better.seat != other.seat:
        struck, spared = (own_strength(view, table.sent[seat], table.race) for seat in (better.seat, other.seat))
        if struck > spared:
            return Idea("strikes-stronger", "G7.3", {"strength": struck, "other": spared})
    return None


def _strikes_one_of(view: View, better: Action, other: Action) -> Idea | None:
    """Of cards with equal backs chance takes one. Source: G7.3a."""
    if not isinstance(better, Strike) or other is not HOLD:
        return None
    table = view.table
    race = own_strength(view, table.sent[better.seat], table.race)
    lying = backs(table.sent[better.seat])[better.back] or view.sent[better.seat]
    return Idea("strikes-one-of", "G7.3a", {"count": lying, "strength": race})


def _once(view: View, better: Action, other: Action) -> Idea | None:
    """Commando and airship do their work once: now, or in a battle to come. Source: G7.3, G7.7, G8.1."""
    kind = {"commando": ("commando", "G7.3"), "airship": ("airship", "G7.7")}.get(view.table.kind)
    if kind is None:
        return None
    name, rule = kind
    left = _battles_left(view)
    if better is HOLD:
        return Idea(f"{name}-later", rule, {"count": left}) if left else None
    if other is HOLD and not left:
        return Idea(f"{name}-last", rule)
    if other is HOLD and _pays(view) >= _pays_later(view):
        return Idea(f"{name}-pays", "G8.1", {"points": _pays(view)})
    return None


# --- the airship: G7.7 ---


def _flight(view: View, better: Action, other: Action) -> Idea | None:
    """All strengths are known: what the flight changes can be counted. Source: G7.4, G7.7."""
    table = view.table
    if table.kind != "airship" or view.seat is None:
        return None
    rival = max(strength_of(table, seat) for seat in table.others() if seat != view.seat)
    mine, less = (
        strength_of(table, view.seat, action.goblins if isinstance(action, Fly) else -1) for action in (better, other)
    )
    if mine >= rival > less and mine:
        return Idea("flight-wins", "G7.7", {"strength": mine, "rival": rival})
    if isinstance(other, Fly) and less < rival and better is HOLD:
        return Idea("flight-in-vain", "G7.7", {"strength": less, "rival": rival})
    if isinstance(other, Fly) and better is HOLD and mine > rival:
        return Idea("flight-needless", "G7.7", {"strength": mine, "rival": rival})
    if isinstance(better, Fly) and isinstance(other, Fly) and better.goblins < other.goblins:
        return Idea("fewer-fly", "G7.7", {"count": other.goblins - better.goblins})
    return None


#: Asked in this order: what says most comes first.
DETECTORS: Final[tuple[Detector, ...]] = (
    _asks_in_vain,
    _spy_spoils,
    _spy_helps,
    _spy_robs,
    _race,
    _nothing_counts,
    _crews,
    _crew_of_airship,
    _beats_shown,
    _sends_more,
    _sends_fewer,
    _strikes,
    _flight,
    _once,
    _strikes_one_of,
)
