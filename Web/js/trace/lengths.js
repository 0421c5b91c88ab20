// @ts-check

import { isNumber } from './values.js';

/**
 * @typedef {import('../item-list.js').ItemList} ItemList
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./fields.js').Fields} Fields
 *
 * @typedef {[id: string, length: number][]} Lengths
 */

/**
 * How long items have turned out to be, by id.
 *
 * @param {Module} module Knows the rule.
 * @param {Fields} fields
 * @returns {Lengths}
 */
export function readLengths(module, fields) {
  const isLength = (/** @type {unknown} */ value) => isNumber(value) && value >= 0 && value <= 1e9;
  return fields.object('extents', '{"a": 120}').all(module.rule('length'), isLength);
}

/**
 * A list with its items as long as they have turned out to be; ids that are gone are passed over.
 *
 * @param {ItemList} list
 * @param {Lengths} lengths
 */
export function measured(list, lengths) {
  const known = lengths.flatMap(([id, length]) => {
    const entry = list.find(id);
    return entry ? [{ ...entry, length }] : [];
  });
  return list.updated(known);
}
