"""The choices that cost most, found by giving the thinking to those where it matters ("sequential allocation").

Three rounds. All choices get a first look; the costliest by it get a second, closer one, which settles what would have
been better; and then what was done is measured against that alone, on continuations not used before. So the figure that
is told is no pick of the luckiest: a choice was picked by older numbers than those that count.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal, student
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.lab.review.actions import key_of
from havoclab.lab.review.choices import Choice, choices_of, view_of
from havoclab.lab.review.games import MOST_MEASURED, reviewed
from havoclab.lab.review.weighing import Picked, compare, difference, pick, picked_against, weigh_against

#: So many choices come into the second and the third round.
LOOKED_AT_TWICE: Final = 12
LOOKED_AT_THRICE: Final = 6
#: At most so many are shown; each with so many other actions beside what was done and what was better.
MOST_SHOWN: Final = 5
MOST_OTHERS: Final = 3

Points = Annotated[float, Field(ge=-999, le=999, allow_inf_nan=False)]
_Steps = Annotated[str, StringConstraints(max_length=400, pattern=r"^[a-z0-9+, -]+$")]


class Cost(BaseModel):
    """What a choice probably cost, against the one action that looked best.

    Attributes:
        number: of the choice, counted from 0.
        better: what the estimate prefers.
        loss: by how many points that ends further ahead of the best rival, on average.
        low: lower end of the 95 % interval of that.
        high: its upper end.
        samples: how many continuations of each were played.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: int = Field(ge=0)
    better: _Steps
    loss: Points
    low: Points
    high: Points
    samples: int = Field(ge=2, le=MOST_MEASURED)

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out 0; else it is too close to tell."""
        return self.low > 0

    def with_more(self, more: Cost) -> Cost:
        """The same from the continuations of both.

        >>> half = Cost(number=0, better="cry", loss=1, low=0, high=2, samples=32)
        >>> half.with_more(half).low > 0
        True
        """
        samples = self.samples + more.samples
        loss = (self.loss * self.samples + more.loss * more.samples) / samples
        spread = sum(
            (part.samples - 1) * part.variance + part.samples * (part.loss - loss) ** 2 for part in (self, more)
        ) / (samples - 1)
        reach = student(samples - 1) * sqrt(spread / samples)
        figures = {"loss": round(loss, 3), "low": round(loss - reach, 3), "high": round(loss + reach, 3)}
        return self.model_copy(update={**figures, "samples": samples})

    @property
    def variance(self) -> float:
        """How far single continuations stray, as the interval tells."""
        return self.samples * ((self.high - self.low) / 2 / student(self.samples - 1)) ** 2


class Found(BaseModel):
    """How far a review has come, as data.

    Attributes:
        first: by choice, what it seems to have cost at a first look.
        second: the same after the second round, by number of the choice, with what seemed better.
        costs: what the third round measured.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    first: tuple[Points, ...] = ()
    second: tuple[tuple[Annotated[int, Field(ge=0)], Points, _Steps], ...] = Field(
        default=(), max_length=LOOKED_AT_TWICE
    )
    costs: tuple[Cost, ...] = Field(default=(), max_length=LOOKED_AT_THRICE)


@dataclass(frozen=True, slots=True)
class Standing:
    """How much of a review is done."""

    done: int
    total: int


