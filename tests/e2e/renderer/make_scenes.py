"""Writes the scenes the browser tests draw. Made with the models of the contract, so they are always valid scenes.

Run it after a change of ``havoclab.stage.scene``: ``python tests/e2e/renderer/make_scenes.py``.
"""

from __future__ import annotations

from pathlib import Path

from havoclab.stage.scene import (
    Button,
    Buttons,
    CardFace,
    Cell,
    Choice,
    Choices,
    Cover,
    Figure,
    Form,
    FormField,
    LinkCard,
    Links,
    Log,
    LogLine,
    Marker,
    Option,
    Progress,
    Prompt,
    Reply,
    RuleNote,
    RulesPanel,
    Scene,
    Seat,
    Seats,
    Table,
    Text,
    Tile,
    Track,
    Zone,
)

HERE = Path(__file__).parent
SHAPES = {"b": ("blue", "fleur"), "o": ("orange", "star"), "g": ("green", "spear")}
SHAPES |= {"e": ("grey", "shield"), "y": ("yellow", "disc"), "n": ("brown", "cross")}
NAMES = ["Anita", "Peter", "Christine", "Eugene", "Margaret", "Bartholomew"]
KINDS = ["human", "sensible bot", "random bot", "sensible bot", "human", "random bot"]
BATTLES = [
    ("Sluys", "1340", "531"),
    ("Crécy", "1346", "531"),
    ("Poitiers", "1356", "64-"),
    ("Nájera", "1367", "642"),
    ("Agincourt", "1415", "8--"),
    ("Verneuil", "1424", "742"),
    ("Orléans", "1429", "95-"),
    ("Formigny", "1450", "963"),
    ("Castillon", "1453", "E85"),
]
RULE = RuleNote(
    id="H4.3",
    title="Full recruits",
    text="While the open recruits are full, the first card a player takes must be one of them.",
    standing="rule",
    standing_text="rule of the game",
    intent={"do": "rule", "id": "H4.3"},
)


def face(text: str, where: str = "", state: str = "legal", **more: object) -> CardFace:
    """A card from its text: "b9", or "dog". A place name makes it clickable."""
    intent = {"do": "act", "action": f"{where} {text}"} if where else None
    state = state if where else "plain"
    key = more.pop("key", text)
    if text.startswith("dog"):
        return CardFace(key=key, name="dog", tone="ink", symbol="dog", value="0", intent=intent, state=state, **more)
    tone, symbol = SHAPES[text[0]]
    value = text[1:]
    return CardFace(key=key, name=f"{tone} {value}", tone=tone, symbol=symbol, letter=text[0], value=value, intent=intent, state=state, **more)


def faces(texts: str, where: str = "", state: str = "legal", **more: object) -> list[CardFace]:
    return [face(text, where, state, key=f"{text}.{n}" if text == "dog" else text, **more) for n, text in enumerate(texts.split())]


def track(current: int) -> Track:
    tiles = []
    for number, (name, year, points) in enumerate(BATTLES):
        figures = [
            Figure(
                label=f"{place}.",
                value={"-": "–", "E": "11"}.get(point, point),
                standing="source" if number in (0, 8) else "derived" if number == 2 and place == 1 else "reconstructed",
                title=f"place {place}: {point} points ({'source' if number in (0, 8) else 'reconstructed'})",
            )
            for place, point in enumerate(points, 1)
        ]
        state = "past" if number < current else "current" if number == current else "open" if number < current + 4 or number == 8 else "hidden"
        note = f"won by {NAMES[number % 4]}" if number < current else ""
        seat = number % 4 if number < current else None
        if number == 1 and current > 1:
            state, note, seat = "lost", "year of peace", None
        tiles.append(Tile(id=f"battle-{number + 1}", title=name, subtitle=year, figures=figures, state=state, note=note, seat=seat))
    return Track(id="battles", title="The nine battles", tiles=tiles)


def seats(count: int, active: int, keeper: int = 0, **status: str) -> Seats:
    return Seats(
        title="Players",
        seats=[
            Seat(
                id=n,
                name=NAMES[n],
                kind=KINDS[n],
                active=n == active,
                you=n == 0,
                figures=[Figure(label="points", value=str([12, 5, 9, 0, 16, 3][n])), Figure(label="cards", value=str([9, 11, 7, 8, 12, 6][n]))],
                status=status.get(f"s{n}", ""),
                symbols=(["crown"] if n == keeper else []),
            )
            for n in range(count)
        ],
    )


