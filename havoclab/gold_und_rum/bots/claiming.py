"""How a bot claims piles and sends warriors home, from what it remembers of the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from havoclab.core.action import Action
from havoclab.gold_und_rum.actions import DESERT, PASS, RECRUIT, WAIT, Recruit
from havoclab.gold_und_rum.bots.character import Character
from havoclab.gold_und_rum.bots.memory import FORGOTTEN, Memory
from havoclab.gold_und_rum.bots.worth import worth_of_army
from havoclab.gold_und_rum.opening import readable, shares
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.warriors import DESERTION, WARRIORS, empty

__all__ = ["Claims", "Pick", "best_for_itself", "choose_claim"]

#: What a forgotten warrior is thought to bring, in points.
OF_FORGOTTEN: Final = 0.1
#: A desertion card must bring at least this, however late it is.
HARDLY_ANYTHING: Final = 0.02


class Claims:
    """The piles as a seat remembers them: what each would bring to whom if it were opened now.

    Attributes:
        left: by pile, the warriors left in it.
        owners: by pile, whose it is; -1: nobody's, as far as the seat remembers.
        armies: by seat, what its piles would bring.
        forgotten: by seat, how many warriors in its piles are not remembered.
        memory: what is remembered.
    """

    __slots__ = ("_poison", "armies", "forgotten", "left", "memory", "owners")

    def __init__(self, memory: Memory, *, fears_poison: bool) -> None:
        self.memory = memory
        self._poison = fears_poison
        without = memory.table.options.without
        readings = [readable(pile, without) for pile in memory.piles]
        self.left = [left for left, _ in readings]
        self.owners = [owner for _, owner in readings]
        self.armies = [empty() for _ in range(memory.table.players)]
        self.forgotten = [0] * memory.table.players
        for pile, (left, owner) in zip(memory.piles, readings, strict=True):
            if without:
                for seat, cards in shares(pile, without).items():
                    self.forgotten[seat] += _add(self.armies[seat], cards)
            elif owner >= 0:
                self.forgotten[owner] += _add(self.armies[owner], left)

    def worth(self, seat: int, more: Sequence[int] = (), fewer: Sequence[int] = ()) -> float:
        """What this seat's army would be worth with these warriors more, and those fewer."""
        army = self.armies[seat]
        unknown = self.forgotten[seat]
        if more or fewer:
            army = army[:]
            unknown += _add(army, more) - _add(army, fewer, -1)
        options = self.memory.table.options
        return worth_of_army(army, options, fears_poison=self._poison) + unknown * OF_FORGOTTEN

    def gains(self, seat: int) -> list[tuple[float, int]]:
        """What each pile that is to be had would add to this seat's army, the best first, with its number."""
        now = self.worth(seat)
        if self.memory.table.holds("G5.3"):
            free = [pile for pile, owner in enumerate(self.owners) if owner < 0]
        else:
            free = [pile for pile, owner in enumerate(self.owners) if owner != seat]
        return sorted(((self.worth(seat, self.left[pile]) - now, pile) for pile in free), key=_best_first)

    def give(self, pile: int, seat: int) -> None:
        """Count a pile that is to be had as this seat's."""
        before = self.owners[pile]
        if before >= 0:  # only where G5.3 is off
            army = self.armies[before] = self.armies[before][:]
            self.forgotten[before] -= _add(army, self.left[pile], -1)
        self.owners[pile] = seat
        army = self.armies[seat] = self.armies[seat][:]
        self.forgotten[seat] += _add(army, self.left[pile])

    def copy(self) -> Claims:
        """The same claims, to be played on in thought."""
        new = object.__new__(Claims)
        new.memory, new._poison, new.left = self.memory, self._poison, self.left
        new.owners, new.armies, new.forgotten = self.owners[:], self.armies[:], self.forgotten[:]
        return new

    def desertion(self, pile: int, spite: float) -> float:
        """What a desertion card on this pile would bring the seat. Source: G5.2.

        Its own army may be better without the warrior on top; a rival's loss counts as much as the seat wishes it.
        """
        if self.memory.table.options.without:
            return self._desertion_otherwise(pile, spite)
        owner = self.owners[pile]
        if owner < 0 or not self.left[pile]:
            return 0.0
        seat = self.memory.seat
        after, _ = readable([*self.memory.piles[pile], DESERTION + seat])
        if len(after) == len(self.left[pile]):
            return 0.0
        gone = _gone(self.left[pile], after)
        change = self.worth(owner, fewer=[gone]) - self.worth(owner)
        return change if owner == seat else -spite * change

    def _desertion_otherwise(self, pile: int, spite: float) -> float:
        """The same at a table without some of the rules: it may change whose the pile is, or bring the warrior over."""
        entries, without, seat = self.memory.piles[pile], self.memory.table.options.without, self.memory.seat
        before, after = shares(entries, without), shares([*entries, DESERTION + seat], without)
        value = 0.0
        for other in {*before, *after}:
            change = self.worth(other, after.get(other, ()), before.get(other, ())) - self.worth(other)
            value += change if other == seat else -spite * change
        return value

    def unclaimed(self) -> list[int]:
        """The warriors that come to the favourite with the piles that nobody claims. Source: G5.4."""
        if self.memory.table.holds("G5.4"):
            return []
        return [kind for left, owner in zip(self.left, self.owners, strict=True) if owner < 0 for kind in left]


