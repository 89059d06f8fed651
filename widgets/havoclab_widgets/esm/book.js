// What is read: passages of a book with links and explained terms, its contents, and small cards between words.

import { h, setAttr, setAttrs, setText, setShown, setDrawing, keyed, updating, safeHref, toneOf } from "./dom.js";
import { headingTag, makeButton } from "./prose.js";

const LEAVE_MS = 220;
const EDGE = 8;
let tipCounter = 0;

/** A card no taller than the words around it: value, suit by shape and letter. */
export function makeSmallCard(view) {
  const value = h("span", { class: "hl-mini-value" });
  const suit = h("span", { class: "hl-mini-suit" });
  const letter = h("span", { class: "hl-mini-letter" });
  const face = h("span", { class: "hl-mini-face", "aria-hidden": "true" }, value, suit, letter);
  const node = h("span", { class: "hl-mini", role: "img" }, face);
  return updating(node, (card) => {
    const up = card.face !== "down";
    setAttrs(node, { "data-tone": up ? toneOf(card.tone) : "back", "data-state": card.state, "aria-label": card.name, title: card.name });
    setText(value, up ? card.value : "");
    setDrawing(suit, view.art, up ? card.symbol : "card-back");
    setText(letter, up ? card.letter : "");
  });
}

/** Small cards in a row. */
export function makeSmallCards(view) {
  const node = h("span", { class: "hl-minis" });
  return updating(node, (cards) => {
    setShown(node, cards.length);
    keyed(node, cards, (card, index) => card.key || `#${index}`, () => makeSmallCard(view));
  });
}

/** Make a link or a button send its intent; a click that asks for a new tab follows the address instead. */
function sends(view, node, intent) {
  if (!intent) return;
  node.onclick = (event) => {
    if (node.tagName === "A" && (event.ctrlKey || event.metaKey || event.shiftKey || event.button)) return;
    event.preventDefault();
    view.send(intent, node);
  };
}

/** What a term means, in a small box: on hover, on focus and on a touch; Escape closes it. */
function makeTip(view, term) {
  const symbol = h("span", { class: "hl-tip-symbol" });
  const cards = makeSmallCards(view);
  const node = h("span", { class: "hl-tip", role: "tooltip", id: `hl-tip-${(tipCounter += 1)}`, hidden: true },
    symbol, h("strong", { class: "hl-tip-title" }, term.title), " ", h("span", { class: "hl-tip-text" }, term.text), cards);
  setDrawing(symbol, view.art, term.symbol);
  cards.hlUpdate(term.cards);
  return node;
}

function explain(view, word, tip, home) {
  let timer = 0;
  const show = () => {
    clearTimeout(timer);
    if (!tip.hidden) return;
    for (const other of view.root.querySelectorAll(".hl-tip:not([hidden])")) other.hidden = true;
    tip.hidden = false;
    place(view, word, tip, home);
  };
  const hide = () => {
    clearTimeout(timer);
    tip.hidden = true;
  };
  const leave = () => {
    clearTimeout(timer);
    timer = setTimeout(() => word !== document.activeElement && hide(), LEAVE_MS);
  };
  for (const node of [word, tip]) {
    node.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && show());
    node.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && leave());
  }
  word.addEventListener("focus", show);
  word.addEventListener("blur", hide);
  word.addEventListener("click", show);
  word.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !tip.hidden) {
      event.stopPropagation();
      hide();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      show();
    }
  });
}

/** Put the box under its word, or over it where there is no room, and never past the edges of the page. */
function place(view, word, tip, home) {
  const [line] = word.getClientRects();
  const around = home.getBoundingClientRect();
  const page = view.root.getBoundingClientRect();
  const left = Math.max(page.left + EDGE, Math.min(line.left, page.right - tip.offsetWidth - EDGE));
  const below = line.bottom + tip.offsetHeight + EDGE < innerHeight || line.top < tip.offsetHeight + EDGE;
  tip.style.left = `${left - around.left}px`;
  tip.style.top = `${(below ? line.bottom + 6 : line.top - tip.offsetHeight - 6) - around.top}px`;
}

/** The terms of all passages of a scene: each is sent with the first passage that names it. */
function termsOf(view) {
  const passages = view.scene.blocks.filter((block) => block.type === "passage");
  return new Map(passages.flatMap((block) => block.terms.map((term) => [term.id, term])));
}

function makeSpans(view, spans, fid, tips, home) {
  return spans.map((span, index) => {
    const href = safeHref(span.href);
    const term = span.term && tips.terms.get(span.term);
    let node;
    if (term) {
      node = h("span", { class: "hl-term", role: "button", tabindex: "0" }, span.text);
      const tip = makeTip(view, term);
      setAttr(node, "aria-describedby", tip.id);
      tips.made.push(tip);
      explain(view, node, tip, home);
    } else if (href || span.intent) {
      node = href ? h("a", { class: "hl-ref", href }, span.text) : h("button", { type: "button", class: "hl-ref" }, span.text);
      sends(view, node, span.intent);
    } else {
      return span.strong ? h("strong", {}, span.text) : span.text;
    }
    setAttr(node, "data-fid", `${fid}:${index}`);
    return node;
  });
}

