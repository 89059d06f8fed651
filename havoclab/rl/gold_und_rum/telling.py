"""A table of Gold und Rum as a few lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from havoclab.core.words import Words, words
from havoclab.gold_und_rum import View
from havoclab.gold_und_rum.scoring import winners
from havoclab.gold_und_rum.speech import PACKAGES, say_action, say_card, say_cards
from havoclab.gold_und_rum.warriors import BACKS, DESERTION, RACES, RECRUIT, kinds_of, listed


def tell_table(view: View, language: str) -> str:
    """What lies open, the seat's own hand, and what it can do. What was seen before is not told again.

    >>> from havoclab import gold_und_rum
    >>> print(tell_table(gold_und_rum.deal(players=4, seed=7, step_mode=True).view(3), "en"))
    Round 1. Chancellor: Player 4.
    Warriors dealt: 1. The start of recruitment does not show yet.
    On top of pile 1: spy 3.
    Player 1: points 0, recruit cards 2, desertion cards 2.
    Player 2: points 0, recruit cards 2, desertion cards 2.
    Player 3: points 0, recruit cards 2, desertion cards 2.
    Player 4: points 0, recruit cards 0, desertion cards 0.
    Hand of Player 4: nothing.
    """
    say = words(language, *PACKAGES, "havoclab.rl", "havoclab.rl.gold_und_rum")
    names = [say("seat-name", number=seat + 1) for seat in range(view.players)]
    return "\n".join(_lines(view, names, say))


def _lines(view: View, names: Sequence[str], say: Words) -> Iterator[str]:
    table = view.table
    yield say("rl-round", round=table.round, name=names[table.chancellor])
    if table.favourite >= 0:
        yield say("rl-favourite", name=names[table.favourite])
    if table.kind in ("claim", "last-call", "favourite"):
        yield from _deal(view, names, say)
    else:
        yield from _battle(view, names, say)
    if view.seat is not None:
        yield say("rl-hand", name=names[view.seat], cards=say_cards(view.hand, say))
    if view.decision is None:
        yield say("rl-over", names=", ".join(names[seat] for seat in winners(table).winners))
    elif view.legal_actions:
        choices = "; ".join(say_action(action, say, names) for action in view.legal_actions)
        yield say("rl-choices", name=names[view.decision.seat], choices=choices)


def _deal(view: View, names: Sequence[str], say: Words) -> Iterator[str]:
    """The tops of the piles, and what may still be laid on them. Source: G4.2, G4.4, G4.5."""
    table = view.table
    yield say("rl-dealt", dealt=table.dealt, started="yes" if table.started else "no")
    for pile, top in enumerate(view.tops, 1):
        if top is not None:
            yield say("rl-pile", pile=pile, top=_say_top(top, names, say))
    for name, points, recruits, desertions in zip(names, table.points, table.recruits, table.desertions, strict=True):
        yield say("rl-recruiting", name=name, points=points, recruits=recruits, desertions=desertions)


def _say_top(top: int, names: Sequence[str], say: Words) -> str:
    if top >= DESERTION:
        return say("rl-desertion-card", name=names[top - DESERTION])
    return say("rl-recruit-card", name=names[top - RECRUIT]) if top >= RECRUIT else say_card(top, say)


def _battle(view: View, names: Sequence[str], say: Words) -> Iterator[str]:
    """The backs of the armies, and of what lies in the battle until it is turned. Source: G2.3, G7.1, G7.4."""
    table = view.table
    if table.kind == "spy":
        yield say("rl-spy", spy=table.spy)
    if table.race >= 0:
        yield say("rl-war", battle=len(table.fought) + 1, race=say(f"race-{RACES[table.race]}"))
    for seat, name in enumerate(names):
        if table.kind == "airship":
            lying = say_cards(listed(table.sent[seat]), say)
        else:
            backs = [sum(table.sent[seat][kind] for kind in kinds_of(race)) for race in range(len(RACES))]
            lying = _say_backs([*backs, view.sent[seat], 0], say)
        held = _say_backs(view.backs[seat], say)
        yield say("rl-fighting", name=name, points=table.points[seat], held=held, lying=lying)


def _say_backs(backs: Sequence[int], say: Words) -> str:
    shown = [say("rl-backs", back=back, count=count) for back, count in zip(BACKS, backs, strict=True) if count]
    return ", ".join(shown) or say("no-cards")
