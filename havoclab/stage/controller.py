"""What every page does the same: language, the rules panel, replies, and answers to what can't be done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from havoclab.core.action import Action
from havoclab.core.rejection import IllegalAction
from havoclab.core.rules import RuleBook
from havoclab.core.words import LANGUAGES, Words, words
from havoclab.stage.notes import note_of, rules_panel
from havoclab.stage.pictures import art_of
from havoclab.stage.scene import Button, Intent, Reply, RulesPanel, Scene

#: What the renderer says by itself; each is a message of the stage's word files with "ui-" before it.
RENDERER_WORDS: Final = (
    "cards-count",
    "close",
    "copied",
    "copy-failed",
    "ended-pulse",
    "failed",
    "free-place",
    "human",
    "illegal-mark",
    "keys-activate",
    "keys-arrows",
    "keys-ends",
    "keys-help",
    "keys-shortcuts",
    "keys-tab",
    "late",
    "no-results",
    "on-turn",
    "open-rule",
    "reconnecting",
    "reload",
    "rule",
    "selected",
    "session-ended",
    "side-panels",
    "working",
    "you",
)


class PageController(ABC):
    """A page: it shows scenes and handles intents. Plain Python; any host can drive it.

    Args:
        game: name of the game whose rules, words and drawings the page uses.
        language: "en" or "hu".
    """

    def __init__(self, game: str, language: str = "en") -> None:
        self.game = game
        self.language = language if language in LANGUAGES else "en"
        self._serial = 0
        self._reply: Reply | None = None
        self._query = ""
        self._focus = ""

    # --- what a page writes ---

    @abstractmethod
    def draw(self) -> Scene:
        """This moment, without the parts that every page has."""

    @abstractmethod
    def do(self, intent: Intent) -> None:
        """Do what an intent asks.

        Raises:
            IllegalAction: if the rules forbid it; the page then says why.
            ValueError: if the intent is none of this page's, or damaged; the page then says so.
        """

    @property
    @abstractmethod
    def book(self) -> RuleBook:
        """The rules that this page cites."""

    @abstractmethod
    def language_changed(self) -> None:
        """Called when the reader has chosen another language: drop what is kept in words."""

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return str(action)

    # --- what hosts call ---

    @property
    def art(self) -> Mapping[str, Any]:
        """The drawings by name."""
        return art_of(self.game)

    def scene(self) -> Scene:
        """This moment, whole."""
        drawn = self.draw()
        say = self.say
        return drawn.model_copy(
            update={
                "language": self.language,
                "serial": self._serial,
                "words": {key: say(f"ui-{key}", **_UI_SLOTS.get(key, {})) for key in RENDERER_WORDS},
            }
        )

    def handle(self, intent: Intent) -> None:
        """Do what an intent asks; whatever is refused is answered in the next scene, and nothing is changed by it."""
        self._serial += 1
        try:
            if not self._common(intent):
                self._reply = None
                self.do(intent)
        except IllegalAction as refused:
            self.refuse(refused)
        except ValueError as fault:
            self.answer("info", self.say("not-understood", why=str(fault)))

    # --- helpers of pages ---

    @property
    def say(self) -> Words:
        """The words of this page in the reader's language."""
        return words(self.language, "havoclab.core", f"havoclab.{self.game}", "havoclab.stage")

    def answer(self, tone: str, text: str, rule: str = "") -> None:
        """Say something beside the table, with the rule it rests on."""
        note = note_of(self.book[rule], self.say) if rule else None
        self._reply = Reply(tone=tone, text=text, rule=note, serial=self._serial)  # type: ignore[arg-type]  # checked by the model

    def refuse(self, refused: IllegalAction) -> None:
        """Say why something can't be done, by the rule's number, and what could be done instead."""
        rejection = refused.rejection.as_one()
        self.answer("refused", rejection.text(self.language, self.names), rejection.rule)
        if rejection.nearest is not None and self._reply is not None:
            label = self.say("do-instead", action=self.say_action(rejection.nearest))
            fix = Button(id="fix", label=label, intent={"do": "act", "action": str(rejection.nearest)})
            self._reply = self._reply.model_copy(update={"fix": fix})

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, where there are any."""
        return ()

    def replies(self) -> list[Reply]:
        """The answer to the last intent, as a list to add to a scene's blocks."""
        return [self._reply] if self._reply is not None else []

    def rules(self) -> RulesPanel:
        """The rules beside the table: what was searched or opened, else the section that is in question now."""
        asked = self.rule_in_question
        section = self.book[asked].section if asked else ""
        return rules_panel(self.book, self.say, query=self._query, focus=self._focus, section=section)

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the choice which is open now; empty where there is none."""
        return ""

    def language_button(self) -> Button:
        """A button that switches to the other language, named in that language."""
        other = "hu" if self.language == "en" else "en"
        return Button(
            id="language", label=self.say("other-language"), intent={"do": "language", "language": other}, symbol=""
        )

    def _common(self, intent: Intent) -> bool:
        """Intents that every page understands; True if this was one."""
        what = intent.get("do")
        if what == "language":
            language = str(intent.get("language"))
            if language not in LANGUAGES:
                raise ValueError(f"language: {language[:24]!r} is not one of {', '.join(LANGUAGES)}")
            self.language = language
            self._reply = None
            self.language_changed()
        elif what == "search-rules":
            self._query = str(intent.get("value", ""))[:100]
            self._focus = ""
        elif what == "rule":
            rule = str(intent.get("rule"))
            if rule not in self.book:
                raise ValueError(f"rule: {rule[:20]!r} is not a rule of this game")
            self._query, self._focus = "", rule
        else:
            return False
        return True


#: Slots that the renderer fills in itself: they are passed through as they are.
_UI_SLOTS: Final[dict[str, dict[str, str]]] = {"cards-count": {"count": "{count}"}, "rule": {"id": "{id}"}}
