"""Hand strength: one hand at a time, in batches, and the best out of a whole hand.

The peers rate poker hands of six cards; each gets its own kind of cards ready-made, so that only its public call is
timed. Theirs and ours take turns, and the best of several rounds counts for each.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import phevaluator
import treys

from havoclab.havoc import strength as fast
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, HIGHEST, SUITS
from havoclab.havoc.strength import strength
from havoclab.lab.batch import strengths

ROUNDS: Final = 5
HANDS: Final = 20_000
BATCH: Final = 65_536
BATCHES: Final = 10
DECK: Final = [DOG] * 12 + list(range(1, HIGHEST * len(SUITS) + 1))


def bench() -> list[dict[str, Any]]:
    """The figures of this file: name, ours, peer (a number or None), peer_name, ratio, unit."""
    rng = random.Random(6)
    hands = [rng.sample(DECK, 6) for _ in range(HANDS)]
    poker = [rng.sample(range(52), 6) for _ in range(HANDS)]
    evaluator = treys.Evaluator()
    by_name = [[treys.Card.new("23456789TJQKA"[c // 4] + "shdc"[c % 4]) for c in hand] for hand in poker]
    in_treys = [(hand[:2], hand[2:]) for hand in by_name]
    batch = np.array([rng.sample(DECK, 6) for _ in range(BATCH)])
    narrow = batch.astype(np.int8)
    long_hands = [rng.sample(DECK, 20) for _ in range(1_000)]

    def one_at_a_time() -> None:
        for hand in hands:
            strength(hand)

    def phevaluator_call() -> None:
        evaluate_cards = phevaluator.evaluate_cards
        for hand in poker:
            evaluate_cards(*hand)

    def treys_call() -> None:
        evaluate = evaluator.evaluate
        for held, board in in_treys:
            evaluate(held, board)

    def best_of_twenty() -> None:
        for hand in long_hands:
            best_hand(hand)

    fast._BY_VALUES.clear()
    fast._BY_SUITED_VALUES.clear()
    started = time.perf_counter()
    one_at_a_time()
    unseen = HANDS / (time.perf_counter() - started)

    single, by_phevaluator, by_treys, batched, batched_narrow, best = _rates(
        (one_at_a_time, HANDS),
        (phevaluator_call, HANDS),
        (treys_call, HANDS),
        (lambda: [strengths(batch) for _ in range(BATCHES)], BATCH * BATCHES),
        (lambda: [strengths(narrow) for _ in range(BATCHES)], BATCH * BATCHES),
        (best_of_twenty, len(long_hands)),
    )
    return [
        _row("strength of six cards", single, "phevaluator.evaluate_cards", by_phevaluator, "hands/s"),
        _row("strength of six cards", single, "treys.Evaluator.evaluate", by_treys, "hands/s"),
        _row("strength of six cards, tables empty", unseen, None, None, "hands/s"),
        _row(f"batch of {BATCH} hands, int64", batched, "phevaluator.evaluate_cards", by_phevaluator, "hands/s"),
        _row(f"batch of {BATCH} hands, int64", batched, "treys.Evaluator.evaluate", by_treys, "hands/s"),
        _row(f"batch of {BATCH} hands, int8", batched_narrow, "phevaluator.evaluate_cards", by_phevaluator, "hands/s"),
        _row("best six out of twenty cards", best, None, None, "hands/s"),
    ]


def _rates(*runs: tuple[Callable[[], object], int]) -> list[float]:
    """How many things a second each run does: its best of several rounds, the runs taking turns."""
    quickest = [float("inf")] * len(runs)
    for _ in range(ROUNDS):
        for place, (run, _count) in enumerate(runs):
            started = time.perf_counter()
            run()
            quickest[place] = min(quickest[place], time.perf_counter() - started)
    return [count / seconds for (_run, count), seconds in zip(runs, quickest, strict=True)]


def _row(name: str, ours: float, peer_name: str | None, peer: float | None, unit: str) -> dict[str, Any]:
    ratio = None if peer is None else round(ours / peer, 2)
    return {
        "name": name,
        "ours": round(ours),
        "peer": None if peer is None else round(peer),
        "peer_name": peer_name,
        "ratio": ratio,
        "unit": unit,
    }


if __name__ == "__main__":
    for row in bench():
        print(row)
