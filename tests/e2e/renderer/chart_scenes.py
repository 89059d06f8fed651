"""The fixture scene of charts: chances with whiskers, points on both sides of nought, and one that is folded away."""

from __future__ import annotations

from havoclab.stage.scene import Bar, Chart, FormField, Option, Scene
from tests.e2e.renderer.scene_parts import common, faces


def charts_scene() -> Scene:
    chances = [
        Bar(label="pair or better", value=1, text="100 %", tone="quiet", note="You hold it already."),
        Bar(label="flush of five or better", value=0.2421, text="24 %", mark=True, tone="good"),
        Bar(label="full house or better", value=0.1, low=0.07, high=0.14, text="10 %", note="7 to 14 %"),
        Bar(label="straight flush of six", value=0.0008, text="below 1 %"),
    ]
    points = [
        Bar(label="Cry Havoc!", value=1.3, low=0.4, high=2.2, text="+1.3", tone="good", intent={"do": "try", "at": 0}),
        Bar(
            label="Take a card",
            cards=faces("b9 dog"),
            value=-2.5,
            low=-3.4,
            high=-1.6,
            text="−2.5",
            tone="bad",
            mark=True,
            note="This is what was done.",
            intent={"do": "try", "at": 1},
        ),
        Bar(label="Draw", value=0, text="0", intent={"do": "try", "at": 2}),
    ]
    which = FormField(
        id="how",
        label="Which two cards",
        kind="menu",
        value="pile",
        options=[
            Option(value="pile", label="two from the draw pile"),
            Option(value="b9", label="blue 9 and one drawn"),
        ],
        intent={"do": "odds", "ask": "how"},
    )
    blocks = [
        Chart(
            area="main",
            id="chances",
            title="What recruiting may bring",
            fields=[which],
            bars=chances,
            note="Exact: counted over all 1,081 pairs of cards that may lie on top.",
        ),
        Chart(
            area="main",
            id="points",
            title="What each move is worth",
            bars=points,
            least=-4,
            most=4,
            note="An estimate from 64 games.",
        ),
        Chart(area="bottom", id="more", title="Later", bars=points[:1], least=-4, most=4, folded=True),
    ]
    return common("Charts", blocks, layout="page")
