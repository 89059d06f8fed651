"""How a captain decides: rules of thumb for each kind of choice, one step ahead.

Nothing here counts cards or searches. It is quick, so that others can: they ask a captain thousands of times how a game
might go on. What a captain thinks things are worth is its character's.
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
    Lay,
    Name,
)
from havoclab.havoc.battle import FEWEST_TO_ENTER, strongest_declaration
from havoclab.havoc.bots.character import Character
from havoclab.havoc.bots.plans import choices, highest, loose_ends, rank_of
from havoclab.havoc.bots.prospects import Rivals
from havoclab.havoc.bots.seen import Ground, Seen
from havoclab.havoc.bots.worth import Collection
from havoclab.havoc.cards import DOG, VALUE
from havoclab.havoc.recruiting import CARDS_TO_TAKE, MOST_DOGS
from havoclab.havoc.state import State
from havoclab.havoc.strength import RANK_SHIFT
from havoclab.havoc.view import View

# At a table of two what one does not win the other does.
_DUEL: Final = 2
# More than any battle can cost.
_ANYTHING: Final = 1000.0


class Captain:
    """A mind that plays by rules of thumb, with one character's numbers.

    Args:
        character: what the captain believes.
        in_a_crowd: what it believes at tables of three and more, where that is something else.

    >>> from havoclab import havoc
    >>> from havoclab.havoc.bots.sensible import SENSIBLE
    >>> state = havoc.deal(players=3, seed=7)
    >>> captain = Captain(SENSIBLE)
    >>> captain.by_view(state.view(0)) == captain.by_state(state)
    True
    """

    __slots__ = ("_character", "_ground", "_in_a_crowd")

    def __init__(self, character: Character, in_a_crowd: Character | None = None) -> None:
        self._character = character
        self._in_a_crowd = in_a_crowd or character
        self._ground: Ground | None = None

    def ground(self, table: State | View) -> Ground:
        """What stays the same through this table's game."""
        if self._ground is None or self._ground.options is not table.options:
            character = self._character if table.options.players == _DUEL else self._in_a_crowd
            self._ground = Ground(table.options, character)
        return self._ground

    def by_view(self, view: AnyView) -> Action:
        """The captain's choice among the legal actions of this view.

        Raises:
            TypeError: if the view is not one of Havoc.
            ValueError: if nothing is legal, because the choice is another seat's or the game is over.
        """
        return decide(self.see(view))

    def see(self, view: AnyView) -> Seen:
        """What a view shows to this captain.

        Raises:
            TypeError: if the view is not one of Havoc.
            ValueError: if nothing is legal, because the choice is another seat's or the game is over.
        """
        if not isinstance(view, View):
            raise TypeError(f"view: {type(view).__name__} is not a view of Havoc")
        if not view.legal_actions:
            raise ValueError("view: the choice is not this seat's")
        return Seen.by_view(view, self.ground(view))

    def by_state(self, state: State) -> Action:
        """What the captain would choose for the seat on turn, by what that seat sees."""
        return decide(Seen.by_state(state, self.ground(state)))


class CaptainBot:
    """A bot that does what its captain would do, and leaves nothing to chance.

    Args:
        name: the bot's.
        captain: who decides.

    >>> from havoclab import havoc
    >>> from havoclab.havoc.bots.sensible import SENSIBLE
    >>> view = havoc.deal(players=3, seed=7).view(0)
    >>> CaptainBot("sensible", Captain(SENSIBLE)).choose(view, Random(1)) in view.legal_actions
    True
    """

    __slots__ = ("_captain", "name")

    #: So long it may think about a decision; it takes a small part of that.
    seconds = 0.1

    def __init__(self, name: str, captain: Captain) -> None:
        self.name = name
        self._captain = captain

    def choose(self, view: AnyView, rng: Random) -> Action:
        """One of the view's legal actions; ``rng`` stays unused.

        Raises:
            TypeError: if the view is not one of Havoc.
            ValueError: if nothing is legal, because the choice is another seat's or the game is over.
        """
        return self._captain.by_view(view)


def decide(seen: Seen) -> Action:
    """One of the legal actions."""
    legal = seen.legal
    if len(legal) == 1:
        return legal[0]
    action = _CHOOSERS[seen.table.kind](seen)
    return action if action in legal else legal[-1]  # at a table without some rule a habit may be illegal


# --- turns: H4 ---


def _choose_turn(seen: Seen) -> Action:
    """Cry Havoc when what can be laid earns more than it costs and than waiting promises. Source: H4.1."""
    if CRY not in seen.legal:
        return RECRUIT
    return RECRUIT if Battle(seen).best_to_lay(seen.ground.character.patience) is None else CRY


