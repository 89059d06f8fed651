"""Hands and armies: the backs that all can see, the cards that their owner sees, and how a strength comes about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.actions import SEND, STRIKE, STRIKE_OWN
from havoclab.gold_und_rum.combat import order_of_battle, strength_of
from havoclab.gold_und_rum.options import Options
from havoclab.gold_und_rum.strength import (
    OF_AIRSHIP,
    OF_GIANT,
    OF_GOBLIN,
    OF_MACHINE,
    OF_SIX,
    OF_TROLL,
    OF_TWO,
    TOO_MANY_LEADERS,
)
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import (
    BACKS,
    GIANT,
    GOBLIN,
    KINDS,
    LEADER,
    MACHINE,
    SIX,
    TROLL,
    TWO,
    kinds_of,
)
from havoclab.stage.pictures.gold_und_rum.faces import back_face, face_of
from havoclab.stage.scene import CardFace, CardState, Figure, Zone

#: While these are asked an army of cards that lie face down is on the table. Source: G7.1-G7.4.
FACE_DOWN: Final = ("mercenaries", "commando")
#: The rules by which a strength comes about as it is explained.
_OF_STRENGTH: Final = ("G7.5", "G7.5a", "G7.6", "G7.6a", "G7.8")


def explain(army: Sequence[int], race: int, total: int, say: Words, *, options: Options, flown: int = -1) -> str:
    """How an army's strength comes about, in sentences. Source: G7.5-G7.8, G7.6a.

    Args:
        army: counts by kind: what was sent.
        race: the race that fights, 0 to 3; -1: nobody has sent a warrior of a race.
        total: the strength, as the rules have it.
        say: words of the picture.
        options: of the game. Where a rule about strength is off, only the whole is told.
        flown: goblins on the airship that joins; -1: none does.

    >>> from havoclab.core.words import words
    >>> from havoclab.gold_und_rum.warriors import count
    >>> from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES
    >>> explain(count([3, 4, 5, 12, 16]), 1, 26, words("en", *PACKAGES), options=Options())
    'Orcs: 8. The leader makes that 16. Mercenaries: 1. War machines with a crew: 1 of 1, worth 9. Strength 26.'
    """
    if not all(map(options.holds, _OF_STRENGTH)):
        return say("strength-is", strength=total)
    first = 3 * max(race, 0)
    leaders = army[first + LEADER] if race >= 0 else 0
    if leaders >= TOO_MANY_LEADERS:
        return say("two-leaders")
    parts = []
    if race >= 0 and any(army[first : first + 3]):
        own = army[first + TWO] * OF_TWO + army[first + SIX] * OF_SIX
        parts.append(say("own-strength", race=say(f"race-name-{BACKS[race]}"), strength=own))
        if leaders:
            parts.append(say("leader-doubles", strength=own * options.leader_factor))
    goblins, machines = army[GOBLIN], army[MACHINE]
    mercenaries = goblins * OF_GOBLIN + army[GIANT] * OF_GIANT + army[TROLL] * OF_TROLL
    if mercenaries:
        parts.append(say("mercenaries-strength", strength=mercenaries))
    if machines:
        crewed = min(goblins, machines)
        parts.append(say("machines-strength", crewed=crewed, machines=machines, strength=crewed * OF_MACHINE))
    if flown > 0:
        parts.append(say("airship-strength", strength=OF_AIRSHIP + flown * OF_GOBLIN))
    return " ".join([*parts, say("strength-is", strength=total)])


# --- hands ---


def back_figures(view: View, seat: int, say: Words) -> list[Figure]:
    """The backs in a hand, counted by sort, as small signs. Source: G2.3."""
    return [
        Figure(
            label=say(f"back-sort-{BACKS[back]}"),
            value=str(number),
            symbol=BACKS[back],
            title=say("backs-held", back=say(f"back-sort-{BACKS[back]}"), count=number),
        )
        for back, number in enumerate(view.backs[seat])
        if number
    ]


def hand(view: View, names: Sequence[str], say: Words, *, playing: bool) -> Zone:
    """The seat's own warriors; a click adds a mercenary to its army. Source: G2.3, G7.2."""
    seat = view.seat
    assert seat is not None
    asked = playing and view.table.kind == "mercenaries" and bool(view.legal_actions)
    seen: dict[int, int] = {}
    cards = []
    for kind in view.hand:
        seen[kind] = seen.get(kind, 0) + 1
        state: CardState = "plain" if not asked else "legal" if SEND[kind] in view.legal_actions else "illegal"
        intent = {"do": "hand", "card": KINDS[kind]} if asked else None
        key = f"own-{KINDS[kind]}-{seen[kind]}"
        cards.append(face_of(kind, say, key=key, intent=intent, state=state, leader_factor=view.options.leader_factor))
    empty = "hand-of-chancellor" if seat == view.table.chancellor else "hand-empty"
    return Zone(
        area="hand",
        id="hand",
        title=say("hand-title", name=names[seat]),
        shape="fan",
        cards=cards,
        count=len(cards),
        seat=seat,
        active=asked,
        empty=say(empty),
    )


