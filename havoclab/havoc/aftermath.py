"""H7 - after the battle: the dogs that were laid, the open cards, the winner's deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.seats import clockwise
from havoclab.havoc import john, last_battle, looting, naming, stock
from havoclab.havoc.actions import DONE, FETCH_DRAW, LOOT, SCAVENGE, Done, FetchDraw, Loot, Scavenge
from havoclab.havoc.cards import DOG, JOHN, VALUE
from havoclab.havoc.position import JOHNS_SEAT, Position
from havoclab.havoc.refusals import Refusal, no_such_card, switched_off
from havoclab.havoc.turns import begin_johns_turn, begin_turn, to_the_left

#: Dogs that each fighter may use after a battle. Source: H7.1.
MOST_DOGS: Final = 2
#: Recruits that lie open after a battle at least. Source: H7.5.
FEWEST_RECRUITS: Final = 3


def begin(position: Position, events: list[Event]) -> None:
    """Ask the fighters for their dogs, in order from the initiator. Source: H7.1, H7.1a."""
    if position.holds("H7.1"):
        _ask_from(position, 0, events)
    else:
        _clean_up(position, events)


def _ask_from(position: Position, first: int, events: list[Event]) -> None:
    position.dogs_used = 0
    for seat in position.fighters()[first:]:
        if position.laid[seat][:1] == [DOG]:
            position.kind, position.seat = "dogs", seat
            if len(legal(position)) > 1:
                return
    _clean_up(position, events)


def _ask_next(position: Position, events: list[Event]) -> None:
    _ask_from(position, position.fighters().index(position.seat) + 1, events)


# --- scavenge and loot: H7.1-H7.4 ---


def open_soldiers(position: Position) -> list[int]:
    """Soldiers that lie open: laid by any fighter, or among the recruits. Source: H7.2, H7.3."""
    table = [card for cards in position.laid for card in cards] + position.recruits
    return sorted(card for card in table if card != DOG)


def _dogs_left(position: Position) -> int:
    return min(MOST_DOGS - position.dogs_used, position.laid[position.seat].count(DOG))


def legal(position: Position) -> Sequence[Action]:
    """Use a dog, or no more of them. Source: H7.1-H7.4."""
    actions: list[Action] = [DONE]
    dogs = _dogs_left(position)
    if dogs and position.holds("H7.1"):
        if position.holds("H7.2"):
            actions += [SCAVENGE[card] for card in open_soldiers(position)]
        if not position.holds("H7.3") and stock.can_draw(position):
            actions.append(FETCH_DRAW)
        if dogs == MOST_DOGS and position.holds("H7.4") and (position.discards or not position.holds("H4.7a")):
            actions.append(LOOT)
    return actions


def refuse(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done with the dogs after a battle."""
    if isinstance(action, Done):
        return None
    if not position.holds("H7.1"):
        return switched_off("H7.1", DONE)
    if isinstance(action, Scavenge):
        return _refuse_scavenge(position, action.card)
    if isinstance(action, Loot):
        return _refuse_loot(position)
    if isinstance(action, FetchDraw) and not position.holds("H7.3"):
        return None if stock.can_draw(position) else Refusal("H4.10a", "nothing-to-draw", nearest=DONE)
    return Refusal("H7.1", "dogs-now", nearest=DONE)


def _refuse_loot(position: Position) -> Refusal | None:
    if not position.holds("H7.4"):
        return switched_off("H7.4", DONE)
    if position.dogs_used:
        return Refusal("H7.1", "two-dogs-after-battle", nearest=DONE)
    if _dogs_left(position) < MOST_DOGS:
        return Refusal("H7.4", "two-laid-dogs-to-loot", nearest=legal(position)[-1])
    if not position.discards and position.holds("H4.7a"):
        return Refusal("H4.7a", "nothing-to-loot", nearest=DONE)
    return None


def _refuse_scavenge(position: Position, card: int) -> Refusal | None:
    if not position.holds("H7.2"):
        return switched_off("H7.2", DONE)
    table = open_soldiers(position)
    if card == DOG:
        return Refusal("H7.2", "no-dog-by-scavenging", nearest=SCAVENGE[table[0]] if table else DONE)
    if card not in table:
        if position.john_fights and VALUE[card] == VALUE[john.NINES[0]]:
            return no_such_card("H13.6", card, table, SCAVENGE, "nines-are-no-cards")
        if not table:
            return Refusal("H7.3", "not-open-on-table", {"card": card}, DONE)
        return no_such_card("H7.3", card, table, SCAVENGE, "not-open-on-table")
    return None


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """Use dogs, or ask the next fighter. Source: H7.1-H7.4."""
    seat = position.seat
    if isinstance(action, Scavenge):
        stock.discard_laid_dogs(position, seat, 1)
        position.dogs_used += 1
        _take_open(position, seat, action.card)
        events.append(Event("scavenged", "H7.2", seat, {"card": action.card}))
        if len(legal(position)) == 1:
            _ask_next(position, events)
    elif isinstance(action, Loot):
        events.append(Event("loots", "H7.4", seat))
        found = looting.look(position, seat, events)
        if found or position.holds("H4.7b"):
            stock.discard_laid_dogs(position, seat, 2)
        position.dogs_used = MOST_DOGS
        if found:
            position.kind = "pick-after-battle"
        else:
            _ask_next(position, events)
    elif isinstance(action, FetchDraw):
        stock.discard_laid_dogs(position, seat, 1)
        position.dogs_used += 1
        events.append(Event("fetches", "H7.2", seat))
        stock.draw(position, seat, "H7.2", events)
        if len(legal(position)) == 1:
            _ask_next(position, events)
    else:
        events.append(Event("dogs-done", "H7.1", seat))
        _ask_next(position, events)


