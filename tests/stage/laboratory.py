"""The laboratory's page as its tests use it: small tables, games as if they had been played, what the page says."""

from __future__ import annotations

from time import monotonic, sleep

from havoclab.lab import Arm, Plan, Played, Results
from havoclab.stage.lab.controller import LabController
from havoclab.stage.plain import say_scene
from havoclab.stage.scene import Scene, Table

#: Bots that think so little that a game takes no time.
QUICK = ("random", "random")


def quick(page: LabController, deals: int = 12) -> LabController:
    """Two bots without a thought at both tables, H5.5 switched off at table B."""
    for field, value in {"players": "2", "deals": str(deals), "workers": "1"}.items():
        page.handle({"do": "set", "field": field, "value": value})
    for seat in (0, 1):
        page.handle({"do": "set", "table": "a", "field": f"seat-{seat}", "value": "random"})
    return page


def until(page: LabController, *, running: bool) -> None:
    """Look as the browser does, until the page's experiment runs, or has come to its end."""
    begun = monotonic()
    while page.experiment is None or page.experiment.running is not running:
        assert monotonic() - begun < 60
        page.handle({"do": "look"})
        sleep(0.02)


def told(page: LabController) -> str:
    return "\n".join(say_scene(page.scene()))


def played(plan: Plan, points: dict[int, tuple[int, ...]], swings: int = 2) -> list[Played]:
    """Games of a plan as if they had been played: points for the seats of each arm, a few more in some deals."""
    games = []
    for deal in range(plan.deals):
        for seating in plan.seatings:
            seats = tuple(mine + deal % 3 for mine in points[seating.arm])
            order = sorted(seats, reverse=True)
            games.append(
                Played(
                    arm=seating.arm,
                    deal=deal,
                    rotation=seating.rotation,
                    bots=plan.arms[seating.arm].seated(seating.rotation),
                    points=seats,
                    places=tuple(order.index(mine) + 1 for mine in seats),
                    decisions=(20,) * len(seats),
                    turns=10 + seating.arm * 3 + deal % 2,
                    swings=swings,
                    milliseconds=(5.0,) * len(seats),
                    slowest=(1.0,) * len(seats),
                )
            )
    return games


def two_tables(deals: int = 20) -> Plan:
    return Plan(arms=(Arm(bots=QUICK), Arm(bots=QUICK, options={"without": ["H5.5"]})), deals=deals)


def loaded(plan: Plan, games: list[Played], language: str = "en") -> LabController:
    page = LabController(language=language)
    page.handle({"do": "load", "value": Results(plan, games).to_text()})
    return page


def table(scene: Scene, name: str) -> Table:
    return next(block for block in scene.blocks if isinstance(block, Table) and block.id == name)
