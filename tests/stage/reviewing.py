"""What the tests of the review page share: a page, what it offers, and how a question is answered."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

from havoclab.lessons.progress import Progress
from havoclab.stage.review.controller import ReviewController
from havoclab.stage.scene import Button, Buttons, Form, FormField, Scene, Text

TODAY = date(2026, 3, 10)


def page(seed: int = 1, **more: Any) -> ReviewController:
    return ReviewController("havoc", seed=seed, clock=lambda: TODAY, **more)


def intents(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in ("intent", "rule_intent") and isinstance(inner, dict):
                yield inner
            else:
                yield from intents(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from intents(inner)


def offered(review: ReviewController) -> list[dict[str, Any]]:
    return list(intents(review.scene().model_dump(mode="json")))


def buttons(review: ReviewController) -> dict[str, Button]:
    return {
        button.id: button for block in review.scene().blocks if isinstance(block, Buttons) for button in block.buttons
    }


def fields(review: ReviewController) -> dict[str, FormField]:
    return {field.id: field for block in review.scene().blocks if isinstance(block, Form) for field in block.fields}


def texts(scene: Scene) -> str:
    return " ".join(
        text for block in scene.blocks if isinstance(block, Text) for text in [block.heading, *block.paragraphs]
    )


def press(review: ReviewController, name: str) -> None:
    intent = buttons(review)[name].intent
    assert intent is not None
    assert intent in offered(review)
    review.handle(intent)


def answer(review: ReviewController) -> None:
    """Answer the question that stands as the engine would."""
    while not review.attempt.done:
        command = review.attempt.solution()
        assert command is not None
        kind = {"do": "act", "action": command} if review.step.kind == "do" else {"do": "command", "command": command}
        review.handle(kind)


def begin(what: str = "all", seed: int = 1, **more: Any) -> ReviewController:
    review = page(seed, **more)
    review.handle({"do": "set", "field": "what", "value": what})
    press(review, "start")
    return review


def record(**rules: dict[int, bool]) -> Progress:
    """Answers by rule ("H4_3") and by how many days ago."""
    return Progress(
        rules={
            rule.replace("_", "."): {TODAY - timedelta(days=ago): known for ago, known in history.items()}
            for rule, history in rules.items()
        }
    )
