"""What the sandbox opens and saves: links, files and texts with a position or a game, sound or not."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

from havoclab.core.fault import Fault
from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.problem import Problem
from havoclab.core.record import HEADLINE, Record
from havoclab.core.words import LANGUAGES
from havoclab.games import games, load
from havoclab.stage.another_game import AnotherGame
from havoclab.stage.kits import kit_of
from havoclab.stage.live import phase_of
from havoclab.stage.sandbox.games import sandbox_of
from havoclab.stage.sandbox.mending import Draft
from havoclab.stage.settings import Settings, pack_settings, read_settings
from havoclab.stage.sitting import Sitting

#: Longest text that is looked at for a link.
MOST_FOR_A_LINK: Final = 20_000

_SPACE: Final = re.compile(r"\s+")


class Unreadable(Fault):
    """A text that is nothing that opens here."""

    packages = ("havoclab.core", "havoclab.stage.sandbox")


class Opened(NamedTuple):
    """What was opened: a position to set up, or a game under way.

    Attributes:
        choices: who sits there, and the options.
        draft: the position; of a game, the one at its moment.
        sitting: the game, if one is under way.
        settings: how it is watched, if that came along.
        language: the reader's language, if that came along.
        unread: what could not be read.
    """

    choices: Any
    draft: Draft
    sitting: Sitting | None = None
    settings: Settings | None = None
    language: str = ""
    unread: tuple[Problem, ...] = ()


# --- writing ---


def pack_draft(game: str, language: str, choices: Any, draft: Draft) -> str:
    """A position being set up as a link's text, sound or not.

    Raises:
        ValueError: if it is too long.
    """
    return pack("x", [language, _write_choices(choices), draft.state.to_json(), game])


def pack_game(language: str, choices: Any, sitting: Sitting, settings: Settings) -> str:
    """A game in the sandbox, at its moment, as a link's text.

    Raises:
        ValueError: if it is too long.
    """
    replay = sitting.replay
    data = [
        language,
        _write_choices(choices),
        replay.record.packed(),
        replay.at,
        pack_settings(settings),
        sitting.alone,
    ]
    return pack("y", data)


def pack_moment(language: str, sitting: Sitting) -> str:
    """The moment of a game on another page as a link's text for the sandbox, with the names and who plays what.

    Raises:
        ValueError: if it is too long.
    """
    record = sitting.replay.record
    draft = sandbox_of(record.game).draft(sitting.replay.state.copy())
    return pack_draft(record.game, language, _Opening(record.game).choices_of(record, draft), draft)


def _write_choices(choices: Any) -> dict[str, Any]:
    packed: dict[str, Any] = choices.model_dump(mode="json", exclude_defaults=True)
    return packed


# --- reading ---


def open_text(game: str, text: str) -> Opened:
    """Open what was pasted or read from a file: a record, the JSON form of a position, or a link.

    Raises:
        ValueError: if it is none of these, of another game, or damaged; it says what is wrong.
    """
    opening = _Opening(game)
    stripped = text.removeprefix("\ufeff").strip()
    if stripped.startswith(HEADLINE.split(" ")[0] + " "):
        return opening.record(Record.from_text(stripped + "\n"))
    if stripped.startswith("{"):
        try:
            data = json.loads(stripped)
        except (ValueError, RecursionError):
            raise Unreadable("text", "text-not-json") from None
        return opening.position(data)
    if len(stripped) > MOST_FOR_A_LINK or not stripped:
        raise Unreadable("text", "text-unknown", {"headline": HEADLINE})
    return open_token(game, _token_in(stripped))


def link_of(text: str) -> str:
    """What was pasted or read from a file, as a link's text; empty where it has none, or is too long for one."""
    stripped = text.removeprefix("\ufeff").strip()
    if stripped.startswith("{"):
        return ""
    if not stripped.startswith(HEADLINE.split(" ")[0] + " "):
        return _token_in(stripped)
    try:
        return Record.from_text(stripped + "\n").to_link()
    except ValueError:
        return ""


def _token_in(text: str) -> str:
    """The token of a whole address, also where the address holds another one (as Binder's do), or the text itself."""
    text = _SPACE.sub("", text)
    for _ in range(3):
        query = parse_qs(urlsplit(text).query, max_num_fields=50) if "?" in text else {}
        if "s" in query:
            return query["s"][0]
        if "urlpath" not in query:
            return text
        text = query["urlpath"][0]
    return text


