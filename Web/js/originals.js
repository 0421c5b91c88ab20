// @ts-check

// Which of the tiles that show the same item is the item, for a reader and the Tab key. The others
// are repeats, and inert.

/**
 * Of the tiles that show an item, all but the one nearest to the middle are repeats: that is where
 * it is seen and used most. Of two as near, the original stays what it is.
 *
 * @template {{ isRepeat: boolean }} Tile
 * @param {Tile[]} tiles
 * @param {number} count How many items there are.
 * @param {(tile: Tile) => unknown} itemOf
 * @param {(tile: Tile) => number} fromMiddle How far a tile is from there.
 */
export function findRepeats(tiles, count, itemOf, fromMiddle) {
  const mayRepeat = tiles.length > count;
  /** @type {Map<unknown, Tile>} */
  const originals = new Map();
  for (const tile of mayRepeat ? tiles : []) {
    const rival = originals.get(itemOf(tile));
    const difference = rival ? fromMiddle(tile) - fromMiddle(rival) : -1;
    if (difference < 0 || (difference === 0 && !tile.isRepeat)) originals.set(itemOf(tile), tile);
  }
  for (const tile of tiles) tile.isRepeat = mayRepeat && originals.get(itemOf(tile)) !== tile;
}

/**
 * Takes a tile from a reader and the Tab key, or gives it to them.
 *
 * @param {{ box: HTMLElement, isRepeat: boolean }} tile
 * @param {boolean} isInert
 */
export function setInert({ box, isRepeat }, isInert) {
  if (box.inert !== isInert) box.inert = isInert;
  // For tools that read a page and know nothing of inert.
  const isHidden = isRepeat ? 'true' : null;
  if (box.ariaHidden !== isHidden) box.ariaHidden = isHidden;
}

/**
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 */
export function contains(element, x, y) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}
