"""Hints about Gold und Rum: where to look, what the strongest bot would do, and the idea behind it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.bot import Bot
from havoclab.core.words import Words
from havoclab.gold_und_rum import speech
from havoclab.gold_und_rum.actions import Ask, Send, StrikeOwn
from havoclab.gold_und_rum.view import View
from havoclab.lab.review import idea_behind, plan_by, say_idea, weigh
from havoclab.lab.review.actions import steps_of
from havoclab.stage.hints.chart import bar_of
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES, face_of
from havoclab.stage.scene import Bar

__all__ = ["WORDS", "bar", "choose", "rank", "say_plan", "where_to_look", "why"]

#: The packages whose words hints about this game speak with.
WORDS: Final = (*PACKAGES, "havoclab.stage.hints", "havoclab.stage.hints.gold_und_rum")
#: About so many continuations are played to rank the choices: a second's work, or less.
RUNS: Final = 120
#: So many choices are ranked.
MOST_RANKED: Final = 4


def where_to_look(view: View, say: Words) -> tuple[str, str]:
    """Which part of the table matters now, and the rule that says so."""
    kind, rule = _choice(view)
    if kind in ("deal", "claim"):
        return (say("look-deal-started"), "G4.5") if view.table.started else (say("look-deal"), "G4.4")
    return say(f"look-{kind}"), rule


def _choice(view: View) -> tuple[str, str]:
    """What this seat is asked, and the rule that asks."""
    decision = next(decision for decision in view.decisions if decision.seat == view.seat)
    return decision.kind, decision.rule


def choose(bot: Bot, view: View, rng: Random) -> Action:
    """What a bot would do, by what it remembers of what this seat saw; the mercenaries of a battle as one.

    Raises:
        BotFault: if it can't choose.
    """
    return plan_by(bot, view, rng)


def rank(view: View, advice: Action, rng: Random) -> Sequence[Appraisal]:
    """What this action and the best others are probably worth, best first."""
    return weigh(view, rng, runs=RUNS, most=MOST_RANKED, also=[advice])


def say_plan(action: Action, say: Words, names: Sequence[str]) -> str:
    """An action as words; mercenaries that are sent together as one thing."""
    cards = [step.card for step in steps_of(action) if isinstance(step, Send)]
    if cards:
        return say("plan-send", cards=speech.say_cards(cards, say))
    return speech.say_action(action, say, names)


def why(view: View, better: Action, others: Sequence[Action], say: Words) -> tuple[str, str]:
    """The idea that speaks for one action against others, as a sentence, and the rule it rests on."""
    idea = idea_behind(view, better, others)
    return (
        (say_idea(idea, view, say.language), idea.rule) if idea is not None else (say("hint-no-idea"), _choice(view)[1])
    )


def bar(appraisal: Appraisal, say: Words, names: Sequence[str], *, first: bool, note: str) -> Bar:
    """One appraised action as it is drawn, with the warriors that it names."""
    named = [step.card for step in steps_of(appraisal.action) if isinstance(step, Send | Ask | StrikeOwn)]
    faces = [face_of(card, say) for card in named]
    return bar_of(appraisal, say_plan(appraisal.action, say, names), say, first=first, note=note, cards=faces)
