"""What a review must know of a game: each game's own part lies in the folder of its name beside this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, Protocol, cast

from havoclab.core.action import Action
from havoclab.core.bot import Bot
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.core.words import Words
from havoclab.games import games, load
from havoclab.lab.review.ideas import Detector

#: More continuations are played for no measurement, in no game.
MOST_MEASURED: Final = 384


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played on for a review; small enough that a page can show how far it is.

    Attributes:
        first: about so many continuations for a choice in the first round.
        second: the same in the second round.
        compared: in both so many actions are compared closely, beside what was done and what the usual bot would do.
        measured: in the third round each of the two actions is played on so often.
        slice: so often at once.
        pictured: for a picture each other action, and what it is compared with, is played on so often.
    """

    first: int
    second: int
    compared: int
    measured: int
    slice: int
    pictured: int


class Reviewed(Protocol):
    """What a game's folder knows. Every view and state is one of that game."""

    #: How much is played on.
    EFFORT: Effort
    #: The packages whose words the ideas are told with.
    WORDS: Sequence[str]
    #: What looks for an idea behind an estimate; what says most is asked first.
    DETECTORS: Sequence[Detector]

    def usual_bot(self) -> Bot:
        """Whose choice is always among those that are compared."""

    def goes_on(self, kind: str, step: Action) -> bool:
        """Whether a choice of this kind goes on after this step: what was thought of is the whole."""

    def is_waiting(self, step: Action) -> bool:
        """Whether with this step a seat leaves something undone that it may still do a moment later."""

    def ends_waiting(self, state: Any, step: Action, seat: int) -> bool:
        """Whether a step, its own or another's, makes a difference to the seat, if it waits until then."""

    def as_asked(self, state: Any, seat: int) -> State:
        """The position in which the seat is asked in turn, where a clock runs; else the same one."""

    def spelled_out(self, state: Any, step: Action) -> Action:
        """A step as it is listed among what can be done now: several as one, where it stands for several."""

    def plans_of(self, view: Any) -> Sequence[Action]:
        """What could be done at a choice and is worth a thought: steps, or several as one."""

    def slots_of(self, slots: Mapping[str, Any], view: Any, say: Words) -> Mapping[str, Any]:
        """What an idea's sentence needs, as words."""


@lru_cache(maxsize=8)
def reviewed(game: str) -> Reviewed:
    """A game's own part of a review.

    Raises:
        ValueError: if there is no such game, or its choices can't be appraised.

    >>> reviewed("havoc").EFFORT.measured
    384
    """
    if game not in games() or load(game).appraise is None:
        raise ValueError(f"game: {game[:40]!r} has no choices that can be looked back at")
    return cast(Reviewed, import_module(f"{__package__}.{game}"))


def game_of(view: View) -> Reviewed:
    """The part of the game that a view is of."""
    return reviewed(view.game)
