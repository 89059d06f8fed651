"""Holds every lesson to the rules of good teaching; each check names the line it comes from.

``faults`` looks at the data and the words, ``figures`` gives the numbers. What needs playing to be seen stands in
:mod:`havoclab.lessons.clicking`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from importlib.resources import files
from random import Random
from typing import Final

from havoclab.core.words import LANGUAGES
from havoclab.lessons.catalogue import Page, read_catalogue
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.kits import kit_of
from havoclab.lessons.model import ChooseStep, DoStep, ShowStep, Step
from havoclab.lessons.runner import Run, solve
from havoclab.lessons.table import TableAttempt

MOST_WORDS: Final = 40
MOST_WORDS_FIRST: Final = 60
LEAST_DOING: Final = 0.7
MOST_SHOWN_IN_A_ROW: Final = 2
LEAST_QUESTIONS: Final = 3

#: Words that judge a person. Whole words, any case.
JUDGING: Final = {
    "en": """great good nice wrong mistake mistaken error correct incorrect bad poor stupid silly perfect excellent
        bravo clever careless fail failed failure congratulations sorry unfortunately brilliant awesome amazing oops""",
    "hu": """jó rossz hiba hibás hibáztál hibázott ügyes ügyesen szép szépen helyes helyesen helytelen téves tévedtél
        tévedés gratulálok remek kiváló tökéletes buta bravó sajnos szuper csodás figyelmetlen sikerült kudarc""",
}

_SLOT = re.compile(r"\{\s*\$(\w+)")
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ \t}].*)*)", re.MULTILINE)
_WORD = re.compile(r"[^\W_]+(?:[-’'][^\W_]+)*")
_RULE_NUMBER = re.compile(r"\b[HG]\d+(\.\d+)?")
_SENTENCE_END = (".", "?", "!", ".”", "?”", "!”")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that breaks a line of good teaching: where, which line (1-10), and what."""

    where: str
    line: int
    what: str


@dataclass(frozen=True, slots=True)
class Figures:
    """A lesson in numbers. Words to the first decision and a step's most words are the larger of both languages."""

    steps: int
    words_to_first: int
    most_words: int
    doing: float
    questions: int
    clicks: int
    minutes: float


