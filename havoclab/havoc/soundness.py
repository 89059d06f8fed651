"""What can be wrong with a position: everything that keeps it from being one of the game, each with its rule."""

from __future__ import annotations

from collections import Counter
from typing import Final

from havoclab.havoc.battle import MOST_INVOLVED, MOST_UNINVOLVED, declarable
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.position import FIGHTING, KINDS, PASSED, UNASKED, Position
from havoclab.havoc.setup import deck

#: Fields that hold one entry a seat.
BY_SEAT: Final = ("points", "cards_won", "laid", "roles", "uninvolved", "secrets")



def problems(position: Position) -> list[tuple[str, str]]:
    """Everything that keeps this position from being one of the game, as (field, what is wrong and what is allowed)."""
    found = [*_wrong_sizes(position)]
    if not found:
        found = [*_wrong_cards(position), *_wrong_battles(position), *_wrong_choice(position)]
    return found


def _wrong_sizes(position: Position) -> list[tuple[str, str]]:
    seats = position.options.players
    found = []
    for name in ("hands", *BY_SEAT):
        if len(getattr(position, name)) != seats:
            found.append((name, f"{len(getattr(position, name))} entries for {seats} players"))
    for name in ("seat", "peacekeeper", "initiator", "winner"):
        if getattr(position, name) >= seats:
            found.append((name, f"{getattr(position, name)} is no seat; allowed are 0 to {seats - 1}"))
    return found


def _wrong_cards(position: Position) -> list[tuple[str, str]]:
    found = []
    there = Counter(position.pile + position.discards + position.recruits)
    for cards in position.hands + position.laid:
        there.update(cards)
    due = Counter(deck(position.options))
    for card in sorted(set(there) | set(due)):
        if there[card] != due[card]:
            found.append(("cards", f"{card_text(card)} lies {there[card]} times on the table; {due[card]} belong to this game (H3.1)"))
    most = position.options.supply.recruits
    if len(position.recruits) > most:
        found.append(("recruits", f"{len(position.recruits)} lie open; at most {most} may (H3.1)"))
    for seat, laid in enumerate(position.laid):
        dogs = laid.count(DOG)
        if len(laid) > MOST_INVOLVED + MOST_UNINVOLVED or len(laid) - dogs > MOST_INVOLVED:
            found.append((f"laid.{seat}", "at most six soldiers and eight cards in all may lie (H6.6)"))
    return found


def _wrong_battles(position: Position) -> list[tuple[str, str]]:
    found = []
    numbers = [*position.order, *(number for number, _, _ in position.past)]
    if sorted(numbers) != list(range(1, CASTILLON + 1)):
        found.append(("order", "the battles to come and those gone must be 1 to 9, each once (H2.3)"))
    elif position.order and position.order[-1] != CASTILLON:
        found.append(("order", f"Castillon ({CASTILLON}) comes last (H1.2)"))
    for number, winner, points in position.past:
        if len(points) != position.players or winner >= position.players:
            found.append(("past", f"battle {number}: one entry a player is needed"))
    if position.peace > position.options.years:
        found.append(("peace", f"{position.peace} is not on this card; allowed are 0 to {position.options.years} (H3.5)"))
    return found


_IN_BATTLE: Final = ("open-battle", "join", "add", "declare", "dogs", "pick-after-battle")


def _wrong_choice(position: Position) -> list[tuple[str, str]]:
    kind = position.kind
    if kind not in KINDS:
        return [("kind", f"{kind[:30]!r} is no kind of choice; allowed are {', '.join(KINDS)}")]
    if kind == "over":
        seats = sorted(seat for group in position.final for seat in group)
        ended = seats == list(range(position.players)) and not position.order
        return [] if ended else [("final", "a game that is over needs the order of all at Castillon, and no battle to come (H9.6)")]
    if position.final:
        return [("final", "the order at Castillon is known only when the game is over (H10.1)")]
    return _wrong_battle_state(position) if kind in _IN_BATTLE else _wrong_peace_state(position)


def _wrong_peace_state(position: Position) -> list[tuple[str, str]]:
    kind = position.kind
    found = []
    if position.initiator >= 0 or any(position.laid) or position.havoc:
        found.append(("initiator", f"no battle is under way when the choice is {kind!r}"))
    due = 1 if kind == "last-dogs" else 2
    if (kind == "last-dogs") != (len(position.order) == 1) and not (kind == "year-of-peace" and position.order):
        found.append(("order", f"{len(position.order)} battles to come when the choice is {kind!r}; {due} or more are needed (H9.1)"))
    if kind == "year-of-peace" and (position.seat == position.peacekeeper or not position.past or position.past[-1][1] >= 0):
        found.append(("seat", "in a year of peace the others discard, after a battle was removed (H5.3)"))
    if kind in ("last-dogs", "recruit") and position.taken + position.dogs_used > 4:
        found.append(("dogs_used", "too many"))
    if kind == "last-dogs" and position.dogs_used > 1:
        found.append(("dogs_used", "who used two dogs is not asked again (H9.4)"))
    if kind == "recruit" and position.taken < 2 and position.stock < 2 - position.taken:
        found.append(("taken", "there are too few cards to recruit (H4.11)"))
    if kind == "name-battle" and (len(position.order) < 3 or position.options.battle_order != "winner"):
        found.append(("kind", "no battle is to be named (H6.1)"))
    return found


def _wrong_battle_state(position: Position) -> list[tuple[str, str]]:
    kind, seat, seats = position.kind, position.seat, position.players
    found = []
    over = kind in ("dogs", "pick-after-battle")
    if position.initiator < 0 or not position.havoc:
        found.append(("initiator", f"a battle is under way when the choice is {kind!r}, so somebody cried Havoc (H6.2)"))
        return found
    if over != (position.winner >= 0) or len(position.order) < (1 if over else 2) or (over and not position.past):
        found.append(("winner", "a battle has a winner exactly when its dogs are being used (H6.11)"))
    elif over and position.past[-1][1] != position.winner:
        found.append(("winner", "the winner must be that of the last battle (H6.11)"))
    fighting = position.roles[seat] in ((FIGHTING, PASSED) if kind != "join" else (UNASKED, FIGHTING))
    if not fighting or position.roles[position.initiator] not in (FIGHTING, PASSED) or (kind == "add" and position.roles[seat] != FIGHTING):
        found.append(("roles", "the initiator and the seat that decides must be in the battle (H6.2-H6.4)"))
    for other in range(seats):
        laid = position.laid[other]
        entering = other == seat and kind in ("open-battle", "join")
        if laid and position.roles[other] not in (FIGHTING, PASSED):
            found.append((f"laid.{other}", "only fighters have cards in the battle (H6.3)"))
        elif position.roles[other] in (FIGHTING, PASSED) and len(laid) < 2 and not entering and not over:
            found.append((f"laid.{other}", "a fighter has laid at least two cards (H6.2, H6.3)"))
        if position.uninvolved[other] >= 0 and not over and position.uninvolved[other] not in declarable(laid):
            found.append((f"uninvolved.{other}", "so many dogs can't be declared out (H6.7)"))
    if position.laid_now > len(position.laid[seat]):
        found.append(("laid_now", "more cards than lie there"))
    if kind in ("open-battle", "join") and len(position.laid[seat]) != position.laid_now:
        found.append(("laid_now", "who enters a battle has laid only the cards of this step (H6.2, H6.3)"))
    if kind in ("open-battle", "join") and len(position.hands[seat]) + position.laid_now < 2:
        found.append((f"hands.{seat}", "who enters a battle needs two cards (H6.2, H6.3)"))
    return found
