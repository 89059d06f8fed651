"""Reading a position that need not be sound: what can be read is kept, and everything that can't is named.

A sandbox lets people build positions: there a fault must not throw away what is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from havoclab.core.fault import say_error, short
from havoclab.core.options import Options
from havoclab.core.problem import Problem

#: Most characters of a text of cards, and most words of it that are named as no cards.
MOST_CHARACTERS: Final = 2000
MOST_WORDS: Final = 3

M = TypeVar("M", bound=BaseModel)
C = TypeVar("C", bound=Options)
P = TypeVar("P", bound=Problem)
Q = TypeVar("Q")


@dataclass(frozen=True)
class Loosely(Generic[M, C, P]):
    """How the positions of one game are read loosely.

    Attributes:
        data: the model of a position's JSON form.
        options: the model of the game's options.
        problem: the game's class of problems.
        rules: the rule behind each field.
        option_rules: the rule behind each option.
        instead: of fields with an entry a seat, what stands for an entry that can't be read.
        card_rule: the rule that says which cards there are.
        most_characters: the longest text of cards.
    """

    data: type[M]
    options: type[C]
    problem: type[P]
    rules: Mapping[str, str]
    option_rules: Mapping[str, str]
    instead: Mapping[str, Any]
    card_rule: str
    most_characters: int = MOST_CHARACTERS

    def read(
        self,
        data: object,
        prepare: Callable[[dict[str, Any], int, list[P]], None],
        build: Callable[[M, C], Q],
        problems: Callable[[Q], Iterable[P]],
    ) -> tuple[Q | None, list[P]]:
        """A position from JSON data, sound or not, with everything that is wrong with it; None if it is no such data.

        Args:
            data: as it came.
            prepare: mends what only the game can, before the fields are read: of the data, for so many players.
            build: makes the position from what was read.
            problems: what keeps the position from being sound.
        """
        if not isinstance(data, Mapping):
            return None, [self.problem("position", "", "wrong-no-position", {"found": short(data)})]
        given = {str(name): value for name, value in data.items()}
        found: list[P] = []
        options = self._read_options(given, found)
        prepare(given, options.players, found)
        position = build(self._read_fields(given, found), options)
        return position, [*found, *problems(position)]

    def _read_options(self, given: dict[str, Any], found: list[P]) -> C:
        """The options, without those that can't be read; ``given`` keeps the same."""
        rule = self.rules["options"]
        raw = given.get("options")
        if not isinstance(raw, Mapping):
            found.append(self.problem("options", rule, "wrong-needs-options", {"found": short(raw)}))
            raw = {}
        options = {str(name): value for name, value in raw.items()}
        while True:
            try:
                read = self.options.model_validate(options)
            except ValidationError as fault:
                for error in fault.errors(include_url=False):
                    # Where options don't go together, only the message names one of them.
                    name = str(error["loc"][0] if error["loc"] else error["ctx"]["error"]).partition(":")[0]
                    message = "wrong-option" if error["loc"] else "wrong-options-together"
                    if name in options:
                        slots = {"found": short(options.pop(name))}
                        field = f"options.{name[:40]}"
                        found.append(self.problem(field, self.option_rules.get(name, rule), message, slots))
            else:
                given["options"] = options
                return read

    def _read_fields(self, given: dict[str, Any], found: list[P]) -> M:
        """What the fields hold, once all that can't be read has been replaced."""
        while True:
            try:
                return self.data.model_validate(given)
            except ValidationError as fault:
                faults = {_place(error): error for error in reversed(fault.errors(include_url=False))}
                for place in sorted(faults, reverse=True):  # from the end, so that places stay what they are
                    self._replace(given, *place)
                found += [self._say(faults[place], place) for place in sorted(faults)]

    def _replace(self, given: dict[str, Any], name: str, entry: int) -> None:
        if entry < 0 or not isinstance(given.get(name), list):
            given.pop(name, None)
            return
        given[name] = given[name][:]
        if name in self.instead:
            given[name][entry] = self.instead[name]
        else:
            del given[name][entry]

    def _say(self, error: ErrorDetails, place: tuple[str, int]) -> P:
        name, entry = place
        message, slots = say_error(error)
        if message == "wrong-does-not-fit":
            message = "wrong-needs-cards" if error["type"] == "value_error" else "wrong-needs-number"
        field = name[:40] if entry < 0 else f"{name}.{entry}"
        return self.problem(field, self.rules.get(name, ""), message, slots)

    def keep_cards(self, given: dict[str, Any], name: str, parse: Callable[[str], object], found: list[P]) -> None:
        """Of texts of cards, keep the words that are cards."""
        value = given.get(name)
        if isinstance(value, str):
            given[name] = self._only_cards(value, name, parse, found)
        elif isinstance(value, list):
            given[name] = [
                self._only_cards(text, f"{name}.{place}", parse, found) if isinstance(text, str) else text
                for place, text in enumerate(value)
            ]

    def _only_cards(self, text: str, field: str, parse: Callable[[str], object], found: list[P]) -> str:
        kept, strange = [], []
        for word in text[: self.most_characters].split():
            try:
                parse(word)
            except ValueError:
                strange.append(word)
            else:
                kept.append(word)
        found += [
            self.problem(field, self.card_rule, "wrong-card-word", {"found": short(word)})
            for word in strange[:MOST_WORDS]
        ]
        if len(text) > self.most_characters:
            slots = {"most": self.most_characters}
            found.append(self.problem(field, self.card_rule, "wrong-too-many-words", slots))
        return " ".join(kept)


def _place(error: ErrorDetails) -> tuple[str, int]:
    """The field of an error, and which of its entries; -1: all of it."""
    name, *rest = error["loc"]
    return str(name), rest[0] if rest and isinstance(rest[0], int) else -1
