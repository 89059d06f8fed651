"""What a captain believes: the numbers behind the rules of thumb.

All captains think alike (``captain.py``); they differ in what they think things are worth. So one who has just learnt
the rules, a hasty one and one who has played thousands of games are three rows of numbers, not three programs.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """One captain's numbers. Worth is counted in victory points, roughly.

    Attributes:
        in_set: what the first, second, ... card of one value adds to a hand; a seventh can't be. Source: H8.4.
        in_suit: what the first, second, ... card of one suit adds; the last number holds for all further ones.
            Source: H8.3.
        neighbour: what a card of the same suit right beside it adds: straight flushes grow so. Source: H8.2.
        high: what the highest value adds against none: equal ranks are decided by it. Source: H8.6.
        dogs: what the first, second, ... dog adds; the last number holds for all further ones. Source: H4.8.
        worth_later: what a card laid now would have been worth, as a part of that, with so many battles still to come
            after this one. Source: H9.5.
        patience: what crying Havoc must promise beyond its price: waiting a turn brings a card and shows nothing.
        card_drawn: what the card is worth that staying out draws. Source: H6.3.
        dog_profit: what a fetched or looted card must add beyond the dogs it takes. Source: H4.6, H4.7.
        rank_of_seven: the rank at which a rival ends who may still lay cards and holds seven.
        rank_per_card: by so much higher for each card more than seven.
        rank_per_point: by so much higher for each point that the battle pays beyond six.
        spread: how far rivals stray from that rank.
        joins: how often a seat joins that was not asked yet.
        strong_rank: from which rank of the best six on a captain names the battle that pays most. Source: H6.1.
        denial: what a first place is worth on top because no rival has it, as a part of its points.
        initiative: what winning is worth on top because the winner is on turn next, in points. Source: H7.7.
        thorough: whether single cards are thought of too: two loose cards to join with, a loose one to break a tie.
        scavenger: whether a dog is laid for the sake of what it can take up after the battle. Source: H7.2.
        uses_dogs: whether dogs fetch, loot and scavenge at all. Source: H4.6, H4.7, H7.1, H9.4.
    """

    in_set: tuple[float, ...]
    in_suit: tuple[float, ...]
    neighbour: float
    high: float
    dogs: tuple[float, ...]
    worth_later: tuple[float, ...]
    patience: float
    card_drawn: float
    dog_profit: float
    rank_of_seven: float
    rank_per_card: float
    rank_per_point: float
    spread: float
    joins: float
    strong_rank: int
    denial: float = 0.0
    initiative: float = 0.0
    thorough: bool = False
    scavenger: bool = False
    uses_dogs: bool = True
