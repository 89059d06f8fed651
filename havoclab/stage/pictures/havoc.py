"""Havoc on the table: battles, seats, recruits, piles, what was laid, and the hand. Made from views only."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from havoclab.core import view as core
from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.seats import clockwise
from havoclab.core.words import Words, words
from havoclab.havoc import rulebook, speech
from havoclab.havoc.actions import PICK, SCAVENGE
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.john import must_join
from havoclab.havoc.position import FIGHTING, JOHNS_SEAT, OUT, PASSED
from havoclab.havoc.reading import reading_of
from havoclab.havoc.view import View
from havoclab.stage.notes import note_of
from havoclab.stage.pictures import Telling
from havoclab.stage.pictures.battle_track import BattleTrack
from havoclab.stage.pictures.faces import face_of
from havoclab.stage.pictures.gaunt import his_nines, his_seat, johns_shield, lying_at_a_left_hand
from havoclab.stage.pictures.havoc_clicks import Clicks
from havoclab.stage.scene import (
    Block,
    CardFace,
    CardState,
    Figure,
    Intent,
    Marker,
    Prompt,
    Seat,
    Seats,
    Track,
    Zone,
)

PACKAGES: Final = ("havoclab.core", "havoclab.havoc", "havoclab.stage")


class HavocPicture:
    """The picture of Havoc for one reader; see :class:`havoclab.stage.pictures.Picture`."""

    headlines: Set[str] = frozenset(
        {
            *(
                "cried-havoc",
                "won",
                "scored",
                "equal-strength",
                "year-of-peace",
                "last-battle",
                "battle-named",
                "crowned",
            ),
            *("john-drawn", "john-dealt", "john-turned-up", "side-turned", "john-cries", "john-won", "john-placed"),
            *("johns-year-of-peace", "john-leaves", "john-too-late"),
        }
    )

    def __init__(self, language: str, names: Sequence[str], kinds: Sequence[str]) -> None:
        self._say: Words = words(language, *PACKAGES)
        self._names = tuple(names)
        self._kinds = tuple(kinds)
        self._clicks = Clicks(self._say)

    # --- what a Picture does ---

    def blocks(self, view: core.View, *, playing: bool, memory: bool = False) -> list[Block]:
        """The whole table as blocks; all that is to be known lies open. Source of what is open: H3.6."""
        assert isinstance(view, View)
        blocks: list[Block] = [
            self.battles(view),
            self.seats(view),
            self.peace_card(view),
            self.recruits(view),
            self.pile(view),
            self.discards(view),
            *lying_at_a_left_hand(view, self._names, self._say),
            *his_nines(view, self._say),
            *self.field(view),
        ]
        if view.looking_at:
            blocks.append(self.looted(view))
        if view.decision is not None:
            blocks.append(self.prompt(view, playing=playing))
        if playing and view.legal_actions:
            blocks.append(self._clicks.buttons(view))
        if view.seat is not None:
            blocks.append(self.hand(view))
        return blocks if playing else [_untouchable(block) for block in blocks]

    def open_hand(self, view: core.View) -> Zone:
        """The hand of the view's seat, as it lies open beside others."""
        assert isinstance(view, View)
        zone = _untouchable(self.hand(view))
        assert isinstance(zone, Zone)
        on_turn = view.decision is not None and view.decision.seat == view.seat
        return zone.model_copy(update={"id": f"hand-{view.seat}", "area": "battle", "shape": "row", "active": on_turn})

    def read(self, intent: Intent, view: core.View) -> Action | None:
        """The action that a click asks for; see :mod:`havoclab.stage.pictures.havoc_clicks`."""
        assert isinstance(view, View)
        return self._clicks.read(intent, view)

    def chosen(self, view: core.View) -> Sequence[int]:
        """The cards of the hand that are selected."""
        assert isinstance(view, View)
        return self._clicks.chosen(view)

    def forget(self) -> None:
        """Drop the selection."""
        self._clicks.clear()

    def tell(self, event: Event, view: core.View) -> str:
        """What happened, for this view's eyes."""
        assert isinstance(view, View)
        return speech.tell(event, options=view.options, names=self._names, language=self._say.language, seat=view.seat)

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self._clicks.label(action)

    def story(self, events: Sequence[Event], view: core.View) -> list[Telling]:
        """Nothing happens in such haste that the log could not tell it."""
        return []

    # --- the parts of the table ---

    def battles(self, view: View) -> Track:
        """The battles as a timeline, with what they pay and what became of them. Source: H2.3, H6.11."""
        return BattleTrack(view, self._names, self._say).block()

    def seats(self, view: View) -> Seats:
        """Who sits here: points, cards in hand, part in the battle; John of Gaunt beside whom he sits. Source: H3.6."""
        table, say = view.table, self._say
        seats = [self._seat(view, seat) for seat in range(view.players)]
        seats[table.john + 1 : table.john + 1] = his_seat(view, say)
        return Seats(title=say("seats-title"), seats=seats)

    def _seat(self, view: View, seat: int) -> Seat:
        table, say = view.table, self._say
        return Seat(
            id=seat,
            name=self._names[seat],
            kind=self._kinds[seat],
            active=view.decision is not None and view.decision.seat == seat,
            you=seat == view.seat,
            figures=[
                Figure(label=say("points-label", count=table.points[seat]), value=str(table.points[seat])),
                Figure(label=say("hand-label", count=view.counts[seat]), value=str(view.counts[seat])),
            ],
            status=self._status(view, seat),
            symbols=["dove"] if seat == table.peacekeeper and not table.havoc else [],
        )

    def _status(self, view: View, seat: int) -> str:
        table, say = view.table, self._say
        if table.in_battle:
            if seat == table.initiator:
                return say("status-initiator")
            return say(
                {FIGHTING: "status-fighting", PASSED: "status-passed", OUT: "status-out"}.get(
                    table.roles[seat], "status-unasked"
                )
            )
        return say("status-peacekeeper") if seat == table.peacekeeper else ""

    def peace_card(self, view: View) -> Marker:
        """The Havoc/Peace card before whom it lies. Source: H2.3, H5.1, H6.2."""
        table, say = view.table, self._say
        if table.havoc:
            holder = table.initiator
            return Marker(
                area="main",
                id="peace",
                title=say("havoc-title"),
                side="havoc",
                symbol="swords",
                tone="red",
                text="!",
                name=say("havoc-name", name=self._holder(holder)),
                seat=johns_shield(view) if table.john_fights else holder,
            )
        holder = table.peacekeeper
        years = [str(year) for year in range(1, view.options.years + 1)]
        return Marker(
            area="main",
            id="peace",
            title=say("peace-title"),
            side="peace",
            symbol="dove",
            tone="blue",
            text=str(table.peace) if table.peace else "–",
            name=say("peace-name", name=self._holder(holder), year=table.peace),
            turned=max(0, table.peace - 1),
            steps=years,
            seat=johns_shield(view) if table.john_keeps_peace else holder,
        )

    def _holder(self, seat: int) -> str:
        """Who has the Havoc/Peace card. Source: H13.3, H13.7."""
        return self._say("card-john") if seat == JOHNS_SEAT else self._names[seat]

    def recruits(self, view: View) -> Zone:
        """The open recruits and the places still free. Source: H3.1, H4.2."""
        table, say = view.table, self._say
        legal = set(view.legal_actions)
        places = view.options.supply.recruits

        def wanted(card: int) -> bool:
            return self._clicks.legal_from_table(card, legal, table.kind)

        return Zone(
            area="main",
            id="recruits",
            title=say("recruits-title"),
            cards=[
                self._face(card, "recruits", nth, self._look(not table.havoc or table.kind == "dogs", wanted(card)))
                for nth, card in enumerate(table.recruits)
            ],
            places=places,
            note=say("recruits-full") if len(table.recruits) >= places else "",
            empty=say("recruits-empty"),
            rule="H4.3",
        )

    def pile(self, view: View) -> Zone:
        """The draw pile. Source: H3.3."""
        return Zone(
            area="main",
            id="pile",
            title=self._say("pile-title"),
            shape="pile",
            count=view.pile_count,
            intent={"do": "pile"},
            state="legal" if self._clicks.pile_is_legal(view) else "illegal",
        )

    def discards(self, view: View) -> Zone:
        """The discard pile, face down. Source: H3.6."""
        return Zone(
            area="main",
            id="discards",
            title=self._say("discards-title"),
            shape="pile",
            count=view.discard_count,
            intent={"do": "discards"},
            state="legal" if self._clicks.discards_are_legal(view) else "illegal",
        )

    def looted(self, view: View) -> Zone:
        """The discard pile as its looter sees it. Source: H4.7, H7.4."""
        legal = set(view.legal_actions)
        return Zone(
            area="battle",
            id="looted",
            title=self._say("looted-title"),
            cards=[
                self._face(card, "looted", nth, self._look(True, PICK[card] in legal))
                for nth, card in enumerate(view.looking_at)
            ],
        )

    def field(self, view: View) -> list[Zone]:
        """What each fighter has laid, and what it is worth so far. Source: H6.2-H6.8."""
        table, say = view.table, self._say
        zones = []
        order = table.from_initiator() if table.in_battle else clockwise(table.peacekeeper, view.players)
        legal = set(view.legal_actions)
        for seat in order:
            cards = table.laid[seat]
            if not cards:
                continue
            out = max(table.uninvolved[seat], max(0, len(cards) - 6), 0)
            faces = [
                self._face(card, f"laid-{seat}", nth, self._look(table.kind == "dogs", SCAVENGE[card] in legal))
                for nth, card in enumerate(cards)
            ]
            for face in faces[: min(out, cards.count(DOG))]:
                face.badge, face.state = say("badge-uninvolved"), "dimmed"
            zones.append(
                Zone(
                    area="battle",
                    id=f"laid-{seat}",
                    title=self._names[seat],
                    cards=faces,
                    seat=seat,
                    active=view.decision is not None and view.decision.seat == seat,
                    note=self._worth(view, cards[min(out, cards.count(DOG)) :]),
                )
            )
        return zones

    def _worth(self, view: View, cards: Sequence[int]) -> str:
        involved = sorted(cards, reverse=True)[:6]
        hand = reading_of(view.options).evaluate(involved)
        return self._say(hand.rank.message)

    def hand(self, view: View) -> Zone:
        """The seat's own cards. Source: H3.6."""
        assert view.seat is not None
        legal = set(view.legal_actions)
        kind = view.table.kind
        waiting = self._clicks.is_quiet(kind, view.table.taken)

        def look(nth: int, card: int) -> CardState:
            if self._clicks.is_selected(nth):
                return "selected"
            return self._look(not waiting, self._clicks.legal_from_hand(card, legal, kind))

        return Zone(
            area="hand",
            id="hand",
            title=self._say("hand-title", name=self._names[view.seat]),
            shape="fan",
            cards=[self._face(card, "hand", nth, look(nth, card)) for nth, card in enumerate(view.hand)],
            count=len(view.hand),
            seat=view.seat,
            active=bool(view.legal_actions),
            empty=self._say("hand-empty"),
        )

    def prompt(self, view: View, *, playing: bool) -> Prompt:
        """Whose choice it is, and what kind."""
        say, decision = self._say, view.decision
        assert decision is not None
        table = view.table
        message = f"prompt-{decision.kind}" if playing and decision.seat == view.seat else f"wait-{decision.kind}"
        rule = decision.rule
        if decision.kind == "join" and must_join(table, decision.seat):
            message, rule = f"{message}-john", "H13.5"
        left = 2 - table.taken
        slots = {
            "left": max(left, 0),
            "battle": view.options.battle(
                table.order[0] if table.order and not table.winner >= 0 else table.past[-1][0]
            ).name,
        }
        return Prompt(
            who=self._names[decision.seat],
            text=say(message, **slots),
            rule=note_of(rulebook()[rule], say),
            seat=decision.seat,
            detail=self._clicks.preview(view) if playing else "",
        )

    # --- cards ---

    @staticmethod
    def _look(in_question: bool, legal: bool) -> CardState:
        """How a card looks: as it is where nothing is asked of it; else by whether it may be used now."""
        return "legal" if legal else "illegal" if in_question else "plain"

    def _face(self, card: int, zone: str, nth: int, state: CardState) -> CardFace:
        text = card_text(card)
        key = f"{zone}-dog-{nth}" if card == DOG else text  # a soldier is the same card wherever it lies
        intent = {"do": "card", "zone": zone, "card": text, "nth": nth}
        return face_of(card, self._say, key=key, intent=intent, state=state)


def _untouchable(block: Block) -> Block:
    """The same block with nothing to click: somebody else is on turn."""
    if isinstance(block, Zone):
        cards = [
            card.model_copy(update={"intent": None, "state": "dimmed" if card.state == "dimmed" else "plain"})
            for card in block.cards
        ]
        return block.model_copy(update={"cards": cards, "intent": None, "state": "plain"})
    if isinstance(block, Track):
        return block.model_copy(update={"tiles": [tile.model_copy(update={"intent": None}) for tile in block.tiles]})
    return block


def make(language: str, names: Sequence[str], kinds: Sequence[str]) -> HavocPicture:
    """The picture of Havoc in this language for these players."""
    return HavocPicture(language, names, kinds)
