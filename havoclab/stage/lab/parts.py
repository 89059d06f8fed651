"""The forms of the laboratory's page: what is tried, at which tables, how often; and how long that takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from havoclab.core.game import AT, BotText
from havoclab.core.rules import RuleBook
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.lab.claims import read_claims
from havoclab.lab.plan import Plan
from havoclab.stage.lab.experiment import cores
from havoclab.stage.lab.games import GameLab, lab_of
from havoclab.stage.lab.question import Question, Table
from havoclab.stage.scene import Block, Button, Buttons, Cell, Form, FormField, Option, Text
from havoclab.stage.scene import Table as Rows
from havoclab.stage.setup.fields import Fields
from havoclab.stage.setup.rules_off import off_fields
from havoclab.stage.setup.seats import memory_field
from havoclab.stage.setup.switches import say_switch, seed_field

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
        self._game, self._lab = load(question.game), lab_of(question.game)
        self._fields = Fields(errors, say)
        self._of = {
            which: Fields(errors, say, intent={"do": "set", "table": which}, prefix=f"{which}-") for which in ("a", "b")
        }

    def what(self) -> list[Block]:
        """A prepared claim, or tables of one's own; of a claim, how it is tried and what was found before."""
        say, language, claim = self._say, self._say.language, self._question.picked
        claims = [Option(value=OWN_TABLES, label=say("lab-own-tables"))]
        claims += [Option(value=known.id, label=known.text(language)) for known in read_claims(self._question.game)]
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
        counts = [Option(value=str(count), label=str(count)) for count in self._game.players]
        players = self._fields.field(
            "players",
            say("setup-players"),
            "choice",
            self._question.usual.players,
            options=counts,
            rule=self._lab.players_rule,
        )
        return [
            Form(area="main", id="lab-players", fields=[players]),
            *self._table("a"),
            *self._table("b"),
            *self._differences(),
        ]

    def _table(self, which: Table) -> list[Block]:
        return [self._seats(which), *self._memories(which), self._options(which), *self._numbers(which)]

    def _seats(self, which: Table) -> Form:
        """Who plays at a table; at table B with the rules that are off there, for which most come."""
        say = self._say
        bots = [Option(value=bot, label=say(f"bot-{bot}")) for bot in self._game.bots]
        there, usual = self._read_bots(which), self._read_bots("a")
        fields = [
            self._of[which].field(
                f"seat-{seat}",
                say("setup-kind", number=seat + 1),
                "menu",
                bot.name,
                options=bots,
                help=say("lab-seat-changed", bot=say(f"bot-{before.name}")) if bot.name != before.name else "",
            )
            for seat, (bot, before) in enumerate(zip(there, usual, strict=True))
        ]
        if which == "b":
            fields = [*self._rules_off("b"), *fields]
        return Form(area="main", id=f"lab-{which}", title=say(f"lab-table-{which}"), fields=fields)

    def _read_bots(self, which: Table) -> list[BotText]:
        return [self._game.read_bot(bot) for bot in self._question.bots_at(which)]

    def _memories(self, which: Table) -> list[Form]:
        """How well the bots of a table remember, where that can be chosen."""
        say, usual = self._say, self._question.bots_at("a")
        fields = [
            memory_field(
                seat,
                "" if bot.memory is None else str(bot.memory),
                self._of[which],
                help=say("lab-seat-changed", bot=say_bot(before, say)) if bot != self._game.read_bot(before) else "",
            )
            for seat, (bot, before) in enumerate(zip(self._read_bots(which), usual, strict=True))
            if self._game.has_memory(bot.name)
        ]
        title = say(f"lab-memory-{which}")
        return [Form(area="main", id=f"lab-memory-{which}", title=title, fields=fields, folded=True)] if fields else []

    def _rules_off(self, which: Table) -> list[FormField]:
        without = self._question.table(which).without
        sent = {"do": "switch-rule", "table": which}
        return off_fields(without, self._book, self._say, game=self._question.game, intent=sent)

    def _options(self, which: Table) -> Form:
        fields = self._lab.entries(self._question.table(which), self._of[which])
        if which == "a":
            fields = [*fields, *self._rules_off("a")]
        title = self._say(f"lab-options-{which}")
        return Form(area="main", id=f"lab-options-{which}", title=title, fields=fields, folded=True)

    def _numbers(self, which: Table) -> list[Block]:
        """What the cards of a table say, where their numbers can be changed, and where they were, the way back."""
        choices, say, numbers = self._question.table(which), self._say, self._lab.numbers
        if numbers is None:
            return []
        named = {
            "id": f"lab-numbers-{which}",
            "title": say(f"lab-numbers-{which}"),
            "note": say("lab-numbers-changed"),
        }
        shown = numbers.table(choices, self._of[which]).model_copy(update=named)
        if not any(getattr(choices, name) for name in numbers.names):
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


