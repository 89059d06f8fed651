"""The start page: the doors to all pages, and to what was begun in this browser."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from havoclab.core.rules import RuleBook
from havoclab.games import load
from havoclab.lessons.catalogue import Page, read_catalogue
from havoclab.lessons.spacing import due
from havoclab.stage.memory import MemoryController
from havoclab.stage.scene import Buttons, Intent, LinkCard, Links, Scene, Text


class StartController(MemoryController):
    """The page that opens first.

    Args:
        language: "en" or "hu".
        clock: tells today's date.

    >>> page = StartController()
    >>> [block.type for block in page.scene().blocks][:3]
    ['buttons', 'text', 'links']
    """

    def __init__(self, language: str = "en", clock: Callable[[], date] = date.today) -> None:
        super().__init__("havoc", language, clock)

    @property
    def book(self) -> RuleBook:
        """Havoc's rules."""
        return load(self.game).rulebook()

    def do(self, intent: Intent) -> None:
        """There is nothing to do here but to go on.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"do: {str(intent.get('do'))[:24]!r} can't be done on the start page")

    def language_changed(self) -> None:
        """Nothing is kept in words here."""

    def draw(self) -> Scene:
        """The doors."""
        say = self.say
        catalogue = read_catalogue()
        play = [self._game_under_way(), *(self._door(page) for page in catalogue.group("play"))]
        learn = [*self._due(), *(self._lesson_under_way(page) for page in catalogue.lessons)]
        learn += [self._door(page) for page in catalogue.group("learn")]
        find_out = [self._door(page) for page in catalogue.group("find-out")]
        look_up = [self._door(page) for page in catalogue.group("look-up")]
        return Scene(
            layout="page",
            title=say("start-title"),
            blocks=[
                Buttons(area="top", id="tools", buttons=[self.language_button()]),
                Text(area="main", id="lead", paragraphs=[say("start-lead")]),
                *self.replies(),
                Links(id="play", title=say("start-play"), cards=play),
                Links(id="learn", title=say("start-learn"), cards=learn),
                *([Links(id="find-out", title=say("start-find-out"), cards=find_out)] if find_out else []),
                Links(id="look-up", title=say("start-look-up"), cards=look_up),
                Text(area="bottom", id="rights", paragraphs=[say("start-rights")], tone="aside"),
            ],
        )

    def _address(self, page: Page) -> str:
        return f"{page.notebook}?lang={self.language}"

    def _game_under_way(self) -> LinkCard:
        """The door to the game that this browser keeps."""
        (table,) = (page for page in read_catalogue().pages if page.kind == "table")
        return LinkCard(
            title=self.say("start-go-on"),
            text=self.say("start-go-on-text"),
            href=self._address(table),
            stored="havoc-game",
            symbol="hourglass",
        )

    def _lesson_under_way(self, page: Page) -> LinkCard:
        """The door to a lesson that was begun in this browser."""
        return LinkCard(
            title=self.say("start-go-on-lesson", lesson=page.title(self.language)),
            text=self.say("start-go-on-lesson-text"),
            href=self._address(page),
            stored=f"lesson-{page.id}",
            symbol="hourglass",
        )

    def _due(self) -> list[LinkCard]:
        """The door to what is due for review today."""
        waiting = due(self.progress.rules, self.today, self.progress.night.day)
        count = sum(1 for rule in waiting if rule in self.book)
        (review,) = (page for page in read_catalogue().pages if page.kind == "review")
        if not count:
            return []
        title, text = self.say("start-due", count=count), self.say("start-due-text")
        return [LinkCard(title=title, text=text, href=self._address(review), symbol="hourglass")]

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
            return self.say("start-havoc-note")
        if page.kind != "lesson":
            return ""
        kept, steps = self.progress.lessons.get(page.id), len(page.lesson.steps)
        if kept is None or kept.version != page.lesson.version or not kept.done:
            return self.say("start-minutes", minutes=page.lesson.minutes)
        if kept.done >= steps:
            return self.say("start-lesson-done")
        return self.say("start-lesson-part", done=kept.done, all=steps)
