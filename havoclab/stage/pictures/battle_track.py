"""The battles as a timeline: what they pay, what became of them, and where the Chevauchées lie."""

from __future__ import annotations

from typing import Final, Literal

from havoclab.core.words import Words
from havoclab.havoc.battles import CASTILLON, CHEVAUCHEES
from havoclab.havoc.options import Options
from havoclab.havoc.position import ABSENT, JOHNS_SEAT
from havoclab.havoc.view import View
from havoclab.stage.scene import Figure, Tile, Track

#: The two sides of the Chevauchées in words: message ids by number.
_SIDES: Final = {number: f"side-{number}" for number in CHEVAUCHEES}

_State = Literal["past", "current", "open", "lost"]


class BattleTrack:
    """The timeline for one reader at one table.

    Args:
        view: what the reader sees.
        names: the players' names, in seat order.
        say: the reader's words.
    """

    def __init__(self, view: View, names: tuple[str, ...], say: Words) -> None:
        self._view, self._names, self._say = view, names, say
        self._gone = {number: (winner, points) for number, winner, points in view.table.past}

    def block(self) -> Track:
        """All battles, those that are gone first. Source: H2.3, H6.11, H13.4."""
        table = self._view.table
        numbers = [*self._gone, *table.order]
        tiles = [self._tile(number) for number in numbers]
        if table.options.has_john and table.john != ABSENT and not set(numbers) & set(CHEVAUCHEES):
            tiles.append(self._lying_aside())
        return Track(id="battles", title=self._say("battles-title"), tiles=tiles)

    def _tile(self, number: int) -> Tile:
        table, card = self._view.table, self._view.options.battle(number)
        state, note, seat = self._fate(number)
        if number in CHEVAUCHEES:
            title, subtitle = self._side(number)
            note = " · ".join(part for part in (note, self._instead()) if part)
        else:
            title, subtitle = card.name, str(card.year)
        nameable = table.kind == "name-battle" and number in table.order
        return Tile(
            id=f"battle-{number}",
            title=title,
            subtitle=subtitle,
            figures=figures_of(self._view.options, number, self._say),
            state=state,
            note=note,
            seat=seat,
            intent={"do": "battle", "battle": number} if nameable else None,
        )

    def _fate(self, number: int) -> tuple[_State, str, int | None]:
        """What became of a battle: how its tile looks, what stands on it, and who has won it."""
        say, order = self._say, self._view.table.order
        if number in order:
            return ("current" if order[0] == number else "open"), "", None
        winner, points = self._gone[number]
        if winner == JOHNS_SEAT:
            return "past", say("tile-won-by-john"), None
        if winner >= 0:
            return "past", say("tile-won", name=self._names[winner], points=points[winner]), winner
        if number == CASTILLON:
            return "past", say("tile-shared"), None
        return "lost", say("tile-peace"), None

    # --- the Chevauchées: H13.4 ---

    def _side(self, number: int) -> tuple[str, str]:
        """The title and what stands below it; an owner's own name for the side is the title."""
        card, say = self._view.options.battle(number), self._say
        title = card.name if card.name_standing == "own" else say("tile-chevauchees")
        return title, say(_SIDES[number], year=str(card.year))

    def _instead(self) -> str:
        """Which battle they have replaced, as words; "" where they are one more. Source: H13.4, H13.10."""
        numbers = {*self._gone, *self._view.table.order}
        replaced = [number for number in range(1, CASTILLON) if number not in numbers]
        return self._say("tile-instead", battle=self._view.options.battle(replaced[0]).name) if replaced else ""

    def _lying_aside(self) -> Tile:
        """Both sides, while nobody knows which one will count. Source: H13.1."""
        say, options = self._say, self._view.options
        return Tile(
            id="battle-chevauchees",
            title=say("tile-chevauchees"),
            subtitle=str(options.battle(CHEVAUCHEES[0]).year),
            figures=[figure for number in CHEVAUCHEES for figure in figures_of(options, number, say)],
            note=say("tile-aside"),
        )


def figures_of(options: Options, number: int, say: Words) -> list[Figure]:
    """What a battle pays by place, each number with its standing. Source: H2.4, H11.1, H13.4."""
    standings = [place.standing for place in options.battle(number).places]
    if options.ignores_second(number):
        del standings[1:2]
    figures = []
    for place, (paid, standing) in enumerate(zip(options.payments(number), standings, strict=True), 1):
        if paid is None or (paid == 0 and number == CASTILLON):
            continue
        slots = {"place": place, "points": paid, "standing": say(f"number-{standing}")}
        title = say(f"{_SIDES[number]}-place", **slots) if number in _SIDES else say("place-title", **slots)
        figures.append(Figure(label=say("place-label", place=place), value=str(paid), standing=standing, title=title))
    return figures
