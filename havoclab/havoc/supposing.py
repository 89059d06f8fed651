"""Positions as they might be: a card elsewhere, a counter otherwise, another moment of the game.

Each function changes a position in place, as little as it can, and raises :class:`NotSo` where it can't. What was seen
before does not fit such a position any more: whoever changes one lets it forget that (:func:`remembering.forget`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from havoclab.core.ways_out import NotSo
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.cards import DOG, JOHN
from havoclab.havoc.john import stand_in
from havoclab.havoc.position import ABSENT, FIGHTING, IN_PILE, OUT, PASSED, UNASKED, Position

#: Cards that a fighter lays to be in a battle at all. Source: H6.2, H6.3.
_TO_FIGHT: Final = 2


# --- one card elsewhere ---


def _places(position: Position, seat: int) -> Iterable[list[int]]:
    """Where a card may be taken from, those first where it is missed least."""
    yield position.pile
    yield position.discards
    yield from (hand for other, hand in enumerate(position.hands) if other != seat)
    yield position.recruits
    yield from (laid for other, laid in enumerate(position.laid) if other != seat)
    yield position.hands[seat]
    yield position.laid[seat]


def _move(position: Position, seat: int, card: int, target: list[int]) -> list[int]:
    """Take the card from where it is missed least to the target; gives the place where it was."""
    for place in _places(position, seat):
        if place is not target and card in place:
            place.remove(card)
            target.append(card)
            return place
    raise NotSo


def in_hand(position: Position, seat: int, card: int) -> None:
    """This card is in this seat's hand."""
    if card not in position.hands[seat]:
        _move(position, seat, card, position.hands[seat])


def among_recruits(position: Position, seat: int, card: int) -> None:
    """This card lies among the recruits; where they were full, in the place of the one laid last. Source: H3.1."""
    if card in position.recruits:
        return
    place = _move(position, seat, card, position.recruits)
    if position.recruits_full and len(position.recruits) > 1:
        place.append(position.recruits.pop(-2))


def in_discards(position: Position, seat: int, card: int) -> None:
    """This card lies in the discard pile."""
    if card not in position.discards:
        _move(position, seat, card, position.discards)


def dogs_in_hand(position: Position, seat: int, dogs: int) -> None:
    """This seat holds at least so many dogs."""
    for _ in range(dogs - position.hands[seat].count(DOG)):
        _move(position, seat, DOG, position.hands[seat])


def dogs_laid(position: Position, seat: int, dogs: int) -> None:
    """Among what this seat has laid are at least so many dogs, its own first; soldiers make room for them."""
    laid = position.laid[seat]
    for _ in range(dogs - laid.count(DOG)):
        if DOG in position.hands[seat]:
            position.hands[seat].remove(DOG)
            laid.append(DOG)
        else:
            _move(position, seat, DOG, laid)


def cards_in_hand(position: Position, seat: int, cards: int) -> None:
    """This seat holds at least so many cards."""
    for _ in range(cards - len(position.hands[seat])):
        position.hands[seat].append(_lowest(position.pile, position.discards, position.recruits))


def _lowest(*places: list[int]) -> int:
    """Take the lowest card of the first place that holds any; John of Gaunt stays where he is. Source: H13.2."""
    for cards in places:
        for nth, card in enumerate(cards):
            if card != JOHN:
                return cards.pop(nth)
    raise NotSo


def one_laid_less(position: Position, seat: int) -> None:
    """One of the soldiers that this seat has laid is back in its hand. Source: H6.6."""
    for card in position.laid[seat]:
        if card != DOG:
            position.laid[seat].remove(card)
            position.hands[seat].append(card)
            return
    raise NotSo


def one_recruit_less(position: Position, _seat: int) -> None:
    """One of the recruits lies at the bottom of the draw pile."""
    if not position.recruits:
        raise NotSo
    position.pile.insert(0, position.recruits.pop())


