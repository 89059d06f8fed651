"""The page of the laboratory: ask what a rule, an option, a seat or a bot is worth, have it played, read the answer."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from havoclab.core.fault import tell_fault
from havoclab.core.link import BadLink, unpack
from havoclab.core.words import LANGUAGES
from havoclab.lab.journal import BadFile, Kept
from havoclab.lab.journal import read as read_games
from havoclab.lab.plan import Plan
from havoclab.lab.results import Results
from havoclab.stage.another_game import AnotherGame
from havoclab.stage.lab.experiment import Experiment, Timing, cores
from havoclab.stage.lab.games import lab_of
from havoclab.stage.lab.kept import kept_as, read_kept
from havoclab.stage.lab.parts import OWN_TABLES
from havoclab.stage.lab.question import MOST_GAMES, Table, read_count
from havoclab.stage.lab.screen import LabScreen
from havoclab.stage.scene import Button, Intent
from havoclab.stage.setup.choices import MOST_SEED
from havoclab.stage.setup.fields import say_limits
from havoclab.version import __version__


class LabController(LabScreen):
    """The page on which experiments are set up, played and read.

    Args:
        game: name of the game that is played.
        language: "en" or "hu"; None: as the token says, else English.
        token: an experiment to begin with, from an earlier scene's ``token``; a bad one is told.

    Raises:
        ValueError: if there is no such game.

    >>> page = LabController()
    >>> page.handle({"do": "set", "field": "deals", "value": "1000000000"})
    >>> page.question.deals
    200
    """

    def __init__(self, game: str = "havoc", language: str | None = None, token: str | None = None) -> None:
        super().__init__(game, language or "en")
        self._foreign = False
        """The experiment's games were played by another version: they can be read, but not gone on with."""
        self._timing: tuple[str, Timing] | None = None
        self._token = token
        if token:
            self._open(token, language)

    # --- coming and going ---

    def _open(self, token: str, language: str | None) -> None:
        try:
            kind, data = unpack(token)
            if kind != "e" or not isinstance(data, list) or not 2 <= len(data) <= 3:
                raise BadLink("link", "link-other-content")
            game = str(data[2]) if len(data) > 2 else "havoc"  # links of older versions are all Havoc's
            if game != self.game:
                raise AnotherGame(game)
            self.question = lab_of(self.game).question.read(data[1])
        except ValueError as fault:
            self.answer("info", self.say("link-not-opened", why=tell_fault(fault, self.language)))
            if isinstance(fault, AnotherGame) and self._reply is not None:
                door = fault.door("lab", self.language, token, self.say("link-open-there"))
                self._reply = self._reply.model_copy(update={"fix": door})
            return
        if language is None and data[0] in LANGUAGES:
            self.language = data[0]

    def recall(self, intent: Intent) -> None:
        """Go on from the games that the browser kept, unless this page has some of its own."""
        memory = intent.get("memory")
        text = memory.get(kept_as(self.game)) if isinstance(memory, dict) else None
        if not isinstance(text, str) or self._store.is_known(text):
            return
        if self.experiment is None:
            try:
                kept = read_kept(text)
                self._show(kept, question=not self._token)
                self.answer("info", self.say("lab-kept-back", games=len(kept.games), all=kept.plan.games))
            except BadFile as fault:
                self.answer("info", self.say("lab-kept-unread", why=str(fault)))
        self._store.leave(text, self.experiment)

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
        elif what == "forget-numbers":
            self.question.forget_numbers(_table(intent))
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
            players = lab_of(self.game).question.seats()
            limits = {"players": (players[0], players[-1]), "seed": (0, MOST_SEED), **lab_of(self.game).limits}
            self._errors[entry] = self._not_possible(value, say_limits(name, fault, self.say, limits=limits))

    def _set_at(self, table: Table, name: str, value: Any) -> None:
        kind, _, rest = name.partition("-")
        numbers = lab_of(self.game).numbers
        if kind == "seat" and rest.isdigit():
            self.question.set_bot(table, int(rest), str(value))
        elif kind == "memory" and rest.isdigit():
            self.question.set_memory(table, int(rest), str(value))
        elif numbers is not None and kind in numbers.kinds:
            self.question.set_number(table, kind, rest.split("-"), value)
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

    # --- files ---

    def _save(self) -> None:
        games = self.experiment.games() if self.experiment is not None else ()
        if self.experiment is None or not games:
            raise ValueError(self.say("lab-nothing-yet"))
        text = Results(self.experiment.plan, games).to_text()
        self.answer("ok", self.say("lab-file-ready", games=len(games)))
        if self._reply is not None:
            name = f"{self.game}-games.jsonl"
            file = Button(id="file", label=self.say("lab-file-save"), copy_text=text, download=name, symbol="save")
            self._reply = self._reply.model_copy(update={"fix": file})

    def _load(self, text: object) -> None:
        """Show the games of a file; whatever is wrong with it, nothing of what is here is lost."""
        if not isinstance(text, str):
            raise ValueError("value: a text is needed")
        self._errors.pop("load", None)
        try:
            kept = read_games(text)
            self._show(kept)
        except BadFile as fault:
            self._errors["load"] = self.say("lab-file-refused", why=str(fault))
            self.answer("refused", self._errors["load"])
            return
        told = self.say("lab-file-read", games=len(kept.games), all=kept.plan.games)
        self.answer("ok", f"{told} {self.say('lab-other-version')}" if self._foreign else told)

    def _show(self, kept: Kept, *, question: bool = True) -> None:
        """Show these games, and ask in the forms what they answer."""
        for arm in kept.plan.arms:
            if arm.game != self.game:
                raise BadFile(AnotherGame(arm.game).text(self.language))
        if len(kept.plan.arms) > 2:
            raise BadFile(self.say("lab-many-tables", tables=len(kept.plan.arms)))
        self.experiment = Experiment(kept.plan, kept.games, self._workers)
        self._foreign = kept.version != __version__
        if question:
            self.question = lab_of(self.game).question.of(kept.plan) or self.question


def _table(intent: Intent) -> Table:
    """Which table an intent is about."""
    table = intent.get("table")
    if table == "a" or table == "b":
        return "a" if table == "a" else "b"
    raise ValueError(f"table: {str(table)[:24]!r} is none; allowed are a and b")


def _same_games(plan: Plan, other: Plan) -> bool:
    """Whether the two play the same games, as far as both have a deal."""
    return plan.model_copy(update={"deals": other.deals}) == other
