"""What can be wrong with what the seats remember: the trail of all that was seen, and what only one seat saw.

Source: H3.6.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from havoclab.havoc.cards import DOG
from havoclab.havoc.knowledge import Knowledge
from havoclab.havoc.position import Position, Sighting
from havoclab.havoc.problem import Problem

#: Reshuffles that a position may bring along without having them in its trail.
MOST_SHUFFLES: Final = 9999

#: Sightings of one seat; all others are of the table.
_SEATED: Final = ("draw", "gain", "show", "bury", "look")
#: Sightings whose cards are hidden from all, or from all others.
_HIDDEN: Final = ("draw", "shuffle", "bury", "look")


def wrong_trail(position: Position) -> Iterator[Problem]:
    """Faults in the list of what was seen: the first of its entries that can't be, and too many reshuffles."""
    if not position.trail:
        yield Problem("trail", "H3.6", "wrong-trail-begin")
    for place, (what, seat, cards) in enumerate(position.trail):
        if (what in ("deal", "setup")) != (place == 0):
            yield Problem("trail", "H3.6", "wrong-trail-begin")
        elif seat >= position.options.players or (what in _SEATED) != (seat >= 0):
            yield Problem("trail", "H3.6", "wrong-trail-seat", {"place": place + 1})
        elif cards and what in _HIDDEN:
            yield Problem("trail", "H3.6", "wrong-trail-cards", {"place": place + 1})
        else:
            continue
        break
    most = MOST_SHUFFLES + sum(what == "shuffle" for what, _, _ in position.trail)
    if position.shuffles > most:
        yield Problem("shuffles", "H4.10", "wrong-shuffles", {"count": position.shuffles, "most": most})


def wrong_secrets(position: Position) -> Iterator[Problem]:
    """Faults in what single seats saw alone: of each seat the first that the trail does not bear out."""
    for seat, seen in enumerate(position.secrets):
        last = -1
        for place, cards in seen:
            if place <= last or place >= len(position.trail):
                yield Problem(f"secrets.{seat}", "H3.6", "wrong-secret-place", {"seat": seat, "place": place + 1})
                break
            what, who, _ = position.trail[place]
            if who != seat or what not in ("bury", "look") or (what == "bury" and len(cards) != 1):
                yield Problem(f"secrets.{seat}", "H3.6", "wrong-secret", {"seat": seat, "place": place + 1})
                break
            last = place


def wrong_memory(position: Position) -> Iterator[Problem]:
    """Whether the cards lie where everybody, from what was seen, must think that they may lie.

    Meaningful only where the deck is whole, and trail and secrets are in order.
    """
    if position.trail == [set_up(position)]:
        return  # all else may lie anywhere
    true = [*position.hands, position.pile, position.discards]
    for seat in (None, *range(position.players)):
        lying = [() if place == seat else cards for place, cards in enumerate(true)]
        hidden = Knowledge(position, seat, [len(cards) for cards in lying]).hidden()
        if not _agrees(hidden, lying):
            yield Problem("trail", "H3.6", "wrong-memory")
            return


def set_up(position: Position) -> Sighting:
    """Where nothing is told about the past: the position was set up by hand, and this lay open at the beginning."""
    return "setup", -1, tuple(sorted([*position.recruits, *(card for cards in position.laid for card in cards)]))


def forget(position: Position) -> None:
    """Let nobody have seen anything before, as if the position had been set up by hand. Source: H3.6."""
    position.trail = [set_up(position)]
    position.secrets = [()] * position.players
    position.shuffles = 0


def _agrees(hidden: list[tuple[int, int]], lying: list[list[int] | tuple[()]]) -> bool:
    """Whether these hidden cards, each with its possible places as bits, can lie as they do."""
    could = {card: places for card, places in hidden if card != DOG}
    there = {card: place for place, cards in enumerate(lying) for card in cards if card != DOG}
    if could.keys() != there.keys() or not all(could[card] >> place & 1 for card, place in there.items()):
        return False
    # Dogs are all alike: each group of them must find room within its places. By Hall's theorem that is so if no set
    # of places has to hold more dogs than it does; a set that does is one that groups make up together.
    groups = Counter(places for card, places in hidden if card == DOG)
    dogs = [cards.count(DOG) for cards in lying]
    if groups.total() != sum(dogs):
        return False
    chosen = {0}
    for places in groups:
        chosen |= {others | places for others in chosen}
    return all(
        sum(count for places, count in groups.items() if not places & ~mask)
        <= sum(count for place, count in enumerate(dogs) if mask >> place & 1)
        for mask in chosen
    )
