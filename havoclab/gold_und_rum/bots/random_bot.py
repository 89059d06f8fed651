"""A bot that does anything the rules allow."""

from __future__ import annotations

from random import Random

from havoclab.core.action import Action
from havoclab.core.view import View


class RandomBot:
    """Chooses one of the legal actions, each as likely as the others."""

    name = "random"

    def choose(self, view: View, rng: Random) -> Action:
        """One of the view's legal actions."""
        return view.legal_actions[int(rng.random() * len(view.legal_actions))]

    def reaction(self, rng: Random) -> float:
        """Seconds from seeing something to acting on it."""
        return 0.8 + rng.random()
