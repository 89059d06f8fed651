"""Havoc's ideas: plain facts about two actions, each with its rule."""

from __future__ import annotations

from typing import Final

from havoclab.core.action import Action
from havoclab.havoc.actions import (
    CRY,
    DONE,
    DRAW,
    FETCH_DRAW,
    LOOT,
    PASS,
    RECRUIT,
    STAY_OUT,
    SWAP,
    Declare,
    Discard,
    Fetch,
    Lay,
    Name,
    Pick,
    Put,
    Scavenge,
    Take,
)
from havoclab.havoc.battle import involved
from havoclab.havoc.battles import CASTILLON
from havoclab.havoc.cards import DOG, VALUE
from havoclab.havoc.hands import MOST_INVOLVED
from havoclab.havoc.reading import reading_of
from havoclab.havoc.view import View
from havoclab.lab.review.actions import steps_of
from havoclab.lab.review.havoc.plans import LAYING
from havoclab.lab.review.ideas import Detector, Idea

#: From so many cards on a battle burns much of a hand; early is while so many battles at least are still to come.
MANY_CARDS: Final = 5
EARLY: Final = 5
#: By so many points more must a later battle pay to be called a better one; from so many on one pays much.
BETTER_BY: Final = 2
PAYS_MUCH: Final = 8
#: Up to so many players places are nearly given away to those who fight.
FEW_PLAYERS: Final = 3

# --- what an action is ---


def _laid(action: Action) -> list[int]:
    """The cards that it lays into a battle."""
    return [step.card for step in steps_of(action) if isinstance(step, Lay)]


def _spends_dog(action: Action) -> bool:
    """Whether a dog leaves the hand and does nothing for it."""
    return any(isinstance(step, Lay | Put | Discard) and step.card == DOG for step in steps_of(action))


def _held(view: View, card: int) -> int:
    """How many cards of this value are in the hand."""
    return sum(1 for own in view.hand if VALUE[own] == VALUE[card])


def _pays(view: View, number: int) -> int:
    return view.options.payments(number)[0] or 0


# --- turns: H4, H5 ---


def _denied(view: View, better: Action, other: Action) -> Idea | None:
    """Crying Havoc again at once: nobody else gets to recruit in between. Source: H7.7."""
    table = view.table
    if better is CRY and other is RECRUIT and table.turned and table.past and table.past[-1][1] == view.seat:
        return Idea("denied", "H7.7")
    return None


def _few_in_hand(view: View, better: Action, other: Action) -> Idea | None:
    """The others hold few cards, and everybody may count them. Source: H3.6a."""
    mine = len(view.hand)
    most = max((count for seat, count in enumerate(view.counts) if seat != view.seat), default=0)
    if better is CRY and other is RECRUIT and most < mine:
        return Idea("few-in-hand", "H3.6a", {"most": most, "count": mine})
    return None


def _brings_deal(view: View, better: Action, other: Action) -> Idea | None:
    """Crying Havoc brings cards when the winner deals. Source: H7.6."""
    number = view.table.order[0] if view.table.order else CASTILLON
    count = view.options.battle(number).deal.initiator
    if better is CRY and other is RECRUIT and count:
        return Idea("brings-deal", "H7.6", {"count": count, "battle": number})
    return None


def _paid_little(view: View, better: Action, other: Action) -> Idea | None:
    """Fighting where a battle before the last one will pay more. Source: H6.11."""
    order = view.table.order
    if len(order) < 2 or not ((other is CRY and better is RECRUIT) or (_laid(other) and better in (STAY_OUT, PASS))):
        return None
    points = _pays(view, order[0])
    later = max((_pays(view, number) for number in order[1:] if number != CASTILLON), default=0)
    if later - points < BETTER_BY:
        return None
    return Idea("paid-little", "H6.11", {"points": points, "later": later, "battle": order[0]})


def _waiting(view: View, better: Action, other: Action) -> Idea | None:
    """Recruiting first: two cards come, and nothing of the hand is shown but what is laid. Source: H4.2."""
    return Idea("waiting", "H4.2") if better is RECRUIT and other is CRY else None


