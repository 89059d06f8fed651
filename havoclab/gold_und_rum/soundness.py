"""What keeps a position from being one that the rules can lead to: everything that is wrong with it, by rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from havoclab.core.words import words
from havoclab.gold_und_rum import dealing, speech
from havoclab.gold_und_rum.position import KINDS_OF_CHOICE, Position
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import (
    COMMANDO,
    COUNTS,
    DESERTION,
    FIRST_SPY,
    GIANT,
    KINDS,
    RECRUIT,
    SENDABLE,
    kinds_of,
)

_NOTHING: Final[Mapping[str, Any]] = {}


class Problem(NamedTuple):
    """Something wrong with a position.

    Attributes:
        field: the field in which it is.
        rule: the rule that the position breaks.
        reason: message id of the sentence that says how.
        slots: what the sentence needs.
    """

    field: str
    rule: str
    reason: str
    slots: Mapping[str, Any] = _NOTHING

    def text(self, language: str = "en") -> str:
        """The sentence."""
        say = words(language, *speech.PACKAGES)
        return say(f"wrong-{self.reason}", **{**self.slots, **speech.spoken_cards(self.slots, say)})

    def __str__(self) -> str:
        return f"{self.field}: {self.text()} ({self.rule})"


_RECRUITING: Final = ("deal", "claim", "last-call")
_FIGHTING: Final = ("mercenaries", "commando", "airship")


def problems(position: Position) -> Iterator[Problem]:
    """Everything wrong with a position, found one after another.

    >>> from havoclab import gold_und_rum
    >>> state = gold_und_rum.deal(players=4, seed=7)
    >>> list(problems(state))
    []
    >>> state.recruits[state.chancellor] = 1
    >>> [str(problem) for problem in problems(state)]
    ['recruits: The chancellor holds no recruit and no desertion cards. (G3.3)']
    """
    if position.kind not in KINDS_OF_CHOICE:
        yield Problem("kind", "G3.1", "kind", {"kind": position.kind[:24], "kinds": ", ".join(KINDS_OF_CHOICE)})
        return
    if len(position.piles) != position.options.piles:
        yield Problem("piles", "G4.2", "pile-count", {"piles": position.options.piles})
        return
    if position.chancellor >= position.players or position.seat >= position.players:
        yield Problem("seat", "G1.1", "seat", {"players": position.players})
        return
    yield from _cards(position)
    yield from _hands(position)
    yield from _choice(position)
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
            yield Problem("piles", "G2.1", "too-many", {"card": kind, "most": most})
        if held[kind] > lying[kind]:
            yield Problem("armies", "G5.3", "never-dealt", {"card": kind})
    if any(entry >= RECRUIT for entry in position.deck):
        yield Problem("deck", "G4.1", "claim-in-deck")


def _hands(position: Position) -> Iterator[Problem]:
    """Recruit and desertion cards: in hand and on the piles no more than each player owns. Source: G3.3, G3.4."""
    laid = [entry for pile in position.piles for entry in pile if entry >= RECRUIT]
    chancellor = position.chancellor
    if position.recruits[chancellor] or position.desertions[chancellor]:
        yield Problem("recruits", "G3.3", "chancellor-holds")
    if RECRUIT + chancellor in laid or DESERTION + chancellor in laid:
        yield Problem("piles", "G3.3", "chancellor-laid")
    for seat in position.others():
        if position.recruits[seat] + laid.count(RECRUIT + seat) > RECRUITS_EACH:
            yield Problem("recruits", "G3.4", "too-many-recruits", {"number": seat + 1})
        if position.desertions[seat] + laid.count(DESERTION + seat) > position.options.desertions:
            yield Problem("desertions", "G3.4", "too-many-desertions", {"number": seat + 1})
    if any(RECRUIT + seat in laid or DESERTION + seat in laid for seat in range(position.players, 100)):
        yield Problem("piles", "G1.1", "seat", {"players": position.players})


def _choice(position: Position) -> Iterator[Problem]:
    """Whose choice it is fits what the choice is. Source: G3-G8."""
    kind, seat = position.kind, position.seat
    if kind == "over":
        if max(position.points) < position.options.goal:
            yield Problem("points", "G8.4", "goal-not-reached", {"goal": position.options.goal})
        return
    if kind in ("deal", "favourite", "race"):
        fits = seat == position.chancellor
    elif kind == "claim":
        fits = position.options.step_mode and seat in position.others() and dealing.may_lay(position, seat)
    elif kind == "last-call":
        fits = seat in position.others() and bool(position.recruits[seat]) and not position.passed[seat]
    elif kind == "spy":
        fits = position.spy > 0 and bool(position.armies[seat][FIRST_SPY + position.spy - 1])
    elif kind == "commando":
        fits = bool(position.armies[seat][COMMANDO])
    else:
        fits = seat in position.others()
    if not fits:
        yield Problem("seat", KINDS_OF_CHOICE[kind], "not-theirs", {"kind": kind})


def _the_deal(position: Position) -> Iterator[Problem]:
    """The cards go round the piles one by one. Source: G4.2, G4.5."""
    dealt = position.dealt
    for number, pile in enumerate(position.piles):
        if sum(entry < RECRUIT for entry in pile) != dealing.lying(position, number, dealt):
            yield Problem("piles", "G4.2", "not-dealt-round", {"pile": number + 1})
            break
    if (position.kind == "last-call") == bool(position.deck):
        yield Problem("deck", "G4.8", "deal-not-over" if position.deck else "deal-over")
    if position.started != (dealt > position.start_after) and position.kind != "over":
        yield Problem("started", "G4.1", "start-card")
    if not position.started and any(RECRUIT <= entry < DESERTION for pile in position.piles for entry in pile):
        yield Problem("piles", "G4.5", "recruited-early")
    if any(moment > dealt for moment in position.claimed):
        yield Problem("claimed", "G4.7", "claimed-later")
    if any(map(any, position.armies)) or position.favourite >= 0:
        yield Problem("armies", "G5.1", "armies-early")


def _armies(position: Position) -> Iterator[Problem]:
    """Armies, and what lies in a battle. Source: G5.1, G6.4, G7.1, G7.2."""
    if position.deck:
        yield Problem("deck", "G5.1", "deal-not-over")
    if any(position.armies[position.chancellor]) or any(position.sent[position.chancellor]):
        yield Problem("armies", "G3.3", "chancellor-fights")
    if position.kind == "favourite":
        if position.favourite >= 0 or any(map(any, position.armies)):
            yield Problem("favourite", "G5.1", "favourite-early")
        return
    if not 0 <= position.favourite < position.players or position.favourite == position.chancellor:
        yield Problem("favourite", "G5.1", "no-favourite")
    if len(set(position.fought)) != len(position.fought) or position.race in position.fought:
        yield Problem("fought", "G7.1", "fought-twice")
    if position.kind != "spy":
        yield from _no_two_giants(position)
    if position.kind in _FIGHTING:
        yield from _battle(position)
    elif position.race >= 0 or any(map(any, position.sent)):
        yield Problem("race", "G7.1", "no-battle")


def _no_two_giants(position: Position) -> Iterator[Problem]:
    for seat in position.others():
        if position.armies[seat][GIANT] + position.sent[seat][GIANT] > 1:
            yield Problem("armies", "G6.4", "two-giants", {"number": seat + 1})


def _battle(position: Position) -> Iterator[Problem]:
    if position.race < 0:
        yield Problem("race", "G7.1", "no-race")
        return
    theirs = kinds_of(position.race)
    for seat in position.others():
        for kind in theirs:
            if position.armies[seat][kind]:
                yield Problem("sent", "G7.1", "at-home", {"number": seat + 1, "card": kind})
        if any(_strange(position.sent[seat], theirs)):
            yield Problem("sent", "G7.2", "strange-fighters", {"number": seat + 1})


def _strange(sent: Sequence[int], theirs: range) -> Iterator[int]:
    return (kind for kind, number in enumerate(sent) if number and kind not in theirs and kind not in SENDABLE)
