"""A whole game played by bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from pydantic import BaseModel

from havoclab.core.action import Action
from havoclab.core.bot import Bot, ask
from havoclab.core.game import Game
from havoclab.core.outcome import Outcome
from havoclab.core.record import MOST_MOVES, Move, Record
from havoclab.core.replay import Replay
from havoclab.core.state import State
from havoclab.core.words import words

__all__ = ["Match", "MatchTooLong", "play"]


class MatchTooLong(RuntimeError):
    """A game that did not end within the moves it was given; the message names the bots and the bound."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game that bots have played to its end.

    Attributes:
        bots: name of the bot at each seat.
        start: the game as it was dealt. Treat it as read-only.
        moves: seat and action, in order.
        outcome: how it ended.
    """

    bots: tuple[str, ...]
    start: State
    moves: tuple[tuple[int, Action], ...]
    outcome: Outcome

    def record(self, language: str = "en") -> Record:
        """The game as a record; the seats are named in this language ("Player 1", ...)."""
        say = words(language, "havoclab.core")
        seats = tuple(say("seat-name", number=seat + 1) for seat in range(len(self.bots)))
        record = Record.of(self.start, seats=seats, players=self.bots)
        moves = tuple(Move(seat=seat, action=str(action)) for seat, action in self.moves)
        return record.model_copy(update={"moves": moves})

    def replay(self) -> Replay:
        """The game to walk through, at its end."""
        return Replay(self.record(), type(self.start))


def play(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    options: BaseModel | None = None,
    *,
    most_moves: int = MOST_MOVES,
    watch: Callable[[State], None] | None = None,
) -> Match:
    """Let bots play a game to its end. Each sees only its own views.

    Args:
        game: what is played.
        bots: one for each seat.
        seed: deals the cards, and gives each seat chances of its own: the same game, bots, seed and options play
            the same moves.
        options: how it is played; by default as is usual for so many players, in turns.
        most_moves: the game must end within so many moves.
        watch: is shown the state before each move and at the end; it must leave it as it is.

    Raises:
        ValueError: if the number of bots does not fit the game or its options, or if under these options several seats
            may act at once: a match is played in turns.
        BotFault: naming the bot, if it raises or answers with something that is not legal.
        MatchTooLong: if the game does not end.

    >>> from havoclab.games import load
    >>> havoc = load("havoc")
    >>> match = play(havoc, [havoc.bots["random"](), havoc.bots["sensible"]()], seed=1)
    >>> match.bots, match.outcome == match.replay().state.outcome
    (('random', 'sensible'), True)
    """
    if len(bots) not in game.players:
        raise ValueError(f"bots: {len(bots)} of them; {game.name} is for {game.players[0]} to {game.players[-1]}")
    if options is None:
        options = game.options.model_validate({**game.turn_options, "players": len(bots)})
    start = game.deal(options, seed)
    if start.seats != len(bots):
        raise ValueError(f"bots: {len(bots)} of them, but the options are for {start.seats} players")
    chances = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    moves: list[tuple[int, Action]] = []
    state = start.copy()
    while decisions := state.decisions:
        if len(decisions) > 1:
            raise ValueError(f"options: with these, several seats of {game.name} may act at once; bots play in turns")
        if len(moves) == most_moves:
            names = ", ".join(bot.name for bot in bots)
            raise MatchTooLong(f"most_moves: the game of {names} with seed {seed} goes on after {most_moves} moves")
        if watch is not None:
            watch(state)
        seat = decisions[0].seat
        action = ask(bots[seat], state.view(seat), chances[seat])
        state.apply(action, seat)
        moves.append((seat, action))
    if watch is not None:
        watch(state)
    outcome = state.outcome
    assert outcome is not None, "a state without a decision is over"
    return Match(tuple(bot.name for bot in bots), start, tuple(moves), outcome)
