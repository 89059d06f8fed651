"""The options of a table as entries of a form. Source: H3.5, H6.1, H11, H13."""

from __future__ import annotations

from typing import Final

from havoclab.core.words import Words
from havoclab.stage.scene import FormField, Option
from havoclab.stage.setup.choices import MOST_SEATS, MOST_SEED, TableChoices
from havoclab.stage.setup.fields import Fields

#: The switches: field, rule, the most players it is for, and the switch that must be on before it means anything.
TOGGLES: Final = (
    ("faster_card", "H3.5a", 4, ""),
    ("second_place", "H11.1", 3, ""),
    ("best_subset", "H8.5d", MOST_SEATS, ""),
    ("fetch_when_full", "H4.9a", MOST_SEATS, ""),
    ("winner_turns", "H5.5a", MOST_SEATS, ""),
    ("equal_share", "H6.12", MOST_SEATS, ""),
    ("john_of_gaunt", "H13.1", MOST_SEATS, ""),
    ("extra_chevauchees", "H13.10", MOST_SEATS, "john_of_gaunt"),
)
#: What can be set here.
NAMES: Final = ("battle_order", *(name for name, *_ in TOGGLES))


def switches(choices: TableChoices, fields: Fields) -> list[FormField]:
    """The order of the battles, and every switch that means something at this table."""
    say = fields.say
    orders = [Option(value=order, label=say(f"order-{order}")) for order in ("number", "random", "winner")]
    order = say("option-battle-order")
    shown = [fields.field("battle_order", order, "choice", choices.battle_order, options=orders, rule="H6.1")]
    for name, rule, most, needed in TOGGLES:
        if choices.players > most or (needed and not getattr(choices, needed)):
            continue
        value = "true" if getattr(choices, name) else "false"
        label, help_ = say_switch(name, say), say(f"option-{name.replace('_', '-')}-help")
        shown.append(fields.field(name, label, "toggle", value, help=help_, rule=rule))
    return shown


def say_switch(name: str, say: Words) -> str:
    """What a switch is called."""
    return say(f"option-{name.replace('_', '-')}")


def seed_field(seed: int | None, fields: Fields) -> FormField:
    """The number of the deal; empty means any."""
    say = fields.say
    return fields.field(
        "seed",
        say("option-seed"),
        "number",
        "" if seed is None else seed,
        help=say("option-seed-help"),
        placeholder=say("option-seed-any"),
        minimum=0,
        maximum=MOST_SEED,
    )
