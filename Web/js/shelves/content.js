// @ts-check

// The shelves with what stands on them, and how the page's author wants both shown.

import { checkArray, checkFunction, quoted } from '../checks.js';
import { Departed } from '../departed.js';
import { ItemList } from '../item-list.js';
import { ItemKeys } from './item-keys.js';
import { itemsInBlock, ownLayout, ownLengths } from './layout.js';

/**
 * @typedef {import('../item-list.js').ID} ID
 * @typedef {import('../item-list.js').Entry} Entry
 *
 * @typedef {Entry & {
 *   own: Record<string, any>,
 *   keys: import('./item-keys.js').Keys,
 *   items: Float64Array,
 * }} ShelfEntry A shelf as a list holds it: its layout, and its items for the engine.
 *
 * @typedef {object} Manners Null where nothing is said.
 * @property {((element: HTMLElement, item: any) => void) | null} renderItem
 * @property {((element: HTMLElement) => void) | null} renderPlaceholder
 * @property {((element: HTMLElement, shelf: any) => void) | null} renderShelf
 */

/** What is shown, whichever engine shows it. */
export class Content {
  items = new ItemKeys();
  /** @type {Map<number, any>} The data of items by key, those that came first in front. */
  data = new Map();
  list = new ItemList([], null, 'shelf');
  /** @type {Manners} */
  manners = { renderItem: null, renderPlaceholder: null, renderShelf: null };
  /** @type {Map<ID, number>} The key of each shelf that ever was there: it is remembered by it. */
  #keys = new Map();
  /** @type {ID[]} */
  #ids = [];
  /** @type {Departed<ShelfEntry>} */
  #departed = new Departed();

  /** @type {readonly ShelfEntry[]} */
  get shelves() {
    return /** @type {any} */ (this.list.all);
  }

  get count() {
    return this.list.all.length;
  }

  /**
   * Shelves as the list holds them.
   *
   * @param {unknown} shelves
   * @returns {ShelfEntry[]}
   * @throws {TypeError | RangeError} Something about one of them makes no sense.
   */
  entriesOf(shelves) {
    checkArray('shelves', 'shelves', shelves);
    return /** @type {any[]} */ (shelves).map((shelf, index) => {
      const { id } = shelf ?? {};
      if (typeof id !== 'string' && typeof id !== 'number') {
        throw new TypeError(`shelves[${index}].id must be a string or a number, not ${quoted(id)}`);
      }
      const name = `shelves[${index}]`;
      const keys = this.items.keysOf(`${name}.itemIDs`, shelf.itemIDs);
      return {
        key: this.keyOf(id),
        id,
        item: shelf,
        length: undefined,
        kind: 0,
        // Whatever is given again is shown again.
        look: {},
        own: ownLayout(name, shelf),
        keys,
        items: itemsInBlock(keys, ownLengths(name, shelf, keys.count)),
      };
    });
  }

  /**
   * The key of a shelf's id, be it there or not.
   *
   * @param {ID} id
   */
  keyOf(id) {
    let key = this.#keys.get(id);
    if (key === undefined) {
      key = this.#ids.push(id) - 1;
      this.#keys.set(id, key);
    }
    return key;
  }

  /** @param {number} key */
  idOf(key) {
    return this.#ids[key];
  }

  /** @param {number} key */
  indexOf(key) {
    return this.list.indexOf(key);
  }

  /**
   * The shelf of a key, also for a while after it has left.
   *
   * @param {number} key
   * @returns {ShelfEntry | undefined}
   */
  entry(key) {
    return this.shelves[this.list.indexOf(key)] ?? this.#departed.get(key);
  }

  /**
   * Where an item stands on a shelf, -1 when it does not.
   *
   * @param {ShelfEntry} entry
   * @param {number} item Its key.
   */
  placeOf({ keys: { first, count, each } }, item) {
    if (first < 0) return each.indexOf(item);
    return item >= first && item < first + count ? item - first : -1;
  }

  /**
   * The key of the item at a place of a shelf.
   *
   * @param {ShelfEntry} entry
   * @param {number} place
   */
  itemAt({ keys: { first, each } }, place) {
    return first < 0 ? each[place] : first + place;
  }

  /**
   * Has this list from now on.
   *
   * @param {ItemList} list
   */
  adopt(list) {
    for (const entry of this.shelves) {
      if (list.indexOf(entry.key) < 0) this.#departed.add(entry.key, entry);
    }
    this.list = list;
  }

  /** A frame at rest has been drawn. */
  forget() {
    this.#departed.forget();
  }

  /**
   * @param {keyof Manners} name
   * @param {any} manner
   */
  setManner(name, manner) {
    if (manner != null) checkFunction(name, manner);
    this.manners = { ...this.manners, [name]: manner ?? null };
  }
}
