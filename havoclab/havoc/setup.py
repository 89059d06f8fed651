"""H3 - setting the table: which cards are in the game, what is dealt, who begins."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from havoclab.core.chance import shuffled
from havoclab.havoc import naming
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG, JOHN, SUITS, card
from havoclab.havoc.options import Options
from havoclab.havoc.position import ABSENT, IN_PILE, Position

#: Soldiers dealt to each player, beside their dog. Source: H3.2.
SOLDIERS_DEALT: Final = 7
#: Soldiers laid open as the first recruits. Source: H3.2.
FIRST_RECRUITS: Final = 3


def soldiers(options: Options) -> list[int]:
    """The soldiers in the game, sorted. Source: H2.1, H3.1.

    >>> len(soldiers(Options(players=4)))
    78
    """
    return list(_soldiers(options.supply.highest))


@lru_cache
def _soldiers(highest: int) -> tuple[int, ...]:
    return tuple(card(suit, value) for suit in range(len(SUITS)) for value in range(1, highest + 1))


def deck(options: Options) -> list[int]:
    """All cards that can be held, sorted, the dogs first. Source: H3.1."""
    return [DOG] * options.supply.dogs + soldiers(options)


def deal(position: Position, options: Options, seed: int) -> None:
    """Deal a new game into this position. Seat 0 sits left of the dealer. Source: H3.1-H3.5."""
    rng = Random(seed)
    dogs_dealt = 1 if options.holds("H3.2") and options.holds("H3.3") else 0  # H3.2: one for each
    kept_aside = options.supply.dogs if options.holds("H3.3") else 0
    stack = shuffled([DOG] * (options.supply.dogs - kept_aside) + soldiers(options), rng)
    each = SOLDIERS_DEALT + 1 - dogs_dealt
    hands = [[DOG] * dogs_dealt + [stack.pop() for _ in range(each)] for _ in range(options.players)]
    recruits = [stack.pop() for _ in range(FIRST_RECRUITS)]
    dogs_left = kept_aside - dogs_dealt * options.players
    john = [JOHN] if options.has_john else []
    pile = shuffled([DOG] * dogs_left + john + stack, rng)  # H3.3, H13.1: only now do the other dogs, and John, come in
    order = list(range(1, CASTILLON))
    if options.shuffled_battles:
        order = shuffled(order, rng)
    lay_out(position, options, hands, recruits, pile, [*order, CASTILLON], rng.getrandbits(32))


def lay_out(
    position: Position,
    options: Options,
    hands: list[list[int]],
    recruits: list[int],
    pile: list[int],
    order: list[int],
    seed: int,
) -> None:
    """Begin a game with these cards, dealt by the rules. Source: H3."""
    seats = options.players
    position.options = options
    position.hands = [sorted(hand) for hand in hands]
    position.recruits = list(recruits)
    position.pile = list(pile)
    position.discards = []
    position.points = [0] * seats
    position.cards_won = [0] * seats
    position.order = list(order)
    position.past = []
    position.final = ()
    position.peacekeeper = 0 if position.holds("H3.4") else seats - 1
    position.peace = 0
    position.havoc = position.turned = False
    position.exempt = seats > 4  # H5.2
    position.kind, position.seat = "turn", position.peacekeeper
    position.taken = position.dogs_used = 0
    position.took_recruit = False
    position.initiator = -1
    position.clear_field()
    position.john = IN_PILE if JOHN in pile else ABSENT
    position.trail = [("deal", -1, tuple(recruits))]
    position.secrets = [()] * seats
    position.seed = seed
    position.shuffles = 0
    if naming.is_needed(position) and position.holds("H6.1c"):
        naming.ask(position, position.peacekeeper)