def stock_of(position: Position, seat: int, cards: int) -> None:
    """At least so many cards can still be had: others have fewer in hand. Source: H4.11."""
    for _ in range(cards - position.stock):
        others = [hand for other, hand in enumerate(position.hands) if other != seat]
        fullest = max(others, key=len)
        if not fullest:
            raise NotSo
        position.pile.insert(0, fullest.pop())


def one_in_pile(position: Position, seat: int) -> None:
    """At least one card lies in the draw pile: somebody else has it less in hand. Source: H4.10."""
    if not position.pile and not position.discards:
        stock_of(position, seat, position.stock + 1)


def something_discarded(position: Position, _seat: int) -> None:
    """A card lies in the discard pile: the one at the bottom of the draw pile."""
    if not position.discards:
        position.discards.append(_lowest(position.pile))


# --- one counter otherwise ---


def taken(position: Position, _seat: int, cards: int) -> None:
    """So many of the two cards have been taken, from the draw pile unless the first was a recruit. Source: H4.2."""
    if position.kind != "recruit" or position.taken == cards:
        raise NotSo
    position.taken = cards


def no_dog_used(position: Position, _seat: int) -> None:
    """No dog was used yet. Source: H4.8, H7.1."""
    if not position.dogs_used:
        raise NotSo
    position.dogs_used = 0


def turn_not_begun(position: Position, _seat: int) -> None:
    """The turn still begins: recruiting or crying Havoc is open. Source: H4.1."""
    if position.kind != "recruit":
        raise NotSo
    position.kind = "turn"
    position.taken = position.dogs_used = 0
    position.took_recruit = False


def nothing_laid_yet(position: Position, seat: int) -> None:
    """What this seat laid in this step is back in its hand. Source: H6.3, H6.4."""
    if position.kind not in ("join", "add") or not position.laid_now or position.seat != seat:
        raise NotSo
    for _ in range(position.laid_now):
        position.hands[seat].append(position.laid[seat].pop())
    position.laid_now = 0
    if position.kind == "join":
        position.roles[seat] = UNASKED


def own_choice(position: Position, seat: int) -> None:
    """The same choice is this seat's."""
    if position.seat == seat:
        raise NotSo
    position.seat = seat


def still_to_come(position: Position, _seat: int, battle: int) -> None:
    """This battle is still to come, and the next one is gone in its place. Source: H6.1."""
    for place, (number, winner, points) in enumerate(position.past):
        if number == battle and len(position.order) > 1:
            position.past[place] = (position.order[0], winner, points)
            position.order[0] = battle
            return
    raise NotSo


# --- another moment ---


def at_turn(position: Position, seat: int, to_come: int = 2) -> None:
    """It is this seat's turn, and nothing was done in it; a battle under way is over and forgotten. Source: H4.1."""
    _dismiss_john(position)
    for laid in position.laid:
        position.discards += laid
    players = position.players
    position.laid = [[] for _ in range(players)]
    position.roles = [UNASKED] * players
    position.uninvolved = [-1] * players
    position.initiator = position.winner = -1
    position.havoc = False
    position.kind, position.seat = "turn", seat
    position.taken = position.dogs_used = position.laid_now = 0
    position.took_recruit = False
    while len(position.order) < to_come and position.past:
        battle, winner, _ = position.past.pop()
        position.order.insert(0, battle)
        if 0 <= winner < players:
            position.cards_won[winner] = max(0, position.cards_won[winner] - 1)


def _dismiss_john(position: Position) -> None:
    """John of Gaunt has no part in the moment: if he waited, he is in the draw pile again, else he has left.

    Source: H13.2, H13.8.
    """
    if position.john_waits:
        position.pile.append(JOHN)
        position.john = IN_PILE
    elif position.john >= 0:
        if position.order and position.order[0] in CHEVAUCHEES:
            position.past.append((position.order.pop(0), -1, (0,) * position.players))
        if position.john_keeps_peace:
            position.peacekeeper = stand_in(position, "H13.7a")
        position.john = ABSENT


