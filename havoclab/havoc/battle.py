"""H6 - Havoc! The battle: who lays what, who stays out, which dogs stand aside, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.seats import clockwise
from havoclab.havoc import aftermath, stock
from havoclab.havoc.actions import DECLARE, LAY, PASS, STAY_OUT, STOP, Declare, Lay, Pass, StayOut, Stop
from havoclab.havoc.best import MOST_UNINVOLVED
from havoclab.havoc.cards import DOG, distinct
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.position import FIGHTING, OUT, PASSED, UNASKED, Position
from havoclab.havoc.refusals import Refusal, no_such_card
from havoclab.havoc.scoring import share
from havoclab.havoc.strength import strength

#: Cards to lay when crying Havoc or joining. Source: H6.2, H6.3.
FEWEST_TO_ENTER: Final = 2


def begin(position: Position, events: list[Event]) -> None:
    """The seat on turn cries Havoc and becomes the initiator. Source: H6.1, H6.2."""
    seats = position.players
    position.initiator = position.seat
    position.havoc = True
    position.exempt = False  # H5.2: a battle in the first round ends the exemption
    position.laid = [[] for _ in range(seats)]
    position.roles = [UNASKED] * seats
    position.uninvolved = [-1] * seats
    position.winner = -1
    position.roles[position.seat] = FIGHTING
    position.kind, position.laid_now = "open-battle", 0
    events.append(Event("cried-havoc", "H6.2", position.seat, {"battle": position.order[0]}))


# --- laying cards: H6.2, H6.3, H6.4, H6.6 ---


def layable(position: Position) -> list[int]:
    """Cards of the hand that may be laid now, each once. Source: H6.6."""
    seat = position.seat
    laid = position.laid[seat]
    hand = position.hands[seat]
    if len(laid) < MOST_INVOLVED:
        return distinct(hand)
    if len(laid) >= MOST_INVOLVED + MOST_UNINVOLVED:
        return []
    if len(laid) - laid.count(DOG) >= MOST_INVOLVED:
        return [DOG] if hand[:1] == [DOG] else []
    return distinct(hand)


def _cards_needed(position: Position) -> int:
    return 1 if position.kind == "add" else FEWEST_TO_ENTER


def legal(position: Position) -> Sequence[Action]:
    """Lay a card, stop, pass or stay out. Source: H6.2-H6.4, H6.6."""
    actions: list[Action] = [LAY[card] for card in layable(position)]
    if position.laid_now >= _cards_needed(position):
        actions.insert(0, STOP)
    elif position.laid_now == 0 and position.kind == "join":
        actions.insert(0, STAY_OUT)
    elif position.laid_now == 0 and position.kind == "add":
        actions.insert(0, PASS)
    return actions


def refuse(position: Position, action: Action) -> Refusal | None:
    """Why this can't be done while cards are laid."""
    if isinstance(action, Lay):
        return _refuse_lay(position, action.card)
    if isinstance(action, Stop):
        return _refuse_stop(position)
    if isinstance(action, StayOut):
        if position.kind == "join" and position.laid_now == 0:
            return None
        reason = "joined-already" if position.kind == "join" else "fighting-already"
        return Refusal("H6.3", reason, nearest=legal(position)[0])
    if isinstance(action, Pass):
        if position.kind == "add" and position.laid_now == 0:
            return None
        if position.kind == "add":
            return Refusal("H6.4", "laid-already", nearest=STOP)
        return Refusal("H6.3" if position.kind == "join" else "H6.2", "pass-comes-later", nearest=legal(position)[0])
    return Refusal(_rule(position), "lay-cards-now", nearest=legal(position)[0])


_RULES: Final = {"open-battle": "H6.2", "join": "H6.3", "add": "H6.4"}


def _rule(position: Position) -> str:
    return _RULES[position.kind]


