"""A lesson's position in full: what its few words leave open is filled in by the rules of the game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from havoclab.havoc import Options, State, worked_example
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import card_text, parse_cards
from havoclab.havoc.setup import deck
from havoclab.lessons.model import Setting

#: Fields of a position that hold cards, one text or one text a seat.
_PLACES = ("recruits", "discards")
_PLACES_BY_SEAT = ("hands", "laid")


def lay_out(setting: Setting, seed: int = 0) -> State:
    """The state that a setting stands for.

    What the setting does not name becomes the draw pile, shuffled by ``seed``, with ``top`` on top. Battles before
    ``battle`` count as fought, each won by the next seat in turn.

    Raises:
        ValueError: naming the field, the reason and what is allowed.
    """
    if setting.example is not None:
        return example_at(setting.example)
    data = dict(setting.position)
    players = len(data["hands"])
    data["options"] = {"players": players, **data.get("options", {})}
    options = Options.read(data["options"])
    data["pile"] = _pile(data, options, setting.top, seed)
    if setting.battle > 1:
        past, points, won = _history(options, setting.battle)
        data = {"past": past, "points": points, "cards_won": won} | data
    data.setdefault("order", list(range(setting.battle, CASTILLON + 1)))
    data.setdefault("seed", Random(seed).getrandbits(32))
    # Dogs that lie open were seen leaving a hand; all else about a position set up by hand is anybody's guess.
    shown = [
        f"show {seat} " + " ".join(["dog"] * laid.split().count("dog"))
        for seat, laid in enumerate(data.get("laid", []))
    ]
    data.setdefault("trail", ["setup", *(line for line in shown if line.endswith("dog"))])
    return State.from_json(data)


def example_at(moves: int) -> State:
    """The worked example after so many moves. Source: H12."""
    record = worked_example()
    state = State.from_json(record.start)
    for move in record.moves[:moves]:
        state.apply(move.action, move.seat)
    return state


def _pile(data: dict[str, Any], options: Options, top: str, seed: int) -> str:
    left = Counter(deck(options))
    used = [data.get(name, "") for name in _PLACES] + [text for name in _PLACES_BY_SEAT for text in data.get(name, [])]
    left.subtract(Counter(parse_cards(" ".join([*used, top]))))
    rest = [card for card, count in sorted(left.items()) for _ in range(max(0, count))]
    Random(seed).shuffle(rest)
    return " ".join(card_text(card) for card in rest + parse_cards(top)[::-1])


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
