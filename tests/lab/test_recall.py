"""Deals told again, questions about them, what is remembered of them, and what claims could have brought."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from itertools import permutations
from random import Random

import pytest

from havoclab import havoc
from havoclab.core.event import Event
from havoclab.core.match import play
from havoclab.core.record import Move, Record
from havoclab.core.replay import Replay
from havoclab.games import load
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.bots.memory import remembered
from havoclab.gold_und_rum.warriors import BACK, DESERTION, RECRUIT, WARRIORS, parse_kind
from havoclab.lab.recall.best_claim import Claim, Hindsight
from havoclab.lab.recall.best_desertion import best_desertions, made_desertions
from havoclab.lab.recall.curve import by_age, by_depth, like_bot
from havoclab.lab.recall.deals import Deal, Laid, deals_of
from havoclab.lab.recall.fresh import fresh_deal
from havoclab.lab.recall.heat import HEATS, heats
from havoclab.lab.recall.memory import MOST_DEALS, Answer, DealRecall, Memory, UnreadableMemory
from havoclab.lab.recall.playing_on import battles_won, strengths
from havoclab.lab.recall.questions import Level, Question, ask
from tests.gold_und_rum.tables import army, dealt

NAMES = ("Anita", "Peter", "Kata", "Bence")


def moved(state: State, *moves: tuple[int, str]) -> Record:
    """The record of a game from this state on."""
    record = Record.of(state, NAMES)
    return record.model_copy(update={"moves": tuple(Move(seat=seat, action=action) for seat, action in moves)})


def made(*piles: str, start: int = 35) -> Deal:
    """A whole deal for four with these warriors in the first piles, from the bottom up; twos of all races elsewhere.

    A claim stands in a pile as "recruit-2" or "desert-3"; it was made as early as could be.
    """
    laid: list[Laid] = []
    rows = [text.split() for text in piles] + [[] for _ in range(9 - len(piles))]
    for moment in range(1, WARRIORS + 1):
        pile = (moment - 1) % 9
        row = rows[pile]
        laid.append(Laid(parse_kind(row.pop(0)) if row else 3 * (pile % 4), pile, moment))
        while row and row[0].startswith(("recruit-", "desert-")):
            verb, _, seat = row.pop(0).partition("-")
            laid.append(Laid((RECRUIT if verb == "recruit" else DESERTION) + int(seat) - 1, pile, moment))
    return Deal(Options(), 1, 0, (0,) * 4, tuple(laid), start, start)


def claim_of(hindsight: Hindsight, pile: int) -> Claim:
    return next(claim for claim in hindsight.claims if claim.pile == pile)


# --- deals ---


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


# --- heat ---


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


# --- best claims ---


@pytest.mark.rule("G5.3", "G5.3a")
def test_a_claim_is_in_time_until_somebody_elses_lies_lower() -> None:
    deal = made("giant orc-6 orc-6 orc-6 orc-leader recruit-3 orc-6 recruit-2")
    hindsight = Hindsight(deal, 1, 0)
    claim = claim_of(hindsight, 0)
    assert (claim.first, claim.last, claim.before) == (36, 36, 2)
    assert len(claim.warriors) == 9
    assert claim.unseen == 5
    told = hindsight.made
    assert told is not None
    assert (told.pile, told.moment, told.claim, told.lower) == (0, 46, None, 2)


@pytest.mark.rule("G4.5")
def test_nothing_is_claimed_before_recruitment_starts_and_late_claims_are_the_best_informed() -> None:
    hindsight = Hindsight(made("giant orc-6 orc-6 orc-6 orc-leader", start=39), 1, 0)
    claim = claim_of(hindsight, 0)
    assert (claim.first, claim.last, claim.before, claim.unseen) == (40, WARRIORS, -1, 0)
    assert hindsight.best_at(39) is None
    assert hindsight.best_at(40) == hindsight.claims[0]
    assert hindsight.made is None


def opened(deal: Deal, *without: Laid, entry: int, pile: int, moment: int) -> list[Event]:
    """What happens on opening this pile by the engine, if one more card is laid there, after others of its moment."""
    laid = [card for card in deal.laid if card not in without]
    place = sum(1 for card in laid if card.moment <= moment)
    laid.insert(place, Laid(entry, pile, moment))
    state = Replay(replace(deal, laid=tuple(laid)).record(NAMES, ("human",) * 4), State).state
    while state.decisions[0].kind == "last-call":
        state.apply("pass")
    events = state.apply(f"back {deal.others[0] + 1}")
    return [event for event in events if event.facts.get("pile") == pile]


@pytest.mark.rule("G5.3")
@pytest.mark.parametrize("number", [5, 6])
def test_what_a_claim_could_have_brought_is_what_the_engine_gives_for_it(number: int) -> None:
    (deal,) = deals_of(fresh_deal(4, number, "hasty", "sensible"))
    seat = deal.others[0]
    hindsight = Hindsight(deal, seat, 0)
    gone = [deal.laid[hindsight.step]] if hindsight.step is not None else []
    for claim in hindsight.claims[:4]:
        for moment in (claim.first, claim.last):
            events = opened(deal, *gone, entry=RECRUIT + seat, pile=claim.pile, moment=moment)
            (taken,) = (event for event in events if event.kind == "pile-taken")
            assert (taken.seat, tuple(taken.facts["cards"])) == (seat, claim.warriors)
        busy = {card.moment for card in deal.laid if card.entry in (RECRUIT + seat, DESERTION + seat)}
        if claim.before >= 0 and claim.last + 1 not in busy:
            events = opened(deal, *gone, entry=RECRUIT + seat, pile=claim.pile, moment=claim.last + 1)
            assert [event.seat for event in events if event.kind == "pile-taken"] == [claim.before]


@pytest.mark.rule("G4.4", "G5.2", "G5.2a")
@pytest.mark.parametrize("number", [5, 6])
def test_what_a_desertion_could_have_taken_is_what_the_engine_takes(number: int) -> None:
    (deal,) = deals_of(fresh_deal(4, number, "hasty", "sensible"))
    seat = deal.others[0]
    cards = [card for card in deal.laid if card.entry == DESERTION + seat]
    for best in best_desertions(replace(deal, laid=tuple(card for card in deal.laid if card not in cards)), seat):
        for moment in {best.first, best.last} - {card.moment for card in deal.laid if card.entry == RECRUIT + seat}:
            events = opened(deal, *cards, entry=DESERTION + seat, pile=best.pile, moment=moment)
            removed = [event.facts["card"] for event in events if event.kind == "removed" and event.seat == seat]
            assert removed == [best.warrior]


def test_claims_come_best_first_and_the_one_with_the_strongest_pile_leads() -> None:
    hindsight = Hindsight(made("goblin", "orc-6 orc-6 orc-leader orc-6 orc-6 orc-2 orc-2 orc-2 orc-2"), 1, 0)
    assert hindsight.claims[0].pile == 1
    worths = [claim.worth for claim in hindsight.claims]
    assert worths == sorted(worths, reverse=True)
    assert len(hindsight.best) == 3


def test_a_pile_that_the_other_card_wins_already_brings_nothing_more() -> None:
    hindsight = Hindsight(made("orc-6 orc-6 orc-6 orc-6 orc-6 recruit-2 orc-6 recruit-2"), 1, 1)
    assert all(claim.pile != 0 for claim in hindsight.claims)
    told = hindsight.made
    assert told is not None
    assert (told.claim, told.lower) == (None, 1)


@pytest.mark.rule("G4.7a")
def test_a_seat_could_not_lay_two_cards_at_one_moment() -> None:
    hindsight = Hindsight(made("orc-6 orc-6 orc-6 orc-6 orc-6 recruit-2", start=36), 1, 1)
    assert claim_of(hindsight, 1).first == 38


@pytest.mark.parametrize(
    ("pile", "kind", "rule"),
    [
        pytest.param("orc-leader orc-6", "two-leaders", "G7.5a", marks=pytest.mark.rule("G7.5a")),
        pytest.param("dwarf-leader dwarf-6", "leader", "G7.5", marks=pytest.mark.rule("G7.5")),
        pytest.param("giant", "two-giants", "G6.4", marks=pytest.mark.rule("G6.4")),
        pytest.param("machine machine", "crewed", "G7.6", marks=pytest.mark.rule("G7.6")),
        pytest.param("machine machine", "uncrewed", "G7.6", marks=pytest.mark.rule("G7.6")),
        pytest.param("airship", "airship", "G7.7", marks=pytest.mark.rule("G7.7")),
        pytest.param("spy-2", "spy", "G6.1", marks=pytest.mark.rule("G6.1")),
        pytest.param("troll desert-3", "deserted", "G5.2", marks=pytest.mark.rule("G5.2")),
    ],
)
def test_a_claim_says_by_which_rule_it_is_good_or_bad(pile: str, kind: str, rule: str) -> None:
    held = "orc-leader giant goblin undead-2 undead-2 recruit-2"
    hindsight = Hindsight(made(held, pile), 1, 1)
    found = {reason.kind: reason.rule for reason in hindsight.reasons(claim_of(hindsight, 1))}
    assert found[kind] == rule
    quiet = hindsight.reasons(claim_of(hindsight, 8))
    assert kind not in {reason.kind for reason in quiet}


def test_the_made_claim_is_worth_what_the_table_gives_it() -> None:
    deal = made("orc-6 orc-6 orc-6 orc-6 orc-6 recruit-2")
    told = Hindsight(deal, 1, 0).made
    assert told is not None
    assert told.claim is not None
    assert told.claim.worth > 0
    assert told.battles == told.claim.battles


@pytest.mark.parametrize(
    ("seat", "card", "words"), [(0, 0, "seat: 0 claims nothing"), (1, 2, "card: 2 is none"), (7, 0, "seat: 7")]
)
def test_there_is_no_hindsight_on_a_card_that_does_not_exist(seat: int, card: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Hindsight(made(), seat, card)


def test_there_is_no_hindsight_before_the_end() -> None:
    (deal,) = deals_of(moved(dealt(50)))
    with pytest.raises(ValueError, match="it is not over"):
        Hindsight(deal, 1, 0)


# --- desertion cards ---


@pytest.mark.rule("G5.2", "G5.2b", "G4.6")
def test_the_best_desertion_takes_what_lies_on_top_at_its_time_from_whom_it_hurts() -> None:
    deal = made("giant orc-6 orc-6 orc-leader orc-6 recruit-3 troll", "goblin goblin goblin goblin goblin recruit-2")
    best = best_desertions(deal, 1)[0]
    assert (best.pile, best.owner) == (0, 2)
    assert best.warrior in (parse_kind("orc-leader"), parse_kind("giant"))
    assert best.last - best.first == 8  # until the next warrior lies there
    assert best.loss == best.gain_of(1) > 0
    gone = made(
        "giant desert-2 orc-6 orc-6 orc-2 orc-6 recruit-3 troll", "goblin goblin goblin goblin goblin recruit-2"
    )
    assert all(one.warrior != parse_kind("giant") for one in best_desertions(gone, 1))


@pytest.mark.rule("G7.5a", "G6.4")
def test_ones_own_second_leader_is_worth_a_desertion_card() -> None:
    deal = made("orc-leader orc-6 orc-6 orc-6 orc-6 recruit-2 orc-leader orc-6 orc-6")
    best = best_desertions(deal, 1)[0]
    assert (best.owner, best.warrior) == (1, parse_kind("orc-leader"))
    assert best.loss < 0 < best.gain_of(1)


@pytest.mark.rule("G5.2", "G5.2b", "G5.4")
def test_desertion_cards_that_were_laid_tell_what_they_took() -> None:
    deal = made("giant desert-2 orc-6 orc-6 orc-6 recruit-3", "troll desert-2 desert-3")
    taken = made_desertions(deal, 1)
    assert [(one.pile, one.warrior, one.owner, one.rule) for one in taken] == [
        (0, parse_kind("giant"), 2, "G5.2"),
        (1, parse_kind("troll"), -1, "G5.2"),
    ]
    assert taken[0].loss > 0
    (nothing,) = made_desertions(deal, 2)
    assert (nothing.warrior, nothing.rule, nothing.loss) == (-1, "G5.2b", 0)


@pytest.mark.rule("G6.4", "G7.5a", "G7.6", "G8.1", "G8.1a")
def test_battles_by_the_simple_plan() -> None:
    options = Options()
    assert strengths(army("orc-leader orc-leader orc-6 giant dwarf-2"), options) == [0, 0, 0, 12]
    assert strengths(army("giant giant orc-2"), options) == [0, 2, 0, 0]
    assert strengths(army("machine machine goblin undead-2"), options) == [12, 0, 0, 0]
    won = battles_won({1: army("orc-6"), 2: army("orc-6 dwarf-2"), 3: army("")}, options)
    assert won == {1: 1, 2: 2, 3: 0}


# --- questions ---


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


# --- what is remembered ---


def some_memory(seed: int) -> Memory:
    rng = Random(seed)
    memory = Memory()
    for _ in range(12):
        answer = Answer("under", rng.randrange(79), rng.randrange(8), 25, rng.random() < 0.5)
        deal, day = f"d{rng.randrange(4)}", date(2026, 3, rng.randrange(1, 28))
        memory = memory.answered(deal, day, rng.randrange(1, 9), answer)
    return memory


def test_records_are_merged_in_any_order_and_any_number_of_times() -> None:
    first, second, third = map(some_memory, range(3))
    whole = first.merge(second).merge(third)
    for one, other, last in permutations((first, second, third)):
        assert one.merge(other.merge(last)) == whole
    assert whole.merge(whole) == whole.merge(first) == whole
    assert Memory.read(whole.packed()) == Memory.read(whole.text()) == whole


def test_what_was_wiped_does_not_come_back_from_another_tab() -> None:
    old = some_memory(1)
    new = old.wiped()
    assert new.merge(old) == old.merge(new) == new
    again = new.answered("x", date(2026, 3, 9), 1, Answer("where", 3, 1, 11, right=True))
    assert old.merge(again) == again


def test_only_the_latest_deals_are_kept() -> None:
    deals = {f"d{nth}": DealRecall(day=date.fromordinal(730_000 + nth)) for nth in range(MOST_DEALS + 7)}
    assert next(iter(Memory(deals=deals).deals)) == "d7"
    assert len(Memory(deals=deals).deals) == MOST_DEALS


def test_a_long_record_is_kept_too() -> None:
    rng = Random(5)
    deals = {
        f"{rng.getrandbits(48):012x}": DealRecall(
            day=date(2026, 3, 1), answers={n: f"u{rng.randrange(80)}.1/25+" for n in range(1, 12)}
        )
        for _ in range(MOST_DEALS)
    }
    memory = Memory(deals=deals)
    assert Memory.read(memory.packed()) == Memory.read(memory.text()) == memory


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "link: "),
        ("{", "it is not JSON"),
        ("[" * 90_000, "link: "),
        ('{"havoclab": "progress"}', "does not say 'recall'"),
        ('{"havoclab": "recall", "deals": {"A B": {"day": "2026-03-01"}}}', "deals.A B"),
        ('{"havoclab": "recall", "deals": {"a": {"day": "soon"}}}', "deals.a.day"),
        ('{"havoclab": "recall", "deals": {"a": {"day": "2026-03-01", "answers": {"1": "z9"}}}}', "answers.1"),
        ('{"havoclab": "recall", "deals": {"a": {"day": "2026-03-01", "answers": {"999": "t/25+"}}}}', "answers.999"),
        ('{"havoclab": "recall", "wipes": -1}', "wipes"),
        ("x" * 400_001, "400001 characters"),
    ],
)
def test_what_is_no_such_record_is_refused_by_its_field(text: str, words: str) -> None:
    with pytest.raises(UnreadableMemory) as refused:
        Memory.read(text)
    assert words in str(refused.value)


def test_a_progress_file_is_not_taken_for_it() -> None:
    with pytest.raises(UnreadableMemory, match="does not say 'recall'"):
        Memory.read(json.dumps({"havoclab": "progress", "form": 1}))


# --- the curve ---


def test_the_curve_has_wilsons_intervals_and_leaves_out_questions_about_several_cards() -> None:
    answers = [Answer("under", 12, 1, 25, right=True)] * 8 + [Answer("under", 15, 2, 25, right=False)] * 2
    answers += [Answer("how-many", -1, -1, 25, right=True)] * 50
    ten = by_age(answers)[2]
    assert (ten.least, ten.most, ten.asked) == (10, 19, 10)
    assert ten.share is not None
    assert (round(ten.share.low, 2), round(ten.share.high, 2)) == (0.49, 0.94)  # Wilson's score for 8 of 10
    assert [part.asked for part in by_depth(answers)] == [0, 8, 2, 0, 0]
    assert sum(part.asked for part in by_age(answers)) == 10


def simulated(memory: int, rng: Random) -> list[Answer]:
    """How a bot with this memory answers, guessing one of four where it has forgotten."""
    answers = []
    for _ in range(400):
        age = rng.randrange(5, 75)
        knows = rng.random() < remembered(memory, age)
        answers.append(Answer("under", age, 1, 25, knows or rng.random() < 0.25))
    return answers


@pytest.mark.parametrize("memory", [25, 60, 90])
def test_a_bots_memory_is_found_again_from_its_answers(memory: int) -> None:
    found = [like_bot(simulated(memory, Random(f"{memory}/{seed}"))) for seed in range(10)]
    inside = [like is not None and like.low <= memory <= like.high for like in found]
    assert sum(inside) >= 8
    assert all(like is not None and like.high - like.low < 40 for like in found)


def test_few_answers_name_no_bot() -> None:
    assert like_bot([Answer("under", 20, 1, 25, right=True)] * 9) is None


def test_the_bot_beside_the_curve_forgets_with_age() -> None:
    answers = [Answer("under", age, 1, 25, right=True) for age in (2, 7, 15, 30, 60)]
    shares = [part.bot for part in by_age(answers, 60)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.95
    assert all(part.bot == 1 for part in by_age(answers, 100))
