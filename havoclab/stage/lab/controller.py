"""The page of the laboratory: ask what a rule, an option, a seat or a bot is worth, have it played, read the answer."""

from __future__ import annotations

from importlib.util import find_spec
from time import monotonic
from typing import Any, Final

from pydantic import ValidationError

from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.rules import RuleBook
from havoclab.core.words import LANGUAGES, Words, words
from havoclab.games import load
from havoclab.lab.journal import BadFile
from havoclab.lab.journal import read as read_games
from havoclab.lab.plan import Plan
from havoclab.lab.results import Results
from havoclab.stage.controller import PageController
from havoclab.stage.lab.experiment import Experiment, Timing, cores
from havoclab.stage.lab.figures import Figures
from havoclab.stage.lab.parts import OWN_TABLES, Forms, bots_table, duration, plan_text, say_games
from havoclab.stage.lab.question import MOST_GAMES, Question, Table, read_count
from havoclab.stage.scene import Block, Button, Buttons, Form, FormField, Intent, Next, Progress, Scene, Text
from havoclab.stage.setup.fields import say_limits
from havoclab.stage.tools import home
from havoclab.version import __version__

PACKAGE: Final = "havoclab.stage.lab"
#: How long the page waits before it looks again, in milliseconds.
LOOK_MS: Final = 1000
#: Looking may take the page no more than this part of its time.
_LOOKING: Final = 0.2
#: What the figures need and a bare install does not have.
NEEDED: Final = ("numpy", "scipy")
#: The name of the file of games.
FILE_NAME: Final = "havoc-games.jsonl"


