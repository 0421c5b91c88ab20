// @ts-check

// CSS sizes in pixels, and overlapping slides with a negative gap. A hidden box has each size, so that fonts,
// percentages, and media and container queries apply, and changes are observed.

import { withoutOverlap, sideBySide } from './overlap.js';
import { givenLength, isLengthInCSS, lengthInCSS, pixelsOf } from './sizes.js';

/** A box without a size is as long as the viewport. */
const TEXT = `
.size {
  position: absolute;
  inset: 0;
  visibility: hidden;
}
`;

/** The extra length of the box for a gap, in pixels, because a gap can be negative. */
const ZERO = 9999;

/** The tolerance for sizes, in pixels; browsers round sizes down, by a 60th of a pixel at most. */
const ROUNDING = 1 / 32;

/** The CSS sizes of an element. */
export default class Sizes {
  #stage;
  #viewport;
  #resizes;
  /** @type {Record<string, HTMLElement>} The boxes by the names of sizes. */
  #boxes = {};

  static get style() {
    return TEXT;
  }

  /** @param {import('./parts.js').Site} site */
  constructor({ viewport, stage }) {
    this.#stage = stage;
    this.#viewport = viewport;
    this.#resizes = new ResizeObserver(() => stage.resize());
  }

  /**
   * The sizes for the engine, in pixels: the lengths of the viewport, of slides and of the gap along the
   * axis, and the overlap of slides.
   *
   * @param {Record<string, any>} options
   * @param {{ viewport: number, length?: number | 'viewport', spacing?: number }} sizes The sizes that
   *   need no CSS.
   */
  measure(options, { ...sizes }) {
    const { axis, spacing } = options;
    const side = axis === 'vertical' ? 'height' : 'width';
    const isGap = typeof spacing === 'string';
    const gap = this.#box('spacing', side, isGap && `calc(${ZERO}px + (${spacing}))`);
    if (gap) sizes.spacing = (pixelsOf(gap, side) || ZERO) - ZERO;
    const length = lengthInCSS({ ...options, length: givenLength(options) });
    const box = this.#box('length', side, isLengthInCSS(options) && length);
    if (box) sizes.length = unrounded(pixelsOf(box, side), sizes.viewport, sizes.spacing ?? 0);
    return sideBySide(sizes);
  }

  /** The items for an engine whose slides overlap. */
  withoutOverlap = withoutOverlap;

  /**
   * Sets the overlap, which shortens items with their own lengths.
   *
   * @param {import('./engine.js').Engine} engine
   * @param {number} time
   * @param {number} overlap
   */
  overlapBy(engine, time, overlap) {
    if (engine.overlap === overlap) return;
    engine.overlap = overlap;
    const items = this.#stage.slides.forEngine;
    if (!items.length) return;
    const edit = { start: 0, removed: items.count, items: withoutOverlap(items, overlap) };
    engine.take('splice', time, false, [edit]);
  }

  /** Puts overlapping slides near the current slide in front; called after each frame. */
  stack() {
    const { engine, tiles } = this.#stage.driver;
    if (!engine?.overlap) return;
    for (const { number, slot } of engine.tiles()) {
      const box = tiles?.boxOf(number)?.box;
      const order = String(-Math.abs(slot - engine.slot));
      if (box && box.style.zIndex !== order) box.style.zIndex = order;
    }
  }

  /** Stops measuring. */
  end() {
    for (const name in this.#boxes) this.#box(name, '', false);
  }

  /**
   * Updates the box of a size; the box exists only if the size needs CSS.
   *
   * @param {string} name
   * @param {string} side
   * @param {string | false} size
   */
  #box(name, side, size) {
    const known = this.#boxes[name];
    if (!size) {
      known?.remove();
      delete this.#boxes[name];
      return null;
    }
    const box = known ?? document.createElement('div');
    if (!known) {
      box.className = 'size';
      this.#boxes[name] = box;
      this.#viewport.append(box);
      this.#resizes.observe(box);
    }
    // Observed along the axis only, because the height of the viewport can follow from its width.
    box.style.cssText = side === 'width' ? 'height: 0' : 'width: 0';
    box.style.setProperty(side, size);
    return box;
  }
}

/**
 * The length of slides without rounding, if a whole number of slides fills the viewport; then no part of the
 * next slide is visible.
 *
 * @param {number} length
 * @param {number} viewport
 * @param {number} gap
 */
function unrounded(length, viewport, gap) {
  const count = Math.round((viewport + gap) / (length + gap));
  const exact = (viewport + gap) / count - gap;
  return Math.abs(exact - length) < ROUNDING ? exact : length;
}
