"""H6 - Havoc! The battle: who lays what, who stays out, which dogs stand aside, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.seats import clockwise
from havoclab.havoc import aftermath, john, last_battle, stock
from havoclab.havoc.actions import DECLARE, LAY, MOST_DECLARED, PASS, STAY_OUT, STOP, Declare, Lay, Pass, StayOut, Stop
from havoclab.havoc.best import MOST_LAID, MOST_UNINVOLVED
from havoclab.havoc.cards import DOG, distinct
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.position import FIGHTING, JOHNS_SEAT, OUT, PASSED, UNASKED, Position
from havoclab.havoc.reading import reading_of
from havoclab.havoc.refusals import Refusal, no_such_card, switched_off
from havoclab.havoc.scoring import earned_in_battle, tell_places

#: Cards to lay when crying Havoc or joining. Source: H6.2, H6.3.
FEWEST_TO_ENTER: Final = 2


def begin(position: Position, events: list[Event]) -> None:
    """The seat on turn cries Havoc and becomes the initiator. Source: H6.1, H6.2, H13.8."""
    if position.john_keeps_peace:
        john.leaves(position, events)
        position.peacekeeper = position.seat  # who cries Havoc takes the Havoc/Peace card
    position.initiator = position.seat
    position.havoc = True
    position.exempt = position.exempt and not position.holds("H5.2a")
    position.clear_field()
    position.roles[position.seat] = FIGHTING
    position.kind = "open-battle"
    events.append(Event("cried-havoc", "H6.2", position.seat, {"battle": position.order[0]}))


def begin_johns(position: Position, events: list[Event]) -> bool:
    """John of Gaunt cries Havoc, and the seats from his left are asked; False if he has left. Source: H13.3, H13.5."""
    if not john.enters(position, events):
        return False
    position.kind = "join"
    _next(position, position.john, events)
    return True


# --- laying cards: H6.2, H6.3, H6.4, H6.6 ---


def layable(position: Position) -> list[int]:
    """Cards of the hand that may be laid now, each once. Source: H6.6, H6.6a."""
    seat = position.seat
    laid = position.laid[seat]
    hand = position.hands[seat]
    if len(laid) < MOST_INVOLVED:
        if position.laid_now == 1 and _needs_soldier(position):
            return [card for card in hand if card != DOG] or distinct(hand)
        return distinct(hand)
    if not position.holds("H6.6"):
        return distinct(hand)
    if len(laid) >= MOST_INVOLVED + MOST_UNINVOLVED:
        return []
    if len(laid) - laid.count(DOG) >= MOST_INVOLVED:
        return [DOG] if hand[:1] == [DOG] else []
    return distinct(hand)


def _needs_soldier(position: Position) -> bool:
    """Without H6.6b one of the two cards that enter a battle is a soldier, if the hand holds one."""
    entered_by_a_dog = position.laid[position.seat] == [DOG] and position.laid_now == 1
    return entered_by_a_dog and not position.holds("H6.6b")


def _one_will_do(position: Position) -> bool:
    """One card laid is enough to end this step. Source: H6.2-H6.4."""
    return position.kind == "add" or (bool(position.options.without) and _cards_needed(position) == 1)


def _cards_needed(position: Position) -> int:
    if position.kind == "add":
        return 1
    seat = position.seat
    return cards_to_enter(position, seat, len(position.hands[seat]) + position.laid_now)


def cards_to_enter(position: Position, seat: int, held: int) -> int:
    """How many cards this seat must lay to enter the battle if it held so many. Source: H6.2, H6.3."""
    begins = seat == position.initiator
    if begins and not position.holds("H6.2"):
        return 1
    if held == 1 and not position.holds("H6.2a" if begins else "H6.3a"):
        return 1
    return FEWEST_TO_ENTER


def legal(position: Position) -> Sequence[Action]:
    """Lay a card, stop, pass or stay out. Source: H6.2-H6.4, H6.6."""
    actions: list[Action] = [LAY[card] for card in layable(position)]
    laid = position.laid_now
    if laid >= FEWEST_TO_ENTER or (laid and _one_will_do(position)):
        actions.insert(0, STOP)
    elif laid == 0 and position.kind == "join":
        if position.initiator != JOHNS_SEAT or not john.must_join(position, position.seat):
            actions.insert(0, STAY_OUT)
    elif laid == 0 and position.kind == "add":
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
            if john.must_join(position, position.seat):
                return Refusal("H13.5", "must-join", nearest=legal(position)[0])
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
    if card != DOG and len(position.laid[position.seat]) < MOST_INVOLVED and card in hand:
        return None  # nearly always so, and quicker than what follows
    allowed = layable(position)
    if card in allowed:
        return None
    if card in hand and _needs_soldier(position):
        return switched_off("H6.6b", LAY[allowed[0]])
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
        if position.laid_now >= FEWEST_TO_ENTER or _one_will_do(position):
            one_at_a_time = position.kind == "add" and not position.holds("H6.4a")
            if one_at_a_time or not may_add(position, seat):
                _next(position, seat, events)
        return
    if isinstance(action, StayOut):
        _stay_out(position, seat, "stayed-out", events, automatic=False)
    elif isinstance(action, Pass):
        position.roles[seat] = PASSED
        events.append(Event("passed", "H6.4", seat))
        if not position.holds("H6.5"):
            position.roles = [PASSED if role == FIGHTING else role for role in position.roles]
    _next(position, seat, events)


def may_add(position: Position, seat: int) -> bool:
    """Whether, as far as all can see, this fighter might lay another card. Source: H6.4, H6.6."""
    has_room = len(position.laid[seat]) < MOST_LAID or not position.holds("H6.6")
    return has_room and bool(position.hands[seat])


def _fight_goes_on(position: Position) -> bool:
    """Whether those who have not passed may still lay cards. Source: H6.4, H6.6c."""
    return position.holds("H6.4") and (position.holds("H6.6c") or position.roles.count(FIGHTING) > 1)


def _stay_out(position: Position, seat: int, kind: str, events: list[Event], *, automatic: bool) -> None:
    position.roles[seat] = OUT
    events.append(Event(kind, "H6.3a" if automatic else "H6.3", seat, automatic=automatic))
    if position.holds("H6.3"):
        stock.draw(position, seat, "H6.3", events)


def _next(position: Position, after: int, events: list[Event]) -> None:
    """Ask the next seat that must join or stay out, then the next that may add; else the fighting is over."""
    from_left = clockwise(after + 1, position.players)
    position.laid_now = 0
    for seat in from_left:
        if position.roles[seat] == UNASKED:
            held = len(position.hands[seat])
            if held >= FEWEST_TO_ENTER or (held == 1 and not position.holds("H6.3a")):
                if position.initiator == JOHNS_SEAT and john.must_join(position, seat):
                    events.append(Event("must-join", "H13.5", seat, automatic=True))
                position.kind, position.seat = "join", seat
                return
            _stay_out(position, seat, "too-few-to-join", events, automatic=True)
    if position.initiator == JOHNS_SEAT and position.kind == "join":  # all are asked: his turn has come again
        events.append(Event("john-passed", "H13.5", automatic=True))
    for seat in from_left:
        if position.roles[seat] == FIGHTING:
            if may_add(position, seat) and _fight_goes_on(position):
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


def may_declare(position: Position, seat: int) -> range:
    """How many laid dogs of this seat may be uninvolved at this table. Source: H6.7, H6.7a, H6.7b, H6.8."""
    laid = position.laid[seat]
    if not position.options.without:
        return declarable(laid)
    dogs = laid.count(DOG)
    forced = max(0, len(laid) - MOST_INVOLVED) if position.holds("H6.6") and position.holds("H6.8") else 0
    most = min(dogs, MOST_UNINVOLVED if position.holds("H6.7a") else MOST_DECLARED)
    if not position.holds("H6.7b"):
        most = min(most, len(laid) - 1)
    if not position.holds("H6.7"):
        most = 0
    return range(forced, max(forced, most) + 1)


def taking_part(position: Position, seat: int, uninvolved: int) -> list[int]:
    """The cards of this seat that count when so many dogs do not: six at most. Source: H6.6-H6.8.

    More than six can be left only where H6.6 or H6.8 is switched off; then the strongest six count.
    """
    cards = position.laid[seat][uninvolved:]  # they are sorted, and dogs sort first
    return cards if len(cards) <= MOST_INVOLVED else reading_of(position.options).best_hand(cards)


def strongest_declaration(position: Position, seat: int) -> int:
    """How many laid dogs to declare uninvolved for the greatest strength; fewest of those. Source: H6.7-H6.9."""
    reading = reading_of(position.options)
    return max(may_declare(position, seat), key=lambda dogs: reading.strength(taking_part(position, seat, dogs)))


def _declaring(position: Position) -> list[int]:
    """The fighters in the order in which they declare. Source: H6.9."""
    fighters = position.fighters()
    initiator_first = position.holds("H6.9") or position.john_fights  # John of Gaunt has nothing to declare
    return fighters if initiator_first else fighters[1:] + fighters[:1]


def have_declared(position: Position) -> list[int]:
    """The fighters before the one whose declaration is due."""
    order = _declaring(position)
    return order[: order.index(position.seat)]


def _next_declaration(position: Position, events: list[Event]) -> None:
    for seat in _declaring(position):
        if position.uninvolved[seat] < 0:
            choices = may_declare(position, seat) if position.options.without else declarable(position.laid[seat])
            if len(choices) > 1:
                position.kind, position.seat = "declare", seat
                return
            position.uninvolved[seat] = choices[0]
            if choices[0]:
                events.append(Event("dogs-forced-out", "H6.8", seat, {"dogs": choices[0]}, automatic=True))
    _decide(position, events)


def legal_declare(position: Position) -> Sequence[Action]:
    """Every allowed number of uninvolved dogs. Source: H6.7, H6.8."""
    return [DECLARE[dogs] for dogs in may_declare(position, position.seat)]


def refuse_declare(position: Position, action: Action) -> Refusal | None:
    """Why this can't be declared."""
    choices = may_declare(position, position.seat)
    if not isinstance(action, Declare):
        return Refusal("H6.7", "declare-dogs", nearest=DECLARE[choices[0]])
    if action.dogs < choices[0]:
        return Refusal("H6.8", "dogs-forced-out", {"dogs": choices[0]}, DECLARE[choices[0]])
    if action.dogs > choices[-1]:
        if action.dogs <= min(MOST_UNINVOLVED, position.laid[position.seat].count(DOG)):  # else it would be legal
            return switched_off("H6.7b" if position.holds("H6.7") else "H6.7", DECLARE[choices[-1]])
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
    """Fighters by place, equals together, in order from the initiator within a place. Source: H6.11, H6.12, H6.12a."""
    strength = reading_of(position.options).measure()
    hands_count = not position.options.equal_share and position.holds("H6.12")
    dogs_are_held = not position.holds("H6.12a")

    def worth(seat: int) -> tuple[int, int]:
        if seat == JOHNS_SEAT:
            return strength(john.NINES), -john.held(position)
        out = position.uninvolved[seat]
        cards = position.laid[seat][out:]
        if len(cards) > MOST_INVOLVED:
            cards = taking_part(position, seat, out)
        held = len(position.hands[seat]) + (out if dogs_are_held else 0)
        return strength(cards), -held if hands_count else 0

    fighters = position.fighters()
    if position.john_fights:
        fighters.insert(0, JOHNS_SEAT)
    ranked = sorted(fighters, key=worth, reverse=True)  # stable: equals stay in order from the initiator
    return [list(group) for _, group in groupby(ranked, key=worth)]


def _decide(position: Position, events: list[Event]) -> None:
    """The winner takes the battle card, the next ones the tokens. Source: H6.10-H6.12."""
    number = position.order.pop(0)
    places = standings(position)
    earned = earned_in_battle(position, number, places)
    winner = places[0][0]
    position.winner = winner
    if winner != JOHNS_SEAT:
        position.cards_won[winner] += 1
    for seat, points in enumerate(earned):
        position.points[seat] += points
    position.past.append((number, winner, tuple(earned)))
    if sum(map(len, places)) == 1 and winner != JOHNS_SEAT:
        events.append(Event("alone", "H6.10", winner, {"battle": number}, automatic=True))
    if any(len(group) > 1 for group in places):
        events.append(Event("equal-strength", "H6.12", facts={"places": places}, automatic=True))
    tell_places(position, number, places, earned, events)
    if position.order:
        aftermath.begin(position, events)
    else:  # without H9.1 Castillon too is a battle of this kind, and the last
        others = [seat for seat in range(position.players) if seat not in position.fighters()]
        last_battle.end(position, [*places, others] if others else places, events)
