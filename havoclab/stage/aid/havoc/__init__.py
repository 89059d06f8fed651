"""The player aid of Havoc, made from the rules' own data: what the engine counts by is what stands here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from havoclab.core.words import Words
from havoclab.havoc.aftermath import FEWEST_RECRUITS
from havoclab.havoc.aftermath import MOST_DOGS as DOGS_AFTER
from havoclab.havoc.battle import FEWEST_TO_ENTER
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES, BattleCard, printed_battles, printed_chevauchees
from havoclab.havoc.best import MOST_UNINVOLVED
from havoclab.havoc.cards import DOG, parse_cards
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.last_battle import CARDS_DEALT
from havoclab.havoc.last_battle import MOST_DOGS as DOGS_LAST
from havoclab.havoc.options import SUPPLIES, Options
from havoclab.havoc.ranks import Rank
from havoclab.havoc.recruiting import CARDS_TO_TAKE
from havoclab.havoc.recruiting import MOST_DOGS as DOGS_A_TURN
from havoclab.havoc.setup import FIRST_RECRUITS, SOLDIERS_DEALT
from havoclab.stage.aid.sheet import Line, Sheet
from havoclab.stage.pictures.faces import face_of
from havoclab.stage.scene import Block, Cell, Table

#: Where the words of its cards lie.
PACKAGES: Final = ()

#: A hand of each rank, in the cards' text form.
EXAMPLES: Final[dict[Rank, str]] = {
    Rank.STRAIGHT_FLUSH_OF_SIX: "dog b1 b2 b3 b4 b5",
    Rank.SIX_OF_A_KIND: "b7 o7 g7 e7 y7 n7",
    Rank.STRAIGHT_FLUSH_OF_FIVE: "g4 g5 g6 g7 g8",
    Rank.FIVE_OF_A_KIND: "b9 o9 g9 e9 y9",
    Rank.BIG_HOUSE: "b6 o6 g6 n6 e3 y3",
    Rank.FOUR_OF_A_KIND: "o8 g8 e8 n8",
    Rank.TRIOS: "b5 g5 y5 o2 e2 n2",
    Rank.FLUSH_OF_SIX: "dog y2 y4 y5 y8 y9",
    Rank.FULL_HOUSE: "dog dog b10 e10 n10",
    Rank.STRAIGHT_OF_SIX: "b3 g4 e5 o6 n7 y8",
    Rank.FLUSH_OF_FIVE: "n1 n3 n6 n7 n10",
    Rank.THREE_PAIRS: "b8 y8 o5 e5 g2 n2",
    Rank.STRAIGHT_OF_FIVE: "dog o1 b2 y3 e4",
    Rank.THREE_OF_A_KIND: "g6 e6 y6",
    Rank.TWO_PAIRS: "o9 n9 b4 e4",
    Rank.PAIR: "b9 y9",
    Rank.HIGH_CARD: "e10",
}
#: The steps under each heading: their messages, each with the rules that it tells in short.
STEPS: Final[dict[str, tuple[Line, ...]]] = {
    "setup": (("setup-deal", ("H3.2", "H3.3")), ("setup-first", ("H3.4", "H3.5"))),
    "turn": (
        ("turn-recruit", ("H4.2", "H4.4")),
        ("turn-full", ("H4.3", "H4.9a")),
        ("turn-cry", ("H4.1", "H6.2")),
        ("turn-short", ("H4.10", "H4.11")),
    ),
    "peace": (
        ("peace-turn", ("H5.1", "H5.2")),
        ("peace-year", ("H5.3",)),
        ("peace-winner", ("H5.5",)),
        ("peace-eighth", ("H5.6",)),
    ),
    "battle": (
        ("battle-open", ("H6.2",)),
        ("battle-join", ("H6.3",)),
        ("battle-add", ("H6.4", "H6.5")),
        ("battle-limit", ("H6.6", "H6.8")),
        ("battle-declare", ("H6.7", "H6.9")),
        ("battle-order", ("H6.11", "H6.12")),
    ),
    "after": (
        ("after-dogs", ("H7.1",)),
        ("after-clear", ("H7.5",)),
        ("after-deal", ("H7.6",)),
        ("after-turn", ("H7.7",)),
    ),
    "last": (
        ("last-begin", ("H9.1", "H9.2", "H9.3")),
        ("last-trade", ("H9.4",)),
        ("last-lay", ("H9.5",)),
        ("last-points", ("H9.6",)),
        ("last-crown", ("H10.1",)),
    ),
}
#: Those of them that are done one after another.
ORDERED: Final = ("battle", "after", "last")
#: What dogs do: its message, when, how many, and its rule.
DOGS: Final = (
    ("fetch", "recruiting", 1, "H4.6"),
    ("loot", "recruiting", DOGS_A_TURN, "H4.7"),
    ("scavenge", "after", 1, "H7.2"),
    ("loot", "after", DOGS_AFTER, "H7.4"),
    ("trade", "last", 1, "H9.4"),
)
#: What is said of hands, after the table of ranks.
HANDS: Final[tuple[Line, ...]] = (
    ("hands-dogs", ("H8.2", "H8.3", "H8.4")),
    ("hands-all", ("H8.5",)),
    ("hands-equal", ("H8.6", "H8.6a")),
)
#: What the engine counts by, for the sentences.
COUNTS: Final = {
    "take": CARDS_TO_TAKE,
    "enter": FEWEST_TO_ENTER,
    "involved": MOST_INVOLVED,
    "uninvolved": MOST_UNINVOLVED,
    "dogs": DOGS_AFTER,
    "filled": FEWEST_RECRUITS,
    "dealt": CARDS_DEALT,
    "trades": DOGS_LAST,
    "soldiers": SOLDIERS_DEALT,
    "recruits": FIRST_RECRUITS,
}


def blocks(sheet: Sheet) -> list[Block]:
    """The aid from setup to the last battle."""

    def steps(part: str) -> Block:
        return sheet.lines(part, STEPS[part], ordered=part in ORDERED)

    return [
        _players(sheet),
        steps("setup"),
        steps("turn"),
        _dogs(sheet),
        steps("peace"),
        steps("battle"),
        steps("after"),
        steps("last"),
        _ranks(sheet),
        sheet.lines("hands", HANDS),
        _battles(sheet),
    ]


def _players(sheet: Sheet) -> Table:
    """Source: H3.1, H3.5."""
    rows = []
    for players, supply in SUPPLIES.items():
        years = Options(players=players).years
        told = (players, supply.highest, supply.dogs, supply.recruits, years)
        rows.append([Cell(text=str(number)) for number in told])
    return sheet.table("players", ("players", "values", "dogs", "recruits", "years"), rows)


def _dogs(sheet: Sheet) -> Table:
    """Source: H4.6-H4.8, H7.1-H7.4, H9.4."""
    say = sheet.say
    rows = [
        [
            Cell(text=say(f"aid-when-{when}")),
            Cell(cards=[face_of(DOG, say, key=f"{name}-{when}-{nth}") for nth in range(dogs)]),
            Cell(text=say(f"aid-{name}")),
            sheet.rule(rule),
        ]
        for name, when, dogs, rule in DOGS
    ]
    note = say("aid-dogs-limit", turn=DOGS_A_TURN, after=DOGS_AFTER, last=DOGS_LAST)
    return sheet.table("dogs", ("when", "spend", "get", "rule"), rows, note=note)


def _ranks(sheet: Sheet) -> Table:
    """Source: H8.1."""
    say = sheet.say
    rows = []
    for rank in sorted(EXAMPLES, reverse=True):
        hand = parse_cards(EXAMPLES[rank])
        cards = [face_of(card, say, key=f"{rank.number}-{nth}") for nth, card in enumerate(hand)]
        rows.append([Cell(text=str(rank.number)), Cell(text=say(rank.message)), Cell(cards=cards)])
    return sheet.table("ranks", ("place", "rank", "example"), rows)


def _battles(sheet: Sheet) -> Table:
    """Source: H2.4, H6.11, H7.6, H9.6, H13.4."""
    rows = [list(_battle(card, sheet.say)) for card in (*printed_battles(), *printed_chevauchees())]
    (last,) = (card for card in printed_battles() if card.number == CASTILLON)
    points = ", ".join(str(place.points) for place in last.places)
    note = sheet.say("aid-battles-note", castillon=last.name, points=points)
    columns = ("battle", "first", "second", "third", "everyone", "initiator")
    return sheet.table("battles", columns, rows, note=note)


def _battle(card: BattleCard, say: Words) -> Iterator[Cell]:
    named = f"aid-side-{card.number}" if card.number in CHEVAUCHEES else "aid-battle-name"
    yield Cell(
        text=say(named, number=card.number, name=card.name, year=str(card.year)),
        standing=card.name_standing,
        standing_text=say(f"standing-word-{card.name_standing}"),
    )
    numbers = [(place.points, place.standing) for place in card.places[:3]]
    if card.number == CASTILLON:
        numbers += [(None, card.places[0].standing)] * 2  # the last battle deals nothing (H9.6)
    else:
        numbers += [(card.deal.everyone, card.deal.standing), (card.deal.initiator, card.deal.standing)]
    for number, standing in numbers:
        text = str(number) if number else "–"
        yield Cell(text=text, standing=standing, standing_text=say(f"standing-word-{standing}"))
