// @ts-check

import assert from 'node:assert/strict';

import { judgeTiles } from './tiles.mjs';

/**
 * @typedef {import('../../Web/js/shelves/content.js').Content} Content
 * @typedef {import('../../Web/js/shelves/engine.js').ShelvesEngine} ShelvesEngine
 * @typedef {ReturnType<ShelvesEngine['live']>} Live
 */

/**
 * Throws when what can be seen of shelves makes no sense.
 *
 * @param {{ live: Live, phase: string, deadline: number, track: number, offsets: any }} seen
 */
export function judgeShelves({ live, phase, deadline, track, offsets }) {
  assert(phase !== undefined && live.phase !== undefined, 'there is no such phase');
  assert(Number.isFinite(live.offset) && Number.isFinite(track), 'a place is finite');
  assert(!Number.isNaN(deadline), 'a time is a number');
  for (const { slot, distance, viewport } of [offsets.list ?? [], ...offsets.shelves].flat()) {
    assert([slot, distance, viewport].every(Number.isFinite), 'an offset is finite');
  }
  const numbers = new Set();
  for (const { start, extent, phase: own, offset, tiles } of live.shelves) {
    assert([start, extent, offset].every(Number.isFinite), 'a shelf is somewhere');
    assert(own !== undefined, 'there is no such phase');
    judgeTiles(tiles, numbers);
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
 * Throws when the picture that frames have made up is not what is live, or not what the page gave.
 *
 * @param {{ rows: Map<number, any>, cells: Map<number, any> }} picture
 * @param {Live} live
 * @param {Content} content
 */
export function judgePicture({ rows, cells }, { shelves }, content) {
  const byPlace = [...rows].sort(([, one], [, other]) => one.place - other.place);
  const told = byPlace.map(([number, { shelf, place, extent }]) => {
    assert(Number.isFinite(place) && Number.isFinite(extent), 'a row is somewhere');
    return { shelf, extent, cells: new Map([...cells].filter(([, { row }]) => row === number)) };
  });
  assert.deepEqual(
    told.map(({ shelf, extent }) => [shelf, extent]),
    shelves.map(({ key, extent }) => [key, extent]),
    'the rows that are told are those that are live',
  );
  shelves.forEach(({ key, tiles }, index) => {
    const entry = content.shelves[content.indexOf(key)];
    assert(entry, 'a shelf that is shown is in the list');
    const own = told[index].cells;
    assert.equal(own.size, tiles.length, 'the cells that are told are those that are live');
    for (const { number, item, extent, revision } of tiles) {
      const cell = own.get(number);
      assert.deepEqual([cell?.item, cell?.extent, cell?.revision], [item, extent, revision]);
      assert(Number.isFinite(cell.place), 'a cell is somewhere');
      judgeItem(item, revision, entry, content);
    }
  });
  const count = shelves.reduce((sum, { tiles }) => sum + tiles.length, 0);
  assert.equal(cells.size, count, 'there are no others');
}
