"""Gold und Rum's own questions, beside those of every game (:mod:`havoclab.lessons.questions`).

In a lesson's file the question of a step stands under ``ask``, at a ``setting``::

    {"owner": 3}                                              whose is pile 3, as it lies?
    {"left": 3, "among": ["orc-6", "orc-6 goblin", ""]}       which warriors are left in it?
    {"gets": "orc-6", "pile": 3}                              who gets this warrior of pile 3?
    {"strength": 1, "among": [8, 16, 26]}                     how strong is this seat's army in the battle?
    {"wins": ["0", "2", "02", "nobody"]}                      who scores, if nobody adds anything any more?
    {"lies": 2, "pile": 3, "among": ["goblin", "orc-2"]}      which warrior lies at this place (1: the lowest)?
    {"bet": "orc-leader goblin", "bands": [0, 5, 20, 100]}    how likely is it that the next warrior is one of these?

What a battle brings and who wins the game is asked by the forms of ``endings.py``, how a round is set up and goes on
by those of ``beginnings.py``.

The first three show the pile with the answer; with ``"open": true`` it lies there card by card from the beginning.
Generators make the same with :func:`whose_pile`, :func:`what_is_left`, :func:`who_gets`, :func:`how_strong`,
:func:`who_wins`, :func:`what_lies` and :func:`what_comes`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

from pydantic import Field, model_validator

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.combat import strength_of
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.warriors import RECRUIT, listed
from havoclab.lessons import bets, questions
from havoclab.lessons.asked import Asked, Row
from havoclab.lessons.attempt import SHARED, Spoken, Step
from havoclab.lessons.kits.gold_und_rum import beginnings, endings
from havoclab.lessons.kits.gold_und_rum.beginnings import BeginAsk, NoTableAsk
from havoclab.lessons.kits.gold_und_rum.endings import NOBODY, EndAsk, together
from havoclab.lessons.kits.gold_und_rum.goals import CardTexts, Goal, PileNumber, Seat
from havoclab.lessons.kits.gold_und_rum.saying import OWN, parse_cards, said_cards, spoken
from havoclab.lessons.questions import Ask as Form
from havoclab.lessons.questions import Key, MayAsk, MayNotAsk, named, only, which_number


class HappensAsk(questions.HappensAsk):
    """What happens after an action? Each answer is a goal, and exactly one of them is reached."""

    happens: Mapping[Key, Goal] = Field(min_length=2, max_length=6)


class PileForm(Form):
    """A question about one pile, which lies ``open`` card by card, or is shown with the answer."""

    open: bool = False


class OwnerAsk(PileForm):
    """Whose is this pile, as it lies? Source: G5.3."""

    owner: PileNumber


class GetsAsk(PileForm):
    """Who gets this warrior, of which one lies in the pile? Source: G5.3, G5.5."""

    gets: CardTexts
    pile: PileNumber


class LeftAsk(PileForm):
    """Which warriors are left in this pile? Source: G5.2."""

    left: PileNumber
    among: tuple[CardTexts, ...] = Field(min_length=2, max_length=6)


class StrengthAsk(Form):
    """How strong is this seat's army in the battle, as it lies? Source: G7.4-G7.6."""

    strength: Seat
    among: tuple[Annotated[int, Field(ge=0, le=300)], ...] = Field(min_length=2, max_length=6)


class WinsAsk(Form):
    """Who scores, if nobody adds anything any more? Seats that tie stand together, as in "02". Source: G8.1."""

    wins: tuple[Annotated[str, Field(pattern="^(nobody|[0-6]{1,6})$")], ...] = Field(min_length=2, max_length=6)


class LiesAsk(Form):
    """Which warrior lies at this place of a pile? 1 is the lowest; recruit and desertion cards are not counted."""

    lies: int = Field(ge=1, le=9)
    pile: PileNumber
    among: tuple[CardTexts, ...] = Field(min_length=2, max_length=6)


class BetAsk(Form):
    """How likely is it that the next warrior is one of these? Source: G4.2."""

    bet: CardTexts
    bands: tuple[Annotated[int, Field(ge=0, le=100)], ...] = Field(min_length=3, max_length=7)

    @model_validator(mode="after")
    def _whole(self) -> BetAsk:
        if list(self.bands) != sorted(set(self.bands)) or (self.bands[0], self.bands[-1]) != (0, 100):
            raise ValueError("bands: rising percents from 0 to 100 are needed")
        return self


Ask: TypeAlias = (
    MayAsk
    | MayNotAsk
    | HappensAsk
    | OwnerAsk
    | GetsAsk
    | LeftAsk
    | StrengthAsk
    | WinsAsk
    | LiesAsk
    | BetAsk
    | EndAsk
    | BeginAsk
    | NoTableAsk
)


