"""The ladder: all bots against each other, in games of two and at tables of four.

Games of two are played between neighbours in the list of bots, and between the strongest and the sensible one; at
tables of four one bot sits with three of the level below, the strongest with three sensible ones, and four neighbours
sit together. All deals are paired and all seats rotated. What is kept (``ladder.json``) is small: the results and the
seeds, with which anyone can play the same games again.

A game that two can't play has tables of four, and some of six, with one bot among others of the level below. One bot
*beats* another there if its part of the victories is more than an equal one, with the whole interval, and it makes more
points on average. In place of games of two it is counted whom of the others it is ahead of at the end; equals are half.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations
from os import PathLike
from pathlib import Path
from typing import Any, Final, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from havoclab.core.record import say_fault
from havoclab.games import load
from havoclab.lab.plan import Plan
from havoclab.lab.results import Estimate, Metric, Results, Side
from havoclab.lab.running import Progress, run
from havoclab.version import __version__

__all__ = ["Duel", "Ladder", "Rung", "Share", "Table", "ladder_plans", "play_ladder"]

HAVOC: Final = "havoc"
#: The bot that the others are compared with: the middle of the levels.
SENSIBLE: Final = "sensible"
#: Where the results lie that havoclab ships with.
SHIPPED: Final = "ladder.json"
_OTHERS_SHIPPED: Final = "ladder-{game}.json"
#: Players of a duel.
TWO: Final = 2
#: Players at a large table, for a game that has no games of two.
MANY: Final = 6
_NUMBERS: Final = {4: "Four", MANY: "Six"}


class _Kept(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Share(_Kept):
    """A part of the victories, with its 95 % interval."""

    value: float
    low: float
    high: float


class Rung(_Kept):
    """One bot: its rating with its interval, and how long it thinks about a decision, in milliseconds."""

    bot: str
    rating: float
    low: float
    high: float
    decisions: int
    milliseconds: float
    slowest: float


class Duel(_Kept):
    """Games of two: the first bot's part of the victories; or how often it is ahead of each of several others."""

    bots: tuple[str, str]
    deals: int
    games: int
    share: Share


class Table(_Kept):
    """Games of four or more: by bot, what each player with it had.

    Attributes:
        bots: who sat down.
        deals: how many deals were played.
        games: how many games.
        shares: the part of the victories.
        points: the points, where the game has no games of two.
    """

    bots: tuple[str, ...]
    deals: int
    games: int
    shares: dict[str, Share]
    points: dict[str, Share] = {}

    def beats(self) -> bool:
        """Whether the first bot beats the others, who are alike: more victories than an equal part, and more points."""
        first, other = self.bots[:2]
        ahead = not self.points or self.points[first].value > self.points[other].value
        return self.shares[first].low > 1 / len(self.bots) and ahead


