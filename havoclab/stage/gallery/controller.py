"""The gallery: doors to all cases; behind each a table, a question, and what the rules say."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from havoclab.core.fault import tell_fault
from havoclab.core.gallery import Case
from havoclab.core.link import BadLink, pack, unpack
from havoclab.core.record import Record
from havoclab.core.rules import RuleBook
from havoclab.core.state import State
from havoclab.core.words import LANGUAGES, Words, words
from havoclab.games import load
from havoclab.lessons.catalogue import read_catalogue
from havoclab.stage.controller import PageController
from havoclab.stage.doors import position_of
from havoclab.stage.gallery.games import cases_of, packages_of
from havoclab.stage.gallery.verdict import Verdict, headlines, lines
from havoclab.stage.notes import note_of
from havoclab.stage.replay.picture import Onlooking
from havoclab.stage.replay.watching import ALL
from havoclab.stage.scene import (
    Block,
    Button,
    Buttons,
    Intent,
    LinkCard,
    Links,
    Log,
    Reply,
    RulesPanel,
    Scene,
    Text,
)
from havoclab.stage.sitting import HUMAN

#: The start page and the sandbox, seen from here.
HOME: Final = "../index.ipynb"


class GalleryController(PageController):
    """The page of edge cases.

    Args:
        game: name of the game.
        language: "en" or "hu"; None: as the token says, else English.
        token: a moment to go on from, as an earlier scene's ``token`` gave it; a bad one is named as such.
        asked: the address's parameters: ``case`` opens one case by its id.

    >>> page = GalleryController(asked={"case": cases_of("havoc")[0].id})
    >>> [block.id for block in page.scene().blocks if block.type == "buttons"]
    ['tools', 'verdict', 'more']
    """

    def __init__(
        self,
        game: str = "havoc",
        language: str | None = None,
        token: str | None = None,
        asked: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(game, language or "en")
        self._case: Case | None = None
        self._done = False
        """What was tried is done: the verdict shows, and the table as it is then."""
        self._onlooking: Onlooking | None = None
        wanted = (asked or {}).get("case", "")
        try:
            if token:
                self._read_token(token, keep=language is not None)
            elif wanted:
                self._open(wanted)
        except ValueError as fault:
            self.answer("info", self.say("link-not-opened", why=tell_fault(fault, self.language)))

    # --- coming and going ---

    @property
    def token(self) -> str:
        """This moment packed for the address bar."""
        return pack("g", [self.language, self._case.id if self._case is not None else "", self._done])

    def _read_token(self, token: str, *, keep: bool) -> None:
        kind, data = unpack(token)
        if kind != "g" or not isinstance(data, list) or len(data) != 3 or not isinstance(data[1], str):
            raise BadLink("link", "link-other-content")
        if data[0] in LANGUAGES and not keep:
            self.language = data[0]
        if data[1]:
            self._open(data[1])
            self._done = data[2] is True

    def _open(self, name: str) -> None:
        found = [case for case in cases_of(self.game) if case.id == name]
        if not found:
            raise ValueError(self.say("gallery-no-case", name=name[:40]))
        self._case, self._done, self._onlooking = found[0], False, None
        self._query, self._focus = "", found[0].rules[0]

    # --- what every page asks ---

    @property
    def say(self) -> Words:
        """The words of the game, of the stage and of this page."""
        return words(self.language, *packages_of(self.game))

    @property
    def book(self) -> RuleBook:
        """The game's rules."""
        return load(self.game).rulebook()

    @property
    def names(self) -> tuple[str, ...]:
        """The players at the table of the open case."""
        seats = self._case.state.seats if self._case is not None else 0
        return tuple(self.say(f"usual-name-{seat + 1}") for seat in range(seats))

    def language_changed(self) -> None:
        """The picture speaks; make it anew."""
        self._onlooking = None

    def do(self, intent: Intent) -> None:
        """Open a case, show what happens, look at the table before it again, go back to all cases.

        Raises:
            ValueError: if there is no such case, or nothing of the kind can be done here.
        """
        what = intent.get("do")
        if what == "open":
            self._open(str(intent.get("case")))
        elif what == "all":
            self._case = None
        elif what in ("show", "before") and self._case is not None:
            self._done = what == "show"
        else:
            raise ValueError(f"do: {str(what)[:24]!r} can't be done in the gallery")

    # --- scenes ---

    def draw(self) -> Scene:
        """All cases, or the one that is open."""
        return self._all_cases() if self._case is None else self._one_case(self._case)

    def _all_cases(self) -> Scene:
        say = self.say
        blocks: list[Block] = [
            self._tools(),
            Text(area="main", id="lead", paragraphs=[say("gallery-lead", count=len(cases_of(self.game)))]),
            *self.replies(),
        ]
        titles = {section.id: section.title[self.language] for section in self.book.sections}
        for section, cases in groupby(cases_of(self.game), key=lambda case: self.book[case.rules[0]].section):
            blocks.append(
                Links(
                    id=f"cases-{section.lower()}",
                    title=say("gallery-chapter", number=section, title=titles[section]),
                    cards=[self._door(case) for case in cases],
                )
            )
        return Scene(layout="page", title=say("gallery-title"), blocks=blocks, token=self.token, address={"case": ""})

    def _door(self, case: Case) -> LinkCard:
        say = self.say
        return LinkCard(
            title=say(f"case-{case.id}"),
            text=say(f"case-{case.id}-question"),
            intent={"do": "open", "case": case.id},
            note=say("gallery-rules", first=case.rules[0], second=case.rules[1]),
        )

    def _one_case(self, case: Case) -> Scene:
        say, state = self.say, case.state
        verdict = Verdict.of(case) if self._done else None
        onlooking = self._picture(state)
        shown = verdict.after if verdict is not None else state
        action = onlooking.picture.say_action(state.read_action(case.action))
        table = onlooking.table(shown, ALL, trying=False)
        if verdict is not None:  # whose choice it is now is not the question any more
            table = [block for block in table if block.type != "prompt"]
        blocks: list[Block] = [
            self._tools(),
            Text(area="prompt", id="question", paragraphs=[say(f"case-{case.id}-question")], tone="goal"),
            *table,
            *(self._asking(action) if verdict is None else self._answering(verdict, action)),
            *self.replies(),
            self._more(case),
            self.rules(),
        ]
        return Scene(
            layout="table", title=say(f"case-{case.id}"), blocks=blocks, token=self.token, address={"case": case.id}
        )

    def _picture(self, state: State) -> Onlooking:
        if self._onlooking is None:
            self._onlooking = Onlooking(Record.of(state, self.names, (HUMAN,) * state.seats), self.say)
        return self._onlooking

    def _asking(self, action: str) -> list[Block]:
        label = self.say("gallery-show", action=action)
        show = Button(id="show", label=label, intent={"do": "show"}, key="e", primary=True)
        return [Buttons(area="prompt", id="verdict", buttons=[show])]

    def _answering(self, verdict: Verdict, action: str) -> list[Block]:
        """The answer in short, the table before, and beside the table everything line by line."""
        say, case, refusal = self.say, verdict.case, verdict.refusal
        onlooking = self._picture(case.state)
        reply = Reply(id="answer", text=headlines(verdict, onlooking), serial=1)
        if refusal is not None:
            text, note = refusal.text(self.language, self.names), note_of(self.book[refusal.rule], say)
            search = load(self.game).way_out
            way = search(case.state, case.state.read_action(case.action), case.seat) if search is not None else None
            told = way.text(self.language, self.names) if way is not None else ""
            reply = Reply(tone="refused", id="answer", text=text, rule=note, way=told, serial=1)
        before = Button(id="before", label=say("gallery-before"), intent={"do": "before"}, key="e", symbol="undo")
        title = say("gallery-happens", name=self.names[case.who], action=action)
        return [
            reply,
            Buttons(area="prompt", id="verdict", buttons=[before]),
            Log(id="happens", title=title, lines=lines(verdict, onlooking, self.book, say), follow=False),
        ]

    def rules(self) -> RulesPanel:
        """The two rules that meet, until something else is looked up."""
        panel = super().rules()
        if self._case is None or self._query or self._focus not in self._case.rules:
            return panel
        notes = [note_of(self.book[rule], self.say).model_copy(update={"intent": None}) for rule in self._case.rules]
        return panel.model_copy(update={"rules": notes, "note": self.say("gallery-two-rules")})

    def _more(self, case: Case) -> Buttons:
        """The rules that meet, the sandbox, and the link to this case."""
        say = self.say
        buttons = [
            Button(
                id=f"rule-{number}",
                label=say("gallery-rule", number=rule, title=self.book[rule].title[self.language]),
                intent={"do": "rule", "rule": rule},
                symbol="book",
            )
            for number, rule in enumerate(case.rules, 1)
        ]
        if read_catalogue().course(self.game).first("sandbox") is not None:
            sandbox = position_of(self.game, case.position, self.language)
            buttons.append(Button(id="sandbox", label=say("gallery-sandbox"), href=sandbox, symbol="gear"))
        return Buttons(
            area="bottom",
            id="more",
            buttons=[
                *buttons,
                Button(id="copy", label=say("gallery-copy"), copy_link=f"?case={case.id}", symbol="link"),
            ],
        )

    def _tools(self) -> Buttons:
        say, cases = self.say, cases_of(self.game)
        buttons = [Button(id="home", label=say("tool-home"), href=f"{HOME}?lang={self.language}", symbol="home")]
        if self._case is not None:
            at = cases.index(self._case)
            buttons.append(Button(id="all", label=say("gallery-all"), intent={"do": "all"}, key="b", symbol="cards"))
            for name, near, symbol in (("previous", at - 1, "back"), ("next", at + 1, "forward")):
                if 0 <= near < len(cases):
                    intent = {"do": "open", "case": cases[near].id}
                    label = say(f"gallery-{name}")
                    buttons.append(Button(id=name, label=label, intent=intent, key=name[0], symbol=symbol))
        return Buttons(area="top", id="tools", buttons=[*buttons, self.language_button()])
