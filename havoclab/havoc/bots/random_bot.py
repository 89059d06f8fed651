"""A bot that does anything the rules allow: the yardstick for all others."""

from __future__ import annotations

from random import Random

from havoclab.core.action import Action
from havoclab.core.view import View


class RandomBot:
    """Chooses among the legal one-card steps, each as likely as the others.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=3, seed=7).view(0)
    >>> RandomBot().choose(view, Random(1)) in view.legal_actions
    True
    """

    name = "random"
    #: So long it may think about a decision; it takes no time at all.
    seconds = 0.1

    def choose(self, view: View, rng: Random) -> Action:
        """One of the view's legal actions.

        Raises:
            IndexError: if nothing is legal, because the choice is another seat's or the game is over.
        """
        # random() gives the same game on every version of Python; choice() makes no such promise.
        return view.legal_actions[int(rng.random() * len(view.legal_actions))]
