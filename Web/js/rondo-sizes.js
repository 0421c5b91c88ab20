// @ts-check

// CSS sizes in pixels: a hidden box has each of them, so fonts, percentages, and media and
// container queries apply, and changes are observed. And slides that overlap, by a negative gap.

import { roomsOf, sideBySide } from './overlap.js';
import { givenLength, isLengthInCSS, lengthInCSS, pixelsOf } from './sizes.js';
import { adoptStyle } from './style.js';

/** A box without a size fills the viewport. */
const TEXT = `
.size {
  position: absolute;
  inset: 0;
  visibility: hidden;
}
`;

/** A gap can be negative but a box cannot, so its box is this much longer, in pixels. */
const ZERO = 9999;

/** Browsers round sizes down, by a 60th of a pixel at most. */
const ROUNDING = 1 / 32;

/** Measures the sizes of one element. */
export class Sizes {
  #stage;
  #viewport;
  #resizes;
  /** @type {Record<string, HTMLElement>} The boxes by what they measure. */
  #boxes = {};

  /** @param {import('./parts.js').Site} site */
  constructor({ host, viewport, stage }) {
    this.#stage = stage;
    this.#viewport = viewport;
    this.#resizes = new ResizeObserver(() => stage.resize());
    adoptStyle(host.shadowRoot, TEXT);
  }

  /**
   * The lengths along the axis of the viewport, of a slide and of the gap, for the engine: in
   * pixels if CSS is needed to compute them; and the overlap of slides.
   *
   * @param {Record<string, any>} options
   * @param {{ viewport: number, length?: number | 'viewport', spacing?: number }} sizes Those that
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
  roomsOf = roomsOf;

  /**
   * Takes another overlap, which shortens items with lengths of their own.
   *
   * @param {import('./engine.js').Engine} engine
   * @param {number} time
   * @param {number} overlap
   */
  overlapBy(engine, time, overlap) {
    engine.overlap = overlap;
    const items = this.#stage.slides.forEngine;
    if (!items.length) return;
    engine.take('splice', time, 0, items.count, false, roomsOf(items, overlap));
  }

  /** Of slides that overlap, puts those nearer to the current slide in front; call it after each frame. */
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
   * The box of a size, which exists while CSS is needed for it.
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
    box.style.cssText = '';
    box.style.setProperty(side, size);
    return box;
  }
}

/**
 * The length of slides if a whole number of them fills the viewport, except for rounding: then no part
 * of the next slide is visible.
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
