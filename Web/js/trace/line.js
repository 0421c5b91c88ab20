// @ts-check

import { Fields, TraceError } from './fields.js';
import { isObject, shown, text } from './values.js';

/** How many brackets may be open at once; the deepest value of a trace stands in five. */
const GREATEST_DEPTH = 16;

/** A string, to its end or to that of the line. */
const STRING = /"(\\.|[^"\\])*("|\\?$)/g;

/**
 * The keys of a line.
 *
 * @param {string} line
 * @param {number} number
 */
export function readLine(line, number) {
  const structure = line.replace(STRING, '');
  const depth = depthOf(structure);
  if (depth > GREATEST_DEPTH) {
    throw new TraceError(
      number,
      `brackets are ${depth} deep, expected at most ${GREATEST_DEPTH}`,
    );
  }
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    throw new TraceError(number, 'not JSON, expected one object a line');
  }
  const unreadable = findUnreadable(value);
  if (unreadable) {
    const key = unreadable.key === undefined ? 'a value' : text(unreadable.key);
    throw new TraceError(number, `${key} cannot be read, expected ${unreadable.expected}`);
  }
  if (!isObject(value)) {
    throw new TraceError(number, `${shown(value)} stands alone, expected an object`);
  }
  // JSON.parse keeps the last of equal keys, and says nothing.
  const written = structure.split(':').length - 1;
  if (countKeys(value) !== written) {
    throw new TraceError(number, 'a key is given twice, expected each once');
  }
  return new Fields(number, value);
}

/**
 * The first value that JSON.parse reads and the format does not have: a number that is not finite,
 * a string with half a character in it.
 *
 * @param {unknown} value
 * @param {string} [key] That it stands under.
 * @returns {{ key: string | undefined, expected: string } | undefined}
 */
function findUnreadable(value, key) {
  if (value === Infinity || value === -Infinity) return { key, expected: 'a finite number' };
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) {
    return { key, expected: 'a string of JSON' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnreadable(inner, Array.isArray(value) ? `Index ${name}` : name);
    if (found) return found;
  }
  return undefined;
}

/**
 * How many brackets are open at once at the most.
 *
 * @param {string} structure JSON without its strings.
 */
function depthOf(structure) {
  let open = 0;
  let depth = 0;
  for (const [bracket] of structure.matchAll(/[[\]{}]/g)) {
    open += bracket === '[' || bracket === '{' ? 1 : -1;
    depth = Math.max(depth, open);
  }
  return depth;
}

/**
 * How many keys the objects in a value have.
 *
 * @param {unknown} value
 * @returns {number}
 */
function countKeys(value) {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum, inner) => sum + countKeys(inner), own);
}
