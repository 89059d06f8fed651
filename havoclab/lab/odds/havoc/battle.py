"""What a battle may bring: what is ahead as it lies, who may hold more, and how it ends when others play on.

Three questions with three meanings, and none of them is the chance that somebody *will* lay more:

- :func:`standing`: who is ahead if nobody lays any more. That is certain.
- :func:`holds_more`: the chance that a rival *holds* cards that would beat what lies. Whether it lays them is up to it.
- :func:`winning`: how often the battle is won when all rivals play on like the sensible bot and this seat lays nothing
  after these cards. An estimate, and an estimate about that bot.

Sources: H6.2-H6.12, H8, H13.3.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod
from random import Random
from typing import Final

from havoclab.core.bot import ask
from havoclab.core.rejection import IllegalAction
from havoclab.havoc.actions import CRY, DECLARE, LAY, PASS, STAY_OUT, STOP
from havoclab.havoc.battle import FEWEST_TO_ENTER, strongest_declaration, taking_part
from havoclab.havoc.best import MOST_LAID, MOST_UNINVOLVED
from havoclab.havoc.bots import BOTS
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.hidden import Hidden
from havoclab.havoc.john import NINES
from havoclab.havoc.position import JOHNS_SEAT, OUT, PASSED, UNASKED, Position
from havoclab.havoc.ranks import Rank
from havoclab.havoc.reading import Reading, reading_of
from havoclab.havoc.refusals import Refusal
from havoclab.havoc.state import State
from havoclab.havoc.strength import rank_of_strength
from havoclab.havoc.view import View
from havoclab.lab.odds.chance import Chance

#: Who plays the others.
OTHERS_PLAY: Final = "sensible"
#: Most combinations that are tried one by one: less than a third of a second, see ``benchmarks/bench_odds.py``.
_MOST_TRIED: Final = 150_000
#: The search for the best hand takes as long as so many combinations.
_BEST_HAND: Final = 25
#: Where a rule about hands is switched off, a combination takes as long as so many others.
_SLOW: Final = 60
#: Fewest and most hands of a rival that are drawn where they are too many to be counted.
_HANDS: Final = range(50, 401)
#: Battles that are played to their end.
_BATTLES: Final = 60
#: No battle has more decisions.
_MOST_DECISIONS: Final = 500


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies for a fighter, at its best declaration."""

    seat: int
    rank: Rank
    strength: int


def standing(view: View, adding: Sequence[int] = ()) -> list[Lying]:
    """What lies for each fighter, the strongest first, if nobody lays any more.

    John of Gaunt's nines are among it, under his seat's number.

    Args:
        view: what the seat knows, in a battle or before one.
        adding: cards of its hand that it lays now.

    Raises:
        ValueError: if such cards are not in its hand; an IllegalAction if too many would lie (H6.6).
    """
    position = _with_added(view, adding)
    reading = reading_of(view.options)
    found = [_lying(position, seat, reading) for seat in range(view.players) if position.laid[seat]]
    if position.john_fights:
        strength = reading.strength(NINES)
        found.append(Lying(JOHNS_SEAT, rank_of_strength(strength), strength))
    return sorted(found, key=lambda lying: lying.strength, reverse=True)


def _with_added(view: View, adding: Sequence[int]) -> Position:
    """The table with these cards of the view's seat laid. Source: H6.2-H6.4, H6.6."""
    position = view.table.copy()
    seat = view.seat
    if seat is None:
        if adding:
            raise ValueError("adding: an onlooker has no cards to lay")
        return position
    if not position.in_battle:
        position.clear_field()
    hand, laid = position.hands[seat], position.laid[seat]
    for card in adding:
        if card not in hand:
            raise ValueError(f"adding: {card_text(card)} is not in the hand")
        hand.remove(card)
        laid.append(card)
    laid.sort()
    too_many = len(laid) > MOST_LAID
    if adding and view.options.holds("H6.6") and (too_many or len(laid) - laid.count(DOG) > MOST_INVOLVED):
        refusal = Refusal("H6.6", "eight-cards-lie" if too_many else "six-soldiers-lie")
        raise IllegalAction(refusal, LAY[adding[-1]], seat)
    return position


