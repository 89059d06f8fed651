"""What a recruit card could have brought: each pile, until when, with the cards and the other claims as they were.

Looked back on, with all cards known. What it brings is an estimate: what the pile adds to the rest of the seat's army
(``worth_of_pile``), and the battles won if everybody plays on by one simple plan (``playing_on``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from havoclab.gold_und_rum.bots.worth import POINTS_A_BATTLE, worth_of_pile
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.strength import TOO_MANY_LEADERS
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    DESERTION,
    FIRST_SPY,
    GIANT,
    GOBLIN,
    LEADER,
    MACHINE,
    RACES,
    RECRUIT,
    SIX,
    TWO,
    WARRIORS,
    count,
)
from havoclab.lab.recall.deals import Deal, owner_and_warriors
from havoclab.lab.recall.playing_on import battles_won

#: How many of the best claims are told.
BEST: Final = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that a claim brings, or that spoils it, with its rule.

    Attributes:
        kind: what: "deserted", "leader", "two-leaders", "two-giants", "crewed", "uncrewed", "airship", "airship-empty"
            or "spy".
        rule: the rule behind it.
        race: index of the race it is about; -1: none.
        number: how many cards, or what strength, it is about.
        card: the warrior it is about; -1: none.
        seat: whose card did it; -1: nobody's.
    """

    kind: str
    rule: str
    race: int = -1
    number: int = 0
    card: int = -1
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Claim:
    """A pile that a recruit card could have been laid on.

    Attributes:
        pile: which, counted from 0.
        first: the first moment at which it would have been in time.
        last: the last such moment.
        before: whose recruit card ends it, by lying lower from then on; -1: nobody's.
        warriors: what the seat would have taken.
        unseen: how many of them were still to come at the last moment.
        worth: what they add to the rest of the seat's army. An estimate.
        battles: battles that the seat wins then, by the simple plan. An estimate.
    """

    pile: int
    first: int
    last: int
    before: int
    warriors: tuple[int, ...]
    unseen: int
    worth: float
    battles: int

    @property
    def points(self) -> float:
        """The battles in points."""
        return self.battles * POINTS_A_BATTLE


@dataclass(frozen=True, slots=True)
class Made:
    """The recruit card as it was laid.

    Attributes:
        pile: which.
        moment: when.
        claim: what it brought; None where somebody's card lay lower.
        lower: whose; -1: nobody's.
        battles: battles that the seat wins as it was, by the simple plan.
    """

    pile: int
    moment: int
    claim: Claim | None
    lower: int
    battles: int