def asked(ask: Ask, step: Step, state: State | None, seat: int, names: Sequence[str], _setting: Any = None) -> Asked:
    """The question that a step's data stand for.

    Raises:
        ValueError: if the engine finds no answer right, or several, or the step has no setting.
    """
    if isinstance(ask, NoTableAsk):
        return beginnings.before_the_deal(ask, step)
    if state is None:
        raise ValueError(f"step {step.id}: this question needs a setting")
    if isinstance(ask, PileForm):
        return _about_a_pile(ask, state, seat, names[: state.seats])
    if isinstance(ask, StrengthAsk):
        return how_strong(strength_of(state, ask.strength), ask.among, step.rule, listed(state.sent[ask.strength]))
    if isinstance(ask, WinsAsk):
        return who_wins(state, ask.wins, names, step.rule, seat=seat)
    if isinstance(ask, LiesAsk):
        return what_lies(_pile(state, ask.pile), ask.lies, _cards(ask.among), step.rule, state=state, seat=seat)
    if isinstance(ask, EndAsk):
        return endings.asked(ask, state, names, step.rule, seat)
    if isinstance(ask, BeginAsk):
        return beginnings.at_the_table(ask, state, names, step.rule, seat)
    if isinstance(ask, BetAsk):
        return what_comes(state, parse_cards(ask.bet), ask.bands, step.rule, seat)
    general = questions.asked(ask, step, state, seat, names)
    assert general is not None, "every form of question is one of the game's or one of all games'"
    return general


def _about_a_pile(ask: PileForm, state: State, seat: int, names: Sequence[str]) -> Asked:
    shown = None if ask.open else state
    if isinstance(ask, OwnerAsk):
        return whose_pile(_pile(state, ask.owner), names, state=shown, seat=seat)
    if isinstance(ask, LeftAsk):
        return what_is_left(_pile(state, ask.left), _cards(ask.among), state=shown, seat=seat)
    assert isinstance(ask, GetsAsk), "every question about a pile is one of the three"
    return who_gets(_pile(state, ask.pile), parse_cards(ask.gets)[0], names, state=shown, seat=seat)


def _pile(state: State, number: int) -> Sequence[int]:
    if number > len(state.piles):
        raise ValueError(f"pile: {number} is none; there are {len(state.piles)}")
    return state.piles[number - 1]


def _cards(among: Sequence[str]) -> list[list[int]]:
    return [parse_cards(text) for text in among]


def _among(right: int, among: Sequence[int]) -> int:
    if right not in among:
        raise ValueError(f"among: {right} is right, which is none of the answers")
    return right


# --- piles: G5 ---


def in_a_row(pile: Sequence[int], *, revealed: bool = False) -> Row:
    """A pile card by card, from the bottom up; with ``revealed`` only once the question is answered."""
    return Row(spoken(OWN, "pile-from-below"), tuple(pile), revealed=revealed)


def whose_pile(pile: Sequence[int], names: Sequence[str], *, state: State | None = None, seat: int = 0) -> Asked:
    """Whose is this pile, as it lies? Source: G5.3, G5.4.

    Args:
        pile: from the bottom up.
        names: the players who may own it.
        state: the position that is shown; without one the pile is shown card by card.
        seat: whose view of the position is shown.
    """
    owner = read_pile(pile)[0]
    right = str(owner) if owner >= 0 else NOBODY
    choices: dict[str, Spoken] = {str(place): named(name) for place, name in enumerate(names)}
    choices[NOBODY] = spoken(SHARED, "nobody")
    reasons = {key: _why_not_theirs(pile, key, names) for key in choices if key != right}
    return Asked(choices, right, reasons, state, seat, rows=(in_a_row(pile, revealed=state is not None),))


def _why_not_theirs(pile: Sequence[int], key: str, names: Sequence[str]) -> tuple[str, Spoken]:
    if key == NOBODY:
        return "G5.3", spoken(OWN, "recruit-lies-there")
    slots = {"name": names[int(key)]}
    if RECRUIT + int(key) in pile:
        return "G5.3a", spoken(OWN, "recruit-lies-higher", slots)
    rule = "G5.3" if read_pile(pile)[0] >= 0 else "G5.4"
    return rule, spoken(OWN, "no-recruit-of-theirs", slots)


def who_gets(
    pile: Sequence[int], card: int, names: Sequence[str], *, state: State | None = None, seat: int = 0
) -> Asked:
    """Who gets this warrior, when the pile is opened? Source: G5.3, G5.4, G5.5.

    Args:
        pile: from the bottom up.
        card: a warrior, of which one lies in it.
        names: the players who may get it.
        state: the position that is shown; without one the pile is shown card by card.
        seat: whose view of the position is shown.

    Raises:
        ValueError: if none of these warriors lies in it, or several.
    """
    if pile.count(card) != 1:
        raise ValueError(f"gets: {pile.count(card)} of these warriors lie in the pile; one is needed")
    owner, places, _ = read_pile(pile)
    stays = pile.index(card) in places
    right = str(owner) if stays and owner >= 0 else NOBODY
    choices: dict[str, Spoken] = {str(place): named(name) for place, name in enumerate(names)}
    choices[NOBODY] = spoken(SHARED, "nobody")
    deserted = ("G5.5", spoken(OWN, "has-deserted"))
    reasons = {key: _why_not_theirs(pile, key, names) if stays else deserted for key in choices if key != right}
    return Asked(choices, right, reasons, state, seat, rows=(in_a_row(pile, revealed=state is not None),))


