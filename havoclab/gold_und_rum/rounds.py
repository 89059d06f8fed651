"""G3 - the round: who is chancellor, what the others hold, and how the next one begins."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.core.chance import shuffled
from havoclab.core.event import Event
from havoclab.gold_und_rum import dealing
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.warriors import COUNTS, WARRIORS, empty

#: Recruit cards of each player but the chancellor. Source: G2.2, G3.4.
RECRUITS_EACH: Final = 2
#: How far from the middle the start-of-recruitment card may lie. Source: G4.1a.
ABOUT_THE_MIDDLE: Final = 4

_DECK: Final = [kind for kind, held in enumerate(COUNTS) for _ in range(held)]


def start_card_places(options: Options) -> range:
    """Under how many warriors the start card may lie, each number as likely as the others. Source: G4.1, G4.1a.

    >>> start_card_places(Options())
    range(36, 45)
    """
    if not options.holds("G4.1"):
        return range(WARRIORS)
    spread = ABOUT_THE_MIDDLE if options.holds("G4.1a") else 0
    return range(WARRIORS // 2 - spread, WARRIORS // 2 + spread + 1)


def next_chancellor(position: Position) -> int:
    """The office goes to the left. Source: G3.2."""
    return (position.chancellor + (1 if position.holds("G3.2") else -1)) % position.players


def begin_game(position: Position, options: Options, seed: int) -> None:
    """The table before the first round; the first chancellor is drawn. Source: G3.2."""
    rng = Random(seed)
    players = options.players
    position.options = options
    position.round = 0
    position.points = [0] * players
    position.battles = 0
    position.last_won = [0] * players
    position.seed = rng.getrandbits(32)
    begin_round(position, int(rng.random() * players), [])


def begin_round(position: Position, chancellor: int, events: list[Event]) -> None:
    """Shuffle all warriors, give the others their cards, and deal. Source: G3.2-G3.4, G4.1."""
    players = position.options.players
    position.round += 1
    position.chancellor = chancellor
    position.favourite = -1
    rng = Random(f"{position.seed}/{position.round}")
    position.deck = shuffled(_DECK, rng)
    places = start_card_places(position.options)
    position.start_after = places.start + int(rng.random() * len(places))
    position.started = False
    position.piles = [[] for _ in range(position.options.piles)]
    position.recruits = [RECRUITS_EACH] * players
    position.desertions = [position.options.desertions] * players
    position.recruits[chancellor] = position.desertions[chancellor] = 0
    position.claimed = [-1] * players
    position.passed = [False] * players
    position.armies = [empty() for _ in range(players)]
    position.stolen = [empty() for _ in range(players)]
    position.spy = 0
    position.fought = []
    position.won = []
    position.race = -1
    position.sent = [empty() for _ in range(players)]
    position.flown = -1
    events.append(Event("round-begins", "G3.2", chancellor, {"round": position.round}, automatic=True))
    dealing.begin(position, events)
