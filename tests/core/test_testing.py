"""The battery itself: it passes a game that keeps the contract, and finds each fault that is put into one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Self

import pytest
from pydantic import BaseModel

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.outcome import Outcome
from havoclab.core.rejection import Rejection
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.testing import Nonconforming, conform, perft
from tests.core.toy import Done, Draw, Show, Toy, ToyOptions, ToyRejection, ToyView, tell, toy_game


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_that_keeps_the_contract_passes(players: int) -> None:
    tally = conform(toy_game(), {"players": players}, seed=1, steps=500, thorough=5)
    assert tally.steps == 500
    assert tally.games > 10
    assert tally.thorough > 60
    assert set(tally.kinds) == {"turn"}
    assert set(tally.rules) == {"T1.2", "T1.3"}
    assert set(tally.refusals) == {"T1.1", "T1.2", "T1.3"}


class Stuck(Toy):
    def list_legal(self, seat: int | None = None) -> Sequence[Action]:
        return [] if len(self.hands[0]) > 4 else super().list_legal(seat)


class ListsTwice(Toy):
    def list_legal(self, seat: int | None = None) -> Sequence[Action]:
        return [*super().list_legal(seat), *super().list_legal(seat)[-1:]]


class ListsIllegal(Toy):
    def refuse(self, action: Action, seat: int) -> Rejection | None:
        return ToyRejection("T1.2", "no") if action == Show(7) else super().refuse(action, seat)


class Forgets(Toy):
    @classmethod
    def from_json(cls, data: object) -> Self:
        toy = super().from_json(data)
        toy.shown = [[] for _ in toy.hands]
        return toy


class Shares(Toy):
    def copy(self) -> Self:
        new = super().copy()
        new.shown = self.shown
        return new


class UnknownRule(Toy):
    def carry_out(self, action: Action, seat: int, events: list[Event]) -> None:
        super().carry_out(action, seat, events)
        events.append(Event("is-done", "T9.9", seat))


class ChangesWhenAsked(Toy):
    def refuse(self, action: Action, seat: int) -> Rejection | None:
        rejection = super().refuse(action, seat)
        if rejection is not None:
            self.shown[seat].append(1)
        return rejection


class BadNearest(Toy):
    def refuse(self, action: Action, seat: int) -> Rejection | None:
        rejection = super().refuse(action, seat)
        return None if rejection is None else ToyRejection(rejection.rule, rejection.reason, rejection.slots, action)


class RefusesByUnknownRule(Toy):
    def refuse(self, action: Action, seat: int) -> Rejection | None:
        rejection = super().refuse(action, seat)
        return None if rejection is None else ToyRejection("T7", rejection.reason, rejection.slots)


class ReadsWrong(Toy):
    @classmethod
    def parse_action(cls, text: str) -> Action:
        return Show(8) if text == "show 7" else super().parse_action(text)


class TellsWhoHoldsIt(Toy):
    """Refusing another's card, it says whose it is."""

    def refuse(self, action: Action, seat: int) -> Rejection | None:
        rejection = super().refuse(action, seat)
        if rejection is not None and isinstance(action, Show):
            holders = [other for other, hand in enumerate(self.hands) if action.card in hand]
            return ToyRejection("T1.2", "held-by", {"text": str(holders)})
        return rejection


class DealsByChance(Toy):
    @classmethod
    def deal(cls, options: BaseModel, seed: int) -> Self:
        return super().deal(options, random.getrandbits(30))


class PlaysByChance(Toy):
    def carry_out(self, action: Action, seat: int, events: list[Event]) -> None:
        random.shuffle(self.pile)
        super().carry_out(action, seat, events)


class LeavesOneOut(Toy):
    @property
    def outcome(self) -> Outcome | None:
        outcome = super().outcome
        return None if outcome is None else Outcome(outcome.places[:1], outcome.points, outcome.rule)


class NeverEnds(Toy):
    def carry_out(self, action: Action, seat: int, events: list[Event]) -> None:
        if not isinstance(action, Done):
            super().carry_out(action, seat, events)


class OutcomeTooEarly(Toy):
    @property
    def outcome(self) -> Outcome | None:
        return Outcome(((0,), (1,)), (0, 0), "T1.3")


class TopSeen(Toy):
    """Its views show the next card to be drawn."""

    def view(self, seat: int | None) -> View:
        view = ToyView(self, seat)
        view.table.pile[-1:] = self.pile[-1:]
        return view


