"""The forms of the laboratory's page: what is tried, at which tables, how often; and how long that takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from havoclab.core.rules import RuleBook
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.havoc.options import Options
from havoclab.havoc.variants import say_without
from havoclab.lab.claims import read_claims
from havoclab.lab.plan import Plan
from havoclab.stage.lab.experiment import cores
from havoclab.stage.lab.numbers import NUMBERS, say_numbers
from havoclab.stage.lab.question import Question, Table
from havoclab.stage.scene import Block, Button, Buttons, Cell, Form, FormField, Option, Text
from havoclab.stage.scene import Table as Rows
from havoclab.stage.setup.choices import MOST_SEATS
from havoclab.stage.setup.fields import Fields
from havoclab.stage.setup.numbers import number_table
from havoclab.stage.setup.rules_off import off_fields
from havoclab.stage.setup.switches import NAMES, say_switch, seed_field, switches

#: From so many seconds on time is told in minutes, from so many minutes on in hours.
_MANY_SECONDS: Final = 90
_MANY_MINUTES: Final = 90
#: Stands in the menu of claims for none of them.
OWN_TABLES: Final = "own"


class Forms:
    """The forms for one question.

    Args:
        question: what is asked so far.
        errors: what is wrong with an entry, by its name.
        book: the rules.
        say: the words of the page.
    """

    def __init__(self, question: Question, errors: Mapping[str, str], book: RuleBook, say: Words) -> None:
        self._question, self._book, self._say = question, book, say
        self._fields = Fields(errors, say)
        self._of = {
            which: Fields(errors, say, intent={"do": "set", "table": which}, prefix=f"{which}-") for which in ("a", "b")
        }

    def what(self) -> list[Block]:
        """A prepared claim, or tables of one's own; of a claim, how it is tried and what was found before."""
        say, language, claim = self._say, self._say.language, self._question.picked
        claims = [Option(value=OWN_TABLES, label=say("lab-own-tables"))]
        claims += [Option(value=known.id, label=known.text(language)) for known in read_claims()]
        field = self._fields.field(
            "claim",
            say("lab-claim"),
            "menu",
            self._question.claim or OWN_TABLES,
            options=claims,
            help=say("lab-claim-help"),
        )
        form = Form(area="main", id="lab-what", fields=[field])
        if claim is None:
            return [form]
        rules = ", ".join(claim.rules)
        told = [claim.how(language), claim.found(language), say("lab-claim-rules", rules=rules)]
        return [form, Text(area="main", id="lab-claim", heading=claim.text(language), paragraphs=told)]

    def tables(self) -> list[Block]:
        """How many play, who and how at both tables."""
        say = self._say
        counts = [Option(value=str(count), label=str(count)) for count in range(2, MOST_SEATS + 1)]
        players = self._fields.field(
            "players", say("setup-players"), "choice", self._question.usual.players, options=counts, rule="H3.1"
        )
        return [
            Form(area="main", id="lab-players", fields=[players]),
            self._seats("a"),
            self._options("a"),
            *self._numbers("a"),
            self._seats("b"),
            self._options("b"),
            *self._numbers("b"),
            *self._differences(),
        ]

    def _seats(self, which: Table) -> Form:
        """Who plays at a table; at table B with the rules that are off there, for which most come."""
        question, say = self._question, self._say
        bots = [Option(value=bot, label=say(f"bot-{bot}")) for bot in load("havoc").bots]
        fields = [
            self._of[which].field(
                f"seat-{seat}", say("setup-kind", number=seat + 1), "menu", bot, options=bots, help=self._changed(seat)
            )
            if which == "b"
            else self._of[which].field(f"seat-{seat}", say("setup-kind", number=seat + 1), "menu", bot, options=bots)
            for seat, bot in enumerate(question.bots_at(which))
        ]
        if which == "b":
            fields = [*self._rules_off("b"), *fields]
        return Form(area="main", id=f"lab-{which}", title=say(f"lab-table-{which}"), fields=fields)

    def _changed(self, seat: int) -> str:
        usual = self._question.bots[seat]
        return self._say("lab-seat-changed", bot=self._say(f"bot-{usual}")) if self._question.others[seat] else ""

    def _rules_off(self, which: Table) -> list[FormField]:
        without = self._question.table(which).without
        return off_fields(without, self._book, self._say, intent={"do": "switch-rule", "table": which})

    def _options(self, which: Table) -> Form:
        fields = switches(self._question.table(which), self._of[which])
        if which == "a":
            fields = [*fields, *self._rules_off("a")]
        title = self._say(f"lab-options-{which}")
        return Form(area="main", id=f"lab-options-{which}", title=title, fields=fields, folded=True)

    def _numbers(self, which: Table) -> list[Block]:
        """What the battle cards of a table say, and where that was changed, the way back."""
        choices, say = self._question.table(which), self._say
        named = {
            "id": f"lab-numbers-{which}",
            "title": say(f"lab-numbers-{which}"),
            "note": say("lab-numbers-changed"),
        }
        shown = number_table(choices, self._of[which], rename=False).model_copy(update=named)
        if not any(getattr(choices, name) for name in NUMBERS):
            return [shown]
        forget = Button(
            id=f"forget-numbers-{which}",
            label=say("setup-forget-numbers"),
            intent={"do": "forget-numbers", "table": which},
            symbol="undo",
        )
        return [shown, Buttons(area="main", id=f"lab-numbers-{which}-back", buttons=[forget])]

    def _differences(self) -> list[Block]:
        """What table B has that table A doesn't, in sentences, and the way back."""
        say, told = self._say, differences(self._question, self._say)
        if not told:
            return [Text(area="main", id="lab-same", paragraphs=[say("lab-same")], tone="aside")]
        same = Button(id="as-usual", label=say("lab-as-usual"), intent={"do": "as-usual"}, symbol="undo")
        return [
            Text(area="main", id="lab-differences", heading=say("lab-differences"), level=3, paragraphs=told),
            Buttons(area="main", id="lab-back", buttons=[same]),
        ]

    def amount(self, told: str, workers: int) -> Form:
        """How many deals, which, and how they are played.

        Args:
            told: how many games that makes, and how long they take.
            workers: how many processes play.
        """
        question, say, fields = self._question, self._say, self._fields
        deals = fields.field(
            "deals", say("lab-deals"), "number", question.deals, minimum=1, maximum=question.most_deals, help=told
        )
        seed = seed_field(question.seed, fields)
        rotate = "true" if question.rotate else "false"
        shown = [deals, seed]
        if not question.claim:
            shown.append(fields.field("rotate", say("lab-rotate"), "toggle", rotate, help=say("lab-rotate-help")))
        counts = [Option(value=str(count), label=str(count)) for count in range(1, cores() + 1)]
        if len(counts) > 1:
            label, help_ = say("lab-workers"), say("lab-workers-help")
            shown.append(fields.field("workers", label, "choice", workers, options=counts, help=help_))
        return Form(area="main", id="lab-amount", title=say("lab-amount"), fields=shown)


