"""What the sandbox opens and saves: links, files and texts with a position or a game, sound or not."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import HEADLINE, BadRecord, Record
from havoclab.core.words import LANGUAGES
from havoclab.games import load
from havoclab.havoc import State
from havoclab.havoc.files import read_loosely
from havoclab.havoc.problem import Problem
from havoclab.havoc.soundness import problems
from havoclab.stage.sandbox.draft import Draft, as_state
from havoclab.stage.settings import Settings, pack_settings, read_settings
from havoclab.stage.setup import Choices, Setup
from havoclab.stage.sitting import HUMAN, Sitting

#: Longest text that is looked at for a link.
MOST_FOR_A_LINK: Final = 20_000

_SPACE: Final = re.compile(r"\s+")


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

    choices: Choices
    draft: Draft
    sitting: Sitting | None = None
    settings: Settings | None = None
    language: str = ""
    unread: tuple[Problem, ...] = ()


def fresh_choices() -> Choices:
    """Who sits at a new sandbox: people in every seat, all of them the reader."""
    return Choices(kinds=[HUMAN] * 6)


# --- writing ---


def pack_draft(language: str, choices: Choices, draft: Draft) -> str:
    """A position being set up as a link's text, sound or not.

    Raises:
        ValueError: if it is too long.
    """
    return pack("x", [language, _write_choices(choices), draft.state.to_json()])


def pack_game(language: str, choices: Choices, sitting: Sitting, settings: Settings) -> str:
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
    record, state = sitting.replay.record, sitting.replay.state
    assert isinstance(state, State)
    return pack_draft(language, _choices_of(record, Draft(state)), Draft(state))


def _write_choices(choices: Choices) -> dict[str, Any]:
    return choices.model_dump(mode="json", exclude_defaults=True)


# --- reading ---


def open_text(text: str) -> Opened:
    """Open what was pasted or read from a file: a record, the JSON form of a position, or a link.

    Raises:
        ValueError: if it is none of these, or damaged; it says what is wrong.
    """
    stripped = text.removeprefix("\ufeff").strip()
    if stripped.startswith(HEADLINE.split(" ")[0] + " "):
        return _open_record(Record.from_text(stripped + "\n"))
    if stripped.startswith("{"):
        try:
            data = json.loads(stripped)
        except (ValueError, RecursionError):
            raise ValueError("text: it begins like JSON, but it is not readable as such") from None
        return _open_position(data)
    if len(stripped) > MOST_FOR_A_LINK or not stripped:
        raise ValueError(f"text: it is none; allowed are a record (beginning with {HEADLINE!r}), a position, or a link")
    return open_token(_token_in(stripped))


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


def open_token(token: str) -> Opened:
    """Open a link's text: a position, a record, or what the sandbox or the table keeps in its address.

    Raises:
        ValueError: if it is damaged or holds something else; it says what is wrong.
    """
    kind, data = unpack(token)
    if kind == "p":
        return _open_position(data)
    if kind == "r":
        return _open_record(Record.from_packed(data))
    if kind == "x" and isinstance(data, list) and len(data) == 3:
        opened = _open_position(data[2], Choices.read(data[1]))
        return opened._replace(language=_language(data[0]))
    if kind == "y" and isinstance(data, list) and len(data) == 6:
        record, choices = Record.from_packed(data[2]), Choices.read(data[1])
        sitting = _sitting(record, alone=data[5] is True)
        sitting.go(data[3])
        opened = _at_its_moment(sitting, choices)
        return opened._replace(settings=read_settings(data[4]), language=_language(data[0]))
    if kind == "t" and isinstance(data, list) and len(data) >= 3:  # what the table keeps: only its moment is wanted
        sitting = _sitting(Record.from_packed(data[1]), alone=True)
        sitting.go(data[2])
        return _at_its_moment(sitting, None)._replace(sitting=None, language=_language(data[0]))
    raise BadLink("link: it holds no position and no game of Havoc")


def _language(given: object) -> str:
    return given if isinstance(given, str) and given in LANGUAGES else ""


def _sitting(record: Record, *, alone: bool) -> Sitting:
    if record.game != State.game:
        raise BadLink(f"link: it holds a game of {record.game}, not of {State.game}")
    return Sitting(record, alone=alone)


def _open_position(data: object, choices: Choices | None = None) -> Opened:
    position, wrong = read_loosely(data)
    if position is None:
        raise ValueError(" ".join(problem.text() for problem in wrong))
    draft = Draft(as_state(position))
    draft.shape()
    still = problems(draft.state)
    unread = tuple(problem for problem in wrong if problem not in still)
    return Opened(_fit(choices or fresh_choices(), draft), draft, unread=unread)


def _open_record(record: Record) -> Opened:
    """A record with moves is a game; one without is a position that was saved, sound or not."""
    if record.game != State.game:
        raise BadRecord(f"record.game: {record.game!r} is given; {State.game!r} is needed")
    if record.moves:
        sitting = _sitting(record, alone=True)
        return _at_its_moment(sitting, None)
    opened = _open_position(record.start)
    return opened._replace(choices=_choices_of(record, opened.draft))


def _at_its_moment(sitting: Sitting, choices: Choices | None) -> Opened:
    state = sitting.replay.state
    assert isinstance(state, State)
    draft = Draft(state.copy())
    fitting = _fit(choices, draft) if choices is not None else _choices_of(sitting.replay.record, draft)
    return Opened(fitting, draft, sitting)


def _choices_of(record: Record, draft: Draft) -> Choices:
    """Who sits at the table of a record."""
    choices = fresh_choices()
    seats, players = list(record.seats)[:6], list(record.players)[:6]
    choices.names = [*seats, *choices.names[len(seats) :]]
    choices.kinds = [*players, *choices.kinds[len(players) :]]
    return _fit(choices, draft)


def _fit(choices: Choices, draft: Draft) -> Choices:
    """The same people with the options of the position; whom nobody knows is played by a person."""
    known = (HUMAN, *load(State.game).bots)
    setup = Setup(choices)
    choices.kinds = [kind if kind in known else HUMAN for kind in choices.kinds]
    setup.take_options(draft.options)
    return setup.choices
