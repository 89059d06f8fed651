"""Goals of Gold und Rum: predicates on its claims, piles, armies and battles, beside those of every game.

In a lesson's file::

    {"event": "recruited", "pile": 7}               lay a recruit card on pile 7
    {"event": "deserted", "pile": 2}                lay a desertion card there
    {"event": "race-named", "race": "orc"}          send the orcs to war
    {"event": "sent", "card": "goblin"}             add a goblin; kinds of events: words/en.ftl of the game
    {"owns": 7}                                     pile 7 would be the learner's, as it lies now
    {"leaves": "orc-6 goblin", "pile": 7}           exactly these would be left in it
    {"removes": "orc-leader", "pile": 7}            a desertion card would remove these
    {"holds": "orc-6 goblin"}                       these are in the learner's hand
    {"strong": 20, "most": 1}                       the army was worth 20 or more, with at most one mercenary
    {"wins": true, "fewest": true}                  the army scored, with as few mercenaries as can do it
    {"state": {"favourite": 2}}                     the position has these values
    {"all": [...]}, {"any": [...]}, {"not": ...}

>>> read_goal({"all": [{"event": "recruited", "pile": 7}, {"not": {"event": "deserted"}}]}).matters()
{'recruited': True, 'deserted': False}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, Field, TypeAdapter

from havoclab.core.event import Event
from havoclab.gold_und_rum.opening import readable
from havoclab.gold_und_rum.options import MOST_PILES
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.warriors import RACES, RECRUIT, SENDABLE, count, parse_kind
from havoclab.lessons import goals
from havoclab.lessons.goals import First, Moment
from havoclab.lessons.kits.gold_und_rum.saying import parse_cards


def _known_cards(text: str) -> str:
    parse_cards(text)
    return text


def _known_race(name: str) -> str:
    if name not in RACES:
        raise ValueError(f"race: {name!r} is none; allowed are {', '.join(RACES)}")
    return name


CardTexts = Annotated[str, AfterValidator(_known_cards)]
RaceName = Annotated[str, AfterValidator(_known_race)]
PileNumber = Annotated[int, Field(ge=1, le=MOST_PILES)]
Seat = Annotated[int, Field(ge=0, le=6)]


class AllOf(goals.AllOf):
    """Every one of these."""

    all: tuple[Goal, ...] = Field(min_length=1)

    def hopeless(self, moment: Moment) -> bool:
        """Whether one of them is, or they need more cards than the learner has left."""
        needed: Counter[str] = Counter()
        for goal in self.all:
            if isinstance(goal, Happened):
                needed.update(goal.needs(moment))
        free = {goal.owns for goal in self.all if isinstance(goal, Owns) and goal.is_free(moment)}
        needed["recruits"] = max(needed["recruits"], len(free))
        short = any(number > getattr(moment.state, cards)[moment.seat] for cards, number in needed.items())
        return short or super().hopeless(moment)


class AnyOf(goals.AnyOf):
    """At least one of these."""

    any: tuple[Goal, ...] = Field(min_length=1)


class NotThis(goals.NotThis):
    """The contrary of a goal."""

    negated: Goal = Field(alias="not")


#: Of which of the learner's cards there must be enough for so many events of a kind.
_SPENT: Final = {"recruited": "recruits", "deserted": "desertions"}


class Happened(goals.Happened):
    """The learner's seat caused this kind of event since the step began.

    ``card`` narrows it to one warrior, ``pile`` to one pile, ``race`` to one race, ``points`` to so many or more that
    it brought.
    """

    card: CardTexts | None = None
    pile: PileNumber | None = None
    race: RaceName | None = None
    points: int = Field(default=0, ge=0, le=9)

    def fits(self, event: Event, moment: Moment) -> bool:
        """Whether it is that warrior, that pile, and so many points."""
        told = event.seen_by(moment.seat)
        if self.pile is not None and told.get("pile") != self.pile - 1:
            return False
        if self.race is not None and told.get("race") != self.race:
            return False
        if self.points and told.get("points", 0) < self.points:
            return False
        return self.card is None or told.get("card") == parse_kind(self.card)

    def hopeless(self, moment: Moment) -> bool:
        """A claim can't be made without a card for it."""
        return any(number > getattr(moment.state, cards)[moment.seat] for cards, number in self.needs(moment).items())

    def needs(self, moment: Moment) -> dict[str, int]:
        """How many cards of which kind the learner still has to lay for it."""
        if self.anybody or self.event not in _SPENT:
            return {}
        return {_SPENT[self.event]: max(0, self.times - self.found(moment))}

    def matters(self) -> dict[str, bool]:
        """The kinds of events it names, and whether it looks at what is told of them."""
        told = (self.card, self.pile, self.race) != (None, None, None)
        return dict.fromkeys(self.event.split(), told)


class Owns(goals.Goal):
    """As it lies now, this pile belongs to the learner, or to the seat ``by``. Source: G5.3."""

    owns: PileNumber
    by: Seat | None = None

    def _seat(self, moment: Moment) -> int:
        return moment.seat if self.by is None else self.by

    def reached(self, moment: Moment) -> bool:
        """Whether its lowest recruit card is theirs."""
        return _owner(moment, self.owns) == self._seat(moment)

    def is_free(self, moment: Moment) -> bool:
        """Whether it is nobody's so far, and the learner has to lay a card for it."""
        return self._seat(moment) == moment.seat and _owner(moment, self.owns) == -1

    def hopeless(self, moment: Moment) -> bool:
        """The lowest recruit card stays the lowest, and without one more nobody gets a pile."""
        short = self.is_free(moment) and not moment.state.recruits[moment.seat]
        return short or _owner(moment, self.owns) not in (-1, self._seat(moment))


