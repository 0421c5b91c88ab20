// Functions for the runner: to mount a carousel with its adapter, and to record its frames.

const container = document.querySelector('#container');

/** The instances of WebAssembly modules, whose memory is not in the JavaScript heap. */
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

/** Shows a slide in an element, which may have shown another slide. */
function renderSlide(element, id) {
  element.dataset.slide = id;
  element.textContent = `Slide ${id}`;
}

/** The time at which the next frame is drawn, by the page's clock. */
function drawn() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    // Style, layout and paint of a frame run between its callbacks and the next task.
    port1.onmessage = () => resolve(performance.now());
    requestAnimationFrame(() => port2.postMessage(null));
  });
}

/** All elements within a root, also in open shadow trees. */
function elementsIn(root) {
  return [...root.querySelectorAll('*')].reduce(
    (sum, element) => sum + 1 + (element.shadowRoot ? elementsIn(element.shadowRoot) : 0),
    0,
  );
}

/** The visible slides, in the order of their places. */
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
  /** Loads an adapter and its imports: a carousel is mounted and removed. */
  async load(address) {
    adapter = await import(address);
    carousel = await adapter.mount(container, 5, renderSlide);
    await drawn();
    this.unmount();
    const { name, most = Infinity, loops = true } = adapter;
    return { name, most: Math.min(most, Number.MAX_SAFE_INTEGER), loops };
  },

  /** Mounts a carousel; returns the milliseconds until its first frame is drawn. */
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
  drawn,

  /** Shows something that the browser moves in each of its pictures, so that it always makes them. */
  spin() {
    const spinner = document.createElement('div');
    spinner.style.cssText = 'width: 20px; height: 20px; margin-top: 20px; background: red';
    document.body.append(spinner);
    spinner.animate({ translate: ['0', '700px'] }, { duration: 5000, iterations: Infinity });
  },

  /** Keeps the main thread busy; returns when that began and ended, in milliseconds since 1970. */
  async block(before, duration) {
    await new Promise((resolve) => setTimeout(resolve, before));
    const start = performance.now();
    while (performance.now() < start + duration);
    return [start, start + duration].map((time) => performance.timeOrigin + time);
  },

  /** Records each frame until `seen` is called. */
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
