"""The slow-motion table: open a deal, walk through it, be asked about it, look back on its claims and one's memory."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from random import Random
from typing import Final

from pydantic import ValidationError

from havoclab.core.fault import tell_fault
from havoclab.core.link import unpack
from havoclab.core.record import say_fault
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.lab.recall.deals import Deal
from havoclab.lab.recall.fresh import fresh_deal
from havoclab.lab.recall.heat import HEATS
from havoclab.lab.recall.memory import Memory, UnreadableMemory
from havoclab.lab.recall.questions import Level
from havoclab.stage.memory_table.kept import KIND, MOST_SEEDS, WAYS, Kept, KeptQuiz
from havoclab.stage.memory_table.quiz import Quiz
from havoclab.stage.memory_table.screen import MemoryTableScreen, begun_deals
from havoclab.stage.replay.book import Book
from havoclab.stage.replay.tokens import read_token, token_in
from havoclab.stage.scene import Intent

#: Who lays the recruit and desertion cards of a fresh deal: bots that claim early, and some that claim late.
BOTS: Final = ("sensible", "hasty", "novice")
#: Numbers of deals are below this.
MOST_DEALS: Final = 10**9


class MemoryTableController(MemoryTableScreen):
    """The page of the slow-motion table.

    Args:
        language: "en" or "hu"; None: as the token says, else English.
        token: a moment of this page, a game of the table or of the replay, or a record's link. A bad one is told.
        seed: chooses fresh deals and questions.
        clock: tells today's date.

    >>> page = MemoryTableController(seed=3)
    >>> page.handle({"do": "fresh", "way": "walk"})
    >>> page.handle({"do": "walk", "to": "forward"})
    >>> [block.type for block in page.scene().blocks][:3]
    ['buttons', 'stacks', 'prompt']
    """

    def __init__(
        self,
        language: str | None = None,
        token: str | None = None,
        seed: int = 0,
        clock: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(language or "en", clock)
        self._rng = Random(seed)
        if token:
            try:
                kept = self._read(token)
            except ValueError as fault:
                self.answer("info", self.say("link-not-opened", why=tell_fault(fault, self.language)))
            else:
                if language is None and kept:
                    self.language = kept

    def do(self, intent: Intent) -> None:
        """Open, walk, answer, look back, keep."""
        what = str(intent.get("do"))
        if what not in _WAYS:
            raise ValueError(f"do: {what[:24]!r} can't be done here")
        self._errors = {}
        self._wiping = False
        getattr(self, _WAYS[what])(intent)

    # --- opening ---

    def _read(self, token: str) -> str:
        """Go on with what a token holds, and give its language; nothing is changed where it is not sound.

        Raises:
            ValueError: saying what is wrong with it.
        """
        if unpack(token)[0] != KIND:
            moment = read_token(token)
            self.take(moment.book.record)
            return moment.language
        kept = Kept.read(token)
        record = kept.game()
        if record is None:
            self.close()
            self._level, self._way = kept.level, "recall" if kept.way == "recall" else "walk"
            return kept.language
        deals = begun_deals(record)
        quiz = _checked(kept, deals)
        self.take(record, deals)
        self.show_deal(kept.deal)
        self._step, self._pile, self._heat, self._card, self._way = kept.step, kept.pile, kept.heat, kept.card, kept.way
        self._seat = kept.seat if kept.seat >= 0 else self._seat
        self._level, self._quiz = kept.level, quiz
        return kept.language

    def _open(self, intent: Intent) -> None:
        """A game from a file's text, from a pasted text or link, or one that the browser keeps."""
        text = str(intent.get("token", intent.get("value", ""))).strip()
        if not text:
            return
        link = token_in(text)
        try:
            if link:
                self._read(link)
            else:
                self.take(Book.from_text(text).record)
        except ValueError as fault:
            self.answer("info", self.say("open-refused", why=tell_fault(fault, self.language)))

    def _fresh(self, intent: Intent) -> None:
        """Deal anew, to be walked through or asked about."""
        way = intent.get("way")
        if way not in ("walk", "quiz"):
            raise ValueError(f"way: {str(way)[:24]!r} is none; allowed are walk, quiz")
        seed = int(self._seed) if self._seed and not self._deals else self._rng.randrange(MOST_DEALS)
        players = self.deal.options.players if self._deals else self._players
        self.take(fresh_deal(players, seed, *BOTS, language=self.language))
        self._way = str(way)
        if way == "quiz":
            self._start({})

    def _leave(self, intent: Intent) -> None:
        self.close()

    def _go_way(self, intent: Intent) -> None:
        """Another thing to do with the deal."""
        way = str(intent.get("way"))
        if way not in WAYS:
            raise ValueError(f"way: {way[:24]!r} is none; allowed are {', '.join(WAYS)}")
        if not self._deals and way != "recall":
            raise ValueError("way: no deal is open yet")
        self._way, self._playing = way, False

    # --- settings ---

    def _set(self, intent: Intent) -> None:
        field, value = str(intent.get("field")), str(intent.get("value", ""))[:40]
        if field == "seed":
            self._set_seed(value)
        elif field == "players":
            self._players = _number(field, value, 4, 7)
        elif field == "heat":
            if value not in ("", *HEATS):
                raise ValueError(f"heat: {value[:24]!r} is none; allowed are {', '.join(HEATS)}")
            self._heat = value
        elif field == "seat":
            seat = _number(field, value, 0, 6)
            if seat not in self.deal.others:
                raise ValueError(f"seat: {seat} claims nothing in this deal; allowed are {self.deal.others}")
            self._seat = seat
        elif field == "card":
            self._card = _number(field, value, 0, RECRUITS_EACH - 1)
        elif field == "deal":
            self.show_deal(_number(field, value, 0, 999))
        else:
            self._set_level(field, value)

    def _set_seed(self, value: str) -> None:
        self._seed = value.strip()
        if self._seed and not re.fullmatch(r"[0-9]{1,9}", self._seed):
            self._errors["seed"] = self.say("fresh-seed-wrong", most=MOST_DEALS - 1)
            self._seed = ""

    def _set_level(self, field: str, value: str) -> None:
        """How hard the next questions are to be, and how fast cards are dealt."""
        if field not in Level.model_fields:
            raise ValueError(f"field: {field[:24]!r} is no setting")
        read = value == "true" if field == "tops" else _number(field, value, 0, 1000)
        try:
            self._level = Level.model_validate({**self._level.model_dump(), field: read})
        except ValidationError as fault:
            raise ValueError(say_fault(fault)) from None

    # --- walking ---

    def _walk(self, intent: Intent) -> None:
        to, steps = str(intent.get("to")), self.deal.steps
        places = {"start": 0, "back": self._step - 1, "forward": self._step + 1, "end": steps}
        if to not in places:
            raise ValueError(f"to: {to[:24]!r} is none; allowed are {', '.join(places)}")
        self._step, self._playing = min(max(0, places[to]), steps), False
        self._way = "walk"

    def _go(self, intent: Intent) -> None:
        """To any moment; the slider names it as text."""
        at = _number("at", str(intent.get("at", intent.get("value"))), 0, self.deal.steps)
        self._step, self._playing, self._way = at, False, "walk"

    def _play(self, intent: Intent) -> None:
        self._playing = intent.get("on") is True and self._step < self.deal.steps

    def _look(self, intent: Intent) -> None:
        """Look into a pile, or no more."""
        pile = intent.get("pile")
        if not isinstance(pile, int) or isinstance(pile, bool) or not 0 <= pile < self.deal.options.piles:
            raise ValueError(f"pile: {pile!r:.20} is none; allowed are 0 to {self.deal.options.piles - 1}")
        self._pile = -1 if pile == self._pile else pile

    def _advance(self, intent: Intent) -> None:
        """One card on."""
        if self._way == "quiz":
            self._quiz = self.quiz.advanced()
        elif self._playing:
            self._step = min(self._step + 1, self.deal.steps)
            self._playing = self._step < self.deal.steps

    # --- questions ---

    def _start(self, intent: Intent) -> None:
        """Deal these cards again, with questions."""
        seed, name = self._rng.randrange(MOST_SEEDS), f"{self._rng.getrandbits(48):012x}"
        self._quiz = Quiz(self.deal, KeptQuiz(id=name, seed=seed, level=self._level, seat=self._seat)).settled()
        self._playing, self._way = False, "quiz"

    def _answer(self, intent: Intent) -> None:
        value = intent.get("value")
        if self._way != "quiz" or self.quiz.kept.told or not self.quiz.stands:
            raise ValueError("answer: no question stands now")
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"value: {value!r:.20} is no answer; a whole number is needed")
        number = self.quiz.at + 1
        self._quiz, noted = self.quiz.answered(value)
        self.recalled = self.recalled.answered(self._quiz.kept.id, self.today, number, noted)

    def _go_on(self, intent: Intent) -> None:
        self._quiz = self.quiz.gone_on()

    def _pause(self, intent: Intent) -> None:
        self._quiz = self.quiz.paused(on=intent.get("on") is True)

    # --- what is remembered ---

    def _load(self, intent: Intent) -> None:
        """Merge a file; whatever is wrong with it, nothing of the record is lost."""
        text = intent.get("value")
        if not isinstance(text, str):
            raise ValueError("value: a text is needed")
        try:
            self.recalled = self.recalled.merge(Memory.read(text))
        except UnreadableMemory as fault:
            self._errors["file"] = self.say("recall-file-refused", why=fault.text(self.language))
        else:
            self.answer("ok", self.say("recall-file-read"))

    def _wipe(self, intent: Intent) -> None:
        """Delete the record, once the reader has said so twice."""
        if intent.get("sure") is not True:
            self._wiping = True
            return
        self.recalled = self.recalled.wiped()
        self.answer("ok", self.say("recall-wiped"))


