"""The battle cards: what they pay and what their winner deals, each number with its standing."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

#: Whose word a printed number is: the source's, derived from public facts, our reconstruction, or the owner's own card.
NumberStanding = Literal["source", "derived", "reconstructed", "own"]

#: The number of the last battle. Source: H1.2.
CASTILLON: Final = 9
#: The numbers by which the sides of the Chevauchées are told apart; none is printed on them. Source: H13.4.
CALAIS_TO_TOURS: Final = 10
TOURS_TO_BORDEAUX: Final = 11
CHEVAUCHEES: Final = (CALAIS_TO_TOURS, TOURS_TO_BORDEAUX)

Points = Annotated[int, Field(ge=0, le=99)]
Deal = Annotated[int, Field(ge=0, le=9)]


class Place(BaseModel):
    """What one place earns; ``points`` is None where the card has no such place."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    points: Points | None = None
    standing: NumberStanding = "own"


class CardDeal(BaseModel):
    """What the winner deals: to everyone, and to the initiator on top. Source: H2.4, H7.6."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    everyone: Deal = 0
    initiator: Deal = 0
    standing: NumberStanding = "own"


class BattleCard(BaseModel):
    """One battle card as it is printed, or one side of the Chevauchées. Source: H2.3, H2.4, H13.4."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: int = Field(ge=1, le=TOURS_TO_BORDEAUX)
    name: str = Field(min_length=1, max_length=40)
    name_standing: NumberStanding = "source"
    year: int = Field(ge=1337, le=1453)
    places: tuple[Place, ...] = Field(min_length=1, max_length=6)
    deal: CardDeal = CardDeal()


@lru_cache(maxsize=1)
def printed_battles() -> tuple[BattleCard, ...]:
    """The nine battle cards of the data file, in order.

    >>> [card.name for card in printed_battles()][:3]
    ['Sluys', 'Crécy', 'Poitiers']
    """
    return tuple(BattleCard.model_validate(row | {"deal": row["deal"] or {}}) for row in _data()["battles"])


@lru_cache(maxsize=1)
def printed_chevauchees() -> tuple[BattleCard, ...]:
    """The two sides of the Chevauchées of the data file: Calais to Tours, Tours to Bordeaux. Source: H13.4.

    >>> [(card.number, card.name) for card in printed_chevauchees()]
    [(10, 'Chevauchées (Calais–Tours)'), (11, 'Chevauchées (Tours–Bordeaux)')]
    """
    return tuple(
        BattleCard(
            number=number,
            name=f"{side['name']} ({side['from']}–{side['to']})",
            name_standing=side["name_standing"],
            year=side["year"],
            places=side["places"],
            deal=side["deal"],
        )
        for number, side in zip(CHEVAUCHEES, _data()["chevauchees"], strict=True)
    )


def _data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((files("havoclab.havoc") / "battles.json").read_text(encoding="utf-8"))
    return data
