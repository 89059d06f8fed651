"""Changes that may mend what is wrong with a position of Gold und Rum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.soundness import problems
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    COMMANDO,
    COUNTS,
    DESERTION,
    FIRST_SPY,
    GOBLIN,
    RACES,
    RECRUIT,
    empty,
)
from havoclab.stage.sandbox.gold_und_rum.draft import Draft
from havoclab.stage.sandbox.gold_und_rum.facts import (
    FIGHTING,
    RECRUITING,
    choose,
    close,
    deal_anew,
    deal_rest,
    end_battle,
    open_again,
    part_with_giants,
    send_race,
)
from havoclab.stage.sandbox.mending import Fault, Mend, find_faults

_Doing = Callable[[Draft], None]


def faults(draft: Draft) -> list[Fault]:
    """Everything that is wrong with a draft, each with the first change that mends it.

    >>> from havoclab.gold_und_rum.options import Options
    >>> (fault, *_) = faults(Draft.empty(Options(players=4)))
    >>> fault.problem.rule, fault.mend.id
    ('G4.2', 'fill')
    """
    return find_faults(draft, problems, _candidates)


def _candidates(draft: Draft) -> Iterator[Mend]:
    """Changes that may mend something, the smallest first."""
    yield from _about_cards(draft)
    yield from _about_laid_cards(draft)
    yield from _about_the_deal(draft)
    yield from _about_armies(draft)
    yield from _about_battles(draft)
    yield from _about_choice(draft)


# --- warriors: G2.1, G5.3 ---


def _about_cards(draft: Draft) -> Iterator[Mend]:
    state = draft.state
    lying = Counter(entry for pile in state.piles for entry in pile if entry < RECRUIT)
    dealt = lying + Counter(entry for entry in state.deck if entry < RECRUIT)
    for card, most in enumerate(COUNTS):
        if dealt[card] > most:
            slots = {"card": card, "count": dealt[card] - most}
            yield Mend(f"surplus-{card}", "mend-surplus", _take_away(card, dealt[card] - most), slots)
    held = Counter[int]()
    for army in (*state.armies, *state.sent):
        held.update({card: number for card, number in enumerate(army) if number})
    if held - lying:
        yield Mend("lay", "mend-lay", _lay_under(held - lying), {"count": (held - lying).total()})
    if any(entry >= RECRUIT for entry in state.deck):
        yield Mend("deck", "mend-deck", _clean_deck)


def _take_away(card: int, number: int) -> _Doing:
    """So many of these leave: of the cards to come first, then from the tops of the piles."""

    def do(draft: Draft) -> None:
        for _ in range(number):
            place = next((cards for cards in (draft.state.deck, *draft.state.piles) if card in cards), None)
            if place is not None:
                place.reverse()
                place.remove(card)
                place.reverse()

    return do


def _lay_under(missing: Counter[int]) -> _Doing:
    """Who has these cards has them from a pile: they are laid on the lowest ones."""

    def do(draft: Draft) -> None:
        for card in missing.elements():
            draft.state.deck = _without_one(draft.state.deck, card)
            min(draft.state.piles, key=len).append(card)

    return do


def _without_one(deck: list[int], card: int) -> list[int]:
    left = deck[:]
    if card in left:
        left.remove(card)
    return left


def _clean_deck(draft: Draft) -> None:
    draft.state.deck = [entry for entry in draft.state.deck if entry < RECRUIT]


# --- recruit and desertion cards: G3.3, G3.4 ---


def _about_laid_cards(draft: Draft) -> Iterator[Mend]:
    state, chancellor = draft.state, draft.state.chancellor
    if state.recruits[chancellor] or state.desertions[chancellor]:
        yield Mend("chancellor-holds", "mend-chancellor-holds", _empty_hand, {"seat": chancellor})
    foreign = {RECRUIT + chancellor, DESERTION + chancellor}
    foreign |= {first + seat for first in (RECRUIT, DESERTION) for seat in range(state.players, 100)}
    if any(entry in foreign for pile in state.piles for entry in pile):
        yield Mend("chancellor-laid", "mend-foreign", _take_off(frozenset(foreign)))
    for seat in state.others():
        yield Mend(f"hand-{seat}", "mend-hand", _fit_hand(seat), {"seat": seat})
    for seat in state.others():
        theirs = frozenset({RECRUIT + seat, DESERTION + seat})
        yield Mend(f"laid-{seat}", "mend-laid", _take_off(theirs), {"seat": seat})


def _empty_hand(draft: Draft) -> None:
    state = draft.state
    state.recruits[state.chancellor] = state.desertions[state.chancellor] = 0


def _take_off(cards: frozenset[int]) -> _Doing:
    def do(draft: Draft) -> None:
        draft.state.piles = [[entry for entry in pile if entry not in cards] for pile in draft.state.piles]

    return do


def _fit_hand(seat: int) -> _Doing:
    """In hand is what is not laid."""

    def do(draft: Draft) -> None:
        state = draft.state
        laid = Counter(entry for pile in state.piles for entry in pile)
        state.recruits[seat] = max(0, min(state.recruits[seat], RECRUITS_EACH - laid[RECRUIT + seat]))
        most = state.options.desertions - laid[DESERTION + seat]
        state.desertions[seat] = max(0, min(state.desertions[seat], most))

    return do


# --- the deal: G4 ---


def _about_the_deal(draft: Draft) -> Iterator[Mend]:
    state = draft.state
    if draft.box:
        yield Mend("fill", "mend-fill", lambda changed: changed.fill_deck(0), {"count": len(draft.box)})
    yield Mend("deal-anew", "mend-deal-anew", lambda changed: deal_anew(changed.state))
    if draft.box:
        yield Mend("fill-and-deal", "mend-fill-and-deal", _fill_and_deal, {"count": len(draft.box)})
    yield Mend("started", "mend-started", _look_for_the_start)
    yield Mend("start-earlier", "mend-start-earlier", _start_earlier)
    if state.deck:
        yield Mend("deal-rest", "mend-deal-rest", lambda changed: deal_rest(changed.state), {"count": len(state.deck)})
    elif state.kind in ("deal", "claim"):
        yield Mend("last-call", "mend-last-call", lambda changed: choose(changed.state, "last-call"))
    if any(moment > state.dealt for moment in state.claimed):
        yield Mend("claimed", "mend-claimed", _forget_claims)


def _fill_and_deal(draft: Draft) -> None:
    deal_anew(draft.state)
    draft.fill_deck(0)
    if draft.state.kind not in ("deal", "claim"):
        deal_rest(draft.state)
    _look_for_the_start(draft)


def _look_for_the_start(draft: Draft) -> None:
    draft.state.started = draft.state.dealt > draft.state.start_after


def _start_earlier(draft: Draft) -> None:
    state = draft.state
    state.start_after = max(0, min(state.start_after, state.dealt - 1))
    state.started = state.dealt > state.start_after


def _forget_claims(draft: Draft) -> None:
    draft.state.claimed = [-1] * draft.state.players


# --- armies and battles: G5-G7 ---


def _about_armies(draft: Draft) -> Iterator[Mend]:
    state, chancellor = draft.state, draft.state.chancellor
    if any(state.armies[chancellor]) or any(state.sent[chancellor]):
        yield Mend("chancellor-fights", "mend-chancellor-fights", _disband, {"seat": chancellor})
    if state.kind not in (*RECRUITING, "favourite") and not _has_favourite(state):
        favourite = state.others()[0]
        yield Mend("favourite", "mend-favourite", _back(favourite), {"seat": favourite})
    yield Mend("giants", "mend-giants", lambda changed: part_with_giants(changed.state))
    if state.kind in (*RECRUITING, "favourite"):
        yield Mend("close", "mend-close", lambda changed: close(changed.state))


def _has_favourite(state: Position) -> bool:
    return 0 <= state.favourite < state.players and state.favourite != state.chancellor


def _disband(draft: Draft) -> None:
    state = draft.state
    state.armies[state.chancellor], state.sent[state.chancellor] = empty(), empty()


def _back(seat: int) -> _Doing:
    return lambda draft: setattr(draft.state, "favourite", seat)


def _about_battles(draft: Draft) -> Iterator[Mend]:
    state = draft.state
    yield Mend("fought", "mend-fought", _fight_each_once)
    yield Mend("won", "mend-won", _forget_false_wins)
    if state.kind in FIGHTING:
        if state.race < 0 or state.race in state.fought:
            for race in range(len(RACES)):
                if race not in state.fought:
                    yield Mend(f"race-{race}", "mend-race", _name_race(race), {"race": RACES[race]})
        else:
            yield Mend("march", "mend-march", lambda changed: send_race(changed.state), {"race": RACES[state.race]})
    else:
        yield Mend("no-battle", "mend-no-battle", lambda changed: end_battle(changed.state))
    if state.kind not in RECRUITING:
        yield Mend("open", "mend-open", lambda changed: open_again(changed.state))


def _fight_each_once(draft: Draft) -> None:
    state = draft.state
    state.fought = [race for race in dict.fromkeys(state.fought) if race != state.race]
    state.won = state.won[: len(state.fought)]


def _forget_false_wins(draft: Draft) -> None:
    state = draft.state
    won = state.won[: len(state.fought)]
    state.won = [[seat for seat in winners if seat < state.players] for winners in won]


def _name_race(race: int) -> _Doing:
    def do(draft: Draft) -> None:
        draft.state.race = race
        send_race(draft.state)

    return do


# --- whose choice, and which ---


def _about_choice(draft: Draft) -> Iterator[Mend]:
    state = draft.state
    for seat in dict.fromkeys([state.chancellor, *state.others()]):
        if seat != state.seat:
            yield Mend(f"seat-{seat}", "mend-seat", _give_choice(seat), {"seat": seat})
    if _needed(state):
        yield Mend("give", "mend-give", _give_needed, {"seat": _receiver(state), "card": _needed(state)[0]})
    yield Mend("anew", "mend-anew", lambda changed: choose(changed.state, changed.state.kind))
    if state.kind in FIGHTING or state.kind in ("spy", "over"):
        yield Mend("to-race", "mend-to-race", lambda changed: choose(changed.state, "race"))
    if state.kind in RECRUITING:
        yield Mend("to-favourite", "mend-to-favourite", lambda changed: choose(changed.state, "favourite"))
    if state.kind != "deal":
        yield Mend("to-deal", "mend-to-deal", lambda changed: choose(changed.state, "deal"))


def _give_choice(seat: int) -> _Doing:
    def do(draft: Draft) -> None:
        draft.state.seat = seat

    return do


def _needed(state: Position) -> tuple[int, ...]:
    """Without which card nobody has this choice. Source: G6.1, G7.3, G7.7."""
    if state.kind == "spy":
        return (FIRST_SPY + max(1, state.spy) - 1,)
    return {"commando": (COMMANDO,), "airship": (AIRSHIP, GOBLIN)}.get(state.kind, ())


def _receiver(state: Position) -> int:
    return state.seat if state.seat != state.chancellor else state.others()[0]


def _give_needed(draft: Draft) -> None:
    """Who decides holds what it takes, wherever it was."""
    state = draft.state
    state.seat = _receiver(state)
    state.spy = max(1, state.spy) if state.kind == "spy" else state.spy
    for card in _needed(state):
        if not state.armies[state.seat][card]:
            for army in (*state.armies, *state.sent):
                if army[card]:
                    army[card] -= 1
                    break
            state.armies[state.seat][card] += 1