class Ladder(_Kept):
    """How strong the bots are, as far as these games tell.

    Attributes:
        version: of havoclab, when they were played.
        seed: deals the cards.
        deals: how many deals each two played.
        table_deals: how many deals each table of four played.
        rungs: the bots, weakest first as the game lists them.
        duels: games of two.
        tables: games of four.
        faults: games that were not played to their end.
        game: which game.
    """

    version: str
    seed: int
    deals: int
    table_deals: int
    rungs: tuple[Rung, ...]
    duels: tuple[Duel, ...]
    tables: tuple[Table, ...]
    faults: int
    game: str = HAVOC

    @classmethod
    def of(cls, duels: Results, tables: Results | None) -> Self:
        """The ladder that these games make; the two must be results of :func:`ladder_plans`."""
        from havoclab.lab.ratings import rate

        bots = list(dict.fromkeys(bot for arm in duels.plan.arms for bot in reversed(arm.bots)))
        anchor = SENSIBLE if SENSIBLE in bots else bots[0]
        won = [ahead(duels, number) for number in range(len(duels.plan.arms))]
        common = sorted(set.intersection(*map(set, won)))
        pairs = {
            (arm.bots[0], arm.bots[1]): [values[deal] for deal in common]
            for arm, values in zip(duels.plan.arms, won, strict=True)
        }
        first = duels.plan.arms[0]
        of_two = len(first.bots) == TWO
        found = [_table(results, number) for results in (duels, tables) if results for number in _arms(results)]
        ratings = rate(bots, pairs, games=first.rotations, anchor=anchor)
        thinking = duels.thinking()
        return cls(
            version=__version__,
            seed=duels.plan.seed,
            deals=duels.plan.deals,
            table_deals=tables.plan.deals if tables else 0,
            rungs=tuple(
                Rung(
                    bot=bot,
                    rating=round(ratings[bot].value, 1),
                    low=round(ratings[bot].low, 1),
                    high=round(ratings[bot].high, 1),
                    decisions=thinking[bot].decisions,
                    milliseconds=round(thinking[bot].milliseconds, 3),
                    slowest=round(thinking[bot].slowest, 1),
                )
                for bot in bots
            ),
            duels=tuple(_duel(duels, number) for number in _arms(duels)),
            tables=tuple(found[len(duels.plan.arms) :] if of_two else found),
            game=first.game,
            faults=len(duels.faults) + (len(tables.faults) if tables else 0),
        )

    @classmethod
    def read(cls, text: str | bytes) -> Self:
        """Read what :meth:`to_text` wrote.

        Raises:
            ValueError: naming the field and the reason.
        """
        try:
            return cls.model_validate_json(text)
        except ValidationError as fault:
            raise ValueError(f"ladder.{say_fault(fault)}") from None

    def to_text(self) -> str:
        """The ladder as JSON that a person can read."""
        return json.dumps(self.model_dump(mode="json", exclude_defaults=True), indent=1) + "\n"

    def to_markdown(self) -> str:
        """The ladder as tables in Markdown."""
        lines = [
            "| bot | rating | 95 % interval | milliseconds a decision | slowest |",
            "|---|---:|---|---:|---:|",
            *(
                f"| {rung.bot} | {rung.rating:.0f} | {rung.low:.0f} to {rung.high:.0f} "
                f"| {rung.milliseconds:.3g} | {rung.slowest:.0f} |"
                for rung in reversed(self.rungs)
            ),
            "",
            *self._markdown_of_pairs(),
            *(f"| {duel.bots[0]} | {duel.bots[1]} | {_percent(duel.share)} |" for duel in reversed(self.duels)),
        ]
        for size in sorted({len(table.bots) for table in self.tables}):
            lines += self._markdown_of_tables([table for table in self.tables if len(table.bots) == size])
        lines += ["", f"Seed {self.seed}, havoclab {self.version}; games not played to their end: {self.faults}."]
        return "\n".join(lines) + "\n"

    def _markdown_of_pairs(self) -> list[str]:
        if self.game == HAVOC:
            how, wins = f"Two players, {self.deals:,} deals a pair, each played from both seats:", "wins"
        else:
            how, wins = f"One among three, {self.deals:,} deals a pair, each played from all seats:", "ahead of each"
        return [how, "", f"| bot | against | {wins} | 95 % interval |", "|---|---|---:|---|"]

    def _markdown_of_tables(self, tables: Sequence[Table]) -> list[str]:
        size = len(tables[0].bots)
        equal = f"{100 / size:.4g} %"
        deals = " or ".join(f"{deals:,}" for deals in sorted({table.deals for table in tables}))
        points = any(table.points for table in tables)
        lines = [
            "",
            f"{_NUMBERS[size]} players, {deals} deals a table, each played from all seats; an equal part is {equal}:",
            "",
            f"| table | wins of each player, 95 % interval |{' points of each player, 95 % interval |' * points}",
            f"|---|---|{'---|' * points}",
        ]
        for table in tables:
            shares = "; ".join(
                f"{bot} {100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
                for bot, share in table.shares.items()
            )
            made = "; ".join(
                f"{bot} {had.value:.2f} ({had.low:.2f} to {had.high:.2f})" for bot, had in table.points.items()
            )
            lines.append(f"| {', '.join(table.bots)} | {shares} |{f' {made} |' * points}")
        return lines


def _percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % | {100 * share.low:.1f} to {100 * share.high:.1f} %"


def _arms(results: Results) -> range:
    return range(len(results.plan.arms))


def ahead(results: Results, arm: int) -> dict[int, float]:
    """In each deal that counts: whom of the others the first chair is ahead of at the end, as a part; equals are half.

    In a game of two that is its part of the victories.
    """
    found: dict[int, list[float]] = {}
    whole = results.values("share", Side(arm, chair=0))
    for game in results.games:
        if game.arm == arm and game.deal in whole:
            mine = game.places[game.rotation]
            others = [place for seat, place in enumerate(game.places) if seat != game.rotation]
            behind = sum((place > mine) + (place == mine) / 2 for place in others)
            found.setdefault(game.deal, []).append(behind / len(others))
    return {deal: sum(parts) / len(parts) for deal, parts in sorted(found.items())}


def _share(results: Results, side: Side, metric: Metric = "share") -> Share:
    return _as_share(results.estimate(metric, side))


def _as_share(found: Estimate) -> Share:
    return Share(value=round(found.value, 4), low=round(found.low, 4), high=round(found.high, 4))


def _duel(results: Results, number: int) -> Duel:
    arm = results.plan.arms[number]
    return Duel(
        bots=(arm.bots[0], arm.bots[1]),
        deals=results.deals(number),
        games=results.deals(number) * arm.rotations,
        share=_as_share(_estimate(list(ahead(results, number).values()))),
    )


def _estimate(parts: list[float]) -> Estimate:
    from havoclab.lab.intervals import share_interval

    return Estimate(sum(parts) / len(parts) if parts else float("nan"), *share_interval(parts), len(parts))


