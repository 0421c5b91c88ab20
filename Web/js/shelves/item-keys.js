// @ts-check

// The engine's keys for items and shelves: a number for each id.

import { LARGEST, checkID, checkListed, quoted, refuse } from '../checks.js';

/**
 * @typedef {import('../item-list.js').ID} ID
 *
 * @typedef {{ length: number, at: (index: number) => ID | undefined }} IDs An array, or an object that
 *   returns ids by index.
 *
 * @typedef {object} Keys
 * @property {number} first The first key of consecutive keys; otherwise -1.
 * @property {number} count
 * @property {number[]} each All keys if they are not consecutive; otherwise empty.
 *
 * @typedef {object} Range Consecutive keys of consecutive ids.
 * @property {number} first
 * @property {number} count
 * @property {number} from The index of the first id.
 * @property {IDs} source The source of the ids.
 */

/**
 * The keys of ids, in order of their first use, so that the keys of a shelf are usually consecutive and need
 * no list. Ids of an array-like object are not read.
 */
export class ItemKeys {
  /** @type {Map<ID, number>} */
  #keys = new Map();
  /** @type {Map<number, ID>} */
  #ids = new Map();
  /** @type {Range[]} The ranges in the order of their keys. */
  #ranges = [];
  /** @type {WeakMap<IDs, Range[]>} The ranges of a source; several if ids were added later. */
  #known = new WeakMap();
  #next = 0;

  /** The number of ids with a stored key. */
  get size() {
    return this.#keys.size;
  }

  /**
   * The keys of a shelf's items.
   *
   * @param {string} name The name of the ids in errors.
   * @param {unknown} ids
   * @returns {Keys}
   * @throws {TypeError} If the value is not a list of ids.
   * @throws {RangeError} If an id occurs twice, or if the list is too long; see `checkListed`.
   */
  keysOf(name, ids) {
    if (Array.isArray(ids)) return this.#keysOfArray(name, ids);
    const { length: count, at } = /** @type {any} */ (ids ?? {});
    // A string has `length` and `at`, but is not allowed.
    const isObject = typeof ids === 'object';
    if (!isObject || !Number.isInteger(count) || count < 0 || typeof at !== 'function') {
      refuse(name, 'an array of ids, or have length and at', ids);
    }
    const ranges = this.#rangesOf(name, /** @type {IDs} */ (ids), count);
    if (ranges.length < 2) return { first: ranges[0]?.first ?? 0, count, each: [] };
    const all = ranges.flatMap((range) =>
      Array.from({ length: range.count }, (_, index) => range.first + index),
    );
    return { first: -1, count, each: all.slice(0, count) };
  }

  /**
   * The keys of the ids of an array-like object, with new keys for added ids.
   *
   * @param {string} name
   * @param {IDs} source
   * @param {number} count
   */
  #rangesOf(name, source, count) {
    const ranges = this.#known.get(source) ?? [];
    const from = ranges.reduce((sum, range) => sum + range.count, 0);
    if (from < count) {
      if (from > 0) checkListed(name, count);
      const range = { first: this.#take(count - from), count: count - from, from, source };
      this.#ranges.push(range);
      ranges.push(range);
      this.#known.set(source, ranges);
    }
    return ranges;
  }

  /**
   * The key of an id; a new key if the id is unknown.
   *
   * @param {ID} id
   */
  keyOf(id) {
    let key = this.#keys.get(id);
    if (key === undefined) {
      key = this.#take(1);
      this.#keys.set(id, key);
      this.#ids.set(key, id);
    }
    return key;
  }

  /**
   * The key of a known id; -1 if it is unknown but can be one of those that are not read, otherwise undefined.
   *
   * @param {ID} id
   */
  known(id) {
    return this.#keys.get(id) ?? (this.#ranges[0] && -1);
  }

  /**
   * @param {number} key
   * @returns {ID}
   */
  idOf(key) {
    const id = this.#ids.get(key);
    if (id !== undefined) return id;
    const { first, from, source } = /** @type {Range} */ (lastUpTo(this.#ranges, key));
    const given = /** @type {ID} */ (source.at(key - first + from));
    // Stores the key, because the data of the item will come with the id. Of several lists with the id the last counts.
    if (!(Number(this.#keys.get(given)) > key)) this.#keys.set(given, key);
    return given;
  }

  /**
   * Forgets the ids that are on no shelf; an id that returns gets a new key.
   *
   * @param {readonly Keys[]} shelves The items of each shelf.
   * @param {Set<number>} others Other keys that are needed.
   */
  keep(shelves, others) {
    const single = new Set([...others, ...shelves.flatMap(({ each }) => each)]);
    const rows = withoutOverlaps(shelves.filter(({ first, count }) => first >= 0 && count > 0));
    const isOnRow = (/** @type {number} */ key) => isWithin(lastUpTo(rows, key), key);
    for (const [id, key] of this.#keys) {
      if (single.has(key) || isOnRow(key)) continue;
      this.#keys.delete(id);
      this.#ids.delete(key);
    }
    /** @type {Set<IDs>} */
    const sources = new Set();
    for (const key of [...single, ...rows.map(({ first }) => first)]) {
      const range = lastUpTo(this.#ranges, key);
      if (isWithin(range, key)) sources.add(range.source);
    }
    for (const { source } of this.#ranges) if (!sources.has(source)) this.#known.delete(source);
    this.#ranges = this.#ranges.filter(({ source }) => sources.has(source));
  }

  /**
   * @param {string} name
   * @param {unknown[]} ids
   */
  #keysOfArray(name, ids) {
    const seen = new Set();
    ids.forEach((id, index) => {
      checkID(`${name}[${index}]`, id);
      if (seen.size === seen.add(id).size) {
        throw new RangeError(`${name} must be different ids, but two are ${quoted(id)}`);
      }
    });
    const each = ids.map((id) => this.keyOf(/** @type {ID} */ (id)));
    const first = each[0] ?? 0;
    const isRow = each.every((key, index) => key === first + index);
    return { first: isRow ? first : -1, count: ids.length, each: isRow ? [] : each };
  }

  /** @param {number} count */
  #take(count) {
    const first = this.#next;
    if (first + count > LARGEST) throw new RangeError(`there are more than ${LARGEST} items`);
    this.#next += count;
    return first;
  }
}

/**
 * Ranges in order that cover the same keys without overlaps.
 *
 * @param {Keys[]} rows
 */
function withoutOverlaps(rows) {
  /** @type {{ first: number, count: number }[]} */
  const all = [];
  for (const { first, count } of rows.sort((a, b) => a.first - b.first)) {
    const last = all[all.length - 1];
    if (!isWithin(last, first)) all.push({ first, count });
    else last.count = Math.max(last.count, first + count - last.first);
  }
  return all;
}

/**
 * The last range that begins at a key or before the key; the ranges must be in order.
 *
 * @template {{ first: number }} Row
 * @param {readonly Row[]} rows
 * @param {number} key
 * @returns {Row | undefined}
 */
function lastUpTo(rows, key) {
  let low = 0;
  let high = rows.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (rows[middle].first <= key) low = middle;
    else high = middle;
  }
  return rows[low];
}

/**
 * @template {{ first: number, count: number }} Row
 * @param {Row | undefined} row
 * @param {number} key
 * @returns {row is Row}
 */
function isWithin(row, key) {
  return row !== undefined && key >= row.first && key < row.first + row.count;
}
