"""Odds: how long an answer takes that is counted exactly, beside drawing deals until the interval is one point wide.

Questions are asked at moments of games of two, four and six, with John of Gaunt and without. A question's time is its
quickest of several tries, from a new view on, so that what a busy machine adds falls out; of all questions the middle
one and the slowest are told. The peer that counts too is poker: every draw of two cards, rated one by one.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

import phevaluator

from benchmarks.measure import Row, rates, row
from havoclab import havoc
from havoclab.core.match import play
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, JOHN
from havoclab.havoc.hands import evaluate
from havoclab.havoc.options import Options
from havoclab.havoc.view import View
from havoclab.lab.odds import Way, holds_more, outlook, ways_to_recruit, where_is

TABLES: Final = tuple(Options(players=players, john_of_gaunt=john) for players in (2, 4, 6) for john in (False, True))
MOMENTS: Final = 6
TRIES: Final = 3
#: So many deals give a share of one half to within one percentage point, in 95 % of cases.
DEALS: Final = 9_604
#: Questions that the peer answers too: it takes long.
BESIDE: Final = 8


class Question(NamedTuple):
    """One thing to be told at one moment: how we count it, and how whoever draws deals goes about one of them."""

    state: havoc.State
    count: Callable[[View], bool]
    """Whether it was counted exactly."""
    look: Callable[[View, Random], Any]


def games() -> list[Replay]:
    """Games of sensible bots."""
    game = load("havoc")
    played = []
    for seed, table in enumerate(TABLES):
        bots = [game.bots["sensible"]() for _ in range(table.players)]
        played.append(play(game, bots, seed, table).replay())
    return played


def states(replay: Replay, wanted: Callable[[havoc.State], bool]) -> list[havoc.State]:
    """Moments of a game, some time from one another."""
    found = []
    for at in range(len(replay.moves)):
        replay.go(at)
        state = replay.state
        assert isinstance(state, havoc.State)
        if wanted(state):
            found.append(state.copy())
    return found[:: max(1, -(-len(found) // MOMENTS))]


def about_recruiting(state: havoc.State) -> list[Question]:
    """What recruiting brings, for each number of cards drawn and of dogs used."""
    ways = {(way.drawn, way.dogs): way for way in ways_to_recruit(state.view(state.seat))}
    return [about_way(state, way) for way in ways.values() if 0 < way.drawn <= len(state.pile)]


def about_way(state: havoc.State, way: Way) -> Question:
    """What this way to recruit brings."""

    def look(view: View, rng: Random) -> object:
        cards = view.sample(rng).pile[: -way.drawn - 1 : -1]
        if JOHN in cards:
            cards = cards[: cards.index(JOHN)]
        return evaluate(best_hand([*view.hand[way.dogs :], *way.recruits, *cards])).rank

    return Question(state, lambda view: outlook(view, way).is_exact, look)


def about_rivals(state: havoc.State) -> list[Question]:
    """Who holds cards that beat what lies for the seat on turn."""

    def look(view: View, rng: Random) -> object:
        hands, laid = view.sample(rng).hands, view.laid
        return [evaluate(best_hand([*cards, *laid[seat]])).key for seat, cards in enumerate(hands)]

    return [Question(state, lambda view: all(chance.is_exact for chance in holds_more(view).values()), look)]


def about_places(state: havoc.State) -> list[Question]:
    """Where the dogs lie."""
    if all(card != DOG for card, _ in state.view(state.seat).knowledge.hidden()):
        return []

    def counted(view: View) -> bool:
        return all(chance.is_exact for chance in where_is(view, [DOG]).values())

    def look(view: View, rng: Random) -> object:
        sampled = view.sample(rng)
        return [DOG in cards for cards in (*sampled.hands, sampled.pile, sampled.discards)]

    return [Question(state, counted, look)]


def milliseconds(question: Question) -> tuple[float, bool]:
    """How long the answer takes, and whether it is counted."""
    best, counted = float("inf"), False
    for _ in range(TRIES):
        start = process_time()
        counted = question.count(question.state.view(question.state.seat))
        best = min(best, process_time() - start)
    return best * 1000, counted


def by_deals(question: Question) -> float:
    """How long drawing deals takes, in milliseconds."""
    rng, start = Random(1), process_time()
    view = question.state.view(question.state.seat)
    for _ in range(DEALS):
        question.look(view, rng)
    return (process_time() - start) * 1000


def told(name: str, questions: list[Question]) -> list[Row]:
    """The middle one and the slowest of the answers that are counted, and the slowest estimate."""
    counted: list[tuple[float, Question]] = []
    estimated: list[float] = []
    for question in questions:
        took, exact = milliseconds(question)
        if exact:
            counted.append((took, question))
        else:
            estimated.append(took)
    counted.sort(key=lambda timed: timed[0])
    step = max(1, len(counted) // BESIDE)
    peer = median(by_deals(question) for _, question in counted[step // 2 :: step])
    middle = median(took for took, _ in counted)
    drawn = f"{DEALS:,} deals drawn, ± 1 %"
    rows = [
        row(f"{name}, counted (median)", 1000 / middle, "answers/s", peer=1000 / peer, peer_name=drawn),
        row(f"{name}, slowest of {len(counted)} counted", counted[-1][0], "ms", goal="under 300"),
    ]
    return [*rows, row(f"{name}, slowest of {len(estimated)} estimates", max(estimated), "ms")] if estimated else rows


def draws_of_two() -> int:
    """Count what drawing two cards brings at the beginning of a game of two; how many pairs that is."""
    view = havoc.deal(players=2, seed=3).view(0)
    return outlook(view, Way(drawn=2)).cases


def poker_draws_of_two() -> int:
    """Rate every draw of two cards to five; how many pairs that is."""
    held, rest = range(5), range(5, 52)
    pairs = list(combinations(rest, 2))
    for pair in pairs:
        phevaluator.evaluate_cards(*held, *pair)
    return len(pairs)


def bench() -> list[Row]:
    replays = games()
    turns = [state for replay in replays for state in states(replay, lambda state: state.kind == "turn")]
    fights = [state for replay in replays for state in states(replay, lambda state: state.kind == "add")]
    counted, poker = rates(draws_of_two, poker_draws_of_two)
    return [
        row("every draw of two cards looked at", counted, "draws/s", peer=poker, peer_name="phevaluator, poker"),
        *told("what recruiting brings", [asked for state in turns for asked in about_recruiting(state)]),
        *told("who holds more", [asked for state in fights for asked in about_rivals(state)]),
        *told("where the dogs are", [asked for state in turns for asked in about_places(state)]),
    ]
