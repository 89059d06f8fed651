"""Gold und Rum on the table: battles, seats, piles, armies and the hand. Made from views, and of what lies open now."""

from __future__ import annotations

from collections.abc import Sequence, Set

from havoclab.core import view as core
from havoclab.core.action import Action
from havoclab.core.event import Event
from havoclab.core.words import Words, words
from havoclab.gold_und_rum import rulebook, speech
from havoclab.gold_und_rum.actions import PASS
from havoclab.gold_und_rum.scoring import POINTS
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import RACES
from havoclab.stage.notes import note_of
from havoclab.stage.pictures import Telling
from havoclab.stage.pictures.gold_und_rum.armies import armies, back_figures, hand, named_cards
from havoclab.stage.pictures.gold_und_rum.clicks import Clicks
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES
from havoclab.stage.pictures.gold_und_rum.piles import deck, lie_unopened, recruitment, stacks
from havoclab.stage.pictures.gold_und_rum.story import story
from havoclab.stage.scene import Block, CardState, Figure, Intent, Prompt, Seat, Seats, Tile, Track, Zone


class GoldUndRumPicture:
    """The picture of Gold und Rum for one reader; see :class:`havoclab.stage.pictures.Picture`."""

    headlines: Set[str] = frozenset(
        {
            *("round-begins", "start-shows", "recruited", "deserted", "backed", "pile-taken", "handed-over"),
            *("giants-gone", "race-named", "struck", "flew", "scored", "chancellor-scored", "nobody-scores"),
            "game-over",
        }
    )

    def __init__(self, language: str, names: Sequence[str], kinds: Sequence[str]) -> None:
        self._say: Words = words(language, *PACKAGES)
        self._names, self._kinds = tuple(names), tuple(kinds)
        self._clicks = Clicks(self._say, self._names)

    # --- what a Picture does ---

    def blocks(self, view: core.View, *, playing: bool, memory: bool = False) -> list[Block]:
        """The whole table as blocks: what lies open now; with ``memory`` also what lies in the piles. Source: G2.3."""
        assert isinstance(view, View)
        table, say = view.table, self._say
        blocks: list[Block] = [self.battles(view), self.seats(view)]
        if lie_unopened(view):
            lays = playing and view.seat not in (None, table.chancellor) and table.kind != "favourite"
            clicks = self._clicks if lays else None
            blocks += [stacks(view, self._names, say, clicks, memory=memory), recruitment(view, say)]
            if table.deck:
                blocks.append(deck(view, say, playing=playing))
        blocks += armies(view, self._names, say, playing=playing)
        asked = playing and bool(view.legal_actions)
        if asked and table.kind == "spy":
            blocks += named_cards(say, self._look_of_named, leader_factor=view.options.leader_factor)
        if view.decision is not None:
            blocks.append(self.prompt(view, playing=playing))
        if asked or (playing and table.kind == "deal"):
            blocks += self._clicks.buttons(view)
        if view.seat is not None and not lie_unopened(view):
            blocks.append(hand(view, self._names, say, playing=playing))
        return blocks

    def open_hand(self, view: core.View) -> Zone:
        """The hand of the view's seat, as it lies open beside others."""
        assert isinstance(view, View)
        zone = hand(view, self._names, self._say, playing=False)
        on_turn = view.decision is not None and view.decision.seat == view.seat
        return zone.model_copy(update={"id": f"hand-{view.seat}", "area": "battle", "shape": "row", "active": on_turn})

    def read(self, intent: Intent, view: core.View) -> Action | None:
        """The action that a click asks for; see :mod:`havoclab.stage.pictures.gold_und_rum.clicks`."""
        assert isinstance(view, View)
        return self._clicks.read(intent, view)

    def chosen(self, view: core.View) -> Sequence[int]:
        """No card of the hand is ever only selected: each click does something."""
        return ()

    def forget(self) -> None:
        """Drop what is half done of a spy's question."""
        self._clicks.clear()

    def tell(self, event: Event, view: core.View) -> str:
        """What happened, for this view's eyes."""
        assert isinstance(view, View)
        return speech.tell(event, options=view.options, names=self._names, language=self._say.language, seat=view.seat)

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self._clicks.label(action)

    def story(self, events: Sequence[Event], view: core.View) -> list[Telling]:
        """The opening of the piles and the turning of the armies, step by step. Source: G5.2-G5.6, G7.4-G7.8."""
        assert isinstance(view, View)
        return story(events, view, self._names, self._say)

    # --- the parts of the table ---

    def battles(self, view: View) -> Track:
        """The four battles of the round: which race fought, and what each pays. Source: G7.1, G8.1."""
        say, table = self._say, view.table
        tiles = []
        for number, points in enumerate(POINTS, 1):
            race = [*table.fought, table.race][number - 1] if number <= len(table.fought) + 1 else -1
            pays = say("battle-pays", battle=number, points=points)
            tile = Tile(
                id=f"battle-{number}",
                title=say(f"race-name-{RACES[race]}") if race >= 0 else say("battle-open"),
                figures=[Figure(label=say("points-label", count=points), value=str(points), title=pays)],
                state="current" if number == len(table.fought) + 1 else "open",
            )
            if number <= len(table.fought):
                tile.state = "past"
                self._tell_winners(tile, table.won[number - 1] if number <= len(table.won) else None)
            tiles.append(tile)
        return Track(id="battles", title=say("battles-of-round", round=table.round), tiles=tiles)

    def _tell_winners(self, tile: Tile, winners: Sequence[int] | None) -> None:
        """Whose armies won a battle that is over; None: a position made by hand does not say. Source: G8.1, G8.1a."""
        if winners is None:
            return
        names = ", ".join(self._names[seat] for seat in winners)
        tile.note = self._say("battle-won", names=names) if winners else self._say("battle-won-by-nobody")
        tile.seat = winners[0] if len(winners) == 1 else None

    def seats(self, view: View) -> Seats:
        """Who sits here: points, cards to lay or the backs in hand, and the offices. Source: G2.3, G3.3, G5.1, G8.4."""
        return Seats(title=self._say("seats-title"), seats=[self._seat(view, seat) for seat in range(view.players)])

    def _seat(self, view: View, seat: int) -> Seat:
        table, say = view.table, self._say
        points, goal = table.points[seat], view.options.goal
        figures = [
            Figure(
                label=say("points-label", count=points),
                value=say("points-to-goal", points=points, goal=goal),
                symbol="wheel",
                title=say("points-of-goal", points=points, goal=goal),
            )
        ]
        if lie_unopened(view):
            if seat != table.chancellor:
                figures += [
                    self._left("recruit", table.recruits[seat]),
                    self._left("desertion", table.desertions[seat]),
                ]
        else:
            figures += back_figures(view, seat, say)
        outcome = view.table.kind == "over"
        return Seat(
            id=seat,
            name=self._names[seat],
            kind=self._kinds[seat],
            active=not outcome and self._is_active(view, seat),
            you=seat == view.seat,
            figures=figures,
            status=self._status(view, seat),
            symbols=[name for name, who in self._offices(view) if who == seat],
        )

    def _left(self, card: str, count: int) -> Figure:
        say = self._say
        return Figure(label=say(f"left-{card}"), value=str(count), symbol=card, title=say(f"{card}s-left", count=count))

    @staticmethod
    def _offices(view: View) -> tuple[tuple[str, int], ...]:
        return ("chancellor", view.table.chancellor), ("favourite", view.table.favourite)

    @staticmethod
    def _is_active(view: View, seat: int) -> bool:
        """Whose choice is open; while a deal runs on, whose hand deals."""
        if view.table.kind == "deal":
            return seat == view.table.chancellor
        return any(decision.seat == seat and not view.table.passed[seat] for decision in view.decisions)

    def _status(self, view: View, seat: int) -> str:
        for office, who in self._offices(view):
            if who == seat:
                return self._say(f"status-{office}")
        return self._say("status-pass") if view.table.kind == "last-call" and view.table.passed[seat] else ""

    def _look_of_named(self, kind: int) -> CardState:
        return "selected" if self._clicks.is_named(kind) else "legal"

    def prompt(self, view: View, *, playing: bool) -> Prompt:
        """Whose choice it is, and what kind."""
        say, table = self._say, view.table
        assert view.decision is not None
        mine = next((decision for decision in view.decisions if decision.seat == view.seat), None)
        asked = playing and mine is not None
        decision = mine if asked and mine is not None else view.decision
        kind = "claim-now" if decision.kind == "claim" and table.kind == "deal" else decision.kind
        if asked and kind == "last-call" and PASS not in view.legal_actions:
            kind = "last-call-passed"
        slots = {
            "spy": table.spy,
            "battle": len(table.fought) + 1,
            "race": say(f"race-{RACES[table.race]}") if table.race >= 0 else "",
        }
        return Prompt(
            who=self._names[decision.seat],
            text=say(f"asked-{kind}" if asked else f"awaits-{kind}", **slots),
            rule=note_of(rulebook()[decision.rule], say),
            seat=decision.seat,
            detail=self._clicks.spy_preview() if asked and kind == "spy" else "",
        )


def make(language: str, names: Sequence[str], kinds: Sequence[str]) -> GoldUndRumPicture:
    """The picture of Gold und Rum in this language for these players."""
    return GoldUndRumPicture(language, names, kinds)