class ShowsOthersChoices(Toy):
    def view(self, seat: int | None) -> View:
        view = ToyView(self, seat)
        view.legal_actions = tuple(self.list_legal())
        return view


class _Careless(ToyView):
    def sample(self, rng: random.Random) -> Toy:
        toy = super().sample(rng)
        toy.hands = [sorted(hand) for hand in reversed(toy.hands)]
        return toy


class SamplesOtherHands(Toy):
    def view(self, seat: int | None) -> View:
        return _Careless(self, seat)


class ActsOnHiddenCards(Toy):
    """Whether the turn goes on depends on the pile."""

    def go_on(self) -> None:
        if not self.pile or self.pile[-1] > 7 or self.out[self.seat]:
            super().go_on()


FAULTS: list[tuple[type[Toy], str]] = [
    (Stuck, "there is a legal action"),
    (ListsTwice, "no legal action is listed twice"),
    (ListsIllegal, "is among legal_actions"),
    (Forgets, "equal after pickle"),
    (Shares, "what is done to a copy leaves the state alone"),
    (UnknownRule, "the rule T9.9 of event"),
    (ChangesWhenAsked, "changes nothing"),
    (BadNearest, "the nearest to the refused"),
    (RefusesByUnknownRule, "the rule T7 that refuses"),
    (ReadsWrong, "reads back"),
    (TellsWhoHoldsIt, "tells seat . nothing that is hidden"),
    (DealsByChance, "the same seed deals the same game"),
    (PlaysByChance, "(hidden|plays the same game|undo|record)"),
    (LeavesOneOut, "every seat has its place"),
    (NeverEnds, "(a game comes to an end|changes the state)"),
    (OutcomeTooEarly, "no outcome while the game goes on"),
    (TopSeen, "can't tell a sampled state apart"),
    (ShowsOthersChoices, "is shown its own legal actions"),
    (SamplesOtherHands, "can't tell a sampled state apart"),
    (ActsOnHiddenCards, "nothing that is hidden"),
]


@pytest.mark.parametrize(
    ("fault", "promise"), FAULTS, ids=lambda value: value.__name__ if isinstance(value, type) else ""
)
def test_each_fault_is_found(fault: type[Toy], promise: str) -> None:
    with pytest.raises((Nonconforming, ValueError), match=promise):
        conform(toy_game(fault), {"players": 2}, seed=1, steps=2000, thorough=2)


def test_a_telling_that_gives_a_secret_away_is_found() -> None:
    def careless(event: Event, **how: Any) -> str:
        return tell(Event(event.kind, event.rule, event.seat, {**event.facts, **event.secret}), **how)

    with pytest.raises(Nonconforming, match="is told of 'drew' nothing that is hidden"):
        conform(toy_game(told=careless), seed=1, steps=500, thorough=2)


def test_a_fault_comes_with_the_way_to_it() -> None:
    with pytest.raises(Nonconforming, match=r"toy with .*, seed \d+, after \d+ actions; the last of them: 0: "):
        conform(toy_game(Stuck), seed=1, steps=2000)


def test_the_same_seed_makes_the_same_run() -> None:
    first, again, other = (conform(toy_game(), seed=seed, steps=300, thorough=5) for seed in (1, 1, 2))
    assert first == again != other


def test_bad_options_are_refused() -> None:
    with pytest.raises(ValueError, match="players"):
        conform(toy_game(), {"players": 9})
    with pytest.raises(ValueError, match="game: 'chess' is none"):
        conform("chess")


def test_perft_counts_sequences() -> None:
    toy: State = Toy.deal(ToyOptions(), 1)
    assert perft(toy, 0) == 1
    assert perft(toy, 1) == 1 + 3 + 1
    by_hand = 0
    for action in toy.list_legal():
        after = toy.copy()
        after.apply(action)
        by_hand += len(after.list_legal())
    assert perft(toy, 2) == by_hand
    assert toy == Toy.deal(ToyOptions(), 1)


def test_perft_of_a_game_that_is_over() -> None:
    toy = Toy.deal(ToyOptions(), 1)
    for _ in range(2):
        toy.apply(Done())
    assert [perft(toy, depth) for depth in range(3)] == [1, 0, 0]
    assert Draw() not in toy.legal_actions
