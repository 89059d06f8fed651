"""Setting up a position of Gold und Rum: what lies where, as cards and as texts to type, and what entries change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from havoclab.core.words import Words
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE
from havoclab.gold_und_rum.speech import say_card
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT, entry_text
from havoclab.stage.sandbox.forms import NotInRange
from havoclab.stage.sandbox.gold_und_rum import presets
from havoclab.stage.sandbox.gold_und_rum.card_words import NoCard, read_cards, write_cards
from havoclab.stage.sandbox.gold_und_rum.draft import Draft
from havoclab.stage.sandbox.gold_und_rum.facts import deal_rest, open_again
from havoclab.stage.sandbox.gold_und_rum.forms import Facts
from havoclab.stage.sandbox.gold_und_rum.mends import faults
from havoclab.stage.sandbox.gold_und_rum.table import OpenTable
from havoclab.stage.sandbox.mending import Fault, Mend
from havoclab.stage.sandbox.picking import CardBench
from havoclab.stage.sandbox.workbench import Doing
from havoclab.stage.sandbox.wrong import ready
from havoclab.stage.scene import Block, Button, Form, FormField, Intent, Prompt, Text
from havoclab.stage.setup.gold_und_rum import MOST_SEATS, Choices, Setup
from havoclab.stage.sitting import HUMAN

#: What can be done with the whole table, with the key that does it.
_TOOLS = {"fill": "f", "deal-rest": "d", "open-piles": "o", "clear": "c"}


def fresh_choices() -> Choices:
    """Who sits at a new sandbox: people in every seat, all of them the reader, so everybody is asked in turn."""
    return Choices(kinds=[HUMAN] * MOST_SEATS)


class Bench(CardBench):
    """A position of Gold und Rum being set up, with the cards that are picked up.

    >>> from havoclab.core.words import words
    >>> from havoclab.stage.sandbox.gold_und_rum import PACKAGES
    >>> say = words("en", *PACKAGES)
    >>> bench = Bench()
    >>> bench.do({"do": "type", "place": "pile-2", "value": "o2 2*go r3"}, say)
    >>> bench.draft.cards("pile-2")
    [3, 12, 12, 102]
    >>> bench.do({"do": "pick", "place": "pile-2", "nth": 1, "card": "goblin"}, say)
    >>> bench.do({"do": "drop", "place": "pile-0"}, say)
    >>> bench.draft.cards("pile-0"), bench.draft.cards("pile-2")
    ([12], [3, 12, 102])
    """

    presets = presets.PRESETS

    def __init__(self) -> None:
        setup = Setup(fresh_choices())
        super().__init__(setup, Draft.empty(setup.choices.options()))
        self.with_piles = False
        """Whether piles are shown, too, that have been opened."""

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the choice that is set up."""
        return KINDS_OF_CHOICE.get(self.draft.state.kind, "")

    def faults(self) -> list[Fault]:
        """Everything that is wrong, each with what one click would do about it."""
        return faults(self.draft)

    def begin(self, preset: str) -> Draft | None:
        """The position of a preset, by the options chosen; None if none was found."""
        options = self.setup.choices.options()
        if preset == "empty":
            return Draft.empty(options)
        found = presets.moment_of(preset, options, self.setup.seed)
        return None if found is None else Draft(found)

    # --- what is shown ---

    def mend_slots(self, mend: Mend, names: Sequence[str], say: Words) -> Mapping[str, Any]:
        """What a mend's button needs, in words."""
        slots: dict[str, Any] = dict(mend.slots)
        if "card" in slots:
            slots["card"] = say_card(slots["card"], say)
        if "race" in slots:
            slots["race"] = say(f"race-{slots['race']}")
        if "seat" in slots:
            slots["name"] = names[slots["seat"]]
        return slots

    def _facts(self, names: Sequence[str], say: Words) -> Facts:
        return Facts(self.draft.state, names, self.errors, say)

    def begin_fields(self, names: Sequence[str], say: Words) -> list[FormField]:
        """Who is chancellor, whose choice it is, and which."""
        return self._facts(names, say).choice_fields()

    def _picture(self, names: Sequence[str], say: Words) -> OpenTable:
        return OpenTable(self.draft, self.picks, self.errors, names, say, with_piles=self.with_piles)

    def table(self, names: Sequence[str], say: Words) -> list[Block]:
        """Every place with its cards, and how cards are typed."""
        return self._picture(names, say).blocks()

    def dock(self, wrong: Sequence[Fault], names: Sequence[str], say: Words) -> list[Block]:
        """What is picked up, or how far the position has come and what can be done next."""
        if self.picks:
            picture = self._picture(names, say)
            return [picture.prompt(), picture.menu(), picture.buttons()]
        text = say("sandbox-wrong", count=len(wrong)) if wrong else say("sandbox-fits")
        usable = {
            "fill": bool(self.draft.box),
            "deal-rest": bool(self.draft.state.deck),
            "open-piles": not self.draft.state.deck and any(self.draft.state.piles),
            "clear": bool(self.draft.state.deck) or any(self.draft.state.piles),
        }
        buttons = [
            Button(id=tool, label=say(f"tool-{tool}"), intent={"do": tool}, key=key)
            for tool, key in _TOOLS.items()
            if usable[tool]
        ]
        prompt = Prompt(who=say("sandbox-prompt"), text=text, detail=say("sandbox-detail"))
        return [prompt, ready(wrong, buttons, say)]

    def seats(self, names: Sequence[str], say: Words) -> list[Block]:
        """Who sits where, with points, recruit and desertion cards."""
        return [self._facts(names, say).seats_table(self.setup)]

    def forms(self, names: Sequence[str], say: Words) -> list[Block]:
        """The round, and how the deal runs."""
        deal: list[Block] = [
            block.model_copy(update={"area": "bottom"})
            for block in self.setup.first_blocks(say)
            if isinstance(block, Form | Text)
        ]
        facts = self._facts(names, say)
        return [facts.round_form(), *facts.battles_table(), *deal]

    # --- what clicks and entries change ---

    def text_of(self, card: int) -> str:
        """A card's text form, by which a click names it."""
        return entry_text(card)

    def _stolen(self, _: Intent, __: Words) -> None:
        self.draft.mark_stolen(self.picks)
        self.picks = []

    def _type(self, intent: Intent, say: Words) -> None:
        place = str(intent.get("place"))
        before, self.picks = self.draft.cards(place), []
        self.errors.pop(place, None)
        try:
            cards = read_cards(str(intent.get("value", "")))
        except NoCard as fault:
            self.errors[place] = say("type-not-read", word=fault.word)
            return
        laid = [card for card in cards if card >= RECRUIT]
        if laid and not place.startswith("pile-"):
            self.errors[place] = say("type-piles-only", word=write_cards(laid[:1], say.language))
        elif any(card % DESERTION % RECRUIT >= self.draft.state.players for card in laid):
            self.errors[place] = say("type-no-player", players=self.draft.state.players)
        elif cards != before:
            self.draft.type_in(place, cards)

    def _tool(self, intent: Intent, _: Words) -> None:
        """Deal on, open the piles, clear the table: tools for all of it."""
        tool, draft = str(intent.get("do")), self.draft
        if tool == "fill":
            draft.fill_deck(self.setup.seed)
        elif tool == "deal-rest":
            deal_rest(draft.state)
        elif tool == "open-piles":
            open_again(draft.state)
        else:
            self.draft = Draft.empty(draft.options)
        self.picks, self.errors = [], {}

    def _fact(self, intent: Intent, say: Words) -> None:
        name = str(intent.get("field"))
        self.errors.pop(name, None)
        self.picks = []
        try:
            Facts(self.draft.state, self.setup.names(say), {}, say).set(name, intent.get("value"))
        except NotInRange as fault:
            why = say("limit-number", least=str(fault.least), most=str(fault.most))
            self.errors[name] = say("field-not-possible", value=fault.text[:40], why=why)

    def _show_piles(self, _: Intent, __: Words) -> None:
        self.with_piles = not self.with_piles

    beside: ClassVar[Mapping[str, Doing]] = {**CardBench.beside, "show-piles": _show_piles}
    changes: ClassVar[Mapping[str, Doing]] = {
        **CardBench.changes,
        "stolen": _stolen,
        "type": _type,
        "fact": _fact,
        **dict.fromkeys(_TOOLS, _tool),
    }
