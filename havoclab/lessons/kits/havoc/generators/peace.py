"""Fresh positions of the Peacekeeper and the years of peace. Source: H5."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from havoclab.havoc import Options, State
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.position import PASSED
from havoclab.lessons.asked import Asked
from havoclab.lessons.kits.havoc.generators.deck import Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import read_goal
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_number, which_seat


def _turn(rng: Random, *, players: int = 4, **fields: Any) -> tuple[Setting, State]:
    """Somebody's turn begins at a table of so many."""
    deck = Deck(rng)
    hands = [texts(deck.draw(rng.randint(4, 6))) for _ in range(players)]
    battle = fields.pop("battle", rng.randint(2, 6))
    position = {"hands": hands, "recruits": texts(deck.draw(3)), "kind": "turn", "havoc": False} | fields
    setting = Setting(position=position, battle=battle)
    return setting, lay_out(setting)


def _number_after(state: State, rule: str) -> Asked:
    """What the Havoc/Peace card shows once the player on turn recruits."""
    after = state.copy()
    after.apply("recruit")
    return which_number(after.peace, range(state.options.years + 1), rule, state, state.seat)


def card_turns(rng: Random) -> Made:
    """Which number shows, when this player recruits: the Peacekeeper, or somebody else? Source: H5.1."""
    peacekeeper = rng.randrange(4)
    seat = peacekeeper if rng.random() < 0.6 else rng.randrange(4)
    _, state = _turn(rng, peacekeeper=peacekeeper, seat=seat, peace=rng.randint(0, 2))
    slots = {"name": NAMES[seat], "peacekeeper": NAMES[peacekeeper]}
    return Made(asked=_number_after(state, "H5.1"), slots=slots)


def first_round(rng: Random) -> Made:
    """The first Peacekeeper recruits for the first time, or for the second, with five or six. Source: H5.2."""
    first, seat = rng.random() < 0.5, rng.randrange(5)
    fields = {"peacekeeper": seat, "seat": seat, "peace": 0, "exempt": first, "battle": 1}
    _, state = _turn(rng, players=rng.choice((5, 6)), **fields)
    situation = spoken(SHARED, "first-recruiting" if first else "second-recruiting", {"name": NAMES[seat]})
    return Made(asked=_number_after(state, "H5.2"), slots={"name": NAMES[seat], "situation": situation})


def round_with_a_battle(rng: Random) -> Made:
    """In the first round of five or six a battle was fought, or was not. Source: H5.2a."""
    fought, seat = rng.random() < 0.5, rng.randrange(5)
    fields = {"peacekeeper": seat, "seat": seat, "peace": int(fought), "exempt": not fought, "battle": 1 + fought}
    _, state = _turn(rng, players=rng.choice((5, 6)), **fields)
    situation = spoken(SHARED, "battle-in-round-one" if fought else "first-recruiting", {"name": NAMES[seat]})
    return Made(asked=_number_after(state, "H5.2a"), slots={"name": NAMES[seat], "situation": situation})


def after_victory(rng: Random) -> Made:
    """The winner of the last battle recruits, at once or a round later. Source: H5.5, H5.5a."""
    battle = rng.randint(2, 6)
    winner, at_once = (battle - 2) % 4, rng.random() < 0.6
    fields = {"peacekeeper": winner, "seat": winner, "peace": 1, "turned": at_once, "battle": battle}
    _, state = _turn(rng, **fields)
    situation = spoken(SHARED, "won-just-now" if at_once else "won-a-round-ago", {"name": NAMES[winner]})
    return Made(asked=_number_after(state, "H5.5a"), slots={"name": NAMES[winner], "situation": situation})


def keeper_of_peace(rng: Random) -> Made:
    """A battle ends with this pass: who holds the Havoc/Peace card then? Source: H5.5."""
    deck = Deck(rng)
    initiator, seat = rng.randrange(4), rng.randrange(4)
    values = deck.values(4)
    laid = [texts(deck.alike(value, rng.choice((2, 3)))) for value in values]
    fields: dict[str, Any] = {
        "kind": "add",
        "havoc": True,
        "initiator": initiator,
        "seat": seat,
        "peacekeeper": initiator,
    }
    fields |= {"roles": [1 if place == seat else PASSED for place in range(4)], "laid": laid}
    setting = table(deck, deck.draw(3), battle=rng.randint(1, 6), recruits=texts(deck.draw(3)), **fields)
    state = lay_out(setting)
    after = state.copy()
    after.apply("pass")
    cause = spoken(SHARED, "winner-goes-on")
    asked = which_seat(after.peacekeeper, range(4), "H5.5", cause, state, names=NAMES)
    return Made(asked=asked, slots={"name": NAMES[seat]})


