"""Ways to damage JSON data: what a careless hand, a broken file or a hostile sender would do."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, Final

#: Values that have no business where they are put.
_STRANGE: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 2, 3, 5, 7, 9, 99, 10**30, 1.5, "", "dog", "b9", "e18", "x", "over", "add", "join",
    "dogs", "recruit", "pick", "declare", "last-dogs", "name-battle", "year-of-peace", "draw 9", "gain 0 b1", "\ud800",
    "b1 b1", [], {}, [[]], [0], [None], {"players": 2}, "dog " * 400,
)  # fmt: skip


def damaged(data: Any, rng: Random, times: int = 1) -> Any:
    """A copy of JSON data with so many faults: values changed, taken out, doubled, swapped, or put where none was."""
    data = copy.deepcopy(data)
    for _ in range(times):
        places = list(_places(data))
        if not places:
            return rng.choice(_STRANGE)
        owner, key = rng.choice(places)
        _DAMAGES[rng.randrange(len(_DAMAGES))](owner, key, rng, places)
    return data


def _places(data: Any) -> Any:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield data, key
        yield from _places(value)


def _strange(owner: Any, key: Any, rng: Random, _places: Any) -> None:
    owner[key] = copy.deepcopy(rng.choice(_STRANGE))


def _near(owner: Any, key: Any, rng: Random, _places: Any) -> None:
    """A value of the right kind, a little off."""
    value = owner[key]
    if isinstance(value, bool):
        owner[key] = not value
    elif isinstance(value, int):
        owner[key] = value + rng.choice((-1, 1))
    elif isinstance(value, str) and " " in value:
        words = value.split(" ")
        rng.choice((words.pop, words.reverse, lambda: rng.shuffle(words)))()
        owner[key] = " ".join(words)
    elif isinstance(value, list):
        rng.shuffle(value)


def _gone(owner: Any, key: Any, _rng: Random, _places: Any) -> None:
    del owner[key]


def _swapped(owner: Any, key: Any, rng: Random, places: Any) -> None:
    """Two values change places; often two of one kind."""
    alike = [(o, k) for o, k in places if type(o[k]) is type(owner[key]) and not isinstance(o[k], dict | list)]
    if not alike or isinstance(owner[key], dict | list):
        return
    other, there = rng.choice(alike)
    owner[key], other[there] = other[there], owner[key]


def _moved_card(owner: Any, key: Any, rng: Random, places: Any) -> None:
    """A card goes from one text of cards to another: all cards stay in the game."""
    texts = [(o, k) for o, k in places if isinstance(o[k], str)]
    value = owner[key]
    if not isinstance(value, str) or not value or not texts:
        return
    words = value.split(" ")
    card = words.pop(rng.randrange(len(words)))
    owner[key] = " ".join(words)
    other, there = rng.choice(texts)
    other[there] = f"{other[there]} {card}".strip()


def _new(owner: Any, _key: Any, rng: Random, _places: Any) -> None:
    if isinstance(owner, dict):
        names = ("seat", "kind", "taken", "dogs_used", "laid_now", "winner", "initiator", "peacekeeper", "havoc",
                 "turned", "exempt", "took_recruit", "uninvolved", "roles", "final", "shuffles",
                 "peace", "nonsense")  # fmt: skip
        owner[rng.choice(names)] = copy.deepcopy(rng.choice(_STRANGE))
    else:
        owner.insert(rng.randrange(len(owner) + 1), copy.deepcopy(rng.choice(_STRANGE)))


_DAMAGES: Final = (_strange, _near, _near, _gone, _swapped, _moved_card, _moved_card, _new)
