"""What holds at every moment of any game: no card appears or vanishes, and the pace of the deal changes nothing."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from havoclab import gold_und_rum
from havoclab.core.event import Event
from havoclab.core.record import Record
from havoclab.core.replay import Replay
from havoclab.gold_und_rum import State
from havoclab.gold_und_rum.opening import read_pile
from havoclab.gold_und_rum.rounds import RECRUITS_EACH
from havoclab.gold_und_rum.warriors import AIRSHIP, COMMANDO, COUNTS, DESERTION, FIRST_SPY, GIANT, GOBLIN, RECRUIT
from tests.gold_und_rum.tables import dealt, played, step

rule = pytest.mark.rule

SEEDS = st.integers(0, 100_000)


class Gone:
    """The warriors that are out of the round, by what the events tell of them alone."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """A round begins: none is out."""
        self.out: Counter[int] = Counter()
        self.from_pile: dict[int, Counter[int]] = {}
        self.lying: Counter[int] = Counter()
        self.spy = 0

    def hear(self, event: Event, piles: Sequence[Sequence[int]]) -> None:
        """Take note of an event; ``piles`` as they lay before it."""
        facts = event.facts
        match event.kind:
            case "round-begins":
                self.begin()
            case "removed":
                self.out[facts["card"]] += 1
                self.from_pile.setdefault(facts["pile"], Counter())[facts["card"]] += 1
            case "pile-aside":
                pile = Counter(entry for entry in piles[facts["pile"]] if entry < RECRUIT)
                self.out += pile - self.from_pile.get(facts["pile"], Counter())
            case "spy-shown":
                self.spy = facts["spy"]
            case "asked":
                self.out[FIRST_SPY + self.spy - 1] += 1
            case "giants-gone":
                self.out[GIANT] += facts["giants"]
            case "struck":
                self.out += Counter([COMMANDO, facts["card"]])
            case "revealed":
                self.lying += Counter(facts["cards"])
            case "flew":
                self.out += Counter({AIRSHIP: 1, GOBLIN: facts["goblins"]})
            case "scored" | "nobody-scores":
                self.out += self.lying
                self.lying = Counter()


def counted(armies: Iterable[Sequence[int]]) -> Counter[int]:
    return sum((Counter({kind: held for kind, held in enumerate(army) if held}) for army in armies), Counter())


ALL = Counter(dict(enumerate(COUNTS)))


@rule("G2.1", "G5.5", "G7.9")
@settings(max_examples=20)
@given(players=st.integers(4, 7), seed=SEEDS, step_mode=st.booleans())
def test_the_eighty_warriors_are_all_there_at_every_moment(players: int, seed: int, step_mode: bool) -> None:
    state, rng, gone = gold_und_rum.deal(players=players, seed=seed, step_mode=step_mode), Random(seed), Gone()
    while not state.is_over and state.round < 3:
        piles = [pile[:] for pile in state.piles]
        for event in step(state, rng).events:
            gone.hear(event, piles)
        dealt_open = Counter(entry for pile in state.piles for entry in pile if entry < RECRUIT)
        assert dealt_open + Counter(state.deck) == ALL
        if state.kind in ("deal", "claim", "last-call", "favourite"):
            assert not counted(state.armies)
        else:
            assert counted([*state.armies, *state.sent]) + gone.out == ALL


@rule("G2.2", "G3.3", "G3.4", "G4.6")
@settings(max_examples=20)
@given(players=st.integers(4, 7), seed=SEEDS, step_mode=st.booleans())
def test_every_recruit_and_desertion_card_is_in_hand_or_on_a_pile(players: int, seed: int, step_mode: bool) -> None:
    state, rng = gold_und_rum.deal(players=players, seed=seed, step_mode=step_mode), Random(seed)
    while not state.is_over and state.round < 3:
        step(state, rng)
        laid = Counter(entry for pile in state.piles for entry in pile if entry >= RECRUIT)
        lost = not state.deck
        for seat in range(players):
            recruits = state.recruits[seat] + laid[RECRUIT + seat]
            desertions = state.desertions[seat] + laid[DESERTION + seat]
            plays = seat != state.chancellor
            assert recruits == RECRUITS_EACH * plays
            assert desertions <= state.options.desertions * plays
            assert lost or desertions == state.options.desertions * plays
            assert not (lost and state.desertions[seat])


# --- piles ---

#: What lies in a pile as one letter each, and how the rules read it, as patterns.
WARRIOR, CLAIM, DESERTED = "w", "r", "d"
REMOVED = re.compile("w(?=r*d)")
READINGS = {"G5.2": re.compile("(?<=w)d"), "G5.2a": re.compile("wr+d"), "G5.2b": re.compile("dr*(?=d)")}


@rule("G5.2", "G5.2a", "G5.2b", "G5.3", "G5.6")
@settings(max_examples=300)
@given(
    st.lists(
        st.one_of(st.integers(0, 21), st.integers(RECRUIT, RECRUIT + 6), st.integers(DESERTION, DESERTION + 6)),
        max_size=14,
    )
)
def test_a_pile_is_read_as_another_reader_reads_it(pile: list[int]) -> None:
    text = "".join(WARRIOR if entry < RECRUIT else CLAIM if entry < DESERTION else DESERTED for entry in pile)
    owner, left, readings = read_pile(pile)
    removed = {found.start() for found in REMOVED.finditer(text)}
    assert left == [place for place, letter in enumerate(text) if letter == WARRIOR and place not in removed]
    assert owner == (pile[text.index(CLAIM)] - RECRUIT if CLAIM in text else -1)
    cited = Counter(reading.rule for reading in readings)
    assert {name: cited[name] for name in READINGS} == {
        name: len(pattern.findall(text)) for name, pattern in READINGS.items()
    }
    assert cited["G5.6"] == bool(re.match("r*d", text))
    assert cited["G5.3"] + cited["G5.3a"] == text.count(CLAIM)


# --- the clock of the deal ---


def claims_of(seed: int) -> tuple[State, list[tuple[str, int]]]:
    """A deal to its last card with the claims made in it: the table then, and the claims in their order."""
    state, rng = dealt(0, seed=seed), Random(seed)
    claims = []
    while state.kind == "deal":
        done = step(state, rng)
        if done.action != "deal":
            claims.append((done.action, done.seat))
    return state, claims


def moment_of(claim: str) -> int:
    return int(claim.split()[-1])


def pile_of(claim: str) -> int:
    return int(claim.split()[1]) - 1


@rule("G4.3", "G4.7", "G4.7b")
@settings(max_examples=40)
@given(seed=SEEDS, pace=st.randoms(use_true_random=False))
def test_the_same_claims_in_the_same_order_are_the_same_game_however_late_they_arrive(seed: int, pace: Random) -> None:
    """The dealer doesn't wait for the network: any number of cards may be dealt while a claim is on its way."""
    at_once, claims = claims_of(seed)
    slow = dealt(0, seed=seed)
    for number, (text, seat) in enumerate(claims):
        while slow.dealt < moment_of(text):
            slow.apply("deal")
        for _ in range(pace.randrange(4)):
            under_way = {pile_of(claim) for claim, _ in claims[number:] if moment_of(claim) <= slow.dealt}
            if len(slow.deck) == 1 or slow.dealt % len(slow.piles) in under_way:
                break  # one more card, and a claim would come too late
            slow.apply("deal")
        slow.apply(text, seat)
    while slow.kind == "deal":
        slow.apply("deal")
    assert slow == at_once


@rule("G4.7")
@settings(max_examples=30)
@given(players=st.integers(4, 7), seed=SEEDS, steps=st.integers(1, 260), step_mode=st.booleans(), data=st.data())
def test_undo_gives_each_earlier_moment_again(
    players: int, seed: int, steps: int, step_mode: bool, data: st.DataObject
) -> None:
    state, rng = played(players, seed, 0, step_mode=step_mode), Random(seed)
    replay = Replay(Record.of(state, seats=tuple("ABCDEFG"[:players])), State)
    moments = [json.dumps(state.to_json())]
    for _ in range(steps):
        if state.is_over:
            break
        done = step(state, rng)
        replay.apply(done.action, seat=done.seat)
        moments.append(json.dumps(state.to_json()))
    for at in data.draw(st.lists(st.integers(0, len(moments) - 1), max_size=4)):
        replay.go(at)
        assert json.dumps(replay.state.to_json()) == moments[at]