def _lying(position: Position, seat: int, reading: Reading) -> Lying:
    strength = reading.strength(taking_part(position, seat, strongest_declaration(position, seat)))
    return Lying(seat, rank_of_strength(strength), strength)


# --- who may hold more ---


def holds_more(view: View, adding: Sequence[int] = (), *, rng: Random | None = None) -> dict[int, Chance]:
    """For each rival that may still lay cards: how likely it holds some that beat what lies for this seat.

    Cards of equal strength do not count as beating. What lies for the rival already is taken into account.

    Args:
        view: what the seat knows.
        adding: cards of its hand that it lays now.
        rng: what samples are drawn with, where counting would take too long.

    Raises:
        ValueError: as :func:`standing` does, or if nothing lies for this seat.
    """
    position = _with_added(view, adding)
    if view.seat is None or not position.laid[view.seat]:
        raise ValueError("adding: no card lies for this seat, so nothing can beat it")
    reading = reading_of(view.options)
    bar = _lying(position, view.seat, reading).strength
    hidden, rng = Hidden(view), rng or Random(0)
    found: dict[int, Chance] = {}
    uncounted: list[int] = []
    for seat in _may_lay(view):
        is_ahead = beats([], position.laid[seat], bar, reading)
        counted = (
            Chance.exact(Fraction(1)) if is_ahead else _count_beating(hidden, seat, position.laid[seat], bar, reading)
        )
        if counted is None:
            uncounted.append(seat)
        else:
            found[seat] = counted
    if uncounted:
        tries = sum(_most_tried(hidden.sizes[seat], position.laid[seat], reading) for seat in uncounted)
        samples = min(_HANDS[-1], max(_HANDS[0], _MOST_TRIED // tries))
        hits = dict.fromkeys(uncounted, 0)
        for _ in range(samples):
            hands = hidden.sample(rng)
            for seat in uncounted:
                hits[seat] += beats(hands[seat], position.laid[seat], bar, reading)
        found |= {seat: Chance.estimate(hits[seat], samples) for seat in uncounted}
    return dict(sorted(found.items()))


def _may_lay(view: View) -> Iterator[int]:
    """The rivals that may still lay cards. Source: H6.3, H6.4, H6.6."""
    for seat, count in enumerate(view.counts):
        role = view.table.roles[seat] if view.table.in_battle else UNASKED
        fewest = FEWEST_TO_ENTER if role == UNASKED else 1
        if seat != view.seat and role not in (PASSED, OUT) and count >= fewest:
            yield seat


def _count_beating(hidden: Hidden, seat: int, laid: Sequence[int], bar: int, reading: Reading) -> Chance | None:
    """How likely this rival's hand, with what lies for it, beats this strength; None where that is not counted."""
    layouts = hidden.layouts
    if layouts is None:
        return None
    hands = [
        (weight, [(group.cards, count) for group, count in zip(layouts.groups, counts, strict=True) if count])
        for counts, weight in layouts.compositions(seat).items()
    ]
    if sum(_number(parts) for _, parts in hands) * _most_tried(hidden.sizes[seat], laid, reading) > _MOST_TRIED:
        return None
    beaten = Fraction(0)
    for weight, parts in hands:
        hits = sum(
            beats([card for part in chosen for card in part], laid, bar, reading)
            for chosen in product(*(combinations(cards, count) for cards, count in parts))
        )
        beaten += Fraction(weight * hits, layouts.total * _number(parts))
    return Chance.exact(beaten)


def _number(parts: Sequence[tuple[Sequence[int], int]]) -> int:
    return prod(comb(len(cards), count) for cards, count in parts)


def _most_tried(held: int, laid: Sequence[int], reading: Reading) -> int:
    """How many combinations :func:`beats` tries at most, or how many take as long."""
    each = _SLOW if reading.without else 1
    if not laid:
        return _BEST_HAND * each
    room = MOST_INVOLVED - len(laid) + min(MOST_UNINVOLVED, laid.count(DOG))
    return each * max(1, sum(comb(held, size) for size in range(max(0, room) + 1)))


def beats(hand: Sequence[int], laid: Sequence[int], bar: int, reading: Reading) -> bool:
    """Whether some of these cards, with what lies, are stronger than a bar. Source: H6.3, H6.6-H6.8, H8.

    >>> from havoclab.havoc.cards import parse_cards
    >>> reading = Reading()
    >>> bar = reading.strength(parse_cards("b9 o9"))
    >>> beats(parse_cards("g10 b1"), parse_cards("e10 y2"), bar, reading), beats([], parse_cards("e8"), bar, reading)
    (True, False)
    """
    measure = reading.measure()
    if not laid:
        return len(hand) >= FEWEST_TO_ENTER and measure(reading.best_hand(hand)) > bar
    dogs_first = sorted(laid)
    for out in range(max(0, len(laid) - MOST_INVOLVED), min(MOST_UNINVOLVED, dogs_first.count(DOG)) + 1):
        involved = dogs_first[out:]
        for size in range(min(len(hand), MOST_INVOLVED - len(involved)), -1, -1):
            if any(measure([*involved, *added]) > bar for added in combinations(hand, size)):
                return True
    return False


# --- how it ends when others play on ---


def winning(view: View, adding: Sequence[int] = (), *, rng: Random | None = None, battles: int = _BATTLES) -> Chance:
    """How often this seat wins the battle if it lays these cards now and nothing later, and the others play on.

    The others play like the sensible bot with hidden cards drawn at random within what this seat knows. Where no other
    can lay anything any more, the answer is exact.

    Args:
        view: what the seat knows.
        adding: cards of its hand that it lays now; on its turn, it cries Havoc with them.
        rng: what hidden cards are drawn with.
        battles: how many battles are played to their end.

    Raises:
        ValueError: as :func:`standing` does; an IllegalAction if these cards may not be laid now, naming the rule.
    """
    if view.seat is None:
        raise ValueError("view: an onlooker wins no battle")
    standing(view, adding)
    rng = rng or Random(0)
    certain = view.table.in_battle and not any(True for _ in _may_lay(view))
    hidden = Hidden(view)
    rounds = 1 if certain else battles
    won = sum(_is_won(hidden.sample_state(rng), view.seat, adding, rng) for _ in range(rounds))
    return Chance.exact(Fraction(won)) if certain else Chance.estimate(won, rounds)


def _is_won(state: State, seat: int, adding: Sequence[int], rng: Random) -> bool:
    """Play the battle to its end: does this seat win it?"""
    order = len(state.past)
    _lay(state, seat, adding)
    bot = BOTS[OTHERS_PLAY]()
    for _ in range(_MOST_DECISIONS):
        if len(state.past) > order or state.decision is None:
            return len(state.past) > order and state.past[order][1] == seat
        if state.seat != seat:
            state.apply(ask(bot, state.view(state.seat), rng))
        elif state.kind == "declare":
            state.apply(DECLARE[strongest_declaration(state, seat)])
        elif state.kind == "join":
            state.apply(STAY_OUT if STAY_OUT in state.legal_actions else ask(bot, state.view(seat), rng))
        else:
            state.apply(PASS if state.laid_now == 0 else STOP)
    return False


def _lay(state: State, seat: int, adding: Sequence[int]) -> None:
    """Cry Havoc if need be, and lay the cards."""
    if not adding:
        return
    if state.seat != seat:
        raise ValueError("adding: it is not this seat's choice now")
    steps = [LAY[card] for card in adding]
    for step in [CRY, *steps] if state.kind == "turn" else steps:
        refusal = state.check(step)
        if refusal is not None:
            raise IllegalAction(refusal, step, seat)
        state.apply(step)
    if state.seat == seat and state.kind in ("open-battle", "join", "add") and state.laid_now:
        refusal = state.check(STOP)
        if refusal is not None:
            raise IllegalAction(refusal, STOP, seat)
        state.apply(STOP)