def bots_table(say: Words) -> Rows:
    """Every bot, how it plays and how long it may think."""
    rows = []
    for name, make in load("havoc").bots.items():
        seconds = getattr(make, "seconds", None)
        time = say("lab-bot-seconds", seconds=seconds) if seconds else say("lab-bot-at-once")
        rows.append([Cell(text=say(f"bot-{name}")), Cell(text=say(f"bot-{name}-style")), Cell(text=time)])
    columns = [say("lab-column-bot"), say("column-style"), say("lab-column-time")]
    return Rows(area="main", id="lab-bots", title=say("lab-bots"), columns=columns, rows=rows, folded=True)


def differences(question: Question, say: Words) -> list[str]:
    """What table B has that table A doesn't, each as a sentence."""
    usual, other = question.table("a"), question.table("b")
    told = [
        say("lab-rule-off", rule=rule, instead=say_without(rule, say.language))
        for rule in other.without
        if rule not in usual.without
    ]
    told += [say("lab-rule-on", rule=rule) for rule in usual.without if rule not in other.without]
    plan = question.plan()
    options = [arm.options for arm in plan.arms]
    for name in NAMES:
        if options[0].get(name) != options[-1].get(name):
            told.append(_say_option(name, getattr(other, name), say))
    told += say_numbers(usual.options(), other.options(), say)
    for seat, (bot, instead) in enumerate(zip(question.bots_at("a"), question.bots_at("b"), strict=True), 1):
        if bot != instead:
            told.append(say("lab-bot-instead", seat=seat, bot=say(f"bot-{instead}"), usual=say(f"bot-{bot}")))
    return told


def _say_option(name: str, value: object, say: Words) -> str:
    option = say_switch(name, say)
    if isinstance(value, bool):
        return say("lab-option-on" if value else "lab-option-off", option=option)
    return say("lab-option-is", option=option, value=say(f"order-{value}"))


def plan_text(plan: Plan, say: Words) -> list[str]:
    """What a plan plays, each table in a sentence."""
    told = []
    for name, arm in zip("ab", plan.arms, strict=False):
        bots = ", ".join(say_bot(bot, say) for bot in arm.bots)
        without = arm.options.get("without", ())
        more = [_say_option(option, value, say) for option, value in arm.options.items() if option in NAMES]
        told.append(
            " ".join(
                [
                    say("lab-plays", table=name.upper(), bots=bots),
                    *(say("rule-is-off", rule=rule, instead=say_without(rule, say.language)) for rule in without),
                    *more,
                    *say_numbers(Options(), Options.read(arm.options), say),
                ]
            )
        )
    return told


def say_bot(name: str, say: Words) -> str:
    """A bot's name in words, with its habit if it has one."""
    plain, plus, habit = name.partition("+")
    called = say(f"bot-{plain}") if f"bot-{plain}" in say else plain
    return say("lab-bot-habit", bot=called, habit=say(f"habit-{habit}")) if plus else called


def say_games(games: int, seconds: float | None, *, timing: bool, say: Words) -> str:
    """How many games there are, and how long they take, as far as it is known."""
    if seconds is None:
        return say("lab-games-timing" if timing else "lab-games", games=games)
    unit, count = duration(seconds)
    return say(f"lab-games-{unit}", games=games, count=count)


def duration(seconds: float) -> tuple[str, int]:
    """A time in a unit that people think in, rounded up.

    >>> duration(4.2), duration(600), duration(20_000)
    (('seconds', 5), ('minutes', 10), ('hours', 6))
    """
    if seconds <= _MANY_SECONDS:
        return "seconds", max(1, -int(-seconds // 1))
    minutes = seconds / 60
    if minutes <= _MANY_MINUTES:
        return "minutes", -int(-minutes // 1)
    return "hours", -int(-minutes / 60 // 1)
