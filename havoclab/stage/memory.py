"""Pages that know what the learner has done: the record comes out of the browser's store, and goes back into it.

The store is shared by all tabs. What another tab has put there comes in first and is merged; only then does the page's
own record go back (``widgets/havoclab_widgets/esm/memory.js``). A record that can't be read is moved aside, not lost.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from havoclab.lessons.progress import KEPT_AS, Progress, UnreadableProgress
from havoclab.stage.controller import PageController
from havoclab.stage.scene import Intent

#: Under this name a record is kept that could not be read.
UNREAD: Final = f"{KEPT_AS}-unread"


class MemoryController(PageController, ABC):
    """A page that knows the learner's progress.

    Args:
        game: name of the game.
        language: "en" or "hu".
        clock: tells today's date, until the browser has told its own.
    """

    def __init__(self, game: str, language: str = "en", clock: Callable[[], date] = date.today) -> None:
        super().__init__(game, language)
        self.progress = Progress()
        self._clock = clock
        self._days_ahead = timedelta(0)
        self._unread = ""

    @property
    def today(self) -> date:
        """The learner's date. Their browser may be in another time zone than the machine that runs this."""
        return self._clock() + self._days_ahead

    @property
    def memory(self) -> dict[str, str]:
        """What the browser is to remember."""
        return {KEPT_AS: self.progress.packed()} | ({UNREAD: self._unread} if self._unread else {})

    def recall(self, intent: Intent) -> None:
        """Merge what the browser remembers, and take over its date."""
        self._set_clock(intent.get("today"))
        memory = intent.get("memory")
        kept = memory.get(KEPT_AS) if isinstance(memory, dict) else None
        if not isinstance(kept, str) or not kept:
            return
        try:
            self.progress = self.progress.merge(Progress.read(kept))
        except UnreadableProgress as fault:
            self._unread = kept
            self.answer("info", self.say("memory-not-read", why=fault.text(self.language)))

    def _set_clock(self, told: object) -> None:
        """Follow the browser's date, if it is one that some time zone has now."""
        if not isinstance(told, str):
            return
        try:
            ahead = date.fromisoformat(told) - self._clock()
        except ValueError:
            return
        if abs(ahead) <= timedelta(days=1):
            self._days_ahead = ahead
