"""Which of the many things that could be done are worth a thought: piles, questions of a spy, bands of mercenaries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.action import Action
from havoclab.core.game import PERFECT_MEMORY
from havoclab.gold_und_rum.actions import ASK, DESERT, DONE, RECRUIT, SEND, Desert, Recruit, StrikeOwn
from havoclab.gold_und_rum.bots.claiming import Claims
from havoclab.gold_und_rum.bots.fighting import Band, worthwhile
from havoclab.gold_und_rum.bots.memory import Memory
from havoclab.gold_und_rum.bots.worth import worth_of_army
from havoclab.gold_und_rum.strength import TOO_MANY_LEADERS
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import KINDS, LEADER, SENDABLE
from havoclab.lab.review.actions import as_one

#: At most so many piles to claim, piles to lay a desertion card on, questions and bands come into a comparison.
MOST_PILES: Final = 4
MOST_DESERTIONS: Final = 2
MOST_QUESTIONS: Final = 7
MOST_BANDS: Final = 8
#: What a rival loses counts so much beside what the seat gains.
_HARM: Final = 0.5


def plans_of(view: View) -> Sequence[Action]:
    """What is worth a thought at this choice."""
    match view.table.kind:
        case "deal" | "claim" | "last-call":
            return _claims(view)
        case "spy":
            return _questions(view)
        case "mercenaries":
            return _bands(view)
        case "commando":
            return _strikes(view)
    return view.legal_actions


def _claims(view: View) -> list[Action]:
    """The piles that add most to the army, the desertions that harm most, and to lay nothing. Source: G4.4-G4.8."""
    legal, dealt = set(view.legal_actions), view.table.dealt
    claims = Claims(Memory(view, PERFECT_MEMORY), fears_poison=True)
    assert view.seat is not None, "an onlooker has no choice"
    plans: list[Action] = [action for action in view.legal_actions if not isinstance(action, Recruit | Desert)]
    recruits = [RECRUIT[dealt][pile] for _, pile in claims.gains(view.seat)]
    plans += [claim for claim in recruits if claim in legal][:MOST_PILES]
    harm = sorted((-claims.desertion(pile, _HARM), pile) for pile in range(len(view.table.piles)))
    plans += [DESERT[dealt][pile] for less, pile in harm if less < 0 and DESERT[dealt][pile] in legal][:MOST_DESERTIONS]
    return plans or list(view.legal_actions[:MOST_PILES])


def _questions(view: View) -> list[Action]:
    """Cards that somebody can hand over: those that help most, or are missed most. Source: G6.1, G6.2a."""
    table, options = view.table, view.options
    assert view.seat is not None, "an onlooker has no choice"

    def worth(seat: int, kind: int, change: int) -> float:
        army = table.armies[seat][:]
        army[kind] += change
        return worth_of_army(army, options) - worth_of_army(table.armies[seat], options)

    found: list[tuple[float, int, Action]] = []
    for seat in table.others():
        for kind in range(len(KINDS)):
            if seat != view.seat and table.armies[seat][kind] > table.stolen[seat][kind]:
                gain = worth(view.seat, kind, 1) - _HARM * worth(seat, kind, -1)
                found.append((-gain, len(found), ASK[seat][kind]))
    return [question for _, _, question in sorted(found)][:MOST_QUESTIONS] or list(view.legal_actions[:MOST_QUESTIONS])


def _strikes(view: View) -> list[Action]:
    """Anybody else's cards, by their backs; of one's own a leader too many. Source: G7.3, G7.5a."""
    table = view.table
    assert view.seat is not None, "an onlooker has no choice"
    leader = 3 * table.race + LEADER
    ruined = table.sent[view.seat][leader] >= TOO_MANY_LEADERS
    return [
        action
        for action in view.legal_actions
        if not isinstance(action, StrikeOwn) or (ruined and action.card == leader)
    ]


def _bands(view: View) -> list[Action]:
    """Mercenaries to send: of bands that are equally strong now the one that leaves most, a few from none to all."""
    table, seat = view.table, view.seat
    assert seat is not None, "an onlooker has no choice"
    hand, lying, options = table.armies[seat], table.sent[seat], view.options
    ordered = worthwhile(hand, lying, table.race, options)
    last = len(ordered) - 1
    few = min(last, MOST_BANDS - 1)
    return [sending(ordered[round(number * last / few) if few else 0]) for number in range(few + 1)]


def sending(band: Band) -> Action:
    """These mercenaries sent, and no more. Source: G7.2."""
    steps = [SEND[kind] for kind, number in zip(SENDABLE, band, strict=True) for _ in range(number)]
    return as_one([*steps, DONE])
