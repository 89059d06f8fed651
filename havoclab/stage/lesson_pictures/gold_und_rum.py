"""Gold und Rum in a lesson's steps: the table whole, and piles and armies card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.words import Words, words
from havoclab.gold_und_rum.warriors import RECRUIT
from havoclab.lessons.attempt import Attempt
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.model import ChooseStep, Step
from havoclab.stage.pictures import Picture
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES, entry_face
from havoclab.stage.scene import Block, CardFace, Track

#: The chapters of the rulebook in which no battle is fought yet.
_BEFORE_THE_BATTLES: Final = ("G3", "G4", "G5", "G6")


def make(language: str, names: Sequence[str], _table: Picture) -> GoldUndRumPictures:
    """The pictures for one reader."""
    return GoldUndRumPictures(language, names)


class GoldUndRumPictures:
    """What only Gold und Rum shows in its steps."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.names = names
        self._say = words(language, *PACKAGES)

    def wanted(self, block: Block, step: Step) -> bool:
        """The row of battles is no matter of recruiting (G3-G6)."""
        return not (isinstance(block, Track) and step.rule.split(".")[0] in _BEFORE_THE_BATTLES)

    def without_answers(self, block: Block) -> Block:
        """The table marks nothing that the learner is to find."""
        return block

    def face(self, card: int, key: str, _say: Words) -> CardFace:
        """A warrior, or somebody's recruit or desertion card, with the letter that their shield has too."""
        face = entry_face(card, self._say, self.names, key=key)
        return face if card < RECRUIT else face.model_copy(update={"value": self.names[card % RECRUIT][0]})

    def steps(self, _attempt: Attempt, _step: Step, _say: Words) -> None:
        """There is no kind of step that only this game has."""

    def before(self, _step: ChooseStep, _say: Words) -> list[Block]:
        """Nothing is told before the picture of a question."""
        return []

    def answered(self, _attempt: ChooseAttempt, blocks: list[Block], _say: Words) -> list[Block]:
        """The table stays as it was."""
        return blocks

    def beside(self, _attempt: ChooseAttempt, _step: ChooseStep, _say: Words) -> list[Block]:
        """The cards of a question are its rows."""
        return []