#: Which of the free piles is taken, once one is to be: from what they would add, the best first.
Pick = Callable[[Claims, list[tuple[float, int]]], int]


def best_for_itself(claims: Claims, gains: list[tuple[float, int]]) -> int:
    """The pile that adds most to the seat's own army."""
    return gains[0][1]


def choose_claim(memory: Memory, legal: Sequence[Action], character: Character, pick: Pick = best_for_itself) -> Action:
    """A recruit card, a desertion card, or nothing, after this card of the deal. Source: G4.4-G4.8."""
    table, seat = memory.table, memory.seat
    if legal[0] is WAIT and table.kind == "last-call":
        return WAIT  # it has passed already
    claims = Claims(memory, fears_poison=character.fears_poison)
    late = table.kind == "last-call"
    to_come = len(table.deck) / WARRIORS
    action: Action | None = None
    if any(isinstance(claim, Recruit) for claim in legal[:2]):
        action = _recruit(claims, memory, character, to_come, pick, late=late)
    if action is None and table.desertions[seat] and not (late and table.holds("G4.6")):
        action = _desert(claims, memory, character, to_come)
    if action is not None and action in legal:
        return action
    return PASS if late else WAIT


def _recruit(
    claims: Claims, memory: Memory, character: Character, to_come: float, pick: Pick, *, late: bool
) -> Action | None:
    table, seat = memory.table, memory.seat
    if not late and _is_taken_away_later(table):
        return None
    gains = claims.gains(memory.seat)
    if not gains:
        return None
    best = gains[0][0]
    if best <= 0:
        return None
    if not late:
        rivals = sum(table.recruits) - table.recruits[seat]
        left = gains[min(len(gains) - 1, 1 + int(rivals * character.rivals_after_me))][0]
        # Half of the cards are dealt before the first claim: patience is whole then.
        if best - left < character.patience * 2 * to_come:
            return None
    return RECRUIT[table.dealt][pick(claims, gains)]


def _is_taken_away_later(table: Position) -> bool:
    """Whether the last claim of a pile counts, and there is time for another one. Source: G4.8, G5.3."""
    return not table.holds("G5.3") and (table.holds("G4.8") or len(table.deck) > 1)


def _desert(claims: Claims, memory: Memory, character: Character, to_come: float) -> Action | None:
    table = memory.table
    best, pile = max((claims.desertion(pile, character.spite), -pile) for pile in range(len(memory.piles)))
    if best < HARDLY_ANYTHING + character.desertion * to_come:
        return None
    return DESERT[table.dealt][-pile]


def _add(army: list[int], warriors: Sequence[int], times: int = 1) -> int:
    """Count these warriors into an army, or out of it (-1); gives how many of them are forgotten."""
    forgotten = 0
    for kind in warriors:
        if kind == FORGOTTEN:
            forgotten += 1
        else:
            army[kind] += times
    return forgotten


def _gone(before: Sequence[int], after: Sequence[int]) -> int:
    """The one warrior that is in the first list but not in the second, which keeps its order."""
    for place, kind in enumerate(after):
        if before[place] != kind:
            return before[place]
    return before[len(after)]


def _best_first(gain: tuple[float, int]) -> tuple[float, int]:
    return -gain[0], gain[1]
