"""Goals of Havoc: predicates on its cards and its battles, beside those of every game.

In a lesson's file::

    {"all": [{"event": "took", "card": "b9"}, {"not": {"event": "fetches"}}, {"state": {"taken": 2}}]}

>>> goal = read_goal({"any": [{"holds": "b9"}, {"not": {"event": "passed"}}]})
>>> type(goal).__name__
'AnyOf'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Field, TypeAdapter

from havoclab.core.event import Event
from havoclab.havoc.battle import involved
from havoclab.havoc.battles import TOURS_TO_BORDEAUX
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import parse_card, parse_cards
from havoclab.havoc.hands import MOST_INVOLVED, evaluate
from havoclab.havoc.position import FIGHTING, PASSED, Position
from havoclab.havoc.ranks import Rank
from havoclab.havoc.strength import strength
from havoclab.lessons import goals
from havoclab.lessons.goals import First, Moment, Part


def _known_cards(text: str) -> str:
    parse_cards(text)
    return text


CardTexts = Annotated[str, AfterValidator(_known_cards)]
RankName = Annotated[str, Field(pattern="^[A-Z_]+$"), AfterValidator(lambda name: Rank[name].name)]


class AllOf(goals.AllOf):
    """Every one of these."""

    all: tuple[Goal, ...] = Field(min_length=1)


class AnyOf(goals.AnyOf):
    """At least one of these."""

    any: tuple[Goal, ...] = Field(min_length=1)


class NotThis(goals.NotThis):
    """The contrary of a goal."""

    negated: Goal = Field(alias="not")


class Happened(goals.Happened):
    """The learner's seat caused this kind of event since the step began.

    ``card`` narrows it to one card, ``battle`` to one battle, ``points`` to so many or more that it earned.
    """

    card: CardTexts | None = None
    points: int = Field(default=0, ge=0, le=99)
    battle: int | None = Field(default=None, ge=1, le=TOURS_TO_BORDEAUX)

    def fits(self, event: Event, moment: Moment) -> bool:
        """Whether it is that card, that battle, and so many points."""
        if self.points and event.facts.get("points", 0) < self.points:
            return False
        if self.battle is not None and event.facts.get("battle") != self.battle:
            return False
        return self.card is None or event.seen_by(moment.seat).get("card") == parse_card(self.card)

    def matters(self) -> dict[str, bool]:
        """The kinds of events it names, and whether it looks at their card."""
        return dict.fromkeys(self.event.split(), self.card is not None)


class Holds(goals.Goal):
    """The learner's hand holds all these cards."""

    holds: CardTexts

    def reached(self, moment: Moment) -> bool:
        """Whether each of the cards is in the hand, dogs as often as named."""
        return not self._missing(moment)

    def progress(self, moment: Moment) -> float:
        """The part of the cards."""
        return 1 - self._missing(moment) / max(1, len(self.holds.split()))

    def _missing(self, moment: Moment) -> int:
        return (Counter(parse_cards(self.holds)) - Counter(moment.state.hands[moment.seat])).total()


class InState(goals.Goal):
    """The state has these values now; ``mine`` tells whether the learner's seat decides."""

    state: dict[
        Literal["kind", "seat", "taken", "dogs_used", "peace", "peacekeeper", "winner", "laid_now"], str | int
    ] = {}
    mine: bool | None = None

    def reached(self, moment: Moment) -> bool:
        """Whether all of them are so."""
        if self.mine is not None and (moment.state.seat == moment.seat) != self.mine:
            return False
        return all(getattr(moment.state, name) == value for name, value in self.state.items())


