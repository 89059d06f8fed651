"""Bots with one habit switched: what an experiment about a habit compares.

"sensible+cries-again" plays as the sensible bot does, except that it cries Havoc again at once after a victory. Nothing
else differs, so whatever the results differ by is due to the habit, at least with such a bot at such a table.

Each habit is a function of the view and of what the bot would do by itself; it sees no more than the bot. Each game has
its own, in the module of its name. In words it is told by the message ``habit-<name>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from havoclab.core.action import Action
from havoclab.core.bot import Bot
from havoclab.core.game import Game
from havoclab.core.view import View
from havoclab.lab.habits import gold_und_rum, havoc

__all__ = ["HABITS", "OWN", "Maker", "check_bot", "habits_of", "make_bot"]

#: Stands between a bot's name and its habit.
PLUS: Final = "+"
#: Stands before the name of a bot that is no part of the game, but handed over with a run.
OWN: Final = "own:"

Maker = Callable[[], Bot]
Habit = Callable[[Any, Action], Action]

#: The habits that are tried in Havoc, by name.
HABITS: Final[Mapping[str, Habit]] = havoc.HABITS
_BY_GAME: Final[Mapping[str, Mapping[str, Habit]]] = MappingProxyType(
    {"havoc": HABITS, "gold_und_rum": gold_und_rum.HABITS}
)


def habits_of(game: str) -> Mapping[str, Habit]:
    """The habits that are tried in a game, by name.

    >>> "never-deserts" in habits_of("gold_und_rum"), habits_of("chess")
    (True, {})
    """
    return _BY_GAME.get(game, {})


class _Habitual:
    """A bot that does as another one does, except for a habit."""

    def __init__(self, bot: Bot, name: str, habit: Habit) -> None:
        self.name = f"{bot.name}{PLUS}{name}"
        self._bot = bot
        self._habit = habit

    def choose(self, view: View, rng: Random) -> Action:
        """What the bot would do, or what the habit makes of it; one of the view's legal actions."""
        usual = self._bot.choose(view, rng)
        action = self._habit(view, usual)
        return action if action in view.legal_actions else usual


def check_bot(game: Game, name: str) -> None:
    """Whether a bot of this name can be made; one of your own is looked up only when the run begins.

    Raises:
        ValueError: naming the bot or the habit, and what is allowed.

    >>> from havoclab.games import load
    >>> check_bot(load("havoc"), "sensible+sleeps")
    Traceback (most recent call last):
    ...
    ValueError: bots: 'sleeps' is no habit; allowed are burns-early, hoards, cries-again, keeps-peace, skips-cheap, \
takes-blind, overlays
    """
    plain, plus, habit = name.partition(PLUS)
    if not plain.startswith(OWN):
        try:
            game.read_bot(plain)
        except ValueError as fault:
            raise ValueError(f"bots: {str(fault).removeprefix('bot: ')}") from None
    habits = habits_of(game.name)
    if plus and habit not in habits:
        raise ValueError(f"bots: {habit[:40]!r} is no habit; allowed are {', '.join(habits) or 'none'}")


def make_bot(game: Game, name: str, own: Mapping[str, Maker]) -> Bot:
    """The bot of this name.

    Args:
        game: whose bots may be named.
        name: a bot, with or without a habit.
        own: makers of the bots that are no part of the game, by their name behind ``own:``.

    >>> from havoclab.games import load
    >>> make_bot(load("havoc"), "sensible+hoards", {}).name
    'sensible+hoards'
    """
    plain, _, habit = name.partition(PLUS)
    bot = own[plain.removeprefix(OWN)]() if plain.startswith(OWN) else game.bot(plain)
    return _Habitual(bot, habit, habits_of(game.name)[habit]) if habit else bot