def _choose_recruiting(seen: Seen) -> Action:
    """Take what adds most, fetch what adds much, lay the card that is missed least. Source: H4.2-H4.9."""
    table = seen.table
    hand = collection_of(seen)
    legal = seen.legal
    best, gain = _best(table.recruits, hand)
    if not (table.taken or table.holds("H4.9")) and (action := _use_of_dogs(seen, hand, best, gain)):
        return action
    if table.taken < CARDS_TO_TAKE:
        if DRAW in legal and hand.unseen_gain() > gain:
            return DRAW
        return TAKE[best] if table.recruits else legal[0]
    return _use_of_dogs(seen, hand, best, gain) or PUT[_least(hand)]


def _use_of_dogs(seen: Seen, hand: Collection, best: int, gain: float) -> Action | None:
    """What dogs may profitably do while their player recruits; None: nothing. Source: H4.6-H4.9."""
    table, legal, character = seen.table, seen.legal, seen.ground.character
    dogs = hand.held(DOG)
    if not dogs or not character.uses_dogs or (table.dogs_used >= MOST_DOGS and table.holds("H4.8")):
        return None
    profit = character.dog_profit
    if FETCH[best] in legal and gain > hand.loss(DOG) + profit:
        return FETCH[best]
    if LOOT in legal and loot_gain(seen, hand) > hand.loss(DOG) * 2 + profit:
        return LOOT
    if dogs > 2 and FETCH_DRAW in legal and hand.unseen_gain() > hand.loss(DOG) + profit:
        return FETCH_DRAW
    return None


def loot_gain(seen: Seen, hand: Collection) -> float:
    """What the best card among the discards may add: for each value, how likely one of its cards lies there."""
    hidden = seen.pile_count + seen.discard_count + sum(seen.counts) - len(hand.cards)
    elsewhere = 1.0 - seen.discard_count / hidden
    best = 0.0
    for value in range(1, hand.highest + 1):
        held = hand.held(value)
        if held >= 2:
            best = max(best, (1.0 - elsewhere ** (6 - held)) * hand.gain_of_value(value))
    return best


def _choose_pick(seen: Seen) -> Action:
    """The discarded soldier that adds most. Source: H4.7, H7.4."""
    return PICK[_best(sorted(card for card in seen.table.discards if card != DOG), collection_of(seen))[0]]


def _choose_discard(seen: Seen) -> Action:
    """The card that is missed least. Source: H5.3."""
    return DISCARD[_least(collection_of(seen))]


def _choose_name(seen: Seen) -> Action:
    """The battle that pays most while the hand is strong, else the one that pays least. Source: H6.1."""
    ground = seen.ground
    rank = ground.measure(ground.reading.best_hand(seen.hand)) >> RANK_SHIFT

    def first_place(action: Action) -> int:
        assert isinstance(action, Name)
        return ground.pays[action.battle][0]

    return (max if rank >= ground.character.strong_rank else min)(seen.legal, key=first_place)


# --- battles: H6 ---


class Battle:
    """The battle that is being fought, or would be, with the eyes of the seat that chooses."""

    __slots__ = ("_combined", "_shares", "_thorough", "future", "hand", "laid", "measure", "rivals")

    def __init__(self, seen: Seen) -> None:
        table = seen.table
        ground = seen.ground
        self.measure = ground.measure
        self.hand = collection_of(seen)
        self.laid: list[int] = table.laid[table.seat] if table.initiator >= 0 else []
        self.rivals = Rivals(seen, ground.pays[table.order[0]])
        self.future = ground.character.worth_later[len(table.order) - 1]
        self._shares = self.hand.shares()
        self._thorough = ground.character.thorough
        self._combined = table.holds("H8.1")

    def plans(self) -> list[list[int]]:
        """Sets of cards that could be laid now."""
        if not self._combined:
            return highest(self.hand, self.laid)
        found = choices(self.hand, self.laid)
        if self._thorough:
            found += loose_ends(self.hand, self.laid, found, self._shares)
        return found

    def best_to_lay(self, otherwise: float) -> list[int] | None:
        """The cards that earn most beyond their later worth, or None if none earn more than ``otherwise``."""
        best, most = None, otherwise
        shares, future, laid, measure = self._shares, self.future, self.laid, self.measure
        first, points = max(self.rivals.pays), self.rivals.points  # on one side of the Chevauchées second place: H13.4
        for cards in self.plans():
            price = sum([shares[card] for card in cards]) * future
            if first - price > most:  # else not even the first place would pay for them
                profit = points(rank_of(laid + cards, measure)) - price
                if profit > most:
                    best, most = cards, profit
        return best

    def price(self, cards: Sequence[int]) -> float:
        """What these cards of the hand would be worth later, in points."""
        return sum([self._shares[card] for card in cards]) * self.future

    def earns(self, cards: Sequence[int]) -> float:
        """What they earn on average together with what lies, in points. Source: H6.11."""
        return self.rivals.points(rank_of([*self.laid, *cards], self.measure))

    def heart(self, cards: Sequence[int]) -> Lay:
        """Lay first the card of the largest set, of the highest value: the rest can follow when it is needed."""
        lying = [VALUE[card] for card in [*self.laid, *cards]]
        return LAY[max(cards, key=lambda card: (lying.count(VALUE[card]), VALUE[card]))]


