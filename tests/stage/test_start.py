"""The start page: every game is seen at a glance, its doors are one click away, and what was begun is on top."""

from __future__ import annotations

from datetime import date

import pytest

from havoclab.core.words import LANGUAGES
from havoclab.games import games, load
from havoclab.lessons.catalogue import KINDS, read_catalogue
from havoclab.lessons.progress import KEPT_AS, Progress
from havoclab.stage.scene import LinkCard, Links, Reply, Scene
from havoclab.stage.start import StartController

TODAY = date(2026, 3, 10)


def doors(scene: Scene) -> dict[str, list[LinkCard]]:
    return {block.id: block.cards for block in scene.blocks if isinstance(block, Links)}


def opened(game: str, language: str = "en") -> Scene:
    page = StartController(language)
    page.handle({"do": "game", "game": game})
    return page.scene()


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_opens_its_own_doors_and_no_others(game: str, language: str) -> None:
    found = doors(opened(game, language))
    assert [card.current for card in found["games"]] == [name == game for name in games()]
    pages = read_catalogue().course(game).pages
    addresses = [card.href.partition("?")[0] for group in KINDS for card in found.get(group, [])]
    assert sorted(addresses) == sorted(page.notebook for page in pages)
    assert f"{load(game).players[0]}" in found["games"][games().index(game)].note


def test_the_game_stands_in_the_address_and_is_opened_from_it() -> None:
    assert opened("gold_und_rum").address["game"] == "gold_und_rum"
    assert opened("havoc").address["game"] == ""
    page = StartController(asked={"game": "gold_und_rum"})
    assert doors(page.scene()) == doors(opened("gold_und_rum"))


def test_an_unknown_game_is_named_and_the_first_one_shows() -> None:
    scene = StartController(asked={"game": "<b>chess"}).scene()
    (reply,) = (block for block in scene.blocks if isinstance(block, Reply))
    assert reply.text == "There is no game “<b>chess” here. The games are havoc, gold_und_rum."
    assert doors(scene) == doors(opened("havoc"))
    page = StartController()
    page.handle({"do": "dance"})
    assert "dance" in next(block.text for block in page.scene().blocks if isinstance(block, Reply))


def test_what_was_begun_of_every_game_is_on_top_whichever_is_open() -> None:
    for game in games():
        kept = [card.stored for card in doors(opened(game))["begun"]]
        assert {f"{name}-game" for name in games() if read_catalogue().course(name).first("table")} <= set(kept)
        assert {f"lesson-{page.id}" for page in read_catalogue().lessons} <= set(kept)


def test_what_is_due_is_told_for_the_game_it_belongs_to() -> None:
    page = StartController(clock=lambda: TODAY)
    kept = Progress().answered("H4.3", date(2026, 3, 8), known=True)
    page.handle({"do": "recall", "memory": {KEPT_AS: kept.packed()}})
    (card,) = (card for card in doors(page.scene())["begun"] if not card.stored)
    assert (card.title, card.note) == ("One question is due today", "Havoc")
    assert card.href.startswith("havoc/review.ipynb")
