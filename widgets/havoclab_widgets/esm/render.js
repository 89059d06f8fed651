// Draws a scene. `mount(el, port)` gives a view; `view.draw(scene)` brings the page in step with it.
//
// port: { art, send(intent, serial) -> Promise<{ok, why, late, serial}>, reload(), address: bool, pageKeys: bool }

import { h, setAttr, setAttrs, setText, setShown, setDrawing, drawing, keyed, updating } from "./dom.js";
import { say } from "./words.js";
import { makeZone, layFan } from "./cards.js";
import { makeStacks, stackedKeys } from "./stacks.js";
import { makeTrack, makeMarker, makeSeats } from "./table.js";
import { makePrompt, makeReply, makeButtons, makeText, makeChoices, makeProgress, makeCover } from "./prose.js";
import { makeCountdown } from "./countdown.js";
import { makeLinks, putInAddress } from "./doors.js";
import { makeMemory, keepFurthest } from "./memory.js";
import { makeForm, makeTable } from "./forms.js";
import { makeChart } from "./chart.js";
import { listenToPulls } from "./drag.js";
import { makeLog, makeRulesPanel, makeSide } from "./side.js";
import { makePassage, makeContents } from "./book.js";
import { makeHelp, listenToKeys, rememberFocus, restoreFocus, rove } from "./keys.js";
import { isCalm, snapshot, keepGhosts, glide, pulse } from "./motion.js";
import { makeQueue } from "./port.js";

const MAKERS = {
  zone: makeZone, stacks: makeStacks, track: makeTrack, marker: makeMarker, seats: makeSeats, prompt: makePrompt, reply: makeReply,
  buttons: makeButtons, text: makeText, choices: makeChoices, progress: makeProgress, cover: makeCover, countdown: makeCountdown, links: makeLinks,
  form: makeForm, table: makeTable, chart: makeChart, log: makeLog, rules: makeRulesPanel, passage: makePassage, contents: makeContents,
};
const WORDY = new Set(["text", "choices", "links", "progress", "log"]);
const SHIELDS = 7;
const AREAS = ["top", "text", "words", "track", "seats", "main", "battle", "prompt", "hand", "bottom"];

/** In which area a block is drawn: in lessons, what is to be read stands beside the table; in books, the ways through. */
function areaOf(block, layout) {
  if (layout === "book" && (block.type === "contents" || block.type === "form")) return "words";
  if (layout === "lesson" && block.area === "main" && WORDY.has(block.type)) return "words";
  return block.area;
}

/** Build the empty frame: areas in reading order, banner, voice, help. */
function makeFrame(view) {
  const areas = Object.fromEntries(AREAS.map((name) => [name, h(name === "text" ? "section" : "div", { class: `hl-area hl-area-${name}` })]));
  const side = makeSide(view);
  const title = h(view.headings[0], { class: "hl-title" });
  const helpButton = h("button", { type: "button", class: "hl-help", "aria-keyshortcuts": "?" }, "?");
  const bannerText = h("span");
  const reload = h("button", { type: "button", class: "hl-btn" });
  const banner = h("div", { class: "hl-banner", role: "alert", hidden: true }, bannerText, reload);
  const voice = h("div", { class: "hl-sr hl-voice", role: "status", "aria-live": "polite" });
  const notice = h("p", { class: "hl-notice", role: "alert", hidden: true });
  const left = h("div", { class: "hl-left" }, areas.words);
  const board = h("div", { class: "hl-board" }, areas.track, areas.seats, h("div", { class: "hl-centre-areas" }, areas.main, areas.battle));
  const dock = h("div", { class: "hl-dock" }, notice, areas.prompt, areas.hand);
  const head = h("div", { class: "hl-head" }, h("header", { class: "hl-top" }, title, areas.top, helpButton), areas.text);
  const overlay = h("div", { class: "hl-overlay", "aria-hidden": "true" });
  const right = h("div", { class: "hl-right" }, board, dock);
  const frame = h("div", { class: "hl-frame" }, head, left, right, side, areas.bottom);
  return { areas, side, title, helpButton, banner, bannerText, reload, voice, notice, frame, overlay, left, right, dock };
}

