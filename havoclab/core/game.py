"""What a host must know of a game to set it up, play it and show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.bot import Bot
from havoclab.core.rejection import WayOut
from havoclab.core.rules import RuleBook
from havoclab.core.state import State


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its name, its parts, and how a new one is dealt.

    Attributes:
        name: the game's package below ``havoclab``.
        players: how many can play.
        state: the class of its states.
        options: the model of its options.
        deal: a new game from options and a seed.
        rulebook: reads the numbered rules.
        bots: makers of the bots that can sit at the table, by name, weakest first.
        tell: an event as a sentence; takes the event, and by name the options, the players' names, language and seat.
        way_out: what would make a refused action legal, from the state, the action and the seat (None: who decides); it
            uses nothing that the seat does not know. None where a game has no such search.
        appraise: estimates of what the legal actions of a view are worth, best first; takes the view, a generator of
            chance, and by name the most ``samples`` for each action. None where a game has no such search.
        standing: the points so far by seat, which all may see. None where nothing is scored before the end.
    """

    name: str
    players: range
    state: type[State]
    options: type[BaseModel]
    deal: Callable[[BaseModel, int], State]
    rulebook: Callable[[], RuleBook]
    bots: Mapping[str, Callable[[], Bot]]
    tell: Callable[..., str]
    way_out: Callable[[Any, Action, int | None], WayOut | None] | None = None
    appraise: Callable[..., Sequence[Appraisal]] | None = None
    standing: Callable[[Any], tuple[int, ...]] | None = None
