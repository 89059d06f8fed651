"""Questions about setting up and about the round: who can play, who holds what, who deals, what follows. Source: G1-G4.

In a lesson's file; the first two need no ``setting``::

    {"playable": {"two": 2, "five": 5}}                   which of these numbers of players can play?
    {"count": "desertions", "players": 6, "among": [1, 2]}    how many are there? (names: COUNTED)
    {"latest": [4, 8, 12]}                                how many warriors may come before the start card, at most?
    {"phase": true}                                       which phase of the round is this?
    {"next_chancellor": true}                             who deals the next round?
    {"follows": true}                                     what follows this battle, once it is scored?
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field

from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.rounds import RECRUITS_EACH, next_chancellor, start_card_places
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits.gold_und_rum.endings import scored, turned
from havoclab.lessons.kits.gold_und_rum.saying import OWN, spoken
from havoclab.lessons.questions import Ask as Form
from havoclab.lessons.questions import Key, only, which_number, which_seat

Number = Annotated[int, Field(ge=0, le=99)]

#: What there is of something at a table, from its options.
COUNTED: Final[dict[str, Callable[[Options], int]]] = {
    "armies": lambda options: options.players - 1,
    "recruits": lambda options: RECRUITS_EACH * options.players,
    "desertions": lambda options: options.desertions,
    "piles": lambda options: options.piles,
    "goal": lambda options: options.goal,
}
#: The phases of a round, by the kinds of choice in them. Source: G3.1.
PHASES: Final = {
    "recruiting": ("deal", "claim", "last-call", "favourite", "spy"),
    "combat": ("race", "mercenaries", "commando", "airship"),
}
#: What may follow a battle. Source: G7.1, G8.3, G8.4.
FOLLOWS: Final = ("battle", "round", "end")


class PlayableAsk(Form):
    """Which of these numbers of players can play? Source: G1.1.

    The answers' words are the step's messages ``<id>-<answer>``, what is said to a wrong one ``<id>-not-<answer>``.
    """

    playable: Mapping[Key, Number] = Field(min_length=2, max_length=6)

    @property
    def answers(self) -> tuple[str, ...]:
        """The groups."""
        return tuple(self.playable)


class CountAsk(Form):
    """How many are there at a table of so many players? Source: G1.1, G2.2, G3.4, G4.2, G8.4."""

    count: Literal["armies", "recruits", "desertions", "piles", "goal"]
    players: int = Field(ge=4, le=7)
    among: tuple[Number, ...] = Field(min_length=2, max_length=6)


class LatestAsk(Form):
    """How many more warriors may come before the start card shows, at most? Source: G4.1a."""

    latest: tuple[Number, ...] = Field(min_length=2, max_length=6)


class PhaseAsk(Form):
    """Which phase of the round is this? Source: G3.1."""

    phase: Literal[True]


class NextChancellorAsk(Form):
    """Who is chancellor in the next round? Source: G3.2."""

    next_chancellor: Literal[True]


class FollowsAsk(Form):
    """What follows this battle, once it is scored: another, the next round, or the end? Source: G1.2, G8.3."""

    follows: Literal[True]


NoTableAsk: TypeAlias = PlayableAsk | CountAsk
BeginAsk: TypeAlias = LatestAsk | PhaseAsk | NextChancellorAsk | FollowsAsk


def before_the_deal(ask: NoTableAsk, step: Step) -> Asked:
    """A question for which no table is needed.

    Raises:
        ValueError: if the engine finds no answer right, or several.
    """
    if isinstance(ask, CountAsk):
        right = COUNTED[ask.count](Options(players=ask.players))
        only([str(number) for number in ask.among if number == right], "count")
        return which_number(right, ask.among, step.rule)
    playable = only([key for key, players in ask.playable.items() if is_playable(players)], "playable")
    reasons = {key: (step.rule, step.say(f"not-{key}")) for key in ask.playable if key != playable}
    return Asked({key: step.say(key) for key in ask.playable}, playable, reasons)


def at_the_table(ask: BeginAsk, state: State, names: Sequence[str], rule: str, seat: int) -> Asked:
    """A question about the position that is shown.

    Raises:
        ValueError: if the engine finds no answer right, or several.
    """
    if isinstance(ask, LatestAsk):
        right = start_card_places(state.options)[-1] - state.dealt
        only([str(number) for number in ask.latest if number == right], "latest")
        return which_number(right, ask.latest, rule, state, seat)
    if isinstance(ask, PhaseAsk):
        return which_phase(state, seat=seat)
    if isinstance(ask, NextChancellorAsk):
        return who_deals_next(state, names, seat=seat)
    return what_follows(state, rule, seat=seat)


def is_playable(players: int) -> bool:
    """Whether so many can play. Source: G1.1.

    >>> [players for players in range(10) if is_playable(players)]
    [4, 5, 6, 7]
    """
    try:
        Options.read({"players": players})
    except ValueError:
        return False
    return True


def which_phase(state: State, *, seat: int = 0) -> Asked:
    """Which phase of the round is this? Source: G3.1."""
    right = only([phase for phase, kinds in PHASES.items() if state.kind in kinds], "phase")
    reasons = {phase: ("G3.1", spoken(OWN, f"not-in-{phase}")) for phase in PHASES if phase != right}
    return Asked({phase: spoken(OWN, f"phase-{phase}") for phase in PHASES}, right, reasons, state, seat)


def who_deals_next(state: State, names: Sequence[str], *, seat: int = 0) -> Asked:
    """Who is chancellor in the next round? Source: G3.2."""
    cause = spoken(OWN, "office-goes-left", {"name": names[state.chancellor]})
    return which_seat(next_chancellor(state), range(state.seats), "G3.2", cause, state, names=names, seat=seat)


def following(state: State) -> str:
    """What follows the battle of this position, once it is scored. Source: G1.2, G7.1, G8.3.

    >>> from havoclab.lessons.kits.gold_und_rum.model import Setting
    >>> from havoclab.lessons.kits.gold_und_rum.setting import lay_out
    >>> following(lay_out(Setting(armies=("orc-2", "", "", ""), race="orc")))
    'battle'
    """
    after = scored(state)
    if after.is_over:
        return "end"
    return "battle" if after.round == state.round else "round"


def what_follows(state: State, rule: str, *, seat: int = 0) -> Asked:
    """What follows this battle, once it is scored? Source: G1.2, G8.3."""
    right = following(state)
    reasons = {key: (rule, spoken(OWN, f"no-{key}-follows")) for key in FOLLOWS if key != right}
    return Asked({key: spoken(OWN, f"follows-{key}") for key in FOLLOWS}, right, reasons, turned(state), seat)
