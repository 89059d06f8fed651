"""What every game shares: decisions, actions, events, rules, rejections, views, records, replays and links."""

from havoclab.core.action import Action, Together, UnreadableAction
from havoclab.core.bot import Bot, BotFault, ask
from havoclab.core.decision import Decision
from havoclab.core.event import Event
from havoclab.core.link import BadLink
from havoclab.core.outcome import Outcome
from havoclab.core.record import BadRecord, Move, Record
from havoclab.core.rejection import IllegalAction, Rejection
from havoclab.core.replay import Replay
from havoclab.core.rules import Rule, RuleBook
from havoclab.core.state import LegalActions, State
from havoclab.core.view import View

__all__ = [
    "Action",
    "BadLink",
    "BadRecord",
    "Bot",
    "BotFault",
    "Decision",
    "Event",
    "IllegalAction",
    "LegalActions",
    "Move",
    "Outcome",
    "Record",
    "Rejection",
    "Replay",
    "Rule",
    "RuleBook",
    "State",
    "Together",
    "UnreadableAction",
    "View",
    "ask",
]
