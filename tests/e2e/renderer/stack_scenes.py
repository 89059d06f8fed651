"""The fixture scene of piles: a deal for seven with claims on it."""

from __future__ import annotations

from havoclab.core.words import words
from havoclab.gold_und_rum.warriors import DESERTION, RECRUIT
from havoclab.stage.pictures.gold_und_rum.faces import PACKAGES, badge_of, entry_face
from havoclab.stage.scene import Button, Buttons, Countdown, Prompt, Reply, Scene, Stack, Stacks
from tests.e2e.renderer.scene_parts import NAMES, common, seats, tools

#: What lies on top of fourteen piles; None: nothing yet.
TOPS = (0, 4, 8, 11, 12, RECRUIT + 1, 13, DESERTION + 2, 15, 17, 16, 19, 14, None)
KEYS = "1234567890vwxy"


def _stack(number: int) -> Stack:
    say, top = words("en", *PACKAGES), TOPS[number - 1]
    return Stack(
        id=f"pile-{number}",
        number=str(number),
        name=f"Pile {number}",
        card=None if top is None else entry_face(top, say, NAMES, key=f"pile-{number}-1"),
        badges=[] if top is None or top < RECRUIT else [badge_of(top, say, NAMES)],
        key=KEYS[number - 1],
        intent={"do": "pile", "pile": number},
        state="illegal" if number == 3 else "legal",
        mark="new" if number == 5 else "",
    )


def _button(name: str, label: str, symbol: str, *, key: str, pressed: bool | None = None) -> Button:
    return Button(id=name, label=label, symbol=symbol, key=key, pressed=pressed, intent={"do": name})


def piles_scene() -> Scene:
    """Fourteen piles in the middle of a deal."""
    stacks = [_stack(number) for number in range(1, 15)]
    return common(
        "Gold und Rum",
        [
            tools(),
            seats(6, 2),
            Stacks(id="piles", title="Piles", stacks=stacks, rule="G4.2"),
            Prompt(who="Anita", text="Click a pile to lay a card on it, or wait.", seat=0),
            Buttons(
                area="prompt",
                id="actions",
                buttons=[
                    _button("claim-recruit", "Recruit card (2)", "recruit", key="r", pressed=True),
                    _button("claim-desertion", "Desertion card (1)", "desertion", key="d", pressed=False),
                ],
            ),
            Buttons(
                area="prompt",
                id="dealing",
                buttons=[
                    _button("deal-pause", "Pause", "pause", key="k"),
                    _button("deal-slower", "Slower", "", key="-"),
                    _button("deal-faster", "Faster", "", key="+"),
                ],
            ),
            Countdown(label="Next card: 2.5 s", run="5", of_ms=2500, left_ms=2500),
            Reply(tone="info", text="Pile 5: goblin.", serial=1),
        ],
    )
