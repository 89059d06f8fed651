"""H3 - setting the table: which cards are in the game, what is dealt, who begins."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.core.chance import shuffled
from havoclab.havoc import naming
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG, SUITS, card
from havoclab.havoc.options import Options
from havoclab.havoc.position import Position

#: Soldiers dealt to each player, beside their dog. Source: H3.2.
SOLDIERS_DEALT: Final = 7
#: Soldiers laid open as the first recruits. Source: H3.2.
FIRST_RECRUITS: Final = 3


def soldiers(options: Options) -> list[int]:
    """The soldiers in the game, sorted. Source: H2.1, H3.1.

    >>> len(soldiers(Options(players=4)))
    78
    """
    return [card(suit, value) for suit in range(len(SUITS)) for value in range(1, options.supply.highest + 1)]


def deck(options: Options) -> list[int]:
    """All cards in the game, sorted, the dogs first. Source: H3.1."""
    return [DOG] * options.supply.dogs + soldiers(options)


def deal(position: Position, options: Options, seed: int) -> None:
    """Deal a new game into this position. Seat 0 sits left of the dealer. Source: H3.1-H3.5."""
    rng = Random(seed)
    stack = shuffled(soldiers(options), rng)
    hands = [[DOG, *(stack.pop() for _ in range(SOLDIERS_DEALT))] for _ in range(options.players)]
    recruits = [stack.pop() for _ in range(FIRST_RECRUITS)]
    dogs_left = options.supply.dogs - options.players
    pile = shuffled([DOG] * dogs_left + stack, rng)  # H3.3: only now do the other dogs come in
    order = list(range(1, CASTILLON))
    if options.battle_order == "random":
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
    position.peacekeeper = 0  # H3.4
    position.peace = 0
    position.havoc = position.turned = False
    position.exempt = seats > 4  # H5.2
    position.kind, position.seat = "turn", 0
    position.taken = position.dogs_used = position.laid_now = 0
    position.took_recruit = False
    position.initiator = position.winner = -1
    position.laid = [[] for _ in range(seats)]
    position.roles = [0] * seats
    position.uninvolved = [-1] * seats
    position.trail = [("deal", -1, tuple(recruits))]
    position.secrets = [()] * seats
    position.seed = seed
    position.shuffles = 0
    if naming.is_needed(position):
        naming.ask(position, 0)
