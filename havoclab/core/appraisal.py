"""What a choice is probably worth: an estimate with its interval, never the truth."""

from __future__ import annotations

from dataclasses import dataclass

from havoclab.core.action import Action


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What one action is expected to bring the seat that chooses, as far as that seat can tell.

    Made from a view alone: the hidden cards are drawn at random within what the seat knows, and the game is played on.

    Attributes:
        action: a legal action: one step, or several that were looked at as one.
        value: the mean, in the game's points ahead of the best rival at the end.
        low: lower end of the 95 % interval of that mean.
        high: its upper end.
        loss: how much the best action of the same appraisal brings more, from the same samples; 0 for the best.
        loss_low: lower end of the 95 % interval of that difference.
        loss_high: its upper end.
        samples: how many continuations were played.

    >>> from havoclab.havoc.actions import CRY
    >>> Appraisal(CRY, value=1.5, low=0.9, high=2.1, loss=0.0, loss_low=0.0, loss_high=0.0, samples=64).action is CRY
    True
    """

    action: Action
    value: float
    low: float
    high: float
    loss: float
    loss_low: float
    loss_high: float
    samples: int
