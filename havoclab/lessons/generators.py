"""Fresh positions for the questions: each is made from a random source and has an answer that the engine checks.

Source of the deck: four players, values 1-13, eight dogs, at most five recruits (H3.1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import DOG, SUITS, VALUE, card, card_text
from havoclab.havoc.hands import evaluate
from havoclab.havoc.position import FIGHTING, OUT, PASSED, UNASKED
from havoclab.havoc.ranks import Rank
from havoclab.havoc.strength import strength
from havoclab.lessons.goals import Beats, Goal, HandGoal, Strongest, fewest_to_beat, read_goal
from havoclab.lessons.model import Setting

#: Highest value and number of suits at a table of four. Source: H3.1.
HIGHEST: Final = 13
#: Tries to find cards that fit; each generator needs a few.
TRIES: Final = 5000


@dataclass(slots=True)
class Made:
    """What a generator made; what it leaves empty is given by the step."""

    setting: Setting | None = None
    goal: Goal | None = None
    script: tuple[str, ...] = ()
    slots: dict[str, Any] = field(default_factory=dict)
    cards: list[int] = field(default_factory=list)
    hand_goal: HandGoal | None = None
    hands: list[list[int]] = field(default_factory=list)


class _Deck:
    """Soldiers that are handed out one by one, each once."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = [card(suit, value) for suit in range(len(SUITS)) for value in range(1, HIGHEST + 1)]
        rng.shuffle(self.left)

    def draw(self, count: int, *, without: Sequence[int] = ()) -> list[int]:
        """So many soldiers, none of these values."""
        drawn = [c for c in self.left if VALUE[c] not in without][:count]
        self.take(drawn)
        return drawn

    def alike(self, value: int, count: int) -> list[int]:
        """So many soldiers of one value."""
        drawn = [c for c in self.left if VALUE[c] == value][:count]
        self.take(drawn)
        return drawn

    def take(self, cards: Sequence[int]) -> None:
        """Hand out these."""
        for c in cards:
            if c != DOG:
                self.left.remove(c)

    def values(self, count: int, lowest: int = 1) -> list[int]:
        """So many different values."""
        return self.rng.sample(range(lowest, HIGHEST + 1), count)


def _texts(cards: Sequence[int]) -> str:
    return " ".join(map(card_text, cards))


def _table(deck: _Deck, mine: Sequence[int], *, battle: int, top: Sequence[int] = (), **fields: Any) -> Setting:
    """A table of four; the others hold six soldiers each."""
    others = [_texts(deck.draw(6)) for _ in range(3)]
    position = {"hands": [_texts(mine), *others], "peacekeeper": 1, "peace": 1} | fields
    return Setting(position=position, battle=battle, top=_texts(top))


# --- a turn: H4 ---


def full_turn(rng: Random) -> Made:
    """Full recruits; a certain one is wanted, and a card from the draw pile. Source: H4.2, H4.3."""
    deck = _Deck(rng)
    recruits, mine, top = deck.draw(5), deck.draw(6), deck.draw(2)
    wanted = rng.choice(recruits)
    text = card_text(wanted)
    parts = [{"event": "took", "card": text}, {"event": "drew"}, {"event": "put"}, {"holds": text}]
    goal = read_goal({"all": parts})
    setting = _table(deck, mine, battle=3, top=top, recruits=_texts(recruits), kind="turn")
    return Made(setting, goal, slots={"card": wanted})


def three_alike(rng: Random) -> Made:
    """Three recruits of one value are wanted; a dog must fetch the third. Source: H4.2, H4.6."""
    deck = _Deck(rng)
    value = deck.values(1)[0]
    alike, other = deck.alike(value, 3), deck.draw(1, without=[value])
    mine, top = deck.draw(5, without=[value]), deck.draw(3, without=[value])
    recruits = [*alike, *other]
    rng.shuffle(recruits)
    goal = read_goal({"all": [{"holds": _texts(alike)}, {"event": "put"}]})
    setting = _table(deck, [DOG, *mine], battle=4, top=top, recruits=_texts(recruits), kind="turn")
    return Made(setting, goal, slots={"cards": sorted(alike)})


def loot_card(rng: Random) -> Made:
    """A certain soldier lies in the discard pile. Source: H4.7."""
    deck = _Deck(rng)
    discards, mine, recruits = deck.draw(6), deck.draw(4), deck.draw(3)
    wanted = rng.choice(discards)
    goal = read_goal(
        {"all": [{"event": "looted", "card": card_text(wanted)}, {"event": "put"}, {"holds": card_text(wanted)}]}
    )
    fields = {"recruits": _texts(recruits), "discards": _texts(discards), "kind": "turn"}
    return Made(_table(deck, [DOG, DOG, *mine], battle=4, top=deck.draw(2), **fields), goal, slots={"card": wanted})


