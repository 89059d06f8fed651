"""A position of Gold und Rum being set up by hand: nothing is refused; what is wrong is said elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, Self

from havoclab.core.chance import shuffled
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE, Position
from havoclab.gold_und_rum.rounds import RECRUITS_EACH, start_card_places
from havoclab.gold_und_rum.warriors import COUNTS, RECRUIT, count, empty, listed

#: The warriors still to be dealt, the next one first.
DECK: Final = "deck"

_ALL: Final = Counter(dict(enumerate(COUNTS)))


def as_state(position: Position) -> State:
    """The same position as a state that can be played."""
    state = State()
    for name in Position.__slots__:
        setattr(state, name, getattr(position, name))
    return state


class Draft:
    """A position under construction. Any card may lie anywhere, also too often or nowhere.

    >>> draft = Draft.empty(Options(players=4))
    >>> len(draft.box)
    80
    >>> draft.type_in("pile-0", [12, 12])
    >>> draft.cards("pile-0"), len(draft.box)
    ([12, 12], 78)
    """

    def __init__(self, state: State) -> None:
        self.state = state

    @classmethod
    def empty(cls, options: Options) -> Self:
        """A table on which nothing has been dealt: every warrior lies in the box. Source: G3.4, G4.1."""
        state = State.deal(options, 0)
        players = options.players
        state.chancellor, state.kind, state.seat = 0, "deal", 0
        state.deck, state.piles = [], [[] for _ in range(options.piles)]
        state.started, state.start_after = False, start_card_places(options)[len(start_card_places(options)) // 2]
        state.recruits = [0, *[RECRUITS_EACH] * (players - 1)]
        state.desertions = [0, *[options.desertions] * (players - 1)]
        return cls(state)

    def copy(self) -> Self:
        """An equal draft that shares nothing changeable with this one."""
        return type(self)(self.state.copy())

    @property
    def options(self) -> Options:
        """The options of the game that is set up."""
        return self.state.options

    # --- what lies where ---

    @property
    def places(self) -> list[str]:
        """Every place with cards that can be typed; those of a battle only where cards may lie in one."""
        state = self.state
        fights = state.race >= 0 or any(map(any, state.sent))
        armies = fights or state.kind not in ("deal", "claim", "last-call") or any(map(any, state.armies))
        piles = [f"pile-{number}" for number in range(len(state.piles))]
        return [
            *piles,
            *([DECK] if state.deck or not armies else []),
            *(f"army-{seat}" for seat in state.others() if armies),
            *(f"sent-{seat}" for seat in state.others() if fights),
        ]

    def cards(self, place: str) -> list[int]:
        """The cards of a place, as they are shown: a pile from the bottom up, the deck from the next card on.

        Raises:
            ValueError: if there is no such place.
        """
        if place not in self.places:
            raise ValueError(f"place: {place[:24]!r} is none; allowed are {', '.join(self.places)}")
        kind, _, number = place.partition("-")
        if kind == DECK:
            return self.state.deck[::-1]
        if kind == "pile":
            return self.state.piles[int(number)][:]
        return listed((self.state.armies if kind == "army" else self.state.sent)[int(number)])

    @property
    def box(self) -> list[int]:
        """Warriors that lie in no pile and are not to be dealt either."""
        on_table = Counter(entry for pile in self.state.piles for entry in pile if entry < RECRUIT)
        return sorted((_ALL - on_table - Counter(self.state.deck)).elements())

    def type_in(self, place: str, cards: Sequence[int]) -> None:
        """Let exactly these cards lie at a place. Warriors that come to a pile are taken from the box, else the deck.

        Raises:
            ValueError: if there is no such place, or such cards can't lie there.
        """
        before = Counter(self.cards(place))
        kind, _, number = place.partition("-")
        if kind != "pile" and any(card >= RECRUIT for card in cards):
            raise ValueError(f"cards: recruit and desertion cards lie on piles alone, not at {place}")
        if kind == "pile":
            coming = Counter(card for card in cards if card < RECRUIT) - before - Counter(self.box)
            self.state.piles[int(number)] = list(cards)
            self._take_from_deck(coming)
        elif kind == DECK:
            self.state.deck = list(cards)[::-1]
        else:
            (self.state.armies if kind == "army" else self.state.sent)[int(number)] = count(cards)

    def _take_from_deck(self, coming: Counter[int]) -> None:
        """These warriors lie on a pile now: they are the next ones of their kind."""
        for card in coming.elements():
            if card in self.state.deck:
                at = len(self.state.deck) - 1 - self.state.deck[::-1].index(card)
                del self.state.deck[at]

    # --- tools ---

    def fill_deck(self, seed: int) -> None:
        """Shuffle what lies in the box, and lay it below the deck. Source: G4.1."""
        self.state.deck = [*shuffled(self.box, Random(seed)), *self.state.deck]

    def seat_players(self, options: Options) -> None:
        """Go on with these options. What lay on piles that are gone is in the box; seats that come hold their cards."""
        self.state.options = options
        self.shape()

    def shape(self) -> None:
        """Give everything that goes by seat or pile as many entries as there are, and let every seat be one of them."""
        state, options = self.state, self.options
        seats, came = options.players, range(len(self.state.points), options.players)
        state.points = [*state.points, *[0] * seats][:seats]
        state.last_won = [*state.last_won, *[0] * seats][:seats]
        state.recruits = [*state.recruits, *[RECRUITS_EACH for _ in came]][:seats]
        state.desertions = [*state.desertions, *[options.desertions for _ in came]][:seats]
        state.claimed = [*state.claimed, *[-1] * seats][:seats]
        state.passed = [*state.passed, *[False] * seats][:seats]
        for name in ("armies", "stolen", "sent"):
            setattr(state, name, [*getattr(state, name), *(empty() for _ in range(seats))][:seats])
        piles = [*state.piles, *([] for _ in range(options.piles))][: options.piles]
        state.piles = [[entry for entry in pile if entry < RECRUIT or entry % 100 < seats] for pile in piles]
        state.won = [[seat for seat in winners if seat < seats] for winners in state.won]
        for name in ("seat", "chancellor", "favourite"):
            setattr(state, name, min(getattr(state, name), seats - 1))
        state.seat = max(0, state.seat)
        if state.kind not in KINDS_OF_CHOICE or (state.kind == "claim" and not options.step_mode):
            state.kind, state.seat = "deal", state.chancellor
