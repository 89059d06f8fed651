"""What happened at once, told step by step: by a click, or by itself after a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.event import Event
from havoclab.core.rules import RuleBook
from havoclab.core.view import View
from havoclab.core.words import Words
from havoclab.stage.notes import note_of
from havoclab.stage.pictures import Picture
from havoclab.stage.scene import Block, Button, Buttons, Intent, Next, Reply

#: How long a step is looked at, in milliseconds, by the speed at which bots play; "instant" tells no story.
PACES: Final = {"slow": 7000, "normal": 4000, "fast": 1500}

_ON: Final[Intent] = {"do": "story", "what": "on"}
_BACK: Final[Intent] = {"do": "story", "what": "back"}
_SKIP: Final[Intent] = {"do": "story", "what": "skip"}


class Story:
    """The steps of what happened, and how far they are told.

    Args:
        events: what happened.
        view: the table after it, as it was seen.
        before: the table before it.
    """

    def __init__(self, events: Sequence[Event], view: View, before: View) -> None:
        self._events, self._view = events, view
        self.before = before
        self._at = 0

    def is_worth_telling(self, picture: Picture) -> bool:
        """Whether there is any step that is worth a look of its own."""
        return bool(picture.story(self._events, self._view))

    def go_on(self, what: object, picture: Picture) -> bool:
        """One step on or back, or to the end; False when nothing is left to tell.

        Raises:
            ValueError: if a story has no such button.
        """
        if what == "skip":
            return False
        if what not in ("on", "back"):
            raise ValueError(f"story: {str(what)[:24]!r} is none of on, back, skip")
        self._at = max(0, self._at - 1) if what == "back" else self._at + 1
        return self._at < len(picture.story(self._events, self._view))

    def event(self, picture: Picture) -> Event:
        """What this step tells."""
        return picture.story(self._events, self._view)[self._at].event

    def later(self, picture: Picture) -> Sequence[Event]:
        """What this step does not tell yet."""
        told = self.event(picture)
        at = next(nth for nth, event in enumerate(self._events) if event is told)
        return self._events[at + 1 :]

    def next(self, speed: str, *, paused: bool) -> Next | None:
        """The next step comes by itself, unless the reader holds it."""
        return None if paused or speed not in PACES else Next(after_ms=PACES[speed], intent=_ON)

    def blocks(self, picture: Picture, book: RuleBook, say: Words, serial: int) -> list[Block]:
        """This step: what it is about, its sentence with its rule, and the way on."""
        steps = picture.story(self._events, self._view)
        step = steps[self._at]
        text = say("story-step", at=self._at + 1, of=len(steps), text=step.text)
        rule = note_of(book[step.event.rule], say) if step.event.rule else None
        buttons = [
            Button(id="story-on", label=say("story-on"), intent=_ON, key="n", symbol="step", primary=True),
            Button(
                id="story-back",
                label=say("story-back"),
                intent={"do": "story", "what": "back"},
                symbol="back",
                state="legal" if self._at else "off",
            ),
            Button(
                id="story-skip", label=say("story-skip"), intent={"do": "story", "what": "skip"}, key="s", symbol="last"
            ),
        ]
        return [
            *step.blocks,
            Reply(id="story", text=text, rule=rule, serial=serial),
            Buttons(area="prompt", id="telling", buttons=buttons),
        ]
