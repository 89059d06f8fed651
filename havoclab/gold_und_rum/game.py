"""Gold und Rum as hosts see it: how it is set up, played and shown."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pydantic import BaseModel

from havoclab import gold_und_rum
from havoclab.core.game import Game
from havoclab.gold_und_rum import speech
from havoclab.gold_und_rum.bots import BOTS
from havoclab.gold_und_rum.bots.appraising import appraise
from havoclab.gold_und_rum.example import example
from havoclab.gold_und_rum.gallery import read_gallery
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.variants import VARIANTS
from havoclab.gold_und_rum.ways_out import way_out


def deal(options: BaseModel, seed: int) -> gold_und_rum.State:
    """A new game. Source: G3.

    Raises:
        TypeError: if the options are those of another game.
    """
    if not isinstance(options, gold_und_rum.Options):
        raise TypeError(f"options: {type(options).__name__} is given; the options of Gold und Rum are needed")
    return gold_und_rum.State.deal(options, seed)


def standing(state: gold_und_rum.State) -> tuple[int, ...]:
    """The points so far, by seat. Source: G8.1, G8.2."""
    return tuple(state.points)


def first_chancellor(state: gold_und_rum.State) -> int:
    """Who holds the office in the first round of a new game. Source: G3.2."""
    return state.chancellor


#: The game of Gold und Rum, for four to seven. Source: G1.1.
GAME: Final = Game(
    name=gold_und_rum.State.game,
    players=range(4, 8),
    state=gold_und_rum.State,
    options=gold_und_rum.Options,
    deal=deal,
    rulebook=gold_und_rum.rulebook,
    bots=BOTS,
    tell=speech.tell,
    variants=VARIANTS,
    gallery=read_gallery,
    problems=problems,
    way_out=way_out,
    appraise=appraise,
    standing=standing,
    example=example,
    turn_options=MappingProxyType({"step_mode": True}),
    turn_kind="favourite",
    first_seat=first_chancellor,
)
