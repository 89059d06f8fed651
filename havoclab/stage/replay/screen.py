"""What a replay shows: the table, what just happened, the way through time, and all that stands around them."""

from __future__ import annotations

from collections.abc import Callable

from havoclab.core.action import Action
from havoclab.core.replay import Replay
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.controller import PageController
from havoclab.stage.doors import analysis_of
from havoclab.stage.replay.advice import Weighed, advice_of
from havoclab.stage.replay.book import Book
from havoclab.stage.replay.example import package_of, translate
from havoclab.stage.replay.film import Film, last_move
from havoclab.stage.replay.handing_on import keeping, kept_as, opening
from havoclab.stage.replay.parts import comment_form, jumps, lines_table, say_viewer, tools, transport, watching_form
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.replay.tokens import line_token, pack_moment
from havoclab.stage.replay.watching import TABLE, Viewer, Watching, chooser, usual_viewer, viewers
from havoclab.stage.scene import Block, Button, Buttons, Next, Reply, Scene, Text

#: Makes a file of a film: the host knows the browser's side, the stage does not.
MakeFile = Callable[[Film], str]


class ReplayScreen(PageController):
    """The scenes of a replay; what can be done on it is the business of the controller.

    Args:
        language: "en" or "hu".
        book: the game.
        viewer: whose eyes to begin with; None: those that suit the game.
        make_file: makes a file to keep out of a film; without it no such file is offered.

    Raises:
        ValueError: if nobody has such eyes.
    """

    def __init__(self, language: str, book: Book, viewer: Viewer | None, make_file: MakeFile | None) -> None:
        super().__init__(book.record.game, language)
        self._advice = advice_of(self.game)
        self._make_file = make_file
        self._file = ""
        """The film, just made, to be saved by the next click."""
        self._touched = False
        """Something was done here: from now on the browser keeps this replay instead of an older one."""
        self.take(book, viewer)

    def take(self, book: Book, viewer: Viewer | None = None) -> None:
        """Go on with this game, seen as suits it.

        Raises:
            ValueError: if it is another game than this page's, or nobody has such eyes.
        """
        if book.record.game != self.game:
            game = read_catalogue().course(book.record.game).title(self.language)
            raise ValueError(self.say("replay-another-game", game=game))
        if viewer is not None and viewer not in viewers(len(book.record.seats)):
            raise ValueError(
                f"viewer: {viewer!r} is none; allowed are all, table and 0 to {len(book.record.seats) - 1}"
            )
        translate(book, self.language)
        self._lines = book
        self._watching = Watching(usual_viewer(book.record, over=book.is_over) if viewer is None else viewer)
        self._onlooking: Onlooking | None = None
        self.forget_moment()

    def forget_moment(self) -> None:
        """Drop what belongs to one moment."""
        self._playing = False
        self._trying = False
        self._asked: int | None = None
        """The moment of a choice that the bot would have made otherwise, if the reader was led to one."""
        self._thinking = False
        """An estimate of this choice is shown, or being worked out."""
        self._weighed: tuple[Weighed | None] | None = None
        """The estimate; None until it is worked out. In it None: there was nothing to choose."""
        if self._onlooking is not None:
            self._onlooking.picture.forget()

    @property
    def token(self) -> str:
        """This moment packed for the address bar, with all lines or, where they do not fit, with this one alone."""
        return pack_moment(self._lines, self._watching, self.language)

    # --- what every page asks ---

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of this page."""
        usual = ("havoclab.core", f"havoclab.{self.game}", "havoclab.stage", "havoclab.stage.replay")
        return words(self.language, *usual, package_of(self.game))

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the choice at this moment."""
        decision = self.replay.state.decision
        return decision.rule if decision is not None else ""

    @property
    def played(self) -> State:
        """The position at this moment."""
        return self.replay.state

    @property
    def names(self) -> tuple[str, ...]:
        """The players."""
        return self.replay.record.seats

    def language_changed(self) -> None:
        """The picture speaks, and so do the example and a file that was made: make them anew."""
        self._onlooking = None
        self._file = ""
        translate(self._lines, self.language)

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self.onlooking.picture.say_action(action)

    @property
    def lines(self) -> Book:
        """The game and its branches."""
        return self._lines

    @property
    def replay(self) -> Replay:
        """The line that is shown."""
        return self._lines.replay

    @property
    def onlooking(self) -> Onlooking:
        """The picture of the game for this reader."""
        if self._onlooking is None:
            self._onlooking = Onlooking(self.replay.record, self.say)
        return self._onlooking

    # --- scenes ---

    def draw(self) -> Scene:
        """This moment."""
        replay, watching, say = self.replay, self._watching, self.say
        link = line_token(self._lines, watching, self.language)
        eyes = self.onlooking.eyes(replay.state)
        doubts = watching.viewer != TABLE if self._advice is not None else None
        blocks: list[Block] = [
            self._tools(link),
            *self.onlooking.table(replay.state, watching.viewer, trying=self._trying),
            *self.replies(),
        ]
        if replay.at and not self._thinking:
            last = last_move(self.onlooking, replay, replay.at, replay.state, watching.viewer, eyes, self.book)
            blocks += [block for block in last if not (isinstance(block, Reply) and self.replies())]
        blocks += [
            *self._bot(),
            *self.onlooking.ending(replay.state),
            *transport(replay.at, len(replay.moves), say, playing=self._playing, jumps=jumps(say, doubts=doubts)),
            self.onlooking.moves(replay, watching, eyes),
            watching_form(watching, self.names, say),
            comment_form(replay.at, replay.moves[replay.at - 1].comment if replay.at else "", say),
            lines_table(self._lines, say),
            self.rules(),
            *keeping(self._lines, link, self._film(), say_viewer(watching.viewer, self.names, say), say),
            *opening(self.game, say, kept=not self._touched),
        ]
        scene = Scene(layout="table", title=say("replay-title"), blocks=blocks, token=self.token, calm=watching.calm)
        if self._touched:
            scene.keep = kept_as(self.game)
        if self._thinking and self._weighed is None:
            scene.next = Next(after_ms=60, intent={"do": "weigh"})
        elif self._playing:
            scene.next = Next(after_ms=watching.after_ms, intent={"do": "advance"})
        return scene

    def _tools(self, link: str) -> Buttons:
        seen = chooser(self.replay.state, self._watching.viewer) is not None
        thinking = self._thinking if self._advice is not None else None
        buttons = tools(link, self.say, seen=seen, trying=self._trying, thinking=thinking)
        if read_catalogue().course(self.game).first("analysis") is not None:
            buttons.append(
                Button(
                    id="analysis",
                    label=self.say("replay-decisions"),
                    href=analysis_of(self.replay.record, self.language),
                    symbol="eye",
                    title=self.say("tool-analysis-title"),
                )
            )
        return Buttons(area="top", id="tools", buttons=[*buttons, self.language_button()])

    def _bot(self) -> list[Block]:
        """An estimate of the choice at this moment, once the reader asks; first the reader may be asked."""
        decision = self.replay.state.decision
        if self._advice is None or decision is None:
            return []
        name = self.names[decision.seat]
        if not self._thinking:
            asked = Text(area="prompt", id="asked", paragraphs=[self.say("replay-asked", name=name)], tone="goal")
            return [asked] if self._asked == self.replay.at else []
        if self._weighed is None:
            return [Reply(id="thought", text=self.say("replay-thinking"))]
        if self._weighed[0] is None:
            return [Reply(id="thought", text=self.say("replay-no-thought", name=name))]
        return self._advice.say_answer(self.onlooking, name, self._weighed[0])

    def _film(self) -> Button | None:
        """Makes a web page of this line, or saves the one just made."""
        say = self.say
        if self._file:
            label = say("replay-save-film", kilobytes=max(1, len(self._file.encode()) // 1000))
            name = f"{kept_as(self.game)}.html"
            return Button(id="film", label=label, copy_text=self._file, download=name, symbol="save", primary=True)
        if self._make_file is None:
            return None
        return Button(id="film", label=say("replay-film"), intent={"do": "film"}, symbol="play")
