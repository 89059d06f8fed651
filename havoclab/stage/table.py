"""The table: set up a game, play it with people and bots, walk back and forth, and read why something can't be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from havoclab.core.action import Action
from havoclab.core.bot import BotFault
from havoclab.core.event import Event
from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.core.rules import RuleBook
from havoclab.core.view import View
from havoclab.core.words import LANGUAGES
from havoclab.games import load
from havoclab.stage.controller import PageController
from havoclab.stage.ending import final_table
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
from havoclab.stage.settings import SPEEDS, Settings, change, pack_settings, read_settings, settings_form
from havoclab.stage.setup import Choices, Setup
from havoclab.stage.sitting import HUMAN, MOST_AT_ONCE, Sitting
from havoclab.stage.tools import toolbar

#: Most headlines that are told at once.
HEADLINES: Final = 6
#: Newest lines of the log that a scene carries.
LOG_LINES: Final = 80


class TableController(PageController):
    """The page on which Havoc is set up and played.

    Args:
        language: "en" or "hu".
        token: a moment to go on from, as an earlier scene's ``token`` gave it; a bad one is named as such.

    >>> page = TableController()
    >>> page.handle({"do": "start"})
    >>> page.scene().layout
    'table'
    """

    def __init__(self, language: str = "en", token: str | None = None) -> None:
        super().__init__("havoc", language)
        self._setup = Setup()
        self._sitting: Sitting | None = None
        self._settings = Settings()
        self._picture: Picture | None = None
        self._news: list[Event] = []
        """What happened since a person last did something."""
        if token:
            self._open(token)

    # --- coming and going ---

    @property
    def token(self) -> str:
        """This moment packed for the address bar; empty if it does not fit."""
        choices = self._setup.choices.model_dump(mode="json", exclude_defaults=True)
        try:
            if self._sitting is None:
                return pack("s", [self.language, choices])
            replay = self._sitting.replay
            return pack("t", [self.language, replay.record.packed(), replay.at, pack_settings(self._settings), choices])
        except ValueError:
            return ""

    def _open(self, token: str) -> None:
        try:
            self._read_token(token)
        except ValueError as fault:
            self.answer("info", self.say("link-not-opened", why=str(fault)))

    def _read_token(self, token: str) -> None:
        kind, data = unpack(token)
        if kind == "s" and isinstance(data, list) and len(data) == 2:
            choices = Choices.read(data[1])
        elif kind == "t" and isinstance(data, list) and len(data) == 5:
            choices = Choices.read(data[4])
            settings = read_settings(data[3])
            sitting = self._sitting_of(Record.from_packed(data[1]))
            sitting.go(data[2])
            self._settings = settings
            self._sit_down(sitting)
        elif kind == "r":
            choices = self._setup.choices
            self._sit_down(self._sitting_of(Record.from_packed(data)))
        else:
            raise BadLink("link: it holds no table of Havoc")
        self._setup = Setup(choices)
        if kind != "r" and data[0] in LANGUAGES:
            self.language = data[0]

    def _sitting_of(self, record: Record) -> Sitting:
        if record.game != self.game:
            raise BadLink(f"link: it holds a game of {record.game}, not of {self.game}")
        return Sitting(record)

    def _sit_down(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._picture = None
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
        """Setting up before the game, playing in it."""
        what = intent.get("do")
        if self._sitting is None:
            self._do_setup(what, intent)
        elif what == "new":
            self._sitting = None
        elif what == "again":
            self._start()
        elif what == "set":
            self._settings = change(self._settings, intent)
        elif what in ("undo", "redo", "go"):
            self._walk(str(what), intent.get("at"))
        elif what == "reveal":
            self.sitting.reveal()
        elif what == "step":
            self._let_bots(1)
        elif what == "advance":
            if not self._settings.paused:
                self._let_bots(MOST_AT_ONCE if self._settings.speed == "instant" else 1)
        else:
            self._play(intent)

    def _do_setup(self, what: object, intent: Intent) -> None:
        if what == "set":
            self._setup.set(intent, self.say)
        elif what == "start":
            self._start()
        elif what == "resume":
            self._read_token(str(intent.get("token", "")))
        elif what == "forget-numbers":
            self._setup.forget_own_battles()
        else:
            raise ValueError(f"do: {str(what)[:24]!r} can't be done before a game begins")

    def _start(self) -> None:
        record = self._setup.start(self.say)
        if record is None:
            self.answer("info", self.say("setup-not-ready"))
            return
        self._settings = replace(self._settings, paused=False)
        self._sit_down(Sitting(record))

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
        self._settings = replace(self._settings, paused=not sitting.person_decides)
        self.answer("info", self.say("walked", at=self.replay.at, of=len(self.replay.moves)))

    # --- scenes ---

    def draw(self) -> Scene:
        """The form, the cover, or the table."""
        if self._sitting is None:
            blocks: list[Block] = [self._tools(), *self.replies(), *self._setup.blocks(self.say), self.rules()]
            return self._scene("page", blocks)
        if self.sitting.covered:
            return self._scene("page", [self._tools(), self._cover()])
        view = self.sitting.view()
        playing = self.sitting.person_decides
        table = self.picture.blocks(view, playing=playing)
        if self._settings.open_hands:
            table += self._open_hands()
        blocks = [
            self._tools(),
            *table,
            *self.replies(),
            *self._ending(),
            self._log(view),
            self.rules(),
            settings_form(self._settings, self.say),
            Text(area="bottom", id="numbers-note", paragraphs=[self.say("setup-numbers-note")], tone="aside"),
        ]
        return self._scene("table", blocks)

    def _scene(self, layout: str, blocks: Sequence[Block]) -> Scene:
        scene = Scene(
            layout=layout,  # type: ignore[arg-type]  # one of the literals
            title=self.say("table-title"),
            blocks=list(blocks),
            token=self.token,
            calm=self._settings.calm,
        )
        if self._sitting is not None:
            scene.keep = "havoc-game"
            scene.next = self._next()
        return scene

    def _next(self) -> Next | None:
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

    def _tools(self) -> Buttons:
        return toolbar(self._sitting, self._settings, self.language_button(), self.say)

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

    def _ending(self) -> list[Block]:
        outcome = self.replay.state.outcome
        if outcome is None:
            return []
        say = self.say
        buttons = [
            Button(id="again", label=say("again"), intent={"do": "again"}, key="s", primary=True, symbol="swords"),
            Button(id="new-table", label=say("tool-new"), intent={"do": "new"}, symbol="new"),
        ]
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        heading = say("crown-heading", winners=winners, count=len(outcome.winners))
        return [
            Text(area="prompt", id="crown", heading=heading, paragraphs=[], tone="goal"),
            Buttons(area="prompt", id="after", buttons=buttons),
            final_table(self.replay.state, outcome, self.names, say),
        ]
