// Charts: bars under one another on one scale, each with its label, its figure in words and how sure it is.

import { h, setAttr, setAttrs, setText, setShown, keyed, updating } from "./dom.js";
import { makeSmallCards } from "./book.js";
import { disclosure, makeField } from "./forms.js";

/** A chart; a folded one is a closed disclosure at first and stays as the reader leaves it. */
export function makeChart(view, block) {
  const { node, title, body } = disclosure(view, "hl-chart", block.folded);
  const fields = h("div", { class: "hl-chart-fields" });
  const list = h("ul", { class: "hl-bars" });
  const note = h("p", { class: "hl-note" });
  body.append(fields, list, note);
  if (block.in_sight) view.afterLayout(() => bringIntoSight(node));
  return updating(node, (now) => {
    title(now.title);
    setAttr(list, "aria-label", now.title || null);
    keyed(fields, now.fields || [], (field) => field.id, () => makeField(view, now.id));
    setShown(fields, (now.fields || []).length);
    const scale = scaleOf(now);
    setAttr(list, "data-zero", scale(0) > 0 && scale(0) < 1 ? "true" : null);
    list.style.setProperty("--zero", scale(0));
    const bars = now.bars.map((bar) => ({ bar, scale }));
    keyed(list, bars, ({ bar }) => bar.label, () => makeBar(view, now.id));
    setShown(list, bars.length);
    setText(note, now.note);
    setShown(note, now.note);
  });
}

/** Scroll as little as shows all of it above what stays at the window's foot; if it is too high, its beginning. */
function bringIntoSight(node) {
  const parts = [...node.closest(".hl-frame").querySelectorAll(".hl-dock, .hl-area-prompt")];
  const staying = parts.filter((part) => getComputedStyle(part).position === "sticky").map((part) => part.offsetHeight);
  const below = Math.max(0, ...staying) + 8;
  node.style.scrollMargin = `8px 0 ${below}px`;
  node.scrollIntoView({ block: node.offsetHeight > innerHeight - below - 8 ? "start" : "nearest", behavior: "instant" });
}

/** Where a value stands between the chart's ends, from 0 to 1; what lies beyond an end stands at it. */
function scaleOf({ least, most }) {
  const span = most > least ? most - least : 1;
  return (value) => Math.min(1, Math.max(0, (value - least) / span));
}

/** One bar. The label and the figure are text; the drawing beside them says the same to the eye alone. */
function makeBar(view, group) {
  const item = h("li", { class: "hl-bar-item" });
  const label = h("span", { class: "hl-bar-label" });
  const cards = makeSmallCards(view);
  const fill = h("span", { class: "hl-bar-fill" });
  const whisker = h("span", { class: "hl-bar-whisker" });
  const track = h("span", { class: "hl-bar-track", "aria-hidden": "true" }, fill, whisker);
  const figure = h("span", { class: "hl-bar-figure" });
  const note = h("span", { class: "hl-bar-note" });
  const parts = [h("span", { class: "hl-bar-name" }, label, cards), " ", track, figure, " ", note];
  let row = null;
  return updating(item, ({ bar, scale }) => {
    const wanted = bar.intent ? "BUTTON" : "DIV";
    if (!row || row.tagName !== wanted) {
      row = h(wanted.toLowerCase(), { class: "hl-bar", type: bar.intent ? "button" : null }, ...parts);
      item.replaceChildren(row);
    }
    if (bar.intent) setAttr(row, "data-fid", `bar:${group}:${bar.label}`);
    row.onclick = bar.intent ? () => view.send(bar.intent, row) : null;
    setAttrs(row, { "data-tone": bar.tone, "data-mark": bar.mark ? "true" : null });
    setAttr(item, "aria-current", bar.mark ? "true" : null);
    setText(label, bar.label);
    cards.hlUpdate(bar.cards || []);
    setText(figure, bar.text);
    setText(note, bar.note);
    setShown(note, bar.note);
    reach(fill, scale(0), scale(bar.value));
    const known = Number.isFinite(bar.low) && Number.isFinite(bar.high);
    setShown(whisker, known);
    if (known) reach(whisker, scale(bar.low), scale(bar.high));
  });
}

/** Let a part of a track reach from one place to another, whichever lies first. */
function reach(node, one, other) {
  node.style.setProperty("--from", Math.min(one, other));
  node.style.setProperty("--over", Math.abs(one - other));
}
