"""What a learner has done: a record that is theirs, kept in their browser and in a file.

Two tabs, or a file and a browser, never overwrite each other: everything in it only ever grows, and :meth:`merge` takes
from both whatever is further. So it is the same in whatever order, and however often, records are merged.

>>> from datetime import date
>>> mine = Progress().answered("H4.3", date(2026, 3, 1), known=True)
>>> other = Progress().answered("H4.3", date(2026, 3, 1), known=False).marked("havoc-recruit", 1, [2, 1, 0])
>>> both = mine.merge(other)
>>> both.rules["H4.3"], both.lessons["havoc-recruit"].done
({datetime.date(2026, 3, 1): False}, 2)
>>> Progress.read(both.text()) == both
True
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import zip_longest
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from havoclab.core.fault import Fault
from havoclab.core.link import pack, unpack

#: Under this name browsers keep it.
KEPT_AS: Final = "progress"
#: Days that are kept of a rule: more than its pauses have steps.
MOST_DAYS: Final = 12
#: Most lessons and rules that a file may hold: more than any game has.
MOST_LESSONS: Final = 100
MOST_RULES: Final = 400
#: Longest file that is looked at, in characters.
LONGEST: Final = 400_000

_LessonId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,40}$")]
_RuleId = Annotated[str, Field(pattern=r"^[A-Z]{1,3}\d{1,2}(\.\d{1,2})?[a-z]?$")]


class UnreadableProgress(Fault):
    """Something that is no record of progress; the message names the field, the reason and what is allowed."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Marks(_Part):
    """How far a lesson has come: each step's best mark (0 open, 1 done, 2 done at the first go), in one text."""

    version: int = Field(ge=1, le=10_000)
    marks: str = Field(pattern=r"^[012]{0,60}$")

    @property
    def done(self) -> int:
        """How many steps are done."""
        return len(self.marks) - self.marks.count("0")

    def merge(self, other: Marks) -> Marks:
        """The better mark of each step; of another form of the lesson, the newer one."""
        if self.version != other.version:
            return max(self, other, key=lambda marks: marks.version)
        best = "".join(max(pair) for pair in zip_longest(self.marks, other.marks, fillvalue="0"))
        return Marks(version=self.version, marks=best)


class GameNight(_Part):
    """The day the learner plays on, if one is named; ``stamp`` counts how often it was changed."""

    day: date | None = None
    stamp: int = Field(default=0, ge=0, le=1_000_000)

    @property
    def order(self) -> tuple[int, date]:
        """The later change wins; of two at once, the later day."""
        return self.stamp, self.day or date.min


class Progress(_Part):
    """Everything a learner has done.

    Attributes:
        lessons: the marks by lesson.
        rules: by rule, the days it was asked on, and whether every answer of that day was right at the first go.
        night: the game night.
    """

    havoclab: Literal["progress"] = "progress"
    form: Literal[1] = 1
    lessons: dict[_LessonId, Marks] = {}
    rules: dict[_RuleId, dict[date, bool]] = {}
    night: GameNight = GameNight()

    @field_validator("rules")
    @classmethod
    def _latest_days(cls, rules: dict[str, dict[date, bool]]) -> dict[str, dict[date, bool]]:
        """Of each rule the latest days, in order."""
        return {rule: {day: days[day] for day in sorted(days)[-MOST_DAYS:]} for rule, days in sorted(rules.items())}

    # --- growing ---

    def merge(self, other: Progress) -> Progress:
        """What both hold together: the better marks, all days, and the game night that was named last."""
        lessons = dict(self.lessons)
        for name, marks in other.lessons.items():
            lessons[name] = marks.merge(lessons[name]) if name in lessons else marks
        rules = {rule: dict(days) for rule, days in self.rules.items()}
        for rule, days in other.rules.items():
            mine = rules.setdefault(rule, {})
            for day, known in days.items():
                mine[day] = known and mine.get(day, True)
        night = max(self.night, other.night, key=lambda one: one.order)
        return Progress(lessons=dict(sorted(lessons.items())), rules=rules, night=night)

    def answered(self, rule: str, day: date, *, known: bool) -> Progress:
        """With one more answer to a question about a rule."""
        return self.merge(Progress(rules={rule: {day: known}}))

    def marked(self, lesson: str, version: int, marks: Sequence[int]) -> Progress:
        """With the marks of a walk through a lesson."""
        return self.merge(Progress(lessons={lesson: Marks(version=version, marks="".join(map(str, marks)))}))

    def playing_on(self, day: date | None) -> Progress:
        """With another game night, or none."""
        if day == self.night.day:
            return self
        return self.merge(Progress(night=GameNight(day=day, stamp=self.night.stamp + 1)))

    # --- coming and going ---

    def text(self) -> str:
        """The record as a file that a person can read."""
        return json.dumps(self.model_dump(mode="json"), indent=1) + "\n"

    def packed(self) -> str:
        """The record as a short text for the browser's store; in plain JSON where it is too long for that."""
        data = self.model_dump(mode="json", exclude_defaults=True)
        try:
            return pack("g", data)
        except ValueError:
            return json.dumps({"havoclab": "progress", **data}, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Self:
        """The record that a file or the browser's store holds.

        Raises:
            UnreadableProgress: naming the field, the reason and what is allowed.

        >>> Progress.read('{"havoclab": "progress", "form": 2}')
        Traceback (most recent call last):
        havoclab.lessons.progress.UnreadableProgress: form: Input should be 1 (found 2)
        """
        if len(text) > LONGEST:
            raise UnreadableProgress("file", "file-too-long", {"length": str(len(text)), "most": str(LONGEST)})
        try:
            data = _data(text.strip())
        except Fault as fault:
            raise UnreadableProgress.of(fault) from None
        try:
            read = cls.model_validate(data)
        except ValidationError as fault:
            raise UnreadableProgress.in_data("", fault) from None
        for name, entries, most in (("lessons", read.lessons, MOST_LESSONS), ("rules", read.rules, MOST_RULES)):
            if len(entries) > most:
                raise UnreadableProgress(name, "file-too-many", {"count": str(len(entries)), "most": str(most)})
        return read


def _data(text: str) -> object:
    """What a file (JSON) or a store (packed) holds."""
    if not text.startswith("{"):
        kind, data = unpack(text)
        if kind != "g":
            raise Fault("file", "file-another-kind", {"kind": "progress"})
        return data
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise Fault("file", "file-not-json") from None
    if not isinstance(data, Mapping) or data.get("havoclab") != "progress":
        raise Fault("havoclab", "file-another-kind", {"kind": "progress"})
    return data
