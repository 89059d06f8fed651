"""Questions about setting up: who may know what, which games can be played, who begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from havoclab.havoc import Options, State, deal
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Spoken, Step
from havoclab.lessons.kits.havoc.forms import DealerAsk, PlayableAsk, SeesAsk
from havoclab.lessons.kits.havoc.saying import SHARED, spoken

# --- what a seat knows: H3.6 ---


def _exchange(first: list[int], second: list[int]) -> None:
    """Exchange two cards that differ, one of each place."""
    here, there = next(
        (here, there) for here in range(len(first)) for there in range(len(second)) if first[here] != second[there]
    )
    first[here], second[there] = second[there], first[here]


def _top(state: State, _whose: int) -> None:
    below = next(place for place, card in enumerate(state.pile) if card != state.pile[-1])
    state.pile[-1], state.pile[below] = state.pile[below], state.pile[-1]


def _one_fewer(state: State, whose: int) -> None:
    state.pile.insert(0, state.hands[whose].pop())


def _one_point_more(state: State, whose: int) -> None:
    state.points[whose] += 1


def _other_battle(state: State, _whose: int) -> None:
    state.order[0], state.order[1] = state.order[1], state.order[0]


#: What a seat may know or not: each changes a position in this one respect.
SIGHTS: Final[dict[str, Callable[[State, int], None]]] = {
    "hand": lambda state, whose: _exchange(state.hands[whose], state.pile),
    "count": _one_fewer,
    "top": _top,
    "discards": lambda state, _whose: _exchange(state.discards, state.pile),
    "recruits": lambda state, _whose: _exchange(state.recruits, state.pile),
    "points": _one_point_more,
    "battles": _other_battle,
}


def can_see(state: State, seat: int, sight: str, whose: int) -> bool:
    """Whether a seat may know this: whether its view is another one when only this is otherwise. Source: H3.6.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=3, seed=1)
    >>> can_see(state, 0, "count", 1), can_see(state, 0, "hand", 1), can_see(state, 1, "hand", 1)
    (True, False, True)
    """
    other = state.copy()
    SIGHTS[sight](other, whose)
    return other.view(seat) != state.view(seat)


def what_is_seen(ask: SeesAsk, step: Step, state: State, names: Sequence[str]) -> Asked:
    """Which one of these a player may know, or may not.

    Raises:
        ValueError: if the view shows several of them, or none.
    """
    seen = {sight: can_see(state, ask.sees, sight, ask.whose) for sight in ask.among}
    right = [sight for sight in ask.among if seen[sight] != ask.hidden]
    if len(right) != 1:
        raise ValueError(f"step {step.id}: the view shows {len(right)} of the answers; one is needed")
    slots = {"name": names[ask.whose]}
    choices = {sight: spoken(SHARED, f"sight-{sight}", slots) for sight in ask.among}
    reasons = {
        sight: (step.rule, spoken(SHARED, "sight-is-open" if seen[sight] else "sight-is-hidden"))
        for sight in ask.among
        if sight != right[0]
    }
    return Asked(choices, right[0], reasons, state, ask.sees)


# --- which game, and who begins: H3.4, H11 ---


def before_the_deal(ask: PlayableAsk | DealerAsk, step: Step, names: Sequence[str]) -> Asked:
    """A question for which no table is needed."""
    return which_game(ask, step) if isinstance(ask, PlayableAsk) else who_begins(ask, step, names)


def is_playable(options: dict[str, object]) -> bool:
    """Whether a game can be played with these options.

    >>> is_playable({"players": 7}), is_playable({"players": 4, "faster_card": True})
    (False, True)
    """
    try:
        Options.read(options)
    except ValueError:
        return False
    return True


def which_game(ask: PlayableAsk, step: Step) -> Asked:
    """Which one of these games can be played, or can't.

    Raises:
        ValueError: if several can, or none.
    """
    right = [key for key, options in ask.playable.items() if is_playable(options) != ask.refused]
    if len(right) != 1:
        raise ValueError(f"step {step.id}: {len(right)} of the answers are right; one is needed")
    reasons = {key: (step.rule, step.say(f"not-{key}")) for key in ask.playable if key != right[0]}
    dealt = None if ask.refused else State.deal(Options.read(ask.playable[right[0]]), seed=0)
    return Asked({key: step.say(key) for key in ask.playable}, right[0], reasons, revealed=dealt)


def first_peacekeeper(dealer: int, players: int) -> int:
    """The seat that begins, where this one deals. Source: H3.4.

    >>> first_peacekeeper(3, players=4)
    0
    """
    last = players - 1  # in a game dealt by the engine the last seat deals
    return (dealer - last + deal(players=players, seed=0).peacekeeper) % players


def who_begins(ask: DealerAsk, step: Step, names: Sequence[str]) -> Asked:
    """Who is the first Peacekeeper?"""
    right = str(first_peacekeeper(ask.dealer, ask.players))
    cause = spoken(SHARED, "left-of-the-dealer", {"name": names[ask.dealer]})
    choices = {str(seat): _called(name) for seat, name in enumerate(names[: ask.players])}
    begun = deal(players=ask.players, seed=0)
    begun.seat = begun.peacekeeper = int(right)
    return Asked(choices, right, {key: (step.rule, cause) for key in choices if key != right}, revealed=begun)


def _called(name: str) -> Spoken:
    return lambda _language: name
