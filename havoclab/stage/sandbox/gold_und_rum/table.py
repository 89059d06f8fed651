"""The table that is being set up as blocks of a scene: every place with its cards, and where picked ones can go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.speech import say_card
from havoclab.gold_und_rum.warriors import DESERTION, GOBLIN, KINDS, LEADER, RECRUIT, entry_text
from havoclab.stage.pictures.gold_und_rum.faces import entry_face
from havoclab.stage.sandbox.gold_und_rum.card_words import short_forms, write_cards
from havoclab.stage.sandbox.gold_und_rum.draft import ASIDE, BOX, DECK, Draft
from havoclab.stage.sandbox.moving import Pick
from havoclab.stage.sandbox.picking import OTHER_END, pickable, picked_buttons, picked_prompt, place_menu
from havoclab.stage.scene import (
    Area,
    Block,
    Button,
    Buttons,
    CardFace,
    Form,
    FormField,
    Intent,
    Option,
    Prompt,
    Text,
    Zone,
)

#: Where each kind of place is drawn, if not in the middle of the table.
_AREAS: Final[Mapping[str, Area]] = {"hand": "seats", "army": "seats", "sent": "battle"}
#: The keys that put down what is picked up: for piles or, once these are opened, for armies; and for other places.
_NUMBERED: Final = "123456789"
_LETTERED: Final = "tyiopzvbnkjw"
_KEYS: Final = {DECK: "d", BOX: "0", ASIDE: "0"}


def place_name(place: str, names: Sequence[str], say: Words) -> str:
    """A place as it is called above its cards."""
    kind, _, number = place.partition("-")
    if kind == "pile":
        return say("place-pile", pile=int(number) + 1)
    return say(f"place-{kind}", name=names[int(number)]) if number else say(f"place-{kind}")


class OpenTable:
    """The picture of a draft.

    Args:
        draft: the position.
        picks: the cards that are picked up.
        errors: what is wrong with what was typed, by place.
        names: the players' names.
        say: the words.
        with_piles: whether piles are shown, too, that have been opened.
    """

    def __init__(
        self,
        draft: Draft,
        picks: Sequence[Pick],
        errors: Mapping[str, str],
        names: Sequence[str],
        say: Words,
        *,
        with_piles: bool,
    ) -> None:
        self._draft, self._picks, self._errors, self._names, self._say = draft, picks, errors, names, say
        self._with_piles = with_piles
        self._targets = [place for place in draft.places if picks and draft.all_fit(picks, place)]
        self._key_of = dict(self._keys())

    def _keys(self) -> Iterator[tuple[str, str]]:
        """The key of each place that takes what is picked up, and where it is: piles and armies are numbered."""
        numbers, letters = iter(_NUMBERED), iter(_LETTERED)
        for place in self._targets:
            kind = place.partition("-")[0]
            numbered = kind == "pile" or (kind == "army" and "pile-0" not in self._targets)
            yield place, _KEYS.get(place) or (next(numbers, "") if numbered else "") or next(letters, "")

    # --- places ---

    def blocks(self) -> list[Block]:
        """Every place with its cards, a way to put cards down, and its cards as a text to type; then how to type."""
        say, forms = self._say, short_forms(self._say.language)
        legend = [
            say("legend-races", cards=self._legend(range(GOBLIN), forms)),
            say("legend-others", cards=self._legend(range(GOBLIN, len(KINDS)), forms)),
            say(
                "legend-laid",
                recruit=forms[RECRUIT],
                desertion=forms[DESERTION],
                name=self._names[0],
                leader=forms[LEADER],
            ),
        ]
        zones = [self._zone(place) for place in self._draft.places if self._shows(place)]
        return [
            *zones,
            *self._piles_button(),
            Text(area="main", id="legend", heading=say("legend-title"), paragraphs=legend, tone="aside"),
        ]

    def _shows(self, place: str) -> bool:
        """Whether this place is drawn: piles that have been opened only if the reader wants to see them."""
        return self._with_piles or not self._draft.opened or not place.startswith("pile-")

    def _piles_button(self) -> list[Buttons]:
        if not self._draft.opened:
            return []
        label, intent = self._say("tool-show-piles"), {"do": "show-piles"}
        button = Button(id="show-piles", label=label, intent=intent, pressed=self._with_piles)
        return [Buttons(area="main", id="place-tools", buttons=[button])]

    def _legend(self, kinds: range, forms: Mapping[int, str]) -> str:
        say = self._say
        return ", ".join(say("legend-card", form=forms[kind], card=say_card(kind, say)) for kind in kinds)

    def _zone(self, place: str) -> Zone:
        say, state = self._say, self._draft.state
        kind, _, number = place.partition("-")
        cards, seat = self._draft.cards(place), int(number) if kind in _AREAS else None
        taken = place in self._targets
        return Zone(
            area=_AREAS.get(kind, "main"),
            id=place,
            title=place_name(place, self._names, say),
            cards=self._faces(place, cards),
            count=len(cards),
            seat=seat,
            active=seat is not None and seat == state.seat,
            note=say("deck-note") if place == DECK and cards else "",
            empty=say("box-empty") if place == BOX else say("place-empty"),
            intent={"do": "drop", "place": place} if taken else None,
            state="legal" if taken else "plain",
            takes={"do": "move", "to": place},
            buttons=list(self._buttons(place)) if taken else [],
            entry=None if kind in (BOX, ASIDE, "hand") else self._entry(place, cards),
        )

    def _faces(self, place: str, cards: Sequence[int]) -> list[CardFace]:
        factor, stolen = self._draft.options.leader_factor, self._draft.stolen_at(place)
        faces = []
        for nth, card in enumerate(cards):
            face = entry_face(card, self._say, self._names, key=f"{place}-{nth}", leader_factor=factor)
            face.badge = self._say("stolen-badge") if nth in stolen else ""
            faces.append(pickable(face, (place, nth), entry_text(card), self._picks))
        return faces

    def _buttons(self, place: str) -> Iterator[Button]:
        """What puts down here what is picked up: at the end where cards come to lie, and at the other one."""
        kind, _, number = place.partition("-")
        slots = {"pile": int(number) + 1} if kind == "pile" else {"name": self._names[int(number)]} if number else {}
        drop: Intent = {"do": "drop", "place": place}
        key = self._key_of[place]
        yield Button(id=f"to-{place}", label=self._say(f"to-{kind}", **slots), intent=drop, key=key)
        if self._draft.in_order(place) and self._draft.cards(place):
            label = self._say(f"to-{kind}-other", **slots)
            yield Button(id=f"to-{place}-other", label=label, intent={**drop, "other_end": True})

    def _entry(self, place: str, cards: Sequence[int]) -> FormField:
        say = self._say
        return FormField(
            id=f"type-{place}",
            label=say("type-label", place=place_name(place, self._names, say)),
            kind="text",
            value=write_cards(cards, say.language),
            placeholder=say("type-hint"),
            error=self._errors.get(place, ""),
            intent={"do": "type", "place": place},
        )

    # --- the dock, while something is picked up ---

    def prompt(self) -> Prompt:
        """What is picked up."""
        cards = [(place, nth, self._draft.cards(place)[nth]) for place, nth in self._picks]
        return picked_prompt([entry_face(card, self._say, self._names).name for _, _, card in cards], self._say)

    def menu(self) -> Form:
        """Where it can go, as a menu."""
        options = []
        for place in self._targets:
            here, *other = self._buttons(place)
            options.append(Option(value=place, label=here.label))
            options += [Option(value=f"{place} {OTHER_END}", label=button.label) for button in other]
        return place_menu(options, self._say)

    def buttons(self) -> Buttons:
        """What can be done with what is picked up; where it can go stands beside each place."""
        say, draft = self._say, self._draft
        last = place_name(self._picks[-1][0], self._names, say)
        buttons = picked_buttons(draft, self._picks, last, say)
        if draft.state.kind == "spy" and all(place.startswith("army-") for place, _ in self._picks):
            marked = draft.are_stolen(self._picks)
            label = say("tool-not-stolen" if marked else "tool-stolen")
            buttons.insert(0, Button(id="stolen", label=label, intent={"do": "stolen"}, key="s"))
        return Buttons(area="prompt", id="targets", buttons=buttons)
