"""A deal that nobody has seen yet: dealt by number, with bots that lay their recruit and desertion cards."""

from __future__ import annotations

from random import Random

from havoclab.core.bot import ask
from havoclab.core.record import Record
from havoclab.core.words import words
from havoclab.games import load
from havoclab.gold_und_rum import deal as deal_game
from havoclab.lab.recall.deals import GAME, deals_of

#: The kinds of choice that make up a deal.
_DEALING = ("deal", "claim", "last-call")


def fresh_deal(players: int, seed: int, *bots: str, language: str = "en") -> Record:
    """The first deal of a game that bots play; what comes after the last recruit card is left out.

    Args:
        players: 4 to 7. Source: G1.1.
        seed: the same number deals the same cards, and the same bots claim the same piles.
        *bots: who sits there; in turn, where there are fewer of them than seats.
        language: in which the seats are named.

    Raises:
        ValueError: naming the number of players, or the bot, and what is allowed.
        BotFault: if the bot answers with something that is not legal.
    """
    game = load(GAME)
    state = deal_game(players=players, seed=seed, step_mode=True)
    names = usual_names(language, players)
    called = tuple(bots[(seat + seed) % len(bots)] for seat in range(players))
    sitting = [game.bot(name) for name in called]
    chances = [Random(f"{seed}/{seat}") for seat in range(players)]
    record = Record.of(state, names, called)
    moves = []
    while state.kind in _DEALING:
        seat = state.seat
        action = ask(sitting[seat], state.view(seat), chances[seat])
        moves.append({"seat": seat, "action": str(action)})
        state.apply(action, seat)
    played = Record.from_data({**record.model_dump(), "moves": moves})
    (dealt,) = deals_of(played)
    return dealt.record(names, played.players)


def usual_names(language: str, players: int) -> tuple[str, ...]:
    """The seats by number.

    >>> usual_names("en", 4)[0]
    'Player 1'
    """
    say = words(language, "havoclab.core")
    return tuple(say("seat-name", number=seat + 1) for seat in range(players))
