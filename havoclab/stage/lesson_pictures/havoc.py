"""Havoc in a lesson's steps: hands to build, to sort and to compare, both readings of a rule, the worked example."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.words import Words
from havoclab.havoc.cards import card_text, parse_cards
from havoclab.havoc.hands import evaluate
from havoclab.havoc.position import JOHNS_SEAT
from havoclab.havoc.ranks import Rank
from havoclab.lessons import model
from havoclab.lessons.attempt import Attempt
from havoclab.lessons.choosing import ChooseAttempt
from havoclab.lessons.kits.havoc.hands import BuildAttempt, HandsChoice, OrderAttempt, PairsAttempt, describe
from havoclab.lessons.kits.havoc.model import ChooseStep, OrderStep
from havoclab.lessons.kits.havoc.placing import Reading, ReadingsAsked
from havoclab.lessons.kits.havoc.setting import example_at, example_events
from havoclab.lessons.model import Step
from havoclab.stage.lesson_pictures import going_on
from havoclab.stage.pictures import Picture
from havoclab.stage.pictures.faces import face_of
from havoclab.stage.scene import (
    Area,
    Block,
    Button,
    Buttons,
    CardFace,
    CardState,
    Cell,
    Intent,
    Log,
    LogLine,
    Prompt,
    Table,
    Track,
    Zone,
)


def make(language: str, names: Sequence[str], table: Picture) -> HavocPictures:
    """The pictures for one reader."""
    return HavocPictures(language, names, table)


class HavocPictures:
    """What only Havoc shows in its steps."""

    def __init__(self, language: str, names: Sequence[str], table: Picture) -> None:
        self.language, self.names, self.table = language, names, table

    def wanted(self, block: Block, step: Step) -> bool:
        """The row of battles is no matter of recruiting (H4), unless a battle is forced (H4.11) or a game is shown."""
        if not isinstance(block, Track) or step.rule.startswith("H4.11"):
            return True
        setting = getattr(step, "setting", None)
        in_a_game = setting is not None and setting.example is not None
        return in_a_game or not step.rule.startswith("H4.")

    def without_answers(self, block: Block) -> Block:
        """The same block without the mark on the strongest declaration (H6.9): finding it is the learner's part."""
        if not isinstance(block, Buttons):
            return block
        plain = [
            button.model_copy(update={"primary": False, "title": ""}) if button.id.startswith("do-declare-") else button
            for button in block.buttons
        ]
        return block.model_copy(update={"buttons": plain})

    def steps(self, attempt: Attempt, step: Step, say: Words) -> list[Block] | None:
        """A step with hands alone."""
        if isinstance(attempt, PairsAttempt):
            return [*self._pair(attempt, say), *going_on(attempt, self.names, say)]
        if isinstance(attempt, BuildAttempt):
            return self._build(attempt, say)
        if isinstance(attempt, OrderAttempt):
            return self._order(attempt, step, say)
        return None

    def _pair(self, attempt: PairsAttempt, say: Words) -> list[Block]:
        seen = max(0, len(attempt.commands) - 1)
        first, second = attempt.pairs[seen]
        told = bool(attempt.commands)
        return [
            self._hand("first", say("first-hand-title"), first, say, note=self._rank(first, say) if told else ""),
            self._hand("second", say("second-hand-title"), second, say, note=self._rank(second, say) if told else ""),
        ]

    def _build(self, attempt: BuildAttempt, say: Words) -> list[Block]:
        blocks: list[Block] = []
        if attempt.against:
            note = self._rank(attempt.against, say)
            blocks.append(self._hand("against", say("against-title"), attempt.against, say, note=note))
        clickable = not attempt.done
        faces = [
            self._face(card, f"mine-{place}", say, {"do": "command", "command": f"pick {place}"} if clickable else None)
            for place, card in enumerate(attempt.cards)
        ]
        for place in attempt.picked:
            faces[place].state = "selected"
        detail = describe(attempt.chosen)(self.language) if attempt.picked else ""
        blocks.append(
            Prompt(who=self.names[0], text=say("ask-done" if attempt.done else "ask-pick"), detail=detail),
        )
        lay = Button(
            id="lay",
            label=say("lay-button"),
            intent={"do": "command", "command": "lay"},
            key="y",
            primary=bool(attempt.picked) and clickable,
            state="legal" if attempt.picked and clickable else "illegal" if clickable else "off",
        )
        blocks.append(Buttons(area="prompt", id="lay", buttons=[lay]))
        title = say("you-play", name=self.names[0])
        blocks.append(Zone(area="hand", id="hand", title=title, shape="fan", cards=faces, active=clickable))
        return blocks

    def _order(self, attempt: OrderAttempt, step: Step, say: Words) -> list[Block]:
        blocks: list[Block] = []
        buttons = []
        for place, cards in enumerate(attempt.hands):
            title = say("hand-number-title", number=place + 1)
            if place in attempt.sorted:
                note = say("sorted-place", place=attempt.sorted.index(place) + 1, rank=self._rank(cards, say))
                blocks.append(self._hand(f"hand-{place}", title, cards, say, note=note))
                continue
            intent = {"do": "command", "command": f"next {place}"}
            blocks.append(self._hand(f"hand-{place}", title, cards, say, intent=intent))
            buttons.append(Button(id=f"next-{place}", label=title, intent=intent, key=str(place + 1)))
        text = say("ask-done" if attempt.done else "ask-order")
        blocks.append(Prompt(who=self.names[0], text=text))
        if buttons:
            blocks.append(Buttons(area="prompt", id="hands", buttons=buttons))
        if isinstance(step, OrderStep) and step.ladder:
            blocks.append(_ladder(say))
        return blocks

    # --- questions ---

    def before(self, step: model.ChooseStep, say: Words) -> list[Block]:
        """What happened in the worked example since the question before."""
        if not isinstance(step, ChooseStep) or step.since is None:
            return []
        events = example_events(step.since, step.example)
        view = example_at(step.example).view(step.seat)
        lines = [
            LogLine(
                n=number,
                text=self.table.tell(event, view),
                rule=event.rule,
                rule_intent={"do": "rule", "rule": event.rule},
                seat=event.seat,
                automatic=event.automatic,
            )
            for number, event in enumerate(events, 1)
        ]
        return [Log(area="main", id="so-far", title=say("before-title"), lines=lines)]

    def beside(self, attempt: ChooseAttempt, step: model.ChooseStep, say: Words) -> list[Block]:
        """The hand that is asked about, or the hands among which one is the strongest."""
        blocks: list[Block] = []
        if isinstance(step, ChooseStep) and step.hand is not None:
            cards = parse_cards(step.hand)
            blocks.append(self._hand("asked", "", cards, say, note=self._rank(cards, say)))
        hands = attempt.hands if isinstance(attempt, HandsChoice) else ()
        for place, hand in enumerate(hands):
            title = say("hand-number-title", number=place + 1) if len(hands) > 1 else ""
            blocks.append(self._hand(f"hand-{place}", title, hand, say))
        return blocks

    def answered(self, attempt: ChooseAttempt, blocks: list[Block], say: Words) -> list[Block]:
        """After the answer two readings of the battle, where the question has them."""
        if not (isinstance(attempt.asked, ReadingsAsked) and attempt.asked.readings):
            return blocks
        readings = [self._reading(reading, nth, say) for nth, reading in enumerate(attempt.asked.readings)]
        return [*(block for block in blocks if block.area != "battle"), *readings]

    def _reading(self, reading: Reading, nth: int, say: Words) -> Table:
        """How a battle ends in one reading: who comes where, with what, and what it brings."""
        rows = []
        for placed in reading.places:
            faces = [self.face(card, f"reading-{nth}-{n}", say) for n, card in enumerate(placed.cards)]
            notes = [say(placed.made.rank.message), say("reading-left", cards=placed.left)]
            notes += [say("reading-out", dogs=placed.out)] if placed.out else []
            rows.append(
                [
                    Cell(text=str(placed.place)),
                    Cell(text=say("card-john") if placed.seat == JOHNS_SEAT else self.names[placed.seat]),
                    Cell(text=" · ".join(notes), cards=faces),
                    Cell(text=str(placed.points)),
                ]
            )
        columns = [say(f"reading-{column}") for column in ("place", "name", "laid", "points")]
        title, note = reading.title(self.language), " ".join(line(self.language) for line in reading.told)
        return Table(
            area="battle", id=f"reading-{nth}", title=title, columns=columns, rows=rows, note=note, beside=True
        )

    # --- hands and cards ---

    def _rank(self, cards: Sequence[int], say: Words) -> str:
        return say(evaluate(cards).rank.message)

    def _hand(
        self, zone: str, title: str, cards: Sequence[int], say: Words, *, note: str = "", intent: Intent | None = None
    ) -> Zone:
        area: Area = "battle"
        faces = [self._face(card, f"{zone}-{nth}", say, intent) for nth, card in enumerate(sorted(cards))]
        return Zone(area=area, id=zone, title=title, cards=faces, note=note)

    def face(self, card: int, key: str, say: Words) -> CardFace:
        """A card."""
        return self._face(card, key, say)

    def _face(self, card: int, key: str, say: Words, intent: Intent | None = None) -> CardFace:
        state: CardState = "legal" if intent is not None else "plain"
        return face_of(card, say, key=f"{key}-{card_text(card)}", intent=intent, state=state)


def _ladder(say: Words) -> Table:
    """All ranks, the strongest first. Source: H8.1."""
    ranks = sorted((rank for rank in Rank if rank), reverse=True)
    rows = [[Cell(text=str(rank.number)), Cell(text=say(rank.message))] for rank in ranks]
    return Table(
        area="side",
        id="ladder",
        title=say("ladder-title"),
        columns=[say("ladder-place"), say("ladder-rank")],
        rows=rows,
    )
