"""What somebody remembered of all their deals, as charts: by how long ago a card was dealt, and by how deep it lay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from havoclab.core.words import Words
from havoclab.lab.odds.chance import Chance
from havoclab.lab.recall.curve import DEPTHS, Part, by_age, by_depth, like_bot, share_of
from havoclab.lab.recall.memory import Memory
from havoclab.lab.recall.questions import KINDS
from havoclab.stage.scene import Bar, Block, Button, Buttons, Cell, Chart, Form, FormField, Table, Text

#: The memory of the bot that is shown beside: of a hundred warriors that lie covered for forty more, it knows so many.
COMPARED: Final = 60


class Curves:
    """The record of what was remembered, for one reader.

    Args:
        memory: the record.
        say: the reader's words.
    """

    def __init__(self, memory: Memory, say: Words) -> None:
        self.memory, self.say = memory, say
        self.answers = memory.answers

    def blocks(self, errors: Mapping[str, str], *, wiping: bool) -> list[Block]:
        """The charts, and what can be done with the record.

        Args:
            errors: what was wrong with a file.
            wiping: the reader wants to delete it, and is asked again.
        """
        say = self.say
        if not self.answers:
            told: list[Block] = [Text(area="main", id="nothing", paragraphs=[say("recall-nothing")])]
        else:
            told = [self.lead(), self.ages(), self.depths(), self.kinds()]
        field = FormField(
            id="file",
            label=say("recall-load"),
            help=say("recall-load-help"),
            kind="file",
            error=errors.get("file", ""),
            intent={"do": "load"},
        )
        return [*told, *self.keeping(wiping=wiping), Form(area="bottom", id="file", fields=[field])]

    def lead(self) -> Text:
        """How much in all."""
        share = share_of(self.answers)
        assert share is not None, "something was answered"
        slots = {"deals": len(self.memory.deals), "asked": len(self.answers)}
        told = [self.say("recall-lead", share=share.percent(self.say.language), **slots)]
        like = like_bot(self.answers)
        if like is not None:
            told.append(self.say("recall-like", memory=like.memory, low=like.low, high=like.high))
        return Text(area="main", id="recall-lead", paragraphs=told)

    def ages(self) -> Chart:
        """By how many cards ago, beside a bot."""
        say, bars = self.say, []
        for part in by_age(self.answers, COMPARED):
            if part.share is not None:
                bar = self._bar(part, part.share, self._label("ages", part))
                bot = say("recall-bot", memory=COMPARED, part=bar.label)
                bars += [bar, Bar(label=bot, value=part.bot, text=self._percent(part.bot), tone="quiet")]
        note = say("recall-ages-note", memory=COMPARED)
        return Chart(area="main", id="ages", title=say("recall-ages"), bars=bars, note=note)

    def depths(self) -> Chart:
        """By how many warriors lay on the card."""
        bars = [
            self._bar(part, part.share, self._label("depths", part))
            for part in by_depth(self.answers)
            if part.share is not None
        ]
        return Chart(area="main", id="depths", title=self.say("recall-depths"), bars=bars)

    def _label(self, name: str, part: Part) -> str:
        if part.least == part.most:
            return self.say(f"recall-{name}-one", least=part.least)
        if name == "depths" and part.most == DEPTHS[-1][1]:
            return self.say("recall-depths-more", least=part.least)
        return self.say(f"recall-{name}-many", least=part.least, most=part.most)

    def _percent(self, share: float) -> str:
        return self.say("recall-percent", percent=round(100 * share))

    def _bar(self, part: Part, share: Chance, label: str) -> Bar:
        language = self.say.language
        return Bar(
            label=label,
            value=share.value,
            text=share.percent(language),
            low=share.low,
            high=share.high,
            note=self.say("recall-bar", asked=part.asked, interval=share.interval(language)),
        )

    def kinds(self) -> Table:
        """By kind of question."""
        say = self.say
        rows = []
        for kind in KINDS:
            share = share_of(here := [answer for answer in self.answers if answer.kind == kind])
            if share is not None:
                told = say("recall-bar", asked=len(here), interval=share.interval(say.language))
                rows.append([Cell(text=say(f"kind-{kind}")), Cell(text=share.percent(say.language)), Cell(text=told)])
        columns = [say(f"recall-column-{column}") for column in ("kind", "share", "sure")]
        return Table(area="main", id="kinds", title=say("recall-kinds"), columns=columns, rows=rows, folded=True)

    def keeping(self, *, wiping: bool) -> list[Block]:
        """Save it, or delete it, which is asked twice."""
        say = self.say
        save = Button(
            id="save",
            label=say("recall-save"),
            copy_text=self.memory.text(),
            download="havoclab-recall.json",
            symbol="save",
        )
        if not self.answers:
            return []
        if not wiping:
            wipe = Button(id="wipe", label=say("recall-wipe"), intent={"do": "wipe", "sure": False})
            return [Buttons(area="bottom", id="keeping", buttons=[save, wipe])]
        yes = Button(id="wipe-sure", label=say("recall-wipe-sure"), intent={"do": "wipe", "sure": True})
        no = Button(id="wipe-no", label=say("recall-wipe-no"), intent={"do": "way", "way": "recall"}, primary=True)
        asked = Text(area="bottom", id="wiping", paragraphs=[say("recall-wipe-asked")], tone="aside")
        return [asked, Buttons(area="bottom", id="keeping", buttons=[yes, no, save])]
