"""Fresh positions of games that are played with options. Source: H3.5a, H6.1a-H6.1c, H8.5d, H11."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from havoclab.havoc import State
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG, SUITS, card, card_text
from havoclab.havoc.hands import evaluate
from havoclab.havoc.options import SUPPLIES, Options
from havoclab.havoc.ranks import Rank
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Spoken
from havoclab.lessons.kits.havoc.beginnings import is_playable
from havoclab.lessons.kits.havoc.generators.castillon import ANSWERS, numbers, past_of, rank_name
from havoclab.lessons.kits.havoc.generators.deck import TRIES, Deck, Made, table, texts
from havoclab.lessons.kits.havoc.generators.ends import fought_castillon
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_may, which_may_not, which_number, which_seat

# --- which options go together: H3.5a, H11.1b ---

_Game = tuple[str, int]

#: What is switched in each kind of game.
_SWITCHES: Final[dict[str, dict[str, Any]]] = {
    "plain": {},
    "faster": {"faster_card": True},
    "second": {"second_place": False},
}


def _unplayable(rng: Random, kind: str, rule: str) -> Made:
    """One game of this kind that can't be played, among others that can."""
    games = [(each, players) for each in _SWITCHES for players in SUPPLIES]
    playable = {game: is_playable({"players": game[1], **_SWITCHES[game[0]]}) for game in games}
    right = rng.choice([game for game in games if game[0] == kind and not playable[game]])
    others = [game for game in games if playable[game]]
    same = rng.choice([game for game in others if game[0] == kind])
    others = rng.sample([game for game in others if game != same], ANSWERS - 2)
    choices: dict[str, Spoken] = {
        "".join(map(str, game)): spoken(SHARED, f"game-{game[0]}", {"players": game[1]})
        for game in rng.sample([right, same, *others], ANSWERS)
    }
    key = "".join(map(str, right))
    cause = spoken(SHARED, "game-is-playable")
    return Made(asked=Asked(choices, key, {each: (rule, cause) for each in choices if each != key}))


def faster_table(rng: Random) -> Made:
    """Who can't choose the faster peace card? Source: H3.5a."""
    return _unplayable(rng, "faster", "H3.5a")


def second_table(rng: Random) -> Made:
    """Who can't leave the second place without points? Source: H11.1b."""
    return _unplayable(rng, "second", "H11.1b")


# --- the order of battles: H6.1a-H6.1c ---


def _late_turn(rng: Random, order: Sequence[int], gone: int, **fields: Any) -> State:
    """The table after so many battles of this order. Source: H6.1."""
    deck = Deck(rng)
    hands = [deck.draw(rng.randint(4, 7)) for _ in range(4)]
    position = {
        **past_of(rng, Options(players=4), order[:gone]),
        "hands": [texts(hand) for hand in hands],
        "recruits": texts(deck.draw(3)),
        "order": list(order[gone:]),
        "peacekeeper": 0,
        "peace": 1,
    }
    return lay_out(Setting(position=position | fields), rng.getrandbits(16))


def _shuffled(rng: Random) -> list[int]:
    return [*rng.sample(range(1, CASTILLON), CASTILLON - 1), CASTILLON]


def random_order(rng: Random) -> Made:
    """The battle cards lie in random order: which one is fought next? Source: H6.1a."""
    gone = rng.randint(1, 5)
    order = _shuffled(rng)
    state = _late_turn(rng, order, gone, options={"battle_order": "random"})
    right = next(event.facts["battle"] for event in state.copy().apply("cry") if event.kind == "cried-havoc")
    others = rng.sample([battle for battle in order[gone:] if battle != right], ANSWERS - 1)
    names = {battle: state.options.battle(battle).name for battle in rng.sample([right, *others], ANSWERS)}
    choices = {str(battle): spoken(SHARED, "named", {"name": name}) for battle, name in names.items()}
    cause = spoken(SHARED, "another-battle")
    reasons = {key: ("H6.1a", cause) for key in choices if key != str(right)}
    return Made(asked=Asked(choices, str(right), reasons, state))


def name_battle(rng: Random) -> Made:
    """The winner names the next battle: which one may not be named? Source: H6.1b."""
    gone = rng.randint(2, 4)
    order = _shuffled(rng)
    fields = {"options": {"battle_order": "winner"}, "kind": "name-battle", "seat": 0}
    state = _late_turn(rng, order, gone, **fields)
    barred = rng.choice([CASTILLON, *order[:gone]])
    battles = rng.sample([barred, *rng.sample(order[gone:-1], ANSWERS - 1)], ANSWERS)
    return Made(asked=which_may_not(state, 0, [f"name {battle}" for battle in battles], NAMES))


