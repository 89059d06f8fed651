"""The answer to a bet: the chance that was counted, and beside it what was bet on."""

from __future__ import annotations

from typing import Final

from havoclab.core.words import words
from havoclab.lab.odds.chance import PACKAGE
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.stage.odds.parts import bar_of
from havoclab.stage.scene import Bar, Chart

_WORDS: Final = (PACKAGE, "havoclab.stage.odds")


def bet_charts(attempt: ChooseAttempt, language: str) -> list[Chart]:
    """The chance and the bet on it; nothing before there is one, or where no chance is asked for."""
    bet = attempt.asked.bet if attempt.asked is not None else None
    if bet is None or not attempt.bet_on:
        return []
    say = words(language, *_WORDS)
    low, high = bet.bands[attempt.bet_on]
    made = Bar(
        label=say("odds-your-bet"),
        value=0,
        low=low / 100,
        high=high / 100,
        text=say("chance-interval", low=low, high=high),
        tone="quiet",
    )
    counted = bar_of(bet.chance, say("odds-it-is"), say, tone="good", mark=True)
    note = say("odds-exact", cases=bet.cases)
    return [Chart(area="battle", id="bet", title=say("odds-bet-title"), bars=[counted, made], note=note)]
