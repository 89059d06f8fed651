// Beside the table: the log of what happened and the rules with their search.

import { h, setAttr, setAttrs, setText, setShown, keyed, updating, safeHref } from "./dom.js";
import { say } from "./words.js";
import { makeField } from "./forms.js";
import { makeButton, ruleChip } from "./prose.js";

/** What happened, newest last. It follows the newest line unless the reader has scrolled up. */
export function makeLog(view) {
  const title = h(view.headings[1], { class: "hl-side-title" });
  const list = h("ol", { class: "hl-log-lines" });
  const scroller = h("div", { class: "hl-log-scroll", role: "log", tabindex: "0" }, list);
  const empty = h("p", { class: "hl-empty" });
  const node = h("section", { class: "hl-log" }, title, scroller, empty);
  let count = 0;
  let here = null;
  // The present moment stays in sight also when the panel gets its height only after the first drawing.
  new ResizeObserver(() => here && showLine(scroller, here)).observe(scroller);
  return updating(node, (block) => {
    setText(title, block.title);
    setAttr(scroller, "aria-label", block.title);
    setText(empty, block.empty);
    setShown(empty, block.empty && !block.lines.length);
    const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 30;
    keyed(list, block.lines, (line) => line.n, () => makeLogLine(view));
    const now = list.children[block.lines.findIndex((line) => line.here)] || null;
    if (now && now !== here) view.afterLayout(() => showLine(scroller, now));
    else if (!now && block.follow && (atEnd || !count) && count !== block.lines.length) view.afterLayout(() => (scroller.scrollTop = scroller.scrollHeight));
    count = block.lines.length;
    here = now;
  });
}

/** Bring the line of the present moment into sight, with some lines before and after it where there are any. */
function showLine(scroller, line) {
  const top = line.offsetTop - scroller.firstElementChild.offsetTop;
  const room = scroller.clientHeight - line.offsetHeight;
  if (top - scroller.scrollTop < 0 || top - scroller.scrollTop > room) scroller.scrollTop = top - room * 0.7;
}

function makeLogLine(view) {
  const seat = h("span", { class: "hl-log-seat" });
  const slot = h("span", { class: "hl-log-text" });
  const rule = h("span", { class: "hl-log-rule" });
  const note = h("p", { class: "hl-log-note" });
  const fix = h("span", { class: "hl-log-fix" });
  const node = h("li", { class: "hl-log-line" }, seat, slot, rule, note, fix);
  let signature = "";
  return updating(node, (line) => {
    const now = `${JSON.stringify(line)}${line.rule && view.hasRule(line.rule)}${view.seatName(line.seat)}`;
    if (signature === now) return;
    signature = now;
    setAttrs(node, { "data-automatic": line.automatic ? "true" : null, "data-future": line.current ? null : "true", "aria-current": line.here ? "step" : null });
    view.setSeat(seat, line.seat);
    seat.hidden = false;
    if (line.intent) {
      const button = slot.firstElementChild || slot.appendChild(h("button", { type: "button", class: "hl-log-go" }));
      setText(button, line.text);
      setAttr(button, "data-fid", `log:${line.n}`);
      button.onclick = () => view.send(line.intent, button);
    } else {
      setText(slot, line.text);
    }
    ruleChip(view, rule, line.rule, line.rule_intent);
    setText(note, line.note);
    setShown(note, line.note);
    keyed(fix, line.fix ? [line.fix] : [], (button) => button.id, () => makeButton(view, `log-${line.n}`));
    setShown(fix, line.fix);
  });
}

/** The rules found, each with number, standing and text; `focus` marks one and brings it into view. */
export function makeRulesPanel(view, first) {
  const title = h(view.headings[1], { class: "hl-side-title" });
  const search = makeField(view, first.id, true);
  const list = h("ul", { class: "hl-rules-list" });
  const scroller = h("div", { class: "hl-rules-scroll", tabindex: "0", role: "region" }, list);
  const none = h("p", { class: "hl-empty" });
  const note = h("p", { class: "hl-note" });
  const node = h("section", { class: "hl-rules" }, title, search, note, scroller, none);
  let focus = "";
  let shown = null;
  let marked = "";
  const mark = () => {
    for (const item of list.children) setAttr(item, "data-focus", item.dataset.rule === marked ? "true" : null);
  };
  node.hlShow = (id) => {
    marked = id;
    mark();
    const item = [...list.children].find((one) => one.dataset.rule === id);
    if (item) view.afterLayout(() => (scroller.scrollTop = item.offsetTop - list.offsetTop - 6));
  };
  return updating(node, (block) => {
    setText(title, block.title);
    setAttr(scroller, "aria-label", block.title);
    search.hlUpdate(block.search);
    setText(note, block.note);
    setShown(note, block.note);
    setText(none, say(view.words, "no-results"));
    setShown(none, !block.rules.length);
    keyed(list, block.rules, (rule) => rule.id, () => makeRuleItem(view));
    mark(); // a rule that a search took away and brought back is a new node
    const ids = block.rules.map((rule) => rule.id).join(" ");
    if (shown !== null && shown !== ids) view.afterLayout(() => (scroller.scrollTop = 0));
    shown = ids;
    if (block.focus && block.focus !== focus) {
      node.hlShow(block.focus);
      view.afterLayout(() => view.openSide(node));
    }
    focus = block.focus;
  });
}

