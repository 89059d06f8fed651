"""The sandbox: any position set up by hand, everything that is wrong with it, and playing on from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from havoclab.core.fault import tell_fault
from havoclab.core.record import BadRecord, Record
from havoclab.core.site import load_site
from havoclab.core.words import Words, words
from havoclab.stage.playing import PlayingController
from havoclab.stage.sandbox.forms import load_form, play_form, preset_field
from havoclab.stage.sandbox.games import sandbox_of
from havoclab.stage.sandbox.mending import Fault
from havoclab.stage.sandbox.opening import Opened, link_of, open_text, open_token, pack_draft, pack_game
from havoclab.stage.sandbox.wrong import mend_button, wrong_list
from havoclab.stage.scene import Block, Button, Buttons, Form, Intent, LinkCard, Links, Scene, Text
from havoclab.stage.sitting import Sitting
from havoclab.stage.tools import analysis, home, replay, toolbar


class SandboxController(PlayingController):
    """The page on which positions are set up and tried out.

    Args:
        game: name of the game.
        language: "en" or "hu"; None: as the token says, else English.
        token: a position, a game, or a moment of this page to go on from; a bad one is named, and the table is empty.

    >>> page = SandboxController()
    >>> page.handle({"do": "preset", "value": "deal"})
    >>> page.handle({"do": "play"})
    >>> page.replay.state.kind
    'turn'
    """

    title: ClassVar[str] = "sandbox-title"

    def __init__(self, game: str = "havoc", language: str | None = None, token: str | None = None) -> None:
        super().__init__(game, language or "en")
        self._own = sandbox_of(game)
        self._bench = self._own.bench()
        self._alone = True
        if token:
            self._open_link(token, language)

    @property
    def draft(self) -> Any:
        """The position that is being set up; what it is made of, each game has for itself."""
        return self._bench.draft

    # --- what every page says ---

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of the sandbox."""
        return words(self.language, *self._own.packages)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table, or will."""
        return self._sitting.names if self._sitting is not None else tuple(self._bench.setup.names(self.say))

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the open choice, also while it is set up."""
        return super().rule_in_question if self._sitting is not None else self._bench.rule_in_question

    # --- coming and going ---

    @property
    def kept_as(self) -> str:
        """Name under which the browser keeps what is under way."""
        return f"{self.game}-sandbox"

    @property
    def token(self) -> str:
        """This moment packed for the address bar; empty if it does not fit."""
        choices = self._bench.setup.choices
        try:
            if self._sitting is None:
                return pack_draft(self.game, self.language, choices, self.draft)
            return pack_game(self.language, choices, self._sitting, self._settings)
        except ValueError:
            return ""

    def _open_link(self, token: str, language: str | None) -> None:
        """Open what the address holds; what is bad about it is said, and the table stays empty."""
        try:
            opened = open_token(self.game, token)
        except ValueError as fault:
            self.answer("info", self.say("sandbox-not-opened", why=tell_fault(fault, self.language)))
            self.offer_door(fault, "sandbox", token)
            return
        self.language = language or opened.language or self.language
        self._take(opened)

    def _load(self, intent: Intent) -> None:
        """Open a file's contents, what was pasted, or what the browser kept; what is bad about it is said."""
        text = intent.get("token", intent.get("value"))
        if not isinstance(text, str):
            raise ValueError("value: a text is needed")
        self._bench.errors.pop("load", None)
        if not text.strip():
            return
        try:
            opened = open_text(self.game, text)
        except ValueError as fault:
            self._bench.errors["load"] = self.say("load-failed", why=tell_fault(fault, self.language))
            self.answer("refused", self._bench.errors["load"])
            self.offer_door(fault, "sandbox", link_of(text))
            return
        self._take(opened)
        if not opened.unread:
            self.answer("ok", self.say("opened-game" if opened.sitting is not None else "opened-position"))

    def _take(self, opened: Opened) -> None:
        self._bench.take(opened.draft, opened.choices)
        self._settings = opened.settings or self._settings
        if opened.sitting is not None:
            self._alone = opened.sitting.alone
        self.sit_down(opened.sitting)
        if opened.unread:
            told = " ".join(problem.text(self.language, self.names) for problem in opened.unread)
            self.answer("refused", self.say("opened-in-part", why=told))

    # --- before and beside the game ---

    def do_before(self, what: object, intent: Intent) -> None:
        """Set up the position, open another, or play from this one."""
        if what == "play":
            self._start()
        elif what == "load":
            self._load(intent)
        elif what == "alone":
            self._alone = intent.get("value") in (True, "true")
        else:
            self._bench.do(intent, self.say)
            if self._bench.told:
                self.answer("info", self._bench.told)

    def do_more(self, what: object, intent: Intent) -> bool:
        """Back to setting up: at this moment, or where the game began."""
        if what not in ("edit", "began"):
            return False
        if what == "began":
            self.replay.go(0)
        state = self.replay.state
        if state != self.draft.state:
            self._bench.take(self._own.draft(state.copy()))
        self.sit_down(None)
        return True

    def _start(self) -> None:
        """Play from here, if nothing is wrong; else say what is, and how one click mends it."""
        wrong = self._bench.faults()
        if wrong:
            self._refuse_to_play(wrong[0])
            return
        setup = self._bench.setup
        if not setup.names_fit(self.say):
            self.answer("info", self.say("setup-not-ready"))
            return
        record = Record.of(self.draft.state, self.names, setup.kinds)
        try:
            sitting = Sitting(record, alone=self._alone)
        except BadRecord as fault:
            self.answer("refused", self.say("not-understood", why=tell_fault(fault, self.language)))
            return
        self._settings = replace(self._settings, paused=False)
        self.sit_down(sitting)

    def _refuse_to_play(self, fault: Fault) -> None:
        text = self.say("not-playable", why=fault.problem.text(self.language, self.names))
        self.answer("refused", text, fault.problem.rule)
        if fault.mend is not None and self._reply is not None:
            fix = mend_button(fault.mend, self._bench, self.names, self.say)
            self._reply = self._reply.model_copy(update={"fix": fix})

    # --- scenes ---

    def tools(self) -> Buttons:
        """The tools above the table; while a position is set up, undo and redo take back its changes."""
        say, language = self.say, self.language_button()
        if self._sitting is not None:
            return toolbar(self._sitting, self._settings, language, say, more=[*self._leaving(), *self._sharing()])
        undo = Button(id="undo", label=say("tool-undo"), intent={"do": "undo"}, key="u", symbol="undo")
        redo = Button(id="redo", label=say("tool-redo"), intent={"do": "redo"}, key="g", symbol="redo")
        undo.state = "legal" if self._bench.can_undo else "off"
        redo.state = "legal" if self._bench.can_redo else "off"
        text = Record.of(self.draft.state, self.names, self._bench.setup.kinds).to_text()
        name = f"{self.game}-position.txt"
        save = Button(id="save", label=say("tool-save-position"), copy_text=text, download=name, symbol="save")
        return Buttons(area="top", id="tools", buttons=[home(say), undo, redo, save, *self._sharing(), language])

    def _leaving(self) -> list[Button]:
        """Back to setting up."""
        say = self.say
        return [
            Button(
                id="edit", label=say("tool-edit"), intent={"do": "edit"}, symbol="gear", title=say("tool-edit-title")
            ),
            Button(
                id="began",
                label=say("tool-began"),
                intent={"do": "began"},
                symbol="flag",
                title=say("tool-began-title"),
            ),
        ]

    def _sharing(self) -> list[Button]:
        """This moment as a link to copy: of this page, and of Binder where the project has a public address."""
        say, token = self.say, self.token
        if not token:
            return []
        copied = f"?lang={self.language}&s={token}"
        buttons = [
            Button(id="share", label=say("tool-share"), copy_link=copied, symbol="link", title=say("tool-share-title"))
        ]
        notebook = f"{self.game.replace('_', '-')}/sandbox.ipynb"
        binder = load_site().binder_link(notebook, {"lang": self.language, "s": token})
        if binder is not None:
            buttons.append(Button(id="share-binder", label=say("tool-share-binder"), copy_text=binder))
        return buttons

    def buttons_after(self) -> list[Button]:
        """When the game is over: look back at its decisions and at all of it, or set up another position."""
        say = self.say
        looking = [analysis(self.sitting, say)] if self._kit.analysis else []
        return [*looking, replay(self.sitting, say), *self._leaving()]

    def draw_before(self) -> Scene:
        """The table that is being set up, with everything that is wrong with it."""
        bench, names, say = self._bench, self.names, self.say
        wrong = bench.faults()
        begin = [bench.setup.players_field(say), preset_field(bench.presets, bench.preset, say)]
        blocks: list[Block] = [
            self.tools(),
            Form(area="track", id="begin", fields=[*begin, *bench.begin_fields(names, say)]),
            *self._kept_doors(),
            *bench.table(names, say),
            *bench.dock(wrong, names, say),
            *self.replies(),
            *bench.seats(names, say),
            play_form(alone=self._alone, say=say),
            *bench.forms(names, say),
            load_form(bench.errors.get("load", ""), say),
            *self._too_long(),
            *(block.model_copy(update={"area": "bottom"}) for block in bench.setup.more_blocks(say)),
            wrong_list(wrong, bench, names, say),
            self.rules(),
        ]
        scene = self.page("table", blocks)
        scene.keep = self.kept_as if bench.can_undo else ""
        return scene

    def _kept_doors(self) -> list[Links]:
        """What this browser keeps, where nothing has been set up yet."""
        if self._bench.can_undo:
            return []
        say = self.say
        cards = [
            LinkCard(
                title=say(f"kept-{name}-title"),
                text=say(f"kept-{name}-text"),
                stored=self.kept_as if name == "draft" else f"{self.game}-game",
                intent={"do": "load"},
                symbol="hourglass",
            )
            for name in ("draft", "game")
        ]
        return [Links(id="kept", cards=cards)]

    def _too_long(self) -> list[Text]:
        """Where the moment does not fit into an address, the file is left to share it."""
        return (
            [] if self.token else [Text(area="bottom", id="too-long", paragraphs=[self.say("too-long")], tone="aside")]
        )
