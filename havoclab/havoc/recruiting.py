"""H4 - a turn: recruit or cry Havoc; the two cards, the fetch, the loot, and the card laid to the recruits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.havoc import battle, looting, peace, stock
from havoclab.havoc.actions import (
    CRY,
    DONE,
    DRAW,
    FETCH,
    FETCH_DRAW,
    LOOT,
    PUT,
    RECRUIT,
    TAKE,
    Cry,
    Done,
    Draw,
    Fetch,
    FetchDraw,
    Loot,
    Put,
    Recruit,
    Take,
)
from havoclab.havoc.cards import DOG, JOHN, distinct
from havoclab.havoc.position import Position
from havoclab.havoc.refusals import Refusal, no_such_card, switched_off
from havoclab.havoc.turns import begin_recruiting, can_cry, can_recruit, end_turn

#: Cards to take before the turn's last card is laid. Source: H4.2.
CARDS_TO_TAKE: Final = 2
#: Dogs that one recruiting has room for. Source: H4.8.
MOST_DOGS: Final = 2

# --- recruit or cry Havoc: H4.1 ---


def legal_turn(position: Position) -> Sequence[Action]:
    """Recruit, cry Havoc, or both. Source: H4.1, H4.11, H6.2."""
    actions: list[Action] = []
    if can_recruit(position, position.seat):
        actions.append(RECRUIT)
    if can_cry(position, position.seat):
        actions.append(CRY)
    return actions


def refuse_turn(position: Position, action: Action) -> Refusal | None:
    """Why a turn can't begin with this."""
    if isinstance(action, Recruit):
        return None if can_recruit(position, position.seat) else Refusal("H4.11", "must-cry-havoc", nearest=CRY)
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
    return not position.took_recruit and position.recruits_full and position.holds("H4.3")


def _must_take(position: Position) -> bool:
    """A card of the two is still to be taken; without H4.11, only while there is one. Source: H4.2, H4.11."""
    return position.taken < CARDS_TO_TAKE and _there_is_one(position)


def _there_is_one(position: Position) -> bool:
    return bool(position.recruits or position.pile) or position.holds("H4.11") or stock.can_draw(position)


def _may_be_laid(position: Position) -> list[int]:
    """Cards of the hand that may go to the recruits, each once. Source: H4.4."""
    hand = position.hands[position.seat]
    if hand and hand[0] == DOG != hand[-1] and not position.holds("H4.4"):
        return [card for card in hand if card != DOG]
    return distinct(hand)


def _closing(position: Position) -> Action:
    """The turn's last action, once all cards are taken. Source: H4.2."""
    return PUT[position.hands[position.seat][-1]] if position.holds("H4.2") else DONE


def legal(position: Position) -> Sequence[Action]:
    """What can be done while recruiting. Source: H4.2-H4.9."""
    actions: list[Action] = []
    hand = position.hands[position.seat]
    recruits: Sequence[int] = position.recruits
    if recruits.count(DOG) > 1:
        recruits = tuple(dict.fromkeys(recruits))
    if position.taken < CARDS_TO_TAKE and _there_is_one(position):
        if stock.can_draw(position) and not pile_is_barred(position):
            actions.append(DRAW)
        actions += [TAKE[card] for card in recruits]
    elif position.holds("H4.2"):
        actions += [PUT[card] for card in _may_be_laid(position)]
    else:
        actions.append(DONE)
    if hand and hand[0] == DOG:
        if not _bars_dogs(position, "H4.6"):
            if not _bars_fetch_draw(position):
                actions.append(FETCH_DRAW)
            actions += [FETCH[card] for card in recruits]
        if hand[1:2] == [DOG] and not _bars_loot(position):
            actions.append(LOOT)
    return actions


# What bars dogs, as the number of a rule; "" if nothing does.