def _year(rng: Random, mine: list[int], *, deck: Deck, peacekeeper: int, seat: int, **fields: Any) -> Setting:
    """A year of peace under way: this seat chooses what to discard."""
    gone = rng.randint(2, 6)
    past = [[number, (number - 1) % 4, [0] * 4] for number in range(1, gone)] + [[gone, -1, [0] * 4]]
    position: dict[str, Any] = {
        "kind": "year-of-peace",
        "seat": seat,
        "peacekeeper": peacekeeper,
        "peace": 1,
        "turned": True,
    }
    position |= {"past": past, "recruits": texts(deck.draw(4))} | fields
    return table(deck, mine, battle=gone + 1, **position)


def give_away(rng: Random) -> Made:
    """A year of peace asks for one card; three of a kind and a dog are to be kept. Source: H5.3."""
    deck = Deck(rng)
    kept = deck.alike(deck.values(1)[0], 3)
    spare = deck.draw(rng.choice((1, 2)))
    setting = _year(rng, [DOG, *kept, *spare], deck=deck, peacekeeper=rng.choice((1, 2, 3)), seat=0)
    goal = read_goal({"all": [{"event": "discarded"}, {"holds": f"dog {texts(kept)}"}]})
    return Made(setting, goal, slots={"cards": sorted([DOG, *kept])})


def _next_to_discard(rng: Random, rule: str, *, empty: bool) -> Made:
    deck = Deck(rng)
    peacekeeper = rng.randrange(4)
    seat = (peacekeeper + rng.choice((1, 2) if not empty else (1,))) % 4
    setting = _year(rng, deck.draw(5), deck=deck, peacekeeper=peacekeeper, seat=seat)
    if empty:
        hands = list(setting.position["hands"])
        hands[(seat + 1) % 4] = ""
        setting = setting.model_copy(update={"position": {**setting.position, "hands": hands}})
    state = lay_out(setting)
    after = state.copy()
    after.apply(f"discard {card_text(state.hands[seat][0])}")
    cause = spoken(SHARED, "discards-go-round", {"name": NAMES[peacekeeper]})
    asked = which_seat(after.seat, range(4), rule, cause, state, names=NAMES)
    return Made(asked=asked, slots={"name": NAMES[seat], "peacekeeper": NAMES[peacekeeper]})


def next_to_discard(rng: Random) -> Made:
    """One has discarded: who is next? Source: H5.3a."""
    return _next_to_discard(rng, "H5.3a", empty=False)


def empty_hand(rng: Random) -> Made:
    """One has discarded, and the next hand is empty: who is next? Source: H5.4."""
    return _next_to_discard(rng, "H5.4", empty=True)


def last_year(rng: Random) -> Made:
    """A year of peace takes the seventh or the eighth battle: how many cards are taken then? Source: H5.6."""
    return _cards_taken(rng, "H5.6")


def year_without_recruiting(rng: Random) -> Made:
    """As :func:`last_year`, asked for what follows from it. Source: H5.6a."""
    return _cards_taken(rng, "H5.6a")


def _cards_taken(rng: Random, rule: str) -> Made:
    battle, seat = rng.choice((7, 8)), rng.randrange(4)
    _, state = _turn(rng, peacekeeper=seat, seat=seat, peace=3, battle=battle)
    after = state.copy()
    after.apply("recruit")
    while after.kind == "year-of-peace":
        after.apply(after.list_legal()[0])
    taken = 2 if after.kind == "recruit" else 0
    slots = {"name": NAMES[seat], "battle": Options().battle(battle).name}
    return Made(asked=which_number(taken, range(4), rule, state, seat), slots=slots)


GENERATORS: Final = {
    "card-turns": card_turns,
    "first-round": first_round,
    "round-with-a-battle": round_with_a_battle,
    "after-victory": after_victory,
    "keeper-of-peace": keeper_of_peace,
    "give-away": give_away,
    "next-to-discard": next_to_discard,
    "empty-hand": empty_hand,
    "last-year": last_year,
    "year-without-recruiting": year_without_recruiting,
}
