"""Positions as they might be: a card elsewhere, a counter otherwise, another moment of the round.

Each function changes a position in place, as little as it can, and raises :class:`NotSo` where it can't. A moment after
the deal is set up with bare hands, apart from the cards that the action needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.ways_out import NotSo
from havoclab.gold_und_rum import dealing
from havoclab.gold_und_rum.actions import Army, Ask, Desert, Fly, March, Recruit, Send, Strike, StrikeOwn
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import (
    AIRSHIP,
    COMMANDO,
    COUNTS,
    DESERTION,
    FIRST_SPY,
    GOBLIN,
    RACES,
    RECRUIT,
    SENDABLE,
    SPIES,
    count,
    empty,
    kinds_of,
)

#: A moment of the deal at which recruit and desertion cards may be laid.
_LATE: Final = 50


# --- one card elsewhere ---


def card_in_hand(position: Position, seat: int, action: Send) -> None:
    """This seat holds the card that it would send. Source: G7.2."""
    _in_hand(position, seat, action.card, 1)


def _in_hand(position: Position, seat: int, card: int, number: int) -> None:
    """This seat holds at least so many of these warriors: others, or piles that were set aside, have fewer."""
    for _ in range(number - position.armies[seat][card]):
        for other in position.others():
            if other != seat and position.armies[other][card]:
                position.armies[other][card] -= 1
                break
        else:
            _leave_it_lying(position, card)
        position.armies[seat][card] += 1


def _leave_it_lying(position: Position, card: int) -> None:
    """One more of these warriors may be held: if fewer are held than lay, nothing has to be changed. Source: G5.3."""
    lying = sum(pile.count(card) for pile in position.piles)
    if sum(army[card] for army in (*position.armies, *position.sent)) < lying:
        return
    if lying >= COUNTS[card]:
        raise NotSo
    position.piles[0].append(card)


def recruit_in_hand(position: Position, seat: int) -> None:
    """This seat has a recruit card in hand: if both were laid, one less lies. Source: G3.4."""
    _claim_in_hand(position, seat, position.recruits, RECRUIT + seat, RECRUITS_EACH)


def desertion_in_hand(position: Position, seat: int) -> None:
    """This seat has a desertion card in hand: if all were laid, one less lies. Source: G3.4."""
    _claim_in_hand(position, seat, position.desertions, DESERTION + seat, position.options.desertions)


def _claim_in_hand(position: Position, seat: int, hands: list[int], entry: int, most: int) -> None:
    if hands[seat] or seat == position.chancellor:
        raise NotSo
    hands[seat] = 1
    laid = [pile for pile in position.piles if entry in pile]
    if sum(pile.count(entry) for pile in laid) >= most:
        laid[0].remove(entry)


def in_battle(position: Position, seat: int, action: Strike | StrikeOwn) -> None:
    """Such a card lies in the battle, face down. Source: G7.3."""
    if isinstance(action, StrikeOwn):
        target, could = seat, [action.card]
    else:
        target = action.seat
        could = list(kinds_of(action.back)) if action.back < len(RACES) else list(SENDABLE)
    if not 0 <= target < position.players:
        raise NotSo
    for card in could:
        if position.armies[target][card]:
            position.armies[target][card] -= 1
            break
    else:
        card = could[0]
        _leave_it_lying(position, card)
    position.sent[target][card] += 1


def army_in_hand(position: Position, seat: int, action: Army) -> None:
    """This seat holds for the battle exactly the cards named. Source: G7.1, G7.2."""
    named, theirs = count(action.cards), kinds_of(position.race)
    sent, army = position.sent[seat], position.armies[seat]
    for card in (*theirs, *SENDABLE):
        sent[card] = 0
        if card not in theirs:
            army[card] = max(army[card], named[card])
        else:
            sent[card] = named[card]
    for card, number in enumerate(COUNTS):
        held = sum(each[card] for each in (*position.armies, *position.sent))
        if held > number:
            raise NotSo
        lying = sum(pile.count(card) for pile in position.piles)
        position.piles[0] += [card] * (held - lying)


# --- one counter otherwise ---


def own_choice(position: Position, seat: int) -> None:
    """The same choice is this seat's."""
    if position.seat == seat or position.kind == "deal":
        raise NotSo
    position.seat = seat


