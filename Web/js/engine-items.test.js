// @ts-check

// What happens to the items of an engine, and to the pages that they come in.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { loadModule } from './wasm.js';

const module = await loadModule(await readFile(new URL('../build/rondo.wasm', import.meta.url)));

/** @param {number[]} keys */
function list(...keys) {
  return { count: keys.length, key: (/** @type {number} */ index) => keys[index] };
}

/** @param {number[]} keys */
function engineOf(...keys) {
  const engine = module.create({ viewport: 400 }, list(...keys));
  engine.frame(0);
  engine.takeEvents();
  return engine;
}

/** @param {import('./engine.js').Engine} engine */
function shown(engine) {
  return engine.tiles().map(({ item, slot, place }) => [item, slot, place - engine.track]);
}

/**
 * Shows other items, and says whether anything is changed by it.
 *
 * @param {import('./engine.js').Engine} engine
 * @param {number} time
 * @param {import('./words.js').Items} items
 * @param {boolean} isReplaced
 */
function changes(engine, time, items, isReplaced) {
  const { lists } = engine;
  engine.take('change', time, items, isReplaced);
  return engine.lists !== lists;
}

/** @param {import('./engine.js').Engine} engine */
function switches(engine) {
  return engine
    .takeEvents()
    .filter(({ tile }) => tile < 0)
    .map(({ kind, from, to }) => [kind, from, to]);
}

test('items are named by their keys', () => {
  const engine = engineOf(30, 10, 20);
  assert.deepEqual([engine.current, engine.settled, engine.target], [30, 30, null]);
  engine.take('next', 0, true);
  assert.deepEqual([engine.current, engine.target], [30, 10]);
  const changes = engine.frame(300);
  assert.deepEqual([engine.current, engine.settled, engine.target], [10, 10, null]);
  assert.deepEqual(changes.map(({ item }) => item), [20]);
  const events = engine.takeEvents();
  assert.deepEqual(
    events.filter(({ kind }) => kind === 'settle').map(({ from, to }) => [from, to]),
    [[30, 10]],
  );
  assert.deepEqual(
    events.filter(({ tile }) => tile >= 0).map(({ kind, from }) => [kind, from]),
    [
      ['didDisappear', 30],
      ['willAppear', 10],
    ],
  );
});

test('without a key the index is the key', () => {
  const engine = module.create({ viewport: 400, initial: 2 }, { count: 3, length: () => 100 });
  assert.equal(engine.current, 2);
});

test('what comes before the current item moves nothing on screen', () => {
  const engine = engineOf(1, 2, 3);
  const tile = engine.tiles().find(({ item }) => item === 1)?.number;
  assert.equal(changes(engine, 5, list(7, 8, 1, 2, 3), false), true);
  assert.equal(engine.current, 1);
  engine.frame(5);
  assert.equal(engine.slot, 2);
  assert.deepEqual(shown(engine), [
    [8, 1, -400],
    [1, 2, 0],
    [2, 3, 400],
  ]);
  assert.equal(engine.tiles().find(({ item }) => item === 1)?.number, tile);
  assert.deepEqual(engine.takeEvents(), []);
});

test('a removed current item gives way to the next one', () => {
  const engine = engineOf(1, 2, 3);
  engine.take('change', 5, list(2, 3), false);
  assert.deepEqual([engine.current, engine.settled], [2, 2]);
  assert.deepEqual(switches(engine), [
    ['change', 1, 2],
    ['settle', 1, 2],
  ]);
});

test('no items are no current item', () => {
  const engine = engineOf(1, 2, 3);
  engine.take('change', 5, { count: 0 }, false);
  assert.deepEqual([engine.current, engine.settled, engine.canScroll], [null, null, false]);
  assert.deepEqual(switches(engine), [
    ['change', 1, null],
    ['settle', 1, null],
  ]);
  engine.frame(5);
  assert.deepEqual(shown(engine), []);
  engine.take('change', 6, list(9), false);
  assert.equal(engine.current, 9);
});

test('a change says whether anything is changed by it', () => {
  const engine = engineOf(0, 1, 2);
  for (const isReplaced of [false, true]) {
    assert.equal(changes(engine, 1, list(0, 1, 2), isReplaced), false);
    assert.equal(changes(engine, 1, { count: 3 }, isReplaced), false);
    assert.equal(changes(engine, 1, { count: 3, length: () => 400 }, isReplaced), true);
    assert.equal(changes(engine, 1, { count: 3, kind: () => 1 }, isReplaced), true);
    assert.equal(changes(engine, 1, list(2, 1, 0), isReplaced), true);
    assert.equal(changes(engine, 1, list(0, 1, 2), isReplaced), true);
  }
});

