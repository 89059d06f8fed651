"""What the sensible bot thinks of a choice: its estimate of that, and of what it would have done instead.

An estimate, never the truth: it knows only what the seat knew, looks one step ahead, and counts in victory points by
the same rules of thumb that :class:`~havoclab.havoc.bots.sensible.SensibleBot` plays by.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from havoclab.core.action import Action
from havoclab.core.view import View as AnyView
from havoclab.havoc.actions import (
    CRY,
    DRAW,
    FETCH_DRAW,
    LOOT,
    PASS,
    STAY_OUT,
    STOP,
    Declare,
    Discard,
    Fetch,
    Lay,
    Name,
    Pick,
    Put,
    Scavenge,
    Swap,
    Take,
)
from havoclab.havoc.battle import involved
from havoclab.havoc.bots.captain import Battle, Captain, collection_of, decide, loot_gain
from havoclab.havoc.bots.plans import rank_of
from havoclab.havoc.bots.seen import Seen
from havoclab.havoc.bots.sensible import SENSIBLE
from havoclab.havoc.bots.worth import Collection
from havoclab.havoc.cards import DOG
from havoclab.havoc.recruiting import CARDS_TO_TAKE
from havoclab.havoc.view import View

#: From so many points on, a difference between two estimates is called clear.
CLEAR: Final = 0.75


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the sensible bot thinks of a choice, in points by its rules of thumb.

    Attributes:
        value: what it expects of the choice; never more than of its own.
        best: what it would have done.
        best_value: what it expects of that.
    """

    value: float
    best: Action
    best_value: float

    @property
    def is_clear(self) -> bool:
        """Whether it values its own choice clearly higher."""
        return self.best_value - self.value >= CLEAR


def judge(view: AnyView, action: Action) -> Estimate:
    """What the sensible bot thinks of a one-step action, knowing only what the view's seat knows.

    Args:
        view: of the seat whose choice it is.
        action: one of its legal actions.

    Raises:
        TypeError: if the view is not one of Havoc.
        ValueError: if the action is not legal there.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=3, seed=7).view(0)
    >>> thought = judge(view, view.legal_actions[1])
    >>> str(view.legal_actions[1]), str(thought.best), thought.value < thought.best_value
    ('cry', 'recruit', True)
    """
    if not isinstance(view, View):
        raise TypeError(f"view: {type(view).__name__} is not a view of Havoc")
    if action not in view.legal_actions or view.decision is None:
        raise ValueError(
            f"action: {str(action)!r} is not one of the {len(view.legal_actions)} legal steps of this seat"
        )
    seen = Captain(SENSIBLE).see(view)
    best = decide(seen)
    values = _VALUES[view.decision.kind](seen)
    most = values(best)
    # The bot does not weigh every card by itself: what it passed over can't be worth more to it than what it chose.
    return Estimate(min(values(action), most), best, most)


Values = Callable[[Action], float]


def _card(action: Action) -> int:
    """The card that an action names."""
    assert isinstance(action, Take | Put | Fetch | Pick | Discard | Lay | Scavenge), f"{action} names no card"
    return action.card


# --- turns: H4, H5 ---


def _turn(seen: Seen) -> Values:
    """Waiting promises a little; crying Havoc what the best cards earn beyond their price. Source: H4.1."""

    def value(action: Action) -> float:
        return _Plans(seen).most if action is CRY else SENSIBLE.patience

    return value


def _recruiting(seen: Seen) -> Values:
    """What the cards of a recruiting add or take; a fetch or a loot comes on top of them. Source: H4.2-H4.9."""
    hand = collection_of(seen)
    taking = seen.table.taken < CARDS_TO_TAKE
    if taking:
        usual = max([hand.gain(card) for card in seen.table.recruits] + [hand.unseen_gain()] * (DRAW in seen.legal))
    else:
        usual = -min(hand.loss(card) for card in hand.cards)

    def value(action: Action) -> float:
        if isinstance(action, Fetch):
            return usual + _profit(hand.gain(_card(action)), 1, hand, taking)
        if action is FETCH_DRAW:
            return usual + _profit(hand.unseen_gain(), 1, hand, taking)
        if action is LOOT:
            return usual + _profit(loot_gain(seen, hand), 2, hand, taking)
        if action is DRAW:
            return hand.unseen_gain()
        return hand.gain(_card(action)) if taking else -hand.loss(_card(action))

    return value