def log() -> Log:
    lines = [
        ("Anita takes up the Peace card and turns it to 1.", "H5.1", 0, True),
        ("Anita draws a card and takes green 12.", "H4.2", 0, False),
        ("Anita lays grey 7 to the recruits.", "H4.2", 0, False),
        ("Peter draws two cards and lays yellow 1.", "H4.2", 1, False),
        ("Christine draws two cards and lays brown 10.", "H4.2", 2, False),
        ("The recruits are full.", "H4.3", None, True),
        ("Eugene takes blue 9 and brown 10, and lays green 2.", "H4.3", 3, False),
    ]
    return Log(
        title="What happened",
        empty="Nothing yet.",
        lines=[
            LogLine(n=n, text=text, rule=rule, rule_intent={"do": "rule", "id": rule}, seat=seat, automatic=auto, intent={"do": "goto", "n": n})
            for n, (text, rule, seat, auto) in enumerate(lines)
        ],
    )


def rules() -> RulesPanel:
    notes = [
        RuleNote(id="H4.1", title="Recruit or cry Havoc", text="Turns go clockwise from the Peacekeeper; on a turn a player recruits or cries Havoc."),
        RuleNote(id="H4.2", title="To recruit", text="Take two cards from pile or recruits in any mix, then lay one card of the hand to the recruits."),
        RULE,
        RuleNote(
            id="H4.4",
            title="Which card is laid",
            text="Any card of the hand may be laid, also one just taken, also a dog.",
            standing="ruling",
            standing_text="our ruling",
            intent={"do": "rule", "id": "H4.4"},
        ),
        RuleNote(id="H4.5", title="No limit", text="There is no hand limit."),
    ]
    search = FormField(id="search", label="Search the rules", kind="search", intent={"do": "search"}, placeholder="Search the rules")
    return RulesPanel(title="Rules", search=search, rules=notes)


def tools() -> Buttons:
    return Buttons(
        area="top",
        id="tools",
        buttons=[
            Button(id="undo", label="Undo", key="u", symbol="undo", intent={"do": "undo"}),
            Button(id="redo", label="Redo", key="r", symbol="redo", intent={"do": "redo"}, state="off"),
            Button(id="pause", label="Pause", key="p", symbol="pause", intent={"do": "pause"}, pressed=False),
            Button(id="hint", label="Hint", key="h", symbol="hint", intent={"do": "hint"}),
            Button(id="share", label="Copy link", symbol="link", copy_text="https://example.org/?s=abc"),
        ],
    )


def pile(count: int, intent: bool = True) -> Zone:
    return Zone(
        area="main", id="pile", title="Draw pile", shape="pile", count=count, intent={"do": "act", "action": "draw"} if intent else None, state="illegal" if intent else "plain"
    )


def peace(text: str = "1", turned: int = 1) -> Marker:
    return Marker(
        area="main", id="peace", title="Peace", side="peace", symbol="dove", tone="blue", text=text, name="Peace, year 1, before Anita", turned=turned, steps=["1", "2", "3"], seat=0
    )


def common(scene_title: str, blocks: list[object], **more: object) -> Scene:
    layout = more.pop("layout", "table")
    return Scene(layout=layout, title=scene_title, blocks=blocks, serial=more.pop("serial", 1), **more)  # type: ignore[arg-type]


def hand(texts: str, **more: object) -> Zone:
    return Zone(area="hand", id="hand", title="Your hand", shape="fan", cards=faces(texts, "lay"), seat=0, count=len(texts.split()), **more)


