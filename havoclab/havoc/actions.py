"""What a player can do in Havoc, one card at a time.

Every action is a small value with a text form that parses back: ``take b9`` is ``Take(card=9)``. Cards in actions
are the ints of :mod:`havoclab.havoc.cards`.

>>> str(parse("fetch o2")), parse("lay b9") == Lay(9)
('fetch o2', True)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from havoclab.core.action import Action, UnreadableAction, check_number
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG, VALUE, card_text, parse_card

#: Most dogs that anybody may try to declare: as many as cards can lie. More than two are refused. Source: H6.6.
MOST_DECLARED: Final = 8


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Begin recruiting instead of crying Havoc. Source: H4.1."""

    verb: ClassVar[str] = "recruit"


@dataclass(frozen=True, slots=True)
class Cry(Action):
    """Cry Havoc and start a battle. Source: H4.1, H6.2."""

    verb: ClassVar[str] = "cry"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top card of the draw pile. Source: H4.2."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class _OfCard(Action):
    card: int

    def __post_init__(self) -> None:
        check_number("card", self.card, DOG, len(VALUE) - 1)

    def __str__(self) -> str:
        return f"{self.verb} {card_text(self.card)}"


@dataclass(frozen=True, slots=True)
class Take(_OfCard):
    """Take an open recruit. Source: H4.2."""

    verb: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Put(_OfCard):
    """Lay a card of the hand to the recruits, which ends the turn. Source: H4.2, H4.4."""

    verb: ClassVar[str] = "put"


@dataclass(frozen=True, slots=True)
class FetchDraw(Action):
    """Discard a dog for the top card of the draw pile. Source: H4.6."""

    verb: ClassVar[str] = "fetch"


@dataclass(frozen=True, slots=True)
class Fetch(_OfCard):
    """Discard a dog for an open recruit. Source: H4.6."""

    verb: ClassVar[str] = "fetch"


@dataclass(frozen=True, slots=True)
class Loot(Action):
    """Discard two dogs and look through the discard pile. Source: H4.7, H7.4."""

    verb: ClassVar[str] = "loot"


@dataclass(frozen=True, slots=True)
class Pick(_OfCard):
    """Take this soldier out of the discard pile, shown to all. Source: H4.7, H7.4."""

    verb: ClassVar[str] = "pick"


@dataclass(frozen=True, slots=True)
class Discard(_OfCard):
    """Discard a card face down in a year of peace. Source: H5.3."""

    verb: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Lay(_OfCard):
    """Lay a card into the battle. Source: H6.2, H6.3, H6.4."""

    verb: ClassVar[str] = "lay"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """Lay no more cards in this step. Source: H6.2, H6.3, H6.4."""

    verb: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class StayOut(Action):
    """Stay out of the battle and draw a card. Source: H6.3."""

    verb: ClassVar[str] = "stay-out"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay nothing more in this battle. Source: H6.4."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Declare this many of the laid dogs uninvolved, forced ones included. Source: H6.7, H6.8."""

    verb: ClassVar[str] = "declare"
    dogs: int

    def __post_init__(self) -> None:
        check_number("dogs", self.dogs, 0, MOST_DECLARED)

    def __str__(self) -> str:
        return f"declare {self.dogs}"


@dataclass(frozen=True, slots=True)
class Scavenge(_OfCard):
    """Discard a laid dog and take this open soldier from the table. Source: H7.2."""

    verb: ClassVar[str] = "scavenge"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Use no more dogs. Source: H7.1, H9.4."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Before Castillon: discard a dog and draw a card. Source: H9.4."""

    verb: ClassVar[str] = "swap"


@dataclass(frozen=True, slots=True)
class Name(Action):
    """Name the next battle (option). Source: H6.1."""

    verb: ClassVar[str] = "name"
    battle: int

    def __post_init__(self) -> None:
        check_number("battle", self.battle, 1, CASTILLON)

    def __str__(self) -> str:
        return f"name {self.battle}"


RECRUIT: Final = Recruit()
CRY: Final = Cry()
DRAW: Final = Draw()
FETCH_DRAW: Final = FetchDraw()
LOOT: Final = Loot()
STOP: Final = Stop()
STAY_OUT: Final = StayOut()
PASS: Final = Pass()
DONE: Final = Done()
SWAP: Final = Swap()

# One object for each card, made once: listing legal actions then makes no objects.
_CARDS: Final = range(len(VALUE))
TAKE: Final = tuple(Take(card) for card in _CARDS)
PUT: Final = tuple(Put(card) for card in _CARDS)
FETCH: Final = tuple(Fetch(card) for card in _CARDS)
PICK: Final = tuple(Pick(card) for card in _CARDS)
DISCARD: Final = tuple(Discard(card) for card in _CARDS)
LAY: Final = tuple(Lay(card) for card in _CARDS)
SCAVENGE: Final = tuple(Scavenge(card) for card in _CARDS)
DECLARE: Final = tuple(Declare(dogs) for dogs in range(MOST_DECLARED + 1))
NAME: Final = tuple(Name(battle) for battle in range(1, CASTILLON + 1))

_PLAIN: Final[dict[str, Action]] = {
    str(action): action
    for action in (RECRUIT, CRY, DRAW, FETCH_DRAW, LOOT, STOP, STAY_OUT, PASS, DONE, SWAP, *DECLARE, *NAME)
}
_WITH_CARD: Final = {
    "take": TAKE,
    "put": PUT,
    "fetch": FETCH,
    "pick": PICK,
    "discard": DISCARD,
    "lay": LAY,
    "scavenge": SCAVENGE,
}


def parse(text: str) -> Action:
    """The action that a text form stands for.

    Raises:
        UnreadableAction: naming the text and what is allowed.

    >>> parse("attack")
    Traceback (most recent call last):
    ...
    havoclab.core.action.UnreadableAction: action: 'attack' is none; allowed are recruit, cry, draw, fetch, loot, \
stop, stay-out, pass, done, swap, declare 0-8, name 1-9, and with a card: take, put, fetch, pick, discard, lay, scavenge
    """
    plain = _PLAIN.get(text)
    if plain is not None:
        return plain
    verb, _, rest = text.partition(" ")
    if verb in _WITH_CARD and rest:
        try:
            return _WITH_CARD[verb][parse_card(rest)]
        except ValueError as fault:
            raise UnreadableAction(f"action {verb!r}: {fault}") from None
    raise UnreadableAction(
        f"action: {text[:40]!r} is none; allowed are recruit, cry, draw, fetch, loot, "
        f"stop, stay-out, pass, done, swap, declare 0-8, name 1-9, and with a card: {', '.join(_WITH_CARD)}"
    )
