// @ts-check

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { loadModule } from '../wasm.js';
import { REFUSALS } from '../words.js';
import { ShelvesEngine } from './engine.js';

const bytes = await readFile(new URL('../../build/rondo-shelves.wasm', import.meta.url));
const module = await loadModule(bytes);

const ENDS = { start: 'pinned', end: 'pinned', snap: 'none' };

/** A shelf with this number of items, whose keys follow the first. */
function shelf(key, first, count) {
  return { key, numbers: [key, NaN, 0, 0, first, count] };
}

function engineOf(...shelves) {
  const engine = new ShelvesEngine(
    module,
    {
      list: { viewport: 200, length: 100, ...ENDS },
      shelf: { viewport: 250, length: 100, ...ENDS },
    },
    shelves,
    (key) => String(key),
  );
  return engine;
}

test('a frame names only the rows and cells that have changed', () => {
  const engine = engineOf(shelf(0, 0, 9), shelf(1, 9, 9), shelf(2, 18, 9));
  const first = engine.frame(0);
  assert.deepEqual(
    first.rows.map(({ item, place, extent }) => [item, place, extent]),
    [
      [0, 0, 100],
      [1, 100, 100],
      [2, 200, 100],
    ],
  );
  assert.equal(first.cells.length, 3 * 4);
  const second = engine.frame(1);
  assert.deepEqual([second.rows, second.tracks, second.cells], [[], [], []]);
  engine.take('follow', 2, 1, 10, 'dragging');
  const moved = engine.frame(3);
  assert.deepEqual([moved.rows, moved.cells], [[], []]);
  assert.deepEqual(moved.tracks, [{ number: first.rows[1].number, track: 10 }]);
});

test('missing items are requested once, and filling them names only their cells', () => {
  const engine = engineOf(shelf(0, 0, 2), shelf(1, 1, 2));
  engine.frame(0);
  assert.deepEqual(engine.takeActions(), [{ kind: 'fetch', number: 1, keys: [0, 1, 2] }]);
  engine.frame(1);
  assert.deepEqual(engine.takeActions(), []);
  assert.equal(engine.take('receiveItems', 2, [1], 1), null);
  const { cells } = engine.frame(3);
  assert.deepEqual(cells.map(({ item, revision }) => [item, revision > 0]), [
    [1, true],
    [1, true],
  ]);
  assert.equal(REFUSALS[engine.take('receiveItems', 4, [0], 1)], 'noSuchRequest');
});

test('a shelf of a million items takes no more memory than one of two', () => {
  const { memory } = module.functions;
  engineOf(shelf(0, 0, 2)).destroy();
  const before = memory.buffer.byteLength;
  for (let round = 0; round < 20; round += 1) {
    const engine = engineOf(shelf(0, 0, 1_000_000));
    engine.frame(0);
    engine.take('scroll', 1, 0, 999_999, 'shortest', false);
    engine.frame(2);
    engine.destroy();
  }
  assert.equal(memory.buffer.byteLength, before);
});

test('offsets are read and restored to the bit', () => {
  const engine = engineOf(shelf(0, 0, 9), shelf(1, 9, 9), shelf(2, 18, 9), shelf(3, 27, 9));
  engine.frame(0);
  engine.take('follow', 1, 1, 123.456789, 'idle');
  engine.take('follow', 2, null, 150.25, 'idle');
  engine.frame(3);
  const { offsets } = engine;
  const other = engineOf(shelf(0, 0, 9), shelf(1, 9, 9), shelf(2, 18, 9), shelf(3, 27, 9));
  other.frame(0);
  other.take('restore', 1, offsets);
  other.frame(2);
  assert.deepEqual(other.offsets, offsets);
  assert.equal(offsets.shelves[0].item, 10);
});

test('a negative viewport is refused by name, and nothing changes', () => {
  const engine = engineOf(shelf(0, 0, 9));
  engine.frame(0);
  const before = engine.offsets;
  for (const size of [[250, -1], [-1, 200], [NaN, 200]]) {
    assert.throws(() => engine.take('resize', 0, size[0], size[1]), RangeError);
  }
  const message = 'height must be 0 or more points, not -1';
  assert.throws(() => engine.take('resize', 0, 250, -1), { name: 'RangeError', message });
  const { rows, tracks, cells } = engine.frame(0);
  assert.deepEqual([rows, tracks, cells], [[], [], []]);
  assert.deepEqual(engine.offsets, before);
});

test('a shelf that breaks a rule is refused by name, and nothing changes', () => {
  const engine = engineOf(shelf(0, 0, 9));
  const broken = { key: 7, numbers: [7, -5, 0, 0, 0, 1] };
  const message = 'length of shelf 7 must be a number of points from 0 to 1e9, not -5';
  assert.throws(() => engine.take('insert', 0, [broken], null), { name: 'RangeError', message });
  assert.deepEqual(
    engine.frame(0).rows.map(({ item }) => item),
    [0],
  );
});
