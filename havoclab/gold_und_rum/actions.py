"""What a player can do, as small values with a text form that parses back.

>>> str(parse("recruit 7 at 23")), parse("send goblin") == SEND[GOBLIN]
('recruit 7 at 23', True)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from havoclab.core.action import Action, UnreadableAction, check_number
from havoclab.gold_und_rum.options import MOST_PILES
from havoclab.gold_und_rum.warriors import BACKS, COUNTS, GOBLIN, KINDS, RACES, WARRIORS, kind_text, parse_kind

#: Most players. Source: G1.1.
MOST_SEATS: Final = 7


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """The chancellor deals the next card. Source: G4.2."""

    verb: ClassVar[str] = "deal"


@dataclass(frozen=True, slots=True)
class _Claim(Action):
    """A card laid on a pile.

    Attributes:
        pile: which, counted from 0; its text form counts from 1.
        moment: how many warriors lay when its player decided. Source: G4.7.
    """

    pile: int
    moment: int

    def __post_init__(self) -> None:
        check_number("pile", self.pile, 0, MOST_PILES - 1)
        check_number("moment", self.moment, 0, WARRIORS)

    def __str__(self) -> str:
        return f"{self.verb} {self.pile + 1} at {self.moment}"


@dataclass(frozen=True, slots=True)
class Recruit(_Claim):
    """Lay a recruit card on a pile. Source: G4.5."""

    verb: ClassVar[str] = "recruit"


@dataclass(frozen=True, slots=True)
class Desert(_Claim):
    """Lay a desertion card on a pile. Source: G4.4."""

    verb: ClassVar[str] = "desert"


@dataclass(frozen=True, slots=True)
class Wait(Action):
    """Lay nothing after this card; only in step mode. Source: G4.3."""

    verb: ClassVar[str] = "wait"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay no more recruit cards, unless somebody else does. Source: G4.8."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Back(Action):
    """The chancellor names this seat as favourite. Source: G5.1."""

    verb: ClassVar[str] = "back"
    seat: int

    def __post_init__(self) -> None:
        check_number("seat", self.seat, 0, MOST_SEATS - 1)

    def __str__(self) -> str:
        return f"{self.verb} {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Ask(Action):
    """The spy asks this seat for one exactly named card. Source: G6.1."""

    verb: ClassVar[str] = "ask"
    seat: int
    card: int

    def __post_init__(self) -> None:
        check_number("seat", self.seat, 0, MOST_SEATS - 1)
        check_number("card", self.card, 0, len(KINDS) - 1)

    def __str__(self) -> str:
        return f"{self.verb} {self.seat + 1} for {kind_text(self.card)}"


@dataclass(frozen=True, slots=True)
class March(Action):
    """The chancellor names the race that fights. Source: G7.1."""

    verb: ClassVar[str] = "march"
    race: int

    def __post_init__(self) -> None:
        check_number("race", self.race, 0, len(RACES) - 1)

    def __str__(self) -> str:
        return f"{self.verb} {RACES[self.race]}"


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Add a mercenary, face down. Source: G7.2."""

    verb: ClassVar[str] = "send"
    card: int

    def __post_init__(self) -> None:
        check_number("card", self.card, 0, len(KINDS) - 1)

    def __str__(self) -> str:
        return f"{self.verb} {kind_text(self.card)}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Add no more mercenaries. Source: G7.2."""

    verb: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class Army(Action):
    """The whole army at once: every warrior of the race, and these mercenaries. Source: G7.1, G7.2."""

    verb: ClassVar[str] = "army"
    cards: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.cards) > WARRIORS:
            raise ValueError(f"cards: {len(self.cards)} of them; there are {WARRIORS} warriors in all")
        for card in self.cards:
            check_number("card", card, 0, len(KINDS) - 1)
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return " ".join([self.verb, *map(kind_text, self.cards)])


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """The commando takes one face-down card with this back; which, only chance knows. Source: G7.3, G7.3a."""

    verb: ClassVar[str] = "strike"
    seat: int
    back: int

    def __post_init__(self) -> None:
        check_number("seat", self.seat, 0, MOST_SEATS - 1)
        check_number("back", self.back, 0, len(BACKS) - 1)

    def __str__(self) -> str:
        return f"{self.verb} {self.seat + 1} {BACKS[self.back]}"


