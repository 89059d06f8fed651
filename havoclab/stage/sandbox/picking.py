"""Setting up a table card by card: what is picked up, and what a click, a key or a card let go over a place does."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from havoclab.core.words import Words
from havoclab.stage.sandbox.moving import CardPlaces, Pick
from havoclab.stage.sandbox.workbench import Doing, Workbench
from havoclab.stage.scene import Button, CardFace, Form, FormField, Intent, Option, Prompt

#: Most cards that are named when they are picked up.
MOST_NAMED: Final = 6
#: What stands after a place's name in a menu of places, where the other end of it is meant.
OTHER_END: Final = "other-end"


class CardBench(Workbench):
    """A position being set up, with the cards that are picked up. Its draft is of :class:`CardPlaces`, too."""

    @abstractmethod
    def text_of(self, card: int) -> str:
        """A card's text form, by which a click names it."""

    # --- what clicks do ---

    def _picked(self, intent: Intent) -> Pick:
        """The card that an intent names."""
        place, nth = str(intent.get("place")), intent.get("nth")
        cards = self.draft.cards(place)
        if not isinstance(nth, int) or isinstance(nth, bool) or not 0 <= nth < len(cards):
            raise ValueError(f"nth: {str(nth)[:24]!r} is no card there; {len(cards)} lie at {place}")
        if intent.get("card") != self.text_of(cards[nth]):
            raise ValueError(f"card: {str(intent.get('card'))[:24]!r} does not lie there")
        return place, nth

    def _pick(self, intent: Intent, _: Words) -> None:
        pick = self._picked(intent)
        if pick in self.picks:
            self.picks.remove(pick)
        else:
            self.picks.append(pick)

    def _pick_all(self, intent: Intent, _: Words) -> None:
        place = str(intent.get("place"))
        there = [(place, nth) for nth in range(len(self.draft.cards(place)))]
        others = [pick for pick in self.picks if pick[0] != place]
        self.picks = others if all(pick in self.picks for pick in there) else [*others, *there]

    def _let_go(self, _: Intent, __: Words) -> None:
        self.picks = []

    def _drop(self, intent: Intent, say: Words) -> None:
        """Put down what is picked up."""
        if not self.picks:
            self.told = say("nothing-picked-up")
            return
        place, _, end = str(intent.get("place", intent.get("value"))).partition(" ")
        self._put(self.picks, place, say, other_end=intent.get("other_end") is True or end == OTHER_END)

    def _move(self, intent: Intent, say: Words) -> None:
        """A card was pulled to a place, with all that is picked up if it is one of these."""
        pick, place, at = self._picked(intent), str(intent.get("to")), intent.get("at")
        there = self.draft.cards(place)
        if at is not None and (not isinstance(at, int) or isinstance(at, bool) or not 0 <= at <= len(there)):
            raise ValueError(f"at: {str(at)[:24]!r} is no spot there; {len(there)} cards lie at {place}")
        self._put(self.picks if pick in self.picks else [pick], place, say, at=at)

    def _put(self, picks: Sequence[Pick], place: str, say: Words, **where: Any) -> None:
        draft: CardPlaces = self.draft
        if not draft.all_fit(picks, place):
            self.told = say("cannot-lie-there")
            return
        draft.put(picks, place, **where)
        self.picks = []

    def _exchange(self, _: Intent, __: Words) -> None:
        self.draft.exchange(self.picks)
        self.picks = []

    beside: ClassVar[Mapping[str, Doing]] = {"pick": _pick, "pick-all": _pick_all, "let-go": _let_go}
    changes: ClassVar[Mapping[str, Doing]] = {"drop": _drop, "move": _move, "exchange": _exchange}


# --- how it is shown ---


def pickable(face: CardFace, pick: Pick, text: str, picks: Sequence[Pick]) -> CardFace:
    """The same face: a click on it picks the card up, or lets it go again; ``text`` is the card's text form."""
    place, nth = pick
    face.intent = {"do": "pick", "place": place, "nth": nth, "card": text}
    face.state = "selected" if pick in picks else "plain"
    return face


def picked_prompt(named: Sequence[str], say: Words) -> Prompt:
    """What is picked up: these cards, in words."""
    cards, more = ", ".join(named[:MOST_NAMED]), len(named) - MOST_NAMED
    text = cards if more <= 0 else say("picked-more", cards=cards, more=more)
    return Prompt(who=say("picked-up", count=len(named)), text=text, detail=say("picked-detail"))


def place_menu(places: Sequence[Option], say: Words) -> Form:
    """Where what is picked up can go, as a menu: a finger need not scroll to the place then."""
    options = [Option(value="", label=say("put-at-choose")), *places]
    field = FormField(id="put-at", label=say("put-at"), kind="menu", options=options, intent={"do": "drop"})
    return Form(area="prompt", id="put-at", fields=[field])


def picked_buttons(draft: CardPlaces, picks: Sequence[Pick], place_name: str, say: Words) -> list[Button]:
    """What can be done with what is picked up beside putting it down; ``place_name`` is where the last card lies."""
    buttons, last = [], picks[-1][0]
    if sum(place == last for place, _ in picks) < len(draft.cards(last)):
        label = say("pick-all", place=place_name)
        buttons.append(Button(id="pick-all", label=label, intent={"do": "pick-all", "place": last}, key="a"))
    if draft.can_exchange(picks):
        exchange = {"do": "exchange"}
        buttons.append(Button(id="exchange", label=say("exchange"), intent=exchange, key="e", symbol="redo"))
    return [*buttons, Button(id="let-go", label=say("let-go"), intent={"do": "let-go"}, key="q")]
