"""The clock on a page: what the scene sends by itself, the bar and the buttons beside the table.

Nothing is ever dealt that nobody could see: where a card came too late, or to a hidden page, the deal pauses by itself.
"""

from __future__ import annotations

from typing import Final

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.words import Words, words
from havoclab.stage.live import Phase
from havoclab.stage.live.clock import Clock
from havoclab.stage.scene import Block, Button, Buttons, Countdown, FormField, Intent, Next, Option
from havoclab.stage.settings import SECONDS, Settings
from havoclab.stage.sitting import Sitting

#: A card that comes later than this (so many times its time, and so many milliseconds) was held up: by a slow browser,
#: a lost connection, a clock that was set.
TOO_LATE: Final = (3, 1000)
#: By how many milliseconds the time of day may differ from the time that went by: watches are set a little at any time.
MOST_JUMP_MS: Final = 2000

_WORDS: Final = ("havoclab.stage", "havoclab.stage.live")


class Dealing:
    """A clocked phase at a page.

    Args:
        sitting: the game.
        phase: what the clock must know of it.
    """

    def __init__(self, sitting: Sitting, phase: Phase) -> None:
        self.phase = phase
        self._sitting = sitting
        self._clock = Clock(sitting, phase)
        self._starts = 0
        """How often the time began to run anew; tells timers apart."""
        self._held = False
        """It stands until somebody lets it run, whatever the reader wants of the bots."""

    @property
    def runs(self) -> bool:
        """Whether it is the clock that leads on from here."""
        return self._clock.runs

    @property
    def remembering(self) -> bool:
        """Whether what was dealt is to be kept in mind now."""
        return self.phase.remembering(self._sitting.replay.state)

    @property
    def has_dial(self) -> bool:
        """Whether this game is dealt against a clock at all, now or in a later round."""
        return self.phase.has_clock(self._sitting.replay.state)

    def deals(self, action: Action) -> bool:
        """Whether this is the next card, which a person may also deal by hand."""
        tick = self.phase.tick(self._sitting.replay.state) if self.runs else None
        return tick is not None and tick.action == action and tick.seat == self._sitting.viewer

    def look(self) -> None:
        """Let the bots make up their minds; to be called after everything that was done.

        Raises:
            BotFault: naming the bot and what it did.
        """
        self._clock.look()

    def forget(self) -> None:
        """The game has gone to another moment by itself."""
        self._clock.forget()
        self.start_anew()

    def start_anew(self) -> None:
        """Let the time up to what comes next begin anew."""
        self._starts += 1

    def hold(self) -> None:
        """Stand still until somebody lets the deal run."""
        self._held = True

    def let_run(self) -> None:
        """Run on from here."""
        self._held = False
        self.start_anew()

    def stands(self, settings: Settings) -> bool:
        """Whether nothing comes by itself now."""
        return self._held or settings.paused

    # --- time: the game's own, and the reader's ---

    def seconds(self, settings: Settings) -> float:
        """Seconds from card to card as the reader wants them."""
        return settings.seconds or self._clock.length_ms / 1000

    def _shown_ms(self, own_ms: int, settings: Settings) -> int:
        """So much of the game's own time, as it passes on this page."""
        return round(own_ms * self.seconds(settings) * 1000 / self._clock.length_ms)

    def next(self, settings: Settings) -> Next | None:
        """What the scene sends by itself."""
        coming = self._clock.upcoming
        if coming is None or self.stands(settings):
            return None
        name = self._name(settings)
        return Next(after_ms=self._shown_ms(self._clock.wait_ms, settings), intent={"do": "tick", "id": name}, id=name)

    def _name(self, settings: Settings) -> str:
        """Another one for whatever comes by itself."""
        coming = self._clock.upcoming
        what = "card" if coming is None or coming.seen is None else f"seat {coming.seat} at {coming.at_ms}"
        return f"{self._card_name(settings)} {what}"

    def _card_name(self, settings: Settings) -> str:
        moment = self.phase.moment(self._sitting.replay.state)
        return f"{moment} {self._starts} {self.seconds(settings)}"

    def is_due(self, intent: Intent, settings: Settings) -> bool:
        """Whether this is what the scene was to send: not a timer that was under way when things changed."""
        return (
            self.runs
            and not self.stands(settings)
            and self._clock.upcoming is not None
            and intent.get("id") == self._name(settings)
        )

    def held_up(self, intent: Intent, settings: Settings, language: str) -> str:
        """Why nothing may come by itself now, as a sentence; empty if nothing is amiss."""
        say = words(language, *_WORDS)
        if intent.get("hidden") is True:
            return say("live-hidden")
        times, more = TOO_LATE
        longest = times * self._shown_ms(self._clock.wait_ms, settings) + more
        in_time = _lies(intent.get("elapsed_ms", 0), 0, longest)
        steady = _lies(intent.get("jump_ms", 0), -MOST_JUMP_MS, MOST_JUMP_MS)
        return "" if in_time and steady and intent.get("silent") is not True else say("live-held-up")

    def came_back(self, language: str) -> str:
        """What is said to somebody who comes back to a deal."""
        return words(language, *_WORDS)("live-came-back")

    # --- what happens ---

    def step(self) -> tuple[Event, ...]:
        """What comes next happens."""
        return self._clock.step()

    def to_next_card(self) -> list[Event]:
        """All that comes up to the next card, and the card; at the last chance, what comes next.

        Raises:
            BotFault: naming the bot and what it did.
        """
        told: list[Event] = []
        while self.runs and self._clock.upcoming is not None:
            card = self._clock.until_card_ms
            is_last = self._clock.upcoming.seen is None or card is None
            told += self._clock.step()
            self.look()
            if is_last:
                break
        return told

    def to_let_pass(self) -> Action | None:
        """What people who are asked in turn at one screen do to let the moment pass; None: it is no such moment."""
        sitting = self._sitting
        if not (sitting.shared and sitting.person_decides):
            return None
        return next((action for action in sitting.view().legal_actions if self.phase.does_nothing(action)), None)

    def let_pass(self) -> tuple[Event, ...]:
        """All who are still asked at this moment let it pass, up to the first thing that shows.

        Raises:
            ValueError: if people are not asked in turn now.
            BotFault: naming the bot and what it did.
        """
        sitting, moment = self._sitting, self.phase.moment(self._sitting.replay.state)
        events: tuple[Event, ...] | None = ()
        if self.to_let_pass() is None:
            raise ValueError("nobody: people are not asked in turn now")
        while events == () and self.phase.moment(sitting.replay.state) == moment:
            nothing = self.to_let_pass()
            events = sitting.bot_step() if nothing is None else sitting.act(nothing)
        return events or ()

    # --- what is shown ---

    def blocks(self, settings: Settings, language: str) -> list[Block]:
        """The bar up to the next card, and the buttons that hold the deal, let it run, and take it card by card.

        Where several people are asked in turn, one button answers for all.
        """
        say = words(language, *_WORDS)
        buttons = self._buttons(settings, say)
        if not self.runs and self.to_let_pass() is not None:
            buttons = [Button(id="nobody", label=say("live-nobody"), intent={"do": "nobody"}, key="a", symbol="step")]
        shown: list[Block] = [Buttons(area="prompt", id="dealing", buttons=buttons)] if buttons else []
        until = self._clock.until_card_ms
        if until is None:
            return shown
        seconds = self.seconds(settings)
        bar = Countdown(
            label=say("live-paused" if self.stands(settings) else "live-next-card", seconds=seconds),
            run=self._card_name(settings),
            of_ms=self._shown_ms(self._clock.length_ms, settings),
            left_ms=self._shown_ms(until, settings),
            running=not self.stands(settings),
        )
        return [*shown, bar]

    def _buttons(self, settings: Settings, say: Words) -> list[Button]:
        if not self.runs or (self._clock.upcoming is None and not self._sitting.future):
            return []
        stands = self.stands(settings)
        tick = self.phase.tick(self._sitting.replay.state)
        go_on = "live-go-on" if tick is not None else "tool-go-on"  # after the last card only bots go on
        hold = Button(
            id="deal-pause",
            label=say(go_on if stands else "live-pause"),
            intent={"do": "set", "field": "paused", "value": not stands},
            key="k",
            symbol="play" if stands else "pause",
            primary=stands,
        )
        by_hand = tick is not None and tick.seat == self._sitting.viewer and not self._sitting.future
        buttons = [hold]
        if stands and not by_hand:  # who deals by hand has a button of their own
            label = say("live-one-card" if tick is not None else "tool-step")
            buttons.append(Button(id="deal-step", label=label, intent={"do": "step"}, key="n", symbol="step"))
        return [*buttons, *(self._dial(settings, say) if tick is not None else [])]

    def _dial(self, settings: Settings, say: Words) -> list[Button]:
        """One notch slower, one faster."""
        now = self.seconds(settings)
        slower = next((seconds for seconds in SECONDS if seconds > now), None)
        faster = next((seconds for seconds in reversed(SECONDS) if seconds < now), None)
        return [
            Button(
                id=f"deal-{name}",
                label=say(f"live-{name}"),
                intent={"do": "set", "field": "seconds", "value": str(seconds)} if seconds else None,
                key=key,
                state="legal" if seconds else "off",
                title=say("live-seconds", seconds=seconds or now),
            )
            for name, key, seconds in (("slower", "-", slower), ("faster", "+", faster))
        ]

    def fields(self, settings: Settings, language: str) -> list[FormField]:
        """The dial: seconds from card to card. Bots slow down with it."""
        say = words(language, *_WORDS)
        now = self.seconds(settings)
        options = [
            Option(value=f"{seconds:g}", label=say("live-seconds", seconds=seconds))
            for seconds in sorted({*SECONDS, now})
        ]
        return [
            FormField(
                id="seconds",
                label=say("live-dial"),
                help=say("live-dial-help"),
                kind="menu",
                value=f"{now:g}",
                options=options,
                intent={"do": "set", "field": "seconds"},
            )
        ]


def _lies(value: object, least: float, most: float) -> bool:
    """Whether this is a number in these limits."""
    return isinstance(value, int | float) and least <= value <= most
