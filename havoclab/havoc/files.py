"""A position as JSON, and back: readable card texts, and every value checked on its way in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, ValidationError

from havoclab.core.record import say_fault
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import card_text, parse_card, parse_cards
from havoclab.havoc.options import Options
from havoclab.havoc.position import Position, Sighting
from havoclab.havoc.soundness import MOST_POINTS, problems

#: Most sightings a position may carry: more than any game makes.
MOST_SIGHTINGS: Final = 20_000

_SIGHTINGS: Final = ("deal", "setup", "draw", "shuffle", "gain", "show", "clear", "bury", "look", "open")


def _read_cards(value: object) -> object:
    if not isinstance(value, str) or len(value) > 1000:
        raise ValueError("cards as a text like 'dog b9 o10' are needed")
    return parse_cards(value)


def _write_cards(cards: list[int]) -> str:
    return " ".join(card_text(card) for card in cards)


Cards = Annotated[list[int], BeforeValidator(_read_cards), PlainSerializer(_write_cards)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
NoSeat = Annotated[int, Field(ge=-1, le=5)]
Small = Annotated[int, Field(ge=0, le=9)]
Points = Annotated[int, Field(ge=0, le=MOST_POINTS)]


class PositionData(BaseModel):
    """The JSON form of a position."""

    model_config = ConfigDict(extra="forbid", defer_build=True)  # only files and links need it

    options: dict[str, Any]
    hands: list[Cards] = Field(min_length=2, max_length=6)
    recruits: Cards = []
    pile: Cards = []
    discards: Cards = []
    points: list[Points] = []
    cards_won: list[Small] = []
    order: list[Annotated[int, Field(ge=1, le=CASTILLON)]] = Field(
        default=list(range(1, CASTILLON + 1)), max_length=CASTILLON
    )
    past: list[tuple[Annotated[int, Field(ge=1, le=CASTILLON)], NoSeat, list[Points]]] = Field(
        default=[], max_length=CASTILLON
    )
    final: list[list[SeatNumber]] = Field(default=[], max_length=6)
    peacekeeper: SeatNumber = 0
    peace: Annotated[int, Field(ge=0, le=3)] = 0
    havoc: bool = False
    turned: bool = False
    exempt: bool = False
    kind: str = "turn"
    seat: SeatNumber = 0
    taken: Annotated[int, Field(ge=0, le=2)] = 0
    took_recruit: bool = False
    dogs_used: Annotated[int, Field(ge=0, le=2)] = 0
    initiator: NoSeat = -1
    laid: list[Cards] = []
    roles: list[Annotated[int, Field(ge=0, le=3)]] = []
    laid_now: Annotated[int, Field(ge=0, le=8)] = 0
    uninvolved: list[Annotated[int, Field(ge=-1, le=2)]] = []
    winner: NoSeat = -1
    trail: list[str] = Field(default=[], max_length=MOST_SIGHTINGS)
    secrets: list[list[tuple[Annotated[int, Field(ge=0, lt=MOST_SIGHTINGS)], Cards]]] = []
    seed: Annotated[int, Field(ge=0, lt=2**64)] = 0
    shuffles: Annotated[int, Field(ge=0, lt=2 * MOST_SIGHTINGS)] = 0


_PLAIN_FIELDS: Final = [
    name for name in PositionData.model_fields if name not in ("options", "past", "final", "trail", "secrets", "hands")
]
#: Lists that have one entry a seat, and what an entry is where the JSON leaves the list out.
_BY_SEAT: Final[dict[str, Callable[[], Any]]] = {
    "points": int,
    "cards_won": int,
    "laid": list,
    "roles": int,
    "uninvolved": lambda: -1,
    "secrets": list,
}


def write_position(position: Position) -> dict[str, Any]:
    """JSON data of this position; what is as at the start of a game is left out."""
    data = PositionData.model_construct(
        options=position.options.to_json(),
        hands=position.hands,
        past=position.past,  # type: ignore[arg-type]  # tuples become lists
        final=[list(group) for group in position.final],
        trail=[_write_sighting(sighting) for sighting in position.trail],
        secrets=[list(seen) for seen in position.secrets],  # type: ignore[arg-type]  # cards are typed as read
        **{name: getattr(position, name) for name in _PLAIN_FIELDS},
    )
    written = data.model_dump(mode="json", exclude_defaults=True, warnings=False)
    for name, entry in _BY_SEAT.items():
        if name in written and all(value == entry() or value == "" for value in written[name]):
            del written[name]
    return written


def read_position(data: object, position: Position) -> None:
    """Fill the position from JSON data.

    Raises:
        ValueError: naming the field, the reason and what is allowed.
    """
    try:
        read = PositionData.model_validate(data)
    except ValidationError as fault:
        raise ValueError(say_fault(fault)) from None
    seats = len(read.hands)
    position.options = Options.read(read.options)
    for name in _PLAIN_FIELDS:
        setattr(position, name, getattr(read, name))
    position.hands = [sorted(hand) for hand in read.hands]
    for name, entry in _BY_SEAT.items():
        setattr(position, name, getattr(read, name) or [entry() for _ in range(seats)])
    position.laid = [sorted(cards) for cards in position.laid]
    position.past = [(number, winner, tuple(points)) for number, winner, points in read.past]
    position.final = tuple(tuple(group) for group in read.final)
    position.trail = [_read_sighting(text) for text in read.trail] or [_set_up(position)]
    position.secrets = [tuple((place, tuple(cards)) for place, cards in seen) for seen in position.secrets]
    for field, wrong in problems(position):
        raise ValueError(f"{field}: {wrong}")


def _set_up(position: Position) -> Sighting:
    """Where nothing is told about the past: the position was set up by hand, and this lay open at the beginning."""
    return "setup", -1, tuple(sorted([*position.recruits, *(card for cards in position.laid for card in cards)]))


def _write_sighting(sighting: Sighting) -> str:
    what, seat, cards = sighting
    return " ".join([what, *([str(seat)] if seat >= 0 else []), *map(card_text, cards)])


def _read_sighting(text: str) -> Sighting:
    what, *rest = text.split(" ")
    if what not in _SIGHTINGS:
        raise ValueError(f"trail: {text[:40]!r} is no sighting; allowed are {', '.join(_SIGHTINGS)}")
    seat = int(rest.pop(0)) if rest and rest[0] in ("0", "1", "2", "3", "4", "5") else -1
    try:
        return what, seat, tuple(map(parse_card, rest))
    except ValueError as fault:
        raise ValueError(f"trail: {text[:40]!r}: {fault}") from None
