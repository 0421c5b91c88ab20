// @ts-check

// A list of items with identity, and its changes, independent of views.

import { quoted } from './checks.js';
import { splice, spliced } from './splice.js';

/**
 * @typedef {string | number} ID
 *
 * @typedef {{ id: ID } | { id: ID, [name: string]: any }} Item An object with a unique id.
 *
 * @typedef {object} Entry An item in a list.
 * @property {number} key The key in the engine, constant while the id is in the list.
 * @property {ID} id
 * @property {any} item The author's object.
 * @property {number} index The last known index among the shown items; -1 if not shown.
 * @property {number | 'viewport'} [length]
 * @property {number} [kind] The kind; 0 by default.
 * @property {object} [look] An object that differs after a change of the item's appearance.
 *
 * @typedef {object} Splice A replacement of some items.
 * @property {number} start
 * @property {number} removed The number of removed items.
 * @property {readonly Entry[]} added The new items, which can include removed items.
 *
 * @typedef {object} ListChange A computed change, which an engine can refuse before it is made.
 * @property {Splice} all The change of all items.
 * @property {Splice} shown The change of the shown items.
 * @property {((item: any) => boolean) | null} isWanted The filter after the change.
 */

/** A list of items with a filter, which first computes a change, then makes it. */
export class ItemList {
  #isWanted;
  #noun;
  /** @type {Map<ID, Entry>} */
  #byID = new Map();
  /** @type {Entry[]} Entries by key, with holes for removed keys. */
  #byKey = [];
  /** @type {readonly Entry[]} All items, including hidden ones; later changes can change this array. */
  all = [];
  /** @type {readonly Entry[]} As `all`, the shown items. */
  shown = this.all;
  /** An object that differs after each change. */
  version = {};

  /**
   * @param {((item: any) => boolean) | null} isWanted The filter; null shows all items.
   * @param {string} noun The name of an item in errors.
   */
  constructor(isWanted = null, noun = 'item') {
    this.#isWanted = isWanted;
    this.#noun = noun;
  }

  /**
   * The entry of an id, shown or hidden.
   *
   * @param {ID} id
   */
  find(id) {
    return this.#byID.get(id);
  }

  /**
   * The index of a key among the shown items; -1 if not shown.
   *
   * The search goes in both directions from the last known index, so its cost is the number of items that
   * were inserted and removed before this index.
   *
   * @param {number} key
   */
  indexOf(key) {
    const entry = this.#byKey[key];
    if (!entry || entry.index < 0) return -1;
    const { shown } = this;
    let high = Math.min(entry.index, shown.length - 1);
    let low = high;
    while (shown[low] !== entry && shown[high] !== entry) {
      low -= 1;
      high += 1;
    }
    entry.index = shown[low] === entry ? low : high;
    return entry.index;
  }

  // Computing a change

  /**
   * Inserts items before another item, or at the end.
   *
   * @param {readonly Entry[]} added
   * @param {ID | null} before
   * @throws {RangeError} If an id is already in the list, or `before` is not.
   */
  inserted(added, before) {
    const start = this.#placeBefore(before);
    const known = added.find(({ id }) => this.#byID.has(id));
    if (known) throw new RangeError(`${this.#noun} ${quoted(known.id)} is there already`);
    return this.#change({ start, removed: 0, added });
  }

  /**
   * Appends the items of a page that are not in the list.
   *
   * @param {readonly Entry[]} page
   */
  appended(page) {
    const own = new Set();
    const added = page.filter(({ id }) => !this.#byID.has(id) && own.size < own.add(id).size);
    return this.#change({ start: this.all.length, removed: 0, added });
  }

  /**
   * Removes items.
   *
   * @param {readonly ID[]} ids
   * @throws {RangeError} If an id is not in the list.
   */
  removed(ids) {
    const gone = new Set(ids.map((id) => this.#known(id)));
    return this.#changeOf([...gone], (entry) => (gone.has(entry) ? [] : entry));
  }

  /**
   * Moves an item before another item, or at the end.
   *
   * @param {ID} id
   * @param {ID | null} before
   * @throws {RangeError} If one of the two ids is not in the list.
   */
  moved(id, before) {
    const entry = this.#known(id);
    const from = this.#placeOf(entry);
    const to = this.#placeBefore(before);
    return to > from
      ? this.#change({
          start: from,
          removed: to - from,
          added: [...this.all.slice(from + 1, to), entry],
        })
      : this.#change({
          start: to,
          removed: from + 1 - to,
          added: [entry, ...this.all.slice(to, from)],
        });
  }