def recruit_scene() -> Scene:
    return common(
        "Havoc",
        [
            tools(),
            track(2),
            seats(4, 0, s0="Peacekeeper"),
            Zone(area="main", id="recruits", title="Recruits", cards=faces("b9 o2 e7 y1 n10", "take"), places=5, rule="H4.3"),
            pile(34),
            Zone(area="main", id="discards", title="Discards", shape="pile", count=12),
            peace(),
            Prompt(who="Anita", text="take the first card: the recruits are full, so it must be one of them.", seat=0, rule=RULE, detail="Two cards to take, then one to lay."),
            Buttons(
                area="prompt",
                id="acts",
                buttons=[
                    Button(id="havoc", label="Cry Havoc!", key="c", symbol="swords", primary=True, intent={"do": "act", "action": "havoc"}),
                    Button(id="fetch", label="Fetch with a dog", key="f", symbol="dog", intent={"do": "act", "action": "fetch"}),
                    Button(id="loot", label="Loot with two dogs", key="l", state="illegal", intent={"do": "act", "action": "loot"}),
                ],
            ),
            Reply(
                tone="refused",
                text="The pile can't be drawn from yet: the recruits are full and none was taken this turn.",
                rule=RULE,
                serial=1,
                fix=Button(id="fix", label="Take blue 9 instead", intent={"do": "act", "action": "take b9"}),
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
            seats(6, 0, keeper=3, s0="fighting", s1="initiator", s2="stayed out", s3="fighting", s4="fighting", s5="passed"),
            Marker(area="main", id="peace", title="Havoc!", side="havoc", symbol="swords", tone="red", text="!", name="Havoc, cried by Peter", seat=1),
            Zone(area="main", id="recruits", title="Recruits", cards=faces("b8 o3"), places=5),
            pile(21, intent=False),
            *zones,
            Prompt(who="Anita", text="add at least one card, or pass.", seat=0),
            Buttons(
                area="prompt",
                id="acts",
                buttons=[
                    Button(id="lay", label="Lay orange 5", key="l", primary=True, intent={"do": "act", "action": "add o5"}),
                    Button(id="pass", label="Pass", key="s", intent={"do": "act", "action": "pass"}),
                ],
            ),
            mine,
            log(),
            rules(),
        ],
    )


def start_scene() -> Scene:
    return common(
        "havoclab",
        [
            Text(area="main", paragraphs=["Learn Havoc: The Hundred Years War by playing it. Every rule has a number, and the table can tell you why."]),
            Links(
                id="play",
                title="Play",
                cards=[
                    LinkCard(title="Go on", text="Your game is where you left it.", symbol="play", intent={"do": "resume"}, stored="havoc"),
                    LinkCard(title="Play Havoc", text="Two to six captains, people or bots, nine battles.", symbol="swords", href="play.ipynb", note="20 to 60 minutes"),
                ],
            ),
            Links(
                id="learn",
                title="Learn",
                cards=[
                    LinkCard(title="A turn: recruit", text="Take two, lay one, and what dogs can fetch.", symbol="cards", href="lesson-1.ipynb", note="5 minutes"),
                    LinkCard(title="Havoc! the battle", text="Join or stay out, add or pass.", symbol="torch", href="lesson-2.ipynb", note="6 minutes"),
                    LinkCard(title="The ranks", text="Build a hand and see why it beats another.", symbol="crown", href="lesson-3.ipynb", note="5 minutes"),
                ],
            ),
            Buttons(area="bottom", id="language", buttons=[Button(id="hu", label="Magyarul", intent={"do": "language", "value": "hu"}), Button(id="dark", label="Dark", href="?theme=dark")]),
        ],
        layout="page",
    )


def setup_scene() -> Scene:
    number = lambda n, p, v: FormField(id=f"b{n}p{p}", label=f"Battle {n}, place {p}", kind="number", value=v, intent={"do": "points", "battle": n, "place": p}, minimum=0, maximum=30)  # noqa: E731
    rows = [
        [
            Cell(text=str(n)),
            Cell(text=f"{name} {year}"),
            *(Cell(field=number(n, p, {"-": "0", "E": "11"}.get(v, v)), standing="source" if n in (1, 9) else "reconstructed") for p, v in enumerate(points, 1)),
        ]
        for n, (name, year, points) in enumerate(BATTLES, 1)
    ]
    kinds = [Option(value="human", label="a person"), Option(value="sensible", label="sensible bot"), Option(value="random", label="random bot")]
    return common(
        "A table of Havoc",
        [
            Form(
                area="main",
                id="players",
                title="Who plays",
                fields=[
                    FormField(
                        id="count", label="Players", kind="choice", value="4", options=[Option(value=str(n), label=str(n)) for n in range(2, 7)], intent={"do": "set", "name": "count"}
                    ),
                    *(FormField(id=f"kind-{n}", label=NAMES[n], kind="menu", value="human" if n == 0 else "sensible", options=kinds, intent={"do": "set", "name": f"kind-{n}"}) for n in range(4)),
                ],
            ),
            Form(
                area="main",
                id="options",
                title="Options",
                fields=[
                    FormField(id="fast", label="The faster peace card", kind="toggle", value="true", rule="H3.5", help="Peace ends after two years.", intent={"do": "set", "name": "fast"}),
                    FormField(
                        id="order",
                        label="Order of the battles",
                        kind="choice",
                        value="random",
                        rule="H6.1",
                        options=[Option(value="printed", label="as printed"), Option(value="random", label="random"), Option(value="winner", label="the winner names it", detail="H6.1")],
                        intent={"do": "set", "name": "order"},
                    ),
                    FormField(id="seed", label="Seed", kind="text", value="agincourt", help="The same seed deals the same cards.", intent={"do": "set", "name": "seed"}),
                    FormField(id="speed", label="Pause between steps", kind="number", value="-1", error="Speed must be from 0 to 10.", minimum=0, maximum=10, intent={"do": "set", "name": "speed"}),
                ],
            ),
            Table(area="main", id="points", title="Points of the battle cards", columns=["No", "Battle", "1st", "2nd", "3rd"], rows=rows, note="Type in what your own cards say."),
            Buttons(area="main", id="go", buttons=[Button(id="start", label="Start the game", primary=True, key="s", intent={"do": "start"}), Button(id="back", label="Back", href="index.ipynb")]),
        ],
        layout="page",
    )


def cover_scene() -> Scene:
    cover = Cover(title="Pass the screen to Christine", text="Nobody else should look.", symbol="swords", button=Button(id="ready", label="I am Christine", intent={"do": "uncover"}))
    return common("Havoc", [tools(), track(2), hand("b1 b2"), cover])


def lesson_scene() -> Scene:
    return common(
        "A turn: recruit",
        [
            Progress(title="Step", done=3, total=11),
            Text(area="main", id="step", heading="The recruits are full", level=3, paragraphs=["Five cards lie open, and no more than five may. It is your turn, Eugene."]),
            Text(area="main", id="goal", tone="goal", paragraphs=["Take two cards, the first of them as the rules ask."]),
            Choices(
                id="which",
                question="Which rule decides where the first card comes from?",
                choices=[
                    Choice(id="a", label="Turns go clockwise from the Peacekeeper.", intent={"do": "answer", "id": "a"}, state="wrong"),
                    Choice(id="b", label="If the recruits are full, the first card is one of them.", intent={"do": "answer", "id": "b"}, state="right"),
                    Choice(id="c", label="There is no hand limit.", intent={"do": "answer", "id": "c"}),
                ],
            ),
            Zone(area="main", id="recruits", title="Recruits", cards=faces("b9 o2 e7 y1 n10", "take"), places=5, rule="H4.3"),
            pile(34),
            Prompt(who="Eugene", text="take the first card.", seat=3),
            Reply(tone="goal", text="That is it: the first card came from the recruits.", rule=RULE, serial=4),
            Buttons(area="prompt", id="nav", buttons=[Button(id="next", label="Go on", primary=True, key="n", intent={"do": "next"}), Button(id="back", label="Back", key="b", intent={"do": "back"})]),
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
    rows = [[Cell(text=str(place)), Cell(text=name), Cell(text=points), Cell(text=battles)] for place, name, points, battles in ((1, "Anita", "31", "3"), (2, "Christine", "27", "3"), (3, "Peter", "22", "2"), (4, "Eugene", "9", "0"))]
    return common(
        "Havoc",
        [
            tools(),
            track(9),
            table,
            Text(area="main", heading="Anita wears the crown", paragraphs=["31 points, three battle cards, and the strongest hand at Castillon."]),
            Table(area="main", id="scores", title="Scores", columns=["Place", "Player", "Points", "Battle cards"], rows=rows),
            Reply(tone="goal", text="The game is over: Anita wins.", serial=9),
            Buttons(area="prompt", id="again", buttons=[Button(id="again", label="Another game", primary=True, symbol="new", intent={"do": "again"}), Button(id="save", label="Save the record", symbol="save", download="havoc.txt", copy_text="havoc record")]),
            log(),
        ],
    )


def many_cards_scene() -> Scene:
    scene = recruit_scene()
    blocks = [block for block in scene.blocks if block.type not in ("reply",) and getattr(block, "id", "") != "hand"]
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
    links = Links(area="bottom", id="evil", cards=[LinkCard(title=evil, text=script, href="javascript:window.pwned=1"), LinkCard(title="data", text="x", href="data:text/html,<script>1</script>")])
    scene.blocks.append(links)
    scene.blocks.append(Buttons(area="bottom", id="evilb", buttons=[Button(id="x", label=evil, href="javascript:window.pwned=1")]))
    return scene


SCENES = {
    "start": start_scene,
    "setup": setup_scene,
    "recruit": recruit_scene,
    "battle": battle_scene,
    "cover": cover_scene,
    "lesson": lesson_scene,
    "over": over_scene,
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
