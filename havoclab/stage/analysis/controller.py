"""The page on which the decisions that mattered are found, tried again, and only then told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from havoclab.core.action import Action
from havoclab.core.fault import tell_fault
from havoclab.core.link import BadLink, unpack
from havoclab.core.record import Record
from havoclab.core.rejection import IllegalAction
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.games import load
from havoclab.lab.review import Choice, Review, reviewed, state_at
from havoclab.lab.review.actions import as_one, steps_of
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.analysis.kept import KIND, Kept
from havoclab.stage.analysis.screen import AnalysisScreen
from havoclab.stage.replay.book import Book
from havoclab.stage.replay.example import example_of
from havoclab.stage.replay.tokens import read_token, token_in
from havoclab.stage.scene import Intent
from havoclab.stage.sitting import HUMAN

#: So long the page thinks before it shows how far it is, in seconds, beside the work that is then under way.
AT_ONCE: Final = 0.1


class AnalysisController(AnalysisScreen):
    """The page of an analysis.

    Args:
        game: name of the game.
        language: "en" or "hu"; None: as the token says, else English.
        token: an analysis to go on with, or a game: of the table, of the replay page, or a record's link. A bad one is
            told, and the page offers to open another.
        clock: tells how long the page has been thinking.

    Raises:
        ValueError: if the decisions of that game can't be looked back at.

    >>> page = AnalysisController()
    >>> page.handle({"do": "open-example"})
    >>> page.handle({"do": "seat", "seat": 3})
    >>> [block.total for block in page.scene().blocks if block.type == "progress"]
    [56]
    """

    def __init__(
        self,
        game: str = "havoc",
        language: str | None = None,
        token: str | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(game, language or "en")
        self._clock = clock
        if token:
            try:
                kept = self._read(token)
            except ValueError as fault:
                self.answer("info", self.say("link-not-opened", why=tell_fault(fault, self.language)))
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
            self.answer("info", self.say("replay-not-opened", why=tell_fault(fault, self.language)))

    def _open_example(self, intent: Intent) -> None:
        self._take(example_of(self.game))

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
                self.review.go_on()
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
        game = reviewed(self.game)
        steps = steps_of(game.spelled_out(state, action))
        if not game.goes_on(choice.kind, steps[0]):
            steps = steps[:1]  # one click may do what are two decisions
        if self._goes_on(state, steps):
            self.begin_try(*self._begun, *steps)
            return
        self._tries[self.open_number] = as_one([*self._begun, *steps])
        self.begin_try()

    def _goes_on(self, state: State, steps: Sequence[Action]) -> bool:
        """Whether more may follow these steps that belongs to the same choice."""
        choice = self.open
        if not reviewed(self.game).goes_on(choice.kind, steps[-1]):
            return False
        after = state.copy()
        for step in steps:
            after.apply(step, choice.seat)
        return any(decision.seat == choice.seat and decision.kind == choice.kind for decision in after.decisions)

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
    state, game = state_at(replay, choice), reviewed(replay.record.game)
    action = state.read_action(text)
    *first, last = steps_of(action)
    if not all(game.goes_on(choice.kind, step) for step in first):
        raise BadLink(f"link.tries: {text!r:.80} is more than one choice")
    for step in (*first, last):
        rejection = state.check(step, choice.seat)
        if rejection is not None:
            raise BadLink(f"link.tries: {text!r:.80} can't be done there: {rejection}")
        state.apply(step, choice.seat)
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
