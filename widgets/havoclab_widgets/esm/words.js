// What the renderer says by itself, should the scene not say it in the reader's language.

const DEFAULT_WORDS = {
  "cards-count": "{count} cards",
  "choose-file": "Choose a file",
  "close": "Close",
  "copied": "Copied",
  "copy-failed": "Copying failed",
  "ended-pulse": "That was not sent: the session has ended. Reload the page to go on.",
  "failed": "Something went wrong inside; nothing was changed.",
  "file-not-read": "{name} could not be read.",
  "file-too-large": "{name} is larger than 2 MB, so it was not read.",
  "free-place": "free place",
  "human": "human",
  "illegal-mark": "not now",
  "in-the-book": "Open in the book",
  "keys-activate": "Do what is focused",
  "keys-arrows": "Move between the cards of a place",
  "keys-ends": "First and last card",
  "keys-help": "Keys",
  "keys-shortcuts": "Shortcuts on this page",
  "keys-tab": "Next and previous place",
  "late": "The table has changed in the meantime; look again.",
  "no-results": "Nothing found",
  "not-sent": "The connection was gone, so what you did last was not sent.",
  "on-turn": "on turn",
  "open-rule": "Open in the rules",
  "reconnecting": "No answer yet; still trying …",
  "reload": "Reload",
  "rule": "Rule {id}",
  "selected": "selected",
  "session-ended": "The session has ended. Reload the page to go on.",
  "side-panels": "Log and rules",
  "working": "Working …",
  "you": "you",
};

/** The sentence for a key: the scene's, else English; `{slots}` are filled in. */
export function say(words, key, slots = {}) {
  const own = words && Object.hasOwn(words, key) ? words[key] : DEFAULT_WORDS[key];
  return String(own ?? key).replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(slots, name) ? slots[name] : whole));
}
