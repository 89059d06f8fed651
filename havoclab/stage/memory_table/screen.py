"""The scenes of the slow-motion table; what can be done on it is the business of the controller."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any, Final

from havoclab.core.record import Record
from havoclab.core.rules import RuleBook
from havoclab.core.words import LANGUAGES, Words, words
from havoclab.games import load
from havoclab.lab.recall.best_claim import Hindsight
from havoclab.lab.recall.deals import GAME, Deal, deals_of
from havoclab.lab.recall.fresh import usual_names
from havoclab.lab.recall.memory import KEPT_AS, Memory, UnreadableMemory
from havoclab.lab.recall.questions import Level
from havoclab.stage.memory import MemoryController
from havoclab.stage.memory_table.asking import Asking
from havoclab.stage.memory_table.curves import Curves
from havoclab.stage.memory_table.hindsight import Told
from havoclab.stage.memory_table.kept import WAYS, Kept
from havoclab.stage.memory_table.opening import KEPT, doors, fresh, lead, level_form
from havoclab.stage.memory_table.piles import Piles
from havoclab.stage.memory_table.quiz import Quiz
from havoclab.stage.memory_table.walking import Walking, event_of
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES
from havoclab.stage.replay.parts import transport
from havoclab.stage.scene import (
    Block,
    Button,
    Buttons,
    Intent,
    Next,
    Progress,
    Prompt,
    Scene,
    Text,
)
from havoclab.stage.tools import home

#: Under this name a record is kept that could not be read.
UNREAD: Final = f"{KEPT_AS}-unread"

_SYMBOLS: Final = {"walk": "play", "quiz": "hint", "claims": "flag", "recall": "eye"}


def begun_deals(record: Record) -> tuple[Deal, ...]:
    """The deals of a game.

    Raises:
        BadRecord: naming what is not sound.
        ValueError: if the game has no deal, or none that has begun.
    """
    deals = deals_of(record)
    if not deals:
        raise ValueError("record: no deal has begun in it")
    return deals


class MemoryTableScreen(MemoryController):
    """The scenes of the page.

    Args:
        language: "en" or "hu".
        clock: tells today's date, until the browser has told its own.
    """

    def __init__(self, language: str, clock: Callable[[], date]) -> None:
        super().__init__(GAME, language, clock)
        self.recalled = Memory()
        """What this learner remembered of all deals."""
        self._recalled_unread = ""
        self._level = Level()
        self._players, self._seed = 4, ""
        self._errors: dict[str, str] = {}
        self._wiping = False
        self.close()

    def close(self) -> None:
        """No deal is open."""
        self._record: Record | None = None
        self._deals: tuple[Deal, ...] = ()
        self._nth = self._step = self._card = 0
        self._way, self._heat, self._pile, self._seat = "walk", "", -1, -1
        self._playing = False
        self._quiz: Quiz | None = None
        self._pack_game()

    def take(self, record: Record, deals: tuple[Deal, ...] = ()) -> None:
        """Show the first deal of a game, from its beginning.

        Args:
            record: the game.
            deals: its deals, where they are known already.

        Raises:
            BadRecord: naming what is not sound; nothing is changed then.
            ValueError: if the game has no deal, or none that has begun; nothing is changed then either.
        """
        deals = deals or begun_deals(record)
        self.close()
        self._record, self._deals = record, deals
        self.show_deal(0)

    def show_deal(self, nth: int) -> None:
        """Show another deal of the game.

        Raises:
            ValueError: if there is no such deal.
        """
        if not 0 <= nth < len(self._deals):
            raise ValueError(f"deal: {nth} is none; allowed are 0 to {len(self._deals) - 1}")
        self._nth, self._step, self._pile, self._playing, self._quiz = nth, 0, -1, False, None
        self._seat, self._card = self.deal.others[0], 0
        self._pack_game()

    # --- what is open ---

    @property
    def deal(self) -> Deal:
        """The deal that is shown.

        Raises:
            ValueError: if none is open.
        """
        if not self._deals:
            raise ValueError("deal: none is open yet")
        return self._deals[self._nth]

    @property
    def quiz(self) -> Quiz:
        """The questions under way.

        Raises:
            ValueError: if there are none.
        """
        if self._quiz is None:
            raise ValueError("quiz: no questions are asked now")
        return self._quiz

    @property
    def names(self) -> tuple[str, ...]:
        """The players."""
        return self._record.seats if self._record is not None else ()

    # --- what every page asks ---

    @property
    def say(self) -> Words:
        """The words of the game, of its picture, of the way through time, and of this page."""
        return words(self.language, *PACKAGES, "havoclab.stage.replay", "havoclab.stage.memory_table")

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def rule_in_question(self) -> str:
        """The rule behind what just happened."""
        if self._way != "walk" or not self._step:
            return ""
        return event_of(self.deal, self.deal.laid[self._step - 1]).rule

    def language_changed(self) -> None:
        """Seats of a fresh deal are called by their numbers: call them so in the other language."""
        record = self._record
        if record is None:
            return
        called = [usual_names(language, len(record.seats)) for language in LANGUAGES]
        if record.seats in called:
            self._record = record.model_copy(update={"seats": usual_names(self.language, len(record.seats))})
            self._pack_game()

    @property
    def memory(self) -> dict[str, str]:
        """What the browser is to remember: the learner's progress, and what they remembered."""
        unread = {UNREAD: self._recalled_unread} if self._recalled_unread else {}
        return {**super().memory, KEPT_AS: self.recalled.packed(), **unread}

    def recall(self, intent: Intent) -> None:
        """Merge what the browser remembers."""
        super().recall(intent)
        memory = intent.get("memory")
        kept = memory.get(KEPT_AS) if isinstance(memory, dict) else None
        if not isinstance(kept, str) or not kept:
            return
        try:
            self.recalled = self.recalled.merge(Memory.read(kept))
        except UnreadableMemory as fault:
            self._recalled_unread = kept
            self.answer("info", self.say("recall-not-read", why=fault.text(self.language)))

    # --- scenes ---

    @property
    def token(self) -> str:
        """This moment packed for the address bar, with the whole game or, where it does not fit, this deal alone."""
        record, (packed, nth) = self._record, self._packed
        kept = Kept(
            language=self.language,
            record=packed,
            deal=nth,
            way=self._way,  # type: ignore[arg-type]  # one of the literals
            step=self._step,
            pile=self._pile,
            heat=self._heat,
            seat=self._seat,
            card=self._card,
            level=self._level,
            quiz=self._quiz.kept if self._quiz is not None else None,
        )
        try:
            return kept.token()
        except ValueError:
            if record is None:
                return ""
        return kept.model_copy(update={"record": self._alone(record), "deal": 0}).token()

    def _alone(self, record: Record) -> list[Any]:
        """The deal that is shown, packed without the rest of its game."""
        return self.deal.record(record.seats, record.players).packed()

    def _pack_game(self) -> None:
        """Pack the game once for many addresses: whole, or, where that is too long, the deal that is shown."""
        record = self._record
        if record is None:
            self._packed: tuple[list[Any], int] = ([], 0)
            return
        self._packed = (record.packed(), self._nth)
        try:
            Kept(record=self._packed[0]).token()
        except ValueError:
            self._packed = (self._alone(record), 0)

    def draw(self) -> Scene:
        """This moment."""
        open_deal = bool(self._deals)
        layout, blocks = ("page", self._before()) if not open_deal else self._at_table()
        if self._way == "recall":
            layout, blocks = "page", Curves(self.recalled, self.say).blocks(self._errors, wiping=self._wiping)
            blocks = [*blocks, *self.replies()]
        scene = Scene(
            layout=layout,  # type: ignore[arg-type]  # one of the literals
            title=self.say("trainer-title"),
            blocks=[self._tools(), *blocks],
            token=self.token,
            keep=KEPT if open_deal else "",
        )
        if self._moves_on:
            scene.next = Next(after_ms=100 * self._level.pause, intent={"do": "advance"})
        return scene

    @property
    def _moves_on(self) -> bool:
        """Whether the deal goes on by itself."""
        if self._way == "walk":
            return self._playing
        quiz = self._quiz
        if self._way != "quiz" or quiz is None or quiz.kept.paused:
            return False
        return not quiz.stands and quiz.kept.step < quiz.deal.steps

    def _at_table(self) -> tuple[str, list[Block]]:
        if self._way == "walk":
            return "table", self._walking()
        if self._way == "claims":
            return "page", self._claims()
        return ("page", self._before_quiz()) if self._quiz is None else ("table", self._asking(self._quiz))

    def _before(self) -> list[Block]:
        say = self.say
        return [
            lead(say),
            *self.replies(),
            *fresh(self._players, self._seed, self._errors.get("seed", ""), say),
            level_form(self._level, say),
            *doors(say),
        ]

    def _piles(self, step: int) -> Piles:
        return Piles(self.deal, step, self.names, self.say)

    # --- card by card ---

    def _walking(self) -> list[Block]:
        deal = self.deal
        walking = Walking(self._piles(self._step), self._heat, self._seat, self._pile)
        return [
            walking.stacks(),
            walking.now(),
            *self.replies(),
            *transport(self._step, deal.steps, self.say, playing=self._playing),
            walking.log(),
            walking.watching(self._level, self._deals, self._nth),
            self.rules(),
            *walking.tables(),
        ]

    # --- questions ---

    def _before_quiz(self) -> list[Block]:
        say = self.say
        start = Button(
            id="start", label=say("quiz-start"), intent={"do": "start"}, key="s", primary=True, symbol="play"
        )
        return [
            Text(area="main", id="lead", paragraphs=[say("quiz-lead")]),
            level_form(self._level, say),
            *self.replies(),
            Buttons(area="main", id="begin", buttons=[start]),
        ]

    def _asking(self, quiz: Quiz) -> list[Block]:
        step = quiz.kept.step
        piles, asking, say = self._piles(step), Asking(quiz, self.names, self.say), self.say
        question = quiz.question(quiz.at) if quiz.stands else None
        if question is not None and quiz.kept.told:
            given = quiz.kept.given[-1]
            assert given is not None, "what was not asked is not told"
            return [*asking.answered(piles, question, given, self._serial), *self.replies(), self.rules()]
        if question is not None:
            return [*asking.standing(piles, question), *self.replies(), self.rules()]
        if quiz.is_over:
            return [piles.stacks(marks={}), *asking.result(), *self.replies(), self._after_quiz(), self.rules()]
        return [
            piles.stacks(),
            Prompt(who=say("trainer-now", step=step, all=self.deal.steps), text=say("quiz-watch")),
            *self.replies(),
            self._pausing(quiz),
            Progress(area="prompt", title=say("quiz-bar"), done=len(quiz.kept.given), total=len(quiz.stops)),
            self.rules(),
        ]

    def _pausing(self, quiz: Quiz) -> Buttons:
        say, paused = self.say, quiz.kept.paused
        pause = Button(
            id="pause",
            label=say("quiz-go-on") if paused else say("replay-pause"),
            intent={"do": "pause", "on": not paused},
            key="k",
            symbol="play" if paused else "pause",
        )
        card = Button(id="next-card", label=say("quiz-next-card"), intent={"do": "advance"}, key="n", symbol="forward")
        return Buttons(area="prompt", id="pausing", buttons=[pause, card])

    def _after_quiz(self) -> Buttons:
        say = self.say
        buttons = [
            Button(id="again", label=say("quiz-another"), intent={"do": "fresh", "way": "quiz"}, key="q", primary=True),
            Button(id="to-walk", label=say("quiz-walk"), intent={"do": "way", "way": "walk"}, key="t"),
            Button(id="to-recall", label=say("way-recall"), intent={"do": "way", "way": "recall"}, key="m"),
        ]
        return Buttons(area="prompt", id="after", buttons=buttons)

    # --- claims ---

    def _claims(self) -> list[Block]:
        deal, say = self.deal, self.say
        if deal.options.without:
            told = say("claims-rules-off", rules=", ".join(deal.options.without))
            return [Text(area="main", id="rules-off", paragraphs=[told]), *self.replies()]
        if not deal.is_whole:
            return [Text(area="main", id="unfinished", paragraphs=[say("claims-unfinished")]), *self.replies()]
        hindsight = Hindsight(deal, self._seat, self._card)
        blocks = Told(hindsight, self._piles(deal.steps), self.names, say).blocks()
        return [*blocks, *self.replies(), *([self.rules()] if self._focus or self._query else [])]

    # --- tools ---

    def _tools(self) -> Buttons:
        say = self.say
        buttons = [home(say).model_copy(update={"href": f"{home(say).href}?lang={self.language}"})]
        if self._deals:
            buttons += [
                Button(
                    id=f"way-{way}",
                    label=say(f"way-{way}"),
                    intent={"do": "way", "way": way},
                    pressed=self._way == way,
                    symbol=_SYMBOLS[way],
                )
                for way in WAYS
            ]
            buttons.append(Button(id="leave", label=say("trainer-leave"), intent={"do": "leave"}, symbol="new"))
        elif self._way == "recall":
            buttons.append(Button(id="leave", label=say("trainer-back"), intent={"do": "leave"}, symbol="undo"))
        return Buttons(area="top", id="tools", buttons=[*buttons, self.language_button()])