export function mount(el, port) {
  const root = h("div", { class: "hl-root", tabindex: "-1" });
  const later = [];
  let seats = new Map();
  let ruleIds = new Set();
  let rulesNode = null;
  let lastReply = null;
  let lastPrompt = "";
  let token = "";
  let kept = "";
  let aliveState = "ok";

  const view = {
    // The scene's title is the page's heading, unless the page (a lesson's prose, a notebook) has one of its own.
    headings: document.querySelector("h1") ? ["h2", "h3"] : ["h1", "h2"],
    root, scene: null, drawn: 0, words: {}, art: port.art, pageKeys: port.pageKeys, overlay: null, help: null,
    calm: () => isCalm(view.scene),
    send: (intent, node, base = intent) => queue.send(intent, base),
    hasRule: (id) => ruleIds.has(id),
    showRule(id) {
      if (!rulesNode) return;
      parts.side.hlOpen(rulesNode);
      rulesNode.hlShow(id);
      runLater();
    },
    openSide: (node) => parts.side.hlOpen(node),
    afterLayout: (work) => later.push(work),
    relayout: () => layOut(),
    seatName: (id) => (seats.has(id) ? seats.get(id).name : ""),
    kindSymbol(seat) {
      if (!seat.kind) return "";
      return seat.kind.toLowerCase() === say(view.words, "human").toLowerCase() ? "human" : "bot";
    },
    setSeat(slot, id) {
      const known = id !== null && id !== undefined;
      setShown(slot, known);
      if (!known) return;
      const name = view.seatName(id);
      if (slot.hlSeat === `${id}:${name}`) return;
      slot.hlSeat = `${id}:${name}`;
      setAttrs(slot, { "data-seat": Math.abs(id) % SHIELDS, title: name || null });
      slot.classList.add("hl-shield");
      slot.replaceChildren(drawing(view.art, `seat-${Math.abs(id) % SHIELDS}`), h("span", { class: "hl-initial", "aria-hidden": "true" }, [...name][0] || ""));
    },
    announce(text) {
      setText(parts.voice, text);
    },
    notice(text, tone = "info") {
      setText(parts.notice, text);
      setAttr(parts.notice, "data-tone", tone);
      setShown(parts.notice, text);
    },
    setBusy: (busy) => setAttr(root, "aria-busy", busy ? "true" : null),
    pulseBanner() {
      setText(parts.bannerText, say(view.words, "ended-pulse"));
      setShown(parts.banner, true);
      parts.banner.scrollIntoView({ block: "nearest" });
      pulse(view, parts.banner);
    },
    draw,
    setAlive(state) {
      if (state === aliveState) return;
      aliveState = state;
      setAttr(root, "data-alive", state);
      setText(parts.bannerText, state === "ok" ? "" : say(view.words, state === "ended" ? "session-ended" : "reconnecting"));
      setText(parts.reload, say(view.words, "reload"));
      setShown(parts.reload, state === "ended");
      setShown(parts.banner, state !== "ok");
      queue.setAlive(state !== "ended");
    },
    destroy() {
      stopKeys();
      stopPulls();
      queue.stop();
      memory.stop();
      sizes.disconnect();
      root.remove();
    },
  };

  const parts = makeFrame(view);
  view.overlay = parts.overlay;
  view.help = makeHelp(view);
  parts.helpButton.onclick = () => view.help.hlShow();
  parts.reload.onclick = () => port.reload();
  root.addEventListener("click", carryAlong, true);
  root.addEventListener("auxclick", carryAlong, true);
  root.append(parts.banner, parts.frame, parts.voice, parts.overlay, view.help);
  const queue = makeQueue(view, port);
  const memory = makeMemory(view, queue.handIn);
  const stopKeys = listenToKeys(view);
  const stopPulls = listenToPulls(view);
  const sizes = new ResizeObserver(() => layOut());
  el.append(root);
  sizes.observe(root);

  const makeBlock = (block) => (Object.hasOwn(MAKERS, block.type) ? MAKERS[block.type](view, block) : updating(h("div"), () => {}));

  function runLater() {
    while (later.length) later.shift()();
  }

  function layOut() {
    parts.side.hlMark();
    for (const row of root.querySelectorAll(".hl-cells")) {
      if (!row.hlFree || !row.hlFree.length) layFan(row);
    }
  }

  function draw(scene) {
    const before = view.scene && !isCalm(scene) && sameTable(view.scene, scene) ? snapshot(root) : null;
    const focused = rememberFocus(root);
    const elsewhere = view.scene && view.scene.layout !== scene.layout;
    const covered = view.scene ? stackedKeys(view.scene) : []; // what lay on a pile and is gone is covered now, it does not leave
    view.scene = scene;
    view.drawn += 1;
    view.words = scene.words || {};
    const cover = scene.blocks.find((block) => block.type === "cover");
    const blocks = cover ? [{ ...cover, area: "main" }] : scene.blocks;
    seats = new Map(blocks.filter((block) => block.type === "seats").flatMap((block) => block.seats.map((seat) => [seat.id, seat])));
    const panel = blocks.find((block) => block.type === "rules");
    ruleIds = new Set(panel ? panel.rules.map((rule) => rule.id) : []);
    setAttrs(root, { "data-layout": cover ? "cover" : scene.layout, "data-serial": scene.serial, lang: scene.language, "data-calm": isCalm(scene) ? "true" : null });
    setText(parts.title, scene.title);
    setAttr(parts.helpButton, "aria-label", say(view.words, "keys-help"));
    setAttr(parts.helpButton, "title", say(view.words, "keys-help"));
    if (before) keepGhosts(before, new Set([...covered, ...stackedKeys(scene), ...blocks.flatMap((block) => (block.cards || []).map((card) => card.key))].filter(Boolean)));
    for (const name of AREAS) {
      const here = blocks.filter((block) => areaOf(block, scene.layout) === name);
      keyed(parts.areas[name], here, (block) => `${block.type}:${block.id}`, makeBlock);
      setShown(parts.areas[name], here.length);
    }
    setAttr(parts.areas.text, "aria-label", blocks.find((block) => block.area === "text")?.heading || null);
    parts.side.hlUpdate(blocks.filter((block) => block.area === "side"), makeBlock);
    rulesNode = root.querySelector(".hl-rules");
    setAttr(root, "data-battle", parts.areas.battle.hidden ? null : "true");
    const promptHome = scene.layout === "lesson" && !cover ? parts.left : parts.dock;
    if (parts.areas.prompt.parentNode !== promptHome) promptHome.insertBefore(parts.areas.prompt, promptHome === parts.dock ? parts.areas.hand : null);
    const shown = (node) => [...node.children].some((child) => !child.hidden);
    setShown(parts.dock, shown(parts.dock));
    setShown(parts.left, shown(parts.left));
    rove(root);
    layOut();
    restoreFocus(root, focused);
    // Whoever scrolled down a form sees the table that comes of it from its top.
    if (elsewhere && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
    runLater();
    if (before) glide(view, before);
    speak(blocks);
    keepMoment(scene);
    queue.drawn();
    memory.sync();
  }

  /** A link to another page of ours takes along that the reader wants text. */
  function carryAlong(event) {
    const link = event.target.closest?.("a[href]");
    const url = link && new URL(link.href);
    if (!url || url.origin !== location.origin || !url.pathname.endsWith(".ipynb")) return;
    const text = (view.scene.address || {}).text;
    if (text) url.searchParams.set("text", text);
    else url.searchParams.delete("text");
    if (url.href !== link.href) link.href = url.href;
  }

  /** Cards glide only between two moments of the same table: never from or to a cover or another page. */
  function sameTable(old, scene) {
    const covered = (one) => one.blocks.some((block) => block.type === "cover");
    return old.layout === scene.layout && !covered(old) && !covered(scene);
  }

  /** Say the prompt and the reply to screen readers, once, when they change. */
  function speak(blocks) {
    const said = [];
    // What was said last may name a card that only the last person may know: a cover has the first and only word.
    const cover = blocks.find((block) => block.type === "cover");
    if (cover) view.announce(cover.title);
    const reply = blocks.find((block) => block.type === "reply");
    if (reply && reply.text && (!lastReply || lastReply.serial !== reply.serial || lastReply.text !== reply.text)) said.push(reply.text);
    lastReply = reply || null;
    const prompt = blocks.filter((block) => block.type === "prompt").map((block) => `${block.who} ${block.text} ${block.detail}`.trim()).join(" ");
    if (prompt && prompt !== lastPrompt) said.push(prompt);
    lastPrompt = prompt;
    if (said.length) view.announce(said.join(" "));
  }

  /** Keep this moment where a reload finds it: in the address bar (not in JupyterLab) and in the browser's store. */
  function keepMoment(scene) {
    if (port.address) {
      putInAddress(scene.token, scene.address || {});
      document.documentElement.lang = scene.language;
    }
    if (scene.token === token) return;
    token = scene.token;
    if (scene.keep && token) kept = keepFurthest(scene.keep, token, scene.keep_rank || 0, kept);
  }

  return view;
}
