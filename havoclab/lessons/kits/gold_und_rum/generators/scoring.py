"""Fresh battles that are about to be scored, and ends of games. Source: G8."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.scoring import POINTS
from havoclab.gold_und_rum.strength import strength
from havoclab.gold_und_rum.warriors import (
    COUNTS,
    GIANT,
    GOBLIN,
    LEADER,
    MACHINE,
    RACES,
    SIX,
    TROLL,
    TWO,
    count,
    kinds_of,
)
from havoclab.lessons.kits.gold_und_rum.endings import (
    NOBODY,
    ON,
    points_of,
    scored,
    together_key,
    victory,
    who_wins_the_game,
)
from havoclab.lessons.kits.gold_und_rum.generators.box import Box
from havoclab.lessons.kits.gold_und_rum.generators.games import from_play
from havoclab.lessons.kits.gold_und_rum.goals import read_goal
from havoclab.lessons.kits.gold_und_rum.model import Setting
from havoclab.lessons.kits.gold_und_rum.questions import who_wins
from havoclab.lessons.kits.gold_und_rum.saying import NAMES, said_cards, texts
from havoclab.lessons.kits.gold_und_rum.setting import lay_out
from havoclab.lessons.made import Made
from havoclab.lessons.whole_games import ANSWERS

#: How often something is drawn anew until it is as wanted; it mostly is after a few times.
TRIES: Final = 2000
#: The round in which these battles are fought.
ROUND: Final = 3
_LAST: Final = len(RACES) - 1


# --- armies ---


def _armies(rng: Random, race: int, number: int) -> list[list[int]]:
    """So many armies: a few warriors of the race in each, and sometimes mercenaries."""
    box = Box(rng)
    armies = []
    for _ in range(number):
        of_race = [kind for kind in box.left if kind in (3 * race + TWO, 3 * race + SIX)]
        hired = [kind for kind in box.left if kind in (GOBLIN, TROLL)]
        army = of_race[: rng.randint(0, 3)] + hired[: rng.choice((0, 0, 1, 2))]
        box.take(army)
        armies.append(army)
    return armies


def _without_strength(rng: Random, race: int, number: int) -> list[list[int]]:
    """Armies that are worth nothing: none at all, a machine without a crew, leaders. Source: G7.5, G7.5a, G7.6."""
    armies: list[list[int]] = [rng.choice(([], [MACHINE])) for _ in range(number)]
    leader = 3 * race + LEADER
    armies[0] = rng.choice(([leader], [leader, leader], [leader, leader, 3 * race + SIX]))
    return rng.sample(armies, number)


def _make_two_alike(rng: Random, state: State) -> None:
    """Another army gets the same cards as one, if there are enough of them."""
    one, other = rng.sample(state.others(), 2)
    sent = [*state.sent]
    sent[other] = state.sent[one][:]
    if all(held <= most for held, most in zip(map(sum, zip(*sent, strict=True)), COUNTS, strict=True)):
        state.sent = sent


def strength_in(army: Sequence[int], race: int) -> int:
    """How strong these cards are where this race fights."""
    return strength(count(army), race)


def battle(
    rng: Random,
    *,
    players: int = 4,
    number: int = _LAST,
    chancellor: int | None = None,
    armies: Callable[[Random, int, int], list[list[int]]] = _armies,
) -> State:
    """A battle in which all cards lie, and the last player is asked for more. Source: G7.1, G7.2.

    Args:
        rng: what is left open is drawn from it.
        players: how many sit at the table.
        number: which battle of the round, the first is 0.
        chancellor: whose office it is; by default drawn.
        armies: makes what the others sent, from the race that fights and their number.
    """
    dealer = rng.randrange(players) if chancellor is None else chancellor
    races = rng.sample(range(len(RACES)), len(RACES))
    race, fought = races[number], races[:number]
    others = [(dealer + step) % players for step in range(1, players)]
    sent: list[list[int]] = [[] for _ in range(players)]
    for seat, army in zip(others, armies(rng, race, len(others)), strict=True):
        sent[seat] = army
    position = {
        "sent": list(map(texts, sent)),
        "armies": [""] * players,
        "seat": (others[number % len(others) :] + others)[len(others) - 1],
        "fought": fought,
        "won": [[rng.choice(others)] for _ in fought],
        "favourite": rng.choice(others),
        "round": ROUND,
        "battles": len(RACES) * (ROUND - 1) + number,
    }
    setting = Setting(
        players=players, chancellor=dealer, armies=tuple(map(texts, sent)), race=RACES[race], position=position
    )
    return lay_out(setting, rng.getrandbits(16))


# --- what a battle brings: G8.1-G8.3 ---


def tie_will_do(rng: Random) -> Made:
    """A tie scores in full: goblins and trolls suffice, and the giant stays in hand. Source: G8.1."""
    race = rng.randrange(len(RACES))
    two, six = 3 * race + TWO, 3 * race + SIX
    for _ in range(TRIES):
        theirs = [two] * rng.randint(0, 3) + [six] * rng.randint(1, 2)
        own = [two] * rng.randint(0, 3) + [six] * rng.randint(0, 1)
        small = rng.choice(([TROLL], [TROLL, GOBLIN], [TROLL, TROLL], [GOBLIN], [GOBLIN, GOBLIN]))
        if own and strength_in([*own, *small], race) == strength_in(theirs, race):
            break
    else:
        raise AssertionError("tie: no such armies")
    rival = rng.choice((1, 2))
    armies = [[*own, *small, GIANT], [], [], []]
    armies[rival] = theirs
    fought = rng.sample([other for other in range(len(RACES)) if other != race], rng.randint(0, 2))
    won = [[rng.choice((0, 1, 2))] for _ in fought]
    setting = Setting(
        armies=tuple(map(texts, armies)), race=RACES[race], position={"seat": 0, "fought": fought, "won": won}
    )
    goal = read_goal({"all": [{"event": "scored"}, {"holds": "giant"}]})
    return Made(setting, goal, slots={"name": NAMES[rival], "theirs": said_cards(theirs)})


def brings_points(rng: Random) -> Made:
    """How many points does somebody have after a battle, first to fourth? Source: G8.1."""
    state = battle(rng, number=rng.randrange(len(RACES)))
    strongest = max(state.others(), key=lambda seat: strength(state.sent[seat], state.race))
    return _points(rng, state, rng.choice([strongest, strongest, *state.others()]), "G8.1")


def who_scores(rng: Random) -> Made:
    """Whose armies score? Those that tie all do. Source: G8.1."""
    state = battle(rng, number=rng.randrange(len(RACES)))
    if rng.random() < 2 / 3:
        _make_two_alike(rng, state)
    return _who(rng, state, "G8.1", best_alone=any(strength(sent, state.race) for sent in state.sent))


def nobody_scores(rng: Random) -> Made:
    """All armies have strength 0, or one has a goblin. Source: G8.1a."""
    state = battle(rng, number=rng.randrange(len(RACES)), armies=_without_strength)
    if rng.random() < 1 / 3:
        state.sent[rng.choice(state.others())] = count([GOBLIN])
    return _who(rng, state, "G8.1a", best_alone=False)


def _who(rng: Random, state: State, rule: str, *, best_alone: bool) -> Made:
    others = state.others()
    strengths = [strength(state.sent[seat], state.race) for seat in others]
    best = max(strengths)
    right = together_key([seat for seat, worth in zip(others, strengths, strict=True) if worth == best])
    answers = {right if best else NOBODY, NOBODY} if not best_alone else {right}
    near = [*map(str, others), together_key(rng.sample(others, 2)), together_key(others)]
    rng.shuffle(near)
    answers |= set([key for key in near if key not in answers][: ANSWERS - len(answers)])
    among = rng.sample(sorted(answers), len(answers))
    return Made(asked=who_wins(state, among, NAMES, rule), slots={"battle": len(state.fought) + 1})


def favourites_points(rng: Random) -> Made:
    """How many points does the chancellor have after a battle? Source: G8.2."""
    state = battle(rng, number=rng.randrange(len(RACES)))
    if rng.random() < 2 / 3:  # the favourite is among the strongest
        best = max(state.others(), key=lambda seat: strength(state.sent[seat], state.race))
        state.favourite = best
    return _points(rng, state, state.chancellor, "G8.2")


def _points(rng: Random, state: State, seat: int, rule: str) -> Made:
    """A question about somebody's points after the battle; before it everybody has a few."""
    state.points = [rng.randint(0, 5) for _ in state.points]
    right, now = scored(state).points[seat], state.points[seat]
    among = sorted({right, now, *(now + points for points in (*POINTS, 3, 4))})[:ANSWERS]
    slots = {"name": NAMES[seat], "battle": len(state.fought) + 1}
    return Made(asked=points_of(state, seat, among, rule), slots=slots)


