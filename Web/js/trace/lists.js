// @ts-check

import { readEnds, readField } from './configuration.js';
import { checkDifferent, readExtent, readItems } from './items.js';
import { isObject, listTitle, shown, title } from './values.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./fields.js').Fields} Fields
 * @typedef {import('./items.js').TraceItem} TraceItem
 *
 * @typedef {object} ListLayout In the words of a configuration, all of them given.
 * @property {number | 'viewport'} length
 * @property {number} spacing
 * @property {string} alignment
 * @property {string} start
 * @property {string} end
 * @property {string} snap
 *
 * @typedef {object} TraceList
 * @property {string} id
 * @property {number | 'viewport'} [extent]
 * @property {ListLayout} layout
 * @property {TraceItem[]} items
 */

const KEYS = [
  ...['id', 'extent', 'itemExtent', 'spacing', 'alignment', 'ends', 'snap', 'itemIDs', 'items'],
];

/**
 * The lists of a line; undefined when the key is not given.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @param {ListLayout} layout Of those that say nothing themselves.
 * @returns {TraceList[] | undefined}
 */
export function readLists(module, fields, layout) {
  const values = fields.value('lists', 'a list of lists', Array.isArray);
  if (values === undefined) return undefined;
  const lists = values.map((/** @type {unknown} */ value) => {
    if (!isObject(value)) {
      throw fields.error(`a list is ${shown(value)}, expected {"id": "L1"}`);
    }
    const id = fields.inner(value, 'a list').string('id');
    return readList(module, id, fields.inner(value, listTitle(id)), layout);
  });
  const ids = lists.map((/** @type {TraceList} */ { id }) => id);
  checkDifferent(fields, ids, listTitle);
  return lists;
}

/**
 * @param {Module} module
 * @param {string} id
 * @param {Fields} own
 * @param {ListLayout} layout
 * @returns {TraceList}
 */
function readList(module, id, own, layout) {
  own.allow(KEYS);
  const extent = readExtent(module, own);
  const given = {
    length: readField(module, own, 'length', 'itemExtent'),
    spacing: readSpacing(module, own),
    alignment: readField(module, own, 'alignment'),
    snap: readField(module, own, 'snap'),
    ...endsOf(module, own),
  };
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  const all = /** @type {ListLayout} */ ({ ...layout, ...Object.fromEntries(said) });
  return { id, extent, layout: all, items: readListItems(module, own) ?? [] };
}

/**
 * @param {Module} module
 * @param {Fields} own
 */
function readSpacing(module, own) {
  const spacing = readField(module, own, 'spacing');
  if (spacing === undefined || (spacing >= 0 && spacing <= 1e9)) return spacing;
  throw own.wrong('spacing', shown(spacing), module.rule('spacing'));
}

/**
 * What the two ends do; one that is left out is open. Nothing when neither is given.
 *
 * @param {Module} module
 * @param {Fields} fields
 */
export function endsOf(module, fields) {
  if (!fields.has('ends')) return {};
  const { start = 'open', end = 'open' } = readEnds(module, fields);
  return { start, end };
}

/**
 * The items of a list: all ids, and those whose data is here; undefined when neither is given.
 *
 * @param {Module} module
 * @param {Fields} fields
 * @returns {TraceItem[] | undefined}
 */
export function readListItems(module, fields) {
  const here = readItems(module, fields)?.map((item) => ({ ...item, isHere: true }));
  const all = readItems(module, fields, 'itemIDs');
  if (!all) return here;
  for (const item of here ?? []) {
    const index = all.findIndex(({ id }) => id === item.id);
    if (index < 0) {
      throw fields.error(`${title(item.id)} is not among "itemIDs", expected one of them`);
    }
    const { extent = all[index].extent, reuse = all[index].reuse } = item;
    all[index] = { id: item.id, extent, reuse, isHere: true };
  }
  return all;
}
