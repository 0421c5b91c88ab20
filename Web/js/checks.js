// @ts-check

// Checks of values from callers, with errors that name the value and the rule. They come before calls of
// the module, which does not check its inputs, or fails without a message.

/** @typedef {import('./words.js').Kind} Kind */

/** The largest coordinate, step or length, in points. */
export const LONGEST = 1e9;

/** The largest whole number of the module, which has 32 bits. */
export const LARGEST = 2 ** 31 - 1;

/** The largest number of items in a list that is passed item by item. */
const MOST_LISTED = 10_000_000;

/** A broken rule of a configuration or its items. */
export class RuleError extends RangeError {
  /**
   * @param {string} field The name of the value.
   * @param {string} rule The rule, after the words "must be".
   * @param {unknown} value
   * @param {number} [item] The index of the item with the value.
   */
  constructor(field, rule, value, item) {
    const name = item === undefined ? field : `${field} of item ${item}`;
    super(`${name} must be ${rule}, not ${value}`);
    this.field = field;
    this.item = item;
  }
}

/**
 * Throws the error for a value that breaks a rule.
 *
 * @param {string} name
 * @param {string} rule The rule, after the words "must be".
 * @param {unknown} value
 * @param {new (message: string) => Error} Kind
 * @returns {never}
 */
export function refuse(name, rule, value, Kind = TypeError) {
  throw new Kind(`${name} must be ${rule}, not ${quoted(value)}`);
}

/**
 * Throws if a value has the wrong kind; the module checks further rules.
 *
 * @param {string} name
 * @param {Kind} kind
 * @param {unknown} value
 */
export function checkKind(name, kind, value) {
  if (typeof kind !== 'string') {
    oneOf(name, kind, value);
  } else if (typeof value !== 'number' && !(kind === 'length' && value === 'viewport')) {
    refuse(name, kind === 'length' ? '"viewport" or a number' : 'a number', value);
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
  refuse(name, `a whole number from 0 to ${LARGEST}`, value, RangeError);
}

/**
 * Checks the number of ids in a list that is passed item by item, because items were added or have their own
 * lengths. The length of an array-like object can exceed the memory.
 *
 * @param {string} name
 * @param {number} count
 */
export function checkListed(name, count) {
  const rule = `at most ${MOST_LISTED} ids if items are added or have their own lengths`;
  if (count > MOST_LISTED) refuse(name, rule, count, RangeError);
}

/**
 * @param {string} name
 * @param {number} value
 */
export function points(name, value) {
  if (typeof value === 'number' && Math.abs(value) <= LONGEST) return value;
  refuse(name, `a number of points within ${LONGEST}`, value, RangeError);
}

/**
 * @param {string} name
 * @param {number} value
 */
export function length(name, value) {
  if (value >= 0) return points(name, value);
  refuse(name, '0 or more points', value, RangeError);
}

/**
 * @param {string} _name
 * @param {unknown} value
 */
export function flag(_name, value) {
  return value ? 1 : 0;
}

/**
 * A check for a word of a list; the first is the default.
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
  refuse(name, list, word, typeof word === 'string' ? RangeError : TypeError);
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function checkFunction(name, value) {
  if (typeof value !== 'function') refuse(name, 'a function', value);
}

/**
 * Whether a number is an index of a list.
 *
 * @param {number} index
 * @param {number} count
 */
export function isIndex(index, count) {
  return Number.isInteger(index) && index >= 0 && index < count;
}

/**
 * Refuses a number that is not an index of a list.
 *
 * @param {string} name
 * @param {number} index
 * @param {number} count
 */
export function checkIndex(name, index, count) {
  if (!isIndex(index, count)) refuse(name, `from 0 to below ${count}`, index, RangeError);
}

/**
 * @param {string} name
 * @param {unknown} value
 * @returns {asserts value is string}
 */
export function checkText(name, value) {
  if (typeof value !== 'string') refuse(name, 'a string', value);
}

/**
 * @param {string} name
 * @param {unknown} id
 */
export function checkID(name, id) {
  if (typeof id !== 'string' && typeof id !== 'number') refuse(name, 'a string or a number', id);
}

/**
 * @param {string} name
 * @param {string} what The kind of the elements.
 * @param {unknown} value
 */
export function checkArray(name, what, value) {
  if (!Array.isArray(value)) refuse(name, `an array of ${what}`, value);
}

/** @param {unknown} value */
export function quoted(value) {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