def read_messages(package: str, language: str) -> dict[str, str]:
    """The messages of a package's word file, as they stand in it."""
    text = (files(package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return {found[1]: found[2].strip() for found in _MESSAGE.finditer(text)}


def count_words(text: str) -> int:
    """Words as a reader counts them.

    >>> count_words("Take two cards: blue 9 and the top of Anita’s pile.")
    11
    """
    return len(_WORD.findall(text))


def names_a_rule(text: str) -> bool:
    """Whether a text names a rule by its number.

    >>> names_a_rule("H4.3 decides."), names_a_rule("Hold on.")
    (True, False)
    """
    return _RULE_NUMBER.search(text) is not None


def judging_words(text: str, language: str) -> list[str]:
    """The words in a text that judge somebody.

    >>> judging_words("Well, that was wrong.", "en")
    ['wrong']
    """
    banned = set(JUDGING[language].split())
    return [word for word in _WORD.findall(text.lower()) if word in banned]


def suffixes(step: Step) -> list[str]:
    """The endings of the messages that a step needs; "" is its text."""
    if isinstance(step, ShowStep):
        return ["", *map(str, range(1, step.length + 1))]
    own = sorted(set(step.replies.values())) if isinstance(step, DoStep) else []
    own += [end for key in step.answers for end in (key, f"not-{key}")] if isinstance(step, ChooseStep) else []
    return ["", "goal", "look", "why", *own]


def course_of(page: Page) -> tuple[Page, ...]:
    """The lessons of the same game, in their order."""
    return read_catalogue().course(page.lesson.game).lessons


def is_doing(step: Step) -> bool:
    """Whether the learner decides something in it."""
    return not isinstance(step, ShowStep)


def said_at_start(page: Page, place: int, language: str, seed: int = 0) -> str:
    """All words that a step shows before anything is done: text and goal."""
    attempt = Run(page, seed).begin(place)
    step = page.lesson.steps[place]
    parts = [attempt.step.say()(language)]
    if not isinstance(step, ShowStep):
        parts.append(attempt.step.say("goal")(language))
    return " ".join(parts)


def figures(page: Page) -> Figures:
    """The lesson in numbers; minutes for 240 words a minute, six seconds of thought a step, 1.5 seconds a click."""
    lesson = page.lesson
    words = {
        language: [count_words(said_at_start(page, place, language)) for place in range(len(lesson.steps))]
        for language in LANGUAGES
    }
    first = next(place for place, step in enumerate(lesson.steps) if is_doing(step))
    run = Run(page)
    clicks = 0
    heard = sum(words["en"])
    for place in range(len(lesson.steps)):
        attempt = run.begin(place)
        clicks += len(solve(attempt)) + 1
        heard += count_words(attempt.answer.text("en")) if attempt.answer else 0
    return Figures(
        steps=len(lesson.steps),
        words_to_first=max(sum(counts[: first + 1]) for counts in words.values()),
        most_words=max(max(counts) for counts in words.values()),
        doing=sum(map(is_doing, lesson.steps)) / len(lesson.steps),
        questions=len(lesson.questions),
        clicks=clicks,
        minutes=round(heard / 240 + len(lesson.steps) / 10 + clicks / 40, 1),
    )


# --- the data and the words: lines 1-8 and 10 ---


def faults(page: Page) -> list[Fault]:
    """Everything in a lesson's data and words that breaks a line."""
    return [
        *_act_first(page),
        *_new_things(page),
        *_doing(page),
        *_goals(page),
        *_procedures(page),
        *_questions(page),
        *_which_rule(page),
        *_length(page),
        *_languages(page),
    ]


def _act_first(page: Page) -> Iterator[Fault]:
    measured = figures(page)
    if measured.words_to_first > MOST_WORDS_FIRST:
        yield Fault(
            page.id, 1, f"{measured.words_to_first} words before the first decision; at most {MOST_WORDS_FIRST}"
        )
    for place, step in enumerate(page.lesson.steps):
        for language in LANGUAGES:
            texts = [said_at_start(page, place, language, seed) for seed in range(3)]
            if isinstance(step, ShowStep):
                texts += [Run(page).begin(place).step.say(str(n))(language) for n in range(1, step.length + 1)]
            for text in texts:
                if count_words(text) > MOST_WORDS:
                    yield Fault(step.id, 1, f"{count_words(text)} words in {language}; at most {MOST_WORDS}")
    table = next(
        (
            attempt
            for place in range(len(page.lesson.steps))
            if isinstance(attempt := Run(page).begin(place), TableAttempt)
        ),
        None,
    )
    if table is not None and not table.kit.in_mid_game(table.start):
        yield Fault(page.id, 1, "it starts at a fresh table, not in mid-game")


def _new_things(page: Page) -> Iterator[Fault]:
    taught: set[str] = set()
    terms: set[str] = set()
    for other in course_of(page):
        for step in other.lesson.steps:
            if other == page:
                first = step.rule not in taught and step.part == "teach"
                if step.new != first:
                    yield Fault(
                        step.id, 2, f"{step.rule} is {'' if first else 'not '}new here, but the step says otherwise"
                    )
                if step.part != "teach" and step.rule not in taught:
                    yield Fault(step.id, 2, f"{step.rule} is asked before it is taught")
                for term in step.terms:
                    if term in terms:
                        yield Fault(step.id, 2, f"the term {term!r} was new before")
            taught.add(step.rule)
            terms.update(step.terms)
        if other == page:
            return


def _doing(page: Page) -> Iterator[Fault]:
    lesson = page.lesson
    share = sum(map(is_doing, lesson.steps)) / len(lesson.steps)
    if share < LEAST_DOING:
        yield Fault(page.id, 3, f"{share:.0%} of the steps are something to do; at least {LEAST_DOING:.0%}")
    row = 0
    for step in lesson.steps:
        row = 0 if is_doing(step) else row + 1
        if row > MOST_SHOWN_IN_A_ROW:
            yield Fault(step.id, 3, f"{row} steps without anything to do in a row")


def _goals(page: Page) -> Iterator[Fault]:
    book = kit_of(page.lesson.game).game.rulebook()
    for place, step in enumerate(page.lesson.steps):
        if step.rule not in book:
            yield Fault(step.id, 4, f"{step.rule} is no rule")
        for seed in range(6 if getattr(step, "generator", None) else 1):
            attempt = Run(page, seed).begin(place)
            if attempt.done:
                yield Fault(step.id, 4, f"the goal holds at the start (seed {seed})")


def _procedures(page: Page) -> Iterator[Fault]:
    steps = page.lesson.steps
    for place, step in enumerate(steps):
        if not isinstance(step, ShowStep):
            continue
        following = steps[place + 1 : place + 3]
        if len(following) < 2 or any(other.rule != step.rule or not is_doing(other) for other in following):
            yield Fault(
                step.id, 5, "a worked example is followed by one with the last step open, then by the goal alone"
            )
            continue
        last, alone = (len(solve(Run(page).begin(place + offset))) for offset in (1, 2))
        if last >= alone:
            yield Fault(step.id, 5, f"the step with its end open takes {last} moves, the whole one {alone}")


def _questions(page: Page) -> Iterator[Fault]:
    lesson = page.lesson
    steps = lesson.steps
    if len(lesson.questions) < LEAST_QUESTIONS or [steps[place] for place in lesson.questions] != list(
        steps[-len(lesson.questions) :]
    ):
        yield Fault(page.id, 6, f"it ends with {LEAST_QUESTIONS} or more questions")
    course = course_of(page)
    before = [other for other in course if other.id == lesson.after]
    if course[0] != page and not before:
        yield Fault(page.id, 6, "it opens with a question from an earlier lesson")
    if before:
        theirs = {getattr(step, "generator", None) for step in before[0].lesson.steps} - {None}
        if steps[0].part != "review" or getattr(steps[0], "generator", None) not in theirs:
            yield Fault(steps[0].id, 6, f"it opens with a question of {lesson.after}")
    for step in steps:
        if step.part == "teach":
            continue
        generator = getattr(step, "generator", None)
        if generator is None:
            yield Fault(step.id, 6, "a question is asked on a generated position")
        elif len({kit_of(lesson.game).make(generator, Random(seed)).key for seed in range(24)}) < 24:
            yield Fault(step.id, 6, f"{generator} makes the same position for different seeds")
        for language in LANGUAGES:
            own = read_messages(page.package, language)
            if any(names_a_rule(own.get(f"{step.id}{end}", "")) for end in ("", "-goal", "-look")):
                yield Fault(step.id, 6, "a question does not name its rule")


def fired_rules(page: Page) -> set[str]:
    """The rules that the engine fires in this lesson: by events, by what it refuses, and by hands it explains."""
    fired: set[str] = set()
    for place in range(len(page.lesson.steps)):
        attempt = Run(page).begin(place)
        for command in ["", *solve(Run(page).begin(place))]:
            if command:
                fired.add(attempt.do(command).rule)
            if isinstance(attempt, TableAttempt):
                fired |= {event.rule for event in attempt.moment.events}
                whys = [attempt.state.check(click, attempt.seat) for click in attempt.can()]
                fired |= {why.rule for why in whys if why is not None}
    return fired


def _which_rule(page: Page) -> Iterator[Fault]:
    asked = [
        (place, step) for place, step in enumerate(page.lesson.steps) if isinstance(step, ChooseStep) and step.asks_rule
    ]
    if not asked:
        yield Fault(page.id, 7, "it never asks which rule decides")
    fired = fired_rules(page) if asked else set()
    for place, step in asked:
        solution = solve(Run(page).begin(place))
        if solution != [f"answer {step.rule}"]:
            yield Fault(step.id, 7, f"the engine says {solution}, the step {step.rule}")
        for rule in step.rules:
            if rule not in fired:
                yield Fault(step.id, 7, f"{rule} never fires in this lesson")


def _length(page: Page) -> Iterator[Fault]:
    minutes = figures(page).minutes
    if not 3 <= minutes <= 7:
        yield Fault(page.id, 8, f"about {minutes} minutes; 3 to 7 are meant")
    if abs(minutes - page.lesson.minutes) > 1:
        yield Fault(page.id, 8, f"about {minutes} minutes, but it says {page.lesson.minutes}")


def _languages(page: Page) -> Iterator[Fault]:
    told = {language: read_messages(page.package, language) for language in LANGUAGES}
    needed = {f"{step.id}-{end}" if end else step.id for step in page.lesson.steps for end in suffixes(step)}
    needed -= _never_said(page)
    answers = {f"{step.id}-{key}" for step in page.lesson.steps if isinstance(step, ChooseStep) for key in step.answers}
    needed |= {f"term-{term}" for step in page.lesson.steps for term in step.terms}
    yield from word_faults(told, needed, answers)


def _never_said(page: Page) -> set[str]:
    """What a question would say to a wrong answer, of the answer that is right."""
    run = Run(page)
    found = set()
    for place, step in enumerate(page.lesson.steps):
        if isinstance(step, ChooseStep) and step.answers:
            attempt = run.begin(place)
            assert isinstance(attempt, ChooseAttempt)
            found.add(f"{step.id}-not-{attempt.right}")
    return found


def word_faults(
    told: Mapping[str, dict[str, str]], needed: Set[str], answers: Set[str] = frozenset()
) -> Iterator[Fault]:
    """Messages, by language, that are missing, unused, judging, no whole sentences, or not the same in both.

    Those that are ``answers`` to pick from need not be whole sentences.
    """
    for language, messages in told.items():
        for missing in sorted(needed - messages.keys()):
            yield Fault(missing, 10, f"no text in {language}")
        for extra in sorted(messages.keys() - needed):
            yield Fault(extra, 10, f"a text in {language} that no step uses")
        for name, text in messages.items():
            yield from text_faults(name, text, language, whole=name not in answers)
    yield from same_slots(told["en"], told["hu"])


def text_faults(name: str, text: str, language: str, *, whole: bool = True) -> Iterator[Fault]:
    """A text that judges, or that is no whole sentence though it should be ``whole``."""
    for word in judging_words(text, language):
        yield Fault(name, 4, f"{word!r} in {language} judges a person")
    if whole and not name.startswith("term-") and not text.rstrip().endswith(_SENTENCE_END):
        yield Fault(name, 10, f"no whole sentence in {language}: {text[-30:]!r}")


def same_slots(english: dict[str, str], hungarian: dict[str, str]) -> Iterator[Fault]:
    """Messages that have other slots in the other language, or are missing in it."""
    for name in sorted(english.keys() | hungarian.keys()):
        slots = [set(_SLOT.findall(messages.get(name, ""))) for messages in (english, hungarian)]
        if name not in english or name not in hungarian or slots[0] != slots[1]:
            yield Fault(name, 10, f"not the same in both languages: {slots}")


# --- which rules are taught and asked: line 8 ---


def coverage(pages: Sequence[Page]) -> dict[str, tuple[list[str], list[str]]]:
    """For every rule of a step: the lessons that teach it, and those that ask it in a question."""
    table: dict[str, tuple[list[str], list[str]]] = {}
    for page in pages:
        for step in page.lesson.steps:
            taught, asked = table.setdefault(step.rule, ([], []))
            (taught if step.part == "teach" else asked).append(page.id)
    return {rule: (list(dict.fromkeys(taught)), list(dict.fromkeys(asked))) for rule, (taught, asked) in table.items()}
