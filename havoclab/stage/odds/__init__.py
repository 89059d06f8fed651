"""Odds beside the table, for the seat that looks at it: asked for in a panel, and worked out only then.

Made from that seat's view alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from havoclab.core import view as core
from havoclab.core.words import Words, words
from havoclab.havoc.cards import SUIT, SUITS, VALUE
from havoclab.havoc.position import OUT
from havoclab.havoc.view import View
from havoclab.lab.odds import Way, ways_to_recruit
from havoclab.lab.odds.chance import PACKAGE
from havoclab.stage.odds.answers import Answer, rivals_hold, this_battle, what_recruiting_brings, where_cards_are
from havoclab.stage.odds.labels import say_way
from havoclab.stage.scene import Chart, FormField, Intent, Option
from havoclab.stage.sitting import Sitting

#: The words that this package speaks with.
WORDS: Final = ("havoclab.core", "havoclab.havoc", PACKAGE, "havoclab.stage.odds")

#: What can be asked, in the order in which it is offered.
_ASKED: Final = ("recruit", "rivals", "battle", "where")
#: Kinds of choice in which cards may still be laid, or count as they lie.
_FIGHTING: Final = ("open-battle", "join", "add", "declare")
#: Ways to recruit that take more dogs are not offered: there would be too many to choose from.
_MOST_DOGS: Final = 1
_ANY_SUIT: Final = "any"


class OddsPanel:
    """What was asked, and the answer to it for the moment that is shown."""

    def __init__(self) -> None:
        self._asked = ""
        self._way = ""
        self._value = "0"
        self._suit = _ANY_SUIT
        self._kept: tuple[Hashable, Answer] | None = None

    def set(self, intent: Intent) -> None:
        """Ask something, or something else.

        Raises:
            ValueError: if there is nothing of this name to ask.
        """
        field, value = intent.get("field"), str(intent.get("value", ""))[:80]
        if field == "ask" and value in ("", *_ASKED):
            self._asked = value
        elif field == "way":
            self._way = value
        elif field == "value" and value.isdecimal() and int(value) <= max(VALUE):
            self._value = value
        elif field == "suit" and value in (_ANY_SUIT, *SUITS):
            self._suit = value
        else:
            raise ValueError(f"odds: {str(field)[:24]!r} with {value[:24]!r} can't be asked")

    def blocks(
        self, sitting: Sitting, view: core.View, selected: Sequence[int], language: str, paused: bool
    ) -> list[Chart]:
        """The panel; nothing where there is nothing to ask.

        Args:
            sitting: the game at the screen.
            view: what the seat at the screen knows.
            selected: cards of its hand that it has selected.
            language: "en" or "hu".
            paused: no bot plays by itself. While they do, nothing is worked out.
        """
        assert isinstance(view, View)
        chart = self._chart(view, sitting, selected, language, still=paused or sitting.person_decides)
        return [chart] if chart is not None else []

    def _chart(
        self, view: View, sitting: Sitting, selected: Sequence[int], language: str, *, still: bool
    ) -> Chart | None:
        offered = _offered(view)
        if not offered:
            return None
        say = words(language, *WORDS)
        asked = self._asked if self._asked in offered else ""
        ways = {str(way): way for way in ways_to_recruit(view) if way.dogs <= _MOST_DOGS} if asked == "recruit" else {}
        way = ways.get(self._way) or next(iter(ways.values()), Way())
        answer = Answer(note=say("odds-invitation"))
        if asked and not still:
            answer = Answer(note=say("odds-wait"))
        elif asked:
            replay, names = sitting.replay, sitting.names
            moment = (id(replay), replay.at, len(replay.moves), view.seat)
            key = (moment, asked, str(way), self._value, self._suit, tuple(selected), language)
            if self._kept is None or self._kept[0] != key:
                self._kept = key, self._answer(view, asked, way, names, selected, say)
            answer = self._kept[1]
        fields = [_menu("ask", asked, {"": "odds-ask-nothing"} | {name: f"odds-ask-{name}" for name in offered}, say)]
        if asked == "recruit":
            options = [Option(value=text, label=say_way(one, say)) for text, one in ways.items()]
            fields.append(_field("way", str(way), options, say))
        elif asked == "where":
            fields += self._which_card(view, say)
        return Chart(area="side", id="odds", title=say("odds-title"), fields=fields, bars=answer.bars, note=answer.note)

    def _answer(
        self, view: View, asked: str, way: Way, names: Sequence[str], selected: Sequence[int], say: Words
    ) -> Answer:
        if asked == "recruit":
            return what_recruiting_brings(view, way, say)
        if asked == "where":
            return where_cards_are(view, self._cards(view), names, say)
        return (rivals_hold if asked == "rivals" else this_battle)(view, selected, names, say)

    def _cards(self, view: View) -> list[int]:
        """The cards that are looked for: dogs, all of a value, or one."""
        value = min(int(self._value), view.options.supply.highest)
        suits = range(len(SUITS)) if self._suit == _ANY_SUIT else [SUITS.index(self._suit)]
        return [card for card, its in enumerate(VALUE) if its == value and (not value or SUIT[card] in suits)]

    def _which_card(self, view: View, say: Words) -> list[FormField]:
        values = [Option(value="0", label=say("odds-a-dog"))]
        values += [
            Option(value=str(value), label=say("odds-value", value=value))
            for value in range(1, view.options.supply.highest + 1)
        ]
        fields = [_field("value", self._value, values, say)]
        if self._value != "0":
            suits = {_ANY_SUIT: "odds-any-suit"} | {suit: f"suit-{suit}" for suit in SUITS}
            fields.append(_menu("suit", self._suit, suits, say))
        return fields


def _offered(view: View) -> list[str]:
    """What can be asked in this moment."""
    if view.decision is None:
        return []
    table = view.table
    asked = []
    if view.seat is not None:
        if not table.in_battle and ways_to_recruit(view) and len(table.order) > 1:
            asked.append("recruit")
        if table.in_battle and table.kind in _FIGHTING and table.roles[view.seat] != OUT:
            asked += ["rivals", "battle"]
    return [*asked, "where"]


def _menu(name: str, value: str, messages: dict[str, str], say: Words) -> FormField:
    return _field(name, value, [Option(value=key, label=say(message)) for key, message in messages.items()], say)


def _field(name: str, value: str, options: list[Option], say: Words) -> FormField:
    return FormField(
        id=f"odds-{name}",
        label=say(f"odds-field-{name}"),
        kind="menu",
        value=value,
        options=options,
        intent={"do": "odds", "field": name},
    )
