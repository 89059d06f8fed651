// What stands on a table besides cards: the timeline, the two-sided marker and the players' seats.

import { h, setAttr, setAttrs, setText, setShown, setDrawing, keyed, updating, toneOf } from "./dom.js";
import { say } from "./words.js";
import { flip } from "./motion.js";

/** A number with its label; a standing other than printed is marked by an underline, a sign and a title. */
export function makeFigure(art) {
  const label = h("span", { class: "hl-fig-label" });
  const symbol = h("span", { class: "hl-icon", hidden: true });
  const value = h("span", { class: "hl-fig-value" });
  const node = h("span", { class: "hl-fig" }, symbol, label, " ", value);
  return updating(node, (figure) => {
    setText(label, figure.label);
    label.classList.toggle("hl-sr", Boolean(figure.symbol));
    setDrawing(symbol, art, figure.symbol || "");
    setText(value, figure.value);
    setAttrs(node, { title: figure.title || null, "data-standing": figure.standing || null });
  });
}

export const figureKey = (figure, index) => `${index}:${figure.label}`;

/** The timeline. The tile to look at is scrolled into view by itself, without moving the page. */
export function makeTrack(view) {
  const title = h(view.headings[1], { class: "hl-sr" });
  const list = h("ol", { class: "hl-tiles" });
  const node = h("section", { class: "hl-track" }, title, list);
  return updating(node, (block) => {
    setText(title, block.title);
    setAttr(list, "aria-label", block.title);
    keyed(list, block.tiles, (tile) => tile.id, () => makeTile(view));
    list.style.setProperty("--tiles", block.tiles.length);
  });
}

function makeTile(view) {
  const number = h("span", { class: "hl-tile-no" });
  const title = h("span", { class: "hl-tile-title" });
  const subtitle = h("span", { class: "hl-tile-sub" });
  const figures = h("span", { class: "hl-tile-figs" });
  const won = h("span", { class: "hl-tile-seat" });
  const note = h("span", { class: "hl-tile-note" });
  const state = h("span", { class: "hl-tile-mark", "aria-hidden": "true" });
  const parts = [state, h("span", { class: "hl-tile-head" }, number, title), subtitle, figures, won, note];
  const item = h("li", { class: "hl-tile" });
  let holder = null;
  return updating(item, (tile, index) => {
    const clickable = Boolean(tile.intent);
    if (!holder || (holder.tagName === "BUTTON") !== clickable) {
      holder = clickable ? h("button", { type: "button", class: "hl-tile-in" }) : h("div", { class: "hl-tile-in" });
      holder.append(...parts);
      item.replaceChildren(holder);
    }
    if (clickable) {
      holder.onclick = () => view.send(tile.intent, holder);
      setAttr(holder, "data-fid", `tile:${tile.id}`);
    }
    setText(number, index + 1);
    setText(title, tile.title);
    setText(subtitle, tile.subtitle);
    keyed(figures, tile.figures, figureKey, () => makeFigure(view.art));
    setShown(figures, tile.figures.length);
    setText(note, tile.note);
    setShown(note, tile.note);
    view.setSeat(won, tile.seat);
    setAttrs(item, {
      "data-state": tile.state,
      "data-long": tile.title.length > 10 ? "" : null,
      "aria-current": tile.state === "current" ? "step" : null,
      title: [tile.title, tile.subtitle, ...tile.figures.map((figure) => figure.title), tile.note].filter(Boolean).join(" · "),
    });
  });
}

/**
 * A two-sided square card with the numbers of the side on its four edges; the number that counts stands on top.
 * Another side flips it, another turn rotates it: both are seen, and both are said (`name`).
 */
