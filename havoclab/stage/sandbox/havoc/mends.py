"""Changes that may mend what is wrong with a position of Havoc."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from havoclab.havoc.battle import FEWEST_TO_ENTER
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.best import MOST_UNINVOLVED
from havoclab.havoc.cards import DOG, JOHN
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.position import ABSENT, JOHNS_SEAT, PASSED, UNASKED
from havoclab.havoc.soundness import MOST_A_BATTLE, MOST_POINTS, problems
from havoclab.stage.sandbox.havoc.draft import BOX, DISCARDS, PILE, RECRUITS, Draft
from havoclab.stage.sandbox.havoc.facts import AFTER_BATTLE, IN_BATTLE, PEACE, TO_COME, arrange, choose, set_fate
from havoclab.stage.sandbox.havoc.gaunt import back_to_the_pile, give_part, part_of, seat_of, side_of, take_out
from havoclab.stage.sandbox.mending import Fault, Mend, find_faults

#: Cards that lie too often are mended one by one if they are not more than these.
MOST_SURPLUS: Final = 6


def faults(draft: Draft) -> list[Fault]:
    """Everything that is wrong with a draft, each with the first change that mends it.

    >>> from havoclab.havoc.options import Options
    >>> (fault, *_) = faults(Draft.empty(Options(players=2)))
    >>> fault.problem.rule, fault.mend.id
    ('H3.1', 'missing')
    """
    return find_faults(draft, problems, _candidates)


def _candidates(draft: Draft) -> Iterator[Mend]:
    """Changes that may mend something, the smallest first."""
    yield from _about_cards(draft)
    yield from _about_recruits(draft)
    yield from _about_laid(draft)
    yield from _about_battles(draft)
    yield from _about_figures(draft)
    yield from _about_choice(draft)
    yield from _about_john(draft)
    yield Mend("forget", "mend-forget", Draft.forget)


def _about_cards(draft: Draft) -> Iterator[Mend]:
    """Cards that lie too often, that are none of this game, or that lie nowhere. Source: H3.1."""
    due = Counter(draft.due)
    places = [place for place in draft.places if place != BOX]
    lying = {place: draft.cards(place) for place in places}
    there = Counter(card for cards in lying.values() for card in cards)
    surplus = sorted(card for card in there if there[card] > due[card] > 0 and card != JOHN)
    for card in surplus[:MOST_SURPLUS]:
        for place in sorted(places, key=(PILE, DISCARDS, *places).index):
            if card in lying[place]:
                slots = {"card": card, **_seat_of(place)}
                kind = place.partition("-")[0]
                yield Mend(f"away-{card}-{place}", f"mend-away-{kind}", _take_away(place, card), slots)
    if len(surplus) > MOST_SURPLUS:
        yield Mend("surplus", "mend-surplus", _lay_once)
    foreign = tuple(sorted(card for card in there if not due[card] and card != JOHN))
    if foreign:
        yield Mend("foreign", "mend-foreign", _take_out(frozenset(foreign)), {"cards": foreign})
    missing = draft.cards(BOX)
    if missing:
        yield Mend("missing", "mend-missing", lambda changed: changed.fill_pile(0), {"count": len(missing)})


def _seat_of(place: str) -> dict[str, int]:
    _, dash, seat = place.partition("-")
    return {"seat": int(seat)} if dash else {}


def _take_away(place: str, card: int) -> Callable[[Draft], None]:
    def do(draft: Draft) -> None:
        draft.put([(place, draft.cards(place).index(card))], BOX)

    return do


def _lay_once(draft: Draft) -> None:
    """Every card stays where it matters most: in a hand, in the battle, among the recruits, the discards, the pile."""
    due = Counter(draft.due)
    there: Counter[int] = Counter()
    for place in sorted(draft.places, key=lambda place: (place in (DISCARDS, PILE), place == RECRUITS)):
        if place != BOX:
            surplus = []
            for nth, card in enumerate(draft.cards(place)):
                there[card] += 1
                if there[card] > due[card] > 0:
                    surplus.append((place, nth))
            draft.put(surplus, BOX)


def _take_out(foreign: frozenset[int]) -> Callable[[Draft], None]:
    def do(draft: Draft) -> None:
        for place in draft.places:
            if place != BOX:
                picks = [(place, nth) for nth, card in enumerate(draft.cards(place)) if card in foreign]
                draft.put(picks, BOX)

    return do


def _about_recruits(draft: Draft) -> Iterator[Mend]:
    """Recruits beyond what may lie open, or where none or fewer may. Source: H3.1, H4.3, H9.2."""
    lie, most = len(draft.state.recruits), draft.options.supply.recruits
    counts = {lie - most, lie - most + 1, lie} if draft.state.kind in ("recruit", "last-dogs") else {lie - most}
    for count in sorted(count for count in counts if count > 0):
        yield Mend(f"recruits-{count}", "mend-recruits", _discard_recruits(count), {"count": count})


def _discard_recruits(count: int) -> Callable[[Draft], None]:
    def do(draft: Draft) -> None:
        lie = len(draft.state.recruits)
        draft.put([(RECRUITS, nth) for nth in range(lie - count, lie)], DISCARDS)

    return do


def _about_laid(draft: Draft) -> Iterator[Mend]:
    """Cards in a battle that may not lie there, or too few of them. Source: H6.2, H6.3, H6.6."""
    state = draft.state
    if state.kind in IN_BATTLE and state.initiator >= 0:
        yield Mend("arrange", "mend-arrange", lambda changed: arrange(changed.state))
    for seat, laid in enumerate(state.laid):
        soldiers = [nth for nth, card in enumerate(laid) if card != DOG]
        over = soldiers[MOST_INVOLVED:] or list(range(MOST_INVOLVED + MOST_UNINVOLVED, len(laid)))
        slots = {"seat": seat}
        if over:
            yield Mend(f"back-{seat}", "mend-back", _back_to_hand(seat, over), slots | {"count": len(over)})
        short = FEWEST_TO_ENTER - len(laid)
        if state.kind in IN_BATTLE and 0 < short <= len(state.hands[seat]):
            yield Mend(f"lay-{seat}", "mend-lay", _lay(seat, short), slots | {"count": short})
        if laid:
            every = list(range(len(laid)))
            yield Mend(f"all-back-{seat}", "mend-back", _back_to_hand(seat, every), slots | {"count": len(laid)})


def _back_to_hand(seat: int, which: list[int]) -> Callable[[Draft], None]:
    def do(draft: Draft) -> None:
        draft.put([(f"laid-{seat}", nth) for nth in which], f"hand-{seat}")
        arrange(draft.state)

    return do


def _lay(seat: int, count: int) -> Callable[[Draft], None]:
    def do(draft: Draft) -> None:
        draft.put([(f"hand-{seat}", nth) for nth in range(count)], f"laid-{seat}")
        arrange(draft.state)

    return do


def _about_battles(draft: Draft) -> Iterator[Mend]:
    """Battles that stand twice or nowhere, or in a wrong order. Source: H2.3, H1.2, H9.1."""
    yield Mend("order", "mend-order", _put_in_order)
    if draft.state.kind in ("last-dogs", "over") or len(draft.state.order) > 1:
        yield Mend("peace", "mend-peace", _all_at_peace)
    if draft.state.past:
        last = draft.state.past[-1][0]
        yield Mend("to-come", "mend-to-come", lambda changed: set_fate(changed.state, last, TO_COME), {"battle": last})


def _put_in_order(draft: Draft) -> None:
    state = draft.state
    seen: set[int] = set()
    past = []
    for battle, winner, points in state.past:
        if battle not in seen:
            seen.add(battle)
            fits = winner < state.players or (winner == JOHNS_SEAT and battle in CHEVAUCHEES)
            past.append((battle, winner if fits else PEACE, tuple([*points, *[0] * state.players][: state.players])))
    wanted = [battle for battle in dict.fromkeys(state.order) if battle not in seen]
    wanted += [battle for battle in range(1, CASTILLON + 1) if battle not in seen and battle not in wanted]
    if state.options.battle_order == "number":
        wanted.sort()
    state.past = past
    state.order = sorted(wanted, key=lambda battle: battle == CASTILLON)


def _all_at_peace(draft: Draft) -> None:
    for battle in draft.state.order[:]:
        if battle != CASTILLON:
            set_fate(draft.state, battle, PEACE)


def _about_figures(draft: Draft) -> Iterator[Mend]:
    """Points, battle cards and the number on the peace card. Source: H2.4, H3.5, H10.1."""
    state = draft.state
    most = MOST_POINTS - MOST_A_BATTLE * len(state.order)
    yield Mend("points", "mend-points", lambda changed: _lower_points(changed, most), {"most": most})
    yield Mend("cards-won", "mend-cards-won", _count_cards)
    years = state.options.years
    if state.peace > years:
        yield Mend(
            "peace-card", "mend-peace-card", lambda changed: setattr(changed.state, "peace", years), {"most": years}
        )


def _lower_points(draft: Draft, most: int) -> None:
    draft.state.points = [min(points, most) for points in draft.state.points]


def _count_cards(draft: Draft) -> None:
    state = draft.state
    state.cards_won = [sum(winner == seat for _, winner, _ in state.past) for seat in range(state.players)]


def _about_choice(draft: Draft) -> Iterator[Mend]:
    """Whose choice it is, and which. Source: H4-H9."""
    state = draft.state
    if state.kind in AFTER_BATTLE and state.past and 0 <= state.past[-1][1] < state.players:
        yield Mend("winner", "mend-winner", _take_winner, {"seat": state.past[-1][1]})
    yield Mend("anew", "mend-anew", lambda changed: choose(changed.state, changed.state.kind))
    if state.kind not in IN_BATTLE:
        yield Mend("no-battle", "mend-no-battle", _end_battle)
    for step in range(1, state.players):
        seat = (state.seat + step) % state.players
        yield Mend(f"seat-{seat}", "mend-seat", _give_choice(seat), {"seat": seat})
    yield Mend("turn", "mend-turn", lambda changed: choose(changed.state, "turn"), {"seat": state.seat})


def _about_john(draft: Draft) -> Iterator[Mend]:
    """Where John of Gaunt is, and the Chevauchées. Source: H13."""
    state = draft.state
    if not state.options.has_john:
        if state.john != ABSENT or JOHN in state.pile:
            yield Mend("no-john", "mend-no-john", lambda changed: take_out(changed.state))
        return
    if JOHN in (*state.pile, *state.discards, *state.recruits, *(card for hand in state.hands for card in hand)):
        yield Mend("john-card", "mend-john-card", _take_johns_card_away)
    if part_of(state) != "pile":
        yield Mend("johns-part", "mend-johns-part", _give_his_part_anew)
    yield Mend("john", "mend-john", _begin_with_john)


def _take_johns_card_away(draft: Draft) -> None:
    """His card lies where it belongs: in the draw pile while nobody has drawn him, else nowhere."""
    state = draft.state
    for cards in (state.pile, state.discards, state.recruits, *state.hands, *state.laid):
        cards[:] = [card for card in cards if card != JOHN]
    if part_of(state) == "pile":
        back_to_the_pile(state)
    draft.forget()


def _give_his_part_anew(draft: Draft) -> None:
    state = draft.state
    give_part(state, part_of(state), seat_of(state), side_of(state))
    draft.forget()


def _begin_with_john(draft: Draft) -> None:
    take_out(draft.state)
    back_to_the_pile(draft.state)
    arrange(draft.state)
    draft.forget()


def _take_winner(draft: Draft) -> None:
    state = draft.state
    state.winner = state.past[-1][1]
    state.roles[state.winner] = PASSED


def _end_battle(draft: Draft) -> None:
    state = draft.state
    state.havoc, state.initiator, state.winner, state.laid_now = False, -1, -1, 0
    state.roles, state.uninvolved = [UNASKED] * state.players, [-1] * state.players


def _give_choice(seat: int) -> Callable[[Draft], None]:
    def do(draft: Draft) -> None:
        draft.state.seat = seat
        if draft.state.kind in IN_BATTLE:
            arrange(draft.state)

    return do
