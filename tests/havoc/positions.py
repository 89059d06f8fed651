"""Small positions for the tests of single rules, written as one would say them.

The cards that are not named go to one place, so that every position holds a whole deck.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from havoclab.core.event import Event
from havoclab.core.rejection import Rejection
from havoclab.havoc import Options, State, deal
from havoclab.havoc.cards import JOHN, card_text, parse_cards
from havoclab.havoc.position import FIGHTING, IN_PILE, OUT, PASSED, UNASKED
from havoclab.havoc.setup import deck

__all__ = [
    "FIGHTING",
    "OUT",
    "PASSED",
    "UNASKED",
    "after_random_play",
    "cards",
    "happened",
    "kinds",
    "position",
    "refused",
    "text",
]


def cards(written: str) -> list[int]:
    """The cards of a text such as "dog b9 o9"."""
    return parse_cards(written)


def text(held: Sequence[int]) -> str:
    """The text of cards: the opposite of :func:`cards`."""
    return " ".join(map(card_text, held))


def position(
    hands: Sequence[str],
    *,
    recruits: str = "",
    pile: str = "",
    discards: str = "",
    laid: Sequence[str] = (),
    rest: str | int = "pile",
    battle: int = 1,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """A sound position. John of Gaunt, where he plays and was not drawn, lies at the bottom of the pile if not named.

    Args:
        hands: the cards of each seat.
        recruits: the open recruits.
        pile: what is drawn next, in this order, before the rest.
        discards: the discard pile.
        laid: what each seat has laid in the battle.
        rest: where all other cards lie: "pile" (below), "discards", or in the hand of this seat.
        battle: number of the next battle; seat 0 won those before it, for no points.
        options: fields of the options beside the number of players.
        fields: anything else as the JSON form has it (kind, seat, roles, ...).
    """
    seats = len(hands)
    how = Options.read({"players": seats, **(options or {})})
    left = deck(how)
    if how.has_john and "john" not in fields:
        fields["john"] = IN_PILE
        left.insert(0, JOHN)
    places: dict[str | int, list[int]] = {"pile": [], "discards": cards(discards), **dict(enumerate(map(cards, hands)))}
    for card in [*cards(pile), *cards(recruits), *(card for place in places.values() for card in place)]:
        left.remove(card)
    laid = [*laid, *[""] * (seats - len(laid))]
    for written in laid:
        for card in cards(written):
            left.remove(card)
    places[rest] += left
    return State.from_json(
        {
            "options": how.to_json(),
            "hands": [text(places[seat]) for seat in range(seats)],
            "recruits": recruits,
            "pile": text([*places["pile"], *reversed(cards(pile))]),
            "discards": text(places["discards"]),
            "laid": laid,
            "order": list(range(battle, 10)),
            "past": [[number, 0, [0] * seats] for number in range(1, battle)],
            **fields,
        }
    )


def refused(state: State, action: str, seat: int | None = None) -> Rejection:
    """Why the action is refused; the refusal changes nothing, can be told, and its nearest action is legal."""
    before = json.dumps(state.to_json())
    rejection = state.check(action, seat)
    assert rejection is not None, f"{action} is legal"
    assert rejection.text("en") != rejection.text("hu")
    assert rejection.nearest is None or state.check(rejection.nearest) is None
    assert json.dumps(state.to_json()) == before
    return rejection


def happened(events: Sequence[Event]) -> list[tuple[str, str, int | None]]:
    """Events as (kind, rule, seat)."""
    return [(event.kind, event.rule, event.seat) for event in events]


def kinds(events: Sequence[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def after_random_play(players: int, seed: int, steps: int) -> State:
    """A game in its midst."""
    state, rng = deal(players=players, seed=seed), Random(seed)
    for _ in range(steps):
        state.apply(rng.choice(list(state.legal_actions)))
    return state
