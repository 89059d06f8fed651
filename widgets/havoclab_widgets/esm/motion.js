// Quiet motion: cards glide from where they lay to where they lie, markers flip. Never longer than 300 ms, and none
// at all where the reader's system or the scene asks for calm.

const GLIDE_MS = 240;
const FADE_MS = 200;
const EASE = "cubic-bezier(.2,.7,.3,1)";

/** True if nothing may move. */
export function isCalm(scene) {
  return Boolean(scene && scene.calm) || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const centreOf = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** Where everything lies now: cards by key, piles by their count, and the seat on turn. */
export function snapshot(root) {
  const cards = new Map();
  for (const node of root.querySelectorAll(".hl-card[data-key]")) {
    cards.set(node.dataset.key, { rect: node.getBoundingClientRect(), node });
  }
  const piles = [];
  for (const node of root.querySelectorAll('.hl-zone[data-shape="pile"]')) {
    const card = node.querySelector(".hl-card");
    if (card) piles.push({ id: node.dataset.zone, rect: card.getBoundingClientRect(), count: Number(node.querySelector(".hl-count").textContent) });
  }
  const seat = root.querySelector('.hl-seat[data-active="true"]');
  return { cards, piles, seat: seat ? seat.getBoundingClientRect() : null, ghosts: new Map() };
}

/** Copy the looks of cards that are about to vanish, so that they can be seen leaving. At most six. */
export function keepGhosts(before, stays) {
  for (const [key, { node }] of before.cards) {
    if (!stays.has(key) && before.ghosts.size < 6) before.ghosts.set(key, node.cloneNode(true));
  }
}

/** After the new scene stands: let what moved glide from its old place. */
export function glide(view, before) {
  const root = view.root;
  const now = snapshot(root);
  const grew = now.piles.find((pile) => before.piles.some((old) => old.id === pile.id && old.count < pile.count));
  const shrank = before.piles.find((old) => now.piles.some((pile) => pile.id === old.id && pile.count < old.count));
  const arrivals = [...now.cards].filter(([key]) => !before.cards.has(key));
  for (const [key, { rect, node }] of now.cards) {
    const old = before.cards.get(key);
    const cell = node.closest(".hl-cell:not(.hl-stack)") || node; // a pile stays, its top card comes
    if (old) {
      slide(cell, old.rect, rect);
    } else if (arrivals.length <= 8) {
      const from = shrank ? shrank.rect : before.seat;
      if (from) slide(cell, from, rect, !shrank);
    }
  }
  for (const [key, ghost] of before.ghosts) {
    const old = before.cards.get(key);
    const to = grew ? grew.rect : before.seat;
    if (old && to) fly(view, ghost, old.rect, to);
  }
}

function slide(node, from, to, fade = false) {
  const [fx, fy] = centreOf(from);
  const [tx, ty] = centreOf(to);
  const dx = fx - tx;
  const dy = fy - ty;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  if (!to.width || !from.width) return;
  const size = Math.max(0.4, Math.min(1.6, from.width / to.width));
  node.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${fade ? 0.6 : size})`, opacity: fade ? 0.2 : 1, zIndex: 5 }, { transform: "none", opacity: 1, zIndex: 5 }],
    { duration: GLIDE_MS, easing: EASE },
  );
}

function fly(view, ghost, from, to) {
  ghost.removeAttribute("data-key");
  ghost.removeAttribute("data-fid");
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  ghost.classList.add("hl-ghost");
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  view.overlay.append(ghost);
  const [fx, fy] = centreOf(from);
  const [tx, ty] = centreOf(to);
  const gone = ghost.animate(
    [{ transform: "none", opacity: 0.9 }, { transform: `translate(${tx - fx}px, ${ty - fy}px) scale(.5)`, opacity: 0 }],
    { duration: GLIDE_MS, easing: EASE },
  );
  gone.onfinish = gone.oncancel = () => ghost.remove();
}

/** Turn a piece over: its new side is already drawn, so it comes round from the edge. */
export function flip(view, node) {
  if (view.calm()) return;
  node.animate(
    [{ transform: "perspective(500px) rotateY(-180deg)", filter: "brightness(.6)" }, { transform: "perspective(500px) rotateY(0deg)", filter: "none" }],
    { duration: 290, easing: EASE },
  );
}

/** A short fade-in for something that has just been said. */
export function appear(view, node) {
  if (view.calm()) return;
  node.animate([{ opacity: 0, transform: "translateY(4px)" }, { opacity: 1, transform: "none" }], { duration: FADE_MS, easing: EASE });
}

/** Catch the eye without moving anything else: the dead-session banner, a pulse. */
export function pulse(view, node) {
  if (view.calm()) return;
  node.animate([{ transform: "scale(1)" }, { transform: "scale(1.03)" }, { transform: "scale(1)" }], { duration: 280 });
}
