// @ts-check

// Slides that are children of the pager.

import { childrenOf } from './children.js';
import { Departed } from './departed.js';

/**
 * @typedef {import('./tiles.js').TileBox} TileBox
 * @typedef {import('./item-list.js').ID} ID
 */

/** @type {WeakMap<Element, number>} The keys of all children that have been slides. */
const keys = new WeakMap();
let lastKey = -1;

/** @param {Element} child */
function keyOf(child) {
  let key = keys.get(child);
  if (key === undefined) {
    lastKey += 1;
    key = lastKey;
    keys.set(child, key);
  }
  return key;
}

/** The children of a pager as slides. */
export class ChildSlides {
  /** False, so that screen readers, a search and the Tab key reach all slides, as in any document. */
  isInertOutside = false;
  /** The value of `items`. */
  items = null;
  /** @type {Map<Element, number> | undefined} The lengths of the children with `length="content"`. */
  lengths;
  #host;
  /** @type {HTMLElement[]} The slides; another array after each change. */
  children = [];
  /** @type {Map<number, number>} The index of each child, by key. */
  #places = new Map();
  /** @type {Departed<HTMLElement>} */
  #departed = new Departed();

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
    this.adopt(this.now());
  }

  /** The present children that are slides. */
  now() {
    return childrenOf(this.#host);
  }

  /**
   * Replaces the children.
   *
   * @param {HTMLElement[]} children
   */
  adopt(children) {
    const places = new Map(children.map((child, index) => [keyOf(child), index]));
    for (const child of this.children) {
      if (!places.has(keyOf(child))) this.#departed.add(keyOf(child), child);
    }
    this.children = children;
    this.#places = places;
  }

  /** Whether the children and their order are unchanged. */
  get isUpToDate() {
    const children = this.now();
    return (
      this.count === children.length &&
      children.every((child, index) => child === this.children[index])
    );
  }

  /** Forgets removed children; called after a frame at rest. */
  forget() {
    this.#departed.forget();
  }

  get count() {
    return this.children.length;
  }

  get forEngine() {
    return itemsOf(this.children, this.lengths);
  }

  /** @param {number} index */
  keyAt(index) {
    return keyOf(this.children[index]);
  }

  /** @param {number} key */
  indexOf(key) {
    return this.#places.get(key) ?? -1;
  }

  /** @param {number} key */
  idOf(key) {
    return this.elementOf(key)?.id || null;
  }

  /** @param {ID} id */
  indexOfID(id) {
    return this.children.findIndex((child) => child.id === id && id !== '');
  }

  /**
   * The identity of an item, which is constant when slides change.
   *
   * @param {number} key
   */
  identityOf(key) {
    return this.elementOf(key);
  }

  /**
   * @param {unknown} identity
   * @param {number} _hint
   */
  indexOfIdentity(identity, _hint) {
    return this.children.indexOf(/** @type {HTMLElement} */ (identity));
  }

  /** @param {number} key */
  elementOf(key) {
    return this.children[this.indexOf(key)] ?? this.#departed.get(key);
  }

  /** Children have no data. */
  itemOf() {
    return undefined;
  }

  /**
   * Puts children into their tiles.
   *
   * In a loop shorter than the viewport, a child can be in only one of its tiles. The repeats show static
   * copies; see rondo-repeats.js.
   *
   * @param {TileBox[]} tiles The tiles that show an item.
   */
  arrange(tiles) {
    for (const tile of tiles) if (!tile.isRepeat) this.#show(tile, tiles);
    for (const tile of tiles) if (tile.isRepeat && tile.content) this.release(tile);
  }

  /**
   * @param {TileBox} tile
   * @param {TileBox[]} tiles
   */
  #show(tile, tiles) {
    const child = this.elementOf(tile.item) ?? null;
    if (tile.content === child) return;
    const before = tiles.find((other) => child && other.content === child);
    if (before) {
      // The child and its copy change places, and a focused child is never inert.
      if (tile.copy) before.box.append(tile.copy.host);
      [before.copy, before.copied, before.content] = [tile.copy, tile.copied, null];
      tile.copy = tile.copied = null;
      tile.box.inert = before.box.inert;
    }
    this.release(tile);
    tile.content = child;
    // `assign` also removes the child from its old slot.
    if (child) tile.slot.assign(child);
  }

  /** @param {TileBox} tile */
  release(tile) {
    tile.copy?.host.remove();
    tile.copy = tile.copied = null;
    if (tile.content) tile.slot.assign();
    tile.content = null;
  }

  /** @param {TileBox} tile */
  discard(tile) {
    this.release(tile);
  }
}

/**
 * The children as items for the engine, without kinds.
 *
 * @param {HTMLElement[]} children
 * @param {Map<Element, number>} [lengths] The lengths of children with their own lengths.
 */
export function itemsOf(children, lengths) {
  return {
    count: children.length,
    ...(lengths && { length: (/** @type {number} */ index) => lengths.get(children[index]) }),
    key: (/** @type {number} */ index) => keyOf(children[index]),
    id: (/** @type {number} */ index) => children[index].id || undefined,
  };
}
