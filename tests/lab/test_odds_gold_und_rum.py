"""Odds of Gold und Rum: counted as if every layout had been looked at; estimates agree with what is counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random

import pytest

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.combat import strength_of
from havoclab.gold_und_rum.opening import readable
from havoclab.gold_und_rum.rounds import start_card_places
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    BACK,
    COMMANDO,
    COUNTS,
    DESERTION,
    GIANT,
    GOBLIN,
    KINDS,
    LEADER,
    MACHINE,
    MERCENARIES,
    RACES,
    SENDABLE,
    count,
    kinds_of,
    listed,
)
from havoclab.lab.odds.gold_und_rum import (
    Armies,
    cards_to_come,
    comes,
    poisoned,
    race_alone,
    standing,
    start_shows,
    unseen,
    winning,
)
from tests.gold_und_rum.tables import battle, dealt

#: Of each question so many small cases are looked at layout by layout; many more in the soak.
CASES = pytest.mark.parametrize("cases", [250, pytest.param(5_000, marks=pytest.mark.soak)])
#: The seat that asks.
ME = 1


# --- the deal ---


def late_deal(rng: Random) -> State:
    """A deal of which few warriors are to come, with some desertion cards on the piles."""
    state = dealt(80 - rng.randint(1, 4), players=rng.choice((4, 5, 6, 7)), seed=rng.randrange(1000))
    for pile in rng.sample(range(len(state.piles)), 4):
        state.piles[pile].insert(rng.randint(0, len(state.piles[pile])), DESERTION + 1)
    return state


@pytest.mark.rule("G4.2", "G6.4", "G7.5a")
@CASES
def test_what_the_deal_brings_is_counted_as_if_every_order_of_the_cards_had_been_dealt(cases: int) -> None:
    rng = Random(1)
    for _ in range(cases):
        state = late_deal(rng)
        view, pile = state.view(ME), rng.randrange(len(state.piles))
        kinds, cards = rng.sample(sorted(set(state.deck) | {GIANT, GOBLIN}), 2), rng.randint(1, len(state.deck))
        orders = list(permutations(state.deck))
        hits = sum(any(kind in order[:cards] for kind in kinds) for order in orders)
        assert comes(view, kinds, cards).fraction == Fraction(hits, len(orders))
        bad = 0
        for order in orders:
            coming = [card for nth, card in enumerate(order) if (state.dealt + nth) % len(state.piles) == pile]
            assert len(coming) == cards_to_come(view, pile)
            lying = count(readable([*state.piles[pile], *coming])[0])
            bad += lying[GIANT] > 1 or any(lying[3 * race + LEADER] > 1 for race in range(len(RACES)))
        assert poisoned(view, pile).fraction == Fraction(bad, len(orders))


@pytest.mark.rule("G4.1a")
def test_when_recruitment_begins_is_counted_over_all_places_of_the_start_card() -> None:
    for lying in range(45):
        view = dealt(lying).view(ME)
        if view.table.started:
            assert start_shows(view, 1).fraction == 1
            continue
        places = [place for place in start_card_places(view.options) if place >= lying]
        for cards in range(1, 81 - lying):
            under = sum(place < lying + cards for place in places)
            assert start_shows(view, cards).fraction == Fraction(under, len(places))


def test_without_memory_only_the_tops_of_the_piles_are_accounted_for() -> None:
    state = dealt(60)
    view = state.view(ME)
    assert sum(unseen(view)) == 20
    assert sum(unseen(view, by_heart=False)) == 80 - len(state.piles)
    pair = comes(view, [GIANT, MACHINE], 2, by_heart=False)
    left = [kind for kind, number in enumerate(unseen(view, by_heart=False)) for _ in range(number)]
    draws = list(combinations(left, 2))
    assert pair.fraction == Fraction(sum(bool({GIANT, MACHINE} & set(draw)) for draw in draws), len(draws))


def test_more_cards_than_are_to_come_are_refused() -> None:
    view = dealt(78).view(ME)
    with pytest.raises(ValueError, match="cards: 3; 2 are still to come"):
        comes(view, [GIANT], 3)
    with pytest.raises(ValueError, match="cards: -1"):
        start_shows(view, -1)


# --- armies ---


def few_unknown(rng: Random, back_of: Sequence[int]) -> State:
    """Armies of which seat 1 has all of these kinds but some: a few are with its rivals, or with nobody."""
    cards = [kind for kind in back_of for _ in range(COUNTS[kind])]
    rng.shuffle(cards)
    hands = [[cards.pop() for _ in range(rng.randint(0, 2))] for _ in range(2)]
    for _ in range(rng.randint(1, 2)):
        cards.pop()
    for hand in hands:
        while hand.count(GIANT) > 1:
            hand.remove(GIANT)
    texts = [" ".join(map(KINDS.__getitem__, hand)) for hand in (cards, *hands)]
    return battle(*texts, race="")


def send(state: State, rng: Random) -> None:
    """The rivals have sent some of their mercenaries."""
    for seat in (2, 3):
        could = [kind for kind in listed(state.armies[seat]) if kind in SENDABLE]
        for kind in rng.sample(could, rng.randint(0, len(could))):
            state.armies[seat][kind] -= 1
            state.sent[seat][kind] += 1


def layouts(view: View, back: int) -> Iterator[list[tuple[list[int], list[int]]]]:
    """Every way in which cards of this back that seat 1 does not see lie with the rivals, in hand and sent."""
    mine = view.table.armies[ME]
    cards = [kind for kind in range(len(KINDS)) if BACK[kind] == back for _ in range(COUNTS[kind] - mine[kind])]
    rivals = [seat for seat in view.table.others() if seat != ME]
    sizes = []
    for seat in rivals:
        total = sum(view.table.armies[seat][kind] + view.table.sent[seat][kind] for kind in set(cards))
        sizes += [total - view.sent[seat], view.sent[seat]] if BACK[GOBLIN] == back else [total, 0]
    gone = view.table.holds("G6.4") and view.table.kind != "spy"
    for places in chosen(range(len(cards)), sizes):
        held = [[cards[place] for place in group] for group in places]
        pairs = list(zip(held[::2], held[1::2], strict=True))
        if any({AIRSHIP, COMMANDO} & set(sent) for _, sent in pairs):
            continue
        if not gone or all([*hand, *sent].count(GIANT) < 2 for hand, sent in pairs):
            yield pairs


def chosen(places: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to choose groups of these sizes."""
    if not sizes:
        yield []
        return
    for group in combinations(places, sizes[0]):
        rest = [place for place in places if place not in group]
        for others in chosen(rest, sizes[1:]):
            yield [group, *others]


