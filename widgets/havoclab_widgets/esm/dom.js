// The small set of tools every drawing is made with. Data reaches the page only as text or as checked attributes:
// nothing here (or anywhere else in esm/) parses HTML.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: `h("p", {class: "x", onclick: f}, "text", child)`. Null and false attributes are left out. */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttr(node, name, value);
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  // JupyterLab reads keys before any listener of ours; this mark, on the focused element itself, makes it look away.
  if ("tabindex" in attributes || /^(BUTTON|INPUT|SELECT|TEXTAREA|A|SUMMARY)$/.test(node.tagName)) node.dataset.lmSuppressShortcuts = "true";
  return node;
}

/** Set, change or take away one attribute; functions become listeners. Writes only what really changes. */
export function setAttr(node, name, value) {
  if (typeof value === "function") {
    node[name] = value;
  } else if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (node.getAttribute(name) !== text) node.setAttribute(name, text);
  }
}

export function setAttrs(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) setAttr(node, name, value);
}

/** Set the text of a node, touching the page only if it differs. */
export function setText(node, text) {
  const wanted = text === null || text === undefined ? "" : String(text);
  if (node.textContent !== wanted) node.textContent = wanted;
  return node;
}

/** Show a node only if there is something to show. */
export function setShown(node, shown) {
  if (node.hidden === Boolean(shown)) node.hidden = !shown;
}

/** Draw a symbol of the art table as SVG; an unknown name gives an empty drawing, never an error. */
export function drawing(art, name, extra = "") {
  const svg = document.createElementNS(SVG, "svg");
  const symbol = art && art.symbols && Object.hasOwn(art.symbols, name) ? art.symbols[name] : null;
  svg.setAttribute("class", `hl-svg ${extra}`.trim());
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  svg.setAttribute("viewBox", symbol ? symbol.box : "0 0 100 100");
  for (const part of symbol ? symbol.paths : []) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", part.d);
    path.setAttribute("class", `hl-p-${part.fill || "main"}`);
    if (part.rule) path.setAttribute("fill-rule", part.rule);
    svg.append(path);
  }
  return svg;
}

/** Keep a drawing slot in step with a symbol's name: redraw only if the name changed. */
export function setDrawing(slot, art, name) {
  if (slot.dataset.symbol === name) return;
  slot.dataset.symbol = name;
  slot.replaceChildren(...(name ? [drawing(art, name)] : []));
  setShown(slot, Boolean(name));
}

/**
 * Bring the children of `parent` in step with `items`: same key, same node. `make(item)` returns a node whose
 * `hlUpdate(item, index)` is called at once and again for every later item of that key. Nodes are moved only when
 * the order really changed, so focus, scroll positions and typed text stay where they are.
 */
export function keyed(parent, items, keyOf, make) {
  const old = parent.hlNodes || new Map();
  const fresh = new Map();
  const wanted = items.map((item, index) => {
    let key = keyOf(item, index);
    while (fresh.has(key)) key = `${key}~`;
    const node = old.get(key) || make(item);
    old.delete(key);
    fresh.set(key, node);
    node.hlUpdate(item, index);
    return node;
  });
  for (const node of old.values()) node.remove();
  const ours = new Set(wanted);
  let at = parent.firstChild;
  for (const node of wanted) {
    if (node === at) {
      at = at.nextSibling;
    } else if (at && at.nextSibling === node && ours.has(at)) {
      at.remove(); // one node went further back: take it out here, it is put in at its turn
      at = node.nextSibling;
    } else {
      parent.insertBefore(node, at);
    }
  }
  parent.hlNodes = fresh;
}

/** Give a node its update function and run nothing yet; for `make` functions of `keyed`. */
export function updating(node, update) {
  node.hlUpdate = update;
  return node;
}

/** An address that may be followed: http(s) or relative. Anything else (javascript:, data:) gives "". */
export function safeHref(text) {
  if (!text) return "";
  try {
    const url = new URL(text, document.baseURI);
    return url.protocol === "http:" || url.protocol === "https:" ? text : "";
  } catch {
    return "";
  }
}

/** A tone is a palette word of the style sheet; anything else is dropped so that it can't build a class name. */
export function toneOf(text) {
  return /^[a-z]{1,12}$/.test(text || "") ? text : "ink";
}
