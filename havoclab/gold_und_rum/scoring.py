"""G8 - scoring and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from havoclab.core.event import Event
from havoclab.core.outcome import Outcome
from havoclab.gold_und_rum.position import Position

#: Points for the strongest army, by battle. Source: G8.1.
POINTS: Final = (2, 1, 1, 2)


def score_battle(position: Position, strengths: Mapping[int, int], events: list[Event]) -> None:
    """The strongest army scores, and the chancellor with the favourite. Source: G8.1, G8.2.

    ``strengths`` holds, by seat, what everybody's army is worth.
    """
    battle = len(position.fought)
    most = max(strengths.values())
    position.battles += 1
    if most:
        _score(position, [seat for seat, strength in strengths.items() if strength == most], POINTS[battle], events)
    else:
        events.append(Event("nobody-scores", "G8.1a", facts={"battle": battle + 1}, automatic=True))


def _score(position: Position, winners: list[int], points: int, events: list[Event]) -> None:
    for seat in winners:
        position.points[seat] += points
        position.last_won[seat] = position.battles
        facts = {"points": points, "shared": len(winners)}
        events.append(Event("scored", "G8.1", seat, facts, automatic=True))
    if position.favourite in winners:
        position.points[position.chancellor] += points
        facts = {"points": points, "favourite": position.favourite}
        events.append(Event("chancellor-scored", "G8.2", position.chancellor, facts, automatic=True))


def end_round(position: Position, events: list[Event]) -> None:
    """The game ends with the round in which somebody reaches the goal; else another is due. Source: G8.3, G8.4."""
    events.append(Event("round-ends", "G8.3", facts={"round": position.round}, automatic=True))
    if max(position.points) >= position.options.goal:
        position.kind, position.seat = "over", -1
        outcome = winners(position)
        facts = {"winners": list(outcome.winners), "points": max(position.points)}
        events.append(Event("game-over", outcome.rule, facts=facts, automatic=True))
    else:
        position.kind, position.seat = "round-over", -1


def winners(position: Position) -> Outcome:
    """Most points win; equal: who won a battle last. Source: G8.4, G8.5, G8.5a."""
    standing = [(position.points[seat], position.last_won[seat]) for seat in range(position.players)]
    places = [
        tuple(seat for seat, theirs in enumerate(standing) if theirs == worth)
        for worth in sorted(set(standing), reverse=True)
    ]
    equal_points = position.points.count(max(position.points)) > 1
    return Outcome(tuple(places), tuple(position.points), "G8.5" if equal_points else "G8.4")
