"""Positions to try a rule on: from random and sensible games, and tables thrown together with few cards that matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from havoclab.core.chance import shuffled
from havoclab.havoc.battles import CHEVAUCHEES
from havoclab.havoc.bots import RandomBot, SensibleBot
from havoclab.havoc.cards import DOG, JOHN, SUIT, SUITS, VALUE
from havoclab.havoc.cards import card as soldier
from havoclab.havoc.john import NINES
from havoclab.havoc.options import Options
from havoclab.havoc.position import FIGHTING, IN_PILE, JOHNS_SEAT, PASSED
from havoclab.havoc.remembering import set_up
from havoclab.havoc.setup import deck
from havoclab.havoc.soundness import problems
from havoclab.havoc.state import State


def forget(state: State) -> State:
    """The position as if it were set up by hand: nobody remembers anything."""
    plain = state.copy()
    plain.trail = [set_up(plain)]
    plain.secrets = [() for _ in plain.hands]
    plain.seed = plain.shuffles = 0
    return plain


def places_of(state: State) -> list[list[int]]:
    """All places outside the draw pile."""
    return [*state.hands, *state.laid, state.recruits, state.discards]


def states(options: Options, rng: Random) -> Iterator[State]:
    """Positions of all kinds at tables with these options, without end."""
    while True:
        for state in _games(options, rng):
            yield state
            for maker in (_turn, _battle, _aftermath, _last_battle, *((_johns_battle,) if options.has_john else ())):
                made = maker(options, rng)
                if made is not None:
                    yield made
                    yield from _afterwards(made, rng)
            changed = _changed(state, rng)
            if changed is not None:
                yield changed


def _games(options: Options, rng: Random) -> Iterator[State]:
    """Positions of one game of random or sensible players; not of each step, so that more games are seen."""
    state = State.deal(options, rng.getrandbits(32))
    bots = [RandomBot() if rng.random() < 0.5 else SensibleBot() for _ in range(options.players)]
    while not state.is_over:
        if rng.random() < 0.3:
            yield state
        state.apply(bots[state.seat].choose(state.view(state.seat), rng))


def _afterwards(state: State, rng: Random) -> Iterator[State]:
    """What may come of a position in the next steps."""
    state = state.copy()
    for _ in range(2):
        state.apply(rng.choice(state.list_legal()))
        if state.is_over:
            return
        yield state.copy()


def _changed(state: State, rng: Random) -> State | None:
    """The position with one or two places emptied or filled, or with another number on the peace card."""
    changed = state.copy()
    for _ in range(rng.randint(1, 2)):
        if rng.random() < 0.2:
            changed.peace = rng.randint(0, changed.options.years)
            continue
        (origin, target) = shuffled([*places_of(changed), changed.pile, changed.pile], rng)[:2]
        if origin is target:
            continue
        count = rng.choice([1, 2, len(origin)])
        for card in shuffled(origin, rng)[:count]:
            origin.remove(card)
            target.append(card)
    for cards in [*changed.hands, *changed.laid]:
        cards.sort()
    return _if_sound(changed)


def _themed(cards: list[int], count: int, rng: Random) -> list[int]:
    """Cards that nearly belong together: of one suit, one value, neighbours or in a row, dogs among them."""
    if rng.random() < 0.15:
        return _in_a_row(cards, count, rng)
    middle = cards[int(rng.random() * len(cards))]
    themes: tuple[Callable[[int], object], ...] = (
        lambda card: card == DOG or SUIT[card] == SUIT[middle],
        lambda card: abs(VALUE[card] - VALUE[middle]) < 4,
        lambda card: VALUE[card] in (VALUE[middle], 0),
        lambda card: card == DOG or (SUIT[card] == SUIT[middle] and abs(VALUE[card] - VALUE[middle]) < 5),
    )
    theme = rng.choice(themes)
    fitting = [card for card in cards if theme(card)]
    others = [card for card in cards if not theme(card)]
    chosen = (shuffled(fitting, rng) + shuffled(others, rng))[:count]
    for card in chosen:
        cards.remove(card)
    return sorted(chosen)


def _in_a_row(cards: list[int], count: int, rng: Random) -> list[int]:
    """One card each of neighbouring values, from a random one up, and a dog if one is left."""
    low = rng.randint(0, 3)
    chosen: list[int] = []
    for value in [*range(low, low + count - 1), 0]:
        fitting = [card for card in cards if VALUE[card] == value]
        if fitting:
            chosen.append(rng.choice(fitting))
            cards.remove(chosen[-1])
    return sorted(chosen)


def _turn(options: Options, rng: Random) -> State | None:
    """A turn at its beginning or while recruiting, with few cards anywhere, many dogs, and the year running out."""
    cards, state = _table(options, rng)
    seats = options.players
    hands = [_themed(cards, rng.choice([0, 1, 2, 3]), rng) for _ in range(seats)]
    if rng.random() < 0.5:
        dogs = min(rng.randint(1, 3), cards.count(DOG))
        hands[0] = sorted([*hands[0], *[DOG] * dogs])
        for _ in range(dogs):
            cards.remove(DOG)
    most = options.supply.recruits
    bare = rng.random() < 0.2  # one hand holds nearly all
    recruits = 0 if bare else rng.choice([0, 1, 2, most, most])
    discards = 0 if bare else rng.choice([0, 0, 1, 2, 4])
    state.recruits, cards = cards[:recruits], cards[recruits:]
    if rng.random() < 0.3:
        cards.sort(key=lambda card: card != DOG)  # so that dogs lie in the discards
    state.discards, cards = cards[:discards], cards[discards:]
    owner = rng.choice([*range(seats), *([] if bare else [-1, -1])])
    state.pile = cards if owner < 0 else []
    if owner >= 0:  # the draw pile is empty, or nearly so
        left = rng.choice([0, 0, 1, 2])
        state.pile, rest = cards[:left], cards[left:]
        hands[owner] = sorted(hands[owner] + rest)
    state.hands = hands
    state.kind = rng.choice(["turn", "recruit"])
    state.seat, state.peacekeeper = 0, rng.choice([0, 0, seats - 1])
    state.exempt = rng.random() < 0.1
    if state.kind == "recruit":
        state.taken, state.dogs_used = rng.choice([0, 1, 2]), rng.choice([0, 0, 1, 2])
        state.took_recruit = rng.random() < 0.5
        if rng.random() < 0.2:
            state.kind, state.dogs_used = "pick", 2
    state.peace = rng.choice([0, 1, options.years])
    _let_go(state, rng.choice([0, 0, 1, 7]))
    return _if_sound(state)


def _battle(options: Options, rng: Random) -> State | None:
    """A battle in which only the last fighter has not passed."""
    cards, state = _table(options, rng)
    seats = options.players
    state.laid = [_themed(cards, rng.randint(2, 7), rng) for _ in range(seats)]
    if rng.random() < 0.3:  # equals: the same values in other suits
        twin = [card for card in (_twin(card) for card in state.laid[0]) if card == DOG or card in cards]
        for card in twin:
            if card in cards:
                cards.remove(card)
        cards += state.laid[-1]
        state.laid[-1] = sorted(twin)
    state.hands = [_themed(cards, rng.choice([0, 1, 1, 2]), rng) for _ in range(seats)]
    state.recruits, state.discards, state.pile = cards[:3], cards[3:6], cards[6:]
    state.initiator, state.havoc, state.exempt = 0, True, rng.random() < 0.1
    state.kind, state.seat = "add", seats - 1
    state.roles = [PASSED] * (seats - 1) + [FIGHTING]
    _let_go(state, rng.choice([0, 0, 1, 2, 7]))
    return _if_sound(state)


def _johns_battle(options: Options, rng: Random) -> State | None:
    """The same battle, but begun by John of Gaunt, and the last fighter sometimes as strong as he."""
    state = _battle(options, rng)
    if state is None:
        return None
    state.pile.remove(JOHN)
    state.initiator, state.john = JOHNS_SEAT, state.players - 1
    if not options.one_battle_more:
        state.order.pop(0)
    state.order.insert(0, rng.choice(CHEVAUCHEES))
    nines = [card for card in NINES if card in state.pile]
    if len(nines) == len(NINES) and rng.random() < 0.5:
        state.pile = [*state.laid[-1], *(card for card in state.pile if card not in nines)]
        state.laid[-1] = nines
    return _if_sound(state)


def _aftermath(options: Options, rng: Random) -> State | None:
    """A fighter with dogs after a battle, the discards holding little."""
    cards, state = _table(options, rng)
    seats = options.players
    state.laid = [_themed(cards, rng.randint(0, 2), rng) for _ in range(seats)]
    dogs = min(rng.randint(1, 2), cards.count(DOG))
    state.laid[0] = sorted([*state.laid[0], *[DOG] * dogs])
    for _ in range(dogs):
        cards.remove(DOG)
    state.hands = [_themed(cards, rng.choice([0, 1, 2]), rng) for _ in range(seats)]
    if rng.random() < 0.5:
        cards.sort(key=lambda card: card != DOG)
    discards, recruits = rng.choice([0, 1, 2]), rng.choice([0, 2, 3])
    state.discards, state.recruits, state.pile = (
        cards[:discards],
        cards[discards : discards + recruits],
        shuffled(cards[discards + recruits :], rng),
    )
    state.initiator = state.seat = 0
    state.havoc, state.kind = True, "dogs"
    state.roles = [PASSED] * seats
    state.winner = rng.choice(range(seats))
    _let_go(state, rng.choice([1, 1, 2, 8]))
    state.past[-1] = (state.past[-1][0], state.winner, state.past[-1][2])
    return _if_sound(state)


def _last_battle(options: Options, rng: Random) -> State | None:
    """The moment before Castillon is fought, the last seat being asked for dogs."""
    cards, state = _table(options, rng)
    seats = options.players
    state.hands = [_themed(cards, rng.randint(1, 8), rng) for _ in range(seats)]
    if rng.random() < 0.2:
        cards += state.hands[0]
        state.hands[0] = []
    elif rng.random() < 0.4:
        twin = [card for card in (_twin(card) for card in state.hands[0]) if card in cards]
        for card in twin:
            if card in cards:
                cards.remove(card)
        cards += state.hands[-1]
        state.hands[-1] = sorted(twin)
    state.discards, state.pile = cards[:3], cards[3:]
    state.peacekeeper = rng.choice(range(seats))
    state.kind, state.seat = "last-dogs", (state.peacekeeper - 1) % seats
    _let_go(state, len(state.order) - 1)
    state.points = [rng.choice([0, 0, 5, 11]) for _ in range(seats)]
    state.cards_won = [rng.choice([0, 1]) for _ in range(seats)]
    return _if_sound(state)


def _table(options: Options, rng: Random) -> tuple[list[int], State]:
    """The shuffled deck, and a table on which nothing lies yet."""
    state = State.deal(options, rng.getrandbits(32))
    state.hands = [[] for _ in state.hands]
    state.recruits, state.pile, state.exempt = [], [], False
    state.kind, state.seat = "turn", 0
    return shuffled(deck(options), rng), state


def _let_go(state: State, battles: int) -> None:
    """These first battles are gone: removed in years of peace."""
    gone, state.order = state.order[:battles], state.order[battles:]
    state.past = [(number, -1, (0,) * state.players) for number in gone]


def _twin(card: int) -> int:
    """A soldier of the same value in the next suit; a dog for a dog."""
    return card if card == DOG else soldier((SUIT[card] + 1) % len(SUITS), VALUE[card])


def _if_sound(state: State) -> State | None:
    state = forget(state)
    if state.john == IN_PILE and JOHN not in state.pile:
        state.pile.append(JOHN)
    return None if problems(state) else state
