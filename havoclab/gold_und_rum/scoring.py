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
    position.won += [[] for _ in range(battle + 1 - len(position.won))]  # a position made by hand need not know
    strongest = [seat for seat, strength in strengths.items() if strength == most]
    if len(strongest) > 1 and most and not position.holds("G8.1"):
        events.append(Event("tied", "G8.1", facts={"battle": battle + 1}, automatic=True))
    elif most or not position.holds("G8.1a"):
        _score(position, strongest, POINTS[battle], events)
    else:
        events.append(Event("nobody-scores", "G8.1a", facts={"battle": battle + 1}, automatic=True))


def _score(position: Position, winners: list[int], points: int, events: list[Event]) -> None:
    for seat in winners:
        position.points[seat] += points
        position.last_won[seat] = position.battles
        position.won[-1] = winners
        facts = {"points": points, "shared": len(winners)}
        events.append(Event("scored", "G8.1", seat, facts, automatic=True))
    if position.favourite in winners and not position.holds("G8.5a"):
        position.last_won[position.chancellor] = position.battles
    if position.favourite in winners and position.holds("G8.2"):
        position.points[position.chancellor] += points
        facts = {"points": points, "favourite": position.favourite}
        events.append(Event("chancellor-scored", "G8.2", position.chancellor, facts, automatic=True))


def end_round(position: Position, events: list[Event]) -> None:
    """The game ends with the round in which somebody reaches the goal; else another is due.

    Source: G1.2, G8.3, G8.4.
    """
    events.append(Event("round-ends", "G8.3", facts={"round": position.round}, automatic=True))
    if _has_ended(position):
        position.kind, position.seat = "over", -1
        outcome = winners(position)
        facts = {"winners": list(outcome.winners), "points": max(position.points)}
        events.append(Event("game-over", outcome.rule, facts=facts, automatic=True))
    else:
        position.kind, position.seat = "round-over", -1


def _has_ended(position: Position) -> bool:
    """Whether somebody has reached the goal. Source: G8.4."""
    if not position.holds("G8.4"):
        return position.round >= position.players
    return max(position.points) >= position.options.goal


def winners(position: Position) -> Outcome:
    """Most points win; equal: who won a battle last. Source: G8.4, G8.5, G8.5a."""
    last_won = position.last_won if position.holds("G8.5") else [0] * position.players
    standing = list(zip(position.points, last_won, strict=True))
    places = [
        tuple(seat for seat, theirs in enumerate(standing) if theirs == worth)
        for worth in sorted(set(standing), reverse=True)
    ]
    equal_points = position.points.count(max(position.points)) > 1
    return Outcome(tuple(places), tuple(position.points), "G8.5" if equal_points else "G8.4")
