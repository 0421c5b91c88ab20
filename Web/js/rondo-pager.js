// @ts-check

import { checkArray, checkFunction } from './checks.js';
import { ChildPager } from './child-pager.js';
import { ChildSlides } from './child-slides.js';
import { LazySlides } from './lazy-slides.js';
import { ListedSlides } from './listed-slides.js';
import { ListStage } from './list-stage.js';
import { STAGE } from './rondo-element.js';

/**
 * @typedef {import('./item-list.js').ID} ID
 * @typedef {import('./item-list.js').Item} Item
 * @typedef {import('./lazy-slides.js').ItemSource} ItemSource
 * @typedef {import('./listed-slides.js').Callbacks} Callbacks
 * @typedef {import('./rondo-feed.js').LoadMore} LoadMore
 * @typedef {import('./rondo-feed.js').LoadingDetail} LoadingDetail
 */

/**
 * A row of slides in a loop, or between two ends.
 *
 *     <rondo-pager loop>
 *       <img src="a.jpg" /><img src="b.jpg" /><img src="c.jpg" />
 *     </rondo-pager>
 *
 * The slides are children, or made on demand, or items of a list, which can change at any time and grow
 * while the user scrolls:
 *
 *     pager.items = { count: 1_000_000, render(element, index) { element.textContent = index } }
 *
 *     pager.renderItem = (element, room) => { element.textContent = room.title };
 *     pager.loadMore = async (cursor, signal) => ({ items: [{ id: 'a', title: 'A' }], next: null
 *     });
 *
 * Slides made on demand are inert while they are not visible.
 *
 * @fires {CustomEvent<LoadingDetail>} rondo-loading The progress of `loadMore`.
 */
export class RondoPager extends ChildPager {
  static get Stage() {
    return ListStage;
  }

  /**
   * The class of slides for a list of items.
   *
   * @returns {typeof ListedSlides}
   */
  static get ListedSlides() {
    return ListedSlides;
  }

  static get earlyProperties() {
    const own = ['renderItem', 'itemLength', 'itemKind', 'filter', 'items', 'loadMore'];
    return [...own, ...super.earlyProperties];
  }

  /** @type {Callbacks} */
  #callbacks = { renderItem: null, itemLength: null, itemKind: null, filter: null };

  // Slides

  /**
   * The source of slides instead of children: a function, or a list of items with ids. Reading a list
   * returns a copy, including hidden items.
   *
   * @returns {ItemSource | Item[] | null}
   */
  get items() {
    return this[STAGE].slides.items;
  }

