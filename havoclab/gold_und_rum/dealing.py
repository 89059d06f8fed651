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
from havoclab.gold_und_rum.refusals import Refusal, switched_off
from havoclab.gold_und_rum.warriors import DESERTION


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
        if position.holds("G4.6"):
            _lose_desertions(position, events)
        _call(position, events)


def _lose_desertions(position: Position, events: list[Event]) -> None:
    """Desertion cards that were not used are lost for the round. Source: G4.6."""
    lost = sum(position.desertions)
    if lost:
        events.append(Event("desertions-lost", "G4.6", facts={"cards": lost}, automatic=True))
        position.desertions = [0] * position.players


def _deal_on(position: Position, events: list[Event]) -> None:
    """In step mode: deal until somebody is to be asked. Source: G4.3, G4.7."""
    while position.kind in ("deal", "claim"):
        _deal_card(position, events)
        if position.kind in ("deal", "claim") and _ask_from(position, 0):
            return


def _ask_from(position: Position, first: int) -> bool:
    """In step mode: ask the next of the others who may lay something. Source: G4.7."""
    for seat in _order_of_asking(position)[first:] if _somebody_holds_one(position) else ():
        if may_lay(position, seat):
            position.kind, position.seat = "claim", seat
            return True
    position.kind, position.seat = "deal", position.chancellor
    return False


def _somebody_holds_one(position: Position) -> bool:
    """Whether any card is left that could be laid: most of a deal goes by without one. Source: G4.4, G4.5."""
    if any(position.desertions):
        return True
    return any(position.recruits) and (position.started or not position.holds("G4.5"))


def _order_of_asking(position: Position) -> list[int]:
    """From the chancellor's left. Source: G4.7."""
    others = position.others()
    return others if position.holds("G4.7") else others[::-1]


# --- who may lay what: G4.4-G4.7 ---


def may_desert(position: Position, seat: int) -> bool:
    """From the first card on until the last lies. Source: G4.4, G4.6."""
    if not position.desertions[seat] or not 0 < len(position.deck) < warriors.WARRIORS:
        return False
    return position.started or position.holds("G4.4")


def may_recruit(position: Position, seat: int) -> bool:
    """From the moment the start card shows, also on a pile that has one already. Source: G4.5, G4.9."""
    if not position.recruits[seat]:
        return False
    return position.started or (not position.holds("G4.5") and position.dealt > 0)


def may_lay(position: Position, seat: int) -> bool:
    """Whether this seat holds a card that may be laid at this moment. Source: G4.4-G4.7."""
    if position.claimed[seat] >= position.dealt and position.holds("G4.7a"):
        return False
    if may_desert(position, seat):
        return True
    return may_recruit(position, seat) and (position.holds("G4.9") or bool(_recruit_anywhere(position)))


def legal(position: Position, seat: int) -> Sequence[Action]:
    """Claims at this moment, beside the chancellor's next card. Source: G4.2-G4.7."""
    if seat == position.chancellor:
        return [DEAL]
    actions: list[Action] = [WAIT] if position.options.step_mode else []
    if may_recruit(position, seat):
        actions += _recruit_anywhere(position)
    if may_desert(position, seat):
        actions += DESERT[position.dealt][: len(position.piles)]
    return actions


def _recruit_anywhere(position: Position) -> Sequence[Action]:
    """A recruit card on any pile, also on one that has one already. Source: G4.5, G4.9."""
    anywhere = RECRUIT[position.dealt][: len(position.piles)]
    return anywhere if position.holds("G4.9") else [claim for claim in anywhere if not _is_claimed(position, claim)]


def _is_claimed(position: Position, claim: Recruit) -> bool:
    return any(warriors.RECRUIT <= entry < DESERTION for entry in position.piles[claim.pile])


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
        if not may_desert(position, seat):
            return switched_off("G4.4", near)
    else:
        if not position.recruits[seat]:
            return Refusal("G3.4", "no-recruit-left", nearest=near)
        if not may_recruit(position, seat):
            return Refusal("G4.5", "not-started-yet", nearest=near)
        if not position.holds("G4.9") and _is_claimed(position, claim):
            return switched_off("G4.9", near)
    return _refuse_moment(position, claim, seat)


def _refuse_moment(position: Position, claim: Recruit | Desert, seat: int) -> Refusal | None:
    """A claim counts as it was made, or not at all. Source: G4.7."""
    now = position.dealt
    table = RECRUIT if isinstance(claim, Recruit) else DESERT
    anew = table[now][claim.pile] if position.claimed[seat] < now else None
    if claim.moment > now:
        return Refusal("G4.7", "moment-to-come", {"moment": claim.moment, "now": now}, anew)
    if claim.moment <= position.claimed[seat] and position.holds("G4.7a"):
        return Refusal("G4.7a", "one-card-a-moment", nearest=anew)
    if isinstance(claim, Recruit) and claim.moment <= position.start_after and position.holds("G4.5"):
        return Refusal("G4.5", "claimed-too-early", {"moment": claim.moment}, anew)
    return Refusal("G4.7b", "pile-has-grown", {"pile": claim.pile + 1}, anew) if _has_grown(position, claim) else None


