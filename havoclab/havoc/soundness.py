"""What can be wrong with a position: everything that keeps it from being one of the game, each with its rule.

A position without problems can be played to the end, and what its seats remember agrees with how the cards lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from havoclab.havoc import naming
from havoclab.havoc.battle import cards_to_enter, have_declared, may_declare
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.best import MOST_UNINVOLVED
from havoclab.havoc.cards import DOG, JOHN
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.position import FIGHTING, JOHNS_SEAT, KINDS, OUT, PASSED, UNASKED, Position
from havoclab.havoc.problem import Problem
from havoclab.havoc.remembering import wrong_memory, wrong_secrets, wrong_trail
from havoclab.havoc.setup import deck
from havoclab.havoc.soundness_of_john import replaces, wrong_chevauchees, wrong_john
from havoclab.havoc.state import CHOICES

__all__ = ["Problem", "problems"]

#: Fields that hold one entry a seat.
BY_SEAT: Final = ("points", "cards_won", "laid", "roles", "uninvolved", "secrets")

#: Most points that anybody may have, those still to be won included, and most that one battle pays.
MOST_POINTS: Final = 9999
MOST_A_BATTLE: Final = 99
#: Missing cards are named one by one if they are not more than these.
MOST_NAMED: Final = 12

_Check = Callable[[Position], Iterator[Problem]]


def problems(position: Position) -> list[Problem]:
    """Everything that keeps this position from being one of the game.

    A fault hides no other: left out is only what has no meaning beside it, such as what a seat may do that does not
    exist, or what the seats remember of cards that are not all there.

    >>> from havoclab import havoc
    >>> state = havoc.deal(players=2, seed=1)
    >>> problems(state)
    []
    >>> state.peace, state.order[0] = 5, 2
    >>> for problem in problems(state):
    ...     print(problem)
    order: Battle 1 is neither still to come nor gone. (H2.3)
    order: Battle 2 stands more than once among those to come and those gone. (H2.3)
    peace: The peace card can’t show 5; the numbers on it go up to 3. (H3.5)
    """
    found = [*_wrong_sizes(position), *_wrong_seats(position)]
    misshapen = {problem.field for problem in found}
    for needs, wrong in _CHECKS:
        if misshapen.isdisjoint(needs):
            found += wrong(position)
    if not found or (position.kind in _NOTHING_TO_DO and misshapen.isdisjoint(("hands", "seat"))):
        found += _nothing_to_do(position)
    in_disorder = misshapen | {problem.field.partition(".")[0] for problem in found if problem.rule in _OF_MEMORY}
    if in_disorder.isdisjoint(("hands", "seat", "laid", "cards", "secrets", "trail")):
        found += wrong_memory(position)
    return found


def _wrong_sizes(position: Position) -> Iterator[Problem]:
    players = position.options.players
    if position.players != players:
        yield Problem("hands", "H3.1", "wrong-number-of-hands", {"hands": position.players, "players": players})
    for name in BY_SEAT:
        entries = len(getattr(position, name))
        if entries != players:
            yield Problem(name, "H3.1", "wrong-entries", {"entries": entries, "players": players})


def _wrong_seats(position: Position) -> Iterator[Problem]:
    players = position.options.players
    for name, rule in (("seat", "H4.1"), ("peacekeeper", "H3.4"), ("initiator", "H6.2"), ("winner", "H6.11")):
        number = getattr(position, name)
        is_johns = number == JOHNS_SEAT and name != "seat" and position.options.has_john
        if number >= players and not is_johns:
            yield Problem(name, rule, "wrong-seat", {"number": number + 1, "players": players})


# --- the cards: H2, H3, H6.6 ---


def _wrong_deck(position: Position) -> Iterator[Problem]:
    there = Counter(position.pile + position.discards + position.recruits)
    for cards in position.hands + position.laid:
        there.update(cards)
    due = Counter(deck(position.options))
    del there[JOHN]  # where he lies is looked at by itself
    missing = sorted((due - there).elements())
    if missing:
        message = "wrong-cards-missing" if len(missing) <= MOST_NAMED else "wrong-many-cards-missing"
        yield Problem("cards", "H3.1", message, {"cards": tuple(missing), "count": len(missing)})
    for card in sorted(there - due):
        slots = {"card": card, "lies": there[card], "due": due[card], "players": position.options.players}
        yield Problem("cards", "H3.1", "wrong-card-too-often" if due[card] else "wrong-card-not-in-game", slots)


def _wrong_open_cards(position: Position) -> Iterator[Problem]:
    lie, most = len(position.recruits), position.options.supply.recruits
    if lie > most and position.holds("H4.3"):  # without it more and more may come to lie
        yield Problem("recruits", "H3.1", "wrong-too-many-recruits", {"count": lie, "most": most})
    if not position.holds("H6.6") or (position.kind == "over" and not position.holds("H9.5")):
        return  # then any number of cards may be laid
    for seat, laid in enumerate(position.laid):
        soldiers = len(laid) - laid.count(DOG)
        if soldiers > MOST_INVOLVED:
            slots = {"seat": seat, "count": soldiers, "most": MOST_INVOLVED}
            yield Problem(f"laid.{seat}", "H6.6", "wrong-too-many-soldiers", slots)
        if len(laid) > MOST_INVOLVED + MOST_UNINVOLVED:
            slots = {"seat": seat, "count": len(laid), "most": MOST_INVOLVED + MOST_UNINVOLVED}
            yield Problem(f"laid.{seat}", "H6.6", "wrong-too-many-laid", slots)


# --- battles and points: H1.2, H2.3, H3.5, H10.1 ---


def _wrong_battles(position: Position) -> Iterator[Problem]:
    stands = Counter([*position.order, *(number for number, _, _ in position.past)])
    for battle in range(1, CASTILLON + 1):
        may_miss = battle != CASTILLON and replaces(position)
        if stands[battle] > 1 or (stands[battle] < 1 and not may_miss):
            message = "wrong-battle-twice" if stands[battle] else "wrong-battle-missing"
            yield Problem("order", "H2.3", message, {"battle": battle})
    if position.order and position.order[-1] != CASTILLON and stands[CASTILLON]:
        yield Problem("order", "H1.2", "wrong-castillon-not-last")
    players = position.options.players
    for place, (battle, winner, points) in enumerate(position.past):
        if len(points) != players:
            yield Problem(f"past.{place}", "H6.11", "wrong-past-points", {"battle": battle, "players": players})
        if winner >= players and not (winner == JOHNS_SEAT and battle in CHEVAUCHEES):
            yield Problem(f"past.{place}", "H6.11", "wrong-past-winner", {"battle": battle, "players": players})


def _wrong_figures(position: Position) -> Iterator[Problem]:
    most = MOST_POINTS - MOST_A_BATTLE * len(position.order)
    for seat, points in enumerate(position.points):
        if points > most:
            slots = {"seat": seat, "points": points, "most": most}
            yield Problem(f"points.{seat}", "H2.4", "wrong-points", slots)
    won, gone = sum(position.cards_won), len(position.past)
    if won > gone and position.holds("H9.6a"):  # without it several may count Castillon as theirs
        yield Problem("cards_won", "H10.1", "wrong-cards-won", {"won": won, "gone": gone})
    if position.peace > position.options.years:
        yield Problem("peace", "H3.5", "wrong-peace", {"peace": position.peace, "most": position.options.years})


# --- whose choice, and which: H4-H7, H9 ---

#: How few battles must still come, Castillon among them, for each kind of choice. Source: H9.1.
_BATTLES_TO_COME: Final = dict.fromkeys(KINDS, 2) | {
    "name-battle": 3,
    "year-of-peace": 1,
    "dogs": 1,
    "pick-after-battle": 1,
    "last-dogs": 1,
    "over": 0,
}
_LAYING: Final = ("open-battle", "join", "add")
_AFTER_BATTLE: Final = ("dogs", "pick-after-battle")
_IN_BATTLE: Final = (*_LAYING, "declare", *_AFTER_BATTLE)


def _wrong_kind(position: Position) -> Iterator[Problem]:
    kind, left = position.kind, len(position.order)
    if kind not in KINDS:
        yield Problem("kind", "H4.1", "wrong-kind", {"kind": kind[:30], "allowed": ", ".join(KINDS)})
        return
    needed = _BATTLES_TO_COME[kind]
    if not position.holds("H9.1"):  # then there are turns, and a battle, with only Castillon to come
        needed = min(needed, 1)
    if left < needed:
        yield Problem("order", "H9.1", "wrong-too-few-battles", {"left": left, "needed": needed})
    if kind == "last-dogs" and left > 1:
        yield Problem("order", "H9.1", "wrong-battles-before-castillon", {"left": left - 1})
    if kind != "over" and position.final:
        yield Problem("final", "H10.1", "wrong-final-too-early")
    if kind == "over":
        if left:
            yield Problem("order", "H10.1", "wrong-battles-left-over", {"left": left})
        if sorted(seat for group in position.final for seat in group) != list(range(position.options.players)):
            yield Problem("final", "H9.6", "wrong-final")


def _left_from_battle(position: Position) -> Iterator[Problem]:
    """Where no battle is under way, nothing of one may be left."""
    if position.kind not in KINDS or position.kind in (*_IN_BATTLE, "over"):
        return
    if position.havoc:
        yield Problem("havoc", "H6.2", "wrong-havoc-side")
    if position.initiator >= 0:
        yield Problem("initiator", "H6.2", "wrong-initiator", {"seat": position.initiator})
    if position.winner >= 0:
        yield Problem("winner", "H6.11", "wrong-winner-without-battle", {"seat": position.winner})
    if position.laid_now:
        yield Problem("laid_now", "H6.2", "wrong-laid-now")
    for seat in range(max(len(position.laid), len(position.roles), len(position.uninvolved))):
        if any(position.laid[seat : seat + 1]):
            yield Problem(f"laid.{seat}", "H6.2", "wrong-laid-without-battle", {"seat": seat})
        if any(position.roles[seat : seat + 1]):
            yield Problem(f"roles.{seat}", "H6.3", "wrong-role-without-battle", {"seat": seat})
        if any(dogs >= 0 for dogs in position.uninvolved[seat : seat + 1]):
            yield Problem(f"uninvolved.{seat}", "H6.7", "wrong-declared-without-battle", {"seat": seat})


def _wrong_recruiting(position: Position) -> Iterator[Problem]:
    kind, seat = position.kind, position.seat
    if kind == "recruit":
        if position.stock < 2 - position.taken and position.holds("H4.11"):
            yield Problem("taken", "H4.11", "wrong-stock", {"left": 2 - position.taken})
        begun = position.taken or position.took_recruit
        if begun and position.recruits_full and position.holds("H4.3"):
            yield Problem("recruits", "H4.3", "wrong-full-recruits")
        if position.taken == 2 and not position.hands[seat]:
            yield Problem(f"hands.{seat}", "H4.2", "wrong-no-card-to-lay", {"seat": seat})
    elif kind == "pick":
        if position.dogs_used != 2:
            yield Problem("dogs_used", "H4.8", "wrong-dogs-of-loot")
        picked = 1 if position.holds("H4.10") else 0  # else discards are no stock
        if position.stock - picked < 2 - position.taken and position.holds("H4.11"):
            yield Problem("taken", "H4.11", "wrong-stock", {"left": 2 - position.taken})
    elif kind == "last-dogs":
        if position.recruits and position.holds("H9.2"):
            yield Problem("recruits", "H9.2", "wrong-recruits-at-castillon")
        if position.dogs_used > 1:
            yield Problem("dogs_used", "H9.4", "wrong-last-dogs", {"seat": seat})
        if not position.hands[seat] and (position.holds("H9.4a") or not position.dogs_used):
            yield Problem(f"hands.{seat}", "H9.4", "wrong-asked-without-cards", {"seat": seat})


def _wrong_between_turns(position: Position) -> Iterator[Problem]:
    kind, seat = position.kind, position.seat
    at_peace = bool(position.past) and position.past[-1][1] < 0
    if kind == "name-battle":
        if not position.options.named_battles:
            yield Problem("kind", "H6.1b", "wrong-naming")
        if seat != (namer := naming.peacekeeper(position)) and position.holds("H5.5"):
            yield Problem("seat", "H6.1c", "wrong-namer", {"seat": namer})
    elif kind == "year-of-peace":
        if seat == position.peacekeeper:
            yield Problem("seat", "H5.3", "wrong-peacekeeper-discards", {"seat": seat})
        if not at_peace:
            yield Problem("past", "H5.3", "wrong-no-year-of-peace")
        if not position.hands[seat]:
            yield Problem(f"hands.{seat}", "H5.4", "wrong-nothing-to-discard", {"seat": seat})
    recruits = kind in ("name-battle", "year-of-peace") and at_peace and not position.john_keeps_peace
    if recruits and position.stock < 2 and position.holds("H4.11"):
        yield Problem("pile", "H4.11", "wrong-stock", {"left": 2})


# --- a battle under way: H6, H7 ---


def _wrong_battle(position: Position) -> Iterator[Problem]:
    if position.kind not in _IN_BATTLE:
        return
    if position.initiator < 0:
        yield Problem("initiator", "H6.2", "wrong-no-initiator")
    if not position.havoc:
        yield Problem("havoc", "H6.2", "wrong-peace-side")
    winner = position.winner
    if position.kind not in _AFTER_BATTLE:
        if winner >= 0:
            yield Problem("winner", "H6.11", "wrong-winner-too-early", {"seat": winner})
    elif winner < 0:
        yield Problem("winner", "H6.11", "wrong-no-winner")
    else:
        if not position.past or position.past[-1][1] != winner:
            yield Problem("winner", "H6.11", "wrong-other-winner", {"seat": winner})
        if winner != JOHNS_SEAT and position.roles[winner] not in (FIGHTING, PASSED):
            yield Problem("winner", "H6.11", "wrong-winner-not-fighting", {"seat": winner})


_WRONG_ROLES: Final = {
    UNASKED: ("H6.3", "wrong-role-unasked"),
    FIGHTING: ("H6.4", "wrong-role-fighting"),
    PASSED: ("H6.4", "wrong-role-passed"),
    OUT: ("H6.3", "wrong-role-out"),
}


def _wrong_parts(position: Position) -> Iterator[Problem]:
    """What each seat is in the battle, and what it has laid."""
    if position.kind not in _IN_BATTLE or position.initiator < 0:
        return
    first = 1 if position.john_fights else 0  # John of Gaunt has the first place
    order = position.from_initiator()
    deciding = order.index(position.seat) + first
    for place, seat in enumerate(order, first):
        role = position.roles[seat]
        if role not in _roles(position, place, deciding):
            rule, message = _WRONG_ROLES[role]
            yield Problem(f"roles.{seat}", rule, message, {"seat": seat})
        yield from _wrong_laid(position, seat)


def _roles(position: Position, place: int, deciding: int) -> tuple[int, ...]:
    """What the seat at this place, counted from the initiator, can be while the deciding place has its choice."""
    kind = position.kind
    if kind in ("open-battle", "join"):
        if place == deciding:
            return (FIGHTING,) if kind == "open-battle" or position.laid_now else (UNASKED,)
        return (UNASKED,) if place > deciding else (FIGHTING,) if place == 0 else (FIGHTING, OUT)
    fighters: tuple[int, ...] = (FIGHTING, PASSED) if kind == "add" else (PASSED,)
    if place == deciding:
        return fighters[:1]
    return fighters if place == 0 else (*fighters, OUT)


def _wrong_laid(position: Position, seat: int) -> Iterator[Problem]:
    kind, laid, dogs = position.kind, position.laid[seat], position.uninvolved[seat]
    fighting = position.roles[seat] in (FIGHTING, PASSED)
    entering, after = seat == position.seat and kind in ("open-battle", "join"), kind in _AFTER_BATTLE
    if laid and not fighting and not entering:
        yield Problem(f"laid.{seat}", "H6.3", "wrong-laid-not-fighting", {"seat": seat})
    elif fighting and len(laid) < (needed := cards_to_enter(position, seat, 1)) and not entering and not after:
        yield Problem(f"laid.{seat}", "H6.3", "wrong-too-few-laid", {"seat": seat, "needed": needed})
    if after:
        return
    declared = kind == "declare" and position.seat in position.fighters() and seat in have_declared(position)
    if dogs >= 0 and not declared:
        yield Problem(f"uninvolved.{seat}", "H6.9", "wrong-declared-too-early", {"seat": seat})
    elif dogs < 0 and declared:
        yield Problem(f"uninvolved.{seat}", "H6.9", "wrong-not-declared", {"seat": seat})
    elif declared and dogs not in may_declare(position, seat):
        yield Problem(f"uninvolved.{seat}", "H6.7", "wrong-declared-number", {"seat": seat, "dogs": dogs})


def _wrong_step(position: Position) -> Iterator[Problem]:
    kind, seat = position.kind, position.seat
    laid, entering = position.laid[seat], kind in ("open-battle", "join")
    if kind in _LAYING and position.laid_now > len(laid):
        yield Problem("laid_now", "H6.4", "wrong-laid-more", {"seat": seat, "count": position.laid_now})
    if kind in _IN_BATTLE and kind not in _LAYING and position.laid_now:
        yield Problem("laid_now", "H6.5", "wrong-laid-after", {"seat": seat})
    if entering and len(laid) > position.laid_now:
        yield Problem("laid_now", "H6.3", "wrong-laid-before", {"seat": seat, "count": position.laid_now})
    held = len(position.hands[seat]) + position.laid_now
    if entering and held < (needed := cards_to_enter(position, seat, held)):
        slots = {"seat": seat, "needed": needed}
        yield Problem(f"hands.{seat}", "H6.2a" if kind == "open-battle" else "H6.3a", "wrong-too-few-to-enter", slots)
    if kind == "dogs" and (position.dogs_used > 1 or DOG not in laid):
        yield Problem("dogs_used", "H7.1", "wrong-no-dog-left", {"seat": seat})
    if kind == "pick-after-battle" and position.dogs_used != 2:
        yield Problem("dogs_used", "H7.4", "wrong-dogs-of-loot")


#: The choices for which a table may hold nothing, with the rule that says what happens then.
_NOTHING_TO_DO: Final = {"turn": "H4.11a", "pick": "H4.7b", "pick-after-battle": "H4.7b"}


def _nothing_to_do(position: Position) -> Iterator[Problem]:
    kind = position.kind
    if kind != "over" and not CHOICES[kind].legal(position):
        yield Problem("kind", _NOTHING_TO_DO.get(kind, KINDS[kind]), "wrong-nothing-to-do", {"seat": position.seat})


#: All checks that stand by themselves, each with the fields that it looks into seat by seat.
_CHECKS: Final[tuple[tuple[tuple[str, ...], _Check], ...]] = (
    ((), _wrong_deck),
    ((), _wrong_open_cards),
    ((), _wrong_battles),
    ((), _wrong_figures),
    ((), _wrong_kind),
    ((), _left_from_battle),
    (("hands", "seat"), _wrong_recruiting),
    (("hands", "seat"), _wrong_between_turns),
    (("roles", "winner"), _wrong_battle),
    (("hands", "seat", "initiator", "laid", "roles", "uninvolved"), _wrong_parts),
    (("hands", "seat", "laid"), _wrong_step),
    (("peacekeeper",), wrong_john),
    ((), wrong_chevauchees),
    ((), wrong_trail),
    ((), wrong_secrets),
)
#: What seats remember can be held against the cards only where no fault of these rules is found: the deck is whole,
#: and what was seen is in order.
_OF_MEMORY: Final = ("H3.1", "H3.6")
