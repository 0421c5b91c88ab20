// @ts-check

// A list of items with identity: what can be done to it, without anything that shows it.

import { quoted } from './checks.js';

/**
 * @typedef {string | number} ID
 *
 * @typedef {{ id: ID } | { id: ID, [name: string]: any }} Item Any object with an id that no other has.
 *
 * @typedef {object} Entry An item, as a list holds it.
 * @property {number} key Its name in the engine, for as long as the list knows its id.
 * @property {ID} id
 * @property {any} item What the page's author gave.
 * @property {number} index Where it was among those shown when it was last looked for; -1 for one that
 *   is not shown.
 * @property {number | 'viewport'} [length]
 * @property {number} [kind] 0 where it is left out.
 * @property {object} [look] Another one when the item looks otherwise than before.
 *
 * @typedef {object} Splice Others in place of some.
 * @property {number} start
 * @property {number} removed How many go.
 * @property {readonly Entry[]} added What comes, which may be some of the same.
 *
 * @typedef {object} ListChange A change that has not happened yet: an engine may refuse it.
 * @property {Splice} all Of all items.
 * @property {Splice} shown Of those shown.
 * @property {((item: any) => boolean) | null} isWanted The filter from then on.
 */

/** Items in order, of which a filter may hide some. It says what a change would be, and makes it. */
export class ItemList {
  #isWanted;
  #noun;
  /** @type {Map<ID, Entry>} */
  #byID = new Map();
  /** @type {Entry[]} With a hole at each key that is gone. */
  #byKey = [];
  /** @type {readonly Entry[]} With those that the filter hides. */
  all = [];
  /** @type {readonly Entry[]} */
  shown = this.all;

  /**
   * @param {((item: any) => boolean) | null} isWanted Null shows all.
   * @param {string} noun What a mistake calls an item.
   */
  constructor(isWanted = null, noun = 'item') {
    this.#isWanted = isWanted;
    this.#noun = noun;
  }

  /**
   * The entry of an id, hidden or not.
   *
   * @param {ID} id
   */
  find(id) {
    return this.#byID.get(id);
  }

  /**
   * Where the item of a key is among those shown; -1 when it is not.
   *
   * It is looked for from where it was on, both ways: no further than by what came and went before it.
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

  // What a change would be

  /**
   * Items come before another item, or behind the last.
   *
   * @param {readonly Entry[]} added
   * @param {ID | null} before
   * @throws {RangeError} One is there already, or there is none to come before.
   */
  inserted(added, before) {
    const start = this.#placeBefore(before);
    const known = added.find(({ id }) => this.#byID.has(id));
    if (known) throw new RangeError(`${this.#noun} ${quoted(known.id)} is there already`);
    return this.#change({ start, removed: 0, added });
  }

  /**
   * Those of a page that are not there yet come behind the last.
   *
   * @param {readonly Entry[]} page
   */
  appended(page) {
    const own = new Set();
    const added = page.filter(({ id }) => !this.#byID.has(id) && own.size < own.add(id).size);
    return this.#change({ start: this.all.length, removed: 0, added });
  }

  /**
   * Items go.
   *
   * @param {readonly ID[]} ids
   * @throws {RangeError} One is not there.
   */
  removed(ids) {
    const gone = new Set(ids.map((id) => this.#known(id)));
    return this.#changeOf([...gone], (entry) => (gone.has(entry) ? [] : entry));
  }

  /**
   * An item goes before another item, or behind the last.
   *
   * @param {ID} id
   * @param {ID | null} before
   * @throws {RangeError} One of them is not there.
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
   * Items that are there get other data.
   *
   * @param {readonly Entry[]} updates
   * @throws {RangeError} One is not there.
   */
  updated(updates) {
    const known = updates.map(({ id }) => this.#known(id));
    const byID = new Map(updates.map((entry) => [entry.id, entry]));
    return this.#changeOf(known, (entry) => byID.get(entry.id) ?? entry);
  }

  /**
   * Quite other items, with the same filter.
   *
   * @param {readonly Entry[]} added
   * @throws {RangeError} Two of them have the same id.
   */
  replaced(added) {
    return this.#change({ start: 0, removed: this.all.length, added });
  }

  /**
   * Another filter.
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
   * The items shown after a change, as an engine takes them.
   *
   * @param {ListChange} change
   */
  itemsAfter({ shown }) {
    return itemsOf(spliced(this.shown, shown));
  }

  // Making it

  /**
   * Makes a change that this list has said.
   *
   * @param {ListChange} change
   * @returns {Entry[]} Those that are no longer shown.
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
    this.all = spliced(this.all, all);
    this.shown = isWanted ? spliced(this.shown, shown) : this.all;
    this.#isWanted = isWanted;
    for (const entry of hidden) entry.index = -1;
    shown.added.forEach((entry, index) => {
      entry.index = shown.start + index;
    });
    return hidden.filter(({ key }) => !(this.#byKey[key]?.index >= 0));
  }

  /**
   * The change from the first to the last of some items.
   *
   * @param {Entry[]} some
   * @param {(entry: Entry) => Entry | Entry[]} become What comes for an item from there to there.
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
 * @param {readonly Entry[]} entries
 * @param {Splice} splice
 */
function spliced(entries, { start, removed, added }) {
  return entries.slice(0, start).concat(added, entries.slice(start + removed));
}

/**
 * Items as an engine takes them.
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
