"""More of Havoc's questions, about how a game ends and how it is set up.

In a lesson's file::

    {"figure": "earned", "whose": 2, "after": "done", "on": true, "among": [8, 5, 3]}    how much does it come to?
    {"end": "crown", "after": "done", "seats": ["0", "1", "01"]}    who is first at Castillon, who wears the crown?
    {"sees": 1, "whose": 0, "among": ["hand", "count", "top"]}    which of these may this player know?
    {"playable": {"a": {"players": 7}, "b": {"players": 5}}}    which of these games can be played?
    {"dealer": 3}    who is the first Peacekeeper?
    {"bet": "FLUSH_OF_FIVE", "drawn": 2, "bands": [0, 10, 25, 50, 100]}    how likely does this make it, or better?
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, model_validator

from havoclab.lessons.kits.havoc.goals import CardTexts, RankName
from havoclab.lessons.questions import Ask, Key

Seat = Annotated[int, Field(ge=0, le=5)]


class FigureAsk(Ask):
    """How much does it come to after an action?

    Attributes:
        figure: a name of :data:`havoclab.lessons.kits.havoc.endings.FIGURES`.
        whose: whose figure it is; by default that of the step's seat.
        after: what is done first; empty where the figure is that of the position itself.
        on: whether the others act too, until a turn begins or the game ends.
        among: the answers.
    """

    figure: Key
    whose: Seat | None = None
    after: str = Field(default="", max_length=80)
    on: bool = False
    among: tuple[Annotated[int, Field(ge=0, le=999)], ...] = Field(min_length=2, max_length=6)


class EndAsk(Ask):
    """Who comes first at Castillon, who may count its card as won, who wears the crown?

    Seats that share stand together, as in "01". The position is shown as it is at the end, after ``after`` and all
    that the others do.
    """

    end: Literal["castillon", "card", "crown"]
    after: str = Field(default="", max_length=80)
    seats: tuple[Annotated[str, Field(pattern="^(nobody|[0-5]{1,6})$")], ...] = Field(min_length=2, max_length=6)


class SeesAsk(Ask):
    """Which one of these may a player know; with ``hidden``, which one not?

    Attributes:
        sees: the player.
        whose: the other player that some of the answers speak of.
        among: names of :data:`havoclab.lessons.kits.havoc.beginnings.SIGHTS`.
    """

    sees: Seat
    whose: Seat
    among: tuple[Key, ...] = Field(min_length=2, max_length=6)
    hidden: bool = False


class PlayableAsk(Ask):
    """Which one of these games can be played; with ``refused``, which one not? Each is a set of options.

    The answers' words are the step's messages ``<id>-<answer>``, what is said to a wrong one ``<id>-not-<answer>``.
    """

    playable: Mapping[Key, dict[str, Any]] = Field(min_length=2, max_length=6)
    refused: bool = False

    @property
    def answers(self) -> tuple[str, ...]:
        """The games."""
        return tuple(self.playable)


class DealerAsk(Ask):
    """Who is the first Peacekeeper, if this seat of so many deals?"""

    dealer: Seat
    players: int = Field(default=4, ge=2, le=6)


class BetAsk(Ask):
    """How likely does taking cards make this rank or a better one?

    Attributes:
        bet: the rank.
        taken: recruits that are taken.
        drawn: cards drawn from the draw pile.
        bands: where the answers begin and end, in percent, from 0 to 100.
    """

    bet: RankName
    taken: CardTexts = ""
    drawn: int = Field(default=2, ge=1, le=2)
    bands: tuple[Annotated[int, Field(ge=0, le=100)], ...] = Field(min_length=3, max_length=7)

    @model_validator(mode="after")
    def _whole(self) -> BetAsk:
        if list(self.bands) != sorted(set(self.bands)) or (self.bands[0], self.bands[-1]) != (0, 100):
            raise ValueError("bands: rising percents from 0 to 100 are needed")
        return self


MoreAsk: TypeAlias = FigureAsk | EndAsk | SeesAsk | PlayableAsk | DealerAsk | BetAsk
