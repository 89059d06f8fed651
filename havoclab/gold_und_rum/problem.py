"""What is wrong with a position of Gold und Rum, in its words."""

from __future__ import annotations

from typing import ClassVar

from havoclab.core import problem as core
from havoclab.core.rejection import Rejection
from havoclab.gold_und_rum.refusals import Refusal


class Problem(core.Problem):
    """Something that keeps a position from being one of Gold und Rum; its cards and races are spoken."""

    __slots__ = ()

    rejection: ClassVar[type[Rejection]] = Refusal
