"""Claims looked back on: what each could have brought, by which rule, and what desertion cards could have taken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from havoclab.core.event import Event
from havoclab.core.replay import Replay
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT, WARRIORS, parse_kind
from havoclab.lab.recall.best_claim import Hindsight
from havoclab.lab.recall.best_desertion import best_desertions, made_desertions
from havoclab.lab.recall.deals import Deal, Laid, deals_of
from havoclab.lab.recall.fresh import fresh_deal
from havoclab.lab.recall.playing_on import battles_won, strengths
from tests.gold_und_rum.tables import army, dealt
from tests.lab.recalling import NAMES, claim_of, made, moved


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
