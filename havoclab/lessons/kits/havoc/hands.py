"""Steps with hands alone: build one, put some in order, say which is strongest, see two compared. Source: H8."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from havoclab.core.words import words
from havoclab.havoc.best import best_hand
from havoclab.havoc.cards import SUITS, parse_cards
from havoclab.havoc.hands import MOST_INVOLVED, Combination, Reason, compare, evaluate
from havoclab.havoc.speech import PACKAGES
from havoclab.lessons.attempt import Answer, Attempt, Spoken, Step, WorkedExample
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.kits.havoc.goals import Beats, HandGoal, IsCards, MakesRank, fewest_to_beat, hand_reached
from havoclab.lessons.kits.havoc.saying import SHARED, spoken


def say_reason(reason: Reason) -> Spoken:
    """Why a hand is what it is, or why one beats another, as a sentence. Ranks and suits in it are said by name."""

    def say(language: str) -> str:
        game = words(language, *PACKAGES)
        slots: dict[str, Any] = {}
        for name, value in reason.slots.items():
            if isinstance(value, str):
                slots[name] = game(f"suit-{value}" if value in SUITS else value)
            else:
                slots[name] = value
        return game(reason.message, **slots)

    return say


def say_rank(made: Combination) -> Spoken:
    """The name of a hand's rank."""
    return lambda language: words(language, *PACKAGES)(made.rank.message)


def describe(cards: Sequence[int]) -> Spoken:
    """What cards make, and why: whole sentences."""
    made = evaluate(cards)

    def say(language: str) -> str:
        first = spoken(SHARED, "it-makes", {"rank": say_rank(made)})(language)
        return " ".join([first, *(say_reason(reason)(language) for reason in made.explain())])

    return say


class BuildAttempt(Attempt):
    """Pick cards out of a hand and lay them. Commands: ``pick 3`` (the place of a card, from 0), ``lay``."""

    def __init__(self, step: Step, cards: Sequence[int], goal: HandGoal) -> None:
        super().__init__(step)
        self.cards, self.goal = sorted(cards), goal
        self.reset()

    def reset(self) -> None:
        """Nothing picked."""
        self.commands = []
        self.picked: list[int] = []
        self.laid = False

    @property
    def chosen(self) -> list[int]:
        """The picked cards."""
        return [self.cards[place] for place in sorted(self.picked)]

    @property
    def against(self) -> list[int]:
        """The cards to beat, if there are any."""
        return parse_cards(self.goal.beats) if isinstance(self.goal, Beats) else []

    @property
    def done(self) -> bool:
        """Whether cards that reach the goal were laid."""
        return self.laid

    def do(self, command: str) -> Answer:
        """Pick a card, put it back, or lay what is picked."""
        if self.done:
            return Answer("info", self.step.rule, spoken(SHARED, "step-is-done"))
        verb, _, place = command.partition(" ")
        if verb == "pick" and place.isdecimal() and int(place) < len(self.cards):
            return self._pick(command, int(place))
        if command == "lay":
            return self._lay(command)
        raise ValueError(
            f"command: {command[:20]!r} is none here; allowed are 'lay' and 'pick' with 0 to {len(self.cards) - 1}"
        )

    def _pick(self, command: str, place: int) -> Answer:
        if place in self.picked:
            self.picked.remove(place)
        elif len(self.picked) >= MOST_INVOLVED:
            return self.keep(command, Answer("refused", "H6.6", spoken(SHARED, "six-take-part"), self.step.say("look")))
        else:
            self.picked.append(place)
        cause = describe(self.chosen) if self.picked else spoken(SHARED, "nothing-picked")
        return self.keep(command, Answer("ok", "H8.1", cause, spoken(SHARED, "goal-stays-open")))

    def _lay(self, command: str) -> Answer:
        if not self.picked:
            return self.keep(
                command, Answer("refused", "H8.1", spoken(SHARED, "nothing-picked"), self.step.say("look"))
            )
        if hand_reached(self.goal, self.chosen, self.cards):
            self.laid = True
            return self.keep(command, Answer("goal", self.step.rule, describe(self.chosen), self.step.say("why")))
        rule, cause = self._cause()
        answer = Answer("missed", rule, cause, self.step.say("look"))
        self.misses += 1
        self.answer = answer
        return answer

    def _cause(self) -> tuple[str, Spoken]:
        made = evaluate(self.chosen)
        if isinstance(self.goal, Beats):
            told = compare(made, evaluate(self.against))
            if told.sign > 0:
                fewest = fewest_to_beat(self.cards, self.against)
                return "H6.4", spoken(SHARED, "fewer-would-do", {"laid": len(self.chosen), "fewest": fewest})
            return told.explain().rule, spoken(SHARED, "does-not-beat", {"why": say_reason(told.explain())})
        if isinstance(self.goal, MakesRank) and made.beside:
            return "H8.5", describe(self.chosen)
        return made.explain()[-1].rule, describe(self.chosen)

    def can(self) -> Sequence[str]:
        """Every card, and the laying."""
        return [] if self.done else [*(f"pick {place}" for place in range(len(self.cards))), "lay"]

    def wanted(self) -> list[int]:
        """Places of cards that reach the goal together, the first such choice."""
        if isinstance(self.goal, IsCards):
            cards = parse_cards(self.goal.cards)
        else:
            sizes = range(1, min(MOST_INVOLVED, len(self.cards)) + 1)
            cards = best_hand(self.cards)
            if not hand_reached(self.goal, cards, self.cards):
                found = (list(cards) for size in sizes for cards in combinations(self.cards, size))
                cards = next(cards for cards in found if hand_reached(self.goal, cards, self.cards))
        places: list[int] = []
        for card in cards:
            places.append(next(place for place, c in enumerate(self.cards) if c == card and place not in places))
        return places

    def solution(self) -> str | None:
        """The next pick, or the laying."""
        if self.done:
            return None
        wanted = self.wanted()
        for place in self.picked:
            if place not in wanted:
                return f"pick {place}"
        for place in wanted:
            if place not in self.picked:
                return f"pick {place}"
        return "lay"

    def what_to_do(self) -> Answer:
        """Cards that reach the goal."""
        cards = [self.cards[place] for place in self.wanted()]
        return Answer("hint", self.step.rule, spoken(SHARED, "hint-pick", {"cards": sorted(cards)}))


