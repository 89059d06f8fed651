"""A bot that waits: rules of thumb like the sensible bot's, on numbers that were found by playing.

The numbers come from an evolution strategy (mirrored samples, step sizes adapted one by one). For tables of two it
began at the sensible bot's numbers: in each of seven rounds 24 captains with numbers a little off played 120 games each
against the sensible bot and against where the round began, on equal deals, and the numbers moved towards those of the
better half. For larger tables it began at what had been found for two, and each captain played 88 games of four in
each of eighteen rounds, half of them against three sensible bots.

What it found first and most surely is patience: between two, a battle must promise three times what the sensible bot
asks for.
"""

from __future__ import annotations

from typing import Final

from havoclab.havoc.bots.captain import Captain, CaptainBot
from havoclab.havoc.bots.character import Character

#: For tables of two; found as told above, in 20,160 games.
PATIENT: Final = Character(
    in_set=(0.6, 0.6, 0.57, 1.81, 1.75, 1.68, 0.0),
    in_suit=(0.0, 0.05, 0.08, 0.25, 0.84, 0.49, 0.1),
    neighbour=0.07,
    high=0.76,
    dogs=(0.94, 0.72, 0.39, 0.4, 0.3),
    worth_later=(0.0, 0.51, 0.69, 1.04, 0.87, 0.87, 1.07, 1.12, 1.04, 1.0),
    patience=2.88,
    card_drawn=0.5,
    dog_profit=0.74,
    rank_of_seven=2.92,
    rank_per_card=0.33,
    rank_per_point=0.25,
    spread=1.39,
    joins=0.71,
    strong_rank=9,
    denial=-0.03,
    initiative=-0.04,
    thorough=True,
    scavenger=True,
)

#: For tables of three and more; found as told above, in 38,016 games of four.
PATIENT_IN_A_CROWD: Final = Character(
    in_set=(0.26, 0.92, 1.27, 2.12, 1.77, 1.57, 0.0),
    in_suit=(0.0, 0.16, 0.13, 0.27, 0.83, 0.51, 0.1),
    neighbour=0.08,
    high=0.53,
    dogs=(1.37, 0.63, 0.38, 0.71, 0.3),
    worth_later=(0.0, 0.45, 0.79, 0.79, 1.2, 0.85, 1.18, 1.12, 1.02, 1.0),
    patience=3.26,
    card_drawn=0.61,
    dog_profit=0.29,
    rank_of_seven=3.05,
    rank_per_card=0.45,
    rank_per_point=0.34,
    spread=1.54,
    joins=0.65,
    strong_rank=9,
    denial=-0.12,
    initiative=0.25,
    thorough=True,
    scavenger=True,
)


def patient_captain() -> Captain:
    """A captain with these numbers."""
    return Captain(PATIENT, PATIENT_IN_A_CROWD)


class PatientBot(CaptainBot):
    """Waits until a battle pays well, and keeps high cards for the last ones.

    >>> PatientBot().name
    'patient'
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("patient", patient_captain())
