// @ts-check

// Positions by keys for the engine, and by ids for a page.

import { refuse } from '../checks.js';

/**
 * @typedef {import('../item-list.js').ID} ID
 * @typedef {import('./content.js').Content} Content
 * @typedef {import('./engine.js').Offset} Offset
 * @typedef {import('./engine.js').Offsets} Offsets
 *
 * @typedef {object} NamedOffset
 * @property {ID} shelf
 * @property {ID | null} item The item of the slot; null for the list.
 * @property {number} slot The slot, which includes the turn of a loop.
 * @property {number} distance The distance from the slot's leading edge to the viewport's, in pixels.
 * @property {number} viewport The length of the viewport at this time, in pixels.
 *
 * @typedef {{ list: NamedOffset | null, shelves: NamedOffset[] }} NamedOffsets
 */

/**
 * @param {Offsets | null} offsets
 * @param {Content} content
 * @returns {NamedOffsets}
 */
export function namesOf(offsets, content) {
  /** @param {Offset} offset */
  const named = ({ shelf, item, ...place }) => ({
    shelf: content.idOf(shelf),
    item: item === null ? null : content.items.idOf(item),
    ...place,
  });
  return {
    list: offsets?.list ? named(offsets.list) : null,
    shelves: offsets?.shelves.map(named) ?? [],
  };
}

/**
 * @param {any} offsets A result of `namesOf`.
 * @param {Content} content
 * @returns {Offsets}
 * @throws {TypeError | RangeError} If the value is invalid.
 */
export function keysOf(offsets, content) {
  if (!Array.isArray(offsets?.shelves)) {
    refuse('offsets', '{ list, shelves: […] }', offsets);
  }
  const all = [...offsets.shelves, ...(offsets.list ? [offsets.list] : [])];
  all.forEach((offset) => check(offset, offset === offsets.list));
  /** @param {NamedOffset} offset */
  const keyed = ({ shelf, item, slot, distance, viewport }) => ({
    shelf: content.keyOf(shelf),
    item: item === null ? null : content.items.keyOf(item),
    ...{ slot, distance, viewport },
  });
  return {
    list: offsets.list ? keyed(offsets.list) : null,
    shelves: offsets.shelves.map(keyed),
  };
}

/**
 * @param {any} offset
 * @param {boolean} isOfList
 */
function check(offset, isOfList) {
  const isID = (/** @type {unknown} */ id) => typeof id === 'string' || typeof id === 'number';
  const { shelf, item, slot, distance, viewport } = offset ?? {};
  if (!isID(shelf) || (!isOfList && !isID(item))) {
    throw new TypeError(`an offset must name its shelf and item, not ${JSON.stringify(offset)}`);
  }
  if (!Number.isSafeInteger(slot) || !Number.isFinite(distance) || !Number.isFinite(viewport)) {
    throw new RangeError(
      `an offset must have a whole slot and finite distances, not ${JSON.stringify(offset)}`,
    );
  }
}
