"""Which number each action has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from havoclab.core.action import Action, UnreadableAction

Mask = npt.NDArray[np.int8]


class Numbering:
    """The number of each action, and the mask of those that are legal.

    Games make their actions once, so that identity tells them apart, far quicker than value does.

    >>> from havoclab.havoc.actions import CRY, RECRUIT
    >>> numbers = Numbering({RECRUIT: 0, CRY: 1}, size=2)
    >>> numbers.of(CRY), numbers.of("recruit"), numbers.mask([CRY]).tolist()
    (1, 0, [0, 1])
    """

    def __init__(self, numbers: Mapping[Action, int], size: int) -> None:
        self._numbers: Final = numbers  # which also keeps the objects, so that no other gets the identity of one
        self._by_identity: Final = {id(action): number for action, number in numbers.items()}
        self._by_text: Final = {str(action): number for action, number in numbers.items()}
        self._size: Final = size

    def of(self, action: Action | str) -> int:
        """The number of an action, or of its text form.

        Raises:
            UnreadableAction: if it has none.
        """
        found = self._by_identity.get(id(action))
        if found is None:
            found = self._by_text.get(str(action))
        if found is None:
            raise UnreadableAction(f"action: {str(action)[:40]!r} is no one-step action")
        return found

    def mask(self, legal: Sequence[Action]) -> Mask:
        """A new int8 array: 1 for each of these actions, 0 for the others."""
        marks, by_identity = bytearray(self._size), self._by_identity
        try:
            for action in legal:
                marks[by_identity[id(action)]] = 1
        except KeyError:  # one that was made anew
            for action in legal:
                marks[self.of(action)] = 1
        return np.frombuffer(marks, np.int8)
