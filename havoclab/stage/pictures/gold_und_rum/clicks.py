"""What a click on the table of Gold und Rum means, and the buttons for what is no card and no pile.

A claim is one click on a pile with the card that is chosen; it carries the moment that its player saw (G4.7). A click
is never held back here: what the rules forbid is asked of the rules, so that they can say why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from havoclab.core.action import Action
from havoclab.core.words import Words
from havoclab.gold_und_rum.actions import (
    ASK,
    BACK,
    DEAL,
    DESERT,
    DONE,
    FLY,
    HOLD,
    MARCH,
    PASS,
    RECRUIT,
    SEND,
    STRIKE,
    STRIKE_OWN,
    WAIT,
    Desert,
    Fly,
    Recruit,
)
from havoclab.gold_und_rum.options import MOST_PILES
from havoclab.gold_und_rum.speech import say_action, say_card
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import BACKS, RACES, WARRIORS, parse_kind
from havoclab.stage.scene import Button, Buttons, Intent

#: The two cards that can be laid on a pile, each with its key. Source: G2.2.
CLAIM_CARDS: Final = {"recruit": "r", "desertion": "d"}

_State = Literal["legal", "illegal"]


class Clicks:
    """What is half done, and what clicks on it mean.

    Args:
        say: the reader's words.
        names: the players' names, in seat order.
    """

    def __init__(self, say: Words, names: Sequence[str]) -> None:
        self._say, self._names = say, names
        self._card = ""
        """The card to lay on piles, as the reader chose it last."""
        self._asked = -1
        """The seat that the spy shall ask."""
        self._named = -1
        """The card that the spy shall ask for."""

    def clear(self) -> None:
        """Drop what is half done; which card goes on piles is a habit, it stays."""
        self._asked = self._named = -1

    # --- claims: G4.4, G4.5 ---

    def card(self, view: View) -> str:
        """The card that a click on a pile lays. Source: G3.4, G4.4, G4.5."""
        table, seat = view.table, view.seat or 0
        held = {"recruit": table.recruits[seat], "desertion": table.desertions[seat]}
        if held.get(self._card):
            return self._card
        if held["desertion"] and not (held["recruit"] and table.started):
            return "desertion"
        return "recruit"

    def claim(self, view: View, pile: int) -> Intent:
        """What a click on a pile sends: card and moment are those that its player saw. Source: G4.7."""
        return {"do": "pile", "pile": pile, "card": self.card(view), "moment": view.table.dealt}

    def read_claim(self, intent: Intent, view: View) -> Recruit | Desert:
        """The claim that a click on a pile means.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        pile, moment = intent.get("pile"), intent.get("moment", view.table.dealt)
        card = intent.get("card") or self.card(view)
        if type(pile) is not int or not 0 <= pile < MOST_PILES:
            raise ValueError(f"pile: {str(pile)[:24]!r} is none; allowed are 0 to {MOST_PILES - 1}")
        if type(moment) is not int or not 0 <= moment <= WARRIORS:
            raise ValueError(f"moment: {str(moment)[:24]!r} is none; allowed are 0 to {WARRIORS}")
        if card not in CLAIM_CARDS:
            raise ValueError(f"card: {str(card)[:24]!r} can't be laid; allowed are {', '.join(CLAIM_CARDS)}")
        return (RECRUIT if card == "recruit" else DESERT)[moment][pile]

    # --- reading clicks ---

    def read(self, intent: Intent, view: View) -> Action | None:
        """The action asked for, or None if only what is half done changed.

        Raises:
            ValueError: naming the field of an intent that is none of the table's.
        """
        match intent.get("do"):
            case "pile":
                return self.read_claim(intent, view)
            case "claim-card":
                if intent.get("card") not in CLAIM_CARDS:
                    raise ValueError(f"card: allowed are {', '.join(CLAIM_CARDS)}")
                self._card = str(intent["card"])
                return None
            case "deal":
                return DEAL
            case "ask-seat" | "ask-card":
                return self._ask(intent, view)
            case "hand":
                return SEND[parse_kind(intent.get("card"))]
            case "own":
                return STRIKE_OWN[parse_kind(intent.get("card"))]
            case "strike":
                back = intent.get("back")
                if back not in BACKS:
                    raise ValueError(f"back: {str(back)[:24]!r} is none; allowed are {', '.join(BACKS)}")
                return STRIKE[self._seat(intent)][BACKS.index(str(back))]
        raise ValueError(f"do: {str(intent.get('do'))[:24]!r} is nothing that can be done at this table")

    def _seat(self, intent: Intent) -> int:
        seat = intent.get("seat")
        if type(seat) is not int or not 0 <= seat < len(self._names):
            raise ValueError(f"seat: {str(seat)[:24]!r} is none; allowed are 0 to {len(self._names) - 1}")
        return seat

    # --- the spy: G6.1 ---

    def _ask(self, intent: Intent, view: View) -> Action | None:
        """First whom, then for what, or the other way round: whichever comes second makes the question."""
        if intent.get("do") == "ask-seat":
            self._asked = self._seat(intent)
        else:
            self._named = parse_kind(intent.get("card"))
        if self._asked < 0 or self._named < 0:
            return None
        return ASK[self._asked][self._named]

    def asked(self) -> int:
        """The seat that is chosen to be asked; -1: none yet."""
        return self._asked

    def is_named(self, kind: int) -> bool:
        """Whether this card is the one to be asked for."""
        return kind == self._named

    def spy_preview(self) -> str:
        """What of the spy's question is chosen, in words."""
        say = self._say
        if self._asked >= 0:
            return say("ask-of", name=self._names[self._asked])
        return say("ask-for", card=say_card(self._named, say)) if self._named >= 0 else say("ask-both")

    # --- buttons and words ---

    def buttons(self, view: View) -> list[Buttons]:
        """Buttons for everything that is no card and no pile."""
        kind = view.table.kind
        if kind == "deal" and view.seat == view.table.chancellor:
            shown = [self._act(DEAL, "deal", key="e", symbol="cards", primary=True)]
        elif kind in ("deal", "claim"):
            shown = self._claim_cards(view)
            if kind == "claim":
                shown.append(self._act(WAIT, "wait", key="e", primary=True))
        else:
            shown = self._of_kind(view)
        return [Buttons(area="prompt", id="actions", buttons=shown)] if shown else []

    def _claim_cards(self, view: View) -> list[Button]:
        """The two cards: which of them a click on a pile lays."""
        table, seat, chosen = view.table, view.seat or 0, self.card(view)
        left = {"recruit": table.recruits[seat], "desertion": table.desertions[seat]}
        can = {
            "recruit": any(isinstance(action, Recruit) for action in view.legal_actions),
            "desertion": any(isinstance(action, Desert) for action in view.legal_actions),
        }
        return [
            Button(
                id=f"claim-{card}",
                label=self._say(f"claim-{card}", count=left[card]),
                intent={"do": "claim-card", "card": card},
                key=key,
                state=_state(can[card]),
                pressed=card == chosen,
                symbol=card,
            )
            for card, key in CLAIM_CARDS.items()
        ]

    def _of_kind(self, view: View) -> list[Button]:
        table, legal = view.table, view.legal_actions
        match table.kind:
            case "last-call":
                cards = self._claim_cards(view) if table.desertions[view.seat or 0] else []  # only where G4.6 is off
                return [*cards, self._act(PASS, "pass", key="e", primary=True)] if PASS in legal else cards
            case "favourite":
                return [
                    self._act(BACK[seat], f"back-{seat}", key=str(seat + 1), symbol="favourite", legal=True)
                    for seat in table.others()
                ]
            case "spy":
                return [self._ask_button(view, seat) for seat in range(view.players) if seat != view.seat]
            case "race":
                return [
                    self._act(
                        MARCH[number], f"march-{race}", key=str(number + 1), symbol=race, legal=MARCH[number] in legal
                    )
                    for number, race in enumerate(RACES)
                ]
            case "mercenaries":
                return [self._act(DONE, "done", key="e", primary=True)]
            case "commando":
                return [self._act(HOLD, "hold", key="e", primary=True)]
            case "airship":
                flying = [action for action in legal if isinstance(action, Fly)]
                return [
                    *(
                        self._act(FLY[action.goblins], f"fly-{action.goblins}", key=str(action.goblins))
                        for action in flying
                    ),
                    self._act(HOLD, "hold", key="e"),
                ]
        return []

    def _ask_button(self, view: View, seat: int) -> Button:
        return Button(
            id=f"ask-{seat}",
            label=self._names[seat],
            intent={"do": "ask-seat", "seat": seat},
            key=str(seat + 1),
            state=_state(seat != view.table.chancellor),
            pressed=seat == self._asked,
            symbol="spy",
        )

    def _act(
        self, action: Action, name: str, *, key: str = "", symbol: str = "", primary: bool = False, legal: bool = True
    ) -> Button:
        return Button(
            id=f"do-{name}",
            label=self.label(action),
            intent={"do": "act", "action": str(action)},
            key=key,
            symbol=symbol,
            primary=primary and legal,
            state=_state(legal),
        )

    def label(self, action: Action) -> str:
        """An action as words on a button."""
        return say_action(action, self._say, self._names)


def _state(legal: bool) -> _State:
    return "legal" if legal else "illegal"