export function makeMarker(view) {
  const edges = h("span", { class: "hl-edges" });
  const symbol = h("span", { class: "hl-marker-symbol" });
  const text = h("span", { class: "hl-marker-text" });
  const face = h("span", { class: "hl-marker-face", "aria-hidden": "true" }, edges, symbol, text);
  const piece = h("div", { class: "hl-marker-piece", role: "img" }, face);
  const title = h("span", { class: "hl-zone-name" });
  const seat = h("span", { class: "hl-zone-seat" });
  const name = h("p", { class: "hl-note" });
  const node = h("section", { class: "hl-marker" }, h("div", { class: "hl-zone-head" }, seat, title), piece, name);
  let side = null;
  let angle = 0;
  let last = 0;
  return updating(node, (block) => {
    const first = side === null;
    const flipped = !first && side !== block.side;
    // Turn on the shorter way round, never back over the whole circle, so that 3 -> 0 is one quarter.
    const quarters = ((((block.turned - last) % 4) + 5) % 4) - 1;
    angle = first || flipped ? -90 * block.turned : angle - 90 * quarters;
    last = block.turned;
    side = block.side;
    setAttrs(node, { "data-tone": toneOf(block.tone), "data-side": block.side });
    setAttrs(piece, { "aria-label": block.name, "data-side": block.side, "data-turned": block.turned, title: block.name });
    setText(title, block.title);
    view.setSeat(seat, block.seat);
    setDrawing(symbol, view.art, block.symbol);
    setText(text, block.text);
    setText(name, block.name);
    if (flipped) flip(view, piece);
    edges.style.transition = first || flipped || view.calm() ? "none" : "";
    edges.style.transform = `rotate(${angle}deg)`;
    const shown = block.steps.indexOf(block.text);
    const steps = block.steps.slice(0, 4).map((label, index) => ({ label, shown: index === shown, turn: 90 * (index - shown) - angle }));
    keyed(edges, steps, (step, index) => `${index}:${step.label}`, makeEdge);
  });
}

function makeEdge() {
  const node = h("span", { class: "hl-edge" });
  return updating(node, (step) => {
    setText(node, step.label);
    setAttr(node, "data-shown", step.shown ? "true" : null);
    node.style.setProperty("--turn", `${step.turn}deg`);
  });
}

/** The players: who they are, what plays them, their figures, and who is on turn. */
export function makeSeats(view) {
  const title = h(view.headings[1], { class: "hl-sr" });
  const list = h("ul", { class: "hl-seat-list" });
  const node = h("section", { class: "hl-seats" }, title, list);
  return updating(node, (block) => {
    setText(title, block.title);
    setAttr(list, "aria-label", block.title);
    list.style.setProperty("--seats", block.seats.length);
    keyed(list, block.seats, (seat) => seat.id, () => makeSeat(view));
  });
}

function makeSeat(view) {
  const shield = h("span", { class: "hl-seat-shield" });
  const name = h("span", { class: "hl-seat-name" });
  const you = h("span", { class: "hl-you" });
  const icon = h("span", { class: "hl-seat-icon" });
  const kind = h("span");
  const symbols = h("span", { class: "hl-seat-symbols" });
  const figures = h("span", { class: "hl-seat-figs" });
  const status = h("span", { class: "hl-seat-status" });
  const turnText = h("span");
  const turn = h("span", { class: "hl-seat-turn" }, turnText);
  const place = h("span", { class: "hl-seat-place" });
  const node = h("li", { class: "hl-seat" }, h("div", { class: "hl-seat-in" },
    shield,
    h("span", { class: "hl-seat-who" }, name, you, symbols),
    figures,
    h("span", { class: "hl-seat-foot" }, place, turn, status, h("span", { class: "hl-seat-kind" }, icon, kind))));
  return updating(node, (seat) => {
    setAttrs(node, {
      "data-seat": seat.id,
      "data-active": seat.active ? "true" : null,
      "data-place": seat.place,
      "data-you": seat.you ? "true" : null,
      "aria-current": seat.active ? "true" : null,
    });
    view.setSeat(shield, seat.id);
    setText(name, seat.name);
    setAttr(name, "title", seat.name);
    setText(you, seat.you ? say(view.words, "you") : "");
    setShown(you, seat.you);
    setDrawing(icon, view.art, view.kindSymbol(seat));
    setText(kind, seat.kind);
    keyed(symbols, seat.symbols, (symbol, index) => `${index}:${symbol}`, () => {
      const slot = h("span", { class: "hl-icon" });
      return updating(slot, (symbol) => setDrawing(slot, view.art, symbol));
    });
    keyed(figures, seat.figures, figureKey, () => makeFigure(view.art));
    setText(status, seat.status);
    setAttr(status, "title", seat.status || null);
    setShown(status, seat.status);
    setText(turnText, seat.active ? say(view.words, "on-turn") : "");
    setShown(turn, seat.active);
    setText(place, seat.place === null || seat.place === undefined ? "" : `${seat.place}.`);
    setShown(place, seat.place !== null && seat.place !== undefined);
  });
}
