"""The games of an experiment in the browser's store, so that a reload loses none of them.

They are kept as the file of games that the page also saves, packed. While games are played that is done anew every few
seconds and not with every scene, as they are many. The store is shared by all tabs: what was put there last stays until
this page has new games of its own.
"""

from __future__ import annotations

import base64
import zlib
from math import inf
from time import monotonic
from typing import Final

from havoclab.lab import journal
from havoclab.lab.journal import BadFile, Kept
from havoclab.stage.lab.experiment import Experiment

#: How often the games of a run that goes on are put there, in seconds.
EVERY: Final = 15.0
#: Most bytes that a text from the store may inflate to: far more than the games of a page.
_MOST_BYTES: Final = 8_000_000


def kept_as(game: str) -> str:
    """The name in the browser's store.

    >>> kept_as("havoc")
    'havoc-lab'
    """
    return f"{game}-lab"


class Store:
    """What the browser keeps of this page's experiments."""

    def __init__(self) -> None:
        self._text = ""
        self._holds: tuple[Experiment | None, int] = (None, 0)
        """The experiment as it was last put there, and how many of its games were played."""
        self._at = -inf

    def text_of(self, experiment: Experiment | None) -> str | None:
        """What the browser is to keep now; None where it need not be asked to."""
        games = experiment.games() if experiment is not None else ()
        running = experiment is not None and experiment.running
        if not games or (experiment, len(games)) == self._holds:
            return None if running else self._text
        if running and monotonic() - self._at < EVERY:
            return None
        assert experiment is not None, "it has games"
        self._text = _packed("".join(journal.write(experiment.plan, games)))
        self._holds, self._at = (experiment, len(games)), monotonic()
        return self._text

    def leave(self, text: str, experiment: Experiment | None) -> None:
        """Let the browser keep this text until the experiment has further games."""
        self._text = text
        self._holds = experiment, len(experiment.games()) if experiment is not None else 0

    def is_known(self, text: object) -> bool:
        """Whether a text is what this page has put there itself, or nothing."""
        return not isinstance(text, str) or text in ("", self._text)


def _packed(text: str) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode()


def read_kept(text: str) -> Kept:
    """The games of a text from the store.

    Raises:
        BadFile: saying what is wrong with it.

    >>> from havoclab.lab import Arm, Plan
    >>> plan = Plan(arms=(Arm(bots=("random", "random")),), deals=3)
    >>> read_kept(_packed("".join(journal.write(plan, ())))).plan == plan
    True
    >>> read_kept("no such text")
    Traceback (most recent call last):
    ...
    havoclab.lab.journal.BadFile: file: it is damaged
    """
    try:
        inflater = zlib.decompressobj()
        raw = inflater.decompress(base64.b64decode(text, b"-_", validate=True), _MOST_BYTES)
        if not inflater.eof or inflater.unused_data:
            raise BadFile("file: it is damaged" if not inflater.unconsumed_tail else f"file: over {_MOST_BYTES} bytes")
        found = raw.decode()
    except (ValueError, zlib.error) as fault:
        raise fault if isinstance(fault, BadFile) else BadFile("file: it is damaged") from None
    return journal.read(found)
