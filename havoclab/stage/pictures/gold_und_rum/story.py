"""What happens at once, told step by step: the piles as they are read, and the armies as they are turned.

One action of the game opens every pile (G5.2-G5.6); another turns all armies and scores the battle (G7.4-G8.2). A page
that shows the table alone would show only what is left. The story gives each step with its sentence, its rule, and what
of the picture it is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from havoclab.core.event import Event
from havoclab.core.words import Words
from havoclab.gold_und_rum import speech
from havoclab.gold_und_rum.opening import Reading, read_pile
from havoclab.gold_und_rum.view import View
from havoclab.gold_und_rum.warriors import GOBLIN, RECRUIT, count
from havoclab.stage.pictures import Telling
from havoclab.stage.pictures.gold_und_rum.armies import explain
from havoclab.stage.pictures.gold_und_rum.faces import entry_face, face_of
from havoclab.stage.scene import Block, CardFace, Zone

#: What becomes of a whole pile.
WHOLE_PILES: Final = frozenset({"pile-aside", "pile-taken", "pile-shared"})
#: What a reading of a pile tells of.
OF_PILES: Final = WHOLE_PILES | {
    "removed",
    "recruit-struck",
    "desertion-on-nothing",
    "desertion-on-desertion",
    "recruit-too-late",
}
#: What happens when armies are turned and scored.
OF_ARMIES: Final = frozenset({"struck", "revealed", "flew", "tied", "nobody-scores", "scored", "chancellor-scored"})


def story(events: Sequence[Event], view: View, names: Sequence[str], say: Words) -> list[Telling]:
    """The steps of what happened that are worth a look of their own; empty if there is none.

    Args:
        events: of one action, or of several after another.
        view: the table after them, as its seat sees it.
        names: the players' names, in seat order.
        say: words of the picture.
    """
    teller = _Teller(view, names, say)
    return [step for event in events if (step := teller.step(event)) is not None]


class _Teller:
    """Goes along the events and remembers what the later ones are about."""

    def __init__(self, view: View, names: Sequence[str], say: Words) -> None:
        self._view, self._names, self._say = view, names, say
        self._options = view.options
        self._factor = view.options.leader_factor
        self._readings: dict[int, Iterator[Reading]] = {}
        self._read: dict[int, list[Reading]] = {}
        self._armies: dict[int, Mapping[str, object]] = {}
        self._flown: dict[int, int] = {}

    def step(self, event: Event) -> Telling | None:
        """This event as a step; None if it needs none."""
        if event.kind in OF_PILES:
            return self._telling(event, [self._pile(event)]) if self._is_told(event.facts["pile"]) else None
        if event.kind not in OF_ARMIES:
            if event.kind in ("race-named", "round-begins"):
                self._armies.clear()
                self._flown.clear()
            return None
        if event.kind == "revealed" and event.seat is not None:
            self._armies[event.seat] = event.facts
        elif event.kind == "flew" and event.seat in self._armies:
            self._flown[event.seat] = event.facts["goblins"]
            self._armies[event.seat] = {**self._armies[event.seat], "strength": event.facts["strength"]}
        return self._telling(event, list(self._turned(event)))

    def _telling(self, event: Event, blocks: list[Block]) -> Telling:
        view, language = self._view, self._say.language
        text = speech.tell(event, options=view.options, names=self._names, language=language, seat=view.seat)
        return Telling(event, text, blocks)

    # --- piles ---

    def _is_told(self, number: int) -> bool:
        """Of the piles on which nobody laid a card, the first alone: what becomes of them is always the same."""
        untouched = [nth for nth, pile in enumerate(self._view.table.piles) if all(card < RECRUIT for card in pile)]
        return number not in untouched[1:]

    def _pile(self, event: Event) -> Zone:
        """The pile from the bottom up, as far as it is read, with the card that acts. Source: G5.2-G5.6."""
        say, number = self._say, event.facts["pile"]
        pile = self._view.table.piles[number]
        if number not in self._read:
            silent = {"G5.3"} if self._options.holds("G5.3a") else {"G5.3", "G5.3a"}
            told = [reading for reading in read_pile(pile, self._options.without)[2] if reading.rule not in silent]
            self._readings[number], self._read[number] = iter(told), []
        final = event.kind in WHOLE_PILES
        acting: Reading | None = None if final else next(self._readings[number], None)
        if acting is not None:
            self._read[number].append(acting)
        gone = {reading.target for reading in self._read[number] if reading.target >= 0}
        cards = [self._entry(number, place, entry, gone, acting) for place, entry in enumerate(pile)]
        return Zone(
            area="main",
            id=f"reading-{number}",
            title=say("reading-title", pile=number + 1),
            cards=cards,
            seat=event.seat if final else None,
            active=True,
            rule=event.rule,
            empty=say("pile-empty"),
        )

    def _entry(self, number: int, place: int, entry: int, gone: set[int], acting: Reading | None) -> CardFace:
        """One card of a pile that is read."""
        say = self._say
        face = entry_face(entry, say, self._names, key=f"read-{number}-{place}", leader_factor=self._factor)
        if acting is not None and place == acting.place:
            return face.model_copy(update={"state": "selected", "badge": say("acts")})
        if place in gone:
            return face.model_copy(update={"state": "dimmed", "badge": say("deserts")})
        owner = self._names[entry % RECRUIT] if entry >= RECRUIT else ""
        return face.model_copy(update={"badge": owner})

    # --- armies ---

    def _turned(self, event: Event) -> Iterator[Zone]:
        """The armies that are turned so far. Source: G7.4."""
        say = self._say
        race = self._race()
        for seat, facts in self._armies.items():
            kinds = list(facts["cards"]) if isinstance(facts["cards"], list) else []
            flown = self._flown.get(seat, -1)
            strength = facts["strength"]
            assert isinstance(strength, int)
            cards = [
                face_of(kind, say, key=f"turned-{seat}-{nth}", leader_factor=self._factor)
                for nth, kind in enumerate(kinds)
            ]
            yield Zone(
                area="battle",
                id=f"army-{seat}",
                title=self._names[seat],
                cards=cards,
                count=len(cards),
                seat=seat,
                active=seat == event.seat,
                note=explain(count(kinds), race, strength, say, options=self._options, flown=flown),
                empty=say("army-empty"),
            )

    def _race(self) -> int:
        """The race that fights, by the warriors that were turned; -1: nobody has sent one."""
        for facts in self._armies.values():
            cards = facts["cards"]
            if isinstance(cards, list):
                for kind in cards:
                    if kind < GOBLIN:
                        return int(kind) // 3
        return -1
