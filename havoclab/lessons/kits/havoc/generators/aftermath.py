"""Fresh positions after a battle. Source: H7."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.options import Options
from havoclab.havoc.position import OUT, PASSED
from havoclab.lessons.kits.havoc.generators.deck import Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import read_goal
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_may, which_number, which_seat


def fought(
    deck: Deck, laid: Sequence[Sequence[int]], *, winner: int, initiator: int, mine: Sequence[int], **fields: Any
) -> Setting:
    """A battle that ``winner`` has won; whoever laid a dog may use it, from the initiator on. Source: H6.11, H7.1."""
    early = winner == 3 or deck.rng.random() < 0.5  # never the eighth: turns go on after it
    battle = winner + (2 if early else 6)
    places: dict[str, Any] = {
        "kind": "dogs",
        "havoc": True,
        "initiator": initiator,
        "winner": winner,
        "laid": [texts(cards) for cards in laid],
        "roles": [PASSED if cards else OUT for cards in laid],
        "uninvolved": [0 if cards else -1 for cards in laid],
        "peacekeeper": initiator,
        "peace": 1,
    }
    return table(deck, mine, battle=battle, **(places | fields))


def _beaten(deck: Deck, dogs: int) -> tuple[list[list[int]], int, list[int]]:
    """What Anita and Peter laid (his four alike win), a value to wish for, and the values in use."""
    four, own, wanted = deck.values(3)
    mine = [DOG] * dogs + deck.alike(own, 2)
    return [mine, deck.alike(four, 4), [], []], wanted, [four, own, wanted]


def scavenge_third(rng: Random) -> Made:
    """A third card of a pair in hand lies among the recruits; a laid dog can get it. Source: H7.2."""
    deck = Deck(rng)
    laid, wanted, used = _beaten(deck, 1)
    alike = deck.alike(wanted, 3)
    recruits = [alike[2], *deck.draw(2, without=used)]
    rng.shuffle(recruits)
    mine = alike[:2] + deck.draw(3, without=used)
    setting = fought(deck, laid, winner=1, initiator=1, mine=mine, seat=0, recruits=texts(recruits))
    return Made(setting, read_goal({"holds": texts(alike)}), slots={"cards": sorted(alike)})


def scavenge_two(rng: Random) -> Made:
    """Two cards of one value are in reach, one laid and one a recruit; two dogs get both. Source: H7.1, H7.2."""
    deck = Deck(rng)
    laid, wanted, used = _beaten(deck, 2)
    alike = deck.alike(wanted, 4)
    recruits = [alike[2], *deck.draw(3, without=used)]
    rng.shuffle(recruits)
    laid[1][0] = alike[3]
    mine = alike[:2] + deck.draw(2, without=used)
    setting = fought(deck, laid, winner=1, initiator=1, mine=mine, seat=0, recruits=texts(recruits))
    return Made(setting, read_goal({"holds": texts(alike)}), slots={"cards": sorted(alike)})


def loot_after(rng: Random) -> Made:
    """A certain soldier lies in the discard pile, and two laid dogs can get it. Source: H7.4."""
    deck = Deck(rng)
    laid, _, used = _beaten(deck, 2)
    discards = deck.draw(6, without=used)
    wanted = rng.choice(discards)
    fields = {"discards": texts(discards), "recruits": texts(deck.draw(3))}
    setting = fought(deck, laid, winner=1, initiator=1, mine=deck.draw(4), seat=0, **fields)
    return Made(setting, read_goal({"event": "looted", "card": card_text(wanted)}), slots={"card": wanted})


def within_reach(rng: Random) -> Made:
    """Of three cards a scavenging dog reaches one: one is discarded, one is a dog. Source: H7.2, H7.3."""
    deck = Deck(rng)
    laid, _, used = _beaten(deck, 1)
    discards, recruits = deck.draw(5, without=used), deck.draw(3, without=used)
    reached = rng.choice([*recruits, *laid[1]])
    fields = {"discards": texts(discards), "recruits": texts([*recruits, DOG])}
    setting = fought(deck, laid, winner=1, initiator=1, mine=deck.draw(4), seat=0, **fields)
    actions = [f"scavenge {card_text(card)}" for card in (reached, rng.choice(discards), DOG)]
    rng.shuffle(actions)
    return Made(asked=which_may(lay_out(setting), 0, actions, NAMES))


def next_dogs(rng: Random) -> Made:
    """Three fighters have laid dogs; one of them has just sent one. Who decides next? Source: H7.1, H7.1a."""
    deck = Deck(rng)
    initiator, winner = rng.randrange(4), rng.randrange(4)
    laid = [[DOG] * rng.choice((0, 1, 2)) + deck.draw(3) for _ in range(4)]
    laid[initiator] = [DOG] * rng.choice((1, 2)) + deck.draw(3)
    laid[(initiator + rng.choice((1, 2))) % 4][:1] = [DOG]
    recruits = deck.draw(4)
    setting = fought(deck, laid, winner=winner, initiator=initiator, mine=deck.draw(3), recruits=texts(recruits))
    setting = setting.model_copy(update={"position": {**setting.position, "seat": initiator}})
    state = lay_out(setting)
    sent = f"scavenge {card_text(rng.choice(recruits))}"
    after = state.copy()
    after.apply(sent)
    seats = sorted({initiator, after.seat, (initiator + 1) % 4, (initiator + 2) % 4})
    rule = "H7.1a" if after.seat == initiator else "H7.1"
    asked = which_seat(after.seat, seats, rule, spoken(SHARED, "dogs-go-on-elsewhere"), state, names=NAMES)
    slots = {"name": NAMES[initiator], "card": state.read_action(sent).card}  # type: ignore[attr-defined]  # a scavenge
    return Made(asked=asked, slots=slots)


def new_recruits(rng: Random) -> Made:
    """How many recruits lie open once the field is cleared? Source: H7.5."""
    deck = Deck(rng)
    lying = rng.randrange(6)
    laid, _, used = _beaten(deck, 1)
    setting = fought(
        deck, laid, winner=1, initiator=1, mine=deck.draw(4), seat=0, recruits=texts(deck.draw(lying, without=used))
    )
    state = lay_out(setting)
    after = state.copy()
    after.apply("done")
    return Made(asked=which_number(len(after.recruits), range(6), "H7.5", state), slots={"count": lying})


def cards_dealt(rng: Random) -> Made:
    """How many cards does somebody get from the winner's deal? Source: H7.6, H7.6a."""
    deck = Deck(rng)
    winner, initiator, seat = rng.randrange(4), rng.randrange(4), rng.randrange(4)
    laid: list[list[int]] = [[], [], [], []]
    laid[winner] = deck.alike(deck.values(1)[0], 3)
    laid[initiator] = laid[initiator] or deck.draw(2)
    laid[(winner + 1) % 4][:0] = [DOG]
    laid[(winner + 1) % 4] += deck.draw(2)
    decides = (winner + 1) % 4
    setting = fought(deck, laid, winner=winner, initiator=initiator, mine=deck.draw(4), recruits=texts(deck.draw(3)))
    setting = setting.model_copy(update={"position": {**setting.position, "seat": decides}})
    state = lay_out(setting)
    after = state.copy()
    after.apply("done")
    number = state.past[-1][0]
    got = len(after.hands[seat]) - len(state.hands[seat])
    battle = Options().battle(number)
    slots = {"name": NAMES[seat], "battle": battle.name, "initiator": NAMES[initiator], "winner": NAMES[winner]}
    return Made(asked=which_number(got, range(3), "H7.6", state), slots=slots)


