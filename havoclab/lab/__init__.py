"""The laboratory: what a rule, a seat or a habit is worth, measured on paired deals; odds; many hands at once.

numpy and scipy are imported only by what needs them: ``strengths`` and the like, and the
intervals of :class:`Results`. Experiments are planned and played without.

>>> from havoclab.lab import Arm, Plan, run
>>> plan = Plan(arms=(Arm(bots=("sensible", "random")),), deals=20, seed=1)
>>> run(plan).shares()["sensible"].low > 0.5
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from havoclab.lab.claims import Claim, read_claims
    from havoclab.lab.journal import BadFile
    from havoclab.lab.ladder import Ladder, play_ladder
    from havoclab.lab.plan import Arm, Plan
    from havoclab.lab.playing import Fault, Played
    from havoclab.lab.pool import processes
    from havoclab.lab.results import Estimate, Results, Side
    from havoclab.lab.running import Progress, RunFailed, run

__all__ = [
    "Arm",
    "BadFile",
    "Claim",
    "Estimate",
    "Fault",
    "Ladder",
    "Plan",
    "Played",
    "Progress",
    "Results",
    "RunFailed",
    "Side",
    "play_ladder",
    "processes",
    "read_claims",
    "run",
]

_HOMES: Final = {
    "Arm": "plan",
    "BadFile": "journal",
    "Claim": "claims",
    "Estimate": "results",
    "Fault": "playing",
    "Ladder": "ladder",
    "Plan": "plan",
    "Played": "playing",
    "Progress": "running",
    "Results": "results",
    "RunFailed": "running",
    "Side": "results",
    "play_ladder": "ladder",
    "processes": "pool",
    "read_claims": "claims",
    "run": "running",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for, when it is asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return __all__
