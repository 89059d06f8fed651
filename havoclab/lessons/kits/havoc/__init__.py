"""Havoc for teaching: its settings, goals, questions and generators, and steps with hands alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from havoclab.core.action import Action
from havoclab.core.words import Words
from havoclab.havoc import State, View, speech
from havoclab.havoc.bots import judge
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits import Kit
from havoclab.lessons.kits.havoc import table
from havoclab.lessons.kits.havoc.attempts import attempt_at
from havoclab.lessons.kits.havoc.generators import GENERATORS
from havoclab.lessons.kits.havoc.model import Lesson, Quiz, Setting
from havoclab.lessons.kits.havoc.questions import asked
from havoclab.lessons.kits.havoc.saying import NAMES, PACKAGES
from havoclab.lessons.kits.havoc.setting import lay_out


def _ask(ask: Any, step: Step, state: State | None, seat: int, names: Sequence[str], setting: Setting | None) -> Asked:
    at = setting.example if setting is not None and setting.example is not None else 0
    return asked(ask, step, state, seat, names=names, at=at)


def _say_action(action: Action, say: Words, _names: Sequence[str]) -> str:
    return speech.say_action(action, say)


def _ranking(view: View, moves: Sequence[Action]) -> list[Action]:
    return sorted(moves, key=lambda move: -judge(view, move).value)


#: What teaching must know of Havoc.
KIT: Final = Kit(
    name=State.game,
    names=NAMES,
    packages=PACKAGES,
    quizzes="havoclab.lessons.havoc.quiz",
    lesson=Lesson,
    quiz=Quiz,
    generators=GENERATORS,
    lay_out=lay_out,
    others=table.others,
    clicks=table.clicks_on,
    ended=table.ended,
    telling=table.telling,
    out_of_order=table.out_of_order,
    say_card=speech.say_card,
    say_cards=speech.say_cards,
    say_action=_say_action,
    nothing="step-ended",
    in_mid_game=table.in_mid_game,
    ranking=_ranking,
    ask=_ask,
    attempt=attempt_at,
)
