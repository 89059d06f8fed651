"""What can't be read, and why: told in the reader's language, because it comes from files and links of people."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from havoclab.core.words import words

#: The sentence for each kind of fault that pydantic tells apart, and the bound that it names.
SENTENCES: Final = {
    "extra_forbidden": ("wrong-unknown-field", ""),
    "greater_than_equal": ("wrong-too-small", "ge"),
    "less_than_equal": ("wrong-too-large", "le"),
    "less_than": ("wrong-not-below", "lt"),
    "too_long": ("wrong-too-long", "max_length"),
    "bool_parsing": ("wrong-needs-yes-or-no", ""),
    "bool_type": ("wrong-needs-yes-or-no", ""),
    "string_type": ("wrong-needs-text", ""),
    "string_unicode": ("wrong-needs-text", ""),
    "list_type": ("wrong-needs-list", ""),
    "tuple_type": ("wrong-needs-list", ""),
    "missing": ("wrong-needs-more", ""),
    "dict_type": ("wrong-needs-fields", ""),
    "model_type": ("wrong-needs-fields", ""),
    "dataclass_type": ("wrong-needs-fields", ""),
    "int_type": ("wrong-needs-number", ""),
    "int_parsing": ("wrong-needs-number", ""),
}
#: What is a whole, and needs not be named before the sentence that is about it.
_WHOLE: Final = ("link", "record", "file", "text")
_NONE: Final[Mapping[str, Any]] = {}


class Fault(ValueError):
    """Something that can't be read.

    Args:
        field: what or where it is: "link", "record", or the way to a field ("link.settings").
        message: message id of the sentence in the words of ``packages``; empty: ``field`` is the whole text.
        slots: what the sentence needs. What has a ``text`` for each language, such as a refusal, is told in it.

    >>> fault = Fault("link", "link-damaged")
    >>> str(fault)
    'link: The link is damaged; perhaps only a part of it was copied.'
    >>> fault.text("hu")
    'A hivatkozás sérült; talán csak egy része lett kimásolva.'
    """

    #: The packages whose words say what is wrong.
    packages: ClassVar[tuple[str, ...]] = ("havoclab.core",)

    def __init__(self, field: str, message: str = "", slots: Mapping[str, Any] = _NONE) -> None:
        super().__init__(field, message, slots)
        self.field, self.message, self.slots = field, message, slots

    @classmethod
    def of(cls, other: Fault) -> Self:
        """The same fault, as one of this class."""
        return cls(other.field, other.message, other.slots)

    @classmethod
    def in_data(cls, place: str, fault: ValidationError) -> Self:
        """The first fault of some data; ``place`` is what stands before the way to the field."""
        error = fault.errors(include_url=False)[0]
        way, (message, slots) = [str(step) for step in error["loc"]], say_error(error)
        name, colon, why = str(slots.get("why", "")).partition(": ")
        if not way and colon:  # where fields do not go together, only the message names one of them
            whole = error["input"]
            found = whole[name] if isinstance(whole, Mapping) and name in whole else whole
            way, slots = [name], {**slots, "why": why, "found": short(found)}
        return cls(".".join([place, *way] if place else way), message, slots)

    def below(self, place: str) -> Self:
        """The same fault in something that lies deeper: at ``place``."""
        return type(self)(f"{place}.{self.field}", self.message, self.slots)

    def text(self, language: str = "en") -> str:
        """What is wrong, as a sentence; where it is about a single field, with the way to that."""
        if not self.message:
            return self.field
        slots = {key: value.text(language) if hasattr(value, "text") else value for key, value in self.slots.items()}
        say = words(language, *self.packages)
        sentence = say(self.message, **slots)
        return sentence if self._is_whole else say("fault-at", field=self.field, sentence=sentence)

    @property
    def _is_whole(self) -> bool:
        return self.field.partition(" ")[0] in _WHOLE

    def __str__(self) -> str:
        return f"{self.field}: {self.text()}" if self.message and self._is_whole else self.text()


def say_error(error: ErrorDetails) -> tuple[str, dict[str, Any]]:
    """What pydantic found, as a message with its slots."""
    message, bound = SENTENCES.get(error["type"], ("wrong-does-not-fit", ""))
    slots: dict[str, Any] = {"found": short(error["input"])}
    if bound:
        slots["bound"] = error["ctx"][bound]
    if message == "wrong-does-not-fit":
        slots["why"] = error["msg"].removeprefix("Value error, ")
    return message, slots


def short(value: object) -> str:
    """What was found, bounded in length and depth."""
    return reprlib.repr(value)[:60]


def tell_fault(fault: ValueError, language: str) -> str:
    """What is wrong, in the reader's language where it can be told in it."""
    return fault.text(language) if isinstance(fault, Fault) else str(fault)
