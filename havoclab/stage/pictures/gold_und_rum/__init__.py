"""Gold und Rum on the table: the picture, its parts, its clicks, and the telling of what happens at once."""

from __future__ import annotations

from havoclab.stage.pictures.gold_und_rum.picture import GoldUndRumPicture, make

__all__ = ["GoldUndRumPicture", "make"]
