"""H4 - a turn: recruit or cry Havoc; the two cards, the fetch, the loot, and the card laid to the recruits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.havoc import battle, looting, peace, stock
from havoclab.havoc.actions import (
    CRY,
    DRAW,
    FETCH,
    FETCH_DRAW,
    LOOT,
    PUT,
    RECRUIT,
    TAKE,
    Cry,
    Draw,
    Fetch,
    FetchDraw,
    Loot,
    Put,
    Recruit,
    Take,
)
from havoclab.havoc.cards import DOG, distinct
from havoclab.havoc.position import Position
from havoclab.havoc.refusals import Refusal, no_such_card
from havoclab.havoc.turns import begin_recruiting, can_cry, can_recruit, end_turn

#: Cards to take before the turn's last card is laid. Source: H4.2.
CARDS_TO_TAKE: Final = 2
#: Dogs that one recruiting has room for. Source: H4.8.
MOST_DOGS: Final = 2

# --- recruit or cry Havoc: H4.1 ---


def legal_turn(position: Position) -> Sequence[Action]:
    """Recruit, cry Havoc, or both. Source: H4.1, H4.11, H6.2."""
    actions: list[Action] = []
    if can_recruit(position):
        actions.append(RECRUIT)
    if can_cry(position, position.seat):
        actions.append(CRY)
    return actions


def refuse_turn(position: Position, action: Action) -> Refusal | None:
    """Why a turn can't begin with this."""
    if isinstance(action, Recruit):
        return None if can_recruit(position) else Refusal("H4.11", "must-cry-havoc", nearest=CRY)
    if isinstance(action, Cry):
        return None if can_cry(position, position.seat) else Refusal("H6.2a", "two-cards-to-cry", nearest=RECRUIT)
    return Refusal("H4.1", "recruit-or-cry", nearest=legal_turn(position)[0])


def carry_out_turn(position: Position, action: Action, events: list[Event]) -> None:
    """Begin recruiting, the Peacekeeper by turning the card first; or the battle. Source: H4.1, H5.1, H6.2."""
    seat = position.seat
    if isinstance(action, Cry):
        battle.begin(position, events)
        return
    events.append(Event("recruits", "H4.1", seat))
    if seat == position.peacekeeper and peace.turn_card(position, events):
        peace.declare_year_of_peace(position, events)
    else:
        begin_recruiting(position, seat)


# --- taking cards, playing dogs, laying one: H4.2-H4.9 ---


def pile_is_barred(position: Position) -> bool:
    """The recruits are full and none was taken yet: the first card must be one of them. Source: H4.3."""
    return not position.took_recruit and position.recruits_full


def _can_draw(position: Position) -> bool:
    return bool(position.pile or position.discards)


def legal(position: Position) -> Sequence[Action]:
    """What can be done while recruiting. Source: H4.2-H4.9."""
    actions: list[Action] = []
    hand = position.hands[position.seat]
    recruits: Sequence[int] = position.recruits
    if recruits.count(DOG) > 1:
        recruits = tuple(dict.fromkeys(recruits))
    barred = pile_is_barred(position)
    if position.taken < CARDS_TO_TAKE:
        if not barred and _can_draw(position):
            actions.append(DRAW)
        actions += [TAKE[card] for card in recruits]
    else:
        actions += [PUT[card] for card in distinct(hand)]
    if hand and hand[0] == DOG and position.dogs_used < MOST_DOGS:
        if not barred or position.options.fetch_when_full:
            actions.append(FETCH_DRAW)
        actions += [FETCH[card] for card in recruits]
        if position.dogs_used == 0 and hand[1:2] == [DOG] and position.discards:
            actions.append(LOOT)
    return actions


