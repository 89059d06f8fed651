"""G4 - recruiting: the deal, and the cards that are laid on its piles.

The deal is a clock: each warrior dealt is a moment. While it runs, everybody who holds a card that may be laid has a
choice of their own, and so has the chancellor: the next card. A claim carries the moment that its player saw; it counts
if its pile has not grown since. In step mode everybody is asked in turn after each card, and the deal runs by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.gold_und_rum import opening, warriors
from havoclab.gold_und_rum.actions import DEAL, DESERT, PASS, RECRUIT, WAIT, Deal, Desert, Pass, Recruit, Wait
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.refusals import Refusal


def begin(position: Position, events: list[Event]) -> None:
    """The deal begins: with the chancellor, or in step mode by itself. Source: G4.2, G4.3."""
    position.kind, position.seat = "deal", position.chancellor
    if position.options.step_mode:
        _deal_on(position, events)


# --- the clock: G4.2, G4.3 ---


def lying(position: Position, pile: int, moment: int) -> int:
    """How many warriors lay on this pile at that moment. Source: G4.2."""
    return (moment - pile - 1) // len(position.piles) + 1 if moment > pile else 0


def _deal_card(position: Position, events: list[Event]) -> None:
    """One warrior on the next pile; the start card shows when its turn has come. Source: G4.1, G4.2."""
    dealt = position.dealt
    if not position.started and dealt == position.start_after:
        position.started = True
        events.append(Event("start-shows", "G4.1", automatic=True))
    pile = dealt % len(position.piles)
    warrior = position.deck.pop()
    position.piles[pile].append(warrior)
    events.append(Event("dealt", "G4.2", position.chancellor, {"card": warrior, "pile": pile}, automatic=True))
    if not position.deck:
        lost = sum(position.desertions)
        if lost:
            events.append(Event("desertions-lost", "G4.6", facts={"cards": lost}, automatic=True))
        position.desertions = [0] * position.players
        _call(position, events)


def _deal_on(position: Position, events: list[Event]) -> None:
    """In step mode: deal until somebody is to be asked. Source: G4.3, G4.7."""
    while position.kind in ("deal", "claim"):
        _deal_card(position, events)
        if position.kind in ("deal", "claim") and _ask_from(position, 0):
            return


def _ask_from(position: Position, first: int) -> bool:
    """In step mode: ask the next of the others who may lay something. Source: G4.7."""
    for seat in position.others()[first:]:
        if may_lay(position, seat):
            position.kind, position.seat = "claim", seat
            return True
    position.kind, position.seat = "deal", position.chancellor
    return False


# --- who may lay what: G4.4-G4.7 ---


def may_desert(position: Position, seat: int) -> bool:
    """From the first card on until the last lies. Source: G4.4, G4.6."""
    return bool(position.desertions[seat]) and 0 < len(position.deck) < warriors.WARRIORS


def may_recruit(position: Position, seat: int) -> bool:
    """From the moment the start card shows. Source: G4.5."""
    return position.started and bool(position.recruits[seat])


def may_lay(position: Position, seat: int) -> bool:
    """Whether this seat holds a card that may be laid at this moment. Source: G4.4-G4.7."""
    return position.claimed[seat] < position.dealt and (may_desert(position, seat) or may_recruit(position, seat))


def legal(position: Position, seat: int) -> Sequence[Action]:
    """Claims at this moment, beside the chancellor's next card. Source: G4.2-G4.7."""
    if seat == position.chancellor:
        return [DEAL]
    moment, piles = position.dealt, len(position.piles)
    actions: list[Action] = [WAIT] if position.options.step_mode else []
    if may_recruit(position, seat):
        actions += RECRUIT[moment][:piles]
    if may_desert(position, seat):
        actions += DESERT[moment][:piles]
    return actions


def refuse(position: Position, action: Action, seat: int) -> Refusal | None:
    """Why this can't be done while the cards are dealt."""
    if seat == position.chancellor:
        if isinstance(action, Deal):
            return None
        rule, reason = ("G3.3", "chancellor-claims") if isinstance(action, Recruit | Desert) else ("G4.2", "deal-now")
        return Refusal(rule, reason, nearest=DEAL)
    if isinstance(action, Wait) and position.options.step_mode:
        return None
    if isinstance(action, Recruit | Desert):
        return _refuse_claim(position, action, seat)
    return Refusal("G4.3", "claims-now", nearest=_something(position, seat))


def _something(position: Position, seat: int) -> Action | None:
    return next(iter(legal(position, seat)), None)