class Review:
    """The review of one seat's choices, done one appraisal after another; equal for equal records.

    Args:
        replay: the game; it is walked through, and stands anywhere afterwards.
        seat: whose choices.
        found: how far an earlier review of the same had come.

    Raises:
        ValueError: if the seat made no choice, or ``found`` does not fit the game.

    >>> from havoclab import havoc
    >>> review = Review(Replay(havoc.worked_example(), havoc.State), 3)
    >>> len(review.choices), review.standing.done, review.is_done
    (10, 0, False)
    """

    def __init__(self, replay: Replay, seat: int, found: Found | None = None) -> None:
        self._replay = replay
        self.seat = seat
        self.effort = reviewed(replay.record.game).EFFORT
        self.choices: tuple[Choice, ...] = choices_of(replay, seat)
        if not self.choices:
            raise ValueError(f"seat: {seat + 1} had nothing to choose in this game")
        self.found = found or Found()
        self._picked: tuple[Picked, Random] | None = None
        """What the look that is under way compares, once that is known."""
        self._check()

    def _check(self) -> None:
        found, choices = self.found, self.choices
        if len(found.first) > len(choices):
            raise ValueError(f"first: {len(found.first)} looks at {len(choices)} choices")
        second = [number for number, _, _ in found.second]
        if second and second != self._costliest_first()[: len(second)]:
            raise ValueError("second: it does not follow from the first round")
        if [cost.number for cost in found.costs] != [number for number, _ in self._to_measure()[: len(found.costs)]]:
            raise ValueError("costs: they do not follow from the second round")
        if any(not self.is_measured(cost) for cost in found.costs[:-1]):
            raise ValueError("costs: only the last may be measured in part")
        for cost in found.costs:
            if cost.samples > self.effort.measured or cost.samples % self.effort.slice:
                raise ValueError(f"costs: {cost.samples} samples are none of the slices of {self.effort.slice}")
        for _, _, better in found.second:
            self._replay.state.read_action(better)

    # --- how far it has come ---

    @property
    def standing(self) -> Standing:
        """How many of the appraisals are done, and of how many."""
        first, found = len(self.choices), self.found
        second = min(first, LOOKED_AT_TWICE)
        third = len(self._to_measure()) if len(found.second) == second else min(first, LOOKED_AT_THRICE)
        slices = self.effort.measured // self.effort.slice
        measured = sum(cost.samples // self.effort.slice for cost in found.costs)
        return Standing(len(found.first) + len(found.second) + measured, first + second + third * slices)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to appraise."""
        return self.standing.done == self.standing.total

    def is_measured(self, cost: Cost) -> bool:
        """Whether all continuations of a choice were played."""
        return cost.samples == self.effort.measured

    @property
    def costly(self) -> tuple[Cost, ...]:
        """The choices that clearly cost most, costliest first."""
        clear = [cost for cost in self.found.costs if self.is_measured(cost) and cost.is_clear]
        return tuple(sorted(clear, key=lambda cost: (-cost.loss, cost.number))[:MOST_SHOWN])

    @property
    def too_close(self) -> int:
        """How many were measured in which no difference can be told."""
        return sum(self.is_measured(cost) and not cost.is_clear for cost in self.found.costs)

    # --- doing it ---

    def step(self) -> None:
        """One appraisal more; nothing once all are done."""
        done = self.standing.done
        while not self.is_done and self.standing.done == done:
            self.go_on()

    def go_on(self) -> None:
        """A part of an appraisal, or a whole one that is short: so much as a page can do between two answers."""
        found = self.found
        if len(found.first) < len(self.choices):
            number = len(found.first)
            if (look := self._look(number, self.effort.first)) is not None:
                self.found = found.model_copy(update={"first": (*found.first, look[0])})
        elif len(found.second) < min(len(self.choices), LOOKED_AT_TWICE):
            number = self._costliest_first()[len(found.second)]
            if (look := self._look(number, self.effort.second)) is not None:
                self.found = found.model_copy(update={"second": (*found.second, (number, *look))})
        elif found.costs and not self.is_measured(found.costs[-1]):
            *before, last = found.costs
            more = self._measure(last.number, last.better, last.samples)
            self.found = found.model_copy(update={"costs": (*before, last.with_more(more))})
        elif len(found.costs) < len(self._to_measure()):
            number, better = self._to_measure()[len(found.costs)]
            self.found = found.model_copy(update={"costs": (*found.costs, self._measure(number, better, 0))})

    def others(self, number: int, tried: Action | None = None) -> tuple[Action, ...]:
        """What else could have been done at a choice that was measured, and is worth a place in a picture.

        Args:
            number: of the choice.
            tried: something that is to be among them in any case.
        """
        choice, better = self.choices[number], self._better(number)
        view, rng = view_of(self._replay, choice), self._chance(number, "picture")
        wanted = [tried] if tried is not None and key_of(tried) != key_of(choice.done) else []
        found = picked_against(view, better, rng, most=MOST_OTHERS + 1, first=wanted)
        return tuple(other for other in found if key_of(other) != key_of(choice.done))[:MOST_OTHERS]

    def against_better(self, number: int, action: Action) -> Appraisal:
        """What an action would have brought less than what was better, at a choice that was measured."""
        view, rng = view_of(self._replay, self.choices[number]), self._chance(number, f"picture {action}")
        return weigh_against(view, self._better(number), action, rng, samples=self.effort.pictured)

    def _better(self, number: int) -> Action:
        """What the estimate prefers at a choice that was measured."""
        cost = next(cost for cost in self.found.costs if cost.number == number)
        return self._replay.state.read_action(cost.better)

    def _look(self, number: int, runs: int) -> tuple[float, str] | None:
        """What a choice seems to have cost, and what seemed better; None while only the first half is done."""
        choice = self.choices[number]
        view = view_of(self._replay, choice)
        if self._picked is None:
            rng = self._chance(number, str(runs))
            self._picked = pick(view, rng, runs=runs, most=self.effort.compared, also=(choice.done,)), rng
            return None
        picked, rng = self._picked
        self._picked = None
        weighed = compare(view, picked, rng)
        own = next(appraisal for appraisal in weighed if key_of(appraisal.action) == key_of(choice.done))
        return round(own.loss, 2), str(weighed[0].action)

    def _measure(self, number: int, better: str, played: int) -> Cost:
        """A slice of what was done against what seemed better, on continuations of their own."""
        choice = self.choices[number]
        view = view_of(self._replay, choice)
        actions = (choice.done, self._replay.state.read_action(better))
        appraise = load(self._replay.record.game).appraise
        assert appraise is not None, "a game that is reviewed can be appraised"
        chance = self._chance(number, f"measure {played}")
        own = difference(
            appraise(view, chance, samples=self.effort.slice, actions=actions, drop_out=False), choice.done
        )
        figures = {"loss": own.loss, "low": own.loss_low, "high": own.loss_high}
        return Cost(number=number, better=better, samples=self.effort.slice, **figures)

    def _costliest_first(self) -> list[int]:
        """The choices by the first round, costliest first: those that come into the second."""
        first = self.found.first
        return sorted(range(len(first)), key=lambda number: (-first[number], number))[:LOOKED_AT_TWICE]

    def _to_measure(self) -> list[tuple[int, str]]:
        """The choices by the second round, costliest first, in which something else seemed better."""
        order = sorted(self.found.second, key=lambda look: (-look[1], look[0]))
        return [(number, better) for number, loss, better in order if loss > 0][:LOOKED_AT_THRICE]

    def _chance(self, number: int, part: str) -> Random:
        return Random(f"review/{self.seat}/{number}/{part}")
