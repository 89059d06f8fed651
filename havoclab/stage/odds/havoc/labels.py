"""How a way to recruit and a place are called."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.words import Words
from havoclab.havoc.position import JOHNS_SEAT
from havoclab.havoc.speech import say_cards
from havoclab.lab.odds.havoc import Way


def say_way(way: Way, say: Words) -> str:
    """A way to recruit in words. Source: H4.2, H4.6."""
    if not way.recruits:
        told = say("odds-way-draw", drawn=way.drawn)
    elif not way.drawn:
        told = say_cards(way.recruits, say)
    else:
        told = say("odds-way-both", drawn=way.drawn, cards=say_cards(way.recruits, say))
    return say("odds-way-dogs", way=told, dogs=way.dogs) if way.dogs else told


def say_place(place: int, names: Sequence[str], say: Words) -> str:
    """A place where hidden cards lie: a hand, the draw pile, the discards."""
    if place < len(names):
        return say("odds-place-hand", name=names[place])
    return say("odds-place-pile" if place == len(names) else "odds-place-discards")


def say_fighter(seat: int, names: Sequence[str], say: Words) -> str:
    """Who fights: a player, or John of Gaunt."""
    return say("card-john") if seat == JOHNS_SEAT else names[seat]
