// @ts-check

import assert from 'node:assert/strict';

/**
 * Throws if tiles are inconsistent.
 *
 * @param {import('../../Web/js/words.js').Tile[]} tiles
 */
export function judgeTiles(tiles) {
  const numbers = new Set();
  tiles.forEach((tile, index) => {
    assert(Number.isFinite(tile.place) && Number.isFinite(tile.extent), 'a tile is somewhere');
    assert(!numbers.has(tile.number), 'a view is at one place');
    numbers.add(tile.number);
    if (index > 0) assert(tiles[index - 1].slot < tile.slot, 'tiles are in order');
  });
}
