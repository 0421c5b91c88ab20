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
 * @property {number | 'viewport' | undefined} length
 * @property {number} kind
 * @property {object} [look] Another one when the item looks otherwise than before.
 */

/**
 * Items in order, of which a filter may hide some. A list never changes: a change makes
 * a new list, so that one that the engine refuses was never there.
 */
export class ItemList {
  #isWanted;
  #noun;
  /** @type {Map<ID, Entry>} */
  #byID = new Map();
  /** @type {Map<number, number> | undefined} Made when first asked for. */
  #places;

  /**
   * @param {readonly Entry[]} all
   * @param {((item: any) => boolean) | null} isWanted Null shows all.
   * @param {string} noun What a mistake calls an item.
   * @throws {RangeError} Two items have the same id.
   */
  constructor(all = [], isWanted = null, noun = 'item') {
    for (const entry of all) {
      if (this.#byID.has(entry.id)) {
        throw new RangeError(`ids must be unique, but two ${noun}s are ${quoted(entry.id)}`);
      }
      this.#byID.set(entry.id, entry);
    }
    this.#isWanted = isWanted;
    this.#noun = noun;
    /** With those that the filter hides. */
    this.all = all;
    this.shown = isWanted ? all.filter(({ item }) => isWanted(item)) : all;
  }

  /** What is shown, as the engine takes it. */
  get forEngine() {
    const { shown } = this;
    return {
      count: shown.length,
      key: (/** @type {number} */ index) => shown[index].key,
      length: (/** @type {number} */ index) => shown[index].length,
      kind: (/** @type {number} */ index) => shown[index].kind,
      id: (/** @type {number} */ index) => shown[index].id,
    };
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
   * @param {number} key
   */
  indexOf(key) {
    this.#places ??= new Map(this.shown.map((entry, index) => [entry.key, index]));
    return this.#places.get(key) ?? -1;
  }

  /**
   * With items before another item, or behind the last.
   *
   * @param {readonly Entry[]} added
   * @param {ID | null} before
   * @throws {RangeError} One is there already, or there is none to come before.
   */
  inserted(added, before) {
    const at = this.#placeBefore(before);
    const known = added.find(({ id }) => this.#byID.has(id));
    if (known) throw new RangeError(`${this.#noun} ${quoted(known.id)} is there already`);
    return this.#with([...this.all.slice(0, at), ...added, ...this.all.slice(at)]);
  }

  /**
   * With those of a page that are not there yet, behind the last.
   *
   * @param {readonly Entry[]} page
   */
  appended(page) {
    const own = new Set();
    const added = page.filter(({ id }) => !this.#byID.has(id) && own.size < own.add(id).size);
    return this.#with([...this.all, ...added]);
  }

  /**
   * Without items.
   *
   * @param {readonly ID[]} ids
   * @throws {RangeError} One is not there.
   */
  removed(ids) {
    const gone = new Set(ids.map((id) => this.#known(id)));
    return this.#with(this.all.filter((entry) => !gone.has(entry)));
  }

  /**
   * With an item before another item, or behind the last.
   *
   * @param {ID} id
   * @param {ID | null} before
   * @throws {RangeError} One of them is not there.
   */
  moved(id, before) {
    const entry = this.#known(id);
    const at = this.#placeBefore(before);
    const others = (/** @type {Entry} */ other) => other !== entry;
    return this.#with([
      ...this.all.slice(0, at).filter(others),
      entry,
      ...this.all.slice(at).filter(others),
    ]);
  }

  /**
   * With other data for items that are there.
   *
   * @param {readonly Entry[]} updates
   * @throws {RangeError} One is not there.
   */
  updated(updates) {
    const byID = new Map(updates.map((entry) => [this.#known(entry.id).id, entry]));
    return this.#with(this.all.map((entry) => byID.get(entry.id) ?? entry));
  }

  /**
   * Quite another list, with the same filter.
   *
   * @param {readonly Entry[]} all
   */
  replaced(all) {
    return this.#with(all);
  }

  /**
   * With another filter.
   *
   * @param {((item: any) => boolean) | null} isWanted
   */
  filtered(isWanted) {
    return new ItemList(this.all, isWanted, this.#noun);
  }

  /** @param {readonly Entry[]} all */
  #with(all) {
    return new ItemList(all, this.#isWanted, this.#noun);
  }

  /** @param {ID} id */
  #known(id) {
    const entry = this.#byID.get(id);
    if (entry) return entry;
    throw new RangeError(`there is no ${this.#noun} ${quoted(id)}`);
  }

  /** @param {ID | null} before */
  #placeBefore(before) {
    return before === null ? this.all.length : this.all.indexOf(this.#known(before));
  }
}
