"""The page on which a game is walked through: step, play, comments, branches, anybody's eyes, links and files."""

from __future__ import annotations

import re
from typing import Final

from havoclab.core.action import Action
from havoclab.core.fault import tell_fault
from havoclab.core.record import Record
from havoclab.stage.replay.book import MOST_LINES, Book, TooManyLines
from havoclab.stage.replay.example import example_of, translate
from havoclab.stage.replay.film import make_film
from havoclab.stage.replay.looking_ahead import next_choice, next_doubt
from havoclab.stage.replay.screen import MakeFile, ReplayScreen
from havoclab.stage.replay.tokens import Moment, read_token, token_in
from havoclab.stage.replay.watching import (
    ALL,
    TABLE,
    Viewer,
    change,
    chooser,
    followed,
)
from havoclab.stage.scene import Intent


class ReplayController(ReplayScreen):
    """The page of a replay.

    Args:
        game: name of the game.
        language: "en" or "hu"; None: as the token says, else English.
        token: a moment to go on from: of this page, of the table, or a record's link. A bad one is told as such.
        record: what to begin with where there is no token; by default the example that the game's rules bring.
        viewer: whose eyes to begin with: a seat, "table" or "all"; by default what suits the game.
        make_file: makes a file to keep out of a film; without it no such file is offered.

    Raises:
        BadRecord: naming what is wrong with the record.
        ValueError: if nobody has such eyes.

    >>> page = ReplayController()
    >>> page.handle({"do": "walk", "to": "forward"})
    >>> [block.text for block in page.scene().blocks if block.type == "reply"]
    ['Anita recruits. Anita turns the peace card to 1.']
    """

    def __init__(
        self,
        game: str = "havoc",
        language: str | None = None,
        token: str | None = None,
        record: Record | None = None,
        viewer: Viewer | None = None,
        make_file: MakeFile | None = None,
    ) -> None:
        seen = viewer if record or viewer is not None else ALL
        super().__init__(language or "en", Book(record or example_of(game)), seen, make_file)
        if token:
            try:
                moment = self._read_token(token)
            except ValueError as fault:
                self.answer("info", self.say("link-not-opened", why=tell_fault(fault, self.language)))
            else:
                self._touched = True
                self.language = language or moment.language or "en"
        translate(self._lines, self.language)

    def _read_token(self, token: str) -> Moment:
        """Go on from a token.

        Raises:
            ValueError: saying what is wrong with it; nothing is changed then.
        """
        moment = read_token(token)
        self.take(moment.book)
        if moment.watching is not None:
            self._watching = moment.watching
        return moment

    # --- intents ---

    def do(self, intent: Intent) -> None:
        """Walk, watch, try, say, keep."""
        what = str(intent.get("do"))
        self._file = ""
        if what in _WAYS:
            getattr(self, _WAYS[what])(intent)
        else:
            self._play(intent)
        self._touched = True

    def _walk(self, intent: Intent) -> None:
        """To the start or end, a step, or to the next moment of a kind."""
        replay, to = self.replay, str(intent.get("to"))
        if to in ("choice", "doubt"):
            self._jump(to)
            return
        steps = {"start": -replay.at, "back": -1, "forward": 1, "end": len(replay.moves) - replay.at}
        if to not in steps:
            raise ValueError(f"to: {to[:24]!r} is none; allowed are {', '.join(steps)}, choice, doubt")
        replay.go(min(max(0, replay.at + steps[to]), len(replay.moves)))
        self.forget_moment()

    def _jump(self, to: str) -> None:
        """To the next choice, or the next that the bot would have made otherwise, of those whom the reader follows."""
        replay, viewer = self.replay, self._watching.viewer
        seats = followed(replay.record, viewer)
        if to == "choice":
            at = next_choice(replay, seats, viewer)
        elif self._advice is None:
            raise ValueError("to: doubt is none here; the choices of this game can't be weighed")
        elif viewer == TABLE:
            self.answer("info", self.say("replay-needs-eyes"))
            return
        else:
            at = next_doubt(replay, self._advice, seats, here=self._asked != replay.at)
        if at is None:
            self.answer("info", self.say("replay-no-choice" if to == "choice" else "replay-no-doubt"))
            return
        replay.go(at)
        self.forget_moment()
        if to == "doubt":
            self._asked = at
            self._thinking = not self._watching.hide_future

    def _go(self, intent: Intent) -> None:
        """To any moment; the slider names it as text."""
        at = intent.get("at", intent.get("value"))
        if isinstance(at, bool) or not re.fullmatch(r"\d{1,6}", str(at)):
            raise ValueError(f"at: {str(at)[:24]!r} is no moment; a whole number is needed")
        self.replay.go(int(str(at)))
        self.forget_moment()

    def _set_playing(self, intent: Intent) -> None:
        self.forget_moment()
        self._playing = intent.get("on") is True and self.replay.at < len(self.replay.moves)

    def _advance(self, intent: Intent) -> None:
        """One moment on, as long as it plays."""
        if self._playing:
            self.replay.forward()
            self.forget_moment()
            self._playing = self.replay.at < len(self.replay.moves)

    def _set(self, intent: Intent) -> None:
        before = self._watching
        self._watching = change(before, intent.get("field"), intent.get("value"), len(self.names))
        if self._watching.hide_future != before.hide_future:
            self._weighed = None  # what was done may be told now, or no more
        if self._watching.viewer != before.viewer:
            playing = self._playing
            self.forget_moment()  # other eyes: what was selected, asked or estimated is not for them
            self._playing = playing

    def _try(self, intent: Intent) -> None:
        """Let the reader choose for whoever is to choose, or only look on again."""
        self._playing = False
        self.onlooking.picture.forget()
        self._trying = intent.get("on") is True

    def _think(self, intent: Intent) -> None:
        """Show an estimate of this choice, or hide it again."""
        if self._advice is None:
            raise ValueError("do: the choices of this game can't be weighed")
        if chooser(self.replay.state, self._watching.viewer) is None:
            raise ValueError(self.say("replay-hand-closed"))
        self._thinking = intent.get("on") is True
        self._playing = False

    def _weigh(self, intent: Intent) -> None:
        """Work out the estimate that was asked for."""
        if self._thinking and self._weighed is None and self._advice is not None:
            told = self._asked == self.replay.at or not self._watching.hide_future
            self._weighed = (None,)  # whatever comes of it, it is not asked for again
            self._weighed = (self._advice.weigh_moment(self.replay, told=told),)

    def _play(self, intent: Intent) -> None:
        """A click on the table: what it asks for is done on this line if it was done there, else on a branch."""
        state = self.replay.state
        seat = chooser(state, self._watching.viewer)
        if seat is None:
            raise ValueError(self.say("replay-hand-closed"))
        if intent.get("do") == "act":
            action: Action | None = state.read_action(str(intent.get("action"))[:400])
        elif self._trying:
            action = self.onlooking.picture.read(intent, state.view(seat))
        else:
            raise ValueError(f"do: {str(intent.get('do'))[:24]!r} can't be done here")
        if action is None:
            return
        lines = len(self._lines.lines)
        try:
            self._lines.play(action, seat)
        except TooManyLines:
            self.answer("info", self.say("replay-too-many-lines", most=MOST_LINES))
            return
        self.forget_moment()
        self._trying = True
        if len(self._lines.lines) > lines:
            self.answer("ok", self.say("replay-branched", number=lines + 1, told=self._told()))

    def _told(self) -> str:
        replay, viewer = self.replay, self._watching.viewer
        eyes = self.onlooking.eyes(replay.state)
        return self.onlooking.told(replay.moves[replay.at - 1], replay.events[replay.at - 1], viewer, eyes)

    def _comment(self, intent: Intent) -> None:
        """What is said about the move that led to a moment, kept with the game."""
        at = intent.get("at")
        if at != self.replay.at or not at:
            self.answer("info", self.say("replay-comment-none"))
            return
        text = " ".join(str(intent.get("value", "")).split())
        self._lines.comment(text)
        self.answer("ok", self.say("replay-comment-kept" if text else "replay-comment-gone", number=at))

    def _show_line(self, intent: Intent) -> None:
        self._lines.show(_place(intent))
        self.forget_moment()

    def _delete_line(self, intent: Intent) -> None:
        place = _place(intent)
        self._lines.delete(place)
        self.forget_moment()
        self.answer("info", self.say("replay-line-deleted", number=place + 1))

    def _open(self, intent: Intent) -> None:
        """Another game, from a file's text, or from a pasted text or link."""
        text = str(intent.get("value", "")).strip()
        if not text:
            return
        link = token_in(text)
        try:
            if link:
                self._read_token(link)
            else:
                self.take(Book.from_text(text))
        except ValueError as fault:
            self.answer("info", self.say("replay-not-opened", why=tell_fault(fault, self.language)))
        else:
            self.answer("ok", self.say("replay-opened", players=", ".join(self.names), moves=len(self.replay.moves)))

    def _open_kept(self, intent: Intent) -> None:
        self._open({"value": str(intent.get("token", ""))})

    def _open_example(self, intent: Intent) -> None:
        self.take(Book(example_of(self.game)), ALL)

    def _make(self, intent: Intent) -> None:
        """Make the file that shows this line without us; the next scene offers to save it."""
        if self._make_file is None:
            raise ValueError("do: no file can be made here")
        self._playing = False
        film = make_film(self._lines, self._watching, self.book, self.renderer_words, self.say)
        self._file = self._make_file(film)


def _place(intent: Intent) -> int:
    """The line that an intent names, counted from 0."""
    place = intent.get("line")
    if not isinstance(place, int) or isinstance(place, bool):
        raise ValueError("line: a whole number is needed")
    return place


#: What can be done beside the table, and what does it.
_WAYS: Final = {
    "walk": "_walk",
    "go": "_go",
    "play": "_set_playing",
    "advance": "_advance",
    "set": "_set",
    "try": "_try",
    "think": "_think",
    "weigh": "_weigh",
    "comment": "_comment",
    "line": "_show_line",
    "delete-line": "_delete_line",
    "open": "_open",
    "open-kept": "_open_kept",
    "open-example": "_open_example",
    "film": "_make",
}