class Laid(goals.Goal):
    """What the learner has laid in the battle: how many cards, which rank, and whether it leads.

    ``ended`` asks that the learner's step is over too.
    """

    laid: Literal["cards"] = "cards"
    at_least: int = Field(default=0, ge=0, le=8)
    at_most: int = Field(default=8, ge=0, le=8)
    rank: RankName | None = None
    leads: bool | None = None
    ended: bool = True

    def reached(self, moment: Moment) -> bool:
        """Whether the cards on the table are like this."""
        state, seat = moment.state, moment.seat
        cards = state.laid[seat] or _laid_before(moment)
        if not self.at_least <= len(cards) <= self.at_most:
            return False
        if self.ended and state.seat == seat and state.laid_now:
            return False
        if self.rank is not None and worth(cards)[0] != Rank[self.rank]:
            return False
        return self.leads is None or leads(state, seat) == self.leads

    def hopeless(self, moment: Moment) -> bool:
        """What is laid is never taken back."""
        return len(moment.state.laid[moment.seat] or _laid_before(moment)) > self.at_most

    def matters(self) -> dict[str, bool]:
        """What was laid before the battle was cleared away."""
        return {"laid": False}


class MakesRank(Part):
    """A built hand is of this rank, and with ``whole`` no card lies beside it."""

    makes: RankName
    whole: bool = True


class Beats(Part):
    """A built hand is stronger than these cards; with ``fewest`` by as few cards as can do it."""

    beats: CardTexts
    fewest: bool = False


class Strongest(Part):
    """A built hand is the strongest that the cards hold."""

    strongest: Literal[True]


class IsCards(Part):
    """A built hand is exactly these cards."""

    cards: CardTexts


Goal: TypeAlias = AllOf | AnyOf | NotThis | Happened | First | Holds | Laid | InState
HandGoal: TypeAlias = MakesRank | Beats | Strongest | IsCards
for _model in (AllOf, AnyOf, NotThis):
    _model.model_rebuild()

_ADAPTER: TypeAdapter[Goal] = TypeAdapter(Goal)


def read_goal(data: Any) -> Goal:
    """A goal from its JSON form.

    Raises:
        pydantic.ValidationError: naming what is wrong.
    """
    return _ADAPTER.validate_python(data)


def worth(cards: Sequence[int]) -> tuple[Rank, int]:
    """Rank and strength of laid cards at their best declaration. Source: H6.7, H8.1.

    >>> worth([9, 27])[0]
    <Rank.PAIR: 2>
    """
    spare = max(0, len(cards) - MOST_INVOLVED)
    laid = sorted(cards)
    choices = [involved(laid, out) for out in range(spare, min(2, laid.count(0)) + 1)]
    best = max(choices, key=strength)
    return evaluate(best).rank, strength(best)


def leads(position: Position, seat: int) -> bool:
    """Whether this seat's laid cards are stronger than those of every other fighter. Source: H6.11."""
    if position.roles[seat] not in (FIGHTING, PASSED):
        return False
    mine = worth(position.laid[seat])[1]
    return all(worth(position.laid[other])[1] < mine for other in position.fighters() if other != seat)


def _laid_before(moment: Moment) -> list[int]:
    """What the learner laid in a battle that has been cleared away since."""
    return sorted(event.facts["card"] for event in moment.events if event.kind == "laid" and event.seat == moment.seat)


def fewest_to_beat(hand: Sequence[int], against: Sequence[int]) -> int | None:
    """The fewest cards of a hand that beat these cards; None if nothing does. Source: H8.1, H8.6.

    >>> fewest_to_beat(parse_cards("b9 o9 g2"), parse_cards("b8 o8"))
    2
    """
    bar = strength(against)
    for size in range(1, MOST_INVOLVED + 1):
        if strength(best_hand(hand, size)) > bar and len(best_hand(hand, size)) == size:
            return size
    return None


def hand_reached(goal: HandGoal, chosen: Sequence[int], given: Sequence[int]) -> bool:
    """Whether a hand built out of the given cards is what the goal asks for. Source: H8.1-H8.6."""
    if not 1 <= len(chosen) <= MOST_INVOLVED:
        return False
    if isinstance(goal, MakesRank):
        made = evaluate(chosen)
        return made.rank is Rank[goal.makes] and not (goal.whole and made.beside)
    if isinstance(goal, Beats):
        against = parse_cards(goal.beats)
        beaten = strength(chosen) > strength(against)
        return beaten and (not goal.fewest or len(chosen) == fewest_to_beat(given, against))
    if isinstance(goal, Strongest):
        return strength(chosen) == strength(best_hand(given))
    return sorted(chosen) == sorted(parse_cards(goal.cards))