def not_laid_now(position: Position, seat: int, action: Recruit | Desert) -> None:
    """This seat has laid nothing since the moment of its claim. Source: G4.7a."""
    if position.claimed[seat] < action.moment:
        raise NotSo
    position.claimed[seat] = action.moment - 1


def start_shows(position: Position, _seat: int) -> None:
    """The start card shows already. Source: G4.5."""
    if position.started or not position.dealt:
        raise NotSo
    position.started, position.start_after = True, position.dealt - 1


def not_fought(position: Position, _seat: int, action: March) -> None:
    """This race was not fought yet. Source: G7.1."""
    if action.race not in position.fought:
        raise NotSo
    position.fought.remove(action.race)
    position.won = []


def goblins_in_hand(position: Position, seat: int, action: Fly) -> None:
    """This seat holds at least so many goblins. Source: G7.7."""
    _in_hand(position, seat, GOBLIN, action.goblins)


# --- another moment ---


def _an_empty_deal(position: Position, chancellor: int) -> None:
    """The round before the first card: nothing lies, and everybody but the chancellor has all cards. Source: G3.4."""
    players = position.players
    for pile in reversed(position.piles):
        position.deck += [card for card in reversed(pile) if card < RECRUIT]
    for card, number in enumerate(COUNTS):  # a table set up by hand may lack some
        position.deck = [card] * (number - position.deck.count(card)) + position.deck
    position.piles = [[] for _ in position.piles]
    position.chancellor, position.favourite = chancellor, -1
    position.kind, position.seat = "deal", chancellor
    position.recruits = [RECRUITS_EACH] * players
    position.desertions = [position.options.desertions] * players
    position.recruits[chancellor] = position.desertions[chancellor] = 0
    position.claimed, position.passed = [-1] * players, [False] * players
    position.armies, position.sent, position.stolen = ([empty() for _ in range(players)] for _ in range(3))
    position.started, position.spy, position.fought, position.won = False, 0, [], []
    position.race = position.flown = -1


def _deal_to(position: Position, chancellor: int, moment: int) -> None:
    """So many warriors lie, and nothing else; the start card shows as soon as it may. Source: G4.2."""
    _an_empty_deal(position, chancellor)
    for dealt in range(moment):
        position.piles[dealt % len(position.piles)].append(position.deck.pop())
    position.started = moment > position.start_after


def dealing_now(position: Position, seat: int) -> None:
    """The cards are dealt, and this seat is the chancellor. Source: G3.3, G4.2."""
    _deal_to(position, seat, 0)
    if position.options.step_mode:  # then the deal runs by itself
        raise NotSo


def at_the_claims_moment(position: Position, seat: int, action: Recruit | Desert) -> None:
    """As many warriors lie as when the claim was made, and this seat is not the chancellor. Source: G4.7."""
    _deal_to(position, _somebody_else(position, seat), action.moment)
    if isinstance(action, Recruit) and not position.started:
        start_shows(position, seat)
    if position.options.step_mode:
        position.kind, position.seat = "claim", seat
    if not position.deck:
        _last_call(position, seat)


def a_card_later(position: Position, seat: int, action: Recruit | Desert) -> None:
    """One warrior lies, on another pile. Source: G4.4."""
    if position.dealt or action.pile == 0:
        raise NotSo
    _deal_to(position, position.chancellor, 1)
    if isinstance(action, Recruit):
        start_shows(position, seat)


def asked_in_turn(position: Position, seat: int) -> None:
    """Everybody is asked in turn, and this seat is asked whether it lays a card. Source: G4.3."""
    position.options = position.options.model_copy(update={"step_mode": True})
    _deal_to(position, _somebody_else(position, seat), _LATE)
    position.kind, position.seat = "claim", seat


def last_chance(position: Position, seat: int) -> None:
    """The last warrior lies, and this seat may recruit once more. Source: G4.8."""
    if position.kind != "last-call" or seat == position.chancellor:
        _deal_to(position, _somebody_else(position, seat), sum(COUNTS))
    _last_call(position, seat)


