// Forms and tables of editable cells. What is being typed is never overwritten by a scene that arrives meanwhile.

import { h, setAttr, setAttrs, setText, setShown, keyed, updating, safeHref } from "./dom.js";
import { say } from "./words.js";
import { ruleChip } from "./prose.js";
import { makeSmallCards } from "./book.js";
import { makeSlider } from "./slider.js";

const SEARCH_WAIT_MS = 150;
const LARGEST_FILE = 2_000_000;
let fieldCounter = 0;

export const isOn = (value) => ["true", "on", "1", "yes"].includes(String(value).toLowerCase());

/** One field with label, help, rule and error; `bare` leaves the label to screen readers (cells of a table). */
export function makeField(view, group, bare = false) {
  const id = `hl-field-${(fieldCounter += 1)}`;
  const label = h("label", { class: bare ? "hl-sr" : "hl-label", for: id, id: `${id}-label` });
  const rule = h("span", { class: "hl-field-rule" });
  const slot = h("div", { class: "hl-control" });
  const help = h("p", { class: "hl-hint", id: `${id}-help` });
  const error = h("p", { class: "hl-error", id: `${id}-error`, role: "alert" });
  const node = h("div", { class: "hl-field" }, h("div", { class: "hl-label-line" }, label, rule), slot, help, error);
  let kind = "";
  let control = null;
  return updating(node, (field) => {
    if (kind !== field.kind) {
      kind = field.kind;
      control = makeControl(view, field, id);
      slot.replaceChildren(control);
    }
    setAttr(node, "data-kind", field.kind);
    setText(label, field.label);
    if (field.kind === "choice") label.removeAttribute("for");
    ruleChip(view, rule, bare ? "" : field.rule, null);
    setText(help, field.help);
    setShown(help, field.help);
    setText(error, field.error);
    setShown(error, field.error);
    control.hlUpdate(field, {
      "data-fid": `field:${group}:${field.id}`,
      "aria-describedby": [field.help && help.id, field.error && error.id].filter(Boolean).join(" ") || null,
      "aria-invalid": field.error ? "true" : null,
    });
  });
}

function makeControl(view, first, id) {
  if (first.kind === "choice") return makeSegments(view, id);
  if (first.kind === "menu") return makeMenu(view, id);
  if (first.kind === "toggle") return makeToggle(view, id);
  if (first.kind === "file") return makeFile(view, id);
  if (first.kind === "range") return makeSlider(id, (field, value, node) => sendValue(view, field, value, node));
  return makeEntry(view, id, first.kind);
}

const sendValue = (view, field, value, node) => view.send({ ...field.intent, value }, node, field.intent);

function makeSegments(view, id) {
  const node = h("div", { class: "hl-segments", role: "radiogroup", "aria-labelledby": `${id}-label` });
  return updating(node, (field, attributes) => {
    setAttrs(node, { "aria-describedby": attributes["aria-describedby"], "aria-invalid": attributes["aria-invalid"] });
    const options = field.options.map((option) => ({ option, field, fid: `${attributes["data-fid"]}:${option.value}` }));
    keyed(node, options, ({ option }) => option.value, () => makeSegment(view, id));
  });
}

function makeSegment(view, name) {
  const input = h("input", { type: "radio", name, class: "hl-sr" });
  const text = h("span", { class: "hl-segment-label" });
  const detail = h("span", { class: "hl-segment-detail" });
  const segment = h("label", { class: "hl-segment" }, input, text, detail);
  return updating(segment, ({ option, field, fid }) => {
    const checked = option.value === field.value;
    input.value = option.value;
    if (input.checked !== checked) input.checked = checked;
    setAttr(input, "data-fid", fid);
    setAttr(segment, "data-checked", checked ? "true" : null);
    setText(text, option.label);
    setText(detail, option.detail);
    setShown(detail, option.detail);
    input.onchange = () => input.checked && sendValue(view, field, option.value, input);
  });
}

function makeMenu(view, id) {
  const node = h("select", { class: "hl-input", id });
  return updating(node, (field, attributes) => {
    setAttrs(node, attributes);
    keyed(node, field.options, (option) => option.value, () => {
      const item = h("option");
      return updating(item, (option) => {
        setAttr(item, "value", option.value);
        setText(item, option.detail ? `${option.label} (${option.detail})` : option.label);
      });
    });
    if (node.value !== field.value) node.value = field.value;
    node.onchange = () => sendValue(view, field, node.value, node);
  });
}

function makeToggle(view, id) {
  const input = h("input", { type: "checkbox", role: "switch", class: "hl-switch", id });
  return updating(input, (field, attributes) => {
    setAttrs(input, attributes);
    if (input.checked !== isOn(field.value)) input.checked = isOn(field.value);
    input.onchange = () => sendValue(view, field, input.checked ? "true" : "false", input);
  });
}

/** A text file: read here, its contents are the value. The button names it in the reader's language, not the browser's. */
function makeFile(view, id) {
  const input = h("input", { class: "hl-sr hl-file-input", id, type: "file", accept: ".txt,.json,.record,text/plain,application/json" });
  const text = h("span", { class: "hl-btn-label", "aria-hidden": "true" });
  const name = h("span", { class: "hl-file-name" });
  const node = h("div", { class: "hl-file" }, input, h("label", { class: "hl-btn", for: id }, text), name);
  return updating(node, (field, attributes) => {
    setAttrs(input, attributes);
    setText(text, say(view.words, "choose-file"));
    input.onchange = async () => {
      const file = input.files[0];
      if (!file) return;
      setText(name, file.name);
      const contents = file.size > LARGEST_FILE ? null : await file.text().catch(() => null);
      input.value = ""; // the same file, changed meanwhile, can be chosen again
      if (contents === null) view.notice(say(view.words, file.size > LARGEST_FILE ? "file-too-large" : "file-not-read", { name: file.name }), "refused");
      else sendValue(view, field, contents, input);
    };
  });
}

