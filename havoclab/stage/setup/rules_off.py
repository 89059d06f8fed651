"""Rules that are switched off at a table: the form, and what a click in it changes. Source: H11.2."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.rules import RuleBook
from havoclab.core.words import Words
from havoclab.havoc.variants import DROPPABLE, say_without, sorted_rules
from havoclab.stage.scene import Form, FormField, Intent, Option


def switch_rule(without: Sequence[str], intent: Intent) -> tuple[str, ...]:
    """The rules that are off once the rule of this click has been switched off, or on again.

    Raises:
        ValueError: if it can't be switched off.

    >>> switch_rule(("H6.6",), {"rule": "H4.3"}), switch_rule(("H4.3", "H6.6"), {"value": "H4.3"})
    (('H4.3', 'H6.6'), ('H6.6',))
    """
    rule = str(intent.get("rule", intent.get("value")))
    if not rule:
        return tuple(without)
    return sorted_rules([other for other in without if other != rule] if rule in without else [*without, rule])


def off_fields(without: Sequence[str], book: RuleBook, say: Words, *, intent: Intent | None = None) -> list[FormField]:
    """A switch for each rule that is off, with what holds instead, and a menu to switch one more off.

    Args:
        without: the rules that are off.
        book: the rules.
        say: the words of the page.
        intent: what a click sends, beside the rule.
    """
    sent, language = intent or {"do": "switch-rule"}, say.language
    prefix = "".join(f"{value}-" for name, value in sent.items() if name != "do")
    options = [Option(value="", label=say("rule-off-none"))]
    options += [
        Option(value=rule, label=say("rule-off-choice", rule=rule, title=book[rule].title[language]))
        for rule in DROPPABLE
        if rule not in without
    ]
    fields = [
        FormField(
            id=f"{prefix}off-{rule}",
            label=book[rule].title[language],
            kind="toggle",
            value="false",
            help=say_without(rule, language),
            rule=rule,
            intent={**sent, "rule": rule},
        )
        for rule in without
    ]
    choose = FormField(id=f"{prefix}rule-off", label=say("rule-off-label"), kind="menu", options=options, intent=sent)
    return [*fields, choose]


def rules_form(without: Sequence[str], book: RuleBook, say: Words) -> Form:
    """The rules that are switched off at this table, and one more to choose."""
    fields = off_fields(without, book, say)
    return Form(area="main", id="rules-off", title=say("rules-off-title"), fields=fields, folded=not without)
