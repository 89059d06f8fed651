"""What is wrong with a position of Havoc, in its words."""

from __future__ import annotations

from typing import ClassVar

from havoclab.core import problem as core
from havoclab.core.rejection import Rejection
from havoclab.havoc.refusals import Refusal


class Problem(core.Problem):
    """Something that keeps a position from being one of Havoc; its cards and seats are spoken."""

    __slots__ = ()

    rejection: ClassVar[type[Rejection]] = Refusal