def bots_table(game: str, say: Words) -> Rows:
    """Every bot, how it plays and how long it may think."""
    rows = []
    for name, make in load(game).bots.items():
        seconds = getattr(make, "seconds", None)
        time = say("lab-bot-seconds", seconds=seconds) if seconds else say("lab-bot-at-once")
        rows.append([Cell(text=say(f"bot-{name}")), Cell(text=say(f"bot-{name}-style")), Cell(text=time)])
    columns = [say("lab-column-bot"), say("column-style"), say("lab-column-time")]
    return Rows(area="main", id="lab-bots", title=say("lab-bots"), columns=columns, rows=rows, folded=True)


def differences(question: Question, say: Words) -> list[str]:
    """What table B has that table A doesn't, each as a sentence."""
    usual, other, lab = question.table("a"), question.table("b"), lab_of(question.game)
    told = [
        say("lab-rule-off", rule=rule, instead=_say_without(question.game, rule, say))
        for rule in other.without
        if rule not in usual.without
    ]
    told += [say("lab-rule-on", rule=rule) for rule in usual.without if rule not in other.without]
    plan = question.plan()
    options = [arm.options for arm in plan.arms]
    for name in question.names:
        if options[0].get(name) != options[-1].get(name):
            told.append(_say_option(lab, name, getattr(other, name), say))
    if lab.numbers is not None:
        told += lab.numbers.say(usual.options(), other.options(), say)
    for seat, (bot, instead) in enumerate(zip(question.bots_at("a"), question.bots_at("b"), strict=True), 1):
        if bot != instead:
            told.append(say("lab-bot-instead", seat=seat, bot=say_bot(instead, say), usual=say_bot(bot, say)))
    return told


def _say_without(game: str, rule: str, say: Words) -> str:
    """What holds at a table without a rule."""
    variants = load(game).variants
    assert variants is not None, "a rule is off"
    return variants.say_without(rule, say.language)


def _say_option(lab: GameLab, name: str, value: object, say: Words) -> str:
    option = say_switch(name, say)
    if isinstance(value, bool):
        return say("lab-option-on" if value else "lab-option-off", option=option)
    return say("lab-option-is", option=option, value=lab.say_value(name, value, say))


def plan_text(plan: Plan, say: Words) -> list[str]:
    """What a plan plays, each table in a sentence."""
    told = []
    for name, arm in zip("ab", plan.arms, strict=False):
        bots = ", ".join(say_bot(bot, say) for bot in arm.bots)
        without, lab = arm.options.get("without", ()), lab_of(arm.game)
        said = [say("lab-plays", table=name.upper(), bots=bots)]
        said += [say("rule-is-off", rule=rule, instead=_say_without(arm.game, rule, say)) for rule in without]
        said += [
            _say_option(lab, option, value, say)
            for option, value in arm.options.items()
            if option in lab.question.names
        ]
        if lab.numbers is not None:
            said += lab.numbers.say(lab.usual.options(), arm.table(), say)
        told.append(" ".join(said))
    return told


def say_bot(name: str, say: Words) -> str:
    """A bot's name in words, with its memory and its habit if it has them."""
    plain, plus, habit = name.partition("+")
    kind, at, memory = plain.partition(AT)
    called = say(f"bot-{kind}") if f"bot-{kind}" in say else kind
    if at:
        called = say("lab-bot-memory", bot=called, memory=memory)
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
