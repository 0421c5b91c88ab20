// @ts-check

// Reads a shelf back from the numbers that an engine gets.

import { LAYOUT, valueIn } from '../words.js';

/**
 * @typedef {object} ReadItem
 * @property {number} key
 * @property {number | 'viewport' | undefined} extent
 *
 * @typedef {object} ReadShelf
 * @property {number} key
 * @property {number | 'viewport' | undefined} extent
 * @property {Record<string, any>} layout Its layout, as in a configuration.
 * @property {ReadItem[]} items
 */

/**
 * Reads what `numbersOf` in ../shelves/layout.js wrote.
 *
 * @param {ArrayLike<number>} numbers
 * @param {Record<string, any>} common The layout of shelves without their own.
 * @returns {ReadShelf}
 */
export function readShelf(numbers, common) {
  let at = 0;
  const next = () => numbers[at++];
  const key = next();
  const extent = extentIn(next());
  // Its kind, which is not in a trace.
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
  // Whether each item is described: always true.
  next();
  return Array.from({ length }, () => {
    const item = { key: next(), extent: extentIn(next()) };
    next();
    return item;
  });
}
