// @ts-check

// The height of a horizontal element without a height in CSS: the height of its highest child, or of the
// current slide.

import { isLaidOut } from './children.js';
import { isByContent, lengthInCSS } from './sizes.js';
import { REST } from './style.js';

const TEXT = `${REST}
.current.moving {
  transition: height 0.3s ease-out;
}
.current [part=track] {
  align-items: start;
}
.current ::slotted(*) {
  height: auto;
}
`;

/** The height of an element. */
export default class Height {
  #viewport;
  #track;
  /** @type {import('./driver.js').Driver} */
  #driver;
  /** The box for children without a tile, at the place of a tile. */
  #rest = document.createElement('div');
  #slot = document.createElement('slot');
  /** @type {HTMLElement | null} The tile whose height is observed. */
  #watched = null;
  #resizes = new ResizeObserver(() => this.update());

  static get style() {
    return TEXT;
  }

  /** @param {import('./parts.js').Site} site */
  constructor({ viewport, track, stage }) {
    this.#viewport = viewport;
    this.#track = track;
    this.#driver = stage.driver;
    this.#rest.className = 'rest';
    this.#rest.append(this.#slot);
  }

  /**
   * Applies options.
   *
   * @param {Record<string, any>} options
   * @param {boolean} areChildren Whether the slides are children; the highest of other slides is unknown.
   */
  adopt(options, areChildren) {
    const { axis, height } = options;
    const kind = axis === 'vertical' ? undefined : height;
    this.#viewport.classList.toggle('current', kind === 'current');
    this.#slot.assign();
    this.#rest.remove();
    if (kind === 'tallest' && areChildren) this.#track.append(this.#rest);
    const column = isByContent(options) ? '' : lengthInCSS(options);
    this.#rest.style.gridTemplateColumns = column;
    if (kind !== 'current') {
      this.#viewport.style.height = '';
      this.#resizes.disconnect();
      this.#watched = null;
    }
  }

  /** Updates the height after each frame. */
  update() {
    if (this.#rest.isConnected) this.#holdRest();
    if (this.#viewport.classList.contains('current')) this.#follow();
  }

  /** Removes the children without a tile, and keeps the height, until the next update. */
  release() {
    if (!this.#rest.isConnected) return;
    this.#rest.style.minHeight = `${this.#rest.offsetHeight}px`;
    this.#slot.assign();
  }

  #holdRest() {
    this.#rest.style.minHeight = '';
    const slides = /** @type {import('./child-slides.js').ChildSlides | null} */ (this.#driver.slides);
    const others = slides?.now().filter((child) => !isLaidOut(child)) ?? [];
    if (others.length > 0) this.#slot.assign(...this.#slot.assignedElements(), ...others);
  }

  /**
   * Follows the target slide; during a drag the height is between the heights of two slides.
   */
  #follow() {
    const { engine, tiles } = this.#driver;
    if (!engine || !tiles) return;
    const position = engine.phase === 'dragging' ? engine.slotPosition : NaN;
    const item = engine.target ?? engine.current;
    const heights = engine.tiles().flatMap((tile) => {
      const share = Number.isNaN(position)
        ? Number(tile.item === item)
        : Math.max(0, 1 - Math.abs(tile.slot - position));
      // Of several tiles with an item, one contains the child.
      const box = tiles.elementFor(tile.item)?.assignedSlot?.parentElement;
      if (!box || share === 0) return [];
      if (share === 1) this.#watch(box);
      return [[share, box.offsetHeight]];
    });
    const whole = heights.reduce((sum, [share]) => sum + share, 0);
    if (whole === 0) return;
    const height = heights.reduce((sum, [share, height]) => sum + share * height, 0) / whole;
    this.#viewport.classList.toggle('moving', engine.isFlying);
    this.#viewport.style.height = `${height}px`;
  }

  /** @param {HTMLElement} box */
  #watch(box) {
    if (box === this.#watched) return;
    if (this.#watched) this.#resizes.unobserve(this.#watched);
    this.#watched = box;
    this.#resizes.observe(box);
  }
}
