// Cards and the places where they lie: fans, rows and piles.

import { h, setAttr, setAttrs, setText, setShown, setDrawing, keyed, updating, toneOf } from "./dom.js";
import { say } from "./words.js";
import { canBePulled, takesCards } from "./drag.js";
import { makeField } from "./forms.js";
import { makeButton, ruleChip } from "./prose.js";

const BACK = "card-back";
// How much of a card stays free in an overlap: enough for a finger, or for its corner to be read.
const LEAST_TO_HIT = 25;
const LEAST_TO_SEE = 15;
const LEAST_TO_TAP = 44; // where cards are picked up one by one, by finger

/** One card. A button if something can be done with it (or asked about it), else a picture with a name. */
export function makeCard(view, zoneId, clickable) {
  const corner = () => {
    const value = h("span", { class: "hl-value" });
    const suit = h("span", { class: "hl-suit" });
    const letter = h("span", { class: "hl-letter" });
    return { node: h("span", { class: "hl-corner" }, value, suit, letter), value, suit, letter };
  };
  const first = corner();
  const second = corner();
  second.node.classList.add("hl-corner-far");
  const centre = h("span", { class: "hl-centre" });
  const badge = h("span", { class: "hl-badge" });
  const count = h("span", { class: "hl-count" });
  const mark = h("span", { class: "hl-mark" });
  const inner = h("span", { class: "hl-face", "aria-hidden": "true" }, first.node, centre, second.node, count, badge, mark);
  const node = clickable
    ? h("button", { type: "button", class: "hl-card" }, inner)
    : h("span", { class: "hl-card", role: "img" }, inner);
  node.dataset.lmSuppressShortcuts = "true";
  node.tabIndex = -1;
  return updating(node, (card, index, pile) => {
    const up = card.face !== "down";
    setAttrs(node, {
      "data-tone": up || card.tone ? toneOf(card.tone) : "back",
      "data-state": card.state,
      "data-face": card.face,
      "data-key": card.key || null,
      "data-fid": `card:${zoneId}:${card.key || `#${index}`}`,
      "aria-label": [card.name, card.badge, card.state === "selected" ? say(view.words, "selected") : ""].filter(Boolean).join(", "),
      "aria-pressed": clickable && card.state === "selected" ? "true" : null,
      "aria-description": clickable && card.state === "illegal" ? say(view.words, "illegal-mark") : null,
      "data-wide": String(card.value).length > 1,
      title: card.badge ? `${card.name} (${card.badge})` : card.name,
    });
    for (const part of [first, second]) {
      setText(part.value, up ? card.value : "");
      setDrawing(part.suit, view.art, up ? card.symbol : "");
      setText(part.letter, up ? card.letter : "");
    }
    setDrawing(centre, view.art, up ? card.symbol : card.symbol || BACK);
    setText(badge, card.badge);
    setShown(badge, card.badge);
    setText(count, pile === undefined || pile === null ? "" : pile);
    setShown(count, pile !== undefined && pile !== null);
    if (clickable) node.onclick = () => view.send(card.intent, node);
    canBePulled(node, card.intent);
  });
}

/** A place in a row or fan: the cell around a card, which the fan shifts and the glide moves. */
function makeCell(view, zoneId) {
  const cell = h("div", { class: "hl-cell", role: "gridcell" });
  let card = null;
  return updating(cell, (item, index) => {
    const clickable = Boolean(item.intent);
    if (!card || (card.tagName === "BUTTON") !== clickable) {
      const focused = card && card.contains(document.activeElement);
      const next = makeCard(view, zoneId, clickable);
      if (card) next.tabIndex = card.tabIndex;
      cell.replaceChildren(next);
      card = next;
      if (focused) card.focus({ preventScroll: true });
    }
    card.hlUpdate(item, index);
    cell.style.setProperty("--i", index);
    setAttr(cell, "data-state", item.state);
  });
}

/** A place on the table with its title, cards, note and rule. */
export function makeZone(view, zone) {
  const mark = h("span", { class: "hl-zone-seat" });
  const title = h("span", { class: "hl-zone-name" });
  const count = h("span", { class: "hl-zone-count" });
  const rule = h("span", { class: "hl-zone-rule" });
  const head = h("div", { class: "hl-zone-head" }, mark, title, count, rule);
  const row = h("div", { class: "hl-cells", role: "row" });
  const grid = h("div", { class: "hl-grid", role: "grid" }, row);
  const empty = h("p", { class: "hl-empty" });
  const note = h("p", { class: "hl-note" });
  const doings = h("div", { class: "hl-zone-doings", role: "group" });
  const node = h("section", { class: "hl-zone" }, head, grid, empty, note, doings);
  let pile = null;
  let entry = null;
  let drop = null;
  // Where cards can be put down, the whole place takes them; who uses no pointer has a button for each place.
  node.addEventListener("click", (event) => {
    if (drop && !event.target.closest("button, input, label")) view.send(drop, node);
  });
  return updating(node, (block) => {
    const isPile = block.shape === "pile";
    drop = isPile ? null : block.intent;
    setAttr(node, "data-drop", drop ? "true" : null);
    takesCards(node, isPile ? null : block.takes);
    keyed(doings, block.buttons || [], (button) => button.id, () => makeButton(view, block.id));
    setAttr(doings, "aria-label", block.title);
    setShown(doings, (block.buttons || []).length);
    if (Boolean(block.entry) !== Boolean(entry)) {
      entry?.remove();
      entry = block.entry ? makeField(view, block.id, true) : null;
      if (entry) node.append(entry);
    }
    entry?.hlUpdate(block.entry);
    setAttrs(node, {
      "data-shape": block.shape,
      "data-zone": block.id,
      "data-active": block.active ? "true" : null,
      "data-seat": block.seat,
      "data-state": block.state,
      "aria-label": block.title,
    });
    setText(title, block.title);
    view.setSeat(mark, block.seat);
    const shownCount = !isPile && block.count !== null && block.count !== undefined ? block.count
      : !isPile && block.places ? `${block.cards.length}/${block.places}` : "";
    setText(count, shownCount);
    setShown(count, shownCount !== "");
    ruleChip(view, rule, block.rule, null);
    setText(note, block.note);
    setShown(note, block.note);
    setShown(grid, !isPile);
    if (isPile) {
      keyed(row, [], () => "", () => {}); // what lay here open is not left behind in the page
      pile = drawPile(view, node, pile, block);
      setShown(empty, false);
      return;
    }
    if (pile) {
      pile.remove();
      pile = null;
    }
    const held = block.cards.length > 0; // free places alone are no grid
    setAttrs(grid, { role: held ? "grid" : null, "aria-label": held ? block.title : null });
    setAttr(row, "role", held ? "row" : null);
    const cards = block.cards.map((card, index) => [card, index]);
    keyed(row, cards, ([card, index]) => (card.key ? card.key : `#${index}`), () => {
      const cell = makeCell(view, block.id);
      const update = cell.hlUpdate;
      cell.hlUpdate = ([card, index]) => update(card, index);
      return cell;
    });
    freePlaces(view, row, block);
    row.style.setProperty("--n", Math.max(block.cards.length, 1));
    row.hlCards = block.cards.length;
    setText(empty, block.empty);
    setShown(empty, block.empty && !block.cards.length);
    setShown(grid, block.cards.length > 0 || Boolean(block.places));
  });
}

