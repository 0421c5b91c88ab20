// @ts-check

// The height of a horizontal element without a height in CSS: the height of its tallest slide, or of the
// current slide.

import { isLaidOut } from './children.js';
import { isByContent, lengthInCSS } from './sizes.js';
import { REST } from './style.js';

const TEXT = `${REST}
.current [part=track] {
  align-items: start;
}
.current ::slotted(*) {
  height: auto;
}
`;

/** Asks for every frame. */
const FOLLOW = () => {};

/** The height of an element. */
export default class Height {
  #host;
  #viewport;
  #track;
  /** @type {import('./driver.js').Driver} */
  #driver;
  /** The box for children without a tile, at the place of a tile. */
  #rest = document.createElement('div');
  #slot = document.createElement('slot');
  /** @type {unknown[]} The tiles and the children for which the box is up to date. */
  #held = [];
  /** @type {unknown} The slides that are no children, whose greatest height so far is kept. */
  #kept = null;
  #column = '';
  /** Makes the present height the least height. */
  #growth = new ResizeObserver(() => {
    this.#track.style.minHeight = `${this.#track.offsetHeight}px`;
  });
  /** @type {HTMLElement | null} The tile whose height is observed. */
  #watched = null;
  #resizes = new ResizeObserver(() => this.update());

  static get style() {
    return TEXT;
  }

  /** @param {import('./parts.js').Site} site */
  constructor({ host, viewport, track, stage }) {
    this.#host = host;
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
   * @param {import('./slides.js').Slides} slides
   */
  adopt(options, slides) {
    const { axis, height } = options;
    const kind = axis === 'vertical' ? undefined : height;
    const isTallest = kind === 'tallest';
    const areChildren = slides.items === null;
    this.#viewport.classList.toggle('current', kind === 'current');
    // The height changes with the position, so the browser cannot move the content alone.
    if (kind === 'current') this.#host.addFrameListener(FOLLOW);
    else this.#host.removeFrameListener(FOLLOW);
    this.#held = [];
    if (isTallest && areChildren) {
      if (!this.#rest.isConnected) this.#track.append(this.#rest);
    } else {
      this.#slot.assign();
      this.#rest.remove();
    }
    const column = isByContent(options) ? '' : lengthInCSS(options);
    const kept = isTallest && !areChildren ? slides : null;
    if (kept !== this.#kept || column !== this.#column) {
      this.#kept = kept;
      this.#column = column;
      this.#rest.style.gridTemplateColumns = column;
      this.fit();
    }
    if (kind !== 'current') {
      this.#viewport.style.height = '';
      this.#resizes.disconnect();
      this.#watched = null;
    }
  }

  /** Forgets the greatest height so far, because slides of another width have other heights. */
  fit() {
    this.#track.style.minHeight = '';
    this.#growth.disconnect();
    if (this.#kept) this.#growth.observe(this.#track);
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
    this.#held = [];
  }

  #holdRest() {
    const { slides, tiles } = this.#driver;
    if (!tiles || !slides) return;
    const { children } = /** @type {import('./child-slides.js').ChildSlides} */ (slides);
    const held = [tiles.shown, children];
    if (held.every((list, index) => list === this.#held[index])) return;
    this.#held = held;
    this.#rest.style.minHeight = '';
    const others = children.filter((child) => !isLaidOut(child));
    if (others.length > 0) this.#slot.assign(...this.#slot.assignedElements(), ...others);
  }

  /** Takes the height of the current slide; between two slides, a height in between. */
  #follow() {
    const { engine, tiles } = this.#driver;
    if (!engine || !tiles) return;
    const { slotPosition } = engine;
    let whole = 0;
    let height = 0;
    for (const { item, slot } of engine.tiles()) {
      const share = Math.max(0, 1 - Math.abs(slot - slotPosition));
      // Of several tiles with an item, one contains the child.
      const box = tiles.elementFor(item)?.assignedSlot?.parentElement;
      if (!box || share === 0) continue;
      if (share > 0.5) this.#watch(box);
      whole += share;
      height += share * box.offsetHeight;
    }
    if (whole > 0) this.#viewport.style.height = `${height / whole}px`;
  }

  /** @param {HTMLElement} box */
  #watch(box) {
    if (box === this.#watched) return;
    if (this.#watched) this.#resizes.unobserve(this.#watched);
    this.#watched = box;
    this.#resizes.observe(box);
  }
}
