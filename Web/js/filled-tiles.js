// @ts-check

// Reusable elements in tiles, filled by a function.

import { attempt } from './attempt.js';
import { made } from './children.js';

/** @typedef {import('./tiles.js').TileBox} TileBox */

/**
 * Fills the tiles whose content has changed.
 *
 * @param {HTMLElement} host The parent of the elements.
 * @param {TileBox[]} tiles
 * @param {(tile: TileBox) => unknown} lookOf Returns a value that changes with the content of a tile.
 * @param {(element: HTMLElement, tile: TileBox) => void} fill The function of the page's author.
 */
export function fillTiles(host, tiles, lookOf, fill) {
  for (const tile of tiles) {
    const look = lookOf(tile);
    if (tile.look === look) continue;
    tile.look = look;
    attempt(() => fill(elementIn(tile, host), tile));
  }
}

/**
 * The element in a tile, made at the first call.
 *
 * @param {TileBox} tile
 * @param {HTMLElement} host The parent of the element.
 */
export function elementIn(tile, host) {
  if (!tile.content) {
    tile.content = document.createElement('div');
    made.add(tile.content);
    host.append(tile.content);
    tile.slot.assign(tile.content);
  }
  return tile.content;
}

/** A number for each value of any type. */
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
