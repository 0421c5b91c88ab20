// @ts-check

// Where slides come from: the pager's children, or a function that fills elements.

import { checkKind, quoted } from './engine.js';
import { checkItem } from './options.js';

/**
 * @typedef {import('./tiles.js').TileBox} TileBox
 * @typedef {string | number} ID
 *
 * @typedef {object} ItemSource What `items` takes.
 * @property {number} count
 * @property {(element: HTMLElement, index: number) => void} render Fills an element that may have
 *   shown another item before.
 * @property {(index: number) => ID} [id]
 * @property {(index: number) => number | 'viewport'} [length]
 * @property {(index: number) => unknown} [kind] Elements are used again for items of equal kinds.
 *
 * @typedef {ChildSlides | LazySlides} Slides
 */

/**
 * The elements that slides have put into their pagers, which are nobody's children.
 *
 * @type {WeakSet<Element>}
 */
const made = new WeakSet();

/** The children of a pager, as they are. */
export class ChildSlides {
  /** A reader, a search and the Tab key reach all slides that are there, as in any document. */
  isInertOutside = false;
  /** What `items` was set to. */
  items = null;
  #host;
  #children;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
    this.#children = /** @type {HTMLElement[]} */ ([...host.children]).filter(
      (child) => !made.has(child) && !child.matches('script, style, template'),
    );
  }

  /**
   * Whether these are the same children in the same order.
   *
   * @param {ChildSlides} other
   */
  equals(other) {
    return (
      this.count === other.count &&
      this.#children.every((child, index) => child === other.#children[index])
    );
  }

  get count() {
    return this.#children.length;
  }

  /** The children have no lengths or kinds of their own. */
  get forEngine() {
    return { count: this.count };
  }

  /** @param {number} index */
  idAt(index) {
    return this.#children[index]?.id || null;
  }

  /** @param {ID} id */
  indexOf(id) {
    return this.#children.findIndex((child) => child.id === id && id !== '');
  }

  /**
   * What stays the same about an item when the slides change.
   *
   * @param {number} index
   */
  identityOf(index) {
    return this.#children[index];
  }

  /**
   * @param {unknown} identity
   * @param {number} _hint
   */
  indexOfIdentity(identity, _hint) {
    return this.#children.indexOf(/** @type {HTMLElement} */ (identity));
  }

  /** @param {number} index */
  elementOf(index) {
    return this.#children[index];
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
      const rival = mayRepeat && nearest(tiles.filter((other) => other.index === tile.index));
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
    const child = this.#children[tile.index];
    if (tile.content === child && tile.isOriginal) return;
    this.#setContent(tile, child, true);
  }

  /** @param {TileBox} tile */
  #showCopy(tile) {
    const child = this.#children[tile.index];
    if (tile.content && !tile.isOriginal && tile.copied === child) return;
    const copy = /** @type {HTMLElement} */ (child.cloneNode(true));
    for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    made.add(copy);
    this.#host.append(copy);
    this.#setContent(tile, copy, false);
    tile.copied = child;
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
    if (tile.content && made.has(tile.content)) tile.content.remove();
    tile.content = content;
    tile.isOriginal = isOriginal;
    tile.copied = null;
    // Assigning a child takes it out of the slot where it was.
    if (content) tile.slot.assign(content);
    else tile.slot.assign();
  }
}

/** Slides that a function fills when they are needed. */
export class LazySlides {
  /**
   * Elements that wait beyond the edges are no part of the page yet, and there may be a million
   * items: nobody could tab through them to what comes after the pager.
   */
  isInertOutside = true;
  #host;
  /** @type {Map<ID, number> | undefined} */
  #indices;
  /** @type {Map<unknown, number>} */
  #kinds = new Map();

  /**
   * @param {HTMLElement} host
   * @param {ItemSource} items
   * @throws {TypeError} Something is of the wrong kind.
   */
  constructor(host, items) {
    if (typeof items !== 'object') {
      throw new TypeError(`items must be an object or null, not ${quoted(items)}`);
    }
    checkKind('items.count', 'number', items.count);
    checkFunction('items.render', items.render);
    for (const name of /** @type {const} */ (['id', 'length', 'kind'])) {
      if (items[name] !== undefined) checkFunction(`items.${name}`, items[name]);
    }
    this.#host = host;
    /** What `items` was set to. */
    this.items = items;
    this.count = items.count;
  }

  get forEngine() {
    const { length, kind } = this.items;
    return {
      count: this.count,
      length: length && ((/** @type {number} */ index) => length.call(this.items, index)),
      kind: kind && ((/** @type {number} */ index) => this.#numberOf(kind.call(this.items, index))),
    };
  }

  /** @param {unknown} kind */
  #numberOf(kind) {
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    const number = this.#kinds.size;
    this.#kinds.set(kind, number);
    return number;
  }

  /**
   * @param {number} index
   * @returns {ID | null}
   */
  idAt(index) {
    return this.items.id?.(index) ?? null;
  }

  /**
   * @param {ID} id
   * @throws {RangeError} Two items have the same id.
   */
  indexOf(id) {
    this.#indices ??= this.#indexIDs();
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
   * What stays the same about an item when the slides change.
   *
   * @param {number} index
   */
  identityOf(index) {
    return this.idAt(index);
  }

  /**
   * @param {unknown} identity
   * @param {number} hint Where the item was: most often it still is.
   */
  indexOfIdentity(identity, hint) {
    if (typeof identity !== 'string' && typeof identity !== 'number') return -1;
    if (hint < this.count && this.idAt(hint) === identity) return hint;
    return this.indexOf(identity);
  }

  /**
   * @param {number} _index
   * @param {Element | null} element
   */
  elementOf(_index, element) {
    return element;
  }

  /**
   * Fills the tiles that got another item.
   *
   * @param {TileBox[]} tiles
   */
  arrange(tiles) {
    for (const tile of tiles) {
      if (tile.filled === tile.index) continue;
      tile.filled = tile.index;
      if (!tile.content) {
        tile.content = document.createElement('div');
        made.add(tile.content);
        this.#host.append(tile.content);
        tile.slot.assign(tile.content);
      }
      try {
        this.items.render(tile.content, tile.index);
      } catch (error) {
        // The other slides are shown all the same.
        reportError(error);
      }
    }
  }

  /** A tile that is not shown keeps its element for the next item. */
  release() {}

  /** @param {TileBox} tile */
  discard(tile) {
    tile.content?.remove();
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function checkFunction(name, value) {
  if (typeof value === 'function') return;
  throw new TypeError(`${name} must be a function, not ${quoted(value)}`);
}
