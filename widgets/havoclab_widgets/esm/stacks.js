// Numbered piles side by side: of each the top card, whose cards lie on it, and what is said of it.

import { h, setAttr, setAttrs, setText, setShown, setDrawing, keyed, updating } from "./dom.js";
import { makeCard } from "./cards.js";
import { makeSmallCards } from "./book.js";
import { ruleChip } from "./prose.js";

const NO_CARD = { key: "", face: "up", tone: "", symbol: "", letter: "", value: "", badge: "" };

/** The keys of all cards on top of piles. */
export const stackedKeys = (scene) =>
  scene.blocks.flatMap((block) => (block.stacks || []).map((stack) => (stack.card ? stack.card.key : "")));

/** A place with numbered piles. It is a place like any other: one stop for Tab, arrows go from pile to pile. */
export function makeStacks(view, first) {
  const title = h("span", { class: "hl-zone-name" });
  const rule = h("span", { class: "hl-zone-rule" });
  const row = h("div", { class: "hl-stack-row", role: "row" });
  const grid = h("div", { class: "hl-stack-grid", role: "grid" }, row);
  const note = h("p", { class: "hl-note" });
  const node = h("section", { class: "hl-zone hl-stacks" }, h("div", { class: "hl-zone-head" }, title, rule), grid, note);
  return updating(node, (block) => {
    setAttrs(node, { "data-zone": block.id, "aria-label": block.title });
    setAttr(grid, "aria-label", block.title);
    setText(title, block.title);
    ruleChip(view, rule, block.rule, null);
    setText(note, block.note);
    setShown(note, block.note);
    row.style.setProperty("--columns", Math.ceil(block.stacks.length / 2));
    keyed(row, block.stacks, (stack) => stack.id, () => makeStack(view, first.id));
  });
}

function makeStack(view, zoneId) {
  const number = h("span", { class: "hl-stack-no" });
  const key = h("kbd", { class: "hl-kbd" });
  const mark = h("span", { class: "hl-stack-mark" });
  const badges = h("span", { class: "hl-stack-badges", "aria-hidden": "true" });
  const heat = h("span", { class: "hl-stack-heat" });
  const note = h("span", { class: "hl-stack-note" });
  const below = makeSmallCards(view);
  const head = h("span", { class: "hl-stack-head" }, number, mark, key);
  const place = h("span", { class: "hl-stack-place" }, badges);
  const cell = h("div", { class: "hl-cell hl-stack", role: "gridcell" }, head, place, heat, note, below);
  let card = null;
  let intent = null;
  // The whole pile takes the click, its number and its notes too.
  cell.addEventListener("click", (event) => {
    if (intent && !event.target.closest("button")) view.send(intent, card);
  });
  return updating(cell, (stack, index) => {
    intent = stack.intent;
    if (!card || (card.tagName === "BUTTON") !== Boolean(intent)) {
      const focused = card && card.contains(document.activeElement);
      const next = makeCard(view, zoneId, Boolean(intent));
      if (card) card.replaceWith(next);
      else place.prepend(next);
      card = next;
      if (focused) card.focus({ preventScroll: true });
    }
    const top = stack.card || NO_CARD;
    const laid = stack.badges.map((badge) => badge.name).filter((name) => name !== top.name);
    const said = [stack.name, top.name, ...laid, stack.mark, stack.heat_text, stack.note].filter(Boolean).join(", ");
    card.hlUpdate({ ...top, name: said, state: stack.state, intent }, index);
    setAttrs(card, {
      "data-fid": `stack:${zoneId}:${stack.id}`, // the focus stays on the pile, whatever comes to lie on it
      "data-shortcut": intent && stack.key ? stack.key : null,
      "data-says": intent && stack.key ? stack.name : null,
      "aria-keyshortcuts": intent && stack.key ? stack.key : null,
    });
    setAttrs(cell, {
      "data-state": stack.state,
      "data-empty": stack.card ? null : "true",
      "data-marked": stack.mark ? "true" : null,
      "data-clickable": intent ? "true" : null,
    });
    setText(number, stack.number);
    setText(key, stack.key);
    setShown(key, intent && stack.key && stack.key !== stack.number);
    setText(mark, stack.mark);
    setShown(mark, stack.mark);
    keyed(badges, stack.badges, (badge, nth) => `${badge.seat}:${badge.symbol}:${nth}`, () => makeBadge(view));
    setShown(badges, stack.badges.length);
    const warm = stack.heat !== null && stack.heat !== undefined;
    setAttr(cell, "data-heat", warm ? "true" : null);
    cell.style.setProperty("--heat", warm ? stack.heat : 0);
    setText(heat, stack.heat_text);
    setShown(heat, stack.heat_text);
    setText(note, stack.note);
    setShown(note, stack.note);
    below.hlUpdate(stack.below);
  });
}

/** Whose card it is, by shield, and what sort, by its sign. */
function makeBadge(view) {
  const seat = h("span", { class: "hl-stack-seat" });
  const symbol = h("span", { class: "hl-icon" });
  const node = h("span", { class: "hl-stack-badge" }, seat, symbol);
  return updating(node, (badge) => {
    view.setSeat(seat, badge.seat);
    setDrawing(symbol, view.art, badge.symbol);
    setAttrs(node, { title: badge.name, "data-symbol": badge.symbol });
  });
}
