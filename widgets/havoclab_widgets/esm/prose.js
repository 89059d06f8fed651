// What is said: the prompt, the reply with its rule, buttons, texts, questions, progress, the cover, doors.

import { h, setAttr, setAttrs, setText, setShown, setDrawing, keyed, updating, safeHref } from "./dom.js";
import { say } from "./words.js";
import { appear } from "./motion.js";
import { keyName } from "./keys.js";

const STANDING_SIGN = { ruling: "§", option: "⚙", printed: "▣" };

/** A rule's number as a chip in `slot`: a button where something can be done with it, else plain text. */
export function ruleChip(view, slot, id, intent) {
  setShown(slot, id);
  if (!id) return;
  const show = () => view.hasRule(id) && view.showRule(id);
  const act = intent ? () => { show(); view.send(intent, slot); } : view.hasRule(id) ? show : null;
  const wanted = act ? "BUTTON" : "SPAN";
  let chip = slot.firstChild;
  if (!chip || chip.tagName !== wanted) {
    chip = act ? h("button", { type: "button", class: "hl-chip" }) : h("span", { class: "hl-chip" });
    slot.replaceChildren(chip);
  }
  setText(chip, id);
  setAttr(chip, "aria-label", say(view.words, "rule", { id }));
  if (act) chip.onclick = act;
}

/** A rule that opens: its number as a button, and under it title, standing and text. */
export function makeRule(view, kind) {
  const chip = h("button", { type: "button", class: "hl-chip", "aria-expanded": "false" });
  const title = h("strong", { class: "hl-rule-title" });
  const standing = h("span", { class: "hl-standing" });
  const text = h("p", { class: "hl-rule-text" });
  const open = h("button", { type: "button", class: "hl-link" });
  const book = makeBookLink(view);
  const body = h("div", { class: "hl-rule-body", hidden: true }, h("div", { class: "hl-rule-head" }, title, standing), text, open, book);
  const node = h("div", { class: `hl-rule hl-rule-${kind}` }, chip, body);
  let shownId = "";
  const unfold = (shown) => {
    setShown(body, shown);
    setAttr(chip, "aria-expanded", String(shown));
    view.relayout();
  };
  return updating(node, (rule) => {
    setShown(node, rule);
    if (!rule) return;
    if (rule.id !== shownId) unfold(false);
    shownId = rule.id;
    setText(chip, `${rule.id}${STANDING_SIGN[rule.standing] ? ` ${STANDING_SIGN[rule.standing]}` : ""}`);
    setAttrs(chip, { "aria-label": say(view.words, "rule", { id: rule.id }), title: rule.title || null, "data-standing": rule.standing });
    setText(title, rule.title);
    setText(standing, rule.standing_text);
    setShown(standing, rule.standing_text);
    setText(text, rule.text);
    book.hlUpdate(rule);
    setText(open, say(view.words, "open-rule"));
    setShown(open, rule.intent || view.hasRule(rule.id));
    open.onclick = () => (rule.intent ? view.send(rule.intent, open) : view.showRule(rule.id));
    chip.onclick = () => (rule.text || rule.title ? unfold(body.hidden) : rule.intent && view.send(rule.intent, chip));
  });
}

/** The way from a rule to its place in the book. */
function makeBookLink(view) {
  const link = h("a", { class: "hl-link hl-book-link" });
  return updating(link, (rule) => {
    const href = safeHref(rule.href);
    setShown(link, href);
    setAttrs(link, { href: href || null, "data-fid": `book:${rule.id}` });
    setText(link, say(view.words, "in-the-book"));
  });
}

export function makePrompt(view) {
  const seat = h("span", { class: "hl-prompt-seat" });
  const who = h("strong", { class: "hl-prompt-who" });
  const text = h("span", { class: "hl-prompt-text" });
  const detail = h("span", { class: "hl-prompt-detail" });
  const rule = makeRule(view, "inline");
  const node = h("section", { class: "hl-prompt" }, seat, h("p", { class: "hl-prompt-line" }, who, " ", text, " ", detail), rule);
  return updating(node, (block) => {
    view.setSeat(seat, block.seat);
    setText(who, block.who);
    setText(text, block.text);
    setText(detail, block.detail);
    setShown(detail, block.detail);
    setAttr(node, "data-seat", block.seat);
    rule.hlUpdate(block.rule);
  });
}

