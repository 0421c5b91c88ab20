// @ts-check

import { quoted } from './checks.js';
import * as option from './options.js';
import { STAGE } from './rondo-element.js';
import { SlidesElement } from './slides-element.js';

/**
 * @typedef {import('./events.js').ItemDetail} ItemDetail
 * @typedef {import('./events.js').SwitchDetail} SwitchDetail
 * @typedef {import('./item-list.js').ID} ID
 */

/**
 * A row of slides that scrolls for ever, or between two ends; the slides are its children.
 *
 *     <rondo-pager loop>
 *       <img src="a.jpg" /><img src="b.jpg" /><img src="c.jpg" />
 *     </rondo-pager>
 *
 * Where a loop is so short that a child is wanted at two places, it is at the one nearest to the
 * middle, and a still copy at the other.
 *
 * @fires {CustomEvent<SwitchDetail>} rondo-begin A switch may be under way; `to` is where it seems to lead.
 * @fires {CustomEvent<SwitchDetail>} rondo-change The halfway line was crossed.
 * @fires {CustomEvent<SwitchDetail>} rondo-settle At rest on another slide: the switch is complete.
 * @fires {CustomEvent<ItemDetail>} rondo-cancel At rest on the slide that it began from.
 * @fires {CustomEvent<ItemDetail>} rondo-willappear A slide comes into sight.
 * @fires {CustomEvent<ItemDetail>} rondo-didappear With `keep`: a page rests as the current one.
 * @fires {CustomEvent<ItemDetail>} rondo-willdisappear With `keep`: a page is about to go.
 * @fires {CustomEvent<ItemDetail>} rondo-diddisappear A slide is out of sight.
 * @fires {CustomEvent<ItemDetail>} rondo-reclaim An element lets go of its item.
 */
export class ChildPager extends SlidesElement {
  static earlyProperties = ['current', 'currentId'];

  // What is shown

  /**
   * How many items there are.
   *
   * @returns {number}
   */
  get count() {
    return this[STAGE].slides.count;
  }

  /**
   * The index of the item whose resting place is nearest; null without items. Set to that of another
   * one, the pager is there at once.
   *
   * @returns {number | null}
   */
  get current() {
    return this.#indexOf(this.#engine?.current);
  }

  set current(index) {
    if (index !== this.current) this.#jump(index);
  }

  /**
   * The index of the item that things rested on last.
   *
   * @returns {number | null}
   */
  get settled() {
    return this.#indexOf(this.#engine?.settled);
  }

  /**
   * The index of the item that a motion is going to.
   *
   * @returns {number | null}
   */
  get target() {
    return this.#indexOf(this.#engine?.target);
  }

  /**
   * The id of the current item; null when it has none. It may be set as `current` may.
   *
   * @returns {ID | null}
   */
  get currentId() {
    return this.#idOf(this.#engine?.current);
  }

  set currentId(id) {
    if (id !== this.currentId) this.#jump(id);
  }

  /**
   * The id of the settled item.
   *
   * @returns {ID | null}
   */
  get settledId() {
    return this.#idOf(this.#engine?.settled);
  }

  /**
   * The id of the target.
   *
   * @returns {ID | null}
   */
  get targetId() {
    return this.#idOf(this.#engine?.target);
  }

  /**
   * How many stops there are: resting places that `next()` and `previous()` go through. Items that rest
   * together at a pinned end are one stop.
   *
   * @returns {number}
   */
  get stopCount() {
    return this.#engine?.stops().count ?? 0;
  }

  /**
   * The stop of the current item, from 0 on; null without items.
   *
   * @returns {number | null}
   */
  get stop() {
    const stop = this.#engine?.stops().stop ?? -1;
    return stop < 0 ? null : stop;
  }

  /**
   * The index of the first item of each stop; made anew each time, so ask `itemAtStop` for one of many.
   *
   * @returns {number[]}
   */
  get stops() {
    return Array.from({ length: this.stopCount }, (_, stop) => this.itemAtStop(stop));
  }

  /**
   * The index of the first item that rests at a stop.
   *
   * @param {number} stop
   * @returns {number}
   * @throws {RangeError} There is no such stop.
   */
  itemAtStop(stop) {
    const { stopCount } = this;
    if (Number.isInteger(stop) && stop >= 0 && stop < stopCount) return this.#engine?.stops(stop).first;
    throw new RangeError(`stop must be from 0 to below ${stopCount}, not ${quoted(stop)}`);
  }

