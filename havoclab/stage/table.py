"""The table: set up a game, play it with people and bots, walk back and forth, and read why something can't be done."""

from __future__ import annotations

from dataclasses import replace

from havoclab.core.fault import tell_fault
from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import Record
from havoclab.core.words import LANGUAGES
from havoclab.stage.doors import address_of
from havoclab.stage.kits import kit_of
from havoclab.stage.playing import PlayingController
from havoclab.stage.scene import Button, Buttons, Intent, LinkCard, Links, Scene
from havoclab.stage.settings import pack_settings, read_settings
from havoclab.stage.sitting import Sitting
from havoclab.stage.tools import analysis, leave, memory, replay, sandbox, toolbar


class TableController(PlayingController):
    """The page on which a game is set up and played.

    Args:
        game: name of the game.
        language: "en" or "hu".
        token: a moment to go on from, as an earlier scene's ``token`` gave it; a bad one is named as such.

    >>> page = TableController()
    >>> page.handle({"do": "start"})
    >>> page.scene().layout
    'table'
    """

    def __init__(self, game: str = "havoc", language: str | None = None, token: str | None = None) -> None:
        super().__init__(game, language or "en")
        self._asked_language = language
        self._setup = kit_of(game).setup(None)
        if token:
            self._open(token)

    # --- coming and going ---

    @property
    def kept_as(self) -> str:
        """Name under which the browser keeps the game."""
        return f"{self.game}-game"

    @property
    def token(self) -> str:
        """This moment packed for the address bar; empty if it does not fit."""
        chosen = self._setup.packed()
        try:
            if self._sitting is None:
                return pack("s", [self.language, chosen])
            replay = self._sitting.replay
            return pack("t", [self.language, replay.record.packed(), replay.at, pack_settings(self._settings), chosen])
        except ValueError:
            return ""

    def _open(self, token: str) -> None:
        try:
            self._read_token(token)
        except ValueError as fault:
            self.answer("info", self.say("link-not-opened", why=tell_fault(fault, self.language)))
            self.offer_door(fault, "play", token)

    def _read_token(self, token: str) -> None:
        kind, data = unpack(token)
        setup = self._setup
        if kind == "s" and isinstance(data, list) and len(data) == 2:
            setup = kit_of(self.game).setup(data[1])
        elif kind == "t" and isinstance(data, list) and len(data) == 5:
            setup = kit_of(self.game).setup(data[4])
            settings = read_settings(data[3])
            sitting = self.sitting_of(Record.from_packed(data[1]))
            sitting.go(data[2])
            self._settings = settings
            self.sit_down(sitting)
        elif kind == "r":
            self.sit_down(self.sitting_of(Record.from_packed(data)))
        else:
            raise BadLink("link", "link-other-content")
        self._setup = setup
        if kind != "r" and data[0] in LANGUAGES and self._asked_language is None:
            self.language = data[0]
        self.hold_the_clock()

    # --- before, beside and after the game ---

    def do_before(self, what: object, intent: Intent) -> None:
        """Fill in the form, deal, or go on with the game that the browser kept."""
        if what == "set":
            self._setup.set(intent, self.say)
        elif what == "start":
            self._start()
        elif what == "resume":
            self._read_token(str(intent.get("token", "")))
        elif not self._setup.do(what, intent):
            raise ValueError(f"do: {str(what)[:24]!r} can't be done before a game begins")

    def do_more(self, what: object, intent: Intent) -> bool:
        """Back to the form, the same players with new cards, or off to the sandbox."""
        if what == "new":
            self.sit_down(None)
        elif what == "again":
            self._start()
        elif what == "sandbox" and self._kit.sandbox and not self.sitting.covered:
            self._offer_sandbox()
        else:
            return False
        return True

    def _offer_sandbox(self) -> None:
        """The way to the sandbox with this moment; first it is said that nothing stays hidden there."""
        from havoclab.stage.sandbox.opening import pack_moment  # only who asks for it waits for it

        try:
            token = pack_moment(self.language, self.sitting)
        except ValueError:
            self.answer("info", self.say("sandbox-too-long"))
            return
        href = address_of("sandbox.ipynb", self.language, s=token)
        self.answer("info", self.say("sandbox-warning"))
        if self._reply is not None:
            go = Button(id="to-sandbox", label=self.say("tool-sandbox-open"), href=href, symbol="gear")
            self._reply = self._reply.model_copy(update={"fix": go})

    def _start(self) -> None:
        record = self._setup.start(self.say)
        if record is None:
            self.answer("info", self.say("setup-not-ready"))
            return
        self._settings = replace(self._settings, paused=False)
        self.sit_down(Sitting(record, in_the_open=self._kit.in_the_open))

    def draw_before(self) -> Scene:
        """The form, and a door to the game that this browser keeps."""
        form = self._setup.blocks(self.say)
        return self.page("page", [self.tools(), *self.replies(), self._kept_game(), *form, self.rules()])

    def _kept_game(self) -> Links:
        """The way back where no address holds the game: in JupyterLab, or after another table was asked for."""
        door = LinkCard(
            title=self.say("start-go-on", game=self.say(f"title-{self.game}")),
            text=self.say("start-go-on-text"),
            intent={"do": "resume"},
            stored=self.kept_as,
            symbol="hourglass",
        )
        return Links(area="main", id="resume", cards=[door])

    def tools(self) -> Buttons:
        """The tools above the table."""
        more = [leave(self.say)]
        if self._kit.sandbox:
            more.insert(0, sandbox(self.say))
        if self._sitting is not None:
            more.insert(0, replay(self._sitting, self.say))
        language = self.language_button()
        return toolbar(
            self._sitting, self._settings, language, self.say, more=more, clock=self.clock_runs and self._story is None
        )

    def buttons_after(self) -> list[Button]:
        """The same players again, a look back at the game and at its decisions, or a new table."""
        say = self.say
        return [
            Button(id="again", label=say("again"), intent={"do": "again"}, key="s", primary=True, symbol="swords"),
            *([analysis(self.sitting, say)] if self._kit.analysis else []),
            replay(self.sitting, say),
            *([memory(self.sitting, say)] if self._kit.memory else []),
            Button(id="new-table", label=say("tool-new"), intent={"do": "new"}, symbol="new"),
        ]
