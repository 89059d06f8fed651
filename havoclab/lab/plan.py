"""What an experiment plays: arms that differ in something, on the same deals.

An arm says which bots sit down and by which options. Every deal is played by every arm with the same seed, so that the
luck of the deal falls out of their difference. With ``rotate`` a deal is played once for each way to turn the bots
round the table, so that no bot owes its result to its seat.

A bot is named by its *chair*, its place in the arm's list; in a game it sits at a *seat*. Turned by ``r``, chair ``c``
sits at seat ``c + r``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from havoclab.core.game import Game
from havoclab.core.record import say_fault
from havoclab.games import load
from havoclab.lab.habits import check_bot

__all__ = ["MOST_ARMS", "MOST_DEALS", "MOST_GAMES", "Arm", "Plan", "Seating"]

MOST_DEALS: Final = 1_000_000
MOST_ARMS: Final = 200
#: All games of a plan together.
MOST_GAMES: Final = 2_000_000


class Seating(NamedTuple):
    """One of the games that are played of each deal: an arm, and by how many seats its bots are turned."""

    arm: int
    rotation: int


class Arm(BaseModel):
    """One way to play: a game, who sits down, and by which options.

    Attributes:
        game: name of the game.
        bots: by chair. A name of the game's bots, with a habit of :mod:`havoclab.lab.habits` after a plus sign
            ("sensible+cries-again"), or one of your own, "own:NAME", which :func:`havoclab.lab.run` is given.
        options: what differs from the usual options; the number of players is that of the bots.

    >>> Arm(bots=("sensible", "random"), options={"without": ["H4.3"]}).table().without
    ('H4.3',)
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str = "havoc"
    bots: tuple[str, ...] = Field(min_length=1, max_length=12)
    options: dict[str, Any] = Field(default={})

    @model_validator(mode="after")
    def _fit(self) -> Self:
        game = load(self.game)
        if len(self.bots) not in game.players:
            few, many = game.players[0], game.players[-1]
            raise ValueError(f"bots: {len(self.bots)} of them; {self.game} is for {few} to {many} players")
        for name in self.bots:
            check_bot(game, name)
        if self.options.get("players", len(self.bots)) != len(self.bots):
            raise ValueError(f"options.players: it differs from the number of bots, which is {len(self.bots)}")
        plain = self._read_options(game).model_dump(mode="json", exclude_defaults=True)
        plain.pop("players", None)
        object.__setattr__(self, "options", plain)  # so that equal tables are equal arms, however they were written
        return self

    def _read_options(self, game: Game) -> BaseModel:
        try:
            return game.options.model_validate({**game.turn_options, **self.options, "players": len(self.bots)})
        except ValidationError as fault:
            raise ValueError(f"options.{_say(fault)}") from None

    def table(self) -> BaseModel:
        """The options of the game's own kind."""
        return self._read_options(load(self.game))

    @property
    def rotations(self) -> int:
        """In how many ways the bots can be turned round the table before the table looks as before.

        >>> Arm(bots=("sensible",) * 4).rotations, Arm(bots=("sensible", "random") * 2).rotations
        (1, 2)
        """
        size = len(self.bots)
        return next(turn for turn in range(1, size + 1) if self.bots[turn:] + self.bots[:turn] == self.bots)

    def seated(self, rotation: int) -> tuple[str, ...]:
        """The bots by seat, turned by so many seats.

        >>> Arm(bots=("sensible", "sensible", "random")).seated(1)
        ('random', 'sensible', 'sensible')
        """
        size = len(self.bots)
        return tuple(self.bots[(seat - rotation) % size] for seat in range(size))


class Plan(BaseModel):
    """An experiment: what is played, how often, and from which seed. Equal plans play equal games.

    Attributes:
        arms: what is compared.
        deals: how many deals each arm plays.
        seed: deals the cards; give another one to check a result on fresh deals.
        rotate: whether each deal is played with the bots turned round the table.

    >>> plan = Plan(arms=(Arm(bots=("sensible", "random")),), deals=10, seed=1)
    >>> plan.games, plan.fingerprint == plan.model_copy(update={"deals": 11}).fingerprint
    (20, False)
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    arms: tuple[Arm, ...] = Field(min_length=1, max_length=MOST_ARMS)
    deals: int
    seed: int = Field(default=0, ge=0, lt=1 << 53)
    rotate: bool = True

    @field_validator("deals")
    @classmethod
    def _bounded(cls, deals: int) -> int:
        if not 1 <= deals <= MOST_DEALS:
            raise ValueError(f"deals: {deals:,} of them; allowed are 1 to {MOST_DEALS:,}")
        return deals

    @model_validator(mode="after")
    def _not_too_many(self) -> Self:
        if self.games > MOST_GAMES:
            most = MOST_GAMES // len(self.seatings)
            raise ValueError(
                f"deals: {self.deals:,} deals are {self.games:,} games, as each is played {len(self.seatings)} times; "
                f"allowed are 1 to {most:,}"
            )
        return self

    @classmethod
    def read(cls, data: object) -> Self:
        """A plan from JSON data.

        Raises:
            ValueError: naming the field, the reason and what is allowed.

        >>> Plan.read({"arms": [{"bots": ["sensible", "genius"]}], "deals": 5})
        Traceback (most recent call last):
        ...
        ValueError: plan.arms.0.bots: 'genius' is no bot of havoc; allowed are random, ...
        """
        try:
            return cls.model_validate(data)
        except ValidationError as fault:
            raise ValueError(f"plan.{_say(fault)}") from None

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """The plan with these fields changed, checked like any other."""
        return type(self).read({**self.model_dump(), **(update or {})})

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """The games that are played of each deal."""
        return tuple(
            Seating(number, rotation)
            for number, arm in enumerate(self.arms)
            for rotation in range(arm.rotations if self.rotate else 1)
        )

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return self.deals * len(self.seatings)

    @cached_property
    def fingerprint(self) -> str:
        """A short text that tells this plan from any other."""
        return sha256(json.dumps(self.model_dump(mode="json"), sort_keys=True).encode()).hexdigest()[:16]

    def seed_of(self, deal: int) -> int:
        """The seed that deals the cards of this deal; other plans with the same seed deal the same.

        >>> plan = Plan(arms=(Arm(bots=("sensible", "random")),), deals=10, seed=1)
        >>> plan.seed_of(3) == plan.model_copy(update={"deals": 50}).seed_of(3)
        True
        """
        return Random(f"deal {deal} of {self.seed}").getrandbits(48)


def _say(fault: ValidationError) -> str:
    """The first fault: the field, what is wrong and what is allowed."""
    first = fault.errors(include_url=False)[0]
    if first["type"] != "value_error":
        return say_fault(fault)
    # Our own sentences begin with the field that they are about.
    sentence = str(first["ctx"]["error"])
    place = [str(step) for step in first["loc"]]
    if place and sentence.startswith(f"{place[-1]}:"):
        place.pop()
    return ".".join([*place, sentence])