def most_cards(rng: Random) -> Made:
    """Take as many cards as a turn has room for: two, and one for each of two dogs. Source: H4.2, H4.6, H4.8."""
    deck = _Deck(rng)
    recruits, mine, top = deck.draw(5), deck.draw(4), deck.draw(4)
    dogs = rng.choice((2, 3))
    goal = read_goal({"all": [{"event": "took drew", "times": 4}, {"event": "put"}]})
    setting = _table(deck, [DOG] * dogs + mine, battle=5, top=top, recruits=_texts(recruits), kind="turn")
    return Made(setting, goal)


# --- the battle: H6 ---


def _asked_last(deck: _Deck, mine: Sequence[int], laid: Sequence[Sequence[int]], *, battle: int) -> Setting:
    """Peter cried Havoc; seat 0 is asked last. ``laid`` by Peter, Christine, Eugene; who laid nothing is out."""
    roles = [UNASKED, *(FIGHTING if cards else OUT for cards in laid)]
    fields: dict[str, Any] = {"kind": "join", "havoc": True, "initiator": 1, "roles": roles}
    fields |= {"laid": ["", *map(_texts, laid)], "recruits": _texts(deck.draw(3))}
    return _table(deck, mine, battle=battle, **fields)


def win_cheaply(rng: Random) -> Made:
    """Win with as few cards as can do it. Source: H6.3, H6.4, H6.11, H8.1."""
    for _ in range(TRIES):
        deck = _Deck(rng)
        high, own, pair = deck.values(3)
        theirs = deck.alike(high, 2)
        mine = deck.alike(own, 3) + deck.alike(pair, 2) + deck.draw(3, without=[high, own, pair])
        fewest = fewest_to_beat(mine, theirs)
        if fewest == 3 and max(own, pair) < high:
            break
    goal = read_goal({"all": [{"event": "won"}, {"laid": "cards", "at_most": fewest}]})
    return Made(_asked_last(deck, mine, [theirs, [], []], battle=2), goal, slots={"count": fewest})


def stay_out(rng: Random) -> Made:
    """Nothing in the hand wins what lies, and only the winner is paid: stay out. Source: H6.3."""
    for _ in range(TRIES):
        deck = _Deck(rng)
        high, third = deck.values(2, lowest=8)
        theirs, others = deck.alike(high, 4), deck.alike(third, 2)
        mine = deck.draw(5, without=[high, third])
        if strength(best_hand(mine)) < strength(others):
            break
    return Made(_asked_last(deck, mine, [theirs, [], others], battle=5), read_goal({"event": "stayed-out"}))


def second_place(rng: Random) -> Made:
    """The first place is out of reach, the second is not. Source: H6.11."""
    for _ in range(TRIES):
        deck = _Deck(rng)
        top, low, own = deck.values(3)
        first, second = deck.alike(top, 4), deck.alike(low, 2)
        mine = deck.alike(own, 3) + deck.draw(4, without=[top, low, own])
        if strength(second) < strength(best_hand(mine)) < strength(first) and fewest_to_beat(mine, second) == 3:
            break
    goal = read_goal({"all": [{"event": "scored", "points": 3}, {"laid": "cards", "at_most": 3}]})
    return Made(_asked_last(deck, mine, [first, [], second], battle=2), goal)


def declare(rng: Random) -> Made:
    """A battle that the one declaration of dogs wins and the others lose. Source: H6.7, H8.5."""
    deck = _Deck(rng)
    suit, low = rng.randrange(len(SUITS)), rng.randint(2, HIGHEST - 4)
    kind = rng.randrange(3)
    if kind == 0:  # out with it: a flush of six becomes a straight flush of five
        mine = [DOG] + [card(suit, low + step) for step in range(5)]
        value = rng.choice([v for v in range(1, HIGHEST + 1) if not low <= v < low + 5])
        theirs_count = 5
    elif kind == 1:  # both stay: a second pair
        value, own = sorted(deck.values(2), reverse=True)
        mine, theirs_count = [DOG, DOG, *deck.alike(own, 2)], 2
    else:  # it stays: the low end of a straight
        suits = rng.sample(range(len(SUITS)), 4)
        mine = [DOG] + [card(s, v) for v, s in enumerate(suits, 1)]
        value, theirs_count = rng.randint(5, HIGHEST), 3
    if kind != 1:
        deck.take([c for c in mine if c != DOG])
    theirs = deck.alike(value, theirs_count)
    fields: dict[str, Any] = {"kind": "declare", "havoc": True, "initiator": 0, "roles": [PASSED, PASSED, OUT, OUT]}
    fields |= {"laid": [_texts(mine), _texts(theirs), "", ""], "recruits": _texts(deck.draw(3))}
    return Made(_table(deck, deck.draw(3), battle=6, **fields), read_goal({"event": "won"}))