def _refuse_lay(position: Position, card: int) -> Refusal | None:
    hand = position.hands[position.seat]
    allowed = layable(position)
    if card in allowed:
        return None
    if card not in hand:
        instead = allowed or [c for c in hand if c == DOG]
        if not instead:
            return Refusal(_rule(position), "not-in-hand", {"card": card}, legal(position)[0])
        return no_such_card(_rule(position), card, instead, LAY)
    if len(position.laid[position.seat]) >= MOST_INVOLVED + MOST_UNINVOLVED:
        return Refusal("H6.6", "eight-cards-lie", nearest=legal(position)[0])
    return Refusal("H6.6", "six-soldiers-lie", {"card": card}, LAY[DOG] if allowed else legal(position)[0])


def _refuse_stop(position: Position) -> Refusal | None:
    needed = _cards_needed(position)
    if position.laid_now >= needed:
        return None
    if position.kind == "add":
        return Refusal("H6.4", "lay-or-pass", nearest=PASS)
    slots = {"needed": needed, "left": needed - position.laid_now}
    cards = layable(position)
    return Refusal(_rule(position), "two-cards-to-enter", slots, LAY[cards[-1]] if cards else STAY_OUT)


def carry_out(position: Position, action: Action, events: list[Event]) -> None:
    """Lay a card or end the step, and go on round the table. Source: H6.2-H6.5."""
    seat = position.seat
    if isinstance(action, Lay):
        rule = _rule(position)
        if position.kind == "join" and position.laid_now == 0:
            position.roles[seat] = FIGHTING
            events.append(Event("joined", "H6.3", seat))
        stock.lay(position, seat, action.card)
        position.laid_now += 1
        events.append(Event("laid", rule, seat, {"card": action.card}))
        if position.laid_now >= _cards_needed(position) and not _may_add(position, seat):
            _next(position, seat, events)
        return
    if isinstance(action, StayOut):
        _stay_out(position, seat, "stayed-out", events, automatic=False)
    elif isinstance(action, Pass):
        position.roles[seat] = PASSED
        events.append(Event("passed", "H6.4", seat))
    _next(position, seat, events)


def _may_add(position: Position, seat: int) -> bool:
    """Whether, as far as all can see, this fighter might lay another card. Source: H6.4, H6.6."""
    return bool(position.hands[seat]) and len(position.laid[seat]) < MOST_INVOLVED + MOST_UNINVOLVED


def _stay_out(position: Position, seat: int, kind: str, events: list[Event], *, automatic: bool) -> None:
    position.roles[seat] = OUT
    events.append(Event(kind, "H6.3a" if automatic else "H6.3", seat, automatic=automatic))
    stock.draw(position, seat, "H6.3", events)


def _next(position: Position, after: int, events: list[Event]) -> None:
    """Ask the next seat that must join or stay out, then the next that may add; else the fighting is over."""
    from_left = clockwise(after + 1, position.players)
    position.laid_now = 0
    for seat in from_left:
        if position.roles[seat] == UNASKED:
            if len(position.hands[seat]) >= FEWEST_TO_ENTER:
                position.kind, position.seat = "join", seat
                return
            _stay_out(position, seat, "too-few-to-join", events, automatic=True)
    for seat in from_left:
        if position.roles[seat] == FIGHTING:
            if _may_add(position, seat):
                position.kind, position.seat = "add", seat
                return
            position.roles[seat] = PASSED
            events.append(Event("must-pass", "H6.4", seat, automatic=True))
    events.append(Event("fighting-over", "H6.5", facts={"battle": position.order[0]}, automatic=True))
    _next_declaration(position, events)


# --- declaring dogs uninvolved: H6.7-H6.9 ---


def declarable(laid: Sequence[int]) -> range:
    """How many of the laid dogs may be uninvolved in all, forced ones included. Source: H6.7, H6.8.

    >>> declarable([0, 0, 0, 1, 2, 3, 4, 5]), declarable([0, 7])
    (range(2, 3), range(0, 2))
    """
    forced = max(0, len(laid) - MOST_INVOLVED)
    return range(forced, min(MOST_UNINVOLVED, laid.count(DOG)) + 1)


