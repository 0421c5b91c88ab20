// @ts-check

// Options that are any number of words, in any order.

import { quoted } from './checks.js';

/** Which controls there are. */
export const CONTROLS = new Set(['arrows', 'play', 'dots', 'fraction', 'progress', 'timer']);

/** Which slides are marked. */
export const MARKS = new Set(['current', 'settled', 'target']);

/**
 * The words of a text.
 *
 * @param {string} text
 */
export function wordsIn(text) {
  return text.split(/\s+/).filter(Boolean);
}

/**
 * @param {string} name
 * @param {Set<string>} words
 * @param {unknown} value
 * @throws {TypeError} It is no text.
 * @throws {RangeError} A word of it is none of these.
 */
export function checkWords(name, words, value) {
  if (typeof value !== 'string') {
    throw new TypeError(`${name} must be a string, not ${quoted(value)}`);
  }
  const wrong = wordsIn(value).find((word) => !words.has(word));
  if (wrong === undefined) return;
  throw new RangeError(`${name} must be words of ${[...words].join(', ')}, not ${quoted(wrong)}`);
}
