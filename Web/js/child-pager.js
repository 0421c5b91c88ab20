// @ts-check

import { checkIndex } from './checks.js';
import * as option from './options.js';
import { STAGE } from './rondo-element.js';
import { SlidesElement } from './slides-element.js';

/**
 * @typedef {import('./events.js').ItemDetail} ItemDetail
 * @typedef {import('./events.js').SwitchDetail} SwitchDetail
 * @typedef {import('./item-list.js').ID} ID
 */

/**
 * A row of slides in a loop, or between two ends; the slides are its children.
 *
 *     <rondo-pager loop>
 *       <img src="a.jpg" /><img src="b.jpg" /><img src="c.jpg" />
 *     </rondo-pager>
 *
 * If a child of a short loop is visible at two places, the child is at the place nearest to the middle,
 * and a static copy is at the other place.
 *
 * @fires {CustomEvent<SwitchDetail>} rondo-begin A switch may have begun; `to` is its probable
 *   target.
 * @fires {CustomEvent<SwitchDetail>} rondo-change The content crossed the halfway line.
 * @fires {CustomEvent<SwitchDetail>} rondo-settle The content rests on another slide: the switch is
 *   complete.
 * @fires {CustomEvent<ItemDetail>} rondo-cancel The content rests on the slide where the switch
 *   began.
 * @fires {CustomEvent<ItemDetail>} rondo-willappear A slide becomes visible.
 * @fires {CustomEvent<ItemDetail>} rondo-didappear With `keep`: a page rests as the current page.
 * @fires {CustomEvent<ItemDetail>} rondo-willdisappear With `keep`: a page is about to leave.
 * @fires {CustomEvent<ItemDetail>} rondo-diddisappear A slide is no longer visible.
 * @fires {CustomEvent<ItemDetail>} rondo-reclaim An element gives up its item.
 */
export class ChildPager extends SlidesElement {
  static get earlyProperties() {
    return ['current', 'currentId'];
  }

  // State

  /**
   * The number of items.
   *
   * @returns {number}
   */
  get count() {
    this[STAGE].catchUp();
    return this[STAGE].slides.count;
  }

  /**
   * The index of the item whose resting place is nearest; null without items, before `ready` and off the
   * page. Setting the index jumps to this item. The present index changes nothing, also during a motion, so
   * that an app can write it back; `scrollToItem` returns to its place.
   *
   * @returns {number | null}
   */
  get current() {
    return this.#indexOf(this.#teller?.current);
  }

  set current(index) {
    if (index !== this.current) this.#jump(index);
  }

  /**
   * The index of the last item at rest.
   *
   * @returns {number | null}
   */
  get settled() {
    return this.#indexOf(this.#teller?.settled);
  }

  /**
   * The index of the target of a motion.
   *
   * @returns {number | null}
   */
  get target() {
    return this.#indexOf(this.#engine?.target);
  }

  /**
   * The id of the current item; null without an id. It can be set like `current`.
   *
   * @returns {ID | null}
   */
  get currentId() {
    return this.#idOf(this.#teller?.current);
  }

  set currentId(id) {
    if (id === this.currentId) return;
    this.#jump(this[STAGE].indexOfID(id));
  }

