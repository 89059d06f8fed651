"""Experiments from the command line: ``python -m havoclab.lab ladder``, ``compare``, ``claims`` or ``show``.

The exit status is 0 when all is played, 1 for a fault of the call or of the workers, 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib.resources import files
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final

from havoclab.games import games, load
from havoclab.lab.claims import DEALS, SEED, file_of_claims, read_claims, write_claims
from havoclab.lab.ladder import Ladder, beside, file_of, ladder_plans
from havoclab.lab.plan import Arm, Plan
from havoclab.lab.playing import Fault
from havoclab.lab.pool import Processes
from havoclab.lab.results import Difference, Estimate, Results, Side
from havoclab.lab.running import Progress, RunFailed, run

#: More deals than these are played only by who says --yes, or answers yes.
MANY: Final = 100_000
INTERRUPTED: Final = 130


class _Refused(ValueError):
    """The person at the keyboard does not want to go on."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit status."""
    asked = _parser().parse_args(arguments)
    with ExitStack() as stack:
        bench = _Bench(asked, stack)
        try:
            asked.command(asked, bench)
        except KeyboardInterrupt:
            bench.end_now()
            print(f"\nStopped. {bench.what_is_kept()}", file=sys.stderr)
            return INTERRUPTED
        except (ValueError, RunFailed, OSError) as fault:
            bench.end_now()
            place = f"{fault.filename}: {fault.strerror}" if isinstance(fault, OSError) and fault.filename else fault
            print(place, file=sys.stderr)
            return 1
    return 0


class _Bench:
    """Where a command has its games played."""

    def __init__(self, asked: argparse.Namespace, stack: ExitStack) -> None:
        self._asked = asked
        self._stack = stack
        self._executor: Any = None
        self._files: list[Path] = []

    def play(self, plan: Plan, what: str, file: str | Path | None = None) -> Results:
        """Play a plan with a progress bar."""
        self._ask_first(plan)
        if file is not None:
            self._files.append(Path(file))
        if self._executor is None:
            self._executor = self._open()
        with _bar(plan, what) as progress:
            return run(plan, self._executor or None, file, progress, seconds=self._asked.seconds)

    def _open(self) -> Any:
        if self._asked.dask:
            try:
                from distributed import Client
            except ImportError:
                raise ValueError("dask: the extra [cluster] is not installed") from None
            return self._stack.enter_context(Client(self._asked.dask, timeout=15))  # type: ignore[no-untyped-call]
        if self._asked.processes == 0:
            return False
        return self._stack.enter_context(Processes(self._asked.processes))

    def end_now(self) -> None:
        """Do not wait for games that nobody needs any more."""
        if isinstance(self._executor, Processes):
            self._executor.end_now()

    def what_is_kept(self) -> str:
        """What a person should know who has stopped a run."""
        kept = [file for file in self._files if file.exists()]
        if not kept:
            return "Nothing is kept, as no --file was given."
        names = " and ".join(str(file) for file in kept)
        return f"What is finished is kept in {names}; the same command goes on from there."

    def _ask_first(self, plan: Plan) -> None:
        if plan.deals <= MANY or self._asked.yes:
            return
        question = f"{plan.deals:,} deals are {plan.games:,} games."
        if not sys.stdin.isatty():
            raise _Refused(f"deals: {question} More than {MANY:,} deals need --yes.")
        if input(f"{question} Go on? [y/N] ").strip().lower() not in ("y", "yes"):
            raise _Refused("Nothing was played.")


@contextmanager
def _bar(plan: Plan, what: str) -> Iterator[Callable[[Progress], None]]:
    from tqdm import tqdm

    with tqdm(total=plan.games, desc=what, unit="game", smoothing=0.1) as bar:

        def progress(now: Progress) -> None:
            bar.initial = bar.initial or now.done - len(now.games)
            bar.update(now.done - bar.n)
            if now.faults:
                bar.set_postfix(spoilt=now.faults)

        yield progress


# --- the commands ---


def _ladder(asked: argparse.Namespace, bench: _Bench) -> None:
    duels, tables = ladder_plans(
        asked.bots,
        game=asked.game,
        deals=asked.deals,
        table_deals=asked.table_deals,
        seed=asked.seed,
        all_pairs=asked.all_pairs,
    )
    pairs = bench.play(duels, f"{len(duels.arms[0].bots)} players", asked.file)
    larger = bench.play(tables, f"{len(tables.arms[0].bots)} players", beside(asked.file)) if tables else None
    ladder = Ladder.of(pairs, larger)
    print(ladder.to_markdown(), end="")
    for results in (pairs, larger):
        if results is not None:
            _tell_faults(results)
    _write(asked, file_of(asked.game), ladder.to_text())


