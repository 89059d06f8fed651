"""H13: John of Gaunt, rule by rule: drawn and turned up, his battle, his peace, and how he leaves."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from havoclab import havoc
from havoclab.havoc import Options, State
from havoclab.havoc.actions import STAY_OUT
from havoclab.havoc.cards import DOG, JOHN
from havoclab.havoc.john import NINES
from havoclab.havoc.position import ABSENT, IN_PILE, JOHNS_SEAT
from tests.havoc.johns_positions import BORDEAUX, CALAIS, JOHN_PLAYS, his_battle, his_peace, on_turn
from tests.havoc.positions import FIGHTING, OUT, PASSED, cards, happened, kinds, position, refused

# --- into the game: H13.1, H13.2 ---


@pytest.mark.rule("H13.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_H13_1_he_is_one_card_more_in_the_draw_pile_and_in_no_hand(players: int) -> None:
    state, plain = (havoc.deal(players=players, seed=4, john_of_gaunt=john) for john in (True, False))
    assert (state.pile.count(JOHN), state.john) == (1, IN_PILE)
    assert (state.hands, state.recruits) == (plain.hands, plain.recruits)
    assert (len(state.pile), plain.john) == (len(plain.pile) + 1, ABSENT)
    assert len({havoc.deal(players=players, seed=seed, john_of_gaunt=True).pile.index(JOHN) for seed in range(9)}) > 5


@pytest.mark.rule("H13.1")
def test_H13_1_without_it_he_stays_in_the_box() -> None:
    assert havoc.deal(players=3, seed=4, john_of_gaunt=True, without=["H13.1"]).john == ABSENT


@pytest.mark.rule("H13.2", "H13.2a", "H13.3")
def test_H13_2_who_draws_him_is_done_at_once_lays_no_card_and_keeps_what_was_taken() -> None:
    state = on_turn(pile="b5 john b7")
    state.apply("recruit, draw")
    told = happened(state.apply("draw"))
    assert told[:3] == [("john-drawn", "H13.2", 0), ("john-ends-turn", "H13.2", 0), ("john-enters", "H13.3", 0)]
    assert state.hands[0] == cards("b1 b2 b5")
    assert state.recruits == cards("n1 n2 n3")
    assert (state.john, state.kind, state.seat) == (0, "join", 1)


@pytest.mark.rule("H13.2", "H13.2b")
def test_H13_2_a_dog_that_fetches_him_is_spent_for_nothing() -> None:
    state = on_turn(["dog b1 b2", "o1 o2", "g1 g2"], pile="john b7")
    state.apply("recruit")
    state.apply("fetch")
    assert state.hands[0] == cards("b1 b2")
    assert DOG in state.discards
    assert state.kind == "join"


@pytest.mark.rule("H13.2", "H13.2b")
def test_H13_2_drawn_during_a_battle_he_waits_until_the_winner_has_done_every_duty() -> None:
    state = on_turn(["b1 b2 b8", "o1 o2", "g1 g2"], pile="john b3 b4 b5 b6 b7")
    state.apply("cry, lay b1, lay b2, stop")
    assert happened(state.apply("stay-out")) == [("stayed-out", "H6.3", 1), ("john-drawn", "H13.2", 1)]
    assert (state.john_waits, state.hands[1], state.kind, state.seat) == (True, cards("o1 o2"), "join", 2)
    state.apply("stay-out")
    told = kinds(state.apply("pass"))
    assert told.index("cleared") < told.index("peacekeeper") < told.index("john-enters") < told.index("john-cries")
    assert state.from_initiator() == [2, 0, 1]


@pytest.mark.rule("H13.2")
def test_H13_2_without_it_the_turn_goes_on() -> None:
    state = on_turn(pile="john b5 b7", without=["H13.2"])
    state.apply("recruit")
    assert kinds(state.apply("draw")) == ["john-drawn"]
    assert (state.kind, state.taken) == ("recruit", 1)
    state.apply("draw")
    assert "john-enters" in kinds(state.apply("put b1"))


@pytest.mark.rule("H13.2", "H4.2")
def test_H13_2_without_it_who_then_has_no_card_to_lay_is_done_too() -> None:
    state = on_turn(
        ["dog", "o1 o2", "g1 g2"], pile="john b5 b7", kind="recruit", taken=2, took_recruit=True, without=["H13.2"]
    )
    assert kinds(state.apply("fetch"))[:3] == ["fetches", "john-drawn", "john-ends-turn"]


@pytest.mark.rule("H13.2a")
def test_H13_2a_without_it_a_card_is_still_laid_to_the_recruits() -> None:
    state = on_turn(pile="john b5 b7", without=["H13.2a"])
    state.apply("recruit")
    state.apply("draw")
    assert [str(action) for action in state.list_legal()] == ["put b1", "put b2"]


@pytest.mark.rule("H13.2b")
def test_H13_2b_without_it_another_card_is_drawn_for_him() -> None:
    state = on_turn(pile="john b5 b7", without=["H13.2b"])
    state.apply("recruit")
    state.apply("draw")
    assert state.hands[0] == cards("b1 b2 b5")
    assert state.kind == "join"


# --- his battle: H13.3-H13.6 ---


@pytest.mark.rule("H13.3", "H13.4")
@pytest.mark.parametrize(
    ("card", "side", "without"),
    [
        ("b7", CALAIS, []),
        ("b8", BORDEAUX, []),
        ("dog", BORDEAUX, []),
        ("dog", CALAIS, ["H13.4a"]),
        ("b8", CALAIS, ["H13.4"]),
    ],
)
def test_H13_4_the_card_turned_over_says_which_side(card: str, side: int, without: list[str]) -> None:
    state = on_turn(pile=f"john {card}", without=without)
    state.apply("recruit")
    state.apply("draw")
    assert state.order[:2] == [side, 2]
    assert (cards(card)[0] in state.discards) == (without != ["H13.4"])
    assert state.options.battle(side).name == f"Chevauchées ({'Calais–Tours' if side == CALAIS else 'Tours–Bordeaux'})"


@pytest.mark.rule("H13.4a", "H4.10")
def test_H13_4a_an_empty_pile_is_made_anew_and_with_no_card_at_all_it_is_tours_to_bordeaux() -> None:
    state = on_turn(["b1 b2", "o1 o2", "g1 g2"], pile="john", rest="discards", discards="")
    state.apply("recruit")
    assert "reshuffled" in kinds(state.apply("draw"))
    bare = on_turn(["b1 b2", "o1 o2", "g1 g2"], pile="john", rest=2, discards="")
    bare.apply("recruit")
    assert "side-turned" not in kinds(bare.apply("draw"))
    assert bare.order[0] == BORDEAUX


@pytest.mark.rule("H13.5", "H13.3")
def test_H13_5_from_his_left_all_with_two_cards_must_join_and_then_he_passes() -> None:
    state = on_turn(["b1 b2", "o1 o2", "g1"], pile="john b7 b5")
    state.apply("recruit")
    told = happened(state.apply("draw"))
    assert told[-1] == ("must-join", "H13.5", 1)
    rejection = refused(state, "stay-out")
    assert (rejection.rule, rejection.reason) == ("H13.5", "must-join")
    assert STAY_OUT not in state.list_legal()
    told = happened(state.apply("lay o1, lay o2"))
    assert ("too-few-to-join", "H6.3a", 2) in told
    assert told[-1] == ("must-join", "H13.5", 0)
    assert ("john-passed", "H13.5", None) in happened(state.apply("lay b1, lay b2"))


@pytest.mark.rule("H13.5")
def test_H13_5_without_it_his_battle_is_free_to_join() -> None:
    state = on_turn(pile="john b7", without=["H13.5"])
    state.apply("recruit")
    state.apply("draw")
    assert state.check("stay-out") is None


@pytest.mark.rule("H13.5", "H13.7")
def test_H13_5_where_nobody_can_join_he_wins_alone() -> None:
    state = on_turn(["b1", "o1", "g1"], pile="john b7 b3 b4 b5 b6", recruits="n1 n2 n3")
    state.apply("recruit")
    told = happened(state.apply("draw"))
    assert ("john-won", "H13.7", None) in told
    assert state.past[-1] == (CALAIS, JOHNS_SEAT, (0, 0, 0))
    assert (state.kind, state.seat) == ("turn", 1)


@pytest.mark.rule("H13.4", "H11.1a", "H6.11")
@pytest.mark.parametrize(
    ("side", "laid", "points"),
    [
        (CALAIS, ["b10 o10 g10", "b8 o8", "b2 o3"], [6, 3, 0]),
        (CALAIS, ["b7 o7", "b8 o8 g8 n8", "b2 o3"], [3, 6, 0]),
        (BORDEAUX, ["b10 o10 g10", "b8 o8", "b2 o3"], [0, 0, 0]),
        (BORDEAUX, ["b1 o2", "b8 o8", "b2 o3"], [0, 6, 0]),
    ],
)
def test_H13_4_each_side_pays_its_own_places_also_with_three_players(
    side: int, laid: list[str], points: list[int]
) -> None:
    state = his_battle(laid, side=side)
    state.apply("pass")
    assert state.points == points


@pytest.mark.rule("H13.3a", "H6.12", "H13.9")
@pytest.mark.parametrize(
    ("hand", "without", "winner", "points"),
    [
        ("b1", [], JOHNS_SEAT, [0, 3, 0]),
        ("b1", ["H13.3a"], 0, [6, 3, 0]),
        ("", [], JOHNS_SEAT, [3, 3, 0]),
    ],
)
def test_H13_3a_between_equals_he_holds_no_cards_and_comes_first(
    hand: str, without: list[str], winner: int, points: list[int]
) -> None:
    state = his_battle(["e9 y9 n9", "b8 o8", ""], hands=(hand, "", ""), options={"without": without})
    told = happened(state.apply("pass"))
    assert state.past[-1][:2] == (CALAIS, winner)
    assert state.points == points
    assert (("equal-strength", "H6.12", None) in told) == (hand == "")


@pytest.mark.rule("H13.6", "H7.2")
def test_H13_6_his_nines_are_no_cards_and_cant_be_scavenged() -> None:
    state = his_battle(["dog b2 o2", "b8 o8", ""])
    state.apply("pass")
    state.apply("declare 0")
    assert state.kind == "dogs"
    assert refused(state, "scavenge o9").rule == "H13.6"
    assert refused(state, "scavenge o7").rule == "H7.3"
    assert not set(NINES) & {card for laid in state.laid for card in laid}


# --- he wins, or not: H13.7, H13.8 ---


@pytest.mark.rule("H13.7", "H5.5a", "H7.6")
def test_H13_7_he_wins_is_peacekeeper_and_leaves_the_turn_to_his_left() -> None:
    state = his_battle(["b2 o2", "b8 o8", ""], beside=2)
    told = happened(state.apply("pass"))
    assert told[-2:] == [("john-peacekeeper", "H13.7", None), ("john-idle", "H13.7", None)]
    assert [seat for kind, _, seat in told if kind == "drew"] == [0, 1, 2]
    assert (state.peacekeeper, state.peace, state.cards_won) == (JOHNS_SEAT, 1, [0, 0, 0])
    assert (state.kind, state.seat) == ("turn", 0)


@pytest.mark.rule("H13.7", "H5.1")
def test_H13_7_on_his_turn_he_turns_the_card_and_does_no_more() -> None:
    state = his_peace(kind="recruit", taken=2, took_recruit=True)
    assert happened(state.apply("put b1"))[-1] == ("john-turned", "H13.7", None)
    assert (state.peace, state.kind, state.seat) == (2, "turn", 1)


@pytest.mark.rule("H13.7", "H5.3")
def test_H13_7_in_his_year_of_peace_every_player_discards() -> None:
    state = his_peace(kind="recruit", taken=2, took_recruit=True, peace=3)
    told = happened(state.apply("put b1"))
    assert told[-1] == ("johns-year-of-peace", "H13.7", None)
    for seat, card in ((1, "o1"), (2, "g1"), (0, "b2")):
        assert (state.kind, state.seat) == ("year-of-peace", seat)
        state.apply(f"discard {card}")
    assert (state.kind, state.seat, state.peace, state.turned) == ("turn", 1, 1, False)
    assert state.order == list(range(3, 10))


@pytest.mark.rule("H13.7", "H13.8")
def test_H13_7_without_it_he_leaves_and_the_peacekeeper_stays_and_is_on_turn() -> None:
    state = his_battle(["b2 o2", "b8 o8", ""], peacekeeper=1, options={"without": ["H13.7"]})
    told = kinds(state.apply("pass"))
    assert "john-leaves" in told
    assert (state.peacekeeper, state.seat, state.john) == (1, 1, ABSENT)


@pytest.mark.rule("H13.8")
def test_H13_8_he_leaves_at_once_if_he_did_not_win() -> None:
    state = his_battle(["b2 o2 g2 e2", "b8 o8", ""])
    assert ("john-leaves", "H13.8", None) in happened(state.apply("pass"))
    assert (state.john, state.peacekeeper, state.seat) == (ABSENT, 0, 0)


@pytest.mark.rule("H13.8")
def test_H13_8_he_leaves_when_any_other_battle_starts() -> None:
    state = his_peace(seat=1)
    assert happened(state.apply("cry")) == [("john-leaves", "H13.8", None), ("cried-havoc", "H6.2", 1)]
    assert (state.john, state.peacekeeper) == (ABSENT, 1)


@pytest.mark.rule("H13.7a", "H9.3", "H9.4")
@pytest.mark.parametrize(("without", "dealer"), [([], 1), (["H13.7a"], 0)])
def test_H13_7a_at_the_last_battle_the_player_at_his_left_deals_for_him(without: list[str], dealer: int) -> None:
    state = his_peace(
        kind="recruit",
        taken=2,
        took_recruit=True,
        peace=3,
        order=[8, 9],
        past=[*([number, 0, [0, 0, 0]] for number in range(1, 7)), [CALAIS, JOHNS_SEAT, [0, 0, 0]]],
        options={"without": without},
    )
    state.apply("put b1")
    for card in ("o1", "g1"):
        state.apply(f"discard {card}")
    told = happened(state.apply("discard b2"))
    assert ("deals-for-john", "H13.7a", dealer) in told
    assert [seat for kind, _, seat in told if kind == "drew"] == [(dealer + step) % 3 for step in (1, 2, 3, 1, 2, 3)]
    assert (state.kind, state.seat, state.peacekeeper, state.john) == ("last-dogs", dealer, dealer, ABSENT)


@pytest.mark.rule("H13.7b", "H6.1b")
@pytest.mark.parametrize(("without", "namer"), [([], 0), (["H13.7b"], 2)])
def test_H13_7b_the_player_at_his_left_names_the_next_battle_for_him(without: list[str], namer: int) -> None:
    state = his_battle(["b2 o2", "b8 o8", ""], options={"battle_order": "winner", "without": without})
    state.apply("pass")
    assert (state.kind, state.seat) == ("name-battle", namer)
    assert kinds(state.apply("name 5")) == ["battle-named", "john-idle"]
    assert (state.kind, state.seat, state.order[0]) == ("turn", 0, 5)


@pytest.mark.rule("H13.7b", "H6.1c")
def test_H13_7b_after_his_year_of_peace_too_and_nobody_recruits_then() -> None:
    state = his_peace(kind="recruit", taken=2, took_recruit=True, peace=3, options={"battle_order": "winner"})
    state.apply("put b1")
    for card in ("o1", "g1", "b2"):
        state.apply(f"discard {card}")
    assert (state.kind, state.seat) == ("name-battle", 1)
    state.apply("name 7")
    assert (state.kind, state.seat) == ("turn", 1)


# --- points, the extra battle, and moments at which nobody draws him: H13.9-H13.11 ---


@pytest.mark.rule("H13.9", "H6.10")
def test_H13_9_what_he_earns_is_nobodys() -> None:
    state = his_battle(["b2 o2", "b10 o10 g10", ""], side=BORDEAUX)
    assert ("john-placed", "H13.4", None) in happened(state.apply("pass"))
    assert state.points == [0, 0, 0]


@pytest.mark.rule("H13.10")
@pytest.mark.parametrize(("without", "order"), [([], [CALAIS, 1, 2]), (["H13.10"], [CALAIS, 2, 3])])
def test_H13_10_as_an_extra_battle_it_replaces_none(without: list[str], order: list[int]) -> None:
    state = on_turn(pile="john b7", without=without, options={"extra_chevauchees": True})
    state.apply("recruit")
    told = kinds(state.apply("draw"))
    assert state.order[:3] == order
    assert ("set-aside" in told) == bool(without)


@pytest.mark.rule("H13.10")
def test_H13_10_needs_him_in_the_game_and_says_so() -> None:
    with pytest.raises(ValueError, match=r"extra_chevauchees.*john_of_gaunt.*H13\.10"):
        Options.read({"players": 3, "extra_chevauchees": True})


@pytest.mark.rule("H13.4", "H2.4")
def test_H13_4_the_owners_own_numbers_count() -> None:
    own = {"number": CALAIS, "name": "Raid", "year": 1373, "places": [{"points": 9}, {"points": 4}, {"points": 1}]}
    state = his_battle(["b2 o2 g2 e2", "b8 o8", ""], options={"own_chevauchees": [own]})
    state.apply("pass")
    assert state.points == [9, 1, 0]
    for wrong in ({"own_battles": [own]}, {"own_chevauchees": [own, own]}, {"own_chevauchees": [own | {"number": 3}]}):
        with pytest.raises(ValueError, match=r"own_.*(does not belong here|stands twice)"):
            Options.read({"players": 3, **JOHN_PLAYS, **wrong})


def won_battle(pile: str, without: Sequence[str] = (), *, battle: int = 1) -> State:
    """Seat 1 will have won the battle that seat 0 began, once it passes; one recruit lies."""
    return position(
        ["b1", "o1", "g1"],
        laid=["b2 b3", "o4 g4"],
        roles=[PASSED, FIGHTING, OUT],
        kind="add",
        seat=1,
        initiator=0,
        havoc=True,
        recruits="n1",
        pile=pile,
        battle=battle,
        options={**JOHN_PLAYS, "without": list(without)},
    )


@pytest.mark.rule("H13.11", "H13.11a", "H7.5")
@pytest.mark.parametrize(("without", "beside", "recruits"), [([], 1, 3), (["H13.11"], 1, 2), (["H13.11a"], 0, 3)])
def test_H13_11_among_the_recruits_he_is_replaced_and_lies_beside_the_winner(
    without: list[str], beside: int, recruits: int
) -> None:
    state = won_battle("john e2 e3 e4 e5 e6 e7 e8 y1", without)
    told = happened(state.apply("pass"))
    assert ("john-turned-up", "H13.11", beside) in told
    assert told.index(("peacekeeper", "H7.7", 1)) < told.index(("john-enters", "H13.3", beside))
    assert (state.john, len(state.recruits)) == (beside, recruits)


@pytest.mark.rule("H13.11", "H7.6")
@pytest.mark.parametrize(("without", "hand"), [([], "g1 e4"), (["H13.11"], "g1")])
def test_H13_11_dealt_out_he_is_replaced_and_lies_beside_who_got_him(without: list[str], hand: str) -> None:
    state = won_battle("e2 e3 john e4 e5 e6 e7 e8 y1", without)
    assert ("john-dealt", "H13.11", 2) in happened(state.apply("pass"))
    assert (state.john, state.hands[2]) == (2, cards(hand))


@pytest.mark.rule("H13.11b", "H9.3", "H9.4")
@pytest.mark.parametrize(("without", "held"), [([], 4), (["H13.11b"], 3)])
def test_H13_11b_before_the_last_battle_he_is_replaced_and_does_nothing(without: list[str], held: int) -> None:
    state = on_turn(
        ["dog b1 b2", "o1 o2", "g1 g2"], recruits="", battle=9, kind="last-dogs", pile="john b5 b6", without=without
    )
    assert happened(state.apply("swap"))[1] == ("john-too-late", "H13.11b", 0)
    assert (len(state.hands[0]), state.john, state.kind) == (held - 1, ABSENT, "last-dogs")


@pytest.mark.rule("H13.11b", "H9.1")
def test_H13_11b_if_he_still_waits_when_the_last_battle_comes_he_leaves() -> None:
    state = won_battle("e2 e3 john e4 e5 e6 e7 e8 y1", battle=8)
    told = happened(state.apply("pass"))
    assert told.index(("john-dealt", "H13.11", 0)) < told.index(("john-too-late", "H13.11b", None))
    assert (state.kind, state.john) == ("last-dogs", ABSENT)


@pytest.mark.rule("H13.3", "H13.8")
def test_H13_3_without_it_he_fights_no_battle_and_leaves() -> None:
    state = on_turn(pile="john b7", without=["H13.3"])
    state.apply("recruit")
    assert kinds(state.apply("draw"))[-1] == "john-leaves"
    assert (state.kind, state.seat, state.john, state.order[0]) == ("turn", 1, ABSENT, 1)


@pytest.mark.rule("H13.11b", "H9.1")
def test_H13_11b_where_turns_go_on_to_castillon_he_takes_no_part_in_it() -> None:
    state = on_turn(pile="john b7", battle=9, without=["H9.1"])
    state.apply("recruit")
    assert ("john-too-late", "H13.11b", None) in happened(state.apply("draw"))
    assert (state.order, state.kind, state.seat) == ([9], "turn", 1)


@pytest.mark.rule("H3.6", "H13.2")
def test_all_know_that_he_is_in_the_pile_until_he_is_drawn_and_see_it_when_he_is() -> None:
    state = on_turn(pile="john b7")
    for seat in (None, 0, 1, 2):
        assert state.view(seat).knowledge.surely(3) == [JOHN]
    state.apply("recruit")
    state.apply("draw")
    for seat in (None, 0, 1, 2):
        assert JOHN not in dict(state.view(seat).knowledge.hidden())