class LabController(PageController):
    """The page on which experiments are set up, played and read.

    Args:
        language: "en" or "hu"; None: as the token says, else English.
        token: an experiment to begin with, from an earlier scene's ``token``; a bad one is told.

    >>> page = LabController()
    >>> page.handle({"do": "set", "field": "deals", "value": "1000000000"})
    >>> page.question.deals
    200
    """

    def __init__(self, language: str | None = None, token: str | None = None) -> None:
        super().__init__("havoc", language or "en")
        self.question = Question()
        self.experiment: Experiment | None = None
        """What is being played, or was."""
        self._foreign = False
        """The experiment's games were played by another version: they can be read, but not gone on with."""
        self._workers = min(2, cores())
        self._errors: dict[str, str] = {}
        self._timing: tuple[str, Timing] | None = None
        self._times: dict[str, float | None] = {}
        if token:
            self._open(token, language)

    @property
    def book(self) -> RuleBook:
        """Havoc's rules."""
        return load(self.game).rulebook()

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of this page."""
        game = f"havoclab.{self.game}"
        return words(self.language, "havoclab.core", game, "havoclab.lab", "havoclab.stage", PACKAGE)

    @property
    def rule_in_question(self) -> str:
        """The first rule that is switched off at table B."""
        without = self.question.table("b").without
        return without[0] if without else ""

    def language_changed(self) -> None:
        """What is wrong with an entry was told in the other language."""
        self._errors = {}

    # --- coming and going ---

    @property
    def token(self) -> str:
        """What is asked, packed for the address bar; the games that were played are not in it."""
        try:
            return pack("e", [self.language, self.question.model_dump(mode="json", exclude_defaults=True)])
        except ValueError:
            return ""

    def _open(self, token: str, language: str | None) -> None:
        try:
            kind, data = unpack(token)
            if kind != "e" or not isinstance(data, list) or len(data) != 2:
                raise BadLink("link: it holds no experiment")
            self.question = Question.read(data[1])
        except ValueError as fault:
            self.answer("info", self.say("link-not-opened", why=str(fault)))
            return
        if language is None and data[0] in LANGUAGES:
            self.language = data[0]

    # --- what is done ---

    def handle(self, intent: Intent) -> None:
        """Do what an intent asks; a page that only looks how far things are keeps the answer that stands there."""
        if intent.get("do") == "look":
            self._serial += 1
            self._look()
        else:
            super().handle(intent)

    def do(self, intent: Intent) -> None:
        """Fill in the forms, play, stop, go on, keep the games or bring some along."""
        what = intent.get("do")
        if what == "stop":
            if self.experiment is not None:
                self.experiment.stop()
        elif self.experiment is not None and self.experiment.running:
            raise ValueError(self.say("lab-busy"))
        elif what == "set":
            self._set(intent)
        elif what == "switch-rule":
            self.question.switch_rule(_table(intent), intent)
        elif what == "as-usual":
            self.question.as_usual()
        elif what == "start":
            self._start()
        elif what == "go-on":
            self._go_on()
        elif what == "save":
            self._save()
        elif what == "load":
            self._load(intent.get("value"))
        else:
            raise ValueError(f"do: {str(what)[:24]!r} can't be done in the laboratory")

    def _set(self, intent: Intent) -> None:
        name, value = str(intent.get("field")), intent.get("value")
        table = _table(intent) if "table" in intent else None
        entry = f"{table}-{name}" if table else name
        self._errors.pop(entry, None)
        try:
            if table:
                self._set_at(table, name, value)
            else:
                self._set_all(name, value)
        except ValidationError as fault:
            self._errors[entry] = self._not_possible(value, say_limits(name, fault, self.say))

    def _set_at(self, table: Table, name: str, value: Any) -> None:
        kind, _, seat = name.partition("-")
        if kind == "seat" and seat.isdigit():
            self.question.set_bot(table, int(seat), str(value))
        else:
            self.question.set_option(table, name, value)

    def _set_all(self, name: str, value: Any) -> None:
        question = self.question
        if name == "players":
            question.usual.players = value
        elif name == "deals":
            self._set_deals(value)
        elif name == "seed":
            question.seed = value
        elif name == "rotate":
            question.rotate = value
        elif name == "claim":
            question.claim = "" if value == OWN_TABLES else value
        elif name == "workers":
            count = read_count(value, cores())
            if count is None:
                raise ValueError(f"workers: {str(value)[:24]!r} can't be; allowed are 1 to {cores()}")
            self._workers = count
        else:
            raise ValueError(f"field: {name[:24]!r} is not in this form")

    def _set_deals(self, value: object) -> None:
        most = self.question.most_deals
        deals = read_count(value, most)
        if deals is None:
            why = self.say("lab-most-deals", most=most, games=MOST_GAMES)
            self._errors["deals"] = self._not_possible(value, why)
        else:
            self.question.deals = deals

    def _not_possible(self, value: object, why: str) -> str:
        return self.say("field-not-possible", value=str(value)[:40], why=why)

    # --- playing ---

    @property
    def _plan(self) -> Plan:
        """What is asked, as it would be played."""
        return self.question.plan()

    def _start(self) -> None:
        if self.question.deals > self.question.most_deals:
            self._set_deals(self.question.deals)
            self.answer("info", self.say("setup-not-ready"))
            return
        plan, before = self._plan, self.experiment
        games = [game for game in before.games() if game.deal < plan.deals] if before and not self._foreign else []
        kept = games if before is not None and _same_games(plan, before.plan) else []
        self.experiment, self._foreign = Experiment(plan, kept, self._workers), False
        self.experiment.begin()

    def _go_on(self) -> None:
        before = self.experiment
        if before is None or before.complete:
            raise ValueError(self.say("lab-nothing-left"))
        if self._foreign:
            raise ValueError(self.say("lab-other-version"))
        if before.plan.games > MOST_GAMES:
            raise ValueError(self.say("lab-too-many", games=before.plan.games, most=MOST_GAMES))
        self.experiment = Experiment(before.plan, before.games(), self._workers)
        self.experiment.begin()

    def _look(self) -> None:
        """See how long a game takes, where that is not known yet."""
        if self.experiment is not None and self.experiment.running:
            return
        wanted = self._timed
        if self._timing is not None and not self._timing[1].running:
            known, timing = self._timing
            self._times[known], self._timing = timing.seconds, None
        if self._timing is None and wanted not in self._times:
            self._timing = (wanted, Timing(self._plan.model_copy(update={"deals": 1})))

    @property
    def _timed(self) -> str:
        """What the time of a game depends on."""
        return "; ".join(arm.model_dump_json() for arm in self._plan.arms)

    # --- files ---

    def _save(self) -> None:
        games = self.experiment.games() if self.experiment is not None else ()
        if self.experiment is None or not games:
            raise ValueError(self.say("lab-nothing-yet"))
        text = Results(self.experiment.plan, games).to_text()
        self.answer("ok", self.say("lab-file-ready", games=len(games)))
        if self._reply is not None:
            file = Button(id="file", label=self.say("lab-file-save"), copy_text=text, download=FILE_NAME, symbol="save")
            self._reply = self._reply.model_copy(update={"fix": file})

    def _load(self, text: object) -> None:
        """Show the games of a file; whatever is wrong with it, nothing of what is here is lost."""
        if not isinstance(text, str):
            raise ValueError("value: a text is needed")
        self._errors.pop("load", None)
        try:
            kept = read_games(text)
            if len(kept.plan.arms) > 2:
                raise BadFile(self.say("lab-many-tables", tables=len(kept.plan.arms)))
        except BadFile as fault:
            self._errors["load"] = self.say("lab-file-refused", why=str(fault))
            self.answer("refused", self._errors["load"])
            return
        self.experiment = Experiment(kept.plan, kept.games, self._workers)
        self._foreign = kept.version != __version__
        self.question = Question.of(kept.plan) or self.question
        told = self.say("lab-file-read", games=len(kept.games), all=kept.plan.games)
        self.answer("ok", f"{told} {self.say('lab-other-version')}" if self._foreign else told)

    # --- scenes ---

    def draw(self) -> Scene:
        """The forms and what was found; while games are being played, how far that is."""
        begun, say = monotonic(), self.say
        running = self.experiment is not None and self.experiment.running
        blocks: list[Block] = [self._tools(running=running)]
        if not all(map(find_spec, NEEDED)):
            blocks += [Text(area="main", id="lab-missing", paragraphs=[say("lab-missing")], tone="goal")]
        elif running:
            blocks += [*self._underway(), *self._found()]
        else:
            lead = Text(area="main", id="lab-lead", paragraphs=[say("lab-lead"), say("lab-lead-more")])
            blocks += [lead, *self.replies(), *self._found(), *self._forms(), *self._files(), bots_table(say)]
        scene = Scene(layout="page", title=say("lab-title"), blocks=[*blocks, self.rules()], token=self.token)
        if running:
            spent = int((monotonic() - begun) * 1000)
            scene.next = Next(after_ms=max(LOOK_MS, int(spent / _LOOKING)), intent={"do": "look"})
        elif self._timed not in self._times and all(map(find_spec, NEEDED)):
            scene.next = Next(after_ms=LOOK_MS // 2, intent={"do": "look"})
        return scene

    def _tools(self, *, running: bool) -> Buttons:
        say = self.say
        buttons = [home(say)]
        if not running and self.experiment is not None and self.experiment.games():
            buttons.append(Button(id="save", label=say("lab-save"), intent={"do": "save"}, symbol="save"))
        if self.token:
            copied = f"?lang={self.language}&s={self.token}"
            share = Button(id="share", label=say("lab-share"), copy_link=copied, symbol="link")
            buttons.append(share)
        return Buttons(area="top", id="tools", buttons=[*buttons, self.language_button()])

    def _forms(self) -> list[Block]:
        say, plan, question = self.say, self._plan, self.question
        forms = Forms(question, self._errors, self.book, say)
        one = self._times.get(self._timed)
        whole = one * plan.games / self._workers if one is not None else None
        told = say_games(plan.games, whole, timing=self._timed not in self._times, say=say)
        start = Button(id="start", label=say("lab-start"), intent={"do": "start"}, key="s", primary=True, symbol="play")
        another = [Text(area="main", id="lab-another", heading=say("lab-another"))] if self.experiment else []
        return [
            *another,
            *forms.what(),
            *(forms.tables() if question.picked is None else []),
            forms.amount(told, self._workers),
            Buttons(area="main", id="lab-actions", buttons=[start]),
        ]

    def _underway(self) -> list[Block]:
        """How far it is, and the way to stop it."""
        say, experiment = self.say, self.experiment
        assert experiment is not None, "something is being played"
        done, left = len(experiment.games()), experiment.seconds_left
        stop = Button(
            id="stop",
            label=say("lab-stop"),
            intent={"do": "stop"},
            key="s",
            symbol="pause",
            state="off" if experiment.stopping else "legal",
        )
        if experiment.stopping:
            told = say("lab-stopping")
        elif left is None:
            told = say("lab-beginning")
        else:
            unit, count = duration(left)
            told = say(f"lab-left-{unit}", count=count)
        return [
            Progress(area="main", id="lab-progress", title=say("lab-progress"), done=done, total=experiment.plan.games),
            Text(area="main", id="lab-left", paragraphs=[told]),
            Buttons(area="main", id="lab-actions", buttons=[stop]),
            *self.replies(),
        ]

    def _found(self) -> list[Block]:
        """What was played, and what it says."""
        say, experiment = self.say, self.experiment
        if experiment is None:
            return []
        games = experiment.games()
        heading = say("lab-playing" if experiment.running else "lab-played")
        told = plan_text(experiment.plan, say)
        blocks: list[Block] = [Text(area="main", id="lab-played", heading=heading, paragraphs=told)]
        if experiment.fault:
            why = say("lab-failed", why=experiment.fault)
            blocks.append(Text(area="main", id="lab-fault", paragraphs=[why], tone="goal"))
        if not experiment.running and not experiment.complete:
            done = say("lab-stopped", done=len(games), all=experiment.plan.games)
            go_on = Button(id="go-on", label=say("lab-go-on"), intent={"do": "go-on"}, key="g", symbol="play")
            blocks.append(Text(area="main", id="lab-stopped", paragraphs=[done]))
            blocks.append(Buttons(area="main", id="lab-more", buttons=[go_on]))
        if games:
            blocks += Figures(Results(experiment.plan, games), say).blocks()
        return blocks

    def _files(self) -> list[Block]:
        say = self.say
        file = FormField(
            id="load",
            label=say("lab-file"),
            kind="file",
            help=say("lab-file-help"),
            error=self._errors.get("load", ""),
            intent={"do": "load"},
        )
        return [Form(area="main", id="lab-files", title=say("lab-files"), fields=[file], folded=True)]


def _table(intent: Intent) -> Table:
    """Which table an intent is about."""
    table = intent.get("table")
    if table == "a" or table == "b":
        return "a" if table == "a" else "b"
    raise ValueError(f"table: {str(table)[:24]!r} is none; allowed are a and b")


def _same_games(plan: Plan, other: Plan) -> bool:
    """Whether the two play the same games, as far as both have a deal."""
    return plan.model_copy(update={"deals": other.deals}) == other
