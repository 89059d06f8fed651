"""A position as JSON, and back: readable texts, and every value checked on its way in."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, ValidationError

from havoclab.core.record import say_fault
from havoclab.gold_und_rum.actions import MOST_SEATS
from havoclab.gold_und_rum.options import MOST_PILES, Options
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.warriors import (
    WARRIORS,
    count,
    empty,
    entry_text,
    kind_text,
    listed,
    parse_entry,
    parse_kind,
)

#: Longest list of cards that is read, in characters.
_LONGEST: Final = 2000


def _texts(value: object) -> list[str]:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError("cards as a text like 'orc-2 goblin' are needed")
    return value.split()


def _read_pile(value: object) -> object:
    return [parse_entry(text) for text in _texts(value)]


def _read_army(value: object) -> object:
    return count(parse_kind(text) for text in _texts(value))


Pile = Annotated[list[int], BeforeValidator(_read_pile), PlainSerializer(lambda pile: " ".join(map(entry_text, pile)))]
Army = Annotated[
    list[int], BeforeValidator(_read_army), PlainSerializer(lambda army: " ".join(map(kind_text, listed(army))))
]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
NoSeat = Annotated[int, Field(ge=-1, lt=MOST_SEATS)]
Moment = Annotated[int, Field(ge=-1, le=WARRIORS)]
Small = Annotated[int, Field(ge=0, le=2)]
Points = Annotated[int, Field(ge=0, le=99)]
Battle = Annotated[int, Field(ge=0, le=9999)]


class PositionData(BaseModel):
    """The JSON form of a position."""

    model_config = ConfigDict(extra="forbid", defer_build=True)  # only files and links need it

    options: dict[str, Any]
    round: Annotated[int, Field(ge=1, le=9999)] = 1
    chancellor: SeatNumber = 0
    favourite: NoSeat = -1
    points: list[Points] = Field(min_length=4, max_length=MOST_SEATS)
    battles: Battle = 0
    last_won: list[Battle] = []
    deck: Pile = []
    start_after: Annotated[int, Field(ge=0, le=WARRIORS)] = WARRIORS
    started: bool = False
    piles: list[Pile] = Field(default=[], max_length=MOST_PILES)
    recruits: list[Small] = []
    desertions: list[Small] = []
    claimed: list[Moment] = []
    passed: list[bool] = []
    armies: list[Army] = []
    stolen: list[Army] = []
    spy: Annotated[int, Field(ge=0, le=4)] = 0
    fought: list[Annotated[int, Field(ge=0, le=3)]] = Field(default=[], max_length=4)
    race: Annotated[int, Field(ge=-1, le=3)] = -1
    sent: list[Army] = []
    flown: Annotated[int, Field(ge=-1, le=8)] = -1
    kind: str = "deal"
    seat: NoSeat = 0
    seed: Annotated[int, Field(ge=0, lt=2**64)] = 0


#: Lists with an entry a seat, and what an entry is where the JSON leaves the list out.
_BY_SEAT: Final[dict[str, Any]] = {
    "last_won": lambda: 0,
    "recruits": lambda: 0,
    "desertions": lambda: 0,
    "claimed": lambda: -1,
    "passed": lambda: False,
    "armies": empty,
    "stolen": empty,
    "sent": empty,
}


def write_position(position: Position) -> dict[str, Any]:
    """JSON data of this position; what is as it usually is, is left out."""
    fields = {name: getattr(position, name) for name in PositionData.model_fields if name != "options"}
    for name, entry in _BY_SEAT.items():
        usual = entry()
        if all(value == usual for value in fields[name]):
            fields[name] = []
    data = PositionData.model_construct(options=position.options.to_json(), **fields)
    return data.model_dump(mode="json", exclude_defaults=True, warnings=False)


def read_position(data: object, position: Position) -> None:
    """Fill the position from JSON data.

    Raises:
        ValueError: naming the field, the reason and what is allowed.
    """
    try:
        read = PositionData.model_validate(data)
    except ValidationError as fault:
        raise ValueError(say_fault(fault)) from None
    options = Options.read(read.options)
    players = len(read.points)
    if players != options.players:
        raise ValueError(f"points: {players} of them for {options.players} players")
    position.options = options
    for name in PositionData.model_fields:
        if name != "options":
            setattr(position, name, getattr(read, name))
    for name, entry in _BY_SEAT.items():
        if not getattr(position, name):
            setattr(position, name, [entry() for _ in range(players)])
        elif len(getattr(position, name)) != players:
            raise ValueError(f"{name}: {len(getattr(position, name))} entries for {players} players")
    for problem in problems(position):
        raise ValueError(str(problem))
