"""What the laboratory's page shows: the forms, how far the games are, and what was found."""

from __future__ import annotations

from importlib.util import find_spec
from time import thread_time
from typing import Final

from havoclab.core.link import pack
from havoclab.core.rules import RuleBook
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.lab.plan import Plan
from havoclab.lab.results import Results
from havoclab.stage.controller import PageController
from havoclab.stage.lab.experiment import Experiment, cores
from havoclab.stage.lab.figures import Figures
from havoclab.stage.lab.games import lab_of
from havoclab.stage.lab.kept import Store, kept_as
from havoclab.stage.lab.parts import Forms, bots_table, duration, plan_text, say_games
from havoclab.stage.scene import Block, Button, Buttons, Form, FormField, Next, Progress, Scene, Text
from havoclab.stage.tools import home

PACKAGE: Final = "havoclab.stage.lab"
#: How long the page waits before it looks again, in milliseconds.
LOOK_MS: Final = 1000
#: Looking may take no more than this part of a processor's time; how busy the machine is otherwise does not matter.
_LOOKING: Final = 0.2
#: What the page needs: for its figures what a bare install does not have, for playing what Python in a browser has not.
NEEDED: Final = {"lab-missing": ("numpy", "scipy"), "lab-no-processes": ("_multiprocessing",)}


class LabScreen(PageController):
    """The scenes of the laboratory; what can be done on it is the business of the controller.

    Args:
        game: name of the game that is played.
        language: "en" or "hu".

    Raises:
        ValueError: if there is no such game.
    """

    def __init__(self, game: str, language: str) -> None:
        super().__init__(game, language)
        self.question = lab_of(game).question.read({})
        self.experiment: Experiment | None = None
        """What is being played, or was."""
        self._workers = min(2, cores())
        self._errors: dict[str, str] = {}
        self._times: dict[str, float | None] = {}
        """How long a game takes, by what that depends on."""
        self._store = Store()

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of this page."""
        game, setup = f"havoclab.{self.game}", "havoclab.stage.setup"
        return words(self.language, "havoclab.core", game, "havoclab.lab", "havoclab.stage", setup, PACKAGE)

    @property
    def rule_in_question(self) -> str:
        """The first rule that is switched off at table B."""
        without = self.question.table("b").without
        return without[0] if without else ""

    def language_changed(self) -> None:
        """What is wrong with an entry was told in the other language."""
        self._errors = {}

    # --- what is asked ---

    @property
    def _plan(self) -> Plan:
        """What is asked, as it would be played."""
        return self.question.plan()

    @property
    def _timed(self) -> str:
        """What the time of a game depends on."""
        return "; ".join(arm.model_dump_json() for arm in self._plan.arms)

    @property
    def token(self) -> str:
        """What is asked, packed for the address bar; the games that were played are not in it."""
        try:
            asked = self.question.model_dump(mode="json", exclude_defaults=True)
            return pack("e", [self.language, asked, self.game])
        except ValueError:
            return ""

    @property
    def memory(self) -> dict[str, str]:
        """The games, for the browser to keep; nothing where it need not be told."""
        text = self._store.text_of(self.experiment)
        return {} if text is None else {kept_as(self.game): text}

    # --- scenes ---

    def draw(self) -> Scene:
        """The forms and what was found; while games are being played, how far that is."""
        begun, say = thread_time(), self.say
        running = self.experiment is not None and self.experiment.running
        blocks: list[Block] = [self._tools(running=running)]
        missing = [message for message, modules in NEEDED.items() if not all(map(find_spec, modules))]
        if missing:
            blocks += [Text(area="main", id="lab-missing", paragraphs=[say(missing[0])], tone="goal")]
        elif running:
            blocks += [*self._underway(), *self._found()]
        else:
            lead = Text(area="main", id="lab-lead", paragraphs=[say("lab-lead"), say("lab-lead-more")])
            blocks += [
                lead,
                *self.replies(),
                *self._found(),
                *self._forms(),
                *self._files(),
                bots_table(self.game, say),
            ]
        scene = Scene(layout="page", title=say("lab-title"), blocks=[*blocks, self.rules()], token=self.token)
        if running:
            spent = int((thread_time() - begun) * 1000)
            scene.next = Next(after_ms=max(LOOK_MS, int(spent / _LOOKING)), intent={"do": "look"})
        elif not missing and self._timed not in self._times:
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
