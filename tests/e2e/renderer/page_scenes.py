"""Fixture scenes that are pages: start, setup, cover, lesson, the end of a game."""

from __future__ import annotations

from havoclab.stage.scene import (
    Button,
    Buttons,
    Cell,
    Choice,
    Choices,
    Cover,
    Form,
    FormField,
    LinkCard,
    Links,
    Option,
    Progress,
    Prompt,
    Reply,
    Scene,
    Table,
    Text,
    Zone,
)
from tests.e2e.renderer.scene_parts import BATTLES, NAMES, RULE, common, faces, hand, log, pile, seats, tools, track


def start_scene() -> Scene:
    return common(
        "havoclab",
        [
            Text(
                area="main",
                paragraphs=["Learn Havoc by playing it. Every rule has a number, and the table can tell you why."],
            ),
            Links(
                id="play",
                title="Play",
                cards=[
                    LinkCard(
                        title="Go on",
                        text="Your game is where you left it.",
                        symbol="play",
                        intent={"do": "resume"},
                        stored="havoc",
                    ),
                    LinkCard(
                        title="Play Havoc",
                        text="Two to six captains, people or bots, nine battles.",
                        symbol="swords",
                        href="play.ipynb",
                        note="20 to 60 minutes",
                    ),
                ],
            ),
            Links(
                id="learn",
                title="Learn",
                cards=[
                    LinkCard(
                        title="A turn: recruit",
                        text="Take two, lay one, and what dogs can fetch.",
                        symbol="cards",
                        href="lesson-1.ipynb",
                        note="5 minutes",
                    ),
                    LinkCard(
                        title="Havoc! the battle",
                        text="Join or stay out, add or pass.",
                        symbol="torch",
                        href="lesson-2.ipynb",
                        note="6 minutes",
                    ),
                    LinkCard(
                        title="The ranks",
                        text="Build a hand and see why it beats another.",
                        symbol="crown",
                        href="lesson-3.ipynb",
                        note="5 minutes",
                    ),
                ],
            ),
            Buttons(
                area="bottom",
                id="language",
                buttons=[
                    Button(id="hu", label="Magyarul", intent={"do": "language", "value": "hu"}),
                    Button(id="dark", label="Dark", href="?theme=dark"),
                ],
            ),
        ],
        layout="page",
    )


def points_field(battle: int, place: int, value: str) -> FormField:
    return FormField(
        id=f"b{battle}p{place}",
        label=f"Battle {battle}, place {place}",
        kind="number",
        value={"-": "0", "E": "11"}.get(value, value),
        intent={"do": "points", "battle": battle, "place": place},
        minimum=0,
        maximum=30,
    )


def setup_scene() -> Scene:
    rows = []
    for n, (name, year, points) in enumerate(BATTLES, 1):
        standing = "source" if n in (1, 9) else "reconstructed"
        cells = [
            Cell(field=points_field(n, place, value), standing=standing, standing_text=standing)
            for place, value in enumerate(points, 1)
        ]
        rows.append([Cell(text=str(n)), Cell(text=f"{name} {year}"), *cells])
    kinds = [
        Option(value="human", label="a person"),
        Option(value="sensible", label="sensible bot"),
        Option(value="random", label="random bot"),
    ]
    return common(
        "A table of Havoc",
        [
            Form(
                area="main",
                id="players",
                title="Who plays",
                fields=[
                    FormField(
                        id="count",
                        label="Players",
                        kind="choice",
                        value="4",
                        options=[Option(value=str(n), label=str(n)) for n in range(2, 7)],
                        intent={"do": "set", "name": "count"},
                    ),
                    *(
                        FormField(
                            id=f"kind-{n}",
                            label=NAMES[n],
                            kind="menu",
                            value="human" if n == 0 else "sensible",
                            options=kinds,
                            intent={"do": "set", "name": f"kind-{n}"},
                        )
                        for n in range(4)
                    ),
                ],
            ),
            Form(
                area="main",
                id="options",
                title="Options",
                fields=[
                    FormField(
                        id="fast",
                        label="The faster peace card",
                        kind="toggle",
                        value="true",
                        rule="H3.5",
                        help="Peace ends after two years.",
                        intent={"do": "set", "name": "fast"},
                    ),
                    FormField(
                        id="order",
                        label="Order of the battles",
                        kind="choice",
                        value="random",
                        rule="H6.1",
                        options=[
                            Option(value="printed", label="as printed"),
                            Option(value="random", label="random"),
                            Option(value="winner", label="the winner names it", detail="H6.1"),
                        ],
                        intent={"do": "set", "name": "order"},
                    ),
                    FormField(
                        id="seed",
                        label="Seed",
                        kind="text",
                        value="agincourt",
                        help="The same seed deals the same cards.",
                        intent={"do": "set", "name": "seed"},
                    ),
                    FormField(
                        id="speed",
                        label="Pause between steps",
                        kind="number",
                        value="-1",
                        error="Speed must be from 0 to 10.",
                        minimum=0,
                        maximum=10,
                        intent={"do": "set", "name": "speed"},
                    ),
                ],
            ),
            Table(
                area="main",
                id="points",
                title="Points of the battle cards",
                columns=["No", "Battle", "1st", "2nd", "3rd"],
                rows=rows,
                note="Type in what your own cards say.",
            ),
            Buttons(
                area="main",
                id="go",
                buttons=[
                    Button(id="start", label="Start the game", primary=True, key="s", intent={"do": "start"}),
                    Button(id="back", label="Back", href="index.ipynb"),
                ],
            ),
        ],
        layout="page",
    )


