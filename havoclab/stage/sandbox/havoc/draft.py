"""A position being set up by hand: cards are put anywhere, and nothing is refused; what is wrong is said elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, Self

from havoclab.core.chance import shuffled
from havoclab.havoc import State
from havoclab.havoc.cards import DOG, JOHN
from havoclab.havoc.options import Options
from havoclab.havoc.position import IN_PILE, JOHNS_SEAT, KINDS, UNASKED, Position
from havoclab.havoc.setup import FIRST_RECRUITS, SOLDIERS_DEALT, deck, lay_out
from havoclab.stage.sandbox.havoc.gaunt import suit_options
from havoclab.stage.sandbox.moving import CardPlaces

#: Where the cards lie that are not on the table.
BOX: Final = "box"
PILE: Final = "pile"
RECRUITS: Final = "recruits"
DISCARDS: Final = "discards"
#: Most cards that one place takes: far more than the game has.
MOST_CARDS: Final = 200


def as_state(position: Position) -> State:
    """The same position as a state that can be played."""
    state = State()
    for name in Position.__slots__:
        setattr(state, name, getattr(position, name))
    return state


class Draft(CardPlaces):
    """A position under construction. Any card may lie anywhere, also twice or nowhere.

    Every place shows its cards in the order in which they matter: the draw pile from the card that is drawn next.

    >>> draft = Draft.empty(Options(players=2))
    >>> len(draft.cards("box"))
    54
    >>> draft.type_in("hand-0", [9 - 1, 0])
    >>> draft.cards("hand-0"), len(draft.cards("box"))
    ([0, 8], 52)
    """

    from_the_front: ClassVar[frozenset[str]] = frozenset({PILE})

    def __init__(self, state: State) -> None:
        self.state = state

    @classmethod
    def empty(cls, options: Options) -> Self:
        """An empty table: every card lies in the box. Source: H3.1."""
        state = State()
        lay_out(state, options, [[] for _ in range(options.players)], [], [], list(range(1, 10)), 0)
        state.exempt = False
        state.kind, state.seat = "turn", 0
        state.john = IN_PILE if options.has_john else state.john
        draft = cls(state)
        draft.forget()
        return draft

    def copy(self) -> Self:
        """An equal draft that shares nothing changeable with this one."""
        return type(self)(self.state.copy())

    @property
    def options(self) -> Options:
        """The options of the game that is set up."""
        return self.state.options

    @property
    def due(self) -> list[int]:
        """All cards of this game; John of Gaunt only while nobody has drawn him. Source: H3.1, H13.1."""
        return [*deck(self.options), *([JOHN] if self.state.john == IN_PILE else [])]

    # --- what lies where ---

    @property
    def places(self) -> list[str]:
        """Every place that cards may be put to; those of a battle only where there is one, or its cards lie there."""
        seats = range(self.state.players)
        laid = self.state.in_battle or any(self.state.laid)
        return [
            RECRUITS,
            DISCARDS,
            PILE,
            *(f"hand-{seat}" for seat in seats),
            *(f"laid-{seat}" for seat in seats if laid),
            BOX,
        ]

    def cards(self, place: str) -> list[int]:
        """The cards of a place, as they are shown.

        Raises:
            ValueError: if there is no such place.
        """
        if place == BOX:
            return sorted((Counter(self.due) - Counter(self._on_table())).elements())
        if place == PILE:
            return self.state.pile[::-1]
        return list(self._list(place))

    def _on_table(self) -> list[int]:
        return [card for place in self.places if place != BOX for card in self._list(place)]

    def _list(self, place: str) -> list[int]:
        if place in (RECRUITS, PILE, DISCARDS):
            found: list[int] = getattr(self.state, place)
            return found
        kind, _, seat = place.partition("-")
        if kind in ("hand", "laid") and seat.isdecimal() and int(seat) < self.state.players:
            return (self.state.hands if kind == "hand" else self.state.laid)[int(seat)]
        raise ValueError(f"place: {place[:24]!r} is none; allowed are {', '.join(self.places)}")

    def lay(self, place: str, cards: Sequence[int]) -> None:
        """Let exactly these cards, as they are shown, lie at a place; what the box holds follows from the others."""
        if place != BOX:
            in_order = cards[::-1] if place == PILE else cards if place in (RECRUITS, DISCARDS) else sorted(cards)
            self._list(place)[:] = in_order
        self.forget()

    def forget(self) -> None:
        """Nobody remembers anything any more: what lies open now is all that was ever seen. Source: H3.6."""
        state = self.state
        state.trail = [("setup", -1, tuple(sorted([*state.recruits, *(card for laid in state.laid for card in laid)])))]
        state.secrets = [()] * state.players
        state.shuffles = 0

    def in_order(self, place: str) -> bool:
        """Whether it matters in which order the cards of a place lie."""
        return place in (RECRUITS, DISCARDS, PILE)

    def type_in(self, place: str, cards: Sequence[int]) -> None:
        """Let exactly these cards lie at a place. Those that come are taken from the draw pile, if they lie there.

        Cards that lie open somewhere, or in a hand, stay there: they then lie twice, which the reader is told. What
        goes away from the place goes to the box.

        Raises:
            ValueError: if there is no such place, or too many cards are named.
        """
        if place == BOX:
            raise ValueError("place: what the box holds follows from what lies elsewhere")
        if len(cards) > MOST_CARDS:
            raise ValueError(f"cards: {len(cards)} are too many; at most {MOST_CARDS} can be laid")
        coming = Counter(cards) - Counter(self.cards(place)) - Counter(self.cards(BOX))
        if place != PILE:
            pile = []
            for card in self.cards(PILE):
                if coming[card] > 0:
                    coming[card] -= 1
                else:
                    pile.append(card)
            self.lay(PILE, pile)
        self.lay(place, cards)

    # --- tools ---

    def gather(self, place: str) -> None:
        """Put all cards of a place into the box."""
        self.lay(place, [])

    def clear(self) -> None:
        """Put every card into the box."""
        for place in self.places:
            if place != BOX:
                self.lay(place, [])

    def fill_pile(self, seed: int) -> None:
        """Shuffle what lies in the box, and lay it below the draw pile. Source: H3.3."""
        rest = shuffled(self.cards(BOX), Random(seed))
        self.lay(PILE, [*self.cards(PILE), *rest])

    def deal(self, seed: int) -> None:
        """A dog and seven soldiers for every empty hand, three recruits if none lie; the rest is the pile.

        Source: H3.2, H3.3.
        """
        rng = Random(seed)
        stack = shuffled([*self.cards(BOX), *self.cards(PILE)], rng)
        self.lay(PILE, [])
        soldiers = [card for card in stack if card not in (DOG, JOHN)]
        john = [JOHN] if JOHN in stack else []
        dogs = len(stack) - len(soldiers) - len(john)
        for seat, hand in enumerate(self.state.hands):
            if not hand:
                dealt = [soldiers.pop() for _ in range(min(SOLDIERS_DEALT, len(soldiers)))]
                self.lay(f"hand-{seat}", [*([DOG] if dogs else []), *dealt])
                dogs -= min(1, dogs)
        if not self.state.recruits:
            self.lay(RECRUITS, [soldiers.pop() for _ in range(min(FIRST_RECRUITS, len(soldiers)))])
        self.lay(PILE, shuffled([DOG] * dogs + john + soldiers, rng))

    def shuffle(self, seed: int) -> None:
        """Shuffle the draw pile."""
        self.lay(PILE, shuffled(self.cards(PILE), Random(seed)))

    def sort(self, place: str) -> None:
        """Lay the cards of a place in order: dogs, then suit by suit."""
        self.lay(place, sorted(self.cards(place)))

    def seat_players(self, options: Options) -> None:
        """Go on with these options. Seats that come are empty; the cards of those that go lie in the box."""
        came_or_went = options.players != self.state.players
        self.state.options = options
        if came_or_went:
            self.shape()
            self.forget()
        suit_options(self.state)

    def shape(self) -> None:
        """Give everything that goes by seat one entry a seat, and let every seat that is named be one of them."""
        state, seats = self.state, self.options.players
        state.hands = [hand[:] for hand in [*state.hands, *([] for _ in range(seats))][:seats]]
        state.laid = [laid[:] for laid in [*state.laid, *([] for _ in range(seats))][:seats]]
        state.points = [*state.points, *[0] * seats][:seats]
        state.cards_won = [*state.cards_won, *[0] * seats][:seats]
        state.roles = [*state.roles, *[UNASKED] * seats][:seats]
        state.uninvolved = [*state.uninvolved, *[-1] * seats][:seats]
        state.secrets = [*state.secrets, *[()] * seats][:seats]
        state.past = [
            (battle, winner if winner < seats or winner == JOHNS_SEAT else -1, tuple([*points, *[0] * seats][:seats]))
            for battle, winner, points in state.past
        ]
        if sorted(seat for group in state.final for seat in group) != list(range(seats)):
            state.final = ()
        for name in ("seat", "peacekeeper", "initiator", "winner", "john"):
            if getattr(state, name) != JOHNS_SEAT:
                setattr(state, name, min(getattr(state, name), seats - 1))
        if state.kind not in KINDS:
            state.kind = "turn"
