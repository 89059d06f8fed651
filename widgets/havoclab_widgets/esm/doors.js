// The big doors of a start page, and what the browser keeps behind them.

import { h, setAttr, setText, setShown, setDrawing, keyed, updating, safeHref } from "./dom.js";

const STORE = "havoclab:";
const LONGEST_ADDRESS = 6000;

/** What the browser keeps under a name, or "" (nothing kept, or storage is switched off). */
export function stored(name) {
  try {
    return localStorage.getItem(STORE + name) || "";
  } catch {
    return "";
  }
}

/** Keep a text under a name; a browser without storage just keeps nothing. */
export function store(name, text) {
  try {
    if (text) localStorage.setItem(STORE + name, text);
  } catch {
    // Private windows and full stores refuse: the address bar still holds the moment.
  }
}

/**
 * Put the moment into the address bar as `?s=`, and the parameters that the scene wants beside it, keeping every other
 * one; too long a moment is left out.
 */
export function putInAddress(token, parameters) {
  const url = new URL(location.href);
  if (token && token.length <= LONGEST_ADDRESS) url.searchParams.set("s", token);
  else url.searchParams.delete("s");
  for (const [name, value] of Object.entries(parameters)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}

export function makeLinks(view, block) {
  const title = h(view.headings[1], { class: "hl-links-title" });
  const list = h("div", { class: "hl-doors" });
  const node = h("section", { class: "hl-links" }, title, list);
  return updating(node, (now) => {
    setText(title, now.title);
    setShown(title, now.title);
    const cards = now.cards.filter((card) => !card.stored || stored(card.stored));
    keyed(list, cards, (card, index) => `${index}:${card.title}`, () => makeDoor(view, block.id));
    setShown(node, cards.length);
  });
}

function makeDoor(view, group) {
  const symbol = h("span", { class: "hl-door-symbol" });
  const title = h("span", { class: "hl-door-title" });
  const text = h("span", { class: "hl-door-text" });
  const note = h("span", { class: "hl-door-note" });
  const parts = [symbol, h("span", { class: "hl-door-words" }, title, text, note)];
  const holder = h("div", { class: "hl-door-slot" });
  let node = null;
  return updating(holder, (card, index) => {
    const href = safeHref(card.href);
    const wanted = card.intent ? "BUTTON" : href ? "A" : "DIV";
    if (!node || node.tagName !== wanted) {
      node = h(wanted.toLowerCase(), wanted === "BUTTON" ? { type: "button", class: "hl-door" } : { class: "hl-door" }, ...parts);
      holder.replaceChildren(node);
    }
    setDrawing(symbol, view.art, card.symbol);
    setText(title, card.title);
    setText(text, card.text);
    setText(note, card.note);
    setShown(note, card.note);
    setAttr(node, "data-fid", `door:${group}:${index}`);
    setAttr(node, "aria-current", card.current ? "true" : null);
    if (wanted === "A") setAttr(node, "href", card.stored ? withToken(href, stored(card.stored)) : href);
    if (wanted === "BUTTON") {
      node.onclick = () => {
        const token = card.stored ? stored(card.stored) : "";
        view.send(token ? { ...card.intent, token } : card.intent, node);
      };
    }
  });
}

/** A door that leads to another page takes the kept moment along in the address. */
function withToken(href, token) {
  if (!token || token.length > LONGEST_ADDRESS) return href;
  const url = new URL(href, document.baseURI);
  url.searchParams.set("s", token);
  return url.href;
}
