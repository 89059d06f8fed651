"""What a click on Havoc's table means: cards are selected, buttons and piles become actions.

Laying into a battle is done in one breath: cards are selected first, then laid together. Everything else is one click.
A click is never held back here: what the rules forbid is asked of the rules, so that they can say why.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.words import Words
from havoclab.havoc.actions import (
    CRY,
    DISCARD,
    DONE,
    DRAW,
    FETCH,
    FETCH_DRAW,
    LAY,
    LOOT,
    NAME,
    PASS,
    PICK,
    PUT,
    RECRUIT,
    SCAVENGE,
    STAY_OUT,
    STOP,
    SWAP,
    TAKE,
    Declare,
    Fetch,
    Name,
)
from havoclab.havoc.battle import cards_to_enter, taking_part
from havoclab.havoc.best import MOST_UNINVOLVED
from havoclab.havoc.cards import DOG, parse_card
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.reading import reading_of
from havoclab.havoc.recruiting import CARDS_TO_TAKE
from havoclab.havoc.speech import say_action
from havoclab.havoc.view import View
from havoclab.stage.scene import Button, Buttons, Intent

_BATTLE: Final = ("open-battle", "join", "add")
_RECRUITING: Final = ("turn", "recruit")

#: Shortcut and drawing of each plain action's button.
_PLAIN: Final[dict[Action, tuple[str, str]]] = {
    RECRUIT: ("r", "cards"),
    CRY: ("h", "swords"),
    DRAW: ("d", "cards"),
    FETCH_DRAW: ("", "dog"),
    LOOT: ("l", "dog"),
    STOP: ("e", ""),
    STAY_OUT: ("o", "flag"),
    PASS: ("p", ""),
    DONE: ("e", ""),
    SWAP: ("w", "dog"),
}


class Clicks:
    """What is selected, and what clicks on it mean."""

    def __init__(self, say: Words) -> None:
        self._say = say
        self._selected: list[int] = []
        """Places in the hand, in the order of clicking."""
        self._dog_ready = False
        """A dog of the hand is selected to fetch."""

    def clear(self) -> None:
        """Select nothing."""
        self._selected = []
        self._dog_ready = False

    def is_selected(self, nth: int) -> bool:
        """Whether the nth card of the hand is selected."""
        return nth in self._selected

    def chosen(self, view: View) -> list[int]:
        """The selected cards."""
        return [view.hand[nth] for nth in sorted(self._selected) if nth < len(view.hand)]

    # --- what is legal where, for how it is drawn ---

    def legal_from_table(self, card: int, legal: Set[Action], kind: str) -> bool:
        """Whether this open card can be taken now."""
        if kind in _RECRUITING:
            begins = kind == "turn" and RECRUIT in legal
            return begins or TAKE[card] in legal or (self._dog_ready and FETCH[card] in legal)
        return SCAVENGE[card] in legal

    def is_quiet(self, kind: str, taken: int) -> bool:
        """Whether the hand just waits: nothing of it is to be laid now, and nothing is wrong with it."""
        return kind in _RECRUITING and taken < CARDS_TO_TAKE

    def legal_from_hand(self, card: int, legal: Set[Action], kind: str) -> bool:
        """Whether this card of the hand can be used now."""
        if kind in _BATTLE:
            return LAY[card] in legal
        if kind == "recruit":
            return PUT[card] in legal or (
                card == DOG and any(isinstance(action, Fetch) or action is FETCH_DRAW for action in legal)
            )
        if kind == "last-dogs":
            return card == DOG and SWAP in legal
        return DISCARD[card] in legal

    def pile_is_legal(self, view: View) -> bool:
        """Whether a click on the draw pile draws."""
        legal = view.legal_actions
        if self._dog_ready:
            return FETCH_DRAW in legal or (view.table.kind == "turn" and RECRUIT in legal)
        if view.table.kind == "turn":
            return RECRUIT in legal and not view.table.recruits_full
        return DRAW in legal or SWAP in legal

    def discards_are_legal(self, view: View) -> bool:
        """Whether a click on the discards loots."""
        return LOOT in view.legal_actions

    # --- reading clicks ---

    def read(self, intent: Intent, view: View) -> Action | None:
        """The action asked for, or None if only the selection changed.

        Raises:
            ValueError: naming the field of an intent that is none of the table's.
        """
        what = intent.get("do")
        if what == "card":
            card = parse_card(str(intent.get("card")))
            zone = intent.get("zone")
            if zone == "hand":
                return self._hand(card, intent.get("nth"), view)
            if zone == "looted":
                return PICK[card]
            return self._open_card(card, view)
        if what == "pile":
            return self._begin(
                view, FETCH_DRAW if self._dog_ready else SWAP if view.table.kind == "last-dogs" else DRAW
            )
        if what == "discards":
            return self._begin(view, LOOT)
        if what == "battle":
            number = intent.get("battle")
            if not isinstance(number, int) or not 1 <= number <= len(NAME):
                raise ValueError(f"battle: {number!r} is no battle; allowed are 1 to {len(NAME)}")
            return NAME[number - 1]
        if what == "lay":
            return self._lay(view)
        if what == "dog":
            self._dog_ready = not self._dog_ready
            self._selected = [0] if self._dog_ready else []
            return None
        raise ValueError(f"do: {what!r} is nothing that can be done at this table")

    def _hand(self, card: int, nth: object, view: View) -> Action | None:
        kind = view.table.kind
        if not isinstance(nth, int) or not 0 <= nth < len(view.hand) or view.hand[nth] != card:
            raise ValueError(f"nth: {nth!r} is not where that card lies in the hand")
        if kind in _BATTLE:
            if nth in self._selected:
                self._selected.remove(nth)
                return None
            if LAY[card] not in view.legal_actions or not self._has_room(view, card):
                return LAY[card] if LAY[card] not in view.legal_actions else self._too_many(view, card)
            self._selected.append(nth)
            return None
        if card == DOG and kind in _RECRUITING:
            self._dog_ready = not self._dog_ready
            self._selected = [nth] if self._dog_ready else []
            return None
        if kind == "year-of-peace":
            return DISCARD[card]
        if kind == "last-dogs" and card == DOG:
            return SWAP
        return PUT[card]

    def _has_room(self, view: View, card: int) -> bool:
        if not view.options.holds("H6.6"):
            return True
        lying = [*view.laid[view.seat or 0], *self.chosen(view), card]
        soldiers = sum(1 for laid in lying if laid != DOG)
        return len(lying) <= MOST_INVOLVED + MOST_UNINVOLVED and soldiers <= MOST_INVOLVED

    def _too_many(self, view: View, card: int) -> Action:
        """All that is selected and one more: the rules will say why that is too many. Source: H6.6."""
        return Together(tuple(LAY[c] for c in [*self.chosen(view), card]))

    def _open_card(self, card: int, view: View) -> Action:
        if view.table.kind not in _RECRUITING:
            return SCAVENGE[card]
        return self._begin(view, FETCH[card] if self._dog_ready else TAKE[card])

    def _begin(self, view: View, action: Action) -> Action:
        """At a turn's beginning a click on cards recruits as well, unless peace breaks out. Source: H4.1, H5.3."""
        table = view.table
        if table.kind != "turn" or RECRUIT not in view.legal_actions:
            return action
        peace_comes = table.seat == table.peacekeeper and not table.turned and not table.exempt
        if peace_comes and table.peace >= view.options.years:
            return RECRUIT
        return Together((RECRUIT, action))

    def _lay(self, view: View) -> Action:
        cards = self.chosen(view)
        if not cards:
            return STOP
        seat = view.seat or 0
        lying = len(view.laid[seat]) + len(cards)
        has_room = lying < MOST_INVOLVED + MOST_UNINVOLVED or not view.options.holds("H6.6")
        goes_on = view.table.kind != "add" or view.options.holds("H6.4a")
        steps: list[Action] = [LAY[card] for card in cards]
        if has_room and goes_on and len(view.hand) > len(cards):
            steps.append(STOP)
        return steps[0] if len(steps) == 1 else Together(tuple(steps))

    # --- buttons and words ---

    def preview(self, view: View) -> str:
        """What the cards laid and selected would be worth together. Source: H8.1."""
        if view.table.kind not in _BATTLE or view.seat is None:
            return ""
        cards = [*view.laid[view.seat], *self.chosen(view)]
        if not self._selected or not cards:
            return self._say("select-cards")
        counted = sorted(cards, reverse=True)[:MOST_INVOLVED]
        hand = reading_of(view.options).evaluate(counted)
        return self._say("would-be", rank=self._say(hand.rank.message))

    def buttons(self, view: View) -> Buttons:
        """Buttons for everything that is no card."""
        kind = view.table.kind
        buttons: list[Button] = []
        if kind in _BATTLE:
            buttons.append(self._lay_button(view))
        if kind in _RECRUITING and DOG in view.hand:
            buttons.append(self._dog_button(view))
            if self._dog_ready and PUT[DOG] in view.legal_actions:
                buttons.append(self._action_button(PUT[DOG], "dog-put"))
        if kind == "declare":
            best = max(self._declared(view, action) for action in view.legal_actions if isinstance(action, Declare))
        for action in view.legal_actions:
            if isinstance(action, Declare):
                button = self._action_button(action, f"declare-{action.dogs}", key=str(action.dogs))
                button.primary = self._declared(view, action) == best
                button.title = self._say("declare-strongest") if button.primary else ""
                button.label = self._declare_label(view, action)
                buttons.append(button)
            elif isinstance(action, Name):
                button = self._action_button(action, f"name-{action.battle}", key=str(action.battle))
                button.label = view.options.battle(action.battle).name
                buttons.append(button)
            elif action in _PLAIN and not self._is_a_click(action, kind):
                key, symbol = _PLAIN[action]
                buttons.append(self._action_button(action, action.verb, key=key, symbol=symbol))
        return Buttons(area="prompt", id="actions", buttons=buttons)

    @staticmethod
    def _is_a_click(action: Action, kind: str) -> bool:
        """Whether this is done by clicking on cards or piles, or by the button that lays."""
        return (action in (FETCH_DRAW, DRAW) and kind == "recruit") or (action is STOP and kind in _BATTLE)

    def _action_button(self, action: Action, name: str, *, key: str = "", symbol: str = "") -> Button:
        primary = action in (DONE, STOP)
        return Button(
            id=f"do-{name}",
            label=self.label(action),
            intent={"do": "act", "action": str(action)},
            key=key,
            symbol=symbol,
            primary=primary,
        )

    def _lay_button(self, view: View) -> Button:
        cards = self.chosen(view)
        seat = view.seat or 0
        needed = cards_to_enter(view.table, seat, len(view.hand) + view.table.laid_now)
        needed = 1 if view.table.kind == "add" else needed
        enough = len(cards) + view.table.laid_now >= needed
        return Button(
            id="do-lay",
            label=self._say("do-lay", count=len(cards)),
            intent={"do": "lay"},
            key="y",
            state="legal" if enough else "illegal",
            primary=enough,
            symbol="swords",
        )

    def _dog_button(self, view: View) -> Button:
        can = view.table.kind == "turn" or any(
            isinstance(action, Fetch) or action is FETCH_DRAW for action in view.legal_actions
        )
        return Button(
            id="do-fetch",
            label=self._say("do-fetch-mode"),
            intent={"do": "dog"},
            key="f",
            state="legal" if can else "illegal",
            pressed=self._dog_ready,
            symbol="dog",
        )

    def _declared(self, view: View, action: Declare) -> tuple[int, int]:
        cards = taking_part(view.table, view.seat or 0, action.dogs)
        return reading_of(view.options).strength(cards), -action.dogs

    def _declare_label(self, view: View, action: Declare) -> str:
        cards = taking_part(view.table, view.seat or 0, action.dogs)
        rank = reading_of(view.options).evaluate(cards).rank
        return self._say("do-declare", dogs=action.dogs, rank=self._say(rank.message))

    def label(self, action: Action) -> str:
        """An action as words on a button."""
        return say_action(action, self._say)
