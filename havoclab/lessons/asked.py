"""A question that is ready to be shown: its answers, the right one, and why the others are not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from havoclab.core.state import State
from havoclab.lessons.attempt import Spoken

if TYPE_CHECKING:
    from havoclab.lab.odds.chance import Chance


@dataclass(frozen=True, slots=True)
class Row:
    """Cards that a question shows in a row.

    Attributes:
        title: what they are.
        cards: the game's own numbers of cards.
        revealed: whether they are shown only once the question is answered.
    """

    title: Spoken
    cards: Sequence[int]
    revealed: bool = False


@dataclass(frozen=True, slots=True)
class Bet:
    """A question about a chance, on which the learner bets before the answer is shown.

    Attributes:
        chance: the chance, counted.
        bands: by answer, from where to where it reaches, in percent.
        cases: how many cases were counted.
        told: by answer, what the chance is and how near the bet was.
    """

    chance: Chance
    bands: dict[str, tuple[int, int]]
    cases: int
    told: dict[str, Spoken]


@dataclass(slots=True)
class Asked:
    """A question that is ready to be shown.

    Attributes:
        choices: the answers by their ids, in the order in which they stand.
        right: id of the right one.
        reasons: for each other answer the rule and the cause.
        state: the position it is about; None where it is about the rules alone.
        seat: whose view of it is shown.
        revealed: what is shown once the question is answered, where it is about no position.
        bet: the chance that is asked for, shown once a bet was made.
        rows: cards that are shown beside the position, or without one.
    """

    choices: dict[str, Spoken]
    right: str
    reasons: dict[str, tuple[str, Spoken]]
    state: State | None = None
    seat: int = 0
    revealed: State | None = None
    bet: Bet | None = None
    rows: tuple[Row, ...] = ()

    def __post_init__(self) -> None:
        """A question has its right answer among its choices, and a reason for every other.

        Raises:
            ValueError: if it has not: a fault of whoever made the question.
        """
        if set(self.choices) != {self.right, *self.reasons} or self.right in self.reasons:
            raise ValueError(f"question: {self.right!r} and the reasons for {', '.join(self.reasons)} fit no choices")
