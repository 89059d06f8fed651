"""Odds of Havoc beside the table: what recruiting brings, how a battle stands, where a card is."""

from __future__ import annotations

from typing import Final

from havoclab.core.words import Words
from havoclab.havoc.cards import SUIT, SUITS, VALUE
from havoclab.havoc.position import OUT
from havoclab.havoc.view import View
from havoclab.lab.odds.chance import PACKAGE
from havoclab.lab.odds.havoc import Way, ways_to_recruit
from havoclab.stage.odds.havoc.answers import rivals_hold, this_battle, what_recruiting_brings, where_cards_are
from havoclab.stage.odds.havoc.labels import say_way
from havoclab.stage.odds.parts import Answer, Question, menu
from havoclab.stage.scene import FormField

__all__ = ["ASKED", "AT_ONCE", "WORDS", "answer", "can_choose", "invitation", "menus", "offered"]

#: The words that this package speaks with.
WORDS: Final = ("havoclab.core", "havoclab.havoc", PACKAGE, "havoclab.stage.odds", "havoclab.stage.odds.havoc")

#: What can be asked, in the order in which it is offered.
ASKED: Final = ("recruit", "rivals", "battle", "where")
#: Counting takes too long to be done again at each step of a bot.
AT_ONCE: Final = ()
#: Kinds of choice in which cards may still be laid, or count as they lie.
_FIGHTING: Final = ("open-battle", "join", "add", "declare")
#: Ways to recruit that take more dogs are not offered: there would be too many to choose from.
_MOST_DOGS: Final = 1
_ANY_SUIT: Final = "any"


def offered(view: View) -> list[str]:
    """What can be asked in this moment."""
    if view.decision is None:
        return []
    table = view.table
    asked = []
    if view.seat is not None:
        if not table.in_battle and ways_to_recruit(view) and len(table.order) > 1:
            asked.append("recruit")
        if table.in_battle and table.kind in _FIGHTING and table.roles[view.seat] != OUT:
            asked += ["rivals", "battle"]
    return [*asked, "where"]


def can_choose(menu_name: str, value: str) -> bool:
    """Whether some menu may have this value: a way that there is not now is not chosen, and none has it."""
    return (
        menu_name == "way"
        or (menu_name == "value" and value.isdecimal() and int(value) <= max(VALUE))
        or (menu_name == "suit" and value in (_ANY_SUIT, *SUITS))
    )


def invitation(_: Question, say: Words) -> str:
    """What is said before anything is asked."""
    return say("odds-invitation")


def menus(question: Question, view: View, say: Words) -> list[FormField]:
    """Which cards are taken; which card is looked for."""
    if question.name == "recruit":
        ways = _ways(view)
        return [menu("way", str(_way(question, view)), {text: say_way(way, say) for text, way in ways.items()}, say)]
    return _which_card(question, view, say) if question.name == "where" else []


def answer(question: Question, view: View, say: Words) -> Answer:
    """The odds that were asked for."""
    if question.name == "recruit":
        return what_recruiting_brings(view, _way(question, view), say)
    if question.name == "where":
        return where_cards_are(view, _cards(question, view), question.names, say)
    told = rivals_hold if question.name == "rivals" else this_battle
    return told(view, question.selected, question.names, say)


# --- what is chosen ---


def _ways(view: View) -> dict[str, Way]:
    return {str(way): way for way in ways_to_recruit(view) if way.dogs <= _MOST_DOGS}


def _way(question: Question, view: View) -> Way:
    """The way that was chosen; where there is no such way now, the first."""
    ways = _ways(view)
    return ways.get(question.chosen.get("way", "")) or next(iter(ways.values()), Way())


def _values(view: View) -> list[str]:
    return [str(value) for value in range(view.options.supply.highest + 1)]


def _cards(question: Question, view: View) -> list[int]:
    """The cards that are looked for: dogs, all of a value, or one."""
    value = int(question.choice("value", _values(view)))
    suit = question.choice("suit", (_ANY_SUIT, *SUITS))
    suits = range(len(SUITS)) if suit == _ANY_SUIT else [SUITS.index(suit)]
    return [card for card, its in enumerate(VALUE) if its == value and (not value or SUIT[card] in suits)]


def _which_card(question: Question, view: View, say: Words) -> list[FormField]:
    values = _values(view)
    value = question.choice("value", values)
    named = {text: say("odds-value", value=int(text)) for text in values} | {values[0]: say("odds-a-dog")}
    fields = [menu("value", value, named, say)]
    if value != values[0]:
        suits = {_ANY_SUIT: say("odds-any-suit")} | {suit: say(f"suit-{suit}") for suit in SUITS}
        fields.append(menu("suit", question.choice("suit", tuple(suits)), suits, say))
    return fields
