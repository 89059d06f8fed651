// The keyboard: arrows inside a place, letters for buttons, "?" for help, and focus that is never lost.

import { h, setText, setAttrs } from "./dom.js";
import { say } from "./words.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
// Keys with a name that a button may have as its shortcut, and where the browser (or a card) needs them itself.
const NAMED = {
  ArrowLeft: ["←", "input, select, [role=tab]"],
  ArrowRight: ["→", "input, select, [role=tab]"],
  Home: ["Home", "input, select, [role=log], [role=region]"],
  End: ["End", "input, select, [role=log], [role=region]"],
  " ": ["Space", "button, a, input:not([type=range]), select, summary, [role=log], [role=region]"],
};
const TYPED = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable=true]";

const cardsOf = (zone) => [...zone.querySelectorAll(".hl-card")];

/** Exactly one card of every place can be reached by Tab: the one last focused, else the first legal, else the first. */
export function rove(root) {
  for (const zone of root.querySelectorAll(".hl-zone")) {
    const cards = cardsOf(zone);
    const current = cards.find((card) => card.dataset.fid === zone.dataset.roving)
      || cards.find((card) => card.dataset.state === "legal") || cards[0];
    for (const card of cards) {
      const wanted = card === current ? 0 : -1;
      if (card.tabIndex !== wanted) card.tabIndex = wanted;
    }
  }
}

function focusCard(zone, card) {
  zone.dataset.roving = card.dataset.fid;
  for (const other of cardsOf(zone)) other.tabIndex = other === card ? 0 : -1;
  card.focus();
}

/** The card next to `card` in a direction: along the row, or in the row above or below (by where they are drawn). */
function neighbour(root, zone, card, [dx, dy]) {
  const cards = cardsOf(zone);
  if (dx) return cards[cards.indexOf(card) + dx] || null;
  const here = card.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  let best = null;
  for (const other of cards) {
    const rect = other.getBoundingClientRect();
    if ((rect.top - here.top) * dy < here.height * 0.25) continue;
    const distance = Math.abs(rect.left + rect.width / 2 - middle) + Math.abs(rect.top - here.top);
    if (!best || distance < best.distance) best = { other, distance };
  }
  if (best) return best.other;
  const zones = [...root.querySelectorAll(".hl-zone")].filter((candidate) => cardsOf(candidate).length && candidate.offsetParent);
  const next = zones[zones.indexOf(zone) + dy];
  return next ? next.querySelector('.hl-card[tabindex="0"]') : null;
}

