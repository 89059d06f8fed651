"""Deals told again card by card, how warm a pile is, and questions about what lies where."""

from __future__ import annotations

from random import Random

import pytest

from havoclab import havoc
from havoclab.core.match import play
from havoclab.core.record import Move
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.warriors import BACK, WARRIORS
from havoclab.lab.recall.deals import Deal, deals_of
from havoclab.lab.recall.fresh import fresh_deal
from havoclab.lab.recall.heat import HEATS, heats
from havoclab.lab.recall.questions import Level, Question, ask
from tests.gold_und_rum.tables import dealt
from tests.lab.recalling import NAMES, made, moved


@pytest.fixture(scope="module")
def game() -> Replay:
    """A whole game of random players."""
    rum = load("gold_und_rum")
    options = rum.options.model_validate({"players": 5, "step_mode": True})
    return play(rum, [rum.bot("random") for _ in range(5)], 3, options).replay()


@pytest.mark.rule("G3.2", "G4.2")
def test_every_deal_of_a_game_is_told_card_by_card(game: Replay) -> None:
    deals = deals_of(game.record)
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
    assert len(deals) > 1
    assert all(deal.is_whole and deal.chancellor == (deals[0].chancellor + nth) % 5 for nth, deal in enumerate(deals))
    for deal in deals:
        warriors = [card for card in deal.laid if card.is_warrior]
        assert [card.moment for card in warriors] == list(range(1, WARRIORS + 1))
        assert all(card.pile == (card.moment - 1) % 11 for card in warriors)
    state = game.state
    assert isinstance(state, State)
    assert [[card.entry for card in pile] for pile in deals[-1].piles_at(deals[-1].steps)] == state.piles


def test_a_deal_taken_out_of_its_game_is_the_same_deal(game: Replay) -> None:
    for deal in deals_of(game.record):
        (alone,) = deals_of(deal.record(game.record.seats, game.record.players))
        assert (alone.laid, alone.start, alone.points, alone.chancellor) == (
            deal.laid,
            deal.start,
            deal.points,
            deal.chancellor,
        )


def test_a_game_that_begins_amid_a_deal_has_its_piles_as_they_lay() -> None:
    state = dealt(44)
    state.apply("recruit 3 at 44", 1)
    state.apply("desert 3 at 44", 2)
    state.apply("deal", 0)
    (deal,) = deals_of(moved(state, (0, "deal"), (1, "recruit 1 at 46")))
    state.apply("deal", 0)
    state.apply("recruit 1 at 46", 1)
    assert [[card.entry for card in pile] for pile in deal.piles_at(deal.steps)] == state.piles
    (alone,) = deals_of(deal.record(NAMES, ("human",) * 4))
    assert alone.piles_at(alone.steps) == deal.piles_at(deal.steps)


def test_what_is_not_dealt_yet_is_kept_for_going_on_and_lies_nowhere() -> None:
    state = dealt(30)
    (deal,) = deals_of(moved(state))
    assert not deal.is_whole
    assert (deal.warriors, len(deal.rest)) == (30, 50)
    record = deal.record(NAMES, ("human",) * 4)
    after = Replay(record.model_copy(update={"moves": (*record.moves, Move(seat=0, action="deal"))}), State).state
    state.apply("deal", 0)
    assert isinstance(after, State)
    assert after.piles == state.piles


def test_a_game_without_such_deals_is_refused() -> None:
    with pytest.raises(ValueError, match="'havoc' has no deal to remember; allowed is gold_und_rum"):
        deals_of(havoc.worked_example())


def test_a_fresh_deal_is_the_same_for_the_same_number() -> None:
    assert fresh_deal(4, 11, "random") == fresh_deal(4, 11, "random")
    assert fresh_deal(4, 11, "random") != fresh_deal(4, 12, "random")
    with pytest.raises(ValueError, match="no bot of gold_und_rum"):
        fresh_deal(4, 11, "nobody")


@pytest.mark.rule("G5.2", "G5.5")
def test_heat_counts_what_is_left_in_each_pile() -> None:
    deal = made("orc-6 giant desert-2 goblin", "spy-1 troll")
    assert heats(deal, 20, "strength", 1)[:2] == [6 + 1, 5 + 0]
    assert heats(deal, 20, "deserted", 1)[:2] == [1, 0]
    assert heats(deal, 20, "orc", 1)[0] == 1
    assert heats(deal, 20, "spy", 1)[1] == 1
    assert all(len(heats(deal, step, what, 1)) == 9 for what in HEATS for step in (0, 1, deal.steps))
    with pytest.raises(ValueError, match="heat: 'gold' is none"):
        heats(deal, 20, "gold", 1)


def test_a_second_leader_cools_a_pile_that_is_claimed_together_with_the_first() -> None:
    both = made("orc-leader orc-6 orc-6 orc-6 recruit-2", "orc-leader")
    alone = made("orc-2 orc-6 orc-6 orc-6 recruit-2", "orc-leader")
    step = both.step_of(60)
    assert heats(both, step, "worth", 1)[1] < heats(alone, step, "worth", 1)[1]


def answers_to(deal: Deal, step: int, question: Question) -> set[int]:
    """The right answers, found once more from the piles alone."""
    piles = [[card.entry for card in pile if card.is_warrior] for pile in deal.piles_at(step)]
    pile = piles[question.pile]
    match question.kind:
        case "top":
            return {pile[-1]}
        case "under":
            return {pile[-2]}
        case "inside":
            return {choice for choice in question.choices if choice in pile[:-1]}
        case "where":
            return {place for place in question.choices if question.subject in piles[place]}
        case "how-many":
            return {sum(BACK[card] == question.subject for card in pile)}
    worth = heats(deal, step, "worth", deal.others[0])
    return {max(question.choices, key=lambda place: worth[place])}


@pytest.mark.parametrize("level", [Level(), Level(tops=True), Level(piles=3), Level(back=12), Level(piles=5, back=20)])
def test_what_is_asked_is_answered_by_the_piles_and_as_hard_as_wanted(level: Level) -> None:
    kinds = set()
    for number in range(6):
        (deal,) = deals_of(fresh_deal(4 + number % 4, number, "random"))
        for step in (30, 60, deal.steps):
            for place in range(6):
                question = ask(deal, step, level, deal.others[0], Random(f"{number}/{step}/{place}"))
                if question is None:
                    continue
                kinds.add(question.kind)
                assert set(question.right) == answers_to(deal, step, question)
                assert question.right < set(question.choices)
                assert question.pile < (level.piles or deal.options.piles)
                if question.placed is not None:
                    assert question.age == deal.dealt(step) - question.placed.moment
                    assert question.age < (level.back or WARRIORS)
                    pile = [card for card in deal.piles_at(step)[question.placed.pile] if card.is_warrior]
                    assert question.depth == len(pile) - 1 - pile.index(question.placed)
    assert kinds == ({"top"} if level.tops else {"under", "inside", "where", "how-many", "worth"})


def test_nothing_is_asked_before_anything_lies() -> None:
    assert ask(made(), 0, Level(), 1, Random(1)) is None


def test_questions_come_when_the_level_says() -> None:
    assert Level(every=0, after=3).stops(80, 9) == [80, 80, 80]
    assert Level(every=10, after=0).stops(50, 14) == [20, 30, 40]
    assert Level(every=10, after=0, tops=True).stops(50, 14) == [10, 20, 30, 40]
