// SPDX-License-Identifier: MIT
// @ts-check

// A carousel with the usual technique: a copy of the last slide before the first slide, and a copy of the
// first slide after the last slide. When a step ends on a copy, the track jumps to the original slide. A
// change of the items builds a new track at the same index, with new copies.

import { element } from '../element.js';

/** The duration of a step, in milliseconds. */
const STEP = 350;
/** The speed from which a lift turns the page, in pixels per millisecond. */
const FLICK = 0.3;
/** The distance from which a press is a drag, in pixels, as in Rondo. */
const SLOP = 10;

/**
 * @typedef {object} Press
 * @property {number} pointerId
 * @property {number} x the start of the press, then of the drag
 * @property {number} from the place of the track at the start
 * @property {boolean} isDrag
 * @property {{ x: number, time: number }} before the move before the last
 * @property {{ x: number, time: number }} last the last move
 */

/** @template Item */
export class CloningCarousel {
  #track = element('div', { class: 'track' });
  #draw;
  /** @type {Item[]} */
  #items = [];
  /** The index of the visible cell: 0 is the copy of the last item, 1 the first item. */
  #cell = 1;
  /** The distance of the track to the left, in pixels. */
  #place = 0;
  /** @type {Press | null} */
  #press = null;
  #frame = 0;
  node = element('div', { class: 'cloning' }, this.#track);

  /** @param {(cell: HTMLElement, item: Item) => void} draw */
  constructor(draw) {
    this.#draw = draw;
    new ResizeObserver(() => this.showItem(this.current)).observe(this.node);
  }

  get items() {
    return this.#items;
  }

  set items(items) {
    this.#items = items;
    this.#press = null;
    cancelAnimationFrame(this.#frame);
    const cells = [items[items.length - 1], ...items, items[0]].map((item) => {
      const cell = element('div');
      this.#draw(cell, item);
      return cell;
    });
    this.#track.replaceChildren(...cells);
    this.#cell = Math.min(this.#cell, items.length);
    this.#put(this.#cell * this.#width);
  }

  /** The index of the visible item. */
  get current() {
    return (this.#cell - 1 + this.#items.length) % this.#items.length;
  }

  get isMoving() {
    return this.#press !== null || this.#place !== this.#cell * this.#width;
  }

  /**
   * Shows an item immediately.
   *
   * @param {number} index
   */
  showItem(index) {
    cancelAnimationFrame(this.#frame);
    this.#cell = index + 1;
    this.#put(this.#cell * this.#width);
  }

  /**
   * Steps forward with 1, back with -1.
   *
   * @param {number} way
   */
  step(way) {
    this.#goTo(this.#cell + way);
  }

  /** @param {PointerEvent} event */
  press({ pointerId, clientX, timeStamp }) {
    if (this.#press) return;
    cancelAnimationFrame(this.#frame);
    const last = { x: clientX, time: timeStamp };
    this.#press = { pointerId, x: clientX, from: this.#place, isDrag: false, before: last, last };
  }

  /** @param {PointerEvent} event */
  move({ pointerId, clientX, timeStamp }) {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    if (!press.isDrag && Math.abs(clientX - press.x) < SLOP) return;
    if (!press.isDrag) press.x += SLOP * Math.sign(clientX - press.x);
    press.isDrag = true;
    press.before = press.last;
    press.last = { x: clientX, time: timeStamp };
    this.#put(press.from - (clientX - press.x));
  }

  /** @param {PointerEvent} event */
  release({ pointerId, timeStamp }) {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    this.#press = null;
    const { before, last } = press;
    const isFresh = timeStamp - last.time < 100;
    const speed = isFresh ? (before.x - last.x) / Math.max(1, last.time - before.time) : 0;
    const near = this.#place / this.#width;
    const cell = Math.abs(speed) < FLICK ? Math.round(near) : this.#cell + Math.sign(speed);
    this.#goTo(cell);
  }

  get #width() {
    return this.node.clientWidth;
  }

  /** @param {number} asked the cell; beyond the ends the nearest cell */
  #goTo(asked) {
    const cell = Math.max(0, Math.min(asked, this.#items.length + 1));
    cancelAnimationFrame(this.#frame);
    this.#cell = cell;
    const from = this.#place;
    const start = performance.now();
    const go = () => {
      const share = Math.min(1, (performance.now() - start) / STEP);
      this.#put(from + (cell * this.#width - from) * (1 - (1 - share) ** 3));
      if (share < 1) this.#frame = requestAnimationFrame(go);
      else this.#leaveCopy();
    };
    go();
  }

  /** Jumps from a copy to the original slide. */
  #leaveCopy() {
    this.showItem(this.current);
  }

  /** @param {number} place */
  #put(place) {
    this.#place = place;
    this.#track.style.transform = `translateX(${-place}px)`;
  }
}
