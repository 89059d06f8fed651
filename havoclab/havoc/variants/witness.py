"""Witnesses: for each rule the smallest position found in which switching it off changes something.

They lie in ``witnesses.json``, made by ``python -m havoclab.havoc.variants.witness [RULE...]``.
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
from havoclab.havoc.options import Options
from havoclab.havoc.state import State
from havoclab.havoc.variants import DROPPABLE, sorted_rules
from havoclab.havoc.variants.difference import (
    OF_THE_DEAL,
    Difference,
    Kind,
    looks_alike,
    options_without,
    without,
)
from havoclab.havoc.variants.search import search
from havoclab.havoc.variants.telling import tell_difference

__all__ = ["Witness", "main", "read_witness"]

_FILE: Final = "witnesses.json"
#: Options at which a rule about dealing shows.
_DEALT: Final[dict[str, dict[str, Any]]] = {
    "H6.1a": {"players": 2, "battle_order": "random"},
    "H13.1": {"players": 2, "john_of_gaunt": True},
}


@dataclass(frozen=True, slots=True)
class Witness:
    """A position in which a rule matters.

    Attributes:
        rule: the rule.
        kind: "legal" if an action is legal only with it or only without it, "result" if a legal action leads to
            something else, "deal" if the game begins otherwise.
        state: the position, with the rule in force.
        without: the same position at a table without it; for a deal, the same seed dealt there.
        action: the action that differs; None for a deal.
        seed: of the deal; None for a position.

    >>> from havoclab.havoc.variants import witness_of
    >>> witness = witness_of("H4.6")
    >>> print(witness.tell(names=("Anita", "Peter")))
    With H4.6 Anita may do this: “Fetch from the pile”. Without it, that is not legal.
    """

    rule: str
    kind: Kind
    state: State
    without: State
    action: Action | None
    seed: int | None = None

    def tell(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """What differs, in whole sentences. ``names`` are the players' names in seat order."""
        difference = None if self.action is None else Difference(self.kind, self.action)
        return tell_difference(self.rule, self.state, self.without, difference, language, names)


def read_witness(rule: str) -> Witness | None:
    """The stored witness of this rule, as states of its own; None if there is none."""
    stored = _stored().get(rule)
    if stored is None:
        return None
    state = State.from_json(stored["position"])
    if stored["action"] is None:
        other = State.deal(options_without(state.options, rule), stored["seed"])
        return Witness(rule, stored["kind"], state, other, None, stored["seed"])
    action = State.parse_action(stored["action"])
    return Witness(rule, stored["kind"], state, without(state, rule), action)


@lru_cache(maxsize=1)
def _stored() -> dict[str, dict[str, Any]]:
    data: dict[str, dict[str, Any]] = json.loads((files(__package__) / _FILE).read_text(encoding="utf-8"))
    return data


# --- making the file ---


def _of_deal(rule: str) -> Witness:
    """Two deals of the first seed at which they differ."""
    options = Options.read(_DEALT.get(rule, {"players": 2}))
    seed = 1
    while looks_alike(State.deal(options, seed), State.deal(options_without(options, rule), seed)):
        seed += 1
    mine, theirs = State.deal(options, seed), State.deal(options_without(options, rule), seed)
    return Witness(rule, "deal", mine, theirs, None, seed)


def make(rules: Sequence[str], seed: int, seconds: float, tell: Callable[[str], None]) -> dict[str, dict[str, Any]]:
    """Witnesses for these rules as they are stored, for as many as are found in time.

    Args:
        rules: the rules to find witnesses for.
        seed: equal seeds find the same, as long as the time does not run out.
        seconds: how long to search.
        tell: is told the progress, a line at a time.
    """
    witnesses = {rule: _of_deal(rule) for rule in rules if rule in OF_THE_DEAL}
    for rule, found in search([rule for rule in rules if rule not in OF_THE_DEAL], seed, seconds, tell).items():
        kind, action = found.difference
        witnesses[rule] = Witness(rule, kind, found.state, without(found.state, rule), action)
    return {rule: _written(witnesses[rule]) for rule in sorted_rules(witnesses)}


def _written(witness: Witness) -> dict[str, Any]:
    return {
        "kind": witness.kind,
        "action": None if witness.action is None else str(witness.action),
        "seed": witness.seed,
        "what": witness.tell(),
        "position": witness.state.to_json(),
    }


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Make ``witnesses.json`` anew, or the entries of some rules in it; tell which were not found."""
    parser = argparse.ArgumentParser(prog="python -m havoclab.havoc.variants.witness", description=main.__doc__)
    parser.add_argument("rules", nargs="*", metavar="RULE", help="rules to search anew (all that can be switched off)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds find equal witnesses")
    parser.add_argument("--seconds", type=float, default=600, help="how long to search for all of them together")
    parser.add_argument("--file", type=Path, default=Path(__file__).with_name(_FILE), help="where they are written")
    given = parser.parse_args(arguments)
    try:
        rules = sorted_rules(given.rules) or DROPPABLE
    except ValueError as fault:
        parser.error(str(fault))
    made = make(rules, given.seed, given.seconds, _say)
    kept = json.loads(given.file.read_text(encoding="utf-8")) if given.file.exists() else {}
    lines = [
        f"{json.dumps(rule)}: {json.dumps(entry, ensure_ascii=False)}"
        for rule, entry in ((rule, made.get(rule, kept.get(rule))) for rule in DROPPABLE)
        if entry is not None
    ]
    given.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    missing = [rule for rule in rules if rule not in made]
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