def _table(results: Results, number: int) -> Table:
    arm = results.plan.arms[number]
    return Table(
        bots=arm.bots,
        deals=results.deals(number),
        games=results.deals(number) * arm.rotations,
        shares={bot: _share(results, Side(number, bot)) for bot in dict.fromkeys(arm.bots)},
        points={}
        if TWO in load(arm.game).players
        else {bot: _share(results, Side(number, bot), "points") for bot in dict.fromkeys(arm.bots)},
    )


def file_of(game: str) -> str:
    """Under which name a game's ladder is shipped.

    >>> file_of("havoc"), file_of("gold_und_rum")
    ('ladder.json', 'ladder-gold_und_rum.json')
    """
    return SHIPPED if game == HAVOC else _OTHERS_SHIPPED.format(game=game)


@cache
def shipped(game: str = HAVOC) -> Ladder | None:
    """The ladder of a game that havoclab ships with, read once; None if there is none."""
    file = files("havoclab.lab") / file_of(game)
    return Ladder.read(file.read_bytes()) if file.is_file() else None


def ladder_plans(
    bots: Sequence[str] | None = None,
    *,
    game: str = HAVOC,
    deals: int = 200,
    table_deals: int = 100,
    seed: int = 1,
    all_pairs: bool = False,
) -> tuple[Plan, Plan | None]:
    """What the ladder plays: games of two, and tables of four (None where no table is asked for).

    Of a game that two can't play: tables of four, one among three, in place of games of two; and tables of six.

    Args:
        bots: whom to compare, weakest first; by default all of the game.
        game: which game.
        deals: how many deals each two play.
        table_deals: how many deals each table plays; 0 for no tables.
        seed: deals the cards.
        all_pairs: whether each plays each, not only its neighbours and the strongest the sensible one.

    Raises:
        ValueError: naming the field, the reason and what is allowed.

    >>> duels, tables = ladder_plans(["random", "sensible"])
    >>> [arm.bots for arm in duels.arms], [arm.bots for arm in tables.arms]
    ([('sensible', 'random')], [('sensible', 'random', 'random', 'random')])
    """
    names = list(dict.fromkeys(bots if bots is not None else load(game).bots))
    if len(names) < 2:
        raise ValueError("bots: two different ones at least are needed")
    neighbours = [(names[place], names[place - 1]) for place in range(1, len(names))]
    pairs = [(stronger, weaker) for weaker, stronger in combinations(names, 2)] if all_pairs else neighbours[:]
    against = list(neighbours)
    strongest = (names[-1], SENSIBLE)
    if SENSIBLE in names[:-1]:
        pairs += [strongest] if strongest not in pairs else []
        against += [strongest] if strongest not in against else []
    of_two = TWO in load(game).players
    duels: list[Sequence[str]] = [(one, *(other,) * (1 if of_two else 3)) for one, other in pairs]
    tables: list[Sequence[str]] = [(one, *(other,) * (3 if of_two else MANY - 1)) for one, other in against]
    tables += [tuple(reversed(names[place : place + 4])) for place in range(len(names) - 3)]

    def plan(lists: Sequence[Sequence[str]], number: int) -> Plan:
        return Plan.read(
            {"arms": [{"game": game, "bots": list(names)} for names in lists], "deals": number, "seed": seed}
        )

    return plan(duels, deals), plan(tables, table_deals) if table_deals else None


def play_ladder(
    bots: Sequence[str] | None = None,
    executor: Any = None,
    file: str | PathLike[str] | None = None,
    progress: Callable[[Progress], None] | None = None,
    *,
    seconds: float = 60,
    **plan: Any,
) -> Ladder:
    """Play the ladder, or what is missing of it.

    Args:
        bots: whom to compare, weakest first; by default all of the game.
        executor: who plays, as for :func:`~havoclab.lab.run`.
        file: where the games are kept; those of the tables lie beside it, with ``-tables`` in the name.
        progress: called whenever games are over; first for the games of two, then for the tables.
        seconds: a bot that thinks longer about a decision hangs.
        **plan: as for :func:`ladder_plans`.

    Raises:
        ValueError: naming the field, the reason and what is allowed.
        RunFailed: if the workers can't play at all.

    >>> play_ladder(["random", "sensible"], deals=10, table_deals=0).rungs[1].rating > 1500
    False
    """
    duels, tables = ladder_plans(bots, **plan)
    of_two = run(duels, executor, file, progress, seconds=seconds)
    of_four = run(tables, executor, beside(file), progress, seconds=seconds) if tables else None
    return Ladder.of(of_two, of_four)


def beside(file: str | PathLike[str] | None) -> Path | None:
    """Where the games of the tables are kept.

    >>> beside("out/ladder.jsonl").name
    'ladder-tables.jsonl'
    """
    if file is None:
        return None
    path = Path(file)
    return path.with_name(f"{path.stem}-tables{path.suffix}")
