"""Rules as they are cited beside a table: number, title, text and whose word it is."""

from __future__ import annotations

from typing import Final

from havoclab.core.rules import Rule, RuleBook
from havoclab.core.words import Words
from havoclab.stage.scene import FormField, RuleNote, RulesPanel

#: The book of rules, seen from the pages beside it.
BOOK: Final = "rules.ipynb"
#: Most rules that are shown at once.
MOST_SHOWN: Final = 40


def note_of(rule: Rule, say: Words) -> RuleNote:
    """A rule as a note in the reader's language, with the reason where it is a ruling."""
    text = rule.text[say.language]
    if rule.why is not None:
        text = say("rule-with-reason", text=text, why=rule.why[say.language])
    return RuleNote(
        id=rule.id,
        title=rule.title[say.language],
        text=text,
        standing=rule.standing,
        standing_text=say(f"standing-{rule.standing}"),
        intent={"do": "rule", "rule": rule.id},
        href=f"{BOOK}?lang={say.language}&rule={rule.id}",
    )


def rules_panel(book: RuleBook, say: Words, *, query: str, focus: str, section: str = "") -> RulesPanel:
    """The rules that a search finds; with no search, the section of the rule in focus, or the given one, or all."""
    found = book.search(query, say.language)
    note = ""
    if query.strip():
        note = say("rules-found", count=len(found))
    elif focus in book:
        found = book.of_section(book[focus].section)
    elif section:
        found = book.of_section(section)
    example = next((rule.id for rule in book if rule.id.endswith("4.3")), book.sections[0].id)
    return RulesPanel(
        title=say("rules-title"),
        search=FormField(
            id="rules-search",
            label=say("rules-search"),
            kind="search",
            value=query,
            placeholder=say("rules-search-hint", rule=example),
            intent={"do": "search-rules"},
        ),
        rules=[note_of(rule, say).model_copy(update={"intent": None}) for rule in found[:MOST_SHOWN]],
        note=note,
        focus=focus,
    )
