"""Havoc as hosts see it: how it is set up, played and shown."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel

from havoclab import havoc
from havoclab.core.game import Game
from havoclab.havoc import speech
from havoclab.havoc.bots import BOTS
from havoclab.havoc.bots.appraising import appraise
from havoclab.havoc.gallery import read_gallery
from havoclab.havoc.soundness import problems
from havoclab.havoc.variants import VARIANTS
from havoclab.havoc.ways_out import way_out


def deal(options: BaseModel, seed: int) -> havoc.State:
    """A new game. Source: H3.

    Raises:
        TypeError: if the options are those of another game.
    """
    if not isinstance(options, havoc.Options):
        raise TypeError(f"options: {type(options).__name__} is given; the options of Havoc are needed")
    return havoc.State.deal(options, seed)


def standing(state: havoc.State) -> tuple[int, ...]:
    """The points so far by seat. Source: H3.6, H6.11."""
    return tuple(state.points)


#: The game of Havoc: The Hundred Years War, for two to six. Source: H1.1.
GAME: Final = Game(
    name=havoc.State.game,
    players=range(2, 7),
    state=havoc.State,
    options=havoc.Options,
    deal=deal,
    rulebook=havoc.rulebook,
    bots=BOTS,
    tell=speech.tell,
    way_out=way_out,
    appraise=appraise,
    standing=standing,
    example=havoc.worked_example,
    variants=VARIANTS,
    gallery=read_gallery,
    problems=problems,
)
