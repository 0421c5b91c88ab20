// @ts-check

// Elements that a function fills, used again for one item after another.

import { made } from './child-slides.js';

/** @typedef {import('./tiles.js').TileBox} TileBox */

/**
 * Fills the tiles that show something else than before.
 *
 * @param {HTMLElement} host Whose children the elements become.
 * @param {TileBox[]} tiles
 * @param {(tile: TileBox) => unknown} lookOf What the tile shows, as one value.
 * @param {(element: HTMLElement, tile: TileBox) => void} fill The page author's function.
 */
export function fillTiles(host, tiles, lookOf, fill) {
  for (const tile of tiles) {
    const look = lookOf(tile);
    if (tile.look === look) continue;
    tile.look = look;
    if (!tile.content) {
      tile.content = document.createElement('div');
      made.add(tile.content);
      host.append(tile.content);
      tile.slot.assign(tile.content);
    }
    try {
      fill(tile.content, tile);
    } catch (error) {
      // The other slides are shown all the same.
      reportError(error);
    }
  }
}

/** Numbers for values of any kind: the same number for the same value. */
export class Kinds {
  /** @type {Map<unknown, number>} */
  #numbers = new Map();

  /** @param {unknown} kind */
  numberOf(kind) {
    let number = this.#numbers.get(kind);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(kind, number);
    }
    return number;
  }
}
