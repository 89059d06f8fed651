"""The page on which the decisions that mattered are found, tried again, and only then told."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from havoclab.core.action import Action, Together
from havoclab.core.link import BadLink, unpack
from havoclab.core.record import Record
from havoclab.core.rejection import IllegalAction
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.havoc import worked_example
from havoclab.lab.review import LAYING, Choice, Review, state_at
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.analysis.kept import KIND, Kept
from havoclab.stage.analysis.screen import AnalysisScreen
from havoclab.stage.replay.book import Book
from havoclab.stage.replay.tokens import read_token, token_in
from havoclab.stage.scene import Intent
from havoclab.stage.sitting import HUMAN

#: So long the page thinks before it shows how far it is, in seconds.
AT_ONCE: Final = 0.35


class AnalysisController(AnalysisScreen):
    """The page of an analysis.

    Args:
        language: "en" or "hu"; None: as the token says, else English.
        token: an analysis to go on with, or a game: of the table, of the replay page, or a record's link. A bad one is
            told, and the page offers to open another.
        clock: tells how long the page has been thinking.

    >>> page = AnalysisController()
    >>> page.handle({"do": "open-example"})
    >>> page.handle({"do": "seat", "seat": 3})
    >>> [block.total for block in page.scene().blocks if block.type == "progress"]
    [56]
    """

    def __init__(
        self, language: str | None = None, token: str | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(language or "en")
        self._clock = clock
        if token:
            try:
                kept = self._read(token)
            except ValueError as fault:
                self.answer("info", self.say("link-not-opened", why=str(fault)))
            else:
                if language is None and kept:
                    self.language = kept

    # --- opening ---

    def _read(self, token: str) -> str:
        """Go on with what a token holds, and give its language; nothing is changed where it is not sound.

        Raises:
            ValueError: saying what is wrong with it.
        """
        if unpack(token)[0] != KIND:
            moment = read_token(token)
            self._take(moment.book.record)
            return moment.language
        kept = Kept.read(token)
        self._hold_to_game(kept.game())
        replay = _replay_of(kept.game())
        review = Review(replay, kept.seat, kept.found) if kept.seat is not None else None
        tries: dict[int, Action | None] = {}
        if review is not None:
            shown = {cost.number for cost in review.costly}
            if kept.open is not None and kept.open not in shown:
                raise BadLink(f"link.open: decision {kept.open} is none of those that are shown")
            for number, text in kept.tries.items():
                if number not in shown:
                    raise BadLink(f"link.tries: decision {number} is none of those that are shown")
                tries[number] = _legal(replay, review.choices[number], text) if text else None
        elif kept.open is not None or kept.tries:
            raise BadLink("link.open: nobody's decisions are looked at")
        self.show_game(replay)
        self._review, self._stopped, self._tries, self._open = review, kept.stopped, tries, kept.open
        return kept.language

    def _take(self, record: Record) -> None:
        """Look at another game; where one person played it, at theirs.

        Raises:
            ValueError: if it is a game of another kind.
        """
        self._hold_to_game(record)
        replay = _replay_of(record)
        people = [seat for seat, player in enumerate(record.players) if player == HUMAN]
        review = Review(replay, people[0]) if len(people) == 1 else None
        self.show_game(replay)
        self._review = review

    def _hold_to_game(self, record: Record) -> None:
        """Raises a ValueError, in the reader's language, if this is a game of another kind than the page's."""
        if load(record.game).name != self.game:
            game = read_catalogue().course(record.game).title(self.language)
            raise ValueError(self.say("replay-another-game", game=game))

    def _open_text(self, intent: Intent) -> None:
        """A game from a file's text, or from a pasted text or link."""
        text = str(intent.get("token", intent.get("value", ""))).strip()
        if not text:
            return
        link = token_in(text)
        try:
            if link:
                self._read(link)
            else:
                self._take(Book.from_text(text).record)
        except ValueError as fault:
            self.answer("info", self.say("replay-not-opened", why=str(fault)))

    def _open_example(self, intent: Intent) -> None:
        self._take(worked_example())

    def _leave(self, intent: Intent) -> None:
        self.show_game(None)

    # --- whose decisions, and finding them ---

    def _seat(self, intent: Intent) -> None:
        seat, replay = intent.get("seat"), self.game_shown
        if seat is None:
            self.show_game(replay)
            return
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(replay.record.seats):
            raise ValueError(f"seat: {seat!r:.20} is none; allowed are 0 to {len(replay.record.seats) - 1}")
        try:
            review = Review(replay, seat)
        except ValueError:
            self.answer("info", self.say("analysis-no-choice", name=replay.record.seats[seat]))
            return
        self.show_game(replay)
        self._review = review

    def _look(self, intent: Intent) -> None:
        """Think for a moment."""
        if not self.is_looking:
            return
        began = self._clock()
        while not self.review.is_done:
            try:
                self.review.step()
            except ValueError:
                self._stopped = True  # else the page would ask itself for ever
                raise
            if self._clock() - began >= AT_ONCE:
                break

    def _stop(self, intent: Intent) -> None:
        """Show what there is, or go on finding."""
        self._stopped = intent.get("on") is True

    # --- trying again ---

    def _choose(self, intent: Intent) -> None:
        """Go to a decision, or back to all of them."""
        number = intent.get("number")
        if number is not None and number not in {cost.number for cost in self.review.costly}:
            raise ValueError(f"number: {number!r:.20} is no decision that is shown")
        self.open_choice(number)

    def _tell(self, intent: Intent) -> None:
        """Tell without trying."""
        self._tries[self.open_number] = None

    def _again(self, intent: Intent) -> None:
        self._tries.pop(self.open_number, None)
        self.open_choice(self.open_number)

    def _weigh(self, intent: Intent) -> None:
        """Work out the picture of all choices for the decision that is told."""
        if self.needs_picture:
            self._others = ()  # whatever comes of it, it is not asked for again
            self.weigh_open()

    def _try(self, intent: Intent) -> None:
        """A click on the table: what the reader chooses now."""
        if not self.is_trying:
            raise ValueError(f"do: {str(intent.get('do'))[:24]!r} can't be done here")
        choice, state = self.open, self.played
        assert state is not None, "a decision is open"
        if intent.get("do") == "act":
            action: Action | None = state.read_action(str(intent.get("action"))[:400])
        else:
            action = self.onlooking.picture.read(intent, self.view)
        if action is None:
            return
        rejection = state.check(action, choice.seat)
        if rejection is not None:
            raise IllegalAction(rejection, action, choice.seat)
        if isinstance(action, Together) and choice.kind not in LAYING:
            action = action.steps[0]  # one click may do what are two decisions
        self._tries[self.open_number] = action
        self.onlooking.picture.forget()

    def do(self, intent: Intent) -> None:
        """Open a game, choose whose decisions, look, try again."""
        what = str(intent.get("do"))
        if what in _WAYS:
            getattr(self, _WAYS[what])(intent)
        else:
            self._try(intent)


def _replay_of(record: Record) -> Replay:
    """The game to walk through.

    Raises:
        ValueError: if it is a game that can't be analysed, or not sound.
    """
    game = load(record.game)
    if game.appraise is None:
        raise BadLink(f"link: games of {record.game} can't be analysed")
    return Replay(record, game.state)


def _legal(replay: Replay, choice: Choice, text: str) -> Action:
    """What was chosen on trying again.

    Raises:
        ValueError: if it could not be done there.
    """
    state = state_at(replay, choice)
    action = state.read_action(text)
    rejection = state.check(action, choice.seat)
    if rejection is not None:
        raise BadLink(f"link.tries: {text!r:.80} can't be done there: {rejection}")
    return action


#: What can be done beside the table, and what does it.
_WAYS: Final = {
    "open": "_open_text",
    "open-kept": "_open_text",
    "open-example": "_open_example",
    "leave": "_leave",
    "seat": "_seat",
    "look": "_look",
    "stop": "_stop",
    "choice": "_choose",
    "tell": "_tell",
    "again": "_again",
    "weigh": "_weigh",
}
