"""Players that are programs: they see a view and answer with an action, or are named as being at fault."""

from __future__ import annotations

from random import Random
from typing import Protocol, runtime_checkable

from havoclab.core.action import Action
from havoclab.core.view import View


@runtime_checkable
class Bot(Protocol):
    """Anything with a name that chooses an action from a view."""

    @property
    def name(self) -> str:
        """How the bot is called in tables, records and error messages."""

    def choose(self, view: View, rng: Random) -> Action:
        """One of ``view.legal_actions``. All chance comes from ``rng``, so that a game can be played again."""


@runtime_checkable
class ReactingBot(Bot, Protocol):
    """A bot for games that run on by themselves: it takes its time, as people do."""

    def reaction(self, rng: Random) -> float:
        """How many seconds it takes from seeing something to acting on it."""


class BotFault(ValueError):
    """A bot raised, or answered with something that is not legal. The message names the bot and what was wrong."""


def ask(bot: Bot, view: View, rng: Random) -> Action:
    """The bot's choice, checked.

    Raises:
        BotFault: if the bot raises, or answers with anything but one of the view's legal actions.
    """
    try:
        action = bot.choose(view, rng)
    except Exception as fault:
        raise BotFault(f"bot {bot.name!r} raised {type(fault).__name__}: {fault}") from fault
    if not isinstance(action, Action):
        raise BotFault(f"bot {bot.name!r} answered with {type(action).__name__}, not with an action")
    if action not in view.legal_actions:
        allowed = ", ".join(str(legal) for legal in list(view.legal_actions)[:8])
        try:
            answer = str(action)[:80]
        except Exception:  # whatever a bot sends may even refuse to be written down
            answer = f"a broken {type(action).__name__}"
        raise BotFault(f"bot {bot.name!r} answered {answer!r}, which is not legal; legal are: {allowed}")
    return action
