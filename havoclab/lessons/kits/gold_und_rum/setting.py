"""A lesson's position in full: what its few words leave open is filled in by the rules of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import (
    COUNTS,
    DESERTION,
    RACES,
    RECRUIT,
    WARRIORS,
    entry_text,
    kinds_of,
    parse_entry,
)
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.saying import parse_cards, texts

#: Stands in a pile for as many warriors as are missing.
REST = "..."


def lay_out(setting: Setting, seed: int = 0) -> State:
    """The state that a setting stands for; what it does not name is shuffled by ``seed``.

    Raises:
        ValueError: naming the field, the reason and what is allowed.

    >>> state = lay_out(Setting(dealt=41, piles={3: "... orc-6 recruit-2"}, next="giant"))
    >>> state.kind, state.seat, state.recruits
    ('claim', 0, [2, 1, 2, 0])
    """
    options = Options.read({"players": setting.players, "step_mode": True, **setting.position.get("options", {})})
    chancellor = setting.players - 1 if setting.chancellor < 0 else setting.chancellor
    rng = Random(seed)
    piles, deck = _deal(setting, options, rng)
    claims = _claims(piles, options, chancellor, opened=bool(setting.armies))
    data: dict[str, Any] = {
        "round": 2,
        "chancellor": chancellor,
        "points": [0] * setting.players,
        "last_won": [0] * setting.players,
        "battles": len(RACES),
        "piles": [" ".join(map(entry_text, pile)) for pile in piles],
        "deck": texts(deck),
        "seed": rng.getrandbits(32),
        **claims,
        **_start(setting),
        **(_armies(setting, chancellor) if setting.armies else _recruiting(setting, chancellor, claims["recruits"])),
        **setting.position,
        "options": options.to_json(),
    }
    return State.from_json(data)


def _deal(setting: Setting, options: Options, rng: Random) -> tuple[list[list[int]], list[int]]:
    """The piles, and the deck with its next card last."""
    named = {number: text.split() for number, text in setting.piles.items()}
    entries = {number: [parse_entry(part) for part in parts if part != REST] for number, parts in named.items()}
    coming = parse_cards(setting.next)
    taken = Counter(entry for pile in [*entries.values(), coming] for entry in pile if entry < RECRUIT)
    rest = [kind for kind, held in enumerate(COUNTS) for _ in range(max(0, held - taken[kind]))]
    rng.shuffle(rest)
    piles = []
    for place in range(options.piles):
        pile = entries.get(place + 1, [])
        due = len(range(place, setting.dealt, options.piles))  # the warriors are dealt round the piles. Source: G4.2
        missing = due - sum(entry < RECRUIT for entry in pile)
        if missing < 0 or (missing and place + 1 in named and REST not in named[place + 1]):
            raise ValueError(
                f"piles.{place + 1}: {due} warriors lie there once {setting.dealt} are dealt; {due - missing} named "
                f"({REST!r} stands for those that are missing)"
            )
        piles.append([rest.pop() for _ in range(missing)] + pile)
    return piles, rest + coming[::-1]


def _claims(piles: Sequence[Sequence[int]], options: Options, chancellor: int, *, opened: bool) -> dict[str, Any]:
    """The recruit and desertion cards that were not laid yet; none once the piles are opened. Source: G3.4, G4.6."""
    laid = Counter(entry for pile in piles for entry in pile)
    left = range(0) if opened else range(options.players)
    recruits = [RECRUITS_EACH - laid[RECRUIT + seat] if seat in left else 0 for seat in range(options.players)]
    desertions = [options.desertions - laid[DESERTION + seat] if seat in left else 0 for seat in range(options.players)]
    recruits[chancellor] = desertions[chancellor] = 0
    return {"recruits": recruits, "desertions": desertions}


def _start(setting: Setting) -> dict[str, Any]:
    """Where the start card lies: among those dealt, or among those to come. Source: G4.1."""
    if setting.starts_in is not None:
        return {"started": False, "start_after": setting.dealt + setting.starts_in}
    return {"started": True, "start_after": max(0, min(WARRIORS // 2, setting.dealt - 1))}


def _recruiting(setting: Setting, chancellor: int, recruits: Sequence[int]) -> dict[str, Any]:
    """While cards are dealt the first seat is asked; after the last warrior only recruit cards count.

    Source: G4.6, G4.8.
    """
    first = 0 if chancellor else 1
    if setting.dealt < WARRIORS:
        return {"kind": "claim", "seat": first}
    passed = [not held for held in recruits]
    return {"kind": "last-call", "seat": first, "desertions": [0] * setting.players, "passed": passed}


def _armies(setting: Setting, chancellor: int) -> dict[str, Any]:
    """Armies in hand, or with the race that fights in the battle. Source: G5.1, G7.1."""
    armies = [parse_cards(text) for text in setting.armies]
    data: dict[str, Any] = {"favourite": next(seat for seat in range(setting.players) if seat != chancellor), "spy": 4}
    if setting.race is not None:
        race = RACES.index(setting.race)
        sent = [[card for card in army if card in kinds_of(race)] for army in armies]
        armies = [[card for card in army if card not in kinds_of(race)] for army in armies]
        first = (chancellor + 1) % setting.players
        data |= {"race": race, "sent": list(map(texts, sent)), "kind": "mercenaries", "seat": first}
    else:
        data |= {"kind": "race", "seat": chancellor}
    return {**data, "armies": list(map(texts, armies))}
