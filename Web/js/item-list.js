// @ts-check

// A list of items with identity, and its changes, independent of views.

import { quoted } from './checks.js';
import { splice } from './splice.js';

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
 * @property {readonly Entry[]} added The new items, which can include removed items of any splice of a change.
 *
 * @typedef {object} ListChange A computed change, which an engine can refuse before it is made. Its splices are
 *   in the order from the end of the list to the start, so none moves the place of another.
 * @property {Splice[]} all The change of all items.
 * @property {Splice[]} shown The change of the shown items.
 * @property {((item: any) => boolean) | null} isWanted The filter after the change.
 */

/**
 * The largest number of splices of a change. Each one copies the list in an engine, so that changes that are nearer
 * to each other than this part of the list are one splice, with the items between them.
 */
const MOST = 64;

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
    return this.#change([{ start, removed: 0, added }]);
  }

  /**
   * Appends the items of a page that are not in the list.
   *
   * @param {readonly Entry[]} page
   */
  appended(page) {
    const own = new Set();
    const added = page.filter(({ id }) => !this.#byID.has(id) && own.size < own.add(id).size);
    return this.#change([{ start: this.all.length, removed: 0, added }]);
  }

  /**
   * Removes items.
   *
   * @param {readonly ID[]} ids
   * @throws {RangeError} If an id is not in the list.
   */
  removed(ids) {
    return this.#changeAt(ids.map((id) => [this.#placeOf(this.#known(id)), []]));
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
    if (to === from || to === from + 1) return this.#change([]);
    const leave = { start: from, removed: 1, added: [] };
    const come = { start: to, removed: 0, added: [entry] };
    return this.#change(to > from ? [come, leave] : [leave, come]);
  }

  /**
   * Replaces the data of items in the list.
   *
   * @param {readonly Entry[]} updates
   * @throws {RangeError} If an id is not in the list.
   */
  updated(updates) {
    return this.#changeAt(updates.map((entry) => [this.#placeOf(this.#known(entry.id)), [entry]]));
  }

  /**
   * Replaces all items, with the same filter.
   *
   * @param {readonly Entry[]} added
   * @throws {RangeError} If two items have the same id.
   */
  replaced(added) {
    return this.#change([{ start: 0, removed: this.all.length, added }]);
  }

  /**
   * Replaces the filter.
   *
   * @param {((item: any) => boolean) | null} isWanted
   * @returns {ListChange}
   */
  filtered(isWanted) {
    if (!isWanted && !this.#isWanted) return this.#change([]);
    const added = this.all.filter(({ item }) => isWanted?.(item) ?? true);
    return { all: [], shown: [{ start: 0, removed: this.shown.length, added }], isWanted };
  }

  /**
   * All items after a change.
   *
   * @param {ListChange} change
   */
  after({ all }) {
    return all.reduce(splice, [...this.all]);
  }

  /**
   * The shown items after a change, for an engine.
   *
   * @param {ListChange} change
   */
  itemsAfter({ shown }) {
    return itemsOf(shown.reduce(splice, [...this.shown]));
  }

  // Making a change

  /**
   * Makes a change that this list has computed.
   *
   * @param {ListChange} change
   * @returns {Entry[]} The items that are no longer shown.
   */
  make({ all, shown, isWanted }) {
    const hidden = shown.flatMap((change) => removedBy(change, this.shown));
    for (const { id, key } of all.flatMap((change) => removedBy(change, this.all))) {
      this.#byID.delete(id);
      delete this.#byKey[key];
    }
    for (const entry of all.flatMap(({ added }) => added)) {
      this.#byID.set(entry.id, entry);
      this.#byKey[entry.key] = entry;
      entry.index = -1;
    }
    this.version = {};
    this.all = all.reduce(splice, this.all);
    // Without a filter both are the same array.
    this.shown = isWanted ? shown.reduce(splice, this.#isWanted ? this.shown : []) : this.all;
    this.#isWanted = isWanted;
    for (const entry of hidden) entry.index = -1;
    for (const { start, added } of shown) {
      added.forEach((entry, index) => {
        entry.index = start + index;
      });
    }
    return hidden.filter(({ key }) => !(this.#byKey[key]?.index >= 0));
  }

  /**
   * The change that replaces items at some places.
   *
   * @param {[place: number, added: Entry[]][]} changes The last change of a place counts.
   */
  #changeAt(changes) {
    const byPlace = new Map(changes);
    /** @type {{ start: number, end: number }[]} */
    const ranges = [];
    for (const place of [...byPlace.keys()].sort((a, b) => b - a)) {
      const last = ranges.at(-1);
      if (last && last.start - place <= this.all.length / MOST) last.start = place;
      else ranges.push({ start: place, end: place + 1 });
    }
    return this.#change(
      ranges.map(({ start, end }) => ({
        start,
        removed: end - start,
        added: this.all.slice(start, end).flatMap((entry, index) => byPlace.get(start + index) ?? entry),
      })),
    );
  }

  /**
   * @param {Splice[]} all
   * @returns {ListChange}
   */
  #change(all) {
    const isWanted = this.#isWanted;
    const ids = new Set();
    for (const { id } of all.flatMap(({ added }) => added)) {
      if (ids.size < ids.add(id).size) continue;
      throw new RangeError(`ids must be unique, but two ${this.#noun}s are ${quoted(id)}`);
    }
    return { all, shown: isWanted ? all.map((change) => this.#shownBy(change, isWanted)) : all, isWanted };
  }

  /**
   * The change of the shown items.
   *
   * @param {Splice} change The change of all items.
   * @param {(item: any) => boolean} isWanted
   * @returns {Splice}
   */
  #shownBy({ start, removed, added }, isWanted) {
    const { all } = this;
    let next = start;
    while (all[next]?.index < 0) next += 1;
    return {
      start: next < all.length ? this.indexOf(all[next].key) : this.shown.length,
      removed: all.slice(start, start + removed).filter(({ index }) => index >= 0).length,
      added: added.filter(({ item }) => isWanted(item)),
    };
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
 * The entries that a change removes.
 *
 * @param {Splice} change
 * @param {readonly Entry[]} entries
 */
function removedBy({ start, removed }, entries) {
  return entries.slice(start, start + removed);
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