def _write(asked: argparse.Namespace, ours: str, text: str) -> None:
    """Keep what was found, where it was asked for: by default as our own file."""
    if asked.write is not None:
        Path(asked.write or str(files("havoclab.lab") / ours)).write_text(text, encoding="utf-8")


def _compare(asked: argparse.Namespace, bench: _Bench) -> None:
    bots = asked.bots or ["sensible"] * 4
    usual = {"game": asked.game, "bots": bots, "options": _options(asked.usual_options, "usual-options")}
    changed = {**usual["options"], **_options(asked.options, "options")}
    if asked.without:
        changed["without"] = asked.without
    other = {"game": asked.game, "bots": asked.other_bots or bots, "options": changed}
    plan = Plan.read({"arms": [usual, other], "deals": asked.deals, "seed": asked.seed})
    if plan.arms[0] == plan.arms[1]:
        raise ValueError("options: the two tables are alike; give --options, --without or --other-bots")
    _show_results(bench.play(plan, "games", asked.file))


def _claims(asked: argparse.Namespace, bench: _Bench) -> None:
    known = {claim.id: claim for claim in read_claims(asked.game)}
    unknown = [name for name in asked.claims if name not in known]
    if unknown:
        raise ValueError(f"claims: {unknown[0]!r} is none; allowed are {', '.join(known)}")
    for name in asked.claims or list(known):
        claim = known[name] if asked.bot is None else known[name].with_bot(asked.bot)
        file = Path(asked.file).with_name(f"{Path(asked.file).stem}-{name}.jsonl") if asked.file else None
        results = bench.play(claim.plan(asked.deals, asked.seed), name, file)
        known[name] = claim = claim.measured_by(results)
        print(f"{name}: {claim.text('en')}\n  {claim.how('en')}\n  {claim.found('en')}")
        _tell_faults(results)
    _write(asked, file_of_claims(asked.game), write_claims(tuple(known.values())))


def _show(asked: argparse.Namespace, bench: _Bench) -> None:
    _show_results(Results.load(asked.results))


def _options(text: str, name: str) -> dict[str, Any]:
    try:
        options = json.loads(text)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise ValueError(f"{name}: {text[:60]!r} is no JSON object; allowed is such as '{{\"best_subset\": true}}'")
    return options


# --- telling ---


def _show_results(results: Results) -> None:
    """All figures of a run."""
    plan = results.plan
    print(f"{len(results.games):,} of {plan.games:,} games, seed {plan.seed}")
    for number, arm in enumerate(plan.arms):
        options = json.dumps(arm.options) if arm.options else "as usual"
        print(f"\nTable {_letter(number)}: {', '.join(arm.bots)}; options {options}")
        for bot, share in results.shares(number).items():
            _line(f"victories of {bot}", share, percent=True)
        for seat, share in enumerate(results.shares_by_seat(number), 1):
            begins = " (where the game began)" if seat == 1 else ""
            _line(f"victories of seat {seat}{begins}", share, percent=True)
        for bot, points in results.points(number).items():
            _line(f"points of {bot}", points)
        _line(_length(arm), results.length(number))
        _line("changes of the lead", results.swings(number))
    if len(plan.arms) == 2:
        print("\nB beside A, deal by deal:")
        if len(plan.arms[0].bots) == len(plan.arms[1].bots):
            for chair, bot in enumerate(plan.arms[1].bots):
                sides = Side(0, chair=chair), Side(1, chair=chair)
                _line(f"victories of player {chair + 1} ({bot})", results.difference("share", *sides), percent=True)
        _line("points", results.difference("points"))
        _line(_length(plan.arms[0]), results.difference("turns"))
        _line("changes of the lead", results.difference("swings"))
    _tell_faults(results)


def _length(arm: Arm) -> str:
    """What it is told in how long this arm's games are."""
    return "turns" if load(arm.game).turn_kind == "turn" else "rounds"


def _letter(number: int) -> str:
    return ascii_uppercase[number] if number < len(ascii_uppercase) else str(number + 1)


