"""What a host must know of a game to set it up, play it and show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from typing import Any, Final, NamedTuple

from pydantic import BaseModel

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.bot import Bot
from havoclab.core.gallery import Case
from havoclab.core.problem import Problem
from havoclab.core.record import Record
from havoclab.core.rejection import WayOut
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.variants import Variants

#: Stands between a bot's name and how well it remembers.
AT: Final = "@"
#: What a bot with a perfect memory remembers of a hundred cards.
PERFECT_MEMORY: Final = 100


class BotText(NamedTuple):
    """What the text of a bot says.

    Attributes:
        name: the bot's name in the game.
        memory: how many of a hundred cards it remembers; None: as many as it does by itself.
    """

    name: str
    memory: int | None


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
        bots: makers of the bots that can sit at the table, by name, weakest first. A bot whose memory can be chosen
            has a maker that takes ``memory``, 0 to 100.
        tell: an event as a sentence; takes the event, and by name the options, the players' names, language and seat.
        way_out: what would make a refused action legal, from the state, the action and the seat (None: who decides); it
            uses nothing that the seat does not know. None where a game has no such search.
        appraise: estimates of what the legal actions of a view are worth, best first; takes the view, a generator of
            chance, and by name the most ``samples`` for each action. None where a game has no such search.
        standing: the points so far by seat, which all may see. None where nothing is scored before the end.
        variants: the rules that can be switched off, and what holds instead. None where a game has none.
        gallery: reads the positions in which two rules meet. None where a game has none.
        problems: what keeps a state from being one of the game, each with its rule. None where a game can't tell.
        turn_options: options with which seats choose one after another, where that is not usual: so bots play.
        example: reads a game that comes with the rules, to be walked through. None where there is none.
        turn_kind: the kind of choice that comes once a turn, or once a round where a game goes by rounds: so a game's
            length is counted.
        first_seat: where a new game begins: who has the first turn, or the first office. None where that is seat 0.
    """

    name: str
    players: range
    state: type[State]
    options: type[BaseModel]
    deal: Callable[[BaseModel, int], State]
    rulebook: Callable[[], RuleBook]
    bots: Mapping[str, Callable[..., Bot]]
    tell: Callable[..., str]
    way_out: Callable[[Any, Action, int | None], WayOut | None] | None = None
    appraise: Callable[..., Sequence[Appraisal]] | None = None
    standing: Callable[[Any], tuple[int, ...]] | None = None
    turn_options: Mapping[str, Any] = field(default_factory=dict)
    example: Callable[[], Record] | None = None
    variants: Variants | None = None
    gallery: Callable[[], Sequence[Case]] | None = None
    problems: Callable[[Any], Sequence[Problem]] | None = None
    turn_kind: str = "turn"
    first_seat: Callable[[Any], int] | None = None

    def read_bot(self, text: str) -> BotText:
        """What the text of a bot says: "sensible", or "sensible@60" for one that remembers 60 of 100 cards.

        Raises:
            ValueError: naming the bot, or its memory, and what is allowed.

        >>> from havoclab.games import load
        >>> load("havoc").read_bot("sensible")
        BotText(name='sensible', memory=None)
        >>> load("havoc").read_bot("sensible@60")
        Traceback (most recent call last):
        ...
        ValueError: bot: the memory of 'sensible' can't be chosen in havoc
        """
        name, at, memory = text.partition(AT)
        if name not in self.bots:
            raise ValueError(f"bot: {name[:40]!r} is no bot of {self.name}; allowed are {', '.join(self.bots)}")
        if not at:
            return BotText(name, None)
        if not self.has_memory(name):
            raise ValueError(f"bot: the memory of {name!r} can't be chosen in {self.name}")
        if not memory.isascii() or not memory.isdecimal() or len(memory) > 3 or int(memory) > PERFECT_MEMORY:
            raise ValueError(f"bot: {memory[:12]!r} is no memory; allowed are 0 to {PERFECT_MEMORY}")
        return BotText(name, int(memory))

    def has_memory(self, name: str) -> bool:
        """Whether it can be chosen how well the bot of this name remembers."""
        return "memory" in signature(self.bots[name]).parameters

    def knows_bot(self, text: str) -> bool:
        """Whether there is such a bot; what texts there are says :meth:`read_bot`."""
        try:
            self.read_bot(text)
        except ValueError:
            return False
        return True

    def bot(self, text: str) -> Bot:
        """A new bot of this kind: "sensible", or "sensible@60" for one that remembers 60 of 100 cards.

        Raises:
            ValueError: naming the bot, or its memory, and what is allowed.

        >>> from havoclab.games import load
        >>> load("havoc").bot("sensible").name
        'sensible'
        """
        name, memory = self.read_bot(text)
        return self.bots[name]() if memory is None else self.bots[name](memory=memory)
