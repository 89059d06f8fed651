"""Appraised actions of Havoc as a picture: what each costs against the best, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.appraisal import Appraisal
from havoclab.core.words import Words
from havoclab.havoc.actions import Discard, Fetch, Lay, Pick, Put, Scavenge, Stop, Take
from havoclab.havoc.speech import say_action, say_cards
from havoclab.havoc.view import View
from havoclab.lab.review import plans_of
from havoclab.stage.hints.chart import Notes, bar_of, ranked_chart
from havoclab.stage.pictures.faces import face_of
from havoclab.stage.scene import Area, Bar, Chart

#: The packages whose words speak of estimates in Havoc.
WORDS: Final = (
    "havoclab.core",
    "havoclab.havoc",
    "havoclab.stage",
    "havoclab.stage.hints",
    "havoclab.stage.hints.havoc",
)

_NO_NOTES: Final[Notes] = MappingProxyType({})


def say_plan(action: Action, say: Words) -> str:
    """An action as words; a set of cards to lay as one thing.

    >>> from havoclab.core.words import words
    >>> from havoclab.havoc import State
    >>> say_plan(State.read_action("lay b9, lay o9, stop"), words("en", *WORDS))
    'Lay blue 9, orange 9'
    """
    steps = action.steps if isinstance(action, Together) else (action,)
    cards = [step.card for step in steps if isinstance(step, Lay)]
    if cards and all(isinstance(step, Lay | Stop) for step in steps):
        return say("plan-lay", cards=say_cards(cards, say))
    return say_action(action, say)


def cards_of(action: Action) -> list[int]:
    """The cards that an action names."""
    steps = action.steps if isinstance(action, Together) else (action,)
    return [step.card for step in steps if isinstance(step, Lay | Take | Put | Fetch | Pick | Discard | Scavenge)]


def chart_of(weighed: Sequence[Appraisal], view: View, say: Words, *, area: Area, notes: Notes = _NO_NOTES) -> Chart:
    """What each of the actions would cost against the best one, best first.

    Args:
        weighed: the appraised actions.
        view: of the seat that chooses.
        say: words that know those of estimates.
        area: where the chart stands.
        notes: what is to be said beside an action, which is marked then, by :func:`~havoclab.lab.review.key_of` it.
    """
    return ranked_chart(weighed, plans_of(view), partial(bar, say=say), say, area=area, notes=notes)


def bar(appraisal: Appraisal, *, first: bool, note: str, say: Words) -> Bar:
    """One appraised action, with the cards that it names; see :func:`~havoclab.stage.hints.chart.bar_of`."""
    faces = [face_of(card, say) for card in cards_of(appraisal.action)]
    return bar_of(appraisal, say_plan(appraisal.action, say), say, first=first, note=note, cards=faces)
