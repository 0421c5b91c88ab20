// @ts-check

import { checkArray, checkFunction, quoted, refuse } from '../checks.js';
import { checkFlag, checkWay } from '../options.js';
import { RondoElement, STAGE } from '../rondo-element.js';
import { watchForRepeats } from '../shelf-repeats.js';
import { SHELVES_MODULE } from '../shelves-module.js';
import { listenToKeys } from './keyboard.js';
import { OPTIONS } from './layout.js';
import { ShelvesStage } from './stage.js';
import { SHELVES } from './style.js';
import { listenToWheel } from './wheel.js';

/**
 * @typedef {import('../rondo-feed.js').LoadMoreShelves} LoadMoreShelves
 * @typedef {import('../item-list.js').ID} ID
 * @typedef {import('../item-list.js').Item} Item
 * @typedef {import('./content.js').Callbacks} Callbacks
 * @typedef {import('./content.js').Shelf} Shelf
 * @typedef {import('./item-requests.js').LoadItems} LoadItems
 * @typedef {import('./offsets.js').NamedOffsets} NamedOffsets
 */

const DEFAULTS = {
  itemLabel: '{number} of {count}',
  shelfLabel: 'Shelf {number} of {count}',
  shelfRoleDescription: 'shelf',
};

/**
 * A vertical list of shelves that scroll sideways. Shelves have the ids of their items; the data of items is
 * loaded later.
 *
 *     element.renderItem = (cell, item) => { cell.textContent = item.title };
 *     element.loadItems = async (ids, signal) => [{ id: 'a', title: 'A' }];
 *     element.shelves = [{ id: 'new', itemIDs: ['a', 'b', 'c'] }];
 *
 * @fires {CustomEvent<ShelfBeginDetail>} rondo-begin A switch may have begun.
 * @fires {CustomEvent<ShelfSwitchDetail>} rondo-change The content crossed the halfway line.
 * @fires {CustomEvent<ShelfSwitchDetail>} rondo-settle The content rests on another item: the
 *   switch is complete.
 * @fires {CustomEvent<ShelfItemDetail>} rondo-cancel The content rests on the item where the switch
 *   began.
 * @fires {CustomEvent<ShelfItemDetail>} rondo-willappear A shelf or an item becomes visible.
 * @fires {CustomEvent<ShelfItemDetail>} rondo-diddisappear A shelf or an item is no longer visible.
 * @fires {CustomEvent<ShelfItemDetail>} rondo-reclaim An element gives up its item.
 * @fires {CustomEvent<LoadingDetail>} rondo-loading The progress of `loadMore`.
 * @fires {CustomEvent<ItemsDetail>} rondo-items The progress of `loadItems`.
 * @csspart row The box of a shelf and its header.
 * @csspart header The box that `renderShelf` fills.
 * @csspart shelf The visible part of a shelf.
 * @csspart shelf-track The moving part of a shelf.
 * @csspart cell The box of an item.
 */
export class RondoShelves extends RondoElement {
  static get options() {
    return OPTIONS;
  }

  static get Stage() {
    return ShelvesStage;
  }

  static get listeners() {
    return [listenToWheel, listenToKeys, watchForRepeats];
  }

  static get style() {
    return SHELVES;
  }

  static get source() {
    return SHELVES_MODULE;
  }

  static get defaults() {
    return DEFAULTS;
  }

  static get earlyProperties() {
    const functions = ['renderItem', 'renderPlaceholder', 'renderShelf', 'loadItems'];
    return [...functions, 'shelves', 'loadMore', 'offsets'];
  }

  // Shelves

  /**
   * The shelves: objects with an `id`, and the ids of their items in `itemIDs`. A shelf can override `length`
   * and the options that begin with `item`. Reading returns a copy.
   *
   * @returns {Shelf[]}
   */
  get shelves() {
    return this.#stage.content.shelves.map(({ item }) => item);
  }

  set shelves(shelves) {
    this.replaceShelves(shelves);
  }

  /** Fills a cell with an item; the cell can contain an earlier item. */
  get renderItem() {
    return this.#stage.content.callbacks.renderItem;
  }

  set renderItem(renderItem) {
    this.#setCallback('renderItem', renderItem);
  }

  /** Fills a cell whose item has no data yet; without this function the cell is empty. */
  get renderPlaceholder() {
    return this.#stage.content.callbacks.renderPlaceholder;
  }

  set renderPlaceholder(renderPlaceholder) {
    this.#setCallback('renderPlaceholder', renderPlaceholder);
  }

  /** Fills the header of a shelf, whose text is the shelf's name for screen readers. */
  get renderShelf() {
    return this.#stage.content.callbacks.renderShelf;
  }

  set renderShelf(renderShelf) {
    this.#setCallback('renderShelf', renderShelf);
  }

  /**
   * Loads items by their ids; returns the existing items with their ids, in any order. Missing items, or all
   * items after an error, are requested again after a delay.
   *
   * @returns {LoadItems | null}
   */
  get loadItems() {
    return this.#stage.requests.loadItems;
  }

  set loadItems(loadItems) {
    this.#stage.requests.loadItems = loadItems;
  }

  /**
   * Loads the page at a cursor, which is null for the first page, when the current shelf is within `prefetch`
   * of the last shelf. Returns `{ shelves, next }`; `next` is the cursor of the next page, null at the end.
   *
   * @returns {LoadMoreShelves | null}
   */
  get loadMore() {
    return this.#stage.loadMore;
  }

  set loadMore(loadMore) {
    if (loadMore != null) checkFunction('loadMore', loadMore);
    this.#stage.loadWith(loadMore ?? null);
  }

