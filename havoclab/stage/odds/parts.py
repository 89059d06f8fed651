"""What odds beside the table are made of: a question, its answer, the bars and the menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from havoclab.core.words import Words
from havoclab.lab.odds.chance import Chance
from havoclab.stage.scene import Bar, FormField, Option

Tone = Literal["plain", "good", "bad", "quiet"]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and what was chosen for it.

    Attributes:
        name: which question.
        chosen: what was chosen in its menus, by name; a game's own choices, read with :meth:`choice`.
        selected: cards of the hand that are selected at the table.
        names: the players, in seat order.
        by_heart: what is to be remembered is shown; odds may count with all that the seat has seen.
    """

    name: str
    chosen: Mapping[str, str]
    selected: Sequence[int]
    names: Sequence[str]
    by_heart: bool = False

    def choice(self, menu: str, among: Sequence[str]) -> str:
        """What was chosen in a menu; the first of what it has where nothing was, or what it no longer has."""
        chosen = self.chosen.get(menu, "")
        return chosen if chosen in among else among[0]


@dataclass(frozen=True, slots=True)
class Answer:
    """Bars, and what stands below them."""

    bars: list[Bar] = field(default_factory=list)
    note: str = ""


def bar_of(chance: Chance, label: str, say: Words, *, tone: Tone = "plain", mark: bool = False, note: str = "") -> Bar:
    """A chance as a bar, with its interval where it is an estimate."""
    return Bar(
        label=label,
        value=chance.value,
        text=chance.percent(say.language),
        low=None if chance.is_exact else chance.low,
        high=None if chance.is_exact else chance.high,
        tone=tone,
        mark=mark,
        note=note or chance.interval(say.language),
    )


def menu(name: str, value: str, options: Mapping[str, str], say: Words, label: str = "") -> FormField:
    """A menu of a question.

    Args:
        name: what it is about.
        value: what is chosen.
        options: what can be chosen, and how that is called.
        say: the reader's words.
        label: what stands before it; by default the message ``odds-field-<name>``.
    """
    return FormField(
        id=f"odds-{name}",
        label=label or say(f"odds-field-{name}"),
        kind="menu",
        value=value,
        options=[Option(value=key, label=label) for key, label in options.items()],
        intent={"do": "odds", "field": name},
    )
