"""What a page shows of a game that is played: the table, a story, the cover, the end, and what comes by itself."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.replay import Replay
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.games import load
from havoclab.stage.controller import PageController
from havoclab.stage.kits import THINK, kit_of
from havoclab.stage.live.dealing import Dealing
from havoclab.stage.log import GameLog
from havoclab.stage.pictures import Picture, picture_of
from havoclab.stage.players import say_player
from havoclab.stage.scene import Block, Button, Buttons, Cover, Next, Scene, Seats, Text, Track, Zone
from havoclab.stage.settings import SPEEDS, Settings, settings_form
from havoclab.stage.sitting import Sitting
from havoclab.stage.story import Story

#: So long the page says that it thinks before it does, in milliseconds: time to be drawn.
HINT_SHOWS_AFTER: Final = 60


class GameScreen(PageController):
    """A page that shows a game, once there is one.

    Args:
        game: name of the game.
        language: "en" or "hu".
    """

    #: Message id of the page's heading; empty: the name of the game.
    title: ClassVar[str] = ""

    def __init__(self, game: str, language: str = "en") -> None:
        super().__init__(game, language)
        self._kit = kit_of(game)
        self._sitting: Sitting | None = None
        self._settings = Settings()
        self._picture: Picture | None = None
        self._hints = self._kit.hints() if self._kit.hints is not None else None
        self._odds = self._kit.odds() if self._kit.odds is not None else None
        self._log: GameLog | None = None
        self._dealing: Dealing | None = None
        self._story: Story | None = None

    # --- what such a page writes ---

    @property
    @abstractmethod
    def token(self) -> str:
        """This moment packed for the address bar; empty if it does not fit."""

    @property
    @abstractmethod
    def kept_as(self) -> str:
        """Name under which the browser keeps a game that was begun on this page."""

    @abstractmethod
    def tools(self) -> Buttons:
        """The tools above the table, or above what comes before it."""

    @abstractmethod
    def draw_before(self) -> Scene:
        """What is shown while no game is under way."""

    @abstractmethod
    def buttons_after(self) -> list[Button]:
        """What can be done when the game is over."""

    # --- what every page asks ---

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the open choice, or by which what is told just now happened."""
        if self._story is not None:
            return self._story.event(self.picture).rule
        decision = self._sitting.decision if self._sitting is not None else None
        return decision.rule if decision is not None else ""

    @property
    def played(self) -> State | None:
        """The position at this moment."""
        return self._sitting.replay.state if self._sitting is not None else None

    @property
    def names(self) -> tuple[str, ...]:
        """The players at the table."""
        return self._sitting.names if self._sitting is not None else ()

    def language_changed(self) -> None:
        """The picture speaks; make it anew."""
        self._picture = None

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self.picture.say_action(action) if self._sitting is not None else str(action)

    @property
    def sitting(self) -> Sitting:
        """The game under way.

        Raises:
            ValueError: if none is.
        """
        if self._sitting is None:
            raise ValueError("no game has begun")
        return self._sitting

    @property
    def replay(self) -> Replay:
        """The record of the game under way, to walk through."""
        return self.sitting.replay

    @property
    def picture(self) -> Picture:
        """The picture of the game at this table."""
        if self._picture is None:
            kinds = [say_player(self.game, player, self.say) for player in self.replay.record.players]
            self._picture = picture_of(self.game, self.language, self.names, kinds)
        return self._picture

    @property
    def log(self) -> GameLog:
        """The log of the game, told by the picture."""
        picture = self.picture
        if self._log is None or self._log.picture is not picture:
            self._log = GameLog(picture)
        return self._log

    @property
    def clock_runs(self) -> bool:
        """Several may act at once now, in a time that runs."""
        return self._dealing is not None and self._dealing.runs

    @property
    def may_play(self) -> bool:
        """Whether whoever has the screen may try something: at their own choice, and any time while a clock runs."""
        return self.sitting.person_decides or (self.clock_runs and self.sitting.viewer in self.sitting.people)

    # --- scenes ---

    def draw(self) -> Scene:
        """What comes before the game, a story, the cover, or the table."""
        if self._sitting is None:
            return self.draw_before()
        if self._story is not None:
            return self.page("table", self._telling(self._story))
        if self.sitting.covered:
            return self.page("page", [self.tools(), self._cover()])
        view = self.sitting.view()
        table = self.picture.blocks(view, playing=self.may_play, memory=self._settings.memory)
        if self._settings.open_hands:
            table += self._open_hands()
        blocks: list[Block] = [
            self.tools(),
            *table,
            *self._below_prompt(),
            *self._ending(),
            *self._beside(view),
        ]
        return self.page("table", blocks)

    def _below_prompt(self) -> list[Block]:
        """Buttons, the time and answers; the buttons first, so that no answer moves them under somebody's hand."""
        blocks: list[Block] = [
            *(self._dealing.blocks(self._settings, self.language) if self._dealing is not None else ()),
            *self.replies(),
            *(self._hints.blocks(self.sitting, self.book, self.language) if self._hints is not None else ()),
        ]
        return sorted(blocks, key=lambda block: not isinstance(block, Buttons))

    def _telling(self, story: Story) -> list[Block]:
        """One step of what happened; beside it nothing that comes later: neither points, nor the end of the log."""
        before = self.picture.blocks(story.before, playing=False)
        table = [block for block in before if isinstance(block, Track | Seats)]
        told = story.blocks(self.picture, self.book, self.say, self._serial)
        return [
            self.tools(),
            *table,
            *_in_place(told, before),
            *self._beside(self.sitting.view(), later=story.later(self.picture)),
        ]

    def _beside(self, view: View, later: Sequence[Event] = ()) -> list[Block]:
        """The log, the rules, the odds, the settings, and what holds here and nowhere else.

        Args:
            view: whose eyes.
            later: what the log must not tell yet.
        """
        dealing, settings, say = self._dealing, self._settings, self.say
        hidden = dealing is not None and dealing.remembering and not settings.memory
        untold = dealing.phase.remembered if dealing is not None and hidden else frozenset()
        more = dealing.fields(settings, self.language) if dealing is not None and dealing.has_dial else []
        empty = "log-untold" if hidden else "log-empty"
        return [
            self.log.block(self.replay, view, say, untold=untold, later=later, empty=empty),
            self.rules(),
            *self._odds_beside(view),
            settings_form(settings, say, more, memory=dealing is not None),
            *self._kit.notes(self.replay.state, say),
        ]

    def page(self, layout: str, blocks: Sequence[Block]) -> Scene:
        """These blocks as a scene of this page, with what comes next by itself."""
        scene = Scene(
            layout=layout,  # type: ignore[arg-type]  # one of the literals
            title=self.say(self.title or f"title-{self.game}"),
            blocks=list(blocks),
            token=self.token,
            calm=self._settings.calm,
        )
        if self._sitting is not None:
            scene.keep = self.kept_as
            scene.next = self._next()
        return scene

    def _next(self) -> Next | None:
        sitting, settings = self.sitting, self._settings
        if self._story is not None:
            return self._story.next(settings.speed, paused=settings.paused)
        if self._hints is not None and self._hints.thinking and self._hints.is_for(sitting):
            return Next(after_ms=HINT_SHOWS_AFTER, intent=THINK)
        dealing = self._dealing
        if dealing is not None and dealing.runs and (dealing.stands(settings) or not sitting.future):
            return dealing.next(settings)
        over = sitting.decision is None and not sitting.future
        if over or settings.paused or (sitting.person_decides and not self.clock_runs):
            return None
        return Next(after_ms=SPEEDS[settings.speed], intent={"do": "advance"})

    def _cover(self) -> Cover:
        assert self.sitting.decision is not None
        name = self.names[self.sitting.decision.seat]
        button = Button(
            id="reveal", label=self.say("cover-button", name=name), intent={"do": "reveal"}, key="e", primary=True
        )
        return Cover(title=self.say("cover-title", name=name), text=self.say("cover-text"), button=button, symbol="eye")

    def _open_hands(self) -> list[Zone]:
        """Everybody's hand, for those who learn with open cards."""
        zones = []
        for seat in range(len(self.names)):
            if seat == self.sitting.viewer:
                continue
            blocks = self.picture.blocks(self.replay.state.view(seat), playing=False)
            hands = [block for block in blocks if isinstance(block, Zone) and block.id == "hand"]
            zones += [
                hand.model_copy(update={"id": f"hand-{seat}", "area": "battle", "shape": "row"}) for hand in hands
            ]
        return zones

    def _odds_beside(self, view: View) -> Sequence[Block]:
        if self._odds is None:
            return ()
        chosen, settings = self.picture.chosen(view), self._settings
        return self._odds.blocks(
            self.sitting, view, chosen, self.language, paused=settings.paused, by_heart=settings.memory
        )

    def _ending(self) -> list[Block]:
        outcome = self.replay.state.outcome
        if outcome is None:
            return []
        say = self.say
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        heading = say(f"won-{self.game}", winners=winners, count=len(outcome.winners))
        return [
            Text(area="prompt", id="crown", heading=heading, paragraphs=[], tone="goal"),
            Buttons(area="prompt", id="after", buttons=self.buttons_after()),
            self._kit.final_table(self.replay.state, outcome, self.names, say),
        ]


def _in_place(told: Sequence[Block], before: Sequence[Block]) -> list[Block]:
    """What a step tells, each army in the place where it lay, beside those that are not turned yet."""
    armies = {block.id: block for block in told if isinstance(block, Zone) and block.area == "battle"}
    if not armies:
        return list(told)
    lay = [block for block in before if isinstance(block, Zone) and block.area == "battle"]
    placed = [armies.pop(zone.id, zone.model_copy(update={"active": False})) for zone in lay]
    rest = [block for block in told if block not in placed]
    return [*placed, *rest]
