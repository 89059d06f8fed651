"""What a lesson's step looks like: a table, a worked example, hands to build, to sort and to compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from havoclab.core.words import Words
from havoclab.havoc import State
from havoclab.havoc.cards import card_text, parse_cards
from havoclab.havoc.hands import evaluate
from havoclab.havoc.ranks import Rank
from havoclab.lessons.asked import Asked, Reading
from havoclab.lessons.attempt import Attempt
from havoclab.lessons.hands import BuildAttempt, ChooseAttempt, OrderAttempt, PairsAttempt, describe
from havoclab.lessons.model import BuildStep, ChooseStep, OrderStep, Step
from havoclab.lessons.questions import rule_title
from havoclab.lessons.setting import example_at, example_events, lay_out
from havoclab.lessons.table import ShowAttempt, TableAttempt
from havoclab.stage.odds.bets import bet_charts
from havoclab.stage.pictures import Picture, picture_of
from havoclab.stage.pictures.faces import face_of
from havoclab.stage.scene import (
    Area,
    Block,
    Button,
    Buttons,
    CardFace,
    CardState,
    Cell,
    Choice,
    Choices,
    Intent,
    Log,
    LogLine,
    Prompt,
    Table,
    Track,
    Zone,
)

#: What the table itself understands.
_AT_THE_TABLE: Final = ("card", "pile", "discards", "battle", "lay", "dog")


class LessonPictures:
    """The pictures of all kinds of steps, for one reader."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names
        kinds = [""] * len(names)
        self.table: Picture = picture_of("havoc", language, names, kinds)

    def forget(self) -> None:
        """Drop what is half done."""
        self.table.forget()

    # --- clicks ---

    def command(self, intent: Intent, attempt: Attempt) -> str | None:
        """The command of a click, or None if it only changed what is selected at the table.

        Raises:
            ValueError: if it is no click of this step.
        """
        what = intent.get("do")
        if isinstance(attempt, TableAttempt):
            if what == "act":
                return str(intent.get("action"))[:400]
            if what in _AT_THE_TABLE:
                action = self.table.read(intent, attempt.state.view(attempt.seat))
                return None if action is None else str(action)
        elif what == "command":
            return str(intent.get("command"))[:40]
        raise ValueError(f"do: {str(what)[:24]!r} is nothing that can be done in this step")

    # --- blocks ---

    def blocks(self, attempt: Attempt, step: Step, say: Words) -> list[Block]:
        """What the step shows beside its words."""
        if isinstance(attempt, TableAttempt):
            return self._at_the_table(attempt, step, say)
        if isinstance(attempt, ShowAttempt):
            return [*self._onlooking(attempt.state, attempt.seat, step), *self._show(attempt, say)]
        if isinstance(attempt, PairsAttempt):
            return [*self._pair(attempt, say), *self._show(attempt, say)]
        if isinstance(attempt, BuildAttempt):
            return self._build(attempt, say)
        if isinstance(attempt, OrderAttempt):
            return self._order(attempt, step, say)
        assert isinstance(attempt, ChooseAttempt)
        return self._choose(attempt, step, say)

    def _at_the_table(self, attempt: TableAttempt, step: Step, say: Words) -> list[Block]:
        playing = not attempt.done and not attempt.lost and attempt.may_act
        blocks = self.table.blocks(attempt.state.view(attempt.seat), playing=playing)
        if not playing:
            text = say("ask-done" if attempt.done else "ask-lost")
            mine = Prompt(who=self.names[attempt.seat], text=text, seat=attempt.seat)
            blocks = [mine if isinstance(block, Prompt) else block for block in blocks]
        return [_without_answers(block) for block in blocks if self._wanted(block, step)]

    def _onlooking(self, state: State, seat: int, step: Step) -> list[Block]:
        blocks = self.table.blocks(state.view(seat), playing=False)
        return [block for block in blocks if self._wanted(block, step) and not isinstance(block, Prompt)]

    def _wanted(self, block: Block, step: Step) -> bool:
        """The row of battles is no matter of recruiting (H4), unless a battle is forced (H4.11) or a game is shown."""
        if not isinstance(block, Track) or step.rule.startswith("H4.11"):
            return True
        setting = None if isinstance(step, BuildStep | OrderStep) else step.setting
        in_a_game = setting is not None and setting.example is not None
        return in_a_game or not step.rule.startswith("H4.")

    def _show(self, attempt: ShowAttempt | PairsAttempt, say: Words) -> list[Block]:
        text = say("ask-done" if attempt.done else "ask-show")
        button = Button(
            id="show",
            label=say("show-button"),
            intent={"do": "command", "command": "show"},
            key="s",
            symbol="play",
            primary=not attempt.done,
            state="off" if attempt.done else "legal",
        )
        prompt = Prompt(who=self.names[0], text=text, detail=f"{len(attempt.commands)}/{attempt.length}")
        return [prompt, Buttons(area="prompt", id="show", buttons=[button])]

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

    def _choose(self, attempt: ChooseAttempt, step: Step, say: Words) -> list[Block]:
        assert isinstance(step, ChooseStep)
        blocks: list[Block] = self._so_far(step, say)
        if attempt.asked is not None:
            blocks += self._asked(attempt.asked, step, attempt.done, say)
            blocks += bet_charts(attempt, self.language)
        elif step.setting is not None:
            blocks += self._onlooking(lay_out(step.setting), step.seat, step)
        elif step.hand is not None:
            cards = parse_cards(step.hand)
            blocks.append(self._hand("asked", "", cards, say, note=self._rank(cards, say)))
        for place, cards in enumerate(attempt.hands):
            title = say("hand-number-title", number=place + 1) if len(attempt.hands) > 1 else ""
            blocks.append(self._hand(f"hand-{place}", title, cards, say))
        choices = [
            Choice(
                id=choice,
                label=self._label(attempt, choice, say),
                intent=None
                if attempt.done or choice in attempt.wrong
                else {"do": "command", "command": f"answer {choice}"},
                state="wrong"
                if choice in attempt.wrong
                else "right"
                if attempt.done and choice == attempt.right
                else "open",
            )
            for choice in attempt.choices
        ]
        question = attempt.step.say("goal")(self.language)
        text = say("ask-done" if attempt.done else "ask-choose")
        who = self.names[step.seat if attempt.asked is None else attempt.asked.seat]
        blocks += [Choices(id="question", question=question, choices=choices), Prompt(who=who, text=text)]
        return blocks

    def _so_far(self, step: ChooseStep, say: Words) -> list[Block]:
        """What happened in the worked example since the question before."""
        if step.since is None:
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

    def _asked(self, asked: Asked, step: Step, done: bool, say: Words) -> list[Block]:
        """The position that is asked about; after the answer two readings of its battle, where it has them."""
        state = asked.revealed if asked.state is None and done else asked.state
        blocks = [] if state is None else self._onlooking(state, asked.seat, step)
        if not (done and asked.readings):
            return blocks
        readings = [self._reading(reading, nth, say) for nth, reading in enumerate(asked.readings)]
        return [*(block for block in blocks if block.area != "battle"), *readings]

    def _reading(self, reading: Reading, nth: int, say: Words) -> Table:
        """How a battle ends in one reading: who comes where, with what, and what it brings."""
        rows = []
        for placed in reading.places:
            faces = [self._face(card, f"reading-{nth}-{n}", say) for n, card in enumerate(placed.cards)]
            notes = [say(placed.made.rank.message), say("reading-left", cards=placed.left)]
            notes += [say("reading-out", dogs=placed.out)] if placed.out else []
            rows.append(
                [
                    Cell(text=str(placed.place)),
                    Cell(text=self.names[placed.seat]),
                    Cell(text=" · ".join(notes), cards=faces),
                    Cell(text=str(placed.points)),
                ]
            )
        columns = [say(f"reading-{column}") for column in ("place", "name", "laid", "points")]
        title, note = reading.title(self.language), " ".join(line(self.language) for line in reading.told)
        return Table(
            area="battle", id=f"reading-{nth}", title=title, columns=columns, rows=rows, note=note, beside=True
        )

    def _label(self, attempt: ChooseAttempt, choice: str, say: Words) -> str:
        if attempt.asked is not None:
            return attempt.asked.choices[choice](self.language)
        if choice.isdecimal():
            return say("hand-number-title", number=int(choice) + 1)
        return say("rule-choice", rule=choice, title=rule_title(choice)(self.language))

    # --- hands and cards ---

    def _rank(self, cards: Sequence[int], say: Words) -> str:
        return say(evaluate(cards).rank.message)

    def _hand(
        self, zone: str, title: str, cards: Sequence[int], say: Words, *, note: str = "", intent: Intent | None = None
    ) -> Zone:
        area: Area = "battle"
        faces = [self._face(card, f"{zone}-{nth}", say, intent) for nth, card in enumerate(sorted(cards))]
        return Zone(area=area, id=zone, title=title, cards=faces, note=note)

    def _face(self, card: int, key: str, say: Words, intent: Intent | None = None) -> CardFace:
        state: CardState = "legal" if intent is not None else "plain"
        return face_of(card, say, key=f"{key}-{card_text(card)}", intent=intent, state=state)


def _without_answers(block: Block) -> Block:
    """The same block without the mark on the strongest declaration (H6.9): finding it is the learner's part."""
    if not isinstance(block, Buttons):
        return block
    plain = [
        button.model_copy(update={"primary": False, "title": ""}) if button.id.startswith("do-declare-") else button
        for button in block.buttons
    ]
    return block.model_copy(update={"buttons": plain})


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
