// Pulling a card to another place with the mouse. A finger scrolls the page: it picks up and puts down by taps.

import { setAttr } from "./dom.js";

// A shorter way is a click; so near the window's edge the page moves along, so far at a time.
const LEAST_WAY = 7;
const MOVES_ALONG = 56;
const STRIDE = 14;

const pullable = new WeakMap(); // a card's node: what a click on it sends
const takers = new WeakMap(); // a place's node: what a card that is let go there sends besides

export function canBePulled(node, intent) {
  pullable.set(node, intent);
}

export function takesCards(node, takes) {
  takers.set(node, takes);
  setAttr(node, "data-takes", takes ? "true" : null);
}

/** Before which card of a place somebody points; null where there is none. Of overlapping cards the part that is seen counts. */
function spotIn(place, target, x) {
  const cell = target.closest(".hl-cell");
  if (!cell || !place.contains(cell)) return null;
  const cells = [...cell.parentNode.querySelectorAll(".hl-cell")];
  const index = cells.indexOf(cell);
  const box = cell.getBoundingClientRect();
  const next = cells[index + 1]?.getBoundingClientRect();
  const right = next && next.left > box.left ? Math.min(box.right, next.left) : box.right;
  return x < (box.left + right) / 2 ? index : index + 1;
}

function scrollerOf(node) {
  for (let up = node.parentElement; up; up = up.parentElement) {
    if (up.scrollHeight > up.clientHeight && /auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
  }
  return document.scrollingElement;
}

/** Listen for cards that are pulled. Returns the function that stops listening. */
export function listenToPulls(view) {
  const { root } = view;
  let pull = null; // { card, x, y, at: {x, y}, ghost, place }
  let frame = 0;

  const placeAt = ({ x, y }) => {
    const target = root.getRootNode().elementFromPoint(x, y);
    const place = target?.closest(".hl-zone[data-takes]");
    return place && root.contains(place) ? { place, target } : null;
  };

  function begin() {
    const { card } = pull;
    const ghost = card.cloneNode(true);
    for (const name of ["data-fid", "data-key", "id"]) ghost.removeAttribute(name);
    ghost.classList.add("hl-pulled");
    ghost.style.setProperty("--card-w", `${card.offsetWidth}px`);
    view.overlay.append(ghost);
    pull.ghost = ghost;
    setAttr(root, "data-pulling", "true");
    setAttr(card, "data-left", "true");
    frame = requestAnimationFrame(walk);
  }

  function point(place) {
    if (place === pull.place) return;
    if (pull.place) setAttr(pull.place, "data-over", null);
    if (place) setAttr(place, "data-over", "true");
    pull.place = place;
  }

  /** The page moves along while somebody points at its edge. */
  function walk() {
    const { y } = pull.at;
    const way = y < MOVES_ALONG ? -STRIDE : y > innerHeight - MOVES_ALONG ? STRIDE : 0;
    if (way) {
      scrollerOf(root).scrollBy({ top: way, behavior: "instant" });
      point(placeAt(pull.at)?.place || null);
    }
    frame = requestAnimationFrame(walk);
  }

  function end() {
    if (!pull) return;
    cancelAnimationFrame(frame);
    if (pull.ghost) {
      point(null);
      pull.ghost.remove();
      setAttr(pull.card, "data-left", null);
      setAttr(root, "data-pulling", null);
    }
    pull = null;
  }

  const onDown = (event) => {
    end();
    const card = event.target.closest?.(".hl-card");
    if (event.button || event.pointerType === "touch" || !pullable.get(card) || !root.querySelector("[data-takes]")) return;
    pull = { card, x: event.clientX, y: event.clientY, at: null, ghost: null, place: null };
  };
  const onMove = (event) => {
    if (!pull) return;
    pull.at = { x: event.clientX, y: event.clientY };
    if (!pull.ghost && Math.hypot(event.clientX - pull.x, event.clientY - pull.y) < LEAST_WAY) return;
    if (!pull.ghost) begin();
    pull.ghost.style.left = `${event.clientX}px`;
    pull.ghost.style.top = `${event.clientY}px`;
    point(placeAt(pull.at)?.place || null);
  };
  const onUp = (event) => {
    if (!pull?.ghost) return end();
    const { card } = pull;
    const found = placeAt({ x: event.clientX, y: event.clientY });
    end();
    // The click that follows belongs to the way, not to what lies at its end.
    const swallow = (click) => click.stopPropagation();
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    const intent = pullable.get(card);
    if (!found || !card.isConnected || !intent) return;
    const at = spotIn(found.place, found.target, event.clientX);
    view.send({ ...intent, ...takers.get(found.place), ...(at === null ? {} : { at }) }, card, intent);
  };
  const onKey = (event) => {
    if (event.key === "Escape" && pull) end();
  };

  root.addEventListener("pointerdown", onDown);
  const listeners = { pointermove: onMove, pointerup: onUp, pointercancel: end, keydown: onKey };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
  return () => {
    end();
    root.removeEventListener("pointerdown", onDown);
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
}
