"""Games played by bots: bounded, the same again from the same seed, and faults are named."""

from __future__ import annotations

from random import Random

import pytest

from havoclab.core.action import Action
from havoclab.core.bot import Bot, BotFault
from havoclab.core.match import MatchTooLong, play
from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.core.view import View
from havoclab.games import load
from havoclab.havoc import Options, State
from havoclab.havoc.actions import DRAW, RECRUIT

GAME = load("havoc")


class Stubborn:
    """Answers the same, whatever is asked."""

    name = "stubborn"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, rng: Random) -> Action:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]  # that is the point


def randoms(players: int) -> list[Bot]:
    return [GAME.bots["random"]() for _ in range(players)]


def test_the_same_seed_plays_the_same_game() -> None:
    first, again, other = (play(GAME, randoms(3), seed=seed) for seed in (4, 4, 5))
    assert first == again
    assert first.moves != other.moves


def test_a_match_gives_a_record_that_reads_back_and_plays_to_the_same_end() -> None:
    match = play(GAME, randoms(4), seed=1, options=Options(players=4, best_subset=True))
    record = Record.from_text(match.record("hu").to_text())
    assert record.players == ("random",) * 4
    assert record.seats[0] == "1. játékos"
    assert len(record.moves) == len(match.moves)
    assert Replay(record, State).state.outcome == match.outcome


def test_each_bot_sees_a_view_of_its_own_seat_only() -> None:
    seen: list[tuple[int, View]] = []

    class Watching:
        name = "watching"

        def __init__(self, seat: int) -> None:
            self.seat = seat

        def choose(self, view: View, rng: Random) -> Action:
            seen.append((self.seat, view))
            return view.legal_actions[0]

    play(GAME, [Watching(0), Watching(1)], seed=1)
    assert {seat for seat, _ in seen} == {0, 1}
    assert all(view.seat == seat and not isinstance(view, State) for seat, view in seen)


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (ZeroDivisionError("oops"), "bot 'stubborn' raised ZeroDivisionError: oops"),
        ("draw", "bot 'stubborn' answered with str, not with an action"),
        (None, "bot 'stubborn' answered with NoneType"),
        (DRAW, "bot 'stubborn' answered 'draw', which is not legal; legal are: recruit, cry"),
    ],
)
def test_a_bot_at_fault_is_named(answer: object, complaint: str) -> None:
    with pytest.raises(BotFault, match=complaint):
        play(GAME, [Stubborn(answer), *randoms(1)], seed=1)


def test_a_bot_that_answers_the_second_choice_as_the_first_is_named_too() -> None:
    with pytest.raises(BotFault, match="answered 'recruit', which is not legal"):
        play(GAME, [Stubborn(RECRUIT), *randoms(1)], seed=1)


def test_a_match_is_bounded() -> None:
    with pytest.raises(MatchTooLong, match="goes on after 10 moves"):
        play(GAME, randoms(2), seed=1, most_moves=10)


@pytest.mark.parametrize("players", [1, 7])
def test_a_number_of_bots_that_the_game_has_no_room_for_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"bots: {players} of them; havoc is for 2 to 6"):
        play(GAME, randoms(players), seed=1)


def test_options_for_another_number_of_players_are_refused() -> None:
    with pytest.raises(ValueError, match="bots: 3 of them, but the options are for 4 players"):
        play(GAME, randoms(3), seed=1, options=Options(players=4))
