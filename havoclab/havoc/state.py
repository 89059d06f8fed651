"""The state of a game of Havoc: the position, and the rules that may change it.

>>> from havoclab import havoc
>>> state = havoc.deal(players=3, seed=7)
>>> state.decision
Decision(seat=0, kind='turn', rule='H4.1')
>>> state.legal_actions
<legal: recruit, cry>
>>> print(state.check("draw"))
H4.1: A turn begins with a choice: recruit, or cry Havoc. Try: recruit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from havoclab.core import state as core
from havoclab.core.action import Action
from havoclab.core.choice import Choice
from havoclab.core.decision import Decision
from havoclab.core.event import Event
from havoclab.core.outcome import Outcome
from havoclab.core.rejection import Rejection
from havoclab.havoc import actions, aftermath, battle, last_battle, looting, naming, peace, recruiting, setup
from havoclab.havoc.options import Options
from havoclab.havoc.position import KINDS, Position
from havoclab.havoc.refusals import Refusal

if TYPE_CHECKING:
    from havoclab.havoc.view import View


_LAYING: Final = Choice(battle.legal, battle.refuse, battle.carry_out)

#: Where each kind of choice is ruled.
CHOICES: Final[dict[str, Choice[Position]]] = {
    "turn": Choice(recruiting.legal_turn, recruiting.refuse_turn, recruiting.carry_out_turn),
    "recruit": Choice(recruiting.legal, recruiting.refuse, recruiting.carry_out),
    "pick": Choice(looting.legal, recruiting.refuse_pick, recruiting.carry_out_pick),
    "year-of-peace": Choice(peace.legal, peace.refuse, peace.carry_out),
    "name-battle": Choice(naming.legal, naming.refuse, naming.carry_out),
    "open-battle": _LAYING,
    "join": _LAYING,
    "add": _LAYING,
    "declare": Choice(battle.legal_declare, battle.refuse_declare, battle.carry_out_declare),
    "dogs": Choice(aftermath.legal, aftermath.refuse, aftermath.carry_out),
    "pick-after-battle": Choice(looting.legal, aftermath.refuse_pick, aftermath.carry_out_pick),
    "last-dogs": Choice(last_battle.legal, last_battle.refuse, last_battle.carry_out),
}

# Decisions are values: each is made once.
_DECISIONS: Final = {
    (kind, seat): (Decision(seat, kind, rule),) for kind, rule in KINDS.items() if kind != "over" for seat in range(6)
}


class State(Position, core.State):
    """One moment of a game of Havoc. Made by :func:`havoclab.havoc.deal` or read by :meth:`from_json`."""

    __slots__ = ()

    game: ClassVar[str] = "havoc"
    rejection: ClassVar[type[Rejection]] = Refusal
    end_rule: ClassVar[str] = "H10.1"
    turn_rule: ClassVar[str] = "H4.1"
    hidden_rule: ClassVar[str] = "H3.6"
    surprises: ClassVar[frozenset[str]] = frozenset(
        {"loots", "filled", "revealed", "john-drawn", "john-dealt", "john-turned-up", "john-too-late", "side-turned"}
    )

    @classmethod
    def deal(cls, options: Options, seed: int) -> Self:
        """A new game. The same options and seed deal the same cards. Source: H3."""
        state = cls()
        setup.deal(state, options, seed)
        return state

    @property
    def seats(self) -> int:
        """Number of players. Source: H1.1."""
        return len(self.hands)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open choice, alone in its tuple; empty when the game is over."""
        return _DECISIONS.get((self.kind, self.seat), ())

    @property
    def is_over(self) -> bool:
        """True once the crown is given. Source: H10.1."""
        return self.kind == "over"

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how the others follow, or None while the game goes on. Source: H10.1."""
        return last_battle.crown(self) if self.kind == "over" else None

    def list_legal(self, seat: int | None = None) -> Sequence[Action]:
        """The legal one-card steps of the seat that decides; none for any other seat."""
        if self.kind == "over" or (seat is not None and seat != self.seat):
            return []
        return CHOICES[self.kind].legal(self)

    def refuse(self, action: Action, seat: int) -> Rejection | None:
        """Why this step of the deciding seat is not legal, with the rule; None if it is."""
        return CHOICES[self.kind].refuse(self, action)

    def carry_out(self, action: Action, seat: int, events: list[Event]) -> None:
        """Do a legal step and all that follows by itself."""
        CHOICES[self.kind].carry_out(self, action, events)

    @classmethod
    def parse_action(cls, text: str) -> Action:
        """The action of a text such as "take b9"; see :mod:`havoclab.havoc.actions`."""
        return actions.parse(text)

    def view(self, seat: int | None) -> View:
        """What this seat knows; None for an onlooker. Source: H3.6."""
        from havoclab.havoc.view import View  # the view samples states, so it stands above them

        return View(self, seat)

    def to_json(self) -> dict[str, Any]:
        """The state as JSON data, cards in their text form."""
        from havoclab.havoc.files import write_position

        return write_position(self)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Read what :meth:`to_json` wrote; everything is checked.

        Raises:
            ValueError: naming the field, the reason and what is allowed.
        """
        from havoclab.havoc.files import read_position

        state = cls()
        read_position(data, state)
        return state

    def __repr__(self) -> str:
        if self.kind == "over":
            return f"<havoc: over, points {self.points}>"
        return f"<havoc: seat {self.seat} decides: {self.kind}; battle {self.order[0]} is next; points {self.points}>"
