"""The deal on the table: the piles with their tops, the deck, and whether recruitment has begun. Source: G4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.words import Words
from havoclab.gold_und_rum.actions import DEAL, DESERT, RECRUIT
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import RECRUIT as FIRST_CLAIM
from havoclab.gold_und_rum.warriors import WARRIORS
from havoclab.stage.pictures.gold_und_rum.clicks import Clicks
from havoclab.stage.pictures.gold_und_rum.faces import badge_of, entry_face
from havoclab.stage.scene import CardState, Marker, Stack, Stacks, Zone

#: The key of each pile: figures, then letters that no button of a table has.
PILE_KEYS: Final = "1234567890vwxy"
_DEALING: Final = ("deal", "claim", "last-call", "favourite")


def lie_unopened(view: View) -> bool:
    """Whether the piles lie on the table, not opened yet. Source: G5.1."""
    kind = view.table.kind
    return kind in _DEALING and (kind != "favourite" or view.options.holds("G5.1"))


def stacks(
    view: View, names: Sequence[str], say: Words, clicks: Clicks | None = None, *, memory: bool = False
) -> Stacks:
    """The piles as they lie open now. Source: G4.2.

    Args:
        view: what the reader sees.
        names: the players' names, in seat order.
        say: the reader's words.
        clicks: what a click on a pile does; None: nothing.
        memory: show what lies in each pile, too.
    """
    table = view.table
    return Stacks(
        area="main",
        id="piles",
        title=say("piles-title"),
        stacks=[_stack(view, pile, names, say, clicks, memory) for pile in range(len(table.piles))],
        note=say("dealt-so-far", dealt=table.dealt, all=WARRIORS),
        rule="G4.2",
    )


def _stack(view: View, pile: int, names: Sequence[str], say: Words, clicks: Clicks | None, memory: bool) -> Stack:
    table, top = view.table, view.tops[pile]
    lying = table.piles[pile]
    factor = view.options.leader_factor
    newest = table.kind != "favourite" and table.dealt > 0 and (table.dealt - 1) % len(table.piles) == pile
    return Stack(
        id=f"pile-{pile}",
        number=str(pile + 1),
        name=say("pile-name", pile=pile + 1),
        card=None
        if top is None
        else entry_face(top, say, names, key=f"pile-{table.round}-{pile}-{len(lying)}", leader_factor=factor),
        badges=[badge_of(top, say, names)] if top is not None and top >= FIRST_CLAIM else [],
        key=PILE_KEYS[pile] if clicks is not None else "",
        intent=clicks.claim(view, pile) if clicks is not None else None,
        state=_look(view, pile, clicks),
        mark=say("dealt-last") if newest else "",
        below=[entry_face(entry, say, names, leader_factor=factor) for entry in lying] if memory else [],
    )


def _look(view: View, pile: int, clicks: Clicks | None) -> CardState:
    if clicks is None:
        return "plain"
    claims = RECRUIT if clicks.card(view) == "recruit" else DESERT
    return "legal" if claims[view.table.dealt][pile] in view.legal_actions else "illegal"


def deck(view: View, say: Words, *, playing: bool) -> Zone:
    """The warriors still to come, face down. Source: G4.1."""
    left = WARRIORS - view.table.dealt
    deals = playing and view.seat == view.table.chancellor and view.table.kind == "deal"
    return Zone(
        area="main",
        id="deck",
        title=say("deck-title"),
        shape="pile",
        count=left,
        intent={"do": "deal"} if deals else None,
        state="legal" if deals and DEAL in view.legal_actions else "plain",
    )


def recruitment(view: View, say: Words) -> Marker:
    """Whether the start card has shown, so that recruit cards may be laid. Source: G4.1, G4.5."""
    begun = view.table.started
    side = "open" if begun else "closed"
    return Marker(
        area="main",
        id="recruitment",
        title=say("recruitment-title"),
        side=side,
        symbol="recruitment",
        tone="green" if begun else "ink",
        text=say(f"recruitment-{side}"),
        name=say(f"recruitment-{side}-name"),
    )
