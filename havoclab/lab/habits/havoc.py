"""The habits that are tried in Havoc: each a function of the view and of what the bot would do by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from havoclab.core.action import Action
from havoclab.havoc.actions import CRY, DRAW, LAY, PASS, RECRUIT, STAY_OUT, STOP, Take
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.view import View

__all__ = ["HABITS"]

#: The battles that :func:`_burns_early` and :func:`_hoards` are about: so many, counted from the first.
EARLY: Final = 2
MIDDLE: Final = 5
#: A battle is cheap if its winner earns at most so much: half of the eight battles are.
CHEAP: Final = 6

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
