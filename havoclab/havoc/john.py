"""H13 - John of Gaunt: who waits at a left hand, cries Havoc with three nines, and may keep the peace without a turn.

He is no player. Where a seat is named as initiator, winner or Peacekeeper, ``JOHNS_SEAT`` stands for him; beside whom
he lies or sits is ``position.john``. How he comes out of the draw pile stands where cards are drawn, in ``stock.py``
(H13.2, H13.11); his battle is fought like any other, in ``battle.py``.
"""

from __future__ import annotations

from typing import Final

from havoclab.core.event import Event
from havoclab.havoc import stock
from havoclab.havoc.battles import CALAIS_TO_TOURS, TOURS_TO_BORDEAUX
from havoclab.havoc.cards import DOG, VALUE, parse_cards
from havoclab.havoc.position import ABSENT, JOHNS_SEAT, Position

#: What he counts as having laid; they are no cards. Source: H13.3, H13.6.
NINES: Final = tuple(parse_cards("b9 o9 g9"))
#: More cards in hand than anybody can hold: who holds them comes last between equals. Source: H13.3a.
_LAST: Final = 200


# --- how he comes and goes: H13.3, H13.4, H13.8 ---


def enters(position: Position, events: list[Event]) -> bool:
    """He cries Havoc as the next turn would begin; False if there is no battle for him and he leaves.

    Source: H13.3, H13.4, H13.11b.
    """
    if len(position.order) < 2:  # only Castillon is to come, at which he takes no part
        _goes(position, "john-too-late", "H13.11b", events)
        return False
    if not position.holds("H13.3"):
        leaves(position, events)
        return False
    events.append(Event("john-enters", "H13.3", position.john, automatic=True))
    _lay_chevauchees(position, events)
    position.initiator, position.havoc = JOHNS_SEAT, True
    position.exempt = position.exempt and not position.holds("H5.2a")
    position.clear_field()
    events.append(Event("john-cries", "H13.3", facts={"battle": position.order[0]}, automatic=True))
    return True


def _lay_chevauchees(position: Position, events: list[Event]) -> None:
    """The Chevauchées take the next battle's place; which side, the top card of the draw pile says. Source: H13.4."""
    if not position.options.one_battle_more:
        events.append(Event("set-aside", "H13.4", facts={"battle": position.order.pop(0)}, automatic=True))
    side = CALAIS_TO_TOURS
    if position.holds("H13.4"):
        card = stock.turn_over(position, events)
        side = CALAIS_TO_TOURS if _is_odd(position, card) else TOURS_TO_BORDEAUX
        if card is not None:
            events.append(Event("side-turned", "H13.4", facts={"card": card, "battle": side}, automatic=True))
    position.order.insert(0, side)


def _is_odd(position: Position, card: int | None) -> bool:
    """Whether the turned card is odd; a dog is not, and no card is not either. Source: H13.4, H13.4a."""
    if card is None or (card == DOG and not position.holds("H13.4a")):
        return card is not None
    return VALUE[card] % 2 == 1


def leaves(position: Position, events: list[Event]) -> None:
    """He did not win, or another battle begins. Source: H13.8."""
    _goes(position, "john-leaves", "H13.8", events)


def _goes(position: Position, kind: str, rule: str, events: list[Event]) -> None:
    position.john = ABSENT
    events.append(Event(kind, rule, automatic=True))


# --- in his battle: H13.5, and how he stands against equals: H13.3a ---


def must_join(position: Position, seat: int) -> bool:
    """Whether this seat may not stay out of the battle that he began. Source: H13.5."""
    return position.initiator == JOHNS_SEAT and len(position.hands[seat]) >= 2 and position.holds("H13.5")


def held(position: Position) -> int:
    """How many cards he holds, between equals: none, so that he is before them. Source: H13.3a, H6.12."""
    return 0 if position.holds("H13.3a") else _LAST


# --- as winner and Peacekeeper: H13.7 ---


def stays(position: Position) -> bool:
    """Whether he has won and so becomes Peacekeeper. Source: H13.7, H13.8, H5.5."""
    return position.winner == JOHNS_SEAT and position.holds("H13.7") and position.holds("H5.5")


def next_seat(position: Position) -> int:
    """Whose turn comes after his. Source: H13.7, H4.1."""
    return (position.john + 1) % position.players if position.holds("H4.1") else position.john


def is_next(position: Position, seat: int) -> bool:
    """Whether his turn as Peacekeeper comes after this seat's. Source: H13.7."""
    if not position.john_keeps_peace:
        return False
    return seat == (position.john if position.holds("H4.1") else (position.john + 1) % position.players)


def stand_in(position: Position, rule: str) -> int:
    """The player at his left, who does for him what takes a player; without the rule, the one who drew him.

    Source: H13.7a, H13.7b.
    """
    return (position.john + 1) % position.players if position.holds(rule) else position.john


def makes_way_for_castillon(position: Position, events: list[Event]) -> None:
    """He takes no part in the last battle; where he kept the peace, the player at his left deals.

    Source: H13.7a, H13.8, H13.11b.
    """
    if position.john_keeps_peace:
        position.peacekeeper = stand_in(position, "H13.7a")
        leaves(position, events)
        events.append(Event("deals-for-john", "H13.7a", position.peacekeeper, automatic=True))
    else:
        _goes(position, "john-too-late", "H13.11b", events)