def _bars_dogs(position: Position, rule: str) -> str:
    """What bars a fetch (H4.6) or a loot (H4.7) though there is a dog. Source: H4.8, H4.9.

    Any dog of the hand will do, also one that was taken in this turn. Source: H4.9c.
    """
    if position.dogs_used >= MOST_DOGS and position.holds("H4.8"):
        return "H4.8"
    if not position.options.without:
        return ""
    if not position.holds(rule):
        return rule
    if position.taken and not position.holds("H4.9"):
        return "H4.9"
    if rule == "H4.6" and not position.holds("H4.10") and position.stock <= CARDS_TO_TAKE - position.taken:
        return "H4.10"  # else there would be too few cards left to take
    return ""


def _bars_fetch_draw(position: Position) -> str:
    """What bars the top card of the draw pile from being fetched. Source: H4.9a."""
    if pile_is_barred(position) and not position.options.fetch_when_full and position.holds("H4.9a"):
        return "H4.9a"
    return "" if position.pile or position.holds("H4.10") else "H4.10"


def _bars_loot(position: Position) -> str:
    """What bars a loot though there are two dogs. Source: H4.7a, H4.8."""
    if position.dogs_used and position.holds("H4.8"):
        return "H4.8"
    if not position.discards and position.holds("H4.7a"):
        return "H4.7a"
    return _bars_dogs(position, "H4.7")


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
    if isinstance(action, Done) and not position.holds("H4.2"):
        return _refuse_closing(position)
    return Refusal("H4.2", "recruiting-now", nearest=legal(position)[0])


def _refuse_draw(position: Position) -> Refusal | None:
    if position.taken >= CARDS_TO_TAKE:
        return Refusal("H4.2", "two-cards-taken", nearest=_closing(position))
    if pile_is_barred(position):
        return Refusal(
            "H4.3", "recruits-are-full", {"most": position.options.supply.recruits}, TAKE[position.recruits[0]]
        )
    if not stock.can_draw(position):
        return Refusal("H4.10a", "nothing-to-draw", nearest=legal(position)[0])
    return None


def _refuse_take(position: Position, action: Take) -> Refusal | None:
    if position.taken >= CARDS_TO_TAKE:
        return Refusal("H4.2", "two-cards-taken", nearest=_closing(position))
    if action.card not in position.recruits:
        if not position.recruits:
            return Refusal("H4.2", "not-a-recruit", {"card": action.card}, DRAW if stock.can_draw(position) else None)
        return no_such_card("H4.2", action.card, position.recruits, TAKE, "not-a-recruit")
    return None


def _first(position: Position) -> Action:
    """Something legal that needs no dog: the closing card, or the first of the two."""
    if not _must_take(position):
        return _closing(position)
    return DRAW if stock.can_draw(position) and not pile_is_barred(position) else TAKE[position.recruits[0]]


def _refuse_fetch(position: Position, action: Fetch | FetchDraw) -> Refusal | None:
    if position.hands[position.seat][:1] != [DOG]:
        return Refusal("H4.6", "no-dog-to-fetch", nearest=_first(position))
    barred = _bars_dogs(position, "H4.6")
    if isinstance(action, FetchDraw):
        barred = barred or _bars_fetch_draw(position)
    if barred:
        return _barred(position, barred)
    if isinstance(action, Fetch) and action.card not in position.recruits:
        if not position.recruits:
            return Refusal("H4.6", "not-a-recruit", {"card": action.card}, FETCH_DRAW)
        return no_such_card("H4.6", action.card, position.recruits, FETCH, "not-a-recruit")
    return None


def _refuse_loot(position: Position) -> Refusal | None:
    if position.hands[position.seat][:2] != [DOG, DOG]:
        return Refusal("H4.7", "two-dogs-to-loot", nearest=_first(position))
    barred = _bars_loot(position)
    return _barred(position, barred) if barred else None


def _barred(position: Position, rule: str) -> Refusal:
    """Why dogs can't be played so, in words."""
    if not position.holds(rule):
        return switched_off(rule, _first(position))
    if rule == "H4.9a":
        return Refusal("H4.9a", "fetch-when-full", nearest=FETCH[position.recruits[0]])
    if rule == "H4.8":
        return Refusal("H4.8", "two-dogs-a-turn", nearest=_first(position))
    return Refusal("H4.7a", "nothing-to-loot", nearest=_first(position))


