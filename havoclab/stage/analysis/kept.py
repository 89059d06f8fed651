"""An analysis under way as a small text for the address and the browser's store, and back."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import Record
from havoclab.lab.review import Found

#: The kind of this page's tokens.
KIND: Final = "a"
#: Most decisions that can have been tried again: as many as are measured, and some.
MOST_TRIES: Final = 20

_Steps = Annotated[str, StringConstraints(max_length=400, pattern=r"^[a-z0-9+, -]*$")]


class Kept(BaseModel):
    """What an address holds of an analysis.

    Attributes:
        language: of the page.
        record: the game, packed.
        seat: whose decisions; None while nobody is chosen.
        found: how far the estimates have come.
        stopped: the reader wanted to see what there is.
        open: the decision that is shown.
        tries: what was chosen on trying again, by decision; empty where the answer was asked for instead.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: str = Field(default="", pattern="^(en|hu)?$")
    record: list[Any] = Field(max_length=5)
    seat: int | None = Field(default=None, ge=0, le=11)
    found: Found = Found()
    stopped: bool = False
    open: int | None = Field(default=None, ge=0)
    tries: dict[Annotated[int, Field(ge=0)], _Steps] = Field(default={}, max_length=MOST_TRIES)

    def token(self) -> str:
        """The text for the address; empty if it does not fit."""
        try:
            return pack(KIND, self.model_dump(mode="json", exclude_defaults=True))
        except ValueError:
            return ""

    def game(self) -> Record:
        """The game.

        Raises:
            BadLink: if it is no record at all.
            BadRecord: if the record is not sound, naming the field.
        """
        return Record.from_packed(self.record)

    @classmethod
    def read(cls, token: str) -> Kept:
        """What a token of this page holds.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        kind, data = unpack(token)
        if kind != KIND:
            raise BadLink("link", "link-other-content")
        try:
            return cls.model_validate(data)
        except ValidationError as fault:
            raise BadLink.in_data("link", fault) from None