class OrderAttempt(Attempt):
    """Click hands from the strongest down. Commands: ``next 2`` (the place of a hand, from 0)."""

    def __init__(self, step: Step, hands: Sequence[Sequence[int]]) -> None:
        super().__init__(step)
        self.hands = [sorted(hand) for hand in hands]
        self.reset()

    def reset(self) -> None:
        """Nothing clicked."""
        self.commands = []
        self.sorted: list[int] = []

    @property
    def left(self) -> list[int]:
        """Places of the hands not clicked yet."""
        return [place for place in range(len(self.hands)) if place not in self.sorted]

    @property
    def done(self) -> bool:
        """Whether all lie in order."""
        return not self.left

    def strongest_left(self) -> int:
        """The place of the strongest hand not clicked yet."""
        return max(self.left, key=lambda place: evaluate(self.hands[place]).key)

    def do(self, command: str) -> Answer:
        """Click the hand that is taken for the strongest of those left."""
        if self.done:
            return Answer("info", self.step.rule, spoken(SHARED, "step-is-done"))
        verb, _, text = command.partition(" ")
        if verb != "next" or not text.isdecimal() or int(text) not in self.left:
            raise ValueError(f"command: {command[:20]!r} is none here; allowed are 'next' with one of {self.left}")
        place, best = int(text), self.strongest_left()
        if place != best:
            reason = compare(evaluate(self.hands[best]), evaluate(self.hands[place])).explain()
            cause = spoken(SHARED, "stronger-is-left", {"why": say_reason(reason)})
            return self.keep(command, Answer("refused", reason.rule, cause, self.step.say("look")))
        self.sorted.append(place)
        if len(self.left) == 1:  # the last one needs no choice
            self.sorted.append(self.left[0])
        if not self.left:
            return self.keep(command, self.reached())
        return self.keep(command, Answer("ok", "H8.1", describe(self.hands[place]), spoken(SHARED, "goal-stays-open")))

    def can(self) -> Sequence[str]:
        """Every hand not clicked yet."""
        return [f"next {place}" for place in self.left]

    def solution(self) -> str | None:
        """The strongest hand left."""
        return None if self.done else f"next {self.strongest_left()}"

    def what_to_do(self) -> Answer:
        """The strongest hand left, by name."""
        cards = self.hands[self.strongest_left()]
        slots = {"cards": cards, "rank": say_rank(evaluate(cards))}
        return Answer("hint", self.step.rule, spoken(SHARED, "hint-next", slots))


class HandsChoice(ChooseAttempt):
    """Pick the strongest of several hands, or answer a question about them."""

    def __init__(
        self,
        step: Step,
        choices: Sequence[str],
        right: str,
        reasons: dict[str, tuple[str, Spoken]],
        hands: Sequence[Sequence[int]],
    ) -> None:
        super().__init__(step, choices, right, reasons)
        self.hands = hands
        """The hands, by the numbers that are the choices where the strongest is asked for."""


class PairsAttempt(WorkedExample):
    """A worked example: pairs of hands, one after another, with what decides."""

    def __init__(self, step: Step, pairs: Sequence[tuple[Sequence[int], Sequence[int]]]) -> None:
        super().__init__(step)
        self.pairs = pairs
        self.reset()

    def reset(self) -> None:
        """Nothing seen."""
        self.commands = []

    @property
    def length(self) -> int:
        """How many pairs there are to see."""
        return len(self.pairs)

    def show(self, number: int) -> Answer:
        """Let the engine compare this pair."""
        first, second = self.pairs[number - 1]
        reason = compare(evaluate(first), evaluate(second)).explain()
        return Answer(self.tone, reason.rule, say_reason(reason), self.step.say(str(number)))