def cover_scene() -> Scene:
    cover = Cover(
        title="Pass the screen to Christine",
        text="Nobody else should look.",
        symbol="swords",
        button=Button(id="ready", label="I am Christine", intent={"do": "uncover"}),
    )
    return common("Havoc", [tools(), track(2), hand("b1 b2"), cover])


def lesson_scene() -> Scene:
    return common(
        "A turn: recruit",
        [
            Progress(title="Step", done=3, total=11),
            Text(
                area="main",
                id="step",
                heading="The recruits are full",
                level=3,
                paragraphs=["Five cards lie open, and no more than five may. It is your turn, Eugene."],
            ),
            Text(
                area="main", id="goal", tone="goal", paragraphs=["Take two cards, the first of them as the rules ask."]
            ),
            Choices(
                id="which",
                question="Which rule decides where the first card comes from?",
                choices=[
                    Choice(
                        id="a",
                        label="Turns go clockwise from the Peacekeeper.",
                        intent={"do": "answer", "id": "a"},
                        state="wrong",
                    ),
                    Choice(
                        id="b",
                        label="If the recruits are full, the first card is one of them.",
                        intent={"do": "answer", "id": "b"},
                        state="right",
                    ),
                    Choice(id="c", label="There is no hand limit.", intent={"do": "answer", "id": "c"}),
                ],
            ),
            Zone(
                area="main",
                id="recruits",
                title="Recruits",
                cards=faces("b9 o2 e7 y1 n10", "take"),
                places=5,
                rule="H4.3",
            ),
            pile(34),
            Prompt(who="Eugene", text="take the first card.", seat=3),
            Reply(tone="goal", text="That is it: the first card came from the recruits.", rule=RULE, serial=4),
            Buttons(
                area="prompt",
                id="nav",
                buttons=[
                    Button(id="next", label="Go on", primary=True, key="n", intent={"do": "next"}),
                    Button(id="back", label="Back", key="b", intent={"do": "back"}),
                ],
            ),
            hand("dog b5 o6 g1 e12"),
            log(),
        ],
        layout="lesson",
    )


def over_scene() -> Scene:
    table = seats(4, -1, keeper=2)
    for place, seat in zip((1, 3, 2, 4), table.seats, strict=True):
        seat.place = place
        seat.symbols = ["trophy"] if place == 1 else []
    rows = [
        [Cell(text=str(place)), Cell(text=name), Cell(text=points), Cell(text=battles)]
        for place, name, points, battles in (
            (1, "Anita", "31", "3"),
            (2, "Christine", "27", "3"),
            (3, "Peter", "22", "2"),
            (4, "Eugene", "9", "0"),
        )
    ]
    return common(
        "Havoc",
        [
            tools(),
            track(9),
            table,
            Text(
                area="main",
                heading="Anita wears the crown",
                paragraphs=["31 points, three battle cards, and the strongest hand at Castillon."],
            ),
            Table(
                area="main",
                id="scores",
                title="Scores",
                columns=["Place", "Player", "Points", "Battle cards"],
                rows=rows,
            ),
            Reply(tone="goal", text="The game is over: Anita wins.", serial=9),
            Buttons(
                area="prompt",
                id="again",
                buttons=[
                    Button(id="again", label="Another game", primary=True, symbol="new", intent={"do": "again"}),
                    Button(
                        id="save",
                        label="Save the record",
                        symbol="save",
                        download="havoc.txt",
                        copy_text="havoc record",
                    ),
                ],
            ),
            log(),
        ],
    )