@pytest.mark.rule("G2.3", "G6.4", "G7.3", "G7.8")
@CASES
def test_what_an_army_holds_is_counted_as_if_every_layout_behind_the_backs_had_been_looked_at(cases: int) -> None:
    rng, together = Random(2), 0
    for _ in range(cases):
        state = few_unknown(rng, MERCENARIES)
        state.kind = rng.choice(("spy", "commando"))
        if state.kind == "commando":
            state.race = 0
            send(state, rng)
        state.seat = ME
        view = state.view(ME)
        seat = rng.choice((2, 3))
        wanted = rng.choice([{GIANT: 1}, {AIRSHIP: 1}, {MACHINE: 1, GOBLIN: 1}, {GOBLIN: 2}, {GIANT: 1, COMMANDO: 1}])
        every = [[*pairs[seat - 2][0], *pairs[seat - 2][1]] for pairs in layouts(view, BACK[GOBLIN])]
        hits = sum(all(held.count(kind) >= least for kind, least in wanted.items()) for held in every)
        assert Armies(view, by_heart=False).holds(seat, wanted).fraction == Fraction(hits, len(every))
        has = all(state.armies[seat][kind] + state.sent[seat][kind] >= least for kind, least in wanted.items())
        assert Armies(view).holds(seat, wanted).fraction == has
        together += len(every)
    assert together > 5 * cases


@pytest.mark.rule("G7.1", "G7.5", "G7.5a", "G8.1")
@CASES
def test_which_race_wins_alone_is_counted_as_if_every_layout_behind_the_backs_had_been_looked_at(cases: int) -> None:
    rng = Random(3)
    for _ in range(cases):
        race = rng.randrange(len(RACES))
        cards = [KINDS[kind] for kind in kinds_of(race) for _ in range(COUNTS[kind])]
        rng.shuffle(cards)
        hands = [[cards.pop() for _ in range(number)] for number in (rng.randint(4, 9), *rng.choices(range(3), k=2))]
        state = battle(*map(" ".join, hands), race="")
        view, best, every = state.view(ME), 0, 0
        mine = strength(state.armies[ME], race)
        for pairs in layouts(view, race):
            every += 1
            best += mine > 0 and all(strength(count(hand), race) <= mine for hand, _ in pairs)
        assert race_alone(view, race, by_heart=False).fraction == Fraction(best, every)
        rivals = [strength(state.armies[seat], race) for seat in (2, 3)]
        assert race_alone(view, race).fraction == (mine >= max(rivals) and mine > 0)


def test_who_has_no_army_can_not_be_asked_about() -> None:
    state = battle("orc-2", "orc-6", "goblin", race="")
    with pytest.raises(ValueError, match="seat: 0 has no army"):
        Armies(state.view(1)).holds(0, {GIANT: 1})
    with pytest.raises(ValueError, match="at a moment when armies are held"):
        Armies(dealt(10).view(1))
    with pytest.raises(ValueError, match="not named yet"):
        race_alone(battle("orc-2", "orc-6", "goblin").view(1), 1)


# --- battles ---


def fought(rng: Random) -> State:
    """A battle in which the rivals may have sent mercenaries that nobody else saw."""
    hands = []
    for _ in range(3):
        race = [f"orc-{face}" for face in rng.choices(("2", "6", "leader"), k=rng.randint(0, 2))]
        hired = rng.sample([*["goblin"] * 3, "troll", "giant", "machine", "machine", "airship"], rng.randint(0, 5))
        hands.append(" ".join([*race, *hired]))
    state = battle(*hands)
    state.kind, state.seat = "mercenaries", ME
    send(state, rng)
    return state