def _choose_opening(seen: Seen) -> Action:
    """Two cards at the heart of the plan; more can follow when they are needed. Source: H6.2, H6.4."""
    table = seen.table
    if table.laid_now < FEWEST_TO_ENTER:
        battle = Battle(seen)
        return battle.heart(battle.best_to_lay(-_ANYTHING) or seen.hand)
    if table.holds("H6.4") and table.holds("H6.5"):
        return STOP
    battle = Battle(seen)
    cards = battle.best_to_lay(battle.earns([]))  # there may be no other chance to lay them
    return STOP if cards is None else battle.heart(cards)


def _choose_joining(seen: Seen) -> Action:
    """Join where it pays more than the card that staying out draws. Source: H6.3."""
    if seen.table.laid_now:
        return _choose_opening(seen)
    battle = Battle(seen)
    cards = battle.best_to_lay(seen.ground.character.card_drawn)
    if cards is None and STAY_OUT not in seen.legal:  # nobody stays out of John of Gaunt's battle: H13.5
        return _choose_opening(seen)
    return STAY_OUT if cards is None else battle.heart(cards)


def _choose_adding(seen: Seen) -> Action:
    """Add what pays for itself, else pass. Source: H6.4."""
    enough: Action = STOP if seen.table.laid_now else PASS
    battle = Battle(seen)
    if enough is PASS and seen.ground.character.scavenger and _dog_pays(seen, battle):
        enough = LAY[DOG]
    mine = rank_of(battle.laid, battle.measure)
    if mine > battle.rivals.leading and not (battle.rivals.may_act and seen.table.holds("H6.5")):
        return enough
    cards = battle.best_to_lay(battle.rivals.points(mine))
    action = enough if cards is None else battle.heart(cards)
    return action if action in seen.legal else enough


def _dog_pays(seen: Seen, battle: Battle) -> bool:
    """Whether a dog laid now takes up more after the battle than it is worth in the hand. Source: H6.7, H7.2."""
    laid = battle.laid
    if seen.hand[0] != DOG or DOG in laid or LAY[DOG] not in seen.legal:
        return False
    table = seen.table
    hand = battle.hand
    _, gain = _best([card for cards in [*table.laid, table.recruits] for card in cards if card != DOG], hand)
    return gain * battle.future > hand.loss(DOG) + seen.ground.character.dog_profit


def _choose_declaration(seen: Seen) -> Action:
    """The strongest. Source: H6.7, H6.8."""
    return DECLARE[strongest_declaration(seen.table, seen.seat)]


def _choose_dogs(seen: Seen) -> Action:
    """Laid dogs are gone anyway: scavenge what adds most, or loot where that promises more. Source: H7.1-H7.4."""
    if not seen.ground.character.uses_dogs:
        return DONE
    hand = collection_of(seen)
    table = seen.table
    best, gain = _best([c for c in [*table.recruits, *(c for cards in table.laid for c in cards)] if c != DOG], hand)
    if LOOT in seen.legal and loot_gain(seen, hand) > gain * 2:
        return LOOT
    return SCAVENGE[best] if gain > 0 else DONE


def _choose_last_dogs(seen: Seen) -> Action:
    """Trade a dog that Castillon's best six do not need. Source: H9.4, H9.5."""
    if not seen.ground.character.uses_dogs:
        return DONE
    ground = seen.ground
    with_dog, without = (ground.measure(ground.reading.best_hand(cards)) for cards in (seen.hand, seen.hand[1:]))
    return SWAP if with_dog >> RANK_SHIFT == without >> RANK_SHIFT else DONE


_CHOOSERS: Final[dict[str, Callable[[Seen], Action]]] = {
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


def collection_of(seen: Seen) -> Collection:
    """The hand of the seat that chooses."""
    return Collection(seen.hand, seen.ground.scale)


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
