// The page around the cells: light or dark, and what is said while Python starts.
//
// Voilà itself starts a second kernel to change the theme (it reloads with ?theme=…) and never looks at the reader's
// system. Both sheets are loaded here instead; the dark one is on or off by its media query.
window.havoclabPage = (() => {
  "use strict";
  const KEY = "havoclab-theme";
  const SLOW = 40_000; // ms: a start takes one or two seconds, a cold Binder perhaps ten
  const system = matchMedia("(prefers-color-scheme: dark)");
  const known = (name) => (name === "light" || name === "dark" ? name : null);

  // A browser may forbid storage altogether; then the choice lasts as long as the page.
  const storage = {
    read() { try { return known(localStorage.getItem(KEY)); } catch { return null; } },
    write(name) { try { name ? localStorage.setItem(KEY, name) : localStorage.removeItem(KEY); } catch { /* see above */ } },
  };

  let choice = known(new URLSearchParams(location.search).get("theme")) ?? storage.read();

  function dress() {
    const dark = choice ? choice === "dark" : system.matches;
    const media = choice ? (dark ? "all" : "not all") : "(prefers-color-scheme: dark)";
    for (const sheet of document.querySelectorAll('link[data-theme="dark"]')) sheet.media = media;
    document.documentElement.style.colorScheme = dark ? "dark" : "light";
    if (document.body) {
      document.body.dataset.jpThemeLight = String(!dark);
      document.body.dataset.jpThemeName = dark ? "JupyterLab Dark" : "JupyterLab Light";
      document.body.classList.toggle("theme-dark", dark);
      document.body.classList.toggle("theme-light", !dark);
      pointHome();
    }
  }

  // The start page lies at the top of the notebooks, wherever a server keeps them; elsewhere the server's own / leads there.
  function pointHome() {
    const [pages] = location.pathname.match(/^.*?\/voila\/render\/(notebooks\/)?/) ?? [];
    if (!pages) return;
    const here = new URLSearchParams(location.search);
    const kept = new URLSearchParams(["lang", "text"].flatMap((name) => (here.has(name) ? [[name, here.get(name)]] : [])));
    const address = `${pages}index.ipynb${kept.size ? `?${kept}` : ""}`;
    for (const link of document.querySelectorAll("a[data-havoclab-start]")) link.href = address;
  }

  function choose(name) {
    choice = name;
    storage.write(name);
    const url = new URL(location.href);
    if (url.searchParams.has("theme")) { // the button's word counts from now on
      url.searchParams.delete("theme");
      history.replaceState(history.state, "", url);
    }
    dress();
  }

  // Back to what the system says is no choice: then the page follows the system again.
  function toggle() {
    const dark = choice ? choice === "dark" : system.matches;
    choose(!dark === system.matches ? null : dark ? "light" : "dark");
  }

  function trouble(text) {
    const box = document.getElementById("havoclab-trouble");
    if (!box) return; // the page has come after all
    box.textContent = text;
    box.hidden = false;
    document.querySelector(".havoclab-ways").hidden = false;
  }

  // Voilà calls these three by name: before each cell, while a cell runs long, and when all have run.
  function watch() {
    const show = window.voila_finish;
    let finished = false;
    window.voila_process = (cell, cells) => {
      const text = document.getElementById("loading_text");
      if (text) text.textContent = `Starting… ${cell} / ${cells}`;
    };
    window.voila_heartbeat = () => {};
    window.voila_finish = () => { finished = true; show(); };
    setTimeout(() => trouble("This takes longer than it should. Wait a little, or reload the page."), SLOW);
    addEventListener("load", () => {
      if (!finished) trouble("Python could not start for this page. Reload it; if that doesn't help, restart the server.");
    });
  }

  // The prose of a page is there in both languages; the widget sets this too, whenever its reader changes it.
  const language = new URLSearchParams(location.search).get("lang");
  if (language === "hu" || language === "en") document.documentElement.lang = language;

  system.addEventListener("change", dress);
  addEventListener("storage", (event) => {
    if (event.key === KEY) { choice = known(event.newValue); dress(); } // another tab of ours chose
  });
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("[data-havoclab-theme]")) toggle();
    if (event.target.closest("a[data-havoclab-start]")) pointHome(); // the language may have been switched meanwhile
  });
  dress();
  return { dress, watch };
})();
