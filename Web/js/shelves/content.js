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
 * @typedef {object} ShelfLayout What a shelf may say for itself, in pixels.
 * @property {number | 'viewport'} [length] Its height, with its header.
 * @property {number | 'viewport' | ((id: any, index: number) => number | 'viewport')} [itemLength]
 * @property {number} [itemSpacing]
 * @property {'start' | 'center' | 'end'} [itemAlignment]
 * @property {boolean} [itemLoop]
 * @property {'start' | 'end' | 'both' | 'none'} [itemPinned]
 * @property {'none' | 'item' | 'page'} [itemSnap]
 *
 * @typedef {ShelfLayout & { id: ID, itemIDs: import('./item-keys.js').IDs }} NamedShelf
 *
 * @typedef {NamedShelf | (NamedShelf & { [name: string]: any })} Shelf Any object with an id and the ids
 *   of its items.
 *
 * @typedef {object} Manners Null where nothing is said.
 * @property {((element: HTMLElement, item: any) => void) | null} renderItem
 * @property {((element: HTMLElement) => void) | null} renderPlaceholder
 * @property {((element: HTMLElement, shelf: any) => void) | null} renderShelf
 */

/** So many ids, of shelves and items, are not worth to be looked through for those that are gone. */
const FEW = 1000;

/** What is shown, whichever engine shows it. */
export class Content {
  items = new ItemKeys();
  /** @type {Map<number, any>} The data of items by key, those that came first in front. */
  data = new Map();
  list = new ItemList(null, 'shelf');
  /** @type {Manners} */
  manners = { renderItem: null, renderPlaceholder: null, renderShelf: null };
  /**
   * What else is to be remembered, as it may come back: the keys of shelves and of items.
   *
   * @type {() => { shelves: number[], items: number[] }}
   */
  remembered = () => ({ shelves: [], items: [] });
  /** @type {Map<ID, number>} */
  #keys = new Map();
  /** @type {Map<number, ID>} */
  #ids = new Map();
  #nextKey = 0;
  /** With how many ids it is time to forget those that are gone. */
  #enough = FEW;
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
        index: -1,
        // Whatever is given again is shown again.
        look: {},
        own: ownLayout(name, shelf),
        keys,
        items: itemsInBlock(keys, ownLengths(name, shelf, keys.count)),
      };
    });
  }

  /**
   * The key of a shelf's id, be it there or not; a new key once it was gone and forgotten.
   *
   * @param {ID} id
   */
  keyOf(id) {
    let key = this.#keys.get(id);
    if (key === undefined) {
      key = this.#nextKey;
      this.#nextKey += 1;
      this.#keys.set(id, key);
      this.#ids.set(key, id);
    }
    return key;
  }

  /** @param {number} key */
  idOf(key) {
    return /** @type {ID} */ (this.#ids.get(key));
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
   * Makes a change of the list.
   *
   * @param {import('../item-list.js').ListChange} change
   */
  adopt(change) {
    for (const entry of this.list.make(change)) {
      this.#departed.add(entry.key, /** @type {ShelfEntry} */ (entry));
    }
  }

  /** A frame at rest has been drawn. */
  forget() {
    this.#departed.forget();
    if (this.#size >= this.#enough) this.#forgetIDs();
  }

  get #size() {
    return this.#keys.size + this.items.size;
  }

  /** Forgets what is gone, so that a list may change all day; rarely, as it looks at all there is. */
  #forgetIDs() {
    const { shelves, items } = this.remembered();
    const entries = [...this.shelves, ...this.#departed.all];
    this.items.keep(
      entries.map(({ keys }) => keys),
      new Set([...items, ...this.data.keys()]),
    );
    const kept = new Set([...shelves, ...entries.map(({ key }) => key)]);
    for (const [id, key] of this.#keys) {
      if (kept.has(key)) continue;
      this.#keys.delete(id);
      this.#ids.delete(key);
    }
    this.#enough = 2 * this.#size + FEW;
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
