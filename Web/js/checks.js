// @ts-check

// What a caller may pass. The module takes what it is given, or could say `unreachable` at best; so
// all is checked before, and thrown with name and rule.

/** @typedef {import('./words.js').Kind} Kind */

/** No coordinate, step or length is greater, in points. */
export const LONGEST = 1e9;

/** The module's whole numbers have 32 bits. */
export const LARGEST = 2 ** 31 - 1;

/** How many items may be handed over one by one. */
const MOST_LISTED = 10_000_000;

/** A rule that a configuration or its items break. */
export class RuleError extends RangeError {
  /**
   * @param {string} field The name of the value.
   * @param {string} rule What it must be.
   * @param {unknown} value
   * @param {number} [item] The item whose value it is.
   */
  constructor(field, rule, value, item) {
    const name = item === undefined ? field : `${field} of item ${item}`;
    super(`${name} must be ${rule}, not ${value}`);
    this.name = 'RangeError';
    this.field = field;
    this.rule = rule;
    this.value = value;
    this.item = item;
  }
}

/**
 * Throws when a value is not of its kind, which can be told without the module.
 *
 * @param {string} name
 * @param {Kind} kind
 * @param {unknown} value
 */
export function checkKind(name, kind, value) {
  if (typeof kind !== 'string') {
    oneOf(name, kind, value);
  } else if (typeof value !== 'number' && !(kind === 'length' && value === 'viewport')) {
    const what = kind === 'length' ? '"viewport" or a number' : 'a number';
    throw new TypeError(`${name} must be ${what}, not ${quoted(value)}`);
  }
}

/** @param {unknown} value */
export function isWhole(value) {
  return Number.isInteger(value) && Math.abs(/** @type {number} */ (value)) <= LARGEST;
}

/**
 * A whole number of 0 or more.
 *
 * @param {string} name
 * @param {unknown} value
 */
export function natural(name, value) {
  checkKind(name, 'number', value);
  const number = /** @type {number} */ (value);
  if (isWhole(number) && number >= 0) return number;
  throw new RangeError(`${name} must be a whole number from 0 to ${LARGEST}, not ${number}`);
}

/**
 * Ids that have grown since they were given, or have lengths of their own, are handed over one by one:
 * something like an array may say that it has more of them than there is memory.
 *
 * @param {string} name
 * @param {number} count
 */
export function checkListed(name, count) {
  if (count <= MOST_LISTED) return;
  const rule = `at most ${MOST_LISTED} ids where they grow or have lengths of their own`;
  throw new RangeError(`${name} must be ${rule}, not ${count}`);
}

/**
 * @param {string} name
 * @param {number} value
 */
export function points(name, value) {
  if (typeof value === 'number' && Math.abs(value) <= LONGEST) return value;
  throw new RangeError(`${name} must be a number of points within ${LONGEST}, not ${quoted(value)}`);
}

/**
 * @param {string} name
 * @param {number} value
 */
export function length(name, value) {
  if (value >= 0) return points(name, value);
  throw new RangeError(`${name} must be 0 or more points, not ${value}`);
}

/**
 * @param {string} _name
 * @param {unknown} value
 */
export function flag(_name, value) {
  return value ? 1 : 0;
}

/**
 * A check for one of some words, the first where none is given.
 *
 * @param {readonly string[]} words
 */
export function wordOf(words) {
  return (/** @type {string} */ name, /** @type {unknown} */ word = words[0]) =>
    oneOf(name, words, word);
}

/**
 * The number of a word.
 *
 * @param {string} name
 * @param {readonly string[]} words
 * @param {unknown} word
 */
function oneOf(name, words, word) {
  const index = words.indexOf(/** @type {string} */ (word));
  if (index >= 0) return index;
  const all = words.map(quoted);
  const list = `${all.slice(0, -1).join(', ')} or ${all[all.length - 1]}`;
  const Kind = typeof word === 'string' ? RangeError : TypeError;
  throw new Kind(`${name} must be ${list}, not ${quoted(word)}`);
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function checkFunction(name, value) {
  if (typeof value === 'function') return;
  throw new TypeError(`${name} must be a function, not ${quoted(value)}`);
}

/**
 * @param {string} name
 * @param {string} what Its elements are.
 * @param {unknown} value
 */
export function checkArray(name, what, value) {
  if (Array.isArray(value)) return;
  throw new TypeError(`${name} must be an array of ${what}, not ${quoted(value)}`);
}

/** @param {unknown} value */
export function quoted(value) {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
