// @ts-check

// What an element shows and does beyond its slides: a page loads it where an attribute asks for it.

import { attempt } from './attempt.js';

/**
 * @typedef {object} Place Where an extra is at work.
 * @property {any} host
 * @property {HTMLElement} viewport
 * @property {import('./stage.js').Stage} stage
 *
 * @typedef {(place: Place, signal: AbortSignal) => () => void} Attach Begins it until the signal ends
 *   it, and gives what is to be called after each frame that is drawn.
 */

/**
 * Each has an option of its name, and is loaded while that is no empty text.
 *
 * @type {Record<string, () => Promise<{ attach: Attach }>>}
 */
const EXTRAS = {
  controls: () => import('./rondo-controls.js'),
  effect: () => import('./rondo-effects.js'),
  htmlFor: () => import('./rondo-thumbs.js'),
  marks: () => import('./rondo-marks.js'),
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

  /** Begins them anew: the options are others, or the element has come to a page or left it. */
  refresh() {
    this.#life.abort();
    this.#life = new AbortController();
    this.#updates = [];
    const { host } = this.#place;
    if (!host.isConnected) return;
    for (const name in EXTRAS) {
      if (host[name]) this.#load(name, this.#life.signal);
    }
  }

  /** After each frame that is drawn. */
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