@pytest.mark.rule("G7.4", "G7.6", "G8.1", "G8.1a")
@CASES
def test_how_a_battle_stands_is_counted_over_all_that_others_may_have_sent(cases: int) -> None:
    rng = Random(4)
    for _ in range(cases):
        state = fought(rng)
        view = state.view(ME)
        adding = rng.choices([kind for kind in SENDABLE if state.armies[ME][kind]] or [GOBLIN], k=1)
        adding = adding if state.armies[ME][adding[0]] and rng.random() < 0.5 else []
        mine = strength([lying + adding.count(kind) for kind, lying in enumerate(state.sent[ME])], 1)
        each = []
        for seat in (2, 3):
            could = [kind for kind in SENDABLE for _ in range(state.armies[seat][kind] + state.sent[seat][kind])]
            race = [kind for kind in listed(state.sent[seat]) if kind not in SENDABLE]
            bands = combinations(could, view.sent[seat])
            each.append([strength(count([*race, *band]), 1) for band in bands])
        every = list(product(*each))
        won = sum(mine > 0 and mine >= max(theirs) for theirs in every)
        assert standing(view, adding).fraction == Fraction(won, len(every))


@pytest.mark.rule("G8.2")
def test_a_chancellor_asks_for_the_army_of_the_favourite() -> None:
    state = battle("orc-6", "orc-2", "orc-2 machine", favourite=1)
    assert standing(state.view(0)).fraction == 1
    assert winning(state.view(0)).value == standing(state.view(1)).value == 1
    assert standing(state.view(2)).fraction == 0
    state.favourite = 2
    assert standing(state.view(0)).fraction == 0


@pytest.mark.rule("G8.1", "G8.1a")
def test_ties_score_and_nothing_scores_nothing_unless_those_rules_are_off() -> None:
    def table(*armies: str, without: tuple[str, ...] = ()) -> View:
        state = battle(*armies)
        state.options = state.options.model_copy(update={"without": without})
        return state.view(ME)

    assert standing(table("orc-6 goblin", "orc-6", "orc-2")).fraction == 1
    assert standing(table("orc-6 goblin", "orc-6", "orc-2", without=("G8.1",))).fraction == 0
    assert standing(table("goblin", "", "")).fraction == 0
    assert standing(table("goblin", "", "", without=("G8.1a",))).fraction == 1


@pytest.mark.rule("G7.7")
def test_once_all_armies_are_turned_the_airship_decides_for_certain() -> None:
    state = battle("orc-2 airship goblin goblin", "orc-6 giant", "orc-6")
    for _ in range(9):
        if state.kind == "airship":
            break
        state.apply("done" if state.kind == "mercenaries" else "hold")
    assert [state.kind, state.seat] == ["airship", 1]
    for by_heart in (True, False):
        assert winning(state.view(1), by_heart=by_heart).fraction == 0
        assert winning(state.view(1), flown=2, by_heart=by_heart).fraction == 1
    with pytest.raises(ValueError, match=r"adding: .*G7\.7"):
        standing(state.view(1), flown=3)
    with pytest.raises(ValueError, match="not this seat's choice"):
        winning(state.view(2), flown=1)


def test_what_is_drawn_agrees_with_what_is_counted_and_with_what_lies_open() -> None:
    state = battle("orc-2 goblin", "orc-6 orc-2 giant goblin troll", "orc-leader machine goblin commando")
    state.kind, state.seat = "mercenaries", ME
    send(state, Random(5))
    view, rng, draws = state.view(ME), Random(7), 1_000
    armies = Armies(view, by_heart=False)
    drawn = [armies.draw(rng) for _ in range(draws)]
    assert all(twin.view(ME).backs == view.backs and twin.view(ME).sent == view.sent for twin in drawn[:50])
    for seat, kind in product((2, 3), (GIANT, GOBLIN, COMMANDO, *kinds_of(1))):
        share = sum(twin.armies[seat][kind] + twin.sent[seat][kind] > 0 for twin in drawn) / draws
        assert share == pytest.approx(armies.holds(seat, {kind: 1}).value, abs=0.05)
    strongest = sum(strength_of(twin, ME) >= max(strength_of(twin, seat) for seat in (2, 3)) for twin in drawn) / draws
    guess = standing(view, by_heart=False)
    assert guess.low - 0.05 < strongest < guess.high + 0.05


def test_an_estimate_is_one_of_what_the_others_may_still_do() -> None:
    state = battle("orc-6 troll", "orc-2 giant", "orc-2", fought=("undead", "barbarian", "dwarf"))
    assert [state.kind, state.seat] == ["mercenaries", 1]
    now, end = standing(state.view(1)), winning(state.view(1), rng=Random(1))
    assert now.fraction == 1
    assert end.value < 1
    assert not end.is_exact
