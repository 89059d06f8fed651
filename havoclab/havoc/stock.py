"""Cards changing their place: every move of a card goes through here and leaves its mark on the trail."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import Final

from havoclab.core.chance import reshuffle
from havoclab.core.event import Event
from havoclab.havoc.cards import DOG, JOHN
from havoclab.havoc.position import ABSENT, Position


def draw(position: Position, seat: int, rule: str, events: list[Event], *, dealt: str = "") -> int | None:
    """Give this seat the top card of the draw pile; None if there is nothing left to draw.

    An empty pile is made anew from the discards first. John of Gaunt is not given to anybody: he is laid open.

    Args:
        position: the table.
        seat: who draws.
        rule: the rule by which a card is drawn.
        events: what happened so far.
        dealt: where the card is dealt, the rule by which John is replaced.

    Source: H4.10, H9.3, H13.2, H13.11.
    """
    if not top_up(position, events):
        return None
    card = position.pile.pop()
    if card == JOHN:
        _lay_john_open(position, seat, dealt, events)
        if position.holds(dealt) if dealt else not position.holds("H13.2b"):
            draw(position, seat, rule, events)
        return JOHN
    insort(position.hands[seat], card)
    position.trail.append(("draw", seat, ()))
    events.append(Event("drew", rule, seat, secret={"card": card}, witnesses=(seat,)))
    return card


_JOHN_COMES: Final = {"": "john-drawn", "H13.11": "john-dealt", "H13.11b": "john-too-late"}


def _lay_john_open(position: Position, seat: int, dealt: str, events: list[Event]) -> None:
    """Lay John of Gaunt at this seat's left hand; before the last battle he leaves. Source: H13.2, H13.11, H13.11b."""
    position.john = ABSENT if dealt == "H13.11b" else seat
    events.append(Event(_JOHN_COMES[dealt], dealt or "H13.2", seat, automatic=True))


def can_draw(position: Position) -> bool:
    """Whether a card can be drawn, after a reshuffle if need be. Source: H4.10, H4.10a."""
    return bool(position.pile) or (bool(position.discards) and position.holds("H4.10"))


def top_up(position: Position, events: list[Event]) -> bool:
    """Make sure that the draw pile has a card; False if there is none anywhere. Source: H4.10, H9.3."""
    if position.pile:
        return True
    if not position.discards or not position.holds("H4.10"):
        return False
    position.pile = reshuffle(position.discards, position.seed, position.shuffles)
    position.discards = []
    position.shuffles += 1
    position.trail.append(("shuffle", -1, ()))
    events.append(Event("reshuffled", "H4.10", facts={"cards": len(position.pile)}, automatic=True))
    return True


def take_recruit(position: Position, seat: int, card: int) -> None:
    """Move an open recruit into this hand."""
    position.recruits.remove(card)
    insort(position.hands[seat], card)
    position.trail.append(("gain", seat, (card,)))


def put_recruit(position: Position, seat: int, card: int) -> None:
    """Lay a card of this hand to the recruits."""
    position.hands[seat].remove(card)
    position.recruits.append(card)
    position.trail.append(("show", seat, (card,)))


def lay(position: Position, seat: int, card: int) -> None:
    """Lay a card of this hand into the battle."""
    position.hands[seat].remove(card)
    insort(position.laid[seat], card)
    position.trail.append(("show", seat, (card,)))


def discard_dogs(position: Position, seat: int, dogs: int) -> None:
    """Discard dogs from this hand, for all to see."""
    for _ in range(dogs):
        position.hands[seat].remove(DOG)
    position.discards += [DOG] * dogs
    position.trail.append(("show", seat, (DOG,) * dogs))
    position.trail.append(("clear", -1, (DOG,) * dogs))


def discard_laid_dogs(position: Position, seat: int, dogs: int) -> None:
    """Discard dogs that this seat laid in the battle."""
    for _ in range(dogs):
        position.laid[seat].remove(DOG)
    position.discards += [DOG] * dogs
    position.trail.append(("clear", -1, (DOG,) * dogs))


def discard_open(position: Position, seat: int, card: int) -> None:
    """Discard a card of this hand for all to see: how it is done without H5.3a."""
    position.hands[seat].remove(card)
    position.discards.append(card)
    position.trail.append(("show", seat, (card,)))
    position.trail.append(("clear", -1, (card,)))


def bury(position: Position, seat: int, card: int) -> None:
    """Discard a card of this hand face down: only its owner knows which. Source: H5.3."""
    position.hands[seat].remove(card)
    position.discards.append(card)
    position.secrets[seat] += ((len(position.trail), (card,)),)
    position.trail.append(("bury", seat, ()))


def look_through_discards(position: Position, seat: int) -> None:
    """Let this seat see every discard. Source: H4.7, H7.4."""
    position.secrets[seat] += ((len(position.trail), tuple(sorted(position.discards))),)
    position.trail.append(("look", seat, ()))


def take_discard(position: Position, seat: int, card: int) -> None:
    """Move a card out of the discards into this hand, shown to all. Source: H4.7, H7.4."""
    position.discards.remove(card)
    insort(position.hands[seat], card)
    position.trail.append(("gain", seat, (card,)))


def clear(position: Position, cards: Iterable[int]) -> None:
    """Lay open cards on the discards. Source: H7.5, H9.2."""
    gone = tuple(cards)
    if gone:
        position.discards += gone
        position.trail.append(("clear", -1, gone))


def open_recruit(position: Position, events: list[Event]) -> int | None:
    """Turn the top card of the draw pile up as a recruit; None if there is none. Source: H7.5.

    John of Gaunt is laid at the winner's left hand instead, and replaced. Source: H13.11, H13.11a.
    """
    if not top_up(position, events):
        return None
    card = position.pile.pop()
    if card == JOHN:
        position.john = position.winner if position.holds("H13.11a") else position.initiator
        events.append(Event("john-turned-up", "H13.11", position.john, automatic=True))
        return open_recruit(position, events) if position.holds("H13.11") else JOHN
    position.recruits.append(card)
    position.trail.append(("open", -1, (card,)))
    return card


def turn_over(position: Position, events: list[Event]) -> int | None:
    """Turn the top card of the draw pile over and discard it; None if there is none. Source: H13.4."""
    if not top_up(position, events):
        return None
    card = position.pile.pop()
    position.discards.append(card)
    position.trail.append(("open", -1, (card,)))
    position.trail.append(("clear", -1, (card,)))
    return card
