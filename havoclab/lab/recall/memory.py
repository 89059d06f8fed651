"""What somebody remembered of many deals: a record that is theirs, kept in their browser and in a file.

As with a learner's progress, everything in it only ever grows, so that tabs and files can be merged in any order: each
deal has a name of its own, and of each deal every question its answer. Only :meth:`Memory.wiped` starts anew: it
counts, and of two records the one that was wiped more often is the newer.

>>> from datetime import date
>>> here = Memory().answered("a1", date(2026, 3, 1), 1, Answer("under", 12, 1, luck=25, right=True))
>>> there = Memory().answered("a1", date(2026, 3, 1), 2, Answer("where", 30, 4, luck=11, right=False))
>>> both = here.merge(there)
>>> len(both.answers), both == there.merge(here), Memory.read(both.text()) == both
(2, True, True)
>>> here.wiped().merge(there).answers
[]
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from havoclab.core.fault import Fault
from havoclab.core.link import pack, unpack
from havoclab.lab.recall.questions import KINDS

#: Under this name browsers keep it.
KEPT_AS: Final = "recall"
#: Deals that are kept, the latest of them.
MOST_DEALS: Final = 500
#: Most answers of a deal.
MOST_ANSWERS: Final = 60
#: Longest file that is looked at, in characters.
LONGEST: Final = 400_000

_KIND: Final = {letter: kind for kind, letter in KINDS.items()}
_TEXT: Final = re.compile(rf"([{''.join(_KIND)}])(?:(\d{{1,2}})\.(\d{{1,2}}))?/(\d{{1,2}})([+-])", re.ASCII)

_Text = Annotated[str, Field(pattern=rf"^[{''.join(_KIND)}]([0-9]{{1,2}}\.[0-9]{{1,2}})?/[0-9]{{1,2}}[+-]$")]
_DealId = Annotated[str, Field(pattern=r"^[a-z0-9]{1,16}$")]


class UnreadableMemory(Fault):
    """Something that is no record of what was remembered; the message names the field and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer.

    Attributes:
        kind: of the question, one of :data:`havoclab.lab.recall.questions.KINDS`.
        age: how many warriors ago the card was dealt; -1: the question was about more than one.
        depth: how many warriors lay on it; -1 likewise.
        luck: how many of a hundred mere guesses would be right.
        right: whether it was right.
    """

    kind: str
    age: int
    depth: int
    luck: int
    right: bool

    def __str__(self) -> str:
        place = f"{self.age}.{self.depth}" if self.age >= 0 else ""
        return f"{KINDS[self.kind]}{place}/{self.luck}{'+' if self.right else '-'}"

    @classmethod
    def read(cls, text: str) -> Answer:
        """Read what ``str`` wrote.

        Raises:
            ValueError: if it is no answer.

        >>> Answer.read("u12.1/25+")
        Answer(kind='under', age=12, depth=1, luck=25, right=True)
        """
        found = _TEXT.fullmatch(text)
        if found is None:
            raise ValueError(f"answer: {text[:20]!r} is none; allowed are for example u12.1/25+ and h/25-")
        age, depth = (int(found[2]), int(found[3])) if found[2] else (-1, -1)
        return cls(_KIND[found[1]], age, depth, int(found[4]), found[5] == "+")


class DealRecall(BaseModel):
    """The answers of one deal.

    Attributes:
        day: when it was played.
        answers: by the number of the question.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    day: date
    answers: dict[Annotated[int, Field(ge=1, le=MOST_ANSWERS)], _Text] = {}

    def merge(self, other: DealRecall) -> DealRecall:
        """All answers; where one question has two, the worse of them."""
        answers = dict(self.answers)
        for number, text in other.answers.items():
            answers[number] = max(text, answers.get(number, text), key=lambda one: (one.endswith("-"), one))
        return DealRecall(day=min(self.day, other.day), answers=dict(sorted(answers.items())))


class Memory(BaseModel):
    """All that somebody answered.

    Attributes:
        wipes: how often it was started anew.
        deals: the answers by deal.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    havoclab: Literal["recall"] = "recall"
    form: Literal[1] = 1
    wipes: int = Field(default=0, ge=0, le=1_000_000)
    deals: dict[_DealId, DealRecall] = {}

    @field_validator("deals")
    @classmethod
    def _latest(cls, deals: dict[str, DealRecall]) -> dict[str, DealRecall]:
        """The latest deals, in order."""
        order = sorted(deals, key=lambda name: (deals[name].day, name))
        return {name: deals[name] for name in order[-MOST_DEALS:]}

    @property
    def answers(self) -> list[Answer]:
        """All answers, deal by deal."""
        return [Answer.read(text) for deal in self.deals.values() for text in deal.answers.values()]

    # --- growing ---

    def merge(self, other: Memory) -> Memory:
        """What both hold together; what was wiped from one stays gone."""
        if self.wipes != other.wipes:
            return max(self, other, key=lambda memory: memory.wipes)
        deals = dict(self.deals)
        for name, deal in other.deals.items():
            deals[name] = deal.merge(deals[name]) if name in deals else deal
        return Memory(wipes=self.wipes, deals=deals)

    def answered(self, deal: str, day: date, number: int, answer: Answer) -> Memory:
        """With one more answer."""
        return self.merge(Memory(wipes=self.wipes, deals={deal: DealRecall(day=day, answers={number: str(answer)})}))

    def wiped(self) -> Memory:
        """With nothing in it; other tabs and this browser forget as well."""
        return Memory(wipes=self.wipes + 1)

    # --- coming and going ---

    def text(self) -> str:
        """The record as a file that a person can read."""
        return json.dumps(self.model_dump(mode="json"), indent=1) + "\n"

    def packed(self) -> str:
        """The record as a short text for the browser's store; in plain JSON where it is too long for that."""
        data = self.model_dump(mode="json", exclude_defaults=True)
        try:
            return pack("q", data)
        except ValueError:
            return json.dumps({"havoclab": "recall", **data}, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Self:
        """The record that a file or the browser's store holds.

        Raises:
            UnreadableMemory: naming the field, the reason and what is allowed.

        >>> Memory.read('{"havoclab": "recall", "form": 2}')
        Traceback (most recent call last):
        havoclab.lab.recall.memory.UnreadableMemory: form: Input should be 1 (found 2)
        """
        if len(text) > LONGEST:
            raise UnreadableMemory("file", "file-too-long", {"length": str(len(text)), "most": str(LONGEST)})
        try:
            return cls.model_validate(_data(text.strip()))
        except ValidationError as fault:
            raise UnreadableMemory.in_data("", fault) from None
        except Fault as fault:
            raise UnreadableMemory.of(fault) from None


def _data(text: str) -> object:
    """What a file (JSON) or a store (packed) holds."""
    if not text.startswith("{"):
        kind, data = unpack(text)
        if kind != "q":
            raise Fault("file", "file-another-kind", {"kind": "recall"})
        return data
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise Fault("file", "file-not-json") from None
    if not isinstance(data, Mapping) or data.get("havoclab") != "recall":
        raise Fault("havoclab", "file-another-kind", {"kind": "recall"})
    return data
