"""Setting up a position: what is picked up, what each click and each entry changes, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from havoclab.core.words import Words
from havoclab.havoc.cards import parse_cards
from havoclab.stage.sandbox import presets
from havoclab.stage.sandbox.card_words import NoCard, read_cards
from havoclab.stage.sandbox.draft import PILE, Draft, Pick
from havoclab.stage.sandbox.facts import count_points
from havoclab.stage.sandbox.forms import Facts, NotInRange
from havoclab.stage.sandbox.mends import faults, mend_all
from havoclab.stage.sandbox.opening import Opened, fresh_choices
from havoclab.stage.scene import Intent
from havoclab.stage.setup import Choices, Setup

#: Steps of setting up that can be taken back.
MOST_STEPS: Final = 100
#: The preset that is the worked example.
EXAMPLE: Final = "h12"


class _Moment(NamedTuple):
    """What undo brings back."""

    choices: Choices
    draft: Draft


class Workbench:
    """A position being set up, with what is half done: cards picked up, entries that do not fit.

    >>> from havoclab.core.words import words
    >>> say = words("en", "havoclab.core", "havoclab.havoc", "havoclab.stage", "havoclab.stage.sandbox")
    >>> bench = Workbench()
    >>> bench.do({"do": "type", "place": "hand-0", "value": "b9 dog"}, say)
    >>> bench.do({"do": "pick", "place": "hand-0", "nth": 1, "card": "b9"}, say)
    >>> bench.do({"do": "drop", "place": "recruits"}, say)
    >>> bench.draft.cards("hand-0"), bench.draft.cards("recruits")
    ([0], [9])
    """

    def __init__(self) -> None:
        self.setup = Setup(fresh_choices())
        self.draft = Draft.empty(self.setup.choices.options())
        self.picks: list[Pick] = []
        self.errors: dict[str, str] = {}
        """What is wrong with an entry, by place, field, or "load"."""
        self.preset = ""
        self.moment = 0
        """Of the worked example, where that was chosen."""
        self.told = ""
        """What the last intent is answered with, where there is something to say."""
        self._done: list[_Moment] = []
        self._undone: list[_Moment] = []

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether a step that was taken back can be done again."""
        return bool(self._undone)

    def take(self, opened: Opened) -> None:
        """Go on with what was opened; undo leads back."""
        self._remember(self._now())
        self.setup, self.draft = Setup(opened.choices), opened.draft
        self._settle()

    def take_moment(self, draft: Draft) -> None:
        """Go on with this position, and the same people; undo leads back."""
        self._remember(self._now())
        self.draft = draft
        self._settle()

    def do(self, intent: Intent, say: Words) -> None:
        """Do what an intent asks; nothing is changed if it can't be done.

        Raises:
            ValueError: naming the field, what is wrong and what is allowed.
        """
        name = str(intent.get("do"))
        self.told = ""
        if name in _BESIDE:
            _BESIDE[name](self, intent, say)
        elif name in _CHANGES:
            before = self._now()
            try:
                _CHANGES[name](self, intent, say)
            except ValueError:
                self.setup.choices, self.draft = before
                raise
            if (self.setup.choices, self.draft.state) != (before.choices, before.draft.state):
                self._remember(before)
        else:
            raise ValueError(f"do: {name[:24]!r} can't be done while a position is set up")

    # --- undo and redo ---

    def _now(self) -> _Moment:
        return _Moment(self.setup.choices.model_copy(deep=True), self.draft.copy())

    def _remember(self, before: _Moment) -> None:
        self._done.append(before)
        del self._done[:-MOST_STEPS]
        self._undone.clear()

    def _settle(self) -> None:
        """Nothing is half done any more."""
        self.picks, self.errors, self.preset = [], {}, ""

    def _undo(self, _: Intent, say: Words) -> None:
        self._step(self._done, self._undone, say)

    def _redo(self, _: Intent, say: Words) -> None:
        self._step(self._undone, self._done, say)

    def _step(self, source: list[_Moment], target: list[_Moment], say: Words) -> None:
        if not source:
            self.told = say("no-more-steps")
            return
        target.append(self._now())
        moment = source.pop()
        self.setup, self.draft = Setup(moment.choices), moment.draft
        self._settle()

    # --- cards ---

    def _pick(self, intent: Intent, _: Words) -> None:
        place, nth = str(intent.get("place")), intent.get("nth")
        cards = self.draft.cards(place)
        if not isinstance(nth, int) or isinstance(nth, bool) or not 0 <= nth < len(cards):
            raise ValueError(f"nth: {str(nth)[:24]!r} is no card there; {len(cards)} lie at {place}")
        if parse_cards(str(intent.get("card"))) != [cards[nth]]:
            raise ValueError(f"card: {str(intent.get('card'))[:24]!r} does not lie there")
        pick = (place, nth)
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
        if not self.picks:
            self.told = say("nothing-picked-up")
            return
        self.draft.put(self.picks, str(intent.get("place")), last=intent.get("last") is True)
        self.picks = []

    def _exchange(self, _: Intent, __: Words) -> None:
        self.draft.exchange(self.picks)
        self.picks = []

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

    # --- players, options, and what stands beside the cards ---

    def _set(self, intent: Intent, say: Words) -> None:
        """The form that the page of the table has, too: players, names, options, numbers on the battle cards."""
        self.setup.set(intent, say)
        self._take_options()

    def _forget_numbers(self, _: Intent, __: Words) -> None:
        self.setup.forget_own_battles()
        self._take_options()

    def _take_options(self) -> None:
        self.draft.seat_players(self.setup.choices.options())
        self.picks = []

    def _switch_rule(self, intent: Intent, _: Words) -> None:
        """Switch a rule off, or on again. Source: H11.2."""
        self.setup.switch_rule(intent)
        self._take_options()

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

    def _mend(self, intent: Intent, _: Words) -> None:
        wanted = str(intent.get("mend"))
        mends = {fault.mend.id: fault.mend for fault in faults(self.draft) if fault.mend is not None}
        if wanted not in mends:
            raise ValueError(f"mend: {wanted[:40]!r} mends nothing here")
        mends[wanted].do(self.draft)
        self.picks = []

    def _mend_all(self, _: Intent, say: Words) -> None:
        self.told = say("mended", count=mend_all(self.draft))
        self.picks = []

    # --- where to begin ---

    def _begin_with(self, intent: Intent, say: Words) -> None:
        """A preset for the players and options of the form; the worked example brings its own."""
        preset = str(intent.get("value", self.preset))
        if preset not in presets.PRESETS:
            raise ValueError(f"preset: {preset[:24]!r} is none; allowed are {', '.join(presets.PRESETS)}")
        self._settle()
        self.preset = preset
        options = self.setup.choices.options()
        if preset == EXAMPLE:
            self._example(0)
        elif preset == "empty":
            self.draft = Draft.empty(options)
        else:
            found = presets.moment_of(preset, options, self.setup.seed)
            if found is None:
                self.told = say("preset-not-found")
            else:
                self.draft = Draft(found)

    def _example(self, moment: int) -> None:
        state = presets.example_at(moment)
        self.moment = moment
        self.setup.choices.names = [""] * len(self.setup.choices.names)  # the usual names are those of the example
        self.setup.take_options(state.options)
        self.draft = Draft(state)

    def _set_moment(self, intent: Intent, say: Words) -> None:
        text, most = str(intent.get("value", "")).strip(), presets.example_moments()
        self.errors.pop("moment", None)
        if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
            why = say("limit-number", least="0", most=str(most))
            self.errors["moment"] = say("field-not-possible", value=text[:40], why=why)
            return
        self.picks, self.preset = [], EXAMPLE
        self._example(int(text))


_Doing = Callable[[Workbench, dict[str, Any], Words], None]
#: What changes nothing that undo would bring back.
_BESIDE: Final[dict[str, _Doing]] = {
    "pick": Workbench._pick,
    "pick-all": Workbench._pick_all,
    "let-go": Workbench._let_go,
    "undo": Workbench._undo,
    "redo": Workbench._redo,
}
_CHANGES: Final[dict[str, _Doing]] = {
    "drop": Workbench._drop,
    "exchange": Workbench._exchange,
    "type": Workbench._type,
    "deal": Workbench._tool,
    "fill": Workbench._tool,
    "shuffle": Workbench._tool,
    "sort": Workbench._tool,
    "clear": Workbench._tool,
    "set": Workbench._set,
    "forget-numbers": Workbench._forget_numbers,
    "switch-rule": Workbench._switch_rule,
    "fact": Workbench._fact,
    "count-points": Workbench._count_points,
    "mend": Workbench._mend,
    "mend-all": Workbench._mend_all,
    "preset": Workbench._begin_with,
    "moment": Workbench._set_moment,
}
