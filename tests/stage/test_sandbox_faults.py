"""Everything that is wrong with a position of Havoc: named by its rule, and mended by one click."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from havoclab.havoc import State
from havoclab.havoc.position import KINDS
from havoclab.havoc.soundness import problems
from havoclab.stage.sandbox.controller import SandboxController
from havoclab.stage.sandbox.havoc.mends import faults
from havoclab.stage.sandbox.havoc.presets import PRESETS
from tests.stage.driving import button, press, reply
from tests.stage.setting_up import LANGUAGES, begun, type_in, wrong


def test_everything_wrong_is_listed_at_once_with_its_rules_in_both_languages() -> None:
    page = begun(players=2)
    type_in(page, "recruits", "b1 b2 b3 b4 b5")
    page.handle({"do": "fact", "field": "order", "value": "1 1 3 4 5 6 7 9 8"})
    page.handle({"do": "fact", "field": "peace", "value": "3"})
    page.handle({"do": "set", "field": "faster_card", "value": "true"})
    for language in LANGUAGES:
        page.handle({"do": "language", "language": language})
        lines = wrong(page)
        assert {"H3.1", "H2.3", "H1.2", "H3.5"} <= {line.rule for line in lines}
        assert all(line.text for line in lines)
    assert button(page.scene(), "play").state == "illegal"


def test_playing_on_from_a_position_that_is_wrong_is_refused_by_the_rule_and_offers_a_mend() -> None:
    page = begun()
    type_in(page, "recruits", "")
    scene = press(page, "play")
    assert reply(scene).rule is not None
    fix = reply(scene).fix
    assert fix is not None
    assert fix.intent is not None
    page.handle(fix.intent)
    press(page, "play")
    assert page.replay.state.decision is not None


def _spoil(state: State, rng: Random) -> None:
    """Change two or three things at random, so that the position is most likely none of the game."""
    seat = rng.randrange(state.players)
    spoils: list[Callable[[], object]] = [
        lambda: state.hands[seat].append(rng.randrange(109)),
        lambda: state.pile.clear(),
        lambda: state.recruits.extend(state.discards),
        lambda: state.laid[seat].extend(state.hands[seat]),
        lambda: state.order.reverse(),
        lambda: state.past.append((1, seat, (0,) * state.players)),
        lambda: setattr(state, "kind", rng.choice(list(KINDS))),
        lambda: setattr(state, "seat", seat),
        lambda: setattr(state, "initiator", seat),
        lambda: setattr(state, "winner", seat),
        lambda: setattr(state, "peace", 3),
        lambda: setattr(state, "laid_now", 3),
        lambda: state.roles.__setitem__(seat, rng.randrange(4)),
        lambda: state.uninvolved.__setitem__(seat, 2),
        lambda: state.points.__setitem__(seat, 9999),
    ]
    for spoil in rng.sample(spoils, rng.randint(2, 3)):
        spoil()


def test_every_mend_that_is_offered_does_away_with_its_problem() -> None:
    rng, offered, seen = Random(4), 0, 0
    for number in range(18):
        preset = PRESETS[1 + number % 6]
        page = begun(preset, players=2 + number % 5, seed=number)
        _spoil(page.draft.state, rng)
        for fault in faults(page.draft):
            seen += 1
            if fault.mend is None:
                continue
            offered += 1
            copy = page.draft.copy()
            fault.mend.do(copy)
            assert fault.problem not in problems(copy.state)
            again = SandboxController(token=page.token)
            again.handle({"do": "mend", "mend": fault.mend.id})
            assert fault.problem not in problems(again.draft.state)
    assert offered > 0.95 * seen > 25
