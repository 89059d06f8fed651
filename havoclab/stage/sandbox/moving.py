"""Moving cards about on a table that is being set up: from place to place, to another spot, two for each other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar

#: A card picked up: its place, and which one there.
Pick = tuple[str, int]


class CardPlaces(ABC):
    """Places with cards, each in the order in which its cards are shown. What a place takes is the game's business."""

    #: Places where cards that come lie before those that are there.
    from_the_front: ClassVar[frozenset[str]] = frozenset()

    # --- what each game writes ---

    @property
    @abstractmethod
    def places(self) -> list[str]:
        """Every place that cards may be put to."""

    @abstractmethod
    def cards(self, place: str) -> list[int]:
        """The cards of a place, as they are shown.

        Raises:
            ValueError: if there is no such place.
        """

    @abstractmethod
    def lay(self, place: str, cards: Sequence[int]) -> None:
        """Let exactly these cards, as they are shown, lie at a place; where it shows what is left over, do nothing."""

    def takes(self, place: str, card: int, source: str) -> bool:
        """Whether this card of another place (or of the same) may be put here."""
        return True

    def in_order(self, place: str) -> bool:
        """Whether it matters in which order the cards of a place lie."""
        return True

    def keeps(self, source: str, place: str) -> bool:
        """Whether what is moved from one place to the other still lies at the first one, too."""
        return False

    # --- moving ---

    def all_fit(self, picks: Iterable[Pick], place: str) -> bool:
        """Whether all of these cards may be put to a place."""
        return all(self.takes(place, self.cards(source)[nth], source) for source, nth in picks)

    def put(self, picks: Iterable[Pick], place: str, *, other_end: bool = False, at: int | None = None) -> None:
        """Move these cards to a place.

        Args:
            picks: the cards, in the order in which they shall lie.
            place: where to.
            other_end: not where cards come to lie there as a rule, but at the other end.
            at: before which of the cards that lie there now; None: at an end.

        Raises:
            ValueError: if there is no such card or place.
        """
        picked = list(dict.fromkeys(picks))
        self.cards(place)
        lying = {source: self.cards(source) for source in {source for source, _ in picked}}
        for source, nth in picked:
            if not 0 <= nth < len(lying[source]):
                raise ValueError(f"nth: {nth} is no card of {source}; {len(lying[source])} lie there")
        for source, cards in lying.items():
            if not self.keeps(source, place):
                self.lay(source, [card for nth, card in enumerate(cards) if (source, nth) not in picked])
        coming, there = [lying[source][nth] for source, nth in picked], self.cards(place)
        if at is None:
            at = 0 if (place in self.from_the_front) != other_end else len(there)
        else:
            at -= sum(source == place and nth < at for source, nth in picked)
        self.lay(place, [*there[:at], *coming, *there[at:]])

    def can_exchange(self, picks: Sequence[Pick]) -> bool:
        """Whether these can be exchanged: they lie in two places that take each other's cards, or are two of one."""
        places = list(dict.fromkeys(place for place, _ in picks))
        if len(places) != 2:
            return len(places) == 1 and len(picks) == 2 and self.in_order(places[0])
        return all(
            self.takes(other, self.cards(place)[nth], place) and not self.keeps(place, other)
            for place, nth in picks
            for other in places
            if other != place
        )

    def exchange(self, picks: Sequence[Pick]) -> None:
        """Exchange what is picked up in one place with what is picked up in another: two cards, or two whole hands.

        Two cards of one place change their order.

        Raises:
            ValueError: if these can't be exchanged.
        """
        if not self.can_exchange(picks):
            raise ValueError("picks: cards of two places that take each other's are needed, or two cards of one place")
        places = list(dict.fromkeys(place for place, _ in picks))
        if len(places) == 1:
            cards = self.cards(places[0])
            (_, one), (_, other) = picks
            cards[one], cards[other] = cards[other], cards[one]
            self.lay(places[0], cards)
            return
        lying = [self.cards(place) for place in places]
        taken = [[nth for where, nth in picks if where == place] for place in places]
        swapped = [[cards[nth] for nth in mine] for cards, mine in zip(lying, taken, strict=True)]
        for place, cards, mine, coming in zip(places, lying, taken, reversed(swapped), strict=True):
            early = [card for nth, card in enumerate(cards) if nth < min(mine)]
            late = [card for nth, card in enumerate(cards) if nth > min(mine) and nth not in mine]
            self.lay(place, [*early, *coming, *late])
