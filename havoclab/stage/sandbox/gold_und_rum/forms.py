"""The form fields for everything but warriors: whose choice, who holds what, the battles; and what they change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from havoclab.core.words import Words
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import RACES, WARRIORS
from havoclab.stage.sandbox.forms import one_of, read_number
from havoclab.stage.sandbox.gold_und_rum.facts import (
    CHOSEN,
    FIGHTING,
    RECRUITING,
    choose,
    give_to_fitting_seat,
    send_race,
)
from havoclab.stage.scene import Cell, Form, FormField, Option, Table
from havoclab.stage.setup.gold_und_rum import Setup

#: Most points, and rounds, that a position takes.
MOST_POINTS: Final = 99
MOST_ROUNDS: Final = 9999
#: How many spies there are. Source: G2.1.
_SPIES: Final = 4


class Facts:
    """The form fields, and what they change."""

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

    def _number(self, name: str, label: str, value: int, most: int, rule: str, least: int = 0) -> FormField:
        return self._field(name, label, "number", value, minimum=least, maximum=most, rule=rule)

    def _seat(self, name: str, value: int, rule: str, *, nobody: bool = False) -> FormField:
        options = [Option(value="-1", label=self._say("nobody-yet"))] if nobody else []
        options += [Option(value=str(seat), label=other) for seat, other in enumerate(self._names)]
        return self._field(name, self._say(f"fact-{name}"), "menu", value, options=options, rule=rule)

    def choice_fields(self) -> list[FormField]:
        """Who is chancellor, whose choice it is, and which."""
        state, say = self._state, self._say
        kinds = [kind for kind in CHOSEN if kind != "claim" or state.options.step_mode]
        kinds += [state.kind] if state.kind not in kinds else []
        options = [Option(value=kind, label=say(f"kind-{kind}")) for kind in kinds]
        fields = [
            self._seat("chancellor", state.chancellor, "G3.2"),
            self._field(
                "kind", say("fact-kind"), "menu", state.kind, options=options, rule=KINDS_OF_CHOICE.get(state.kind, "")
            ),
            self._seat("seat", state.seat, "G3.1"),
        ]
        if state.kind not in (*RECRUITING, "favourite"):
            fields.append(self._seat("favourite", state.favourite, "G5.1", nobody=True))
        if state.kind == "spy":
            numbers = [Option(value=str(number), label=str(number)) for number in range(1, _SPIES + 1)]
            fields.append(
                self._field("spy", say("fact-spy"), "choice", max(1, state.spy), options=numbers, rule="G6.1")
            )
        if state.kind in FIGHTING:
            races = [Option(value=str(race), label=say(f"race-{name}")) for race, name in enumerate(RACES)]
            fields.append(self._field("race", say("fact-race"), "menu", state.race, options=races, rule="G7.1"))
        return fields

    def seats_table(self, setup: Setup) -> Table:
        """Who sits where, with points and the cards in hand that can be laid. Source: G3.4, G8.1."""
        state, say = self._state, self._say
        names = ("name", "kind", "points", "last-won", "recruits", "desertions")
        rows = []
        for seat, name in enumerate(self._names):
            points = self._number(f"points-{seat}", say("fact-points", name=name), state.points[seat], MOST_POINTS, "")
            label = say("fact-last-won", name=name)
            last_won = self._number(f"last_won-{seat}", label, state.last_won[seat], state.battles, "")
            recruits = self._in_hand("recruits", seat, state.recruits[seat], RECRUITS_EACH)
            desertions = self._in_hand("desertions", seat, state.desertions[seat], RECRUITS_EACH)
            rows.append(
                [*setup.seat_cells(seat, say), *(Cell(field=one) for one in (points, last_won, recruits, desertions))]
            )
        columns = [say(f"column-{name}") for name in names]
        note = say("last-won-note", battles=state.battles)
        return Table(area="bottom", id="seats-form", title=say("setup-seats"), columns=columns, rows=rows, note=note)

    def _in_hand(self, name: str, seat: int, value: int, most: int) -> FormField:
        counts = [Option(value=str(count), label=str(count)) for count in range(most + 1)]
        label = self._say(f"fact-{name}", name=self._names[seat])
        return self._field(f"{name}-{seat}", label, "menu", value, options=counts)

    def round_form(self) -> Form:
        """The round: its number, the battles before, the start card, who has laid or passed. Source: G3, G4.1, G8.5."""
        state, say = self._state, self._say
        fields = [
            self._number("round", say("fact-round"), state.round, MOST_ROUNDS, "G3.1", 1),
            self._number("battles", say("fact-battles"), state.battles, MOST_ROUNDS, "G8.5"),
            self._number("start_after", say("fact-start-after"), state.start_after, WARRIORS, "G4.1"),
        ]
        for seat in state.others():
            if state.kind == "last-call":
                fields.append(self._toggle("passed", f"{seat}", seat, on=state.passed[seat], rule="G4.8"))
            elif state.kind in RECRUITING:
                on = state.claimed[seat] >= state.dealt
                fields.append(self._toggle("claimed", f"{seat}", seat, on=on, rule="G4.7a"))
        return Form(area="bottom", id="round-form", title=say("round-form-title"), fields=fields)

    def _toggle(self, name: str, which: str, seat: int, *, on: bool, rule: str = "", **slots: int) -> FormField:
        label = self._say(f"fact-{name}", name=self._names[seat], **slots)
        return self._field(f"{name}-{which}", label, "toggle", "true" if on else "false", rule=rule)

    def battles_table(self) -> list[Table]:
        """The battles of the round that are over: which race fought, and whose armies won. Source: G7.1, G8.1."""
        state, say = self._state, self._say
        if state.kind != "race" and state.kind not in FIGHTING:
            return []
        rows = []
        for place in range(len(RACES) - 1):
            row = [Cell(text=say("battle-number", battle=place + 1)), Cell(field=self._fought(place))]
            won = state.won[place] if place < len(state.won) else []
            for seat in state.others():
                toggle = self._toggle("won", f"{place}-{seat}", seat, on=seat in won, battle=place + 1)
                row.append(Cell(field=toggle) if place < len(state.fought) else Cell())
            rows.append(row)
        won_by = [say("column-won-by", name=self._names[seat]) for seat in state.others()]
        columns = [say("column-battle"), say("column-race"), *won_by]
        return [Table(area="bottom", id="battles-form", title=say("battles-form-title"), columns=columns, rows=rows)]

    def _fought(self, place: int) -> FormField:
        """Which race fought in this battle; none: it is still to come."""
        state, say = self._state, self._say
        options = [Option(value="-1", label=say("battle-to-come"))]
        options += [Option(value=str(race), label=say(f"race-{name}")) for race, name in enumerate(RACES)]
        value = state.fought[place] if place < len(state.fought) else -1
        label = say("fact-fought", battle=place + 1)
        return self._field(f"fought-{place}", label, "menu", value, options=options)

    # --- changes ---

    def set(self, name: str, value: object) -> None:
        """Take over what was chosen or typed in.

        Raises:
            ValueError: naming the field, what is wrong and what is allowed.
        """
        state, text = self._state, str(value).strip()
        last = state.players - 1
        if name == "kind":
            if text != state.kind:
                choose(state, one_of(name, text, CHOSEN if state.options.step_mode else (CHOSEN[0], *CHOSEN[2:])))
        elif name == "chancellor":
            _make_chancellor(state, read_number(name, text, 0, last))
        elif name in ("seat", "favourite"):
            setattr(state, name, read_number(name, text, -1 if name == "favourite" else 0, last))
        elif name == "spy":
            state.spy = read_number(name, text, 1, _SPIES)
            give_to_fitting_seat(state)
        elif name == "race":
            _name_race(state, read_number(name, text, 0, len(RACES) - 1))
        elif name in _FIGURES:
            setattr(state, name, read_number(name, text, *_FIGURES[name]))
            state.started = state.dealt > state.start_after
            state.last_won = [min(battle, state.battles) for battle in state.last_won]
        else:
            self._set_one(name, text)

    def _set_one(self, name: str, text: str) -> None:
        """What there is of each seat, each battle, or each seat in each battle."""
        state = self._state
        kind, *numbers = name.split("-")
        which = [int(number) for number in numbers if number in _NUMBERS]
        on = text in ("true", "True", "1")
        match kind, which:
            case ("fought", [place]) if place < len(RACES) - 1:
                _let_fight(state, place, read_number(name, text, -1, len(RACES) - 1))
            case ("won", [place, seat]) if place < len(state.fought) and seat in state.others():
                _let_win(state, place, seat, wins=on)
            case ("last_won", [seat]) if seat < state.players:
                state.last_won[seat] = read_number(name, text, 0, state.battles)
            case ("passed", [seat]) if seat < state.players:
                state.passed[seat] = on
            case ("claimed", [seat]) if seat < state.players:
                state.claimed[seat] = state.dealt if on else -1
            case (_, [seat]) if kind in _BY_SEAT and seat < state.players:
                getattr(state, kind)[seat] = read_number(name, text, 0, _BY_SEAT[kind])
            case _:
                raise ValueError(f"field: {name[:24]!r} is not in this form")


#: Seats and battles, as they stand in the names of fields.
_NUMBERS: Final = "0123456"
_FIGURES: Final = {"round": (1, MOST_ROUNDS), "battles": (0, MOST_ROUNDS), "start_after": (0, WARRIORS)}
_BY_SEAT: Final = {"points": MOST_POINTS, "recruits": RECRUITS_EACH, "desertions": RECRUITS_EACH}


def _make_chancellor(state: State, seat: int) -> None:
    """The office goes over, and with it an empty hand; who had it holds the cards of the others. Source: G3.3, G3.4."""
    before = state.chancellor
    if seat == before:
        return
    held: tuple[list[Any], ...] = (state.recruits, state.desertions, state.armies, state.sent, state.stolen)
    for cards in held:
        cards[before], cards[seat] = cards[seat], cards[before]
    state.chancellor = seat
    give_to_fitting_seat(state)


def _name_race(state: State, race: int) -> None:
    """Another race fights: its warriors go, and those of the one before come home. Source: G7.1."""
    state.race = race
    send_race(state)


def _let_win(state: State, place: int, seat: int, *, wins: bool) -> None:
    """This player's army won that battle of the round, or did not. Source: G8.1."""
    state.won += [[] for _ in range(place + 1 - len(state.won))]
    others = [winner for winner in state.won[place] if winner != seat]
    state.won[place] = sorted([*others, seat]) if wins else others


def _let_fight(state: State, place: int, race: int) -> None:
    """In this battle that race fought; none: the battle is still to come, and so are those after it. Source: G7.1."""
    before = state.fought[:place]
    state.fought = before if race < 0 else [*before, race, *state.fought[place + 1 :]]
    state.won = state.won[: len(state.fought)]
