"""Writes the scenes the browser tests draw. Made with the models of the contract, so they are always valid scenes.

Run it from the top folder after a change of ``havoclab.stage.scene``: ``python -m tests.e2e.renderer.make_scenes``.
"""

from __future__ import annotations

from pathlib import Path

from havoclab.stage.scene import (
    Button,
    Buttons,
    LinkCard,
    Links,
    Log,
    Marker,
    Prompt,
    Reply,
    Scene,
    Seats,
    Zone,
)
from tests.e2e.renderer.chart_scenes import charts_scene
from tests.e2e.renderer.page_scenes import cover_scene, lesson_scene, over_scene, setup_scene, start_scene
from tests.e2e.renderer.scene_parts import (
    NAMES,
    RULE,
    common,
    faces,
    hand,
    log,
    peace,
    pile,
    rules,
    seats,
    tools,
    track,
)
from tests.e2e.renderer.stack_scenes import piles_scene

HERE = Path(__file__).parent


def recruit_scene() -> Scene:
    return common(
        "Havoc",
        [
            tools(),
            track(2),
            seats(4, 0, s0="Peacekeeper"),
            Zone(
                area="main",
                id="recruits",
                title="Recruits",
                cards=faces("b9 o2 e7 y1 n10", "take"),
                places=5,
                rule="H4.3",
            ),
            pile(34),
            Zone(area="main", id="discards", title="Discards", shape="pile", count=12),
            peace(),
            Prompt(
                who="Anita",
                text="take the first card: the recruits are full, so it must be one of them.",
                seat=0,
                rule=RULE,
                detail="Two cards to take, then one to lay.",
            ),
            Buttons(
                area="prompt",
                id="acts",
                buttons=[
                    Button(
                        id="havoc",
                        label="Cry Havoc!",
                        key="c",
                        symbol="swords",
                        primary=True,
                        intent={"do": "act", "action": "havoc"},
                    ),
                    Button(
                        id="fetch",
                        label="Fetch with a dog",
                        key="f",
                        symbol="dog",
                        intent={"do": "act", "action": "fetch"},
                    ),
                    Button(
                        id="loot",
                        label="Loot with two dogs",
                        key="l",
                        state="illegal",
                        intent={"do": "act", "action": "loot"},
                    ),
                ],
            ),
            Reply(
                tone="refused",
                text="The pile can't be drawn from yet: the recruits are full and none was taken this turn.",
                rule=RULE,
                serial=1,
                fix=Button(id="fix", label="Take blue 9 instead", intent={"do": "act", "action": "take b9"}),
                way="It would be legal after this: “Fetch blue 9”.",
                also=Button(id="also", label="Do this first", intent={"do": "act", "action": "fetch b9"}),
            ),
            hand("dog b5 b6 o11 g9 g10 g12 e3 n10"),
            log(),
            rules(),
        ],
    )


def battle_scene() -> Scene:
    laid = ["dog dog o10 o9", "b5 g5", "", "y2 g2 n2 b2 e2 o2", "n11 n12 n13", "dog o13 y13 b13 g13 e13"]
    notes = ["six may lie, two more dogs", "pair of fives", "stays out", "six of a kind of twos", "", ""]
    zones = [
        Zone(
            area="battle",
            id=f"laid-{n}",
            title=NAMES[n],
            cards=faces(cards, state="plain"),
            seat=n,
            active=n == 0,
            note=notes[n],
            empty="" if cards else "No card lies here.",
        )
        for n, cards in enumerate(laid)
    ]
    zones[0].cards[0].badge = "uninvolved"
    mine = hand("dog o5 o11 g9 g12 y18 n10")
    mine.cards[1].state = "selected"
    mine.cards[3].state = "illegal"
    return common(
        "Havoc",
        [
            tools(),
            track(4),
            seats(
                6,
                0,
                keeper=3,
                s0="fighting",
                s1="initiator",
                s2="stayed out",
                s3="fighting",
                s4="fighting",
                s5="passed",
            ),
            Marker(
                area="main",
                id="peace",
                title="Havoc!",
                side="havoc",
                symbol="swords",
                tone="red",
                text="!",
                name="Havoc, cried by Peter",
                seat=1,
            ),
            Zone(area="main", id="recruits", title="Recruits", cards=faces("b8 o3"), places=5),
            pile(21, intent=False),
            *zones,
            Prompt(who="Anita", text="add at least one card, or pass.", seat=0),
            Buttons(
                area="prompt",
                id="acts",
                buttons=[
                    Button(
                        id="lay", label="Lay orange 5", key="l", primary=True, intent={"do": "act", "action": "add o5"}
                    ),
                    Button(id="pass", label="Pass", key="s", intent={"do": "act", "action": "pass"}),
                ],
            ),
            mine,
            log(),
            rules(),
        ],
    )


def many_cards_scene() -> Scene:
    scene = recruit_scene()
    blocks = [block for block in scene.blocks if block.type != "reply" and getattr(block, "id", "") != "hand"]
    return common("Havoc", [*blocks, hand("dog dog dog b1 b5 b6 b18 o2 o11 o16 g1 g9 g10 g12 e3 e17 y4 y18 n10 n15")])


def hostile_scene() -> Scene:
    """Every free text is an attack; all of it must be shown as it is written."""
    evil = '<img src=x onerror="window.pwned=1">'
    script = "</script><script>window.pwned=1</script>"
    scene = recruit_scene()
    scene.title = evil
    for block in scene.blocks:
        if isinstance(block, Seats):
            block.seats[1].name = evil
            block.seats[1].symbols = ["__proto__", evil]
        if isinstance(block, Prompt):
            block.text, block.who = evil, script
        if isinstance(block, Zone) and block.id == "recruits":
            block.cards[0].name = f'" onmouseover="window.pwned=1" x="{evil}'
            block.cards[0].tone = 'red"] } body { display: none } ['
            block.cards[0].symbol = "constructor"
            block.title = evil
        if isinstance(block, Log):
            block.lines[0].text = evil + script
    links = Links(
        area="bottom",
        id="evil",
        cards=[
            LinkCard(title=evil, text=script, href="javascript:window.pwned=1"),
            LinkCard(title="data", text="x", href="data:text/html,<script>1</script>"),
        ],
    )
    scene.blocks.append(links)
    scene.blocks.append(
        Buttons(area="bottom", id="evilb", buttons=[Button(id="x", label=evil, href="javascript:window.pwned=1")])
    )
    return scene


SCENES = {
    "start": start_scene,
    "setup": setup_scene,
    "recruit": recruit_scene,
    "battle": battle_scene,
    "cover": cover_scene,
    "lesson": lesson_scene,
    "over": over_scene,
    "charts": charts_scene,
    "piles": piles_scene,
    "many": many_cards_scene,
    "hostile": hostile_scene,
}


def main() -> None:
    """Write every scene as JSON beside this file."""
    (HERE / "scenes").mkdir(exist_ok=True)
    for name, make in SCENES.items():
        text = make().model_dump_json(indent=1)
        (HERE / "scenes" / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
