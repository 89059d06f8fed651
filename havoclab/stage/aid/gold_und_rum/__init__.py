"""The player aid of Gold und Rum, made from the rules' own data: what the engine counts by is what stands here."""

from __future__ import annotations

from typing import Final

from havoclab.gold_und_rum import strength
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.scoring import POINTS
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    COMMANDO,
    GIANT,
    GOBLIN,
    LEADER,
    MACHINE,
    RACES,
    SIX,
    SPIES,
    TROLL,
    TWO,
    WARRIORS,
    kinds_of,
)
from havoclab.gold_und_rum.warriors import (
    COUNTS as HELD,
)
from havoclab.stage.aid.sheet import Line, Sheet
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES as PACKAGES
from havoclab.stage.pictures.gold_und_rum.faces import face_of
from havoclab.stage.scene import Block, Cell, Table

#: The steps under each heading: their messages, each with the rules that it tells in short.
STEPS: Final[dict[str, tuple[Line, ...]]] = {
    "round": (("round-hand", ("G3.3", "G3.4")), ("round-deal", ("G4.1", "G4.2"))),
    "deal": (
        ("deal-desert", ("G4.4", "G4.6")),
        ("deal-recruit", ("G4.5", "G4.8")),
        ("deal-order", ("G4.7", "G4.7a")),
        ("deal-useless", ("G4.9",)),
    ),
    "opening": (
        ("opening-back", ("G5.1",)),
        ("opening-read", ("G5.2", "G5.2a")),
        ("opening-nothing", ("G5.2b", "G5.6")),
        ("opening-owner", ("G5.3", "G5.3a", "G5.4")),
        ("opening-spies", ("G6.1", "G6.2", "G6.3a")),
        ("opening-giants", ("G6.4",)),
    ),
    "strength": (
        ("strength-leader", ("G2.4", "G7.5")),
        ("strength-two-leaders", ("G7.5a",)),
        ("strength-machine", ("G7.6", "G7.6a")),
    ),
    "battle": (
        ("battle-race", ("G7.1", "G7.1b", "G7.1c")),
        ("battle-add", ("G7.1a", "G7.2", "G7.2a", "G7.2b")),
        ("battle-commando", ("G7.3", "G7.3a", "G7.3b")),
        ("battle-turn", ("G7.4",)),
        ("battle-airship", ("G7.7", "G7.7a", "G7.8")),
        ("battle-score", ("G8.1", "G8.1a")),
        ("battle-chancellor", ("G8.2",)),
        ("battle-clear", ("G7.9",)),
    ),
    "end": (("end-round", ("G3.2", "G8.3")), ("end-goal", ("G8.4",)), ("end-equal", ("G8.5", "G8.5a"))),
}
#: Those of them that are done one after another.
ORDERED: Final = ("opening", "battle")
_EACH_RACE: Final = range(len(RACES))
#: The warriors: the message of a line, the kinds that show it, what one is worth (empty: nothing), and its rule.
LISTED: Final[tuple[tuple[str, tuple[int, ...], str, str], ...]] = (
    ("two", tuple(kinds_of(race)[TWO] for race in _EACH_RACE), str(strength.OF_TWO), "G2.1"),
    ("six", tuple(kinds_of(race)[SIX] for race in _EACH_RACE), str(strength.OF_SIX), "G2.1"),
    ("leader", tuple(kinds_of(race)[LEADER] for race in _EACH_RACE), "", "G2.4"),
    ("goblin", (GOBLIN,), str(strength.OF_GOBLIN), "G2.1"),
    ("troll", (TROLL,), str(strength.OF_TROLL), "G2.1"),
    ("giant", (GIANT,), str(strength.OF_GIANT), "G6.4"),
    ("machine", (MACHINE,), str(strength.OF_MACHINE), "G7.6"),
    ("airship", (AIRSHIP,), str(strength.OF_AIRSHIP), "G7.7"),
    ("commando", (COMMANDO,), "", "G7.3"),
    ("spy", tuple(SPIES), "", "G6.1"),
)
#: What the engine counts by, for the sentences.
COUNTS: Final = {
    "recruits": RECRUITS_EACH,
    "warriors": WARRIORS,
    "airship": strength.OF_AIRSHIP,
    "goblin": strength.OF_GOBLIN,
    "factor": Options().leader_factor,
    "points": ", ".join(map(str, POINTS)),
}


def blocks(sheet: Sheet) -> list[Block]:
    """The aid from the deal to the end of the game."""

    def steps(part: str) -> Block:
        return sheet.lines(part, STEPS[part], ordered=part in ORDERED)

    return [
        _players(sheet),
        steps("round"),
        steps("deal"),
        steps("opening"),
        _warriors(sheet),
        steps("strength"),
        steps("battle"),
        steps("end"),
    ]


def _players(sheet: Sheet) -> Table:
    """Source: G3.4, G4.2, G8.4."""
    rows = []
    for players in range(4, 8):
        options = Options(players=players)
        rows.append([Cell(text=str(number)) for number in (players, options.piles, options.desertions, options.goal)])
    return sheet.table("players", ("players", "piles", "desertions", "goal"), rows)


def _warriors(sheet: Sheet) -> Table:
    """Source: G2.1, G2.4, G7.5-G7.7."""
    say = sheet.say
    rows = []
    for name, kinds, worth, rule in LISTED:
        each = HELD[kinds[0]]
        number = say("aid-of-each", count=each) if kinds[0] < GOBLIN else str(each * len(kinds))
        rows.append(
            [
                Cell(cards=[face_of(kind, say, key=f"{name}-{kind}") for kind in kinds]),
                Cell(text=say(f"aid-warrior-{name}")),
                Cell(text=number),
                Cell(text=worth or "–"),
                sheet.rule(rule),
            ]
        )
    return sheet.table("warriors", ("card", "warrior", "number", "strength", "rule"), rows)
