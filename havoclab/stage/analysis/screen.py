"""What the analysis shows: the way to a game, how far the estimates are, the decisions, one of them on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.replay import Replay
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.core.words import Words, words
from havoclab.games import load
from havoclab.lab.review import Choice, Cost, Review, state_at
from havoclab.stage.analysis.kept import Kept
from havoclab.stage.analysis.parts import Parts
from havoclab.stage.controller import PageController
from havoclab.stage.doors import replay_of
from havoclab.stage.hints import adviser_of
from havoclab.stage.kits import kit_of
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.scene import Block, Button, Buttons, Intent, Log, LogLine, Next, Scene
from havoclab.stage.tools import HOME

#: Newest things that happened before a decision which are listed beside it.
LOG_LINES: Final = 40
#: What the page sends by itself while it looks for the decisions, and while it draws up the picture of one.
LOOK: Final[Intent] = {"do": "look"}
WEIGH: Final[Intent] = {"do": "weigh"}


class AnalysisScreen(PageController):
    """The scenes of an analysis; what can be done on it is the business of the controller.

    Args:
        game: name of the game.
        language: "en" or "hu".

    Raises:
        ValueError: if the decisions of that game can't be looked back at.
    """

    def __init__(self, game: str, language: str) -> None:
        if not kit_of(game).analysis:
            raise ValueError(f"game: the decisions of {game} can't be looked back at")
        super().__init__(game, language)
        self.show_game(None)

    @property
    def kept_as(self) -> str:
        """Name under which the browser keeps the analysis."""
        return f"{self.game}-analysis"

    def show_game(self, replay: Replay | None) -> None:
        """Begin anew with this game, or with none."""
        self._replay = replay
        self._review: Review | None = None
        self._stopped = False
        self._tries: dict[int, Action | None] = {}
        """What was chosen on trying again, by decision; None where the answer was asked for instead."""
        self._onlooking: Onlooking | None = None
        self.open_choice(None)

    def open_choice(self, number: int | None) -> None:
        """Show this decision, or all of them."""
        self._open = number
        self._to_compare: Sequence[Action] | None = None
        """What else could have been done at the decision that is told; None until it is worked out."""
        self._others: list[Appraisal] = []
        """Those of them that are weighed already."""
        self.begin_try()

    def begin_try(self, *steps: Action) -> None:
        """Try the decision that is shown with these steps done already, of those that make one choice."""
        self._begun = steps
        self._view: View | None = None
        if self._onlooking is not None:
            self._onlooking.picture.forget()

    # --- where the reader is ---

    @property
    def game_shown(self) -> Replay:
        """The game that is looked at.

        Raises:
            ValueError: if none is.
        """
        if self._replay is None:
            raise ValueError("game: none is opened yet")
        return self._replay

    @property
    def review(self) -> Review:
        """The review of the chosen seat.

        Raises:
            ValueError: if nobody is chosen.
        """
        if self._review is None:
            raise ValueError("seat: nobody’s decisions are chosen yet")
        return self._review

    @property
    def is_looking(self) -> bool:
        """Whether the page is finding the decisions."""
        review = self._review
        return review is not None and not review.is_done and not self._stopped and self._open is None

    @property
    def open_number(self) -> int:
        """The decision that is shown.

        Raises:
            ValueError: if none is.
        """
        if self._open is None:
            raise ValueError("number: no decision is shown")
        return self._open

    @property
    def open(self) -> Choice:
        """The same as data."""
        return self.review.choices[self.open_number]

    @property
    def is_trying(self) -> bool:
        """Whether a decision waits to be tried again."""
        return self._open is not None and self._open not in self._tries

    @property
    def needs_picture(self) -> bool:
        """Whether a decision is told whose picture is not worked out yet."""
        if self._open is None or self._open not in self._tries:
            return False
        return self._to_compare is None or len(self._others) < len(self._to_compare)

    def weigh_open(self) -> None:
        """Work on the picture of all choices for the decision that is told: a part of it, the page answers meanwhile.

        Raises:
            ValueError: if that fails; it is not tried again then.
        """
        number = self.open_number
        try:
            if self._to_compare is None:
                self._to_compare = self.review.others(number, self._tries[number])
            elif self.needs_picture:
                self._others.append(self.review.against_better(number, self._to_compare[len(self._others)]))
        except ValueError:
            self._to_compare = [other.action for other in self._others]  # else the page would ask itself for ever
            raise

    @property
    def _cost(self) -> Cost:
        return next(cost for cost in self.review.costly if cost.number == self._open)

    @property
    def view(self) -> View:
        """What the seat knew at the decision that is shown, with what is begun on the table."""
        if self._view is None:
            state = self.played
            assert state is not None, "a decision is shown"
            self._view = state.view(self.open.seat)
        return self._view

    # --- what every page asks ---

    @property
    def say(self) -> Words:
        """The words of the game, of the stage, of replays and estimates, and of this page."""
        own = adviser_of(self.game).WORDS
        return words(self.language, *own, "havoclab.stage.replay", "havoclab.stage.analysis")

    @property
    def book(self) -> RuleBook:
        """The rules of the game."""
        return load(self.game).rulebook()

    @property
    def rule_in_question(self) -> str:
        """The rule that asks for the decision that is shown."""
        return self.open.rule if self._open is not None else ""

    @property
    def played(self) -> State | None:
        """The position of the decision that is shown, with what is begun."""
        if self._open is None:
            return None
        state = state_at(self.game_shown, self.open)
        for step in self._begun:
            state.apply(step, self.open.seat)
        return state

    @property
    def names(self) -> tuple[str, ...]:
        """The players."""
        return self._replay.record.seats if self._replay is not None else ()

    def language_changed(self) -> None:
        """The picture speaks; make it anew."""
        self._onlooking = None

    def say_action(self, action: Action) -> str:
        """An action as words on a button."""
        return self.onlooking.picture.say_action(action)

    @property
    def onlooking(self) -> Onlooking:
        """The picture of the game for this reader."""
        if self._onlooking is None:
            self._onlooking = Onlooking(self.game_shown.record, self.say)
        return self._onlooking

    @property
    def token(self) -> str:
        """This moment packed for the address bar; empty where nothing is opened or it does not fit."""
        if self._replay is None:
            return ""
        review = self._review
        return Kept(
            language=self.language,
            record=self._replay.record.packed(),
            seat=review.seat if review is not None else None,
            found=review.found if review is not None else Kept.model_fields["found"].default,
            stopped=self._stopped,
            open=self._open,
            tries={number: str(action) if action is not None else "" for number, action in self._tries.items()},
        ).token()

    # --- scenes ---

    def draw(self) -> Scene:
        """This moment."""
        blocks, layout = self._moment()
        token = self.token
        scene = Scene(layout=layout, title=self.say("analysis-title"), blocks=blocks, token=token)  # type: ignore[arg-type]  # one of the literals
        scene.keep = self.kept_as if token else ""
        if self.is_looking:
            scene.next = Next(after_ms=0, intent=LOOK)
        elif self.needs_picture:
            scene.next = Next(after_ms=60, intent=WEIGH)
        return scene

    def _moment(self) -> tuple[list[Block], str]:
        parts = Parts(self.game, self.say)
        if self._replay is None:
            return [self._tools(), *parts.lead(), *self.replies(), *parts.opening(kept=self.kept_as)], "page"
        record = self._replay.record
        if self._review is None:
            return [self._tools(), parts.seats(record), *self.replies(), *self._looked_up()], "page"
        review = self._review
        name = record.seats[review.seat]
        if self._open is not None:
            return self._decision(parts), "lesson"
        if self.is_looking:
            return [self._tools(), *parts.looking(review, name), *self.replies()], "page"
        found = parts.found(review, name, self._tries, record)
        return [self._tools(), *found, *self.replies(), *parts.note(review), *self._looked_up()], "page"

    def _decision(self, parts: Parts) -> list[Block]:
        """A decision on the table, as it was: to be tried again, or told."""
        choice, name = self.open, self.names[self.open.seat]
        remembers = kit_of(self.game).memory  # the estimates forget nothing that the seat saw, so all of it is shown
        table = self.onlooking.picture.blocks(self.view, playing=self.is_trying, memory=remembers)
        if self.is_trying:
            table = [parts.asked(name), *table]
            told: list[Block] = [*self.replies(), parts.ways(trying=True, begun=bool(self._begun))]
        else:
            others = None if self.needs_picture else self._others
            told = [
                *parts.answer(
                    self.view, choice, self._cost, self._tries[self.open_number], others, self.book, self.names
                ),
                *self.replies(),
                parts.ways(trying=False),
            ]
        return [self._tools(), *table, *told, self._log(), self.rules()]

    def _log(self) -> Log:
        """What had happened before, as the seat may know it."""
        replay, picture, view = self.game_shown, self.onlooking.picture, self.view
        events = [event for events in replay.events[: self.open.at] for event in events]
        first = max(0, len(events) - LOG_LINES)
        lines = [
            LogLine(
                n=number,
                text=picture.tell(event, view),
                rule=event.rule,
                rule_intent={"do": "rule", "rule": event.rule},
                seat=event.seat,
                automatic=event.automatic,
            )
            for number, event in enumerate(events[first:], first + 1)
        ]
        return Log(title=self.say("analysis-log"), lines=lines, empty=self.say("log-empty"))

    def _looked_up(self) -> list[Block]:
        """The rules, once one was clicked."""
        return [self.rules()] if self._focus or self._query else []

    def _tools(self) -> Buttons:
        say = self.say
        buttons = [Button(id="home", label=say("tool-home"), href=f"{HOME}?lang={self.language}", symbol="home")]
        if self._replay is not None:
            if self._open is not None:
                buttons.append(
                    Button(id="all", label=say("analysis-all"), intent={"do": "choice"}, key="a", symbol="back")
                )
            at = self.open.at if self._open is not None else 0
            address = replay_of(self._replay.record, at, self.language)
            told = self._open is None or not self.is_trying
            if told:  # the replay shows what was played
                buttons.append(Button(id="replay", label=say("tool-replay"), href=address, symbol="play"))
            if self._open is None and self._review is not None:
                buttons.append(Button(id="other-seat", label=say("analysis-other-seat"), intent={"do": "seat"}))
            if self._open is None:
                buttons.append(Button(id="leave", label=say("analysis-leave"), intent={"do": "leave"}, symbol="new"))
        return Buttons(area="top", id="tools", buttons=[*buttons, self.language_button()])