const REPLY_SIGN = { ok: "✓", refused: "✕", info: "i", goal: "★" };

export function makeReply(view) {
  const sign = h("span", { class: "hl-reply-sign", "aria-hidden": "true" });
  const text = h("p", { class: "hl-reply-text" });
  const rule = makeRule(view, "inline");
  const way = h("p", { class: "hl-reply-way" });
  const fix = h("span", { class: "hl-reply-fix" });
  const node = h("section", { class: "hl-reply" }, sign, text, rule, way, fix);
  let serial = null;
  return updating(node, (block) => {
    setAttr(node, "data-tone", block.tone);
    setText(sign, REPLY_SIGN[block.tone]);
    setText(text, block.text);
    setShown(node, block.text);
    rule.hlUpdate(block.rule);
    setText(way, block.way);
    setShown(way, block.way);
    keyed(fix, [block.fix, block.also].filter(Boolean), (button) => button.id, () => makeButton(view, "reply"));
    setShown(fix, block.fix || block.also);
    if (serial !== null && serial !== block.serial && block.text) appear(view, node);
    serial = block.serial;
  });
}

/** A button or a link that looks like one. Its shortcut is shown on it. */
export function makeButton(view, group) {
  const holder = h("span", { class: "hl-btn-slot" });
  let node = null;
  const icon = h("span", { class: "hl-icon" });
  const label = h("span", { class: "hl-btn-label" });
  const hint = h("kbd", { class: "hl-kbd", "aria-hidden": "true" });
  let said = 0;
  return updating(holder, (button) => {
    const href = safeHref(button.href);
    const wanted = href ? "A" : "BUTTON";
    if (!node || node.tagName !== wanted) {
      node = wanted === "A" ? h("a", { class: "hl-btn" }) : h("button", { type: "button", class: "hl-btn" });
      node.append(icon, label, hint);
      holder.replaceChildren(node);
    }
    const off = button.state === "off";
    setAttrs(node, {
      "data-fid": `btn:${group}:${button.id}`,
      "data-state": button.state,
      "data-primary": button.primary ? "true" : null,
      "aria-pressed": button.pressed === null || button.pressed === undefined ? null : String(button.pressed),
      "aria-keyshortcuts": button.key === " " ? "Space" : button.key || null,
      "aria-description": button.state === "illegal" ? say(view.words, "illegal-mark") : null,
      "data-shortcut": off ? null : button.key || null,
      title: button.key ? `${button.title || button.label} (${keyName(button.key.length > 1 ? button.key : button.key.toUpperCase())})` : button.title || null,
      disabled: wanted === "BUTTON" && off,
      href: wanted === "A" ? (off ? null : href) : null,
    });
    setDrawing(icon, view.art, button.symbol);
    if (!said) setText(label, button.label);
    setText(hint, keyName(button.key));
    setShown(hint, button.key);
    node.onclick = async (event) => {
      if (button.copy_text && button.download) save(button.download, button.copy_text);
      else if (button.copy_text || button.copy_link) {
        const done = await copy(button.copy_text || new URL(button.copy_link, pageAddress()).href);
        setText(label, say(view.words, done ? "copied" : "copy-failed"));
        view.announce(label.textContent);
        clearTimeout(said);
        said = setTimeout(() => {
          said = 0;
          setText(label, button.label);
        }, 1600);
      }
      if (button.prints) print();
      if (button.intent) {
        if (href) event.preventDefault();
        view.send(button.intent, node);
      }
    };
  });
}