class Hindsight:
    """What one recruit card of a seat could have brought in a deal.

    Args:
        deal: the deal, to its end.
        seat: whose card.
        card: which of its recruit cards, in the order in which they were laid; one that was not laid comes last.

    Raises:
        ValueError: if the deal has no such card, is not over, or is played without some of the rules.
    """

    def __init__(self, deal: Deal, seat: int, card: int) -> None:
        if deal.options.without:
            raise ValueError(
                f"options.without: {', '.join(deal.options.without)}; claims are weighed by all rules alone"
            )
        if not deal.is_whole:
            raise ValueError("deal: it is not over; the best claim is told after the last warrior")
        if seat not in deal.others:
            raise ValueError(f"seat: {seat!r} claims nothing in this deal; allowed are {deal.others}")
        if not 0 <= card < RECRUITS_EACH:
            raise ValueError(f"card: {card!r} is none; allowed are 0 to {RECRUITS_EACH - 1}")
        self.deal, self.seat, self.card = deal, seat, card
        laid = deal.recruits_of(seat)
        self.step = laid[card] if card < len(laid) else None
        """At which step the card was laid; None: it was not."""
        self._piles = [
            [entry for entry in pile if self.step is None or entry is not deal.laid[self.step]]
            for pile in deal.piles_at(deal.steps)
        ]
        self._busy = {
            entry.moment
            for entry in deal.laid
            if entry.entry in (RECRUIT + seat, DESERTION + seat)
            and (self.step is None or entry is not deal.laid[self.step])
        }

    @cached_property
    def _armies(self) -> dict[int, list[int]]:
        """What everybody gets without this card."""
        taken: dict[int, list[int]] = {seat: [] for seat in self.deal.others}
        for pile in self._piles:
            owner, left = owner_and_warriors(pile)
            if owner >= 0:
                taken[owner] += left
        return {seat: count(cards) for seat, cards in taken.items()}

    @property
    def army(self) -> list[int]:
        """What the seat gets without this card."""
        return self._armies[self.seat]

    @cached_property
    def claims(self) -> tuple[Claim, ...]:
        """Every pile that the card could have won, the best first."""
        found = [claim for pile in range(len(self._piles)) if (claim := self._claim(pile)) is not None]
        return tuple(sorted(found, key=lambda claim: (-claim.worth, -claim.battles, claim.pile)))

    @property
    def best(self) -> tuple[Claim, ...]:
        """The best few."""
        return self.claims[:BEST]

    def best_at(self, moment: int) -> Claim | None:
        """The best claim that would have been in time at this moment."""
        return next((claim for claim in self.claims if claim.first <= moment <= claim.last), None)

    @cached_property
    def made(self) -> Made | None:
        """The claim that was made; None if the card was not laid."""
        if self.step is None:
            return None
        laid = self.deal.laid[self.step]
        owner, _ = owner_and_warriors(self.deal.piles_at(self.deal.steps)[laid.pile])
        claim = next((claim for claim in self.claims if claim.pile == laid.pile), None)
        won = claim is not None and claim.first <= laid.moment <= claim.last and owner == self.seat
        battles = (
            claim.battles if won and claim is not None else battles_won(self._armies, self.deal.options)[self.seat]
        )
        return Made(laid.pile, laid.moment, claim if won else None, -1 if won else owner, battles)

    def _claim(self, number: int) -> Claim | None:
        """What a card on this pile would have brought, and when; None if it could not have brought it. Source: G5.3."""
        pile = self._piles[number]
        rival = next((entry for entry in pile if RECRUIT <= entry.entry < DESERTION), None)
        owner = rival.entry - RECRUIT if rival is not None else -1
        if self.deal.start is None or owner == self.seat:
            return None
        # Who comes first at one moment is not told, so a card is thought to lie above those of its own moment.
        last = WARRIORS if rival is None else rival.moment - 1
        moments = [
            moment for moment in range(self.deal.start + 1, last + 1) if moment not in self._busy or moment == WARRIORS
        ]
        if not moments:
            return None
        left = [pile[place] for place in read_pile([entry.entry for entry in pile])[1]]
        warriors = tuple(entry.entry for entry in left)
        more = count(warriors)
        armies = {**self._armies, self.seat: _added(self.army, more)}
        if owner >= 0:
            armies[owner] = _added(armies[owner], [-number for number in more])
        return Claim(
            pile=number,
            first=moments[0],
            last=moments[-1],
            before=owner,
            warriors=warriors,
            unseen=sum(entry.moment > moments[-1] for entry in left),
            worth=worth_of_pile(warriors, self.army, self.deal.options),
            battles=battles_won(armies, self.deal.options)[self.seat],
        )

    def reasons(self, claim: Claim) -> list[Reason]:
        """What makes this claim good or bad, each with its rule. Source: G5.2, G6.1, G6.4, G7.5-G7.7."""
        army = _added(self.army, count(claim.warriors))
        return [*self._deserted(claim), *_of_leaders(claim, army), *_of_mercenaries(claim, army)]

    def _deserted(self, claim: Claim) -> list[Reason]:
        pile = self._piles[claim.pile]
        return [
            Reason(
                "deserted", reading.rule, card=pile[reading.target].entry, seat=pile[reading.place].entry - DESERTION
            )
            for reading in read_pile([entry.entry for entry in pile])[2]
            if reading.target >= 0
        ]


def _added(army: Sequence[int], more: Sequence[int]) -> list[int]:
    return [held + number for held, number in zip(army, more, strict=True)]


def _of_leaders(claim: Claim, army: Sequence[int]) -> list[Reason]:
    """Leaders that the pile brings: a second one ruins its race, a first one doubles it. Source: G7.5, G7.5a."""
    reasons = []
    for race in range(len(RACES)):
        kind = 3 * race + LEADER
        fighters = army[3 * race + TWO] + army[3 * race + SIX]
        touched = any(card // 3 == race for card in claim.warriors if card < GOBLIN)
        if kind in claim.warriors and army[kind] >= TOO_MANY_LEADERS:
            reasons.append(Reason("two-leaders", "G7.5a", race=race))
        elif army[kind] == 1 and touched and fighters:
            reasons.append(Reason("leader", "G7.5", race=race, number=fighters))
    return reasons


def _of_mercenaries(claim: Claim, army: Sequence[int]) -> list[Reason]:
    """Giants, machines and their crews, the airship, spies. Source: G6.1, G6.4, G7.6, G7.7."""
    reasons = []
    if GIANT in claim.warriors and army[GIANT] > 1:
        reasons.append(Reason("two-giants", "G6.4", number=army[GIANT]))
    machines, crews = army[MACHINE], min(army[MACHINE], army[GOBLIN])
    if machines and (MACHINE in claim.warriors or GOBLIN in claim.warriors):
        if crews:
            reasons.append(Reason("crewed", "G7.6", number=crews))
        if machines > crews:
            reasons.append(Reason("uncrewed", "G7.6", number=machines - crews))
    if AIRSHIP in claim.warriors:
        reasons.append(Reason("airship" if army[GOBLIN] else "airship-empty", "G7.7", number=army[GOBLIN]))
    spies = sum(card >= FIRST_SPY for card in claim.warriors)
    if spies:
        reasons.append(Reason("spy", "G6.1", number=spies))
    return reasons
