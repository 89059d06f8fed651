"""What is wrong with a position that is set up, as blocks of a page: the list, the mends, the way to play."""

from __future__ import annotations

from collections.abc import Sequence

from havoclab.core.words import Words
from havoclab.stage.sandbox.mending import Fault, Mend
from havoclab.stage.sandbox.workbench import Workbench
from havoclab.stage.scene import Button, Buttons, Log, LogLine


def wrong_list(faults: Sequence[Fault], bench: Workbench, names: Sequence[str], say: Words) -> Log:
    """Everything that is wrong, each with its rule, and what one click does about it."""
    lines = [
        LogLine(
            n=n,
            text=fault.problem.text(say.language, names),
            rule=fault.problem.rule,
            rule_intent={"do": "rule", "rule": fault.problem.rule} if fault.problem.rule else None,
            fix=mend_button(fault.mend, bench, names, say) if fault.mend is not None else None,
        )
        for n, fault in enumerate(faults, 1)
    ]
    title = say("wrong-title", count=len(lines))
    return Log(id="wrong", title=title, lines=lines, empty=say("wrong-nothing"), follow=False)


def mend_button(mend: Mend, bench: Workbench, names: Sequence[str], say: Words) -> Button:
    """What a mend does, as a button."""
    label = say(mend.message, **bench.mend_slots(mend, names, say))
    return Button(id=f"mend-{mend.id}", label=label, intent={"do": "mend", "mend": mend.id})


def ready(wrong: Sequence[Fault], more: Sequence[Button], say: Words) -> Buttons:
    """Play from here, or what brings it nearer to that."""
    sound = not wrong
    play = Button(id="play", label=say("play-from-here"), intent={"do": "play"}, key="s", symbol="play")
    play.primary, play.state = sound, "legal" if sound else "illegal"
    buttons = [play, *more]
    if sum(fault.mend is not None for fault in wrong) > 1:
        buttons.append(Button(id="mend-all", label=say("mend-all"), intent={"do": "mend-all"}, key="m"))
    return Buttons(area="prompt", id="ready", buttons=buttons)
