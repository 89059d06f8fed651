"""What every page does the same: language, the rules panel, replies, and answers to what can't be done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from havoclab.core.action import Action
from havoclab.core.fault import tell_fault
from havoclab.core.rejection import IllegalAction, WayOut
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.words import LANGUAGES, Words, words
from havoclab.games import load
from havoclab.stage.notes import note_of, rules_panel
from havoclab.stage.pictures import art_of
from havoclab.stage.plain import text_blocks
from havoclab.stage.scene import Block, Button, Buttons, Intent, Reply, RulesPanel, Scene

#: What the renderer says by itself; each is a message of the stage's word files with "ui-" before it.
RENDERER_WORDS: Final = (
    "cards-count",
    "choose-file",
    "close",
    "copied",
    "copy-failed",
    "ended-pulse",
    "failed",
    "file-not-read",
    "file-too-large",
    "free-place",
    "human",
    "illegal-mark",
    "in-the-book",
    "keys-activate",
    "keys-arrows",
    "keys-ends",
    "keys-help",
    "keys-shortcuts",
    "keys-tab",
    "late",
    "no-results",
    "not-sent",
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
        self._in_words = False
        """The reader wants all that the picture says as text too."""

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
        whole = drawn.model_copy(
            update={
                "language": self.language,
                "serial": self._serial,
                "words": self.renderer_words,
                "blocks": [self._with_text_button(block) for block in drawn.blocks],
                "memory": dict(self.memory),
                "address": {**drawn.address, "lang": self.language, "text": "1" if self._in_words else ""},
            }
        )
        return whole.model_copy(update={"blocks": [*whole.blocks, *text_blocks(whole)]}) if self._in_words else whole

    @property
    def renderer_words(self) -> dict[str, str]:
        """What the renderer says by itself, in the reader's language."""
        return {key: self.say(f"ui-{key}", **_UI_SLOTS.get(key, {})) for key in RENDERER_WORDS}

    def handle(self, intent: Intent) -> None:
        """Do what an intent asks; whatever is refused is answered in the next scene, and nothing is changed by it."""
        self._serial += 1
        try:
            if not self._common(intent):
                if not self.leaves_answer(intent):
                    self._reply = None
                self.do(intent)
        except IllegalAction as refused:
            self.refuse(refused)
        except ValueError as fault:
            self.answer("info", self.say("not-understood", why=tell_fault(fault, self.language)))

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
        """Say why something can't be done, by the rule's number, what could be done instead, and the way out."""
        rejection = refused.rejection.as_one()
        self.answer("refused", rejection.text(self.language, self.names), rejection.rule)
        if self._reply is None:
            return
        if rejection.nearest is not None:
            fix = self._act_button("fix", "do-instead", rejection.nearest)
            self._reply = self._reply.model_copy(update={"fix": fix})
        search, position = load(self.game).way_out, self.played
        way = search(position, refused.action, refused.seat) if search and position is not None else None
        self._reply = self.with_way_out(self._reply, way, rejection.nearest)

    def with_way_out(self, reply: Reply, way: WayOut | None, offered: Action | None) -> Reply:
        """The answer to a refusal with the way out, and a button for it unless ``offered`` has one already."""
        if way is None:
            return reply
        also = None
        if way.first is not None and way.first != offered:
            also = self._act_button("also", "do-first", way.first)
        elif way.instead is not None and way.instead != offered:
            also = self._act_button("also", "do-instead", way.instead)
        return reply.model_copy(update={"way": way.text(self.language, self.names), "also": also})

    def _act_button(self, name: str, message: str, action: Action) -> Button:
        label = self.say(message, action=self.say_action(action))
        return Button(id=name, label=label, intent={"do": "act", "action": str(action)})

    @property
    def played(self) -> State | None:
        """The position in which actions are tried; None on pages where nothing is played."""
        return None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, where there are any."""
        return ()

    def leaves_answer(self, intent: Intent) -> bool:
        """Whether what was answered last stays beside the table, because nobody did anything since."""
        return False

    @property
    def memory(self) -> Mapping[str, str]:
        """What the browser is to remember beside this moment, by name."""
        return {}

    def recall(self, intent: Intent) -> None:  # noqa: B027  # most pages remember nothing
        """Take in what the browser remembers: ``memory`` by name, and ``today``, its date."""

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

    def _with_text_button(self, block: Block) -> Block:
        """The same block; where it holds the language's button, the one for the text view stands beside it."""
        if not isinstance(block, Buttons) or all(button.id != "language" for button in block.buttons):
            return block
        toggle = Button(
            id="text-view",
            label=self.say("text-view"),
            intent={"do": "text-view", "on": not self._in_words},
            pressed=self._in_words,
            title=self.say("text-view-title"),
        )
        return block.model_copy(update={"buttons": [*block.buttons, toggle]})

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
        elif what == "recall":
            self.recall(intent)
        elif what == "text-view":
            self._in_words = intent.get("on") is True
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
_UI_SLOTS: Final[dict[str, dict[str, str]]] = {
    "cards-count": {"count": "{count}"},
    "file-not-read": {"name": "{name}"},
    "file-too-large": {"name": "{name}"},
    "rule": {"id": "{id}"},
}
