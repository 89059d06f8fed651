"""Fresh positions and questions about spies, giants, and the backs of hands. Source: G2.3, G6."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.actions import ASK
from havoclab.gold_und_rum.warriors import (
    BACKS,
    COMMANDO,
    FIRST_SPY,
    GIANT,
    LEADER,
    MERCENARIES,
    RACES,
    SIX,
    SPIES,
    TROLL,
    TWO,
    backs,
    count,
)
from havoclab.lessons.asked import Asked, Row
from havoclab.lessons.kits.gold_und_rum.generators.box import STRONG, Box
from havoclab.lessons.kits.gold_und_rum.goals import read_goal
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, OWN, said_cards, spoken, texts
from havoclab.lessons.kits.gold_und_rum.setting import lay_out
from havoclab.lessons.made import Made
from havoclab.lessons.questions import which_may_not, which_number

#: Seats at a table of four.
_SEATS: Final = 4
#: What no hand is filled up with: it is handed out on purpose, or would need a rule that is not asked about.
_ON_PURPOSE: Final = (*SPIES, GIANT, COMMANDO)

#: The answer where a spy gets no card.
_NOTHING: Final = "nothing"


def _calling(spy: int, hands: Sequence[Sequence[int]], **position: Any) -> Setting:
    """The first seat's spy of this number is called; the last seat is chancellor."""
    mine, *others = hands
    armies = (texts([FIRST_SPY + spy - 1, *mine]), *map(texts, others), "")
    return Setting(armies=armies, position={"kind": "spy", "spy": spy, "seat": 0, **position})


def _hands(box: Box, number: int, *, without: Sequence[int] = ()) -> list[list[int]]:
    """Three hands of so many warriors."""
    return [box.draw(number, without=(*_ON_PURPOSE, *without)) for _ in range(_SEATS - 1)]


def _taken(seat: int, cards: Sequence[int]) -> dict[str, Any]:
    """What a spy took and this seat holds."""
    return {"stolen": [texts(cards) if place == seat else "" for place in range(_SEATS)]}


def spy_asks(rng: Random) -> Made:
    """A spy asks for a card of which it is told who holds it. Source: G6.1."""
    box = Box(rng)
    card = box.one_of([kind for kind in STRONG if kind != GIANT])
    hands = _hands(box, 6, without=[card])
    holder = rng.choice((1, 2))
    hands[holder].append(card)
    setting = _calling(rng.choice((1, 2, 3, 4)), hands)
    return Made(setting, read_goal({"holds": texts([card])}), slots={"name": NAMES[holder], "card": card})


def handed_over(rng: Random) -> Made:
    """What does a spy get? It asks a hand that is shown, and may lack the card. Source: G6.1."""
    box = Box(rng)
    race = rng.randrange(len(RACES))
    kinds = [3 * race + face for face in (TWO, SIX, LEADER)]
    named = rng.choice(kinds)
    mine, asked_hand, _ = _hands(box, 4, without=kinds)
    asked_hand += [kind for kind in kinds if kind != named or rng.random() < 1 / 2]
    state = lay_out(_calling(rng.choice((1, 2, 3, 4)), [mine, asked_hand, []]), rng.getrandbits(16))
    events = state.copy().apply(ASK[1][named], 0)
    right = next((str(event.facts["card"]) for event in events if event.kind == "handed-over"), _NOTHING)
    choices = {str(kind): said_cards([kind]) for kind in kinds} | {_NOTHING: said_cards([])}
    cause = spoken(OWN, "exactly-the-named-card")
    reasons = {key: ("G6.1", cause) for key in choices if key != right}
    row = Row(spoken(OWN, "hand-of", {"name": NAMES[1]}), tuple(rng.sample(asked_hand, len(asked_hand))))
    return Made(asked=Asked(choices, right, reasons, rows=(row,)), slots={"name": NAMES[1], "card": named})


def by_the_backs(rng: Random) -> Made:
    """A leader or a 6 of a race: only one of the others shows a back of it. Source: G2.3."""
    box = Box(rng)
    race = rng.randrange(len(RACES))
    card = 3 * race + rng.choice((SIX, LEADER))
    kinds = range(3 * race, 3 * race + 3)
    holder = rng.choice((1, 2))
    hands = _hands(box, 6, without=kinds)
    box.take([card])
    hands[holder].append(card)
    setting = _calling(rng.choice((1, 2, 3, 4)), hands)
    return Made(setting, read_goal({"holds": texts([card])}), slots={"card": card})


def taken_once(rng: Random) -> Made:
    """Two others hold the same card; one of them has it by a spy. Source: G6.2."""
    box = Box(rng)
    card = box.one_of([kind for kind in (*STRONG, TROLL) if kind != GIANT])
    box.take([card])
    hands = _hands(box, 5, without=[card])
    by_spy, held = rng.sample((1, 2), 2)
    hands[by_spy].append(card)
    hands[held].append(card)
    setting = _calling(rng.choice((2, 3, 4)), hands, **_taken(by_spy, [card]))
    slots = {"card": card, "name": NAMES[by_spy], "other": NAMES[held]}
    return Made(setting, read_goal({"holds": texts([card])}), slots=slots)


def equal_cards(rng: Random) -> Made:
    """One holds two equal cards, one of them by a spy; the other holds one by a spy. Source: G6.2a."""
    box = Box(rng)
    card = box.one_of([3 * race + SIX for race in range(len(RACES))])
    box.take([card, card])
    hands = _hands(box, 5, without=[card])
    two, one = rng.sample((1, 2), 2)
    hands[two] += [card, card]
    hands[one] += [card]
    stolen = [texts([card]) if seat in (two, one) else "" for seat in range(_SEATS)]
    setting = _calling(rng.choice((3, 4)), hands, stolen=stolen)
    slots = {"card": card, "name": NAMES[two], "other": NAMES[one]}
    return Made(setting, read_goal({"holds": texts([card])}), slots=slots)