def involved(laid: Sequence[int], uninvolved: int) -> list[int]:
    """The cards that count, when so many dogs do not. Source: H6.7.

    >>> involved([0, 0, 7, 8], 1)
    [0, 7, 8]
    """
    return list(laid[uninvolved:])  # laid cards are sorted, and dogs sort first


def _next_declaration(position: Position, events: list[Event]) -> None:
    for seat in position.fighters():
        if position.uninvolved[seat] < 0:
            choices = declarable(position.laid[seat])
            if len(choices) > 1:
                position.kind, position.seat = "declare", seat
                return
            position.uninvolved[seat] = choices[0]
            if choices[0]:
                events.append(Event("dogs-forced-out", "H6.8", seat, {"dogs": choices[0]}, automatic=True))
    _decide(position, events)


def legal_declare(position: Position) -> Sequence[Action]:
    """Every allowed number of uninvolved dogs. Source: H6.7, H6.8."""
    return [DECLARE[dogs] for dogs in declarable(position.laid[position.seat])]


def refuse_declare(position: Position, action: Action) -> Refusal | None:
    """Why this can't be declared."""
    choices = declarable(position.laid[position.seat])
    if not isinstance(action, Declare):
        return Refusal("H6.7", "declare-dogs", nearest=DECLARE[choices[0]])
    if action.dogs < choices[0]:
        return Refusal("H6.8", "dogs-forced-out", {"dogs": choices[0]}, DECLARE[choices[0]])
    if action.dogs > choices[-1]:
        rule, reason = ("H6.7", "only-two-dogs-out") if choices[-1] == MOST_UNINVOLVED else ("H6.7", "so-few-dogs-lie")
        return Refusal(rule, reason, {"dogs": choices[-1]}, DECLARE[choices[-1]])
    return None


def carry_out_declare(position: Position, action: Action, events: list[Event]) -> None:
    """Note the declaration and ask the next fighter. Source: H6.7, H6.9."""
    assert isinstance(action, Declare)
    position.uninvolved[position.seat] = action.dogs
    events.append(Event("declared", "H6.7", position.seat, {"dogs": action.dogs}))
    _next_declaration(position, events)


# --- who wins: H6.10-H6.12, H11.1 ---


def standings(position: Position) -> list[list[int]]:
    """Fighters by place, equals together, in order from the initiator within a place. Source: H6.11, H6.12."""

    def worth(seat: int) -> tuple[int, int]:
        cards = involved(position.laid[seat], position.uninvolved[seat])
        held = 0 if position.options.equal_share else -len(position.hands[seat])
        return strength(cards, best_subset=position.options.best_subset), held

    ranked = sorted(position.fighters(), key=worth, reverse=True)  # stable: equals stay in order from the initiator
    return [list(group) for _, group in groupby(ranked, key=worth)]


def _decide(position: Position, events: list[Event]) -> None:
    """The winner takes the battle card, the next ones the tokens. Source: H6.10-H6.12."""
    number = position.order.pop(0)
    places = standings(position)
    earned = share(places, position.options.payments(number), position.players)
    winner = places[0][0]
    position.winner = winner
    position.cards_won[winner] += 1
    for seat, points in enumerate(earned):
        position.points[seat] += points
    position.past.append((number, winner, tuple(earned)))
    if len(position.fighters()) == 1:
        events.append(Event("alone", "H6.10", winner, {"battle": number}, automatic=True))
    if any(len(group) > 1 for group in places):
        events.append(Event("equal-strength", "H6.12", facts={"places": places}, automatic=True))
    rule = "H11.1" if position.options.ignore_second else "H6.11"
    place = 1
    for group in places:
        for seat in group:
            if earned[seat] or place == 1:
                facts = {"battle": number, "points": earned[seat], "place": place}
                events.append(
                    Event(
                        "won" if seat == winner else "scored",
                        rule if place > 1 else "H6.11",
                        seat,
                        facts,
                        automatic=True,
                    )
                )
        place += len(group)
    aftermath.begin(position, events)