def _kept_dog(view: View, better: Action, other: Action) -> Idea | None:
    """A dog gone that could have fetched. Source: H4.6."""
    return Idea("kept-dog", "H4.6") if _spends_dog(other) and not _spends_dog(better) else None


def _sent_dog(view: View, better: Action, other: Action) -> Idea | None:
    """Fetching or looting that was left undone. Source: H4.6, H4.7."""
    if isinstance(other, Fetch) or other in (FETCH_DRAW, LOOT):
        return None
    if isinstance(better, Fetch):
        return Idea("fetch", "H4.6", {"card": better.card, "count": _held(view, better.card)})
    if better is FETCH_DRAW:
        return Idea("fetch-unseen", "H4.6")
    return Idea("loot", "H4.7", {"count": view.discard_count}) if better is LOOT else None


def _spared_dog(view: View, better: Action, other: Action) -> Idea | None:
    """Fetching or looting where the dog is worth more in hand. Source: H4.8."""
    sent = isinstance(other, Fetch) or other in (FETCH_DRAW, LOOT)
    goes = isinstance(better, Fetch) or better in (FETCH_DRAW, LOOT)
    return Idea("spared-dog", "H4.8") if sent and not goes else None


def _left_set(view: View, better: Action, other: Action) -> Idea | None:
    """Cards of one value lie open for the next to take. Source: H4.2."""
    if not (isinstance(other, Put) and isinstance(better, Put)) or other.card == DOG:
        return None
    count = 1 + sum(1 for card in view.recruits if VALUE[card] == VALUE[other.card])
    beside = 1 + sum(1 for card in view.recruits if VALUE[card] == VALUE[better.card])
    if count > 1 and count > beside:
        return Idea("left-set", "H4.2", {"card": other.card, "count": count})
    return None


def _broke_set(view: View, better: Action, other: Action) -> Idea | None:
    """A card of a set goes, where one that stands alone could go. Source: H8.1."""
    gives = isinstance(other, Put | Discard) and isinstance(better, Put | Discard)
    if gives and _held(view, other.card) > _held(view, better.card):  # type: ignore[attr-defined]  # both name a card
        return Idea("broke-set", "H8.1", {"card": other.card, "count": _held(view, other.card)})  # type: ignore[attr-defined]
    return None


def _built_set(view: View, better: Action, other: Action) -> Idea | None:
    """A card that goes with more of the hand than the one that was taken, or than an unseen one. Source: H4.2."""
    takers = Take | Scavenge | Pick | Fetch
    if not isinstance(better, takers) or better.card == DOG:
        return None
    count = _held(view, better.card)
    taken = _held(view, other.card) if isinstance(other, takers) and other.card != DOG else 0
    if count <= taken:
        return None
    rule = {Take: "H4.2", Fetch: "H4.6", Scavenge: "H7.2"}.get(
        type(better), view.decision.rule if view.decision else ""
    )
    return Idea("built-set", rule, {"card": better.card, "count": count + 1})


def _unseen(view: View, better: Action, other: Action) -> Idea | None:
    """What is drawn nobody sees; what is taken from the recruits everybody does. Source: H3.6."""
    return Idea("unseen", "H3.6") if better is DRAW and isinstance(other, Take) else None


# --- battles: H6, H7 ---


def _burnt(view: View, better: Action, other: Action) -> Idea | None:
    """Five or six cards in an early battle: what is laid goes to the discards. Source: H7.5."""
    if view.seat is None or len(view.table.order) < EARLY:
        return None
    lying = len(view.laid[view.seat])
    count, fewer = lying + len(_laid(other)), lying + len(_laid(better))
    if count >= MANY_CARDS and fewer < count:
        battles = len(view.table.order) - 1
        return Idea("burnt", "H7.5", {"count": count, "battles": battles, "battle": view.table.order[0]})
    return None


def _pays_much(view: View, better: Action, other: Action) -> Idea | None:
    """Little or nothing laid where much is paid. Source: H6.11."""
    points = _pays(view, view.table.order[0]) if view.table.order else 0
    if points >= PAYS_MUCH and len(_laid(better)) > len(_laid(other)):
        return Idea("pays-much", "H6.11", {"points": points, "battle": view.table.order[0]})
    return None


