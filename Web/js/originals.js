// @ts-check

// The original among tiles with the same item, for screen readers and the Tab key. The other tiles are inert
// repeats.

/**
 * Marks repeats: all tiles with an item except the original, which is the tile nearest to the middle. With
 * equal distances the original stays.
 *
 * @template {{ isRepeat: boolean }} Tile
 * @param {Tile[]} tiles
 * @param {number} count The number of items.
 * @param {(tile: Tile) => unknown} itemOf
 * @param {(tile: Tile) => number} fromMiddle The distance of a tile from the middle.
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
 * Sets whether a tile is hidden from screen readers and the Tab key.
 *
 * @param {{ box: HTMLElement, isRepeat: boolean }} tile
 * @param {boolean} isInert
 */
export function setInert({ box, isRepeat }, isInert) {
  if (box.inert !== isInert) box.inert = isInert;
  // For screen readers without support for inert.
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
