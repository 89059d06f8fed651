"""One seat for a learning program, the others for bots, as Gymnasium's environments are."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec
from pydantic import BaseModel

from havoclab.core.bot import Bot, ask
from havoclab.core.game import Game
from havoclab.core.state import State
from havoclab.rl.aec import DEALS, check_looks, observation_space
from havoclab.rl.encoding import Encoding, Observation, encoding_for, read_options
from havoclab.rl.names import AGAINST_BOT, gymnasium_name
from havoclab.rl.numbering import Mask
from havoclab.rl.rewards import ILLEGAL, reward_of


class AgainstBot(gymnasium.Env[Observation, np.int64]):
    """A game against bots: a step is one action of the learner and all that the bots do until it is on turn again.

    Args:
        bot: name of the bot at each other seat ("sensible@60" where it can be chosen how well it remembers), or such a
            bot, or a sequence of them: one for each other seat, from the learner's left on.
        players: how many; None: as many as the options say, else the fewest that can play.
        seat: where the learner sits; None: at the next seat with each game.
        options: the game's options, or its fields by name.
        game: what is played.
        reward: what the end is worth: "win", "points" or "places", as for :class:`havoclab.rl.TableEnv`; before the end
            it is 0.
        render_mode: None, "ansi" (``render`` gives the table as text) or "human" (it is written out after each step).
        language: of that text and of ``info["illegal"]``, "en" or "hu".

    Attributes:
        game_state: the whole game, hidden cards too; for looking into, not for learning from.
        encoding: what the numbers of actions and observations mean.
        seat: where the learner sits in this game.

    Observations and actions are those of :class:`havoclab.rl.TableEnv`. ``info["action_mask"]`` is the mask of legal
    actions, an int8 array, ``info["seat"]`` the learner's seat. An action that is not legal ends the game with -1;
    ``info["illegal"]`` is then a sentence that says why not, ``info["rule"]`` the rule's number. ``reset(seed=n)``
    deals what ``deal(options, seed=n)`` deals, to seat n modulo the number of players. Bots see only their own views.

    Raises:
        ValueError: naming the argument, if there is no such bot, seat, game, option, kind of reward, way to render or
            language.

    >>> table = AgainstBot("random", players=3, seat=0)
    >>> observation, info = table.reset(seed=7)
    >>> observation.shape, info["seat"], info["action_mask"][table.encoding.number("recruit")]
    ((1171,), 0, np.int8(1))
    >>> table.step(table.encoding.number("draw"))[1:3]
    (-1.0, True)
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 2}

    def __init__(
        self,
        bot: str | Bot | Sequence[str | Bot] = "sensible",
        players: int | None = None,
        seat: int | None = None,
        options: BaseModel | Mapping[str, Any] | None = None,
        *,
        game: str = "havoc",
        reward: str = "win",
        render_mode: Literal["ansi", "human"] | None = None,
        language: str = "en",
    ) -> None:
        self.encoding: Encoding = encoding_for(game, read_options(game, players, options))
        self.players = self.encoding.players
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"seat: {seat!r:.40}; allowed are 0 to {self.players - 1}, or None for each in turn")
        self.bots = _seated(bot, self.players - 1, self.encoding.game)
        self.render_mode = check_looks(render_mode, language)
        self.language = language
        self.reward = reward
        reward_of(reward)
        self.fixed_seat = seat
        self.seat = -1 if seat is None else seat
        self.observation_space = observation_space(self.encoding)
        self.action_space = spaces.Discrete(len(self.encoding.actions))
        self.over = True
        # What gymnasium.make would note; Gymnasium's checker makes more of the same with it.
        settings = {"bot": bot, "players": players, "seat": seat, "options": options, "game": game, "reward": reward}
        kwargs = {**settings, "language": language}
        self.spec = EnvSpec(gymnasium_name(game), entry_point=AGAINST_BOT, kwargs=kwargs)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the bots act until the learner is on turn.

        Args:
            seed: of the deal, and of those that follow without a seed.
            options: not used; how the game is played is said when the environment is made.
        """
        super().reset(seed=seed)
        deal = int(self.np_random.integers(DEALS)) if seed is None else seed
        if self.fixed_seat is None:
            self.seat = (self.seat + 1 if seed is None else seed) % self.players
        self.game_state: State = self.encoding.game.deal(self.encoding.options, deal)
        self._memory = self.encoding.memory()
        self._chances = [Random(f"{deal}/{seat}") for seat in range(self.players)]
        self.over = False
        self._play_on()
        return self._observe(), self._info()

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots act until the learner is on turn again or the game is over.

        Raises:
            ValueError: if there is no action of this number, or no game that goes on.
            BotFault: naming the bot, if one raises or answers with something that is not legal.
        """
        if self.over:
            raise ValueError("step: no game goes on; reset deals the next")
        chosen = self.encoding.action(action, self.game_state)
        why_not = self.game_state.check(chosen, self.seat)
        if why_not is not None:
            self.over = True
            told = {"illegal": why_not.text(self.language), "rule": why_not.rule}
            return self._observe(), ILLEGAL, True, False, self._info() | told
        self.game_state.carry_out(chosen, self.seat, [])
        self._play_on()
        outcome = self.game_state.outcome
        reward = 0.0 if outcome is None else reward_of(self.reward)(outcome)[self.seat]
        return self._observe(), reward, self.over, False, self._info()

    def action_masks(self) -> Mask:
        """The mask of legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.encoding.no_mask() if self.over else self.encoding.mask(self.game_state)

    def render(self) -> str | None:
        """The table as the learner sees it: as text ("ansi"), or written out ("human")."""
        if self.render_mode is None:
            gymnasium.logger.warn("render: the environment was made without a render_mode; there are human and ansi")
            return None
        text = self.encoding.describe(self.game_state.view(self.seat), self.language)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def _play_on(self) -> None:
        """Let the bots act while it is their turn."""
        state = self.game_state
        while (decision := state.decision) is not None and decision.seat != self.seat:
            seat = decision.seat
            bot = self.bots[(seat - self.seat - 1) % self.players]
            state.carry_out(ask(bot, state.view(seat), self._chances[seat]), seat, [])
        self.over = decision is None
        if self.render_mode == "human":
            self.render()

    def _observe(self) -> Observation:
        self._memory.follow(self.game_state)
        return self.encoding.observe(self.game_state, self.seat, self._memory)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}


def _seated(bot: str | Bot | Sequence[str | Bot], others: int, game: Game) -> list[Bot]:
    """The bots from the learner's left on."""
    asked = [bot] * others if isinstance(bot, (str, Bot)) else list(bot)
    if len(asked) != others:
        raise ValueError(f"bot: {len(asked)} of them; {others} others sit at the table")
    return [game.bot(one) if isinstance(one, str) else one for one in asked]
