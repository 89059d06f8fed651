"""The replay page's branches: another move is tried, and the game itself stays."""

from __future__ import annotations

from havoclab.havoc import worked_example
from havoclab.stage.replay.book import MOST_LINES
from havoclab.stage.replay.controller import ReplayController
from havoclab.stage.scene import Table
from tests.stage.driving import press, reply, zone
from tests.stage.replaying import CRY, WAITS, at, branched, game, legal


def test_another_move_is_played_by_clicking_and_the_game_stays() -> None:
    page = branched()
    assert reply(page.scene()).text.startswith("This opens line 2. Peter recruits.")
    pile = zone(page.scene(), "pile").intent
    assert pile is not None
    page.handle(pile)
    assert [move.action for move in page.lines.lines[1].own] == ["recruit", "draw"]
    assert page.lines.lines[0].replay.record == worked_example()


def test_without_trying_a_click_changes_nothing() -> None:
    page = at(CRY)
    page.handle({"do": "pile"})
    assert len(page.lines.lines) == 1
    assert all(card.intent is None for card in zone(page.scene(), "recruits").cards)


def test_what_the_rules_forbid_is_refused_with_a_way_out_that_works() -> None:
    page = at(13)  # Eugene, before full recruits
    press(page, "try")
    page.handle({"do": "pile"})
    answer = reply(page.scene())
    assert (answer.tone, answer.rule.id if answer.rule else "") == ("refused", "H4.3")
    assert len(page.lines.lines) == 1
    assert answer.fix is not None
    assert answer.fix.intent is not None
    page.handle(answer.fix.intent)
    assert page.replay.at == 14


def test_the_move_that_was_played_leads_along_the_line_that_has_it() -> None:
    page = branched()
    page.handle({"do": "line", "line": 0})
    at(CRY, page)
    page.handle({"do": "act", "action": "cry"})
    assert (page.lines.shown, page.replay.at, len(page.lines.lines)) == (0, CRY + 1, 2)
    at(CRY, page)
    page.handle({"do": "act", "action": WAITS})
    assert (page.lines.shown, len(page.lines.lines)) == (1, 2)


def test_a_branch_goes_on_at_its_end_and_branches_in_its_middle() -> None:
    page = branched()
    page.handle({"do": "act", "action": "draw"})
    at(CRY + 1, page)
    page.handle({"do": "act", "action": "take g7" if "take g7" in legal(page) else legal(page)[1]})
    assert [(line.parent, line.after) for line in page.lines.lines] == [(None, 0), (0, CRY), (1, CRY + 1)]
    at(2, page)
    page.handle({"do": "act", "action": "take b9"})
    assert (page.lines.lines[3].parent, page.lines.lines[3].after) == (0, 2), "it leaves what the branch had left"


def test_lines_are_switched_and_deleted_by_their_table() -> None:
    page = branched()
    rows = next(block for block in page.scene().blocks if isinstance(block, Table) and block.id == "lines").rows
    assert [row[1].text for row in rows] == ["The game: 46 moves", "Leaves line 1 after move 21: one move (shown)"]
    assert rows[0][0].intent is not None
    page.handle(rows[0][0].intent)
    assert (page.lines.shown, page.replay.at) == (0, 0)
    assert rows[1][2].intent is not None
    page.handle(rows[1][2].intent)
    assert len(page.lines.lines) == 1
    assert rows[0][2].intent is None
    page.handle({"do": "delete-line", "line": 0})
    assert len(page.lines.lines) == 1


def test_the_branches_of_a_deleted_line_stay() -> None:
    page = branched()
    page.handle({"do": "act", "action": "draw"})
    at(CRY + 1, page)
    page.handle({"do": "act", "action": legal(page)[1]})
    moves = page.replay.moves
    page.handle({"do": "delete-line", "line": 1})
    assert (page.lines.lines[1].parent, page.lines.lines[1].after) == (0, CRY)
    assert (page.replay.moves, page.lines.shown) == (moves, 1)


def test_a_comment_on_a_shared_move_is_shared() -> None:
    page = at(3, branched())
    page.handle({"do": "comment", "at": 3, "value": "both"})
    assert {line.replay.moves[2].comment for line in page.lines.lines} == {"both"}


def test_lines_end_at_a_bound_that_is_told() -> None:
    page = ReplayController(record=game())
    for moment in range(200):
        at(moment % 140, page)
        page.handle({"do": "line", "line": 0})
        at(moment, page)
        other = [action for action in legal(page) if action != page.replay.moves[moment].action]
        if other:
            page.handle({"do": "act", "action": other[0]})
        if len(page.lines.lines) == MOST_LINES and "room for 20 lines" in reply(page.scene()).text:
            return
    raise AssertionError("no bound")
