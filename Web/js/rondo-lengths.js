// @ts-check

// Slides as long as their own style makes them.

import { isLaidOut } from './children.js';
import { isByContent } from './sizes.js';
import { REST, adoptStyle } from './style.js';

const TEXT = `${REST}
.by-width :is([part='tile'], .rest) {
  grid-template: minmax(0, 1fr) / var(--viewport);
  justify-items: start;
}
.by-height :is([part='tile'], .rest) {
  grid-template: var(--viewport) / minmax(0, 1fr);
  align-items: start;
}
.by-width ::slotted(*) {
  width: auto;
}
.by-height ::slotted(*) {
  height: auto;
}
`;

/**
 * The least length, in pixels: content without a size, such as a loading picture, must stay
 * observable.
 */
const LEAST = 1;

/** Measures children along the axis, and reports when a visible one changes its length. */
export class Part {
  #viewport;
  #track;
  /** @type {Map<Element, number>} In pixels, by child. */
  #lengths = new Map();
  #resizes;
  /** @type {'width' | 'height' | ''} The side along the axis; empty while nothing is measured. */
  #side = '';

  /** @param {import('./parts.js').Site} site */
  constructor({ host, viewport, track, stage }) {
    this.#viewport = viewport;
    this.#track = track;
    adoptStyle(host.shadowRoot, TEXT);
    this.#resizes = new ResizeObserver((entries) => {
      const others = entries.filter(({ target }) => {
        // A child out of sight has no box.
        return isLaidOut(target) && this.#lengthOf(target) !== this.#lengths.get(target);
      });
      if (others.length > 0) stage.remeasure();
    });
  }

  /**
   * Applies options.
   *
   * @param {Record<string, any>} options
   */
  adopt(options) {
    const side = options.axis === 'vertical' ? 'height' : 'width';
    if (isByContent(options) && side === this.#side) return;
    this.end();
    if (!isByContent(options)) return;
    this.#side = side;
    this.#viewport.classList.add(`by-${side}`);
  }

  /**
   * Measures the lengths of children; those without a tile in a temporary one. Undefined without
   * `length="content"`.
   *
   * @param {HTMLElement[]} children
   */
  measure(children) {
    if (!this.#side) return undefined;
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
   * Sets the length to which percentages are relative.
   *
   * @param {number} length The viewport's length.
   */
  fit(length) {
    this.#viewport.style.setProperty('--viewport', `${length}px`);
  }

  /** Stops measuring and observing. */
  end() {
    this.#viewport.classList.remove(`by-${this.#side}`);
    this.#resizes.disconnect();
    this.#lengths = new Map();
    this.#side = '';
  }

  /** @param {Element} child */
  #lengthOf(child) {
    const style = getComputedStyle(child);
    const [start, end] = this.#side === 'width' ? ['left', 'right'] : ['top', 'bottom'];
    const names = [this.#side, `margin-${start}`, `margin-${end}`];
    if (style.boxSizing !== 'border-box') {
      for (const edge of [start, end]) names.push(`padding-${edge}`, `border-${edge}-width`);
    }
    const pixels = names.map((name) => parseFloat(style.getPropertyValue(name)) || 0);
    return Math.max(LEAST, pixels.reduce((sum, number) => sum + number));
  }
}
