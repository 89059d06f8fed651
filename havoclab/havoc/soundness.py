"""What can be wrong with a position: everything that keeps it from being one of the game, each with its rule.

A position without problems can be played to the end, and what its seats remember agrees with how the cards lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from havoclab.core.seats import clockwise
from havoclab.havoc.battle import FEWEST_TO_ENTER, declarable
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.best import MOST_UNINVOLVED
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.knowledge import Knowledge
from havoclab.havoc.position import FIGHTING, KINDS, OUT, PASSED, UNASKED, Position
from havoclab.havoc.setup import deck

#: Fields that hold one entry a seat.
BY_SEAT: Final = ("points", "cards_won", "laid", "roles", "uninvolved", "secrets")

#: Most points that anybody may have, those still to be won included, and most that one battle pays.
MOST_POINTS: Final = 9999
MOST_A_BATTLE: Final = 99
#: Reshuffles that a position may bring along without having them in its trail.
MOST_SHUFFLES: Final = 9999

Problem = tuple[str, str]


def problems(position: Position) -> list[Problem]:
    """Everything that keeps this position from being one of the game, as (field, what is wrong and what is allowed)."""
    for wrong in (_wrong_sizes, _wrong_cards, _wrong_battles, _wrong_choice, _wrong_memory):
        found = list(wrong(position))
        if found:  # what follows would stumble over it
            return found
    return []


def _wrong_sizes(position: Position) -> Iterator[Problem]:
    seats = position.options.players
    for name in ("hands", *BY_SEAT):
        if len(getattr(position, name)) != seats:
            yield name, f"{len(getattr(position, name))} entries for {seats} players"
    for name in ("seat", "peacekeeper", "initiator", "winner"):
        if getattr(position, name) >= seats:
            yield name, f"{getattr(position, name)} is no seat; allowed are 0 to {seats - 1}"


def _wrong_cards(position: Position) -> Iterator[Problem]:
    there = Counter(position.pile + position.discards + position.recruits)
    for cards in position.hands + position.laid:
        there.update(cards)
    due = Counter(deck(position.options))
    for card in sorted(set(there) | set(due)):
        if there[card] != due[card]:
            lies = f"{card_text(card)} lies {there[card]} times on the table"
            yield "cards", f"{lies}; {due[card]} belong to this game (H3.1)"
    most = position.options.supply.recruits
    if len(position.recruits) > most:
        yield "recruits", f"{len(position.recruits)} lie open; at most {most} may (H3.1)"
    for seat, laid in enumerate(position.laid):
        dogs = laid.count(DOG)
        if len(laid) > MOST_INVOLVED + MOST_UNINVOLVED or len(laid) - dogs > MOST_INVOLVED:
            yield f"laid.{seat}", "at most six soldiers and eight cards in all may lie (H6.6)"


def _wrong_battles(position: Position) -> Iterator[Problem]:
    numbers = [*position.order, *(number for number, _, _ in position.past)]
    if sorted(numbers) != list(range(1, CASTILLON + 1)):
        yield "order", "the battles to come and those gone must be 1 to 9, each once (H2.3)"
    elif position.order and position.order[-1] != CASTILLON:
        yield "order", f"Castillon ({CASTILLON}) comes last (H1.2)"
    for number, winner, points in position.past:
        if len(points) != position.players or winner >= position.players:
            yield "past", f"battle {number}: one entry a player is needed"
    most = MOST_POINTS - MOST_A_BATTLE * len(position.order)
    if max(position.points) > most:
        yield "points", f"{max(position.points)} are too many; at most {most} may be had with these battles to come"
    if sum(position.cards_won) > len(position.past):
        yield (
            "cards_won",
            f"{sum(position.cards_won)} battle cards were won, but {len(position.past)} battles are gone (H10.1)",
        )
    if position.peace > position.options.years:
        yield "peace", f"{position.peace} is not on this card; allowed are 0 to {position.options.years} (H3.5)"


#: How few battles must still come, Castillon among them, for each kind of choice. Source: H9.1.
_BATTLES_TO_COME: Final = dict.fromkeys(KINDS, 2) | {
    "name-battle": 3,
    "year-of-peace": 1,
    "dogs": 1,
    "pick-after-battle": 1,
    "last-dogs": 1,
}
_LAYING: Final = ("open-battle", "join", "add")
_AFTER_BATTLE: Final = ("dogs", "pick-after-battle")
_IN_BATTLE: Final = (*_LAYING, "declare", *_AFTER_BATTLE)


def _wrong_choice(position: Position) -> Iterator[Problem]:
    kind = position.kind
    if kind not in KINDS:
        yield "kind", f"{kind[:30]!r} is no kind of choice; allowed are {', '.join(KINDS)}"
        return
    if kind == "over":
        seats = sorted(seat for group in position.final for seat in group)
        if seats != list(range(position.players)) or position.order:
            yield "final", "a game that is over needs the order of all at Castillon, and no battle to come (H9.6)"
        return
    if position.final:
        yield "final", "the order at Castillon is known only when the game is over (H10.1)"
    fewest = _BATTLES_TO_COME[kind]
    if len(position.order) < fewest or (kind == "last-dogs" and len(position.order) > 1):
        yield "order", f"{len(position.order)} battles to come when the choice is {kind!r}; {fewest} are needed (H9.1)"
    elif kind in _IN_BATTLE:
        yield from _wrong_battle_state(position)
    else:
        yield from _wrong_peace_state(position)


def _wrong_peace_state(position: Position) -> Iterator[Problem]:
    kind, hand = position.kind, position.hands[position.seat]
    left_over = any(position.laid) or any(position.roles) or any(dogs >= 0 for dogs in position.uninvolved)
    if position.initiator >= 0 or position.winner >= 0 or position.havoc or position.laid_now or left_over:
        yield "initiator", f"no battle is under way when the choice is {kind!r}"
    if kind in ("year-of-peace", "name-battle"):
        yield from _wrong_between_turns(position)
    if kind == "recruit":
        if position.stock < 2 - position.taken:
            yield "taken", "there are too few cards to recruit (H4.11)"
        if position.recruits_full and (position.taken or position.took_recruit):
            yield "recruits", "the first card taken was one of them, so they are not full any more (H4.3)"
        if position.taken == 2 and not hand:
            yield f"hands.{position.seat}", "two cards were taken, so there is one to lay (H4.2)"
    if kind == "pick" and position.dogs_used != 2:
        yield "dogs_used", "a loot takes both dogs of a turn (H4.8)"
    if kind == "last-dogs":
        if position.recruits:
            yield "recruits", "before the last battle they are discarded (H9.2)"
        if position.dogs_used > 1 or not hand:
            yield "dogs_used", "who used two dogs, or holds no card, is not asked (H9.4)"


def _wrong_between_turns(position: Position) -> Iterator[Problem]:
    at_peace = bool(position.past) and position.past[-1][1] < 0
    if position.kind == "name-battle":
        if position.options.battle_order != "winner":
            yield "kind", "no battle is to be named (H6.1)"
        if position.seat != position.peacekeeper:
            yield "seat", "the Peacekeeper names the battle (H6.1)"
    elif position.seat == position.peacekeeper or not at_peace or not position.hands[position.seat]:
        yield "seat", "in a year of peace the others discard, after a battle was removed (H5.3)"
    if at_peace and position.stock < 2:
        yield "pile", "a year of peace begins with recruiting, so there are two cards to take (H4.11, H5.3)"


def _wrong_battle_state(position: Position) -> Iterator[Problem]:
    kind, seat, seats = position.kind, position.seat, position.players
    if position.initiator < 0 or not position.havoc:
        yield "initiator", f"a battle is under way when the choice is {kind!r}, so somebody cried Havoc (H6.2)"
        return
    over = kind in _AFTER_BATTLE
    if over != (position.winner >= 0):
        yield "winner", "a battle has a winner exactly when its dogs are being used (H6.11)"
    elif over and (not position.past or position.past[-1][1] != position.winner):
        yield "winner", "the winner must be that of the last battle (H6.11)"
    elif over and position.winner not in position.fighters():
        yield "winner", "the winner is one of the fighters (H6.11)"
    from_initiator = clockwise(position.initiator, seats)
    for place, other in enumerate(from_initiator):
        if position.roles[other] not in _roles(position, place, from_initiator.index(seat)):
            yield f"roles.{other}", f"not so when seat {seat} has the choice {kind!r} (H6.2-H6.5)"
        yield from _wrong_laid(position, other)
    yield from _wrong_step(position)


def _wrong_step(position: Position) -> Iterator[Problem]:
    kind, seat = position.kind, position.seat
    if position.laid_now > len(position.laid[seat]) or (position.laid_now and kind not in _LAYING):
        yield "laid_now", "more cards than lie there, or no time to lay any (H6.2-H6.4)"
    if kind in ("open-battle", "join"):
        if len(position.laid[seat]) != position.laid_now:
            yield "laid_now", "who enters a battle has laid only the cards of this step (H6.2, H6.3)"
        if len(position.hands[seat]) + position.laid_now < FEWEST_TO_ENTER:
            yield f"hands.{seat}", "who enters a battle needs two cards (H6.2, H6.3)"
    if kind == "dogs" and (position.dogs_used > 1 or DOG not in position.laid[seat]):
        yield "dogs_used", "who has no dog left to use is not asked (H7.1)"
    if kind == "pick-after-battle" and position.dogs_used != 2:
        yield "dogs_used", "a loot takes both dogs (H7.4)"


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
    entering = seat == position.seat and kind in ("open-battle", "join")
    if laid and not fighting:
        yield f"laid.{seat}", "only fighters have cards in the battle (H6.3)"
    elif fighting and len(laid) < FEWEST_TO_ENTER and not entering and kind not in _AFTER_BATTLE:
        yield f"laid.{seat}", "a fighter has laid at least two cards (H6.2, H6.3)"
    if kind in _AFTER_BATTLE:
        return
    fighters = position.fighters()
    declared = kind == "declare" and fighting and seat in fighters[: _place(position.seat, fighters)]
    if (dogs >= 0) != declared or (declared and dogs not in declarable(laid)):
        yield f"uninvolved.{seat}", "so many dogs can't be declared out, or not yet (H6.7, H6.9)"


def _place(seat: int, fighters: list[int]) -> int:
    return fighters.index(seat) if seat in fighters else len(fighters)


# --- what the seats remember: H3.6 ---


def _wrong_memory(position: Position) -> Iterator[Problem]:
    if wrong := _wrong_trail(position):
        yield wrong
        return
    true = [*position.hands, position.pile, position.discards]
    for seat in (None, *range(position.players)):
        lying = [() if place == seat else cards for place, cards in enumerate(true)]
        hidden = Knowledge(position, seat, [len(cards) for cards in lying]).hidden()
        if not _agrees(hidden, lying):
            who = "an onlooker" if seat is None else f"seat {seat}"
            yield "trail", f"what {who} has seen does not fit how the cards lie (H3.6)"
            return


def _wrong_trail(position: Position) -> Problem | None:
    seated = ("draw", "gain", "show", "bury", "look")
    for place, (what, seat, cards) in enumerate(position.trail):
        if (what in ("deal", "setup")) != (place == 0):
            return "trail", "it begins with 'deal' or 'setup', which come only once"
        if seat >= position.players or (what in seated) != (seat >= 0):
            return "trail", f"place {place}: {what!r} with seat {seat}; allowed are 0 to {position.players - 1}"
        if cards and what in ("draw", "shuffle", "bury", "look"):
            return "trail", f"place {place}: nobody else sees the cards of {what!r}"
    if position.shuffles > MOST_SHUFFLES + sum(what == "shuffle" for what, _, _ in position.trail):
        return "shuffles", f"{position.shuffles} are too many"
    if not position.trail:
        return "trail", "it begins with 'deal' or 'setup'"
    for seat, seen in enumerate(position.secrets):
        last = -1
        for place, cards in seen:
            if place <= last or place >= len(position.trail):
                return f"secrets.{seat}", f"{place} is no place in the trail, or out of order"
            what, who, _ = position.trail[place]
            if who != seat or what not in ("bury", "look") or (what == "bury" and len(cards) != 1):
                return f"secrets.{seat}", f"at place {place} of the trail this seat saw nothing alone"
            last = place
    return None


def _agrees(hidden: list[tuple[int, int]], lying: list[list[int] | tuple[()]]) -> bool:
    """Whether these hidden cards, each with its possible places as bits, can lie as they do."""
    could = {card: places for card, places in hidden if card != DOG}
    there = {card: place for place, cards in enumerate(lying) for card in cards if card != DOG}
    if could.keys() != there.keys() or not all(could[card] >> place & 1 for card, place in there.items()):
        return False
    # Dogs are all alike: each group of them must find room within its places. By Hall's theorem that is so if no set
    # of places has to hold more dogs than it does.
    groups = [places for card, places in hidden if card == DOG]
    dogs = [cards.count(DOG) for cards in lying]
    if len(groups) != sum(dogs):
        return False
    for size in range(1, len(dogs) + 1):
        for chosen in combinations(range(len(dogs)), size):
            mask = sum(1 << place for place in chosen)
            if sum(not places & ~mask for places in groups) > sum(dogs[place] for place in chosen):
                return False
    return True
