"""Gold und Rum in words: warriors, events and refusals as sentences of the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from havoclab.core.action import Action, Together
from havoclab.core.event import Event
from havoclab.core.telling import say_together, tell_event
from havoclab.core.words import Words, words
from havoclab.gold_und_rum.actions import Army, Ask, Back, Desert, Fly, March, Recruit, Send, Strike, StrikeOwn
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.warriors import BACKS, KINDS, RACES

#: The packages whose words the game speaks with.
PACKAGES: Final = ("havoclab.core", "havoclab.gold_und_rum")


def say_card(card: int, say: Words) -> str:
    """A warrior as it is called at the table.

    >>> say_card(4, words("en", *PACKAGES)), say_card(4, words("hu", *PACKAGES))
    ('orc 6', '6-os ork')
    """
    return say(f"card-{KINDS[card]}")


def say_cards(cards: Sequence[int], say: Words) -> str:
    """Several warriors, or that there are none."""
    return ", ".join(say_card(card, say) for card in cards) or say("no-cards")


def spoken_cards(slots: Mapping[str, Any], say: Words) -> dict[str, Any]:
    """Those of the slots that hold cards, races or piles, as words."""
    spoken: dict[str, Any] = {}
    if "card" in slots:
        spoken["card"] = say_card(slots["card"], say)
    if "cards" in slots and not isinstance(slots["cards"], int):
        spoken["cards"] = say_cards(slots["cards"], say)
    if "race" in slots:
        spoken["race"] = say(f"race-{slots['race']}")
    return spoken


def tell(event: Event, *, options: Options, names: Sequence[str], language: str = "en", seat: int | None = None) -> str:
    """What happened, as a sentence.

    Args:
        event: what happened.
        options: of the game.
        names: the players' names in seat order.
        language: "en" or "hu".
        seat: whose eyes: secrets are told only to those who saw them.

    >>> event = Event("sent", "G7.2", 0, secret={"card": 12}, witnesses=(0,))
    >>> tell(event, options=Options(), names=("Anita", "Peter", "Kata", "Bence"), seat=1)
    'Anita adds a mercenary, face down.'
    """
    say = words(language, *PACKAGES)

    def speak(seen: Mapping[str, Any]) -> dict[str, Any]:
        spoken = spoken_cards(seen, say)
        if "pile" in seen:
            spoken["pile"] = seen["pile"] + 1
        for key in ("favourite", "asked", "to", "target", "owner"):
            if key in seen:
                spoken[key] = names[seen[key]]
        return spoken

    return tell_event(event, say, names, seat, speak)


def say_action(action: Action, say: Words, names: Sequence[str]) -> str:
    """An action as words on a button; several after another as one sentence.

    >>> from havoclab.gold_und_rum.actions import parse
    >>> say_action(parse("ask 2 for orc-6"), words("en", *PACKAGES), ("Anita", "Peter", "Kata", "Bence"))
    'Ask Peter for: orc 6'
    """
    if isinstance(action, Together):
        return say_together(action, say, lambda step: say_action(step, say, names))
    match action:
        case Recruit() | Desert():
            return say(f"do-{action.verb}", pile=action.pile + 1)
        case Back():
            return say("do-back", seat=names[action.seat])
        case Ask():
            return say("do-ask", seat=names[action.seat], card=say_card(action.card, say))
        case March():
            return say("do-march", race=say(f"race-{RACES[action.race]}"))
        case Send():
            return say("do-send", card=say_card(action.card, say))
        case Army():
            return say("do-army", cards=say_cards(action.cards, say))
        case Strike():
            return say("do-strike", seat=names[action.seat], back=say(f"back-{BACKS[action.back]}"))
        case StrikeOwn():
            return say("do-strike-own", card=say_card(action.card, say))
        case Fly():
            return say("do-fly", goblins=action.goblins)
    return say(f"do-{action.verb}")
