"""Changed numbers of battle cards: typed in for a table of the laboratory, told in sentences. Source: H2.4, H13.4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from havoclab.core.words import Words
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES, BattleCard
from havoclab.havoc.options import Options
from havoclab.stage.scene import Table
from havoclab.stage.setup.choices import TableChoices
from havoclab.stage.setup.fields import Fields
from havoclab.stage.setup.numbers import number_table, set_number


class BattleNumbers:
    """What the battle cards pay and deal; see :class:`havoclab.stage.lab.games.CardNumbers`.

    >>> choices = TableChoices()
    >>> BATTLE_NUMBERS.take(choices, "points", ["1", "1"], "20")
    >>> choices.options().battle(1).places[0].points
    20
    >>> BATTLE_NUMBERS.take(choices, "points", ["1", "1"], "5")
    >>> choices.own_battles
    []
    """

    names = ("own_battles", "own_chevauchees")
    kinds = ("points", "deal")

    def take(self, choices: TableChoices, kind: str, rest: Sequence[str], value: Any) -> None:
        """Take over a number that was typed; a card that says what is printed is not kept as changed.

        Args:
            choices: the table.
            kind: "points" or "deal".
            rest: the number of the battle, then the place or who is dealt to.
            value: what was typed.

        Raises:
            ValueError: if there is no such card or place, or the value does not fit.
        """
        set_number(choices, kind, rest, value)
        printed = Options()
        for name in self.names:
            kept = [card for card in getattr(choices, name) if _numbers(card) != _numbers(printed.battle(card.number))]
            setattr(choices, name, kept)

    def table(self, choices: TableChoices, fields: Fields) -> Table:
        """The entries in which they are typed."""
        return number_table(choices, fields, rename=False)

    def say(self, usual: Options, other: Options, say: Words) -> Iterator[str]:
        """What the battle cards of one table say otherwise than those of another, each number in a sentence."""
        for number in (*range(1, CASTILLON + 1), *CHEVAUCHEES):
            before, now = usual.battle(number), other.battle(number)
            name = usual.battle(number).name
            for place, (was, is_) in enumerate(zip(before.places, now.places, strict=True), 1):
                if was.points != is_.points:
                    message = "lab-place-pays" if is_.points is not None else "lab-place-gone"
                    yield say(message, battle=name, place=place, points=is_.points or 0)
            for who in ("everyone", "initiator"):
                dealt = getattr(now.deal, who)
                if dealt != getattr(before.deal, who):
                    yield say(f"lab-deal-{who}", battle=name, cards=dealt)


def _numbers(card: BattleCard) -> tuple[list[int | None], int, int]:
    """What counts in play."""
    return [place.points for place in card.places], card.deal.everyone, card.deal.initiator


BATTLE_NUMBERS: Final = BattleNumbers()
