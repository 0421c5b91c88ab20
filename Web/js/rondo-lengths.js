// @ts-check

// Slides with lengths from their styles.

import { isLaidOut } from './children.js';
import { LEAST, isByContent } from './sizes.js';
import { REST } from './style.js';

const TEXT = `${REST}
.by-width :is([part~=tile], .rest) {
  grid-template: minmax(0, 1fr) / var(--_viewport);
  justify-items: start;
}
.by-height :is([part~=tile], .rest) {
  grid-template: var(--_viewport) / minmax(0, 1fr);
  align-items: start;
}
.by-width ::slotted(*) {
  width: auto;
}
.by-height ::slotted(*) {
  align-self: auto;
  height: auto;
}
`;

/** The measurements of slides along the axis, which report changes of visible slides. */
export default class Lengths {
  #viewport;
  #track;
  /** @type {Map<Element, number>} The lengths of observed slides, in pixels. */
  #lengths = new Map();
  #resizes;
  /** @type {'width' | 'height' | ''} The side along the axis; empty if slides are not measured. */
  #side = '';

  static get style() {
    return TEXT;
  }

  /** @param {import('./parts.js').Site} site */
  constructor({ viewport, track, stage }) {
    this.#viewport = viewport;
    this.#track = track;
    this.#resizes = new ResizeObserver((entries) => {
      const others = entries.filter(({ target }) => {
        // Children without a tile have no box.
        return isLaidOut(target) && this.#lengthOf(target) !== this.#lengths.get(target);
      });
      if (others.length > 0) stage.remeasure();
    });
  }

  /** Whether slides have `length="content"`. */
  get isMeasuring() {
    return this.#side !== '';
  }

  /**
   * Measures the slides for a new engine, if they have `length="content"`.
   *
   * @param {import('./slides.js').Slides} slides
   * @param {Record<string, any>} options
   * @param {number} viewport The length of the viewport.
   * @returns {Map<any, number> | undefined} The known lengths, by child or by the key of an item.
   */
  begin(slides, options, viewport) {
    const isSame = this.#adopt(options);
    this.fit(viewport);
    if (slides.items === null) return this.measure(slides.now());
    // Stops observing the elements of the old engine.
    this.measure([]);
    return this.isMeasuring ? (isSame && slides.lengths) || new Map() : undefined;
  }

  /**
   * Applies options.
   *
   * @param {Record<string, any>} options
   * @returns {boolean} Whether the way of measuring is unchanged.
   */
  #adopt(options) {
    const along = options.axis === 'vertical' ? 'height' : 'width';
    const side = isByContent(options) ? along : '';
    if (side === this.#side) return true;
    this.end();
    this.#side = side;
    if (side) this.#viewport.classList.add(`by-${side}`);
    return false;
  }

  /**
   * Measures the lengths of children; children without a tile are measured in a temporary tile. Returns
   * undefined without `length="content"`.
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
   * The length of an element in a tile; starts to observe its size.
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

  /** Stops measuring and observing. */
  end() {
    if (this.#side) this.#viewport.classList.remove(`by-${this.#side}`);
    this.#resizes.disconnect();
    this.#lengths = new Map();
    this.#side = '';
  }

  /** @param {Element} slide */
  #lengthOf(slide) {
    const style = getComputedStyle(slide);
    const [start, end] = this.#side === 'width' ? ['left', 'right'] : ['top', 'bottom'];
    const names = [this.#side, `margin-${start}`, `margin-${end}`];
    if (style.boxSizing !== 'border-box') {
      for (const edge of [start, end]) names.push(`padding-${edge}`, `border-${edge}-width`);
    }
    const pixels = names.map((name) => parseFloat(style.getPropertyValue(name)) || 0);
    return Math.max(LEAST, pixels.reduce((sum, number) => sum + number));
  }
}