function makeRuleItem(view) {
  let id = h("span", { class: "hl-chip" });
  const title = h("strong", { class: "hl-rule-title" });
  const standing = h("span", { class: "hl-standing" });
  const text = h("p", { class: "hl-rule-text" });
  const head = h("div", { class: "hl-rule-head" }, id, title, standing);
  const node = h("li", { class: "hl-rule-item" }, head, text);
  let open = null;
  let signature = "";
  return updating(node, (rule) => {
    const now = JSON.stringify(rule);
    if (signature === now) return;
    signature = now;
    setAttrs(node, { "data-rule": rule.id, "data-standing": rule.standing });
    const href = safeHref(rule.href);
    if (href && id.tagName !== "A") {
      const link = h("a", { class: "hl-chip" });
      id.replaceWith(link);
      id = link;
    }
    if (href) {
      const where = say(view.words, "in-the-book");
      setAttrs(id, { href, "aria-label": `${rule.id}, ${where}`, title: where, "data-fid": `book:${rule.id}` });
    }
    setText(id, rule.id);
    setText(title, rule.title);
    setText(standing, rule.standing_text);
    setShown(standing, rule.standing_text);
    setText(text, rule.text);
    if (rule.intent && !open) {
      open = h("button", { type: "button", class: "hl-link" });
      node.append(open);
    } else if (!rule.intent && open) {
      open.remove();
      open = null;
    }
    if (open) {
      setText(open, say(view.words, "open-rule"));
      setAttr(open, "data-fid", `rule:${rule.id}`);
      open.onclick = () => view.send(rule.intent, open);
    }
  });
}

/**
 * The side area: its blocks as panels. Where there is room (the style sheet decides by width) the first stays in sight
 * and the others share the place below it behind tabs; where there is none, all are behind tabs and fold away.
 */
export function makeSide(view) {
  const tabs = h("div", { class: "hl-tabs", role: "tablist" });
  const panels = h("div", { class: "hl-panels" });
  const node = h("aside", { class: "hl-side" }, tabs, panels);
  let open = 0;
  let lower = 1;
  const isWide = () => tabs.firstChild && !tabs.firstChild.offsetParent && Boolean(node.offsetParent);
  const mark = () => {
    const shown = isWide() ? lower : open;
    [...tabs.children].forEach((tab, at) => setAttrs(tab, { "aria-selected": String(at === shown), tabindex: at === Math.max(0, shown) ? 0 : -1 }));
    [...panels.children].forEach((panel, at) => setAttrs(panel, { "data-open": at === open ? "true" : null, "data-lower": at === lower ? "true" : null }));
  };
  const select = (index) => {
    open = index;
    if (index > 0) lower = index;
    mark();
    view.relayout();
  };
  tabs.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...tabs.children].filter((tab) => tab.offsetParent);
    const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
    select([...tabs.children].indexOf(next));
    next.focus();
  });
  node.hlOpen = (block) => {
    const index = [...panels.children].findIndex((panel) => panel.contains(block));
    if (index >= 0) select(index);
  };
  node.hlMark = mark;
  return updating(node, (blocks, make) => {
    setShown(node, blocks.length);
    setAttrs(node, { "aria-label": say(view.words, "side-panels"), "data-panels": blocks.length });
    const label = (block) => block.title || block.heading || block.type;
    keyed(tabs, blocks, (block) => `${block.type}:${block.id}`, () => {
      const tab = h("button", { type: "button", role: "tab", class: "hl-tab" });
      return updating(tab, (block, index) => {
        setText(tab, label(block));
        setAttr(tab, "data-fid", `tab:${block.id}`);
        tab.onclick = () => select(open === index && !isWide() ? -1 : index);
      });
    });
    keyed(panels, blocks, (block) => `${block.type}:${block.id}`, (block) => {
      const inner = make(block);
      const panel = h("div", { class: "hl-panel", role: "tabpanel" }, inner);
      return updating(panel, (now, index) => {
        setAttr(panel, "aria-label", label(now));
        inner.hlUpdate(now, index);
      });
    });
    setShown(tabs, blocks.length > 1);
    if (open >= blocks.length) open = 0;
    if (lower >= blocks.length) lower = 1;
    mark();
  });
}