# --- armies: G7.1-G7.7 ---


def armies(view: View, names: Sequence[str], say: Words, *, playing: bool) -> list[Zone]:
    """The armies of the battle under way, in the order of the battle. Source: G7.1-G7.4."""
    if view.table.race < 0:
        return []
    strikes = playing and view.table.kind == "commando" and bool(view.legal_actions)
    return [_army(view, seat, names, say, strikes=strikes) for seat in order_of_battle(view.table)]


def _army(view: View, seat: int, names: Sequence[str], say: Words, *, strikes: bool) -> Zone:
    table, note = view.table, ""
    turned = table.kind not in FACE_DOWN
    if turned or seat == view.seat:
        cards = _open_cards(view, seat, say, strikes=strikes)
        total = strength_of(table, seat)
        if turned:
            note = explain(table.sent[seat], table.race, total, say, options=view.options)
        elif cards:
            note = say("strength-so-far", strength=total)
    else:
        cards = _backs(view, seat, say, strikes=strikes)
    return Zone(
        area="battle",
        id=f"army-{seat}",
        title=names[seat],
        cards=cards,
        count=len(cards),
        seat=seat,
        active=view.decision is not None and view.decision.seat == seat,
        note=note,
        empty=say("army-empty"),
    )


def _open_cards(view: View, seat: int, say: Words, *, strikes: bool) -> list[CardFace]:
    """An army whose cards the reader sees. One's own keep the keys that they have in the hand, so that they glide."""
    table, cards = view.table, []
    for kind, number in enumerate(table.sent[seat]):
        held = table.armies[seat][kind] if seat == view.seat else 0
        for nth in range(number):
            key = f"own-{KINDS[kind]}-{held + nth + 1}" if seat == view.seat else f"army-{seat}-{KINDS[kind]}-{nth}"
            intent = {"do": "own", "card": KINDS[kind]} if strikes else None
            state = _legal(strikes, STRIKE_OWN[kind] in view.legal_actions)
            cards.append(
                face_of(kind, say, key=key, intent=intent, state=state, leader_factor=view.options.leader_factor)
            )
    return cards


def _backs(view: View, seat: int, say: Words, *, strikes: bool) -> list[CardFace]:
    """What others have sent, face down: so many of the race, and so many mercenaries. Source: G2.3, G7.1, G7.2."""
    table, mercenary = view.table, BACKS.index("mercenary")
    of_race = sum(table.sent[seat][kind] for kind in kinds_of(table.race))
    cards = []
    for back, number in ((table.race, of_race), (mercenary, view.sent[seat])):
        intent = {"do": "strike", "seat": seat, "back": BACKS[back]} if strikes else None
        state = _legal(strikes, STRIKE[seat][back] in view.legal_actions)
        cards += [
            back_face(back, say, key=f"army-{seat}-{BACKS[back]}-{nth}", intent=intent, state=state)
            for nth in range(number)
        ]
    return cards


def _legal(asked: bool, legal: bool) -> CardState:
    return "plain" if not asked else "legal" if legal else "illegal"


def named_cards(say: Words, look: Callable[[int], CardState], *, leader_factor: int) -> list[Zone]:
    """Every sort of card that a spy can ask for: those of the races, and the rest. Source: G6.1."""

    def zone(name: str, kinds: range) -> Zone:
        faces = [
            face_of(
                kind,
                say,
                key=f"ask-{KINDS[kind]}",
                intent={"do": "ask-card", "card": KINDS[kind]},
                state=look(kind),
                leader_factor=leader_factor,
            )
            for kind in kinds
        ]
        return Zone(area="main", id=f"ask-{name}", title=say(f"ask-{name}-title"), cards=faces)

    return [zone("races", range(GOBLIN)), zone("others", range(GOBLIN, len(KINDS)))]
