"""Whole sentences in the reader's language, from Fluent files that lie beside the code that speaks.

Each package that shows words keeps ``words/en.ftl`` and ``words/hu.ftl``. A :class:`Words` joins the files of the
packages it is given, so a page of Havoc speaks with the words of the core, of Havoc and of the stage.

>>> say = words("en", "havoclab.core")
>>> say("seat-name", number=1)
'Player 1'
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

#: Every text exists in each of these.
LANGUAGES: Final = ("en", "hu")


class UnknownWords(KeyError):
    """A message id, or one of its slots, that the Fluent files do not have: a fault of ours, never of a user."""


class Words:
    """The sentences of some packages in one language.

    Args:
        language: "en" or "hu".
        packages: import names of the packages whose ``words`` folder is read, later ones adding to earlier ones.

    Raises:
        ValueError: if the language is not one of :data:`LANGUAGES`.
    """

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle  # here, so that importing havoclab stays quick

        self.language = language
        self.packages = packages
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(_read(package, language))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, /, **slots: Any) -> str:
        """The sentence ``message`` with its named slots filled.

        Raises:
            UnknownWords: if there is no such message, or a slot it needs is missing.
        """
        if message not in self:
            raise UnknownWords(f"{message!r} in {self.language} of {', '.join(self.packages)}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise UnknownWords(f"{message!r} has no text in {self.language}")
        text, faults = self._bundle.format_pattern(pattern, slots)
        if faults:
            raise UnknownWords(f"{message!r} in {self.language}: {faults[0]}")
        return str(text)


@cache  # reading takes far longer than joining, and a page of mixed questions joins many
def _read(package: str, language: str) -> Resource:
    from fluent.runtime import FluentResource  # here, so that importing havoclab stays quick

    return FluentResource((files(package) / "words" / f"{language}.ftl").read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def words(language: str, *packages: str) -> Words:
    """The :class:`Words` of these packages, read once."""
    return Words(language, *packages)
