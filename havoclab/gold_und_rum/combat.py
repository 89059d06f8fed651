"""G7 - combat: four battles, one for each race."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.gold_und_rum import scoring
from havoclab.gold_und_rum.actions import (
    DONE,
    FLY,
    HOLD,
    MARCH,
    SEND,
    STRIKE,
    STRIKE_OWN,
    Army,
    Done,
    Fly,
    Hold,
    March,
    Send,
    Strike,
    StrikeOwn,
)
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.refusals import Refusal, switched_off
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    BACK,
    COMMANDO,
    FIRST_SPY,
    GOBLIN,
    LEADER,
    MERCENARIES,
    RACES,
    SENDABLE,
    backs,
    empty,
    kinds_of,
    listed,
)

# --- the race: G7.1 ---


def name_next_race(position: Position, events: list[Event]) -> None:
    """The chancellor names the next race; the last one left needs no choice. Source: G7.1, G7.1c."""
    left = [race for race in range(len(RACES)) if race not in position.fought]
    if len(left) == 1 or not position.holds("G7.1"):
        _march(position, left[0], events, automatic=True)
    else:
        position.kind, position.seat = "race", position.chancellor


def legal_race(position: Position) -> Sequence[Action]:
    """Any race that was not fought yet. Source: G7.1."""
    return [MARCH[race] for race in range(len(RACES)) if race not in position.fought]


def refuse_race(position: Position, action: Action) -> Refusal | None:
    """Why the chancellor can't do this when a race is due."""
    near = legal_race(position)[0]
    if not isinstance(action, March):
        return Refusal("G7.1", "name-a-race", nearest=near)
    if action.race in position.fought:
        return Refusal("G7.1", "fought-already", {"race": RACES[action.race]}, near)
    return None


def carry_out_race(position: Position, action: Action, events: list[Event]) -> None:
    """All warriors of the race go, both leaders too, face down. Source: G7.1, G7.1b."""
    assert isinstance(action, March)
    _march(position, action.race, events, automatic=False)


def _march(position: Position, race: int, events: list[Event], *, automatic: bool) -> None:
    position.race = race
    battle = len(position.fought) + 1
    facts = {"race": RACES[race], "battle": battle}
    rule = "G7.1c" if automatic else "G7.1"
    events.append(Event("race-named", rule, position.chancellor, facts, automatic=automatic))
    for seat in position.others():
        army, sent = position.armies[seat], position.sent[seat]
        number = 0
        for kind in kinds_of(race):
            number += army[kind]
            sent[kind], army[kind] = army[kind], 0
        leader = kinds_of(race)[LEADER]
        if sent[leader] > 1 and not position.holds("G7.1b"):
            number -= 1
            sent[leader], army[leader] = 1, 1
        events.append(Event("marched", "G7.1", seat, {"cards": number}, automatic=True))
    _ask_for_mercenaries(position, 0, events)


# --- mercenaries: G7.2 ---


def order_of_battle(position: Position) -> list[int]:
    """The seats in the order in which they add mercenaries. Source: G7.2, G7.2a."""
    others = position.others()
    first = len(position.fought) % len(others) if position.holds("G7.2a") else 0
    return others[first:] + others[:first]


def _ask_for_mercenaries(position: Position, first: int, events: list[Event]) -> None:
    """Ask the next who holds a mercenary: all see that by the backs, but not which. Source: G7.2."""
    for seat in order_of_battle(position)[first:] if position.holds("G7.2") else ():
        alone = not position.holds("G7.1a") and not any(position.sent[seat])
        if not alone and any(position.armies[seat][kind] for kind in MERCENARIES):
            position.kind, position.seat = "mercenaries", seat
            return
    _ask_commando(position, events)


def legal_mercenaries(position: Position) -> Sequence[Action]:
    """One more mercenary, or no more. Source: G7.2, G7.8."""
    army = position.armies[position.seat]
    return [DONE, *(SEND[kind] for kind in SENDABLE if army[kind])]


