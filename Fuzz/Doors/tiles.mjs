// @ts-check

import assert from 'node:assert/strict';

/**
 * Throws when the tiles of a row make no sense.
 *
 * @param {import('../../Web/js/words.js').Tile[]} tiles
 * @param {Set<number>} numbers Of the tiles of other rows.
 */
export function judgeTiles(tiles, numbers = new Set()) {
  tiles.forEach((tile, index) => {
    assert(Number.isFinite(tile.start) && Number.isFinite(tile.extent), 'a tile is somewhere');
    assert(!numbers.has(tile.number), 'a view is at one place');
    numbers.add(tile.number);
    if (index > 0) assert(tiles[index - 1].slot < tile.slot, 'tiles are in order');
  });
}
