"""Appraised actions as a picture: what each costs against the best, and how sure that is. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.appraisal import Appraisal
from havoclab.core.words import Words
from havoclab.stage.scene import Area, Bar, CardFace, Chart

#: The packages whose words speak of estimates in any game.
WORDS: Final = ("havoclab.core", "havoclab.stage", "havoclab.stage.hints")


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


def bars_chart(
    bars: Sequence[Bar], weighed: Sequence[Appraisal], say: Words, *, area: Area, note: str, left_out: int = 0
) -> Chart:
    """What each of some actions would cost against the best one, best first.

    Args:
        bars: of the actions.
        weighed: the actions, appraised.
        say: words that know those of estimates.
        area: where the chart stands.
        note: what is counted, and from how many continuations.
        left_out: how many more actions fell behind at a first look.
    """
    more = [say("estimate-left-out", count=left_out)] if left_out else []
    return Chart(
        area=area,
        id="weighed",
        title=say("estimate-title"),
        bars=list(bars),
        least=min(0.0, *(appraisal.loss_low for appraisal in weighed)),
        most=max(1.0, *(appraisal.loss_high for appraisal in weighed)),
        note=" ".join([note, say("estimate-interval"), *more]),
        in_sight=True,
    )
