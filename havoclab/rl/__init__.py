"""Environments for learning programs; the extra ``rl`` brings what they need.

:func:`env` is a table with a learner at every seat, for PettingZoo's users; :class:`AgainstBot` is one seat against
bots, for Gymnasium's. Both take ``game``. What is seen and what can be done is told in :mod:`havoclab.rl.havoc` and
:mod:`havoclab.rl.gold_und_rum`. With it imported, ``pettingzoo.make("aec", "havoclab/havoc_v0")`` and
``gymnasium.make("havoclab/Havoc-v0")`` make them too, and so do "havoclab/gold_und_rum_v0" and
"havoclab/GoldUndRum-v0".

>>> table = env(players=2)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     over = termination or truncation
...     table.step(None if over else table.action_space(agent).sample(info["action_mask"]))
>>> table.agents
[]
"""

from __future__ import annotations

from havoclab.rl.aec import TableEnv, env, raw_env
from havoclab.rl.against import AgainstBot
from havoclab.rl.encoding import Encoding, Observation, encoding_for
from havoclab.rl.names import register
from havoclab.rl.numbering import Mask

__all__ = ["AgainstBot", "Encoding", "Mask", "Observation", "TableEnv", "encoding_for", "env", "raw_env"]

register()
