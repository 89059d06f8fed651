"""What a bot believes: the numbers by which warlords with the same thoughts play in their own ways."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Character:
    """A bot's beliefs. Worth is counted in points.

    Attributes:
        memory: how many of a hundred cards it remembers by itself.
        fears_poison: whether it knows that a second leader, or a second giant, harms. Source: G6.4, G7.5a.
        patience: by how much a pile must be better than what would be left, for a claim as soon as claims may be made;
            it falls to nothing until the last card.
        rivals_after_me: what part of others' recruit cards it expects to be laid before its own.
        desertion: what a desertion card must bring at the start of the deal; it falls to nothing until the last card.
        spite: what a point that the hit rival loses is worth to it.
        margin: how much stronger than it expects the best rival to be it wants to be.
        spends: by points of the battle, the part of its mercenaries' strength that it is ready to send.
        counts_on: by points of the battle, the part of theirs that it expects others to send.
        saves_crew: whether it keeps goblins for its airship. Source: G7.7.
        reaction: seconds from seeing something to acting on it: at least, and how much more at most.
    """

    memory: int
    fears_poison: bool
    patience: float
    rivals_after_me: float
    desertion: float
    spite: float
    margin: float
    spends: tuple[float, float]
    counts_on: tuple[float, float]
    saves_crew: bool
    reaction: tuple[float, float]