def _profit(gain: float, dogs: int, hand: Collection, early: bool) -> float:
    """What dogs bring beyond their own worth; early in a turn, where they may still come, only a loss counts."""
    profit = gain - hand.loss(DOG) * dogs - SENSIBLE.dog_profit
    return min(0.0, profit) if early else profit


def _picking(seen: Seen) -> Values:
    """What the card out of the discards adds. Source: H4.7, H7.4."""
    hand = collection_of(seen)
    return lambda action: hand.gain(_card(action))


def _discarding(seen: Seen) -> Values:
    """What goes with the card. Source: H5.3."""
    hand = collection_of(seen)
    return lambda action: -hand.loss(_card(action))


def _naming(seen: Seen) -> Values:
    """What the battle pays, as the bot wants it: much while its hand is strong, else little. Source: H6.1."""
    best = decide(seen)

    def pays(action: Action) -> float:
        assert isinstance(action, Name)
        return float(seen.ground.pays[action.battle][0])

    return lambda action: -abs(pays(action) - pays(best))


# --- battles: H6, H7 ---


class _Plans:
    """Sets of cards that could be laid now, and what each earns beyond its later worth."""

    def __init__(self, seen: Seen) -> None:
        self._battle = battle = Battle(seen)
        self._plans = [(cards, battle.earns(cards) - battle.price(cards)) for cards in battle.plans()]
        #: What lies, as it is, would earn.
        self.now = battle.earns([])
        #: What the best of them earns.
        self.most = max((profit for _, profit in self._plans), default=self._pair(seen))

    def _pair(self, seen: Seen) -> float:
        """What the two lowest cards earn: without a combination there is nothing better to lay."""
        cards = list(seen.hand[:2])
        return self._battle.earns(cards) - self._battle.price(cards)

    def with_card(self, card: int) -> float:
        """What the best plan earns in which this card is laid, alone if need be."""
        alone = self._battle.earns([card]) - self._battle.price([card])
        return max([profit for cards, profit in self._plans if card in cards] + [alone])


def _fighting(seen: Seen) -> Values:
    """What the best cards earn that can follow; to stop or pass, what lies. Source: H6.2-H6.4."""
    plans = _Plans(seen)
    adding = seen.table.kind == "add"
    more_later = not adding or Battle(seen).rivals.may_act

    def value(action: Action) -> float:
        if isinstance(action, Lay):
            return plans.with_card(action.card)
        if action is STAY_OUT:
            return seen.ground.character.card_drawn
        assert action in (STOP, PASS)
        # Whoever stops may lay more when it is needed; a pass is for good.
        return max(plans.now, plans.most) if action is STOP and more_later else plans.now

    return value


def _declaring(seen: Seen) -> Values:
    """What the cards that are left in earn. Source: H6.7, H6.8."""
    rivals = Battle(seen).rivals
    laid = seen.table.laid[seen.seat]

    def value(action: Action) -> float:
        assert isinstance(action, Declare)
        return rivals.points(rank_of(involved(laid, action.dogs), seen.ground.measure))

    return value


def _sending_dogs(seen: Seen) -> Values:
    """Laid dogs are gone anyway: what the card adds. Source: H7.1-H7.4."""
    hand = collection_of(seen)

    def value(action: Action) -> float:
        if action is LOOT:
            return loot_gain(seen, hand) / 2  # it takes both dogs, each of which could scavenge
        return hand.gain(action.card) if isinstance(action, Scavenge) else 0.0

    return value


def _trading_dogs(seen: Seen) -> Values:
    """What a dog is worth in the last hand, as ranks; a new card where it is worth nothing. Source: H9.4, H9.5."""
    ground = seen.ground

    def strongest(cards: Sequence[int]) -> float:
        return rank_of(ground.reading.best_hand(cards), ground.measure)

    loss = int(strongest(seen.hand)) - int(strongest(seen.hand[1:]))
    return lambda action: ground.character.dog_profit - loss if isinstance(action, Swap) else 0.0


_VALUES: Final[dict[str, Callable[[Seen], Values]]] = {
    "turn": _turn,
    "recruit": _recruiting,
    "pick": _picking,
    "pick-after-battle": _picking,
    "year-of-peace": _discarding,
    "name-battle": _naming,
    "open-battle": _fighting,
    "join": _fighting,
    "add": _fighting,
    "declare": _declaring,
    "dogs": _sending_dogs,
    "last-dogs": _trading_dogs,
}
