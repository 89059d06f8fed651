"""The answers as bars: what each figure is, how sure it is, and what it means."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.rejection import IllegalAction
from havoclab.core.words import Words
from havoclab.havoc.view import View
from havoclab.lab.odds.havoc import Lying, Way, holds_more, outlook, standing, where_is, winning
from havoclab.stage.odds.havoc.labels import say_fighter, say_place
from havoclab.stage.odds.parts import Answer, Tone, bar_of


def what_recruiting_brings(view: View, way: Way, say: Words) -> Answer:
    """The best rank of the hand afterwards, the strongest first. Source: H4.2, H8.1."""
    found = outlook(view, way)
    bars = []
    for rank in sorted(found.shares, reverse=True):
        chance = found.exactly(rank)
        same = rank == found.now
        note = say("odds-as-now") if same else ""
        tone: Tone = "quiet" if rank <= found.now else "good"
        bars.append(bar_of(chance, say(rank.message), say, tone=tone, mark=same, note=note))
    told = say("odds-brings", better=found.better.percent(say.language), rank=say(found.now.message))
    how = say("odds-exact", cases=found.cases) if found.is_exact else say("odds-samples", samples=found.samples)
    return Answer(bars, say("odds-note", told=told, how=how))


def rivals_hold(view: View, adding: Sequence[int], names: Sequence[str], say: Words) -> Answer:
    """Who may hold cards that beat what lies for this seat, with the selected ones. Source: H6.4, H6.11."""
    lying = _lying(view, adding, names, say)
    if isinstance(lying, Answer):
        return lying
    told = _say_standing(view, lying, names, say)
    chances = holds_more(view, adding)
    bars = [bar_of(chance, names[seat], say, tone="bad") for seat, chance in chances.items()]
    if not bars:
        return Answer(note=say("odds-note", told=told, how=say("odds-nobody-may-lay")))
    return Answer(bars, say("odds-note", told=told, how=say("odds-rivals-meaning")))


def this_battle(view: View, adding: Sequence[int], names: Sequence[str], say: Words) -> Answer:
    """How often this seat wins when the others play on. Source: H6.11."""
    lying = _lying(view, adding, names, say)
    if isinstance(lying, Answer):
        return lying
    told = _say_standing(view, lying, names, say)
    try:
        chance = winning(view, adding)
    except ValueError as fault:
        return _not_so(fault, names, say)
    bars = [bar_of(chance, say("odds-you-win"), say, tone="good", mark=True)]
    if chance.is_exact:
        return Answer(bars, say("odds-note", told=told, how=say("odds-nobody-may-lay")))
    how = say("odds-battles", battles=chance.samples, bot=say("bot-sensible"))
    return Answer(bars, say("odds-note", told=told, how=how))


def _lying(view: View, adding: Sequence[int], names: Sequence[str], say: Words) -> list[Lying] | Answer:
    """What lies, this seat's cards among it; or why there is nothing to say."""
    try:
        lying = standing(view, adding)
    except ValueError as fault:
        return _not_so(fault, names, say)
    if all(each.seat != view.seat for each in lying):
        return Answer(note=say("odds-select-first"))
    return lying


def _not_so(fault: ValueError, names: Sequence[str], say: Words) -> Answer:
    """Why the cards can't be laid: by a rule, or because others have the choice."""
    if not isinstance(fault, IllegalAction):
        return Answer(note=say("odds-not-now"))
    refusal = fault.rejection
    return Answer(note=say("odds-not-so", why=refusal.text(say.language, names), rule=refusal.rule))


def _say_standing(view: View, lying: Sequence[Lying], names: Sequence[str], say: Words) -> str:
    """Who is ahead if nobody lays any more. That is certain."""
    mine = next(each for each in lying if each.seat == view.seat)
    others = [each for each in lying if each.seat != view.seat]
    rank = say(mine.rank.message)
    if not others:
        return say("odds-alone", rank=rank)
    best = others[0]
    slots = {"rank": rank, "name": say_fighter(best.seat, names, say), "other": say(best.rank.message)}
    if best.strength == mine.strength:
        return say("odds-level", **slots)
    return say("odds-ahead" if mine.strength > best.strength else "odds-behind", **slots)


def where_cards_are(view: View, cards: Sequence[int], names: Sequence[str], say: Words) -> Answer:
    """How likely a card, or one of several, lies at each place. Source: H3.6."""
    try:
        chances = where_is(view, cards)
    except ValueError:
        return Answer(note=say("odds-all-seen"))
    bars = [bar_of(chance, say_place(place, names, say), say) for place, chance in chances.items()]
    samples = max(chance.samples for chance in chances.values())
    told = say("odds-one-of-them" if len(cards) > 1 or cards[0] == 0 else "odds-that-card")
    return Answer(
        bars, say("odds-note", told=told, how=say("odds-samples", samples=samples) if samples else say("odds-counted"))
    )