  /**
   * Whether `previous()` leads nowhere, counted from the target while something moves.
   *
   * @returns {boolean}
   */
  get atStart() {
    return this.#engine?.stops().isAtStart ?? true;
  }

  /**
   * Whether `next()` leads nowhere, counted from the target while something moves.
   *
   * @returns {boolean}
   */
  get atEnd() {
    return this.#engine?.stops().isAtEnd ?? true;
  }

  /**
   * The slot of the current item, which counts on from turn to turn; as of the last frame.
   *
   * @returns {number}
   */
  get currentSlot() {
    return this[STAGE].driver.catchUp()?.slot ?? 0;
  }

  /**
   * Where the content is, in slots: at 2.25 it is a quarter of the way from slot 2 to slot 3.
   *
   * @returns {number}
   */
  get slotPosition() {
    return this[STAGE].driver.catchUp()?.slotPosition ?? 0;
  }

  /**
   * How far the content is past the current item's resting place, in pixels.
   *
   * @returns {number}
   */
  get offset() {
    return this[STAGE].driver.catchUp()?.offset ?? 0;
  }

  /**
   * What moves the content.
   *
   * @returns {import('./words.js').Phase}
   */
  get phase() {
    return this.#engine?.phase ?? 'idle';
  }

  /**
   * Whether anything on screen can move.
   *
   * @returns {boolean}
   */
  get canScroll() {
    return this.#engine?.canScroll ?? false;
  }

  /**
   * How many tiles show something, those that wait beyond the edges included.
   *
   * @returns {number}
   */
  get tilesAlive() {
    this[STAGE].driver.drawDue();
    return this[STAGE].driver.tiles?.alive ?? 0;
  }

  /**
   * How many frames have been drawn.
   *
   * @returns {number}
   */
  get frames() {
    return this[STAGE].driver.drawn;
  }

  get #engine() {
    return this[STAGE].driver.engine;
  }

  /** @param {number | null} [key] */
  #indexOf(key) {
    const index = key == null ? -1 : this[STAGE].slides.indexOf(key);
    return index < 0 ? null : index;
  }

  /** @param {number | null} [key] */
  #idOf(key) {
    return key == null ? null : this[STAGE].slides.idOf(key);
  }

  // Methods

  /** Starts afresh: at the initial item, with all slides filled anew. */
  reload() {
    this[STAGE].restart();
  }

  /**
   * One item on, counted from the target while something moves.
   *
   * @param {{ animated?: boolean }} how
   */
  next({ animated = true } = {}) {
    option.checkFlag('animated', animated);
    this.#go('next', animated);
  }

  /**
   * One item back.
   *
   * @param {{ animated?: boolean }} how
   */
  previous({ animated = true } = {}) {
    option.checkFlag('animated', animated);
    this.#go('previous', animated);
  }

  /**
   * To an item, across the seam when that is the way.
   *
   * @param {ID} item Its id; or a number, which is its index.
   * @param {{ animated?: boolean, way?: import('./words.js').Way }} how
   */
  scrollToItem(item, { animated = true, way = 'shortest' } = {}) {
    option.checkFlag('animated', animated);
    option.checkWay('way', way);
    // Children that have come just now count.
    this[STAGE].refreshChildren();
    const index = this[STAGE].indexOf(item);
    if (this.#engine) this.#go('scroll', index, way, animated);
    else this[STAGE].startAt(index);
  }

  /**
   * The element that shows an item; null while none does.
   *
   * @param {number} index
   * @returns {HTMLElement | null}
   */
  elementFor(index) {
    const key = this[STAGE].keyAt(index);
    this[STAGE].driver.drawDue();
    return key === undefined ? null : this[STAGE].driver.tiles?.elementFor(key) ?? null;
  }

  /** @param {any} item Its index or its id. */
  #jump(item) {
    this.scrollToItem(item, { animated: false });
  }

  /**
   * @param {string} name
   * @param {any[]} values
   */
  #go(name, ...values) {
    const { driver } = this[STAGE];
    driver.checkEnd();
    driver.take(name, ...values);
    // An immediate jump is there at once, for who reads the page next.
    if (this.phase === 'idle') driver.draw();
  }
}
