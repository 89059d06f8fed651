"""A bot that can't see a battle without wanting it.

It knows what cards are worth and what dogs are good for. But a first place looks twice as large to it as it is, being
on turn next is like a prize of its own, and that high cards are good to keep it half forgets; so it wins the early
battles, and is short of cards for the late ones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from havoclab.havoc.bots.captain import Captain, CaptainBot
from havoclab.havoc.bots.sensible import SENSIBLE

#: By hand: the sensible bot's numbers without its restraint, so far off that the sensible bot wins about three games of
#: five.
HASTY: Final = replace(SENSIBLE, patience=0.0, denial=1.0, initiative=2.0, high=0.3)


class HastyBot(CaptainBot):
    """Wants every battle now, and pays too much for it.

    >>> HastyBot().name
    'hasty'
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("hasty", Captain(HASTY))
