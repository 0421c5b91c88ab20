// @ts-check

// Clicks on the repeats of shelves and items. A page loads this file with the first repeat.

import { contains, listenToRepeats } from './repeats.js';

/** @typedef {import('./shelves/shelf-tiles.js').Cell} Cell */

/**
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function attach(host, driver, signal) {
  listenToRepeats(host, driver, signal, (x, y) => repeatAt(/** @type {any} */ (driver.tiles), x, y));
}

/**
 * The repeat of an item or of a shelf's header at a point of the window, with its original. A tile with new
 * content counts as a repeat until rest; without an original it is its own.
 *
 * @param {import('./shelves/shelf-tiles.js').ShelfTiles} tiles
 * @param {number} x
 * @param {number} y
 */
function repeatAt(tiles, x, y) {
  const cell = tiles.cells.find(({ isRepeat, box }) => isRepeat && contains(box, x, y));
  if (cell) {
    const isSame = (/** @type {Cell} */ { item, row }) =>
      item === cell.item && row?.item === cell.row?.item;
    return { repeat: cell, original: tiles.originals.find(isSame) ?? cell };
  }
  const row = tiles.rows.find(({ isRepeat, content }) => isRepeat && content && contains(content, x, y));
  return row && { repeat: row, original: tiles.originalRow(row.item) ?? row };
}
