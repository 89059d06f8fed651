"""Estimates of the choices in a replay, for games that have them: each in the folder of its game beside this."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from havoclab.core.action import Action, Together
from havoclab.core.appraisal import Appraisal
from havoclab.core.record import Move
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.stage.scene import Block

if TYPE_CHECKING:
    from havoclab.stage.replay.picture import Onlooking


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a choice is weighed to be worth, by what its seat knew.

    Attributes:
        view: of the seat that chooses.
        before: steps of the same move that come before the choice.
        done: what was done; None where nothing was done yet, or it is not to be told.
        appraisals: of the best actions and of that, best first.
    """

    view: Any
    before: tuple[Action, ...]
    done: Action | None
    appraisals: Sequence[Appraisal]

    @property
    def instead(self) -> Action:
        """The whole move with the best action in its place."""
        best = self.appraisals[0].action
        steps = (*self.before, *(best.steps if isinstance(best, Together) else (best,)))
        return Together(steps) if len(steps) > 1 else best


class Advice(Protocol):
    """What a game's folder knows of the worth of choices."""

    def doubts(self, state: State, move: Move) -> bool:
        """Whether the game's usual bot would clearly have chosen otherwise than this move did. It must be quick."""

    def weigh_moment(self, replay: Replay, *, told: bool) -> Weighed | None:
        """Weigh the choice at this moment; None where there is only one thing to do.

        Args:
            replay: the line, at the moment.
            told: whether what was done may be told.
        """

    def say_answer(self, onlooking: Onlooking, name: str, weighed: Weighed) -> list[Block]:
        """What the estimate says of the choice of this player, in words and as a picture."""


def advice_of(game: str) -> Advice | None:
    """The estimates of a game; None if its choices can't be weighed."""
    module = import_module(f"{__package__}.{game}")
    return cast(Advice, module) if hasattr(module, "weigh_moment") else None
