"""What the tests about deals told again share: a deal with the piles one wants."""

from __future__ import annotations

from havoclab.core.record import Move, Record
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT, WARRIORS, parse_kind
from havoclab.lab.recall.best_claim import Claim, Hindsight
from havoclab.lab.recall.deals import Deal, Laid

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