def _refuse_put(position: Position, action: Put) -> Refusal | None:
    if position.taken < CARDS_TO_TAKE and _there_is_one(position):
        return Refusal("H4.2", "take-two-first", {"left": CARDS_TO_TAKE - position.taken}, _first(position))
    if not position.holds("H4.2"):
        return switched_off("H4.2", DONE)
    if action.card not in position.hands[position.seat]:
        return no_such_card("H4.2", action.card, _may_be_laid(position), PUT)
    if action.card == DOG and DOG not in _may_be_laid(position):
        return switched_off("H4.4", PUT[position.hands[position.seat][-1]])
    return None


def _refuse_closing(position: Position) -> Refusal | None:
    """Why the turn can't end yet at a table where no card is laid. Source: H4.2."""
    if _must_take(position):
        return Refusal("H4.2", "take-two-first", {"left": CARDS_TO_TAKE - position.taken}, _first(position))
    return None


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """Do one step of recruiting. Source: H4.2-H4.9."""
    seat = position.seat
    if isinstance(action, Draw):
        card = stock.draw(position, seat, "H4.2", events)
        position.taken += 1
        if card == JOHN:
            _after_john(position, events)
    elif isinstance(action, Take):
        stock.take_recruit(position, seat, action.card)
        position.taken += 1
        position.took_recruit = True
        events.append(Event("took", "H4.2", seat, {"card": action.card}))
    elif isinstance(action, Put):
        stock.put_recruit(position, seat, action.card)
        events.append(Event("put", "H4.2", seat, {"card": action.card}))
        end_turn(position, events)
    elif isinstance(action, Done):
        events.append(Event("turn-done", "H4.1", seat))
        end_turn(position, events)
    else:
        _play_dogs(position, action, events)


def _play_dogs(position: Position, action: Action, events: list[Event]) -> None:
    seat = position.seat
    if isinstance(action, Loot):
        events.append(Event("loots", "H4.7", seat))
        # The dogs are laid down first but join the discards after the look: they are not what is looked for.
        found = looting.look(position, seat, events)
        if found or position.holds("H4.7b"):
            stock.discard_dogs(position, seat, 2)
        position.dogs_used = MOST_DOGS
        if found:
            position.kind = "pick"
        elif not position.hands[seat] and position.taken == CARDS_TO_TAKE and position.holds("H4.2"):
            # The two cards taken were the two dogs spent: no card is left to lay.
            events.append(Event("turn-done", "H4.7b", seat, automatic=True))
            end_turn(position, events)
        return
    stock.discard_dogs(position, seat, 1)
    position.dogs_used = min(position.dogs_used + 1, MOST_DOGS)  # without H4.8 there may be more
    events.append(Event("fetches", "H4.6", seat))
    if isinstance(action, Fetch):
        stock.take_recruit(position, seat, action.card)
        position.took_recruit = True
        events.append(Event("took", "H4.6", seat, {"card": action.card}))
    elif stock.draw(position, seat, "H4.6", events) == JOHN:
        _after_john(position, events)


def _after_john(position: Position, events: list[Event]) -> None:
    """Who has drawn John of Gaunt is done, without a card laid to the recruits. Source: H13.2, H13.2a.

    Without H13.2 the turn goes on as far as there are cards for it, without H13.2a to its closing card.
    """
    ends, seat = position.holds("H13.2"), position.seat
    if ends or not _there_is_one(position):
        position.taken = CARDS_TO_TAKE
    nothing_to_lay = not position.hands[seat] and position.holds("H4.2") and position.taken == CARDS_TO_TAKE
    if nothing_to_lay or (ends and position.holds("H13.2a")):
        events.append(Event("john-ends-turn", "H13.2", seat, automatic=True))
        end_turn(position, events)


# --- picking a soldier out of the discards: H4.7 ---


def refuse_pick(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done while looking through the discards."""
    return looting.refuse(position, action, "H4.7")


def carry_out_pick(position: Position, action: Action, events: list[Event]) -> None:
    """Take the soldier and go on recruiting. Source: H4.7."""
    looting.carry_out(position, action, "H4.7", events)
    position.kind = "recruit"
