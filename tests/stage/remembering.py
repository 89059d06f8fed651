"""What the tests of the slow-motion table share: a page, a deal to walk or to be asked about, and what lies there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from functools import cache
from random import Random
from typing import Any

from havoclab.lab.recall.memory import KEPT_AS, Answer, Memory
from havoclab.lab.recall.questions import Question
from havoclab.stage.memory_table.controller import MemoryTableController
from havoclab.stage.scene import Chart, Scene, Stacks, Table
from tests.stage.driving import press, reply

TODAY = date(2026, 3, 1)


def page(token: str | None = None, *, language: str | None = "en", seed: int = 3) -> MemoryTableController:
    return MemoryTableController(language, token, seed, clock=lambda: TODAY)


@cache
def link_to(players: int, number: int) -> str:
    """A fresh deal as an address has it."""
    shown = page()
    for field, value in {"players": str(players), "seed": str(number)}.items():
        shown.handle({"do": "set", "field": field, "value": value})
    shown.handle({"do": "fresh", "way": "walk"})
    return shown.token


def walking(players: int = 4, number: int = 7, **settings: str) -> MemoryTableController:
    """A fresh deal to walk through."""
    shown = page(link_to(players, number))
    for field, value in settings.items():
        shown.handle({"do": "set", "field": field, "value": value})
    return shown


def asked(players: int = 4, number: int = 7, **settings: str) -> MemoryTableController:
    """A fresh deal at its first question."""
    shown = walking(players, number, **settings)
    press(shown, "way-quiz")
    press(shown, "start")
    return let_run(shown)


def let_run(shown: MemoryTableController) -> MemoryTableController:
    """Deal on, as the scene does by itself, until a question stands or all is over."""
    for _ in range(200):
        if shown.quiz.stands or shown.quiz.is_over:
            assert shown.scene().next is None
            return shown
        shown.handle({"do": "advance"})
    raise AssertionError("the deal never stops")


def stacks(scene: Scene) -> Stacks:
    return next(block for block in scene.blocks if isinstance(block, Stacks))


def table(scene: Scene, name: str) -> Table:
    return next(block for block in scene.blocks if isinstance(block, Table) and block.id == name)


def charts(scene: Scene) -> dict[str, Chart]:
    return {block.id: block for block in scene.blocks if isinstance(block, Chart)}


def words_of(scene: Scene) -> str:
    return json.dumps(scene.model_dump(mode="json"), ensure_ascii=False)


def right(shown: MemoryTableController) -> int:
    return min(standing(shown).right)


def standing(shown: MemoryTableController) -> Question:
    """The question that stands."""
    question = shown.quiz.question(shown.quiz.at)
    assert question is not None
    return question


def each_question(shown: MemoryTableController) -> Iterator[Question]:
    """Deal from question to question; whoever asks for them answers, here one goes on."""
    while True:
        let_run(shown)
        if shown.quiz.is_over:
            return
        yield standing(shown)
        press(shown, "go-on")


def through(shown: MemoryTableController, answer: Any) -> list[str]:
    """Answer all questions; gives the words of the replies."""
    told = []
    for _ in each_question(shown):
        shown.handle({"do": "answer", "value": answer(shown)})
        told.append(reply(shown.scene()).text)
    return told


def remembering(shown: MemoryTableController, memory: Memory) -> None:
    shown.handle({"do": "recall", "memory": {KEPT_AS: memory.packed()}, "today": TODAY.isoformat()})


def some_memory() -> Memory:
    memory, rng = Memory(), Random(1)
    for number in range(1, 41):
        age = rng.randrange(60)
        answer = Answer("under", age, 1 + age // 9, 25, rng.random() < 0.8)
        memory = memory.answered(f"d{number % 5}", TODAY, number, answer)
    return memory