def _checked(kept: Kept, deals: tuple[Deal, ...]) -> Quiz | None:
    """The questions that were under way, if there were any, once all else is found to fit the deal.

    Raises:
        ValueError: naming the field, the reason and what is allowed.
    """
    if kept.deal >= len(deals):
        raise ValueError(f"link.deal: {kept.deal} is none; allowed are 0 to {len(deals) - 1}")
    deal = deals[kept.deal]
    if kept.step > deal.steps:
        raise ValueError(f"link.step: {kept.step} is beyond the {deal.steps} cards of the deal")
    if kept.pile >= deal.options.piles:
        raise ValueError(f"link.pile: {kept.pile} is none; allowed are 0 to {deal.options.piles - 1}")
    if kept.seat not in (-1, *deal.others):
        raise ValueError(f"link.seat: {kept.seat} claims nothing in this deal; allowed are {deal.others}")
    if kept.quiz is None:
        return None
    quiz = Quiz(deal, kept.quiz)
    quiz.check()
    return quiz.settled()


def _number(field: str, value: str, least: int, most: int) -> int:
    """A whole number within bounds.

    Raises:
        ValueError: naming the field and what is allowed.
    """
    if not re.fullmatch(r"[0-9]{1,6}", value) or not least <= int(value) <= most:
        raise ValueError(f"{field}: {value[:24]!r} is none; allowed are {least} to {most}")
    return int(value)


#: What can be done, and what does it.
_WAYS: Final = {
    "open": "_open",
    "fresh": "_fresh",
    "leave": "_leave",
    "way": "_go_way",
    "set": "_set",
    "walk": "_walk",
    "go": "_go",
    "play": "_play",
    "pile": "_look",
    "advance": "_advance",
    "start": "_start",
    "answer": "_answer",
    "go-on": "_go_on",
    "pause": "_pause",
    "load": "_load",
    "wipe": "_wipe",
}
