"""A lesson's position in full: what its few words leave open is filled in by the rules of the game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from havoclab.core.event import Event
from havoclab.havoc import Options, State, worked_example
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import JOHN, card_text, parse_cards
from havoclab.havoc.position import IN_PILE
from havoclab.havoc.setup import deck
from havoclab.lessons.kits.havoc.model import Setting

#: Fields of a position that hold cards, one text or one text a seat.
_PLACES = ("recruits", "discards")
_PLACES_BY_SEAT = ("hands", "laid")


def lay_out(setting: Setting, seed: int = 0) -> State:
    """The state that a setting stands for.

    What the setting does not name is shuffled by ``seed`` and becomes the draw pile, with ``top`` on top, or goes where
    ``rest`` says. Battles before ``battle`` count as fought, each won by the next seat in turn.

    Raises:
        ValueError: naming the field, the reason and what is allowed.
    """
    if setting.example is not None:
        return example_at(setting.example)
    data = dict(setting.position)
    players = len(data["hands"])
    data["options"] = {"players": players, **data.get("options", {})}
    options = Options.read(data["options"])
    data |= _unnamed(data, options, setting, seed)
    if setting.battle > 1:
        past, points, won = _history(options, setting.battle)
        data = {"past": past, "points": points, "cards_won": won} | data
    data.setdefault("order", list(range(setting.battle, CASTILLON + 1)))
    data.setdefault("seed", Random(seed).getrandbits(32))
    # What lies open was seen at the beginning; all else about a position set up by hand is anybody's guess.
    seen = sorted(parse_cards(" ".join([data.get("recruits", ""), *data.get("laid", [])])))
    data.setdefault("trail", [f"setup {_text(seen)}".strip()])
    return State.from_json(data)


def example_at(moves: int) -> State:
    """The worked example after so many moves. Source: H12."""
    return _walk_example(moves)[0]


def example_events(since: int, moves: int) -> list[Event]:
    """What happens in the worked example from one of its moments to another. Source: H12.

    >>> [event.kind for event in example_events(0, 3)]
    ['recruits', 'turned', 'drew', 'took']
    """
    return [event for events in _walk_example(moves)[1][since:] for event in events]


def _walk_example(moves: int) -> tuple[State, list[list[Event]]]:
    record = worked_example()
    state = State.from_json(record.start)
    return state, [list(state.apply(move.action, move.seat)) for move in record.moves[:moves]]


def _unnamed(data: dict[str, Any], options: Options, setting: Setting, seed: int) -> dict[str, Any]:
    """Where the cards go that the setting does not name: the fields that this fills or fills up."""
    left = Counter(deck(options))
    if options.has_john and data.setdefault("john", IN_PILE) == IN_PILE:
        left[JOHN] = 1
    used = [data.get(name, "") for name in _PLACES] + [text for name in _PLACES_BY_SEAT for text in data.get(name, [])]
    left.subtract(Counter(parse_cards(" ".join([*used, setting.top]))))
    rest = [card for card, count in sorted(left.items()) for _ in range(max(0, count))]
    Random(seed).shuffle(rest)
    top = parse_cards(setting.top)[::-1]
    if setting.rest == "pile":
        return {"pile": _text(rest + top)}
    if setting.rest == "discards":
        return {"pile": _text(top), "discards": f"{data.get('discards', '')} {_text(rest)}".strip()}
    others = options.players - 1
    hands = [data["hands"][0]]
    hands += [f"{text} {_text(rest[seat::others])}".strip() for seat, text in enumerate(data["hands"][1:])]
    return {"pile": _text(top), "hands": hands}


def _text(cards: list[int]) -> str:
    return " ".join(map(card_text, cards))


def _history(options: Options, battle: int) -> tuple[list[Any], list[int], list[int]]:
    points, won = [0] * options.players, [0] * options.players
    past = []
    for number in range(1, battle):
        winner = (number - 1) % options.players
        earned = [0] * options.players
        earned[winner] = options.payments(number)[0] or 0
        points = [sum(pair) for pair in zip(points, earned, strict=True)]
        won[winner] += 1
        past.append([number, winner, earned])
    return past, points, won
