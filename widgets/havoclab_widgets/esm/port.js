// Between the page and whoever holds the rules: one intent at a time, none sent twice, none lost silently.

import { say } from "./words.js";

const LONGEST_QUEUE = 4;
const WAIT_FOR_SCENE_MS = 400;

/** All intents a scene offers, as JSON: a late click is sent only if what it asked for is still on offer. */
function offered(scene, base) {
  const wanted = JSON.stringify(base);
  const stack = [scene];
  while (stack.length) {
    const item = stack.pop();
    if (!item || typeof item !== "object") continue;
    for (const [key, value] of Object.entries(item)) {
      if (!value || typeof value !== "object") continue;
      if ((key === "intent" || key === "rule_intent") && JSON.stringify(value) === wanted) return true;
      stack.push(value);
    }
  }
  return false;
}

/**
 * The queue of clicks. `send(intent, base)` takes an intent and what it was made from (the same, but for typed values);
 * `drawn()` tells it that a new scene stands; `setAlive(false)` that nobody answers.
 */
export function makeQueue(view, port) {
  const waiting = [];
  let current = null;
  let alive = true;
  let timer = 0;
  let firedFor = null;
  let sceneDrawn = () => {};

  const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  async function pump() {
    if (current || !waiting.length) return;
    current = waiting.shift();
    const { intent, base, serial, byItself, always, told } = current;
    let taken = null;
    if (!always && serial !== view.scene.serial && !offered(view.scene, base)) {
      if (!byItself) view.notice(say(view.words, "late"), "info");
    } else {
      view.setBusy(true);
      try {
        const reply = await port.send(intent, view.scene.serial);
        view.notice("");
        if (reply && reply.serial !== undefined && reply.serial !== view.scene.serial) {
          await new Promise((resolve) => {
            sceneDrawn = resolve;
            setTimeout(resolve, WAIT_FOR_SCENE_MS);
          });
        }
        if (reply && reply.ok) taken = reply.serial;
        if (reply && reply.late && !current.again && (always || (!byItself && offered(view.scene, base)))) {
          waiting.unshift({ ...current, again: true, serial: view.scene.serial });
        } else if (reply && !reply.ok && !(byItself && reply.late)) {
          view.notice(reply.why || say(view.words, reply.late ? "late" : "failed"), reply.late ? "info" : "refused");
        }
      } catch {
        if (!byItself) view.notice(say(view.words, "reconnecting"), "refused");
      }
      view.setBusy(false);
    }
    const again = waiting[0] && waiting[0].again && waiting[0].told === told;
    if (told && !again) told(taken);
    current = null;
    if (waiting.length) pump();
    else arm();
  }

  /** What the scene wants sent by itself after a while, once, unless a person does something first. */
  function arm() {
    clearTimeout(timer);
    const next = view.scene && view.scene.next;
    if (!next || current || firedFor === view.scene) return;
    timer = setTimeout(() => {
      if (!alive) return;
      firedFor = view.scene;
      push(next.intent, next.intent, true);
    }, Math.max(0, next.after_ms));
  }

  function push(intent, base, byItself) {
    clearTimeout(timer);
    if (current && isSame(current.intent, intent)) return;
    const again = waiting.findIndex((entry) => isSame(entry.base, base));
    const entry = { intent, base, byItself, serial: view.scene.serial };
    if (again >= 0) waiting[again] = entry;
    else if (waiting.length < LONGEST_QUEUE) waiting.push(entry);
    else if (!byItself) view.notice(say(view.words, "working"), "info");
    pump();
  }

  return {
    send(intent, base) {
      if (!intent) return;
      if (!alive) view.pulseBanner();
      else push(intent, base, false);
    },
    /** Hand something in that no scene asks for; gives the serial of the scene that knows it, or null. */
    handIn(intent) {
      return new Promise((resolve) => {
        if (!alive) return resolve(null);
        waiting.push({ intent, base: intent, byItself: true, always: true, told: resolve, serial: view.scene.serial });
        pump();
      });
    },
    drawn() {
      sceneDrawn();
      arm();
    },
    setAlive(now) {
      if (alive === now) return;
      alive = now;
      if (alive) arm();
      else for (const entry of waiting.splice(0)) if (entry.told) entry.told(null);
    },
    stop() {
      clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
