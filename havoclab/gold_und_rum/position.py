"""Everything that lies on the table, as plain data. What may be done with it stands in the rule modules."""

from __future__ import annotations

from typing import Final, Self

from havoclab.gold_und_rum.options import Options

#: The kinds of choice there are, each with the rule that asks for it.
KINDS_OF_CHOICE: Final[dict[str, str]] = {
    "deal": "G4.2",
    "claim": "G4.4",
    "last-call": "G4.8",
    "favourite": "G5.1",
    "spy": "G6.1",
    "race": "G7.1",
    "mercenaries": "G7.2",
    "commando": "G7.3",
    "airship": "G7.7",
    "over": "G8.4",
}


class Position:
    """The table: piles, armies, the battle under way, points.

    Lists have one entry a seat unless they say otherwise. An army is a list of counts by kind of warrior (see
    :mod:`havoclab.gold_und_rum.warriors`). The next card to be dealt is the last of ``deck``.
    """

    __slots__ = (
        "armies",
        "battles",
        "chancellor",
        "claimed",
        "deck",
        "desertions",
        "favourite",
        "flown",
        "fought",
        "kind",
        "last_won",
        "options",
        "passed",
        "piles",
        "points",
        "race",
        "recruits",
        "round",
        "seat",
        "seed",
        "sent",
        "spy",
        "start_after",
        "started",
        "stolen",
        "won",
    )

    options: Options
    # --- the round ---
    round: int
    """Rounds begun, this one included. Source: G3.2."""
    chancellor: int
    favourite: int
    """The seat that the chancellor backs; -1: not named yet. Source: G5.1."""
    points: list[int]
    battles: int
    """Battles fought in all rounds. Source: G8.5."""
    last_won: list[int]
    """Number of the last battle that the seat's own army won; 0: none. Source: G8.5."""
    # --- the deal ---
    deck: list[int]
    start_after: int
    """Warriors dealt when the start-of-recruitment card shows. Source: G4.1."""
    started: bool
    piles: list[list[int]]
    """By pile, from the bottom: warriors, recruit and desertion cards as they were laid. Source: G4.2."""
    recruits: list[int]
    """Recruit cards in hand. Source: G3.4."""
    desertions: list[int]
    """Desertion cards in hand. Source: G3.4."""
    claimed: list[int]
    """The moment of the seat's last claim; -1: none in this deal. Source: G4.7."""
    passed: list[bool]
    """Who passed since the last recruit card was laid. Source: G4.8."""
    # --- armies ---
    armies: list[list[int]]
    stolen: list[list[int]]
    """Of each army: what a spy took in this round. Source: G6.2."""
    spy: int
    """The number of the spy that was called last. Source: G6.1."""
    # --- the battle ---
    fought: list[int]
    """Races in the order of their battles; while one is fought it is not here yet. Source: G7.1."""
    won: list[list[int]]
    """Of each battle of the round that is over: whose armies won it; may stop short of ``fought``. Source: G8.1."""
    race: int
    """The race that fights; -1: none. Source: G7.1."""
    sent: list[list[int]]
    """What lies in the battle: the race's warriors and mercenaries. Source: G7.1, G7.2."""
    flown: int
    """Goblins on the airship, once it flies in this battle; -1: it does not. Source: G7.7."""
    # --- whose choice, and chance ---
    kind: str
    seat: int
    seed: int

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.points)

    @property
    def dealt(self) -> int:
        """Warriors that lie: the moment of the deal. Source: G4.2, G4.7."""
        return _ALL - len(self.deck)

    def holds(self, rule: str) -> bool:
        """Whether this rule is in force at the table."""
        return rule not in self.options.without

    def others(self) -> list[int]:
        """Everybody but the chancellor, in order from the chancellor's left. Source: G3.3."""
        return [*range(self.chancellor + 1, len(self.points)), *range(self.chancellor)]

    def copy(self) -> Self:
        """An equal position that shares nothing changeable with this one."""
        new = object.__new__(type(self))
        new.options = self.options
        new.round = self.round
        new.chancellor = self.chancellor
        new.favourite = self.favourite
        new.points = self.points[:]
        new.battles = self.battles
        new.last_won = self.last_won[:]
        new.deck = self.deck[:]
        new.start_after = self.start_after
        new.started = self.started
        new.piles = [pile[:] for pile in self.piles]
        new.recruits = self.recruits[:]
        new.desertions = self.desertions[:]
        new.claimed = self.claimed[:]
        new.passed = self.passed[:]
        new.armies = [army[:] for army in self.armies]
        new.stolen = [army[:] for army in self.stolen]
        new.spy = self.spy
        new.fought = self.fought[:]
        new.won = self.won[:]
        new.race = self.race
        new.sent = [army[:] for army in self.sent]
        new.flown = self.flown
        new.kind = self.kind
        new.seat = self.seat
        new.seed = self.seed
        return new


_ALL: Final = 80  # warriors in the box; a constant here, because it is asked at every card
