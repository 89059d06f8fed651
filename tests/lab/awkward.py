"""Bots that spoil games, each in its own way; worker processes import them from here."""

from __future__ import annotations

import os
import signal
import sys
import time
from random import Random
from typing import ClassVar

from havoclab.core.action import Action
from havoclab.core.view import View
from havoclab.havoc.actions import DRAW


class Awkward:
    """Plays the first legal action until it is its tenth choice."""

    name = "awkward"

    def __init__(self) -> None:
        self.choices = 0

    def choose(self, view: View, rng: Random) -> Action:
        self.choices += 1
        return self.spoil() if self.choices == 10 else view.legal_actions[0]

    def spoil(self) -> Action:
        raise ZeroDivisionError("oops")


class Talker(Awkward):
    """Answers with something that can't be done."""

    def spoil(self) -> Action:
        return DRAW if self.choices < 0 else "hello"  # type: ignore[return-value]  # that is the point


class Loop(Awkward):
    """Thinks for ever."""

    def spoil(self) -> Action:
        while True:
            self.choices += 1


class Sleeper(Awkward):
    """Waits for ever, where no exception reaches it."""

    def spoil(self) -> Action:
        time.sleep(60)
        return DRAW


class Quitter(Awkward):
    """Tries to end the program."""

    def spoil(self) -> Action:
        sys.exit("enough")


class Killer(Awkward):
    """Ends its process."""

    def spoil(self) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        return DRAW


class Heavy(Awkward):
    """Can't even be made."""

    def __init__(self) -> None:
        raise MemoryError("too heavy")


class Shifted:
    """Plays at random like the random bot, but with chances of its own: it draws a number more before it begins."""

    name = "shifted"
    extra: ClassVar[int] = 1

    def __init__(self) -> None:
        self.begun = False

    def choose(self, view: View, rng: Random) -> Action:
        if not self.begun:
            self.begun = True
            for _ in range(self.extra):
                rng.random()
        actions = view.legal_actions
        return actions[int(rng.random() * len(actions))]
