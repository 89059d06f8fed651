"""A bot that plays by rules of thumb, with a memory of its own. What it believes is its character's."""

from __future__ import annotations

from random import Random

from havoclab.core.action import Action
from havoclab.core.view import View as AnyView
from havoclab.gold_und_rum.actions import WAIT, Recruit
from havoclab.gold_und_rum.bots.character import Character
from havoclab.gold_und_rum.bots.claiming import choose_claim
from havoclab.gold_und_rum.bots.fighting import choose_mercenaries, choose_strike, choose_to_fly
from havoclab.gold_und_rum.bots.memory import Memory, check_memory
from havoclab.gold_und_rum.bots.ruling import choose_favourite, choose_question, choose_race
from havoclab.gold_und_rum.view import View

__all__ = ["Warlord"]


class Warlord:
    """A bot with a character and a memory; it leaves nothing to chance but its reaction.

    Args:
        name: the bot's, without its memory.
        character: what it believes.
        memory: how many of a hundred cards it remembers; by default as many as its character does.

    Raises:
        ValueError: if there is no such memory.
    """

    #: So long it may think about a decision; it takes a small part of that.
    seconds = 0.1

    def __init__(self, name: str, character: Character, memory: int | None = None) -> None:
        self.memory = character.memory if memory is None else check_memory(memory)
        self.name = name if memory is None else f"{name}@{memory}"
        self.character = character

    def reaction(self, rng: Random) -> float:
        """Seconds from seeing something to acting on it."""
        least, more = self.character.reaction
        return least + more * rng.random()

    def choose(self, view: AnyView, rng: Random) -> Action:
        """One of the view's legal actions.

        Raises:
            TypeError: if the view is not one of Gold und Rum.
            ValueError: if nothing is legal, because the choice is another seat's or the game is over.
        """
        if not isinstance(view, View):
            raise TypeError(f"view: {type(view).__name__} is not a view of Gold und Rum")
        legal = view.legal_actions
        if not legal:
            raise ValueError("view: the choice is not this seat's")
        if len(legal) == 1:
            return legal[0]
        table = view.table
        if legal[0] is WAIT and not isinstance(legal[1], Recruit) and not (table.started or table.options.without):
            return WAIT  # nobody can have claimed a pile yet that would be worth a desertion card
        action = self.think(Memory(view, self.memory), view, rng)
        return action if action in legal else legal[0]

    def think(self, memory: Memory, view: View, rng: Random) -> Action:
        """What the bot would do, by what it remembers."""
        legal = view.legal_actions
        match memory.table.kind:
            case "favourite":
                return choose_favourite(memory, self.character)
            case "spy":
                return choose_question(memory, self.character)
            case "race":
                return choose_race(memory)
            case "mercenaries":
                return choose_mercenaries(memory, self.character)
            case "commando":
                return choose_strike(memory, legal)
            case "airship":
                return choose_to_fly(memory, legal)
        return choose_claim(memory, legal, self.character)
