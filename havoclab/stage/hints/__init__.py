"""Hints while playing, in three stages as in lessons: where to look, what to do, and why.

They are made from the view of the seat that chooses, and belong to that choice alone: as soon as something is done, or
somebody else has the screen, they are gone. What is said of a game's choices lies in the folder of that game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.bot import Bot
from havoclab.core.rules import RuleBook
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.lab.review import key_of, plans_of
from havoclab.stage.hints.chart import ranked_chart
from havoclab.stage.kits import THINK
from havoclab.stage.notes import note_of
from havoclab.stage.scene import Bar, Block, Button, Buttons, Reply
from havoclab.stage.sitting import Sitting

__all__ = ["THINK", "Adviser", "Hints", "adviser_of"]

#: The stages: nothing yet, where to look, what to do, why.
_NONE, _LOOK, _DO, _WHY = range(4)


class Adviser(Protocol):
    """What a game's folder knows of its choices. Every view is one of that game, of the seat that chooses."""

    #: The packages whose words it speaks with, the shared ones of hints among them.
    WORDS: Sequence[str]

    def where_to_look(self, view: Any, say: Words) -> tuple[str, str]:
        """Which part of the table matters now, and the rule that says so."""

    def choose(self, bot: Bot, view: Any, rng: Random) -> Action:
        """What a bot would do.

        Raises:
            BotFault: if it can't choose.
        """

    def rank(self, view: Any, advice: Action, rng: Random) -> Sequence[Appraisal]:
        """What this action and the best others are probably worth, best first; in about a second at most."""

    def say_plan(self, action: Action, say: Words, names: Sequence[str]) -> str:
        """An action as words."""

    def why(self, view: Any, better: Action, others: Sequence[Action], say: Words) -> tuple[str, str]:
        """What speaks for one action against others, as a sentence, and the rule it rests on."""

    def bar(self, appraisal: Appraisal, say: Words, names: Sequence[str], *, first: bool, note: str) -> Bar:
        """One appraised action as it is drawn; see :class:`~havoclab.stage.hints.chart.DrawBar`."""


def adviser_of(game: str) -> Adviser:
    """What is said of the choices of a game whose kit has hints."""
    return cast(Adviser, import_module(f"{__package__}.{game}"))


class Hints:
    """The hints for one choice, one stage after another.

    Args:
        game: name of the game.
    """

    def __init__(self, game: str) -> None:
        self._game = load(game)
        self._adviser = adviser_of(game)
        self.forget()

    def forget(self) -> None:
        """Nothing was asked: the moment has changed."""
        self._moment: tuple[int, int] | None = None
        self._stage = _NONE
        self._serial = 0
        self._advice: Action | None = None
        self._weighed: Sequence[Appraisal] = ()

    @property
    def thinking(self) -> bool:
        """What was asked for is not worked out yet."""
        return (self._stage == _DO and self._advice is None) or (self._stage == _WHY and not self._weighed)

    def ask(self, sitting: Sitting, serial: int) -> None:
        """One stage further. What takes a while is worked out only by :meth:`think`, once the page says that it thinks.

        Raises:
            ValueError: if nobody at the screen has a choice.
        """
        moment = _moment_of(sitting)
        if moment is None:
            raise ValueError("hint: the choice is nobody's who has the screen")
        if moment != self._moment:
            self.forget()
            self._moment = moment
        if not self.thinking:
            self._stage, self._serial = min(_WHY, self._stage + 1), serial

    def think(self, sitting: Sitting, serial: int) -> None:
        """Work out what was asked for, from what the seat at the screen knows.

        Raises:
            ValueError: if the bot that is asked can't choose; nothing is asked for any more then.
        """
        if not self.is_for(sitting):
            self.forget()
        if not self.thinking:
            return
        view = sitting.view().in_steps()
        self._serial = serial
        rng = Random(f"hint/{sitting.replay.at}")
        try:
            if self._advice is None:
                strongest = list(self._game.bots.values())[-1]()
                self._advice = self._adviser.choose(strongest, view, rng)
            else:
                self._weighed = self._adviser.rank(view, self._advice, rng)
        except ValueError:
            self.forget()  # else the page would ask itself for ever
            raise

    def is_for(self, sitting: Sitting) -> bool:
        """Whether what was asked for belongs to this moment and to the one who has the screen."""
        return self._moment is not None and _moment_of(sitting) == self._moment

    def blocks(self, sitting: Sitting, book: RuleBook, language: str) -> list[Block]:
        """The button, and what was asked for at this moment, for the one who has the screen."""
        moment = _moment_of(sitting)
        if moment is None:
            return []
        say = words(language, *self._adviser.WORDS)
        stage = self._stage if moment == self._moment else _NONE
        button = Button(
            id="hint",
            label=say("hint-next" if stage else "hint-first"),
            intent={"do": "hint"},
            key="i",
            symbol="hint",
            state="off" if stage == _WHY or (stage and self.thinking) else "legal",
        )
        buttons = Buttons(area="prompt", id="hints", buttons=[button])
        if stage == _NONE:
            return [buttons]
        return [buttons, *self._told(stage, sitting, book, say)]

    def _told(self, stage: int, sitting: Sitting, book: RuleBook, say: Words) -> list[Block]:
        adviser, view, names = self._adviser, sitting.view().in_steps(), sitting.names
        if stage == _LOOK:
            return [self._reply(*adviser.where_to_look(view, say), book, say)]
        if self._advice is None:
            return [Reply(id="hint", text=say("hint-thinking"), serial=self._serial)]
        best = adviser.say_plan(self._advice, say, names)
        if stage == _DO:
            return [Reply(id="hint", text=say("hint-do", best=best), serial=self._serial)]
        if not self._weighed:
            return [Reply(id="hint", text=say("hint-playing-on", best=best), serial=self._serial)]
        others = [appraisal.action for appraisal in self._weighed]
        told = self._reply(*adviser.why(view, self._advice, others, say), book, say)
        draw = partial(adviser.bar, say=say, names=names)
        notes = {key_of(self._advice): say("hint-note")}
        return [told, ranked_chart(self._weighed, plans_of(view), draw, say, area="main", notes=notes)]

    def _reply(self, text: str, rule: str, book: RuleBook, say: Words) -> Reply:
        return Reply(id="hint", text=text, rule=note_of(book[rule], say), serial=self._serial)


def _moment_of(sitting: Sitting) -> tuple[int, int] | None:
    """The moment and the seat, if whoever has the screen has a choice; with one thing to do there is none."""
    if not sitting.person_decides or sitting.covered or sitting.decision is None:
        return None
    if len(sitting.view().in_steps().legal_actions) < 2:
        return None
    return sitting.replay.at, sitting.decision.seat
