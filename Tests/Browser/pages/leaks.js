// Elements of every kind are added, used and removed, many at a time; then the rest is counted.

import { moduleIfLoaded } from '../../../Web/js/module.js';
import '../../../Web/js/rondo.js';
import '../../../Web/js/rondo-pages.js';
import '../../../Web/js/rondo-shelves.js';
import '../../../Web/js/rondo-ticker.js';

const main = document.querySelector('main');

/** @param {string} name @param {object} properties */
function make(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}

const numbered = (count) => Array.from({ length: count }, (_, number) => ({ id: `n${number}` }));
const fill = (element, { id }) => (element.textContent = id);
const fillByIndex = (element, index) => (element.textContent = index);

class Plain {
  create(item, element) {
    fill(element, item);
  }
}

/** How to make each kind; the number makes ids that no other element on the page has. */
const KINDS = {
  children() {
    const pager = make('rondo-pager', { loop: true });
    pager.append(...[1, 2, 3].map((number) => make('p', { textContent: number })));
    return [pager];
  },
  items: () => [make('rondo-pager', { items: { count: 1_000_000, render: fillByIndex } })],
  // It is removed while a page loads.
  list: () => [
    make('rondo-pager', {
      ...{ loop: true, renderItem: fill, items: numbered(5) },
      loadMore: () => new Promise(() => {}),
    }),
  ],
  pages(number) {
    const tabs = make('rondo-tabs');
    tabs.setAttribute('for', `pages${number}`);
    const pages = make('rondo-pages', { id: `pages${number}` });
    pages.register('plain', Plain);
    pages.items = numbered(5).map((item) => ({ ...item, title: item.id, kind: 'plain' }));
    return [pages, tabs];
  },
  ticker() {
    const ticker = make('rondo-ticker', { interval: 20, duration: 10 });
    ticker.append(...[1, 2, 3].map((number) => make('p', { textContent: number })));
    return [ticker];
  },
  shelves: () => [
    make('rondo-shelves', {
      ...{ loop: true, length: 50, itemLength: 100, renderItem: fill, renderShelf: fill },
      loadItems: (ids) => ids.map((id) => ({ id })),
      shelves: numbered(6).map((shelf) => ({
        ...shelf,
        itemIDs: { length: 1000, at: (index) => `${shelf.id}-${index}` },
      })),
    }),
  ],
};

/** Timers, frames and other callbacks that are still pending. */
const pending = new Set();

for (const [set, clear, isOnce] of [
  ['setTimeout', 'clearTimeout', true],
  ['setInterval', 'clearInterval', false],
  ['requestAnimationFrame', 'cancelAnimationFrame', true],
]) {
  const [begin, end] = [window[set], window[clear]];
  window[set] = (callback, ...rest) => {
    const call = (...values) => {
      if (isOnce) pending.delete(name);
      callback(...values);
    };
    const name = `${set} ${begin(call, ...rest)}`;
    pending.add(name);
    return Number(name.split(' ')[1]);
  };
  window[clear] = (number) => {
    pending.delete(`${set} ${number}`);
    end(number);
  };
}

/** Observers that have not been disconnected. */
const observing = new Set();

for (const { prototype } of [IntersectionObserver, MutationObserver, ResizeObserver]) {
  const { observe, disconnect } = prototype;
  prototype.observe = function (...parts) {
    observing.add(this);
    observe.apply(this, parts);
  };
  prototype.disconnect = function () {
    observing.delete(this);
    disconnect.apply(this);
  };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A finger touches each element and stays down on every second one. */
function drag(elements) {
  const send = (target, type, clientX) =>
    target.dispatchEvent(
      new PointerEvent(type, { ...{ bubbles: true, isPrimary: true, pointerId: 1, clientX } }),
    );
  // With `forEach` the stack of an exception holds the array, and one leaked element holds all.
  for (const [index, element] of elements.entries()) {
    send(element, 'pointerdown', 200);
    send(window, 'pointermove', 150);
    if (index % 2 === 0) send(window, 'pointerup', 140);
  }
}

window.leaks = {
  kinds: Object.keys(KINDS).length,

  /** Adds a number of elements of each kind, uses them and removes them, several times. */
  async comeAndGo(count, times) {
    const kinds = Object.values(KINDS);
    for (let time = 0; time < times; time += 1) {
      for (let number = 0; number < count; number += 1) {
        main.append(...kinds.flatMap((kind) => kind(number)));
      }
      await Promise.all([...main.children].map((element) => element.ready));
      await frame();
      for (const element of main.children) element.next?.();
      await frame();
      for (const element of main.children) if ('snap' in element) element.snap = 'item';
      await frame();
      drag([...main.children]);
      await frame();
      main.replaceChildren();
      await frame();
    }
  },

  /**
   * What is left that scripts can see: pending callbacks, observers, and the modules' memory in
   * bytes.
   */
  get left() {
    const modules = ['rondo-pager', 'rondo-shelves'].map((name) =>
      moduleIfLoaded(document.createElement(name)),
    );
    const memory = modules.map((module) => module?.functions.memory.buffer.byteLength ?? 0);
    return { pending: [...pending], observing: [...observing].map(({ constructor }) => constructor.name), memory };
  },
};
