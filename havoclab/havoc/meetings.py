"""Where two rules meet: which rules speak in one step of a game, and where two of them first do so together.

The rules of a step are those of its events; of a refused action, the one that refuses it and the one that asks for the
choice; and where a battle is decided by it, those that tell what the hands are worth and why one beats the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import ClassVar, Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.meetings import Chooser, Meetings, Pair
from havoclab.core.problem import Problem
from havoclab.core.variants.trials import Move
from havoclab.havoc import actions
from havoclab.havoc.battle import declarable, involved
from havoclab.havoc.bots import BOTS
from havoclab.havoc.cards import DOG
from havoclab.havoc.hands import Combination, compare, evaluate
from havoclab.havoc.options import Options
from havoclab.havoc.position import FIGHTING
from havoclab.havoc.remembering import forget
from havoclab.havoc.soundness import problems
from havoclab.havoc.state import State

#: The rule by which the discards become a new draw pile.
RESHUFFLE: Final = "H4.10"

#: The kind of tables at which John of Gaunt plays, and the part of the steps of a search that is done there.
WITH_JOHN: Final = "john"
JOHNS_PART: Final = 4
#: The switches that games are played with, by kind of table. Source: H13.1.
SWITCHES: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "": ({}, {}, {"battle_order": "winner"}, {"battle_order": "random"}, {"best_subset": True}),
    WITH_JOHN: (
        {"john_of_gaunt": True},
        {"john_of_gaunt": True, "battle_order": "winner"},
        {"john_of_gaunt": True, "extra_chevauchees": True},
    ),
}
#: Of the reasons that a hand is what it is, those that are more than its rank.
TELLING: Final = ("why-dog-low-end", "why-dogs-in-flush", "why-dogs-in-set", "why-every-card-counts", "why-nothing")
#: How far apart the tastes of players are who act at random: some never cry Havoc, some do little else.
_TASTE: Final = 3.0


# --- the rules of one step ---


def rules_of(before: State, action: Action, events: Sequence[Event]) -> frozenset[str]:
    """All rules that speak in a step that was done, also those that make no event of their own."""
    rules = {event.rule for event in events} | {rule for rule, at_work in _SILENT.items() if at_work(before, action)}
    if before.kind in ("turn", "year-of-peace") and "H9.1" in rules:
        rules.add("H5.6")
    hands = hands_of(before, action, events)
    for _, hand in hands:
        rules |= {reason.rule for reason in hand.explain() if reason.message in TELLING}
        if hand.best_subset and evaluate([*hand.cards, *hand.beside]).rank != hand.rank:
            rules.add("H8.5d")
    for (first, better), (second, worse) in pairwise(hands):
        rules.add(compare(better, worse).explain().rule)
        if better.key == worse.key and told_apart(first, second, events):
            rules.add("H6.12a")
    return frozenset(rules)


def told_apart(first: int, second: int, events: Sequence[Event]) -> bool:
    """Whether these two seats took different places, equally strong or not. Source: H6.12, H6.12a."""
    together = [group for event in events if event.kind == "equal-strength" for group in event.facts["places"]]
    return not any({first, second} <= set(group) for group in together)


def _with_dogs_alone(before: State, action: Action) -> bool:
    return action == actions.LAY[DOG] and before.kind in ("open-battle", "join") and before.laid[before.seat] == [DOG]


def _nothing_left(before: State, action: Action) -> bool:
    return isinstance(action, actions.Declare) and action.dogs == len(before.laid[before.seat])


def _lays_on_alone(before: State, action: Action) -> bool:
    return isinstance(action, actions.Lay) and before.kind == "add" and before.roles.count(FIGHTING) == 1


def _draws_after_fetching(before: State, action: Action) -> bool:
    were = len(before.recruits) + before.dogs_used
    first = before.took_recruit and not before.taken
    return isinstance(action, actions.Draw) and first and were >= before.options.supply.recruits


def _own_turn(before: State) -> bool:
    return before.kind == "turn" and before.seat == before.peacekeeper


#: Rules that change what happens without an event that cites them, and how it is seen that they are at work.
_SILENT: Final[dict[str, Callable[[State, Action], bool]]] = {
    "H4.4": lambda before, action: action == actions.PUT[DOG],
    "H4.9b": _draws_after_fetching,
    "H4.11b": lambda before, action: _own_turn(before) and isinstance(action, actions.Cry) and before.stock < 2,
    "H5.2a": lambda before, action: before.exempt and isinstance(action, actions.Cry),
    "H5.5a": lambda before, action: _own_turn(before) and isinstance(action, actions.Recruit) and before.turned,
    "H6.6b": _with_dogs_alone,
    "H6.6c": _lays_on_alone,
    "H6.7b": _nothing_left,
}


def hands_of(before: State, action: Action, events: Sequence[Event]) -> list[tuple[int, Combination]]:
    """What counted for each fighter, the strongest first, where this step decided a battle; else nothing.

    Source: H6.7, H6.11, H9.5.
    """
    placed = [event.seat for event in events if event.kind in ("won", "scored") and event.seat is not None]
    cards = _fought(before, action, events) if placed else {}
    order = [*placed, *(seat for seat in cards if seat not in placed)]
    best_subset = before.options.best_subset
    hands = [(seat, evaluate(cards[seat], best_subset=best_subset)) for seat in order if seat in cards]
    return sorted(hands, key=lambda hand: hand[1].key, reverse=True)  # stable: equals stay in the order of their places


def _fought(before: State, action: Action, events: Sequence[Event]) -> dict[int, list[int]]:
    shown = {event.seat: list(event.facts["cards"]) for event in events if event.kind == "revealed"}
    if shown:  # Castillon
        return {seat: cards for seat, cards in shown.items() if seat is not None and cards}
    laid = [cards[:] for cards in before.laid]
    if isinstance(action, actions.Lay):
        laid[before.seat] = sorted([*laid[before.seat], action.card])
    aside = before.uninvolved[:]
    if isinstance(action, actions.Declare):
        aside[before.seat] = action.dogs
    return {
        seat: involved(laid[seat], aside[seat] if aside[seat] >= 0 else declarable(laid[seat])[0])
        for seat in before.fighters()
    }


# --- games to look through ---


def _with_taste(state: State, taste: Counter[str], rng: Random) -> Action:
    """What somebody with this taste does."""
    legal = list(state.list_legal())
    verbs = sorted({action.verb for action in legal})
    (verb,) = rng.choices(verbs, [taste[verb] for verb in verbs])
    return rng.choice([action for action in legal if action.verb == verb])


def _taste(rng: Random) -> Counter[str]:
    """How much somebody likes to do each thing."""
    taste: Counter[str] = Counter()
    for verb in ("recruit", "cry", "draw", "take", "put", "fetch", "loot", "pick", "discard", "lay", "stop", "stay-out",
                 "pass", "declare", "scavenge", "done", "swap", "name"):  # fmt: skip
        taste[verb] = max(1, round(1000 * rng.lognormvariate(0, _TASTE)))
    return taste


#: What somebody might try with a card of the hand at the wrong time.
_OWN_CARDS: Final = (actions.PUT, actions.LAY, actions.DISCARD, actions.SCAVENGE, actions.PICK)


def _worth_refusing(state: State, rng: Random) -> list[Action]:
    """What somebody might try at this choice though it is refused, now and then."""
    if rng.random() > 0.1:
        return []
    hand = state.hands[state.seat]
    tries: list[Action] = [actions.CRY, actions.RECRUIT, actions.DRAW, actions.LOOT, actions.FETCH_DRAW, actions.STOP]
    tries += [actions.PASS, actions.STAY_OUT, actions.SWAP, actions.DONE, *actions.DECLARE[:4]]
    tries += [form[card] for card in {*hand[:1], *hand[-1:]} for form in _OWN_CARDS]
    tries += [form[0] for form in (actions.SCAVENGE, actions.PICK, actions.FETCH, actions.TAKE)]
    return [action for action in tries if state.check(action) is not None]


# --- the smallest position ---


def _size_of(state: State) -> tuple[int, ...]:
    outside = len(state.recruits) + len(state.discards) + sum(map(len, state.hands)) + sum(map(len, state.laid))
    return outside, state.players, len(state.options.to_json()), len(state.past), sum(state.points)


def _simpler(state: State) -> Iterator[State]:
    """The position at a usual table, with nothing earned so far, or with a card more at the bottom of the draw pile."""
    usual = state.copy()
    usual.options = Options(players=state.players)
    yield usual
    plain = state.copy()
    plain.points = [0] * state.players
    plain.past = [(battle, winner, (0,) * state.players) for battle, winner, _ in state.past]
    yield plain
    for place, cards in enumerate(_places(state)):
        for number in range(len(cards)):
            simpler = state.copy()
            simpler.pile.insert(0, _places(simpler)[place].pop(number))
            forget(simpler)
            yield simpler


def _places(state: State) -> list[list[int]]:
    return [state.discards, *state.hands, state.recruits, *state.laid]


class HavocMeetings(Meetings[State]):
    """How the rules of Havoc meet."""

    for_another: ClassVar[frozenset[str]] = frozenset({RESHUFFLE})
    shares: ClassVar[Mapping[str, int]] = {WITH_JOHN: JOHNS_PART}

    def __init__(self) -> None:
        self._smart = BOTS["sensible"]()

    def rules_of(self, before: State, move: Move, events: Sequence[Event]) -> Sequence[frozenset[str]]:
        """All rules that speak in a step that was done, also those that make no event of their own."""
        return [rules_of(before, move.action, events)]

    def new_game(self, rng: Random, table: str) -> tuple[State, Chooser]:
        """A game of two to six, with players of every taste and some who know what they do."""
        players = rng.randint(2, 6)
        options = Options.model_validate({"players": players, **rng.choice(SWITCHES[table])})
        state = State.deal(options, rng.getrandbits(30))
        tastes = [_taste(rng) if rng.random() < 0.75 else None for _ in range(players)]

        def choose(state: State, rng: Random) -> Move:
            seat = state.seat
            taste = tastes[seat]
            if taste is None:
                return Move(seat, self._smart.choose(state.view(seat), rng))
            return Move(seat, _with_taste(state, taste, rng))

        return state, choose

    def worth_refusing(self, state: State, rng: Random) -> Sequence[Move]:
        """What somebody might try at this choice though it is refused, now and then."""
        return [Move(state.seat, action) for action in _worth_refusing(state, rng)]

    def forget(self, state: State) -> State:
        """The position as if it were set up by hand. Source: H3.6."""
        plain = state.copy()
        forget(plain)
        return plain

    def problems(self, state: State) -> Sequence[Problem]:
        """What keeps a position from being one of the game."""
        return problems(state)

    def size_of(self, state: State) -> tuple[int, ...]:
        """What makes a position small: few cards outside the draw pile, few players, few options, little past."""
        return _size_of(state)

    def simpler(self, state: State) -> Iterator[State]:
        """Positions that are a step smaller."""
        return _simpler(state)

    def table_of(self, pair: Pair) -> str:
        """With John of Gaunt, where one of the rules is at work only there. Source: H13.1."""
        return WITH_JOHN if any(rule.startswith("H13.") for rule in pair) else ""
