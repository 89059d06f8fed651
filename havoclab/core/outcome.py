"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        places: seats by place, best first; seats in one tuple share their place.
        points: victory points by seat.
        rule: the rule that decided between the first and the rest.
    """

    places: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    rule: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seat that won, or the seats that share the crown.

        >>> Outcome(places=((2,), (0, 1)), points=(7, 7, 9), rule="H10.1").winners
        (2,)
        """
        return self.places[0]
