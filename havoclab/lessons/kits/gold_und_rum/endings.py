"""How battles and games end: what a battle brings, who wins, and the questions about both. Source: G8.

In a lesson's file, at a ``setting`` in which the last player adds mercenaries::

    {"points": 3, "among": [5, 6, 7]}            how many points does this seat have once the battle is scored?
    {"victory": ["0", "3", "03", "on"]}          who wins the game then? "on": it goes on

All armies are shown, their cards turned. Generators make the same with :func:`points_of` and
:func:`who_wins_the_game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from pydantic import Field

from havoclab.gold_und_rum import State
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import SHARED, Spoken
from havoclab.lessons.kits.gold_und_rum.goals import Seat
from havoclab.lessons.kits.gold_und_rum.saying import OWN, spoken
from havoclab.lessons.kits.gold_und_rum.table import plainest
from havoclab.lessons.questions import Ask as Form
from havoclab.lessons.questions import named, which_number

#: The answer where nobody scores.
NOBODY: Final = "nobody"
#: The answer where the game goes on.
ON: Final = "on"


class PointsAsk(Form):
    """How many points does this seat have once the battle is scored? Source: G8.1, G8.2."""

    points: Seat
    among: tuple[Annotated[int, Field(ge=0, le=99)], ...] = Field(min_length=2, max_length=6)


class VictoryAsk(Form):
    """Who wins the game once the battle is scored, or does it go on? Source: G8.4, G8.5."""

    victory: tuple[Annotated[str, Field(pattern="^(on|[0-6]{1,7})$")], ...] = Field(min_length=2, max_length=6)


EndAsk: TypeAlias = PointsAsk | VictoryAsk


def asked(ask: EndAsk, state: State, names: Sequence[str], rule: str, seat: int) -> Asked:
    """The question that a step's data stand for.

    Raises:
        ValueError: if the right answer is none of those given.
    """
    if isinstance(ask, PointsAsk):
        return points_of(state, ask.points, ask.among, rule, seat=seat)
    return who_wins_the_game(state, ask.victory, names, seat=seat)


# --- the end of a battle ---


def scored(state: State) -> State:
    """The state once this battle is scored, if nobody adds anything any more. Source: G7.4, G8.1, G8.2."""
    after = state.copy()
    while after.battles == state.battles:
        after.apply(plainest(after, after.seat))
    return after


def turned(state: State) -> State:
    """The same battle with all cards turned, to look at: every army and its strength. Source: G7.4."""
    shown = state.copy()
    shown.kind, shown.seat = "airship", shown.chancellor  # nobody flies; at this moment the cards lie open
    return shown


def points_of(state: State, whose: int, among: Sequence[int], rule: str, *, seat: int = 0) -> Asked:
    """How many points does somebody have once the battle is scored? Source: G8.1, G8.2.

    Raises:
        ValueError: if the right number is none of those given.
    """
    right = scored(state).points[whose]
    if right not in among:
        raise ValueError(f"among: {right} is right, which is none of the answers")
    return which_number(right, among, rule, turned(state), seat)


# --- the end of a game ---


def victory(after: State) -> str:
    """Who has won, as an answer: seats, or "on" where the game goes on. Source: G8.4, G8.5, G8.5a."""
    return ON if after.outcome is None else together_key(after.outcome.winners)


def who_wins_the_game(state: State, among: Sequence[str], names: Sequence[str], *, seat: int = 0) -> Asked:
    """Who wins the game once the battle is scored, or does it go on? Source: G8.4, G8.5, G8.5a.

    Raises:
        ValueError: if the right answer is none of those given.
    """
    after = scored(state)
    right = victory(after)
    if right not in among:
        raise ValueError(f"victory: {right} is right, which is none of the answers")
    choices = {key: spoken(OWN, "game-goes-on") if key == ON else together(key, names) for key in among}
    reasons = {key: _why_no_victory(after, key, names) for key in among if key != right}
    return Asked(choices, right, reasons, turned(state), seat)


def _why_no_victory(after: State, key: str, names: Sequence[str]) -> tuple[str, Spoken]:
    goal, most = after.options.goal, max(after.points)
    if key == ON:
        return "G8.4", spoken(OWN, "goal-is-reached", {"goal": goal, "points": most})
    if after.outcome is None:
        return "G8.4", spoken(OWN, "round-not-over" if most >= goal else "goal-not-reached", {"goal": goal})
    seats = [int(place) for place in key]
    fewer = next((place for place in seats if after.points[place] < most), None)
    if fewer is not None:
        slots = {"name": names[fewer], "points": after.points[fewer], "most": most}
        return "G8.4", spoken(OWN, "others-have-more", slots)
    latest = max(after.last_won[place] for place in after.outcome.winners)
    earlier = next((place for place in seats if after.last_won[place] < latest), None)
    if earlier is not None:
        return "G8.5", spoken(OWN, "others-won-later", {"name": names[earlier]})
    return "G8.5a", spoken(OWN, "others-are-equal")


# --- several seats as an answer ---


def together_key(seats: Sequence[int]) -> str:
    """Seats as the id of an answer.

    >>> together_key([2, 0])
    '02'
    """
    return "".join(map(str, sorted(seats)))


def together(key: str, names: Sequence[str]) -> Spoken:
    """Seats that tie, as an answer to pick.

    >>> together("02", ["Anita", "Peter", "Christine"])("en")
    'Anita and Christine together'
    """
    if key == NOBODY:
        return spoken(SHARED, "nobody")
    first, *others = (names[int(seat)] for seat in key)
    if not others:
        return named(first)
    return spoken(SHARED, "together", {"first": ", ".join([first, *others[:-1]]), "last": others[-1]})
