// @ts-check

// Optional features of an element. A page loads a feature if an attribute needs it, if a loop shows an item
// twice, or if the window loses the focus, for example to a search field.

import { attempt } from './attempt.js';

/**
 * @typedef {import('./parts.js').Site} Site
 *
 * @typedef {(site: Site, signal: AbortSignal) => () => void} Attach Starts a feature until the signal
 *   aborts; returns a function to call after each drawn frame.
 */

/**
 * The features by name. Each except the last two has an option with its name, and is loaded if the option is
 * not empty.
 *
 * @type {Record<string, () => Promise<{ attach: Attach, default?: undefined }>>}
 */
export const EXTRAS = {
  controls: () => import('./rondo-controls.js'),
  effect: () => import('./rondo-effects.js'),
  htmlFor: () => import('./rondo-thumbs.js'),
  marks: () => import('./rondo-marks.js'),
  animated: () => import('./rondo-changes.js'),
  findable: () => import('./rondo-findable.js'),
  repeats: () => import('./rondo-repeats.js'),
};

/** The optional features of an element. */
export class Extras {
  #site;
  #life = new AbortController();
  /** @type {(() => void)[]} */
  #updates = [];
  /** @type {Set<string>} The needed features without an option. */
  #needed = new Set();

  /** @param {Site} site */
  constructor(site) {
    this.#site = site;
  }

  /**
   * Restarts features after a change of an option, or of the element's place on a page.
   *
   * @param {string} [name] The option; an option of no feature restarts none.
   */
  refresh(name) {
    if (name && !(name in EXTRAS)) return;
    // First, because the end of a feature can read the tiles, which draws a frame in a motion.
    this.#updates = [];
    this.#life.abort();
    this.#life = new AbortController();
    const { host, stage } = this.#site;
    if (!host.isConnected) return;
    const { signal } = this.#life;
    for (const name in EXTRAS) {
      if (host[name] || this.#needed.has(name)) this.#load(name, signal);
    }
    if (!('onbeforematch' in host)) return;
    const search = () => {
      if (stage.slides.items === null) this.#load('findable', signal);
    };
    addEventListener('blur', search, { signal, once: true });
  }

  /**
   * Loads a feature without an option.
   *
   * @param {string} name
   */
  need(name) {
    if (this.#needed.has(name)) return;
    this.#needed.add(name);
    this.#load(name, this.#life.signal);
  }

  /** Updates the features after each drawn frame. */
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
      // Repeats come last, and their copies before the effects that play on them.
      this.#updates.unshift(attach(this.#site, signal));
      this.update();
    } catch (error) {
      reportError(error);
    }
  }
}
