"""Fresh hands for the quiz: build what is asked for, name what lies there. Source: H8."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from havoclab.havoc.cards import DOG, SUIT, SUITS, VALUE, card
from havoclab.havoc.hands import evaluate
from havoclab.havoc.ranks import Rank
from havoclab.lab.odds import Way
from havoclab.lessons.asked import Asked
from havoclab.lessons.kits.havoc.bets import bet_on
from havoclab.lessons.kits.havoc.generators.deck import HIGHEST, TRIES, Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import MakesRank
from havoclab.lessons.kits.havoc.hands import describe
from havoclab.lessons.kits.havoc.saying import SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.whole_games import ANSWERS

#: The ranks that a set of dogs and soldiers can make here, with the sizes of its groups, the zeros first.
_SETS: Final = {
    Rank.FULL_HOUSE: ((2, 3), (3, 2)),
    Rank.TRIOS: ((3, 3),),
    Rank.THREE_OF_A_KIND: ((3,),),
    Rank.TWO_PAIRS: ((2, 2),),
    Rank.BIG_HOUSE: ((2, 4), (4, 2)),
}


def make_straight(rng: Random) -> Made:
    """A straight that begins with a dog; high cards lie in wait for whoever goes round the corner. Source: H8.2."""
    deck = Deck(rng)
    length = rng.choice((4, 4, 5))
    run = [deck.alike(value, 1)[0] for value in range(1, length + 1)]
    high = [deck.alike(value, 1)[0] for value in rng.sample(range(8, HIGHEST + 1), 3)]
    rank = Rank.STRAIGHT_OF_FIVE if length == 4 else Rank.STRAIGHT_OF_SIX
    return _build([DOG, *run, *high], rank)


def make_flush(rng: Random) -> Made:
    """A flush that needs every dog there is. Source: H8.3."""
    for _ in range(TRIES):
        deck = Deck(rng)
        dogs, size = rng.choice((1, 2)), rng.choice((5, 6))
        suit = rng.randrange(len(SUITS))
        own = [card(suit, value) for value in deck.values(size - dogs)]
        deck.take(own)
        others = [c for c in deck.draw(20) if SUIT[c] != suit][:3]
        rank = Rank.FLUSH_OF_FIVE if size == 5 else Rank.FLUSH_OF_SIX
        if evaluate([DOG] * dogs + own).rank is rank:
            break
    return _build([DOG] * dogs + own + others, rank)


def make_set(rng: Random) -> Made:
    """Pairs and larger sets in which dogs are zeros. Source: H8.4."""
    deck = Deck(rng)
    rank = rng.choice(list(_SETS))
    zeros, *rest = rng.choice(_SETS[rank])
    value = deck.values(1)[0]
    alike = deck.alike(value, rest[0]) if rest else []
    return _build([DOG] * zeros + alike + deck.draw(3, without=[value]), rank)


def _build(cards: Sequence[int], rank: Rank) -> Made:
    goal = MakesRank(makes=rank.name, whole=True)
    return Made(cards=sorted(cards), hand_goal=goal, slots={"rank": spoken(SHARED, rank.message)})


def all_together(rng: Random) -> Made:
    """Six cards, five of them a straight flush: what are they together? Source: H8.5."""
    suit, low = rng.randrange(len(SUITS)), rng.randint(2, HIGHEST - 5)
    run = [card(suit, low + step) for step in range(5)]
    other = rng.choice([value for value in range(1, HIGHEST + 1) if not low - 1 <= value <= low + 5])
    beyond = rng.choice([s for s in range(len(SUITS)) if s != suit])
    sixth = rng.choice((DOG, card(suit, other), card(beyond, low + 5), card(beyond, other)))
    return _what_is_it([*run, sixth], rng)


def strongest_inside(rng: Random) -> Made:
    """Cards that are no straight and no flush together: the strongest inside them counts. Source: H8.5b."""
    deck = Deck(rng)
    kind = rng.randrange(4)
    suit, low = rng.randrange(len(SUITS)), rng.randint(2, HIGHEST - 4)
    if kind == 0:  # four dogs and a soldier
        cards = [DOG] * 4 + deck.draw(1)
    elif kind == 1:  # five in a row of one suit, and one of these values again
        run = [card(suit, low + step) for step in range(5)]
        deck.take(run)
        cards = [*run, *deck.alike(low + rng.randrange(5), 1)]
    elif kind == 2:  # five of one suit, two of them of a value with the sixth card
        values = deck.values(5)
        run = [card(suit, value) for value in values]
        deck.take(run)
        cards = [*run, *deck.alike(values[0], 1)]
    else:  # a straight of five, and a pair in it
        run = [deck.alike(low + step, 1)[0] for step in range(5)]
        cards = [*run, *deck.alike(low + rng.randrange(5), 1)]
    return _what_is_it(cards, rng)


def _what_is_it(cards: Sequence[int], rng: Random) -> Made:
    """Which rank do the cards have that take part? Source: H8.1, H8.5."""
    made = evaluate(cards)
    near = {Rank.FLUSH_OF_SIX, Rank.STRAIGHT_FLUSH_OF_FIVE, Rank.STRAIGHT_FLUSH_OF_SIX, Rank.STRAIGHT_OF_SIX}
    near |= {evaluate(cards, best_subset=True).rank, evaluate(list(cards)[:-1]).rank, evaluate(list(cards)[1:]).rank}
    if max(VALUE[c] for c in cards) and cards.count(DOG) > 2:
        near |= {Rank.FIVE_OF_A_KIND, Rank.FULL_HOUSE}
    others = sorted(rank for rank in near if rank is not made.rank and rank > Rank.HIGH_CARD)
    ranks = rng.sample([made.rank, *rng.sample(others, min(len(others), ANSWERS - 1))], min(len(others) + 1, ANSWERS))
    cause = describe(cards)
    rule = made.explain()[-1].rule
    asked = Asked(
        {rank.name: spoken(SHARED, rank.message) for rank in ranks},
        made.rank.name,
        {rank.name: (rule, cause) for rank in ranks if rank is not made.rank},
    )
    return Made(asked=asked, hands=[sorted(cards)], slots={"cards": sorted(cards)})


#: The bands of a bet, in percent.
BANDS: Final = (0, 10, 25, 50, 100)
#: A chance nearer than this to where a band ends would be a matter of luck, not of judgement.
_CLEAR: Final = 2.0


def bet_on_flush(rng: Random) -> Made:
    """Some cards of one suit, perhaps a dog: how likely do two drawn cards make a flush or better? Source: H8.3."""
    for _ in range(TRIES):
        deck = Deck(rng)
        suit, dogs, own = rng.randrange(len(SUITS)), rng.choice((0, 0, 1)), rng.choice((2, 3, 3, 4, 4))
        suited = [c for c in deck.left if SUIT[c] == suit][:own]
        deck.take(suited)
        others = [c for c in deck.left if SUIT[c] != suit][: rng.choice((2, 3, 4))]
        deck.take(others)
        mine = [DOG] * dogs + suited + others
        setting = table(deck, mine, battle=rng.choice((2, 3, 4)), recruits=texts(deck.draw(3)), kind="turn")
        state = lay_out(setting, rng.getrandbits(16))
        asked = bet_on(state.view(0), Way(drawn=2), Rank.FLUSH_OF_FIVE, BANDS, "H8.3", state)
        assert asked.bet is not None
        percent = 100 * asked.bet.chance.value
        if len(mine) > 5 and percent > 0 and all(abs(percent - limit) > _CLEAR for limit in BANDS[1:]):
            break
    return Made(asked=asked, slots={"rank": spoken(SHARED, Rank.FLUSH_OF_FIVE.message)})


GENERATORS: Final = {
    "bet-on-flush": bet_on_flush,
    "make-straight": make_straight,
    "make-flush": make_flush,
    "make-set": make_set,
    "all-together": all_together,
    "strongest-inside": strongest_inside,
}
