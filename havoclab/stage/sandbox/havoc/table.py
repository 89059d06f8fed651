"""The table that is being set up as blocks of a scene: every place with its cards, what is picked up, what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from havoclab.core.words import Words
from havoclab.havoc.cards import JOHN, card_text
from havoclab.havoc.hands import MOST_INVOLVED, evaluate
from havoclab.havoc.speech import say_card, say_cards
from havoclab.stage.pictures.faces import face_of
from havoclab.stage.sandbox.havoc.draft import BOX, DISCARDS, PILE, RECRUITS, Draft
from havoclab.stage.sandbox.mending import Fault, Mend
from havoclab.stage.sandbox.moving import Pick
from havoclab.stage.sandbox.picking import MOST_NAMED, pickable, picked_buttons, picked_prompt
from havoclab.stage.sandbox.wrong import ready
from havoclab.stage.scene import Area, Block, Button, Buttons, CardFace, FormField, Prompt, Text, Zone


def place_name(place: str, names: Sequence[str], say: Words) -> str:
    """A place as it is called above its cards."""
    kind, dash, seat = place.partition("-")
    return say(f"place-{kind}", name=names[int(seat)]) if dash else say(f"place-{kind}")


class OpenTable:
    """The picture of a draft, with the cards that are picked up."""

    def __init__(
        self, draft: Draft, picks: Sequence[Pick], errors: Mapping[str, str], names: Sequence[str], say: Words
    ) -> None:
        self._draft, self._picks, self._errors, self._names, self._say = draft, picks, errors, names, say

    # --- places ---

    def zones(self) -> list[Zone]:
        """Every place with its cards, a way to put cards down, and its cards as a text to type."""
        return [self._zone(place) for place in self._draft.places]

    def _zone(self, place: str) -> Zone:
        draft, say = self._draft, self._say
        kind, dash, seat = place.partition("-")
        cards = draft.cards(place)
        area: Area = {"hand": "seats", "laid": "battle"}.get(kind, "main")  # type: ignore[assignment]  # each is one
        return Zone(
            area=area,
            id=place,
            title=place_name(place, self._names, say),
            cards=self._faces(place, cards),
            count=len(cards),
            seat=int(seat) if dash else None,
            active=dash != "" and int(seat) == draft.state.seat,
            note=self._worth(cards)
            if kind == "laid" and cards
            else say("place-pile-note")
            if place == PILE and cards
            else "",
            empty=say("place-box-empty") if place == BOX else say("place-empty"),
            intent={"do": "drop", "place": place} if self._picks else None,
            state="legal" if self._picks else "plain",
            takes={"do": "move", "to": place},
            entry=None if place == BOX else self._entry(place, cards),
        )

    def _faces(self, place: str, cards: Sequence[int]) -> list[CardFace]:
        seen: dict[int, int] = {}
        faces = []
        for nth, card in enumerate(cards):
            seen[card] = seen.get(card, 0) + 1
            # A soldier has one key wherever it lies, so that it glides; its doubles and the dogs have one a place.
            key = card_text(card) if card and seen[card] == 1 else f"{place}-{card_text(card)}-{seen[card]}"
            face = face_of(card, self._say, key=key)
            faces.append(pickable(face, (place, nth), card_text(card), self._picks))
        return faces

    def _worth(self, cards: Sequence[int]) -> str:
        """What these laid cards would be worth, all soldiers involved. Source: H6.6, H8.1."""
        counted = sorted(cards, reverse=True)[:MOST_INVOLVED]
        if JOHN in counted or len(set(counted) - {0}) + counted.count(0) < len(counted):
            return ""  # the same soldier twice, or John of Gaunt, is worth nothing anybody knows
        hand = evaluate(counted, best_subset=self._draft.options.best_subset)
        return self._say(hand.rank.message)

    def _entry(self, place: str, cards: Sequence[int]) -> FormField:
        say = self._say
        return FormField(
            id=f"type-{place}",
            label=say("type-label", place=place_name(place, self._names, say)),
            kind="text",
            value=" ".join(card_text(card) for card in cards),
            placeholder=say("type-hint"),
            error=self._errors.get(place, ""),
            intent={"do": "type", "place": place},
        )

    # --- the dock ---

    def prompt(self, wrong: int) -> Prompt:
        """What is picked up, or how far the position has come."""
        say = self._say
        if not self._picks:
            text = say("sandbox-fits") if not wrong else say("sandbox-wrong", count=wrong)
            return Prompt(who=say("sandbox-prompt"), text=text, detail=say("sandbox-detail"))
        return picked_prompt([say_card(self._draft.cards(place)[nth], say) for place, nth in self._picks], say)

    def targets(self) -> Buttons:
        """Where the picked cards can go."""
        say = self._say
        buttons = []
        for place in self._draft.places:
            kind, dash, seat = place.partition("-")
            key = {RECRUITS: "r", PILE: "d", DISCARDS: "x", BOX: "0"}.get(place, "")
            if kind == "hand":
                key = str(int(seat) + 1)
            label = say(f"to-{kind}", name=self._names[int(seat)]) if dash else say(f"to-{kind}")
            buttons.append(Button(id=f"to-{place}", label=label, intent={"do": "drop", "place": place}, key=key))
            if place == PILE:
                below = {"do": "drop", "place": PILE, "other_end": True}
                buttons.append(Button(id="to-pile-last", label=say("to-pile-last"), intent=below, key="b"))
        last = place_name(self._picks[-1][0], self._names, say)
        buttons += picked_buttons(self._draft, self._picks, last, say)
        return Buttons(area="prompt", id="targets", buttons=buttons)

    def ready(self, wrong: Sequence[Fault]) -> Buttons:
        """Play from here, or what brings it nearer to that."""
        say, draft = self._say, self._draft
        buttons = []
        if draft.cards(BOX):
            if not all(draft.state.hands):
                buttons.append(
                    Button(id="deal", label=say("tool-deal"), intent={"do": "deal"}, key="d", symbol="cards")
                )
            buttons.append(Button(id="fill", label=say("tool-fill"), intent={"do": "fill"}, key="f", symbol="cards"))
        return ready(wrong, buttons, say)

    def below(self) -> list[Block]:
        """What is done with the pile or the whole table, and how cards are typed."""
        say = self._say
        buttons = []
        if len(self._draft.cards(PILE)) > 1:
            buttons.append(Button(id="shuffle", label=say("tool-shuffle"), intent={"do": "shuffle"}))
            buttons.append(Button(id="sort", label=say("tool-sort"), intent={"do": "sort"}))
        if any(self._draft.cards(place) for place in self._draft.places if place != BOX):
            buttons.append(Button(id="clear", label=say("tool-clear"), intent={"do": "clear"}))
        legend = Text(area="main", id="legend", paragraphs=[say("legend")], tone="aside")
        return [Buttons(area="main", id="place-tools", buttons=buttons), legend] if buttons else [legend]


def mend_slots(mend: Mend, draft: Draft, names: Sequence[str], say: Words) -> dict[str, Any]:
    """What a mend's button needs, in words."""
    slots: dict[str, Any] = dict(mend.slots)
    if "card" in slots:
        slots["card"] = say_card(slots["card"], say)
    if "cards" in slots:
        slots["cards"] = say_cards(slots["cards"][:MOST_NAMED], say)
    if "seat" in slots:
        slots["name"] = names[slots["seat"]]
    if "battle" in slots:
        slots["battle"] = draft.options.battle(slots["battle"]).name
    return slots