/** Outlines for the places that are still free. They are decoration: the count beside the title says it in words. */
function freePlaces(view, row, block) {
  const free = Math.max(0, (block.places || 0) - block.cards.length);
  const old = row.hlFree || [];
  while (old.length > free) old.pop().remove();
  if (free && row.hlLaid) {
    row.hlLaid = ""; // laid out as a fan while it was full: places beside the cards need no overlap
    for (const name of ["--step", "--each", "width", "padding-inline-end", "margin-inline-end"]) row.style.removeProperty(name);
  }
  while (old.length < free) {
    const place = h("span", { class: "hl-place", "aria-hidden": "true" });
    old.push(place);
  }
  for (const place of old) {
    setAttr(place, "title", say(view.words, "free-place"));
    if (place.parentNode !== row || place.nextSibling?.classList.contains("hl-cell")) row.append(place);
  }
  row.hlFree = old;
}

/** A pile: one card (its top, or a back) on a stack as thick as its count, with the number. */
function drawPile(view, node, pile, block) {
  const count = block.count ?? block.cards.length;
  const top = block.cards.length ? block.cards[block.cards.length - 1] : null;
  const intent = block.intent || (top && top.intent) || null;
  const clickable = Boolean(intent);
  let stack = pile;
  if (!stack || (stack.hlCard.tagName === "BUTTON") !== clickable) {
    const focused = stack && stack.contains(document.activeElement);
    const card = makeCard(view, block.id, clickable);
    card.tabIndex = 0;
    const next = h("div", { class: "hl-pile" }, card);
    next.hlCard = card;
    if (stack) stack.replaceWith(next);
    else node.insertBefore(next, node.querySelector(":scope > .hl-note"));
    stack = next;
    if (focused) card.focus({ preventScroll: true });
  }
  const words = block.count === null || block.count === undefined ? "" : say(view.words, "cards-count", { count });
  const face = top || { name: "", face: "down", tone: "", symbol: "", letter: "", value: "", badge: "" };
  stack.hlCard.hlUpdate({
    ...face,
    key: top ? top.key : "",
    name: [block.title, words, top ? top.name : ""].filter(Boolean).join(", "),
    state: top && top.state !== "plain" ? top.state : block.state,
    intent,
  }, 0, count);
  setAttrs(stack, { "data-thick": Math.min(4, Math.ceil(count / 8)), "data-empty": count === 0 ? "true" : null });
  return stack;
}

/** Lay out a fan so that all cards fit: overlap as far as a finger or an eye allows, then start a second row. */
export function layFan(row) {
  const style = getComputedStyle(row);
  const card = parseFloat(style.getPropertyValue("--card-w")) || 64;
  const width = row.parentElement.clientWidth - 2 * (parseFloat(style.getPropertyValue("--fan-pad")) || 0);
  const count = row.hlCards || 0;
  if (!count || width <= 0) return;
  const tapped = row.closest("[data-takes]") && matchMedia("(pointer: coarse)").matches;
  const least = tapped ? LEAST_TO_TAP : row.querySelector("button") ? LEAST_TO_HIT : LEAST_TO_SEE;
  const most = row.closest('[data-shape="fan"]') ? card * 0.86 : card + 6;
  const inOneRow = Math.max(1, Math.floor((width - card) / least) + 1);
  const rows = Math.ceil(count / inOneRow);
  const each = Math.ceil(count / rows);
  const step = each > 1 ? Math.min(most, Math.floor(((width - card) / (each - 1)) * 10) / 10) : card;
  const signature = `${step}|${each}|${rows}|${count}`;
  if (row.hlLaid === signature) return;
  row.hlLaid = signature;
  row.style.setProperty("--step", `${step}px`);
  row.style.setProperty("--each", each);
  setAttr(row, "data-rows", rows > 1 ? "many" : "one");
  const over = Math.max(0, card - step);
  row.style.paddingInlineEnd = `${over}px`;
  row.style.width = `${each * step + over + 0.5}px`;
  row.style.marginInlineEnd = `${Math.min(0, card - step)}px`; // the last card needs no gap after it
}
