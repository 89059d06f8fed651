"""Havoc as numbers.

An observation is a row of small whole numbers (uint8). ``fields`` says where what stands:

====================  ==============  =====================================================================
field                 how many        meaning
====================  ==============  =====================================================================
hand                  cards           the seat's own hand: 1 for each soldier, how many dogs
recruits              cards           the open recruits
seen                  seats x cards   cards that all saw go to this hand and have not seen leave it
seen_pile             cards           the same for the draw pile, after the discards were shuffled
seen_discards         cards           the same for the discard pile; exact while the seat looks through it
laid                  seats x cards   what each seat has laid in the battle
roles                 seats x 4       in the battle: not asked yet, fighting, passed, out
uninvolved            seats           dogs declared uninvolved plus 1; 0: not declared
initiator             seats           1 for who cried Havoc
winner                seats           1 for the winner of this battle, once it is known
counts                seats           cards in each hand
points                seats           victory points
cards_won             seats           battle cards won
deciding              seats           1 for the seat whose choice it is
peacekeeper           seats           1 for the Peacekeeper
kind                  kinds           1 for the kind of choice that is open, in the order of ``KINDS``
order                 10              numbers of the battles to come, the next one first; then 0
pays                  3               what the next battle pays by place; 0: nothing
stock                 3               cards in the draw pile, in the discard pile, among the recruits
peace                 5               the number that shows, the highest there is, and whether Havoc shows, the card
                                      was turned, the first turn leaves it
john                  seats + 4       John of Gaunt: 1 for the seat at whose left hand he is; then whether he is in the
                                      draw pile, began this battle, won it, keeps the peace
step                  4               cards taken, whether a recruit was among them, dogs used, cards laid in this step
====================  ==============  =====================================================================

"cards" is 109: a card's place is its number in :mod:`havoclab.havoc.cards`, a dog's is 0. Seats are counted from the
one that looks, going left: it is always the first. From "laid" to "winner" all is 0 while there is no battle. All is
public (H3.6) but the hand, and the discards while they are looked through (H4.7).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from pydantic import BaseModel

from havoclab.core.action import Action
from havoclab.core.game import Game
from havoclab.core.seats import clockwise
from havoclab.core.state import State as AnyState
from havoclab.core.view import View as AnyView
from havoclab.havoc import Options, State, View, actions
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.cards import VALUE
from havoclab.havoc.position import ABSENT, FIGHTING, IN_PILE, JOHNS_SEAT, KINDS, OUT, PASSED, UNASKED, Position
from havoclab.rl.encoding import MOST, Encoding, Observation, marks_of
from havoclab.rl.havoc.seen import Seen
from havoclab.rl.havoc.telling import tell_table
from havoclab.rl.numbering import Mask, Numbering

__all__ = ["ACTIONS", "ENCODING", "HavocEncoding"]


def _all_actions() -> tuple[Action, ...]:
    """Every action object that the game's module of actions makes, in its order, each once."""
    made = [thing if isinstance(thing, tuple) else (thing,) for thing in vars(actions).values()]
    return tuple(dict.fromkeys(one for several in made for one in several if isinstance(one, Action)))


#: The actions by number: first those without a card ("recruit" is 0), then verb by verb with each card.
ACTIONS: Final = _all_actions()
_NUMBERS: Final = Numbering({action: number for number, action in enumerate(ACTIONS)}, len(ACTIONS))

_CARDS: Final = len(VALUE)
_NO_CARDS: Final = bytes(_CARDS)
#: A 1 at its place, for each kind of choice and each role in a battle.
_KINDS: Final = {kind: bytes(kind == other for other in KINDS) for kind in KINDS}
_ROLES: Final = {role: bytes(role == other for other in range(OUT + 1)) for role in (UNASKED, FIGHTING, PASSED, OUT)}
_PLACES_PAID: Final = 3
#: Most battles that may be to come: the nine, and the Chevauchées as one more. Source: H13.10.
_BATTLES: Final = CASTILLON + 1