  /**
   * The id of the settled item.
   *
   * @returns {ID | null}
   */
  get settledId() {
    return this.#idOf(this.#teller?.settled);
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
   * The number of stops: the resting places that `next()` and `previous()` go to. Items that rest together
   * at a pinned end are one stop.
   *
   * @returns {number}
   */
  get stopCount() {
    return this.#engine?.stops().count ?? 0;
  }

  /**
   * The index of the current item's stop; null without items.
   *
   * @returns {number | null}
   */
  get stop() {
    const stop = this.#engine?.stops().stop ?? -1;
    return stop < 0 ? null : stop;
  }

  /**
   * The index of the first item of each stop, as a new list; for a single stop use `itemAtStop`.
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
   * @throws {RangeError} If the stop does not exist.
   */
  itemAtStop(stop) {
    checkIndex('stop', stop, this.stopCount);
    return this.#engine?.stops(stop).first;
  }

  /**
   * Whether `previous()` would not move, counted from the target of a motion.
   *
   * @returns {boolean}
   */
  get atStart() {
    return this.#engine?.stops().isAtStart ?? true;
  }

  /**
   * Whether `next()` would not move, counted from the target of a motion.
   *
   * @returns {boolean}
   */
  get atEnd() {
    return this.#engine?.stops().isAtEnd ?? true;
  }

  /**
   * The slot of the current item in the last frame; slots count on in each turn of a loop.
   *
   * @returns {number}
   */
  get currentSlot() {
    return this[STAGE].driver.catchUp()?.slot ?? 0;
  }

  /**
   * The position of the content, in slots: 2.25 is a quarter of the way from slot 2 to slot 3.
   *
   * @returns {number}
   */
  get slotPosition() {
    return this[STAGE].driver.catchUp()?.slotPosition ?? 0;
  }

  /**
   * The distance of the content past the current item's resting place, in pixels.
   *
   * @returns {number}
   */
  get offset() {
    return this[STAGE].driver.catchUp()?.offset ?? 0;
  }

  /**
   * The kind of motion.
   *
   * @returns {import('./words.js').Phase}
   */
  get phase() {
    return this.#engine?.phase ?? 'idle';
  }

  /**
   * Whether the content can move.
   *
   * @returns {boolean}
   */
  get canScroll() {
    return this.#engine?.canScroll ?? false;
  }

  /**
   * The number of tiles that show an item, including those beyond the edges.
   *
   * @returns {number}
   */
  get tilesAlive() {
    this[STAGE].driver.drawDue();
    return this[STAGE].driver.tiles?.shown.length ?? 0;
  }

  /**
   * The number of drawn frames.
   *
   * @returns {number}
   */
  get frames() {
    return this[STAGE].driver.drawn;
  }

  /** The engine, up to date. */
  get #engine() {
    const { driver } = this[STAGE];
    // The page can have changed the children in this task.
    this[STAGE].catchUp();
    // Endless animations do not update the engine.
    return driver.path ? driver.engine : driver.catchUp();
  }

  /** The engine that says where the pager is, also while the events of its removal are delivered. */
  get #teller() {
    return this.#engine ?? this[STAGE].driver.ended;
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

  /** Restarts at the initial item, and fills all slides again. */
  reload() {
    this[STAGE].restart();
  }

  /**
   * Goes to the next stop, counted from the target of a motion. Before the pager is ready, the step is
   * stored, and taken without animation at the start.
   *
   * @param {{ animated?: boolean }} how
   */
  next({ animated = true } = {}) {
    this.#step('next', animated);
  }

  /**
   * Goes to the previous stop, like `next()` in the other direction.
   *
   * @param {{ animated?: boolean }} how
   */
  previous({ animated = true } = {}) {
    this.#step('previous', animated);
  }

  /**
   * Scrolls to an item, across the seam if this is the way. Before the pager is ready, sets the item to
   * start at.
   *
   * @param {ID | { id: ID } | Node} item The item, its id, a node in a child, or a number, which is the index.
   * @param {{ animated?: boolean, way?: import('./words.js').Way }} how
   */
  scrollToItem(item, { animated = true, way = 'shortest' } = {}) {
    option.checkFlag('animated', animated);
    option.checkWay('way', way);
    const engine = this.#engine;
    const index = this[STAGE].indexOf(item);
    if (engine) this.#go('scroll', index, way, animated);
    else this[STAGE].startAt(index);
  }

  /**
   * The element that shows an item; null if the item is not shown.
   *
   * @param {number} index
   * @returns {HTMLElement | null}
   */
  elementFor(index) {
    this[STAGE].catchUp();
    const key = this[STAGE].keyAt(index);
    this[STAGE].driver.drawDue();
    return key === undefined ? null : this[STAGE].driver.tiles?.elementFor(key) ?? null;
  }

  /** @param {any} index */
  #jump(index) {
    this.scrollToItem(index, { animated: false });
  }

  /**
   * @param {'next' | 'previous'} name
   * @param {boolean} animated
   */
  #step(name, animated) {
    option.checkFlag('animated', animated);
    if (this.#engine) this.#go(name, animated);
    else this[STAGE].storeStep(name);
  }

  /**
   * @param {string} name
   * @param {any[]} values
   */
  #go(name, ...values) {
    const { driver } = this[STAGE];
    driver.checkEnd();
    driver.take(name, ...values);
    // Draws a jump before the caller reads the page.
    if (this.phase === 'idle') driver.draw();
  }
}
