"""A table of Havoc as a few lines of text."""

from __future__ import annotations

from havoclab.core.words import words
from havoclab.havoc import View
from havoclab.havoc.last_battle import crown
from havoclab.havoc.speech import PACKAGES, say_action, say_cards


def tell_table(view: View, language: str) -> str:
    """What lies open, the seat's own hand, and what it can do.

    >>> from havoclab import havoc
    >>> print(tell_table(havoc.deal(players=2, seed=1).view(0), "en"))
    Battle 1: Sluys.
    Recruits: orange 8, green 8, blue 8.
    Cards in the draw pile: 35; in the discard pile: 0.
    Player 1: points 0, cards in hand 8, laid: nothing.
    Player 2: points 0, cards in hand 8, laid: nothing.
    Hand of Player 1: a dog of war, blue 7, orange 4, green 4, green 6, grey 4, yellow 4, yellow 8.
    Player 1 can choose from: Recruit; Cry Havoc!
    """
    say = words(language, *PACKAGES, "havoclab.rl", "havoclab.rl.havoc")
    table = view.table
    names = [say("seat-name", number=seat + 1) for seat in range(view.players)]
    lines = []
    if table.order:
        number = table.order[0]
        lines.append(say("rl-battle", number=number, battle=view.options.battle(number).name))
    lines.append(say("rl-recruits", cards=say_cards(view.recruits, say)))
    lines.append(say("rl-stock", pile=view.pile_count, discards=view.discard_count))
    lines += [
        say("rl-seat", name=name, points=points, count=count, cards=say_cards(laid, say))
        for name, points, count, laid in zip(names, table.points, view.counts, view.laid, strict=True)
    ]
    if view.seat is not None:
        lines.append(say("rl-hand", name=names[view.seat], cards=say_cards(view.hand, say)))
    if view.decision is None:
        lines.append(say("rl-over", names=", ".join(names[seat] for seat in crown(table).winners)))
    elif view.legal_actions:
        choices = "; ".join(say_action(action, say) for action in view.legal_actions)
        lines.append(say("rl-choices", name=names[view.decision.seat], choices=choices))
    return "\n".join(lines)
