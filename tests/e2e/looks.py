"""What can be measured of a page's looks: what sticks out, is cut off, too small, or in the way."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

from playwright.sync_api import Page

#: What sticks out of the page to the right, unless it lies in a box that scrolls by itself.
STICKS_OUT = """() => [...document.querySelectorAll('body *')].filter(node => {
  const box = node.getBoundingClientRect();
  if (!box.width || !box.height || box.right <= innerWidth + 1) return false;
  for (let up = node.parentElement; up; up = up.parentElement)
    if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(up).overflowX)) return false;
  return true;
}).map(node => node.className)"""

#: Text that is smaller than can be read, and text that its box cuts off without a sign. Pictures (cards,
#: shields), whose names are told otherwise, and text for screen readers alone are left out.
UNREADABLE = """(least) => {
  const found = [];
  const pictures = '[aria-hidden=true], svg, noscript';
  const seen = node => node.checkVisibility({ visibilityProperty: true }) && !node.closest(pictures);
  for (const node of document.querySelectorAll('body *')) {
    const own = [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim());
    const box = node.getBoundingClientRect();
    if (!own || !seen(node) || box.width < 3 || box.height < 3) continue;
    for (let up = node; up; up = up.parentElement) if (up.getBoundingClientRect().width <= 1) box.width = 0;
    if (!box.width) continue;
    const style = getComputedStyle(node);
    const name = `${node.className}: ${node.textContent.trim().slice(0, 40)}`;
    if (parseFloat(style.fontSize) < least) found.push(`${style.fontSize} ${name}`);
    const cut = ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis';
    if (cut && node.scrollWidth > node.clientWidth + 1) found.push(`cut off ${name}`);
  }
  return found;
}"""

#: What can be tapped but is smaller than a fingertip's 24 pixels; links inside a sentence are as high as its line.
TOO_SMALL_TO_TAP = """() => [...document.querySelectorAll(
  'a[href], button, input, select, summary, [role=button]')].filter(node => {
  const box = node.getBoundingClientRect();
  if (!node.checkVisibility({ visibilityProperty: true }) || box.width <= 1) return false;
  if (getComputedStyle(node).display === 'inline' && node.closest('p, li, td, dd')) return false;
  return Math.round(box.width) < 24 || Math.round(box.height) < 24;
}).map(node => {
  const box = node.getBoundingClientRect();
  return `${node.className || node.tagName} ${box.width} x ${box.height}: ${node.textContent.trim().slice(0, 40)}`;
})"""

#: What axe-core finds, without what it calls minor. Contrast takes it most of its time.
BARRIERS = """async (contrast) => {
  const options = { resultTypes: ['violations'] };
  if (contrast === 'only') options.runOnly = { type: 'rule', values: ['color-contrast'] };
  if (contrast === 'not') options.rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(document, options);
  return violations.filter(one => one.impact !== 'minor').flatMap(one =>
    one.nodes.map(node => `${one.impact} ${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}"""


def unfit(page: Page, width: int = 360) -> list[str]:
    """What makes the page scroll sideways or sticks out of it."""
    whole = page.evaluate("document.documentElement.scrollWidth")
    return [f"{whole} pixels wide"] * (whole > width) + [f"sticks out: {name}" for name in page.evaluate(STICKS_OUT)]


def unhandy(page: Page) -> list[str]:
    """What is wrong on a phone: it doesn't fit, it is too small to read or cut off, or too small for a finger."""
    small = [f"too small to tap: {name}" for name in page.evaluate(TOO_SMALL_TO_TAP)]
    return [*unfit(page), *page.evaluate(UNREADABLE, 11), *small]


def barriers(page: Page, contrast: Literal["too", "only", "not"] = "too") -> list[str]:
    """What axe-core finds on the page; its script lies in a package, not on the network."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(BARRIERS, contrast)
    return found


def set_scheme(page: Page, dark: bool) -> None:
    """Switch the system between light and dark, and wait until the page has followed."""
    page.emulate_media(color_scheme="dark" if dark else "light")
    page.wait_for_function("dark => document.body.dataset.jpThemeLight === String(!dark)", arg=dark)
