// @ts-check

// Slides that are reusable elements, filled for their items by a function of the page's author.

import { attempt } from './attempt.js';
import { makeContent } from './children.js';
import { giveUpFocus } from './focus.js';

/** @typedef {import('./tiles.js').TileBox} TileBox */

/** The common part of slides for items. */
export class FilledSlides {
  /** True, so that the Tab key skips slides beyond the edges, and does not visit a million slides. */
  isInertOutside = true;
  /** @type {Map<number, number> | undefined} The measured lengths by key, with `length="content"`. */
  lengths;
  /** @type {Map<unknown, number>} */
  #kinds = new Map();

  /** @param {any} host The parent of the elements. */
  constructor(host) {
    this.host = host;
  }

  /**
   * A number for a kind, which is any value.
   *
   * @param {unknown} kind
   */
  numberOf(kind) {
    let number = this.#kinds.get(kind);
    if (number === undefined) {
      number = this.#kinds.size;
      this.#kinds.set(kind, number);
    }
    return number;
  }

  /**
   * The identity of an item, which is constant when slides change: the id.
   *
   * @param {number} key
   */
  identityOf(key) {
    return /** @type {any} */ (this).idOf(key);
  }

  /**
   * @param {number} _key
   * @param {Element | null} element
   */
  elementOf(_key, element) {
    return element;
  }

  /**
   * Fills the tiles whose content has changed.
   *
   * @param {TileBox[]} tiles
   * @param {(tile: TileBox) => unknown} lookOf Returns a value that changes with the content of a tile.
   * @param {(element: HTMLElement, tile: TileBox) => void} fill
   */
  fill(tiles, lookOf, fill) {
    for (const tile of tiles) {
      const look = lookOf(tile);
      if (tile.look === look) continue;
      tile.look = look;
      attempt(() => fill(this.elementIn(tile), tile));
    }
  }

  /**
   * The element in a tile, made at the first call.
   *
   * @param {TileBox} tile
   */
  elementIn(tile) {
    return (tile.content ??= makeContent(this.host, tile.slot));
  }

  /** @param {TileBox} tile */
  leave({ content }) {
    giveUpFocus(this.host, content);
  }

  /**
   * An unused tile keeps its element for the next item.
   *
   * @param {TileBox} _tile
   */
  release(_tile) {}

  /** @param {TileBox} tile */
  discard(tile) {
    tile.content?.remove();
  }
}
