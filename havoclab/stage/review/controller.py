"""The review page: choose a set, answer it question by question, see which rules come back when."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from random import Random

from havoclab.core.fault import tell_fault
from havoclab.core.words import Words, words
from havoclab.lessons.attempt import SHARED, Attempt
from havoclab.lessons.kits import kit_of
from havoclab.lessons.model import Step
from havoclab.lessons.progress import Progress, UnreadableProgress
from havoclab.lessons.quiz import Question, read_quizzes
from havoclab.lessons.review import KINDS, chapters, pick
from havoclab.lessons.runner import CLEAN, DONE, MOST_SEEDS, OPEN
from havoclab.stage.notes import note_of
from havoclab.stage.review.kept import Kept
from havoclab.stage.review.parts import Parts
from havoclab.stage.scene import Block, Button, Buttons, Intent, Scene, Text
from havoclab.stage.scene import Progress as Bar
from havoclab.stage.steps import StepController
from havoclab.stage.tools import home


class ReviewController(StepController):
    """The page on which rules are asked again.

    Args:
        game: name of the game.
        language: "en" or "hu"; None: as the token says, else English.
        token: a moment to go on from, from an earlier scene's ``token``. A bad one is told.
        seed: makes the sets and their positions.
        clock: tells today's date.

    >>> page = ReviewController(seed=3)
    >>> page.handle({"do": "start"})
    >>> page.scene().layout
    'lesson'
    """

    def __init__(
        self,
        game: str = "havoc",
        language: str | None = None,
        token: str | None = None,
        seed: int = 0,
        clock: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(game, language or "en", kit_of(game).names, clock)
        self._quizzes = read_quizzes(game)
        self._what = "mixed"
        self._errors: dict[str, str] = {}
        self._seed = seed % MOST_SEEDS
        self._rules: list[str] = []
        self._marks: list[int] = []
        self._at = 0
        self._over = False
        self._attempt: Attempt | None = None
        if token:
            self._open(token, language)

    # --- what a page with steps does ---

    @property
    def question(self) -> Question:
        """The question that stands."""
        return self._quizzes.question(self._rules[self._at], self._seed + self._at)

    @property
    def attempt(self) -> Attempt:
        """The answer to it, as far as it has come."""
        assert self._attempt is not None, "no question stands"
        return self._attempt

    @property
    def step(self) -> Step:
        """Its data."""
        return self.question.step

    @property
    def may_go_on(self) -> bool:
        """Whether the question is answered."""
        return self.attempt.done

    @property
    def words_of_step(self) -> str:
        """The package of the chapter's quiz."""
        return self.question.package

    @property
    def heading(self) -> str:
        """Which question of how many it is."""
        return self.say("review-question", number=self._at + 1, all=len(self._rules))

    @property
    def say(self) -> Words:
        """The words of the game, of the lessons and of this page."""
        return words(self.language, *kit_of(self.game).packages, "havoclab.stage", SHARED, "havoclab.stage.review")

    # --- what is done ---

    def do(self, intent: Intent) -> None:
        """Choose, begin, answer, go on, or bring the record along."""
        what = intent.get("do")
        self._errors = {}
        if what == "set":
            self._set(str(intent.get("field")), str(intent.get("value", ""))[:40])
        elif what == "load":
            self._load(intent.get("value"))
        elif what == "start":
            self._start()
        elif what == "choose":
            self._rules, self._attempt, self._over = [], None, False
        elif self._attempt is None or self._over:
            raise ValueError(f"do: {str(what)[:24]!r} can't be done while no question stands")
        elif what == "next":
            self._next()
        else:
            self.work(intent)
            self._mark()

    @property
    def _kinds(self) -> list[str]:
        """What a set may be made of."""
        return [*KINDS, *chapters(self._quizzes)]

    def _set(self, field: str, value: str) -> None:
        if field == "what":
            if value not in self._kinds:
                raise ValueError(f"what: {value[:20]!r} is no set; allowed are {', '.join(self._kinds)}")
            self._what = value
        elif field == "night":
            self._set_night(value)
        else:
            raise ValueError(f"field: {field[:20]!r} is none here; allowed are what and night")

    def _set_night(self, value: str) -> None:
        try:
            night = date.fromisoformat(value) if value else None
        except ValueError:
            self._errors["night"] = self.say("review-no-day")
            return
        if night is not None and night < self.today:
            self._errors["night"] = self.say("review-day-gone")
            return
        self.progress = self.progress.playing_on(night)

    def _load(self, text: object) -> None:
        """Merge a file; whatever is wrong with it, nothing of the record is lost."""
        if not isinstance(text, str):
            raise ValueError("value: a text is needed")
        try:
            self.progress = self.progress.merge(Progress.read(text))
        except UnreadableProgress as fault:
            self._errors["file"] = self.say("review-file-refused", why=fault.text(self.language))
            return
        self.answer("ok", self.say("review-file-read"))

    def _start(self) -> None:
        seed = Random(f"{self._seed} next").randrange(MOST_SEEDS)
        rules = pick(self._quizzes, self._what, self.progress, self.today, Random(seed))
        if not rules:
            self.answer("info", self.say("review-nothing", what=self._what))
            return
        self._seed, self._rules, self._over = seed, rules, False
        self._marks = [OPEN] * len(rules)
        self._go(0)

    def _go(self, place: int) -> None:
        self._at = place
        self._attempt = self.question.begin(self._seed + place)
        self._pictures.forget()

    def _next(self) -> None:
        if not self.may_go_on:
            return
        if self._at + 1 < len(self._rules):
            self._go(self._at + 1)
        else:
            self._over = True

    def _mark(self) -> None:
        """Note the answer, in the set and in the learner's record."""
        attempt = self.attempt
        if not attempt.done or self._marks[self._at] != OPEN:
            return
        known = not attempt.misses and attempt.hints <= 1
        self._marks[self._at] = CLEAN if known else DONE
        self.progress = self.progress.answered(self._rules[self._at], self.today, known=known)

    # --- coming back ---

    @property
    def token(self) -> str:
        """This moment packed for the address bar."""
        attempt = self._attempt
        moves = tuple(attempt.commands) if attempt is not None and len(attempt.commands) <= 60 else ()
        return Kept(
            what=self._what,
            rules=tuple(self._rules),
            seed=self._seed,
            at=self._at if self._rules else 0,
            marks="".join(map(str, self._marks)) if self._rules else "",
            moves=moves,
            misses=min(999, attempt.misses) if attempt is not None else 0,
            hints=attempt.hints if attempt is not None else 0,
            over=self._over,
            language=self.language,
        ).token()

    def _open(self, token: str, language: str | None) -> None:
        try:
            kept = Kept.read(token, self._quizzes)
            self._take_up(kept)
        except ValueError as fault:
            self._rules, self._attempt, self._over = [], None, False
            self.answer("info", self.say("link-not-opened", why=tell_fault(fault, self.language)))
            return
        if language is None and kept.language:
            self.language = kept.language
            self.language_changed()

    def _take_up(self, kept: Kept) -> None:
        self._what = kept.what if kept.what in self._kinds else "mixed"
        self._seed = kept.seed
        if not kept.rules:
            return
        self._rules, self._over = list(kept.rules), kept.over
        self._marks = [int(mark) for mark in kept.marks]
        self._go(kept.at)
        self.attempt.restore(kept.moves, kept.misses)
        self.attempt.hints = kept.hints

    # --- the scene ---

    def draw(self) -> Scene:
        """This moment."""
        if self._attempt is None:
            layout, blocks = "page", self._choosing()
        elif self._over:
            layout, blocks = "page", self._end()
        else:
            blocks = [self._tools(), self._bar(), *self.step_blocks(), *self._rule_asked(), self.rules()]
            layout = "lesson"
        return Scene(
            layout=layout,  # type: ignore[arg-type]  # one of the literals above
            title=self.say("review-page-title"),
            blocks=blocks,
            token=self.token,
        )

    @property
    def rule_in_question(self) -> str:
        """Before the answer nothing beside the question tells its rule; then its chapter is shown."""
        return self.step.rule if self._attempt is not None and not self._over and self.may_go_on else ""

    def _tools(self) -> Buttons:
        say = self.say
        buttons = [home(say).model_copy(update={"href": f"{home(say).href}?lang={self.language}"})]
        if self._attempt is not None:
            buttons.append(Button(id="choose", label=say("review-stop"), intent={"do": "choose"}, symbol="undo"))
        save = Button(
            id="save",
            label=say("review-save"),
            copy_text=self.progress.text(),
            download="havoclab-progress.json",
            symbol="save",
            title=say("review-save-title"),
        )
        return Buttons(area="top", id="tools", buttons=[*buttons, save, self.language_button()])

    def _bar(self) -> Bar:
        return Bar(title=self.say("review-bar"), done=self._at + self.attempt.done, total=len(self._rules))

    def _rule_asked(self) -> list[Block]:
        """Once the question is answered, the rule it was about, in full."""
        if not self.may_go_on:
            return []
        note = note_of(self.book[self.step.rule], self.say)
        heading = self.say("rule-choice", rule=note.id, title=note.title)
        return [Text(area="main", id="rule-asked", tone="aside", heading=heading, level=4, paragraphs=[note.text])]

    def _parts(self) -> Parts:
        return Parts(self._quizzes, self.progress, self.today, self.say)

    def _choosing(self) -> list[Block]:
        parts = self._parts()
        return [
            self._tools(),
            *parts.lead(),
            parts.choices(self._what, self._errors),
            *self.replies(),
            parts.begin(),
            *parts.record(),
            parts.file(self._errors),
            *self._looked_up(),
        ]

    def _end(self) -> list[Block]:
        parts = self._parts()
        clean = self._marks.count(CLEAN)
        return [
            self._tools(),
            *parts.over(clean, len(self._rules)),
            parts.result(self._rules, self._marks),
            *self.replies(),
            parts.again(),
            *self._looked_up(),
        ]

    def _looked_up(self) -> list[Block]:
        """The rules, once one was clicked."""
        return [self.rules()] if self._focus or self._query else []
