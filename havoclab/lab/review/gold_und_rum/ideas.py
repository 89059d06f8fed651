"""Gold und Rum's ideas: plain facts about two actions, each with its rule."""

from __future__ import annotations

from typing import Final

from havoclab.lab.review.gold_und_rum import battles, claims
from havoclab.lab.review.ideas import Detector

#: Asked in this order: what says most comes first.
DETECTORS: Final[tuple[Detector, ...]] = (*claims.DETECTORS, *battles.DETECTORS)
