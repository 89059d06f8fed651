"""Witnesses: for each rule the smallest position found in which switching it off changes something.

They lie in ``witnesses.json`` of each game's variants; ``python -m havoclab.<game>.variants.witness`` makes them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from havoclab.core.action import Action
from havoclab.core.variants import Variants
from havoclab.core.variants.search import search
from havoclab.core.variants.telling import tell_difference
from havoclab.core.variants.trials import Difference, Kind, Move

_FILE: Final = "witnesses.json"


@dataclass(frozen=True, slots=True)
class Witness:
    """A position in which a rule matters.

    Attributes:
        variants: the game's rules that can be switched off.
        rule: the rule.
        kind: "legal" if an action is legal only with it or only without it, "result" if a legal action leads to
            something else, "deal" if the game begins otherwise.
        state: the position, with the rule in force: a state of the game's own class, as the next.
        without: the same position at a table without it; for a deal, the same seed dealt there.
        action: the action that differs; None for a deal.
        seat: who does it; None for a deal.
        seed: of the deal; None for a position.

    >>> from havoclab.havoc.variants import witness_of
    >>> witness = witness_of("H4.6")
    >>> print(witness.tell(names=("Anita", "Peter")))
    With H4.6 Anita may do this: “Fetch from the pile”. Without it, that is not legal.
    """

    variants: Variants
    rule: str
    kind: Kind
    state: Any
    without: Any
    action: Action | None
    seat: int | None = None
    seed: int | None = None

    @property
    def difference(self) -> Difference | None:
        """The move that differs, and how; None for a deal."""
        if self.action is None or self.seat is None:
            return None
        return Difference(self.kind, Move(self.seat, self.action))

    def tell(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """What differs, in whole sentences. ``names`` are the players' names in seat order."""
        trials = self.variants.trials()
        return tell_difference(trials, self.rule, self.state, self.without, self.difference, language, names)


def read_witness(variants: Variants, rule: str) -> Witness | None:
    """The stored witness of this rule, as states of its own; None if there is none."""
    stored = _stored(variants.package).get(rule)
    if stored is None:
        return None
    trials = variants.trials()
    state = trials.state.from_json(stored["position"])
    if stored["action"] is None:
        other = trials.state.deal(trials.options_without(state.options, rule), stored["seed"])
        return Witness(variants, rule, stored["kind"], state, other, None, seed=stored["seed"])
    seat = stored.get("seat")
    if seat is None:  # it is left out where one seat alone decides
        seat = state.decisions[0].seat
    action = trials.state.read_action(stored["action"])
    return Witness(variants, rule, stored["kind"], state, trials.without(state, rule), action, seat)


@lru_cache(maxsize=4)
def _stored(package: str) -> dict[str, dict[str, Any]]:
    data: dict[str, dict[str, Any]] = json.loads((files(package) / _FILE).read_text(encoding="utf-8"))
    return data


# --- making the file ---


def _of_deal(variants: Variants, rule: str) -> Witness:
    """Two deals of the first seed at which they differ."""
    trials = variants.trials()
    switches, numbers = trials.tables(rule)
    options = trials.options.read({"players": numbers[0], **switches})
    seed = 0
    while True:
        seed += 1
        mine, theirs = (trials.state.deal(how, seed) for how in (options, trials.options_without(options, rule)))
        if not trials.looks_alike(mine, theirs):
            return Witness(variants, rule, "deal", mine, theirs, None, seed=seed)


def make(
    variants: Variants, rules: Sequence[str], seed: int, seconds: float, tell: Callable[[str], None]
) -> dict[str, dict[str, Any]]:
    """Witnesses for these rules as they are stored, for as many as are found in time.

    Args:
        variants: the game's rules that can be switched off.
        rules: the rules to find witnesses for.
        seed: equal seeds find the same, as long as the time does not run out.
        seconds: how long to search.
        tell: is told the progress, a line at a time.
    """
    trials = variants.trials()
    witnesses = {rule: _of_deal(variants, rule) for rule in rules if rule in trials.of_the_deal}
    others = [rule for rule in rules if rule not in trials.of_the_deal]
    for rule, found in search(trials, others, seed, seconds, tell).items():
        kind, (seat, action) = found.difference
        other = trials.without(found.state, rule)
        witnesses[rule] = Witness(variants, rule, kind, found.state, other, action, seat)
    return {rule: _written(witnesses[rule]) for rule in variants.sorted_rules(witnesses)}


def _written(witness: Witness) -> dict[str, Any]:
    deciding = [decision.seat for decision in witness.state.decisions]
    return {
        "kind": witness.kind,
        **({} if witness.seat is None or deciding == [witness.seat] else {"seat": witness.seat}),
        "action": None if witness.action is None else str(witness.action),
        "seed": witness.seed,
        "what": witness.tell(),
        "position": witness.state.to_json(),
    }


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(variants: Variants, program: str, arguments: Sequence[str] | None = None) -> int:
    """Make ``witnesses.json`` anew, or the entries of some rules in it; tell which were not found."""
    parser = argparse.ArgumentParser(prog=program, description=main.__doc__)
    parser.add_argument("rules", nargs="*", metavar="RULE", help="rules to search anew (all that can be switched off)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds find equal witnesses")
    parser.add_argument("--seconds", type=float, default=600, help="how long to search for all of them together")
    home = Path(str(files(variants.package))) / _FILE
    parser.add_argument("--file", type=Path, default=home, help="where they are written")
    given = parser.parse_args(arguments)
    try:
        rules = variants.sorted_rules(given.rules) or variants.droppable
    except ValueError as fault:
        parser.error(str(fault))
    made = make(variants, rules, given.seed, given.seconds, _say)
    kept = json.loads(given.file.read_text(encoding="utf-8")) if given.file.exists() else {}
    lines = [
        f"{json.dumps(rule)}: {json.dumps(entry, ensure_ascii=False)}"
        for rule, entry in ((rule, made.get(rule, kept.get(rule))) for rule in variants.droppable)
        if entry is not None
    ]
    given.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 1 if any(rule not in made for rule in rules) else 0
