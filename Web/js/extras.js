// @ts-check

// Features of an element beyond its slides: a page loads one if an attribute asks for it, or if its window
// loses the focus, for example to a search field.

import { attempt } from './attempt.js';

/**
 * @typedef {object} Place The element of an extra.
 * @property {any} host
 * @property {HTMLElement} viewport
 * @property {import('./stage.js').Stage} stage
 *
 * @typedef {(place: Place, signal: AbortSignal) => () => void} Attach Starts the extra until the
 *   signal ends it, and returns a function to call after each frame.
 */

/**
 * Each but the last has an option of its name, and is loaded while that is not empty.
 *
 * @type {Record<string, () => Promise<{ attach: Attach }>>}
 */
const EXTRAS = {
  controls: () => import('./rondo-controls.js'),
  effect: () => import('./rondo-effects.js'),
  htmlFor: () => import('./rondo-thumbs.js'),
  marks: () => import('./rondo-marks.js'),
  findable: () => import('./rondo-findable.js'),
};

/** The extras of one element. */
export class Extras {
  #place;
  #life = new AbortController();
  /** @type {(() => void)[]} */
  #updates = [];

  /**
   * @param {any} host
   * @param {HTMLElement} viewport
   * @param {import('./stage.js').Stage} stage
   */
  constructor(host, viewport, stage) {
    this.#place = { host, viewport, stage };
  }

  /** Starts them again after a change of the options, or of the element's place on a page. */
  refresh() {
    this.#life.abort();
    this.#life = new AbortController();
    this.#updates = [];
    const { host, stage } = this.#place;
    if (!host.isConnected) return;
    const { signal } = this.#life;
    for (const name in EXTRAS) {
      if (host[name]) this.#load(name, signal);
    }
    if (!('onbeforematch' in host)) return;
    const search = () => {
      if (stage.slides.items === null) this.#load('findable', signal);
    };
    addEventListener('blur', search, { signal, once: true });
  }

  /** Updates them after each drawn frame. */
  update() {
    for (const update of this.#updates) attempt(update);
  }

  /**
   * @param {string} name
   * @param {AbortSignal} signal
   */
  async #load(name, signal) {
    try {
      const { attach } = await EXTRAS[name]();
      if (signal.aborted) return;
      const update = attach(this.#place, signal);
      this.#updates.push(update);
      update();
    } catch (error) {
      reportError(error);
    }
  }
}
