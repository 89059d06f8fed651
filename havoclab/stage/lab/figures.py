"""What the games of an experiment say: a verdict in sentences, charts with intervals, and the numbers behind them."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Final, Literal, NamedTuple

from havoclab.core.words import Words
from havoclab.lab.results import Difference, Estimate, Metric, Results, Side
from havoclab.stage.lab.games import lab_of
from havoclab.stage.lab.parts import say_bot
from havoclab.stage.lab.question import claim_of
from havoclab.stage.scene import Bar, Block, Cell, Chart, Table, Text

#: What is measured of a whole game.
OF_GAMES: Final[tuple[Metric, ...]] = ("turns", "swings", "margin")
#: Fewer deals say nothing that is worth a sentence.
FEWEST: Final = 10
#: Most spoilt games that are listed.
MOST_FAULTS: Final = 20

Tone = Literal["plain", "good", "bad", "quiet"]


class Unit(NamedTuple):
    """How a figure is told."""

    message: str
    scale: float = 1
    signed: bool = False


NUMBER: Final = Unit("lab-number")
PERCENT: Final = Unit("lab-percent", 100)
SIGNED: Final = Unit("lab-signed", signed=True)
POINTS_OF_A_HUNDRED: Final = Unit("lab-signed-share", 100, signed=True)
#: The same where a note says what the numbers are.
BARE_POINTS_OF_A_HUNDRED: Final = Unit("lab-signed", 100, signed=True)


class Compared(NamedTuple):
    """One thing that is measured at both tables.

    Attributes:
        metric: what is measured.
        label: what it is called.
        usual: whose it is at table A.
        changed: whose it is at table B.
        who: whose it is in words; empty: of the whole game.
    """

    metric: Metric
    label: str
    usual: Side
    changed: Side
    who: str = ""


class Figures:
    """The results of one plan as blocks of the page.

    Args:
        results: what was played so far.
        say: the words of the page.
    """

    def __init__(self, results: Results, say: Words) -> None:
        self._results, self._say = results, say
        self._arms = results.plan.arms
        self._lab = lab_of(self._arms[0].game)
        self._two = len(self._arms) > 1

    def blocks(self) -> list[Block]:
        """All that the games say, the most telling first."""
        blocks = self._verdict()
        if self._enough:
            blocks += self._differences() if self._two else []
            blocks += [*self._absolute(), self._numbers(), self._thinking()]
        return blocks + self._faults()

    @property
    def _enough(self) -> bool:
        return min(self._results.deals(arm) for arm in range(len(self._arms))) >= FEWEST

    # --- what is compared ---

    def _players(self) -> list[tuple[str, Side]]:
        """Whose parts are told apart: by bot where several kinds sit there, else by seat."""
        say, bots = self._say, list(dict.fromkeys(bot for arm in self._arms for bot in arm.bots))
        if len(bots) > 1 and any(len(set(arm.bots)) > 1 for arm in self._arms):
            return [(say_bot(bot, say), Side(bot=bot)) for bot in bots]
        return [(self._lab.say_seat(seat, say), Side(seat=seat)) for seat in range(len(self._arms[0].bots))]

    def _pairs(self) -> list[tuple[str, Side, Side]]:
        """Whose parts are compared between the tables: of who was changed, else of everybody who is told apart."""
        say, (usual, changed) = self._say, self._arms
        if any(len(set(arm.bots)) > 1 for arm in self._arms):
            pairs = [
                (say("lab-player", number=chair + 1), Side(0, chair=chair), Side(1, chair=chair))
                for chair, (one, other) in enumerate(zip(usual.bots, changed.bots, strict=True))
                if one != other
            ]
            if pairs:
                return pairs
        return [(label, side._replace(arm=0), side._replace(arm=1)) for label, side in self._players()]

    def _compared(self) -> list[Compared]:
        say, pairs = self._say, self._pairs()
        games = [Compared(metric, self._say_metric(metric), Side(0), Side(1)) for metric in OF_GAMES]
        if pairs[0][1].seat is not None:
            points = [Compared("points", say("lab-metric-points"), Side(0), Side(1))]
        else:
            points = [Compared("points", say("lab-points-of", who=who), one, other) for who, one, other in pairs]
        return [
            *games,
            *points,
            *(Compared("share", say("lab-share-of", who=who), one, other, who) for who, one, other in pairs),
        ]

    def _named(self, metric: Metric) -> str:
        """What is measured, by the name under which this game has it."""
        return self._lab.length if metric == "turns" else metric

    def _say_metric(self, metric: Metric) -> str:
        return self._say(f"lab-metric-{self._named(metric)}")

    def _difference(self, what: Compared) -> Difference:
        return self._results.difference(what.metric, what.usual, what.changed)

    # --- the verdict ---

    def _verdict(self) -> list[Block]:
        """What was found, in sentences; they never say more than the intervals do."""
        say, results, claim = self._say, self._results, claim_of(self._results.plan)
        deals = min(results.deals(arm) for arm in range(len(self._arms)))
        basis = [say("lab-basis", deals=deals, games=len(results.games) - len(results.faults))]
        if not self._enough:
            told = [say("lab-too-few", least=FEWEST)]
        else:
            told = [claim.text(say.language), claim.measured_by(results).found(say.language)] if claim else []
            told += self._effects()
            basis.append(say("lab-caution"))
        heading = say("lab-found" if results.complete else "lab-found-so-far")
        return [
            Text(area="main", id="lab-verdict", heading=heading, paragraphs=told, tone="goal"),
            Text(area="main", id="lab-basis", paragraphs=basis, tone="aside"),
        ]

    def _effects(self) -> list[str]:
        if not self._two:
            return [self._advantage(label, side) for label, side in self._players()]
        found = [(what, self._difference(what)) for what in self._compared()]
        if not any(difference.changed for _, difference in found):
            return [self._say("lab-nothing-changed", deals=found[0][1].deals)]
        seen = [self._say_effect(what, difference) for what, difference in found if difference.is_seen]
        unseen = [what.label for what, difference in found if not difference.is_seen]
        return [*seen, *([self._say("lab-effect-none", what="; ".join(unseen))] if unseen else [])]

    def _say_effect(self, what: Compared, difference: Difference) -> str:
        unit = POINTS_OF_A_HUNDRED if what.metric == "share" else SIGNED
        return self._say("lab-effect-seen", what=what.label, **self._told(difference, unit))

    def _advantage(self, who: str, side: Side) -> str:
        more = self._results.advantage(side)
        kind = "none" if not more.is_seen else "more" if more.value > 0 else "less"
        return self._say(f"lab-part-{kind}", who=who, **self._told(more, POINTS_OF_A_HUNDRED))

    # --- charts ---

    def _differences(self) -> list[Block]:
        """B less A: shares in percentage points, and what is measured of games in percent of what it is at table A."""
        say = self._say
        shares, games = [], []
        for what in self._compared():
            difference = self._difference(what)
            tone: Tone = "plain" if difference.is_seen else "quiet"
            if what.metric == "share":
                shares.append(self._bar(what.who, difference, BARE_POINTS_OF_A_HUNDRED, 100, tone))
                continue
            usual = self._results.estimate(what.metric, what.usual).value
            if usual:
                games.append(self._bar(what.label, difference, SIGNED, 100 / abs(usual), tone))
        return [
            self._both_ways("lab-chart-games", games, say("lab-chart-games-note")),
            self._both_ways("lab-chart-shares", shares, say("lab-chart-shares-note")),
        ]

    def _bar(self, label: str, found: Estimate, unit: Unit, scale: float, tone: Tone) -> Bar:
        told = self._told(found, unit)
        low, high = _whisker(found, scale)
        note = self._say("lab-interval", low=told["low"], high=told["high"])
        value = found.value * scale
        return Bar(label=label, value=value, text=told["value"], low=low, high=high, tone=tone, note=note)

    def _both_ways(self, name: str, bars: list[Bar], note: str) -> Chart:
        reach = max([1.0, *(abs(end) for bar in bars for end in (bar.value, bar.low or 0, bar.high or 0))])
        title = self._say(name)
        return Chart(area="main", id=name, title=title, bars=bars, least=-reach, most=reach, note=note)

    def _absolute(self) -> list[Block]:
        """Both tables as they are: victories and points of who is told apart, length, swings and margin of games."""
        players = self._players()
        return [
            self._chart("lab-chart-victories", "share", players, self._say("lab-chart-shared-note")),
            self._chart("lab-chart-points", "points", players, self._say("lab-chart-note")),
            *(
                self._chart(f"lab-chart-{self._named(metric)}", metric, [("", Side())], self._say("lab-chart-note"))
                for metric in OF_GAMES
            ),
        ]

    def _chart(self, name: str, metric: Metric, players: Sequence[tuple[str, Side]], note: str) -> Chart:
        unit, scale = (PERCENT, 100) if metric == "share" else (NUMBER, 1)
        bars = []
        for who, side in players:
            for number, arm in enumerate(self._arms):
                if side.bot is not None and side.bot not in arm.bots:
                    continue
                tone: Tone = "quiet" if self._two and number == 0 else "plain"
                found = self._results.estimate(metric, side._replace(arm=number))
                bars.append(self._bar(self._label(who, number), found, unit, scale, tone))
        most = max([bar.value if bar.high is None else bar.high for bar in bars], default=1.0) or 1.0
        title = self._say(name)
        return Chart(area="main", id=name, title=title, bars=bars, most=most, note=note, folded=self._two)

    def _label(self, who: str, arm: int) -> str:
        table = "AB"[arm]
        if not self._two:
            return who or self._say("lab-all-games")
        return self._say("lab-who-at", who=who, table=table) if who else self._say("lab-at", table=table)

    # --- tables ---

    def _numbers(self) -> Table:
        """The numbers behind the charts."""
        say, results = self._say, self._results
        columns = [say("lab-column-what"), *(say("lab-at", table="AB"[arm]) for arm in range(len(self._arms)))]
        rows = []
        if self._two:
            columns.append(say("lab-column-difference"))
            for what in self._compared():
                unit, signed = (PERCENT, BARE_POINTS_OF_A_HUNDRED) if what.metric == "share" else (NUMBER, SIGNED)
                cells = [self._range(results.estimate(what.metric, side), unit) for side in (what.usual, what.changed)]
                rows.append([Cell(text=what.label), *cells, self._range(self._difference(what), signed)])
        else:
            for who, side in self._players():
                share, points = results.estimate("share", side), results.estimate("points", side)
                rows.append([Cell(text=say("lab-share-of", who=who)), self._range(share, PERCENT)])
                rows.append([Cell(text=say("lab-points-of", who=who)), self._range(points, NUMBER)])
            rows += [
                [Cell(text=self._say_metric(metric)), self._range(results.estimate(metric), NUMBER)]
                for metric in OF_GAMES
            ]
        title, note = say("lab-numbers"), say("lab-numbers-note")
        return Table(area="main", id="lab-numbers", title=title, columns=columns, rows=rows, note=note, folded=True)

    def _range(self, found: Estimate, unit: Unit) -> Cell:
        return Cell(text=self._say("lab-range", **self._told(found, unit)))

    def _thinking(self) -> Table:
        """How long the bots thought."""
        say = self._say
        rows = [
            [
                Cell(text=say_bot(bot, say)),
                Cell(text=say("lab-count", value=spent.decisions)),
                Cell(text=self._milliseconds(spent.milliseconds)),
                Cell(text=self._milliseconds(spent.slowest)),
            ]
            for bot, spent in self._results.thinking().items()
        ]
        columns = [say(f"lab-column-{name}") for name in ("bot", "decisions", "mean", "slowest")]
        title, note = say("lab-thinking"), say("lab-thinking-note")
        return Table(area="main", id="lab-thinking", title=title, columns=columns, rows=rows, note=note, folded=True)

    def _faults(self) -> list[Block]:
        """Games that were spoilt, told apart from all the others."""
        say, faults = self._say, self._results.faults
        if not faults:
            return []
        rows = []
        for game in faults[:MOST_FAULTS]:
            fault = game.fault
            assert fault is not None, "these are the spoilt ones"
            who = say_bot(fault.bot, say) if fault.bot is not None else say("lab-nobody")
            deal = say("lab-deal-at", deal=game.deal + 1, table="AB"[game.arm])
            rows.append(
                [Cell(text=deal), Cell(text=who), Cell(text=say(f"lab-fault-{fault.kind}")), Cell(text=fault.text)]
            )
        columns = [say(f"lab-column-{name}") for name in ("deal", "bot", "fault", "told")]
        note = say("lab-faults-note", count=len(faults), shown=len(rows))
        return [Table(area="main", id="lab-faults", title=say("lab-faults"), columns=columns, rows=rows, note=note)]

    # --- numbers in words ---

    def _told(self, found: Estimate, unit: Unit) -> dict[str, str]:
        """The figure with its unit, and the ends of its interval without."""
        bare = SIGNED if unit.signed else NUMBER
        return {
            "value": self._number(found.value * unit.scale, unit),
            "low": self._number(found.low * unit.scale, bare),
            "high": self._number(found.high * unit.scale, bare),
        }

    def _number(self, value: float, unit: Unit) -> str:
        if not isfinite(value):
            return self._say("lab-unknown")
        if not unit.signed:
            return self._say(unit.message, value=value)
        sign = "+" if value > 0 else "−" if value < 0 else "±"  # of what is rounded to nothing, too
        return self._say(unit.message, sign=sign, value=abs(value))

    def _milliseconds(self, value: float) -> str:
        return self._say("lab-milliseconds", value=value)


def _whisker(found: Estimate, scale: float) -> tuple[float | None, float | None]:
    """The ends of an interval on a chart's scale; none where too few deals say nothing."""
    if not (isfinite(found.low) and isfinite(found.high)):
        return None, None
    return found.low * scale, found.high * scale
