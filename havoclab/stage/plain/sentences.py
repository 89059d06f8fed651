"""The sentences of each kind of block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from havoclab.core.words import Words
from havoclab.stage.scene import (
    Bar,
    Block,
    Button,
    Buttons,
    CardFace,
    Cell,
    Chart,
    Choices,
    Contents,
    Countdown,
    Cover,
    Figure,
    Form,
    FormField,
    Links,
    Log,
    LogLine,
    Marker,
    Passage,
    Progress,
    Prompt,
    Reply,
    RuleNote,
    RulesPanel,
    Seat,
    Seats,
    Stack,
    Stacks,
    Table,
    Text,
    Tile,
    Track,
    Zone,
)

#: How a switch says that it is on.
ON: Final = ("true", "on", "1", "yes")
#: What stands on keys that a button names by their function.
KEY_NAMES: Final = {" ": "Space", "ArrowLeft": "←", "ArrowRight": "→", "Home": "Home", "End": "End"}
#: Most things that one sentence lists; words bound the length of what is put into them.
MOST_LISTED: Final = 24

_Thing = TypeVar("_Thing")


class Sentences:
    """Says blocks in one language.

    Args:
        say: the words of the text view.
    """

    def __init__(self, say: Words) -> None:
        self.say = say

    def block(self, block: Block) -> list[str]:
        """All that a block says, its heading apart."""
        told: Callable[[Any], list[str]] = getattr(self, f"_{block.type}")
        return told(block)

    # --- cards and what stands on the table ---

    def _zone(self, zone: Zone) -> list[str]:
        lines = self._lying(zone)
        if zone.places is not None:
            lines.append(self.say("plain-places", taken=len(zone.cards), places=zone.places))
        lines += _sentences([zone.note])
        possible = [card.name for card in zone.cards if card.state == "legal"]
        if zone.state == "legal" or (possible and len(possible) == len(zone.cards)):
            lines.append(self.say("plain-all-possible", title=zone.title))
        elif possible:
            lines += [self.say("plain-possible", cards=", ".join(some)) for some in _batches(possible)]
        selected = [card.name for card in zone.cards if card.state == "selected"]
        lines += [self.say("plain-selected", cards=", ".join(some)) for some in _batches(selected)]
        if zone.rule:
            lines.append(self.say("plain-see", rule=zone.rule))
        lines += [self._button(button) for button in zone.buttons]
        if zone.entry is not None:
            lines.append(self._field(zone.entry))
        return [" ".join(lines)]

    def _lying(self, zone: Zone) -> list[str]:
        if zone.cards:
            batches = _batches(zone.cards)
            return [self.say("plain-zone", title=zone.title, cards=self._cards(some)) for some in batches]
        if zone.count:
            return [self.say("plain-zone-count", title=zone.title, count=zone.count)]
        return [self.say("plain-zone-empty", title=zone.title)]

    def _cards(self, cards: Sequence[CardFace]) -> str:
        """Cards by their names; backs as a number, of each sort where they are not all alike."""
        backs = Counter(card.name if card.symbol else "" for card in cards if card.face == "down")
        hidden = backs.pop("", 0)
        names = [
            self.say("plain-marked", card=card.name, badge=card.badge) if card.badge else card.name
            for card in cards
            if card.face == "up"
        ]
        names += [self.say("plain-marked", card=back, badge=str(count)) for back, count in backs.items()]
        return ", ".join([*names, *([self.say("plain-backs", count=hidden)] if hidden else [])])

    def _stacks(self, stacks: Stacks) -> list[str]:
        lines = [self.say("plain-title", title=stacks.title), *map(self._stack, stacks.stacks)]
        possible = [stack.name for stack in stacks.stacks if stack.state == "legal"]
        lines += [self.say("plain-possible", cards=", ".join(some)) for some in _batches(possible)]
        lines += _sentences([stacks.note])
        return [*lines, self.say("plain-see", rule=stacks.rule)] if stacks.rule else lines

    def _stack(self, stack: Stack) -> str:
        badges = [badge.name for badge in stack.badges]
        said = [stack.card.name] if stack.card is not None else []
        seen = [*said, *(name for name in badges if name not in said)]
        if seen:
            parts = [self.say("plain-zone", title=stack.name, cards=", ".join(seen))]
        else:
            parts = [self.say("plain-zone-empty", title=stack.name)]
        parts += _sentences([stack.mark, stack.note, stack.heat_text])
        parts += [self.say("plain-below", cards=self._cards(some)) for some in _batches(stack.below)]
        parts += [self.say("plain-key", key=stack.key.upper())] if stack.key else []
        return " ".join(parts)

    def _track(self, track: Track) -> list[str]:
        return [self.say("plain-title", title=track.title)] + [
            self._tile(nth, tile) for nth, tile in enumerate(track.tiles, 1)
        ]

    def _tile(self, nth: int, tile: Tile) -> str:
        state = self.say(f"plain-tile-{tile.state}")
        slots = {"number": nth, "title": tile.title, "state": state}
        first = self.say("plain-tile-of", subtitle=tile.subtitle, **slots) if tile.subtitle else ""
        return " ".join(
            [first or self.say("plain-tile", **slots), *self._figures(tile.figures), *_sentences([tile.note])]
        )

    def _figures(self, figures: Iterable[Figure]) -> list[str]:
        return [figure.title or self.say("plain-figure", label=figure.label, value=figure.value) for figure in figures]

    def _marker(self, marker: Marker) -> list[str]:
        lines = [self.say("plain-named", title=marker.title, text=marker.name)]
        if marker.steps:
            lines.append(self.say("plain-steps", steps=", ".join(marker.steps), shown=marker.text))
        return [" ".join(lines)]

    def _seats(self, seats: Seats) -> list[str]:
        return [self.say("plain-title", title=seats.title), *map(self._seat, seats.seats)]

    def _seat(self, seat: Seat) -> str:
        who = self.say("plain-seat", name=seat.name, kind=seat.kind) if seat.kind else f"{seat.name}."
        parts = [who, *self._figures(seat.figures)]
        parts += [self.say("plain-place", place=seat.place)] if seat.place is not None else []
        parts += [self.say("plain-on-turn")] if seat.active else []
        parts += [self.say("plain-you")] if seat.you else []
        return " ".join([*parts, *_sentences([seat.status])])

    # --- what is asked and answered ---

    def _prompt(self, prompt: Prompt) -> list[str]:
        asked = f"{prompt.who}: {prompt.text}" if prompt.who else prompt.text
        return [" ".join([asked, *_sentences([prompt.detail])]), *self._rule(prompt.rule)]

    def _rule(self, rule: RuleNote | None) -> list[str]:
        if rule is None:
            return []
        if not rule.text:
            return [self.say("plain-see", rule=rule.id)]
        slots = {"rule": rule.id, "title": rule.title, "text": rule.text}
        if rule.standing == "rule" or not rule.standing_text:
            return [self.say("plain-rule", **slots)]
        return [self.say("plain-rule-standing", standing=rule.standing_text, **slots)]

    def _reply(self, reply: Reply) -> list[str]:
        lines = [*_sentences([reply.text]), *self._rule(reply.rule), *_sentences([reply.way])]
        return [*lines, *(self._button(button) for button in (reply.fix, reply.also) if button)]

    def _buttons(self, buttons: Buttons) -> list[str]:
        title = [self.say("plain-title", title=buttons.title)] if buttons.title else []
        return title + [self._button(button) for button in buttons.buttons]

    def _button(self, button: Button) -> str:
        named = self.say("plain-link" if button.href else "plain-button", label=button.label)
        parts = _sentences([named, button.title])
        if button.state != "legal":
            parts.append(self.say(f"plain-button-{button.state}"))
        if button.pressed is not None:
            parts.append(self.say("plain-pressed" if button.pressed else "plain-not-pressed"))
        if button.key and button.state != "off":
            parts.append(self.say("plain-key", key=KEY_NAMES.get(button.key, button.key.upper())))
        return " ".join(parts)

    def _choices(self, choices: Choices) -> list[str]:
        answers = [self.say(f"plain-choice-{choice.state}", label=choice.label) for choice in choices.choices]
        return [choices.question, *_sentences(answers)]

    def _progress(self, progress: Progress) -> list[str]:
        return [self.say("plain-progress", title=progress.title, done=progress.done, total=progress.total)]

    def _countdown(self, countdown: Countdown) -> list[str]:
        return _sentences([countdown.label])

    def _cover(self, cover: Cover) -> list[str]:
        return [*_sentences([cover.title]), cover.text, self._button(cover.button)]

    # --- what is read ---

    def _text(self, text: Text) -> list[str]:
        return list(text.paragraphs)

    def _log(self, log: Log) -> list[str]:
        return [self._log_line(line) for line in log.lines] or _sentences([log.empty])

    def _log_line(self, line: LogLine) -> str:
        parts = [self.say("plain-log-line", text=line.text, rule=line.rule) if line.rule else line.text]
        parts += [self.say("plain-automatic")] if line.automatic else []
        parts += [] if line.current else [self.say("plain-undone")]
        parts += _sentences([line.note])
        parts += [self.say("plain-here")] if line.here else []
        return " ".join([*parts, *([self._button(line.fix)] if line.fix else [])])

    def _rules(self, panel: RulesPanel) -> list[str]:
        lines = [self._field(panel.search), *_sentences([panel.note])]
        return lines + [line for rule in panel.rules for line in self._rule(rule)]

    def _passage(self, passage: Passage) -> list[str]:
        lines = _sentences([passage.standing_text] if passage.standing not in ("", "rule") else [])
        told = [*passage.paragraphs, *passage.notes, *passage.more]
        lines += ["".join(span.text for span in spans) for spans in told]
        if passage.cards:
            lines.append(self.say("plain-cards", cards=self._cards(passage.cards)))
        return lines + [self._button(button) for button in passage.buttons]

    def _contents(self, contents: Contents) -> list[str]:
        lines = []
        for line in contents.lines:
            label = f"{line.number} {line.text}".strip()
            parts = _sentences([self.say("plain-link", label=label), line.note])
            lines.append(" ".join([*parts, *([self.say("plain-here")] if line.current else [])]))
        return lines

    def _links(self, links: Links) -> list[str]:
        lines = []
        for card in links.cards:
            if not card.stored:  # shown only where the browser keeps something: its door says so itself
                parts = _sentences([self.say("plain-link", label=card.title), card.text, card.note])
                lines.append(" ".join([*parts, *([self.say("plain-here")] if card.current else [])]))
        return lines

    # --- forms and tables ---

    def _form(self, form: Form) -> list[str]:
        return [self._field(field) for field in form.fields]

    def _field(self, field: FormField) -> str:
        value = field.value
        if field.kind == "toggle":
            value = self.say("plain-on" if value.lower() in ON else "plain-off")
        chosen = next((option for option in field.options if option.value == value), None)
        parts = [
            self.say("plain-field", label=field.label, value=chosen.label if chosen else value)
            if value
            else self.say("plain-field-empty", label=field.label)
        ]
        options = [f"{option.label} ({option.detail})" if option.detail else option.label for option in field.options]
        parts += [self.say("plain-options", options=", ".join(some)) for some in _batches(options)]
        parts += [self.say("plain-see", rule=field.rule)] if field.rule else []
        return " ".join([*parts, *_sentences([field.help, field.error])])

    def _table(self, table: Table) -> list[str]:
        rows = [
            self.say(
                "plain-row",
                cells="; ".join(
                    f"{column}: {told}" if column else told
                    for column, told in zip(table.columns, map(self._cell, row), strict=False)
                    if told
                ),
            )
            for row in table.rows
        ]
        return rows + _sentences([table.note])

    def _chart(self, chart: Chart) -> list[str]:
        return [*map(self._field, chart.fields), *map(self._bar, chart.bars), *_sentences([chart.note])]

    def _bar(self, bar: Bar) -> str:
        parts = [self.say("plain-bar", label=bar.label, text=bar.text)]
        parts += [self.say("plain-cards", cards=self._cards(bar.cards))] if bar.cards else []
        parts += [self.say("plain-bar-mark")] if bar.mark else []
        return " ".join([*parts, *_sentences([bar.note])])

    def _cell(self, cell: Cell) -> str:
        parts = [cell.text] if cell.text else []
        parts += [self._field(cell.field)] if cell.field else []
        parts += [self._cards(cell.cards)] if cell.cards else []
        told = ", ".join(parts)
        return self.say("plain-marked", card=told, badge=cell.standing_text) if told and cell.standing_text else told


def _batches(things: Sequence[_Thing]) -> list[Sequence[_Thing]]:
    """The same things, no more than a sentence can list at a time."""
    return [things[start : start + MOST_LISTED] for start in range(0, len(things), MOST_LISTED)]


def _sentences(texts: Iterable[str]) -> list[str]:
    """The texts that say something, each with an end.

    >>> _sentences(["full", "", "What now?"])
    ['full.', 'What now?']
    """
    return [text if text.endswith((".", "!", "?", "…", "”", ":")) else f"{text}." for text in texts if text]
