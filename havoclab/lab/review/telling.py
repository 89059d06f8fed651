"""The idea behind an estimate, found and told: in the way of the game that a view is of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from havoclab.core.action import Action
from havoclab.core.words import words
from havoclab.lab.review.actions import key_of
from havoclab.lab.review.games import game_of
from havoclab.lab.review.ideas import Idea, first_idea


def idea_behind(view: Any, better: Action, others: Sequence[Action]) -> Idea | None:
    """The idea that speaks for one action against others, the first that is found; None where there is none to tell.

    >>> from havoclab import havoc
    >>> from havoclab.havoc.actions import parse
    >>> state = havoc.deal(players=2, seed=7)
    >>> _ = [state.apply(step) for step in ("recruit", "draw", "draw")]
    >>> idea_behind(state.view(0), parse("put o7"), [parse("put dog")])
    Idea(name='kept-dog', rule='H4.6', slots={})
    """
    others = [other for other in others if key_of(other) != key_of(better)]
    return first_idea(game_of(view).DETECTORS, view, better, others)


def say_idea(idea: Idea, view: Any, language: str) -> str:
    """The idea as a sentence."""
    game = game_of(view)
    say = words(language, *game.WORDS)
    return say(f"idea-{idea.name}", **{**idea.slots, **game.slots_of(idea.slots, view, say)})
