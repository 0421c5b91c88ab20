// @ts-check

// Slides that a function fills on demand, in any number.

import { attempt } from './attempt.js';
import { checkFunction, checkKind, quoted, refuse } from './checks.js';
import { FilledSlides } from './filled-slides.js';
import { checkItem } from './options.js';

/**
 * @typedef {import('./tiles.js').TileBox} TileBox
 * @typedef {import('./item-list.js').ID} ID
 *
 * @typedef {object} ItemSource A value of `items` instead of a list.
 * @property {number} count
 * @property {(element: HTMLElement, index: number) => void} render Fills an element, which can contain an
 *   earlier item.
 * @property {(index: number) => ID} [id]
 * @property {(index: number) => number | 'viewport'} [length]
 * @property {(index: number) => unknown} [kind] Elements are reused for items of equal kinds.
 */

/** Slides by index, which is also the key. */
export class LazySlides extends FilledSlides {
  /** @type {Map<ID, number> | undefined} The index of each id, when an id was last looked for. */
  #indices;
  /**
   * The ids of shown items, by key, for the last events of items that the caller has removed.
   *
   * @type {Map<number, ID | null>}
   */
  #ids = new Map();
  /** @type {TileBox[]} */
  #shown = [];

  /**
   * @param {HTMLElement} host
   * @param {ItemSource} items
   * @throws {TypeError} If a value has the wrong type.
   */
  constructor(host, items) {
    super(host);
    if (typeof items !== 'object') {
      refuse('items', 'an array, an object or null', items);
    }
    checkKind('items.count', 'number', items.count);
    checkFunction('items.render', items.render);
    for (const name of /** @type {const} */ (['id', 'length', 'kind'])) {
      if (items[name] !== undefined) checkFunction(`items.${name}`, items[name]);
    }
    /** The value of `items`. */
    this.items = items;
    this.count = items.count;
  }

  get forEngine() {
    const { lengths } = this;
    const { length, kind } = this.items;
    const isMeasured = lengths && lengths.size > 0;
    return {
      count: this.count,
      length:
        length || isMeasured
          ? (/** @type {number} */ index) =>
              length?.call(this.items, index) ?? lengths?.get(index)
          : undefined,
      kind:
        kind &&
        ((/** @type {number} */ index) => this.numberOf(kind.call(this.items, index))),
    };
  }

  /**
   * Whether the page has set the length of an item.
   *
   * @param {number} key
   */
  hasOwnLength(key) {
    return this.items.length?.(key) !== undefined;
  }

  /** Forgets the ids of removed items; called after a frame at rest. */
  forget() {
    for (const key of this.#ids.keys()) {
      if (!this.#shown.some(({ item }) => item === key)) this.#ids.delete(key);
    }
  }

  /** @param {number} index */
  keyAt(index) {
    return index;
  }

  /** @param {number} key */
  indexOf(key) {
    return key < this.count ? key : -1;
  }

  /**
   * The id of an item; null without an id, or if the function throws.
   *
   * @param {number} key
   * @returns {ID | null}
   */
  idOf(key) {
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = null;
      attempt(() => (id = this.items.id?.(key) ?? null));
      this.#ids.set(key, id);
    }
    return id;
  }

  /**
   * @param {ID} id
   * @throws {RangeError} If two items have the same id.
   */
  indexOfID(id) {
    const known = this.#indices?.get(id);
    // The data of the page can have changed.
    if (known !== undefined && this.items.id?.(known) === id) return known;
    this.#indices = this.#indexIDs();
    return this.#indices.get(id) ?? -1;
  }

  #indexIDs() {
    const indices = new Map();
    if (!this.items.id) return indices;
    for (let index = 0; index < this.count; index += 1) {
      const id = this.items.id(index);
      checkItem(`id of item ${index}`, id);
      if (indices.has(id)) {
        const items = `items ${indices.get(id)} and ${index}`;
        throw new RangeError(`ids must be unique, but ${items} are both ${quoted(id)}`);
      }
      indices.set(id, index);
    }
    return indices;
  }

  /**
   * @param {unknown} identity
   * @param {number} hint The old index of the item, which is usually still right.
   */
  indexOfIdentity(identity, hint) {
    if (typeof identity !== 'string' && typeof identity !== 'number') return -1;
    if (hint < this.count && this.idOf(hint) === identity) return hint;
    return this.indexOfID(identity);
  }

  /** Items have no data. */
  itemOf() {
    return undefined;
  }

  /**
   * The next tiles can show other data.
   *
   * @override
   * @param {TileBox} tile
   */
  discard(tile) {
    super.discard(tile);
    this.#ids.clear();
  }

  /** @param {TileBox[]} tiles */
  arrange(tiles) {
    this.#shown = tiles;
    this.fill(
      tiles,
      (tile) => tile.item,
      (element, tile) => this.items.render(element, tile.item),
    );
  }
}
