"""A deal as it went: every card that was laid on a pile, in order, with the moment it was laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import Final

from havoclab.core.event import Event
from havoclab.core.record import Move, Record
from havoclab.core.replay import Replay
from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.position import Position
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT, WARRIORS, entry_text

#: The game whose deals are remembered.
GAME: Final = State.game


@dataclass(frozen=True, slots=True)
class Laid:
    """One card that was laid on a pile.

    Attributes:
        entry: a warrior, or somebody's recruit or desertion card (see :mod:`havoclab.gold_und_rum.warriors`).
        pile: which, counted from 0.
        moment: how many warriors lay then, this one included. Source: G4.7.
    """

    entry: int
    pile: int
    moment: int

    @property
    def is_warrior(self) -> bool:
        """Whether it was dealt; otherwise a player laid it."""
        return self.entry < RECRUIT


@dataclass(frozen=True, eq=False)  # one deal is one thing: it is asked about many times
class Deal:
    """How one deal went, as far as it went.

    Attributes:
        options: of the game.
        number: which round of the game it was.
        chancellor: the seat that dealt.
        points: what everybody had before it.
        laid: every card in order.
        start: warriors that lay when the start-of-recruitment card showed; None if it did not show yet. It shows
            together with the next warrior, which lies before anybody can claim.
        start_after: when it shows, where the deal is not that far.
        rest: warriors that were not dealt yet, the next one first.
    """

    options: Options
    number: int
    chancellor: int
    points: tuple[int, ...]
    laid: tuple[Laid, ...]
    start: int | None
    start_after: int
    rest: tuple[int, ...] = ()

    @property
    def steps(self) -> int:
        """How many cards were laid."""
        return len(self.laid)

    @cached_property
    def warriors(self) -> int:
        """How many warriors were dealt."""
        return sum(card.is_warrior for card in self.laid)

    @property
    def is_whole(self) -> bool:
        """Whether the last warrior lies."""
        return self.warriors == WARRIORS

    @cached_property
    def _dealt_by(self) -> tuple[int, ...]:
        return tuple(accumulate((card.is_warrior for card in self.laid), initial=0))

    def dealt(self, step: int) -> int:
        """How many warriors lay after so many cards."""
        return self._dealt_by[step]

    def step_of(self, warrior: int) -> int:
        """After which card the ``warrior``-th warrior lay, and the claims made before the next one."""
        return max(step for step, dealt in enumerate(self._dealt_by) if dealt <= warrior)

    def piles_at(self, step: int) -> list[list[Laid]]:
        """The piles after so many cards, each from the bottom up."""
        piles: list[list[Laid]] = [[] for _ in range(self.options.piles)]
        for card in self.laid[:step]:
            piles[card.pile].append(card)
        return piles

    @property
    def others(self) -> list[int]:
        """Everybody but the chancellor, by seat. Source: G3.3."""
        return [seat for seat in range(self.options.players) if seat != self.chancellor]

    def recruits_of(self, seat: int) -> list[int]:
        """At which steps this seat laid its recruit cards."""
        return [step for step, card in enumerate(self.laid) if card.entry == RECRUIT + seat]

    def record(self, seats: Sequence[str], players: Sequence[str]) -> Record:
        """This deal alone as the beginning of a game, card by card and claim by claim."""
        position = State.deal(self.options.model_copy(update={"step_mode": False}), 0)
        position.round, position.chancellor, position.points = self.number, self.chancellor, list(self.points)
        position.battles, position.last_won = 0, [0] * self.options.players
        dealt = [card.entry for card in self.laid if card.is_warrior]
        position.deck = [*reversed(self.rest), *reversed(dealt)]
        position.start_after = self.start_after if self.start is None else self.start
        position.recruits = [RECRUITS_EACH] * self.options.players
        position.desertions = [self.options.desertions] * self.options.players
        position.recruits[self.chancellor] = position.desertions[self.chancellor] = 0
        position.seat = self.chancellor
        moves = tuple(self._move(card) for card in self.laid)
        return Record.of(position, tuple(seats), tuple(players)).model_copy(update={"moves": moves})

    def _move(self, card: Laid) -> Move:
        if card.is_warrior:
            return Move(seat=self.chancellor, action="deal")
        verb, _, seat = entry_text(card.entry).partition("-")
        return Move(seat=int(seat) - 1, action=f"{verb} {card.pile + 1} at {card.moment}")


def owner_and_warriors(pile: Sequence[Laid], without: Sequence[str] = ()) -> tuple[int, list[int]]:
    """Who would get this pile if it were opened now (-1: nobody), and the warriors left in it. Source: G5.2-G5.5.

    Args:
        pile: from the bottom up.
        without: rules that are switched off.
    """
    owner, left, _ = read_pile([card.entry for card in pile], without)
    return owner, [pile[place].entry for place in left]


def deals_of(record: Record) -> tuple[Deal, ...]:
    """All deals of a game, in order; every move of the game is done once and checked.

    Raises:
        BadRecord: naming the first thing that is not sound.
        ValueError: if it is a game without such a deal.
    """
    if record.game != GAME:
        raise ValueError(f"game: {record.game!r:.44} has no deal to remember; allowed is {GAME}")
    replay = Replay(record, State)
    replay.go(0)
    start = replay.state
    assert isinstance(start, Position)
    telling = _Telling(start)
    for events in replay.events:
        for event in events:
            telling.hear(event)
    replay.go(len(replay.moves))
    state = replay.state
    assert isinstance(state, Position)
    return telling.told(state)


class _Telling:
    """Listens to what happened, and puts the deals together from it."""

    def __init__(self, start: Position) -> None:
        self._options = start.options
        self._points = list(start.points)
        self._deals: list[Deal] = []
        self._laid: list[Laid] = []
        self._dealt = 0
        if start.kind == "deal" or any(start.piles):
            self._begin(start.round, start.chancellor, start.start_after if start.started else None)
            self._take_up(start)

    def _begin(self, number: int, chancellor: int, start: int | None) -> None:
        self._keep()
        points = tuple(self._points)
        self._deals.append(Deal(self._options, number, chancellor, points, (), start, WARRIORS))
        self._laid, self._dealt = [], 0

    def _keep(self) -> None:
        """The deal so far is told."""
        if self._deals:
            self._deals[-1] = replace(self._deals[-1], laid=tuple(self._laid))

    def _take_up(self, start: Position) -> None:
        """A game that begins amid a deal: the warriors' order is known, and claims lie as early as they could."""
        piles = [list(pile) for pile in start.piles]
        for moment in range(start.dealt + 1):
            if moment:
                pile = (moment - 1) % len(piles)
                while piles[pile][0] >= RECRUIT:
                    self._lay(piles[pile].pop(0), pile, moment - 1)
                self._lay(piles[pile].pop(0), pile, moment)
            for number, left in enumerate(piles):
                while left and left[0] >= RECRUIT and self._may_lie(left[0], moment):
                    self._lay(left.pop(0), number, moment)
        for number, left in enumerate(piles):
            for entry in left:
                self._lay(entry, number, start.dealt)

    def _may_lie(self, entry: int, moment: int) -> bool:
        """Whether this claim could have been made then, one card a moment. Source: G4.4, G4.5, G4.7a."""
        deserts = entry >= DESERTION
        seat = entry - (DESERTION if deserts else RECRUIT)
        start = self._deals[-1].start
        earliest = 1 if deserts or start is None else start + 1
        own = (RECRUIT + seat, DESERTION + seat)
        return moment >= earliest and not any(card.moment == moment and card.entry in own for card in self._laid)

    def _lay(self, entry: int, pile: int, moment: int) -> None:
        self._laid.append(Laid(entry, pile, moment))
        self._dealt += entry < RECRUIT

    def hear(self, event: Event) -> None:
        """One thing that happened."""
        facts, seat = event.facts, event.seat if event.seat is not None else -1
        match event.kind:
            case "round-begins":
                self._begin(facts["round"], seat, None)
            case "start-shows":
                self._deals[-1] = replace(self._deals[-1], start=self._dealt)
            case "dealt":
                self._lay(facts["card"], facts["pile"], self._dealt + 1)
            case "recruited":
                self._lay(RECRUIT + seat, facts["pile"], facts["moment"])
            case "deserted":
                self._lay(DESERTION + seat, facts["pile"], facts["moment"])
            case "scored" | "chancellor-scored":
                self._points[seat] += facts["points"]

    def told(self, end: Position) -> tuple[Deal, ...]:
        """All deals; ``end`` knows what the last one has not shown yet."""
        self._keep()
        if self._deals:
            last = self._deals[-1]
            self._deals[-1] = replace(last, start_after=end.start_after, rest=tuple(reversed(end.deck)))
        return tuple(self._deals)