  set items(items) {
    if (Array.isArray(items)) {
      if (this.#isList) this.replaceItems(items);
      else this.#beList(items);
      return;
    }
    const slides = items == null ? new ChildSlides(this) : new LazySlides(this, items);
    this[STAGE].show(this[STAGE].options, slides);
    this[STAGE].loadWith(null);
  }

  /** Fills an element for an item of the list; the element can contain an earlier item. */
  get renderItem() {
    return this.#callbacks.renderItem;
  }

  set renderItem(renderItem) {
    this.#setCallback('renderItem', renderItem);
  }

  /** The length of an item of the list along the axis: pixels, or "viewport". */
  get itemLength() {
    return this.#callbacks.itemLength;
  }

  set itemLength(itemLength) {
    this.#setCallback('itemLength', itemLength);
  }

  /** The kind of an item of the list, any value; elements are reused for items of equal kinds. */
  get itemKind() {
    return this.#callbacks.itemKind;
  }

  set itemKind(itemKind) {
    this.#setCallback('itemKind', itemKind);
  }

  /**
   * Selects the shown items of the list; null shows all items. A hidden item returns to its place when a
   * later filter shows the item. Set the filter again when its results change.
   */
  get filter() {
    return this.#callbacks.filter;
  }

  set filter(filter) {
    checkCallback('filter', filter);
    const callbacks = { ...this.#callbacks, filter: filter ?? null };
    /** @param {ListedSlides} slides */
    const change = ({ list }) => list.filtered(callbacks.filter);
    if (this.#isList) this[STAGE].edit('filter', change);
    this.#adopt(callbacks);
  }

  /**
   * Loads the page at a cursor, which is null for the first page, when the current item is within
   * `prefetch` of the last item. Returns `{ items, next }`; `next` is the cursor of the next page, null at
   * the end. After an error the function is called again in 1, 2, 4 … at most 30 seconds. The signal aborts
   * requests that are no longer needed.
   *
   * @returns {LoadMore | null}
   */
  get loadMore() {
    return this[STAGE].loadMore;
  }

  set loadMore(loadMore) {
    checkCallback('loadMore', loadMore);
    if (loadMore && !this.#isList) this.#beList([]);
    this[STAGE].loadWith(loadMore ?? null);
  }

  /**
   * The state of loading: `idle`, `loading`, `failed` or `ended`.
   *
   * @returns {import('./rondo-feed.js').FeedState}
   */
  get loading() {
    return this[STAGE].feed?.state ?? 'idle';
  }

  /**
   * Requests a failed page again immediately; returns false if no page has failed.
   *
   * @returns {boolean}
   */
  retry() {
    return this[STAGE].driver.take('retry') === null;
  }

  /**
   * Loads the first page again; it replaces the items when it has come. Until then, and if it fails, the
   * present items stay.
   *
   * @returns {Promise<boolean>} Whether it has come.
   */
  async refresh() {
    return (await this[STAGE].feed?.refresh((/** @type {Item[]} */ items) => this.replaceItems(items))) ?? false;
  }

  /**
   * Inserts items before another item, or at the end.
   *
   * @param {Item[]} items
   * @param {{ before?: ID | null }} place The id of the item before which they are inserted.
   * @throws {RangeError} If an id is already in the list, or `before` is not.
   */
  insertItems(items, { before = null } = {}) {
    this[STAGE].edit('insertItems', (/** @type {ListedSlides} */ slides) =>
      slides.list.inserted(slides.entriesOf('items', items), before),
    );
  }

  /**
   * Removes items. A removed current item is replaced by its successor in the direction of travel.
   *
   * @param {ID[]} ids
   * @throws {RangeError} If an id is not in the list.
   */
  removeItems(ids) {
    checkArray('ids', 'ids', ids);
    this[STAGE].edit('removeItems', (/** @type {ListedSlides} */ { list }) => list.removed(ids));
  }

  /**
   * Moves an item before another item, or at the end.
   *
   * @param {ID} id
   * @param {{ before?: ID | null }} place
   * @throws {RangeError} If one of the two ids is not in the list.
   */
  moveItem(id, { before = null } = {}) {
    this[STAGE].edit('moveItem', (/** @type {ListedSlides} */ { list }) => list.moved(id, before));
  }

  /**
   * Replaces the list. Remaining items keep their elements, and loading restarts at the first page; the
   * same list changes nothing.
   *
   * @param {Item[]} items
   */
  replaceItems(items) {
    this[STAGE].edit(
      'replaceItems',
      (/** @type {ListedSlides} */ slides) => slides.list.replaced(slides.entriesOf('items', items)),
      true,
    );
  }

  /**
   * Replaces the data of items; the elements that show them are filled again.
   *
   * @param {Item[]} items
   * @throws {RangeError} If an id is not in the list.
   */
  updateItems(items) {
    this[STAGE].edit('updateItems', (/** @type {ListedSlides} */ slides) =>
      slides.list.updated(slides.entriesOf('items', items, true)),
    );
  }

  /**
   * The item of the list at an index among the shown items.
   *
   * @param {number} index
   * @returns {any} Undefined if the index does not exist.
   */
  itemAt(index) {
    const key = this[STAGE].keyAt(index);
    return key === undefined ? undefined : this[STAGE].slides.itemOf(key);
  }

  get #isList() {
    return this[STAGE].slides instanceof ListedSlides;
  }

  /**
   * Shows a list.
   *
   * @param {any[]} items
   */
  #beList(items) {
    const { ListedSlides } = /** @type {typeof RondoPager} */ (this.constructor);
    const slides = new ListedSlides(this, this.#callbacks);
    slides.adopt(slides.list.replaced(slides.entriesOf('items', items)));
    this[STAGE].show(this[STAGE].options, slides);
  }

  /**
   * @param {'renderItem' | 'itemLength' | 'itemKind'} name
   * @param {any} callback
   */
  #setCallback(name, callback) {
    checkCallback(name, callback);
    const before = this.#callbacks;
    this.#adopt({ ...before, [name]: callback ?? null });
    if (!this.#isList) return;
    try {
      this[STAGE].edit(name, (/** @type {ListedSlides} */ slides) => slides.list.replaced(slides.updated));
    } catch (error) {
      this.#adopt(before);
      throw error;
    }
  }

  /** @param {Callbacks} callbacks */
  #adopt(callbacks) {
    this.#callbacks = callbacks;
    const { slides } = this[STAGE];
    if (slides instanceof ListedSlides) slides.callbacks = callbacks;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function checkCallback(name, value) {
  if (value != null) checkFunction(name, value);
}
