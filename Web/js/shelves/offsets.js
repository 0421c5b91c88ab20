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
 * @param {Offsets} offsets
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
    list: offsets.list && named(offsets.list),
    shelves: offsets.shelves.map(named),
  };
}

/**
 * @param {NamedOffsets} offsets
 * @param {Content} content
 * @returns {Offsets}
 */
export function keysOf(offsets, content) {
  /** @param {NamedOffset} offset */
  const keyed = ({ shelf, item, ...place }) => ({
    shelf: content.keyOf(shelf),
    item: item === null ? null : itemKey(shelf, item, place.slot),
    ...place,
  });
  /**
   * The key of an item. Ids of an array-like object are not read, so the item has the key of its slot there.
   *
   * @param {ID} shelf
   * @param {ID} item
   * @param {number} slot
   */
  function itemKey(shelf, item, slot) {
    const entry = /** @type {import('./content.js').ShelfEntry | undefined} */ (content.list.find(shelf));
    const count = entry?.keys.count;
    const key = entry && count ? content.itemAt(entry, ((slot % count) + count) % count) : -1;
    return key >= 0 && content.items.idOf(key) === item ? key : content.items.keyOf(item);
  }
  return {
    list: offsets.list && keyed(offsets.list),
    shelves: offsets.shelves.map(keyed),
  };
}

/**
 * A copy of the positions that a page sets.
 *
 * @param {any} offsets A result of `namesOf`.
 * @returns {NamedOffsets}
 * @throws {TypeError | RangeError} If the value is invalid.
 */
export function checkedOffsets(offsets) {
  if (!Array.isArray(offsets?.shelves)) {
    refuse('offsets', '{ list, shelves: […] }', offsets);
  }
  return {
    list: offsets.list ? checked(offsets.list, true) : null,
    shelves: offsets.shelves.map((/** @type {unknown} */ offset) => checked(offset, false)),
  };
}

/**
 * @param {any} offset
 * @param {boolean} isOfList
 * @returns {NamedOffset}
 */
function checked(offset, isOfList) {
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
  return { shelf, item, slot, distance, viewport };
}
