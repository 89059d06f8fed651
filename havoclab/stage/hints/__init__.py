"""Hints while playing, in three stages as in lessons: where to look, what to do, and why.

They are made from the view of the seat that chooses, and belong to that choice alone: as soon as something is done, or
somebody else has the screen, they are gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.rules import RuleBook
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.havoc.recruiting import CARDS_TO_TAKE
from havoclab.havoc.view import View
from havoclab.lab.review import idea_behind, key_of, plan_by, say_idea, weigh
from havoclab.stage.hints.chart import WORDS, chart_of, say_plan
from havoclab.stage.notes import note_of
from havoclab.stage.scene import Block, Button, Buttons, Intent, Reply
from havoclab.stage.sitting import Sitting

__all__ = ["THINK", "Hints", "why"]

#: What the page sends by itself while the answer is being worked out.
THINK: Final[Intent] = {"do": "hint", "think": True}
#: About so many continuations are played to rank the moves: well under a second's work.
RUNS: Final = 320
#: So many moves are ranked.
MOST_RANKED: Final = 4
#: The stages: nothing yet, where to look, what to do, why.
_NONE, _LOOK, _DO, _WHY = range(4)


class Hints:
    """The hints for one choice, one stage after another."""

    def __init__(self) -> None:
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
        view = sitting.view()
        assert isinstance(view, View)
        self._serial = serial
        rng = Random(f"hint/{sitting.replay.at}")
        try:
            if self._advice is None:
                strongest = list(load(sitting.replay.record.game).bots.values())[-1]()
                self._advice = plan_by(strongest, view, rng)
            else:
                self._weighed = weigh(view, rng, runs=RUNS, most=MOST_RANKED, also=[self._advice])
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
        say = words(language, *WORDS)
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
        view = sitting.view()
        assert isinstance(view, View)
        return [buttons, *self._told(stage, view, book, say)]

    def _told(self, stage: int, view: View, book: RuleBook, say: Words) -> list[Block]:
        if stage == _LOOK:
            return [self._reply(*_where_to_look(view, say), book, say)]
        if self._advice is None:
            return [Reply(id="hint", text=say("hint-thinking"), serial=self._serial)]
        best = say_plan(self._advice, say)
        if stage == _DO:
            return [Reply(id="hint", text=say("hint-do", best=best), serial=self._serial)]
        if not self._weighed:
            return [Reply(id="hint", text=say("hint-playing-on", best=best), serial=self._serial)]
        others = [appraisal.action for appraisal in self._weighed]
        text, rule = why(view, self._advice, others, say)
        chart = chart_of(self._weighed, view, say, area="main", notes={key_of(self._advice): say("hint-note")})
        return [self._reply(text, rule, book, say), chart]

    def _reply(self, text: str, rule: str, book: RuleBook, say: Words) -> Reply:
        return Reply(id="hint", text=text, rule=note_of(book[rule], say), serial=self._serial)


def why(view: View, better: Action, others: Sequence[Action], say: Words) -> tuple[str, str]:
    """The idea that speaks for one action against others, as a sentence, and the rule it rests on."""
    idea = idea_behind(view, better, others)
    if idea is not None:
        return say_idea(idea, view, say.language), idea.rule
    assert view.decision is not None, "somebody chooses here"
    return say("hint-no-idea"), view.decision.rule


def _moment_of(sitting: Sitting) -> tuple[int, int] | None:
    """The moment and the seat, if whoever has the screen has a choice; with one thing to do there is none."""
    if not sitting.person_decides or sitting.covered or sitting.decision is None:
        return None
    if len(sitting.replay.state.list_legal()) < 2:
        return None
    return sitting.replay.at, sitting.decision.seat


def _where_to_look(view: View, say: Words) -> tuple[str, str]:
    """Which part of the table matters now, and the rule that says so."""
    assert view.decision is not None, "somebody chooses here"
    table, kind, rule = view.table, view.decision.kind, view.decision.rule
    if kind == "recruit":
        if table.taken >= CARDS_TO_TAKE:
            return say("look-put"), "H4.4"
        bound = table.recruits_full and not table.took_recruit and view.options.holds("H4.3")
        return (say("look-full"), "H4.3") if bound else (say("look-take"), "H4.2")
    slots = {}
    if table.order:
        number = table.order[0]
        slots = {"battle": view.options.battle(number).name, "points": view.options.payments(number)[0] or 0}
    message = f"look-{kind}"
    return say(message if message in say else "look-other", **slots), rule
