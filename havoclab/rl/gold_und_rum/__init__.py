"""Gold und Rum as numbers.

An observation is a row of small whole numbers (uint8). ``fields`` says where what stands. First comes what lies open
now, and the seat's own cards:

====================  =====================  ==============================================================
field                 how many               meaning
====================  =====================  ==============================================================
hand                  kinds                  warriors in the seat's own hand
sent                  kinds                  its own warriors in the battle
tops                  piles x (kinds + 2 s)  1 for what lies on top of each pile: a warrior, the recruit card of a
                                             seat, or the desertion card of a seat
backs                 s x 6                  the backs that each hand shows, by sort (G2.3)
laid                  s x 2                  how many warriors of the race, and how many mercenaries, each seat has in
                                             the battle
turned                s x kinds              what each seat has in the battle, once the cards are turned (G7.4)
recruits              s                      recruit cards in hand
desertions            s                      desertion cards in hand
points                s                      points
passed                s                      1 for who has passed in the last call (G4.8)
chancellor            s                      1 for the chancellor
favourite             s                      1 for the favourite, once there is one
deciding              s                      1 for the seat whose choice it is
kind                  kinds of choice        1 for the kind of choice that is open, in the order of ``KINDS_OF_CHOICE``
race                  4                      1 for the race that fights
fought                4                      for each race, as which of the round's battles it was fought; 0: not yet
counts                5                      warriors dealt, whether the start of recruitment shows, the spy called
                                             last, the round, the points that end the game
====================  =====================  ==============================================================

Then what everybody has seen before and may have forgotten. The rules ask a player to remember it; the encoding
remembers all of it, without a fault, as a view does. That is a choice: a program that is to remember by itself is given
``observation[: encoding.open_now]`` alone.

====================  =====================  ==============================================================
field                 how many               meaning
====================  =====================  ==============================================================
won_ago               s                      how many battles ago the seat won one, the last being 1; 0: never (G8.5)
stacks                piles x depth          the entries of each pile from the bottom up: 1 to 22 a warrior of this
                                             kind, 23 to 29 the recruit card of a seat, 30 to 36 its desertion card;
                                             then 0
warriors              piles x kinds          what would be left in each pile if it were opened now (G5.2)
owners                piles x s              1 for whose the pile would be (G5.3)
to_come               kinds                  warriors still to be dealt
armies                s x kinds              each seat's warriors in hand, and its mercenaries that lie face down
marching              s x 3                  how many 2s, 6s and leaders of the race each seat has in the battle
stolen                s x kinds              what spies have brought each seat, while the spies are called (G6.2)
====================  =====================  ==============================================================

"kinds" is 22, in the order of :data:`~havoclab.gold_und_rum.warriors.KINDS`; "s" is the number of seats, which are
counted from the one that looks, going left: it is always the first. Once the piles are opened, all about them is 0.

Actions that name a seat count in the same way: as the first seat says it, "back 2" is the one to its left, and the
number of "back 2" means the one to the left at every seat. A claim is laid at the moment that is now. The game is
played in steps (``step_mode``): after each card of the deal, all who may lay something are asked in turn (G4.7).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Final, TypeVar

import numpy as np
from pydantic import BaseModel

from havoclab.core.action import Action
from havoclab.core.game import Game
from havoclab.core.state import State as AnyState
from havoclab.core.view import View as AnyView
from havoclab.gold_und_rum import Options, State, View
from havoclab.gold_und_rum.actions import MOST_SEATS
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE, Position
from havoclab.gold_und_rum.warriors import (
    BACKS,
    DESERTION,
    FIRST_SPY,
    GOBLIN,
    KINDS,
    RACES,
    RECRUIT,
    SENDABLE,
    backs,
)
from havoclab.rl.encoding import MOST, Encoding, Observation, marks_of
from havoclab.rl.gold_und_rum.numbers import ACTIONS, meant, numbering
from havoclab.rl.gold_und_rum.piles import FILLED, NOBODY, Piles, most_in_a_pile
from havoclab.rl.gold_und_rum.telling import tell_table
from havoclab.rl.numbering import Mask

__all__ = ["ACTIONS", "ENCODING", "GoldUndRumEncoding"]

_KINDS: Final = len(KINDS)
#: A 1 at its place, for each kind of choice and each race; -1: no race.
_CHOICES: Final = {kind: bytes(kind == other for other in KINDS_OF_CHOICE) for kind in KINDS_OF_CHOICE}
_RACES: Final = {race: bytes(race == other for other in range(len(RACES))) for race in range(-1, len(RACES))}
#: For each order in which races may have been fought: of each race, as which it was.
_FOUGHT: Final = {
    fought: bytes(fought.index(race) + 1 if race in fought else 0 for race in range(len(RACES)))
    for battles in range(len(RACES) + 1)
    for fought in permutations(range(len(RACES)), battles)
}
_Each = TypeVar("_Each")
#: The numbers of a pile's entries: the first kind of warrior, the recruit and desertion cards of the seat that looks.
_WARRIOR: Final = FILLED
_RECRUIT: Final = _WARRIOR + _KINDS
_DESERTION: Final = _RECRUIT + MOST_SEATS
#: No seat is marked.
_NONE: Final = -1


class GoldUndRumEncoding(Encoding):
    """Gold und Rum's actions and positions as numbers; see the top of this module for what stands where.

    Attributes:
        open_now: how many numbers at the start of an observation tell what lies open now, or is the seat's own.

    >>> from havoclab.rl.encoding import encoding_for, read_options
    >>> table = encoding_for("gold_und_rum", read_options("gold_und_rum", 4, None))
    >>> table.fields["hand"], table.open_now, table.size, len(table.actions)
    (slice(0, 22, None), 485, 1122, 232)
    """

    actions = ACTIONS

    def __init__(self, game: Game, options: BaseModel) -> None:
        assert isinstance(options, Options), "read_options gives the game's own options"
        seats, piles = options.players, options.piles
        lying_open = {
            "hand": _KINDS,
            "sent": _KINDS,
            "tops": piles * (_KINDS + 2 * seats),
            "backs": seats * len(BACKS),
            "laid": seats * 2,
            "turned": seats * _KINDS,
            **dict.fromkeys(("recruits", "desertions", "points", "passed"), seats),
            **dict.fromkeys(("chancellor", "favourite", "deciding"), seats),
            "kind": len(KINDS_OF_CHOICE),
            "race": len(RACES),
            "fought": len(RACES),
            "counts": 5,
        }
        remembered = {
            "won_ago": seats,
            "stacks": piles * most_in_a_pile(options),
            "warriors": piles * _KINDS,
            "owners": piles * seats,
            "to_come": _KINDS,
            "armies": seats * _KINDS,
            "marching": seats * 3,
            "stolen": seats * _KINDS,
        }
        super().__init__(game, options, lying_open | remembered)
        self.open_now = sum(lying_open.values())
        self._goal = options.goal
        self._marks = marks_of(seats, _NONE, NOBODY)
        self._codes = [_codes(seat, seats) for seat in range(seats)]
        entries = [
            *range(_WARRIOR, _RECRUIT),
            *range(_RECRUIT, _RECRUIT + seats),
            *range(_DESERTION, _DESERTION + seats),
        ]
        self._tops = [bytes(code == entry for entry in entries) for code in range(_DESERTION + MOST_SEATS)]
        self._no_hand, self._no_tops = self.blank("hand", "sent"), self.blank("tops", "tops")
        self._no_battle, self._none_laid = self.blank("backs", "turned"), self.blank("laid", "laid")
        self._none_turned, self._no_piles = self.blank("turned", "turned"), self.blank("stacks", "to_come")
        self._no_armies, self._none_marching = self.blank("armies", "stolen"), self.blank("marching", "marching")
        self._none_stolen = self.blank("stolen", "stolen")

    def number(self, action: Action | str, seat: int = 0) -> int:
        """The number of an action, or of its text form, as this seat says it.

        Raises:
            UnreadableAction: if it is no one-step action of the game.
        """
        return numbering(seat, self.players).of(action)

    def action(self, number: object, state: AnyState) -> Action:
        """What a number means to the seat that decides now.

        Raises:
            ValueError: if there is no such number.
        """
        assert isinstance(state, State), "a state of Gold und Rum"
        super().action(number, state)
        return meant(int(number), state.seat, self.players, state.dealt)  # type: ignore[call-overload]  # it is one

    def memory(self) -> Piles:
        """The piles before the first card."""
        assert isinstance(self.options, Options), "so it was made"
        return Piles(self.options)

    def observe(self, state: AnyState, seat: int, memory: Piles) -> Observation:
        """What this seat sees, and what it has seen. Source: G2.3.

        >>> from havoclab import gold_und_rum
        >>> from havoclab.rl.encoding import encoding_for
        >>> state = gold_und_rum.deal(players=4, seed=7, step_mode=True)
        >>> table, memory = encoding_for("gold_und_rum", state.options), Piles(state.options)
        >>> memory.follow(state)
        >>> seen = table.observe(state, 0, memory)
        >>> seen[table.fields["desertions"]].tolist(), seen[table.fields["counts"]].tolist()
        ([2, 2, 2, 0], [1, 0, 0, 1, 8])
        """
        assert isinstance(state, State), "a state of Gold und Rum"
        if memory.lying:
            parts = self._in_the_deal(state, seat, memory)
        else:
            parts = self._in_combat(state, seat)
        return np.frombuffer(bytearray().join(parts), np.uint8)

    def _in_the_deal(self, state: Position, seat: int, memory: Piles) -> list[bytes | bytearray]:
        """While the piles lie nobody has an army. Source: G4.2, G5.1."""
        codes, marks = self._codes[seat], self._marks
        return [
            self._no_hand,
            *[self._tops[code] for code in memory.tops.translate(codes)],
            self._no_battle,
            self._numbers(state, seat),
            memory.stacks.translate(codes),
            memory.warriors,
            *[marks[owner][seat] for owner in memory.owners],
            memory.to_come,
            self._no_armies,
        ]

    def _in_combat(self, state: Position, seat: int) -> list[bytes | bytearray]:
        """Once the piles are opened nothing lies in them. Source: G2.3, G5.3, G6.2, G7.1, G7.2, G7.4."""
        armies, sent = [bytes(army) for army in _turned(state.armies, seat)], _turned(state.sent, seat)
        parts: list[bytes | bytearray] = [armies[0], bytes(sent[0]), self._no_tops, *map(_backs, armies)]
        marching = self._none_marching
        if state.race < 0:
            parts.append(self._none_laid)
        else:
            first, after = 3 * state.race, 3 * state.race + 3
            marching = bytes([number for army in sent for number in army[first:after]])
            parts += [bytes((sum(army[first:after]), sum(army[GOBLIN:FIRST_SPY]))) for army in sent]
        if state.kind == "airship":
            parts += map(bytes, sent)
        else:
            parts.append(self._none_turned)
            armies = [_with_hidden(army, lying) for army, lying in zip(armies, sent, strict=True)]
        parts += (self._numbers(state, seat), self._no_piles, *armies, marching)
        parts += map(bytes, _turned(state.stolen, seat)) if state.kind == "spy" else (self._none_stolen,)
        return parts

    def _numbers(self, state: Position, seat: int) -> bytes:
        """What is told by a number or a mark, in the order of the fields from "recruits" to "won_ago"."""
        recruits, desertions, points, passed = state.recruits, state.desertions, state.points, state.passed
        numbers = [*recruits[seat:], *recruits[:seat], *desertions[seat:], *desertions[:seat]]
        numbers += (*points[seat:], *points[:seat], *passed[seat:], *passed[:seat])
        marks, battles = self._marks, state.battles
        return b"".join(
            (
                bytes(numbers),
                marks[state.chancellor][seat],
                marks[state.favourite][seat],
                marks[state.seat][seat],
                _CHOICES[state.kind],
                _RACES[state.race],
                _FOUGHT[tuple(state.fought)],
                bytes((state.dealt, state.started, state.spy, min(state.round, MOST), self._goal)),
                bytes([last and min(battles - last + 1, MOST) for last in _turned(state.last_won, seat)]),
            )
        )

    def mask(self, state: AnyState) -> Mask:
        """Which actions are legal for the seat that decides: a new int8 array of shape (actions,), 1 or 0."""
        assert isinstance(state, State), "a state of Gold und Rum"
        return numbering(state.seat, self.players).mask(state.list_legal())

    def describe(self, view: AnyView, language: str) -> str:
        """The table as text, as one seat sees it."""
        assert isinstance(view, View), "a view of Gold und Rum"
        return tell_table(view, language)


def _turned(of_each: list[_Each], seat: int) -> list[_Each]:
    """The same by seat, as this seat counts them."""
    return of_each[seat:] + of_each[:seat]


@lru_cache(maxsize=4096)
def _backs(army: bytes) -> bytes:
    """The backs that an army shows; it stays the same over many steps. Source: G2.3."""
    return bytes(backs(army))


def _with_hidden(army: bytes, sent: list[int]) -> bytes:
    """An army, and its mercenaries that lie face down. Source: G7.2."""
    if not any(sent[GOBLIN:FIRST_SPY]):
        return army
    known = bytearray(army)
    for kind in SENDABLE:
        known[kind] += sent[kind]
    return bytes(known)


def _codes(seat: int, seats: int) -> bytes:
    """From an entry of a pile, as :class:`Piles` keeps it, to its number in an observation of this seat."""
    codes = bytearray(256)
    codes[_WARRIOR:_RECRUIT] = bytes(range(_WARRIOR, _RECRUIT))
    for other in range(seats):
        ahead = (other - seat) % seats
        codes[RECRUIT + other + FILLED] = _RECRUIT + ahead
        codes[DESERTION + other + FILLED] = _DESERTION + ahead
    return bytes(codes)


#: How the game is encoded.
ENCODING: Final = GoldUndRumEncoding