/** A part of a book. It is made anew only where its words change; a new focus brings it into view. */
export function makePassage(view) {
  const node = h("article", { class: "hl-passage" });
  let signature = "";
  let focus = false;
  return updating(node, (block) => {
    const now = JSON.stringify({ ...block, focus: false });
    if (signature !== now) {
      signature = now;
      node.replaceChildren(...passageParts(view, block, node));
    }
    setAttrs(node, { "data-standing": block.standing || null, "data-level": block.level, "data-dense": block.dense ? "true" : null, "data-focus": block.focus ? "true" : null });
    if (block.focus && !focus) view.afterLayout(() => bring(view, node));
    focus = block.focus;
  });
}

function bring(view, node) {
  const heading = node.querySelector(".hl-passage-heading");
  if (heading && view.drawn > 1) heading.focus({ preventScroll: true });
  const scroll = () => node.scrollIntoView({ block: "start", behavior: "instant" });
  if (node.offsetParent) {
    scroll();
    return;
  }
  // The page is not shown before all its cells have run.
  const shown = new ResizeObserver(() => {
    if (!node.offsetParent) return;
    shown.disconnect();
    scroll();
  });
  shown.observe(node);
}

function passageParts(view, block, home) {
  const tips = { terms: termsOf(view), made: [] };
  const number = block.number ? [h("span", { class: "hl-passage-number" }, block.number), " "] : [];
  const heading = block.heading ? h(headingTag(view, block.level), { class: "hl-passage-heading", id: block.id, tabindex: "-1" }, ...number, block.heading) : null;
  const standing = block.standing_text && block.standing !== "rule" ? h("span", { class: "hl-standing" }, block.standing_text) : null;
  const buttons = h("span", { class: "hl-passage-buttons" });
  keyed(buttons, block.buttons, (button) => button.id, () => makeButton(view, `passage:${block.id}`));
  const head = h("div", { class: "hl-passage-head" }, heading, standing, block.buttons.length ? buttons : null);
  const symbol = h("span", { class: "hl-passage-symbol" });
  setDrawing(symbol, view.art, block.symbol);
  const cards = makeSmallCards(view);
  cards.hlUpdate(block.cards);
  const paragraphs = block.paragraphs.map((spans, at) => h("p", {}, ...makeSpans(view, spans, `span:${block.id}:${at}`, tips, home)));
  const notes = block.notes.map((spans, at) => h("li", {}, ...makeSpans(view, spans, `note:${block.id}:${at}`, tips, home)));
  const text = h("div", { class: "hl-passage-text" }, ...paragraphs);
  const more = block.more.map((spans, at) => h("p", {}, ...makeSpans(view, spans, `more:${block.id}:${at}`, tips, home)));
  const fold = h("details", { class: "hl-passage-more" }, h("summary", { "data-fid": `fold:${block.id}` }, block.more_title), ...more);
  return [
    head.firstChild ? head : null, block.symbol ? symbol : null, paragraphs.length ? text : null,
    block.cards.length ? cards : null, notes.length ? h("ul", { class: "hl-passage-notes" }, ...notes) : null, more.length ? fold : null, ...tips.made,
  ].filter(Boolean);
}

/** The contents of a book: folded away where there is no room beside the text. */
export function makeContents(view) {
  const title = h("summary", { class: "hl-contents-title" });
  const list = h("ol", { class: "hl-contents-list" });
  const folder = h("details", { class: "hl-contents-fold" }, title, list);
  const node = h("nav", { class: "hl-contents" }, folder);
  folder.open = matchMedia("(min-width: 900px)").matches;
  let here = "";
  return updating(node, (block) => {
    setText(title, block.title);
    setAttr(node, "aria-label", block.title);
    keyed(list, block.lines, (line, index) => `${index}:${line.number}`, () => makeContentsLine(view));
    const current = block.lines.findIndex((line) => line.current);
    if (here !== "" && here !== current && !matchMedia("(min-width: 900px)").matches) folder.open = false;
    here = current;
  });
}

function makeContentsLine(view) {
  const number = h("span", { class: "hl-contents-number" });
  const text = h("span", { class: "hl-contents-text" });
  const note = h("span", { class: "hl-contents-note" });
  const link = h("a", { class: "hl-contents-link" }, number, text, note);
  const item = h("li", {}, link);
  return updating(item, (line, index) => {
    setText(number, line.number);
    setText(text, line.text);
    setText(note, line.note);
    setShown(note, line.note);
    setAttrs(link, { href: safeHref(line.href) || "#", "aria-current": line.current ? "page" : null, "data-fid": `contents:${index}` });
    sends(view, link, line.intent);
  });
}
