"""Fresh questions about what is in the box, how the game is set up and what each may know. Source: H1, H2, H3."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from havoclab.havoc import State
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG, SUITS, VALUE, card
from havoclab.havoc.hands import evaluate
from havoclab.havoc.options import SUPPLIES, Options
from havoclab.havoc.ranks import Rank
from havoclab.havoc.setup import FIRST_RECRUITS, SOLDIERS_DEALT, soldiers
from havoclab.lessons.asked import Asked
from havoclab.lessons.attempt import Step
from havoclab.lessons.kits.havoc.beginnings import SIGHTS, can_see, first_peacekeeper, is_playable, what_is_seen
from havoclab.lessons.kits.havoc.endings import run
from havoclab.lessons.kits.havoc.forms import SeesAsk
from havoclab.lessons.kits.havoc.generators.castillon import ANSWERS, last_pass, numbers, past_of, rank_name
from havoclab.lessons.kits.havoc.generators.deck import HIGHEST, TRIES, Deck, Made, texts
from havoclab.lessons.kits.havoc.goals import MakesRank
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.questions import COUNTS
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_number


def how_many(rng: Random, right: int, pool: Sequence[int], rule: str, state: State | None = None) -> Asked:
    """Which number is right, among others of the pool, in any order."""
    among = numbers(rng, right, pool)
    rng.shuffle(among)
    return which_number(right, among, rule, state)


# --- the game and the box: H1, H2 ---


def group_size(rng: Random) -> Made:
    """Which of these groups can play? Source: H1.1."""
    sizes = rng.sample([size for size in range(1, 14) if not is_playable({"players": size})], ANSWERS - 1)
    right = rng.choice(list(SUPPLIES))
    return Made(asked=which_number(right, rng.sample([right, *sizes], ANSWERS), "H1.1"))


def battles_left(rng: Random) -> Made:
    """Some battles were fought, some fell to peace: how many are still to come? Source: H1.2."""
    fought, removed = rng.randint(1, 5), rng.randint(0, 3)
    right = CASTILLON - fought - removed
    slots = {"fought": fought, "removed": removed}
    return Made(asked=how_many(rng, right, range(1, CASTILLON + 1), "H1.2"), slots=slots)


def soldiers_between(rng: Random) -> Made:
    """How many soldiers in the box have values from one to another? Source: H2.1."""
    low = rng.randint(1, 15)
    high = rng.randint(low, min(low + 3, 18))
    right = sum(low <= VALUE[each] <= high for each in soldiers(Options(players=6)))
    pool = [right + more for more in (-12, -6, -4, -2, 2, 4, 6, 12) if right + more > 0]
    return Made(asked=how_many(rng, right, pool, "H2.1"), slots={"low": low, "high": high})


def with_a_dog(rng: Random) -> Made:
    """A combination that needs dogs: as zeros, or as cards of any suit. Source: H2.2."""
    deck = Deck(rng)
    kind = rng.randrange(3)
    if kind == 0:
        suit = rng.randrange(len(SUITS))
        four = [card(suit, value) for value in sorted(deck.values(4))]
        deck.take(four)
        cards, rank = [DOG, *four], Rank.FLUSH_OF_FIVE
    elif kind == 1:
        cards, rank = [DOG, *(each for value in range(1, 5) for each in deck.alike(value, 1))], Rank.STRAIGHT_OF_FIVE
    else:
        cards, rank = [DOG, DOG, *deck.alike(rng.randint(5, HIGHEST), 3)], Rank.FULL_HOUSE
    if evaluate(cards).rank is not rank:
        return with_a_dog(rng)
    spare = _spare(deck, cards, rank)
    return Made(cards=sorted(cards + spare), hand_goal=MakesRank(makes=rank.name), slots={"rank": rank_name(rank)})


def _spare(deck: Deck, cards: Sequence[int], rank: Rank) -> list[int]:
    """Three soldiers more that don't make it without the dogs."""
    for _ in range(TRIES):
        spare = deck.rng.sample(deck.left, 3)
        if (
            evaluate([each for each in cards if each != DOG] + spare[:1]).rank < rank
            and len({VALUE[each] for each in [*spare, *cards]}) >= len(set(map(VALUE.__getitem__, cards))) + 2
        ):
            break
    return spare


def battle_ahead(rng: Random, battle: int) -> State:
    """A turn in which this battle is the next. Source: H1.2."""
    deck = Deck(rng)
    hands = [deck.draw(rng.randint(4, 8)) for _ in range(4)]
    position = {
        **past_of(rng, Options(players=4), range(1, battle)),
        "hands": [texts(hand) for hand in hands],
        "recruits": texts(deck.draw(3)),
        "discards": texts(deck.draw(rng.randint(2, 6))),
        "order": list(range(battle, CASTILLON + 1)),
        "peacekeeper": rng.randrange(4),
        "peace": 1,
    }
    return lay_out(Setting(position=position), rng.getrandbits(16))


def tokens(rng: Random) -> Made:
    """How many tokens lie with the next battle card? Source: H2.3."""
    state = battle_ahead(rng, rng.randint(1, 8))
    right = sum(bool(points) for points in state.options.payments(state.order[0])[1:])
    name = state.options.battle(state.order[0]).name
    return Made(asked=how_many(rng, right, range(5), "H2.3", state), slots={"battle": name})


