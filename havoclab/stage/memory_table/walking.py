"""A deal card by card: what lay open, what just happened, what was laid, and what is shown of the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.event import Event
from havoclab.gold_und_rum import speech
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT
from havoclab.lab.recall.deals import Deal, Laid
from havoclab.lab.recall.heat import HEATS
from havoclab.lab.recall.questions import Level
from havoclab.stage.memory_table.opening import level_form
from havoclab.stage.memory_table.piles import Piles
from havoclab.stage.scene import Form, FormField, Intent, Log, LogLine, Option, Prompt, Stacks, Table

#: Most cards that the list beside the table tells of.
TOLD: Final = 120


def event_of(deal: Deal, card: Laid) -> Event:
    """What happened when this card was laid. Source: G4.2, G4.4, G4.5."""
    if card.is_warrior:
        return Event("dealt", "G4.2", deal.chancellor, {"card": card.entry, "pile": card.pile})
    if card.entry >= DESERTION:
        return Event("deserted", "G4.4", card.entry - DESERTION, {"pile": card.pile})
    return Event("recruited", "G4.5", card.entry - RECRUIT, {"pile": card.pile})


class Walking:
    """A moment of a deal that is walked through.

    Args:
        piles: the piles at this moment.
        heat: what is shown of them; empty: only what lay open.
        seat: for whom they are worth something.
        pile: the pile that is looked into; -1: none.
    """

    def __init__(self, piles: Piles, heat: str, seat: int, pile: int) -> None:
        self.piles, self.heat, self.seat, self.pile = piles, heat, seat, pile
        self.deal, self.step, self.names, self.say = piles.deal, piles.step, piles.names, piles.say

    def stacks(self) -> Stacks:
        """The piles; a click looks into one."""
        looks: dict[int, Intent] = {pile: {"do": "pile", "pile": pile} for pile in range(self.deal.options.piles)}
        if self.heat:
            return self.piles.heated(self.heat, self.seat, looks)
        return self.piles.stacks(intents=looks, states={self.pile: "selected"})

    def now(self) -> Prompt:
        """Which moment it is, and what just happened."""
        told = self._tell(self.deal.laid[self.step - 1]) if self.step else self.say("trainer-before")
        return Prompt(who=self.say("trainer-now", step=self.step, all=self.deal.steps), text=told)

    def _tell(self, card: Laid) -> str:
        event, options, language = event_of(self.deal, card), self.deal.options, self.say.language
        return speech.tell(event, options=options, names=self.names, language=language)

    def log(self) -> Log:
        """What was laid so far."""
        first = max(0, self.step - TOLD)
        lines = []
        for number, card in enumerate(self.deal.laid[first : self.step], first + 1):
            event = event_of(self.deal, card)
            line = LogLine(
                n=number,
                text=self._tell(card),
                rule=event.rule,
                rule_intent={"do": "rule", "rule": event.rule},
                intent={"do": "go", "at": number},
                seat=None if card.is_warrior else event.seat,
                here=number == self.step,
            )
            lines.append(line)
        return Log(title=self.say("trainer-log"), lines=lines, empty=self.say("log-empty"))

    def watching(self, level: Level, deals: Sequence[Deal], nth: int) -> Form:
        """What is shown of the piles, for whom, which deal of the game, and how fast."""
        say = self.say
        heats = [
            Option(value=what, label=say(f"heat-{what}", name=self.names[self.seat]) if what else say("heat-none"))
            for what in ("", *HEATS)
        ]
        seats = [Option(value=str(other), label=self.names[other]) for other in self.deal.others]
        fields = [
            self._menu("heat", self.heat, heats),
            self._menu("seat", str(self.seat), seats),
            next(field for field in level_form(level, say).fields if field.id == "pause"),
        ]
        if len(deals) > 1:
            rounds = [
                Option(value=str(place), label=say("trainer-round", number=deal.number))
                for place, deal in enumerate(deals)
            ]
            fields.insert(0, self._menu("deal", str(nth), rounds))
        return Form(area="side", id="watching", title=say("replay-watch-title"), fields=fields)

    def _menu(self, name: str, value: str, options: list[Option]) -> FormField:
        label, intent = self.say(f"trainer-{name}"), {"do": "set", "field": name}
        return FormField(id=name, label=label, kind="menu", value=value, options=options, intent=intent)

    def tables(self) -> list[Table]:
        """How the pile that is looked into grew, and what lies where in words."""
        history = [self.piles.history(self.pile)] if self.pile >= 0 else []
        return [*history, *([self.piles.told(self.heat, self.seat)] if self.heat else [])]
