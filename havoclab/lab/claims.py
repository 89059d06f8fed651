"""What lessons and the rulebook say about good play, put to the test.

A claim is told by the message ``claim-<id>``, and how it was tried by ``claim-<id>-how``. It compares what the first
player of two arms has of the victories: in the second arm that player has a habit, or the table differs. A claim with a
single arm is about the first seat, beside an equal part.

What was found holds for these bots at these tables; it is an estimate, and says so.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from havoclab.core.words import words
from havoclab.lab.plan import Arm, Plan
from havoclab.lab.results import Difference, Results, Side
from havoclab.version import __version__

__all__ = ["Claim", "Measured", "Verdict", "file_of_claims", "read_claims", "write_claims"]

HAVOC: Final = "havoc"
FILE: Final = "claims.json"
DEALS: Final = 1000
SEED: Final = 1

Verdict = Literal["supported", "contradicted", "unclear"]


class Measured(BaseModel):
    """What an experiment found, and with what it can be played again."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    version: str
    deals: int
    seed: int
    value: float
    low: float
    high: float
    changed: int
    faults: int


class Claim(BaseModel):
    """A sentence about good play, and the experiment that tries it.

    Attributes:
        id: its name.
        rules: the rules that it is about.
        arms: what is compared: the usual table and the changed one, or one table whose first seat is looked at.
        expects: what should happen to the first player's part of the victories if the claim is right.
        measured: what was found; None as long as nobody tried.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Annotated[str, StringConstraints(pattern="^[a-z-]{1,40}$")]
    rules: tuple[str, ...]
    arms: tuple[Arm, ...] = Field(min_length=1, max_length=2)
    expects: Literal["more", "less"]
    measured: Measured | None = None

    @property
    def bot(self) -> str:
        """The bot that sits at the table, with and without the habit."""
        return self.arms[0].bots[0]

    def with_bot(self, bot: str) -> Claim:
        """The same claim, to be tried with another bot.

        Raises:
            ValueError: if there is no such bot.
        """
        arms = [arm.model_dump() for arm in self.arms]
        for arm in arms:
            arm["bots"] = [bot + name.removeprefix(self.bot) for name in arm["bots"]]
        return self.model_copy(update={"arms": Plan.read({"arms": arms, "deals": 1}).arms, "measured": None})

    def plan(self, deals: int = DEALS, seed: int = SEED) -> Plan:
        """The experiment, on so many deals.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        return Plan.read({"arms": [arm.model_dump() for arm in self.arms], "deals": deals, "seed": seed})

    def difference(self, results: Results) -> Difference:
        """What games of this claim's plan say: how much more of the victories, as a part of one."""
        if len(self.arms) == 1:
            return results.advantage(Side(0, seat=0))
        return results.difference("share", Side(0, chair=0), Side(1, chair=0))

    def measured_by(self, results: Results) -> Claim:
        """The claim with what games of its plan say."""
        found = self.difference(results)
        value, low, high = (round(number, 4) for number in (found.value, found.low, found.high))
        measured = Measured(
            version=__version__,
            deals=found.deals,
            seed=results.plan.seed,
            value=value,
            low=low,
            high=high,
            changed=found.changed,
            faults=len(results.faults),
        )
        return self.model_copy(update={"measured": measured})

    @property
    def verdict(self) -> Verdict | None:
        """Whether what was found speaks for the claim; None as long as nobody tried.

        "unclear" means that the interval holds zero: with so many deals nothing can be said.
        """
        found = self.measured
        if found is None:
            return None
        if found.low <= 0 <= found.high:
            return "unclear"
        return "supported" if (found.value > 0) == (self.expects == "more") else "contradicted"

    def text(self, language: str) -> str:
        """The claim as a sentence."""
        return words(language, "havoclab.lab")(f"claim-{self.id}")

    def how(self, language: str) -> str:
        """How it was tried, as a sentence."""
        say = words(language, "havoclab.lab", f"havoclab.{self.arms[0].game}")
        return say(f"claim-{self.id}-how", bot=say(f"bot-{self.bot}"))

    def found(self, language: str) -> str:
        """What was found, as a sentence with its numbers in percentage points."""
        say = words(language, "havoclab.lab")
        if self.measured is None:
            return say("claim-not-tried")
        points = {name: _points(getattr(self.measured, name), language) for name in ("value", "low", "high")}
        return say(f"claim-{self.verdict}", deals=self.measured.deals, **points)


def _points(part: float, language: str) -> str:
    """A part as percentage points with its sign.

    >>> _points(-0.041, "en"), _points(0.05, "hu")
    ('−4.1', '+5,0')
    """
    text = f"{100 * part:+.1f}".replace("-", "\u2212")
    return text.replace(".", ",") if language == "hu" else text


_CLAIMS: Final = TypeAdapter(tuple[Claim, ...])


def file_of_claims(game: str) -> str:
    """Under which name the claims about a game are shipped.

    >>> file_of_claims("havoc"), file_of_claims("gold_und_rum")
    ('claims.json', 'claims-gold_und_rum.json')
    """
    return FILE if game == HAVOC else f"claims-{game}.json"


@cache
def read_claims(game: str = HAVOC) -> tuple[Claim, ...]:
    """The claims about a game that havoclab ships with, with what was found.

    >>> read_claims()[0].text("en")
    'Five or six cards burnt in the first battles are missed later.'
    """
    return _CLAIMS.validate_json((files("havoclab.lab") / file_of_claims(game)).read_bytes())


def write_claims(claims: tuple[Claim, ...]) -> str:
    """The claims as the text of their file."""
    data = _CLAIMS.dump_python(claims, mode="json")
    for claim in data:
        claim["arms"] = [
            {key: value for key, value in arm.items() if value and (key, value) != ("game", HAVOC)}
            for arm in claim["arms"]
        ]
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
