"""What keeps a position from being one that the rules can lead to: everything that is wrong with it, by rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from havoclab.gold_und_rum import dealing, opening
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE, Position
from havoclab.gold_und_rum.problem import Problem
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    COMMANDO,
    COUNTS,
    DESERTION,
    FIRST_SPY,
    GIANT,
    GOBLIN,
    KINDS,
    LEADER,
    RECRUIT,
    SENDABLE,
    kinds_of,
)

_RECRUITING: Final = ("deal", "claim", "last-call")
_FIGHTING: Final = ("mercenaries", "commando", "airship")


def problems(position: Position) -> list[Problem]:
    """Everything that keeps this position from being one of the game.

    >>> from havoclab import gold_und_rum
    >>> state = gold_und_rum.deal(players=4, seed=7)
    >>> problems(state)
    []
    >>> state.recruits[state.chancellor] = 1
    >>> [str(problem) for problem in problems(state)]
    ['recruits: The chancellor holds no recruit and no desertion cards. (G3.3)']
    """
    return list(_all_wrong(position))


def _all_wrong(position: Position) -> Iterator[Problem]:
    if position.kind not in KINDS_OF_CHOICE:
        yield Problem("kind", "G3.1", "wrong-kind", {"kind": position.kind[:24], "kinds": ", ".join(KINDS_OF_CHOICE)})
        return
    if len(position.piles) != position.options.piles:
        yield Problem("piles", "G4.2", "wrong-pile-count", {"piles": position.options.piles})
        return
    if position.chancellor >= position.players or position.seat >= position.players:
        yield Problem("seat", "G1.1", "wrong-seat", {"players": position.players})
        return
    yield from _cards(position)
    yield from _hands(position)
    yield from _choice(position)
    yield from _battles_won(position)
    if position.kind in _RECRUITING:
        yield from _the_deal(position)
    elif position.kind != "over":
        yield from _armies(position)


def _cards(position: Position) -> Iterator[Problem]:
    """No more warriors of a kind than there are; armies only hold what was dealt. Source: G2.1."""
    lying = [0] * len(KINDS)
    for pile in position.piles:
        for entry in pile:
            if entry < RECRUIT:
                lying[entry] += 1
    held = [sum(army[kind] for army in (*position.armies, *position.sent)) for kind in range(len(KINDS))]
    for kind, most in enumerate(COUNTS):
        if lying[kind] + position.deck.count(kind) > most:
            yield Problem("piles", "G2.1", "wrong-too-many", {"card": kind, "most": most})
        if held[kind] > lying[kind]:
            yield Problem("armies", "G5.3", "wrong-never-dealt", {"card": kind})
    if any(entry >= RECRUIT for entry in position.deck):
        yield Problem("deck", "G4.1", "wrong-claim-in-deck")


def _hands(position: Position) -> Iterator[Problem]:
    """Recruit and desertion cards: in hand and on the piles no more than each player owns. Source: G3.3, G3.4."""
    laid = [entry for pile in position.piles for entry in pile if entry >= RECRUIT]
    chancellor = position.chancellor
    if position.recruits[chancellor] or position.desertions[chancellor]:
        yield Problem("recruits", "G3.3", "wrong-chancellor-holds")
    if RECRUIT + chancellor in laid or DESERTION + chancellor in laid:
        yield Problem("piles", "G3.3", "wrong-chancellor-laid")
    for seat in position.others():
        if position.recruits[seat] + laid.count(RECRUIT + seat) > RECRUITS_EACH:
            yield Problem("recruits", "G3.4", "wrong-too-many-recruits", {"number": seat + 1})
        if position.desertions[seat] + laid.count(DESERTION + seat) > position.options.desertions:
            yield Problem("desertions", "G3.4", "wrong-too-many-desertions", {"number": seat + 1})
    if any(RECRUIT + seat in laid or DESERTION + seat in laid for seat in range(position.players, 100)):
        yield Problem("piles", "G1.1", "wrong-seat", {"players": position.players})


def _choice(position: Position) -> Iterator[Problem]:
    """Whose choice it is fits what the choice is. Source: G3-G8."""
    kind, seat = position.kind, position.seat
    if kind == "over":
        if max(position.points) < position.options.goal and position.holds("G8.4"):
            yield Problem("points", "G8.4", "wrong-goal-not-reached", {"goal": position.options.goal})
        return
    if kind in ("deal", "favourite", "race"):
        fits = seat == position.chancellor
    elif kind == "claim":
        fits = position.options.step_mode and seat in position.others() and dealing.may_lay(position, seat)
    elif kind == "last-call":
        fits = seat in position.others() and dealing.may_still_lay(position, seat) and not position.passed[seat]
    elif kind == "spy":
        fits = position.spy > 0 and bool(position.armies[seat][FIRST_SPY + position.spy - 1])
    elif kind == "commando":
        fits = bool(position.armies[seat][COMMANDO])
    elif kind == "airship":
        fits = bool(position.armies[seat][AIRSHIP] and position.armies[seat][GOBLIN])
    else:
        fits = seat in position.others()
    if not fits:
        yield Problem("seat", KINDS_OF_CHOICE[kind], "wrong-not-theirs")


def _the_deal(position: Position) -> Iterator[Problem]:
    """The cards go round the piles one by one. Source: G4.2, G4.5."""
    dealt = position.dealt
    for number, pile in enumerate(position.piles):
        if sum(entry < RECRUIT for entry in pile) != dealing.lying(position, number, dealt):
            yield Problem("piles", "G4.2", "wrong-not-dealt-round", {"pile": number + 1})
            break
    if (position.kind == "last-call") == bool(position.deck):
        yield Problem("deck", "G4.8", "wrong-deal-not-over" if position.deck else "wrong-deal-over")
    if position.started != (dealt > position.start_after) and position.kind != "over":
        yield Problem("started", "G4.1", "wrong-start-card")
    if (
        not position.started
        and position.holds("G4.5")
        and any(RECRUIT <= entry < DESERTION for pile in position.piles for entry in pile)
    ):
        yield Problem("piles", "G4.5", "wrong-recruited-early")
    if any(moment > dealt for moment in position.claimed):
        yield Problem("claimed", "G4.7", "wrong-claimed-later")
    if any(map(any, position.armies)) or position.favourite >= 0:
        yield Problem("armies", "G5.1", "wrong-armies-early")


def _armies(position: Position) -> Iterator[Problem]:
    """Armies, and what lies in a battle. Source: G5.1, G6.4, G7.1, G7.2."""
    if position.deck:
        yield Problem("deck", "G5.1", "wrong-deal-not-over")
    if any(position.armies[position.chancellor]) or any(position.sent[position.chancellor]):
        yield Problem("armies", "G3.3", "wrong-chancellor-fights")
    if position.kind == "favourite":
        opened = position.holds("G5.1") and any(map(any, position.armies))
        if position.favourite >= 0 or opened:
            yield Problem("favourite", "G5.1", "wrong-favourite-early")
        elif not position.holds("G5.1") and not any(map(any, position.armies)) and _something_to_take(position):
            yield Problem("armies", "G5.1", "wrong-armies-late")
        return
    if not 0 <= position.favourite < position.players or position.favourite == position.chancellor:
        yield Problem("favourite", "G5.1", "wrong-no-favourite")
    if len(set(position.fought)) != len(position.fought) or position.race in position.fought:
        yield Problem("fought", "G7.1", "wrong-fought-twice")
    if position.kind != "spy":
        yield from _no_two_giants(position)
    if position.kind in _FIGHTING:
        yield from _battle(position)
    elif position.race >= 0 or any(map(any, position.sent)):
        yield Problem("race", "G7.1", "wrong-no-battle")


def _something_to_take(position: Position) -> bool:
    """Whether a pile brings its owner any warrior. Source: G5.3."""
    readings = (opening.read_pile(pile, position.options.without) for pile in position.piles)
    return any(owner >= 0 and left for owner, left, _ in readings)


def _battles_won(position: Position) -> Iterator[Problem]:
    """What is noted of battles that are over, is of battles that were fought, and of players here. Source: G8.1."""
    seats = {seat for winners in position.won for seat in winners}
    if len(position.won) > len(position.fought) or any(seat >= position.players for seat in seats):
        yield Problem("won", "G8.1", "wrong-won")


def _no_two_giants(position: Position) -> Iterator[Problem]:
    for seat in position.others():
        if position.armies[seat][GIANT] + position.sent[seat][GIANT] > 1 and position.holds("G6.4"):
            yield Problem("armies", "G6.4", "wrong-two-giants", {"number": seat + 1})


def _battle(position: Position) -> Iterator[Problem]:
    if position.race < 0:
        yield Problem("race", "G7.1", "wrong-no-race")
        return
    theirs = kinds_of(position.race)
    for seat in position.others():
        for kind in theirs:
            one_stays = kind == theirs[LEADER] and position.sent[seat][kind] == 1 and not position.holds("G7.1b")
            if position.armies[seat][kind] > one_stays:
                yield Problem("sent", "G7.1", "wrong-at-home", {"number": seat + 1, "card": kind})
        if any(_strange(position.sent[seat], theirs)):
            yield Problem("sent", "G7.2", "wrong-strange-fighters", {"number": seat + 1})


def _strange(sent: Sequence[int], theirs: range) -> Iterator[int]:
    return (kind for kind, number in enumerate(sent) if number and kind not in theirs and kind not in SENDABLE)