def later_spy(rng: Random) -> Made:
    """A later spy in another hand may be asked for, and asks for its new holder. Source: G6.3."""
    box = Box(rng)
    first = rng.choice((1, 2))
    later = rng.choice(range(first + 1, len(SPIES) + 1))
    spy = FIRST_SPY + later - 1
    card = box.one_of([kind for kind in STRONG if kind != GIANT])
    hands = _hands(box, 5, without=[card])
    theirs, holder = rng.sample((1, 2), 2)
    hands[theirs].append(spy)
    hands[holder].append(card)
    goal = read_goal({"all": [{"event": "asked", "card": texts([spy])}, {"holds": texts([card])}]})
    slots = {"name": NAMES[theirs], "card_spy": spy, "other": NAMES[holder], "card": card}
    return Made(_calling(first, hands), goal, slots=slots)


def called_next(rng: Random) -> Made:
    """Some spies are in hands; which one is called after this one? Source: G6.1, G6.3."""
    box = Box(rng)
    first = rng.choice((1, 2))
    later = sorted(rng.sample(range(first + 1, len(SPIES) + 1), rng.choice((1, 2))))
    hands = _hands(box, 5)
    for number in later:
        hands[rng.choice((1, 2))].append(FIRST_SPY + number - 1)
    state = lay_out(_calling(first, hands), rng.getrandbits(16))
    after = state.copy()
    after.apply(ASK[rng.choice((1, 2))][TROLL], 0)
    among = range(1, len(SPIES) + 1)
    slots = {"number": first, "cards": [FIRST_SPY + number - 1 for number in rng.sample(later, len(later))]}
    return Made(asked=which_number(after.spy, among, "G6.3", state), slots=slots)


def whom_to_ask(rng: Random) -> Made:
    """Whom may a spy not ask? Source: G6.3a."""
    box, dealer = Box(rng), rng.randrange(_SEATS)
    asking = rng.choice([seat for seat in range(_SEATS) if seat != dealer])
    spy = rng.choice((1, 2, 3, 4))
    hands = [box.draw(6, without=_ON_PURPOSE) if seat != dealer else [] for seat in range(_SEATS)]
    hands[asking].append(FIRST_SPY + spy - 1)
    position = {"kind": "spy", "spy": spy, "seat": asking}
    setting = Setting(armies=tuple(map(texts, hands)), chancellor=dealer, position=position)
    state: State = lay_out(setting, rng.getrandbits(16))
    others = [seat for seat in range(_SEATS) if seat != asking]
    cards = rng.sample([kind for kind in STRONG if kind != GIANT], len(others))
    answers = [str(ASK[seat][card]) for seat, card in zip(others, cards, strict=True)]
    asked = which_may_not(state, asking, rng.sample(answers, len(answers)), NAMES)
    return Made(asked=asked, slots={"name": NAMES[asking], "dealer": NAMES[dealer]})


def giants_left(rng: Random) -> Made:
    """How many giants does this army keep? Source: G6.4."""
    box = Box(rng)
    army = [*box.draw(5, without=_ON_PURPOSE), *[GIANT] * rng.choice((1, 1, 2, 3))]
    held = army.count(GIANT)
    return Made(asked=_counted(held if held == 1 else 0, range(4), "G6.4", rng.sample(army, len(army))))


def keep_the_giant(rng: Random) -> Made:
    """The learner has a giant, and a rival two: asking for one of them would cost both. Source: G6.4."""
    box = Box(rng)
    hands = _hands(box, 5)
    rival = rng.choice((1, 2))
    hands[0].append(GIANT)
    hands[rival] += [GIANT, GIANT]
    goal = read_goal({"all": [{"event": "giants-gone", "anybody": True}, {"holds": texts([GIANT])}]})
    return Made(_calling(4, hands), goal, slots={"name": NAMES[rival]})


def take_one_of_two(rng: Random) -> Made:
    """A rival has two giants, the learner none: a giant that a spy takes stays with either. Source: G6.4."""
    box = Box(rng)
    hands = _hands(box, 5)
    rival = rng.choice((1, 2))
    hands[rival] += [GIANT, GIANT]
    goal = read_goal({"all": [{"event": "asked"}, {"holds": texts([GIANT])}]})
    return Made(_calling(4, hands), goal, slots={"name": NAMES[rival]})


def count_the_backs(rng: Random) -> Made:
    """How many backs of mercenaries does a hand show? Source: G2.3a."""
    box = Box(rng)
    hand = [*box.draw(rng.randint(6, 8)), box.one_of(MERCENARIES), box.one_of(SPIES)]
    right = backs(count(hand))[BACKS.index("mercenary")]
    low = max(0, right - rng.randrange(4))
    return Made(asked=_counted(right, range(low, low + 4), "G2.3a", rng.sample(hand, len(hand))))


def _counted(right: int, among: Sequence[int], rule: str, hand: Sequence[int]) -> Asked:
    """How many? The hand lies in a row."""
    question = which_number(right, among, rule)
    question.rows = (Row(spoken(OWN, "army-in-a-row"), tuple(hand)),)
    return question


GENERATORS: Final = {
    "spy-asks": spy_asks,
    "handed-over": handed_over,
    "by-the-backs": by_the_backs,
    "taken-once": taken_once,
    "equal-cards": equal_cards,
    "later-spy": later_spy,
    "called-next": called_next,
    "whom-to-ask": whom_to_ask,
    "giants-left": giants_left,
    "keep-the-giant": keep_the_giant,
    "take-one-of-two": take_one_of_two,
    "count-the-backs": count_the_backs,
}