def _refuse_claim(position: Position, claim: Recruit | Desert, seat: int) -> Refusal | None:
    near = _something(position, seat)
    if claim.pile >= len(position.piles):
        return Refusal("G4.2", "no-such-pile", {"piles": len(position.piles)}, near)
    if isinstance(claim, Desert):
        if not position.desertions[seat]:
            return Refusal("G3.4", "no-desertion-left", nearest=near)
        if position.dealt == 0:
            return Refusal("G4.4", "nothing-dealt-yet", nearest=near)
    else:
        if not position.recruits[seat]:
            return Refusal("G3.4", "no-recruit-left", nearest=near)
        if not position.started:
            return Refusal("G4.5", "not-started-yet", nearest=near)
    return _refuse_moment(position, claim, seat)


def _refuse_moment(position: Position, claim: Recruit | Desert, seat: int) -> Refusal | None:
    """A claim counts as it was made, or not at all. Source: G4.7."""
    now = position.dealt
    table = RECRUIT if isinstance(claim, Recruit) else DESERT
    anew = table[now][claim.pile] if position.claimed[seat] < now else None
    if claim.moment > now:
        return Refusal("G4.7", "moment-to-come", {"moment": claim.moment, "now": now}, anew)
    if claim.moment <= position.claimed[seat]:
        return Refusal("G4.7a", "one-card-a-moment", nearest=anew)
    if lying(position, claim.pile, claim.moment) != lying(position, claim.pile, now):
        return Refusal("G4.7b", "pile-has-grown", {"pile": claim.pile + 1}, anew)
    return None


def carry_out(position: Position, action: Action, seat: int, events: list[Event]) -> None:
    """Deal the next card, lay a claim, or wait. Source: G4.2-G4.7."""
    if isinstance(action, Deal):
        _deal_card(position, events)
        return
    if isinstance(action, Recruit | Desert):
        _lay(position, action, seat, events)
    if position.options.step_mode:
        others = position.others()
        if not _ask_from(position, others.index(seat) + 1):
            _deal_on(position, events)


def _lay(position: Position, claim: Recruit | Desert, seat: int, events: list[Event]) -> None:
    if isinstance(claim, Recruit):
        position.recruits[seat] -= 1
        position.piles[claim.pile].append(warriors.RECRUIT + seat)
        kind, rule = "recruited", "G4.5"
    else:
        position.desertions[seat] -= 1
        position.piles[claim.pile].append(warriors.DESERTION + seat)
        kind, rule = "deserted", "G4.4"
    position.claimed[seat] = claim.moment
    events.append(Event(kind, rule, seat, {"pile": claim.pile, "moment": claim.moment}))


# --- the last chance to recruit: G4.8 ---


def _call(position: Position, events: list[Event]) -> None:
    """Ask everybody with recruit cards once more; without any, the piles are opened. Source: G4.8."""
    position.kind = "last-call"
    position.passed = [not held for held in position.recruits]
    _call_next(position, position.chancellor, events)


def _call_next(position: Position, after: int, events: list[Event]) -> None:
    players = position.players
    for step in range(1, players + 1):
        seat = (after + step) % players
        if not position.passed[seat]:
            position.seat = seat
            return
    position.claimed = [-1] * players
    position.passed = [False] * players
    opening.begin(position, events)


def may_still_recruit(position: Position, seat: int) -> bool:
    """Whoever has a recruit card, though they passed already. Source: G4.8, G4.8a."""
    return bool(position.recruits[seat])


def legal_last(position: Position, seat: int) -> Sequence[Action]:
    """A recruit card on any pile, or a pass. Source: G4.8."""
    recruits: Sequence[Action] = RECRUIT[position.dealt][: len(position.piles)] if position.recruits[seat] else ()
    return list(recruits) if position.passed[seat] else [PASS, *recruits]


def refuse_last(position: Position, action: Action, seat: int) -> Refusal | None:
    """Why this can't be done after the last warrior."""
    near: Action | None = _last(position, seat)
    if isinstance(action, Pass):
        return None if not position.passed[seat] else Refusal("G4.8a", "passed-already", nearest=near)
    if isinstance(action, Desert):
        return Refusal("G4.6", "no-desertion-now", nearest=near)
    if isinstance(action, Recruit):
        if action.pile >= len(position.piles):
            return Refusal("G4.2", "no-such-pile", {"piles": len(position.piles)}, near)
        if action.moment != position.dealt and lying(position, action.pile, action.moment) != lying(
            position, action.pile, position.dealt
        ):
            return Refusal("G4.7b", "pile-has-grown", {"pile": action.pile + 1}, RECRUIT[position.dealt][action.pile])
        return None
    return Refusal("G4.8", "recruit-or-pass", nearest=near)


def _last(position: Position, seat: int) -> Action:
    return legal_last(position, seat)[0]


def carry_out_last(position: Position, action: Action, seat: int, events: list[Event]) -> None:
    """Lay a recruit card, after which all others are asked again, or pass. Source: G4.8, G4.8a."""
    if isinstance(action, Recruit):
        _lay(position, action, seat, events)
        position.passed = [not held for held in position.recruits]
    else:
        position.passed[seat] = True
        events.append(Event("passed", "G4.8", seat))
    _call_next(position, seat, events)