def _line(name: str, found: Estimate, *, percent: bool = False) -> None:
    times, unit = (100, " %") if percent else (1, "")
    value, low, high = (times * number for number in (found.value, found.low, found.high))
    seen = ""
    if isinstance(found, Difference):
        seen = "  seen" if found.is_seen else f"  no effect seen ({found.changed:,} of {found.deals:,} deals differ)"
    print(f"  {name:<44} {value:8.2f}{unit} ({low:.2f} to {high:.2f}){seen}")


def _tell_faults(results: Results) -> None:
    """Games that were not played to their end, by who spoilt them and how."""
    faults = results.faults
    if not faults:
        return
    print(f"\n{len(faults):,} games were not played to their end; they count for nothing:")
    by_cause: dict[tuple[str, str], list[Fault]] = {}
    for game in faults:
        if game.fault is not None:
            who = game.fault.bot or f"one of {', '.join(dict.fromkeys(game.bots))}"
            by_cause.setdefault((who, game.fault.kind), []).append(game.fault)
    for (who, kind), alike in by_cause.items():
        print(f"  {who}, {kind}: {len(alike):,}, such as: {alike[0].text}")


# --- the call ---


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m havoclab.lab", description="Experiments on paired deals.")
    commands = parser.add_subparsers(required=True, metavar="ladder | compare | claims | show")
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--seed", type=int, default=SEED, help="deals the cards (default: %(default)s)")
    shared.add_argument("--file", help="keeps the games; if it exists, only the missing ones are played")
    shared.add_argument("--processes", type=int, help="worker processes (default: one for each core; 0: none)")
    shared.add_argument("--dask", metavar="ADDRESS", help="plays on the Dask cluster with this scheduler instead")
    shared.add_argument(
        "--seconds", type=float, default=60, help="a bot that thinks longer about a decision hangs (default: 60)"
    )
    shared.add_argument("--yes", action="store_true", help=f"play more than {MANY:,} deals without asking")
    shared.add_argument("--game", choices=games(), default="havoc", help="which game (default: %(default)s)")
    bots = "; ".join(f"in {game} {', '.join(load(game).bots)}" for game in games())

    ladder = commands.add_parser("ladder", parents=[shared], help="all bots against each other")
    ladder.add_argument("--bots", nargs="+", help=f"weakest first (default: all; there are {bots})")
    ladder.add_argument("--deals", type=int, default=200, help="deals each pair plays (default: %(default)s)")
    ladder.add_argument(
        "--table-deals",
        type=int,
        default=100,
        help="deals each larger table plays (default: %(default)s; 0: no tables)",
    )
    ladder.add_argument("--all-pairs", action="store_true", help="each plays each, not only its neighbours")
    _add_write(ladder, "ladder")
    ladder.set_defaults(command=_ladder)

    compare = commands.add_parser("compare", parents=[shared], help="what a change of rules, options or bots does")
    compare.add_argument("--bots", nargs="+", help=f"who plays (default: four sensible ones; there are {bots})")
    compare.add_argument("--other-bots", nargs="+", help="who plays at the changed table, if somebody else does")
    compare.add_argument("--usual-options", default="{}", metavar="JSON", help="options of both tables")
    compare.add_argument("--options", default="{}", metavar="JSON", help="what the changed table plays otherwise")
    compare.add_argument("--without", nargs="+", metavar="RULE", help="rules switched off at the changed table")
    compare.add_argument("--deals", type=int, default=400, help="deals each table plays (default: %(default)s)")
    compare.set_defaults(command=_compare)

    claims = commands.add_parser("claims", parents=[shared], help="what the lessons say about good play, tried")
    claims.add_argument("claims", nargs="*", help="which (default: all)")
    claims.add_argument("--bot", help=f"with which bot they are tried; there are {bots} (default: as they were)")
    claims.add_argument("--deals", type=int, default=DEALS, help="deals each table plays (default: %(default)s)")
    _add_write(claims, "claims")
    claims.set_defaults(command=_claims)

    show = commands.add_parser("show", help="the figures of a file of games")
    show.add_argument("results", help="the file")
    show.set_defaults(command=_show)
    return parser


def _add_write(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument(
        "--write",
        nargs="?",
        const="",
        metavar="PATH",
        help=f"write the {what} there (default: where havoclab keeps it)",
    )


if __name__ == "__main__":
    sys.exit(main())
