"""The piles of a deal on the page: what lay open, what lay where, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from havoclab.core.words import Words
from havoclab.gold_und_rum.warriors import RECRUIT, WARRIORS
from havoclab.lab.recall.deals import Deal, Laid
from havoclab.lab.recall.heat import heats
from havoclab.stage.pictures.gold_und_rum.faces import badge_of, entry_face
from havoclab.stage.pictures.gold_und_rum.piles import PILE_KEYS
from havoclab.stage.scene import CardFace, CardState, Cell, Intent, Stack, StackBadge, Stacks, Table


class Piles:
    """The piles of a deal after so many cards, for one reader.

    Args:
        deal: what was dealt.
        step: how many of its cards lie.
        names: the players' names, in seat order.
        say: the reader's words.
    """

    def __init__(self, deal: Deal, step: int, names: Sequence[str], say: Words) -> None:
        self.deal, self.step, self.names, self.say = deal, step, names, say
        self.piles = deal.piles_at(step)

    # --- as they lay ---

    def stacks(
        self,
        *,
        marks: Mapping[int, str] | None = None,
        opened: Sequence[int] = (),
        covered: bool = False,
        intents: Mapping[int, Intent] | None = None,
        states: Mapping[int, CardState] | None = None,
        notes: Mapping[int, str] | None = None,
    ) -> Stacks:
        """The piles with what lay open.

        Args:
            marks: words that set piles apart; without them the newest card is marked.
            opened: piles of which all cards are shown.
            covered: not even the tops are shown.
            intents: what a click on a pile sends.
            states: how piles look.
            notes: what is said below piles.
        """
        said = self._newest() if marks is None else marks
        return self._all(
            [
                self._stack(pile, said.get(pile, ""), covered=covered, opened=pile in opened).model_copy(
                    update={
                        "intent": (intents or {}).get(pile),
                        "key": PILE_KEYS[pile] if intents and pile in intents else "",
                        "state": (states or {}).get(pile, "plain"),
                        "note": (notes or {}).get(pile, ""),
                    }
                )
                for pile in range(len(self.piles))
            ],
            self.say("trainer-so-far", dealt=self.deal.dealt(self.step), all=WARRIORS),
        )

    def heated(self, what: str, seat: int, intents: Mapping[int, Intent]) -> Stacks:
        """The piles with all that lies in them, and how much there is of what is asked."""
        found = heats(self.deal, self.step, what, seat)
        most = max(found)
        newest = self._newest()
        stacks = [
            self._stack(pile, newest.get(pile, ""), opened=True).model_copy(
                update={
                    "intent": intents.get(pile),
                    "key": PILE_KEYS[pile],
                    "heat": max(0.0, figure / most) if most > 0 else 0.0,
                    "heat_text": self.figure(figure),
                }
            )
            for pile, figure in enumerate(found)
        ]
        return self._all(stacks, self.say("trainer-heat-note", heat=self.heat(what, seat)))

    def heat(self, what: str, seat: int) -> str:
        """What the figures are, in words."""
        return self.say(f"heat-{what}", name=self.names[seat])

    def figure(self, value: float) -> str:
        """A figure as it is read: whole, or with one decimal."""
        return self.say("trainer-figure", value=round(value, 1))

    def _all(self, stacks: Sequence[Stack], note: str) -> Stacks:
        return Stacks(
            area="main", id="piles", title=self.say("trainer-piles"), stacks=list(stacks), note=note, rule="G4.2"
        )

    def _newest(self) -> dict[int, str]:
        return {self.deal.laid[self.step - 1].pile: self.say("dealt-last")} if self.step else {}

    def _stack(self, pile: int, mark: str, *, covered: bool = False, opened: bool = False) -> Stack:
        cards = self.piles[pile]
        return Stack(
            id=f"pile-{pile}",
            number=str(pile + 1),
            name=self.say("pile-name", pile=pile + 1),
            card=self._top(pile, cards, covered=covered),
            badges=[] if covered else self._badges(cards[-1:]),
            mark=mark,
            below=[self.face(card) for card in cards] if opened else [],
        )

    def _top(self, pile: int, cards: Sequence[Laid], *, covered: bool) -> CardFace | None:
        if not cards:
            return None
        if covered:
            return CardFace(name=self.say("trainer-covered"), face="down")
        return self.face(cards[-1]).model_copy(update={"key": f"pile-{self.deal.number}-{pile}-{len(cards)}"})

    def _badges(self, cards: Sequence[Laid]) -> list[StackBadge]:
        return [badge_of(card.entry, self.say, self.names) for card in cards if card.entry >= RECRUIT]

    def face(self, card: Laid) -> CardFace:
        """A card that lies in a pile."""
        return entry_face(card.entry, self.say, self.names, leader_factor=self.deal.options.leader_factor)

    # --- in words ---

    def told(self, what: str, seat: int) -> Table:
        """What lies where as a table: pile, cards from the bottom up, and the figure."""
        say = self.say
        found = heats(self.deal, self.step, what, seat)
        rows = [
            [
                Cell(text=say("pile-name", pile=pile + 1)),
                Cell(text=", ".join(self.face(card).name for card in cards) or say("no-cards")),
                Cell(text=self.figure(figure)),
            ]
            for pile, (cards, figure) in enumerate(zip(self.piles, found, strict=True))
        ]
        columns = [say("trainer-column-pile"), say("trainer-column-cards"), self.heat(what, seat)]
        return Table(
            area="bottom",
            id="told",
            title=say("trainer-told"),
            columns=columns,
            rows=rows,
            folded=True,
        )

    def history(self, pile: int) -> Table:
        """How one pile grew: each card, when it was laid and how long it lay on top."""
        say, cards = self.say, self.piles[pile]
        now = self.deal.dealt(self.step)
        ends = [card.moment for card in cards[1:]]
        rows = []
        for place, card in enumerate(cards):
            end = ends[place] if place < len(ends) else now
            shown = "trainer-on-top-still" if place == len(ends) else "trainer-on-top"
            rows.append(
                [
                    Cell(text=self.face(card).name),
                    Cell(text=say("trainer-moment" if card.is_warrior else "trainer-moment-claim", moment=card.moment)),
                    Cell(text=say(shown, cards=end - card.moment)),
                ]
            )
        columns = [say(f"trainer-column-{column}") for column in ("card", "when", "on-top")]
        return Table(
            area="bottom",
            id="history",
            title=say("trainer-history", pile=pile + 1),
            columns=columns,
            rows=rows,
            note="" if rows else say("trainer-history-empty"),
        )
