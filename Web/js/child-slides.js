// @ts-check

// Slides that are the pager's children.

import { childrenOf } from './children.js';
import { Departed } from './departed.js';
import { putStillCopy } from './still-copy.js';

/**
 * @typedef {import('./tiles.js').TileBox} TileBox
 * @typedef {import('./item-list.js').ID} ID
 */

/**
 * The key of each child that ever was a slide.
 *
 * @type {WeakMap<Element, number>}
 */
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

/** The children of a pager, as they are. */
export class ChildSlides {
  /** A reader, a search and the Tab key reach all slides that are there, as in any document. */
  isInertOutside = false;
  /** What `items` was set to. */
  items = null;
  /**
   * How long each child is, where its own style says so.
   *
   * @type {Map<Element, number> | undefined}
   */
  lengths;
  #host;
  /** @type {HTMLElement[]} */
  #children = [];
  /** @type {Map<number, number>} The index of each, by key. */
  #places = new Map();
  /** @type {Departed<HTMLElement>} */
  #departed = new Departed();

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
    this.adopt(this.now());
  }

  /** The children that are slides now. */
  now() {
    return childrenOf(this.#host);
  }

  /**
   * Has these children from now on.
   *
   * @param {HTMLElement[]} children
   */
  adopt(children) {
    const places = new Map(children.map((child, index) => [keyOf(child), index]));
    for (const child of this.#children) {
      if (!places.has(keyOf(child))) this.#departed.add(keyOf(child), child);
    }
    this.#children = children;
    this.#places = places;
  }

  /** Whether these are the same children in the same order. */
  get isUpToDate() {
    const children = this.now();
    return (
      this.count === children.length &&
      children.every((child, index) => child === this.#children[index])
    );
  }

  /** A frame at rest has been drawn. */
  forget() {
    this.#departed.forget();
  }

  get count() {
    return this.#children.length;
  }

  get forEngine() {
    return itemsOf(this.#children, this.lengths);
  }

  /** @param {number} index */
  keyAt(index) {
    return keyOf(this.#children[index]);
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
    return this.#children.findIndex((child) => child.id === id && id !== '');
  }

  /**
   * What stays the same about an item when the slides change.
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
    return this.#children.indexOf(/** @type {HTMLElement} */ (identity));
  }

  /** @param {number} key */
  elementOf(key) {
    return this.#children[this.indexOf(key)] ?? this.#departed.get(key);
  }

  /** The children have no data behind them. */
  itemOf() {
    return undefined;
  }

  /**
   * Puts each tile's child into it.
   *
   * In a loop shorter than what is shown, a child is wanted at several places at once, and can be
   * at one only: not at the repeats, of which those that can be seen show still copies.
   *
   * @param {TileBox[]} tiles Those that show something.
   * @param {(tile: TileBox) => boolean} isVisible
   */
  arrange(tiles, isVisible) {
    for (const tile of tiles) if (!tile.isRepeat) this.#show(tile, tiles);
    // A copy looks as its child does where that is shown.
    for (const tile of tiles) {
      if (!tile.isRepeat) continue;
      const child = isVisible(tile) ? this.elementOf(tile.item) ?? null : null;
      if (tile.content || tile.copied !== child) this.#showCopy(tile, child);
    }
  }

  /**
   * Things rest: copies show how their children look by now.
   *
   * @param {TileBox[]} tiles Those that show something.
   */
  settle(tiles) {
    for (const tile of tiles) if (tile.copied) this.#showCopy(tile, tile.copied);
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
      // They change places, child and copy; and a child with the focus is inert at neither.
      if (tile.copy) before.box.append(tile.copy.host);
      [before.copy, before.copied, before.content] = [tile.copy, tile.copied, null];
      tile.copy = tile.copied = null;
      tile.box.inert = before.box.inert;
    }
    this.release(tile);
    tile.content = child;
    // Assigning a child takes it out of the slot where it was.
    if (child) tile.slot.assign(child);
  }

  /**
   * @param {TileBox} tile
   * @param {HTMLElement | null} child
   */
  #showCopy(tile, child) {
    this.release(tile);
    tile.copied = child;
    if (child) tile.copy = putStillCopy(child, tile.box);
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
 * Children as the engine takes them: they have no kinds.
 *
 * @param {HTMLElement[]} children
 * @param {Map<Element, number>} [lengths] Their own.
 */
export function itemsOf(children, lengths) {
  return {
    count: children.length,
    ...(lengths && { length: (/** @type {number} */ index) => lengths.get(children[index]) }),
    key: (/** @type {number} */ index) => keyOf(children[index]),
    id: (/** @type {number} */ index) => children[index].id || undefined,
  };
}
