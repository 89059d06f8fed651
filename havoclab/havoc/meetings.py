"""Where two rules meet: which rules speak in one step of a game, and where two of them first do so together.

The rules of a step are those of its events; of a refused action, the one that refuses it and the one that asks for the
choice; and where a battle is decided by it, those that tell what the hands are worth and why one beats the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.bot import Bot
from havoclab.core.event import Event
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

Pair = tuple[str, str]

#: The rule by which the discards become a new draw pile.
RESHUFFLE: Final = "H4.10"

#: The switches that games are played with, beside the usual ones.
SWITCHES: Final[tuple[dict[str, object], ...]] = (
    {},
    {},
    {"battle_order": "winner"},
    {"battle_order": "random"},
    {"best_subset": True},
)
#: The switches of the games in which John of Gaunt plays. Source: H13.1.
JOHNS_SWITCHES: Final[tuple[dict[str, object], ...]] = (
    {"john_of_gaunt": True},
    {"john_of_gaunt": True, "battle_order": "winner"},
    {"john_of_gaunt": True, "extra_chevauchees": True},
)
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


def meetings_of(before: State, action: Action) -> tuple[frozenset[Pair], State]:
    """The rules that meet when this is tried, and the position after it: the same one where it is refused.

    A reshuffle meets only the rule for whose sake it is done.
    """
    refusal = before.check(action)
    after = before.copy()
    if refusal is not None:
        decision = before.decision
        return frozenset(_pairs((refusal.rule, decision.rule)) if decision is not None else ()), after
    events = after.apply(action)
    pairs = set(_pairs(rules_of(before, action, events) - {RESHUFFLE}))
    for event, following in pairwise(events):
        if event.rule == RESHUFFLE:
            pairs |= set(_pairs((RESHUFFLE, following.rule)))
    return frozenset(pairs), after


def _pairs(rules: Iterable[str]) -> Iterator[Pair]:
    """Any two of these rules, in order."""
    yield from combinations(sorted(set(rules), key=_number), 2)


def in_order(pairs: Iterable[Pair]) -> list[Pair]:
    """Pairs of rules in the rulebook's order."""
    return sorted(pairs, key=lambda pair: [_number(rule) for rule in pair])


def _number(rule: str) -> tuple[int, int, str]:
    """Sorts rules as the rulebook does: H4.9 before H4.10 before H4.10a.

    >>> sorted(["H4.10a", "H4.9", "H11.1", "H4.10"], key=_number)
    ['H4.9', 'H4.10', 'H4.10a', 'H11.1']
    """
    section, _, rest = rule[1:].partition(".")
    digits = rest.rstrip("abcdefgh")
    return int(section), int(digits or 0), rest[len(digits) :]


# --- looking for meetings ---


@dataclass(slots=True)
class Meeting:
    """Where two rules met: how often, when first, and the smallest position of all."""

    first: int
    often: int
    state: State
    action: Action
    size: tuple[int, ...]


@dataclass(slots=True)
class Search:
    """A search through games that bots and people of every taste play.

    >>> search = Search()
    >>> search.play(Random(1), steps=300)
    >>> search.steps, search.met[("H4.1", "H5.1")].state.kind
    (300, 'turn')
    """

    switches: Sequence[dict[str, object]] = SWITCHES
    steps: int = 0
    met: dict[Pair, Meeting] = field(default_factory=dict)
    _smart: Bot = field(default_factory=lambda: BOTS["sensible"]())

    def play(self, rng: Random, steps: int) -> None:
        """Go on until so many steps have been done in all."""
        while self.steps < steps:
            players = rng.randint(2, 6)
            options = Options.model_validate({"players": players, **rng.choice(self.switches)})
            state = State.deal(options, rng.getrandbits(30))
            tastes = [_taste(rng) if rng.random() < 0.75 else None for _ in range(players)]
            while not state.is_over and self.steps < steps:
                self.steps += 1
                for action in _worth_refusing(state, rng):
                    self.note(state, action)
                state = self.note(state, self._choose(state, tastes[state.seat], rng))

    def note(self, state: State, action: Action) -> State:
        """Note which rules meet when this is tried; gives the position after it."""
        pairs, after = meetings_of(state, action)
        size = size_of(state)
        for pair in sorted(pairs):
            known = self.met.get(pair)
            if known is None:
                self.met[pair] = Meeting(self.steps, 1, state.copy(), action, size)
                continue
            known.often += 1
            if size < known.size:
                known.state, known.action, known.size = state.copy(), action, size
        return after

    def _choose(self, state: State, taste: Counter[str] | None, rng: Random) -> Action:
        if taste is None:
            return self._smart.choose(state.view(state.seat), rng)
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


def size_of(state: State) -> tuple[int, ...]:
    """What makes a position small: few cards outside the draw pile, few players, no special options, little past."""
    outside = len(state.recruits) + len(state.discards) + sum(map(len, state.hands)) + sum(map(len, state.laid))
    return outside, state.players, len(state.options.to_json()), len(state.past), sum(state.points)


def shrunk(state: State, action: Action, pair: Pair) -> State:
    """A smaller position in which the two rules still meet when this is done, as small as single steps can make it."""
    small = state.copy()
    forget(small)
    progress = True
    while progress:
        progress = False
        for simpler in _simpler(small):
            smaller = size_of(simpler) < size_of(small) and not problems(simpler)
            if smaller and pair in meetings_of(simpler, action)[0]:
                small, progress = simpler, True
                break
    return small


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