def _take_open(position: Position, seat: int, card: int) -> None:
    if card in position.recruits:
        stock.take_recruit(position, seat, card)
        return
    owner = next(cards for cards in position.laid if card in cards)
    owner.remove(card)
    position.hands[seat] = sorted([*position.hands[seat], card])
    position.trail.append(("gain", seat, (card,)))


def refuse_pick(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done while looking through the discards."""
    return looting.refuse(position, action, "H7.4")


def carry_out_pick(position: Position, action: Action, events: list[Event]) -> None:
    """Take the soldier; the next fighter follows. Source: H7.4."""
    looting.carry_out(position, action, "H7.4", events)
    _ask_next(position, events)


# --- clearing the field, the winner's deal: H7.5-H7.7 ---


def _clean_up(position: Position, events: list[Event]) -> None:
    stock.clear(position, [card for cards in position.laid for card in cards])
    events.append(Event("cleared", "H7.5", automatic=True))
    steps = (_fill_up, _deal) if position.holds("H7.6a") else (_deal, _fill_up)
    for step in steps:
        step(position, events)
    _crown_peacekeeper(position, events)


def _fill_up(position: Position, events: list[Event]) -> None:
    """Recruits up to three. Source: H7.5."""
    if not position.holds("H7.5"):
        return
    filled: list[int] = []
    for _ in range(FEWEST_RECRUITS - len(position.recruits)):
        card = stock.open_recruit(position, events)
        if card is None:
            break
        if card != JOHN:
            filled.append(card)
    if filled:
        events.append(Event("filled", "H7.5", facts={"cards": filled}, automatic=True))


def _deal(position: Position, events: list[Event]) -> None:
    """One card after another, clockwise from the winner's left; the initiator's extra ones last. Source: H7.6.

    John of Gaunt is dealt nothing. Source: H13.3a.
    """
    if not position.holds("H7.6"):
        return
    deal = position.options.battle(position.past[-1][0]).deal
    dealer = position.john if position.winner == JOHNS_SEAT else position.winner
    extra = [] if position.john_fights else [position.initiator] * deal.initiator
    for seat in clockwise(dealer + 1, position.players) * deal.everyone + extra:
        if stock.draw(position, seat, "H7.6", events, dealt="H13.11") is None:
            events.append(Event("deal-ends", "H7.6a", automatic=True))
            break


def _crown_peacekeeper(position: Position, events: list[Event]) -> None:
    """The winner keeps the peace and is on turn, unless the last battle is due. Source: H7.7, H5.5, H9.1, H13.7."""
    winner = position.winner
    is_johns, stays = position.john_fights, john.stays(position)
    next_seat = _next_on_turn(position, winner)
    position.initiator = -1
    position.clear_field()
    position.dogs_used = 0
    position.havoc = False
    if position.holds("H5.5") and (winner != JOHNS_SEAT or stays):
        position.peacekeeper = winner
    position.peace = 1
    laid_for_this_turn = position.holds("H5.5a") and not position.options.winner_turns
    position.turned = laid_for_this_turn and next_seat == position.peacekeeper
    if is_johns and not stays:
        john.leaves(position, events)
    if stays:
        position.exempt = False
        events.append(Event("john-peacekeeper", "H13.7", automatic=True))
    else:
        events.append(Event("peacekeeper", "H7.7", position.peacekeeper, automatic=True))
    if last_battle.is_due(position):
        last_battle.begin(position, events)
    elif naming.is_needed(position):
        naming.ask(position, naming.peacekeeper(position) if winner == JOHNS_SEAT else winner)
    elif next_seat == JOHNS_SEAT:
        begin_johns_turn(position, events)
    else:
        begin_turn(position, next_seat, events)


def _next_on_turn(position: Position, winner: int) -> int:
    """Whose turn comes after the battle; JOHNS_SEAT where it is John of Gaunt's. Source: H7.7, H13.7."""
    if winner == JOHNS_SEAT:
        if not john.stays(position):
            return position.peacekeeper
        return JOHNS_SEAT if position.holds("H7.7") else john.next_seat(position)
    return winner if position.holds("H7.7") else to_the_left(position, winner)