/** The address of this page as a page: in JupyterLab it is the one under which Voilà shows the same notebook. */
const pageAddress = () => location.href.replace(/\/lab(\/workspaces\/[^/]+)?\/tree\//, "/voila/render/");

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = h("textarea", { class: "hl-sr", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

function save(name, text) {
  const type = name.endsWith(".html") ? "text/html" : "text/plain";
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = h("a", { href: url, download: name.replace(/[^\w.\- ]+/g, "_") });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

export function makeButtons(view, block) {
  const title = h("span", { class: "hl-buttons-title" });
  const row = h("div", { class: "hl-buttons-row", role: "group" });
  const node = h("section", { class: "hl-buttons" }, title, row);
  return updating(node, (now) => {
    setText(title, now.title);
    setShown(title, now.title);
    setAttr(row, "aria-label", now.title || null);
    keyed(row, now.buttons, (button) => button.id, () => makeButton(view, block.id));
  });
}

/** The tag of a heading: a scene's own levels begin below its title, which is the page's h1 or a notebook's h2. */
export function headingTag(view, level) {
  const below = view.headings[0] === "h1" ? 0 : 1;
  return `h${Math.min(6, Math.max(2, level) + below)}`;
}

export function makeText(view) {
  const node = h("section", { class: "hl-text" });
  let heading = null;
  const body = h("div", { class: "hl-paragraphs" });
  node.append(body);
  return updating(node, (block) => {
    setAttrs(node, { "data-tone": block.tone, "data-level": block.level });
    const tag = headingTag(view, block.level).toUpperCase();
    if (heading && (heading.tagName !== tag || !block.heading)) {
      heading.remove();
      heading = null;
    }
    if (block.heading && !heading) {
      heading = h(tag);
      node.prepend(heading);
    }
    if (heading) setText(heading, block.heading);
    keyed(body, block.paragraphs, (_, index) => index, () => {
      const paragraph = h("p");
      return updating(paragraph, (text) => setText(paragraph, text));
    });
  });
}

const CHOICE_SIGN = { open: "", right: "✓", wrong: "✕" };

export function makeChoices(view, block) {
  const question = h("p", { class: "hl-question" });
  const list = h("div", { class: "hl-choices-list", role: "group" });
  const node = h("section", { class: "hl-choices" }, question, list);
  return updating(node, (now) => {
    setText(question, now.question);
    setAttr(list, "aria-label", now.question);
    keyed(list, now.choices, (choice) => choice.id, () => {
      const sign = h("span", { class: "hl-choice-sign" });
      const label = h("span", { class: "hl-choice-label" });
      const button = h("button", { type: "button", class: "hl-choice" }, sign, label);
      return updating(button, (choice, index) => {
        setText(sign, CHOICE_SIGN[choice.state] || String.fromCharCode(65 + (index % 26)));
        setText(label, choice.label);
        setAttrs(button, { "data-state": choice.state, "data-fid": `choice:${block.id}:${choice.id}`, disabled: !choice.intent });
        button.onclick = () => choice.intent && view.send(choice.intent, button);
      });
    });
  });
}

export function makeProgress() {
  const label = h("span", { class: "hl-progress-label" });
  const bar = h("span", { class: "hl-progress-bar" }, h("span", { class: "hl-progress-fill" }));
  const node = h("div", { class: "hl-progress", role: "progressbar" }, label, bar);
  return updating(node, (block) => {
    const total = Math.max(1, block.total);
    setText(label, `${block.title} ${block.done}/${block.total}`);
    setAttrs(node, { "aria-label": block.title, "aria-valuemin": 0, "aria-valuemax": total, "aria-valuenow": Math.min(block.done, total) });
    bar.firstChild.style.inlineSize = `${(100 * Math.min(block.done, total)) / total}%`;
  });
}

/** The screen that hides everything until the right person sits before it. */
export function makeCover(view) {
  const symbol = h("span", { class: "hl-cover-symbol" });
  const title = h(view.headings[0]);
  const text = h("p");
  const slot = h("div", { class: "hl-cover-button" });
  const node = h("section", { class: "hl-cover" }, symbol, title, text, slot);
  return updating(node, (block) => {
    setDrawing(symbol, view.art, block.symbol);
    setText(title, block.title);
    setText(text, block.text);
    keyed(slot, [block.button], (button) => button.id, () => makeButton(view, "cover"));
  });
}
