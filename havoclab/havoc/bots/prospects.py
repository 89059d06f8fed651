"""What a battle promises: who may still fight for it, and what a combination would probably earn.

Sources: H6.3, H6.4 (who may lay), H6.11 and H11.1 (what places pay), H8 (strength).
"""

from __future__ import annotations

from math import exp

from havoclab.havoc.bots.plans import rank_of
from havoclab.havoc.bots.seen import Seen
from havoclab.havoc.john import NINES
from havoclab.havoc.position import FIGHTING, OUT, PASSED, UNASKED


class Rivals:
    """The other seats of a battle, or of one that would begin now, as far as this seat can tell.

    Args:
        seen: what the seat knows.
        pays: points for the first three places.
    """

    __slots__ = ("leading", "may_act", "pays", "reach", "spread")

    def __init__(self, seen: Seen, pays: tuple[int, int, int]) -> None:
        character = seen.ground.character
        self.pays = pays[0] * (1.0 + character.denial) + character.initiative, *pays[1:]
        self.spread = character.spread
        #: The strongest rank that lies against this seat; 0 without any.
        self.leading = 0.0
        #: Whether anybody else may still lay cards.
        self.may_act = False
        #: For each rival: the rank that lies, the rank it may reach, how likely it tries.
        self.reach: list[tuple[float, float, float]] = []
        table = seen.table
        fighting = table.in_battle
        per_card = character.rank_per_card
        base = character.rank_of_seven - per_card * 7 + character.rank_per_point * (pays[0] - 6)
        for seat, held in enumerate(seen.counts):
            role = table.roles[seat] if fighting else UNASKED
            if seat == seen.seat or role == OUT or (role == UNASKED and held < 2):
                continue
            laid = table.laid[seat] if fighting else ()
            lies = rank_of(laid, seen.ground.measure) if laid else 0.0
            tries = 0.0 if role == PASSED else character.joins if role == UNASKED else 1.0 if held > 3 else held / 4
            if role == FIGHTING and not table.holds("H6.4"):
                tries = 0.0
            cards = held + len(laid)
            self.reach.append((lies, base + per_card * (min(16, cards)), tries))
            if tries:
                self.may_act = True
            if lies > self.leading:
                self.leading = lies
        if table.john_fights:  # his three nines lie, and he adds nothing: H13.3, H13.5
            lies = rank_of(NINES, seen.ground.measure)
            self.reach.append((lies, lies, 0.0))
            self.leading = max(self.leading, lies)

    def points(self, mine: float) -> float:
        """What a combination of this rank earns on average, in points. Source: H6.11."""
        nobody, one, two = 1.0, 0.0, 0.0  # chances that so many rivals end ahead
        spread = self.spread
        for lies, reach, tries in self.reach:
            ahead = 1.0 if lies >= mine else tries / (1.0 + exp((mine - reach) / spread)) if tries else 0.0
            behind = 1.0 - ahead
            two = two * behind + one * ahead
            one = one * behind + nobody * ahead
            nobody *= behind
        first, second, third = self.pays
        return nobody * first + one * second + two * third
