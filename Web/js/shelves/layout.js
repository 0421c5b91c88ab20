// @ts-check

// The options of a list of shelves, and of a shelf.

import { LONGEST, RuleError, checkKind, checkListed, quoted, refuse } from '../checks.js';
import { checkOption, defaultOf, endsOf } from '../options.js';
import { CONFIGURATION, LAYOUT, numberOf } from '../words.js';

/**
 * @typedef {import('../options.js').OptionKind} OptionKind
 * @typedef {import('./engine.js').ShelvesConfiguration} ShelvesConfiguration
 */

/** The rule for a length. */
const LENGTH = 'a number of points from 0 to 1e9';

const SNAP = ['none', 'item', 'page'];
const PINNED = ['start', 'end', 'both', 'none'];

/**
 * The options of items on shelves, which begin with `item`; a shelf can override them.
 *
 * @type {Record<string, OptionKind>}
 */
const OF_SHELF = {
  itemLength: 'length',
  itemSpacing: 'number',
  itemAlignment: CONFIGURATION.alignment,
  itemLoop: 'flag',
  itemPinned: PINNED,
  itemSnap: SNAP,
};

/** @type {Record<string, OptionKind>} */
export const OPTIONS = {
  loop: 'flag',
  pinned: PINNED,
  direction: CONFIGURATION.direction,
  snap: SNAP,
  alignment: CONFIGURATION.alignment,
  ...OF_SHELF,
  length: 'estimate',
  spacing: 'gap',
  itemLength: 'estimate',
  itemSpacing: 'gap',
  inset: 'number',
  overscan: 'whole',
  prefetch: 'natural',
  initial: 'item',
  pool: ['shared', 'own'],
  batch: 'natural',
  capacity: 'natural',
  remembered: 'natural',
  slop: 'number',
  flick: 'number',
  decelerationRate: 'number',
  disabled: 'flag',
  itemLabel: 'text',
  shelfLabel: 'text',
  shelfRoleDescription: 'text',
};

/**
 * The names of the options whose sizes need CSS.
 *
 * @param {Record<string, any>} options
 */
export function namesInCSS(options) {
  const names = ['length', 'spacing', 'itemLength', 'itemSpacing'];
  return names.filter((name) => typeof options[name] === 'string' && options[name] !== 'viewport');
}

/** The options that the list and its shelves have in common. */
const COMMON = ['overscan', 'slop', 'flick', 'decelerationRate'];

/**
 * The engine's configuration.
 *
 * @param {Record<string, any>} options
 * @param {{ width: number, height: number, direction: string, initial: number }} place
 * @returns {ShelvesConfiguration}
 * @throws {RuleError} If a number breaks a rule that the engine does not check.
 */
export function configurationOf(options, { width, height, direction, initial }) {
  const { pool, batch, capacity, remembered, inset = 0 } = options;
  if (batch === 0) throw new RuleError('batch', 'more than 0', 0);
  if (!isLength(inset)) throw new RuleError('inset', LENGTH, inset);
  /** @type {Record<string, any>} */
  const common = { direction };
  for (const name of COMMON) {
    if (options[name] !== undefined) common[name] = options[name];
  }
  return {
    list: {
      ...common,
      viewport: height,
      initial,
      length: options.length,
      spacing: options.spacing,
      alignment: options.alignment,
      ...endsOf(options, 'pinned'),
      snap: options.snap ?? SNAP[0],
    },
    shelf: { ...common, viewport: width, ...shelfLayout(options) },
    pool,
    batch,
    capacity,
    remembered,
  };
}

/**
 * The layout of a shelf's items.
 *
 * @param {Record<string, any>} options
 * @returns {Record<string, any>}
 */
function shelfLayout(options) {
  return {
    length: options.itemLength,
    spacing: options.itemSpacing,
    alignment: options.itemAlignment,
    ...endsOf(options, 'itemPinned'),
    snap: options.itemSnap ?? SNAP[0],
  };
}

/**
 * Whether both ends are open.
 *
 * @param {Record<string, any>} options
 * @param {'pinned' | 'itemPinned'} name
 */
export function goesRound(options, name) {
  return (options[name] ?? defaultOf(name, options)) === 'none';
}

/**
 * The options of a shelf: its own options override the options of all shelves. `itemLoop` and `itemPinned`
 * override each other.
 *
 * @param {Record<string, any>} own
 * @param {Record<string, any>} options
 */
export function withOwn(own, options) {
  const { itemPinned, ...others } = options;
  const isOwnLoop = own.itemLoop !== undefined && own.itemPinned === undefined;
  return { ...(isOwnLoop ? others : options), ...own };
}

/**
 * The checked options of a shelf.
 *
 * @param {string} name The name of the shelf in errors.
 * @param {Record<string, any>} shelf
 * @returns {Record<string, any>}
 */
export function ownLayout(name, shelf) {
  /** @type {Record<string, any>} */
  const own = {};
  for (const [key, kind] of Object.entries({ length: /** @type {OptionKind} */ ('length'), ...OF_SHELF })) {
    const value = shelf[key];
    if (value === undefined) continue;
    // `ownLengths` calls a function for each item.
    if (key === 'itemLength' && typeof value === 'function') continue;
    checkOption(`${name}.${key}`, value, { [`${name}.${key}`]: kind });
    if (typeof value === 'number') checkLength(`${name}.${key}`, value);
    own[key] = value;
  }
  return own;
}

/**
 * The lengths of a shelf's items from its function; undefined without a function.
 *
 * @param {string} name
 * @param {Record<string, any>} shelf
 * @param {number} count
 * @returns {number[] | undefined}
 */
export function ownLengths(name, { itemIDs, itemLength }, count) {
  if (typeof itemLength !== 'function') return undefined;
  checkListed(`${name}.itemIDs`, count);
  return Array.from({ length: count }, (_, index) => {
    const length = itemLength(itemIDs.at(index), index);
    const title = `${name}.itemLength(${quoted(itemIDs.at(index))})`;
    checkKind(title, 'length', length);
    return length === 'viewport' ? Infinity : checkLength(title, length);
  });
}

/**
 * A shelf for the block.
 *
 * @param {import('./content.js').ShelfEntry} entry
 * @param {Record<string, any>} options The options of all shelves.
 */
export function numbersOf({ key, own, items }, options) {
  const { length, ...ofItems } = own;
  // Shelves have no kinds.
  const numbers = [key, numberOf('length', length), 0];
  if (Object.keys(ofItems).length === 0) {
    numbers.push(0);
  } else {
    const all = shelfLayout(withOwn(ofItems, options));
    numbers.push(1, ...LAYOUT.map((name) => numberOf(name, all[name])));
  }
  const block = new Float64Array(numbers.length + items.length);
  block.set(numbers);
  block.set(items, numbers.length);
  return block;
}

/**
 * The items of a shelf for the block.
 *
 * @param {import('./item-keys.js').Keys} keys
 * @param {number[] | undefined} lengths
 */
export function itemsInBlock({ first, count, each }, lengths) {
  if (first >= 0 && !lengths) return Float64Array.of(first, count);
  const block = new Float64Array(3 + 3 * count);
  block.set([-1, count, 1]);
  for (let index = 0; index < count; index += 1) {
    const key = each[index] ?? first + index;
    block.set([key, lengths?.[index] ?? NaN, 0], 3 + 3 * index);
  }
  return block;
}

/**
 * @param {string} name
 * @param {number} value
 */
function checkLength(name, value) {
  return isLength(value) ? value : refuse(name, LENGTH, value, RangeError);
}

/** @param {number} value */
function isLength(value) {
  return value >= 0 && value <= LONGEST;
}
