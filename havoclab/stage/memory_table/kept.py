"""The slow-motion table under way as a small text for the address and the browser's store, and back."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import Record, say_fault
from havoclab.gold_und_rum.warriors import WARRIORS
from havoclab.lab.recall.heat import HEATS
from havoclab.lab.recall.memory import MOST_ANSWERS
from havoclab.lab.recall.questions import Level

#: The kind of this page's tokens.
KIND: Final = "m"
#: What can be done with a deal, in the order of the buttons.
WAYS: Final = ("walk", "quiz", "claims", "recall")
#: Seeds of questions are below this.
MOST_SEEDS: Final = 2**32


class KeptQuiz(BaseModel):
    """Questions under way.

    Attributes:
        id: under which the answers are kept.
        seed: makes the questions.
        level: how hard they are.
        seat: for whom piles are worth something.
        step: how many cards lie.
        given: the answers so far; None: there was nothing to ask; -1: not known.
        told: the last answer is still looked at.
        paused: the deal waits.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str = Field(pattern=r"^[a-z0-9]{1,16}$")
    seed: int = Field(ge=0, lt=MOST_SEEDS)
    level: Level = Level()
    seat: int = Field(ge=0, le=6)
    step: int = Field(default=0, ge=0, le=200)
    given: tuple[Annotated[int, Field(ge=-1, le=WARRIORS)] | None, ...] = Field(default=(), max_length=MOST_ANSWERS)
    told: bool = False
    paused: bool = False


class Kept(BaseModel):
    """What an address holds of the page.

    Attributes:
        language: of the page.
        record: the game, packed; empty while none is opened.
        deal: which of its deals is shown.
        way: one of :data:`WAYS`.
        step: how many cards lie.
        pile: the pile that is looked into; -1: none.
        heat: what is shown of the piles; empty: only what lay open.
        seat: for whom piles are worth something, and whose claims are looked at; -1: the first who may claim.
        card: which recruit card of the seat.
        level: how hard the next questions are to be.
        quiz: the questions under way.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: str = Field(default="", pattern="^(en|hu)?$")
    record: list[Any] = Field(default=[], max_length=5)
    deal: int = Field(default=0, ge=0, le=999)
    way: Literal["walk", "quiz", "claims", "recall"] = "walk"
    step: int = Field(default=0, ge=0, le=200)
    pile: int = Field(default=-1, ge=-1, le=13)
    heat: str = ""
    seat: int = Field(default=-1, ge=-1, le=6)
    card: int = Field(default=0, ge=0, le=1)
    level: Level = Level()
    quiz: KeptQuiz | None = None

    def token(self) -> str:
        """The text for the address.

        Raises:
            ValueError: if it does not fit.
        """
        return pack(KIND, self.model_dump(mode="json", exclude_defaults=True))

    def game(self) -> Record | None:
        """The game; None where none is opened.

        Raises:
            BadLink: if it is no record at all.
            BadRecord: if the record is not sound, naming the field.
        """
        return Record.from_packed(self.record) if self.record else None

    @classmethod
    def read(cls, token: str) -> Kept:
        """What a token of this page holds.

        Raises:
            ValueError: naming the field, the reason and what is allowed.

        >>> Kept.read(Kept(way="quiz", language="hu").token()).way
        'quiz'
        """
        kind, data = unpack(token)
        if kind != KIND:
            raise BadLink("link", "link-other-content")
        try:
            kept = cls.model_validate(data)
        except ValidationError as fault:
            raise BadLink(f"link.{say_fault(fault)}") from None
        if kept.heat and kept.heat not in HEATS:
            raise BadLink(f"link.heat: {kept.heat[:24]!r} is none; allowed are {', '.join(HEATS)}")
        return kept
