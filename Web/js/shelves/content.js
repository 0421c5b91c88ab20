// @ts-check

// The shelves with their items, and the author's functions for them.

import { checkArray, checkFunction, checkID, isIndex } from '../checks.js';
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
 * }} ShelfEntry A shelf in a list, with its layout, and its items for the engine.
 *
 * @typedef {object} ShelfLayout The options of a shelf, in pixels.
 * @property {number | 'viewport'} [length] The height, with the header.
 * @property {number | 'viewport' | ((id: any, index: number) => number | 'viewport')} [itemLength]
 * @property {number} [itemSpacing]
 * @property {'start' | 'center' | 'end'} [itemAlignment]
 * @property {boolean} [itemLoop]
 * @property {'start' | 'end' | 'both' | 'none'} [itemPinned]
 * @property {'none' | 'item' | 'page'} [itemSnap]
 *
 * @typedef {ShelfLayout & { id: ID, itemIDs: import('./item-keys.js').IDs }} NamedShelf
 *
 * @typedef {NamedShelf | (NamedShelf & { [name: string]: any })} Shelf An object with an id and the ids of
 *   its items.
 *
 * @typedef {object} Callbacks The author's functions; null if not set.
 * @property {((element: HTMLElement, item: any) => void) | null} renderItem
 * @property {((element: HTMLElement) => void) | null} renderPlaceholder
 * @property {((element: HTMLElement, shelf: any) => void) | null} renderShelf
 */

/** The least number of ids, of shelves and items, before removed ids are forgotten. */
const FEW = 1000;

/** The content, independent of the engine. */
export class Content {
  items = new ItemKeys();
  /** @type {Map<number, any>} The data of items by key, the oldest first. */
  data = new Map();
  list = new ItemList(null, 'shelf');
  /** @type {Callbacks} */
  callbacks = { renderItem: null, renderPlaceholder: null, renderShelf: null };
  /**
   * The keys of shelves and items that are needed, because they can return.
   *
   * @type {() => { shelves: number[], items: number[] }}
   */
  remembered = () => ({ shelves: [], items: [] });
  /** The keys of shelves. */
  #keys = new ItemKeys();
  /** The number of ids at which removed ids are forgotten. */
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
   * The entries for a list.
   *
   * @param {unknown} shelves
   * @returns {ShelfEntry[]}
   * @throws {TypeError | RangeError} If a shelf is invalid.
   */
  entriesOf(shelves) {
    checkArray('shelves', 'shelves', shelves);
    return /** @type {any[]} */ (shelves).map((shelf, index) => {
      const { id } = shelf ?? {};
      const name = `shelves[${index}]`;
      checkID(`${name}.id`, id);
      const keys = this.items.keysOf(`${name}.itemIDs`, shelf.itemIDs);
      return {
        key: this.keyOf(id),
        id,
        item: shelf,
        index: -1,
        // A new value, so that the header is filled again.
        look: {},
        own: ownLayout(name, shelf),
        keys,
        items: itemsInBlock(keys, ownLengths(name, shelf, keys.count)),
      };
    });
  }

  /**
   * The key of a shelf's id, in the list or not; a forgotten id gets a new key.
   *
   * @param {ID} id
   */
  keyOf(id) {
    return this.#keys.keyOf(id);
  }

  /** @param {number} key */
  idOf(key) {
    return this.#keys.idOf(key);
  }

  /** @param {number} key */
  indexOf(key) {
    return this.list.indexOf(key);
  }

  /**
   * The shelf of a key, also after its removal until its last events.
   *
   * @param {number} key
   * @returns {ShelfEntry | undefined}
   */
  entry(key) {
    return this.shelves[this.list.indexOf(key)] ?? this.#departed.get(key);
  }

  /**
   * The index of an item on a shelf; -1 if the item is not on the shelf.
   *
   * @param {ShelfEntry} entry
   * @param {number} item The key of the item.
   */
  placeOf({ keys: { first, count, each } }, item) {
    if (first < 0) return each.indexOf(item);
    return item >= first && item < first + count ? item - first : -1;
  }

  /**
   * The index of an item that a caller names; -1 if it is not on the shelf.
   *
   * @param {ShelfEntry} entry
   * @param {any} item A number, which is the index, the id, or an object with the id.
   */
  placeNamed(entry, item) {
    if (typeof item === 'number') return isIndex(item, entry.keys.count) ? item : -1;
    return this.placeOf(entry, this.items.known(item?.id ?? item) ?? -1);
  }

  /**
   * The key of the item at an index of a shelf.
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

  /** Forgets removed shelves; called after a frame at rest. */
  forget() {
    this.#departed.forget();
    if (this.#size >= this.#enough) this.#forgetIDs();
  }

  get #size() {
    return this.#keys.size + this.items.size;
  }

  /**
   * Forgets removed ids, so that memory stays limited during changes. Runs rarely, because it visits all ids.
   */
  #forgetIDs() {
    const { shelves, items } = this.remembered();
    const entries = [...this.shelves, ...this.#departed.all];
    this.items.keep(
      entries.map(({ keys }) => keys),
      new Set([...items, ...this.data.keys()]),
    );
    this.#keys.keep([], new Set([...shelves, ...entries.map(({ key }) => key)]));
    this.#enough = 2 * this.#size + FEW;
  }

  /**
   * @param {keyof Callbacks} name
   * @param {any} callback
   */
  setCallback(name, callback) {
    if (callback != null) checkFunction(name, callback);
    this.callbacks = { ...this.callbacks, [name]: callback ?? null };
  }
}
