// A page of our own that plays the kernel: ?scene=name draws a fixture, ?modules=1 loads esm/ file by file.
// window.host: { sent, answer, dead, show(scene), patch(fn) }.
const parameters = new URLSearchParams(location.search);
const { default: widget } = await import(parameters.get("modules") ? "/esm/widget.js" : "/havoclab.js");
const json = async (path) => (await fetch(path)).json();

class Model {
  constructor(data) {
    this.data = data;
    this.listeners = {};
  }
  get(name) {
    return this.data[name];
  }
  set(name, value) {
    this.data[name] = value;
    if (name === "_beat" && !host.dead) setTimeout(() => this.put("_ack", value), 1);
  }
  save_changes() {}
  on(event, listener) {
    (this.listeners[event] ||= []).push(listener);
  }
  off(event, listener) {
    this.listeners[event] = (this.listeners[event] || []).filter((other) => other !== listener);
  }
  put(name, value) {
    this.data[name] = value;
    for (const listener of this.listeners[`change:${name}`] || []) listener();
  }
}

const host = {
  sent: [],
  dead: false,
  delay: 0,
  answer: () => ({ ok: true, why: "" }),
  show(scene) {
    model.put("scene", scene);
  },
  patch(change) {
    const scene = structuredClone(model.get("scene"));
    scene.serial += 1;
    change(scene, (name) => scene.blocks.find((block) => block.id === name || block.type === name));
    model.put("scene", scene);
  },
};
window.host = host;
const model = new Model({ scene: await json(`/scenes/${parameters.get("scene") || "recruit"}.json`), art: await json("/art.json"), _beat: 0, _ack: 0 });
host.model = model;
const experimental = {
  async invoke(name, message) {
    if (host.delay) await new Promise((resolve) => setTimeout(resolve, host.delay));
    host.sent.push(structuredClone(message));
    const reply = await host.answer(message, name);
    return [{ serial: model.get("scene").serial, ...reply }, []];
  },
};
host.stop = widget.render({ model, el: document.getElementById("stage"), experimental });
host.ready = true;
