"""A game being played on a page: clicks, bots, the clock, walking back and forth, and why something can't be done.

What comes before the game (a form, a position set up by hand) is the business of the pages that build on this; what is
shown of it stands in :mod:`havoclab.stage.screen`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from havoclab.core.action import Action
from havoclab.core.bot import BotFault
from havoclab.core.event import Event
from havoclab.core.link import BadLink
from havoclab.core.record import Record
from havoclab.core.view import View
from havoclab.stage.another_game import AnotherGame
from havoclab.stage.live import phase_of
from havoclab.stage.live.dealing import Dealing
from havoclab.stage.scene import Intent
from havoclab.stage.screen import GameScreen
from havoclab.stage.settings import change
from havoclab.stage.sitting import MOST_AT_ONCE, Sitting
from havoclab.stage.story import PACES, Story

#: Most headlines that are told at once.
HEADLINES: Final = 6
#: While nobody does anything, a refusal stays beside the table for so many steps that come by themselves.
REFUSAL_STAYS: Final = 6


class PlayingController(GameScreen):
    """A page on which a game is played, once there is one.

    Args:
        game: name of the game.
        language: "en" or "hu".
    """

    def __init__(self, game: str, language: str = "en") -> None:
        super().__init__(game, language)
        self._news: list[Event] = []
        """What happened since a person last did something."""

    # --- what such a page does ---

    @abstractmethod
    def do_before(self, what: object, intent: Intent) -> None:
        """Do what an intent asks while no game is under way.

        Raises:
            ValueError: if that can't be done then.
        """

    @abstractmethod
    def do_more(self, what: object, intent: Intent) -> bool:
        """Do what only this page can do while a game is under way; True if that was it."""

    # --- coming and going ---

    def sitting_of(self, record: Record) -> Sitting:
        """People and bots at the table of this record.

        Raises:
            BadLink: if it holds another game, or a player whom nobody knows.
            BadRecord: naming what is wrong with it.
        """
        if record.game != self.game:
            raise AnotherGame(record.game)
        sitting = Sitting(record, in_the_open=self._kit.in_the_open)
        if len(sitting.people) > 1 and self._kit.live and phase_of(self.game).has_clock(sitting.replay.state):
            raise BadLink("link", "link-live")
        return sitting

    def offer_door(self, fault: ValueError, page: str, token: str) -> None:
        """Beside the answer that a link is of another game, the door to where it opens; an empty one is no link."""
        if isinstance(fault, AnotherGame) and token and self._reply is not None:
            door = fault.door(page, self.language, token, self.say("link-open-there"))
            self._reply = self._reply.model_copy(update={"fix": door})

    def sit_down(self, sitting: Sitting | None) -> None:
        """Go on with this game, or with none."""
        self._sitting = sitting
        live = sitting is not None and self._kit.live
        self._dealing = Dealing(sitting, phase_of(self.game)) if sitting is not None and live else None
        self._picture = None
        self._story = None
        self._forget_hints()
        self._news = []
        self._look_at_the_clock()

    # --- intents ---

    def leaves_answer(self, intent: Intent) -> bool:
        """A refusal is not taken away by the next card."""
        answer = self._reply
        fresh = answer is not None and answer.tone == "refused" and self._serial - answer.serial < REFUSAL_STAYS
        return fresh and intent.get("do") == "tick"

    def do(self, intent: Intent) -> None:
        """What comes before the game, or playing in it."""
        what = intent.get("do")
        if self._sitting is None:
            self.do_before(what, intent)
        elif not self.do_more(what, intent):
            self._do_at_the_table(str(what), intent)
        self._look_at_the_clock()

    def _do_at_the_table(self, what: str, intent: Intent) -> None:
        if what == "set":
            self._set(intent)
        elif what in ("undo", "redo", "go"):
            self._walk(what, intent.get("at"))
        elif what == "hint":
            self._hint(intent)
        elif what == "odds":
            self._ask_odds(intent)
        elif what == "reveal":
            self._forget_hints()
            self.sitting.reveal()
        elif what == "story":
            self._tell_on(intent)
        elif what == "step":
            self._step()
        elif what == "tick":
            self._tick(intent)
        elif what == "nobody":
            self._let_pass()
        elif what == "advance":
            if not self._settings.paused:
                self._let_bots(MOST_AT_ONCE if self._settings.speed == "instant" else 1)
        else:
            self._play(intent)

    def _set(self, intent: Intent) -> None:
        """Change how the game is watched; whoever lets the bots go on lets a deal run, too."""
        self._settings = change(self._settings, intent)
        if self._dealing is not None and intent.get("field") == "paused" and not self._settings.paused:
            self._dealing.let_run()

    def _hint(self, intent: Intent) -> None:
        """One more hint, or the working out of one that was asked for; a deal that runs waits meanwhile."""
        if self._hints is None:
            raise ValueError("hint: there are none in this game")
        if self.clock_runs and self._dealing is not None:
            self._dealing.hold()
        (self._hints.think if intent.get("think") else self._hints.ask)(self.sitting, self._serial)

    def _forget_hints(self) -> None:
        if self._hints is not None:
            self._hints.forget()

    def _ask_odds(self, intent: Intent) -> None:
        if self._odds is None:
            raise ValueError("odds: there are none in this game")
        self._odds.set(intent)

    def _play(self, intent: Intent) -> None:
        """A person's click: what it asks for is put to the rules, and all that comes of it is told."""
        sitting = self.sitting
        if not self.may_play or sitting.covered:
            raise ValueError(self.say("not-your-move"))
        if intent.get("do") == "act":
            action: Action | None = self.replay.state.read_action(str(intent.get("action"))[:400])
        else:
            action = self.picture.read(intent, sitting.view())
        if action is None:
            return
        if self._dealing is not None and self._dealing.deals(action):
            self._step()
            return
        ran, before = self.clock_runs, sitting.view()
        events = sitting.act(action, sitting.viewer if ran else None)
        self._news = []
        self._tell("ok", events if len(events) <= HEADLINES else self._headlines(events))
        self._begin_story(events, before)
        if not ran:
            self._wait_for_people()

    # --- what happens at once, step by step ---

    def _begin_story(self, events: Sequence[Event], before: View) -> None:
        """Tell step by step what deserves it, unless the reader wants no waiting."""
        story = Story(events, self.sitting.view(), before)
        if self._settings.speed in PACES and story.is_worth_telling(self.picture):
            self._story = story

    def _tell_on(self, intent: Intent) -> None:
        if self._story is not None and not self._story.go_on(intent.get("what"), self.picture):
            self._story = None

    # --- a deal that runs by itself ---

    def _wait_for_people(self) -> None:
        """Where a clock begins to run in mid-game, a person lets it: the next round is not dealt unseen."""
        if self.clock_runs and self._dealing is not None and self.sitting.people:
            self._dealing.hold()

    def hold_the_clock(self) -> None:
        """A deal that is come back to stands still, and says so, until somebody lets it run."""
        if self.clock_runs and self._dealing is not None:
            self._dealing.hold()
            self.answer("info", self._dealing.came_back(self.language))

    def _look_at_the_clock(self) -> None:
        """After all that is done: bots that may act at any time make up their minds."""
        if self._sitting is None or self._dealing is None or self._sitting.future:
            return
        try:
            self._dealing.look()
        except BotFault as fault:
            self._pause_for(fault)

    def _tick(self, intent: Intent) -> None:
        """What the clock brings, unless it can't have been seen to come: then the game is paused, and that is said."""
        dealing = self._dealing
        if dealing is None or not dealing.is_due(intent, self._settings):
            return
        why = dealing.held_up(intent, self._settings, self.language)
        if why:
            dealing.hold()
            self.answer("info", why)
        else:
            self._tell_by_itself(dealing.step())

    def _tell_by_itself(self, events: Sequence[Event]) -> None:
        """Tell what came without anybody's click; what somebody has half done stays as it is."""
        if events and (self._reply is None or self._reply.tone != "refused"):
            view = self.sitting.view()
            self.answer("info", " ".join(self.picture.tell(event, view) for event in events))

    def _pause_for(self, fault: BotFault) -> None:
        self._settings = replace(self._settings, paused=True)
        self.answer("info", self.say("bot-fault", why=str(fault)))

    def _step(self) -> None:
        """One step while all else stands still: the next card with all that comes before it, or a bot's choice."""
        if self.clock_runs and self._dealing is not None and not self.sitting.future:
            try:
                self._tell_by_itself(self._dealing.to_next_card())
            except BotFault as fault:
                self._pause_for(fault)
        else:
            self._let_bots(1)

    def _let_pass(self) -> None:
        """Nobody of those who are asked in turn lays a card now."""
        if self._dealing is None:
            raise ValueError(self.say("not-your-move"))
        try:
            self._news = list(self._dealing.let_pass())
        except BotFault as fault:
            self._pause_for(fault)
            return
        self._tell("ok", self._news)

    def _let_bots(self, most: int) -> None:
        """Let bots choose, up to a person's choice; what was undone is shown again first.

        A step of which nothing shows (a bot that waits) is not counted.
        """
        sitting = self.sitting
        if sitting.future:
            self.replay.forward(most)
            if self._dealing is not None:
                self._dealing.forget()
            return
        shown = 0
        while shown < most and not self.clock_runs:
            before = sitting.view()
            try:
                events = sitting.bot_step()
            except BotFault as fault:
                self._pause_for(fault)
                return
            if events is None:
                return
            if not events:
                continue
            shown += 1
            self._news += events
            self._tell("info", self._headlines(self._news)[-HEADLINES:] or events)
            self._begin_story(events, before)
        if shown:
            self._wait_for_people()

    def _headlines(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if event.kind in self.picture.headlines]

    def _tell(self, tone: str, events: Sequence[Event]) -> None:
        self.picture.forget()
        self._forget_hints()
        view = self.sitting.view()
        self.answer(tone, " ".join(self.picture.tell(event, view) for event in events))

    def _walk(self, what: str, at: object) -> None:
        """Undo, redo, or any moment; the future stays until something else is done."""
        sitting = self.sitting
        if what == "undo":
            sitting.undo()
        elif what == "redo":
            sitting.redo()
        else:
            sitting.go(at)
        self.picture.forget()
        self._story = None
        self._forget_hints()
        if self._dealing is not None:
            self._dealing.forget()
            self._dealing.hold()
        self._settings = replace(self._settings, paused=not sitting.person_decides)
        self.answer("info", self.say("walked", at=self.replay.at, of=len(self.replay.moves)))
