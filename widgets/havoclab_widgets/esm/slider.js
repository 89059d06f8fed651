// A slider: a number between two ends, sent while it moves.

import { h, setAttrs, setText, updating } from "./dom.js";

const SLIDE_WAIT_MS = 60;

/** `send(field, value, node)` is called at most once in a short while as the slider moves, and at once when it rests. */
export function makeSlider(id, send) {
  const input = h("input", { class: "hl-slider", id, type: "range", step: 1 });
  const place = h("output", { class: "hl-slider-place", for: id });
  const node = h("div", { class: "hl-slider-line" }, input, place);
  let field = null;
  let sent = "";
  let timer = 0;
  const show = () => {
    setText(place, `${input.value} / ${field.maximum}`);
    setAttrs(input, { "aria-valuetext": place.textContent });
    input.style.setProperty("--at", `${(100 * (input.value - field.minimum)) / Math.max(1, field.maximum - field.minimum)}%`);
  };
  const deliver = () => {
    clearTimeout(timer);
    timer = 0;
    if (input.value === sent) return;
    sent = input.value;
    send(field, sent, input);
  };
  input.oninput = () => {
    show();
    timer ||= setTimeout(deliver, SLIDE_WAIT_MS);
  };
  input.onchange = deliver;
  return updating(node, (now, attributes) => {
    field = now;
    setAttrs(input, { ...attributes, min: now.minimum, max: now.maximum });
    if (!timer) {
      sent = now.value; // a scene that comes while the slider is held does not pull it back
      if (input.value !== now.value) input.value = now.value;
    }
    show();
  });
}
