"""Fresh questions out of whole games: games are played at random until a rule is at work. It serves many rules.

Each kind of question needs its own slots in the words of the step (every one of them may use ``{ $name }``, the
player whose choice it is):

- ``may`` and ``may_not``: which of these may (not) be done? The rule refuses all wrong answers but the legal one, or
  the one right answer.
- ``why_not``: ``{ $move }`` is refused; which rule decides?
- ``which``: after ``{ $move }`` this happens: ``{ $told }`` Which rule makes it happen?
- ``happens``: after ``{ $move }``, what happens? The other answers are things that happen elsewhere in the game.

The answers are rules, actions and events in the game's own words, so a step needs no words for them. Each game's kit
says in a :class:`WholeGames` how its games are played, and makes its generators with :meth:`WholeGames.from_play`.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import SHARED, spoken
from havoclab.lessons.kits import Kit, kit_of
from havoclab.lessons.made import Made
from havoclab.lessons.questions import in_words, rule_title, told, which_may, which_may_not

Kind = Literal["may", "may_not", "why_not", "which", "happens"]

#: Answers to pick from.
ANSWERS: Final = 4
#: Most games that are played for one position; after that many the rule is taken for one that play never meets.
MOST_GAMES: Final = 400
#: No game is longer.
MOST_STEPS: Final = 5000
#: How often a moment at which the rule is at work is passed over, so that not only the first one comes up.
PASSED_OVER: Final = 0.5


class NeverInPlay(ValueError):
    """So many games were played, and the rule was never at work as asked for."""


@dataclass(frozen=True, slots=True)
class Found:
    """A moment of a game: the state before an action, and what came of it ((), where it is refused)."""

    state: State
    action: str
    events: tuple[Event, ...] = ()

    @property
    def seat(self) -> int:
        """Whose choice it is."""
        return self.state.decisions[0].seat


@dataclass(frozen=True)
class WholeGames:
    """How games are played for questions.

    Attributes:
        deal: a new game for one of so many players.
        play_on: what a player at random does.
        tries: what somebody may try at a moment, as texts: every click of the table, and more of the same kind.
    """

    deal: Callable[[Random, Sequence[int]], State]
    play_on: Callable[[Any, Random], Action]
    tries: Callable[[Any], list[str]]

    def from_play(
        self,
        rule: str,
        kind: Kind,
        *,
        players: Sequence[int] = (4,),
        begin: Callable[[Random], State] | None = None,
        steps: int = MOST_STEPS,
    ) -> Callable[[Random], Made]:
        """A generator of questions about a rule, from games at random.

        Args:
            rule: the rule that is to be at work: that refuses (``may``, ``may_not``, ``why_not``), or of an event.
            kind: what is asked; see above.
            players: the sizes of table to choose from.
            begin: how a game begins; by default with a fresh deal.
            steps: how many of its moments are looked at; 1 is for positions made by hand, from ``begin``.
        """
        ask = _ASKS[kind]
        walk = self._refusals if kind in ("may", "may_not", "why_not") else self._firings

        def generate(rng: Random) -> Made:
            start = begin or (lambda rng: self.deal(rng, players))
            games = (start(rng) for _ in range(MOST_GAMES))
            moments = (found for state in games for found in walk(state, rule, rng, steps))
            for found in moments:
                made = ask(self, found, rule, rng)
                if made is not None and (steps == 1 or rng.random() >= PASSED_OVER):
                    return made
            raise NeverInPlay(f"rule: {rule} was not met in {MOST_GAMES} games")

        return generate

    def _firings(self, state: State, rule: str, rng: Random, steps: int) -> Iterator[Found]:
        """Moments of a game after which the rule makes something happen."""
        for _ in range(steps):
            if state.is_over:
                return
            before = state.copy()
            action = self.play_on(state, rng)
            events = state.apply(action)
            if any(event.rule == rule for event in events):
                yield Found(before, str(action), events)

    def _refusals(self, state: State, rule: str, rng: Random, steps: int) -> Iterator[Found]:
        """Moments of a game at which the rule refuses something that could be clicked."""
        for _ in range(steps):
            if state.is_over:
                return
            by_rule = [click for click in self.tries(state) if _refused_by(state, click) == rule]
            if by_rule:
                yield Found(state.copy(), rng.choice(by_rule))
            state.apply(self.play_on(state, rng))

    def what_happens(self, state: State, rng: Random) -> Iterator[Event]:
        """What happens in a game from here on: things that could happen, and do not happen now."""
        later = state.copy()
        while not later.is_over:
            yield from later.apply(self.play_on(later, rng))


def _refused_by(state: State, action: str) -> str:
    """The rule that refuses an action; empty if it is legal."""
    why = state.check(action)
    return "" if why is None else why.rule


# --- the questions ---


def _may(games: WholeGames, found: Found, _rule: str, rng: Random) -> Made | None:
    """One legal answer; the others are refused, at least one of them by the rule."""
    state = found.state
    legal = [str(action) for action in state.list_legal()]
    refused = [click for click in games.tries(state) if click not in legal and click != found.action]
    if not refused:
        return None
    answers = [found.action, rng.choice(legal), *_of_other_kinds(refused, found.action, rng)[: ANSWERS - 2]]
    return _made(which_may(state, found.seat, _mixed(answers, rng), _names(state)), state)


def _may_not(_games: WholeGames, found: Found, _rule: str, rng: Random) -> Made | None:
    """One answer that the rule refuses; the others are legal."""
    state = found.state
    legal = [str(action) for action in state.list_legal()]
    if len(legal) < 2:
        return None
    answers = [found.action, *_of_other_kinds(legal, found.action, rng)[: ANSWERS - 1]]
    return _made(which_may_not(state, found.seat, _mixed(answers, rng), _names(state)), state)


def _why_not(_games: WholeGames, found: Found, rule: str, rng: Random) -> Made:
    """The rule that refuses a given action."""
    return _made(_rules(found, rule, rng), found.state, move=in_words(found.action, found.state, _names(found.state)))


def _which(_games: WholeGames, found: Found, rule: str, rng: Random) -> Made:
    """The rule of something that happened."""
    state = found.state
    event = next(event for event in found.events if event.rule == rule)
    asked = _rules(found, rule, rng)
    return _made(
        asked,
        state,
        move=in_words(found.action, found.state, _names(found.state)),
        told=told(event, state, _names(state), found.seat),
    )


def _rules(found: Found, rule: str, rng: Random) -> Asked:
    """The rule among others of its chapter; each of those is about something else."""
    book = _kit(found.state).game.rulebook()
    others = _of_chapter(book, rule, {event.rule for event in found.events})
    others = rng.sample(others, min(len(others), ANSWERS - 1))
    answers = _mixed([rule, *others], rng)
    reasons = {other: (other, spoken(SHARED, "another-rule", {"title": rule_title(book, other)})) for other in others}
    return Asked({answer: rule_title(book, answer) for answer in answers}, rule, reasons, found.state, found.seat)


def _of_chapter(book: RuleBook, rule: str, near: Set[str]) -> list[str]:
    """The rules of the same chapter that have nothing to do with this one, or with those at work beside it."""
    families = {name.rstrip(string.ascii_lowercase) for name in {rule, *near}}
    return [
        other.id
        for other in book.of_section(book[rule].section)
        if other.id.rstrip(string.ascii_lowercase) not in families and other.id not in book[rule].cites
    ]


def _happens(games: WholeGames, found: Found, rule: str, rng: Random) -> Made | None:
    """One thing that happens by the rule; the others are of kinds of which nothing happens now."""
    state = found.state
    event = next(event for event in found.events if event.rule == rule)
    kinds = {happened.kind for happened in found.events}
    elsewhere: dict[str, Event] = {}
    for other in games.what_happens(state, rng):
        if other.kind not in kinds:
            elsewhere.setdefault(other.kind, other)
    if len(elsewhere) < ANSWERS - 1:
        return None
    wrong = [elsewhere[kind] for kind in rng.sample(sorted(elsewhere), ANSWERS - 1)]
    answers = _mixed([event, *wrong], rng)
    keys = {id(answer): str(number) for number, answer in enumerate(answers)}
    cause = spoken(SHARED, "does-not-happen")
    asked = Asked(
        {keys[id(answer)]: told(answer, state, _names(state), None) for answer in answers},
        keys[id(event)],
        {keys[id(answer)]: (answer.rule, cause) for answer in wrong},
        state,
        found.seat,
    )
    return _made(asked, state, move=in_words(found.action, found.state, _names(found.state)))


def _of_other_kinds(clicks: Sequence[str], action: str, rng: Random) -> list[str]:
    """The clicks in random order, but so that the first ones are of different kinds, and not of the action's."""
    mixed = _mixed(clicks, rng)
    kinds = {click.split()[0]: click for click in mixed if click.split()[0] != action.split()[0]}
    return [*kinds.values(), *(click for click in mixed if click not in kinds.values())]


def _mixed(answers: Sequence[Any], rng: Random) -> list[Any]:
    return rng.sample(list(answers), len(answers))


def _made(asked: Asked, state: State, **slots: Any) -> Made:
    return Made(asked=asked, slots={"name": _names(state)[state.decisions[0].seat], **slots})


def _kit(state: State) -> Kit:
    return kit_of(state.game)


def _names(state: State) -> Sequence[str]:
    return _kit(state).names


_ASKS: Final[dict[Kind, Callable[[WholeGames, Found, str, Random], Made | None]]] = {
    "may": _may,
    "may_not": _may_not,
    "why_not": _why_not,
    "which": _which,
    "happens": _happens,
}
