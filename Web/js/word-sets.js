// @ts-check

// Options with sets of words in any order.

import { checkText, refuse } from './checks.js';

/**
 * Some of all words, each once, with spaces between them.
 *
 * @template {string} All
 * @template {string} [Word=All]
 * @typedef {Word extends string ? Word | `${Word} ${Words<Exclude<All, Word>>}` : never} Words
 */

/** What is animated. */
export const ANIMATED = new Set(['changes']);

/** The kinds of controls. */
export const CONTROLS = new Set(['arrows', 'play', 'dots', 'fraction', 'progress', 'timer']);

/** The kinds of marks. */
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
 * @throws {TypeError} If the value is not text.
 * @throws {RangeError} If the text contains an unknown word.
 */
export function checkWords(name, words, value) {
  checkText(name, value);
  const wrong = wordsIn(value).find((word) => !words.has(word));
  if (wrong) refuse(name, `some of ${[...words].join(', ')}`, wrong, RangeError);
}
