"""What plays a seat, in words."""

from __future__ import annotations

from havoclab.core.words import Words
from havoclab.games import load
from havoclab.stage.sitting import HUMAN


def say_player(game: str, player: str, say: Words) -> str:
    """A person, or a bot by its name and how well it remembers where that was chosen.

    >>> from havoclab.core.words import words
    >>> say_player("havoc", "sensible", words("en", "havoclab.havoc", "havoclab.stage"))
    'Sensible bot'
    """
    if player == HUMAN:
        return say("ui-human")
    name, memory = load(game).read_bot(player)
    bot = say(f"bot-{name}")
    return bot if memory is None else say("bot-remembers", bot=bot, memory=memory)
