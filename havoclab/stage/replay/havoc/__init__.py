"""What the replay of Havoc has of its own: the words about its example, and estimates of its choices."""

from __future__ import annotations

from havoclab.stage.replay.havoc.advice import doubts, say_answer, weigh_moment

__all__ = ["doubts", "say_answer", "weigh_moment"]
