"""Odds beside the table, for the seat that looks at it: asked for in a panel, and worked out only then.

Made from that seat's view alone. What can be asked lies in the folder of the game.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from havoclab.core import view as core
from havoclab.core.words import Words, words
from havoclab.stage.odds.parts import Answer, Question, menu
from havoclab.stage.scene import Chart, FormField, Intent
from havoclab.stage.sitting import Sitting

__all__ = ["OddsPanel", "Questions", "questions_of"]


class Questions(Protocol):
    """What a game's folder knows to ask. Every view is one of that game.

    For each name in :attr:`ASKED` there is a message ``odds-ask-<name>``.
    """

    #: The packages whose words it speaks with, the shared ones of odds among them.
    WORDS: Sequence[str]
    #: What can be asked, in the order in which it is offered.
    ASKED: Sequence[str]
    #: Questions that are answered at once, also while the table goes on by itself.
    AT_ONCE: Sequence[str]

    def offered(self, view: Any) -> Sequence[str]:
        """What can be asked in this moment."""

    def can_choose(self, menu_name: str, value: str) -> bool:
        """Whether some menu may have this value at some moment."""

    def invitation(self, question: Question, say: Words) -> str:
        """What is said before anything is asked: what the odds are made from."""

    def menus(self, question: Question, view: Any, say: Words) -> list[FormField]:
        """What can be chosen for a question."""

    def answer(self, question: Question, view: Any, say: Words) -> Answer:
        """The odds that were asked for."""


def questions_of(game: str) -> Questions:
    """What can be asked in a game whose kit has odds."""
    return cast(Questions, import_module(f"{__package__}.{game}"))


class OddsPanel:
    """What was asked, and the answer to it for the moment that is shown.

    Args:
        game: name of the game.
    """

    def __init__(self, game: str) -> None:
        self._questions = questions_of(game)
        self._asked = ""
        self._chosen: dict[str, str] = {}
        self._kept: tuple[Hashable, Answer] | None = None

    def set(self, intent: Intent) -> None:
        """Ask something, or something else.

        Raises:
            ValueError: if there is nothing of this name to ask.
        """
        field, value = str(intent.get("field")), str(intent.get("value", ""))[:80]
        if field == "ask" and value in ("", *self._questions.ASKED):
            self._asked = value
        elif self._questions.can_choose(field, value):
            self._chosen[field] = value
        else:
            raise ValueError(f"odds: {field[:24]!r} with {value[:24]!r} can't be asked")

    def blocks(
        self,
        sitting: Sitting,
        view: core.View,
        selected: Sequence[int],
        language: str,
        *,
        paused: bool,
        by_heart: bool = False,
    ) -> list[Chart]:
        """The panel; nothing where there is nothing to ask.

        Args:
            sitting: the game at the screen.
            view: what the seat at the screen knows.
            selected: cards of its hand that it has selected.
            language: "en" or "hu".
            paused: no bot plays by itself. While they do, only what takes no time is worked out.
            by_heart: what is to be remembered is shown.
        """
        offered = self._questions.offered(view)
        if not offered:
            return []
        say = words(language, *self._questions.WORDS)
        asked = self._asked if self._asked in offered else ""
        question = Question(asked, self._chosen, tuple(selected), sitting.names, by_heart)
        answer = Answer(note=self._questions.invitation(question, say))
        if asked and not (paused or sitting.person_decides or asked in self._questions.AT_ONCE):
            answer = Answer(note=say("odds-wait"))
        elif asked:
            answer = self._answer(question, sitting, view, say)
        named = {"": say("odds-ask-nothing")} | {name: say(f"odds-ask-{name}") for name in offered}
        fields = [menu("ask", asked, named, say)]
        if asked:
            fields += self._questions.menus(question, view, say)
        return [
            Chart(area="side", id="odds", title=say("odds-title"), fields=fields, bars=answer.bars, note=answer.note)
        ]

    def _answer(self, question: Question, sitting: Sitting, view: core.View, say: Words) -> Answer:
        """The answer, worked out once for each moment."""
        replay = sitting.replay
        moment = (id(replay), replay.at, len(replay.moves), view.seat)
        chosen = tuple(sorted(question.chosen.items()))
        key = (moment, question.name, chosen, question.selected, question.by_heart, say.language)
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._questions.answer(question, view, say)
        return self._kept[1]
