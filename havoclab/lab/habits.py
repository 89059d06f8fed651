"""Bots with one habit switched: what an experiment about a habit compares.

"sensible+cries-again" plays as the sensible bot does, except that it cries Havoc again at once after a victory. Nothing
else differs, so whatever the results differ by is due to the habit, at least with such a bot at such a table.

Each habit is a function of the view and of what the bot would do by itself; it sees no more than the bot. In words it
is told by the message ``habit-<name>``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from havoclab.core.action import Action
from havoclab.core.bot import Bot
from havoclab.core.game import Game
from havoclab.core.view import View as AnyView
from havoclab.havoc.actions import CRY, DRAW, LAY, PASS, RECRUIT, STAY_OUT, STOP, Take
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.view import View

__all__ = ["HABITS", "OWN", "Maker", "check_bot", "make_bot"]

#: Stands between a bot's name and its habit.
PLUS: Final = "+"
#: Stands before the name of a bot that is no part of the game, but handed over with a run.
OWN: Final = "own:"

#: The battles that :func:`_burns_early` and :func:`_hoards` are about: so many, counted from the first.
EARLY: Final = 2
MIDDLE: Final = 5
#: A battle is cheap if its winner earns at most so much: half of the eight battles are.
CHEAP: Final = 6

Maker = Callable[[], Bot]
Habit = Callable[[View, Action], Action]


def _burns_early(view: View, usual: Action) -> Action:
    """Joins the first two battles that are fought, and lays its best six cards. Source: H6.3, H6.4, H6.6."""
    table = view.table
    fought = sum(winner >= 0 for _, winner, _ in table.past)
    laid = view.laid[table.seat] if table.in_battle else ()
    if fought >= EARLY or usual not in (STOP, PASS, STAY_OUT) or len(laid) >= MOST_INVOLVED or not view.hand:
        return usual
    best = best_hand([*laid, *view.hand], best_subset=view.options.best_subset)
    return LAY[max([card for card in best if card in view.hand] or view.hand, key=VALUE.__getitem__)]


def _hoards(view: View, usual: Action) -> Action:
    """Keeps away from the first five battles, to have more cards for the last ones. Source: H4.1, H6.3."""
    if sum(winner >= 0 for _, winner, _ in view.table.past) >= MIDDLE:
        return usual
    return _keeps_peace(view, usual) if usual is CRY else _stays_out(view, usual)


def _cries_again(view: View, usual: Action) -> Action:
    """Cries Havoc in the turn that a victory brings. Source: H5.5, H7.7."""
    past = view.table.past
    just_won = bool(past) and past[-1][1] == view.seat and view.table.turned
    return CRY if just_won and CRY in view.legal_actions else usual


def _keeps_peace(view: View, usual: Action) -> Action:
    """Never cries Havoc unless it must. Source: H4.1, H4.11."""
    return RECRUIT if usual is CRY and RECRUIT in view.legal_actions else usual


def _stays_out(view: View, usual: Action) -> Action:
    return STAY_OUT if STAY_OUT in view.legal_actions else usual


def _skips_cheap(view: View, usual: Action) -> Action:
    """Stays out of battles whose winner earns six points or fewer. Source: H6.3."""
    table = view.table
    cheap = bool(table.order) and (view.options.payments(table.order[0])[0] or 0) <= CHEAP
    return _stays_out(view, usual) if cheap else usual


def _takes_blind(view: View, usual: Action) -> Action:
    """Draws from the pile where it may, so that nobody sees what it collects. Source: H4.2."""
    return DRAW if isinstance(usual, Take) and DRAW in view.legal_actions else usual


def _overlays(view: View, usual: Action) -> Action:
    """Lays one card more than it means to, its lowest soldier, while there is room. Source: H6.4, H7.2."""
    if usual is not PASS or len(view.laid[view.table.seat]) >= MOST_INVOLVED:
        return usual
    soldiers = [card for card in view.hand if card != DOG]
    return LAY[min(soldiers, key=VALUE.__getitem__)] if soldiers else usual


#: The habits there are, by name.
HABITS: Final[Mapping[str, Habit]] = MappingProxyType(
    {
        "burns-early": _burns_early,
        "hoards": _hoards,
        "cries-again": _cries_again,
        "keeps-peace": _keeps_peace,
        "skips-cheap": _skips_cheap,
        "takes-blind": _takes_blind,
        "overlays": _overlays,
    }
)
#: The game whose habits these are.
_GAME: Final = "havoc"


class _Habitual:
    """A bot that does as another one does, except for a habit."""

    def __init__(self, bot: Bot, habit: str) -> None:
        self.name = f"{bot.name}{PLUS}{habit}"
        self._bot = bot
        self._habit = HABITS[habit]

    def choose(self, view: AnyView, rng: Random) -> Action:
        """What the bot would do, or what the habit makes of it; one of the view's legal actions."""
        usual = self._bot.choose(view, rng)
        if not isinstance(view, View):
            raise TypeError(f"view: {type(view).__name__} is not a view of Havoc")
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
    if not plain.startswith(OWN) and plain not in game.bots:
        raise ValueError(f"bots: {plain[:40]!r} is no bot of {game.name}; allowed are {', '.join(game.bots)}")
    habits = HABITS if game.name == _GAME else {}
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
    bot = own[plain.removeprefix(OWN)]() if plain.startswith(OWN) else game.bots[plain]()
    return _Habitual(bot, habit) if habit else bot
