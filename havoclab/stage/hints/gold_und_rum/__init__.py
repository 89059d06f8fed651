"""Hints about Gold und Rum: where to look, what the strongest bot would do, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.appraisal import FEWEST_SAMPLES, Appraisal
from havoclab.core.bot import Bot, ask
from havoclab.core.words import Words
from havoclab.gold_und_rum.actions import Desert
from havoclab.gold_und_rum.bots.appraising import appraise
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.speech import say_action
from havoclab.gold_und_rum.view import View
from havoclab.stage.hints.chart import bar_of, bars_chart
from havoclab.stage.scene import Chart

__all__ = ["WORDS", "choose", "draw", "rank", "say_plan", "where_to_look", "why"]

#: The packages whose words hints about this game speak with.
WORDS: Final = (
    "havoclab.core",
    "havoclab.gold_und_rum",
    "havoclab.stage",
    "havoclab.stage.hints",
    "havoclab.stage.hints.gold_und_rum",
)
#: About so many continuations are played to rank the choices: a second's work, or less.
RUNS: Final = 120
#: So many choices are ranked, with so many continuations of each at least.
MOST_RANKED: Final = 4
FEWEST_RUNS: Final = 6

#: The rule behind what speaks for each kind of action.
_RULES: Final = {
    "recruit": "G5.3", "desert": "G5.2", "wait": "G4.3", "pass": "G4.8", "back": "G8.2", "ask": "G6.1", "march": "G7.1",
    "send": "G7.2", "done": "G7.9", "strike": "G7.3", "strike-own": "G7.5a", "fly": "G7.7",
}  # fmt: skip


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
    """What a bot would do, by what it remembers of what this seat saw.

    Raises:
        BotFault: if it can't choose.
    """
    return ask(bot, view, rng)


def rank(view: View, advice: Action, rng: Random) -> Sequence[Appraisal]:
    """What this action and the best others are probably worth, best first; a first look chooses the others."""
    legal = view.legal_actions
    first = appraise(view, rng, samples=FEWEST_SAMPLES, drop_out=False)
    found = dict.fromkeys([advice, *(appraisal.action for appraisal in first[:MOST_RANKED])])
    samples = max(FEWEST_RUNS, (RUNS - FEWEST_SAMPLES * len(legal)) // len(found))
    return appraise(view, rng, samples=samples, actions=tuple(found), drop_out=False)


def say_plan(action: Action, say: Words, names: Sequence[str]) -> str:
    """An action as words."""
    return say_action(action, say, names)


def why(view: View, better: Action, _: Sequence[Action], say: Words) -> tuple[str, str]:
    """What speaks for an action, as a sentence, and the rule it rests on."""
    verb = str(better).partition(" ")[0]
    kind, rule = _choice(view)
    if verb == "hold":
        return say(f"why-hold-{kind}"), rule
    if verb == "recruit" and not view.table.deck:
        return say("why-recruit-last"), rule
    own = isinstance(better, Desert) and read_pile(view.table.piles[better.pile], view.options.without)[0] == view.seat
    return say("why-desert-own" if own else f"why-{verb}"), _RULES[verb]


def draw(weighed: Sequence[Appraisal], view: View, advice: Action, say: Words, names: Sequence[str]) -> Chart:
    """The ranked actions as a picture, with the advice marked."""
    bars = [
        bar_of(
            appraisal,
            say_plan(appraisal.action, say, names),
            say,
            first=not nth,
            note=say("hint-note") if appraisal.action == advice else "",
        )
        for nth, appraisal in enumerate(weighed)
    ]
    counted = say("estimate-note", samples=max(appraisal.samples for appraisal in weighed))
    note = f"{counted} {say('estimate-round')}"
    return bars_chart(bars, weighed, say, area="main", note=note, left_out=len(view.legal_actions) - len(weighed))
