"""What the games of a run say, as estimates with their 95 % intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Final, Literal, NamedTuple, Self, TypeVar

from havoclab.lab import journal
from havoclab.lab.plan import Plan
from havoclab.lab.playing import Played

__all__ = ["METRICS", "OF_A_GAME", "Difference", "Estimate", "Metric", "Results", "Side", "Thinking"]

K = TypeVar("K", bound=Hashable)

Metric = Literal["share", "points", "turns", "decisions", "swings", "margin"]
#: What is measured: a player's part in the victory and points; of a whole game, its turns (or rounds) and decisions,
#: how often the lead changed, and by how many points the best was ahead of the next.
METRICS: Final[tuple[Metric, ...]] = ("share", "points", "turns", "decisions", "swings", "margin")

OF_A_GAME: Final[dict[str, Callable[[Played], float]]] = {
    "turns": lambda game: game.turns,
    "decisions": lambda game: sum(game.decisions),
    "swings": lambda game: game.swings,
    "margin": lambda game: max(game.points) - sorted(game.points)[-2],
}


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals.

    Attributes:
        value: the mean; not a number if there is no deal to take it from.
        low: lower end of its 95 % interval; minus infinity where too few deals say nothing.
        high: its upper end.
        deals: over how many deals.
    """

    value: float
    low: float
    high: float
    deals: int


@dataclass(frozen=True, slots=True)
class Difference(Estimate):
    """A mean of paired differences.

    Attributes:
        changed: in how many of the deals the two differed at all.

    >>> Difference(0.1, 0.02, 0.18, 400, changed=90).is_seen
    True
    """

    changed: int

    @property
    def is_seen(self) -> bool:
        """Whether the interval leaves out zero. Where nothing differs, that happens in 5 % of runs."""
        return self.deals > 0 and (self.low > 0 or self.high < 0)


class Side(NamedTuple):
    """Whose result it is: an arm, and of its players those with this bot, on this chair or at this seat; else all.

    Seats are counted to the left from the one where the game began: seat 0 had the first turn, or the first office.
    """

    arm: int = 0
    bot: str | None = None
    chair: int | None = None
    seat: int | None = None


class Thinking(NamedTuple):
    """How long a bot thinks.

    Attributes:
        decisions: how many it took.
        milliseconds: processor time of a decision on average.
        slowest: processor time of its longest one, in milliseconds.
    """

    decisions: int
    milliseconds: float
    slowest: float


