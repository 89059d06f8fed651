// Forms and tables of editable cells. What is being typed is never overwritten by a scene that arrives meanwhile.

import { h, setAttr, setAttrs, setText, setShown, keyed, updating } from "./dom.js";
import { ruleChip } from "./prose.js";

const SEARCH_WAIT_MS = 150;
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

/** Text, number and search. Search is sent while typing, the others when the entry is finished. */
function makeEntry(view, id, kind) {
  const node = h("input", { class: "hl-input", id, type: kind === "number" ? "number" : kind, autocomplete: "off", spellcheck: "false" });
  if (kind === "number") setAttr(node, "inputmode", "numeric");
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
    setAttrs(node, { ...attributes, placeholder: now.placeholder || null, min: now.minimum, max: now.maximum, maxlength: kind === "number" ? null : 500 });
    const typing = node.getRootNode().activeElement === node && node.value !== sent && sent !== null;
    if (changed && !typing) {
      if (node.value !== now.value) node.value = now.value;
      sent = now.value;
    }
  });
}

/** A form; a folded one is a closed disclosure at first and stays as the reader leaves it. */
export function makeForm(view, block) {
  const { node, title, body } = disclosure("hl-form", block.folded);
  return updating(node, (now) => {
    title(now.title);
    keyed(body, now.fields, (field) => field.id, () => makeField(view, block.id));
  });
}

function disclosure(kind, folded) {
  const heading = h(folded ? "summary" : "h3", { class: "hl-block-title" });
  const body = h("div", { class: `${kind}-body` });
  const node = h(folded ? "details" : "section", { class: kind }, heading, body);
  const title = (text) => {
    setText(heading, text);
    setShown(heading, text || folded);
  };
  return { node, title, body };
}

export function makeTable(view, block) {
  const { node, title, body } = disclosure("hl-table", block.folded);
  const head = h("tr");
  const rows = h("tbody");
  const note = h("p", { class: "hl-note" });
  const table = h("table", {}, h("thead", {}, head), rows);
  const scroller = h("div", { class: "hl-table-scroll", tabindex: "0", role: "region" }, table);
  body.append(scroller, note);
  return updating(node, (now) => {
    title(now.title);
    setAttr(node, "data-columns", now.columns.length);
    setAttr(scroller, "aria-label", now.title || null);
    setText(note, now.note);
    setShown(note, now.note);
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
  const text = h("span", { class: "hl-cell-text" });
  const node = h("td", {}, text);
  let field = null;
  return updating(node, (cell) => {
    setText(text, cell.text);
    setShown(text, cell.text);
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
