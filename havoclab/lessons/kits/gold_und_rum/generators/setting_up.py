"""Fresh questions about the table, the cards and the round. Source: G1-G3."""

from __future__ import annotations

from random import Random
from typing import Final

from havoclab.gold_und_rum import Options, State
from havoclab.gold_und_rum.actions import DEAL, DESERT, RECRUIT
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import (
    BACK,
    BACKS,
    COUNTS,
    DESERTION,
    GOBLIN,
    KINDS,
    LEADER,
    RACES,
    SIX,
    TROLL,
    TWO,
    backs,
    parse_kind,
)
from havoclab.gold_und_rum.warriors import RECRUIT as RECRUIT_CARD
from havoclab.lessons.asked import Asked
from havoclab.lessons.kits.gold_und_rum.beginnings import (
    COUNTED,
    FOLLOWS,
    following,
    is_playable,
    what_follows,
    which_phase,
    who_deals_next,
)
from havoclab.lessons.kits.gold_und_rum.generators.box import PILES, Box, mid_deal
from havoclab.lessons.kits.gold_und_rum.generators.scoring import battle, strength_in
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.questions import how_strong
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, OWN, said_cards, spoken, texts
from havoclab.lessons.kits.gold_und_rum.setting import lay_out
from havoclab.lessons.made import Made
from havoclab.lessons.questions import named, which_may, which_number
from havoclab.lessons.whole_games import ANSWERS

#: Sizes of a table. Source: G1.1.
PLAYERS: Final = (4, 5, 6, 7)


def _near(rng: Random, right: int, wrong: int | None = None) -> list[int]:
    """The right number in a row of neighbours; a wrong one that somebody may come to is among them."""
    low = max(0, right - rng.randrange(ANSWERS))
    among = list(range(low, low + ANSWERS))
    if wrong is not None and wrong not in among:
        among.remove(next(number for number in among if number != right))
        among.append(wrong)
    return sorted(among)


# --- the game: G1 ---


def who_can_play(rng: Random) -> Made:
    """Which of these groups can play? Source: G1.1."""
    host = rng.choice(NAMES)
    right = rng.choice(PLAYERS)
    wrong = rng.sample([players for players in range(1, 11) if not is_playable(players)], ANSWERS - 1)
    among = rng.sample([right, *wrong], ANSWERS)
    choices = {str(players): named(str(players)) for players in among}
    reasons = {str(players): ("G1.1", spoken(OWN, "so-many-play")) for players in wrong}
    return Made(asked=Asked(choices, str(right), reasons), slots={"name": host})


def armies_of_a_round(rng: Random) -> Made:
    """How many armies fight in a round? Source: G1.1, G3.3."""
    players = rng.choice(PLAYERS)
    names = rng.sample(NAMES, 2)
    right = COUNTED["armies"](Options(players=players))
    asked = which_number(right, _near(rng, right, players), "G1.1")
    return Made(asked=asked, slots={"players": players, "host": names[0], "dealer": names[1]})


def what_comes_next(rng: Random) -> Made:
    """What follows this battle: another, the next round, or the end? Source: G1.2."""
    wanted = rng.choice(FOLLOWS)
    while True:
        last = wanted != "battle" or rng.random() < 1 / 3
        state = battle(rng, players=rng.choice(PLAYERS), number=len(RACES) - 1 if last else rng.randrange(1, 3))
        goal = state.options.goal
        state.points = [rng.randint(max(0, goal - 5), goal) for _ in state.points]
        if following(state) == wanted:
            break
    return Made(asked=what_follows(state, "G1.2"), slots={"battle": len(state.fought) + 1})


# --- components: G2 ---


def how_many_of(rng: Random) -> Made:
    """How many warriors of a kind are there? Source: G2.1."""
    kind = rng.randrange(len(KINDS))
    right = COUNTS[kind]
    wrong = rng.sample([number for number in sorted(set(COUNTS)) if number != right], ANSWERS - 1)
    asked = which_number(right, rng.sample([right, *wrong], ANSWERS), "G2.1")
    return Made(asked=asked, slots={"card": kind})


def recruits_on_piles(rng: Random) -> Made:
    """How many recruit cards lie on the piles, some of them covered? Source: G2.2."""
    box = Box(rng)
    dealt = rng.randint(54, 72)
    piles: dict[int, list[int]] = {}
    numbers = rng.sample(range(1, PILES + 1), PILES)
    for seat in range(3):
        for _ in range(rng.randint(0, RECRUITS_EACH)):
            piles[numbers.pop()] = [RECRUIT_CARD + seat, *box.draw(rng.randint(0, 1))]
    if rng.random() < 1 / 2:
        piles[numbers.pop()] = [DESERTION + rng.randrange(3)]
    state = lay_out(mid_deal(box, dealt, piles), rng.getrandbits(16))
    right = RECRUITS_EACH * 3 - sum(state.recruits)
    return Made(asked=which_number(right, _near(rng, right), "G2.2", state))


def backs_in_hand(rng: Random) -> Made:
    """How many cards with a certain back does somebody hold? All can see that. Source: G2.3."""
    box = Box(rng)
    armies = [box.draw(rng.randint(5, 9), without=[parse_kind("giant")]) for _ in range(3)]
    state = lay_out(Setting(armies=(*map(texts, armies), "")), rng.getrandbits(16))
    seat = rng.choice((1, 2))
    shown = backs(state.armies[seat])
    back = rng.choice([back for back, number in enumerate(shown) if number])
    asked = which_number(shown[back], _near(rng, shown[back]), "G2.3", state)
    return Made(asked=asked, slots={"name": NAMES[seat], "sort": spoken(OWN, f"backs-of-{BACKS[back]}")})


