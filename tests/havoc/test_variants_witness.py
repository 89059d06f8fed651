"""Show me where this rule matters: the stored witnesses are what they say, and can be made again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from havoclab import havoc
from havoclab.core.variants.witness import Witness
from havoclab.havoc.soundness import problems
from havoclab.havoc.variants import DROPPABLE, VARIANTS, say_without, why_kept, witness_of
from havoclab.havoc.variants.witness import main

STORED = json.loads(
    (Path(havoc.__file__).parent / "variants" / "witnesses.json").read_text(encoding="utf-8"),
)


def of(rule: str) -> Witness:
    witness = witness_of(rule)
    assert witness is not None, f"{rule}: no witness"
    return witness


def test_every_rule_has_a_witness_or_a_reason_why_there_is_none() -> None:
    for rule in havoc.rulebook():
        assert (rule.id in STORED) != bool(why_kept(rule.id)), rule.id
    assert list(STORED) == list(DROPPABLE)


@pytest.mark.parametrize("rule", DROPPABLE)
def test_the_difference_is_really_there(rule: str) -> None:
    witness = of(rule)
    assert witness.state.options.holds(rule)
    assert not witness.without.options.holds(rule)
    assert not problems(witness.state)
    if witness.action is None:
        assert witness.kind == "deal"
        alike = VARIANTS.trials().looks_alike(witness.state, witness.without)
        assert not alike or witness.state.options.supply.highest == 8
        assert witness.state == havoc.deal(witness.state.options, seed=witness.seed or 0)
        return
    assert not problems(witness.without)
    legal = [state.check(witness.action) is None for state in (witness.state, witness.without)]
    assert legal.count(True) == (1 if witness.kind == "legal" else 2)
    assert witness.difference is not None
    assert VARIANTS.trials().still_differs(witness.state, witness.without, witness.difference, rule)


@pytest.mark.parametrize("rule", DROPPABLE)
def test_a_witness_tells_what_differs_in_both_languages_with_the_players_names(rule: str) -> None:
    witness = of(rule)
    assert witness.tell() == STORED[rule]["what"]
    told = witness.tell("hu", names=("Anita", "Péter"))
    assert rule in told
    assert "  " not in told
    assert "  " not in witness.tell()
    assert not told.endswith(": ")


def test_two_readers_of_a_witness_do_not_share_its_states() -> None:
    first = of("H4.6")
    assert first.action is not None
    first.state.apply(first.action)
    assert of("H4.6").state != first.state


@pytest.mark.rule("H4.3")
def test_H4_3_matters_where_the_recruits_are_full() -> None:
    witness = of("H4.3")
    assert witness.action is not None
    rejection = witness.state.check(witness.action)
    assert rejection is not None
    assert rejection.rule == "H4.3"
    assert witness.state.recruits_full
    assert say_without("H4.3") == "The first card may come from the draw pile even if the recruits are full."


def test_the_command_makes_the_same_witnesses_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "witnesses.json"
    assert main(["H5.1", "H3.4", "--seconds", "60", "--file", str(made)]) == 0
    assert "H5.1: size 0" in capsys.readouterr().out
    assert json.loads(made.read_text(encoding="utf-8")) == {rule: STORED[rule] for rule in ("H3.4", "H5.1")}


def test_the_command_says_what_it_did_not_find_and_keeps_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "witnesses.json"
    made.write_text(json.dumps({"H4.3": STORED["H4.3"], "H5.1": STORED["H5.1"]}), encoding="utf-8")
    assert main(["H4.3", "--seconds", "0", "--file", str(made)]) == 1
    assert "H4.3: nothing found" in capsys.readouterr().out
    assert set(json.loads(made.read_text(encoding="utf-8"))) == {"H4.3", "H5.1"}


def test_the_command_refuses_what_is_no_rule_to_switch_off(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["H4.5"])
    assert "'H4.5' can't be switched off" in capsys.readouterr().err