def refuse(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done while recruiting."""
    if isinstance(action, Draw):
        return _refuse_draw(position)
    if isinstance(action, Take):
        return _refuse_take(position, action)
    if isinstance(action, (Fetch, FetchDraw)):
        return _refuse_fetch(position, action)
    if isinstance(action, Loot):
        return _refuse_loot(position)
    if isinstance(action, Put):
        return _refuse_put(position, action)
    return Refusal("H4.2", "recruiting-now", nearest=legal(position)[0])


def _refuse_draw(position: Position) -> Refusal | None:
    if position.taken >= CARDS_TO_TAKE:
        return Refusal("H4.2", "two-cards-taken", nearest=PUT[position.hands[position.seat][-1]])
    if pile_is_barred(position):
        return Refusal(
            "H4.3", "recruits-are-full", {"most": position.options.supply.recruits}, TAKE[position.recruits[0]]
        )
    if not _can_draw(position):
        return Refusal("H4.10a", "nothing-to-draw", nearest=TAKE[position.recruits[0]])
    return None


def _refuse_take(position: Position, action: Take) -> Refusal | None:
    if position.taken >= CARDS_TO_TAKE:
        return Refusal("H4.2", "two-cards-taken", nearest=PUT[position.hands[position.seat][-1]])
    if action.card not in position.recruits:
        if not position.recruits:
            return Refusal("H4.2", "not-a-recruit", {"card": action.card}, DRAW if _can_draw(position) else None)
        return no_such_card("H4.2", action.card, position.recruits, TAKE, "not-a-recruit")
    return None


def _instead_of_dogs(position: Position) -> Action:
    return legal(position)[0]


def _refuse_fetch(position: Position, action: Fetch | FetchDraw) -> Refusal | None:
    if position.hands[position.seat][:1] != [DOG]:
        return Refusal("H4.6", "no-dog-to-fetch", nearest=_instead_of_dogs(position))
    if position.dogs_used >= MOST_DOGS:
        return Refusal("H4.8", "two-dogs-a-turn", nearest=_instead_of_dogs(position))
    if isinstance(action, FetchDraw):
        if pile_is_barred(position) and not position.options.fetch_when_full:
            return Refusal("H4.9a", "fetch-when-full", nearest=FETCH[position.recruits[0]])
    elif action.card not in position.recruits:
        if not position.recruits:
            return Refusal("H4.6", "not-a-recruit", {"card": action.card}, FETCH_DRAW)
        return no_such_card("H4.6", action.card, position.recruits, FETCH, "not-a-recruit")
    return None


def _refuse_loot(position: Position) -> Refusal | None:
    if position.hands[position.seat][:2] != [DOG, DOG]:
        return Refusal("H4.7", "two-dogs-to-loot", nearest=_instead_of_dogs(position))
    if position.dogs_used:
        return Refusal("H4.8", "two-dogs-a-turn", nearest=_instead_of_dogs(position))
    if not position.discards:
        return Refusal("H4.7a", "nothing-to-loot", nearest=_instead_of_dogs(position))
    return None


def _refuse_put(position: Position, action: Put) -> Refusal | None:
    if position.taken < CARDS_TO_TAKE:
        return Refusal("H4.2", "take-two-first", {"left": CARDS_TO_TAKE - position.taken}, legal(position)[0])
    if action.card not in position.hands[position.seat]:
        return no_such_card("H4.2", action.card, position.hands[position.seat], PUT)
    return None


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """Do one step of recruiting. Source: H4.2-H4.9."""
    seat = position.seat
    if isinstance(action, Draw):
        stock.draw(position, seat, "H4.2", events)
        position.taken += 1
    elif isinstance(action, Take):
        stock.take_recruit(position, seat, action.card)
        position.taken += 1
        position.took_recruit = True
        events.append(Event("took", "H4.2", seat, {"card": action.card}))
    elif isinstance(action, Put):
        stock.put_recruit(position, seat, action.card)
        events.append(Event("put", "H4.2", seat, {"card": action.card}))
        end_turn(position, events)
    else:
        _play_dogs(position, action, events)


def _play_dogs(position: Position, action: Action, events: list[Event]) -> None:
    seat = position.seat
    if isinstance(action, Loot):
        events.append(Event("loots", "H4.7", seat))
        # The dogs are laid down first but join the discards after the look: they are not what is looked for.
        found = looting.look(position, seat, events)
        stock.discard_dogs(position, seat, 2)
        position.dogs_used = 2
        if found:
            position.kind = "pick"
        return
    stock.discard_dogs(position, seat, 1)
    position.dogs_used += 1
    events.append(Event("fetches", "H4.6", seat))
    if isinstance(action, Fetch):
        stock.take_recruit(position, seat, action.card)
        position.took_recruit = True
        events.append(Event("took", "H4.6", seat, {"card": action.card}))
    else:
        stock.draw(position, seat, "H4.6", events)


# --- picking a soldier out of the discards: H4.7 ---


def refuse_pick(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done while looking through the discards."""
    return looting.refuse(position, action, "H4.7")


def carry_out_pick(position: Position, action: Action, events: list[Event]) -> None:
    """Take the soldier and go on recruiting. Source: H4.7."""
    looting.carry_out(position, action, "H4.7", events)
    position.kind = "recruit"
