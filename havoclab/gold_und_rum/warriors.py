"""The cards: 80 warriors of 22 kinds, and what lies on top of a pile beside them.

A warrior is a number from 0 to 21, its kind; equal warriors are alike. An army is a list of 22 counts, one a kind.
What a player lays on a pile is a number, too: ``RECRUIT + seat`` or ``DESERTION + seat``.

Source: G2.1 (the warriors), G2.2 (the other cards), G2.3 (the backs).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

RACES: Final[tuple[str, ...]] = ("undead", "orc", "barbarian", "dwarf")
"""The four races in the order of their index 0-3. Source: G2.1."""

KINDS: Final[tuple[str, ...]] = (
    *(f"{race}-{face}" for race in RACES for face in ("2", "6", "leader")),
    "goblin",
    "giant",
    "troll",
    "airship",
    "machine",
    "commando",
    *(f"spy-{number}" for number in (1, 2, 3, 4)),
)
"""The name of each kind of warrior: its text form. Source: G2.1."""

COUNTS: Final[tuple[int, ...]] = (*(7, 4, 2) * 4, 8, 6, 4, 1, 4, 1, 1, 1, 1, 1)
"""How many warriors there are of each kind. Source: G2.1."""

TWO, SIX, LEADER = range(3)
"""Places of a race's three kinds; a race's first kind is ``3 * race``."""

GOBLIN, GIANT, TROLL, AIRSHIP, MACHINE, COMMANDO, FIRST_SPY = range(12, 19)

MERCENARIES: Final = range(GOBLIN, FIRST_SPY)
"""All mercenaries. Source: G2.1."""

SENDABLE: Final[tuple[int, ...]] = (GOBLIN, GIANT, TROLL, MACHINE)
"""Mercenaries that can lie face down in a battle. Source: G7.2, G7.3, G7.8."""

SPIES: Final = range(FIRST_SPY, FIRST_SPY + 4)
"""The spies 1 to 4. Source: G2.1."""

BACKS: Final[tuple[str, ...]] = (*RACES, "mercenary", "spy")
"""What the backs show: a race, a mercenary, or a spy. Source: G2.3a."""

BACK: Final[tuple[int, ...]] = tuple(kind // 3 if kind < GOBLIN else 4 if kind < FIRST_SPY else 5 for kind in range(22))
"""The back of each kind: those that share one stand side by side. Source: G2.3, G2.3a."""

WARRIORS: Final = sum(COUNTS)
"""All warriors in the box. Source: G2.1."""

#: The kinds that share each back.
_SHARING: Final = [slice(BACK.index(back), BACK.index(back) + BACK.count(back)) for back in range(len(BACKS))]

RECRUIT: Final = 100
DESERTION: Final = 200

_KIND: Final = {name: kind for kind, name in enumerate(KINDS)}


def kinds_of(race: int) -> range:
    """The three kinds of a race: its 2s, its 6s and its leaders.

    >>> [KINDS[kind] for kind in kinds_of(1)]
    ['orc-2', 'orc-6', 'orc-leader']
    """
    return range(3 * race, 3 * race + 3)


def empty() -> list[int]:
    """An army of nobody."""
    return [0] * len(KINDS)


def count(warriors: Iterable[int]) -> list[int]:
    """These warriors as an army: how many there are of each kind.

    >>> count([12, 12, 0])[12]
    2
    """
    army = empty()
    for kind in warriors:
        army[kind] += 1
    return army


def listed(army: Sequence[int]) -> list[int]:
    """The warriors of an army one by one, in the order of their kinds.

    >>> listed(count([12, 0, 12]))
    [0, 12, 12]
    """
    return [kind for kind, held in enumerate(army) for _ in range(held)]


def backs(army: Sequence[int]) -> list[int]:
    """How many backs of each sort an army shows. Source: G2.3.

    >>> backs(count([0, 2, 12, 18]))
    [2, 0, 0, 0, 1, 1]
    """
    return [sum(army[kinds]) for kinds in _SHARING]


def kind_text(kind: int) -> str:
    """The text form of a warrior. ``parse_kind`` reads it back."""
    return KINDS[kind]


def parse_kind(text: object) -> int:
    """The warrior that a text stands for.

    Raises:
        ValueError: naming the text and what is allowed.

    >>> parse_kind("giant") == GIANT
    True
    """
    kind = _KIND.get(text) if isinstance(text, str) else None
    if kind is None:
        raise ValueError(f"card: {str(text)[:24]!r} is no warrior; allowed are {', '.join(KINDS)}")
    return kind


def entry_text(entry: int) -> str:
    """What lies in a pile, in its text form: a warrior, or somebody's recruit or desertion card.

    >>> entry_text(RECRUIT + 2), entry_text(DESERTION), entry_text(0)
    ('recruit-3', 'desert-1', 'undead-2')
    """
    if entry >= DESERTION:
        return f"desert-{entry - DESERTION + 1}"
    return f"recruit-{entry - RECRUIT + 1}" if entry >= RECRUIT else KINDS[entry]


def parse_entry(text: str) -> int:
    """Read what :func:`entry_text` wrote.

    Raises:
        ValueError: naming the text and what is allowed.
    """
    name, _, seat = text.partition("-")
    if name in ("recruit", "desert") and seat in ("1", "2", "3", "4", "5", "6", "7"):
        return (RECRUIT if name == "recruit" else DESERTION) + int(seat) - 1
    return parse_kind(text)
