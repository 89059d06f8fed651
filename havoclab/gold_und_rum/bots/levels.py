"""Three warlords: the beginner, the hasty one, and the sensible one. Their characters are all that tells them apart."""

from __future__ import annotations

from typing import Final

from havoclab.gold_und_rum.bots.character import Character
from havoclab.gold_und_rum.bots.warlord import Warlord

__all__ = ["HASTY", "NOVICE", "SENSIBLE", "HastyBot", "NoviceBot", "SensibleBot"]

#: Takes the second leader for as good as the first, lays its cards at once and sends its mercenaries at once.
NOVICE: Final = Character(
    memory=30,
    fears_poison=False,
    patience=-9.0,
    rivals_after_me=0.0,
    desertion=0.0,
    spite=0.5,
    margin=0.0,
    spends=(1.0, 1.0),
    counts_on=(0.0, 0.0),
    saves_crew=False,
    reaction=(1.2, 1.0),
)
#: Knows what harms, but can't wait.
HASTY: Final = Character(
    memory=60,
    fears_poison=True,
    patience=0.0,
    rivals_after_me=0.0,
    desertion=0.1,
    spite=0.5,
    margin=1.0,
    spends=(0.8, 1.0),
    counts_on=(0.2, 0.4),
    saves_crew=False,
    reaction=(0.6, 0.4),
)
#: Claims when a pile is much better than what would be left, and spends its mercenaries where it pays.
SENSIBLE: Final = Character(
    memory=80,
    fears_poison=True,
    patience=4.0,
    rivals_after_me=0.5,
    desertion=0.5,
    spite=0.5,
    margin=2.0,
    spends=(0.5, 0.8),
    counts_on=(0.2, 0.4),
    saves_crew=True,
    reaction=(0.8, 0.6),
)


class NoviceBot(Warlord):
    """A beginner after its first lesson."""

    def __init__(self, memory: int | None = None) -> None:
        super().__init__("novice", NOVICE, memory)


class HastyBot(Warlord):
    """One that can't wait."""

    def __init__(self, memory: int | None = None) -> None:
        super().__init__("hasty", HASTY, memory)


class SensibleBot(Warlord):
    """One that claims, deserts and fights where it pays."""

    def __init__(self, memory: int | None = None) -> None:
        super().__init__("sensible", SENSIBLE, memory)