def first_dealt(rng: Random) -> Made:
    """Who gets the first card that the winner deals? Source: H7.6a."""
    deck = Deck(rng)
    winner = rng.choice((0, 2))  # their battle cards deal to everybody
    initiator, decides = rng.randrange(4), rng.randrange(4)
    laid: list[list[int]] = [[], [], [], []]
    laid[winner] = deck.alike(deck.values(1)[0], 3)
    for seat in {initiator, decides} - {winner}:
        laid[seat] = deck.draw(2)
    laid[decides] = [DOG, *laid[decides]]
    setting = fought(deck, laid, winner=winner, initiator=initiator, mine=deck.draw(4), recruits=texts(deck.draw(3)))
    battle = 2 if winner == 0 else 4
    setting = setting.model_copy(update={"battle": battle, "position": {**setting.position, "seat": decides}})
    state = lay_out(setting)
    events = state.copy().apply("done")
    first = next(event.seat for event in events if event.rule == "H7.6" and event.seat is not None)
    cause = spoken(SHARED, "dealt-clockwise", {"winner": NAMES[winner]})
    slots = {"winner": NAMES[winner], "initiator": NAMES[initiator]}
    return Made(asked=which_seat(first, range(4), "H7.6a", cause, state, names=NAMES), slots=slots)


def turn_after(rng: Random) -> Made:
    """Whose turn is it once all is done? Source: H7.7."""
    deck = Deck(rng)
    winner, initiator = rng.sample(range(4), 2)
    laid: list[list[int]] = [[], [], [], []]
    laid[winner] = deck.alike(deck.values(1)[0], 3)
    laid[initiator] = [DOG, *deck.draw(2)]
    fields = {"recruits": texts(deck.draw(3)), "peacekeeper": rng.randrange(4)}
    setting = fought(deck, laid, winner=winner, initiator=initiator, mine=deck.draw(4), **fields)
    battle = 2 + winner  # never the eighth: there is a turn to come
    setting = setting.model_copy(update={"battle": battle, "position": {**setting.position, "seat": initiator}})
    state = lay_out(setting)
    after = state.copy()
    after.apply("done")
    cause = spoken(SHARED, "winner-goes-on")
    slots = {"winner": NAMES[winner], "initiator": NAMES[initiator]}
    return Made(asked=which_seat(after.seat, range(4), "H7.7", cause, state, names=NAMES), slots=slots)


GENERATORS: Final = {
    "scavenge-third": scavenge_third,
    "scavenge-two": scavenge_two,
    "loot-after": loot_after,
    "within-reach": within_reach,
    "next-dogs": next_dogs,
    "new-recruits": new_recruits,
    "cards-dealt": cards_dealt,
    "first-dealt": first_dealt,
    "turn-after": turn_after,
}
