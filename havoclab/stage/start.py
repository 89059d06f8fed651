"""The start page: the doors to the table and to the lessons."""

from __future__ import annotations

from havoclab.core.rules import RuleBook
from havoclab.games import load
from havoclab.lessons.catalogue import read_catalogue
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
        language = f"?lang={self.language}"
        play = [
            LinkCard(
                title=say("start-go-on"),
                text=say("start-go-on-text"),
                href=f"havoc/play.ipynb{language}",
                stored="havoc-game",
                symbol="hourglass",
            ),
            LinkCard(
                title=say("start-havoc"),
                text=say("start-havoc-text"),
                href=f"havoc/play.ipynb{language}",
                note=say("start-havoc-note"),
                symbol="swords",
            ),
        ]
        lessons = read_catalogue().lessons
        learn = [
            LinkCard(
                title=say("start-go-on-lesson", lesson=page.title(self.language)),
                text=say("start-go-on-lesson-text"),
                href=f"{page.notebook}{language}",
                stored=f"lesson-{page.id}",
                symbol="hourglass",
            )
            for page in lessons
        ]
        learn += [
            LinkCard(
                title=page.title(self.language),
                text=page.about(self.language),
                href=f"{page.notebook}{language}",
                note=say("start-minutes", minutes=page.lesson.minutes),
                symbol=page.symbol,
            )
            for page in lessons
        ]
        return Scene(
            layout="page",
            title=say("start-title"),
            blocks=[
                Buttons(area="top", id="tools", buttons=[self.language_button()]),
                Text(area="main", id="lead", paragraphs=[say("start-lead")]),
                *self.replies(),
                Links(id="play", title=say("start-play"), cards=play),
                Links(id="learn", title=say("start-learn"), cards=learn),
                Text(area="bottom", id="rights", paragraphs=[say("start-rights")], tone="aside"),
            ],
        )