def recruiting(position: Position, seat: int, cards: int = 0) -> None:
    """This seat recruits and has taken so many cards. Source: H4.2."""
    at_turn(position, seat)
    position.kind, position.taken = "recruit", cards
    stock_of(position, seat, 2)
    if cards and position.recruits_full:
        one_recruit_less(position, seat)


def picking(position: Position, seat: int) -> None:
    """This seat looks through the discards while it recruits. Source: H4.7."""
    recruiting(position, seat)
    stock_of(position, seat, 3)
    position.kind, position.dogs_used = "pick", 2


def year_of_peace(position: Position, seat: int) -> None:
    """Another seat has declared a year of peace, and this one must discard. Source: H5.3."""
    at_turn(position, seat)
    stock_of(position, seat, 2)
    position.past.append((position.order.pop(0), -1, (0,) * position.players))
    position.kind, position.peace, position.turned = "year-of-peace", 1, True
    if position.peacekeeper == seat:
        position.peacekeeper = (seat - 1) % position.players


def naming(position: Position, seat: int) -> None:
    """Winners name the battles, and this seat, the Peacekeeper, names the next. Source: H6.1b, H6.1c."""
    at_turn(position, seat, to_come=3)
    stock_of(position, seat, 2)
    position.options = position.options.model_copy(update={"battle_order": "winner"})
    position.kind, position.peacekeeper = "name-battle", seat


def _begin_battle(position: Position, initiator: int) -> None:
    at_turn(position, initiator)
    position.initiator, position.havoc, position.exempt = initiator, True, False
    position.roles[initiator] = FIGHTING


def _lay(position: Position, seat: int, keep: int = -1) -> None:
    """Lay two cards that the seat will not miss."""
    cards_in_hand(position, seat, _TO_FIGHT + 1)
    for card in [card for card in position.hands[seat] if card != keep][:_TO_FIGHT]:
        position.hands[seat].remove(card)
        position.laid[seat].append(card)


def joining(position: Position, seat: int) -> None:
    """The seat before this one has cried Havoc, and this one joins or stays out. Source: H6.3."""
    cards_in_hand(position, seat, _TO_FIGHT)
    initiator = (seat - 1) % position.players
    _begin_battle(position, initiator)
    _lay(position, initiator)
    position.kind, position.seat = "join", seat


def adding(position: Position, seat: int, keep: int = -1) -> None:
    """This seat is the last that fights, and lays more or passes; a card is kept in hand. Source: H6.4."""
    _begin_battle(position, seat)
    _lay(position, seat, keep)
    position.roles = [FIGHTING if other == seat else OUT for other in range(position.players)]
    position.kind = "add"


def two_laid_now(position: Position, seat: int) -> None:
    """Both cards that this seat has in the battle were laid in this step. Source: H6.2."""
    position.kind, position.laid_now = "open-battle", _TO_FIGHT
    position.roles = [FIGHTING if other == seat else UNASKED for other in range(position.players)]


def declaring(position: Position, seat: int, dogs: int) -> None:
    """The fighting is over, and this seat declares which of so many laid dogs are uninvolved. Source: H6.7."""
    adding(position, seat)
    position.roles[seat] = PASSED
    position.kind = "declare"
    dogs_laid(position, seat, dogs)


def after_battle(position: Position, seat: int, dogs: int, keep: int = -1) -> None:
    """This seat has won a battle, and uses so many dogs that it has laid. Source: H7.1."""
    adding(position, seat, keep)
    position.roles[seat] = PASSED
    position.winner = seat
    position.past.append((position.order.pop(0), seat, (0,) * position.players))
    position.kind = "dogs"
    dogs_laid(position, seat, dogs)


def before_castillon(position: Position, seat: int) -> None:
    """All battles but the last are gone, and this seat uses its dogs. Source: H9.4."""
    at_turn(position, seat)
    gone = [battle for battle in position.order if battle != CASTILLON]
    position.past += [(battle, -1, (0,) * position.players) for battle in gone]
    position.order = [CASTILLON]
    position.discards += position.recruits
    position.recruits = []
    position.kind = "last-dogs"
