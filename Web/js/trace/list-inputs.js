// @ts-check

// What inputs say when there are lists: those that name one are for it, the others for the list of
// lists.

import { isStringOrNull, readBefore } from './inputs.js';
import { requiredItems } from './items.js';
import { readListItems, readLists } from './lists.js';
import { WHOLE, isString, isWhole, title } from './values.js';

/**
 * @typedef {import('../wasm.js').Module} Module
 * @typedef {import('./fields.js').Fields} Fields
 * @typedef {import('./lists.js').ListLayout} ListLayout
 */

/**
 * The further keys of inputs.
 *
 * @type {Record<string, string[]>}
 */
export const LIST_KEYS = {
  insert: ['list', 'lists', 'itemIDs'],
  replace: ['list', 'lists', 'itemIDs'],
  remove: ['list'],
  measure: ['list'],
  next: ['list'],
  previous: ['list'],
  scroll: ['list'],
  follow: ['list'],
  moveOfItem: ['list'],
  respond: ['lists'],
  wheel: ['y'],
};

/**
 * What an input says beyond what it says without lists; `isWhole` when that is all.
 *
 * @param {string} name
 * @param {Fields} own
 * @param {Module} module
 * @param {ListLayout} layout
 * @returns {{ isWhole: boolean, values: Record<string, any> }}
 */
export function readListInput(name, own, module, layout) {
  if (name === 'filter') {
    throw own.error('"filter" stands in a trace of lists, expected one without lists');
  }
  const list = own.value('list', 'a string', isString);
  if (name === 'wheel') {
    return { isWhole: false, values: { y: own.has('y') ? own.place('y') : undefined } };
  }
  if (name === 'respond') {
    const request = own.required('request', WHOLE, isWhole);
    return { isWhole: true, values: { request, ...readAnswer(own, module, layout) } };
  }
  if (name !== 'insert' && name !== 'replace') return { isWhole: false, values: { list } };
  const before = name === 'insert' ? { before: readBefore(own) } : {};
  const come = list === undefined ? comingLists(own, module, layout) : comingItems(own, module);
  return { isWhole: true, values: { list, ...before, ...come } };
}

/**
 * @param {Fields} own
 * @param {Module} module
 */
function comingItems(own, module) {
  if (own.has('lists')) throw own.error('"lists" stands beside "list", expected one of them');
  const items = readListItems(module, own);
  if (items) return { items };
  throw own.error('"items" and "itemIDs" are missing, expected one of them');
}

/**
 * @param {Fields} own
 * @param {Module} module
 * @param {ListLayout} layout
 */
function comingLists(own, module, layout) {
  const key = ['items', 'itemIDs'].find((name) => own.has(name));
  if (key) throw own.error(`"${key}" stands without "list", expected the id of a list there`);
  const lists = readLists(module, own, layout);
  if (lists) return { lists };
  throw own.error('"list" and "lists" are missing, expected one of them');
}

/**
 * What came back for a request: items by id, a page of lists, or an error.
 *
 * @param {Fields} own
 * @param {Module} module
 * @param {ListLayout} layout
 */
function readAnswer(own, module, layout) {
  const [kind, other] = ['items', 'lists', 'error'].filter((key) => own.has(key));
  if (!kind) throw own.error('"items", "lists" and "error" are missing, expected one of them');
  if (other) throw own.error(`"${kind}" stands beside "${other}", expected one of them`);
  if (kind === 'lists') {
    const lists = readLists(module, own, layout);
    return { lists, next: own.required('next', 'a cursor, or null', isStringOrNull) };
  }
  if (kind === 'error') {
    if (own.has('next')) throw own.error('"next" stands beside "error", expected one of them');
    return { error: own.string('error') };
  }
  own.value('next', 'null: items by id have no next page', (value) => value === null);
  const items = requiredItems(module, own);
  const item = items.find(({ extent, reuse }) => extent !== undefined || reuse !== undefined);
  if (!item) return { items };
  throw own.error(`${title(item.id)} has more than an id, expected its id alone`);
}
