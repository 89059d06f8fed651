// Between the page and whoever holds the rules: one intent at a time, none sent twice, none lost silently.
//
// Two things run on while scenes change. What a scene sends by itself under an id is the same in every scene that names it
// so: its time is not begun anew. And an intent with a moment says itself when it was made: it is sent in any case, in the
// order in which it was made, and whoever holds the rules judges it by that moment.

import { say } from "./words.js";

const LONGEST_QUEUE = 4;
const LONGEST_TIMED_QUEUE = 16;
const WAIT_FOR_SCENE_MS = 400;
const TRY_AGAIN_MS = 1000;
const LATE_ANSWER_MS = 3000; // after so long nobody saw in time what came of it

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
  let running = null; // what runs on by itself: { id, since, date, hidden, due, sent }
  let wasSilent = false; // an answer was long in coming: what runs on by itself says so, at once
  let dropped = false; // a click was not sent, since nobody was there
  let sceneDrawn = () => {};

  const isTimed = (intent) => intent.moment !== undefined;
  const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  async function pump() {
    if (current || !waiting.length) return;
    current = waiting.shift();
    const { intent, base, serial, byItself, always, told } = current;
    let taken = null;
    if (!always && !isTimed(intent) && serial !== view.scene.serial && !offered(view.scene, base)) {
      if (!byItself) view.notice(say(view.words, "late"), "info");
    } else {
      view.setBusy(true);
      const asked = performance.now();
      try {
        const reply = await port.send(intent, view.scene.serial);
        if (!byItself) dropped = false;
        if (!dropped) view.notice("");
        if (reply && reply.serial !== undefined && reply.serial !== view.scene.serial) {
          await new Promise((resolve) => {
            sceneDrawn = resolve;
            setTimeout(resolve, WAIT_FOR_SCENE_MS);
          });
        }
        if (reply && reply.ok) taken = reply.serial;
        if (reply && reply.late && !current.again && (always || isTimed(intent) || (!byItself && offered(view.scene, base)))) {
          waiting.unshift({ ...current, again: true, serial: view.scene.serial });
        } else if (reply && !reply.ok && !(byItself && reply.late)) {
          view.notice(reply.why || say(view.words, reply.late ? "late" : "failed"), reply.late ? "info" : "refused");
        }
      } catch {
        if (!byItself) view.notice(say(view.words, "reconnecting"), "refused");
      }
      view.setBusy(false);
      if (performance.now() - asked > LATE_ANSWER_MS) wasSilent = true;
    }
    const again = waiting[0] && waiting[0].again && waiting[0].told === told;
    if (told && !again) told(taken);
    current = null;
    if (waiting.length) pump();
    else arm();
  }

  /** What the scene wants sent by itself after a while, once, unless a person does something first. */
  function arm() {
    const next = view.scene && view.scene.next;
    if (next && next.id) return runOn(next);
    clearTimeout(timer);
    running = null;
    wasSilent = false;
    if (!next || current || firedFor === view.scene) return;
    timer = setTimeout(() => {
      if (!alive) return;
      firedFor = view.scene;
      push(next.intent, next.intent, true);
    }, Math.max(0, next.after_ms));
  }

  /** The same, under an id: whatever a person does meanwhile, its time runs on, and it tells how it went by. */
  function runOn(next) {
    if (running && running.id === next.id) {
      if (running.sent) timer = setTimeout(fire, TRY_AGAIN_MS); // nothing came of it
      else if (running.due || wasSilent) fire(); // it came while nobody answered, or something else was on its way
      return;
    }
    clearTimeout(timer);
    running = { id: next.id, since: performance.now(), date: Date.now(), hidden: document.hidden, due: false, sent: false };
    timer = setTimeout(fire, Math.max(0, next.after_ms));
  }

  function fire() {
    const next = view.scene && view.scene.next;
    if (!next || !running || next.id !== running.id) return;
    clearTimeout(timer);
    running.due = true;
    if (!alive || current || waiting.length) return; // as soon as the way is free, `arm` comes here again
    running.sent = true;
    const elapsed_ms = Math.round(performance.now() - running.since);
    // A machine that slept, and a watch that was set, show in the time of day alone.
    const jump_ms = Math.round(Date.now() - running.date - elapsed_ms);
    const how = { elapsed_ms, jump_ms, hidden: running.hidden || document.hidden, silent: wasSilent };
    wasSilent = false;
    push({ ...next.intent, ...how }, next.intent, true);
  }

  const onHidden = () => {
    if (running && document.hidden) running.hidden = true;
  };
  document.addEventListener("visibilitychange", onHidden);

  function push(intent, base, byItself) {
    if (!running) clearTimeout(timer);
    if (current && isSame(current.intent, intent)) return;
    const again = waiting.findIndex((entry) => isSame(entry.base, base));
    const entry = { intent, base, byItself, serial: view.scene.serial };
    if (again >= 0) waiting[again] = entry;
    else if (waiting.length < (isTimed(intent) ? LONGEST_TIMED_QUEUE : LONGEST_QUEUE)) waiting.push(entry);
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
      if (alive) {
        if (dropped) view.notice(say(view.words, "not-sent"), "refused");
        return arm();
      }
      for (const entry of waiting.splice(0)) {
        if (entry.told) entry.told(null);
        if (!entry.byItself) dropped = true;
      }
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onHidden);
      waiting.length = 0;
    },
  };
}
