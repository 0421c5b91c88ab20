// @ts-check

// Slides as long as their own style makes them.

import { isLaidOut } from './children.js';

/**
 * The least length, in pixels: content without a size, such as a loading picture, must stay
 * observable.
 */
export const LEAST = 1;

/** Measures slides along the axis, and reports when a visible one changes its length. */
export class ContentLengths {
  #viewport;
  #track;
  /** @type {Map<Element, number>} In pixels, of all that are watched. */
  #lengths = new Map();
  #resizes;

  /**
   * @param {HTMLElement} viewport
   * @param {HTMLElement} track
   * @param {'width' | 'height'} side The side along the axis.
   * @param {() => void} onChange
   */
  constructor(viewport, track, side, onChange) {
    this.#viewport = viewport;
    this.#track = track;
    this.side = side;
    viewport.classList.add(`by-${side}`);
    this.#resizes = new ResizeObserver((entries) => {
      const others = entries.filter(({ target }) => {
        // A child out of sight has no box.
        return isLaidOut(target) && this.#lengthOf(target) !== this.#lengths.get(target);
      });
      if (others.length > 0) onChange();
    });
  }

  /**
   * Measures the lengths of children; those without a tile in a temporary one.
   *
   * @param {HTMLElement[]} children
   */
  measure(children) {
    const box = document.createElement('div');
    const slot = document.createElement('slot');
    box.className = 'rest';
    box.append(slot);
    this.#track.append(box);
    slot.assign(...children.filter((child) => !isLaidOut(child)));
    const before = this.#lengths;
    this.#lengths = new Map(children.map((child) => [child, this.#lengthOf(child)]));
    box.remove();
    for (const child of children) if (!before.has(child)) this.#resizes.observe(child);
    for (const child of before.keys()) if (!this.#lengths.has(child)) this.#resizes.unobserve(child);
    return this.#lengths;
  }

  /**
   * The length of an element in a tile. Its size is watched from then on.
   *
   * @param {Element} element
   */
  measureShown(element) {
    if (!this.#lengths.has(element)) this.#resizes.observe(element);
    const length = this.#lengthOf(element);
    this.#lengths.set(element, length);
    return length;
  }

  /**
   * Sets the length to which percentages are relative.
   *
   * @param {number} length The viewport's length.
   */
  fit(length) {
    this.#viewport.style.setProperty('--_viewport', `${length}px`);
  }

  /** Stops observing. */
  end() {
    this.#viewport.classList.remove(`by-${this.side}`);
    this.#resizes.disconnect();
  }

  /** @param {Element} slide */
  #lengthOf(slide) {
    const style = getComputedStyle(slide);
    const [start, end] = this.side === 'width' ? ['left', 'right'] : ['top', 'bottom'];
    const names = [this.side, `margin-${start}`, `margin-${end}`];
    if (style.boxSizing !== 'border-box') {
      for (const edge of [start, end]) names.push(`padding-${edge}`, `border-${edge}-width`);
    }
    const pixels = names.map((name) => parseFloat(style.getPropertyValue(name)) || 0);
    return Math.max(LEAST, pixels.reduce((sum, number) => sum + number));
  }
}
