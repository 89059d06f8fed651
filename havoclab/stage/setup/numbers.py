"""What the owner's copy of a battle card says: the table to type it in, and what typing changes. Source: H2.4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from havoclab.core.words import Words
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES, BattleCard, CardDeal, NumberStanding, Place
from havoclab.havoc.options import Options
from havoclab.stage.scene import Block, Button, Buttons, Cell, Table
from havoclab.stage.setup.choices import TableChoices
from havoclab.stage.setup.fields import Fields


def set_number(choices: TableChoices, kind: str, rest: Sequence[str], value: Any) -> None:
    """Take over a number ("points", "deal") or a name ("battle") from the owner's copy of a battle card.

    Args:
        choices: what is changed.
        kind: what stands on the card.
        rest: the number of the battle, then the place or who is dealt to.
        value: what was typed.

    Raises:
        ValueError: if there is no such card or place, or the value does not fit.
    """
    numbers = [int(part) for part in rest if part.isdigit()]
    if not numbers or numbers[0] not in (*range(1, CASTILLON + 1), *CHEVAUCHEES):
        raise ValueError("field: there is no such battle card")
    number = numbers[0]
    card = choices.options().battle(number)
    data = card.model_dump(mode="json")
    if kind == "points":
        place = numbers[1] if len(numbers) > 1 else 0
        if not 1 <= place <= len(card.places):
            raise ValueError("field: this battle card has no such place")
        points = None if str(value).strip() in ("", "-", "–") else value
        data["places"][place - 1] = {"points": points, "standing": "own"}
    elif kind == "deal":
        if list(rest[1:]) not in (["everyone"], ["initiator"]):
            raise ValueError("field: cards are dealt to everyone and to the initiator")
        data["deal"] = data["deal"] | {rest[1]: value, "standing": "own"}
    else:
        data |= {"name": str(value).strip(), "name_standing": "own"}
    changed = BattleCard.model_validate(data)
    there = "own_chevauchees" if number in CHEVAUCHEES else "own_battles"
    others = [own for own in getattr(choices, there) if own.number != number]
    setattr(choices, there, sorted([*others, changed], key=lambda own: own.number))


def number_blocks(choices: TableChoices, fields: Fields) -> list[Block]:
    """The table of all battle cards, and where something was typed in, the way back to our numbers."""
    table = number_table(choices, fields)
    if not (choices.own_battles or choices.own_chevauchees):
        return [table]
    forget = Button(
        id="forget-numbers",
        label=fields.say("setup-forget-numbers"),
        intent={"do": "forget-numbers"},
        symbol="undo",
    )
    return [table, Buttons(area="main", id="numbers-actions", buttons=[forget])]


def number_table(choices: TableChoices, fields: Fields, *, rename: bool = True) -> Table:
    """The table of all battle cards.

    Args:
        choices: the table that they are for.
        fields: makes its entries.
        rename: whether the battles' names can be changed too.
    """
    say = fields.say
    columns = [
        say("column-battle"),
        *(say("place-title-short", place=place) for place in (1, 2, 3)),
        say("column-everyone"),
        say("column-initiator"),
    ]
    numbers = [*range(1, CASTILLON + 1), *(CHEVAUCHEES if choices.john_of_gaunt else ())]
    rows = [_row(choices, number, fields, rename=rename) for number in numbers]
    return Table(
        area="main",
        id="setup-numbers",
        title=say("setup-numbers"),
        columns=columns,
        rows=rows,
        note=say("setup-numbers-note"),
        folded=True,
    )


def _row(choices: TableChoices, number: int, fields: Fields, *, rename: bool) -> list[Cell]:
    say = fields.say
    card, printed = choices.options().battle(number), Options().battle(number)
    row = [Cell(text=card.name)]
    if rename:
        name = fields.field(f"battle-{number}", say("cell-name", number=number), "text", card.name)
        row = [Cell(field=name, **_whose(card.name_standing, say), text=str(card.year))]
    for place in range(3):
        where: Place = card.places[place] if place < len(card.places) else Place()
        label = say("cell-points", battle=printed.name, place=place + 1)
        value = "" if where.points is None else where.points
        field = fields.field(f"points-{number}-{place + 1}", label, "number", value, minimum=0, maximum=99)
        row.append(Cell(field=field, **_whose(where.standing, say)))
    if number == CASTILLON:
        return [*row, Cell(text="–"), Cell(text="–")]
    deal: CardDeal = card.deal
    for who, dealt in (("everyone", deal.everyone), ("initiator", deal.initiator)):
        label = say(f"cell-deal-{who}", battle=printed.name)
        field = fields.field(f"deal-{number}-{who}", label, "number", dealt, minimum=0, maximum=9)
        row.append(Cell(field=field, **_whose(deal.standing, say)))
    return row


def _whose(standing: NumberStanding, say: Words) -> dict[str, Any]:
    """Whose word a number is, for its cell."""
    return {"standing": standing, "standing_text": say(f"standing-word-{standing}")}
