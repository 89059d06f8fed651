"""Gold und Rum for teaching: its settings, goals, questions and generators."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum import State, View, speech
from havoclab.gold_und_rum.bots.appraising import appraise
from havoclab.lessons.kits import Kit
from havoclab.lessons.kits.gold_und_rum import table
from havoclab.lessons.kits.gold_und_rum.generators import GENERATORS
from havoclab.lessons.kits.gold_und_rum.model import Lesson, Quiz
from havoclab.lessons.kits.gold_und_rum.questions import asked
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, PACKAGES
from havoclab.lessons.kits.gold_und_rum.setting import lay_out

#: How often the rest of the round is played on in thought for each move; a hint must not keep anybody waiting.
_SAMPLES: Final = 8
#: Choices of which so few samples tell nothing: too much is still to come.
_TOO_EARLY: Final = ("deal", "claim", "last-call")


def _ranking(view: View, moves: Sequence[Action]) -> list[Action]:
    if view.decision is None or view.decision.kind in _TOO_EARLY:
        return []
    found = appraise(view, Random(0), samples=_SAMPLES, actions=moves)
    return [one.action for one in found]


#: What teaching must know of Gold und Rum.
KIT: Final = Kit(
    name=State.game,
    names=NAMES,
    packages=PACKAGES,
    quizzes="havoclab.lessons.gold_und_rum.quiz",
    lesson=Lesson,
    quiz=Quiz,
    generators=GENERATORS,
    lay_out=lay_out,
    others=table.others,
    clicks=table.clicks_on,
    ended=table.ended,
    telling=table.telling,
    effort=table.effort,
    ranking=_ranking,
    ranked="hint-estimate-round",
    most_moments=table.MOST_MOMENTS,
    say_card=speech.say_card,
    say_cards=speech.say_cards,
    say_action=speech.say_action,
    nothing="lays-nothing",
    in_mid_game=table.in_mid_game,
    ask=asked,
)
