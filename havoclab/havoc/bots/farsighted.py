"""A bot that plays the game on in thought before it decides: the strongest.

Its captain knows what is sensible here; what it can't know is what comes of it. So for the choices that games hang on,
whether to fight and with what, it takes the few plans that its captain finds best, samples the hidden cards a dozen
times within all that its seat has seen, plays each plan on in each sample for two rounds of turns, and takes the plan
that leaves it furthest ahead. That is flat Monte Carlo search; a tree would be more exact, but the captains' rules of
thumb are good enough replies, and a dozen samples of them tell more than the first branches of a tree.

Which card to recruit is left to the captain: it matters less, and comes up more often than all else together.
"""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.appraisal import best_of, loss
from havoclab.core.view import View as AnyView
from havoclab.havoc.actions import Lay
from havoclab.havoc.bots.captain import Battle, Captain, decide
from havoclab.havoc.bots.patient import patient_captain
from havoclab.havoc.bots.racing import race
from havoclab.havoc.bots.seen import Seen
from havoclab.havoc.bots.sensible import SENSIBLE
from havoclab.havoc.cards import VALUE
from havoclab.havoc.view import View

#: Choices that are thought through.
_WEIGHTY: Final = frozenset({"turn", "open-battle", "join", "add"})
#: So many plans are tried, the captain's own among them.
PLANS: Final = 3
#: On so many samples of the hidden cards each.
SAMPLES: Final = 12
#: Another plan than the captain's own must look better by at least half the width of the difference's 95 % interval: a
#: dozen samples may err, and the captain's rules of thumb have something to say as well.
DOUBT: Final = 2.0
#: After each half of them the clearly worse plans drop out.
_PARTS: Final = 2
#: How many rounds of turns each is played on.
_ROUNDS: Final = 2


def captains() -> tuple[Captain, ...]:
    """Who plays on in thought: a patient captain for oneself, patient and sensible ones for the others."""
    return patient_captain(), Captain(SENSIBLE)


class FarsightedBot:
    """Plays the few best plans on in thought, and takes the one that leaves it furthest ahead.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=2, seed=7).view(0)
    >>> FarsightedBot().choose(view, Random(1)) in view.legal_actions
    True
    """

    __slots__ = ("_captains",)

    name = "farsighted"
    #: It takes what it has by then, should a machine be so slow; usually it needs a twentieth.
    seconds = 1.0

    def __init__(self) -> None:
        self._captains = captains()

    def choose(self, view: AnyView, rng: Random) -> Action:
        """One of the view's legal actions; ``rng`` draws the samples.

        Raises:
            TypeError: if the view is not one of Havoc.
            ValueError: if nothing is legal, because the choice is another seat's or the game is over.
        """
        seen = self._captains[0].see(view)
        own = decide(seen)
        if seen.table.kind not in _WEIGHTY:
            return own
        tried = plans(seen, own)
        if len(tried) == 1:
            return own
        assert isinstance(view, View), "the captain has seen that it is one"
        values = race(
            view,
            tried,
            rng,
            self._captains,
            samples=SAMPLES,
            parts=_PARTS,
            turns=_ROUNDS * view.players,
            seconds=self.seconds,
        )
        best = best_of(values)
        less, surely, _ = loss(values[own], values[best])
        return best if less - surely < DOUBT * less else own


def plans(seen: Seen, own: Action) -> list[Action]:
    """First steps of the plans worth trying: the captain's own, what lays no card, and the best others that lay some.

    Steps that lay cards of equal value are one plan: which of them goes first makes little difference.
    """
    tried = [own]
    tried += [action for action in seen.legal if not isinstance(action, Lay) and action != own]
    if seen.table.kind == "turn" or len(tried) >= PLANS:
        return tried
    battle = Battle(seen)
    values = {VALUE[own.card]} if isinstance(own, Lay) else set()
    for cards in sorted(battle.plans(), key=lambda cards: battle.price(cards) - battle.earns(cards)):
        first = battle.heart(cards)
        if VALUE[first.card] not in values and first in seen.legal:
            values.add(VALUE[first.card])
            tried.append(first)
            if len(tried) == PLANS:
                break
    return tried