def _last_call(position: Position, seat: int) -> None:
    if seat == position.chancellor:
        raise NotSo
    if position.holds("G4.6"):
        position.desertions = [0] * position.players
    if not dealing.may_still_lay(position, seat):
        recruit_in_hand(position, seat)
    position.kind, position.seat = "last-call", seat
    position.started, position.passed = True, [not dealing.may_still_lay(position, other) for other in _all(position)]
    position.claimed = [-1] * position.players


def _all(position: Position) -> range:
    return range(position.players)


def _somebody_else(position: Position, *seats: int) -> int:
    """A chancellor who is none of these: the one in office, if possible. Source: G3.3."""
    order = [position.chancellor, *position.others()]
    return next(seat for seat in order if seat not in seats)


def _after_the_deal(position: Position, chancellor: int) -> None:
    """All warriors lie and the piles are opened, but nobody holds anything. Source: G5.1."""
    _deal_to(position, chancellor, sum(COUNTS))
    position.started = True
    position.recruits, position.desertions = [0] * position.players, [0] * position.players
    position.favourite = position.others()[0]
    position.spy = len(SPIES)


def naming_favourite(position: Position, seat: int) -> None:
    """This seat is the chancellor and names a favourite. Source: G5.1."""
    _after_the_deal(position, seat)
    position.favourite, position.spy = -1, 0
    position.kind, position.seat = "favourite", seat
    if not position.holds("G5.1"):  # with nobody's recruit card on a pile, nobody has taken any
        position.armies = [empty() for _ in _all(position)]


def asking(position: Position, seat: int, action: Ask) -> None:
    """This seat's spy is called. Source: G6.1."""
    _after_the_deal(position, _somebody_else(position, seat, action.seat))
    position.kind, position.seat, position.spy = "spy", seat, 1
    position.armies[seat][FIRST_SPY] = 1


def naming_race(position: Position, seat: int) -> None:
    """This seat is the chancellor and names the first race. Source: G7.1."""
    _after_the_deal(position, seat)
    position.kind, position.seat = "race", seat


def _fighting(position: Position, seat: int, race: int, kind: str, *others: int) -> None:
    """The first battle, fought by this race. Source: G7.1."""
    _after_the_deal(position, _somebody_else(position, seat, *others))
    position.race, position.kind, position.seat = race, kind, seat


def adding(position: Position, seat: int, action: Send | Army) -> None:
    """This seat may add mercenaries to its army, and holds those that are named. Source: G7.2."""
    cards: Sequence[int] = action.cards if isinstance(action, Army) else (action.card,)
    races = {card // 3 for card in cards if card < GOBLIN}
    if len(races) > 1:
        raise NotSo
    _fighting(position, seat, races.pop() if races else 0, "mercenaries")
    army = count(cards)
    for card in kinds_of(position.race):
        position.sent[seat][card], army[card] = army[card], 0
    position.armies[seat] = army


def may_stop_adding(position: Position, seat: int) -> None:
    """This seat is asked for mercenaries, and has a goblin. Source: G7.2."""
    adding(position, seat, Send(GOBLIN))


def striking(position: Position, seat: int, action: Strike | StrikeOwn) -> None:
    """This seat's commando may strike, and the card that is named lies in the battle. Source: G7.3."""
    others = [action.seat] if isinstance(action, Strike) else []
    card = action.back * 3 if isinstance(action, Strike) else action.card
    _fighting(position, seat, card // 3 if card < GOBLIN else 0, "commando", *others)
    position.armies[seat][COMMANDO] = 1
    in_battle(position, seat, action)


def may_hold(position: Position, seat: int) -> None:
    """This seat's commando may strike. Source: G7.3."""
    striking(position, seat, StrikeOwn(kinds_of(0)[0]))


def may_fly(position: Position, seat: int, action: Fly) -> None:
    """This seat's airship may join its army, and there are goblins for it. Source: G7.7."""
    _fighting(position, seat, 0, "airship")
    position.armies[seat][AIRSHIP] = 1
    position.armies[seat][GOBLIN] = max(action.goblins, 1)
