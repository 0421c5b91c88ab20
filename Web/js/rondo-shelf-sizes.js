// @ts-check

// CSS sizes of shelves and of their items, in pixels. Elements with such sizes load this file.

import { attempt } from './attempt.js';
import Sizes from './rondo-sizes.js';
import { ifNumber, pixelsOf } from './sizes.js';
import { adoptStyle } from './style.js';

/** The CSS sizes of an element with shelves. */
export default class ShelfSizes {
  #stage;
  #viewport;
  /** As wide as a shelf at rest. */
  #shelf = document.createElement('div');
  #ofShelves;
  #ofItems;

  /**
   * @param {HTMLElement} viewport
   * @param {import('./shelves/stage.js').ShelvesStage} stage
   */
  constructor(viewport, stage) {
    this.#stage = stage;
    this.#viewport = viewport;
    this.#shelf.style.cssText = 'position: absolute; inset: 0; visibility: hidden';
    const site = { host: null, track: viewport, stage: this };
    this.#ofShelves = new Sizes({ ...site, viewport });
    this.#ofItems = new Sizes({ ...site, viewport: this.#shelf });
  }

  /**
   * The options with all sizes in pixels.
   *
   * @param {Record<string, any>} options
   */
  measure(options) {
    const { length, spacing, itemLength, itemSpacing, inset = 0 } = options;
    adoptStyle(/** @type {ShadowRoot} */ (this.#viewport.getRootNode()), Sizes.style);
    if (!this.#shelf.isConnected) this.#viewport.append(this.#shelf);
    this.#shelf.style.insetInline = `${inset}px`;
    const shelves = inPixels(this.#ofShelves, this.#viewport, { axis: 'vertical', length, spacing });
    const ofItems = { axis: 'horizontal', length: itemLength, spacing: itemSpacing };
    const items = inPixels(this.#ofItems, this.#shelf, ofItems);
    return { ...options, ...shelves, itemLength: items.length, itemSpacing: items.spacing };
  }

  /** Called when a size has changed. */
  resize() {
    const { driver, options } = this.#stage;
    if (!driver.engine) return;
    attempt(() => this.#stage.configure(options));
    // Sizes arrive between layout and paint.
    driver.draw();
  }

  /** Stops measuring. */
  end() {
    this.#ofShelves.end();
    this.#ofItems.end();
    this.#shelf.remove();
  }
}

/**
 * @param {Sizes} sizes
 * @param {HTMLElement} box
 * @param {{ axis: string, length?: number | string, spacing?: number | string }} given
 */
function inPixels(sizes, box, given) {
  const viewport = pixelsOf(box, given.axis === 'vertical' ? 'height' : 'width');
  const known = { viewport, length: ifNumber(given.length), spacing: ifNumber(given.spacing) };
  const { length, spacing = 0, overlap } = sizes.measure(given, known);
  // Without a layout a size is 0, and the engine refuses what overlaps.
  return { length: length || undefined, spacing: overlap ? -overlap : spacing };
}
