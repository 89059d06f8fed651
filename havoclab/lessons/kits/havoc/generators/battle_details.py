"""Fresh positions for the finer points of a battle. Source: H6."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from havoclab.havoc.actions import LAY
from havoclab.havoc.battle import layable
from havoclab.havoc.cards import DOG, card_text
from havoclab.havoc.position import FIGHTING, OUT, PASSED, UNASKED
from havoclab.lessons.kits.havoc.generators.deck import Deck, Made, table, texts
from havoclab.lessons.kits.havoc.goals import read_goal
from havoclab.lessons.kits.havoc.model import Setting
from havoclab.lessons.kits.havoc.questions import who_wins
from havoclab.lessons.kits.havoc.saying import NAMES, SHARED, spoken
from havoclab.lessons.kits.havoc.setting import lay_out
from havoclab.lessons.questions import which_may_not, which_number, which_seat

#: Battles that pay a second place. Source: H2.4.
_SECOND_PAID: Final = (1, 2, 3, 4, 6, 7, 8)


def _last(deck: Deck, laid: Sequence[Sequence[int]], mine: Sequence[int], *, battle: int, **more: Any) -> Setting:
    """All but seat 0 have passed or are out; seat 0 goes on."""
    roles = [FIGHTING, *(PASSED if cards else OUT for cards in laid[1:])]
    fields: dict[str, Any] = {"kind": "add", "havoc": True, "initiator": 1, "roles": roles}
    fields |= {"laid": [*map(texts, laid)], "recruits": texts(deck.draw(3))}
    return table(deck, mine, battle=battle, **(fields | more))


# --- laying ---


def run_after(rng: Random) -> Made:
    """The battle is won, yet a dog is worth laying: it scavenges a wanted card afterwards. Source: H6.6c, H7.2."""
    deck = Deck(rng)
    high, low, wanted = deck.values(3, lowest=2)
    laid = [deck.alike(max(high, low), 2), deck.alike(min(high, low), 2), [], []]
    alike = deck.alike(wanted, 3)
    mine = [DOG, *alike[:2], *deck.draw(2, without=[high, low, wanted])]
    recruits = [alike[2], *deck.draw(2, without=[high, low, wanted])]
    rng.shuffle(recruits)
    goal = read_goal({"all": [{"event": "won"}, {"event": "scavenged", "card": card_text(alike[2])}]})
    setting = _last(deck, laid, mine, battle=rng.choice((2, 4, 5)), recruits=texts(recruits))
    return Made(setting, goal, slots={"card": alike[2]})


def zeros_join(rng: Random) -> Made:
    """One fighter leads; two dogs take the second place, and every soldier stays in the hand. Source: H6.6b."""
    deck = Deck(rng)
    value = deck.values(1)[0]
    theirs = deck.alike(value, rng.choice((2, 3)))
    roles = [UNASKED, FIGHTING, OUT, OUT]
    fields: dict[str, Any] = {"kind": "join", "havoc": True, "initiator": 1, "roles": roles}
    fields |= {"laid": ["", texts(theirs), "", ""], "recruits": texts(deck.draw(3))}
    goal = read_goal(
        {"all": [{"event": "scored"}, {"event": "laid", "card": "dog", "times": 2}, {"laid": "cards", "at_most": 2}]}
    )
    mine = [DOG, DOG, *deck.draw(4, without=[value])]
    return Made(table(deck, mine, battle=rng.choice(_SECOND_PAID), **fields), goal)


def how_many_more(rng: Random) -> Made:
    """How many cards can still be laid in this battle at most? Source: H6.6, H6.6a."""
    deck = Deck(rng)
    soldiers, dogs = rng.choice((3, 4, 5, 6)), rng.choice((0, 1, 2))
    laid = [[DOG] * dogs + deck.draw(soldiers), deck.draw(3), [], []]
    mine = [DOG] * rng.choice((0, 1, 2)) + deck.draw(rng.choice((1, 2, 3, 4)))
    setting = _last(deck, laid, mine, battle=rng.choice((4, 6, 7)))
    state = lay_out(setting, rng.getrandbits(16))
    after, more = state.copy(), 0
    while after.kind == "add" and after.seat == 0 and (choice := layable(after)):
        after.apply(LAY[choice[-1]])  # soldiers before dogs: dogs may lie where soldiers may not
        more += 1
    near = sorted({more, len(mine), max(0, 8 - soldiers - dogs), max(0, 6 - soldiers), more + 1})
    return Made(asked=which_number(more, near, "H6.6", state))


def next_asked(rng: Random) -> Made:
    """Somebody has cried Havoc; hands are small. Who is asked first whether to join? Source: H6.3, H6.3a."""
    deck = Deck(rng)
    first = rng.randrange(4)
    sizes = [rng.choice((0, 1, 1, 2, 3)) for _ in range(4)]
    sizes[first], sizes[(first + rng.choice((2, 3))) % 4] = 3, 3
    hands = [texts(deck.draw(size)) for size in sizes]
    roles = [FIGHTING if seat == first else UNASKED for seat in range(4)]
    laid = [texts(deck.draw(2)) if seat == first else "" for seat in range(4)]
    position = {"hands": hands, "recruits": texts(deck.draw(3)), "peacekeeper": first, "peace": 1, "seat": first}
    position |= {"kind": "open-battle", "havoc": True, "initiator": first, "roles": roles, "laid": laid, "laid_now": 2}
    state = lay_out(Setting(position=position, battle=rng.choice((4, 5, 6))), rng.getrandbits(16))
    after = state.copy()
    after.apply("stop")
    others = [seat for seat in range(4) if seat != first]
    cause = spoken(SHARED, "not-asked-first")
    asked = which_seat(after.seat, others, "H6.3a", cause, state, names=NAMES)
    return Made(asked=asked, slots={"name": NAMES[first]})


# --- who is ahead ---


def odd_declaration(rng: Random) -> Made:
    """Which declaration of dogs is not allowed? Source: H6.7, H6.7a, H6.8."""
    deck = Deck(rng)
    dogs, soldiers, ways = rng.choice(((2, 5, 3), (3, 4, 3), (3, 2, 4), (3, 3, 4), (4, 2, 4), (1, 3, 3), (1, 4, 3)))
    laid = [[DOG] * dogs + deck.draw(soldiers), deck.draw(3), [], []]
    fields: dict[str, Any] = {"kind": "declare", "roles": [PASSED, PASSED, OUT, OUT], "initiator": 0}
    setting = _last(deck, laid, deck.draw(3), battle=rng.choice((3, 4, 6)), **fields)
    actions = [f"declare {number}" for number in range(ways)]
    return Made(asked=which_may_not(lay_out(setting, rng.getrandbits(16)), 0, actions, NAMES))


def _even(deck: Deck, kept: Sequence[int], *, battle: int, ahead: int = 0) -> Setting:
    """Fighters of equal strength: who keeps ``kept`` cards has laid a pair; 0 stands for out. ``ahead``: laid three."""
    value, above = deck.values(2)
    laid = [deck.alike(value, 2) if cards else [] for cards in kept]
    if ahead:
        laid[ahead] = deck.alike(above, 3)
    hands = [texts(deck.draw(cards or 4)) for cards in kept]
    roles = [FIGHTING, *(PASSED if cards else OUT for cards in laid[1:])]
    position: dict[str, Any] = {"kind": "add", "havoc": True, "roles": roles, "peacekeeper": 1, "peace": 1}
    position |= {"initiator": deck.rng.choice([seat for seat in range(4) if laid[seat]]), "hands": hands}
    position |= {"laid": [texts(cards) for cards in laid], "recruits": texts(deck.draw(3))}
    return Setting(position=position, battle=battle)


def even_battle(rng: Random) -> Made:
    """Two or three pairs of one value: who wins? Source: H6.12."""
    deck = Deck(rng)
    kept = [rng.choice((2, 3, 4)), *(rng.choice((2, 3, 4)) for _ in range(3))]
    kept[rng.choice((1, 2, 3))] = 0
    if rng.random() < 0.3:  # equal hands too: the order decides
        kept = [min(kept[0], 3) if cards else 0 for cards in kept]
    state = lay_out(_even(deck, kept, battle=rng.choice((2, 4, 6))), rng.getrandbits(16))
    return Made(asked=who_wins(state, 0, [seat for seat in range(4) if kept[seat]], NAMES))


def share_out(rng: Random) -> Made:
    """Equal strength and equal hands: how many points does each get? Source: H6.12, H6.12b."""
    deck = Deck(rng)
    battle, hand = rng.choice((1, 2, 3, 4, 6, 7, 8)), rng.choice((2, 3, 4))
    ahead = rng.choice((0, 0, 1, 3))
    kept = [hand] * 4
    kept[2] = rng.choice((0, hand)) if not ahead else 0
    setting = _even(deck, kept, battle=battle, ahead=ahead)
    state = lay_out(setting, rng.getrandbits(16))
    after = state.copy()
    after.apply("pass")
    earned = after.past[-1][2][0]
    paid = [points or 0 for points in state.options.payments(battle)]
    near = {earned, *paid, sum(paid[:2]) // 2, sum(paid[1:]) // 2}
    shown = sorted([*rng.sample(sorted(near - {earned}), min(3, len(near) - 1)), earned])
    return Made(asked=which_number(earned, shown, "H6.12b", state))


GENERATORS: Final = {
    "run-after": run_after,
    "zeros-join": zeros_join,
    "how-many-more": how_many_more,
    "next-asked": next_asked,
    "odd-declaration": odd_declaration,
    "even-battle": even_battle,
    "share-out": share_out,
}
