// @ts-check

// Lists of items and what they become. Each change gives the new list, or says in words why it
// makes no sense.

import { title } from './values.js';

/** @typedef {import('./items.js').TraceItem} TraceItem */

/**
 * Items come before another one, or behind the last.
 *
 * @param {TraceItem[]} list
 * @param {TraceItem[]} added
 * @param {string | null} before
 */
export function inserted(list, added, before) {
  if (before !== null && indexOf(list, before) < 0) return missing(before);
  const known = knownIn(list);
  const twice = added.find(known);
  return twice ? `${title(twice.id)} is there already` : placed(list, added, before);
}

/**
 * Items go.
 *
 * @param {TraceItem[]} list
 * @param {string[]} ids
 */
export function removed(list, ids) {
  const unknown = ids.find((id) => indexOf(list, id) < 0);
  const gone = new Set(ids);
  return unknown === undefined ? list.filter(({ id }) => !gone.has(id)) : missing(unknown);
}

/**
 * An item goes before another one, or behind the last.
 *
 * @param {TraceItem[]} list
 * @param {string} id
 * @param {string | null} before
 */
export function moved(list, id, before) {
  const unknown = [id, before].find((other) => other !== null && indexOf(list, other) < 0);
  if (typeof unknown === 'string') return missing(unknown);
  if (id === before) return list;
  const [item] = list.filter((other) => other.id === id);
  return placed(
    list.filter((other) => other !== item),
    [item],
    before,
  );
}

/**
 * A page comes behind the last item, without what is there already.
 *
 * @param {TraceItem[]} list
 * @param {TraceItem[]} page
 */
export function continued(list, page) {
  const known = knownIn(list);
  return [...list, ...page.filter((item) => !known(item))];
}

/**
 * @param {TraceItem[]} list
 * @param {string} id
 */
export function indexOf(list, id) {
  return list.findIndex((item) => item.id === id);
}

/** @param {string} id */
export function missing(id) {
  return `there is no ${title(id)}`;
}

/** @param {TraceItem[]} list */
function knownIn(list) {
  const ids = new Set(list.map(({ id }) => id));
  return (/** @type {TraceItem} */ { id }) => ids.has(id);
}

/**
 * @param {TraceItem[]} list
 * @param {TraceItem[]} items
 * @param {string | null} before
 */
function placed(list, items, before) {
  const index = before === null ? list.length : indexOf(list, before);
  return [...list.slice(0, index), ...items, ...list.slice(index)];
}
