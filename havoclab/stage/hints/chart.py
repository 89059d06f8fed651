"""Appraised actions as a picture: what each costs against the best, and how sure that is. It knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.words import Words
from havoclab.lab.review import key_of
from havoclab.stage.scene import Area, Bar, CardFace, Chart

#: The packages whose words speak of estimates in any game.
WORDS: Final = ("havoclab.core", "havoclab.stage", "havoclab.stage.hints")

#: What is to be said beside actions, by :func:`~havoclab.lab.review.key_of` them.
Notes = Mapping[tuple[str, ...], str]


class DrawBar(Protocol):
    """Draws an appraised action in the way of a game."""

    def __call__(self, appraisal: Appraisal, *, first: bool, note: str) -> Bar:
        """The bar.

        Args:
            appraisal: the action, and what it costs.
            first: it is the best.
            note: what is to be said beside it; it is marked then.
        """


def bar_of(
    appraisal: Appraisal, label: str, say: Words, *, first: bool, note: str = "", cards: Sequence[CardFace] = ()
) -> Bar:
    """One appraised action.

    Args:
        appraisal: the action, and what it costs.
        label: the action as words.
        say: words that know those of estimates.
        first: it is the best.
        note: what is to be said beside it; it is marked then.
        cards: the cards that it names.
    """
    close = not first and appraisal.loss_low <= 0 <= appraisal.loss_high
    points = abs(round(appraisal.loss, 1))
    sign = "same" if not points else "more" if appraisal.loss < 0 else "less"
    told = say(f"estimate-{sign}", points=points)
    notes = [note] if note else []
    notes += [say("estimate-close")] if close else []
    return Bar(
        label=label,
        cards=list(cards),
        value=appraisal.loss,
        text=say("estimate-best") if first else told,
        low=None if first else appraisal.loss_low,
        high=None if first else appraisal.loss_high,
        tone="good" if first else "quiet" if close else "plain",
        mark=bool(note),
        note=say("estimate-notes", first=notes[0], second=notes[1]) if len(notes) > 1 else "".join(notes),
    )


def ranked_chart(
    weighed: Sequence[Appraisal],
    plans: Sequence[Action],
    draw: DrawBar,
    say: Words,
    *,
    area: Area,
    notes: Notes,
) -> Chart:
    """What each of some actions would cost against the best one, best first.

    Args:
        weighed: the actions, appraised, best first.
        plans: all that could be done and was worth a look.
        draw: draws a bar in the way of the game.
        say: words that know those of estimates.
        area: where the chart stands.
        notes: what is to be said beside an action, which is marked then.
    """
    shown = {key_of(appraisal.action) for appraisal in weighed}
    left_out = len({key_of(plan) for plan in plans} - shown)
    more = [say("estimate-left-out", count=left_out)] if left_out else []
    note = say("estimate-note", samples=max(appraisal.samples for appraisal in weighed))
    return Chart(
        area=area,
        id="weighed",
        title=say("estimate-title"),
        bars=[
            draw(appraisal, first=not nth, note=notes.get(key_of(appraisal.action), ""))
            for nth, appraisal in enumerate(weighed)
        ],
        least=min(0.0, *(appraisal.loss_low for appraisal in weighed)),
        most=max(1.0, *(appraisal.loss_high for appraisal in weighed)),
        note=" ".join([note, say("estimate-interval"), *more]),
        in_sight=True,
    )


def against_chart(reference: Action, others: Sequence[Appraisal], draw: DrawBar, say: Words, notes: Notes) -> Chart:
    """What each of the actions costs against one that was found better, which comes first.

    Args:
        reference: what the others were compared with.
        others: the others, appraised against it.
        draw: draws a bar in the way of the game.
        say: words that know those of estimates.
        notes: what is to be said beside an action, which is marked then.
    """
    first = Appraisal(reference, 0, 0, 0, 0, 0, 0, 0)
    bars = [draw(first, first=True, note=notes.get(key_of(reference), ""))]
    bars += [draw(other, first=False, note=notes.get(key_of(other.action), "")) for other in others]
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
