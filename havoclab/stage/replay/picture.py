"""One moment of a replay as blocks: the table with one seat's eyes or with all hands open, and what just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.event import Event
from havoclab.core.record import Move, Record
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.stage.ending import final_table
from havoclab.stage.pictures import Picture, picture_of
from havoclab.stage.playing import HEADLINES
from havoclab.stage.replay.watching import ALL, Viewer, Watching, sees, view_of, witness
from havoclab.stage.scene import Block, Log, LogLine, Seats, Text, Zone
from havoclab.stage.sitting import HUMAN

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
        bots = load(record.game).bots
        kinds = [
            say("ui-human") if player == HUMAN else say(f"bot-{player}") if player in bots else player
            for player in record.players
        ]
        self.picture: Picture = picture_of(record.game, say.language, record.seats, kinds)

    def table(self, state: State, viewer: Viewer, *, trying: bool) -> list[Block]:
        """The table. ``trying``: whoever is to choose can be played by the reader, if the viewer sees that hand."""
        decision = state.decision
        playing = trying and decision is not None and sees(viewer, decision.seat)
        blocks = [_nobody_is_you(block) for block in self.picture.blocks(view_of(state, viewer), playing=playing)]
        if viewer != ALL:
            return blocks
        chooses = decision.seat if playing and decision is not None else None
        drawn = [block for block in blocks if playing or not _is_hand(block)]
        others = [seat for seat in range(len(self.names)) if seat != chooses]
        return [*drawn, *(self.picture.open_hand(state.view(seat)) for seat in others)]

    def ending(self, state: State) -> list[Block]:
        """Who is crowned, and the final table, once the game is over."""
        outcome = state.outcome
        if outcome is None:
            return []
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        heading = self.say("crown-heading", winners=winners, count=len(outcome.winners))
        return [
            Text(area="prompt", id="crown", heading=heading, tone="goal"),
            final_table(state, outcome, self.names, self.say),
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
        return " ".join(self.tell(event, viewer, eyes) for event in events) or self._say_move(move)

    def lines(
        self, moves: Sequence[tuple[int, Move, Sequence[Event]]], viewer: Viewer, eyes: dict[int | None, View]
    ) -> list[LogLine]:
        """Moves as lines of a list: each thing that happened, with its rule; the comment below the last of a move.

        Args:
            moves: number (counted from 1), move and events of each.
            viewer: whose eyes.
            eyes: as :meth:`eyes` gave them.
        """
        lines: list[LogLine] = []
        for number, move, events in moves:
            said = [(self.tell(event, viewer, eyes), event) for event in events]
            for nth, (text, event) in enumerate(said or [(self._say_move(move), Event("", "", move.seat))], 1):
                line = LogLine(
                    n=number * LINES_OF_A_MOVE + nth,
                    text=text,
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
        lines = self.lines([(number, *done) for number, done in numbered], watching.viewer, eyes)
        for line in reversed(lines):
            if line.intent == {"do": "go", "at": replay.at}:
                line.here = True
                break
        return Log(title=self.say("replay-moves-title"), lines=lines, empty=self.say("log-empty"))

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
