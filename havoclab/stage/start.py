"""The start page: the games, the doors to all pages of one of them, and what was begun in this browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Final

from havoclab.core.rules import RuleBook
from havoclab.games import games, load
from havoclab.lessons.catalogue import Course, Page, read_catalogue
from havoclab.lessons.spacing import due
from havoclab.stage.memory import MemoryController
from havoclab.stage.pictures import art_of
from havoclab.stage.scene import Buttons, Intent, LinkCard, Links, Scene, Text

#: The groups of doors in their order.
GROUPS: Final = ("play", "learn", "find-out", "look-up")


class StartController(MemoryController):
    """The page that opens first.

    Args:
        language: "en" or "hu".
        clock: tells today's date.
        asked: what the address asks for: the ``game`` whose doors show; by default those of the first.

    >>> page = StartController()
    >>> [block.id for block in page.scene().blocks if block.type == "links"]
    ['begun', 'games', 'play', 'learn', 'find-out', 'look-up']
    """

    def __init__(
        self,
        language: str = "en",
        clock: Callable[[], date] = date.today,
        asked: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(games()[0], language, clock)
        wanted = (asked or {}).get("game", "")
        if wanted:
            try:
                self._choose(wanted)
            except ValueError as fault:
                self.answer("info", str(fault))

    @property
    def book(self) -> RuleBook:
        """The rules of the game whose doors show."""
        return load(self.game).rulebook()

    @property
    def art(self) -> Mapping[str, object]:
        """The drawings of all games: their doors stand side by side."""
        return art_of(*games())

    def _choose(self, game: str) -> None:
        """Show the doors of this game.

        Raises:
            ValueError: in the reader's language, if there is no such game.
        """
        if game not in games():
            names = ", ".join(games())
            raise ValueError(self.say("start-no-game", game=game[:24], games=names))
        self.game = game

    def do(self, intent: Intent) -> None:
        """Show the doors of a game.

        Raises:
            ValueError: if there is no such game, or the intent is none of this page's.
        """
        if intent.get("do") != "game":
            raise ValueError(f"do: {str(intent.get('do'))[:24]!r} can't be done on the start page")
        self._choose(str(intent.get("game")))

    def language_changed(self) -> None:
        """Nothing is kept in words here."""

    def draw(self) -> Scene:
        """The doors."""
        say = self.say
        courses = read_catalogue().courses
        chosen = read_catalogue().course(self.game)
        begun = [door for course in courses for door in self._begun(course)]
        due_today = [door for course in courses for door in self._due(course)]
        return Scene(
            layout="page",
            title=say("start-title"),
            address={"game": "" if self.game == games()[0] else self.game},
            blocks=[
                Buttons(area="top", id="tools", buttons=[self.language_button()]),
                Text(area="main", id="lead", paragraphs=[say("start-lead")]),
                *self.replies(),
                Links(id="begun", title=say("start-begun"), cards=[*due_today, *begun]),
                Links(id="games", title=say("start-games"), cards=[self._game(course) for course in courses]),
                *(
                    Links(id=group, title=self._title(group), cards=[self._door(page) for page in chosen.group(group)])
                    for group in GROUPS
                    if chosen.group(group)
                ),
                Text(area="bottom", id="rights", paragraphs=[say("start-rights")], tone="aside"),
            ],
        )

    def _title(self, group: str) -> str:
        return self.say(f"start-{group}", game=read_catalogue().course(self.game).title(self.language))

    def _game(self, course: Course) -> LinkCard:
        """A game, which opens its doors below."""
        players = load(course.id).players
        say = self.say
        return LinkCard(
            title=course.title(self.language),
            text=course.about(self.language),
            note=say("start-game-note", fewest=players[0], most=players[-1], lessons=len(course.lessons)),
            intent={"do": "game", "game": course.id},
            symbol=course.symbol,
            current=course.id == self.game,
        )

    def _address(self, page: Page) -> str:
        return f"{page.notebook}?lang={self.language}"

    def _begun(self, course: Course) -> list[LinkCard]:
        """The doors to the game and the lessons that this browser keeps."""
        game = course.title(self.language)
        table = course.first("table")
        doors = []
        if table is not None:
            doors.append(
                LinkCard(
                    title=self.say("start-go-on", game=game),
                    text=self.say("start-go-on-text"),
                    href=self._address(table),
                    stored=f"{course.id}-game",
                    symbol="hourglass",
                )
            )
        doors += [
            LinkCard(
                title=self.say("start-go-on-lesson", lesson=page.title(self.language)),
                text=self.say("start-go-on-lesson-text"),
                href=self._address(page),
                note=game,
                stored=f"lesson-{page.id}",
                symbol="hourglass",
            )
            for page in course.lessons
        ]
        return doors

    def _due(self, course: Course) -> list[LinkCard]:
        """The door to what is due for review today."""
        review = course.first("review")
        waiting = due(self.progress.rules, self.today, self.progress.night.day)
        rules = load(course.id).rulebook()
        count = sum(1 for rule in waiting if rule in rules)
        if review is None or not count:
            return []
        title, text = self.say("start-due", count=count), self.say("start-due-text")
        note = course.title(self.language)
        return [LinkCard(title=title, text=text, href=self._address(review), note=note, symbol="hint")]

    def _door(self, page: Page) -> LinkCard:
        return LinkCard(
            title=page.title(self.language),
            text=page.about(self.language),
            href=self._address(page),
            note=self._note(page),
            symbol=page.symbol,
        )

    def _note(self, page: Page) -> str:
        """How long it takes, or how far a lesson has come."""
        if page.kind == "table":
            return read_catalogue().course(self.game).takes(self.language)
        if page.kind != "lesson":
            return ""
        kept, steps = self.progress.lessons.get(page.id), len(page.lesson.steps)
        if kept is None or kept.version != page.lesson.version or not kept.done:
            return self.say("start-minutes", minutes=page.lesson.minutes)
        if kept.done >= steps:
            return self.say("start-lesson-done")
        return self.say("start-lesson-part", done=kept.done, all=steps)
