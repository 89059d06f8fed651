"""Everything that lies on the table in Havoc, as plain data. What may be done with it stands in the rule modules."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from havoclab.core.seats import clockwise
from havoclab.havoc.options import FEWEST_RECRUITS_LIMIT, Options

#: Where a seat stands in a battle. Source: H6.3, H6.4.
UNASKED: Final = 0
FIGHTING: Final = 1
PASSED: Final = 2
OUT: Final = 3

#: Where John of Gaunt is while he neither lies nor sits at anybody's left hand. Source: H13.1, H13.8.
ABSENT: Final = -1
IN_PILE: Final = -2
#: What stands for him where a seat is named: as initiator, as winner, as Peacekeeper. Source: H13.3, H13.7.
JOHNS_SEAT: Final = 6

#: The kinds of choice there are, each with the rule that asks for it.
KINDS: Final[dict[str, str]] = {
    "turn": "H4.1",
    "recruit": "H4.2",
    "pick": "H4.7",
    "year-of-peace": "H5.3",
    "name-battle": "H6.1",
    "open-battle": "H6.2",
    "join": "H6.3",
    "add": "H6.4",
    "declare": "H6.7",
    "dogs": "H7.1",
    "pick-after-battle": "H7.4",
    "last-dogs": "H9.4",
    "over": "H10.1",
}

#: One public sighting: what happened, to which seat (-1: the table), with which cards.
Sighting = tuple[str, int, tuple[int, ...]]


class Position:
    """The table: hands, piles, the battle under way, points, and what has been seen so far.

    Cards are ints (see :mod:`havoclab.havoc.cards`); hands and laid cards are sorted lists, one a seat. The top of
    the draw pile is its last card.
    """

    __slots__ = (
        "cards_won",
        "discards",
        "dogs_used",
        "exempt",
        "final",
        "hands",
        "havoc",
        "initiator",
        "john",
        "kind",
        "laid",
        "laid_now",
        "options",
        "order",
        "past",
        "peace",
        "peacekeeper",
        "pile",
        "points",
        "recruits",
        "roles",
        "seat",
        "secrets",
        "seed",
        "shuffles",
        "taken",
        "took_recruit",
        "trail",
        "turned",
        "uninvolved",
        "winner",
    )

    options: Options
    # --- cards ---
    hands: list[list[int]]
    recruits: list[int]
    pile: list[int]
    discards: list[int]
    # --- points and battles ---
    points: list[int]
    cards_won: list[int]
    """Battle cards won by each seat. Source: H10.1."""
    order: list[int]
    """Numbers of the battles to come, the next one first, Castillon last. Source: H6.1, H13.4."""
    past: list[tuple[int, int, tuple[int, ...]]]
    """Battles gone: number, winner (-1: removed by a year of peace), points earned by seat. What the Chevauchées have
    replaced is in neither list."""
    final: tuple[tuple[int, ...], ...]
    """The order at Castillon, equals in one tuple. Source: H9.6, H10.1."""
    # --- the Havoc/Peace card ---
    peacekeeper: int
    peace: int
    """The number that shows; 0: not yet turned. Source: H5.1."""
    havoc: bool
    turned: bool
    """The card was turned for this turn already. Source: H5.5."""
    exempt: bool
    """The first Peacekeeper's first recruiting leaves the card as it is. Source: H5.2, H5.2a."""
    # --- whose choice ---
    kind: str
    seat: int
    # --- recruiting ---
    taken: int
    """Cards taken of the two. Source: H4.2."""
    took_recruit: bool
    """A recruit was taken this turn. Source: H4.3."""
    dogs_used: int
    """Dogs played this recruiting, by this fighter after a battle, or before Castillon. Source: H4.8, H7.1, H9.4."""
    # --- the battle ---
    initiator: int
    laid: list[list[int]]
    roles: list[int]
    """UNASKED, FIGHTING, PASSED or OUT, by seat."""
    laid_now: int
    """Cards laid in this step. Source: H6.2-H6.4."""
    uninvolved: list[int]
    """Dogs declared uninvolved by seat; -1: not declared yet. Source: H6.7."""
    winner: int
    # --- John of Gaunt ---
    john: int
    """The seat at whose left hand he lies or sits; IN_PILE: nobody has drawn him yet; ABSENT: he is out of the game, or
    was never in it. Source: H13.1-H13.8."""
    # --- what was seen, and chance ---
    trail: list[Sighting]
    secrets: list[tuple[tuple[int, tuple[int, ...]], ...]]
    """By seat: what only it saw, as (place in the trail, cards)."""
    seed: int
    shuffles: int

    #: Defaults left out of the JSON form.
    _PLAIN: ClassVar[dict[str, Any]] = {
        "peace": 0,
        "havoc": False,
        "turned": False,
        "exempt": False,
        "taken": 0,
        "took_recruit": False,
        "dogs_used": 0,
        "initiator": -1,
        "laid_now": 0,
        "winner": -1,
        "shuffles": 0,
        "final": (),
    }

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.hands)

    def holds(self, rule: str) -> bool:
        """Whether this rule is in force at the table; see :attr:`Options.without`."""
        return rule not in self.options.without

    @property
    def stock(self) -> int:
        """Cards that can still be had: draw pile, recruits, and discards to be shuffled. Source: H4.10, H4.11."""
        return len(self.pile) + len(self.recruits) + (len(self.discards) if self.holds("H4.10") else 0)

    @property
    def recruits_full(self) -> bool:
        """No more recruits may lie open. Source: H3.1, H4.3."""
        lying = len(self.recruits)
        return lying >= FEWEST_RECRUITS_LIMIT and lying >= self.options.supply.recruits

    @property
    def in_battle(self) -> bool:
        """A battle is under way or its dogs are being used."""
        return self.initiator >= 0

    @property
    def john_fights(self) -> bool:
        """The battle is the one that John of Gaunt began. Source: H13.3."""
        return self.initiator == JOHNS_SEAT

    @property
    def john_keeps_peace(self) -> bool:
        """John of Gaunt is the Peacekeeper. Source: H13.7."""
        return self.peacekeeper == JOHNS_SEAT

    @property
    def john_waits(self) -> bool:
        """John of Gaunt was drawn, and has not entered yet. Source: H13.2."""
        return self.john >= 0 and JOHNS_SEAT not in (self.initiator, self.peacekeeper)

    def from_initiator(self) -> list[int]:
        """All seats, in order from the initiator; from John's left if that is he. Source: H6.3, H13.5."""
        return clockwise(self.john + 1 if self.initiator == JOHNS_SEAT else self.initiator, len(self.hands))

    def fighters(self) -> list[int]:
        """The seats that fight, in order from the initiator; John of Gaunt is none. Source: H6.9, H7.1."""
        return [seat for seat in self.from_initiator() if self.roles[seat] in (FIGHTING, PASSED)]

    def clear_field(self) -> None:
        """Let nothing lie in battle, and nobody have a part in one."""
        seats = len(self.hands)
        self.laid = [[] for _ in range(seats)]
        self.roles = [UNASKED] * seats
        self.uninvolved = [-1] * seats
        self.laid_now = 0
        self.winner = -1

    def copy(self) -> Self:
        """An equal position that shares nothing changeable with this one."""
        return self.with_cards([hand[:] for hand in self.hands], self.pile[:], self.discards[:])

    def with_cards(self, hands: list[list[int]], pile: list[int], discards: list[int]) -> Self:
        """A copy in which these lists, as they are given, are the hands, the draw pile and the discards."""
        new = object.__new__(type(self))
        new.options = self.options
        new.hands = hands
        new.recruits = self.recruits[:]
        new.pile = pile
        new.discards = discards
        new.points = self.points[:]
        new.cards_won = self.cards_won[:]
        new.order = self.order[:]
        new.past = self.past[:]
        new.final = self.final
        new.peacekeeper = self.peacekeeper
        new.peace = self.peace
        new.havoc = self.havoc
        new.turned = self.turned
        new.exempt = self.exempt
        new.kind = self.kind
        new.seat = self.seat
        new.taken = self.taken
        new.took_recruit = self.took_recruit
        new.dogs_used = self.dogs_used
        new.initiator = self.initiator
        new.laid = [cards[:] for cards in self.laid]
        new.roles = self.roles[:]
        new.laid_now = self.laid_now
        new.uninvolved = self.uninvolved[:]
        new.winner = self.winner
        new.john = self.john
        new.trail = self.trail[:]
        new.secrets = self.secrets[:]
        new.seed = self.seed
        new.shuffles = self.shuffles
        return new
