"""Hints about Havoc: where to look, what the strongest bot would do, and the idea behind it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.bot import Bot
from havoclab.core.words import Words
from havoclab.havoc.recruiting import CARDS_TO_TAKE
from havoclab.havoc.view import View
from havoclab.lab.review import idea_behind, plan_by, say_idea, weigh
from havoclab.stage.hints.havoc import chart
from havoclab.stage.hints.havoc.chart import WORDS
from havoclab.stage.scene import Bar

__all__ = ["WORDS", "bar", "choose", "rank", "say_plan", "where_to_look", "why"]

#: About so many continuations are played to rank the moves: well under a second's work.
RUNS: Final = 320
#: So many moves are ranked.
MOST_RANKED: Final = 4


def choose(bot: Bot, view: View, rng: Random) -> Action:
    """What a bot would do, a set of cards to lay as one.

    Raises:
        BotFault: if it can't choose.
    """
    return plan_by(bot, view, rng)


def rank(view: View, advice: Action, rng: Random) -> Sequence[Appraisal]:
    """What this action and the best others are probably worth, best first."""
    return weigh(view, rng, runs=RUNS, most=MOST_RANKED, also=[advice])


def say_plan(action: Action, say: Words, _: Sequence[str]) -> str:
    """An action as words; no player is named in it."""
    return chart.say_plan(action, say)


def bar(appraisal: Appraisal, say: Words, names: Sequence[str], *, first: bool, note: str) -> Bar:
    """One appraised action as it is drawn, with the cards that it names."""
    return chart.bar(appraisal, say=say, first=first, note=note)


def why(view: View, better: Action, others: Sequence[Action], say: Words) -> tuple[str, str]:
    """The idea that speaks for one action against others, as a sentence, and the rule it rests on."""
    idea = idea_behind(view, better, others)
    if idea is not None:
        return say_idea(idea, view, say.language), idea.rule
    assert view.decision is not None, "somebody chooses here"
    return say("hint-no-idea"), view.decision.rule


def where_to_look(view: View, say: Words) -> tuple[str, str]:
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
