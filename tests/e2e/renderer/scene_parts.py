"""What the fixture scenes are put together from: cards, the timeline, seats, log, rules."""

from __future__ import annotations

from typing import Any, Literal

from havoclab.stage.scene import (
    Button,
    Buttons,
    CardFace,
    Figure,
    FormField,
    Log,
    LogLine,
    Marker,
    RuleNote,
    RulesPanel,
    Scene,
    Seat,
    Seats,
    Tile,
    Track,
    Zone,
)

CardState = Literal["plain", "legal", "illegal", "selected", "dimmed"]
TileState = Literal["past", "current", "open", "hidden", "lost"]
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


def face(text: str, where: str = "", state: CardState = "legal", key: str = "") -> CardFace:
    """A card from its text: "b9", or "dog". A place name makes it clickable."""
    intent = {"do": "act", "action": f"{where} {text}"} if where else None
    tone, symbol = SHAPES.get(text[0], ("ink", "dog"))
    dog = text == "dog"
    return CardFace(
        key=key or text,
        name="dog" if dog else f"{tone} {text[1:]}",
        tone=tone,
        symbol=symbol,
        letter="" if dog else text[0],
        value="0" if dog else text[1:],
        intent=intent,
        state=state if where else "plain",
    )


def faces(texts: str, where: str = "", state: CardState = "legal") -> list[CardFace]:
    """Cards from their texts, parted by blanks; dogs get keys of their own."""
    return [face(text, where, state, f"dog.{n}" if text == "dog" else "") for n, text in enumerate(texts.split())]


def tile_state(number: int, current: int) -> TileState:
    if number < current:
        return "lost" if number == 1 and current > 1 else "past"
    if number == current:
        return "current"
    return "open" if number < current + 4 or number == 8 else "hidden"


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
        state = tile_state(number, current)
        note = {"past": f"won by {NAMES[number % 4]}", "lost": "year of peace"}.get(state, "")
        seat = number % 4 if state == "past" else None
        tiles.append(
            Tile(
                id=f"battle-{number + 1}", title=name, subtitle=year, figures=figures, state=state, note=note, seat=seat
            )
        )
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
                figures=[
                    Figure(label="points", value=str([12, 5, 9, 0, 16, 3][n])),
                    Figure(label="cards", value=str([9, 11, 7, 8, 12, 6][n])),
                ],
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
            LogLine(
                n=n,
                text=text,
                rule=rule,
                rule_intent={"do": "rule", "id": rule},
                seat=seat,
                automatic=auto,
                intent={"do": "goto", "n": n},
            )
            for n, (text, rule, seat, auto) in enumerate(lines)
        ],
    )


def rules() -> RulesPanel:
    notes = [
        RuleNote(
            id="H4.1",
            title="Recruit or cry Havoc",
            text="Turns go clockwise from the Peacekeeper; on a turn a player recruits or cries Havoc.",
        ),
        RuleNote(
            id="H4.2",
            title="To recruit",
            text="Take two cards from pile or recruits in any mix, then lay one card of the hand to the recruits.",
        ),
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
    search = FormField(
        id="search", label="Search the rules", kind="search", intent={"do": "search"}, placeholder="Search the rules"
    )
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
        area="main",
        id="pile",
        title="Draw pile",
        shape="pile",
        count=count,
        intent={"do": "act", "action": "draw"} if intent else None,
        state="illegal" if intent else "plain",
    )


def peace(text: str = "1", turned: int = 1) -> Marker:
    return Marker(
        area="main",
        id="peace",
        title="Peace",
        side="peace",
        symbol="dove",
        tone="blue",
        text=text,
        name="Peace, year 1, before Anita",
        turned=turned,
        steps=["1", "2", "3"],
        seat=0,
    )


def common(
    title: str, blocks: list[Any], layout: Literal["table", "page", "lesson"] = "table", serial: int = 1
) -> Scene:
    """A scene of these blocks."""
    return Scene(layout=layout, title=title, blocks=blocks, serial=serial)


def hand(texts: str) -> Zone:
    """One's own hand, every card legal to lay."""
    cards = faces(texts, "lay")
    return Zone(area="hand", id="hand", title="Your hand", shape="fan", cards=cards, seat=0, count=len(cards))
