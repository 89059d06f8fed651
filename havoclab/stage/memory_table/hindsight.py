"""What claims could have brought: the best piles for a recruit card, until when, and why, beside the claim made."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.words import Words
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.speech import say_card
from havoclab.gold_und_rum.warriors import RACES, WARRIORS
from havoclab.lab.recall.best_claim import Claim, Hindsight, Made, Reason
from havoclab.lab.recall.best_desertion import Desertion, best_desertions, made_desertions
from havoclab.stage.memory_table.piles import Piles
from havoclab.stage.scene import Bar, Block, Cell, Chart, Form, FormField, Option, Stacks, Table, Text


class Told:
    """What one recruit card could have brought, for one reader.

    Args:
        hindsight: the card.
        piles: the deal at its end.
        names: the players' names, in seat order.
        say: the reader's words.
    """

    def __init__(self, hindsight: Hindsight, piles: Piles, names: Sequence[str], say: Words) -> None:
        self.hindsight, self.piles, self.names, self.say = hindsight, piles, names, say

    @property
    def _made(self) -> Made | None:
        return self.hindsight.made

    def blocks(self) -> list[Block]:
        """All of it."""
        if not self.hindsight.claims:
            return [
                self.whose(),
                Text(area="main", id="none", paragraphs=[self.say("claims-none")]),
                self.stacks(),
                self.desertions(),
            ]
        return [self.whose(), self.lead(), self.chart(), self.why(), self.stacks(), self.by_moment(), self.desertions()]

    def whose(self) -> Form:
        """Whose card, and which of the two."""
        say, seats = self.say, self.hindsight.deal.others
        fields = [
            FormField(
                id="seat",
                label=say("claims-seat"),
                kind="choice",
                value=str(self.hindsight.seat),
                options=[Option(value=str(seat), label=self.names[seat]) for seat in seats],
                intent={"do": "set", "field": "seat"},
            ),
            FormField(
                id="card",
                label=say("claims-card"),
                kind="choice",
                value=str(self.hindsight.card),
                options=[Option(value=str(card), label=say(f"claims-card-{card}")) for card in range(RECRUITS_EACH)],
                intent={"do": "set", "field": "card"},
            ),
        ]
        return Form(area="main", id="whose", fields=fields)

    def lead(self) -> Text:
        """What the claim that was made came to, and the best one."""
        best, say = self.hindsight.claims[0], self.say
        told = say("claims-best", pile=best.pile + 1, time=self._time(best), worth=self._worth(best))
        return Text(area="main", id="lead", paragraphs=[self._made_told(), told])

    def _made_told(self) -> str:
        say, made, name = self.say, self._made, self.names[self.hindsight.seat]
        if made is None:
            return say("claims-not-laid", name=name)
        if made.claim is not None:
            worth = self._worth(made.claim)
            return say("claims-made", name=name, pile=made.pile + 1, moment=made.moment, worth=worth)
        slots = {"name": name, "pile": made.pile + 1, "moment": made.moment}
        if made.lower == self.hindsight.seat:
            return say("claims-made-twice", **slots)
        return say("claims-made-late", rival=self.names[made.lower], **slots)

    def _worth(self, claim: Claim) -> str:
        return self.piles.figure(claim.worth)

    def _time(self, claim: Claim) -> str:
        slots = {"first": claim.first, "last": claim.last, "span": claim.last - claim.first}
        if claim.before < 0:
            return self.say("claims-time-open", **slots)
        return self.say("claims-time", rival=self.names[claim.before], **slots)

    @property
    def _shown(self) -> list[Claim]:
        """The best few, and the one made where it is none of them."""
        shown, made = list(self.hindsight.best), self._made
        if made is not None and made.claim is not None and made.claim not in shown:
            shown.append(made.claim)
        return shown

    def _is_made(self, claim: Claim) -> bool:
        return self._made is not None and self._made.claim == claim

    def chart(self) -> Chart:
        """What the best piles would have added, and the one taken."""
        say, shown = self.say, self._shown
        bars = [
            Bar(
                label=say("pile-name", pile=claim.pile + 1),
                value=claim.worth,
                text=say("claims-worth", worth=self._worth(claim)),
                tone="good" if place == 0 else "plain",
                mark=self._is_made(claim),
                note=self._note(claim),
            )
            for place, claim in enumerate(shown)
        ]
        return Chart(
            area="main",
            id="best",
            title=say("claims-chart"),
            bars=bars,
            least=min(0.0, *(claim.worth for claim in shown), 0.0),
            most=max(1.0, *(claim.worth for claim in shown), 1.0),
            note=say("claims-basis"),
        )

    def _note(self, claim: Claim) -> str:
        message = "claims-note-made" if self._is_made(claim) else "claims-note"
        return self.say(message, time=self._time(claim), battles=claim.battles)

    def why(self) -> Table:
        """Why each of them is good or bad, each reason with its rule."""
        say, rows = self.say, []
        for claim in self._shown:
            told = [(self._in_time(claim), "G5.3")]
            told += [(self._reason(reason), reason.rule) for reason in self.hindsight.reasons(claim)]
            for place, (text, rule) in enumerate(told):
                pile = Cell(text=str(claim.pile + 1) if place == 0 else "")
                rows.append([pile, Cell(text=text), Cell(text=rule, intent={"do": "rule", "rule": rule})])
        columns = [say(f"claims-column-{column}") for column in ("pile", "why", "rule")]
        return Table(area="main", id="why", title=say("claims-why"), columns=columns, rows=rows)

    def _in_time(self, claim: Claim) -> str:
        slots = {"cards": len(claim.warriors), "unseen": claim.unseen}
        return self.say("why-in-time", time=self._time(claim), **slots)

    def _reason(self, reason: Reason) -> str:
        slots: dict[str, str | int] = {"number": reason.number}
        if reason.race >= 0:
            slots["race"] = self.say(f"race-{RACES[reason.race]}")
        if reason.card >= 0:
            slots |= {"card": say_card(reason.card, self.say), "name": self.names[reason.seat]}
        return self.say(f"why-{reason.kind}", **slots)

    def stacks(self) -> Stacks:
        """The piles with all that lay in them at the end."""
        best = {claim.pile: self.say("claims-place", place=n) for n, claim in enumerate(self.hindsight.best, 1)}
        notes = {self._made.pile: self.say("claims-here")} if self._made is not None else {}
        stacks = self.piles.stacks(marks=best, opened=range(len(self.piles.piles)), notes=notes)
        return stacks.model_copy(update={"area": "bottom", "note": self.say("claims-piles")})

    def by_moment(self) -> Table:
        """The best claim at each moment, from the start of recruitment to the end of the deal."""
        say, hindsight = self.say, self.hindsight
        spans: list[tuple[int, int, Claim | None]] = []
        for moment in range((hindsight.deal.start or 0) + 1, WARRIORS + 1):
            claim = hindsight.best_at(moment)
            if spans and spans[-1][2] == claim:
                spans[-1] = (spans[-1][0], moment, claim)
            else:
                spans.append((moment, moment, claim))
        rows = [
            [
                Cell(text=say("claims-span", first=first, last=last) if first < last else str(first)),
                Cell(text=str(claim.pile + 1) if claim is not None else say("claims-nothing")),
                Cell(text=self._worth(claim) if claim is not None else ""),
            ]
            for first, last, claim in spans
        ]
        columns = [say(f"claims-column-{column}") for column in ("moments", "pile", "worth")]
        title, note = say("claims-by-moment"), say("claims-by-moment-note")
        return Table(area="bottom", id="by-moment", title=title, columns=columns, rows=rows, note=note)

    def desertions(self) -> Table:
        """What this player's desertion cards took, and the best that one more could have taken."""
        say, deal, seat = self.say, self.hindsight.deal, self.hindsight.seat
        told = [(one, self._deserted(one)) for one in made_desertions(deal, seat)]
        told += [(one, self._could_desert(one)) for one in best_desertions(deal, seat)]
        rows = [
            [
                Cell(text=text),
                Cell(text=self.piles.figure(one.gain_of(seat)) if one.warrior >= 0 else ""),
                Cell(text=one.rule, intent={"do": "rule", "rule": one.rule}),
            ]
            for one, text in told
        ]
        columns = [say(f"claims-column-{column}") for column in ("desertion", "gain", "rule")]
        note = say("claims-desertions-note") if rows else say("claims-desertions-none")
        title = say("claims-desertions", name=self.names[seat])
        return Table(area="bottom", id="desertions", title=title, columns=columns, rows=rows, note=note)

    def _deserted(self, one: Desertion) -> str:
        slots = {"pile": one.pile + 1, "moment": one.first}
        if one.warrior < 0:
            return self.say("deserted-nothing", **slots)
        card = say_card(one.warrior, self.say)
        if one.owner < 0:
            return self.say("deserted-nobodys", card=card, **slots)
        return self.say("deserted", card=card, name=self.names[one.owner], **slots)

    def _could_desert(self, one: Desertion) -> str:
        card, name = say_card(one.warrior, self.say), self.names[one.owner]
        slots = {"pile": one.pile + 1, "first": one.first, "last": one.last, "span": one.last - one.first}
        return self.say("could-desert", card=card, name=name, **slots)
