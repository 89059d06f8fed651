"""What of a game cost how much: one seat's choices, what else could have been done, and the idea behind it.

Everything here is an estimate. It is made from what the seat knew at the moment of its choice and nothing else, by
playing on from sampled positions (:attr:`havoclab.core.game.Game.appraise`).
"""

from havoclab.lab.review.choices import LAYING, Choice, choices_at, choices_of, state_at, view_of
from havoclab.lab.review.costs import Cost, Found, Review
from havoclab.lab.review.ideas import Idea, idea_behind, say_idea
from havoclab.lab.review.weighing import key_of, plan_by, plans_of, weigh

__all__ = [
    "LAYING",
    "Choice",
    "Cost",
    "Found",
    "Idea",
    "Review",
    "choices_at",
    "choices_of",
    "idea_behind",
    "key_of",
    "plan_by",
    "plans_of",
    "say_idea",
    "state_at",
    "view_of",
    "weigh",
]
