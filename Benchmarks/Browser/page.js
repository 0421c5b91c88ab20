// What the runner asks of a page: to mount a carousel by its adapter, and to look at it.

const container = document.querySelector('#container');

/** Bytes of a page of WebAssembly memory are no part of the heap of JavaScript. */
const instances = [];
for (const name of ['instantiate', 'instantiateStreaming']) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...source) => {
    const made = await original(...source);
    instances.push(made.instance ?? made);
    return made;
  };
}

let adapter;
let carousel;

/** Shows a slide in an element, which may have shown another one. */
function renderSlide(element, id) {
  element.dataset.slide = id;
  element.textContent = `Slide ${id}`;
}

/** The time at which the next frame is drawn, by the page's clock. */
function drawn() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    // The frame's style, layout and paint come between its callbacks and the next task.
    port1.onmessage = () => resolve(performance.now());
    requestAnimationFrame(() => port2.postMessage(null));
  });
}

/** All elements within, those of open shadow trees included. */
function elementsIn(root) {
  return [...root.querySelectorAll('*')].reduce(
    (sum, element) => sum + 1 + (element.shadowRoot ? elementsIn(element.shadowRoot) : 0),
    0,
  );
}

/** The slides that can be seen, in the order of their places. */
function visible() {
  const { left, width } = container.getBoundingClientRect();
  return [...container.querySelectorAll('[data-slide]')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .map(({ element, box }) => ({
      id: Number(element.dataset.slide),
      start: box.left - left,
      end: box.right - left,
    }))
    .filter(({ start, end }) => end > 0.05 && start < width - 0.05)
    .sort((a, b) => a.start - b.start);
}

window.bench = {
  /** Loads an adapter, and all that it loads in turn: a carousel of it comes and goes. */
  async load(address) {
    adapter = await import(address);
    carousel = await adapter.mount(container, 5, renderSlide);
    await drawn();
    this.unmount();
    const { name, most = Infinity, loops = true } = adapter;
    return { name, most: Math.min(most, Number.MAX_SAFE_INTEGER), loops };
  },

  /** Mounts a carousel; milliseconds until its first frame is drawn. */
  async mount(count) {
    const start = performance.now();
    carousel = await adapter.mount(container, count, renderSlide);
    return (await drawn()) - start;
  },

  unmount() {
    carousel.destroy();
    container.replaceChildren();
  },

  elements: () => elementsIn(container),

  wasmMemory: () =>
    instances.reduce((sum, { exports }) => sum + (exports.memory?.buffer.byteLength ?? 0), 0),

  canChange: () => Boolean(carousel.insert && carousel.remove),
  insert: (id, before) => carousel.insert(id, before),
  remove: (id) => carousel.remove(id),
  where: () => carousel.where(),
  visible,

  /** Looks after each frame until it is asked what was seen. */
  watch() {
    const looks = [];
    let goesOn = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => looks.push({ where: carousel.where(), slides: visible() });
    (function ask() {
      if (!goesOn) return;
      requestAnimationFrame(() => {
        port2.postMessage(null);
        ask();
      });
    })();
    this.seen = () => {
      goesOn = false;
      return looks;
    };
  },
};