  /** The state of loading shelves: `idle`, `loading`, `failed` or `ended`. */
  get loading() {
    return this.#stage.feed?.state ?? 'idle';
  }

  /** Requests failed pages and items again immediately; returns false without a failure. */
  retry() {
    return this.#stage.driver.take('retry') === null;
  }

  /**
   * Loads the first page of shelves again; it replaces the shelves when it has come. Until then, and if it
   * fails, the present shelves stay.
   *
   * @returns {Promise<boolean>} Whether it has come.
   */
  async refresh() {
    return (await this.#stage.feed?.refresh((/** @type {any} */ shelves) => this.#stage.replace(shelves))) ?? false;
  }

  /**
   * Inserts shelves before another shelf, or at the end.
   *
   * @param {Shelf[]} shelves
   * @param {{ before?: ID | null }} place The id of the shelf before which they are inserted.
   * @throws {RangeError} If an id is already in the list, or `before` is not.
   */
  insertShelves(shelves, { before = null } = {}) {
    this.#stage.insert(shelves, before);
  }

  /**
   * Removes shelves; their positions stay stored.
   *
   * @param {ID[]} ids
   * @throws {RangeError} If an id is not in the list.
   */
  removeShelves(ids) {
    checkArray('ids', 'ids', ids);
    this.#stage.remove(ids);
  }

  /**
   * Moves a shelf before another shelf, or at the end.
   *
   * @param {ID} id
   * @param {{ before?: ID | null }} place
   * @throws {RangeError} If one of the two ids is not in the list.
   */
  moveShelf(id, { before = null } = {}) {
    this.#stage.move(id, before);
  }

  /**
   * Replaces the shelves. Remaining shelves keep their positions, and loading restarts at the first page; the
   * same list changes nothing.
   *
   * @param {Shelf[]} shelves
   */
  replaceShelves(shelves) {
    this.#stage.replace(shelves);
  }

  /**
   * Replaces the items, the layout or the header of shelves in the list.
   *
   * @param {Shelf[]} shelves
   * @throws {RangeError} If an id is not in the list.
   */
  updateShelves(shelves) {
    this.#stage.updateShelves(shelves);
  }

  /**
   * Sets or replaces the data of items; all cells with these items are filled again. If the ids of a shelf are
   * not an array, items that were never near are ignored: their data is requested when they come near.
   *
   * @param {Item[]} items
   * @throws {RangeError} If an id is on no shelf.
   */
  updateItems(items) {
    this.#stage.updateItems(items);
  }

  // State

  /**
   * The positions of the list and all shelves, as a value that can be stored as JSON. Setting the value
   * restores the positions. Shelves without a stored position go to their start, and shelves that are added
   * later start at their stored positions.
   *
   * @returns {NamedOffsets}
   */
  get offsets() {
    return this.#stage.offsets;
  }

  set offsets(offsets) {
    this.#stage.offsets = offsets;
  }

  /** The id of the shelf whose resting place is nearest; null without shelves. */
  get currentId() {
    const key = this.#stage.engine?.current ?? null;
    return key === null ? null : this.#stage.content.idOf(key);
  }

  /** The kind of motion; a drag has priority over other motion. */
  get phase() {
    return this.#stage.engine?.phase ?? 'idle';
  }

  /** The number of shelves. */
  get count() {
    return this.#stage.content.count;
  }

  /** The number of cells that show an item, including those beyond the edges. */
  get tilesAlive() {
    this.#stage.driver.drawDue();
    return this.#stage.tiles?.cells.length ?? 0;
  }

  /** The number of items with data. */
  get itemsHere() {
    return this.#stage.content.data.size;
  }

  /** The number of drawn frames. */
  get frames() {
    return this.#stage.driver.drawn;
  }

  /**
   * The cells that show an item, on any shelf.
   *
   * @param {ID} id
   * @returns {HTMLElement[]}
   */
  elementsFor(id) {
    const key = this.#stage.content.items.known(id);
    this.#stage.driver.drawDue();
    const cells = this.#stage.tiles?.cells ?? [];
    return /** @type {HTMLElement[]} */ (cells.flatMap(({ item, content }) => (item === key && content) || []));
  }

  /**
   * Scrolls to a shelf, and to an item on it.
   *
   * @param {ID} shelf The id of the shelf.
   * @param {{ item?: ID | { id: ID }, animated?: boolean, way?: import('../words.js').Way }} how `item` is an item on
   *   the shelf, its id, or a number, which is the index.
   * @throws {RangeError} If the shelf or the item does not exist.
   */
  scrollToShelf(shelf, { item, animated = true, way = 'shortest' } = {}) {
    checkFlag('animated', animated);
    checkWay('way', way);
    const { content } = this.#stage;
    const entry = /** @type {any} */ (content.list.find(shelf));
    if (!entry) throw new RangeError(`there is no shelf ${quoted(shelf)}`);
    if (item !== undefined && content.placeNamed(entry, item) < 0) {
      if (typeof item === 'number') refuse('item', `from 0 to below ${entry.keys.count}`, item, RangeError);
      const { id } = Object(item);
      throw new RangeError(`there is no item ${quoted(id ?? item)} on shelf ${quoted(shelf)}`);
    }
    this.#stage.scrollTo({ shelf, item, way }, animated);
  }

  /** @returns {ShelvesStage} */
  get #stage() {
    return this[STAGE];
  }

  /**
   * @param {keyof Callbacks} name
   * @param {any} callback
   */
  #setCallback(name, callback) {
    const { content, driver, tiles } = this.#stage;
    driver.checkEnd();
    content.setCallback(name, callback);
    tiles?.fillAgain();
    driver.drawSoon();
  }
}

RondoShelves.defineOptions();
