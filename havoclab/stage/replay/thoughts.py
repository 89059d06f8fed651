"""What the sensible bot thinks of a choice, in words. It is asked only about hands that the reader sees."""

from __future__ import annotations

from havoclab.core.replay import Replay
from havoclab.stage.replay.looking_ahead import Thought, think
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.scene import Block, Button, Reply, Text


def question(onlooking: Onlooking, replay: Replay) -> list[Block]:
    """The reader was led to a choice that the bot would have made otherwise, and is asked first."""
    decision = replay.state.decision
    assert decision is not None, "somebody chose here"
    name = onlooking.names[decision.seat]
    return [Text(area="prompt", id="asked", paragraphs=[onlooking.say("replay-asked", name=name)], tone="goal")]


def answer(onlooking: Onlooking, replay: Replay, *, told: bool) -> list[Block]:
    """What the bot would do here, and with ``told`` also what it thinks of what was done. Nothing once all is over."""
    decision = replay.state.decision
    if decision is None:
        return []
    move = replay.moves[replay.at] if told and replay.at < len(replay.moves) else None
    thought = think(replay.state, move)
    if thought is None:
        name = onlooking.names[decision.seat]
        return [Reply(id="thought", text=onlooking.say("replay-no-thought", name=name))]
    return [_in_words(onlooking, thought)]


def _in_words(onlooking: Onlooking, thought: Thought) -> Reply:
    say, estimate = onlooking.say, thought.estimate
    best = onlooking.picture.say_action(estimate.best)
    slots = {"name": onlooking.names[thought.seat], "best": best, "points": _rounded(estimate.best_value)}
    if thought.done is None:
        text = say("replay-thought", **slots)
    elif thought.done == estimate.best:
        text = say("replay-thought-same", **slots)
    else:
        done = onlooking.picture.say_action(thought.done)
        text = say("replay-thought-other", done=done, less=_rounded(estimate.value), **slots)
    fix = Button(
        id="try-it", label=say("replay-try-it", action=best), intent={"do": "act", "action": str(thought.instead)}
    )
    return Reply(id="thought", text=text, fix=fix if thought.done != estimate.best else None)


def _rounded(value: float) -> float:
    """An estimate: more places would look like knowledge."""
    return round(value, 1) + 0.0  # and no "-0"