def refuse_other(position: Position, claim: Recruit | Desert, seat: int) -> Refusal | None:
    """Why a seat that has no choice now can't lay this card; None: it is only not its turn. Source: G3.3, G4.4-G4.6."""
    if position.kind not in ("deal", "claim", "last-call"):
        return Refusal("G4.5" if isinstance(claim, Recruit) else "G4.6", "recruiting-is-over")
    if seat == position.chancellor:
        return Refusal("G3.3", "chancellor-claims")
    return refuse(position, claim, seat) if position.kind == "deal" else None


def _has_grown(position: Position, claim: Recruit | Desert) -> bool:
    """Whether a warrior has come onto the pile that the player of a claim had not seen. Source: G4.7b."""
    seen = lying(position, claim.pile, claim.moment)
    return seen != lying(position, claim.pile, position.dealt) and position.holds("G4.7b")


def carry_out(position: Position, action: Action, seat: int, events: list[Event]) -> None:
    """Deal the next card, lay a claim, or wait. Source: G4.2-G4.7."""
    if isinstance(action, Deal):
        _deal_card(position, events)
        return
    if isinstance(action, Recruit | Desert):
        _lay(position, action, seat, events)
    if position.options.step_mode:
        again = not isinstance(action, Wait) and not position.holds("G4.7a")
        if not _ask_from(position, _order_of_asking(position).index(seat) + (0 if again else 1)):
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
    _ask_anew(position)
    if not position.holds("G4.8"):
        position.passed = [True] * position.players
    _call_next(position, position.chancellor, events)


def _ask_anew(position: Position) -> None:
    """Nobody has passed who still holds a card that may be laid. Source: G4.8a."""
    desertions = position.desertions  # none are left where G4.6 holds
    position.passed = [not recruits and not desertions[seat] for seat, recruits in enumerate(position.recruits)]


def _call_next(position: Position, after: int, events: list[Event]) -> None:
    players = position.players
    for step in range(1, players + 1):
        seat = (after + step) % players
        if not position.passed[seat]:
            position.seat = seat
            return
    position.claimed = [-1] * players
    position.passed = [False] * players
    _lose_desertions(position, events)
    opening.begin(position, events)


def may_still_lay(position: Position, seat: int) -> bool:
    """Whoever has a recruit card, though they passed already. Source: G4.6, G4.8, G4.8a."""
    if position.passed[seat] and not position.holds("G4.8a"):
        return False
    return bool(position.recruits[seat] or position.desertions[seat])


def legal_last(position: Position, seat: int) -> Sequence[Action]:
    """A recruit card on any pile, or a pass. Source: G4.8."""
    actions: list[Action] = [] if position.passed[seat] else [PASS]
    if position.recruits[seat]:
        actions += _recruit_anywhere(position)
    if position.desertions[seat]:  # none are left where G4.6 holds
        actions += DESERT[position.dealt][: len(position.piles)]
    return actions


def refuse_last(position: Position, action: Action, seat: int) -> Refusal | None:
    """Why this can't be done after the last warrior."""
    near: Action | None = _last(position, seat)
    if isinstance(action, Pass):
        return None if not position.passed[seat] else Refusal("G4.8a", "passed-already", nearest=near)
    if isinstance(action, Recruit | Desert):
        return _refuse_last_claim(position, action, seat)
    return Refusal("G4.8", "recruit-or-pass", nearest=near)


def _refuse_last_claim(position: Position, claim: Recruit | Desert, seat: int) -> Refusal | None:
    near = _last(position, seat)
    table = RECRUIT if isinstance(claim, Recruit) else DESERT
    if isinstance(claim, Desert) and position.holds("G4.6"):
        return Refusal("G4.6", "no-desertion-now", nearest=near)
    if claim.pile >= len(position.piles):
        return Refusal("G4.2", "no-such-pile", {"piles": len(position.piles)}, near)
    if isinstance(claim, Desert):
        if not position.desertions[seat]:
            return Refusal("G3.4", "no-desertion-left", nearest=near)
    elif not position.recruits[seat]:
        return Refusal("G3.4", "no-recruit-left", nearest=near)
    elif not position.holds("G4.9") and _is_claimed(position, claim):
        return switched_off("G4.9", near)
    if _has_grown(position, claim):
        return Refusal("G4.7b", "pile-has-grown", {"pile": claim.pile + 1}, table[position.dealt][claim.pile])
    return None


def _last(position: Position, seat: int) -> Action:
    return legal_last(position, seat)[0]


def carry_out_last(position: Position, action: Action, seat: int, events: list[Event]) -> None:
    """Lay a recruit card, after which all others are asked again, or pass. Source: G4.8, G4.8a."""
    if isinstance(action, Recruit | Desert):
        _lay(position, action, seat, events)
        if position.holds("G4.8a"):
            _ask_anew(position)
        elif not may_still_lay(position, seat):
            position.passed[seat] = True
    else:
        position.passed[seat] = True
        events.append(Event("passed", "G4.8", seat))
    _call_next(position, seat, events)