class Leaves(goals.Goal):
    """As it lies now, exactly these warriors would be left in this pile. Source: G5.2."""

    leaves: CardTexts
    pile: PileNumber

    def reached(self, moment: Moment) -> bool:
        """Whether it is so."""
        return sorted(readable(_pile(moment, self.pile))[0]) == sorted(parse_cards(self.leaves))


class Removes(goals.Goal):
    """As it lies now, a desertion card would remove these warriors from this pile. Source: G5.2."""

    removes: CardTexts
    pile: PileNumber

    def reached(self, moment: Moment) -> bool:
        """Whether they are among those removed."""
        pile = _pile(moment, self.pile)
        removed = Counter(entry for entry in pile if entry < RECRUIT) - Counter(readable(pile)[0])
        return not Counter(parse_cards(self.removes)) - removed


class Holds(goals.Goal):
    """All these warriors are in the learner's hand."""

    holds: CardTexts

    def reached(self, moment: Moment) -> bool:
        """Whether each of them is, as often as it is named."""
        army = moment.state.armies[moment.seat]
        return all(army[kind] >= held for kind, held in Counter(parse_cards(self.holds)).items())


class Strong(goals.Goal):
    """The learner's army was so strong when the cards were turned, or the airship came; mercenaries: at most ``most``.

    Source: G7.4-G7.8.
    """

    strong: int = Field(ge=0, le=300)
    most: int = Field(default=80, ge=0, le=80)

    def reached(self, moment: Moment) -> bool:
        """Whether it was, with no more mercenaries."""
        sent = [kind for kind in _revealed(moment, moment.seat) if kind in SENDABLE]
        return max(_strengths(moment, moment.seat), default=-1) >= self.strong and len(sent) <= self.most

    def matters(self) -> dict[str, bool]:
        """What was turned, and what flew."""
        return {"revealed": True, "flew": True, "sent": True}


class Wins(goals.Goal):
    """The learner's army scored in a battle; with ``fewest`` by as few mercenaries as can do it. Source: G8.1."""

    wins: Literal[True]
    fewest: bool = False

    def reached(self, moment: Moment) -> bool:
        """Whether it scored, and no fewer mercenaries would have."""
        if not any(event.kind == "scored" and event.seat == moment.seat for event in moment.events):
            return False
        return not self.fewest or self._sent(moment) == fewest_mercenaries(moment)

    def _sent(self, moment: Moment) -> int:
        return sum(kind in SENDABLE for kind in _revealed(moment, moment.seat))

    def matters(self) -> dict[str, bool]:
        """The scoring, and what was sent."""
        return {"scored": False, "sent": True}


class InState(goals.Goal):
    """The position has these values now; ``mine`` tells whether the learner's seat decides."""

    state: dict[
        Literal["kind", "seat", "dealt", "started", "favourite", "chancellor", "spy", "race", "flown", "round"],
        str | int | bool,
    ] = {}
    mine: bool | None = None

    def reached(self, moment: Moment) -> bool:
        """Whether all of them are so."""
        if self.mine is not None and (moment.state.seat == moment.seat) != self.mine:
            return False
        return all(getattr(moment.state, name) == value for name, value in self.state.items())


Goal: TypeAlias = AllOf | AnyOf | NotThis | Happened | First | Owns | Leaves | Removes | Holds | Strong | Wins | InState
for _model in (AllOf, AnyOf, NotThis):
    _model.model_rebuild()

_ADAPTER: TypeAdapter[Goal] = TypeAdapter(Goal)


def read_goal(data: Any) -> Goal:
    """A goal from its JSON form.

    Raises:
        pydantic.ValidationError: naming what is wrong.
    """
    return _ADAPTER.validate_python(data)


def _pile(moment: Moment, number: int) -> Sequence[int]:
    state: Position = moment.state
    return state.piles[number - 1] if number <= len(state.piles) else ()


def _owner(moment: Moment, number: int) -> int:
    return readable(_pile(moment, number))[1]


def _revealed(moment: Moment, seat: int) -> list[int]:
    """What this seat's army was in the last battle of the step."""
    turned = [event for event in moment.events if event.kind == "revealed" and event.seat == seat]
    return list(turned[-1].facts["cards"]) if turned else []


def _strengths(moment: Moment, seat: int) -> list[int]:
    """How strong it was when the cards were turned, and with the airship."""
    told = [event for event in moment.events if event.kind in ("revealed", "flew") and event.seat == seat]
    return [event.facts["strength"] for event in told]


def fewest_mercenaries(moment: Moment) -> int | None:
    """With how few mercenaries the learner's army would have scored; None if with no number of them. Source: G8.1."""
    sent = _revealed(moment, moment.seat)
    state: Position = moment.state
    own = [kind for kind in sent if kind not in SENDABLE]
    race = own[0] // 3 if own else state.fought[-1] if state.fought else 0
    hand = [sent.count(kind) + state.armies[moment.seat][kind] for kind in SENDABLE]
    bar = max([1, *(max(_strengths(moment, seat), default=0) for seat in state.others() if seat != moment.seat)])
    numbers = (
        sum(chosen)
        for chosen in product(*(range(held + 1) for held in hand))
        if strength(_army(own, chosen), race, leader_factor=state.options.leader_factor) >= bar
    )
    return min(numbers, default=None)


def _army(own: Sequence[int], mercenaries: Sequence[int]) -> list[int]:
    army = count(own)
    for kind, number in zip(SENDABLE, mercenaries, strict=True):
        army[kind] += number
    return army
