"""The ladder: all bots against each other, in games of two and at tables of four.

Games of two are played between neighbours in the list of bots, and between the strongest and the sensible one; at
tables of four one bot sits with three of the level below, the strongest with three sensible ones, and four neighbours
sit together. All deals are paired and all seats rotated. What is kept (``ladder.json``) is small: the results and the
seeds, with which anyone can play the same games again.
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
from havoclab.lab.results import Results, Side
from havoclab.lab.running import Progress, run
from havoclab.version import __version__

__all__ = ["Duel", "Ladder", "Rung", "Share", "Table", "ladder_plans", "play_ladder"]

#: The bot that the others are compared with: the middle of the levels.
SENSIBLE: Final = "sensible"
#: Where the results lie that havoclab ships with.
SHIPPED: Final = "ladder.json"


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
    """Games of two: the first bot's part of the victories."""

    bots: tuple[str, str]
    deals: int
    games: int
    share: Share


class Table(_Kept):
    """Games of four: by bot, the part of the victories that each player with it had."""

    bots: tuple[str, ...]
    deals: int
    games: int
    shares: dict[str, Share]


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
    """

    version: str
    seed: int
    deals: int
    table_deals: int
    rungs: tuple[Rung, ...]
    duels: tuple[Duel, ...]
    tables: tuple[Table, ...]
    faults: int

    @classmethod
    def of(cls, duels: Results, tables: Results | None) -> Self:
        """The ladder that these games make; the two must be results of :func:`ladder_plans`."""
        from havoclab.lab.ratings import rate

        bots = list(dict.fromkeys(bot for arm in duels.plan.arms for bot in reversed(arm.bots)))
        anchor = SENSIBLE if SENSIBLE in bots else bots[0]
        won = [duels.values("share", Side(number, chair=0)) for number in range(len(duels.plan.arms))]
        common = sorted(set.intersection(*map(set, won)))
        pairs = {
            (arm.bots[0], arm.bots[1]): [values[deal] for deal in common]
            for arm, values in zip(duels.plan.arms, won, strict=True)
        }
        ratings = rate(bots, pairs, games=2, anchor=anchor)
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
            duels=tuple(_duel(duels, number) for number in range(len(duels.plan.arms))),
            tables=tuple(_table(tables, number) for number in range(len(tables.plan.arms))) if tables else (),
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
        return json.dumps(self.model_dump(mode="json"), indent=1) + "\n"

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
            f"Two players, {self.deals:,} deals a pair, each played from both seats:",
            "",
            "| bot | against | wins | 95 % interval |",
            "|---|---|---:|---|",
            *(f"| {duel.bots[0]} | {duel.bots[1]} | {_percent(duel.share)} |" for duel in reversed(self.duels)),
        ]
        if self.tables:
            lines += [
                "",
                f"Four players, {self.table_deals:,} deals a table, each played from all seats; an equal part is 25 %:",
                "",
                "| table | wins of each player, 95 % interval |",
                "|---|---|",
                *(
                    f"| {', '.join(table.bots)} | "
                    + "; ".join(
                        f"{bot} {100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
                        for bot, share in table.shares.items()
                    )
                    + " |"
                    for table in self.tables
                ),
            ]
        lines += ["", f"Seed {self.seed}, havoclab {self.version}; games not played to their end: {self.faults}."]
        return "\n".join(lines) + "\n"


def _percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % | {100 * share.low:.1f} to {100 * share.high:.1f} %"


def _share(results: Results, side: Side) -> Share:
    found = results.estimate("share", side)
    return Share(value=round(found.value, 4), low=round(found.low, 4), high=round(found.high, 4))


def _duel(results: Results, number: int) -> Duel:
    arm = results.plan.arms[number]
    return Duel(
        bots=(arm.bots[0], arm.bots[1]),
        deals=results.deals(number),
        games=results.deals(number) * arm.rotations,
        share=_share(results, Side(number, chair=0)),
    )


def _table(results: Results, number: int) -> Table:
    arm = results.plan.arms[number]
    return Table(
        bots=arm.bots,
        deals=results.deals(number),
        games=results.deals(number) * arm.rotations,
        shares={bot: _share(results, Side(number, bot)) for bot in dict.fromkeys(arm.bots)},
    )


@cache
def shipped() -> Ladder | None:
    """The ladder that havoclab ships with, read once; None if there is none."""
    file = files("havoclab.lab") / SHIPPED
    return Ladder.read(file.read_bytes()) if file.is_file() else None


def ladder_plans(
    bots: Sequence[str] | None = None,
    *,
    game: str = "havoc",
    deals: int = 200,
    table_deals: int = 100,
    seed: int = 1,
    all_pairs: bool = False,
) -> tuple[Plan, Plan | None]:
    """What the ladder plays: games of two, and tables of four (None where no table is asked for).

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
    tables: list[Sequence[str]] = [(one, *(other,) * 3) for one, other in against]
    tables += [tuple(reversed(names[place : place + 4])) for place in range(len(names) - 3)]

    def plan(lists: Sequence[Sequence[str]], number: int) -> Plan:
        return Plan.read(
            {"arms": [{"game": game, "bots": list(names)} for names in lists], "deals": number, "seed": seed}
        )

    return plan(pairs, deals), plan(tables, table_deals) if table_deals else None


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
