// The anywidget module: a view on the model's `scene` and `art`, moves as commands, and a heartbeat.

import { mount } from "./render.js";

const BEAT_MS = 2000;
// How long an unanswered beat is taken for slowness, and then for the end. In JupyterLab a long cell keeps the kernel
// busy for good reasons, so there is more patience.
const PATIENCE = { page: { late: 5000, ended: 9000 }, lab: { late: 9000, ended: 60000 } };
const ANSWER_MS = 30000;
// Voilà ends the kernel as soon as its page is about to be left; until the next page is there, nothing is amiss.
const LEAVING_MS = 10000;

/** True on a page whose address is ours to write: Voilà (whose shell calls itself JupyterLab's) or a page of our own. */
const ownsAddress = () => document.body.dataset.voila === "voila" || !document.querySelector(".jp-LabShell, .jp-NotebookPanel");

/**
 * Beat while the view lives. A beat that was sent and not answered in time means: nobody is there. Only the time since
 * an unanswered beat counts, so a browser that slows down timers of hidden tabs raises no false alarm.
 */
function heartbeat(model, view, patience) {
  let asked = 0;
  let left = -Infinity;
  const onLeave = () => (left = performance.now());
  const onAck = () => {
    asked = 0;
    view.setAlive("ok");
  };
  const beat = () => {
    const now = performance.now(); // not the time of day, which may be set
    if (now - left < LEAVING_MS) return;
    try {
      model.set("_beat", now);
      model.save_changes();
    } catch {
      // A closed connection throws here; the missing answer is what counts.
    }
    asked ||= now;
    const silent = now - asked;
    if (silent >= patience.ended) view.setAlive("ended");
    else if (silent >= patience.late) view.setAlive("late");
  };
  model.on("change:_ack", onAck);
  addEventListener("beforeunload", onLeave);
  const timer = setInterval(beat, BEAT_MS);
  return () => {
    clearInterval(timer);
    removeEventListener("beforeunload", onLeave);
    model.off("change:_ack", onAck);
  };
}

function render({ model, el, experimental }) {
  const own = ownsAddress();
  const view = mount(el, {
    art: model.get("art"),
    address: own,
    pageKeys: own,
    reload: () => location.reload(),
    async send(intent, serial) {
      const [reply] = await experimental.invoke("intent", { intent, serial }, { signal: AbortSignal.timeout(ANSWER_MS) });
      return reply;
    },
  });
  const onScene = () => {
    const scene = model.get("scene");
    if (scene && Array.isArray(scene.blocks)) view.draw(scene);
  };
  model.on("change:scene", onScene);
  onScene();
  const stop = heartbeat(model, view, own ? PATIENCE.page : PATIENCE.lab);
  return () => {
    stop();
    model.off("change:scene", onScene);
    view.destroy();
  };
}

export default { render };
