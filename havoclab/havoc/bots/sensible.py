"""A plain sensible bot: keeps what belongs together, fights where it pays, and wastes no dog.

It looks one step ahead, with rules of thumb for each kind of choice; it neither counts cards nor searches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from havoclab.core.action import Action
from havoclab.core.view import View as AnyView
from havoclab.havoc.actions import (
    CRY,
    DECLARE,
    DISCARD,
    DONE,
    DRAW,
    FETCH,
    FETCH_DRAW,
    LAY,
    LOOT,
    PASS,
    PICK,
    PUT,
    RECRUIT,
    SCAVENGE,
    STAY_OUT,
    STOP,
    SWAP,
    TAKE,
    Name,
)
from havoclab.havoc.battle import strongest_declaration
from havoclab.havoc.best import best_hand
from havoclab.havoc.bots.prospects import Rivals, choices, rank_of
from havoclab.havoc.bots.worth import Collection
from havoclab.havoc.cards import DOG, VALUE
from havoclab.havoc.strength import RANK_SHIFT, strength
from havoclab.havoc.view import View

# What crying Havoc must promise beyond its price, in points: waiting a turn brings a card and shows nothing.
PATIENCE: Final = 1.0
# What the card is worth that staying out draws, in points. Source: H6.3.
CARD_DRAWN: Final = 0.8
# More than any battle can cost.
_ANYTHING: Final = 1000.0
# What a fetched or looted card must add beyond the dogs it takes, in points. Source: H4.6, H4.7.
DOG_PROFIT: Final = 0.6
# Each battle still to come makes cards worth keeping; before Castillon only six of them count (H9.5).
_WORTH_BY_BATTLES_LEFT: Final = (0.0, 0.5, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)


class SensibleBot:
    """Keeps sets, suits and neighbours, weighs what battles pay, and uses its dogs.

    >>> from havoclab import havoc
    >>> view = havoc.deal(players=3, seed=7).view(0)
    >>> SensibleBot().choose(view, Random(1)) in view.legal_actions
    True
    """

    name = "sensible"

    def choose(self, view: AnyView, rng: Random) -> Action:
        """One of the view's legal actions. The bot leaves nothing to chance: ``rng`` stays unused.

        Raises:
            TypeError: if the view is not one of Havoc.
            ValueError: if nothing is legal, because the choice is another seat's or the game is over.
        """
        if not isinstance(view, View):
            raise TypeError(f"view: {type(view).__name__} is not a view of Havoc")
        legal = view.legal_actions
        if not legal or view.decision is None:
            raise ValueError("view: the choice is not this seat's")
        if len(legal) == 1:
            return legal[0]
        action = _CHOOSERS[view.decision.kind](view)
        return action if action in legal else legal[-1]  # at a table without some rule a habit may be illegal


# --- turns: H4 ---


def _choose_turn(view: View) -> Action:
    """Cry Havoc when what can be laid earns more than it costs and than waiting promises. Source: H4.1."""
    if CRY not in view.legal_actions:
        return RECRUIT
    battle = Battle(view)
    return RECRUIT if battle.best_to_lay(PATIENCE) is None else CRY


def _choose_recruiting(view: View) -> Action:
    """Take what adds most, fetch what adds much, lay the card that is missed least. Source: H4.2-H4.9."""
    table = view.table
    hand = collection_of(view)
    legal = view.legal_actions
    best, gain = _best(table.recruits, hand)
    if table.taken < 2:
        if DRAW in legal and hand.unseen_gain() > gain:
            return DRAW
        return TAKE[best] if table.recruits else legal[0]
    dogs = hand.held(DOG)
    if dogs and table.dogs_used < 2:
        if FETCH[best] in legal and gain > hand.loss(DOG) + DOG_PROFIT:
            return FETCH[best]
        if LOOT in legal and loot_gain(view, hand) > hand.loss(DOG) * 2 + DOG_PROFIT:
            return LOOT
        if dogs > 2 and FETCH_DRAW in legal and hand.unseen_gain() > hand.loss(DOG) + DOG_PROFIT:
            return FETCH_DRAW
    return PUT[_least(hand)]


def loot_gain(view: View, hand: Collection) -> float:
    """What the best card among the discards may add: for each value, how likely one of its cards lies there."""
    hidden = view.pile_count + view.discard_count + sum(view.counts) - len(hand.cards)
    elsewhere = 1.0 - view.discard_count / hidden
    best = 0.0
    for value in range(1, hand.highest + 1):
        held = hand.held(value)
        if held >= 2:
            best = max(best, (1.0 - elsewhere ** (6 - held)) * hand.gain_of_value(value))
    return best


def _choose_pick(view: View) -> Action:
    """The discarded soldier that adds most. Source: H4.7, H7.4."""
    return PICK[_best([card for card in view.looking_at if card != DOG], collection_of(view))[0]]


def _choose_discard(view: View) -> Action:
    """The card that is missed least. Source: H5.3."""
    return DISCARD[_least(collection_of(view))]


def _choose_name(view: View) -> Action:
    """The battle that pays most while the hand is strong, else the one that pays least. Source: H6.1."""
    table = view.table
    options = table.options
    strong = strength(best_hand(view.hand), best_subset=options.best_subset) >> RANK_SHIFT >= _STRONG_RANK

    def first_place(action: Action) -> int:
        assert isinstance(action, Name)
        return options.payments(action.battle)[0] or 0

    return (max if strong else min)(view.legal_actions, key=first_place)


_STRONG_RANK: Final = 9  # a full house or more


# --- battles: H6 ---


class Battle:
    """The battle that is being fought, or would be, with the eyes of the seat that chooses."""

    __slots__ = ("best_subset", "future", "hand", "laid", "rivals")

    def __init__(self, view: View) -> None:
        table = view.table
        options = table.options
        self.best_subset = options.best_subset
        self.hand = collection_of(view)
        self.laid: Sequence[int] = table.laid[table.seat] if table.in_battle else ()
        self.rivals = Rivals(view, options.payments(table.order[0]))
        self.future = _WORTH_BY_BATTLES_LEFT[len(table.order) - 1]

    def best_to_lay(self, otherwise: float) -> list[int] | None:
        """The cards that earn most beyond their later worth, or None if none earn more than ``otherwise``."""
        best, most = None, otherwise
        for cards in choices(self.hand, self.laid):
            price = self.price(cards)
            if self.rivals.pays[0] - price > most:  # else not even the first place would pay for them
                profit = self.earns(cards) - price
                if profit > most:
                    best, most = cards, profit
        return best

    def price(self, cards: Sequence[int]) -> float:
        """What these cards of the hand would be worth later, in points."""
        return sum(map(self.hand.share, cards)) * self.future

    def earns(self, cards: Sequence[int]) -> float:
        """What they earn on average together with what lies, in points. Source: H6.11."""
        return self.rivals.points(rank_of([*self.laid, *cards], self.best_subset))

    def heart(self, cards: Sequence[int]) -> Action:
        """Lay first the card of the largest set, of the highest value: the rest can follow when it is needed."""
        lying = [VALUE[card] for card in [*self.laid, *cards]]
        return LAY[max(cards, key=lambda card: (lying.count(VALUE[card]), VALUE[card]))]


def _choose_opening(view: View) -> Action:
    """Two cards at the heart of the plan; more can follow when they are needed. Source: H6.2."""
    if view.table.laid_now >= 2:
        return STOP
    battle = Battle(view)
    return battle.heart(battle.best_to_lay(-_ANYTHING) or battle.hand.cards)


def _choose_joining(view: View) -> Action:
    """Join where it pays more than the card that staying out draws. Source: H6.3."""
    if view.table.laid_now:
        return _choose_opening(view)
    battle = Battle(view)
    cards = battle.best_to_lay(CARD_DRAWN)
    return STAY_OUT if cards is None else battle.heart(cards)


def _choose_adding(view: View) -> Action:
    """Add what pays for itself, else pass. Source: H6.4."""
    enough = STOP if view.table.laid_now else PASS
    battle = Battle(view)
    mine = rank_of(battle.laid, battle.best_subset)
    if mine > battle.rivals.leading and not battle.rivals.may_act:
        return enough
    cards = battle.best_to_lay(battle.rivals.points(mine))
    action = enough if cards is None else battle.heart(cards)
    return action if action in view.legal_actions else enough


def _choose_declaration(view: View) -> Action:
    """The strongest. Source: H6.7, H6.8."""
    return DECLARE[strongest_declaration(view.table, view.table.seat)]


def _choose_dogs(view: View) -> Action:
    """Laid dogs are gone anyway: scavenge what adds most, or loot where that promises more. Source: H7.1-H7.4."""
    hand = collection_of(view)
    legal = view.legal_actions
    table = view.table
    best, gain = _best([c for c in [*table.recruits, *(c for cards in table.laid for c in cards)] if c != DOG], hand)
    if LOOT in legal and loot_gain(view, hand) > gain * 2:
        return LOOT
    return SCAVENGE[best] if gain > 0 else DONE


def _choose_last_dogs(view: View) -> Action:
    """Trade a dog that Castillon's best six do not need. Source: H9.4, H9.5."""
    hand = list(view.hand)
    best_subset = view.options.best_subset
    with_dog = strength(best_hand(hand, best_subset=best_subset), best_subset=best_subset)
    without = strength(best_hand(hand[1:], best_subset=best_subset), best_subset=best_subset)
    return SWAP if with_dog >> RANK_SHIFT == without >> RANK_SHIFT else DONE


_CHOOSERS: Final[dict[str, Callable[[View], Action]]] = {
    "turn": _choose_turn,
    "recruit": _choose_recruiting,
    "pick": _choose_pick,
    "pick-after-battle": _choose_pick,
    "year-of-peace": _choose_discard,
    "name-battle": _choose_name,
    "open-battle": _choose_opening,
    "join": _choose_joining,
    "add": _choose_adding,
    "declare": _choose_declaration,
    "dogs": _choose_dogs,
    "last-dogs": _choose_last_dogs,
}

# --- helpers ---


def collection_of(view: View) -> Collection:
    """The hand of the seat that chooses."""
    table = view.table
    return Collection(table.hands[table.seat], table.options.supply.highest)


def _best(cards: Sequence[int], hand: Collection) -> tuple[int, float]:
    """The card that adds most to the hand, and how much; a dog and -1 where there is none to take."""
    best, most = DOG, -1.0
    for card in cards:
        gain = hand.gain(card)
        if gain > most:
            best, most = card, gain
    return best, most


def _least(hand: Collection) -> int:
    """The card of the hand that is missed least."""
    return min(hand.cards, key=hand.loss)
