"""What of a game cost how much: one seat's choices, what else could have been done, and the idea behind it.

Everything here is an estimate. It is made from what the seat knew at the moment of its choice and nothing else, by
playing on from sampled positions (:attr:`havoclab.core.game.Game.appraise`). What a game must bring for it stands in
``games.py``, and lies in the folder of its name.
"""

from havoclab.lab.review.actions import key_of
from havoclab.lab.review.choices import Choice, choices_at, choices_of, state_at, view_of
from havoclab.lab.review.costs import Cost, Found, Review
from havoclab.lab.review.games import Effort, Reviewed, reviewed
from havoclab.lab.review.ideas import Idea
from havoclab.lab.review.telling import idea_behind, say_idea
from havoclab.lab.review.weighing import plan_by, plans_of, weigh

__all__ = [
    "Choice",
    "Cost",
    "Effort",
    "Found",
    "Idea",
    "Review",
    "Reviewed",
    "choices_at",
    "choices_of",
    "idea_behind",
    "key_of",
    "plan_by",
    "plans_of",
    "reviewed",
    "say_idea",
    "state_at",
    "view_of",
    "weigh",
]
