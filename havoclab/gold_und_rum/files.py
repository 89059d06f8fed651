"""A position as JSON, and back: readable texts, and every value checked on its way in."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer

from havoclab.core.fault import Fault, short
from havoclab.core.loosely import Loosely
from havoclab.core.record import read_as
from havoclab.gold_und_rum.actions import MOST_SEATS
from havoclab.gold_und_rum.options import MOST_PILES, Options
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.problem import Problem
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
    won: list[Annotated[list[SeatNumber], Field(max_length=MOST_SEATS)]] = Field(default=[], max_length=4)
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
    read = read_as(PositionData, data)
    options = Options.read(read.options)
    players = len(read.points)
    if players != options.players:
        raise ValueError(f"points: {players} of them for {options.players} players")
    for name in _BY_SEAT:
        entries = len(getattr(read, name))
        if entries not in (0, players):
            raise ValueError(f"{name}: {entries} entries for {players} players")
    _fill(position, read, options)
    for problem in problems(position):
        raise Fault(problem.field, "fault-of-position", {"why": problem, "rule": problem.rule})


def _fill(position: Position, read: PositionData, options: Options) -> None:
    """Take over what was read; lists that were left out are as at the start of a round."""
    position.options = options
    for name in PositionData.model_fields:
        if name != "options":
            setattr(position, name, getattr(read, name))
    for name, entry in _BY_SEAT.items():
        if not getattr(position, name):
            setattr(position, name, [entry() for _ in range(options.players)])


# --- positions that need not be sound ---

#: The rule behind each field, cited where what stands there can't be read.
FIELD_RULES: Final = {
    "options": "G1.1", "round": "G3.1", "chancellor": "G3.2", "favourite": "G5.1", "points": "G8.1", "battles": "G8.5",
    "last_won": "G8.5", "deck": "G4.1", "start_after": "G4.1", "started": "G4.1", "piles": "G4.2", "recruits": "G3.4",
    "desertions": "G3.4", "claimed": "G4.7", "passed": "G4.8", "armies": "G5.3", "stolen": "G6.2", "spy": "G6.1",
    "fought": "G7.1", "won": "G8.1", "race": "G7.1", "sent": "G7.1", "flown": "G7.7", "kind": "G3.1", "seat": "G3.1",
    "seed": "G4.1",
}  # fmt: skip
#: The rule behind each option.
OPTION_RULES: Final = {
    "players": "G1.1", "step_mode": "G4.3", "seconds_per_card": "G4.3", "leader_factor": "G2.4",
}  # fmt: skip
#: Of fields with an entry a seat, or a pile, what stands for an entry that can't be read.
_INSTEAD: Final[dict[str, Any]] = {
    "points": 0, "last_won": 0, "recruits": 0, "desertions": 0, "claimed": -1, "passed": False, "piles": "",
    "armies": "", "stolen": "", "sent": "",
}  # fmt: skip
_LOOSELY: Final = Loosely(
    PositionData, Options, Problem, FIELD_RULES, OPTION_RULES, _INSTEAD, "G2.1", most_characters=_LONGEST
)


def read_loosely(data: object) -> tuple[Position | None, list[Problem]]:
    """A position from JSON data, sound or not, with everything that is wrong with it; None if it is no such data.

    What can't be read is as at the start of a round, and is named. There is no problem exactly if ``State.from_json``
    reads the data, too.

    >>> from havoclab import gold_und_rum
    >>> data = gold_und_rum.deal(players=4, seed=1).to_json() | {"round": "two", "piles": ["rat orc-2"]}
    >>> position, found = read_loosely(data)
    >>> [problem.field for problem in found][:2], len(position.piles[0])
    (['piles.0', 'round'], 1)
    """
    return _LOOSELY.read(data, _prepare, _filled, problems)


def _filled(read: PositionData, options: Options) -> Position:
    position = Position()
    _fill(position, read, options)
    return position


def _prepare(given: dict[str, Any], players: int, found: list[Problem]) -> None:
    """Keep the cards that can be read, and bring each list to as many entries as there are players."""
    for name in ("deck", "piles"):
        _LOOSELY.keep_cards(given, name, parse_entry, found)
    for name in ("armies", "stolen", "sent"):
        _LOOSELY.keep_cards(given, name, parse_kind, found)
    _fit_seats(given, players, found)


def _fit_seats(given: dict[str, Any], players: int, found: list[Problem]) -> None:
    """Where a list has another number of entries than there are players, it is filled up or cut."""
    for name in ("points", *_BY_SEAT):
        value = given.get(name)
        if isinstance(value, list) and (len(value) == players or (not value and name != "points")):
            continue
        if isinstance(value, list):
            slots = {"entries": len(value), "players": players}
            found.append(Problem(name, FIELD_RULES[name], "wrong-entries", slots))
            given[name] = [*value, *[_INSTEAD[name]] * players][:players]
        elif name == "points":
            found.append(Problem(name, FIELD_RULES[name], "wrong-needs-list", {"found": short(value)}))
            given[name] = [0] * players
