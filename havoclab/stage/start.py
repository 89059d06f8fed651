"""The start page: the doors to all pages, and to what was begun in this browser."""

from __future__ import annotations

from havoclab.core.rules import RuleBook
from havoclab.games import load
from havoclab.lessons.catalogue import Page, read_catalogue
from havoclab.stage.controller import PageController
from havoclab.stage.scene import Buttons, Intent, LinkCard, Links, Scene, Text


class StartController(PageController):
    """The page that opens first.

    >>> page = StartController()
    >>> [block.type for block in page.scene().blocks][:3]
    ['buttons', 'text', 'links']
    """

    def __init__(self, language: str = "en") -> None:
        super().__init__("havoc", language)

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
        learn = [self._lesson_under_way(page) for page in catalogue.lessons]
        learn += [self._door(page) for page in catalogue.group("learn")]
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

    def _door(self, page: Page) -> LinkCard:
        note = self.say("start-minutes", minutes=page.lesson.minutes) if page.kind == "lesson" else ""
        return LinkCard(
            title=page.title(self.language),
            text=page.about(self.language),
            href=self._address(page),
            note=self.say("start-havoc-note") if page.kind == "table" else note,
            symbol=page.symbol,
        )
