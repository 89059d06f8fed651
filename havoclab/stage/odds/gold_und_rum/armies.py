"""What armies may hold, and which races win alone, as bars. Source: G2.3, G6.1, G7.1."""

from __future__ import annotations

from havoclab.core.words import Words
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import RACES
from havoclab.lab.odds.gold_und_rum import Armies, race_alone, races_to_come, side_of
from havoclab.stage.odds.gold_und_rum.wanted import WANTED, possible, say_wanted
from havoclab.stage.odds.parts import Answer, Question, bar_of, menu
from havoclab.stage.scene import FormField


def card_menu(question: Question, view: View, say: Words) -> FormField:
    """Which card is looked for."""
    names = _cards(view)
    return menu("card", question.choice("card", names), {name: say_wanted(name, say) for name in names}, say)


def _cards(view: View) -> list[str]:
    armies = Armies(view, by_heart=False)  # what can be looked for must not tell more than the backs
    return list(possible(view, armies, *armies.rivals))


def rival_menu(question: Question, view: View, say: Words) -> FormField:
    """Whose army is asked about."""
    rivals = list(map(str, Armies(view).rivals))
    return menu("rival", question.choice("rival", rivals), {seat: question.names[int(seat)] for seat in rivals}, say)


def holder(question: Question, view: View, say: Words) -> Answer:
    """How likely each of the others has a card. Source: G2.3, G6.1."""
    armies = Armies(view, by_heart=question.by_heart)
    wanted = WANTED[question.choice("card", _cards(view))]
    bars = [bar_of(armies.holds(seat, wanted), question.names[seat], say) for seat in armies.rivals]
    return Answer(bars, say("odds-note", told=say("odds-holder"), how=_how(question, say)))


def what_an_army_holds(question: Question, view: View, say: Words) -> Answer:
    """How likely one of the others has each card that its backs allow. Source: G2.3."""
    armies = Armies(view, by_heart=question.by_heart)
    seat = int(question.choice("rival", list(map(str, armies.rivals))))
    found = {name: armies.holds(seat, WANTED[name]) for name in possible(view, armies, seat)}
    bars = [bar_of(chance, say_wanted(name, say), say) for name, chance in found.items() if chance.value]
    if not bars:
        return Answer(note=say("odds-army-empty", name=question.names[seat]))
    told = say("odds-army", name=question.names[seat])
    return Answer(bars, say("odds-note", told=told, how=_how(question, say)))


def races(question: Question, view: View, say: Words) -> Answer:
    """How likely the army wins each race to come without any mercenary. Source: G7.1, G8.1, G8.2."""
    side = side_of(view)
    bars = [
        bar_of(race_alone(view, race, by_heart=question.by_heart), say(f"race-{RACES[race]}"), say, tone="good")
        for race in races_to_come(view)
    ]
    told = say("odds-races") if side == view.seat else say("odds-races-favourite", name=question.names[side])
    return Answer(bars, say("odds-note", told=told, how=_how(question, say)))


def _how(question: Question, say: Words) -> str:
    return say("odds-armies-by-heart" if question.by_heart else "odds-armies-open")
