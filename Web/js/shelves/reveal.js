// @ts-check

// Scrolling to a shelf, and to an item on it, by the shortest way that shows the whole item.

import { goesRound, withOwn } from './layout.js';

/**
 * @typedef {import('./content.js').ShelfEntry} ShelfEntry
 * @typedef {import('./shelf-tiles.js').Cell} Cell
 * @typedef {import('./shelf-tiles.js').Row} Row
 * @typedef {import('./stage.js').ShelvesStage} ShelvesStage
 *
 * @typedef {{ shelf: number, item: number | null }} Goal The keys of the goal; without an item the goal is
 *   any part of the shelf.
 */

/**
 * @param {Goal | Cell | Row} tile
 * @returns {Goal}
 */
export function goalOf(tile) {
  if ('row' in tile) return { shelf: tile.row?.item ?? -1, item: tile.item };
  return 'box' in tile ? { shelf: tile.item, item: null } : tile;
}

/**
 * @param {ShelvesStage} stage
 * @param {Goal} goal
 */
export function reveal(stage, { shelf, item }) {
  const { content, tiles, driver } = stage;
  const index = content.indexOf(shelf);
  const entry = content.shelves[index];
  if (!entry || !tiles) return;
  const row = tiles.originalRow(shelf);
  if (!row || !tiles.isWholeVisible(row)) {
    const current = content.indexOf(stage.engine?.current ?? -1);
    const isBehind = row ? tiles.startOf(row) > 0 : index > current;
    const target = isBehind ? firstToShow(index, driver.length, rowsOf(stage)) : index;
    const key = content.shelves[target].key;
    driver.take('scroll', null, key, 'shortest', true);
  }
  if (item === null) return;
  const cell = tiles.originals.find((cell) => cell.item === item && cell.row === row);
  if (cell && tiles.isWholeAlong(cell)) return;
  const place = content.placeOf(entry, item);
  if (place < 0) return;
  const isBehind = cell ? tiles.startOf(cell) > 0 : place > 0;
  const target = isBehind ? firstToShow(place, tiles.width, itemsOf(stage, entry)) : place;
  driver.take('scroll', shelf, target, 'shortest', true);
}

/**
 * @typedef {object} Lengths
 * @property {(index: number) => number} lengthOf
 * @property {number} spacing
 * @property {string} alignment
 * @property {number} count
 * @property {boolean} isRound Whether the items are a loop.
 */

/**
 * The first index that can be visible together with an item at the end of the viewport.
 *
 * @param {number} last The index of the item at the end.
 * @param {number} viewport
 * @param {Lengths} lengths
 */
function firstToShow(last, viewport, { lengthOf, spacing, alignment, count, isRound }) {
  if (alignment !== 'start') return last;
  let first = last;
  let room = viewport - lengthOf(last);
  for (let shown = 1; shown < count && (isRound || first > 0); shown += 1) {
    const before = (first || count) - 1;
    room -= lengthOf(before) + spacing;
    if (room < 0) break;
    first = before;
  }
  return first;
}

/** @param {ShelvesStage} stage @returns {Lengths} */
function rowsOf(stage) {
  const { content, driver } = stage;
  const options = stage.sized();
  const { length = 'viewport', spacing = 0, alignment = 'start' } = options;
  return {
    lengthOf: (index) => inPixels(content.shelves[index].own.length ?? length, driver.length),
    spacing,
    alignment,
    count: content.count,
    isRound: goesRound(options, 'pinned'),
  };
}

/** @param {ShelvesStage} stage @param {ShelfEntry} entry @returns {Lengths} */
function itemsOf(stage, { own, keys, items }) {
  const all = withOwn(own, stage.sized());
  const { itemLength = 'viewport', itemSpacing = 0, itemAlignment = 'start' } = all;
  const width = stage.tiles?.width ?? 0;
  return {
    lengthOf(index) {
      // The format of `itemsInBlock`.
      const length = items.length > 2 && keys.count > 0 ? items[3 + 3 * index + 1] : NaN;
      if (length === Infinity) return width;
      return Number.isNaN(length) ? inPixels(itemLength, width) : length;
    },
    spacing: itemSpacing,
    alignment: itemAlignment,
    count: keys.count,
    isRound: goesRound(all, 'itemPinned'),
  };
}

/**
 * @param {number | 'viewport'} length
 * @param {number} viewport
 */
function inPixels(length, viewport) {
  return length === 'viewport' ? viewport : length;
}