# --- the ranks: H8 ---


def beat_hand(rng: Random) -> Made:
    """Beat a hand with the fewest cards that can do it. Source: H8.1, H8.6."""
    for _ in range(TRIES):
        deck = _Deck(rng)
        theirs = best_hand(deck.draw(7), rng.choice((3, 4, 5)))
        mine = sorted([DOG] * rng.choice((0, 1, 1, 2)) + deck.draw(7))
        fewest = fewest_to_beat(mine, theirs)
        if fewest is not None and fewest >= 3 and evaluate(theirs).rank >= Rank.PAIR and not evaluate(theirs).beside:
            break
    goal = Beats(beats=_texts(theirs), fewest=True)
    return Made(cards=mine, hand_goal=goal, slots={"cards": theirs})


def best_of(rng: Random) -> Made:
    """Find the strongest combination of a hand. Source: H8.1-H8.5."""
    for _ in range(TRIES):
        deck = _Deck(rng)
        mine = sorted([DOG] * rng.choice((1, 2)) + deck.draw(8))
        rank = evaluate(best_hand(mine)).rank
        if rank in (
            Rank.STRAIGHT_OF_FIVE,
            Rank.FLUSH_OF_FIVE,
            Rank.STRAIGHT_OF_SIX,
            Rank.FULL_HOUSE,
            Rank.FLUSH_OF_SIX,
        ):
            break
    return Made(cards=mine, hand_goal=Strongest(strongest=True))


def sort_four(rng: Random) -> Made:
    """Four hands of four ranks, one of them with a dog. Source: H8.1."""
    for _ in range(TRIES):
        deck = _Deck(rng)
        hands = [best_hand(deck.draw(9) + [DOG] * (number == 0), rng.choice((4, 5, 6))) for number in range(4)]
        ranks = sorted(evaluate(hand).rank for hand in hands)
        if len(set(ranks)) == 4 and ranks[0] >= Rank.TWO_PAIRS:
            break
    return Made(hands=hands)


def sort_equal(rng: Random) -> Made:
    """Four hands of one rank, all different in strength. Source: H8.6."""
    rank = rng.choice((Rank.FULL_HOUSE, Rank.TWO_PAIRS, Rank.PAIR, Rank.THREE_OF_A_KIND))
    hands: list[list[int]] = []
    for _ in range(TRIES):
        deck = _Deck(rng)
        sizes = {Rank.FULL_HOUSE: (3, 2), Rank.TWO_PAIRS: (2, 2), Rank.PAIR: (2,), Rank.THREE_OF_A_KIND: (3,)}[rank]
        hands = []
        for _hand in range(4):
            values = deck.values(2)
            cards = [c for value, size in zip(values, sizes, strict=False) for c in deck.alike(value, size)]
            hands.append(cards + deck.draw(1, without=values) if rank is not Rank.FULL_HOUSE else cards)
        if len({strength(hand) for hand in hands}) == 4 and all(evaluate(hand).rank is rank for hand in hands):
            break
    return Made(hands=hands)


GENERATORS: Final[dict[str, Callable[[Random], Made]]] = {
    "full-turn": full_turn,
    "three-alike": three_alike,
    "loot-card": loot_card,
    "most-cards": most_cards,
    "win-cheaply": win_cheaply,
    "stay-out": stay_out,
    "second-place": second_place,
    "declare": declare,
    "beat-hand": beat_hand,
    "best-of": best_of,
    "sort-four": sort_four,
    "sort-equal": sort_equal,
}


def make(name: str, rng: Random) -> Made:
    """What the generator of this name makes.

    Raises:
        ValueError: naming the generators there are.
    """
    if name not in GENERATORS:
        raise ValueError(f"generator: {name!r} is none; allowed are {', '.join(GENERATORS)}")
    return GENERATORS[name](rng)
