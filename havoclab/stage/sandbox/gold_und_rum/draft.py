"""A position of Gold und Rum being set up by hand: nothing is refused; what is wrong is said elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, Self

from havoclab.core.chance import shuffled
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE, Position
from havoclab.gold_und_rum.rounds import RECRUITS_EACH, start_card_places
from havoclab.gold_und_rum.warriors import COUNTS, DESERTION, RECRUIT, count, empty, listed
from havoclab.stage.sandbox.moving import CardPlaces, Pick

#: The warriors still to be dealt, the next one first.
DECK: Final = "deck"
#: What is not on the table at all.
BOX: Final = "box"
#: Warriors that were dealt and are in nobody's hands: deserted, set aside, or laid down.
ASIDE: Final = "aside"
#: Places of warriors once the piles are open. What lies in a pile still lies there then, as it was dealt.
_OPEN: Final = ("army", "sent", ASIDE)

_ALL: Final = Counter(dict(enumerate(COUNTS)))


def as_state(position: Position) -> State:
    """The same position as a state that can be played."""
    state = State()
    for name in Position.__slots__:
        setattr(state, name, getattr(position, name))
    return state


class Draft(CardPlaces):
    """A position under construction. Any card may lie anywhere, also too often or nowhere.

    A warrior that is put from a pile into an army still lies in its pile: there it was dealt, and so it is in the
    positions of the game.

    >>> draft = Draft.empty(Options(players=4))
    >>> len(draft.box)
    80
    >>> draft.type_in("pile-0", [12, 12])
    >>> draft.cards("pile-0"), len(draft.box)
    ([12, 12], 78)
    """

    from_the_front: ClassVar[frozenset[str]] = frozenset({DECK})

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
        """Every place that cards may be put to; those of a battle only where cards may lie in one."""
        state, opened = self.state, self.opened
        fights = state.race >= 0 or any(map(any, state.sent))
        return [
            *([ASIDE] if opened else []),
            *(f"pile-{number}" for number in range(len(state.piles))),
            *([DECK] if state.deck or not opened else []),
            BOX,
            *(f"hand-{seat}" for seat in state.others() if not opened),
            *(f"army-{seat}" for seat in state.others() if opened),
            *(f"sent-{seat}" for seat in state.others() if fights),
        ]

    @property
    def opened(self) -> bool:
        """Whether the piles have been opened: there are armies, or should be. Source: G5.1."""
        state = self.state
        closed = state.kind in ("deal", "claim", "last-call", "favourite")
        return not closed or state.race >= 0 or any(map(any, [*state.armies, *state.sent]))

    def cards(self, place: str) -> list[int]:
        """The cards of a place, as they are shown: a pile from the bottom up, the deck from the next card on.

        Raises:
            ValueError: if there is no such place.
        """
        if place not in self.places:
            raise ValueError(f"place: {place[:24]!r} is none; allowed are {', '.join(self.places)}")
        kind, _, number = place.partition("-")
        match kind:
            case "deck":
                return self.state.deck[::-1]
            case "pile":
                return self.state.piles[int(number)][:]
            case "box":
                return [*self.box, *self._cards_of_players_in_box()]
            case "aside":
                return sorted((self._lying() - self._held()).elements())
            case "hand":
                seat = int(number)
                return [RECRUIT + seat] * self.state.recruits[seat] + [DESERTION + seat] * self.state.desertions[seat]
        return listed((self.state.armies if kind == "army" else self.state.sent)[int(number)])

    @property
    def box(self) -> list[int]:
        """Warriors that lie in no pile and are not to be dealt either."""
        return sorted((_ALL - self._lying() - Counter(self.state.deck)).elements())

    def _lying(self) -> Counter[int]:
        return Counter(entry for pile in self.state.piles for entry in pile if entry < RECRUIT)

    def _held(self) -> Counter[int]:
        held = Counter[int]()
        for army in (*self.state.armies, *self.state.sent):
            held.update(dict(enumerate(army)))
        return held

    def _cards_of_players_in_box(self) -> list[int]:
        """Recruit and desertion cards that are neither in hand nor on a pile, while they can be laid. Source: G3.4."""
        state = self.state
        laid = Counter(entry for pile in state.piles for entry in pile if entry >= RECRUIT)
        missing: list[int] = []
        for first, held, most in (
            (RECRUIT, state.recruits, RECRUITS_EACH),
            (DESERTION, state.desertions, state.options.desertions),
        ):
            for seat in state.others():
                missing += [first + seat] * (most - held[seat] - laid[first + seat])
        return [] if self.opened else missing

    def takes(self, place: str, card: int, source: str) -> bool:
        """Whether this card may be put here: laid cards on piles or in their owner's hand. Source: G2.2, G3.4."""
        kind = place.partition("-")[0]
        if card >= RECRUIT:
            return kind in ("pile", BOX) or place == f"hand-{card % (DESERTION - RECRUIT)}"
        if source.partition("-")[0] in _OPEN:
            return kind in _OPEN
        return kind != "hand" and place != ASIDE

    def in_order(self, place: str) -> bool:
        """Whether it matters in which order the cards of a place lie."""
        return place == DECK or place.startswith("pile-")

    def keeps(self, source: str, place: str) -> bool:
        """Whether what is moved from one place to the other still lies at the first one: armies hold dealt warriors."""
        return place.partition("-")[0] in _OPEN and source.partition("-")[0] not in _OPEN

    def lay(self, place: str, cards: Sequence[int]) -> None:
        """Let exactly these cards lie at a place; what is in the box or aside follows from the others."""
        state = self.state
        kind, _, number = place.partition("-")
        match kind:
            case "pile":
                state.piles[int(number)] = list(cards)
            case "deck":
                state.deck = list(cards)[::-1]
            case "hand":
                seat = int(number)
                state.recruits[seat] = list(cards).count(RECRUIT + seat)
                state.desertions[seat] = list(cards).count(DESERTION + seat)
            case "army":
                army = state.armies[int(number)] = count(cards)
                state.stolen[int(number)] = [min(pair) for pair in zip(army, state.stolen[int(number)], strict=True)]
            case "sent":
                state.sent[int(number)] = count(cards)

    def type_in(self, place: str, cards: Sequence[int]) -> None:
        """Let exactly these cards lie at a place. Warriors that come to a pile are taken from the box, else the deck.

        Raises:
            ValueError: if there is no such place, or such cards can't lie there.
        """
        before, kind = Counter(self.cards(place)), place.partition("-")[0]
        if kind in (BOX, ASIDE, "hand"):
            raise ValueError(f"place: no cards can be typed at {place}")
        if kind != "pile" and any(card >= RECRUIT for card in cards):
            raise ValueError(f"cards: recruit and desertion cards lie on piles alone, not at {place}")
        coming = Counter(card for card in cards if card < RECRUIT) - before - Counter(self.box)
        self.lay(place, cards)
        if kind == "pile":
            self._take_from_deck(coming)

    def _take_from_deck(self, coming: Counter[int]) -> None:
        """These warriors lie on a pile now: they are the next ones of their kind."""
        for card in coming.elements():
            if card in self.state.deck:
                at = len(self.state.deck) - 1 - self.state.deck[::-1].index(card)
                del self.state.deck[at]

    # --- what a spy took: G6.2 ---

    def stolen_at(self, place: str) -> list[int]:
        """Which cards of an army a spy took, while spies are called; of equal ones the first count. Source: G6.2."""
        kind, _, number = place.partition("-")
        if kind != "army" or self.state.kind != "spy":
            return []
        left = self.state.stolen[int(number)][:]
        found = []
        for nth, card in enumerate(self.cards(place)):
            if left[card]:
                left[card] -= 1
                found.append(nth)
        return found

    def are_stolen(self, picks: Sequence[Pick]) -> bool:
        """Whether a spy took all of these."""
        return all(nth in self.stolen_at(place) for place, nth in picks)

    def mark_stolen(self, picks: Sequence[Pick]) -> None:
        """Let a spy have taken these cards of armies; if that is so of all of them, let no spy have taken them."""
        step = -1 if self.are_stolen(picks) else 1
        found = {place: self.stolen_at(place) for place, _ in picks}
        for place, nth in picks:
            if (nth in found[place]) == (step < 0):
                self.state.stolen[int(place.partition("-")[2])][self.cards(place)[nth]] += step

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
