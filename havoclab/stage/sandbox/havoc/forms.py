"""The forms beside the table that is being set up: where to begin, whose choice, players, battles, files and links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from havoclab.core.words import Words
from havoclab.havoc import State
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.position import FIGHTING, JOHNS_SEAT, KINDS, OUT, PASSED, UNASKED
from havoclab.havoc.soundness import MOST_POINTS
from havoclab.stage.sandbox.forms import one_of, read_number
from havoclab.stage.sandbox.havoc.facts import (
    AFTER_BATTLE,
    IN_BATTLE,
    LAYING,
    PEACE,
    TO_COME,
    arrange,
    choose,
    fate,
    set_fate,
    set_order,
)
from havoclab.stage.sandbox.havoc.gaunt import PARTS, give_part, part_of, replaced_by_chevauchees, seat_of, side_of
from havoclab.stage.sandbox.havoc.presets import example_moments
from havoclab.stage.scene import Button, Buttons, Cell, Form, FormField, Option, Table
from havoclab.stage.setup import Setup

#: Kinds of choice that can be set by hand; a game that is over is not.
CHOSEN: Final = tuple(kind for kind in KINDS if kind != "over")
_ROLES: Final = {UNASKED: "unasked", FIGHTING: "fighting", PASSED: "passed", OUT: "out"}


class Facts:
    """The form fields for everything but cards, and what they change."""

    def __init__(self, state: State, names: Sequence[str], errors: Mapping[str, str], say: Words) -> None:
        self._state, self._names, self._errors, self._say = state, names, errors, say

    # --- fields ---

    def _field(self, name: str, label: str, kind: str, value: object, **more: Any) -> FormField:
        return FormField(
            id=name,
            label=label,
            kind=kind,  # type: ignore[arg-type]  # checked by the model
            value=str(value),
            intent={"do": "fact", "field": name},
            error=self._errors.get(name, ""),
            **more,
        )

    def _toggle(self, name: str, *, on: bool, rule: str) -> FormField:
        return self._field(name, self._say(f"fact-{name}"), "toggle", "true" if on else "false", rule=rule)

    def _number(self, name: str, label: str, value: int, most: int, rule: str = "") -> FormField:
        return self._field(name, label, "number", value, minimum=0, maximum=most, rule=rule)

    def _seat(self, name: str, value: int, rule: str) -> FormField:
        options = [Option(value=str(seat), label=other) for seat, other in enumerate(self._names)]
        if name == "winner" and self._state.john_fights:
            options.append(Option(value=str(JOHNS_SEAT), label=self._say("card-john")))
        return self._field(name, self._say(f"fact-{name}"), "menu", value, options=options, rule=rule)

    def choice_fields(self) -> list[FormField]:
        """Whose choice it is, which, and how far it has come."""
        state, say = self._state, self._say
        kinds = [*CHOSEN, *(["over"] if state.kind not in CHOSEN else [])]
        options = [Option(value=kind, label=say(f"kind-{kind}")) for kind in kinds]
        kind = state.kind if state.kind in kinds else "over"
        fields = [
            self._seat("seat", state.seat, "H4.1"),
            self._field("kind", say("fact-kind"), "menu", kind, options=options, rule=KINDS[kind]),
        ]
        if kind == "recruit":
            counts = [Option(value=str(count), label=str(count)) for count in range(3)]
            fields += [
                self._field("taken", say("fact-taken"), "choice", state.taken, options=counts, rule="H4.2"),
                self._toggle("took_recruit", on=state.took_recruit, rule="H4.3"),
            ]
        if kind in ("recruit", "dogs", "last-dogs"):
            counts = [Option(value=str(count), label=str(count)) for count in range(3)]
            rule = {"recruit": "H4.8", "dogs": "H7.1", "last-dogs": "H9.4"}[kind]
            fields.append(
                self._field("dogs_used", say("fact-dogs_used"), "choice", state.dogs_used, options=counts, rule=rule)
            )
        if kind in IN_BATTLE and not state.john_fights:
            fields.append(self._seat("initiator", max(state.initiator, 0), "H6.2"))
        if kind in LAYING:
            fields.append(self._number("laid_now", say("fact-laid_now"), state.laid_now, 8, "H6.4"))
        if kind in AFTER_BATTLE:
            fields.append(self._seat("winner", max(state.winner, 0), "H6.11"))
        return fields

    def peace_form(self) -> Form:
        """The Havoc/Peace card. Source: H5."""
        state, say = self._state, self._say
        numbers = [Option(value="0", label=say("peace-unturned"))]
        most = max(state.options.years, state.peace)
        numbers += [Option(value=str(year), label=str(year)) for year in range(1, most + 1)]
        keeper = [] if state.john_keeps_peace else [self._seat("peacekeeper", state.peacekeeper, "H3.4")]
        fields = [
            *keeper,
            self._field("peace", say("fact-peace"), "choice", state.peace, options=numbers, rule="H5.1"),
            self._toggle("turned", on=state.turned, rule="H5.5"),
        ]
        if state.exempt or state.players > 4:
            fields.append(self._toggle("exempt", on=state.exempt, rule="H5.2"))
        return Form(area="bottom", id="peace", title=say("peace-form-title"), fields=fields)

    def john_forms(self) -> list[Form]:
        """Where John of Gaunt is, where the game has him. Source: H13."""
        state, say = self._state, self._say
        if not state.options.has_john:
            return []
        part = part_of(state)
        parts = [Option(value=name, label=say(f"johns-part-{name}")) for name in PARTS]
        fields = [self._field("johns-part", say("fact-johns-part"), "menu", part, options=parts, rule="H13.3")]
        if part != "pile":
            seats = [Option(value=str(seat), label=name) for seat, name in enumerate(self._names)]
            label = say("fact-john-winner" if part == "gone" else "fact-john-beside")
            fields.append(self._field("johns-seat", label, "menu", seat_of(state), options=seats, rule="H13.2"))
        if part in ("fights", "keeps", "gone"):
            sides = [Option(value=str(side), label=state.options.battle(side).name) for side in CHEVAUCHEES]
            replaced = replaced_by_chevauchees(state)
            help_ = say("fact-john-instead", battle=state.options.battle(replaced).name) if replaced else ""
            label = say("fact-johns-side")
            fields.append(
                self._field("johns-side", label, "choice", side_of(state), options=sides, help=help_, rule="H13.4")
            )
        return [Form(area="bottom", id="john-form", title=say("card-john"), fields=fields)]

    def battles_form(self) -> Form:
        """What became of each battle, and which come next. Source: H2.3, H6.1."""
        state, say = self._state, self._say
        fates = [Option(value=str(TO_COME), label=say("fate-to-come"))]
        fates += [Option(value=str(seat), label=say("fate-won", name=name)) for seat, name in enumerate(self._names)]
        fates.append(Option(value=str(PEACE), label=say("fate-peace")))
        fields = []
        replaced = replaced_by_chevauchees(state)
        for battle in (number for number in range(1, CASTILLON) if number != replaced):
            label = say("fate-label", number=battle, battle=state.options.battle(battle).name)
            fields.append(self._field(f"fate-{battle}", label, "menu", fate(state, battle), options=fates))
        order = " ".join(str(battle) for battle in state.order if battle not in CHEVAUCHEES)
        fields.append(self._field("order", say("fact-order"), "text", order, help=say("fact-order-help"), rule="H6.1"))
        return Form(area="bottom", id="battles-form", title=say("battles-form-title"), fields=fields)

    def seats_table(self, setup: Setup) -> Table:
        """Who sits where, with points, battle cards and part in the battle."""
        state, say = self._state, self._say
        columns = [say("column-name"), say("column-kind"), say("column-points"), say("column-cards")]
        fight = state.kind in IN_BATTLE
        if fight:
            columns += [say("column-part"), say("column-dogs-out")]
        rows = []
        for seat, name in enumerate(self._names):
            row = setup.seat_cells(seat, say)
            points, won = say("fact-points", name=name), say("fact-won", name=name)
            row.append(Cell(field=self._number(f"points-{seat}", points, state.points[seat], MOST_POINTS)))
            row.append(Cell(field=self._number(f"won-{seat}", won, state.cards_won[seat], CASTILLON)))
            if fight:
                row += [Cell(field=self._part(seat, name)), Cell(field=self._dogs_out(seat, name))]
            rows.append(row)
        return Table(area="bottom", id="seats-form", title=say("setup-seats"), columns=columns, rows=rows)

    def _part(self, seat: int, name: str) -> FormField:
        say, label = self._say, self._say("fact-role", name=name)
        options = [Option(value=str(role), label=say(f"part-{word}")) for role, word in _ROLES.items()]
        return self._field(f"role-{seat}", label, "menu", self._state.roles[seat], options=options)

    def _dogs_out(self, seat: int, name: str) -> FormField:
        say, label = self._say, self._say("fact-uninvolved", name=name)
        options = [Option(value="-1", label=say("dogs-not-declared"))]
        options += [Option(value=str(dogs), label=str(dogs)) for dogs in range(3)]
        return self._field(f"uninvolved-{seat}", label, "menu", self._state.uninvolved[seat], options=options)

    # --- changes ---

    def set(self, name: str, value: object) -> None:
        """Take over what was chosen or typed in.

        Raises:
            ValueError: naming the field, what is wrong and what is allowed.
        """
        state, text = self._state, str(value).strip()
        kind, _, rest = name.partition("-")
        if name == "kind":
            if text != state.kind:
                choose(state, one_of(name, text, CHOSEN))
        elif name == "order":
            set_order(state, text)
        elif kind == "johns" and state.options.has_john:
            self._set_john(rest, text)
        elif name in _TOGGLES:
            setattr(state, name, text in ("true", "True", "1"))
        elif name in _SEATS:
            most = JOHNS_SEAT if name == "winner" and state.john_fights else state.players - 1
            setattr(state, name, read_number(name, text, 0, most))
            if name != "winner" and name != "peacekeeper":
                arrange(state)
        elif name in _FIGURES:
            setattr(state, name, read_number(name, text, 0, _FIGURES[name]))
        elif kind == "fate" and rest in _BATTLES:
            set_fate(state, int(rest), read_number(name, text, TO_COME, state.players - 1))
        elif kind in _BY_SEAT and rest.isdecimal() and int(rest) < state.players:
            field, least, most = _BY_SEAT[kind]
            getattr(state, field)[int(rest)] = read_number(name, text, least, most)
        else:
            raise ValueError(f"field: {name[:24]!r} is not in this form")

    def _set_john(self, name: str, text: str) -> None:
        """What John of Gaunt does, beside whom, or for which side he has fought."""
        state = self._state
        part, seat, side = part_of(state), seat_of(state), side_of(state)
        if name == "part":
            part = one_of("johns-part", text, PARTS)
        elif name == "seat":
            seat = read_number("johns-seat", text, 0, state.players - 1)
        else:
            side = int(one_of("johns-side", text, tuple(map(str, CHEVAUCHEES))))
        give_part(state, part, seat, side)
        if part == "fights" and state.kind not in IN_BATTLE:
            choose(state, "join")
        arrange(state)


_TOGGLES: Final = ("took_recruit", "turned", "exempt")
_SEATS: Final = ("seat", "initiator", "winner", "peacekeeper")
_FIGURES: Final = {"taken": 2, "dogs_used": 2, "laid_now": 8, "peace": 3}
_BATTLES: Final = tuple(str(battle) for battle in range(1, CASTILLON))
_BY_SEAT: Final = {
    "points": ("points", 0, MOST_POINTS),
    "won": ("cards_won", 0, CASTILLON),
    "role": ("roles", UNASKED, OUT),
    "uninvolved": ("uninvolved", -1, 2),
}


def moment_field(moment: int, error: str, say: Words) -> FormField:
    """Which moment of the worked example. Source: H12."""
    most = example_moments()
    return FormField(
        id="moment",
        label=say("preset-moment", most=most),
        kind="number",
        value=str(moment),
        minimum=0,
        maximum=most,
        error=error,
        intent={"do": "moment"},
    )


def points_button(say: Words) -> Buttons:
    """Add up what the battles that are gone have earned everybody."""
    button = Button(id="count-points", label=say("count-points"), intent={"do": "count-points"}, symbol="crown")
    return Buttons(area="bottom", id="battle-tools", buttons=[button])
