"""A person plays Havoc in Voilà with the mouse: a turn, a battle, a whole game, why not, undo, rules, two languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from havoclab.core.words import words
from tests.e2e.pages import moments
from tests.e2e.pages.conftest import OpenTable
from tests.e2e.pages.table import Table

pytestmark = pytest.mark.e2e


def go_on(table: Table) -> None:
    """Make one simple choice with the mouse, whatever is asked: fight where one can, keep the rest short."""
    asked = table.whose()
    if "Lay at least two" in asked or "Join the battle" in asked:
        table.lay(2)
    elif "discard one card" in asked or "lay one card to the recruits" in asked:
        table.click(table.cards("hand", "legal").first)
    elif "Take one soldier out" in asked:
        table.click(table.cards("looted", "legal").first)
    elif "cry Havoc" in asked and table.button("Cry Havoc!").count():
        table.click(table.button("Cry Havoc!"))
    elif "recruit" in asked.lower() or "Take " in asked:
        table.click(table.page.locator('.hl-area-main button.hl-card[data-state="legal"]').first)
    elif "How many of your dogs" in asked:
        table.click(table.page.locator('.hl-area-prompt .hl-btn[data-primary="true"]'))
    elif "Lay at least one more" in asked:
        table.click(table.button("Pass"))
    else:
        table.click(table.choices.last)


def fight_until_decided(table: Table) -> None:
    for _ in range(60):
        if table.tiles.first.get_attribute("data-state") == "past":
            return
        go_on(table)


@pytest.mark.rule("H4.1", "H4.2", "H6.2")
def test_a_turn_and_a_battle_by_mouse(page: Page, base: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{base}index.ipynb")
    page.get_by_role("link", name="Play Havoc").click()
    table = Table(page)
    table.set_up(2, seed=7)
    table.bots_at_once()
    assert len(table.names("hand")) == 8
    expect(table.prompt).to_contain_text("Anita")
    expect(table.prompt).to_contain_text("cry Havoc at Sluys?")

    # A turn: a click on a recruit begins it, the pile gives the second card, one card of the hand goes to the recruits.
    taken = table.names("recruits")[0]
    table.click(table.cards("recruits").first)
    assert taken in table.names("hand")
    expect(table.prompt).to_contain_text("Take one more card")
    table.click(table.cards("pile"))
    assert len(table.names("hand")) == 10
    expect(table.prompt).to_contain_text("lay one card to the recruits")
    laid = table.names("hand")[-1]
    table.click(table.cards("hand").last)
    lines = table.log_lines()
    mine = [(text, rule) for text, rule in lines if text.startswith("Anita")]
    assert "H4.2" in {rule for _, rule in mine}
    assert any(laid in text for text, _ in mine)
    assert any(text.startswith("Peter") for text, _ in lines), "the bot has answered"
    assert all(re.fullmatch(r"H\d+\.\d+[a-z]?", rule) for _, rule in lines)

    # A battle: whoever cries Havoc first, it is fought to its points.
    fight_until_decided(table)
    won = re.search(r"(Anita|Peter), (\d+) points?", table.tiles.first.inner_text())
    assert won, table.tiles.first.inner_text()
    assert table.points(0 if won[1] == "Anita" else 1) == int(won[2]) > 0
    cried = [text for text, rule in table.log_lines() if rule == "H6.2"]
    assert cried, "whoever opens a battle is in the log"


def test_a_whole_game_to_the_crown(open_table: OpenTable) -> None:
    table = open_table(moments.table(seed=11).token)
    for _ in range(400):
        if table.final.count():
            break
        go_on(table)
    expect(table.final).to_be_visible()
    rows = table.final.locator("tbody tr")
    expect(rows).to_have_count(2)
    places = rows.evaluate_all("rows => rows.map(row => [...row.cells].map(cell => cell.textContent))")
    points = [int(cells[2]) for cells in places]
    assert points == sorted(points, reverse=True)
    assert {int(cells[2]) for cells in places} == {table.points(0), table.points(1)}
    expect(table.page.locator(".hl-area-prompt")).to_contain_text(f"{places[0][1]} is crowned king of France")
    expect(table.tiles).to_have_count(9)
    expect(table.page.locator('.hl-tile[data-state="open"], .hl-tile[data-state="current"]')).to_have_count(0)


@pytest.mark.rule("H4.3")
def test_why_not_tells_the_rule_and_the_fix_does_it(open_table: OpenTable) -> None:
    full = moments.find(lambda seen: seen.table.recruits_full)
    table = open_table(full.token)
    before = table.names("recruits")
    lines = table.log_lines()
    table.click(table.cards("pile"))
    expect(table.reply).to_have_attribute("data-tone", "refused")
    expect(table.reply).to_contain_text("recruits lie open, which is full")
    chip = table.reply.locator(".hl-chip")
    expect(chip).to_have_text("H4.3")
    chip.click()
    expect(table.reply).to_contain_text(full.book["H4.3"].text["en"])
    assert table.names("recruits") == before, "what is refused changes nothing"
    assert table.log_lines() == lines
    expect(table.reply).to_contain_text("It would be legal after this: “Take ")
    fix = table.reply.locator('[data-fid="btn:reply:fix"]')
    card = re.search(r"Take (.+) instead", fix.inner_text())
    assert card, fix.inner_text()
    table.click(fix)
    expect(table.reply).to_have_attribute("data-tone", "ok")
    assert card[1] in table.names("hand")
    assert card[1] not in table.names("recruits")


def test_undo_redo_and_any_earlier_moment(open_table: OpenTable) -> None:
    table = open_table(moments.second_turn().token)
    dealt = table.names("hand")
    told = table.log_lines()
    expect(table.button("Redo")).to_be_disabled()
    table.click(table.cards("recruits", "legal").first)
    taken = table.names("hand")
    assert len(taken) == len(dealt) + 1
    table.click(table.button("Undo"))
    assert table.names("hand") == dealt
    assert table.log_lines() == told
    table.click(table.button("Redo"))
    assert table.names("hand") == taken
    table.press("u")
    assert table.names("hand") == dealt
    table.press("g")
    assert table.names("hand") == taken
    table.click(table.log.first.locator("button.hl-log-go"))
    assert table.log_lines() == []
    expect(table.button("Undo")).to_be_disabled()
    table.click(table.cards("recruits", "legal").last)
    expect(table.button("Redo")).to_be_disabled()


def test_the_rules_beside_the_table_are_searched_by_number_and_by_word(open_table: OpenTable) -> None:
    table = open_table(moments.second_turn().token)
    page = table.page
    search = page.get_by_role("searchbox", name="Search the rules")
    rules = page.locator(".hl-rule-item")
    found = page.locator(".hl-rules > .hl-note")
    every = rules.count()
    search.press_sequentially("H4.3")
    expect(rules.first).to_have_attribute("data-rule", "H4.3")
    assert 1 <= rules.count() < every
    search.fill("scavenge")
    expect(found).to_contain_text("have these words")
    expect(rules.first).to_contain_text(re.compile("scavenge", re.IGNORECASE))
    assert all("scaveng" in text.lower() for text in rules.all_inner_texts())
    search.fill("zyzzyva")
    expect(found).to_have_text("No rule has these words.")
    expect(rules).to_have_count(0)
    search.fill("")
    expect(rules).to_have_count(every)
    chip = table.log.first.locator(".hl-chip")
    table.click(chip)
    shown = page.locator(f'.hl-rule-item[data-rule="{chip.inner_text()}"]')
    expect(shown).to_have_attribute("data-focus", "true")
    expect(shown).to_be_in_viewport()


def test_another_language_in_mid_game_changes_the_words_and_nothing_else(open_table: OpenTable) -> None:
    table = open_table(moments.second_turn().token)
    page = table.page

    def cards() -> list[str]:
        found: list[str] = page.locator(".hl-card[data-key]").evaluate_all(
            "cards => cards.map(card => card.dataset.key)"
        )
        return found

    lying, lines = cards(), table.log_lines()
    table.click(table.button("Magyarul"))
    hungarian = words("hu", "havoclab.core", "havoclab.havoc", "havoclab.stage")
    expect(table.root).to_have_attribute("lang", "hu")
    expect(table.button(hungarian("do-cry"))).to_be_visible()
    expect(table.button(hungarian("tool-undo"))).to_be_visible()
    expect(table.zone("hand")).to_contain_text(hungarian("hand-title", name="Anita"))
    assert cards() == lying
    now = table.log_lines()
    assert [rule for _, rule in now] == [rule for _, rule in lines]
    assert all(new != old for (new, _), (old, _) in zip(now, lines, strict=True))
    page.reload()
    expect(table.root).to_have_attribute("lang", "hu")
    assert cards() == lying
    table.click(table.button("English"))
    assert table.log_lines() == lines
