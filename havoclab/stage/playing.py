"""A game being played on a page: the picture, clicks, bots, walking back and forth, and why something can't be done.

What comes before the game (a form, a position set up by hand) is the business of the pages that build on this.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from havoclab.core.action import Action
from havoclab.core.bot import BotFault
from havoclab.core.event import Event
from havoclab.core.link import BadLink
from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.games import load
from havoclab.havoc.position import Position
from havoclab.havoc.variants import say_without
from havoclab.stage.controller import PageController
from havoclab.stage.ending import final_table
from havoclab.stage.hints import THINK, Hints
from havoclab.stage.odds import OddsPanel
from havoclab.stage.pictures import Picture, picture_of
from havoclab.stage.scene import (
    Block,
    Button,
    Buttons,
    Cover,
    Intent,
    Log,
    LogLine,
    Next,
    Scene,
    Text,
    Zone,
)
from havoclab.stage.settings import SPEEDS, Settings, change, settings_form
from havoclab.stage.sitting import HUMAN, MOST_AT_ONCE, Sitting

#: Most headlines that are told at once.
HEADLINES: Final = 6
#: So long the page says that it thinks before it does, in milliseconds: time to be drawn.
HINT_SHOWS_AFTER: Final = 60
#: Newest lines of the log that a scene carries.
LOG_LINES: Final = 80


class PlayingController(PageController):
    """A page on which Havoc is played, once there is a game.

    Args:
        language: "en" or "hu".
    """

    #: Message id of the page's heading.
    title: ClassVar[str] = "table-title"

    def __init__(self, language: str = "en") -> None:
        super().__init__("havoc", language)
        self._sitting: Sitting | None = None
        self._settings = Settings()
        self._picture: Picture | None = None
        self._hints = Hints()
        self._odds = OddsPanel()
        self._news: list[Event] = []
        """What happened since a person last did something."""

    # --- what such a page writes ---

    @property
    @abstractmethod
    def token(self) -> str:
        """This moment packed for the address bar; empty if it does not fit."""

    @property
    @abstractmethod
    def kept_as(self) -> str:
        """Name under which the browser keeps a game that was begun on this page."""

    @abstractmethod
    def tools(self) -> Buttons:
        """The tools above the table, or above what comes before it."""

    @abstractmethod
    def do_before(self, what: object, intent: Intent) -> None:
        """Do what an intent asks while no game is under way.

        Raises:
            ValueError: if that can't be done then.
        """

    @abstractmethod
    def do_more(self, what: object, intent: Intent) -> bool:
        """Do what only this page can do while a game is under way; True if that was it."""

    @abstractmethod
    def draw_before(self) -> Scene:
        """What is shown while no game is under way."""

    @abstractmethod
    def buttons_after(self) -> list[Button]:
        """What can be done when the game is over."""

    # --- coming and going ---

    def sitting_of(self, record: Record) -> Sitting:
        """People and bots at the table of this record.

        Raises:
            BadLink: if it holds another game, or a player whom nobody knows.
            BadRecord: naming what is wrong with it.
        """
        if record.game != self.game:
            raise BadLink(f"link: it holds a game of {record.game}, not of {self.game}")
        return Sitting(record)

    def sit_down(self, sitting: Sitting | None) -> None:
        """Go on with this game, or with none."""
        self._sitting = sitting
        self._picture = None
        self._hints.forget()
        self._news = []

    # --- what every page asks ---

    @property
    def book(self) -> RuleBook:
        """Havoc's rules."""
        return load(self.game).rulebook()

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the open choice."""
        decision = self._sitting.decision if self._sitting is not None else None
        return decision.rule if decision is not None else ""

    @property
    def played(self) -> State | None:
        """The position at this moment."""
        return self._sitting.replay.state if self._sitting is not None else None

    @property
    def names(self) -> tuple[str, ...]:
        """The players at the table."""
        return self._sitting.names if self._sitting is not None else ()

    def language_changed(self) -> None:
        """The picture speaks; make it anew."""
        self._picture = None

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self.picture.say_action(action) if self._sitting is not None else str(action)

    @property
    def sitting(self) -> Sitting:
        """The game under way.

        Raises:
            ValueError: if none is.
        """
        if self._sitting is None:
            raise ValueError("no game has begun")
        return self._sitting

    @property
    def replay(self) -> Replay:
        """The record of the game under way, to walk through."""
        return self.sitting.replay

    @property
    def picture(self) -> Picture:
        """The picture of the game at this table."""
        if self._picture is None:
            players = self.replay.record.players
            kinds = [self.say("ui-human" if player == HUMAN else f"bot-{player}") for player in players]
            self._picture = picture_of(self.game, self.language, self.names, kinds)
        return self._picture

    # --- intents ---

    def do(self, intent: Intent) -> None:
        """What comes before the game, or playing in it."""
        what = intent.get("do")
        if self._sitting is None:
            self.do_before(what, intent)
        elif self.do_more(what, intent):
            pass
        elif what == "set":
            self._settings = change(self._settings, intent)
        elif what in ("undo", "redo", "go"):
            self._walk(str(what), intent.get("at"))
        elif what == "hint":
            (self._hints.think if intent.get("think") else self._hints.ask)(self.sitting, self._serial)
        elif what == "odds":
            self._odds.set(intent)
        elif what == "reveal":
            self._hints.forget()
            self.sitting.reveal()
        elif what == "step":
            self._let_bots(1)
        elif what == "advance":
            if not self._settings.paused:
                self._let_bots(MOST_AT_ONCE if self._settings.speed == "instant" else 1)
        else:
            self._play(intent)

    def _play(self, intent: Intent) -> None:
        """A person's click: what it asks for is put to the rules, and all that comes of it is told."""
        sitting = self.sitting
        if not sitting.person_decides or sitting.covered:
            raise ValueError(self.say("not-your-move"))
        if intent.get("do") == "act":
            action: Action | None = self.replay.state.read_action(str(intent.get("action"))[:400])
        else:
            action = self.picture.read(intent, sitting.view())
        if action is None:
            return
        events = sitting.act(action)
        self._news = []
        self._tell("ok", events if len(events) <= HEADLINES else self._headlines(events))

    def _let_bots(self, most: int) -> None:
        """Let bots choose, up to a person's choice; what was undone is shown again first."""
        sitting = self.sitting
        if sitting.future:
            self.replay.forward(most)
            return
        for _ in range(most):
            try:
                events = sitting.bot_step()
            except BotFault as fault:
                self._settings = replace(self._settings, paused=True)
                self.answer("info", self.say("bot-fault", why=str(fault)))
                return
            if events is None:
                return
            self._news += events
            self._tell("info", self._headlines(self._news)[-HEADLINES:] or events)

    def _headlines(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if event.kind in self.picture.headlines]

    def _tell(self, tone: str, events: Sequence[Event]) -> None:
        self.picture.forget()
        self._hints.forget()
        view = self.sitting.view()
        self.answer(tone, " ".join(self.picture.tell(event, view) for event in events))

    def _walk(self, what: str, at: object) -> None:
        """Undo, redo, or any moment; the future stays until something else is done."""
        sitting = self.sitting
        if what == "undo":
            sitting.undo()
        elif what == "redo":
            sitting.redo()
        else:
            sitting.go(at)
        self.picture.forget()
        self._hints.forget()
        self._settings = replace(self._settings, paused=not sitting.person_decides)
        self.answer("info", self.say("walked", at=self.replay.at, of=len(self.replay.moves)))

    # --- scenes ---

    def draw(self) -> Scene:
        """What comes before the game, the cover, or the table."""
        if self._sitting is None:
            return self.draw_before()
        if self.sitting.covered:
            return self.page("page", [self.tools(), self._cover()])
        view = self.sitting.view()
        playing = self.sitting.person_decides
        table = self.picture.blocks(view, playing=playing)
        if self._settings.open_hands:
            table += self._open_hands()
        blocks: list[Block] = [
            self.tools(),
            *table,
            *self.replies(),
            *self._hints.blocks(self.sitting, self.book, self.language),
            *self._ending(),
            self._log(view),
            self.rules(),
            *self._odds.blocks(self.sitting, view, self.picture.chosen(view), self.language, self._settings.paused),
            settings_form(self._settings, self.say),
            *self._rules_off(),
            Text(area="bottom", id="numbers-note", paragraphs=[self.say("setup-numbers-note")], tone="aside"),
        ]
        return self.page("table", blocks)

    def page(self, layout: str, blocks: Sequence[Block]) -> Scene:
        """These blocks as a scene of this page, with what comes next by itself."""
        scene = Scene(
            layout=layout,  # type: ignore[arg-type]  # one of the literals
            title=self.say(self.title),
            blocks=list(blocks),
            token=self.token,
            calm=self._settings.calm,
        )
        if self._sitting is not None:
            scene.keep = self.kept_as
            scene.next = self._next()
        return scene

    def _next(self) -> Next | None:
        if self._hints.thinking and self._hints.is_for(self.sitting):
            return Next(after_ms=HINT_SHOWS_AFTER, intent=THINK)
        over = self.sitting.decision is None and self.replay.at == len(self.replay.moves)
        if over or self._settings.paused or self.sitting.person_decides:
            return None
        return Next(after_ms=SPEEDS[self._settings.speed], intent={"do": "advance"})

    def _cover(self) -> Cover:
        assert self.sitting.decision is not None
        name = self.names[self.sitting.decision.seat]
        button = Button(
            id="reveal", label=self.say("cover-button", name=name), intent={"do": "reveal"}, key="e", primary=True
        )
        return Cover(title=self.say("cover-title", name=name), text=self.say("cover-text"), button=button, symbol="eye")

    def _open_hands(self) -> list[Zone]:
        """Everybody's hand, for those who learn with open cards."""
        zones = []
        for seat in range(len(self.names)):
            if seat == self.sitting.viewer:
                continue
            blocks = self.picture.blocks(self.replay.state.view(seat), playing=False)
            hands = [block for block in blocks if isinstance(block, Zone) and block.id == "hand"]
            zones += [
                hand.model_copy(update={"id": f"hand-{seat}", "area": "battle", "shape": "row"}) for hand in hands
            ]
        return zones

    def _log(self, view: View) -> Log:
        """What happened up to this moment, newest last, as this view may know it."""
        replay = self.replay
        happened = [(number, event) for number, events in enumerate(replay.events[: replay.at]) for event in events]
        first = max(0, len(happened) - LOG_LINES)
        lines = [
            LogLine(
                n=n,
                text=self.picture.tell(event, view),
                rule=event.rule,
                rule_intent={"do": "rule", "rule": event.rule},
                intent={"do": "go", "at": number},
                seat=event.seat,
                automatic=event.automatic,
            )
            for n, (number, event) in enumerate(happened[first:], first + 1)
        ]
        return Log(title=self.say("log-title"), lines=lines, empty=self.say("log-empty"))

    def _rules_off(self) -> list[Text]:
        """What holds here instead of rules that are switched off. Source: H11.2."""
        state = self.replay.state
        assert isinstance(state, Position)
        told = [
            self.say("rule-is-off", rule=rule, instead=say_without(rule, self.language))
            for rule in state.options.without
        ]
        return [Text(area="bottom", id="rules-off", paragraphs=told, tone="goal")] if told else []

    def _ending(self) -> list[Block]:
        outcome = self.replay.state.outcome
        if outcome is None:
            return []
        say = self.say
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        heading = say("crown-heading", winners=winners, count=len(outcome.winners))
        return [
            Text(area="prompt", id="crown", heading=heading, paragraphs=[], tone="goal"),
            Buttons(area="prompt", id="after", buttons=self.buttons_after()),
            final_table(self.replay.state, outcome, self.names, say),
        ]
