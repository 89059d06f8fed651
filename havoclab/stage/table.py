"""The table: set up a game, play it with people and bots, walk back and forth, and read why something can't be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.bot import Bot, BotFault, ask
from havoclab.core.decision import Decision
from havoclab.core.event import Event
from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import Record
from havoclab.core.rejection import IllegalAction
from havoclab.core.replay import Replay
from havoclab.core.rules import RuleBook
from havoclab.core.view import View
from havoclab.games import load
from havoclab.stage.controller import PageController, as_one_click
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
from havoclab.stage.setup import HUMAN, Choices, Setup

#: Most steps that are done at once: far more than a whole game has, so that a faulty bot can't hang the page.
MOST_AT_ONCE: Final = 4000
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
        self._replay: Replay | None = None
        self._settings = Settings()
        self._viewer: int | None = None
        """Who has the screen; None: nobody is known to."""
        self._picture: Picture | None = None
        self._bots: dict[str, Bot] = {}
        self._news: list[Event] = []
        """What happened since a person last did something."""
        if token:
            self._open(token)

    # --- coming and going ---

    @property
    def token(self) -> str:
        """This moment packed for the address bar; empty if it does not fit."""
        try:
            if self._replay is None:
                return pack("s", [self.language, self._setup.choices.model_dump(mode="json", exclude_defaults=True)])
            watching = pack_settings(self._settings)
            choices = self._setup.choices.model_dump(mode="json", exclude_defaults=True)
            return pack("t", [self.language, self._replay.record.packed(), self._replay.at, watching, choices])
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
            record, at, watching, choices = Record.from_packed(data[1]), data[2], data[3], Choices.read(data[4])
            replay = self._replay_of(record)
            if not isinstance(at, int) or isinstance(at, bool):
                raise BadLink("link.at: a whole number is needed")
            replay.go(at)
            self._settings = read_settings(watching)
            self._sit_down(replay)
        elif kind == "r":
            choices = self._setup.choices
            self._sit_down(self._replay_of(Record.from_packed(data)))
        else:
            raise BadLink("link: it holds no table of Havoc")
        self._setup = Setup(choices)
        if kind != "r" and data[0] in ("en", "hu"):
            self.language = data[0]

    def _replay_of(self, record: Record) -> Replay:
        if record.game != self.game:
            raise BadLink(f"link: it holds a game of {record.game}, not of {self.game}")
        known = (HUMAN, *load(self.game).bots)
        for seat, player in enumerate(record.players):
            if player not in known:
                raise BadLink(f"link.players.{seat}: {player!r} plays nothing here; allowed are {', '.join(known)}")
        return Replay(record, load(self.game).state)

    def _sit_down(self, replay: Replay) -> None:
        self._replay = replay
        people = self._people()
        self._viewer = people[0] if len(people) == 1 else None
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
        decision = self._replay.state.decision if self._replay is not None else None
        return decision.rule if decision is not None else ""

    @property
    def names(self) -> tuple[str, ...]:
        """The players at the table."""
        return self._replay.record.seats if self._replay is not None else ()

    def language_changed(self) -> None:
        """The picture speaks; make it anew."""
        self._picture = None

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self.picture.say_action(action) if self._replay is not None else str(action)

    @property
    def picture(self) -> Picture:
        """The picture of the game at this table."""
        if self._picture is None:
            record = self.replay.record
            kinds = [
                self.say("ui-human") if player == HUMAN else self.say(f"bot-{player}") for player in record.players
            ]
            self._picture = picture_of(self.game, self.language, record.seats, kinds)
        return self._picture

    @property
    def replay(self) -> Replay:
        """The game under way.

        Raises:
            ValueError: if none is.
        """
        if self._replay is None:
            raise ValueError("no game has begun")
        return self._replay

    # --- who is who ---

    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.replay.record.players) if player == HUMAN]

    @property
    def _decision(self) -> Decision | None:
        return self.replay.state.decision

    @property
    def _person_decides(self) -> bool:
        return self._decision is not None and self._decision.seat in self._people()

    @property
    def _covered(self) -> bool:
        """A person must choose who does not have the screen yet."""
        return self._person_decides and self._decision is not None and self._decision.seat != self._viewer

    def _view(self) -> View:
        return self.replay.state.view(self._viewer)

    # --- intents ---

    def do(self, intent: Intent) -> None:
        """Setting up before the game, playing in it."""
        what = intent.get("do")
        if self._replay is None:
            self._do_setup(what, intent)
        elif what in ("new", "again"):
            if what == "new":
                self._replay = None
            else:
                self._start()
        elif what == "set":
            self._settings = change(self._settings, intent)
        elif what in _WALKS:
            self._walk(str(what), intent)
        elif what == "reveal":
            if self._person_decides and self._decision is not None:
                self._viewer = self._decision.seat
        elif what in ("advance", "step"):
            if what == "step" or not self._settings.paused:
                self._advance(1 if what == "step" else 0)
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
        self._sit_down(Replay(record, load(self.game).state))

    def _play(self, intent: Intent) -> None:
        """A person's click: what it asks for is put to the rules."""
        if not self._person_decides or self._covered:
            raise ValueError(self.say("not-your-move"))
        view = self._view()
        if intent.get("do") == "act":
            action: Action | None = self.replay.state.read_action(str(intent.get("action"))[:400])
        else:
            action = self.picture.read(intent, view)
        if action is not None:
            try:
                self._apply(action)
            except IllegalAction as refused:
                raise IllegalAction(as_one_click(refused.rejection, action)) from None

    def _apply(self, action: Action) -> None:
        """Do it, and tell what came of it: to a person all of it, of the bots' steps since then what matters most."""
        by_person = self._person_decides
        events = self.replay.apply(action)
        self.picture.forget()
        view = self._view()
        self._news = [] if by_person else [*self._news, *events]
        matters: Sequence[Event] = [event for event in self._news if event.kind in self.picture.headlines][-HEADLINES:]
        told = matters or events
        if by_person:
            told = (
                events
                if len(events) <= HEADLINES
                else [event for event in events if event.kind in self.picture.headlines]
            )
        self.answer("ok" if by_person else "info", " ".join(self.picture.tell(event, view) for event in told))

    def _advance(self, steps: int) -> None:
        """Let bots choose: one step, or at the speed "instant" all up to the next person's choice."""
        most = steps or (MOST_AT_ONCE if self._settings.speed == "instant" else 1)
        if self.replay.at < len(self.replay.moves):
            self.replay.forward(most)  # what was undone is shown again first
            return
        for _ in range(most):
            decision = self._decision
            if decision is None or decision.seat in self._people():
                break
            bot = self._bot(self.replay.record.players[decision.seat])
            rng = Random(f"{self.replay.record.start.get('seed', 0)}/{self.replay.at}")
            try:
                action = ask(bot, self.replay.state.view(decision.seat), rng)
            except BotFault as fault:
                self._settings = replace(self._settings, paused=True)
                self.answer("info", self.say("bot-fault", why=str(fault)))
                return
            self._apply(action)

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots[name] = load(self.game).bots[name]()
        return self._bots[name]

    def _walk(self, what: str, intent: Intent) -> None:
        """Undo, redo, or any earlier moment; the future stays until something else is done."""
        replay = self.replay
        people = self._people()
        if self._covered:
            self._viewer = None  # whoever walks back from a cover need not be who had the screen before
        if what == "undo":
            at = replay.at
            while at > 0:
                at -= 1
                if not people or replay.moves[at].seat in people:
                    break
            replay.go(at)
        elif what == "redo":
            at = min(replay.at + 1, len(replay.moves))
            while at < len(replay.moves) and people and replay.moves[at].seat not in people:
                at += 1
            replay.go(at)
        else:
            at = intent.get("at", -1)
            if not isinstance(at, int) or isinstance(at, bool):
                raise ValueError("at: a whole number is needed")
            replay.go(at)
        self.picture.forget()
        self._settings = replace(self._settings, paused=bool(not people or not self._person_decides))
        self.answer("info", self.say("walked", at=replay.at, of=len(replay.moves)))

    # --- scenes ---

    def draw(self) -> Scene:
        """The form, the cover, or the table."""
        if self._replay is None:
            blocks: list[Block] = [self._page_tools(), *self.replies(), *self._setup.blocks(self.say), self.rules()]
            return self._scene("page", blocks)
        if self._covered:
            return self._scene("page", [self._page_tools(), self._cover()])
        view = self._view()
        playing = self._person_decides
        table = self.picture.blocks(view, playing=playing)
        if self._settings.open_hands:
            table += self._open_hands()
        blocks = [
            self._tools(),
            *table,
            *self.replies(),
            *self._ending(view),
            self._log(view),
            self.rules(),
            settings_form(self._settings, self.say),
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
        if self._replay is not None:
            scene.keep = "havoc-game"
            scene.next = self._next()
        return scene

    def _next(self) -> Next | None:
        over = self._decision is None and self.replay.at == len(self.replay.moves)
        if over or self._settings.paused or self._person_decides:
            return None
        return Next(after_ms=SPEEDS[self._settings.speed], intent={"do": "advance"})

    def _cover(self) -> Cover:
        assert self._decision is not None
        name = self.names[self._decision.seat]
        button = Button(
            id="reveal", label=self.say("cover-button", name=name), intent={"do": "reveal"}, key="e", primary=True
        )
        return Cover(title=self.say("cover-title", name=name), text=self.say("cover-text"), button=button, symbol="eye")

    def _page_tools(self) -> Buttons:
        home = Button(id="home", label=self.say("tool-home"), href=HOME, symbol="home")
        buttons = [home, self.language_button()]
        if self._replay is not None:
            buttons.insert(
                1, Button(id="undo", label=self.say("tool-undo"), intent={"do": "undo"}, key="u", symbol="undo")
            )
        return Buttons(area="top", id="tools", buttons=buttons)

    def _tools(self) -> Buttons:
        say, replay, settings = self.say, self.replay, self._settings
        buttons = [
            Button(id="home", label=say("tool-home"), href=HOME, symbol="home"),
            Button(
                id="undo",
                label=say("tool-undo"),
                intent={"do": "undo"},
                key="u",
                symbol="undo",
                state="legal" if replay.at else "off",
            ),
            Button(
                id="redo",
                label=say("tool-redo"),
                intent={"do": "redo"},
                key="i",
                symbol="redo",
                state="legal" if replay.at < len(replay.moves) else "off",
            ),
        ]
        if len(self._people()) < len(self.names):
            pressed = settings.paused
            pause = Button(
                id="pause",
                label=say("tool-go-on") if pressed else say("tool-pause"),
                intent={"do": "set", "field": "paused", "value": not pressed},
                key="k",
                symbol="play" if pressed else "pause",
            )
            buttons.append(pause)
            if pressed and not self._person_decides and self._decision is not None:
                buttons.append(Button(id="step", label=say("tool-step"), intent={"do": "step"}, key="n", symbol="step"))
        text = replay.record.to_text()
        buttons += [
            Button(id="save", label=say("tool-save"), copy_text=text, download="havoc-game.txt", symbol="save"),
            Button(id="new", label=say("tool-new"), intent={"do": "new"}, symbol="new", title=say("tool-new-title")),
            self.language_button(),
        ]
        return Buttons(area="top", id="tools", buttons=buttons)

    def _open_hands(self) -> list[Zone]:
        """Everybody's hand, for those who learn with open cards."""
        zones = []
        for seat in range(len(self.names)):
            if seat == self._viewer:
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

    def _ending(self, view: View) -> list[Block]:
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


#: Where the start page lies, seen from the play page.
HOME: Final = "../index.ipynb"
_WALKS: Final = ("undo", "redo", "go")