test('a scroll under way goes on to its item, wherever that is now', () => {
  const engine = engineOf(1, 2, 3, 4);
  engine.take('next', 0, true);
  engine.take('change', 100, list(1, 5, 2, 3, 4), false);
  assert.equal(engine.target, 2);
  engine.frame(300);
  assert.deepEqual([engine.phase, engine.settled, engine.slot], ['idle', 2, 2]);
});

const points = 'a number of points from 0 to 1e9';

/** @type {[object, string, string][]} */
const refused = [
  [
    { count: 3, length: (/** @type {number} */ index) => 10 - 10 * index },
    'RangeError',
    `length of item 2 must be ${points}, not -10`,
  ],
  [{ count: 1, length: () => NaN }, 'RangeError', `length of item 0 must be ${points}, not NaN`],
  [
    { count: 1, length: () => 2e9 },
    'RangeError',
    `length of item 0 must be ${points}, not 2000000000`,
  ],
  [
    { count: 1, length: () => null },
    'TypeError',
    'length must be "viewport" or a number, not null',
  ],
  [{ count: 1.5 }, 'RangeError', 'count must be a whole number from 0 to 2147483647, not 1.5'],
  [{ count: 2, key: () => 4 }, 'RangeError', 'key of item 1 must be one that no other has, not 4'],
  [{ count: 1, kind: () => NaN }, 'RangeError', 'kind of item 0 must be a whole number, not NaN'],
];

for (const [items, name, message] of refused) {
  test(`a change that is refused leaves everything as it was: ${message}`, () => {
    const engine = engineOf(1, 2, 3);
    engine.take('feed', 0, 0);
    engine.take('next', 0, true);
    const before = [shown(engine), engine.takeEvents(), { ...engine }];
    for (const isReplaced of [false, true]) {
      const other = /** @type {any} */ (items);
      assert.throws(() => engine.take('change', 50, other, isReplaced), { name, message });
    }
    assert.deepEqual([engine.now, shown(engine), { ...engine }], [0, before[0], before[2]]);
    engine.frame(0);
    assert.deepEqual(engine.takeEvents(), []);
    assert.equal(changes(engine, 1, list(1, 2, 3), true), false);
  });
}

test('the code that describes items may use the module too', () => {
  const engine = engineOf(1, 2, 3);
  const other = engineOf(5);
  const key = (/** @type {number} */ index) => {
    other.frame(index);
    return index + 1;
  };
  assert.equal(changes(engine, 1, { count: 3, key }, false), false);
});

test('a page is wanted near the last item, and its number tells which', () => {
  const engine = engineOf(1, 2, 3, 4);
  assert.equal(engine.inFlight, 0);
  engine.take('feed', 0, 1);
  assert.equal(engine.inFlight, 0);
  engine.take('next', 0, false);
  assert.equal(engine.inFlight, 0);
  engine.take('next', 0, false);
  assert.equal(engine.inFlight, 1);
  engine.take('previous', 0, false);
  assert.equal(engine.inFlight, 1, 'it stays in flight wherever the user goes');
});

test('a page that comes brings the next one only when the end is near again', () => {
  const engine = engineOf();
  engine.take('feed', 0, 1);
  assert.equal(engine.inFlight, 1);
  engine.take('change', 10, list(1, 2), false);
  assert.equal(engine.inFlight, 1);
  assert.equal(engine.take('receive', 10, 1, 2, false), null);
  assert.equal(engine.inFlight, 2);
  engine.take('change', 20, list(1, 2, 3, 4, 5), false);
  assert.equal(engine.take('receive', 20, 2, 3, false), null);
  assert.equal(engine.inFlight, 0);
  engine.take('scroll', 30, 3, 'forward', false);
  assert.equal(engine.inFlight, 3);
});

test('after the last page nothing is wanted', () => {
  const engine = engineOf();
  engine.take('feed', 0, 2);
  engine.take('change', 10, list(1), false);
  assert.equal(engine.take('receive', 10, 1, 1, true), null);
  engine.frame(100_000);
  assert.deepEqual([engine.inFlight, engine.deadline], [0, Infinity]);
});

