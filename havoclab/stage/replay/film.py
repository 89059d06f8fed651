"""A whole line as a film: every moment's blocks and the list of moves, for a host that makes a file of it.

It is made with one viewer's eyes. What those do not see is nowhere in it: neither a hidden card nor the record.
"""

from __future__ import annotations

from dataclasses import dataclass

from havoclab.core.replay import Replay
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.view import View
from havoclab.core.words import Words
from havoclab.stage.notes import note_of
from havoclab.stage.replay.book import Book
from havoclab.stage.replay.looking_ahead import moments_from
from havoclab.stage.replay.parts import say_viewer, transport
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.replay.watching import ALL, Viewer, Watching
from havoclab.stage.scene import (
    Block,
    Button,
    FormField,
    Log,
    LogLine,
    Prompt,
    Reply,
    RulesPanel,
    Scene,
    Text,
)


@dataclass(frozen=True, slots=True)
class Film:
    """A line to be watched without us.

    Attributes:
        game: the game's name: its drawings are needed.
        scene: what is the same at every moment; its log holds the whole list of moves.
        moments: what is shown at each moment beside that.
        happened: how many lines of the log have happened at each moment.
        untold: of lines that tell what these eyes are to keep in mind, so much as everybody has in mind anyway.
        keeps: at which moments that is so, and ``untold`` is read instead: what a pile covers is not told either.
        begins: the moment to begin with.
        hides: whether what comes later is hidden at first.
        after_ms: how long a moment is looked at while the film plays.
        pause: the label of the play button while it plays.
        about: what this is, in a few sentences.
    """

    game: str
    scene: Scene
    moments: tuple[tuple[Block, ...], ...]
    happened: tuple[int, ...]
    untold: tuple[str, ...]
    keeps: tuple[bool, ...]
    begins: int
    hides: bool
    after_ms: int
    pause: str
    about: tuple[str, ...]


def make_film(book: Book, watching: Watching, rulebook: RuleBook, words: dict[str, str], say: Words) -> Film:
    """The line that is shown, as a film.

    Args:
        book: the game; its line and moment are left as they are.
        watching: whose eyes, and how it plays.
        rulebook: the rules, of which those that are cited come along.
        words: what the renderer says by itself.
        say: the reader's words.
    """
    replay = book.replay
    onlooking = Onlooking(replay.record, say)
    eyes = onlooking.eyes(replay.state)
    viewer = watching.viewer
    from_start = Replay(replay.record, type(replay.state))
    from_start.go(0)
    moments, happened, kept = [], [0], []
    lines: list[LogLine] = []
    cited: set[str] = set()
    for number, (move, events) in enumerate(zip(replay.moves, replay.events, strict=True), 1):
        lines += onlooking.lines([(number, move, events)], viewer, eyes)
        happened.append(len(lines))
    for at, state in moments_from(from_start):
        kept.append(onlooking.to_remember(state) if viewer != ALL else frozenset())
        blocks = onlooking.table(state, viewer, trying=False)
        if at:
            blocks += last_move(onlooking, replay, at, state, viewer, eyes, rulebook)
        blocks += onlooking.ending(state)
        cited |= {block.rule.id for block in blocks if isinstance(block, Prompt) and block.rule is not None}
        moments.append(tuple(blocks))
    cited |= {line.rule for line in lines if line.rule}
    numbered = [(number, *done) for number, done in enumerate(zip(replay.moves, replay.events, strict=True), 1)]
    untold = onlooking.lines(numbered, viewer, eyes, frozenset[str]().union(*kept)) if any(kept) else []
    names = replay.record.seats
    about = (
        say("replay-film-about", players=", ".join(names)),
        say("replay-film-eyes", viewer=say_viewer(viewer, names, say)),
        say("start-rights"),
    )
    hide = Button(
        id="hide",
        label=say("replay-hide-future"),
        intent={"do": "hide"},
        pressed=watching.hide_future,
        symbol="eye",
    )
    scene = Scene(
        layout="table",
        language=say.language,  # type: ignore[arg-type]  # one of the literals
        title=say("replay-film-title", players=", ".join(names)),
        words=words,
        calm=watching.calm,
        blocks=[
            *transport(0, len(replay.moves), say, playing=False, jumps=[hide]),
            Log(title=say("replay-moves-title"), lines=lines, empty=say("log-empty")),
            _cited(rulebook, cited, say),
            Text(area="bottom", id="about", paragraphs=list(about), tone="aside"),
        ],
    )
    return Film(
        game=replay.record.game,
        scene=scene,
        moments=tuple(moments),
        happened=tuple(happened),
        untold=tuple(
            kept_back.text if kept_back.text != line.text else ""
            for line, kept_back in zip(lines, untold, strict=bool(untold))
        ),
        keeps=tuple(map(bool, kept)),
        begins=replay.at,
        hides=watching.hide_future,
        after_ms=watching.after_ms,
        pause=say("replay-pause"),
        about=about,
    )


def last_move(
    onlooking: Onlooking,
    replay: Replay,
    at: int,
    state: State,
    viewer: Viewer,
    eyes: dict[int | None, View],
    rulebook: RuleBook,
) -> list[Block]:
    """What the move caused that led to this moment (whose state this is), with its rule, and what was said about it."""
    move, events = replay.moves[at - 1], replay.events[at - 1]
    rule = note_of(rulebook[events[0].rule], onlooking.say) if events else None
    seen, shown = onlooking.happened_at_once(events, state, viewer)
    untold = [event for event in events if event not in seen] or events
    blocks: list[Block] = [Reply(id="told", text=onlooking.told(move, untold, viewer, eyes), rule=rule, serial=at)]
    if move.comment:
        blocks.append(Text(area="prompt", id="comment", paragraphs=[move.comment], tone="aside"))
    return [*blocks, *shown]


def _cited(rulebook: RuleBook, cited: set[str], say: Words) -> RulesPanel:
    """The rules that the film cites, in the order of the book."""
    search = FormField(id="rules-search", label=say("rules-search"), kind="search", intent={"do": "search-rules"})
    notes = [note_of(rule, say).model_copy(update={"intent": None}) for rule in rulebook if rule.id in cited]
    return RulesPanel(title=say("rules-title"), search=search, rules=notes)