def best_race(rng: Random) -> Made:
    """The chancellor names the race in which the favourite is strongest: the backs tell. Source: G8.2, G2.3."""
    favourite = rng.choice((1, 2, 3))
    race, *rest = rng.sample(range(len(RACES)), len(RACES))
    armies: list[list[int]] = [[], [], [], []]
    armies[favourite] = [3 * race + TWO] * rng.randint(4, 5) + [3 * race + SIX]
    for seat in {1, 2, 3} - {favourite}:
        armies[seat] = [rng.choice(kinds_of(other)[:LEADER]) for other in rng.sample(rest, 3)]
        armies[seat] += rng.choice(([], [3 * race + TWO], [GOBLIN]))
    armies[favourite] += [MACHINE] * rng.randint(0, 1)
    points = [rng.randint(0, 5) for _ in armies]
    setting = Setting(
        chancellor=0, armies=tuple(map(texts, armies)), position={"favourite": favourite, "points": points, "seat": 0}
    )
    return Made(setting, read_goal({"event": "chancellor-scored"}), slots={"name": NAMES[favourite]})


def _before_the_end(rng: Random) -> State:
    """The fourth battle of a round after which the game goes on."""
    state = battle(rng)
    state.points = [rng.randint(0, 5) for _ in state.points]
    return state


