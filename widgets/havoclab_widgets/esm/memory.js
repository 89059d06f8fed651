// What the browser remembers beside the moment, e.g. a learner's progress. All tabs share it: what another one put there
// is handed in and merged before anything is put in its place.

import { stored, store } from "./doors.js";

/** Today where the reader is, as YYYY-MM-DD. */
function localDay() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Keep a scene's `memory` and the browser's store in step. `recall(intent)` hands something in and gives the serial from
 * which on a scene knows it, or null if nobody took it. `sync()` is to be called after each scene.
 */
export function makeMemory(view, recall) {
  const known = new Map(); // by name: the text in the store that the page has had, or has put there itself
  let greeted = false;
  let asking = false;
  let since = 0; // scenes before this one do not know yet what was handed in

  const names = () => Object.keys((view.scene && view.scene.memory) || {});
  const news = () => names().filter((name) => stored(name) !== (known.get(name) || ""));

  async function ask() {
    asking = true;
    const memory = Object.fromEntries(news().map((name) => [name, stored(name)]));
    const serial = await recall({ do: "recall", memory, today: localDay() });
    asking = false;
    if (serial === null) return; // the next scene, or the next change of the store, tries again
    greeted = true;
    since = Math.max(since, serial);
    for (const [name, text] of Object.entries(memory)) known.set(name, text);
    sync();
  }

  function sync() {
    if (asking || !names().length) return;
    if (!greeted || news().length) ask();
    else if (view.scene.serial >= since) keep();
  }

  function keep() {
    for (const [name, text] of Object.entries(view.scene.memory)) {
      if (text === stored(name)) continue;
      store(name, text);
      known.set(name, stored(name)); // a store that is full or switched off still has what it had
    }
  }

  const onStorage = () => sync();
  addEventListener("storage", onStorage);
  return { sync, stop: () => removeEventListener("storage", onStorage) };
}

/**
 * Keep a moment under a name, but never in place of one of another tab that is further. `mine` is what this tab put there
 * last; gives what it has there now.
 */
export function keepFurthest(name, token, rank, mine) {
  const there = stored(name);
  if (there && there !== mine && Number(stored(`${name}-rank`)) > rank) return mine;
  store(name, token);
  store(`${name}-rank`, String(rank));
  return token;
}
