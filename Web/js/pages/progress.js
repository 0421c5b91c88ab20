// @ts-check

// The event `rondo-progress`: each frame is drawn for it only while somebody listens.

import { STAGE } from '../rondo-element.js';

const TYPE = 'rondo-progress';

/** The key of an element's progress; not part of the public API. */
export const PROGRESS = Symbol('progress');

/**
 * @typedef {EventListenerOrEventListenerObject | null} Listener
 *
 * @typedef {object} Registration A listener, as the browser tells listeners apart.
 * @property {Listener} listener
 * @property {boolean} capture
 * @property {boolean} once
 */

/** Reports the progress of switches to the listeners of an element. */
export class Progress {
  #pages;
  /** @type {Registration[]} The listeners on the element. */
  #listeners = [];
  /**
   * Whether the last event was read: this reveals listeners on ancestors, and those that are older
   * than the element's class.
   */
  #isRead = false;

  /** @param {import('./pages-element.js').RondoPages} pages */
  constructor(pages) {
    this.#pages = pages;
    this.#update();
  }

  /**
   * Notes a listener of any event.
   *
   * @param {string} type
   * @param {Listener} listener
   * @param {boolean | AddEventListenerOptions} [options]
   */
  add(type, listener, options) {
    if (type !== TYPE || !listener) return;
    /** @type {AddEventListenerOptions} */
    const { once = false, signal } = typeof options === 'object' ? options : {};
    const capture = captures(options);
    if (signal?.aborted || this.#listeners.some((one) => isSame(one, listener, capture))) return;
    const added = { listener, capture, once };
    this.#keep((one) => one !== added, added);
    signal?.addEventListener('abort', () => this.#keep((one) => one !== added));
  }

  /**
   * Forgets a listener of any event.
   *
   * @param {string} type
   * @param {Listener} listener
   * @param {boolean | EventListenerOptions} [options]
   */
  remove(type, listener, options) {
    if (type === TYPE) this.#keep((one) => !isSame(one, listener, captures(options)));
  }

  /**
   * @param {(one: Registration) => boolean} isKept
   * @param {Registration[]} added
   */
  #keep(isKept, ...added) {
    this.#listeners = [...this.#listeners.filter(isKept), ...added];
    this.#update();
  }

  #update() {
    const every = this.#isRead || this.#listeners.length > 0;
    this.#pages.addFrameListener(this.#tell, { every });
  }

  /** Dispatches the event, if there is a switch. */
  #tell = () => {
    const { driver, slides } = this.#pages[STAGE];
    const { engine } = driver;
    if (!engine || engine.phase === 'idle' || engine.settled === null) return;
    const passage = engine.passage();
    if (!passage) return;
    const { settled: from, settledId: fromId } = this.#pages;
    const [to, toId] = [slides.indexOf(passage.to), slides.idOf(passage.to)];
    const event = new CustomEvent(TYPE);
    // The browser removes these before it calls them.
    this.#listeners = this.#listeners.filter(({ once }) => !once);
    this.#isRead = false;
    const read = () => {
      this.#isRead = true;
      return { from, to, fromId, toId, progress: passage.progress };
    };
    Object.defineProperty(event, 'detail', { get: read });
    this.#pages.dispatchEvent(event);
    this.#update();
  };
}

/** @param {boolean | EventListenerOptions} [options] */
function captures(options) {
  return Boolean(typeof options === 'object' ? options.capture : options);
}

/**
 * @param {Registration} one
 * @param {Listener} listener
 * @param {boolean} capture
 */
function isSame(one, listener, capture) {
  return one.listener === listener && one.capture === capture;
}