# --- the end of a game: G8.4, G8.5 ---


def _with_past(rng: Random, state: State) -> None:
    """Points and earlier battles of this round as they could have come about; nobody had reached the goal before it."""
    goal, others = state.options.goal, state.others()
    state.points = [rng.randint(max(0, goal - 5), goal - 1) for _ in state.points]
    before = len(RACES) * (ROUND - 1)
    state.last_won = rng.sample(range(1, before + 1), state.seats)
    state.won = [rng.sample(others, rng.choice((1, 1, 1, 2))) for _ in state.fought]
    for number, winners in enumerate(state.won):
        for seat in winners:
            state.points[seat] += POINTS[number]
            state.last_won[seat] = before + number + 1
        if state.favourite in winners:
            state.points[state.chancellor] += POINTS[number]


def decided_by(after: State) -> str:
    """What decides who wins: "points", who won a battle "later", "nothing"; or nobody has won and the game is "on"."""
    if after.outcome is None:
        return ON
    if len(after.outcome.winners) > 1:
        return "nothing"
    return "later" if after.outcome.rule == "G8.5" else "points"


def _end(
    rng: Random, wanted: Callable[[State], bool], *, players: Sequence[int] = (4,), numbers: Sequence[int] = (_LAST,)
) -> Made:
    """Who wins the game, once the battle is scored? It is drawn anew until what follows is as wanted."""
    for tries in range(TRIES):
        if tries % 100 == 0:
            state = battle(rng, players=rng.choice(players), number=rng.choice(numbers))
            if rng.random() < 1 / 2:
                _make_two_alike(rng, state)
        state.favourite = rng.choice(state.others())
        _with_past(rng, state)
        after = scored(state)
        if wanted(after):
            break
    else:
        raise AssertionError("end: no such points")
    right = victory(after)
    ahead = sorted(range(state.seats), key=lambda seat: (after.points[seat], after.last_won[seat]), reverse=True)
    near = [*map(str, ahead[:3]), together_key(ahead[:2]), ON]
    among = [right, *[key for key in near if key != right][: ANSWERS - 1]]
    if ON not in among and decided_by(after) == "points":
        among[-1] = ON
    asked = who_wins_the_game(state, rng.sample(among, len(among)), NAMES)
    return Made(asked=asked, slots={"battle": len(state.fought) + 1, "goal": state.options.goal})


def _visible(after: State) -> bool:
    """Whether those with most points won in this round, all or all but one: so the table shows who won later."""
    most = max(after.points)
    latest = [after.last_won[seat] for seat, points in enumerate(after.points) if points == most]
    return sum(won <= len(RACES) * (ROUND - 1) for won in latest) <= 1


def goal_reached(rng: Random) -> Made:
    """Somebody has reached the goal or not, in the fourth battle or before; with 4 to 7 players. Source: G8.4, G1.2."""
    kind = rng.choice(("points", "points", ON))
    numbers = (_LAST,) if kind == "points" else (1, 2, _LAST)
    return _end(rng, lambda after: decided_by(after) == kind, players=(4, 5, 6, 7), numbers=numbers)


def equal_points(rng: Random) -> Made:
    """Two or more have most points, and one of them won a battle later. Source: G8.5."""
    return _end(rng, lambda after: decided_by(after) == "later" and _visible(after))


def still_equal(rng: Random) -> Made:
    """They won their last battle together; or one of them is the chancellor of a favourite who won. Source: G8.5a."""
    if rng.random() < 2 / 3:
        return _end(rng, lambda after: decided_by(after) == "nothing")

    def with_chancellor(after: State) -> bool:
        equal = after.points[after.chancellor] == max(after.points) == after.points[after.favourite]
        return equal and decided_by(after) == "later" and _visible(after) and victory(after) == str(after.favourite)

    return _end(rng, with_chancellor)


GENERATORS: Final = {
    "tie-will-do": tie_will_do,
    "brings-points": brings_points,
    "who-scores": who_scores,
    "nobody-scores": nobody_scores,
    "favourites-points": favourites_points,
    "best-race": best_race,
    "round-over": from_play("G8.3", "happens", begin=_before_the_end, steps=2),
    "goal-reached": goal_reached,
    "equal-points": equal_points,
    "still-equal": still_equal,
}
