// @ts-check

import { isNumber, isObject, isString, shown, title } from './values.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./fields.js').Fields} Fields
 *
 * @typedef {object} TraceItem
 * @property {string} id
 * @property {number | 'viewport'} [extent]
 * @property {string} [reuse] The kind of view that shows it.
 * @property {boolean} [isHere] Whether its data is here, on a list.
 */

const LIST = 'a list of items';

/**
 * The items of a line; undefined when the key is not given.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @returns {TraceItem[] | undefined}
 */
export function readItems(module, fields, key = 'items') {
  const values = fields.value(key, LIST, Array.isArray);
  if (values === undefined) return undefined;
  const items = values.map((/** @type {unknown} */ value) => readItem(module, fields, value));
  checkDifferent(fields, items.map((/** @type {TraceItem} */ { id }) => id));
  return items;
}

/**
 * The items of a line that must have some, be it none.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @returns {TraceItem[]}
 */
export function requiredItems(module, fields) {
  return readItems(module, fields) ?? fields.required('items', LIST, Array.isArray);
}

/**
 * The ids of items that are named alone.
 *
 * @param {Fields} fields
 * @param {string} [key]
 * @returns {string[]}
 */
export function readIds(fields, key = 'ids') {
  const ids = fields.required(key, 'a list of ids', Array.isArray);
  for (const id of ids) {
    if (!isString(id)) throw fields.error(`an id is ${shown(id)}, expected a string`);
  }
  checkDifferent(fields, ids);
  return ids;
}

/**
 * The length of an item, or of all of them; undefined when it is not given.
 *
 * @param {Module} module Knows the rule.
 * @param {Fields} fields
 * @returns {number | 'viewport' | undefined}
 */
export function readExtent(module, fields, key = 'extent') {
  const expected = `${module.rule('length')}, or "viewport"`;
  return fields.value(key, expected, (value) =>
    isNumber(value) ? value >= 0 && value <= 1e9 : value === 'viewport',
  );
}

/**
 * An item: its id alone, or an object.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @param {unknown} value
 * @returns {TraceItem}
 */
function readItem(module, fields, value) {
  if (isString(value)) return { id: value };
  if (!isObject(value)) {
    throw fields.error(`an item is ${shown(value)}, expected "a" or {"id": "a"}`);
  }
  const id = fields.inner(value, 'an item').string('id');
  const own = fields.inner(value, title(id));
  own.allow(['id', 'extent', 'reuse']);
  return { id, extent: readExtent(module, own), reuse: own.value('reuse', 'a string', isString) };
}

/**
 * @param {Fields} fields
 * @param {string[]} ids
 */
export function checkDifferent(fields, ids, titleOf = title) {
  const seen = new Set();
  for (const id of ids) {
    if (seen.has(id)) throw fields.error(`${titleOf(id)} is given twice, expected each id once`);
    seen.add(id);
  }
}