def what_is_left(
    pile: Sequence[int], among: Sequence[Sequence[int]], *, state: State | None = None, seat: int = 0
) -> Asked:
    """Which warriors are left in this pile? Source: G5.2, G5.2a, G5.2b.

    Args:
        pile: from the bottom up.
        among: the answers, each as warriors.
        state: the position that is shown; without one the pile is shown card by card.
        seat: whose view of the position is shown.

    Raises:
        ValueError: if none of the answers is right, or several.
    """
    _, places, readings = read_pile(pile)
    left = sorted(pile[place] for place in places)
    keys = {str(number): sorted(cards) for number, cards in enumerate(among)}
    right = only([key for key, cards in keys.items() if cards == left], "left")
    removing = [reading.rule for reading in readings if reading.rule.startswith("G5.2")]
    rule = removing[0] if removing else "G5.2"
    reasons = {key: (rule, spoken(OWN, "others-are-left")) for key in keys if key != right}
    choices = {key: said_cards(cards) for key, cards in keys.items()}
    return Asked(choices, right, reasons, state, seat, rows=(in_a_row(pile, revealed=state is not None),))


def what_lies(
    pile: Sequence[int],
    place: int,
    among: Sequence[Sequence[int]],
    rule: str,
    *,
    state: State | None = None,
    seat: int = 0,
) -> Asked:
    """Which warrior lies at this place of a pile? A question of memory: the pile is shown after the answer.

    Args:
        pile: from the bottom up.
        place: 1 is the lowest warrior; cards that were laid are not counted.
        among: the answers, one warrior each.
        rule: the rule that the question is about.
        state: the position that is shown.
        seat: whose view of the position is shown.

    Raises:
        ValueError: if none of the answers is right, or several.
    """
    warriors = [entry for entry in pile if entry < RECRUIT]
    if place > len(warriors):
        raise ValueError(f"lies: {place} is too high; {len(warriors)} warriors lie in the pile")
    keys = {str(number): list(cards) for number, cards in enumerate(among)}
    right = only([key for key, cards in keys.items() if cards == [warriors[place - 1]]], "lies")
    reasons = {key: (rule, spoken(OWN, "another-warrior-lies")) for key in keys if key != right}
    choices = {key: said_cards(cards) for key, cards in keys.items()}
    return Asked(choices, right, reasons, state, seat, rows=(in_a_row(pile, revealed=True),))


# --- battles: G7, G8.1 ---


def how_strong(right: int, among: Sequence[int], rule: str, cards: Sequence[int]) -> Asked:
    """How strong is this army? It is shown in a row: the table would tell its strength. Source: G7.4-G7.6."""
    question = which_number(_among(right, among), among, rule)
    question.rows = (Row(spoken(OWN, "army-in-a-row"), tuple(cards)),)
    return question


def who_wins(state: State, among: Sequence[str], names: Sequence[str], rule: str, *, seat: int = 0) -> Asked:
    """Who scores, if nobody adds anything any more? All cards of the battle are shown. Source: G8.1.

    Args:
        state: a battle.
        among: the answers: seats, those that tie together ("02"), or "nobody".
        names: the players' names.
        rule: the rule that the question is about.
        seat: whose view of it is shown.

    Raises:
        ValueError: if the right answer is none of these.
    """
    strengths = {other: strength_of(state, other) for other in state.others()}
    best = max(strengths.values())
    right = "".join(str(other) for other in sorted(strengths) if strengths[other] == best) if best else NOBODY
    if right not in among:
        raise ValueError(f"wins: {right} is right, which is none of the answers")
    reasons = {key: (rule, _why_behind(key, strengths, best, names)) for key in among if key != right}
    armies = tuple(
        Row(named(names[other]), [kind for kind, number in enumerate(state.sent[other]) for _ in range(number)])
        for other in state.others()
    )
    return Asked({key: together(key, names) for key in among}, right, reasons, seat=seat, rows=armies)


def _why_behind(key: str, strengths: Mapping[int, int], best: int, names: Sequence[str]) -> Spoken:
    seats = [] if key == NOBODY else [int(seat) for seat in key]
    weaker = next((seat for seat in seats if strengths[seat] < best or not best), None)
    if weaker is None:
        return spoken(OWN, "somebody-scores" if key == NOBODY else "others-tie", {"best": best})
    return spoken(OWN, "army-is-weaker", {"name": names[weaker], "strength": strengths[weaker], "best": best})


# --- bets: G4.2 ---


def what_comes(state: State, kinds: Sequence[int], bands: Sequence[int], rule: str, seat: int) -> Asked:
    """A bet: how likely is it that the next warrior is one of these? Counted from what everybody saw. Source: G4.2."""
    from havoclab.lab.odds.gold_und_rum import comes

    return bets.bet_on(comes(state.view(seat), kinds, 1), len(state.deck), bands, rule, state, seat)