  /**
   * Replaces the data of items in the list.
   *
   * @param {readonly Entry[]} updates
   * @throws {RangeError} If an id is not in the list.
   */
  updated(updates) {
    const known = updates.map(({ id }) => this.#known(id));
    const byID = new Map(updates.map((entry) => [entry.id, entry]));
    return this.#changeOf(known, (entry) => byID.get(entry.id) ?? entry);
  }

  /**
   * Replaces all items, with the same filter.
   *
   * @param {readonly Entry[]} added
   * @throws {RangeError} If two items have the same id.
   */
  replaced(added) {
    return this.#change({ start: 0, removed: this.all.length, added });
  }

  /**
   * Replaces the filter.
   *
   * @param {((item: any) => boolean) | null} isWanted
   * @returns {ListChange}
   */
  filtered(isWanted) {
    return this.#change({ start: 0, removed: 0, added: [] }, isWanted);
  }

  /**
   * All items after a change.
   *
   * @param {ListChange} change
   */
  after({ all }) {
    return spliced(this.all, all);
  }

  /**
   * The shown items after a change, for an engine.
   *
   * @param {ListChange} change
   */
  itemsAfter({ shown }) {
    return itemsOf(spliced(this.shown, shown));
  }

  // Making a change

  /**
   * Makes a change that this list has computed.
   *
   * @param {ListChange} change
   * @returns {Entry[]} The items that are no longer shown.
   */
  make({ all, shown, isWanted }) {
    const hidden = this.shown.slice(shown.start, shown.start + shown.removed);
    for (const { id, key } of this.all.slice(all.start, all.start + all.removed)) {
      this.#byID.delete(id);
      delete this.#byKey[key];
    }
    for (const entry of all.added) {
      this.#byID.set(entry.id, entry);
      this.#byKey[entry.key] = entry;
      entry.index = -1;
    }
    this.version = {};
    this.all = splice(this.all, all);
    // With a filter the change replaces all shown items.
    this.shown = isWanted ? shown.added : this.all;
    this.#isWanted = isWanted;
    for (const entry of hidden) entry.index = -1;
    shown.added.forEach((entry, index) => {
      entry.index = shown.start + index;
    });
    return hidden.filter(({ key }) => !(this.#byKey[key]?.index >= 0));
  }

  /**
   * The change that covers some items, from the first to the last.
   *
   * @param {Entry[]} some
   * @param {(entry: Entry) => Entry | Entry[]} become Returns the replacement of an item in this range.
   */
  #changeOf(some, become) {
    const places = some.map((entry) => this.#placeOf(entry));
    const start = places.reduce((least, place) => Math.min(least, place), this.all.length);
    const end = places.reduce((most, place) => Math.max(most, place + 1), start);
    const added = this.all.slice(start, end).flatMap(become);
    return this.#change({ start, removed: end - start, added });
  }

  /**
   * @param {Splice} all
   * @param {((item: any) => boolean) | null} isWanted
   * @returns {ListChange}
   */
  #change(all, isWanted = this.#isWanted) {
    const ids = new Set();
    for (const { id } of all.added) {
      if (ids.size < ids.add(id).size) continue;
      throw new RangeError(`ids must be unique, but two ${this.#noun}s are ${quoted(id)}`);
    }
    if (!isWanted && !this.#isWanted) return { all, shown: all, isWanted };
    const added = spliced(this.all, all).filter(({ item }) => isWanted?.(item) ?? true);
    return { all, shown: { start: 0, removed: this.shown.length, added }, isWanted };
  }

  /** @param {ID} id */
  #known(id) {
    const entry = this.#byID.get(id);
    if (entry) return entry;
    throw new RangeError(`there is no ${this.#noun} ${quoted(id)}`);
  }

  /** @param {ID | null} before */
  #placeBefore(before) {
    return before === null ? this.all.length : this.#placeOf(this.#known(before));
  }

  /** @param {Entry} entry */
  #placeOf(entry) {
    return this.#isWanted ? this.all.indexOf(entry) : this.indexOf(entry.key);
  }
}

/**
 * The items for an engine.
 *
 * @param {readonly Entry[]} entries
 */
export function itemsOf(entries) {
  return {
    count: entries.length,
    key: (/** @type {number} */ index) => entries[index].key,
    length: (/** @type {number} */ index) => entries[index].length,
    kind: (/** @type {number} */ index) => entries[index].kind ?? 0,
    id: (/** @type {number} */ index) => entries[index].id,
  };
}