class Results:
    """The games of a run, and what they say.

    A deal counts for an arm when all its rotations were played to the end; spoilt games are counted apart.

    Args:
        plan: what was played.
        games: those that are over, in the plan's order.

    >>> from havoclab.lab import Arm, run
    >>> results = run(Plan(arms=(Arm(bots=("sensible", "random")),), deals=30, seed=1))
    >>> share = results.shares()["sensible"]
    >>> share.low > 0.5, share.deals
    (True, 30)
    """

    def __init__(self, plan: Plan, games: Iterable[Played]) -> None:
        self.plan = plan
        self.games = tuple(games)

    @property
    def complete(self) -> bool:
        """Whether every game of the plan is over."""
        return len(self.games) == self.plan.games

    @property
    def faults(self) -> tuple[Played, ...]:
        """The games that were not played to their end; their ``fault`` says why."""
        return tuple(game for game in self.games if game.fault is not None)

    @cached_property
    def _deals(self) -> dict[int, dict[int, list[Played]]]:
        """By arm and deal the games by rotation, of deals that are complete."""
        found: dict[tuple[int, int], list[Played]] = defaultdict(list)
        for game in self.games:
            if game.fault is None:
                found[game.arm, game.deal].append(game)
        whole: dict[int, dict[int, list[Played]]] = {number: {} for number in range(len(self.plan.arms))}
        for (arm, deal), games in sorted(found.items()):
            if len(games) == (self.plan.arms[arm].rotations if self.plan.rotate else 1):
                whole[arm][deal] = sorted(games, key=lambda game: game.rotation)
        return whole

    def deals(self, arm: int = 0) -> int:
        """How many deals count for this arm."""
        return len(self._deals[arm])

    def values(self, metric: Metric, side: Side = Side()) -> dict[int, float]:  # noqa: B008  # a Side never changes
        """What this side had in each deal that counts, on average over the rotations (and over its players).

        Raises:
            ValueError: for another metric, or a side that the plan does not have.
        """
        self._check(metric, side)
        deals = self._deals[side.arm]
        if metric in OF_A_GAME:
            of_game = OF_A_GAME[metric]
            return {deal: sum(map(of_game, games)) / len(games) for deal, games in deals.items()}
        found = {}
        for deal, games in deals.items():
            had = [
                (game.shares if metric == "share" else game.points)[seat]
                for game, seats in self._turns(side, games)
                for seat in seats
            ]
            found[deal] = sum(had) / len(had)
        return found

    def _turns(self, side: Side, games: list[Played]) -> Iterator[tuple[Played, list[int]]]:
        """The games of a deal, each with the seats of this side.

        Where the table looks the same before a whole round, the games of the first part stand for the others too, with
        the chairs turned on.
        """
        size = len(self.plan.arms[side.arm].bots)
        for rotation in range(size if self.plan.rotate else 1):
            game = games[rotation % len(games)]
            yield (
                game,
                [
                    seat
                    for seat in range(size)
                    if (side.bot is None or game.bots[seat] == side.bot)
                    and (side.seat is None or (seat - game.first) % size == side.seat)
                    and (side.chair is None or (seat - rotation) % size == side.chair)
                ],
            )

    def _check(self, metric: str, side: Side) -> None:
        if metric not in METRICS:
            raise ValueError(f"metric: {metric!r} is none; allowed are {', '.join(METRICS)}")
        if not 0 <= side.arm < len(self.plan.arms):
            raise ValueError(f"arm: {side.arm!r} is none; allowed are 0 to {len(self.plan.arms) - 1}")
        bots = self.plan.arms[side.arm].bots
        if side.bot is not None and side.bot not in bots:
            raise ValueError(f"bot: {side.bot!r} is not in arm {side.arm}; there are {', '.join(dict.fromkeys(bots))}")
        for name, number in (("chair", side.chair), ("seat", side.seat)):
            if number is not None and not 0 <= number < len(bots):
                raise ValueError(f"{name}: {number!r} is none; allowed are 0 to {len(bots) - 1}")

    # --- estimates ---

    def estimate(self, metric: Metric, side: Side = Side()) -> Estimate:  # noqa: B008
        """The mean over deals of what this side had. Raises ValueError as :meth:`values` does."""
        from havoclab.lab.intervals import mean_interval, share_interval

        values = list(self.values(metric, side).values())
        arm = self.plan.arms[side.arm]
        if metric == "share" and side.seat is None and arm.rotations == 1 and values:
            # Where all bots are alike they share the victories evenly, whatever happens.
            return Estimate(1 / len(arm.bots), 1 / len(arm.bots), 1 / len(arm.bots), len(values))
        low, high = (share_interval if metric == "share" else mean_interval)(values)
        return Estimate(_mean(values), low, high, len(values))

    def difference(self, metric: Metric, first: Side = Side(0), second: Side = Side(1)) -> Difference:  # noqa: B008
        """How much more the second side had than the first, deal by deal: the luck of the deal falls out.

        Raises:
            ValueError: for another metric, or a side that the plan does not have.
        """
        one, other = self.values(metric, first), self.values(metric, second)
        return _difference([other[deal] - one[deal] for deal in one if deal in other], metric)

    def advantage(self, side: Side) -> Difference:
        """How much more of the victory than an equal part a player of this side had."""
        equal = 1 / len(self.plan.arms[side.arm].bots)
        return _difference([value - equal for value in self.values("share", side).values()], "share")

    def shares(self, arm: int = 0) -> dict[str, Estimate]:
        """By bot: the part of the victories that each player with this bot had."""
        return self._by_bot("share", arm)

    def shares_by_seat(self, arm: int = 0) -> tuple[Estimate, ...]:
        """By seat, counted from where the game began, whoever sat there: its part of the victories."""
        return tuple(self.estimate("share", Side(arm, seat=seat)) for seat in range(len(self.plan.arms[arm].bots)))

    def points(self, arm: int = 0) -> dict[str, Estimate]:
        """By bot: the points of each player with this bot."""
        return self._by_bot("points", arm)

    def points_by_seat(self, arm: int = 0) -> tuple[Estimate, ...]:
        """By seat, counted from where the game began, whoever sat there: its points."""
        return tuple(self.estimate("points", Side(arm, seat=seat)) for seat in range(len(self.plan.arms[arm].bots)))

    def _by_bot(self, metric: Metric, arm: int) -> dict[str, Estimate]:
        return {bot: self.estimate(metric, Side(arm, bot)) for bot in dict.fromkeys(self.plan.arms[arm].bots)}

    def length(self, arm: int = 0) -> Estimate:
        """Turns in a game, or rounds where the game goes by rounds."""
        return self.estimate("turns", Side(arm))

    def swings(self, arm: int = 0) -> Estimate:
        """How often the lead changes in a game."""
        return self.estimate("swings", Side(arm))

    def thinking(self) -> dict[str, Thinking]:
        """By bot, over all arms: how long it thinks. Times differ from run to run and machine to machine."""
        decisions: dict[str, int] = defaultdict(int)
        spent: dict[str, float] = defaultdict(float)
        slowest: dict[str, float] = defaultdict(float)
        for game in self.games:
            if game.fault is None:
                for seat, bot in enumerate(game.bots):
                    decisions[bot] += game.decisions[seat]
                    spent[bot] += game.milliseconds[seat]
                    slowest[bot] = max(slowest[bot], game.slowest[seat])
        return {bot: Thinking(count, spent[bot] / max(1, count), slowest[bot]) for bot, count in decisions.items()}

    # --- files ---

    def to_text(self) -> str:
        """The games as the text of a file, one line each; :func:`~havoclab.lab.run` goes on from it."""
        return "".join(journal.write(self.plan, self.games))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read what :meth:`to_text`, or a run, wrote.

        Raises:
            BadFile: naming the line, the reason and what is allowed.
        """
        kept = journal.read(text)
        return cls(kept.plan, kept.games)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Read a file of games.

        Raises:
            BadFile: naming the line, the reason and what is allowed.
            OSError: if there is no such file.
        """
        try:
            return cls.from_text(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise journal.BadFile(f"file: {Path(path).name} is no text") from None


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else float("nan")


def _difference(values: list[float], metric: str) -> Difference:
    from havoclab.lab.intervals import difference_interval

    low, high = difference_interval(values, **({"most": 1.0} if metric == "share" else {}))
    return Difference(_mean(values), low, high, len(values), sum(value != 0 for value in values))
