"""What the laboratory's page takes from a game: each in the module of its name beside this."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, Protocol

from havoclab.core.words import Words
from havoclab.games import games
from havoclab.stage.scene import FormField, Table
from havoclab.stage.setup.choices import CommonChoices
from havoclab.stage.setup.fields import Fields

if TYPE_CHECKING:
    from havoclab.stage.lab.question import Question


class CardNumbers(Protocol):
    """Numbers on the cards of a game that can be changed for a table."""

    @property
    def names(self) -> Sequence[str]:
        """The options that hold them."""

    @property
    def kinds(self) -> Sequence[str]:
        """The beginnings of the entries in which they are typed."""

    def take(self, choices: Any, kind: str, rest: Sequence[str], value: Any) -> None:
        """Take over a number that was typed; a card that says what is printed is not kept as changed.

        Raises:
            ValueError: if there is no such card or place, or the value does not fit.
        """

    def table(self, choices: Any, fields: Fields) -> Table:
        """The entries in which they are typed."""

    def say(self, usual: Any, other: Any, say: Words) -> Iterator[str]:
        """What the cards of one table say otherwise than those of another, from the options of both, in sentences."""


@dataclass(frozen=True, slots=True)
class GameLab:
    """A game's part of the laboratory's page.

    Attributes:
        question: what can be asked.
        players_rule: the rule that says how many may play.
        entries: the options of a table as entries of a form, but for the rules that are off and for numbers.
        say_value: the value of an option that is no switch, in words; takes its name, the value and the words.
        limits: what numbers the entries of this game take, by the beginning of their names.
        length: what a game's length is counted in.
        say_seat: a seat, counted from where the game began, in words.
        numbers: the numbers that can be changed; None where there are none.
    """

    question: type[Question]
    players_rule: str
    entries: Callable[[Any, Fields], list[FormField]]
    say_value: Callable[[str, object, Words], str]
    length: Literal["turns", "rounds"]
    say_seat: Callable[[int, Words], str]
    limits: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    numbers: CardNumbers | None = None

    @property
    def usual(self) -> CommonChoices:
        """A table at which nothing is changed."""
        return self.question.read({}).usual


@lru_cache(maxsize=8)
def lab_of(game: str) -> GameLab:
    """A game's part of the laboratory's page.

    Raises:
        ValueError: if there is no such game.

    >>> lab_of("havoc").length, lab_of("gold_und_rum").length
    ('turns', 'rounds')
    """
    if game not in games():
        raise ValueError(f"game: {game[:40]!r} is none; allowed are {', '.join(games())}")
    found: GameLab = import_module(f"{__package__}.{game}").LAB
    return found
