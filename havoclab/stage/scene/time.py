"""What comes by itself, and how long it takes to come."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from havoclab.stage.scene.parts import Area, Intent, Part


class Next(Part):
    """Something to be sent by itself after a while (a bot's next step).

    Without an ``id`` it is for this scene alone: whatever the person does first takes its place. With one, it is the
    same thing in every scene that names it so: its time runs on while the person acts, and what is sent says how that
    time went by: in ``elapsed_ms`` how long it took indeed, in ``jump_ms`` by how much the time of day differs from
    that (the computer slept, or its clock was set), in ``hidden`` whether nobody could see the page then or meanwhile,
    and in ``silent`` whether an answer was so long in coming that it is sent at once, to say so.
    """

    after_ms: int
    intent: Intent
    id: str = ""


class Countdown(Part):
    """How long until something comes, as a bar that runs out. The same ``run`` in another scene runs on."""

    type: Literal["countdown"] = "countdown"
    area: Area = "prompt"
    id: str = "countdown"
    label: str
    """In words: "Next card: 2.5 s"."""
    run: str
    of_ms: Annotated[int, Field(ge=0)]
    """How long it takes in all ..."""
    left_ms: Annotated[int, Field(ge=0)]
    """... and from this scene on."""
    running: bool = True
    """False: it stands still."""
