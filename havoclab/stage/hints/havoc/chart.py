"""Appraised actions of Havoc as a picture: what each costs against the best, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.appraisal import Appraisal
from havoclab.core.words import Words
from havoclab.havoc.actions import Discard, Fetch, Lay, Pick, Put, Scavenge, Stop, Take
from havoclab.havoc.speech import say_action, say_cards
from havoclab.havoc.view import View
from havoclab.lab.review import key_of, plans_of
from havoclab.stage.hints.chart import bar_of, bars_chart
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

_NO_NOTES: Final[Mapping[tuple[str, ...], str]] = {}


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


def chart_of(
    weighed: Sequence[Appraisal],
    view: View,
    say: Words,
    *,
    area: Area,
    notes: Mapping[tuple[str, ...], str] = _NO_NOTES,
) -> Chart:
    """What each of the actions would cost against the best one, best first.

    Args:
        weighed: the appraised actions.
        view: of the seat that chooses.
        say: words that know those of estimates.
        area: where the chart stands.
        notes: what is to be said beside an action, which is marked then, by :func:`~havoclab.lab.review.key_of` it.
    """
    bars = [
        _bar(appraisal, first=not nth, say=say, note=notes.get(key_of(appraisal.action), ""))
        for nth, appraisal in enumerate(weighed)
    ]
    left_out = len(set(map(key_of, plans_of(view))) - {key_of(appraisal.action) for appraisal in weighed})
    note = say("estimate-note", samples=max(appraisal.samples for appraisal in weighed))
    return bars_chart(bars, weighed, say, area=area, note=note, left_out=left_out)


def chart_against(
    reference: Action, others: Sequence[Appraisal], say: Words, notes: Mapping[tuple[str, ...], str]
) -> Chart:
    """What each of the actions costs against one that was found better, which comes first.

    Args:
        reference: what the others were compared with.
        others: the others, appraised against it.
        say: words that know those of estimates.
        notes: what is to be said beside an action, which is marked then.
    """
    first = Appraisal(reference, 0, 0, 0, 0, 0, 0, 0)
    bars = [_bar(first, first=True, say=say, note=notes.get(key_of(reference), ""))]
    bars += [_bar(other, first=False, say=say, note=notes.get(key_of(other.action), "")) for other in others]
    bars[0].text = say("estimate-preferred")
    samples = [other.samples for other in others]
    note = say("estimate-against-note", most=max(samples), samples=min(samples))
    return Chart(
        area="main",
        id="weighed",
        title=say("estimate-against-title"),
        bars=bars,
        least=min(0.0, *(other.loss_low for other in others)),
        most=max(1.0, *(other.loss_high for other in others)),
        note=f"{note} {say('estimate-interval')}",
        in_sight=True,
    )


def _bar(appraisal: Appraisal, *, first: bool, say: Words, note: str) -> Bar:
    faces = [face_of(card, say) for card in cards_of(appraisal.action)]
    return bar_of(appraisal, say_plan(appraisal.action, say), say, first=first, note=note, cards=faces)