def same_back(rng: Random) -> Made:
    """Which two cards can't be told apart from behind? Source: G2.3a."""
    while True:
        pairs = [sorted(rng.sample(range(len(KINDS)), 2)) for _ in range(ANSWERS)]
        alike = [pair for pair in pairs if BACK[pair[0]] == BACK[pair[1]]]
        if len(alike) == 1 and len({tuple(pair) for pair in pairs}) == ANSWERS:
            break
    keys = {f"{first}-{second}": [first, second] for first, second in pairs}
    right = next(key for key, pair in keys.items() if pair in alike)
    reasons = {key: ("G2.3a", spoken(OWN, "backs-differ")) for key in keys if key != right}
    return Made(asked=Asked({key: said_cards(pair) for key, pair in keys.items()}, right, reasons))


def with_a_leader(rng: Random) -> Made:
    """How strong is an army with a leader? Source: G2.4."""
    race = rng.randrange(len(RACES))
    two, six, leader = (3 * race + face for face in (TWO, SIX, LEADER))
    own = [two] * rng.randint(1, 4) + [six] * rng.randint(0, 3)
    hired = [GOBLIN] * rng.randint(0, 2) + [TROLL] * rng.randint(0, 2)
    army = [*own, leader, *hired]
    right, without = strength_in(army, race), strength_in([*own, *hired], race)
    wrong = {without, 2 * without, without + 2, right + 2, right + 6, right - 1} - {right}
    among = sorted([right, *rng.sample(sorted(wrong), ANSWERS - 1)])
    return Made(asked=how_strong(right, among, "G2.4", army))


# --- the round: G3 ---


def phase_of_round(rng: Random) -> Made:
    """Which phase is this? Source: G3.1."""
    if rng.random() < 1 / 2:
        state = lay_out(mid_deal(Box(rng), rng.randint(15, 79), {}, coming=0), rng.getrandbits(16))
    else:
        state = battle(rng, number=rng.randrange(len(RACES)))
    return Made(asked=which_phase(state))


def next_office(rng: Random) -> Made:
    """Who is chancellor in the next round? Source: G3.2."""
    players = rng.choice((4, 5))
    dealer, asked = rng.sample(range(players), 2)
    setting = mid_deal(Box(rng), rng.randint(15, 70), {}, coming=0, players=players, chancellor=dealer)
    state = lay_out(setting.model_copy(update={"position": {"seat": asked}}), rng.getrandbits(16))
    return Made(asked=who_deals_next(state, NAMES), slots={"name": NAMES[dealer]})


def chancellors_part(rng: Random) -> Made:
    """What may the chancellor do while the cards are dealt? Source: G3.3."""
    dealt = rng.randint(46, 75)
    state = _running(rng, dealt)
    recruit, other = (str(RECRUIT[dealt][pile]) for pile in rng.sample(range(PILES), 2))
    desert = str(DESERT[dealt][rng.randrange(PILES)])
    answers = rng.sample([str(DEAL), recruit, other, desert], ANSWERS)
    return Made(asked=which_may(state, state.chancellor, answers, NAMES), slots={"name": NAMES[state.chancellor]})


def _running(rng: Random, dealt: int) -> State:
    """A deal that runs on, the chancellor's hand dealing. Source: G4.3."""
    dealer = rng.randrange(4)
    position = {"kind": "deal", "seat": dealer, "options": {"step_mode": False}}
    return lay_out(mid_deal(Box(rng), dealt, {}, chancellor=dealer, position=position), rng.getrandbits(16))


def desertions_left(rng: Random) -> Made:
    """How many desertion cards do all together still hold? Source: G3.4."""
    players = rng.choice(PLAYERS)
    each = COUNTED["desertions"](Options(players=players))
    laid = rng.randint(0, (players - 1) * each - 1)
    right = (players - 1) * each - laid
    asked = which_number(right, _near(rng, right, players * each - laid), "G3.4")
    name, dealer = rng.sample(NAMES[:players], 2)
    return Made(asked=asked, slots={"players": players, "laid": laid, "name": name, "dealer": dealer})


def recruits_at_first(rng: Random) -> Made:
    """How many recruit and desertion cards does one player hold when a round begins? Source: G3.4."""
    players = rng.choice(PLAYERS)
    name, dealer = rng.sample(NAMES[:players], 2)
    right = RECRUITS_EACH + COUNTED["desertions"](Options(players=players))
    asked = which_number(right, rng.sample(range(2, 6), ANSWERS), "G3.4")
    return Made(asked=asked, slots={"players": players, "name": name, "dealer": dealer})


GENERATORS: Final = {
    "who-can-play": who_can_play,
    "armies-of-a-round": armies_of_a_round,
    "what-comes-next": what_comes_next,
    "how-many-of": how_many_of,
    "recruits-on-piles": recruits_on_piles,
    "backs-in-hand": backs_in_hand,
    "same-back": same_back,
    "with-a-leader": with_a_leader,
    "phase-of-round": phase_of_round,
    "next-office": next_office,
    "chancellors-part": chancellors_part,
    "desertions-left": desertions_left,
    "recruits-at-first": recruits_at_first,
}
