// @ts-check

// CSS sizes in pixels: a hidden box has each of them, so fonts, percentages, and media and
// container queries apply, and changes are observed.

import { isByContent, lengthInCSS } from './sizes.js';

/** A gap can be negative but a box cannot, so its box is this much longer, in pixels. */
const ZERO = 9999;

/** Browsers round sizes down, by a 60th of a pixel at most. */
const ROUNDING = 1 / 32;

/** Measures the sizes of one element. */
export class MeasuredSizes {
  #viewport;
  #resizes;
  /** @type {Record<string, HTMLElement>} The boxes by what they measure. */
  #boxes = {};

  /**
   * @param {HTMLElement} viewport
   * @param {() => void} onChange Called when a size may have changed.
   */
  constructor(viewport, onChange) {
    this.#viewport = viewport;
    this.#resizes = new ResizeObserver(onChange);
  }

  /**
   * The lengths along the axis of the viewport, of a slide and of the gap, for the engine: in
   * pixels if CSS is needed to compute them.
   *
   * @param {Record<string, any>} options
   */
  measure(options) {
    const { axis, perView, spacing } = options;
    // By content the engine has the length of each measured slide.
    const length = isByContent(options) ? options.estimate : options.length;
    const side = axis === 'vertical' ? 'height' : 'width';
    const viewport = pixelsOf(this.#viewport, side);
    const isGap = typeof spacing === 'string';
    const isLength = perView !== undefined || (typeof length === 'string' && length !== 'viewport');
    const sizes = { viewport, length, spacing };
    const gap = this.#box('spacing', side, isGap && `calc(${ZERO}px + (${spacing}))`);
    if (gap) sizes.spacing = (pixelsOf(gap, side) || ZERO) - ZERO;
    const box = this.#box('length', side, isLength && lengthInCSS({ length, perView, spacing }));
    if (box) sizes.length = unrounded(pixelsOf(box, side), viewport, sizes.spacing ?? 0);
    return sizes;
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
 * @param {HTMLElement} element
 * @param {string} side
 */
function pixelsOf(element, side) {
  // The computed value is in pixels only while the element is laid out.
  return parseFloat(getComputedStyle(element).getPropertyValue(side)) || 0;
}

/**
 * A slide length adjusted for rounding: if a whole number of slides fills the viewport, no next one
 * is visible.
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
