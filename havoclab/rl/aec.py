"""A table for learning programs at every seat, as PettingZoo's AEC environments are."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper
from pydantic import BaseModel

from havoclab.core.record import MOST_MOVES
from havoclab.core.state import State
from havoclab.core.words import words
from havoclab.rl.encoding import MOST, Encoding, Observation, encoding_for, read_options
from havoclab.rl.rewards import ILLEGAL, reward_of

#: Deals are numbered below this.
DEALS: Final = 2**31


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game at which every seat is an agent: "player_0", "player_1" ... in seat order.

    Args:
        players: how many; None: as many as the options say, else the fewest that can play.
        options: the game's options, or its fields by name. A game that can run against a clock is played in steps.
        game: what is played.
        reward: what the end is worth. "win": 1 to the winner and -1 shared by the others. "points": points more than
            the others have on average. "places": 1 to the first, -1 to the last, those between in even steps. Each adds
            up to zero over the table; before the end every reward is 0.
        mask_in: where the mask of legal actions lies. "info": in ``infos[agent]["action_mask"]``, and an observation is
            a plain array. "observation": in the observation as well, ``{"observation": ..., "action_mask": ...}``.
        illegal: what comes of an action that the rules don't allow. "raise": an IllegalAction that cites the rule, and
            nothing is changed. "end": as PettingZoo's TerminateIllegalWrapper has it, the game is over for all; who
            tried it gets -1, the others 0.
        max_cycles: steps after which the game is broken off (truncated, all rewards 0).
        render_mode: None, "ansi" (``render`` gives the table as text) or "human" (it is written out after each step).
        language: of that text, "en" or "hu".

    Attributes:
        game_state: the whole game, hidden cards too; for looking into, not for learning from.
        encoding: what the numbers of actions and observations mean.

    Observations are uint8 arrays of shape (``encoding.size``,), each seat seeing what it may (see
    :mod:`havoclab.rl.havoc` and :mod:`havoclab.rl.gold_und_rum`). Actions are numbers into ``encoding.actions``. The
    mask is an int8 array of shape (``len(encoding.actions)``,): 1 where an action is legal, and all 0 for a seat that
    is not on turn.

    ``reset(seed=n)`` deals the cards that ``deal(options, seed=n)`` deals; later resets without a seed go on with deals
    drawn from that seed. A copy or a pickle of the environment plays on as the environment itself would.

    Raises:
        ValueError: naming the argument, if there is no such game, number of players, option, kind of reward, place
            for the mask, way to render or language.
    """

    def __init__(
        self,
        players: int | None = None,
        options: BaseModel | Mapping[str, Any] | None = None,
        *,
        game: str = "havoc",
        reward: str = "win",
        mask_in: Literal["info", "observation"] = "info",
        illegal: Literal["raise", "end"] = "raise",
        max_cycles: int = MOST_MOVES,
        render_mode: Literal["ansi", "human"] | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        if mask_in not in ("info", "observation"):
            raise ValueError(f"mask_in: {mask_in!r:.40} is none; allowed are info, observation")
        if illegal not in ("raise", "end"):
            raise ValueError(f"illegal: {illegal!r:.40} is none; allowed are raise, end")
        if type(max_cycles) is not int or not 1 <= max_cycles <= MOST_MOVES:
            raise ValueError(f"max_cycles: {max_cycles!r:.40}; allowed are 1 to {MOST_MOVES}")
        self.encoding: Encoding = encoding_for(game, read_options(game, players, options))
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_looks(render_mode, language)
        self.language = language
        self.reward = reward
        self.mask_in = mask_in
        self.illegal = illegal
        self.max_cycles = max_cycles
        reward_of(reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.players)]
        self.action_spaces = {agent: spaces.Discrete(len(self.encoding.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.encoding, mask_in) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent's observations look like; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions, legal now or not; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game.

        Args:
            seed: of the deal, and of those that follow without a seed.
            options: not used; how the game is played is said when the environment is made.
        """
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        deal = int(self._chance.integers(DEALS)) if seed is None else int(seed)
        self.game_state: State = self.encoding.game.deal(self.encoding.options, deal)
        self._memory = self.encoding.memory()
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.encoding.no_mask()} for agent in self.agents}
        self._skip_agent_selection = None
        self._look()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Let the agent on turn act; None for an agent whose game is over.

        Raises:
            ValueError: if there is no action of this number.
            IllegalAction: citing the rule, if the rules don't allow it (see ``illegal``); nothing is changed then.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen, seat = self.encoding.action(action, self.game_state), self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        if self._legal[action]:  # type: ignore[index]  # a number, as encoding.action has seen
            self.game_state.carry_out(chosen, seat, [])  # the mask has told that it is legal
        elif self.illegal == "raise":
            self.game_state.apply(chosen, seat)  # which says why it is not
        else:
            self._end_at_illegal(agent)
            return
        self._steps += 1
        self.infos[agent] = {"action_mask": self.encoding.no_mask()}
        self._look()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """Turn to who is on turn now, or end the game."""
        self._memory.follow(self.game_state)
        decision = self.game_state.decision
        if decision is None:
            outcome = self.game_state.outcome
            assert outcome is not None, "a state without a decision is over"
            self.rewards = dict(zip(self.agents, reward_of(self.reward)(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent = self.possible_agents[decision.seat]
            mask = self.encoding.mask(self.game_state)
            self._legal = mask.tobytes()  # what a learner does with its mask is its own business
            self.infos[agent] = {"action_mask": mask}
            return
        self._accumulate_rewards()
        self._deads_step_first()

    def _end_at_illegal(self, agent: str) -> None:
        """The game is over for all, and this agent has lost it: the same values as PettingZoo's wrapper sets."""
        EnvLogger.warn_on_illegal_move()
        self.infos[agent] = {"action_mask": self.encoding.no_mask()}
        self.rewards[agent] = ILLEGAL
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation | dict[str, Any]:
        """What this agent sees now; all may ask at any time."""
        row = self.encoding.observe(self.game_state, self.possible_agents.index(agent), self._memory)
        if self.mask_in == "info":
            return row
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self.encoding.no_mask()
        return {"observation": row, "action_mask": mask.copy()}

    def render(self) -> str | None:
        """The table as the agent on turn sees it: as text ("ansi"), or written out ("human")."""
        if self.render_mode is None:
            gymnasium.logger.warn("render: the environment was made without a render_mode; there are human and ansi")
            return None
        decision = self.game_state.decision
        text = self.encoding.describe(self.game_state.view(decision.seat if decision else None), self.language)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close: no window is opened."""


#: PettingZoo's name for an environment without its wrappers.
raw_env: TypeAlias = TableEnv


def env(players: int | None = None, options: BaseModel | Mapping[str, Any] | None = None, **settings: Any) -> AECEnv:
    """The table as one is used: calls in the wrong order are told, and an illegal action ends the game.

    Of PettingZoo's three usual wrappers only OrderEnforcingWrapper is around it; what TerminateIllegalWrapper and
    AssertOutOfBoundsWrapper do, the table does itself, since each wrapper adds more to a step than the rules do.

    Args:
        players: how many; None: as many as the options say, else the fewest that can play.
        options: the game's options, or its fields by name.
        **settings: what else :class:`TableEnv` takes.

    >>> table = env(players=3)
    >>> table.reset(seed=7)
    >>> observation, reward, termination, truncation, info = table.last()
    >>> table.agent_selection, observation.shape, int(info["action_mask"].sum())
    ('player_0', (1171,), 2)
    >>> table.step(table.encoding.number("recruit"))
    """
    return OrderEnforcingWrapper(TableEnv(players, options, **{"illegal": "end", **settings}))


def check_looks(render_mode: str | None, language: str) -> str | None:
    """The way to render, if it and the language are known.

    Raises:
        ValueError: naming those there are.
    """
    words(language)
    if render_mode not in (None, "human", "ansi"):
        raise ValueError(f"render_mode: {render_mode!r:.40} is none; allowed are human, ansi, or None")
    return render_mode


def observation_space(table: Encoding, mask_in: str = "info") -> spaces.Space[Any]:
    """The space of a game's observations, with the mask or without."""
    row = spaces.Box(0, MOST, (table.size,), np.uint8)
    if mask_in == "info":
        return row
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (len(table.actions),), np.int8)})