def open_token(game: str, token: str) -> Opened:
    """Open a link's text: a position, a record, or what the sandbox or the table keeps in its address.

    Raises:
        ValueError: if it is damaged or holds something else; it says what is wrong.
    """
    return _Opening(game).token(token)


def _language(given: object) -> str:
    return given if isinstance(given, str) and given in LANGUAGES else ""


class _Opening:
    """Opens what is of one game."""

    def __init__(self, game: str) -> None:
        self._game, self._own = game, sandbox_of(game)

    def token(self, token: str) -> Opened:
        kind, data = unpack(token)
        if kind == "p":
            return self._named(*data) if isinstance(data, list) and len(data) == 2 else self.position(data)
        if kind == "r":
            return self.record(Record.from_packed(data))
        if kind == "x" and isinstance(data, list) and len(data) in (3, 4):  # older ones do not name their game
            opened = self._named(data[3] if data[3:] else None, data[2], data[1])
            return opened._replace(language=_language(data[0]))
        if kind == "y" and isinstance(data, list) and len(data) == 6:
            sitting = self._sitting(Record.from_packed(data[2]), alone=data[5] is True)
            choices = self._own.read_choices(data[1])
            sitting.go(data[3])
            opened = self._at_its_moment(sitting, choices)
            return opened._replace(settings=read_settings(data[4]), language=_language(data[0]))
        if kind == "t" and isinstance(data, list) and len(data) >= 3:  # of the table only its moment is wanted
            sitting = self._sitting(Record.from_packed(data[1]), alone=True)
            sitting.go(data[2])
            opened = self._at_its_moment(sitting, None)
            return opened._replace(sitting=None, language=_language(data[0]))
        raise BadLink("link", "link-other-content")

    def _sitting(self, record: Record, *, alone: bool) -> Sitting:
        if record.game != self._game:
            raise AnotherGame(record.game)
        return Sitting(record, alone=alone)

    def _named(self, game: object, data: object, choices: object = None) -> Opened:
        """A position with the name of its game, if it has one, and perhaps with who sits there."""
        if game is not None and game != self._game:
            raise AnotherGame(str(game))
        return self.position(data, self._own.read_choices(choices) if choices is not None else None)

    def _is_of(self, game: str, data: object) -> bool:
        """Whether a position that does not name its game has the fields of this one."""
        draft, wrong = sandbox_of(game).read_loosely(data)
        return draft is not None and all(problem.message != "wrong-unknown-field" for problem in wrong)

    def position(self, data: object, choices: Any = None) -> Opened:
        """A position, with what could not be read of it."""
        draft, wrong = self._own.read_loosely(data)
        if draft is None:
            raise Unreadable("text", "text-no-position", {"why": wrong[0]})
        if not self._is_of(self._game, data):
            for game in games():
                if kit_of(game).sandbox and self._is_of(game, data):
                    raise AnotherGame(game)
        problems = load(self._game).problems
        still = problems(draft.state) if problems is not None else ()
        unread = tuple(problem for problem in wrong if problem not in still)
        fitting = self._own.fit(choices or self._own.fresh_choices(), draft)
        return Opened(fitting, draft, unread=unread)

    def record(self, record: Record) -> Opened:
        """A record with moves is a game; one without is a position that was saved, sound or not."""
        if record.game != self._game:
            raise AnotherGame(record.game)
        if record.moves:
            return self._at_its_moment(self._sitting(record, alone=True), None)
        opened = self.position(record.start)
        return opened._replace(choices=self.choices_of(record, opened.draft))

    def _at_its_moment(self, sitting: Sitting, choices: Any) -> Opened:
        draft = self._own.draft(sitting.replay.state.copy())
        fitting = (
            self._own.fit(choices, draft) if choices is not None else self.choices_of(sitting.replay.record, draft)
        )
        return Opened(fitting, draft, sitting if self._can_go_on(sitting) else None)

    def _can_go_on(self, sitting: Sitting) -> bool:
        """Several people at one screen can't share a deal that runs on: of such a game the moment alone is opened."""
        clock = kit_of(self._game).live and phase_of(self._game).has_clock(sitting.replay.state)
        return len(sitting.people) < 2 or not clock

    def choices_of(self, record: Record, draft: Draft) -> Any:
        """Who sits at the table of a record."""
        choices = self._own.fresh_choices()
        seats, players = list(record.seats)[: len(choices.names)], list(record.players)[: len(choices.kinds)]
        choices.names = [*seats, *choices.names[len(seats) :]]
        choices.kinds = [*players, *choices.kinds[len(players) :]]
        return self._own.fit(choices, draft)
