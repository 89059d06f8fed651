"""One moment of a replay as blocks: the table with one seat's eyes or with all hands open, and what just happened."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from typing import Final

from havoclab.core.event import Event
from havoclab.core.record import Move, Record
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.stage.kits import kit_of
from havoclab.stage.live import phase_of
from havoclab.stage.pictures import Picture, picture_of
from havoclab.stage.players import say_player
from havoclab.stage.playing import HEADLINES
from havoclab.stage.replay.example import package_of
from havoclab.stage.replay.watching import ALL, Viewer, Watching, chooser, view_of, witness
from havoclab.stage.scene import Block, Log, LogLine, Seats, Text, Zone
from havoclab.stage.sitting import HUMAN

#: The moment in the text of an action that was done while a clock ran.
_MOMENT: Final = re.compile(r" at (\d+)$")
#: Most moves that the list beside the table holds at once.
MOVES_LISTED: Final = 120
#: More things than one move can cause: lines of a list keep their numbers whichever moves it holds.
LINES_OF_A_MOVE: Final = 1000


class Onlooking:
    """Draws the moments of one game for one reader. It holds what is selected while something is tried, no state.

    Args:
        record: the game: names, and what played the seats.
        say: the reader's words.
    """

    def __init__(self, record: Record, say: Words) -> None:
        self.say = say
        self._game = record.game
        self.names = record.seats
        game = load(record.game)
        kinds = [
            say_player(record.game, player, say) if player == HUMAN or game.knows_bot(player) else player
            for player in record.players
        ]
        self._own = words(say.language, package_of(record.game))
        self.picture: Picture = picture_of(record.game, say.language, record.seats, kinds)

    def table(self, state: State, viewer: Viewer, *, trying: bool) -> list[Block]:
        """The table. ``trying``: whoever is to choose can be played by the reader, if the viewer sees that hand."""
        chooses = chooser(state, viewer) if trying else None
        playing = chooses is not None
        view = view_of(state, viewer)
        drawn = self.picture.blocks(view, playing=playing, memory=viewer == ALL)
        blocks = [_nobody_is_you(block) for block in drawn]
        if viewer != ALL:
            return blocks
        blocks = [block for block in blocks if playing or not _is_hand(block)]
        others = [seat for seat in range(len(self.names)) if seat != chooses]
        return [*blocks, *(self.picture.open_hand(state.view(seat)) for seat in others)]

    def happened_at_once(
        self, events: Sequence[Event], state: State, viewer: Viewer
    ) -> tuple[list[Event], list[Block]]:
        """What one move caused at once and is better seen than told: these events, and each part as it was at the end.

        Args:
            events: what the move caused.
            state: the position after it.
            viewer: whose eyes.
        """
        seen: list[Event] = []
        shown: dict[str, Block] = {}
        for telling in self.picture.story(events, view_of(state, viewer)):
            if len(telling.blocks) == 1 or telling.event.kind not in self.picture.headlines:
                seen.append(telling.event)
            for block in telling.blocks:
                shown[getattr(block, "id", "")] = block.model_copy(update={"area": "main"})
        return seen, list(shown.values())

    def ending(self, state: State) -> list[Block]:
        """Who is crowned, and the final table, once the game is over."""
        outcome = state.outcome
        if outcome is None:
            return []
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        heading = self.say(f"won-{self._game}", winners=winners, count=len(outcome.winners))
        return [
            Text(area="prompt", id="crown", heading=heading, tone="goal"),
            kit_of(self._game).final_table(state, outcome, self.names, self.say),
        ]

    # --- what happened ---

    def eyes(self, state: State) -> dict[int | None, View]:
        """The views of all seats and of an onlooker, to tell events with."""
        return {seat: state.view(seat) for seat in (None, *range(len(self.names)))}

    def tell(self, event: Event, viewer: Viewer, eyes: dict[int | None, View]) -> str:
        """An event as a sentence, as far as the viewer may know it."""
        return self.picture.tell(event, eyes[witness(event, viewer)])

    def told(self, move: Move, events: Sequence[Event], viewer: Viewer, eyes: dict[int | None, View]) -> str:
        """What one move caused, in a few sentences."""
        if len(events) > HEADLINES:
            headlines = [event for event in events if event.kind in self.picture.headlines]
            events = (headlines or events)[:HEADLINES]
        told = " ".join(self.tell(event, viewer, eyes) for event in events) or self._say_move(move)
        return self._with_moment(told, move)

    def _with_moment(self, told: str, move: Move) -> str:
        """The same, with the moment at which it was done, where a clock ran."""
        made = _MOMENT.search(move.action)
        return told if made is None else f"{told} {self._own('made-at-moment', moment=int(made[1]))}"

    def lines(
        self,
        moves: Sequence[tuple[int, Move, Sequence[Event]]],
        viewer: Viewer,
        eyes: dict[int | None, View],
        untold: Set[str] = frozenset(),
    ) -> list[LogLine]:
        """Moves as lines of a list: each thing that happened, with its rule; the comment below the last of a move.

        Args:
            moves: number (counted from 1), move and events of each.
            viewer: whose eyes.
            eyes: as :meth:`eyes` gave them.
            untold: kinds of event of which only so much is told as everybody has in mind anyway.
        """
        lines: list[LogLine] = []
        for number, move, events in moves:
            said = [
                (self._untold(event) if event.kind in untold else self.tell(event, viewer, eyes), event)
                for event in events
            ]
            for nth, (text, event) in enumerate(said or [(self._say_move(move), Event("", "", move.seat))], 1):
                line = LogLine(
                    n=number * LINES_OF_A_MOVE + nth,
                    text=self._with_moment(text, move) if nth == 1 else text,
                    rule=event.rule,
                    rule_intent={"do": "rule", "rule": event.rule} if event.rule else None,
                    intent={"do": "go", "at": number},
                    seat=event.seat,
                    automatic=event.automatic,
                    note=move.comment if nth == max(1, len(said)) else "",
                )
                lines.append(line)
        return lines

    def moves(self, replay: Replay, watching: Watching, eyes: dict[int | None, View]) -> Log:
        """The moves up to this moment, or all: those around it, where there are many."""
        last = replay.at if watching.hide_future else len(replay.moves)
        first = max(0, min(replay.at - MOVES_LISTED // 2, last - MOVES_LISTED))
        numbered = list(enumerate(zip(replay.moves, replay.events, strict=True), 1))[first:last][:MOVES_LISTED]
        untold = self.to_remember(replay.state) if watching.viewer != ALL else frozenset()
        lines = self.lines([(number, *done) for number, done in numbered], watching.viewer, eyes, untold)
        for line in reversed(lines):
            if line.intent == {"do": "go", "at": replay.at}:
                line.here = True
                break
        return Log(title=self.say("replay-moves-title"), lines=lines, empty=self.say("log-empty"))

    def to_remember(self, state: State) -> Set[str]:
        """Kinds of event that whoever looks with a player's eyes is to keep in mind now."""
        if not kit_of(self._game).live:
            return frozenset()
        phase = phase_of(self._game)
        return phase.remembered if phase.remembering(state) else frozenset()

    def _untold(self, event: Event) -> str:
        return self._own(f"untold-{event.kind}", name="" if event.seat is None else self.names[event.seat])

    def _say_move(self, move: Move) -> str:
        """A move that caused nothing to tell of."""
        action = load(self._game).state.read_action(move.action)
        return self.say("replay-move", name=self.names[move.seat], action=self.picture.say_action(action))


def _is_hand(block: Block) -> bool:
    return isinstance(block, Zone) and block.id == "hand"


def _nobody_is_you(block: Block) -> Block:
    """Whoever looks on is nobody at the table, whosesoever eyes they look with."""
    if not isinstance(block, Seats):
        return block
    return block.model_copy(update={"seats": [seat.model_copy(update={"you": False}) for seat in block.seats]})
