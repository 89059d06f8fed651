"""Fresh questions about a battle, for the quiz. Source: H6."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from havoclab.havoc import State
from havoclab.havoc.battle import declarable
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.hands import evaluate
from havoclab.havoc.position import FIGHTING, OUT, PASSED
from havoclab.lessons.asked import Asked
from havoclab.lessons.kits.havoc.generators.deck import Deck, Made, table, texts
from havoclab.lessons.kits.havoc.generators.play import from_play
from havoclab.lessons.kits.havoc.hands import say_reason
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.questions import who_wins
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_may, which_number, which_seat
from havoclab.lessons.whole_games import ANSWERS


def _battle(rng: Random, deck: Deck, laid: Sequence[Sequence[int]], roles: Sequence[int], **fields: Any) -> State:
    """A battle under way; everybody holds some cards."""
    hands = [texts(deck.draw(rng.randint(3, 6))) for _ in laid]
    position = {"hands": hands, "laid": [texts(sorted(cards)) for cards in laid], "roles": list(roles)}
    position |= {"kind": "add", "havoc": True, "peacekeeper": rng.randrange(4), "peace": 1}
    position |= {"recruits": texts(deck.draw(3))}
    battle = fields.pop("battle", rng.randint(2, 8))
    return lay_out(Setting(position=position | fields, battle=battle), rng.getrandbits(16))


def next_battle(rng: Random) -> Made:
    """Somebody cries Havoc: which battle is fought? Source: H6.1."""
    deck = Deck(rng)
    battle = rng.randint(2, CASTILLON - 1)
    setting = table(deck, deck.draw(rng.randint(4, 7)), battle=battle, kind="turn", recruits=texts(deck.draw(3)))
    state = lay_out(setting, rng.getrandbits(16))
    right = next(event.facts["battle"] for event in state.copy().apply("cry") if event.kind == "cried-havoc")
    others = rng.sample([number for number in range(1, CASTILLON + 1) if number != right], ANSWERS - 1)
    numbers = rng.sample([right, *others], ANSWERS)
    choices = {str(n): spoken(SHARED, "named", {"name": state.options.battle(n).name}) for n in numbers}
    cause = spoken(SHARED, "another-battle")
    reasons = {str(number): ("H6.1", cause) for number in others}
    return Made(asked=Asked(choices, str(right), reasons, state), slots={"name": NAMES[0]})


def _hardly_a_card(rng: Random) -> State:
    """The player on turn holds too few cards for a battle."""
    deck = Deck(rng)
    mine = deck.draw(rng.choice((0, 1)))
    fields: dict[str, Any] = {"kind": "turn", "recruits": texts(deck.draw(rng.randint(1, 4)))}
    return lay_out(table(deck, mine, battle=rng.randint(2, 7), **fields), rng.getrandbits(16))


# --- laying cards: H6.4-H6.6 ---


def one_step(rng: Random) -> Made:
    """Which of these is a whole step of a fighter? Source: H6.4, H6.4a."""
    deck = Deck(rng)
    seat, other = rng.sample(range(4), 2)
    laid: list[list[int]] = [[], [], [], []]
    laid[seat], laid[other] = deck.draw(2), deck.draw(rng.randint(2, 3))
    roles = [FIGHTING if cards else OUT for cards in laid]
    state = _battle(rng, deck, laid, roles, initiator=other, seat=seat)
    cards = [f"lay {card_text(card)}" for card in rng.sample(state.hands[seat], 3)]
    right = rng.choice(["pass", f"{cards[0]}, stop", f"{cards[0]}, {cards[1]}, stop", f"{', '.join(cards)}, stop"])
    wrong = ["stop", "stay-out", f"{cards[2]}, pass", f"{cards[1]}, stay-out"]
    answers = rng.sample([right, *rng.sample(wrong, ANSWERS - 1)], ANSWERS)
    return Made(asked=which_may(state, seat, answers, NAMES), slots={"name": NAMES[seat]})


def passes_left(rng: Random) -> Made:
    """How many passes end the battle, if nobody lays any more? Source: H6.5."""
    deck = Deck(rng)
    roles = [rng.choice((FIGHTING, FIGHTING, PASSED, OUT)) for _ in range(4)]
    seat, initiator = rng.sample(range(4), 2)
    roles[seat] = FIGHTING
    roles[initiator] = rng.choice((FIGHTING, PASSED))
    laid = [deck.draw(rng.randint(2, 3)) if role != OUT else [] for role in roles]
    state = _battle(rng, deck, laid, roles, initiator=initiator, seat=seat)
    after, right = state.copy(), 0
    while after.kind == "add":
        after.apply("pass")
        right += 1
    asked = which_number(right, range(1, 5), "H6.5", state, seat)
    return Made(asked=asked, slots={"name": NAMES[seat]})


def _six_soldiers(rng: Random) -> State:
    """Six soldiers lie before Anita, and perhaps a dog; she holds soldiers and a dog."""
    deck = Deck(rng)
    laid = [[DOG] * rng.choice((0, 0, 1)) + deck.draw(6), deck.draw(rng.randint(2, 4)), [], []]
    fields: dict[str, Any] = {"kind": "add", "havoc": True, "initiator": 1, "roles": [FIGHTING, FIGHTING, OUT, OUT]}
    fields |= {"laid": [*map(texts, laid)], "recruits": texts(deck.draw(3))}
    mine = [DOG, *deck.draw(rng.randint(2, 5))]
    return lay_out(table(deck, mine, battle=rng.randint(4, 8), **fields), rng.getrandbits(16))


# --- declaring: H6.7-H6.9 ---


def nothing_involved(rng: Random) -> Made:
    """Somebody laid two dogs and declares both uninvolved: who wins? Source: H6.7b."""
    deck = Deck(rng)
    seat, *others = rng.sample(range(4), 3)
    laid: list[list[int]] = [[], [], [], []]
    laid[seat] = [DOG, DOG]
    values = deck.values(4, lowest=1)
    for other, pair in zip(others, (values[:2], values[2:]), strict=True):
        laid[other] = [deck.alike(value, 1)[0] for value in pair]
    roles = [PASSED if cards else OUT for cards in laid]
    state = _battle(rng, deck, laid, roles, initiator=seat, seat=seat, kind="declare")
    after = state.copy()
    after.apply("declare 2")
    right = after.past[-1][1]
    none = say_reason(evaluate([]).explain()[0])
    reasons = {}
    for other in (seat, *others):
        if other != right:
            lower = spoken(SHARED, "lower-high-card", {"name": NAMES[right]})
            reasons[str(other)] = ("H6.7b", none) if other == seat else ("H8.1", lower)
    choices = {str(s): spoken(SHARED, "named", {"name": NAMES[s]}) for s in sorted((seat, *others))}
    return Made(asked=Asked(choices, str(right), reasons, state, seat), slots={"name": NAMES[seat]})


def out_of_themselves(rng: Random) -> Made:
    """How many of the laid dogs take no part without being declared? Source: H6.8."""
    deck = Deck(rng)
    dogs, soldiers = rng.choice(((3, 5), (2, 5), (2, 6), (1, 6), (3, 4), (4, 4), (2, 4), (1, 5), (3, 3)))
    seat, other = rng.sample(range(4), 2)
    laid: list[list[int]] = [[], [], [], []]
    laid[seat], laid[other] = [DOG] * dogs + deck.draw(soldiers), deck.draw(3)
    roles = [FIGHTING if s == other else PASSED if s == seat else OUT for s in range(4)]
    state = _battle(rng, deck, laid, roles, initiator=other, seat=other, battle=rng.randint(4, 7))
    right = declarable(laid[seat])[0]
    asked = which_number(right, range(4), "H6.8", state, other)
    return Made(asked=asked, slots={"name": NAMES[seat], "dogs": dogs, "soldiers": soldiers})


def first_to_declare(rng: Random) -> Made:
    """The last fighter passes; several laid dogs. Who declares first? Source: H6.9."""
    deck = Deck(rng)
    seat, initiator = rng.sample(range(4), 2)
    laid = [[DOG] * rng.choice((0, 1, 2)) + deck.draw(3) for _ in range(4)]
    for one in rng.sample(range(4), 3):
        laid[one] = laid[one] if laid[one][0] == DOG else [DOG, *laid[one]]
    roles = [FIGHTING if s == seat else PASSED for s in range(4)]
    state = _battle(rng, deck, laid, roles, initiator=initiator, seat=seat)
    after = state.copy()
    after.apply("pass")
    with_dogs = [s for s in range(4) if laid[s][0] == DOG]
    cause = spoken(SHARED, "declared-in-order", {"name": NAMES[initiator]})
    asked = which_seat(after.seat, with_dogs, "H6.9", cause, state, names=NAMES, seat=seat)
    return Made(asked=asked, slots={"name": NAMES[seat], "initiator": NAMES[initiator]})


# --- who gets what: H6.10-H6.12 ---


def alone(rng: Random) -> Made:
    """One player alone in a battle passes: how many points does it bring? Source: H6.10."""
    deck = Deck(rng)
    seat = rng.randrange(4)
    laid: list[list[int]] = [[], [], [], []]
    laid[seat] = deck.draw(rng.randint(2, 3))
    roles = [FIGHTING if s == seat else OUT for s in range(4)]
    battle = rng.choice((2, 4, 6, 7, 8, 3))
    state = _battle(rng, deck, laid, roles, initiator=seat, seat=seat, battle=battle)
    after = state.copy()
    after.apply("pass")
    right = after.points[seat] - state.points[seat]
    paid = [points or 0 for points in state.options.payments(battle)]
    tempting = {sum(paid), sum(paid[:2]), paid[1], right + paid[-1], right - paid[-1], right - 1} - {right}
    among = sorted([right, *rng.sample(sorted(tempting), ANSWERS - 1)])
    slots = {"name": NAMES[seat], "battle": state.options.battle(battle).name}
    return Made(asked=which_number(right, among, "H6.10", state, seat), slots=slots)


def dog_laid_in_vain(rng: Random) -> Made:
    """Equal strength; one of the two has a seventh card lying, a dog. Who wins? Source: H6.12a."""
    deck = Deck(rng)
    first, second = rng.sample(range(4), 2)
    high, low = deck.values(2)
    sets = [deck.alike(value, 6) for value in (high, low)]
    laid: list[list[int]] = [[], [], [], []]
    laid[first] = [DOG, *(card for cards in sets for card in cards[:3])]
    laid[second] = [card for cards in sets for card in cards[3:]]
    kept = rng.randint(2, 5)
    sizes = {first: kept, second: kept + rng.choice((-1, 0, 1, 1))}
    hands = [texts(deck.draw(sizes.get(seat, 4))) for seat in range(4)]
    roles = [FIGHTING if seat == second else PASSED if seat == first else OUT for seat in range(4)]
    initiator = rng.choice((first, second))
    state = _battle(rng, deck, laid, roles, initiator=initiator, seat=second, hands=hands, battle=rng.randint(4, 7))
    asked = who_wins(state, second, sorted((first, second)), NAMES)
    return Made(asked=asked, slots={"name": NAMES[first], "other": NAMES[second]})


GENERATORS: Final = {
    "next-battle": next_battle,
    "open-battle": from_play("H6.2", "may_not", players=(3, 4, 5, 6)),
    "hardly-a-card": from_play("H6.2a", "may", begin=_hardly_a_card, steps=1),
    "add-or-pass": from_play("H6.4", "may"),
    "one-step": one_step,
    "passes-left": passes_left,
    "battle-ends": from_play("H6.5", "happens", players=(2, 3, 4)),
    "no-seventh": from_play("H6.6", "why_not", begin=_six_soldiers, steps=1),
    "six-soldiers": from_play("H6.6", "may_not", begin=_six_soldiers, steps=1),
    "nothing-involved": nothing_involved,
    "out-of-themselves": out_of_themselves,
    "first-to-declare": first_to_declare,
    "alone": alone,
    "only-fighter": from_play("H6.10", "which"),
    "dog-laid-in-vain": dog_laid_in_vain,
}
