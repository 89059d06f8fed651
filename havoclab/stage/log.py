"""What happened in a game up to this moment, as a block beside the table."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from havoclab.core.event import Event
from havoclab.core.replay import Replay
from havoclab.core.view import View
from havoclab.core.words import Words
from havoclab.stage.pictures import Picture
from havoclab.stage.scene import Log, LogLine

#: Newest lines of the log that a scene carries.
LOG_LINES: Final = 80


class GameLog:
    """The log of a game. Each line is put into words once for each pair of eyes.

    Args:
        picture: tells an event.
    """

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self._told: dict[tuple[int, int, int | None], tuple[Event, str]] = {}

    def block(
        self,
        replay: Replay,
        view: View,
        say: Words,
        *,
        untold: Set[str] = frozenset(),
        later: Sequence[Event] = (),
        empty: str = "log-empty",
    ) -> Log:
        """What happened up to this moment, newest last, as this view may know it.

        Args:
            replay: the game.
            view: whose eyes.
            say: the words of the page.
            untold: kinds of event that are left out: what players are to keep in mind.
            later: what happened and is still to be told step by step.
            empty: the message that stands there before anything is told.
        """
        ahead = {id(event) for event in later}
        happened = [
            (number, nth, event)
            for number, events in enumerate(replay.events[: replay.at])
            for nth, event in enumerate(events)
            if event.kind not in untold and id(event) not in ahead
        ]
        first = max(0, len(happened) - LOG_LINES)
        lines = [
            LogLine(
                n=n,
                text=self._tell(number, nth, event, view),
                rule=event.rule,
                rule_intent={"do": "rule", "rule": event.rule},
                intent={"do": "go", "at": number},
                seat=event.seat,
                automatic=event.automatic,
            )
            for n, (number, nth, event) in enumerate(happened[first:], first + 1)
        ]
        return Log(title=say("log-title"), lines=lines, empty=say(empty))

    def _tell(self, number: int, nth: int, event: Event, view: View) -> str:
        place = number, nth, view.seat
        kept = self._told.get(place)
        if kept is None or kept[0] is not event:  # another game went on from here
            kept = self._told[place] = event, self.picture.tell(event, view)
        return kept[1]