def battle_deal(rng: Random) -> Made:
    """What does the winner's deal bring one of the players? Source: H2.4, H7.6."""
    gone = rng.randrange(7)
    state = lay_out(last_pass(rng, range(1, CASTILLON + 1), gone), rng.getrandbits(16))
    seat = rng.randrange(4)
    events = run(state, "pass", on=False).events
    right = sum(event.kind == "drew" and event.seat == seat for event in events)
    deal = state.options.battle(state.order[0]).deal
    slots = {"name": NAMES[seat], "everyone": deal.everyone, "initiator": deal.initiator}
    return Made(asked=how_many(rng, right, range(5), "H2.4", state), slots=slots)


# --- setting up: H3.1-H3.5 ---


def _counted(figure: str, rule: str, pool: Sequence[int]) -> Callable[[Random], Made]:
    """A figure of the setup, for any number of players."""

    def generate(rng: Random) -> Made:
        options = Options(players=rng.choice(list(SUPPLIES)))
        return Made(asked=how_many(rng, COUNTS[figure](options), pool, rule), slots={"players": options.players})

    return generate


highest_value = _counted("highest", "H3.1", (6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20))
dogs_in_game = _counted("dogs", "H3.1", (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
most_recruits = _counted("recruits", "H3.1", (2, 3, 4, 5, 6, 7, 8))
dogs_in_pile = _counted("shuffled", "H3.3", (0, 1, 2, 3, 4, 5, 6, 8, 10, 12))


def dealt_in_all(rng: Random) -> Made:
    """How many soldiers leave the pack in the first deal, the first recruits included? Source: H3.2."""
    players = rng.choice(list(SUPPLIES))
    right = players * SOLDIERS_DEALT + FIRST_RECRUITS
    pool = [right + more for more in (-7, -players, -3, -2, 2, 3, 4, players, 7)]
    return Made(asked=how_many(rng, right, pool, "H3.2"), slots={"players": players})


def who_starts(rng: Random) -> Made:
    """Somebody deals: who is the first Peacekeeper? Source: H3.4."""
    players = rng.choice((3, 4, 5, 6))
    seated = rng.sample(NAMES, players)
    dealer = rng.randrange(players)
    right = seated[first_peacekeeper(dealer, players)]
    others = [name for name in seated if name != right]
    picks = rng.sample([right, *rng.sample(others, min(ANSWERS - 1, len(others)))], min(ANSWERS, players))
    cause = spoken(SHARED, "left-of-the-dealer", {"name": seated[dealer]})
    choices = {str(seated.index(name)): spoken(SHARED, "named", {"name": name}) for name in picks}
    key = str(seated.index(right))
    asked = Asked(choices, key, {each: ("H3.4", cause) for each in choices if each != key})
    return Made(asked=asked, slots={"dealer": seated[dealer], "seated": ", ".join(seated)})


def peace_numbers(rng: Random) -> Made:
    """Which is the highest number on the peace side? Source: H3.5."""
    options = Options(players=rng.choice(list(SUPPLIES)))
    return Made(asked=how_many(rng, options.years, (1, 2, 3, 4, 5, 6), "H3.5"), slots={"players": options.players})


# --- what each may know: H3.6 ---


def _sighted(rng: Random, rule: str, always: Sequence[str], *, hidden: bool) -> Made:
    """Which one of these may Anita know, or not? ``always`` are among the answers."""
    state = battle_ahead(rng, rng.randint(1, 8))
    whose = rng.randint(1, 3)
    seen = {sight: can_see(state, 0, sight, whose) for sight in SIGHTS}
    right = rng.choice([sight for sight in SIGHTS if seen[sight] != hidden and sight not in always])
    others = [sight for sight in SIGHTS if seen[sight] == hidden and sight not in always]
    picks = [right, *always, *rng.sample(others, min(len(others), ANSWERS - 1 - len(always)))]
    ask = SeesAsk(sees=0, whose=whose, among=tuple(rng.sample(picks, len(picks))), hidden=hidden)
    return Made(asked=what_is_seen(ask, Step("havoc", SHARED, rule, rule), state, NAMES), slots={"name": NAMES[0]})


def may_know(rng: Random) -> Made:
    """Which one of these lies open to all? Source: H3.6."""
    return _sighted(rng, "H3.6", (), hidden=False)


def may_not_know(rng: Random) -> Made:
    """Which one of these is hidden, where a hand's count is not? Source: H3.6, H3.6a."""
    return _sighted(rng, "H3.6a", ("count",), hidden=True)


GENERATORS: Final[dict[str, Callable[[Random], Made]]] = {
    "group-size": group_size,
    "battles-left": battles_left,
    "soldiers-between": soldiers_between,
    "with-a-dog": with_a_dog,
    "tokens": tokens,
    "battle-deal": battle_deal,
    "highest-value": highest_value,
    "dogs-in-game": dogs_in_game,
    "most-recruits": most_recruits,
    "dogs-in-pile": dogs_in_pile,
    "dealt-in-all": dealt_in_all,
    "who-starts": who_starts,
    "peace-numbers": peace_numbers,
    "may-know": may_know,
    "may-not-know": may_not_know,
}
