"""How the present battle may end, as bars. Source: G7, G8.1, G8.2."""

from __future__ import annotations

from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.speech import say_card
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import GOBLIN, KINDS, SENDABLE
from havoclab.lab.odds.gold_und_rum import side_of, standing, winning
from havoclab.stage.odds.parts import Answer, Question, bar_of, menu
from havoclab.stage.scene import FormField

#: Where two choices are compared: players whose battles are played to their end for each of them.
TOGETHER: Final = 300


def battle_menus(question: Question, view: View, say: Words) -> list[FormField]:
    """What the seat would add now, where it may. Source: G7.2, G7.7."""
    army = view.table.armies[view.seat or 0]
    fields = []
    for kind in SENDABLE if _adds(view) else ():
        if army[kind]:
            name, numbers = f"add-{KINDS[kind]}", _up_to(army[kind])
            label = say("odds-field-add", card=say_card(kind, say))
            fields.append(
                menu(name, question.choice(name, numbers), dict(zip(numbers, numbers, strict=True)), say, label)
            )
    if _flies(view):
        numbers = _up_to(army[GOBLIN])
        fields.append(menu("fly", question.choice("fly", numbers), dict(zip(numbers, numbers, strict=True)), say))
    return fields


def _adds(view: View) -> bool:
    return view.table.kind == "mercenaries" and bool(view.legal_actions)


def _flies(view: View) -> bool:
    return view.table.kind == "airship" and bool(view.legal_actions)


def _up_to(most: int) -> list[str]:
    return [str(number) for number in range(most + 1)]


def this_battle(question: Question, view: View, say: Words) -> Answer:
    """How likely the army is the strongest: as all lie, and when the others play on. Source: G7.4, G8.1, G8.2."""
    army, side = view.table.armies[view.seat or 0], side_of(view)
    adding: list[int] = []
    if _adds(view):
        for kind in SENDABLE:
            adding += [kind] * int(question.choice(f"add-{KINDS[kind]}", _up_to(army[kind])))
    flown = int(question.choice("fly", _up_to(army[GOBLIN]))) if _flies(view) else 0
    more, by_heart = bool(adding or flown), question.by_heart
    now = standing(view, adding, flown=flown, by_heart=by_heart)
    battles = TOGETHER // view.players if more else None
    end = winning(view, adding, flown=flown, by_heart=by_heart, battles=battles)
    bars = [bar_of(now, say("odds-as-they-lie-with" if more else "odds-as-they-lie"), say)]
    bars.append(bar_of(end, say("odds-played-on-with" if more else "odds-played-on"), say, tone="good", mark=True))
    if more:
        without = winning(view, by_heart=by_heart, battles=battles)
        bars.append(bar_of(without, say("odds-played-on-without"), say, tone="quiet"))
    told = say("odds-battle") if side == view.seat else say("odds-battle-favourite", name=question.names[side])
    if end.is_exact:
        return Answer(bars, say("odds-note", told=told, how=say("odds-battle-certain")))
    how = say("odds-battles", battles=end.samples, bot=say("bot-sensible"))
    basis = say("odds-battle-by-heart" if by_heart else "odds-battle-open")
    return Answer(bars, say("odds-note", told=told, how=say("odds-note", told=how, how=basis)))