def refuse_mercenaries(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done when mercenaries are added."""
    if isinstance(action, Done):
        return None
    if isinstance(action, Send):
        return _refuse_send(position, action.card)
    if isinstance(action, Army):
        return _refuse_army(position, action)
    return Refusal("G7.2", "mercenaries-now", nearest=DONE)


def _refuse_send(position: Position, card: int) -> Refusal | None:
    seat = position.seat
    near = legal_mercenaries(position)[-1]
    if card in SENDABLE:
        if position.armies[seat][card]:
            return None
        return Refusal("G7.2", "not-in-hand", {"card": card}, near)
    if card == AIRSHIP:
        return Refusal("G7.8", "airship-joins-later", nearest=near)
    if card == COMMANDO:
        return Refusal("G7.3", "commando-strikes-later", nearest=near)
    if card >= FIRST_SPY:
        return Refusal("G7.2b", "spies-never-fight", nearest=near)
    if card in kinds_of(position.race):
        reason = "has-marched-already" if position.sent[seat][card] else "not-in-hand"
        return Refusal("G7.1", reason, {"card": card}, near)
    return Refusal("G7.1a", "another-race", {"card": card, "race": RACES[position.race]}, near)


def _refuse_army(position: Position, action: Army) -> Refusal | None:
    """The whole army at once: all warriors of the race must be in it. Source: G7.1, G7.2."""
    seat = position.seat
    named = empty()
    for card in action.cards:
        named[card] += 1
    sent = position.sent[seat]
    for kind in kinds_of(position.race):
        if named[kind] < sent[kind]:
            return Refusal("G7.1", "warrior-at-home", {"card": kind}, _whole(position, named))
        if named[kind] > sent[kind]:
            return Refusal("G7.2", "not-in-hand", {"card": kind}, _whole(position, named))
    for kind, number in enumerate(named):
        if number and kind not in kinds_of(position.race):
            if kind not in SENDABLE:
                why = _refuse_send(position, kind)
                assert why is not None, "what can't be sent is refused"
                return Refusal(why.rule, why.reason, why.slots, _whole(position, named))
            if number > sent[kind] + position.armies[seat][kind]:
                return Refusal("G7.2", "not-in-hand", {"card": kind}, _whole(position, named))
            if number < sent[kind]:
                return Refusal("G7.2", "lies-already", {"card": kind}, DONE)
    for kind in SENDABLE:
        if named[kind] < sent[kind]:
            return Refusal("G7.2", "lies-already", {"card": kind}, DONE)
    return None


def _whole(position: Position, named: Sequence[int]) -> Army:
    """The nearest army that may be sent: all of the race, and of the named mercenaries those that are there."""
    seat = position.seat
    sent, army = position.sent[seat], position.armies[seat]
    cards = [kind for kind in kinds_of(position.race) for _ in range(sent[kind])]
    for kind in SENDABLE:
        cards += [kind] * max(sent[kind], min(named[kind], sent[kind] + army[kind]))
    return Army(tuple(cards))


def carry_out_mercenaries(position: Position, action: Action, events: list[Event]) -> None:
    """Lay a mercenary face down, or end the turn. Source: G7.2."""
    seat = position.seat
    if isinstance(action, Send):
        _send(position, action.card, events)
        return
    if isinstance(action, Army):
        for kind in SENDABLE:
            for _ in range(action.cards.count(kind) - position.sent[seat][kind]):
                _send(position, kind, events)
    events.append(Event("mercenaries-done", "G7.2", seat))
    _ask_for_mercenaries(position, order_of_battle(position).index(seat) + 1, events)


def _send(position: Position, card: int, events: list[Event]) -> None:
    seat = position.seat
    position.armies[seat][card] -= 1
    position.sent[seat][card] += 1
    events.append(Event("sent", "G7.2", seat, secret={"card": card}, witnesses=(seat,)))


# --- the commando: G7.3 ---


def _ask_commando(position: Position, events: list[Event]) -> None:
    for seat in position.others() if position.holds("G7.3") else ():
        if position.armies[seat][COMMANDO] and any(map(any, position.sent)):
            position.kind, position.seat = "commando", seat
            return
    _reveal(position, events)


def legal_commando(position: Position) -> Sequence[Action]:
    """Keep it, or take a card: one's own by its face, another's by its back. Source: G7.3, G7.3a."""
    actions: list[Action] = [HOLD]
    for seat in range(position.players):
        if seat == position.seat:
            own = enumerate(position.sent[seat]) if position.holds("G7.3a") else ()
            actions += [STRIKE_OWN[kind] for kind, lying in own if lying]
        else:
            actions += [STRIKE[seat][back] for back, lying in enumerate(backs(position.sent[seat])) if lying]
    return actions


def refuse_commando(position: Position, action: Action) -> Refusal | None:
    """Why the commando can't do this."""
    if isinstance(action, Hold):
        return None
    near = legal_commando(position)[-1]
    if isinstance(action, StrikeOwn):
        if not position.holds("G7.3a"):
            return switched_off("G7.3a", near)
        if position.sent[position.seat][action.card]:
            return None
        return Refusal("G7.3", "lies-not-there", {"card": action.card}, near)
    if isinstance(action, Strike):
        if action.seat >= position.players:
            return Refusal("G7.3", "nobody-sits-there", {"number": action.seat + 1}, near)
        if action.seat == position.seat:
            return Refusal("G7.3a", "name-your-own-card", nearest=near)
        if backs(position.sent[action.seat])[action.back]:
            return None
        return Refusal("G7.3", "no-such-back", nearest=near)
    return Refusal("G7.3", "strike-or-hold", nearest=near)


def carry_out_commando(position: Position, action: Action, events: list[Event]) -> None:
    """The commando and the card leave the round; the card is shown. Source: G7.3, G7.3b."""
    seat = position.seat
    if isinstance(action, Hold):
        events.append(Event("commando-held", "G7.3", seat))
    else:
        target, card = _struck(position, action)
        position.armies[seat][COMMANDO] -= 1
        position.sent[target][card] -= 1
        events.append(Event("struck", "G7.3", seat, {"target": target, "card": card}))
    _reveal(position, events)


def _struck(position: Position, action: Action) -> tuple[int, int]:
    """Whose card is struck, and which: of face-down cards with equal backs, chance takes one. Source: G7.3a."""
    if isinstance(action, StrikeOwn):
        return position.seat, action.card
    assert isinstance(action, Strike)
    lying = [kind for kind in listed(position.sent[action.seat]) if BACK[kind] == action.back]
    rng = Random(f"{position.seed}/{position.round}/{position.race}")
    return action.seat, lying[int(rng.random() * len(lying))]


# --- turning the cards, and the airship: G7.4, G7.7 ---


def strength_of(position: Position, seat: int, flown: int = -1) -> int:
    """How strong this seat's army is in the battle. Source: G7.4-G7.8."""
    options = position.options
    return strength(
        position.sent[seat], position.race, leader_factor=options.leader_factor, flown=flown, without=options.without
    )


def _reveal(position: Position, events: list[Event]) -> None:
    for seat in order_of_battle(position):
        facts = {"cards": listed(position.sent[seat]), "strength": strength_of(position, seat)}
        events.append(Event("revealed", "G7.4", seat, facts, automatic=True))
    for seat in position.others() if position.holds("G7.7") else ():
        alone = not position.holds("G7.7a") and not any(position.sent[seat])
        if not alone and position.armies[seat][AIRSHIP] and position.armies[seat][GOBLIN]:
            position.kind, position.seat = "airship", seat
            return
    _decide(position, events)


def legal_airship(position: Position) -> Sequence[Action]:
    """Keep it, or fly with one goblin or more. Source: G7.7."""
    return [HOLD, *FLY[1 : position.armies[position.seat][GOBLIN] + 1]]


def refuse_airship(position: Position, action: Action) -> Refusal | None:
    """Why the airship can't do this."""
    if isinstance(action, Hold):
        return None
    most = position.armies[position.seat][GOBLIN]
    if isinstance(action, Fly):
        if action.goblins < 1:
            return Refusal("G7.7", "airship-needs-crew", nearest=FLY[1])
        if action.goblins > most:
            return Refusal("G7.7", "so-few-goblins", {"goblins": most}, FLY[most])
        return None
    return Refusal("G7.7", "fly-or-hold", nearest=HOLD)


def carry_out_airship(position: Position, action: Action, events: list[Event]) -> None:
    """The airship joins the army with its crew, and all of them are gone after the battle. Source: G7.7, G7.7a."""
    seat = position.seat
    if isinstance(action, Fly):
        position.armies[seat][AIRSHIP] -= 1
        position.armies[seat][GOBLIN] -= action.goblins
        position.flown = action.goblins
        facts = {"goblins": action.goblins, "strength": strength_of(position, seat, action.goblins)}
        events.append(Event("flew", "G7.7", seat, facts))
    else:
        events.append(Event("airship-held", "G7.7", seat))
    _decide(position, events, flier=seat)


# --- who wins: G7.9, G8.1 ---


def _decide(position: Position, events: list[Event], flier: int = -1) -> None:
    """The battle is scored and all cards sent are laid aside; the next one follows, or the round ends. Source: G7.9."""
    strengths = {
        seat: strength_of(position, seat, position.flown if seat == flier else -1) for seat in position.others()
    }
    scoring.score_battle(position, strengths, events)
    if not position.holds("G7.9"):
        for army, sent in zip(position.armies, position.sent, strict=True):
            for kind in SENDABLE:
                army[kind] += sent[kind]
    position.fought.append(position.race)
    position.race, position.flown = -1, -1
    position.sent = [empty() for _ in position.sent]
    if len(position.fought) < len(RACES):
        name_next_race(position, events)
    else:
        scoring.end_round(position, events)