/** Listen for keys on the whole widget. Returns the function that stops listening. */
export function listenToKeys(view) {
  const root = view.root;
  const onFocus = (event) => {
    const card = event.target.closest?.(".hl-card");
    const zone = card && card.closest(".hl-zone");
    if (!zone) return;
    zone.dataset.roving = card.dataset.fid;
    for (const other of cardsOf(zone)) other.tabIndex = other === card ? 0 : -1;
  };
  const onKey = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.(TYPED)) {
      event.stopPropagation();
      return;
    }
    const card = event.target.closest?.(".hl-card");
    const zone = card && card.closest(".hl-zone");
    if (zone && (ARROWS[event.key] || event.key === "Home" || event.key === "End")) {
      const cards = cardsOf(zone);
      const next = event.key === "Home" ? cards[0] : event.key === "End" ? cards[cards.length - 1] : neighbour(root, zone, card, ARROWS[event.key]);
      event.preventDefault();
      event.stopPropagation();
      if (next) focusCard(next.closest(".hl-zone"), next);
      return;
    }
    if (shortcut(view, event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Where this widget is alone on a plain page, its letters also work before anything in it has the focus.
  const onPageKey = (event) => {
    const alone = document.activeElement === document.body && document.querySelectorAll(".hl-root").length === 1;
    if (alone && view.pageKeys && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && shortcut(view, event)) event.preventDefault();
  };
  root.addEventListener("focusin", onFocus);
  root.addEventListener("keydown", onKey);
  document.addEventListener("keydown", onPageKey);
  return () => {
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("keydown", onKey);
    document.removeEventListener("keydown", onPageKey);
  };
}

function shortcut(view, event) {
  if (view.help.open) return false;
  if (event.key === "?") {
    view.help.hlShow();
    return true;
  }
  const named = NAMED[event.key];
  if (named ? event.target.matches?.(named[1]) : event.key.length !== 1) return false;
  const wanted = event.key.toLowerCase();
  const target = [...view.root.querySelectorAll("[data-shortcut]")].find((node) => node.dataset.shortcut.toLowerCase() === wanted && node.offsetParent);
  if (!target) return false;
  // A key with a name is pressed again and again: the focus stays where it is, else Space would press what it went to.
  if (!named) target.focus({ preventScroll: true });
  target.click();
  return true;
}

/** A shortcut as it is shown: the letter, or what stands on the key. */
export const keyName = (key) => (NAMED[key] ? NAMED[key][0] : key);

/** The small overview of keys. */
export function makeHelp(view) {
  const title = h("h2");
  const list = h("dl", { class: "hl-keys" });
  const more = h("h3");
  const shortcuts = h("dl", { class: "hl-keys" });
  const close = h("button", { type: "button", class: "hl-btn" });
  const node = h("dialog", { class: "hl-help-dialog" }, title, list, more, shortcuts, close);
  close.onclick = () => node.close();
  node.addEventListener("click", (event) => event.target === node && node.close());
  node.hlShow = () => {
    setText(title, say(view.words, "keys-help"));
    setAttrs(node, { "aria-label": title.textContent });
    setText(close, say(view.words, "close"));
    const moves = [["Tab", "keys-tab"], ["← → ↑ ↓", "keys-arrows"], ["Home End", "keys-ends"], ["Enter", "keys-activate"]];
    const letters = [...view.root.querySelectorAll("[data-shortcut]")].filter((target) => target.offsetParent);
    const row = (key, text) => [h("dt", {}, h("kbd", { class: "hl-kbd" }, key)), h("dd", {}, text)];
    list.replaceChildren(...moves.flatMap(([key, word]) => row(key, say(view.words, word))));
    setText(more, say(view.words, "keys-shortcuts"));
    more.hidden = !letters.length;
    shortcuts.replaceChildren(...letters.flatMap((target) => row(keyName(target.dataset.shortcut), target.dataset.says || target.querySelector(".hl-btn-label").textContent)));
    node.showModal();
  };
  return node;
}

/** What has the focus before a new scene is drawn, well enough to find it again. */
export function rememberFocus(root) {
  const active = root.getRootNode().activeElement;
  if (!active || !root.contains(active)) return null;
  const zone = active.closest(".hl-zone");
  const card = active.closest(".hl-card");
  const group = active.closest(".hl-buttons-row, .hl-choices-list, .hl-doors, .hl-segments, .hl-tabs");
  const within = group ? [...group.querySelectorAll("button, a, input")].indexOf(active) : -1;
  return {
    active,
    fid: active.dataset.fid || "",
    zone: zone && card ? zone.dataset.zone : "",
    index: zone && card ? cardsOf(zone).indexOf(card) : -1,
    group,
    within,
  };
}

/** After the new scene: the same thing if it is still there, else its neighbour, else the first legal thing to do. */
export function restoreFocus(root, was) {
  if (!was) return;
  const now = root.getRootNode().activeElement;
  if (now && now !== document.body && root.contains(now) && now.offsetParent && !now.disabled) return;
  const find = (selector) => [...root.querySelectorAll(selector)].find((node) => node.offsetParent && !node.disabled);
  let target = was.fid ? find(`[data-fid="${CSS.escape(was.fid)}"]`) : null;
  if (!target && was.zone) {
    const zone = root.querySelector(`.hl-zone[data-zone="${CSS.escape(was.zone)}"]`);
    const cards = zone ? cardsOf(zone) : [];
    target = cards[Math.min(was.index, cards.length - 1)];
  }
  if (!target && was.group && was.group.isConnected) {
    const rest = [...was.group.querySelectorAll("button:not(:disabled), a, input")].filter((node) => node.offsetParent);
    target = rest[Math.min(was.within, rest.length - 1)];
  }
  target ||= find('.hl-area-prompt [data-state="legal"], .hl-cover .hl-btn') || find('.hl-card[data-state="legal"]')
    || find(".hl-choice, .hl-door") || find(".hl-area-prompt") || root;
  // While others act there is nothing to do: the prompt waits with the focus, and letters and Tab go on from there.
  if (target.tabIndex < 0 && !target.matches("button, a, input")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
