// @ts-check

// Conversion of the numbers for an engine back to a shelf.

import { LAYOUT, valueIn } from '../words.js';

/**
 * @typedef {object} ReadItem
 * @property {number} key
 * @property {number | 'viewport' | undefined} extent
 *
 * @typedef {object} ReadShelf
 * @property {number} key
 * @property {number | 'viewport' | undefined} extent
 * @property {Record<string, any>} layout The layout, as in a configuration.
 * @property {ReadItem[]} items
 */

/**
 * Reads a shelf from the numbers of `numbersOf` in ../shelves/layout.js.
 *
 * @param {ArrayLike<number>} numbers
 * @param {Record<string, any>} common The layout of shelves without their own layout.
 * @returns {ReadShelf}
 */
export function readShelf(numbers, common) {
  let at = 0;
  const next = () => numbers[at++];
  const key = next();
  const extent = extentIn(next());
  // The kind, which is not in a trace.
  next();
  const own = () => Object.fromEntries(LAYOUT.map((name) => [name, valueIn(name, next())]));
  const layout = next() === 1 ? own() : common;
  return { key, extent, layout, items: itemsIn(next) };
}

/** @param {number} number */
function extentIn(number) {
  return /** @type {number | 'viewport' | undefined} */ (valueIn('length', number));
}

/**
 * @param {() => number} next
 * @returns {ReadItem[]}
 */
function itemsIn(next) {
  const first = next();
  const length = next();
  if (first >= 0) return Array.from({ length }, (_, i) => ({ key: first + i, extent: undefined }));
  // Whether items are described, which is always true.
  next();
  return Array.from({ length }, () => {
    const item = { key: next(), extent: extentIn(next()) };
    next();
    return item;
  });
}
