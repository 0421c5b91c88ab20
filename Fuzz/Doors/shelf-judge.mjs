// @ts-check

import assert from 'node:assert/strict';

/** @typedef {import('../../Web/js/shelves/content.js').Content} Content */

/**
 * Throws if the state of an engine of shelves is inconsistent.
 *
 * @param {{ phase: string, deadline: number, track: number, offsets: any }} seen
 */
export function judgeShelves({ phase, deadline, track, offsets }) {
  assert(phase !== undefined, 'the phase is unknown');
  assert(Number.isFinite(track), 'a place is finite');
  assert(!Number.isNaN(deadline), 'a time is a number');
  for (const { slot, distance, viewport } of [offsets.list ?? [], ...offsets.shelves].flat()) {
    assert([slot, distance, viewport].every(Number.isFinite), 'an offset is finite');
  }
}

/**
 * @param {number} item
 * @param {number} revision
 * @param {import('../../Web/js/shelves/content.js').ShelfEntry} entry
 * @param {Content} content
 */
function judgeItem(item, revision, entry, content) {
  const place = content.placeOf(entry, item);
  assert(place >= 0 && place < entry.keys.count, 'an item that is shown is on its shelf');
  const id = entry.item.itemIDs.at(place);
  assert.equal(content.items.idOf(item), id, 'an item is what its page calls it');
  assert(revision === 0 || content.data.has(item), 'what is filled has data');
}

/**
 * Throws if the rows and cells after all frames differ from the page's content.
 *
 * @param {{ rows: Map<number, any>, cells: Map<number, any> }} picture
 * @param {Content} content
 */
export function judgePicture({ rows, cells }, content) {
  /** @type {Map<number, any>} */
  const entries = new Map();
  for (const [number, { shelf, place, extent }] of rows) {
    assert(Number.isFinite(place) && Number.isFinite(extent), 'a row is somewhere');
    const entry = content.shelves[content.indexOf(shelf)];
    assert(entry, 'a shelf that is shown is in the list');
    entries.set(number, entry);
  }
  for (const { item, row, place, extent, revision } of cells.values()) {
    assert(Number.isFinite(place) && Number.isFinite(extent), 'a cell is somewhere');
    assert(entries.has(row), 'a cell is on a row that is shown');
    judgeItem(item, revision, entries.get(row), content);
  }
}
