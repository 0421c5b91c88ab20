// @ts-check

// What the values of a trace are, and how its errors show them.

/** @param {unknown} value @returns {value is number} */
export function isNumber(value) {
  return typeof value === 'number' && Number.isFinite(value);
}

/** What `isWhole` asks for. */
export const WHOLE = 'a whole number from -2^63 to below 2^63';

/** Whether it is a whole number of 64 bits. @param {unknown} value @returns {value is number} */
export function isWhole(value) {
  return isNumber(value) && Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}

/** @param {unknown} value @returns {value is string} */
export function isString(value) {
  return typeof value === 'string';
}

/** @param {unknown} value @returns {value is boolean} */
export function isFlag(value) {
  return typeof value === 'boolean';
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The words in quotes, to choose from.
 *
 * @param {readonly string[]} words
 */
export function inWords(words) {
  const all = words.map(text);
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${all[all.length - 1]}` : all[0];
}

/**
 * A value as an error names it.
 *
 * @param {unknown} value
 */
export function shown(value) {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : text(value);
}

/**
 * Numbers and strings as the format writes them.
 *
 * @param {unknown} value
 */
export function text(value) {
  return JSON.stringify(value);
}

/**
 * What errors and refusals call the list of an id.
 *
 * @param {string} id
 */
export function listTitle(id) {
  return `list ${text(id)}`;
}

/**
 * What errors and refusals call the item of an id.
 *
 * @param {string} id
 */
export function title(id) {
  return `item ${text(id)}`;
}