/** Text (of one line or several), number, date and search. Search is sent while typing, the others when the entry is finished. */
function makeEntry(view, id, kind) {
  const many = kind === "area";
  const node = many ? h("textarea", { class: "hl-input", id, rows: 4 }) : h("input", { class: "hl-input", id, type: kind });
  setAttrs(node, { autocomplete: "off", spellcheck: "false", inputmode: kind === "number" ? "numeric" : null });
  let field = null;
  let sent = null;
  let timer = 0;
  const deliver = () => {
    clearTimeout(timer);
    if (node.value === sent) return;
    sent = node.value;
    sendValue(view, field, node.value, node);
  };
  if (kind === "search") {
    node.oninput = () => {
      clearTimeout(timer);
      timer = setTimeout(deliver, SEARCH_WAIT_MS);
    };
  }
  node.onchange = deliver;
  return updating(node, (now, attributes) => {
    const changed = field === null || field.value !== now.value;
    field = now;
    setAttrs(node, { ...attributes, placeholder: now.placeholder || null, min: now.minimum, max: now.maximum, maxlength: many || kind === "number" ? null : 500 });
    const typing = node.getRootNode().activeElement === node && node.value !== sent && sent !== null;
    if (changed && !typing) {
      if (node.value !== now.value) node.value = now.value;
      sent = now.value;
    }
  });
}

/** A form; a folded one is a closed disclosure at first and stays as the reader leaves it. */
export function makeForm(view, block) {
  const { node, title, body } = disclosure(view, "hl-form", block.folded);
  node.dataset.form = block.id;
  return updating(node, (now) => {
    title(now.title);
    keyed(body, now.fields, (field) => field.id, () => makeField(view, block.id));
  });
}

/** A heading with a body below it; a folded one opens and closes. */
export function disclosure(view, kind, folded) {
  const heading = h(folded ? "summary" : view.headings[1], { class: "hl-block-title" });
  const body = h("div", { class: `${kind}-body` });
  const node = h(folded ? "details" : "section", { class: kind }, heading, body);
  const title = (text) => {
    setText(heading, text);
    setShown(heading, text || folded);
  };
  return { node, title, body };
}

export function makeTable(view, block) {
  const { node, title, body } = disclosure(view, "hl-table", block.folded);
  const head = h("tr");
  const rows = h("tbody");
  const note = h("p", { class: "hl-note" });
  const columns = h("colgroup");
  const table = h("table", {}, columns, h("thead", {}, head), rows);
  const scroller = h("div", { class: "hl-table-scroll", tabindex: "0", role: "region" }, table);
  body.append(scroller, note);
  return updating(node, (now) => {
    title(now.title);
    setAttrs(node, { "data-columns": now.columns.length, "data-beside": now.beside ? "true" : null });
    setAttr(scroller, "aria-label", now.title || null);
    setText(note, now.note);
    setShown(note, now.note);
    setAttr(table, "data-fixed", now.widths && now.widths.length ? "true" : null);
    keyed(columns, now.widths || [], (_, index) => index, () => {
      const column = h("col");
      return updating(column, (width) => (column.style.width = `${width}%`));
    });
    keyed(head, now.columns, (_, index) => index, () => {
      const cell = h("th", { scope: "col" });
      return updating(cell, (text) => setText(cell, text));
    });
    keyed(rows, now.rows, (_, index) => index, () => {
      const row = h("tr");
      return updating(row, (cells) => keyed(row, cells, (_, index) => index, () => makeTableCell(view, block.id)));
    });
  });
}

function makeTableCell(view, group) {
  let text = h("span", { class: "hl-cell-text" });
  const cards = makeSmallCards(view);
  const node = h("td", {}, text, cards);
  let field = null;
  return updating(node, (cell, index) => {
    const href = safeHref(cell.href);
    const wanted = href ? "A" : cell.intent ? "BUTTON" : "SPAN";
    if (text.tagName !== wanted) {
      const next = h(wanted.toLowerCase(), { type: wanted === "BUTTON" ? "button" : null, class: wanted === "SPAN" ? "hl-cell-text" : "hl-cell-text hl-ref" });
      text.replaceWith(next);
      text = next;
    }
    if (href) setAttr(text, "href", href);
    if (wanted !== "SPAN") setAttr(text, "data-fid", `cell:${group}:${index}:${cell.text}`);
    text.onclick = cell.intent ? (event) => { event.preventDefault(); view.send(cell.intent, text); } : null;
    setText(text, cell.text);
    setShown(text, cell.text);
    cards.hlUpdate(cell.cards || []);
    setAttrs(node, { "data-standing": cell.standing || null, "data-standing-text": cell.standing_text || null, title: cell.standing_text || null });
    if (cell.field && !field) {
      field = makeField(view, group, true);
      node.append(field);
    } else if (!cell.field && field) {
      field.remove();
      field = null;
    }
    if (field) field.hlUpdate(cell.field);
  });
}
