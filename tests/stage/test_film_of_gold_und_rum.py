"""A film of Gold und Rum: what its viewer is to keep in mind is told where the page tells it, and nowhere else."""

from __future__ import annotations

import pytest

from havoclab.core.words import words
from havoclab.gold_und_rum.speech import PACKAGES, say_card
from havoclab.gold_und_rum.warriors import KINDS
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.replay.film import Film
from havoclab.stage.replay.watching import Viewer
from havoclab.stage.scene import Log


def film_of(viewer: Viewer) -> tuple[Film, ReplayController]:
    """The film of the game's example with these eyes, and the page that made it."""
    films: list[Film] = []

    def keep(film: Film) -> str:
        films.append(film)
        return "a file"

    page = ReplayController("gold_und_rum", viewer=viewer, make_file=keep)
    page.handle({"do": "film"})
    return films[0], page


def told(film: Film, at: int) -> list[str]:
    """The list of moves at a moment, as the film's player shows it."""
    (log,) = (block for block in film.scene.blocks if isinstance(block, Log))
    return [(film.keeps[at] and film.untold[place]) or line.text for place, line in enumerate(log.lines)]


@pytest.mark.rule("G4.2")
def test_with_a_seats_eyes_a_film_names_no_warrior_that_a_pile_covers_before_the_piles_are_open() -> None:
    film, page = film_of(1)
    names = [say_card(card, words("en", *PACKAGES)) for card in range(len(KINDS))]
    dealt = [place for place, line in enumerate(film.untold) if line]
    during, after = film.keeps.index(True), len(film.keeps) - 1
    assert not film.keeps[after]
    assert len(dealt) >= 80
    for place in dealt[:40]:
        assert not any(name in told(film, during)[place] for name in names)
        assert any(name in told(film, after)[place] for name in names) or "lays" in told(film, after)[place]
    for at in (during, after):
        page.handle({"do": "go", "at": at})
        listed = next(block for block in page.scene().blocks if isinstance(block, Log)).lines
        assert {line.text for line in listed} <= set(told(film, at))


def test_with_all_hands_open_a_film_tells_everything_at_once() -> None:
    film, _ = film_of("all")
    assert not any(film.keeps)
    assert film.untold == ()
