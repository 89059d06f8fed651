"""A position as JSON, and back: readable card texts, and every value checked on its way in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer

from havoclab.core.fault import Fault, short
from havoclab.core.loosely import Loosely
from havoclab.core.record import read_as
from havoclab.havoc.actions import MOST_DECLARED
from havoclab.havoc.battles import CASTILLON, TOURS_TO_BORDEAUX
from havoclab.havoc.cards import card_text, parse_card, parse_cards
from havoclab.havoc.options import Options
from havoclab.havoc.position import ABSENT, IN_PILE, JOHNS_SEAT, Position, Sighting
from havoclab.havoc.problem import Problem
from havoclab.havoc.remembering import set_up
from havoclab.havoc.soundness import MOST_POINTS, problems

#: Most cards that a seat may lay in one step: all there are, where H6.6 is switched off.
MOST_CARDS: Final = 120
#: Most sightings a position may carry: more than any game makes.
MOST_SIGHTINGS: Final = 20_000

#: Most battles that a game can have: one more with H13.10.
MOST_BATTLES: Final = CASTILLON + 1

_SIGHTINGS: Final = ("deal", "setup", "draw", "shuffle", "gain", "show", "clear", "bury", "look", "open")


def _read_cards(value: object) -> object:
    if not isinstance(value, str) or len(value) > 1000:
        raise ValueError("cards as a text like 'dog b9 o10' are needed")
    return parse_cards(value)


def _write_cards(cards: list[int]) -> str:
    return " ".join(card_text(card) for card in cards)


Cards = Annotated[list[int], BeforeValidator(_read_cards), PlainSerializer(_write_cards)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
SeatOrJohns = Annotated[int, Field(ge=0, le=JOHNS_SEAT)]
NoSeat = Annotated[int, Field(ge=-1, le=JOHNS_SEAT)]
Battle = Annotated[int, Field(ge=1, le=TOURS_TO_BORDEAUX)]
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
    order: list[Battle] = Field(default=list(range(1, CASTILLON + 1)), max_length=MOST_BATTLES)
    past: list[tuple[Battle, NoSeat, list[Points]]] = Field(default=[], max_length=MOST_BATTLES)
    final: list[list[SeatNumber]] = Field(default=[], max_length=6)
    peacekeeper: SeatOrJohns = 0
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
    laid_now: Annotated[int, Field(ge=0, le=MOST_CARDS)] = 0
    uninvolved: list[Annotated[int, Field(ge=-1, le=MOST_DECLARED)]] = []
    winner: NoSeat = -1
    john: Annotated[int, Field(ge=IN_PILE, le=5)] = ABSENT
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
    read = read_as(PositionData, data)
    _fill(position, read, Options.read(read.options))
    for problem in problems(position):
        raise Fault(problem.field, "fault-of-position", {"why": problem, "rule": problem.rule})


def _fill(position: Position, read: PositionData, options: Options) -> None:
    seats = len(read.hands)
    position.options = options
    for name in _PLAIN_FIELDS:
        setattr(position, name, getattr(read, name))
    position.hands = [sorted(hand) for hand in read.hands]
    for name, entry in _BY_SEAT.items():
        setattr(position, name, getattr(read, name) or [entry() for _ in range(seats)])
    position.laid = [sorted(cards) for cards in position.laid]
    position.past = [(number, winner, tuple(points)) for number, winner, points in read.past]
    position.final = tuple(tuple(group) for group in read.final)
    position.trail = [_read_sighting(text) for text in read.trail] or [set_up(position)]
    position.secrets = [tuple((place, tuple(cards)) for place, cards in seen) for seen in position.secrets]


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


# --- reading what is no position yet ---

#: The rule that speaks of each field, and of each option.
FIELD_RULES: Final = {
    "options": "H11.2", "hands": "H3.2", "recruits": "H3.2", "pile": "H3.3", "discards": "H3.6", "points": "H2.4",
    "cards_won": "H10.1", "order": "H2.3", "past": "H6.11", "final": "H9.6", "peacekeeper": "H3.4", "peace": "H3.5",
    "havoc": "H6.2", "turned": "H5.5a", "exempt": "H5.2", "kind": "H4.1", "seat": "H4.1", "taken": "H4.2",
    "took_recruit": "H4.3", "dogs_used": "H4.8", "initiator": "H6.2", "laid": "H6.2", "roles": "H6.3",
    "laid_now": "H6.4a", "uninvolved": "H6.7", "winner": "H6.11", "trail": "H3.6", "secrets": "H3.6", "seed": "H3.3",
    "shuffles": "H4.10", "john": "H13.2",
}  # fmt: skip
OPTION_RULES: Final = {
    "players": "H1.1", "faster_card": "H3.5a", "battle_order": "H6.1a", "second_place": "H11.1",
    "best_subset": "H8.5d", "fetch_when_full": "H4.9a", "winner_turns": "H5.5a", "equal_share": "H6.12",
    "own_battles": "H2.4", "john_of_gaunt": "H13.1", "extra_chevauchees": "H13.10", "own_chevauchees": "H13.4",
}  # fmt: skip

#: What an entry is replaced by if it can't be read; lists that are not named here are shortened by it.
_INSTEAD: Final[dict[str, Any]] = {
    "hands": "", "laid": "", "points": 0, "cards_won": 0, "roles": 0, "uninvolved": -1, "secrets": [],
}  # fmt: skip
_CARD_FIELDS: Final = ("hands", "laid", "recruits", "pile", "discards")
#: The longest text of cards that is read.
_MOST_CHARACTERS: Final = 1000
_LOOSELY: Final = Loosely(
    PositionData, Options, Problem, FIELD_RULES, OPTION_RULES, _INSTEAD, "H2.1", most_characters=_MOST_CHARACTERS
)


def read_loosely(data: object) -> tuple[Position | None, list[Problem]]:
    """A position from JSON data, sound or not, with everything that is wrong with it; None if it is no such data.

    What can't be read is as at the start of a game, and is named. There is no problem exactly if ``State.from_json``
    reads the data, too.

    >>> from havoclab import havoc
    >>> data = havoc.deal(players=2, seed=1).to_json() | {"recruits": "b9 rat", "peace": "two"}
    >>> position, found = read_loosely(data)
    >>> [problem.field for problem in found], position.recruits
    (['recruits', 'peace', 'cards', 'cards'], [9])
    """
    return _LOOSELY.read(data, _prepare, _filled, problems)


def _filled(read: PositionData, options: Options) -> Position:
    position = Position()
    _fill(position, read, options)
    return position


def _prepare(given: dict[str, Any], players: int, found: list[Problem]) -> None:
    """Keep the cards, hands and sightings that can be read."""
    for name in _CARD_FIELDS:
        _LOOSELY.keep_cards(given, name, parse_cards, found)
    _fit_hands(given, players, found)
    _drop_sightings(given, found)


def _fit_hands(given: dict[str, Any], players: int, found: list[Problem]) -> None:
    """As many hands as there are players, where their number is none that a game can have."""
    hands = given.get("hands")
    if isinstance(hands, list) and 2 <= len(hands) <= 6:
        return
    if isinstance(hands, list):
        slots = {"hands": len(hands), "players": players}
        found.append(Problem("hands", FIELD_RULES["hands"], "wrong-number-of-hands", slots))
    else:
        found.append(Problem("hands", FIELD_RULES["hands"], "wrong-needs-list", {"found": short(hands)}))
        hands = []
    given["hands"] = [*hands, *[""] * players][:players]


def _drop_sightings(given: dict[str, Any], found: list[Problem]) -> None:
    """A trail with an entry that can't be read says nothing that could be relied on."""
    trail = given.get("trail")
    if not isinstance(trail, list):
        return
    for text in trail:
        if isinstance(text, str):
            try:
                _read_sighting(text)
            except ValueError:
                found.append(Problem("trail", FIELD_RULES["trail"], "wrong-sighting", {"found": short(text)}))
                del given["trail"]
                return