def who_names(rng: Random) -> Made:
    """Nobody has won a battle just now: who names the next one? Source: H6.1c."""
    options = {"battle_order": "winner"}
    peacekeeper = rng.randrange(4)
    order, gone = _shuffled(rng), rng.randint(2, 5)
    deck = Deck(rng)
    past = past_of(rng, Options(players=4), order[: gone - 1])
    past["past"] = [*past["past"], [order[gone - 1], -1, [0] * 4]]
    last = (peacekeeper - 1) % 4
    position = {
        **past,
        "options": options,
        "hands": [texts(deck.draw(rng.randint(3, 6))) for _ in range(4)],
        "recruits": texts(deck.draw(3)),
        "order": order[gone:],
        "peacekeeper": peacekeeper,
        "peace": 1,
        "turned": True,
        "kind": "year-of-peace",
        "seat": last,
    }
    state = lay_out(Setting(position=position), rng.getrandbits(16))
    after = state.copy()
    after.apply(f"discard {card_text(state.hands[last][-1])}")
    cause = spoken(SHARED, "peacekeeper-names")
    asked = which_seat(after.seat, range(4), "H6.1c", cause, state, names=NAMES)
    return Made(asked=asked, slots={"name": NAMES[last]})


# --- the strongest combination inside: H8.5d ---


def best_inside(rng: Random) -> Made:
    """Six cards of a suit or in a row, with something stronger inside: what are they with the option? Source: H8.5d."""
    for _ in range(TRIES):
        deck = Deck(rng)
        suit = rng.randrange(len(SUITS))
        low = rng.randint(1, deck.highest - 4)
        run = [card(suit, low + step) for step in range(5)]
        dogs = rng.choice((1, 1, 2, 4, 5))
        cards = [DOG] * dogs + rng.sample(run, 6 - dogs) if dogs > 1 else [DOG, *run]
        if rng.random() < 0.4:
            others = [each for each in deck.left if each in range(suit * 18 + 1, suit * 18 + 19) and each not in run]
            cards = [*run, rng.choice(others)]
        plain, best = evaluate(cards), evaluate(cards, best_subset=True)
        if best.rank is not plain.rank:
            break
    others_ranks = [rank for rank in Rank if rank >= Rank.STRAIGHT_OF_SIX and rank not in (best.rank, plain.rank)]
    ranks = rng.sample([best.rank, plain.rank, *rng.sample(others_ranks, ANSWERS - 2)], ANSWERS)
    weaker, stronger = ("H8.5d", spoken(SHARED, "stronger-inside")), ("H8.1", spoken(SHARED, "not-in-these"))
    reasons = {rank.name: weaker if rank < best.rank else stronger for rank in ranks if rank is not best.rank}
    asked = Asked({rank.name: rank_name(rank) for rank in ranks}, best.rank.name, reasons)
    return Made(asked=asked, slots={"cards": sorted(cards)})


# --- two and three players: H11.1, H11.1a ---


_PLACES: Final = ("first", "second", "third")


def second_pays(rng: Random) -> Made:
    """What does coming second bring two or three players? Source: H11.1."""
    options = Options(players=rng.choice((2, 3)))
    battle = options.battle(rng.randint(1, CASTILLON - 1))
    printed = [place.points or 0 for place in battle.places]
    right = options.payments(battle.number)[1] or 0
    among = numbers(rng, right, [*printed, *range(7)])
    slots = {"players": options.players, "battle": battle.name, **dict(zip(_PLACES, printed, strict=True))}
    return Made(asked=which_number(right, rng.sample(among, len(among)), "H11.1"), slots=slots)


def few_at_castillon(rng: Random) -> Made:
    """What did Castillon bring two or three players? Source: H11.1a."""
    over = fought_castillon(rng, rng.choice((2, 3, 3)), equal=rng.choice(("", "", "kept", "shared")))
    seat = rng.randrange(over.seats)
    right = over.past[-1][2][seat]
    among = numbers(rng, right, (11, 9, 8, 6, 5, 4, 3, 1, 0))
    return Made(asked=which_number(right, among, "H11.1a", over), slots={"name": NAMES[seat]})


# --- a ruling read in another way: H11.2 ---


def switched(rng: Random) -> Made:
    """The recruits are full: what may the dog do, with the option and without? Source: H4.9a, H11.2."""
    on = rng.random() < 0.5
    deck = Deck(rng)
    recruits, mine = deck.draw(5), [DOG, *deck.draw(rng.randint(3, 6))]
    fields: dict[str, Any] = {"recruits": texts(recruits), "kind": "recruit", "options": {"fetch_when_full": on}}
    setting = table(deck, mine, battle=rng.randint(2, 7), **fields)
    state = lay_out(setting, rng.getrandbits(16))
    legal = "fetch" if on else f"fetch {card_text(rng.choice(recruits))}"
    refused = ["draw", f"put {card_text(mine[-1])}", "loot", "pass", *([] if on else ["fetch"])]
    wanted = ["draw", *([] if on else ["fetch"])]
    others = [each for each in refused if each not in wanted]
    answers = [legal, *wanted, *rng.sample(others, ANSWERS - 1 - len(wanted))]
    asked = which_may(state, 0, rng.sample(answers, len(answers)), NAMES)
    return Made(asked=asked, slots={"switch": spoken(SHARED, "switch-on" if on else "switch-off")})


GENERATORS: Final[dict[str, Callable[[Random], Made]]] = {
    "faster-table": faster_table,
    "second-table": second_table,
    "random-order": random_order,
    "name-battle": name_battle,
    "who-names": who_names,
    "best-inside": best_inside,
    "second-pays": second_pays,
    "few-at-castillon": few_at_castillon,
    "switched": switched,
}