def _given_away(view: View, better: Action, other: Action) -> Idea | None:
    """With few players nobody else may come for the places. Source: H6.10."""
    if other is STAY_OUT and _laid(better) and view.players <= FEW_PLAYERS:
        return Idea("given-away", "H6.10", {"count": view.players})
    return None


def _stronger(view: View, better: Action, other: Action) -> Idea | None:
    """Another rank would lie. Source: H8.1."""
    ranks = [_rank(view, action) for action in (better, other)]
    if ranks[0] is None or ranks[1] is None or ranks[0][0] <= ranks[1][0]:
        return None
    return Idea("stronger", "H8.1", {"rank": ranks[0][1], "other": ranks[1][1]})


def _rank(view: View, action: Action) -> tuple[int, str] | None:
    """The rank that lies after this, and the message that names it."""
    if view.seat is None or view.decision is None or view.decision.kind not in LAYING:
        return None
    cards = sorted([*view.laid[view.seat], *_laid(action)])[-MOST_INVOLVED:]  # dogs beyond six are out: H6.8
    if not cards:
        return None
    rank = reading_of(view.options).evaluate(cards).rank
    return int(rank), rank.message


def _needless(view: View, better: Action, other: Action) -> Idea | None:
    """More cards than the other way: they are gone, and a rival's dog may take one. Source: H7.2, H7.5."""
    count = len(_laid(other)) - len(_laid(better))
    if count <= 0 or view.decision is None or view.decision.kind not in LAYING:
        return None
    dogs = any(DOG in cards for seat, cards in enumerate(view.laid) if seat != view.seat)
    return Idea("scavenged" if dogs else "needless", "H7.2" if dogs else "H7.5", {"count": count})


def _more_follow(view: View, better: Action, other: Action) -> Idea | None:
    """More cards for the place that is paid. Source: H6.11."""
    if view.table.order and len(_laid(better)) > len(_laid(other)):
        return Idea("more", "H6.11", {"points": _pays(view, view.table.order[0]), "battle": view.table.order[0]})
    return None


def _unused(view: View, better: Action, other: Action) -> Idea | None:
    """A laid dog is gone in any case; before that it may still bring a card. Source: H7.1, H7.5."""
    return Idea("unused-dog", "H7.1") if other is DONE and better not in (DONE, SWAP) else None


def _declared(view: View, better: Action, other: Action) -> Idea | None:
    """Which dogs take part decides the rank. Source: H6.7."""
    if not isinstance(better, Declare) or view.seat is None:
        return None
    cards = involved(view.laid[view.seat], better.dogs)[-MOST_INVOLVED:]
    if not cards:
        return None
    return Idea(
        "declared", "H6.7", {"rank": reading_of(view.options).evaluate(cards).rank.message, "dogs": better.dogs}
    )


def _last_dogs(view: View, better: Action, other: Action) -> Idea | None:
    """At Castillon a dog is worth what it is in the best six cards. Source: H9.4, H9.5."""
    if better is SWAP:
        return Idea("swapped", "H9.4")
    return Idea("not-swapped", "H9.5") if other is SWAP else None


def _named(view: View, better: Action, other: Action) -> Idea | None:
    """The battle that is named pays more, or less. Source: H6.1."""
    if not (isinstance(better, Name) and isinstance(other, Name)):
        return None
    points, others = _pays(view, better.battle), _pays(view, other.battle)
    return Idea("named", "H6.1", {"points": points, "later": others}) if points != others else None


#: Asked in this order: what says most comes first.
DETECTORS: Final[tuple[Detector, ...]] = (
    _denied,
    _burnt,
    _pays_much,
    _paid_little,
    _few_in_hand,
    _brings_deal,
    _waiting,
    _unused,
    _sent_dog,
    _kept_dog,
    _spared_dog,
    _broke_set,
    _left_set,
    _built_set,
    _unseen,
    _stronger,
    _given_away,
    _needless,
    _more_follow,
    _declared,
    _last_dogs,
    _named,
)
