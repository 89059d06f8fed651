"""Rules that are switched off at a table: the form, and what a click in it changes. Source: H11.2."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.rules import RuleBook
from havoclab.core.variants import Variants
from havoclab.core.words import Words
from havoclab.games import load
from havoclab.stage.scene import Form, FormField, Intent, Option


def switch_rule(without: Sequence[str], intent: Intent, game: str = "havoc") -> tuple[str, ...]:
    """The rules that are off once the rule of this click has been switched off, or on again.

    Raises:
        ValueError: if it can't be switched off.

    >>> switch_rule(("H6.6",), {"rule": "H4.3"}), switch_rule(("H4.3", "H6.6"), {"value": "H4.3"})
    (('H4.3', 'H6.6'), ('H6.6',))
    """
    rule = str(intent.get("rule", intent.get("value")))
    if not rule:
        return tuple(without)
    return _variants(game).sorted_rules(
        [other for other in without if other != rule] if rule in without else [*without, rule]
    )


def off_fields(
    without: Sequence[str], book: RuleBook, say: Words, *, game: str = "havoc", intent: Intent | None = None
) -> list[FormField]:
    """A switch for each rule that is off, with what holds instead, and a menu to switch one more off.

    Args:
        without: the rules that are off.
        book: the rules.
        say: the words of the page.
        game: whose rules they are.
        intent: what a click sends, beside the rule.
    """
    variants = _variants(game)
    sent, language = intent or {"do": "switch-rule"}, say.language
    prefix = "".join(f"{value}-" for name, value in sent.items() if name != "do")
    options = [Option(value="", label=say("rule-off-none"))]
    options += [
        Option(value=rule, label=say("rule-off-choice", rule=rule, title=book[rule].title[language]))
        for rule in variants.droppable
        if rule not in without
    ]
    fields = [
        FormField(
            id=f"{prefix}off-{rule}",
            label=book[rule].title[language],
            kind="toggle",
            value="false",
            help=variants.say_without(rule, language),
            rule=rule,
            intent={**sent, "rule": rule},
        )
        for rule in without
    ]
    choose = FormField(id=f"{prefix}rule-off", label=say("rule-off-label"), kind="menu", options=options, intent=sent)
    return [*fields, choose]


def rules_form(without: Sequence[str], say: Words, game: str = "havoc") -> Form:
    """The rules that are switched off at this table, and one more to choose."""
    fields = off_fields(without, load(game).rulebook(), say, game=game)
    return Form(area="main", id="rules-off", title=say("rules-off-title"), fields=fields, folded=not without)


def _variants(game: str) -> Variants:
    variants = load(game).variants
    if variants is None:
        raise ValueError(f"rule: in {game} none can be switched off")
    return variants
