// How long until something comes: a bar that runs out, and the time in words.

import { h, setAttr, setText, setShown, updating } from "./dom.js";

/** The bar runs on in the next scene if that is about the same run; where nothing may move, the words alone say it. */
export function makeCountdown(view) {
  const label = h("span", { class: "hl-countdown-label" });
  const fill = h("span", { class: "hl-countdown-fill" });
  const bar = h("span", { class: "hl-countdown-bar", "aria-hidden": "true" }, fill);
  const node = h("section", { class: "hl-countdown" }, label, bar);
  let shown = "";
  return updating(node, (block) => {
    setText(label, block.label);
    setAttr(node, "data-running", block.running ? "true" : null);
    const calm = view.calm();
    setShown(bar, !calm);
    const now = `${block.run}:${block.running}:${calm}`;
    if (now === shown) return;
    shown = now;
    for (const animation of fill.getAnimations()) animation.cancel();
    const full = block.of_ms ? block.left_ms / block.of_ms : 0;
    fill.style.transform = `scaleX(${full})`;
    if (!block.running || calm) return;
    fill.animate([{ transform: `scaleX(${full})` }, { transform: "scaleX(0)" }], { duration: block.left_ms, fill: "forwards" });
  });
}
