"""Setting up a position of Havoc: what is picked up, and what each click and each entry changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from havoclab.core.words import Words
from havoclab.havoc.cards import card_text
from havoclab.havoc.position import KINDS
from havoclab.stage.sandbox.forms import NotInRange
from havoclab.stage.sandbox.havoc import presets
from havoclab.stage.sandbox.havoc.card_words import NoCard, read_cards
from havoclab.stage.sandbox.havoc.draft import PILE, Draft
from havoclab.stage.sandbox.havoc.facts import count_points
from havoclab.stage.sandbox.havoc.forms import Facts, moment_field, points_button
from havoclab.stage.sandbox.havoc.mends import faults
from havoclab.stage.sandbox.havoc.table import OpenTable, mend_slots
from havoclab.stage.sandbox.mending import Fault, Mend
from havoclab.stage.sandbox.picking import CardBench
from havoclab.stage.sandbox.workbench import Doing
from havoclab.stage.scene import Block, FormField, Intent
from havoclab.stage.setup import Choices, Setup
from havoclab.stage.sitting import HUMAN

#: The preset that is the worked example.
EXAMPLE = "h12"


def fresh_choices() -> Choices:
    """Who sits at a new sandbox: people in every seat, all of them the reader."""
    return Choices(kinds=[HUMAN] * 6)


class Bench(CardBench):
    """A position of Havoc being set up, with the cards that are picked up.

    >>> from havoclab.core.words import words
    >>> from havoclab.stage.sandbox.havoc import PACKAGES
    >>> say = words("en", *PACKAGES)
    >>> bench = Bench()
    >>> bench.do({"do": "type", "place": "hand-0", "value": "b9 dog"}, say)
    >>> bench.do({"do": "pick", "place": "hand-0", "nth": 1, "card": "b9"}, say)
    >>> bench.do({"do": "drop", "place": "recruits"}, say)
    >>> bench.draft.cards("hand-0"), bench.draft.cards("recruits")
    ([0], [9])
    """

    presets = presets.PRESETS

    def __init__(self) -> None:
        setup = Setup(fresh_choices())
        super().__init__(setup, Draft.empty(setup.choices.options()))
        self.moment = 0
        """Of the worked example, where that was chosen."""

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the choice that is set up."""
        return KINDS.get(self.draft.state.kind, "")

    def faults(self) -> list[Fault]:
        """Everything that is wrong, each with what one click would do about it."""
        return faults(self.draft)

    # --- what is shown ---

    def _picture(self, names: Sequence[str], say: Words) -> OpenTable:
        return OpenTable(self.draft, self.picks, self.errors, names, say)

    def _facts(self, names: Sequence[str], say: Words) -> Facts:
        return Facts(self.draft.state, names, self.errors, say)

    def mend_slots(self, mend: Mend, names: Sequence[str], say: Words) -> Mapping[str, Any]:
        """What a mend's button needs, in words."""
        return mend_slots(mend, self.draft, names, say)

    def begin_fields(self, names: Sequence[str], say: Words) -> list[FormField]:
        """The moment of the example, whose choice it is, and which."""
        example = self.preset == EXAMPLE
        moment = [moment_field(self.moment, self.errors.get("moment", ""), say)] if example else []
        return [*moment, *self._facts(names, say).choice_fields()]

    def table(self, names: Sequence[str], say: Words) -> list[Block]:
        """Every place with its cards, and what is done with whole places."""
        picture = self._picture(names, say)
        return [*picture.zones(), *picture.below()]

    def dock(self, wrong: Sequence[Fault], names: Sequence[str], say: Words) -> list[Block]:
        """What is picked up and where it can go, or how far the position has come."""
        picture = self._picture(names, say)
        return [picture.prompt(len(wrong)), picture.targets() if self.picks else picture.ready(wrong)]

    def seats(self, names: Sequence[str], say: Words) -> list[Block]:
        """Who sits where, with points, battle cards and part in the battle."""
        return [self._facts(names, say).seats_table(self.setup)]

    def forms(self, names: Sequence[str], say: Words) -> list[Block]:
        """The battles, John of Gaunt, the peace card."""
        facts = self._facts(names, say)
        return [facts.battles_form(), *facts.john_forms(), points_button(say), facts.peace_form()]

    # --- cards ---

    def text_of(self, card: int) -> str:
        """A card's text form, by which a click names it."""
        return card_text(card)

    def _type(self, intent: Intent, say: Words) -> None:
        place = str(intent.get("place"))
        before = self.draft.cards(place)
        self.picks = []
        self.errors.pop(place, None)
        try:
            cards = read_cards(str(intent.get("value", "")))
        except NoCard as fault:
            self.errors[place] = say("type-not-read", word=fault.word)
            return
        if cards != before:
            self.draft.type_in(place, cards)

    def _tool(self, intent: Intent, say: Words) -> None:
        """Deal, fill, shuffle, sort, clear: tools for whole places."""
        draft, seed = self.draft, self.setup.seed
        tool = str(intent.get("do"))
        if tool == "deal":
            draft.deal(seed)
        elif tool == "fill":
            draft.fill_pile(seed)
        elif tool == "shuffle":
            draft.shuffle(seed)
        elif tool == "sort":
            draft.sort(PILE)
        else:
            draft.clear()
        self.picks, self.errors = [], {}

    # --- options, and what stands beside the cards ---

    def _forget_numbers(self, _: Intent, __: Words) -> None:
        self.setup.forget_own_battles()
        self.take_options()

    def _fact(self, intent: Intent, say: Words) -> None:
        name, state = str(intent.get("field")), self.draft.state
        self.errors.pop(name, None)
        before = [cards[:] for cards in [*state.hands, *state.laid]]
        try:
            Facts(state, self.setup.names(say), {}, say).set(name, intent.get("value"))
        except NotInRange as fault:
            why = say("limit-number", least=str(fault.least), most=str(fault.most))
            self.errors[name] = say("field-not-possible", value=fault.text[:40], why=why)
        if [*state.hands, *state.laid] != before:
            self.draft.forget()
        self.picks = []

    def _count_points(self, _: Intent, __: Words) -> None:
        count_points(self.draft.state)

    # --- where to begin ---

    def begin(self, preset: str) -> Draft | None:
        """The position of a preset; the worked example brings its own players and options."""
        options = self.setup.choices.options()
        if preset == EXAMPLE:
            return self._example(0)
        if preset == "empty":
            return Draft.empty(options)
        found = presets.moment_of(preset, options, self.setup.seed)
        return None if found is None else Draft(found)

    def _example(self, moment: int) -> Draft:
        state = presets.example_at(moment)
        self.moment = moment
        self.setup.choices.names = [""] * len(self.setup.choices.names)  # the usual names are those of the example
        self.setup.take_options(state.options)
        return Draft(state)

    def _set_moment(self, intent: Intent, say: Words) -> None:
        text, most = str(intent.get("value", "")).strip(), presets.example_moments()
        self.errors.pop("moment", None)
        if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
            why = say("limit-number", least="0", most=str(most))
            self.errors["moment"] = say("field-not-possible", value=text[:40], why=why)
            return
        self.picks, self.preset = [], EXAMPLE
        self.draft = self._example(int(text))

    changes: ClassVar[Mapping[str, Doing]] = {
        **CardBench.changes,
        "type": _type,
        **dict.fromkeys(("deal", "fill", "shuffle", "sort", "clear"), _tool),
        "forget-numbers": _forget_numbers,
        "fact": _fact,
        "count-points": _count_points,
        "moment": _set_moment,
    }
