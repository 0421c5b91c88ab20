// @ts-check

import { checkArray, checkFunction, quoted } from '../checks.js';
import { checkFlag, checkWay } from '../options.js';
import { listenToRepeats } from '../repeats.js';
import { RondoElement, STAGE } from '../rondo-element.js';
import { SHELVES_MODULE } from '../shelves-module.js';
import { listenToKeys } from './keyboard.js';
import { OPTIONS } from './layout.js';
import { ShelvesStage } from './stage.js';
import { SHELVES } from './style.js';
import { listenToWheel } from './wheel.js';

/**
 * @typedef {import('../feed.js').LoadMoreShelves} LoadMoreShelves
 * @typedef {import('../item-list.js').ID} ID
 * @typedef {import('../item-list.js').Item} Item
 * @typedef {import('./content.js').Manners} Manners
 * @typedef {import('./content.js').Shelf} Shelf
 * @typedef {import('./item-requests.js').LoadItems} LoadItems
 * @typedef {import('./offsets.js').NamedOffsets} NamedOffsets
 */

/**
 * A vertical list of shelves that scroll sideways, whose items are known by id at once and whose
 * data comes later.
 *
 *     element.renderItem = (cell, item) => { cell.textContent = item.title };
 *     element.loadItems = async (ids, signal) => [{ id: 'a', title: 'A' }];
 *     element.shelves = [{ id: 'new', itemIDs: ['a', 'b', 'c'] }];
 *
 * @fires {CustomEvent<ShelfBeginDetail>} rondo-begin A switch may be under way.
 * @fires {CustomEvent<ShelfSwitchDetail>} rondo-change The halfway line was crossed.
 * @fires {CustomEvent<ShelfSwitchDetail>} rondo-settle At rest on another item: the switch is complete.
 * @fires {CustomEvent<ShelfItemDetail>} rondo-cancel At rest on the item that it began from.
 * @fires {CustomEvent<ShelfItemDetail>} rondo-willappear A shelf or an item comes into sight.
 * @fires {CustomEvent<ShelfItemDetail>} rondo-diddisappear A shelf or an item is out of sight.
 * @fires {CustomEvent<ShelfItemDetail>} rondo-reclaim An element lets go of its item.
 * @fires {CustomEvent<LoadingDetail>} rondo-loading How `loadMore` goes.
 * @fires {CustomEvent<ItemsDetail>} rondo-items How `loadItems` goes.
 * @csspart row What holds a shelf and its header.
 * @csspart header What `renderShelf` fills.
 * @csspart shelf What is seen of a shelf.
 * @csspart shelf-track What moves within a shelf.
 * @csspart cell What holds an item.
 */
export class RondoShelves extends RondoElement {
  static options = OPTIONS;
  static Stage = ShelvesStage;
  static listeners = [listenToWheel, listenToKeys, listenToRepeats];
  static style = SHELVES;
  static source = SHELVES_MODULE;
  static defaults = {
    itemLabel: '{number} of {count}',
    shelfLabel: 'Shelf {number} of {count}',
    shelfRoleDescription: 'shelf',
  };
  static earlyProperties = [
    ...['renderItem', 'renderPlaceholder', 'renderShelf', 'loadItems', 'shelves', 'loadMore'],
    'offsets',
  ];

  // Shelves

  /**
   * The shelves: any objects with an `id`, and the ids of their items in `itemIDs`. A shelf may
   * have a `length` and the options that begin with `item` for itself. The list is given as a copy.
   *
   * @returns {Shelf[]}
   */
  get shelves() {
    return this.#stage.content.shelves.map(({ item }) => item);
  }

  set shelves(shelves) {
    this.replaceShelves(shelves);
  }

  /** Fills a cell with an item; it may have shown another item before. */
  get renderItem() {
    return this.#stage.content.manners.renderItem;
  }

  set renderItem(renderItem) {
    this.#setManner('renderItem', renderItem);
  }

  /** Fills a cell whose item's data is not here yet; without it the cell is emptied. */
  get renderPlaceholder() {
    return this.#stage.content.manners.renderPlaceholder;
  }

  set renderPlaceholder(renderPlaceholder) {
    this.#setManner('renderPlaceholder', renderPlaceholder);
  }

  /** Fills the header of a shelf, whose text is what the shelf is called. */
  get renderShelf() {
    return this.#stage.content.manners.renderShelf;
  }

  set renderShelf(renderShelf) {
    this.#setManner('renderShelf', renderShelf);
  }

  /**
   * Loads items by their ids: gives those that there are, in any order, each with its `id`. What it
   * leaves out, and all of them when it throws, is asked for again after a while.
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
   * Loads the page of a cursor, the first one for null, when the current shelf is within `prefetch`
   * of the last: `{ shelves, next }`, where `next` is the cursor of the page behind it and null at
   * the end.
   *
   * @returns {LoadMoreShelves | null}
   */
  get loadMore() {
    return this.#stage.feed.loadMore;
  }

