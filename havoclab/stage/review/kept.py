"""A review set under way as a small text for the address, and back."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import say_fault
from havoclab.lessons.quiz import QuizBook
from havoclab.lessons.runner import MOST_SEEDS, Command

_Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9.]{1,10}$")]


class Kept(BaseModel):
    """What an address holds of the review page.

    Attributes:
        what: the kind of set that is chosen.
        rules: the rules of the set under way; none while one is being chosen.
        seed: makes the positions.
        at: the place in the set.
        marks: how each question went (0 open, 1 with more than one try, 2 at the first go).
        moves: what was done on the question that stands; with ``misses`` and ``hints`` counted.
        over: the end of the set is shown.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    what: _Word = "mixed"
    rules: tuple[_Word, ...] = Field(default=(), max_length=400)
    seed: int = Field(default=0, ge=0, lt=MOST_SEEDS)
    at: int = Field(default=0, ge=0, le=400)
    marks: str = Field(default="", pattern=r"^[012]{0,400}$")
    moves: tuple[Command, ...] = Field(default=(), max_length=60)
    misses: int = Field(default=0, ge=0, le=999)
    hints: int = Field(default=0, ge=0, le=3)
    over: bool = False
    language: str = Field(default="", pattern="^(en|hu)?$")

    def token(self) -> str:
        """The text for the address."""
        return pack("v", self.model_dump(mode="json", exclude_defaults=True))

    @classmethod
    def read(cls, token: str, quizzes: QuizBook) -> Kept:
        """What a token holds.

        Args:
            token: the text.
            quizzes: the questions of the game.

        Raises:
            ValueError: naming the field, the reason and what is allowed.

        >>> from havoclab.lessons.quiz import read_quizzes
        >>> Kept.read(Kept(what="H4", language="hu").token(), read_quizzes("havoc")).what
        'H4'
        """
        kind, data = unpack(token)
        if kind != "v":
            raise BadLink("link", "link-other-content")
        try:
            kept = cls.model_validate(data)
        except ValidationError as fault:
            raise ValueError(say_fault(fault)) from None
        unknown = [rule for rule in kept.rules if rule not in quizzes.questions]
        if unknown:
            raise ValueError(f"rules: there is no question about {unknown[0]!r}")
        if len(kept.marks) != len(kept.rules):
            raise ValueError(f"marks: {len(kept.marks)} for {len(kept.rules)} questions")
        if kept.rules and kept.at >= len(kept.rules):
            raise ValueError(f"at: {kept.at} is beyond the {len(kept.rules)} questions")
        return kept
