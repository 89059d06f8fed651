"""Odds of Gold und Rum beside the table: what the deal brings, what armies may hold, how battles may go.

They count with what lies open now, and with all that the seat has seen only while memory help shows that anyway: what
is to be remembered is not told. Source: G2.3.
"""

from __future__ import annotations

from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import COUNTS, GOBLIN, KINDS, SENDABLE
from havoclab.lab.odds.chance import PACKAGE
from havoclab.lab.odds.gold_und_rum import Armies, races_to_come, side_of
from havoclab.lab.odds.gold_und_rum.battle import BATTLE
from havoclab.stage.odds.gold_und_rum.armies import card_menu, holder, races, rival_menu, what_an_army_holds
from havoclab.stage.odds.gold_und_rum.battle import battle_menus, this_battle
from havoclab.stage.odds.gold_und_rum.dealing import PLACES, SORTS, deal_menus, start, what_comes
from havoclab.stage.odds.gold_und_rum.wanted import WANTED
from havoclab.stage.odds.parts import Answer, Question
from havoclab.stage.scene import FormField

__all__ = ["ASKED", "AT_ONCE", "WORDS", "answer", "can_choose", "invitation", "menus", "offered"]

#: The words that this package speaks with.
WORDS: Final = (
    "havoclab.core",
    "havoclab.gold_und_rum",
    PACKAGE,
    "havoclab.stage.odds",
    "havoclab.stage.odds.gold_und_rum",
)

#: What can be asked, in the order in which it is offered.
ASKED: Final = ("comes", "start", "battle", "races", "holder", "army")
#: A deal runs on meanwhile: these take no time, so they are told anew after each card.
AT_ONCE: Final = ("comes", "start")

#: Of each menu the values that it may have at some moment.
_CHOICES: Final = {
    "where": PLACES,
    "sort": tuple(SORTS),
    "card": tuple(WANTED),
    "rival": tuple("0123456"),
    "fly": tuple(map(str, range(COUNTS[GOBLIN] + 1))),
    **{f"add-{KINDS[kind]}": tuple(map(str, range(COUNTS[kind] + 1))) for kind in SENDABLE},
}
_ANSWERS: Final = {
    "comes": what_comes,
    "start": start,
    "battle": this_battle,
    "races": races,
    "holder": holder,
    "army": what_an_army_holds,
}


def offered(view: View) -> list[str]:
    """What can be asked in this moment: while cards are dealt, and once armies are held."""
    table = view.table
    if table.kind in ("deal", "claim"):
        return ["comes"] if table.started else ["comes", "start"]
    if view.seat is None or table.kind in ("last-call", "favourite", "over"):
        return []
    asked = []
    if side_of(view) >= 0:
        asked += ["battle"] if table.kind in BATTLE else []
        asked += ["races"] if races_to_come(view) else []
    rivals = Armies(view).rivals
    return (
        [*asked, "holder", "army"]
        if any(any(table.armies[seat]) or any(table.sent[seat]) for seat in rivals)
        else asked
    )


def can_choose(menu_name: str, value: str) -> bool:
    """Whether some menu may have this value at some moment."""
    return value in _CHOICES.get(menu_name, ())


def invitation(question: Question, say: Words) -> str:
    """What is said before anything is asked: what the odds are made from."""
    return say("odds-invitation-by-heart" if question.by_heart else "odds-invitation-open")


def menus(question: Question, view: View, say: Words) -> list[FormField]:
    """What can be chosen for a question."""
    if question.name == "comes":
        return deal_menus(question, view, say)
    if question.name == "holder":
        return [card_menu(question, view, say)]
    if question.name == "army":
        return [rival_menu(question, view, say)]
    return battle_menus(question, view, say) if question.name == "battle" else []


def answer(question: Question, view: View, say: Words) -> Answer:
    """The odds that were asked for."""
    return _ANSWERS[question.name](question, view, say)