class HavocEncoding(Encoding):
    """Havoc's actions and positions as numbers; see the top of this module for what stands where.

    >>> from havoclab.rl.encoding import encoding_for
    >>> table = encoding_for("havoc", Options(players=2))
    >>> table.fields["hand"], table.fields["recruits"], table.size
    (slice(0, 109, None), slice(109, 218, None), 940)
    """

    actions = ACTIONS

    def __init__(self, game: Game, options: BaseModel) -> None:
        assert isinstance(options, Options), "read_options gives the game's own options"
        seats = options.players
        widths = {
            "hand": _CARDS,
            "recruits": _CARDS,
            "seen": seats * _CARDS,
            "seen_pile": _CARDS,
            "seen_discards": _CARDS,
            "laid": seats * _CARDS,
            "roles": seats * len(_ROLES),
            "uninvolved": seats,
            "initiator": seats,
            "winner": seats,
            "counts": seats,
            "points": seats,
            "cards_won": seats,
            "deciding": seats,
            "peacekeeper": seats,
            "kind": len(_KINDS),
            "order": _BATTLES,
            "pays": _PLACES_PAID,
            "stock": 3,
            "peace": 5,
            "john": seats + 4,
            "step": 4,
        }
        super().__init__(game, options, widths)
        battles = (*range(1, CASTILLON + 1), *CHEVAUCHEES)
        paid = {0: (), **{number: options.payments(number) for number in battles}}
        self._pays = {
            number: bytes(min(points or 0, MOST) for points in (*places, 0, 0, 0)[:_PLACES_PAID])
            for number, places in paid.items()
        }
        self._no_battle = self.blank("laid", "winner")
        self._orders = [tuple(clockwise(seat, seats)) for seat in range(seats)]
        # A 1 for one seat, as each seat counts them; John of Gaunt and the numbers below 0 are no seat.
        self._marks = marks_of(seats, IN_PILE, ABSENT, JOHNS_SEAT)

    def number(self, action: Action | str, seat: int = 0) -> int:
        """The number of an action, or of its text form: the same at every seat.

        Raises:
            UnreadableAction: if it is no one-step action of the game.
        """
        return _NUMBERS.of(action)

    def memory(self) -> Seen:
        """What all have seen so far: nothing yet."""
        return Seen(self.players)

    def observe(self, state: AnyState, seat: int, memory: Seen) -> Observation:
        """What this seat sees, without working out what it could conclude from it. Source: H3.6.

        >>> from havoclab import havoc
        >>> from havoclab.rl.encoding import encoding_for
        >>> state = havoc.deal(players=2, seed=1)
        >>> table = encoding_for("havoc", state.options)
        >>> seen = table.observe(state, 0, table.memory())
        >>> seen[table.fields["counts"]].tolist(), seen[table.fields["stock"]].tolist()
        ([8, 8], [35, 0, 3])
        """
        assert isinstance(state, State), "a state of Havoc"
        looking = state.seat == seat and state.kind in ("pick", "pick-after-battle")
        parts = [_plane(state.hands[seat]), _plane(state.recruits), *memory.hands[seat:], *memory.hands[:seat]]
        parts += (memory.pile, _plane(state.discards) if looking else memory.discards)
        if state.initiator >= 0:
            self._add_battle(parts, state, seat)
        else:
            parts.append(self._no_battle)
        self._add_numbers(parts, state, seat)
        return np.frombuffer(bytearray().join(parts), np.uint8)

    def _add_battle(self, parts: list[bytes | bytearray], state: Position, seat: int) -> None:
        order = self._orders[seat]
        parts += [_plane(state.laid[other]) for other in order]
        parts += [_ROLES[state.roles[other]] for other in order]
        parts.append(bytes([state.uninvolved[other] + 1 for other in order]))
        parts += (self._marks[state.initiator][seat], self._marks[state.winner][seat])

    def _add_numbers(self, parts: list[bytes | bytearray], state: Position, seat: int) -> None:
        counts, points, won, battles = [len(hand) for hand in state.hands], state.points, state.cards_won, state.order
        if max(points) > MOST:
            points = [min(earned, MOST) for earned in points]
        stock = (len(state.pile), len(state.discards), len(state.recruits))
        peace = (state.peace, state.options.years, state.havoc, state.turned, state.exempt)
        john = (
            state.john == IN_PILE,
            *(who == JOHNS_SEAT for who in (state.initiator, state.winner, state.peacekeeper)),
        )
        step = (state.taken, state.took_recruit, state.dogs_used, state.laid_now)
        parts += (
            bytes(counts[seat:] + counts[:seat] + points[seat:] + points[:seat] + won[seat:] + won[:seat]),
            self._marks[ABSENT if state.kind == "over" else state.seat][seat],
            self._marks[state.peacekeeper][seat],
            _KINDS[state.kind],
            bytes(battles).ljust(_BATTLES, b"\0"),
            self._pays[battles[0] if battles else 0],
            bytes((*stock, *peace)),
            self._marks[state.john][seat],
            bytes((*john, *step)),
        )

    def mask(self, state: AnyState) -> Mask:
        """Which actions are legal for the seat that decides: a new int8 array of shape (actions,), 1 or 0."""
        return _NUMBERS.mask(state.list_legal())

    def describe(self, view: AnyView, language: str) -> str:
        """The table as text, as one seat sees it."""
        assert isinstance(view, View), "a view of Havoc"
        return tell_table(view, language)


def _plane(cards: list[int]) -> bytes | bytearray:
    """How often each card is among these."""
    if not cards:
        return _NO_CARDS
    plane = bytearray(_CARDS)
    for card in cards:
        plane[card] += 1
    return plane


#: How the game is encoded.
ENCODING: Final = HavocEncoding
