// @ts-check

// Slides that are the pager's children.

import { childrenOf, made } from './children.js';
import { Departed } from './departed.js';

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
  #host;
  /** @type {HTMLElement[]} */
  #children = [];
  /** @type {Map<number, number>} The index of each, by key. */
  #places = new Map();
  /** @type {Departed<HTMLElement>} */
  #departed = new Departed();
  /** @type {Set<HTMLElement>} */
  #copies = new Set();

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

  /** Whether these are the same children in the same order, with all copies beside them. */
  get isUpToDate() {
    const children = this.now();
    return (
      [...this.#copies].every((copy) => this.#isThere(copy)) &&
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
    return itemsOf(this.#children);
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
   * at one only: it is at that nearest to the middle of the viewport, where it is seen and used
   * most. Another place that can be seen shows a still copy, which nobody can click or focus.
   *
   * @param {TileBox[]} tiles Those that show something.
   * @param {(tile: TileBox) => number} distance From the middle of the viewport to a tile's.
   * @param {(tile: TileBox) => boolean} isVisible
   */
  arrange(tiles, distance, isVisible) {
    const mayRepeat = tiles.length > this.count;
    for (const tile of tiles) {
      const rival = mayRepeat && nearest(tiles.filter((other) => other.item === tile.item));
      if (!rival || rival === tile) this.#show(tile);
      else if (isVisible(tile)) this.#showCopy(tile);
      else this.release(tile);
    }

    /** @param {TileBox[]} rivals */
    function nearest(rivals) {
      return rivals.reduce((best, tile) => {
        const difference = distance(tile) - distance(best);
        return difference < 0 || (difference === 0 && tile.isOriginal) ? tile : best;
      });
    }
  }

  /** @param {TileBox} tile */
  #show(tile) {
    const child = this.elementOf(tile.item) ?? null;
    if (tile.content === child && tile.isOriginal) return;
    this.#setContent(tile, child, true);
  }

  /** @param {TileBox} tile */
  #showCopy(tile) {
    const child = this.elementOf(tile.item);
    if (!child || (tile.copied === child && this.#isThere(tile.content))) return;
    const copy = /** @type {HTMLElement} */ (child.cloneNode(true));
    for (const one of [copy, ...copy.querySelectorAll('*')]) {
      for (const name of ['id', 'for']) one.removeAttribute(name);
      // It belongs to no form, and unchecks or closes nothing of its group.
      one.setAttribute('form', '');
      if (one.matches('input, details')) one.removeAttribute('name');
    }
    // The only choice that is not cloned.
    const options = child.querySelectorAll('option');
    copy.querySelectorAll('option').forEach((option, index) => {
      option.selected = options[index].selected;
    });
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    made.add(copy);
    this.#copies.add(copy);
    this.#host.append(copy);
    this.#setContent(tile, copy, false);
    tile.copied = child;
  }

  /**
   * Whether the page, which may put in other children at any time, has left it where it was.
   *
   * @param {HTMLElement | null} copy
   */
  #isThere(copy) {
    return copy?.parentNode === this.#host;
  }

  /** @param {TileBox} tile */
  release(tile) {
    if (tile.content) this.#setContent(tile, null, false);
  }

  /** @param {TileBox} tile */
  discard(tile) {
    this.release(tile);
  }

  /**
   * @param {TileBox} tile
   * @param {HTMLElement | null} content
   * @param {boolean} isOriginal
   */
  #setContent(tile, content, isOriginal) {
    if (tile.content && this.#copies.delete(tile.content)) tile.content.remove();
    tile.content = content;
    tile.isOriginal = isOriginal;
    tile.copied = null;
    // Assigning a child takes it out of the slot where it was.
    if (content) tile.slot.assign(content);
    else tile.slot.assign();
  }
}

/**
 * Children as the engine takes them: they have no lengths or kinds of their own.
 *
 * @param {HTMLElement[]} children
 */
export function itemsOf(children) {
  return {
    count: children.length,
    key: (/** @type {number} */ index) => keyOf(children[index]),
    id: (/** @type {number} */ index) => children[index].id || undefined,
  };
}