@dataclass(frozen=True, slots=True)
class StrikeOwn(Action):
    """The commando takes this card from its owner's own army. Source: G7.3, G7.3a."""

    verb: ClassVar[str] = "strike-own"
    card: int

    def __post_init__(self) -> None:
        check_number("card", self.card, 0, len(KINDS) - 1)

    def __str__(self) -> str:
        return f"{self.verb} {kind_text(self.card)}"


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Keep the commando, or the airship, for later. Source: G7.3, G7.7."""

    verb: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class Fly(Action):
    """The airship joins the army with so many goblins from hand. Source: G7.7."""

    verb: ClassVar[str] = "fly"
    goblins: int

    def __post_init__(self) -> None:
        check_number("goblins", self.goblins, 0, COUNTS[GOBLIN])

    def __str__(self) -> str:
        return f"{self.verb} {self.goblins}"


# Actions are values: each is made once.
DEAL: Final = Deal()
WAIT: Final = Wait()
PASS: Final = Pass()
DONE: Final = Done()
HOLD: Final = Hold()
RECRUIT: Final = tuple(tuple(Recruit(pile, moment) for pile in range(MOST_PILES)) for moment in range(WARRIORS + 1))
DESERT: Final = tuple(tuple(Desert(pile, moment) for pile in range(MOST_PILES)) for moment in range(WARRIORS + 1))
BACK: Final = tuple(Back(seat) for seat in range(MOST_SEATS))
ASK: Final = tuple(tuple(Ask(seat, card) for card in range(len(KINDS))) for seat in range(MOST_SEATS))
MARCH: Final = tuple(March(race) for race in range(len(RACES)))
SEND: Final = tuple(Send(card) for card in range(len(KINDS)))
STRIKE: Final = tuple(tuple(Strike(seat, back) for back in range(len(BACKS))) for seat in range(MOST_SEATS))
STRIKE_OWN: Final = tuple(StrikeOwn(card) for card in range(len(KINDS)))
FLY: Final = tuple(Fly(goblins) for goblins in range(COUNTS[GOBLIN] + 1))

_PLAIN: Final = {str(action): action for action in (DEAL, WAIT, PASS, DONE, HOLD)}
_ALLOWED: Final = (
    "deal, recruit 7 at 23, desert 7 at 23, wait, pass, back 2, ask 2 for orc-6, march orc, send goblin, done, "
    "army orc-2 goblin, strike 2 orc, strike-own orc-leader, hold, fly 2"
)


def parse(text: str) -> Action:
    """The action that a text stands for.

    Raises:
        UnreadableAction: naming the text and what is allowed.

    >>> parse("ask 2 for orc-6")
    Ask(seat=1, card=4)
    """
    plain = _PLAIN.get(text)
    if plain is not None:
        return plain
    words = text.split(" ")
    try:
        action = _with_words(words[0], words[1:])
    except (ValueError, IndexError):
        action = None
    if action is None:
        raise UnreadableAction(f"action: {text[:40]!r} is none; allowed are for example {_ALLOWED}")
    return action


def _with_words(verb: str, words: list[str]) -> Action | None:
    match verb, words:
        case ("recruit" | "desert", [pile, "at", moment]):
            place, when = _number(pile) - 1, _number(moment)
            if not 0 <= place < MOST_PILES or not 0 <= when <= WARRIORS:
                return None
            return (RECRUIT if verb == "recruit" else DESERT)[when][place]
        case ("back", [seat]):
            return Back(_number(seat) - 1)
        case ("ask", [seat, "for", card]):
            return Ask(_number(seat) - 1, parse_kind(card))
        case ("march", [race]):
            return March(RACES.index(race))
        case ("send", [card]):
            return Send(parse_kind(card))
        case ("army", cards):
            return Army(tuple(map(parse_kind, cards)))
        case ("strike", [seat, back]):
            return Strike(_number(seat) - 1, BACKS.index(back))
        case ("strike-own", [card]):
            return StrikeOwn(parse_kind(card))
        case ("fly", [goblins]):
            return Fly(_number(goblins))
    return None


def _number(text: str) -> int:
    """A number as it is written in actions, and in no other way that Python knows: no sign, no zero in front.

    Raises:
        ValueError: if it is none.
    """
    number = int(text)
    if str(number) != text:
        raise ValueError(f"number: {text[:12]!r} is none")
    return number
