"""The blocks of the analysis page for one reader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from havoclab.core.action import Action
from havoclab.core.appraisal import Appraisal
from havoclab.core.record import Record
from havoclab.core.rules import RuleBook
from havoclab.core.view import View
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.lab.review import Choice, Cost, Review, key_of
from havoclab.stage.hints import adviser_of
from havoclab.stage.hints.chart import against_chart
from havoclab.stage.notes import note_of
from havoclab.stage.replay.handing_on import opening
from havoclab.stage.scene import Bar, Block, Button, Buttons, Chart, LinkCard, Links, Progress, Reply, Text
from havoclab.stage.sitting import HUMAN

Tries = Mapping[int, Action | None]

#: Kinds of decision that a sentence names; any other is told plainly.
_OTHER: Final = "other"


class Parts:
    """The blocks of the analysis page.

    Args:
        game: name of the game.
        say: the words of the page.
    """

    def __init__(self, game: str, say: Words) -> None:
        self.game, self.say = game, say
        self._adviser = adviser_of(game)

    # --- before ---

    def lead(self) -> list[Block]:
        """What the page does."""
        say = self.say
        return [Text(area="main", id="lead", paragraphs=[say("analysis-lead"), say("analysis-how")])]

    def opening(self, *, kept: str) -> list[Block]:
        """The analysis that the browser keeps, and other games."""
        say = self.say
        door = LinkCard(
            title=say("analysis-kept-title"),
            text=say("analysis-kept-text"),
            intent={"do": "open-kept"},
            stored=kept,
            symbol="hourglass",
        )
        games: list[Block] = list(opening(self.game, say, kept=True))
        for block in games:
            block.area = "main"
        return [Links(area="main", id="kept", cards=[door]), *games]

    def seats(self, record: Record) -> Links:
        """Whose decisions are looked at."""
        say = self.say
        cards = [
            LinkCard(
                title=say("analysis-seat", name=name),
                text=say("analysis-seat-person" if player == HUMAN else "analysis-seat-bot"),
                intent={"do": "seat", "seat": seat},
                symbol="eye",
            )
            for seat, (name, player) in enumerate(zip(record.seats, record.players, strict=True))
        ]
        return Links(area="main", id="seats", title=say("analysis-whose"), cards=cards)

    def looking(self, review: Review, name: str) -> list[Block]:
        """How far the estimates are."""
        say, standing = self.say, review.standing
        blocks: list[Block] = [
            Text(area="main", id="looking", paragraphs=[say("analysis-looking", name=name, count=len(review.choices))]),
            Progress(area="main", title=say("analysis-progress"), done=standing.done, total=standing.total),
        ]
        if any(review.is_measured(cost) for cost in review.found.costs):
            stop = Button(id="stop", label=say("analysis-stop"), intent={"do": "stop", "on": True}, key="s")
            blocks.append(Buttons(area="main", id="ways", buttons=[stop]))
        return blocks

    # --- the decisions ---

    def found(self, review: Review, name: str, tries: Tries, record: Record) -> list[Block]:
        """The decisions that cost most, each a way to try it again."""
        say, costly = self.say, review.costly
        told = say("analysis-found", name=name, count=len(costly))
        blocks: list[Block] = [
            Text(area="main", id="found", heading=say("analysis-heading", name=name), paragraphs=[told])
        ]
        if costly:
            note = say(f"analysis-costs-note-{self.game}", samples=review.effort.measured)
            bars = [self._bar(cost, review.choices[cost.number], tries, record) for cost in costly]
            blocks.append(
                Chart(
                    area="main",
                    id="costly",
                    title=say("analysis-costs"),
                    bars=bars,
                    most=max(cost.high for cost in costly),
                    note=f"{note} {say('estimate-interval')}",
                )
            )
        if not review.is_done:
            go_on = Button(id="go-on", label=say("analysis-go-on"), intent={"do": "stop", "on": False}, key="g")
            blocks.append(Buttons(area="main", id="ways", buttons=[go_on]))
        return blocks

    def note(self, review: Review) -> list[Block]:
        """What was looked at and is not shown, and what the estimates leave out."""
        told = [self.say("analysis-too-close", count=review.too_close)] if review.too_close else []
        told.append(self.say(f"analysis-leaves-out-{self.game}"))
        return [Text(area="main", id="close", paragraphs=told, tone="aside")]

    def _bar(self, cost: Cost, choice: Choice, tries: Tries, record: Record) -> Bar:
        say = self.say
        note = ""
        if cost.number in tries:
            tried = tries[cost.number]
            same = tried is not None and key_of(tried) == key_of(self._read(cost.better))
            note = say("analysis-tried-same" if same else "analysis-tried")
        return Bar(
            label=self.say_choice(cost.number, choice),
            value=cost.loss,
            low=cost.low,
            high=cost.high,
            text=say("analysis-points", points=round(cost.loss, 1)),
            note=note,
            intent={"do": "choice", "number": cost.number},
        )

    def say_choice(self, number: int, choice: Choice) -> str:
        """Which decision it was, without telling what was done."""
        message = f"choice-{choice.kind}"
        known = message if message in self.say else f"choice-{_OTHER}"
        return self.say(known, number=number + 1, move=choice.at + 1)

    # --- one of them ---

    def asked(self, name: str) -> Text:
        """The question, before anything is told."""
        return Text(area="main", id="asked", paragraphs=[self.say("analysis-asked", name=name)], tone="goal")

    def ways(self, *, trying: bool, begun: bool = False) -> Buttons:
        """On, back, once more.

        Args:
            trying: the decision waits to be tried again.
            begun: a part of it is done already.
        """
        say = self.say
        again = Button(id="again", label=say("analysis-again"), intent={"do": "again"}, symbol="undo")
        if trying:
            tell = Button(id="tell", label=say("analysis-tell"), intent={"do": "tell"}, symbol="eye")
            buttons = [again, tell] if begun else [tell]
        else:
            back = Button(id="back", label=say("analysis-all"), intent={"do": "choice"}, primary=True, key="n")
            buttons = [back, again]
        return Buttons(area="prompt", id="ways", buttons=buttons)

    def answer(
        self,
        view: View,
        choice: Choice,
        cost: Cost,
        tried: Action | None,
        others: Sequence[Appraisal] | None,
        book: RuleBook,
        names: Sequence[str],
    ) -> list[Block]:
        """What was played, what was chosen now, what the estimate prefers, how sure it is, and the idea behind it."""
        say, adviser = self.say, self._adviser
        better = self._read(cost.better)
        slots = {
            "done": adviser.say_plan(choice.done, say, names),
            "better": adviser.say_plan(better, say, names),
            "points": round(cost.loss, 1),
            "low": round(cost.low, 1),
            "high": round(cost.high, 1),
        }
        told = [say("analysis-told", **slots)]
        if tried is not None:
            message = "analysis-now"
            if key_of(tried) == key_of(better):
                message = "analysis-now-same"
            elif key_of(tried) == key_of(choice.done):
                message = "analysis-now-again"
            told.append(say(message, tried=adviser.say_plan(tried, say, names)))
        idea, rule = adviser.why(view, better, [choice.done], say)
        blocks: list[Block] = [
            Text(area="main", id="told", paragraphs=told),
            Reply(id="idea", text=idea, rule=note_of(book[rule], say)),
        ]
        if others is None:
            return [*blocks, Text(area="main", id="weighing", paragraphs=[say("analysis-weighing")], tone="aside")]
        notes = {key_of(choice.done): say("analysis-note-done")}
        if tried is not None:
            again = key_of(tried) == key_of(choice.done)
            notes[key_of(tried)] = say("analysis-note-both" if again else "analysis-note-now")
        own = Appraisal(choice.done, 0, 0, 0, cost.loss, cost.low, cost.high, cost.samples)
        ranked = sorted([own, *others], key=lambda other: other.loss)
        return [*blocks, against_chart(better, ranked, partial(adviser.bar, say=say, names=names), say, notes)]

    def _read(self, action: str) -> Action:
        return load(self.game).state.read_action(action)
