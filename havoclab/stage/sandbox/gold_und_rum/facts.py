"""What must agree with a kind of choice: :func:`choose` brings it along, so that a reader does not have to.

The rest is what one click does with a whole table: deal on, open the piles, send a race to war, take it back.
"""

from __future__ import annotations

from typing import Final

from havoclab.gold_und_rum import State, dealing
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    COMMANDO,
    FIRST_SPY,
    GIANT,
    GOBLIN,
    MERCENARIES,
    RACES,
    RECRUIT,
    SENDABLE,
    SPIES,
    WARRIORS,
    empty,
    kinds_of,
)

#: Kinds of choice while the piles are closed, and in a battle.
RECRUITING: Final = ("deal", "claim", "last-call")
FIGHTING: Final = ("mercenaries", "commando", "airship")
#: Kinds of choice that can be set by hand; a game that is over is not.
CHOSEN: Final = (*RECRUITING, "favourite", "spy", "race", *FIGHTING)


def choose(state: State, kind: str) -> None:
    """Let this be the kind of choice that is open; what must agree with it follows. Source: G4-G7."""
    state.kind = kind
    if kind in ("deal", "claim"):
        close(state)
    else:
        deal_rest(state)
        if kind in ("last-call", "favourite"):
            close(state)
        else:
            _fight(state, kind)
    give_to_fitting_seat(state)


def close(state: State) -> None:
    """The piles are not opened yet: nobody has an army. Source: G5.1."""
    state.armies, state.sent, state.stolen = ([empty() for _ in range(state.players)] for _ in range(3))
    state.favourite = state.race = state.flown = -1
    state.fought, state.won, state.spy = [], [], 0
    state.passed, state.claimed = [False] * state.players, [-1] * state.players
    state.started = state.dealt > state.start_after


def deal_rest(state: State) -> None:
    """Deal what is still to come, one warrior at a time on the next pile. Source: G4.2."""
    while state.deck:
        lying = [sum(entry < RECRUIT for entry in pile) for pile in state.piles]
        state.piles[lying.index(min(lying))].append(state.deck.pop())
    state.started = state.dealt > state.start_after


def deal_anew(state: State) -> None:
    """Lay the warriors of the piles round the piles one by one; laid cards stay where they are. Source: G4.2."""
    height = max(map(len, state.piles), default=0)
    warriors = [pile[place] for place in range(height) for pile in state.piles if place < len(pile)]
    warriors = [entry for entry in warriors if entry < RECRUIT]
    state.deck = state.deck[: WARRIORS - len(warriors)]
    laid = [[(place, entry) for place, entry in enumerate(pile) if entry >= RECRUIT] for pile in state.piles]
    state.piles = [warriors[number :: len(state.piles)] for number in range(len(state.piles))]
    for pile, cards in zip(state.piles, laid, strict=True):
        for place, entry in cards:
            pile.insert(place, entry)


def open_piles(state: State) -> None:
    """Everybody takes what their recruit cards bring; nothing lies in a battle. Source: G5.2-G5.5."""
    close(state)
    for pile in state.piles:
        owner, left, _ = read_pile(pile, state.options.without)
        if 0 <= owner < state.players:
            for place in left:
                state.armies[owner][pile[place]] += 1


def open_again(state: State) -> None:
    """Open the piles, and go on from there with this choice; where they were closed, with a race. Source: G5."""
    kept = state.favourite, state.race, state.fought, state.won
    open_piles(state)
    state.favourite, state.race, state.fought, state.won = kept
    choose(state, "race" if state.kind in (*RECRUITING, "favourite") else state.kind)


def part_with_giants(state: State) -> None:
    """Who has two giants or more lays down all of them. Source: G6.4."""
    if state.holds("G6.4"):
        for army, sent in zip(state.armies, state.sent, strict=True):
            if army[GIANT] + sent[GIANT] > 1:
                army[GIANT] = sent[GIANT] = 0


def _fight(state: State, kind: str) -> None:
    if not any(map(any, state.armies)) and not any(map(any, state.sent)):
        open_piles(state)
    if state.favourite < 0 or state.favourite == state.chancellor:
        state.favourite = state.others()[0]
    state.passed, state.claimed = [False] * state.players, [-1] * state.players
    if kind in FIGHTING:
        part_with_giants(state)
        if state.race < 0:
            state.race = next((race for race in range(len(RACES)) if race not in state.fought), 0)
        send_race(state)
        return
    end_battle(state)
    if kind == "race":
        part_with_giants(state)
        state.fought = state.fought[: len(RACES) - 1]
        state.won = state.won[: len(state.fought)]
    else:
        state.fought, state.won = [], []
        held = [spy for spy in SPIES if any(army[spy] for army in state.armies)]
        state.spy = held[0] - FIRST_SPY + 1 if held else 1


def end_battle(state: State) -> None:
    """No battle is under way: what was sent is in hand again. Source: G7.1."""
    for army, sent in zip(state.armies, state.sent, strict=True):
        for card, number in enumerate(sent):
            army[card] += number
    state.sent = [empty() for _ in range(state.players)]
    state.race = state.flown = -1


def send_race(state: State) -> None:
    """All warriors of the race go to war; strangers stay at home. Source: G7.1, G7.2."""
    theirs = kinds_of(state.race)
    state.flown = -1
    for army, sent in zip(state.armies, state.sent, strict=True):
        for card in range(len(army)):
            if card in theirs:
                sent[card], army[card] = sent[card] + army[card], 0
            elif card not in SENDABLE:
                army[card], sent[card] = army[card] + sent[card], 0


def give_to_fitting_seat(state: State) -> None:
    """Let the choice be its seat's, or of the first to whom it can fall. Source: G4-G7."""
    if state.kind in ("deal", "favourite", "race"):
        state.seat = state.chancellor
        return
    seats = [state.seat, *state.others()]
    state.seat = next((seat for seat in seats if seat != state.chancellor and _may_choose(state, seat)), state.seat)


def _may_choose(state: State, seat: int) -> bool:
    army = state.armies[seat]
    match state.kind:
        case "claim":
            return dealing.may_lay(state, seat)
        case "last-call":
            return dealing.may_still_lay(state, seat) and not state.passed[seat]
        case "spy":
            return bool(army[FIRST_SPY + state.spy - 1])
        case "commando":
            return bool(army[COMMANDO])
        case "airship":
            return bool(army[AIRSHIP] and army[GOBLIN])
    return any(army[card] for card in MERCENARIES)
