// @ts-check

// Slides for a list of items with identity, which can change at any time.

import { checkArray, checkID } from './checks.js';
import { Departed } from './departed.js';
import { FilledSlides } from './filled-slides.js';
import { ItemList, itemsOf } from './item-list.js';
import { smallestEdits } from './smallest-edit.js';

/**
 * @typedef {import('./tiles.js').TileBox} TileBox
 * @typedef {import('./item-list.js').ID} ID
 * @typedef {import('./item-list.js').Entry} Entry
 * @typedef {import('./item-list.js').ListChange} ListChange
 *
 * @typedef {object} Callbacks The author's functions for items; null if not set.
 * @property {((element: HTMLElement, item: any) => void) | null} renderItem
 * @property {((item: any) => number | 'viewport') | null} itemLength
 * @property {((item: any) => unknown) | null} itemKind
 * @property {((item: any) => boolean) | null} filter
 */

/** Slides by id; the key of an id is constant while the id is in the list. */
export class ListedSlides extends FilledSlides {
  #lastKey = -1;
  /** Whether a missing `renderItem` is or will be reported. */
  #isTold = false;
  /** @type {Departed<Entry>} */
  #departed = new Departed();

  /**
   * @param {HTMLElement} host
   * @param {Callbacks} callbacks
   */
  constructor(host, callbacks) {
    super(host);
    this.callbacks = callbacks;
    this.list = new ItemList(callbacks.filter);
  }

  /** The value of `items`, with all later changes. */
  get items() {
    return this.list.all.map(({ item }) => item);
  }

  get count() {
    return this.list.shown.length;
  }

  get forEngine() {
    return this.#itemsOf(this.list.shown);
  }

  /** @param {readonly Entry[]} entries */
  #itemsOf(entries) {
    const { lengths } = this;
    const items = itemsOf(entries);
    if (!lengths) return items;
    const length = (/** @type {number} */ index) =>
      entries[index].length ?? lengths.get(entries[index].key);
    return { ...items, length };
  }

  /**
   * The entries for a list.
   *
   * @param {string} name The name of the items in errors.
   * @param {unknown} items
   * @param {boolean} isUpdate Whether the appearance of known items has changed.
   * @returns {Entry[]}
   * @throws {TypeError} If the value is not a list, or an item has no id.
   */
  entriesOf(name, items, isUpdate = false) {
    checkArray(name, 'items', items);
    return /** @type {any[]} */ (items).map((item, index) => {
      checkID(`${name}[${index}].id`, item?.id);
      const known = this.list.find(item.id);
      return this.#entryOf(item, known, isUpdate ? {} : known?.look);
    });
  }

  /** The same items with new lengths and kinds. */
  get updated() {
    return this.list.all.map((entry) => this.#entryOf(entry.item, entry, {}));
  }

  /**
   * @param {any} item
   * @param {Entry | undefined} known
   * @param {object} [look]
   * @returns {Entry}
   */
  #entryOf(item, known, look) {
    /** @type {Entry} */
    const entry = { key: known?.key ?? (this.#lastKey += 1), id: item.id, item, index: -1 };
    const length = this.callbacks.itemLength?.(item);
    const kind = this.numberOf(this.kindOf(item));
    // Properties only if needed, because most items have neither, and so take less memory.
    if (length !== undefined) entry.length = length;
    if (kind > 0) entry.kind = kind;
    if (look) entry.look = look;
    return entry;
  }

  /**
   * The kind of an item, which is any value; elements are reused for items of equal kinds.
   *
   * @param {any} item
   * @returns {unknown}
   */
  kindOf(item) {
    return this.callbacks.itemKind?.(item);
  }

  /**
   * The engine's edits for a change; none if the engine's items are unchanged.
   *
   * @param {ListChange} change
   */
  editsOf({ shown }) {
    const edits = shown.map(({ start, removed, added }) => ({ start, removed, items: this.#itemsOf(added) }));
    return smallestEdits(this.forEngine, edits);
  }

  /**
   * Makes a change of the list.
   *
   * @param {ListChange} change
   */
  adopt(change) {
    for (const entry of this.list.make(change)) {
      this.#departed.add(entry.key, entry);
      this.lengths?.delete(entry.key);
    }
  }

  /**
   * Whether the page has set the length of an item.
   *
   * @param {number} key
   */
  hasOwnLength(key) {
    return this.#entry(key)?.length !== undefined;
  }

  /** Forgets removed items; called after a frame at rest. */
  forget() {
    this.#departed.forget();
  }

  /** @param {number} key */
  #entry(key) {
    return this.list.shown[this.list.indexOf(key)] ?? this.#departed.get(key);
  }

  /** @param {number} index */
  keyAt(index) {
    return this.list.shown[index].key;
  }

  /** @param {number} key */
  indexOf(key) {
    return this.list.indexOf(key);
  }

  /** @param {number} key */
  idOf(key) {
    return this.#entry(key)?.id ?? null;
  }

  /** @param {number} key */
  itemOf(key) {
    return this.#entry(key)?.item;
  }

  /**
   * A value that changes with the item's appearance.
   *
   * @param {number} key
   */
  lookOf(key) {
    const entry = this.#entry(key);
    return entry?.look ?? entry?.key;
  }

  /** @param {ID} id */
  indexOfID(id) {
    const entry = this.list.find(id);
    return entry ? this.list.indexOf(entry.key) : -1;
  }

  /**
   * @param {unknown} identity
   * @param {number} _hint
   */
  indexOfIdentity(identity, _hint) {
    return this.indexOfID(/** @type {ID} */ (identity));
  }

  /** @param {TileBox[]} tiles */
  arrange(tiles) {
    if (!this.callbacks.renderItem && tiles.length > 0 && !this.#isTold) {
      this.#isTold = true;
      // The function can still be set by the current script.
      queueMicrotask(() => {
        if (!this.callbacks.renderItem) reportError(new TypeError('a list of items needs renderItem'));
      });
    }
    this.fill(
      tiles,
      (tile) => this.lookOf(tile.item),
      (element, tile) => this.callbacks.renderItem?.(element, this.itemOf(tile.item)),
    );
  }
}