  set loadMore(loadMore) {
    if (loadMore != null) checkFunction('loadMore', loadMore);
    this.#stage.feed.start(loadMore ?? null);
  }

  /** How loading shelves goes: `idle`, `loading`, `failed` or `ended`. */
  get loading() {
    return this.#stage.feed.state;
  }

  /** Asks at once for what could not be loaded, pages and items; false when nothing failed. */
  retry() {
    return this.#stage.feed.retry();
  }

  /**
   * Puts shelves before another shelf, or behind the last.
   *
   * @param {Shelf[]} shelves
   * @param {{ before?: ID | null }} place The id of the shelf that they come before.
   * @throws {RangeError} One is there already, or there is none to come before.
   */
  insertShelves(shelves, { before = null } = {}) {
    this.#stage.insert(shelves, before);
  }

  /**
   * Removes shelves; where they were is still remembered.
   *
   * @param {ID[]} ids
   * @throws {RangeError} One is not there.
   */
  removeShelves(ids) {
    checkArray('ids', 'ids', ids);
    this.#stage.remove(ids);
  }

  /**
   * Puts a shelf before another shelf, or behind the last.
   *
   * @param {ID} id
   * @param {{ before?: ID | null }} place
   * @throws {RangeError} One of them is not there.
   */
  moveShelf(id, { before = null } = {}) {
    this.#stage.move(id, before);
  }

  /**
   * Shows other shelves. Those that were there stay where they are, and loading starts again at the
   * first page; the same ones change nothing.
   *
   * @param {Shelf[]} shelves
   */
  replaceShelves(shelves) {
    this.#stage.replace(shelves);
  }

  /**
   * Gives shelves that are there other items, another layout or another header.
   *
   * @param {Shelf[]} shelves
   * @throws {RangeError} One is not there.
   */
  updateShelves(shelves) {
    this.#stage.updateShelves(shelves);
  }

  /**
   * Gives items data, for the first time or other data: all cells that show them are filled again.
   *
   * @param {Item[]} items
   * @throws {RangeError} One is on no shelf.
   */
  updateItems(items) {
    this.#stage.updateItems(items);
  }

  // Where things are

  /**
   * Where the list and all shelves are, as one value that can be stored as JSON. Set, it brings
   * them there; shelves that it does not name go to their start, and those that are not there yet are
   * where it says when they come.
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

  /** What moves, a drag before all other motion. */
  get phase() {
    return this.#stage.engine?.phase ?? 'idle';
  }

  /** How many shelves there are. */
  get count() {
    return this.#stage.content.count;
  }

  /** How many cells show something, those that wait beyond the edges included. */
  get tilesAlive() {
    this.#stage.driver.drawDue();
    return this.#stage.tiles?.alive ?? 0;
  }

  /** How many items have data. */
  get itemsHere() {
    return this.#stage.content.data.size;
  }

  /** How many frames have been drawn. */
  get frames() {
    return this.#stage.driver.drawn;
  }

  /**
   * The cells that show an item, on whichever shelves.
   *
   * @param {ID} id
   * @returns {HTMLElement[]}
   */
  elementsFor(id) {
    const key = this.#stage.content.items.known(id);
    this.#stage.driver.drawDue();
    const cells = this.#stage.tiles?.cells.filter(({ item }) => item === key) ?? [];
    return /** @type {HTMLElement[]} */ (cells.map(({ content }) => content).filter(Boolean));
  }

  /**
   * To a shelf, and to an item on it.
   *
   * @param {ID} shelf Its id.
   * @param {{ item?: number, animated?: boolean, way?: import('../words.js').Way }} how `item` is
   *   the index of an item on it.
   */
  scrollToShelf(shelf, { item, animated = true, way = 'shortest' } = {}) {
    checkFlag('animated', animated);
    checkWay('way', way);
    const entry = /** @type {any} */ (this.#stage.content.list.find(shelf));
    if (!entry) throw new RangeError(`there is no shelf ${quoted(shelf)}`);
    if (item !== undefined && !(Number.isInteger(item) && item >= 0 && item < entry.keys.count)) {
      throw new RangeError(`item must be from 0 to below ${entry.keys.count}, not ${quoted(item)}`);
    }
    this.#stage.scrollTo({ shelf, item, way }, animated);
  }

  /** @returns {ShelvesStage} */
  get #stage() {
    return this[STAGE];
  }

  /**
   * @param {keyof Manners} name
   * @param {any} manner
   */
  #setManner(name, manner) {
    const { content, driver, tiles } = this.#stage;
    driver.checkEnd();
    content.setManner(name, manner);
    tiles?.fillAgain();
    driver.drawSoon();
  }
}

// Behind the class: some bundlers move static fields there, but no static block.
RondoShelves.defineOptions();