test('an answer that nobody waits for is refused', () => {
  const engine = engineOf();
  engine.take('feed', 0, 2);
  for (const number of [0, 2]) {
    assert.equal(engine.take('receive', 1, number, 1, true), 'noSuchRequest');
    assert.equal(engine.take('fail', 1, number), 'noSuchRequest');
  }
  assert.equal(engine.inFlight, 1);
  assert.equal(engine.take('fail', 1, 1), null);
  assert.equal(engine.take('fail', 1, 1), 'noSuchRequest');
  assert.equal(engine.take('receive', 1, 1, 1, true), 'noSuchRequest');
});

test('what failed is asked for again after a second, then after two', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  engine.take('fail', 50, 1);
  assert.deepEqual([engine.inFlight, engine.deadline], [0, 1050]);
  engine.frame(1049);
  assert.equal(engine.inFlight, 0);
  engine.frame(1050);
  assert.equal(engine.inFlight, 2);
  engine.take('fail', 2000, 2);
  assert.equal(engine.deadline, 4000);
});

test('behind an empty page the next one is asked for after a second, then after two', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  engine.take('receive', 50, 1, 0, false);
  assert.deepEqual([engine.inFlight, engine.deadline], [0, 1050]);
  engine.frame(1049);
  assert.equal(engine.inFlight, 0);
  engine.frame(1050);
  assert.deepEqual([engine.inFlight, engine.deadline], [2, Infinity]);
  engine.take('receive', 2000, 2, 0, false);
  assert.equal(engine.deadline, 4000);
});

test('nothing is due any more when what failed has been asked for again', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  engine.take('fail', 0, 1);
  engine.frame(1000);
  assert.deepEqual([engine.inFlight, engine.deadline], [2, Infinity]);
});

test('a user who asks again is served at once', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  assert.equal(engine.take('retry', 0), 'nothingFailed');
  engine.take('fail', 10, 1);
  assert.equal(engine.take('retry', 11), null);
  assert.equal(engine.inFlight, 2);
  assert.equal(engine.take('retry', 12), 'nothingFailed');
});

test('another list gives the request in flight up, the same list and a change do not', () => {
  const engine = engineOf(1, 2);
  engine.take('feed', 0, 2);
  engine.take('change', 1, list(1, 2), true);
  assert.equal(engine.inFlight, 1);
  engine.take('change', 2, list(2, 1), false);
  assert.equal(engine.inFlight, 1);
  engine.take('change', 3, list(5, 6), true);
  assert.equal(engine.inFlight, 2);
  assert.equal(engine.take('receive', 4, 1, 1, true), 'noSuchRequest');
  engine.take('change', 5, list(5, 1, 2, 3, 4, 6), true);
  assert.equal(engine.inFlight, 0, 'the end is far');
});

test('a feed that was given up wants nothing, and its answers are refused', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  engine.take('unfeed', 1);
  assert.deepEqual([engine.inFlight, engine.deadline], [0, Infinity]);
  assert.equal(engine.take('receive', 2, 1, 1, false), 'noSuchRequest');
  assert.equal(engine.take('fail', 2, 1), 'noSuchRequest');
  assert.equal(engine.take('retry', 2), 'nothingFailed');
  engine.take('feed', 3, 2);
  assert.equal(engine.inFlight, 1, 'another feed counts from 1 again');
});

test('a feed that makes no sense is refused', () => {
  const engine = engineOf(1);
  const natural = 'must be a whole number from 0 to 2147483647';
  for (const prefetch of [-1, 0.5, NaN, Infinity]) {
    const message = `prefetch ${natural}, not ${prefetch}`;
    assert.throws(() => engine.take('feed', 0, prefetch), { name: 'RangeError', message });
  }
  assert.equal(engine.inFlight, 0);
  engine.take('feed', 0, 0);
  const message = `number ${natural}, not 4294967297`;
  assert.throws(() => engine.take('receive', 0, 2 ** 32 + 1, 1, true), { name: 'RangeError', message });
  assert.throws(() => engine.take('fail', 0, 2 ** 32 + 1), { name: 'RangeError', message });
  assert.throws(() => engine.take('receive', 0, 1, -1, true), {
    name: 'RangeError',
    message: `count ${natural}, not -1`,
  });
  assert.equal(engine.inFlight, 1);
});
