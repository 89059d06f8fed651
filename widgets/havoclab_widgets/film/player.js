// Plays a film that lies in its own page: no server, no kernel. It stands below the renderer in one module, whose
// `mount` it uses; what is clicked comes here instead of to Python.

/** The film out of the page: JSON, deflated, as base64 text that can hold no markup. */
async function readFilm(node) {
  const bytes = Uint8Array.from(atob(node.textContent.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

/** Shows the film in `el`. The scene of each moment is put together from what is the same at all and what is its own. */
function playFilm(film, el) {
  const last = film.moments.length - 1;
  const now = { at: Math.min(film.begins, last), hides: film.hides, plays: false, serial: 0, focus: "" };

  const change = {
    time: (block) => ({ ...block, fields: block.fields.map((field) => ({ ...field, value: String(now.at) })) }),
    transport: (block) => ({ ...block, buttons: block.buttons.map(button) }),
    log: (block) => {
      const happened = film.happened[now.at];
      const lines = now.hides ? block.lines.slice(0, happened) : block.lines;
      const told = (line, place) => (film.keeps[now.at] && film.untold[place]) || line.text;
      return { ...block, lines: lines.map((line, place) => ({ ...line, text: told(line, place), here: place === happened - 1 })) };
    },
    rules: (block) => ({ ...block, focus: now.focus }),
  };

  function button(one) {
    if (one.id === "hide") return { ...one, pressed: now.hides, intent: { do: "hide" } };
    if (one.id === "play" && now.plays) return { ...one, label: film.pause, symbol: "pause", state: "legal", intent: { do: "play" } };
    const ends = one.id === "start" || one.id === "back" ? now.at === 0 : now.at === last;
    return { ...one, state: ends ? "off" : "legal" };
  }

  function scene() {
    const own = film.moments[now.at].map((place) => film.blocks[place]);
    const all = film.scene.blocks.map((block) => (Object.hasOwn(change, block.id) ? change[block.id](block) : block));
    const next = now.plays ? { after_ms: film.after_ms, intent: { do: "advance" } } : null;
    return { ...film.scene, serial: now.serial, blocks: [...own, ...all], next };
  }

  function go(at, plays = false) {
    if (Number.isInteger(at)) now.at = Math.min(Math.max(0, at), last);
    now.plays = plays && now.at < last;
  }

  const ways = {
    go: (intent) => go(Number(intent.value ?? intent.at)),
    walk: (intent) => go({ start: 0, back: now.at - 1, forward: now.at + 1, end: last }[intent.to]),
    play: () => go(now.at, !now.plays),
    advance: () => now.plays && go(now.at + 1, true),
    hide: () => (now.hides = !now.hides),
    rule: (intent) => (now.focus = String(intent.rule)),
  };

  async function send(intent) {
    if (Object.hasOwn(ways, intent.do)) ways[intent.do](intent);
    now.serial += 1;
    view.draw(scene());
    return { ok: true, serial: now.serial };
  }

  const view = mount(el, { art: film.art, address: false, pageKeys: true, reload: () => location.reload(), send });
  view.draw(scene());
}

// A browser that can't read it keeps the list of moves, which stands in the page for readers without scripts.
const film = await readFilm(document.getElementById("film-data"));
document.getElementById("film-moves").remove();
playFilm(film, document.getElementById("film"));
