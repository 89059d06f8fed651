"""Havoc in words: cards, events and refusals as sentences of the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from havoclab.core.action import Action, Together
from havoclab.core.event import Event
from havoclab.core.telling import say_together, tell_event
from havoclab.core.words import Words, words
from havoclab.havoc.actions import (
    CRY,
    DONE,
    DRAW,
    FETCH_DRAW,
    LOOT,
    PASS,
    RECRUIT,
    STAY_OUT,
    STOP,
    SWAP,
    Declare,
    Discard,
    Fetch,
    Lay,
    Name,
    Pick,
    Put,
    Scavenge,
    Take,
)
from havoclab.havoc.cards import DOG, JOHN, SUIT, SUITS, VALUE
from havoclab.havoc.hands import Reason
from havoclab.havoc.options import Options

#: The packages whose words Havoc speaks with.
PACKAGES: Final = ("havoclab.core", "havoclab.havoc")


def say_card(card: int, say: Words) -> str:
    """A card as it is called at the table.

    >>> say_card(9, words("en", *PACKAGES)), say_card(9, words("hu", *PACKAGES))
    ('blue 9', 'kék 9-es')
    """
    if card == DOG:
        return say("card-dog")
    if card == JOHN:
        return say("card-john")
    return say(f"card-{SUITS[SUIT[card]]}", value=VALUE[card])


def say_cards(cards: Iterable[int], say: Words) -> str:
    """Several cards, or that there are none."""
    return ", ".join(say_card(card, say) for card in cards) or say("no-cards")


def spoken_cards(slots: Mapping[str, Any], say: Words) -> dict[str, Any]:
    """Those of the slots that hold cards, as words."""
    spoken: dict[str, Any] = {}
    if "card" in slots:
        spoken["card"] = say_card(slots["card"], say)
    if "cards" in slots and not isinstance(slots["cards"], int):
        spoken["cards"] = say_cards(slots["cards"], say)
    return spoken


def say_reason(reason: Reason, say: Words) -> str:
    """Why a hand is what it is, or what decided between two hands, as a sentence.

    >>> from havoclab.havoc.hands import compare, evaluate
    >>> say = words("en", *PACKAGES)
    >>> say_reason(compare(evaluate([9, 27]), evaluate([9, 12])).explain(), say)
    'The stronger rank decides: pair beats high card.'
    """
    slots: dict[str, Any] = {}
    for key, value in reason.slots.items():
        spoken = key in ("inside", "more", "less") and isinstance(value, str)
        slots[key] = say(str(value)) if spoken else say(f"suit-{value}") if key == "suit" else value
    return say(reason.message, **slots)


def tell(event: Event, *, options: Options, names: Sequence[str], language: str = "en", seat: int | None = None) -> str:
    """What happened, as a sentence.

    Args:
        event: what happened.
        options: of the game, for the names of its battles.
        names: the players' names in seat order.
        language: "en" or "hu".
        seat: whose eyes: secrets are told only to those who saw them.

    >>> event = Event("drew", "H4.2", 0, secret={"card": 9}, witnesses=(0,))
    >>> tell(event, options=Options(players=2), names=("Anita", "Peter"), seat=0)
    'Anita draws: blue 9.'
    >>> tell(event, options=Options(players=2), names=("Anita", "Peter"), seat=1)
    'Anita draws a card.'
    """
    say = words(language, *PACKAGES)

    def speak(seen: Mapping[str, Any]) -> dict[str, Any]:
        spoken = spoken_cards(seen, say)
        if "battle" in seen:
            spoken["battle"] = options.battle(seen["battle"]).name
        return spoken

    return tell_event(event, say, names, seat, speak)


#: Actions without a card, and those with one: the message that says them.
_PLAIN: Final[dict[Action, str]] = {
    RECRUIT: "do-recruit",
    CRY: "do-cry",
    DRAW: "do-draw",
    FETCH_DRAW: "do-fetch-draw",
    LOOT: "do-loot",
    STOP: "do-stop",
    STAY_OUT: "do-stay-out",
    PASS: "do-pass",
    DONE: "do-done",
    SWAP: "do-swap",
}
_WITH_CARD: Final = {
    Take: "do-take",
    Put: "do-put",
    Fetch: "do-fetch",
    Pick: "do-pick",
    Discard: "do-discard",
    Lay: "do-lay-card",
    Scavenge: "do-scavenge",
}


def say_action(action: Action, say: Words) -> str:
    """An action as words on a button; several after another as one sentence. Battles have their printed names.

    >>> from havoclab.havoc import State
    >>> say_action(State.read_action("take b9, put o2"), words("en", *PACKAGES))
    'Take blue 9, then: Lay orange 2 to the recruits'
    """
    if isinstance(action, Together):
        return say_together(action, say, lambda step: say_action(step, say))
    if isinstance(action, Declare):
        return say("do-declare-plain", dogs=action.dogs)
    if isinstance(action, Name):
        return say("do-name", battle=Options().battle(action.battle).name)
    for kind, message in _WITH_CARD.items():
        if isinstance(action, kind):
            return say(message, card=say_card(action.card, say))
    return say(_PLAIN[action])
