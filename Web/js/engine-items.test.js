// @ts-check

// Changes of an engine's items, and the pages in which they arrive.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { Engine } from './engine.js';
import { loadModule } from './wasm.js';
import { REFUSALS } from './words.js';

const module = await loadModule(await readFile(new URL('../build/rondo.wasm', import.meta.url)));

/** @param {number[]} keys */
function list(...keys) {
  return { count: keys.length, key: (/** @type {number} */ index) => keys[index] };
}

/** @param {number[]} keys */
function engineOf(...keys) {
  const engine = new Engine(module, { viewport: 400 }, list(...keys));
  engine.frame(0);
  engine.takeEvents();
  return engine;
}

/** @param {import('./engine.js').Engine} engine */
function shown(engine) {
  return engine.tiles().map(({ item, slot, place }) => [item, slot, place - engine.track]);
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
  const engine = new Engine(module, { viewport: 400, initial: 2 }, { count: 3, length: () => 100 });
  assert.equal(engine.current, 2);
});

test('items added before the current one move nothing on screen', () => {
  const engine = engineOf(1, 2, 3);
  const tile = engine.tiles().find(({ item }) => item === 1)?.number;
  engine.take('splice', 5, false, [{ start: 0, removed: 0, items: list(7, 8) }]);
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
  engine.take('splice', 5, false, [{ start: 0, removed: 1, items: list() }]);
  assert.deepEqual([engine.current, engine.settled], [2, 2]);
  assert.deepEqual(switches(engine), [
    ['change', 1, 2],
    ['settle', 1, 2],
  ]);
});

test('without items there is no current item', () => {
  const engine = engineOf(1, 2, 3);
  engine.take('splice', 5, false, [{ start: 0, removed: 3, items: { count: 0 } }]);
  assert.deepEqual([engine.current, engine.settled, engine.canScroll], [null, null, false]);
  assert.deepEqual(switches(engine), [
    ['change', 1, null],
    ['settle', 1, null],
  ]);
  engine.frame(5);
  assert.deepEqual(shown(engine), []);
  engine.take('splice', 6, false, [{ start: 0, removed: 0, items: list(9) }]);
  assert.equal(engine.current, 9);
});

test('items in another order are the same items', () => {
  const engine = engineOf(1, 2, 3, 4);
  const tile = engine.tiles().find(({ item }) => item === 1)?.number;
  engine.take('splice', 5, false, [{ start: 0, removed: 3, items: list(3, 1, 2) }]);
  engine.frame(5);
  assert.deepEqual([engine.current, engine.slot], [1, 1]);
  assert.deepEqual(shown(engine), [
    [3, 0, -400],
    [1, 1, 0],
    [2, 2, 400],
  ]);
  assert.equal(engine.tiles().find(({ item }) => item === 1)?.number, tile);
});

test('several ranges change at once', () => {
  const engine = engineOf(1, 2, 3, 4, 5, 6);
  engine.take('splice', 5, false, [
    { start: 3, removed: 2, items: list(7) },
    { start: 0, removed: 2, items: list() },
  ]);
  assert.deepEqual(switches(engine), [
    ['change', 1, 3],
    ['settle', 1, 3],
  ]);
  engine.frame(5);
  assert.deepEqual(shown(engine).map(([item]) => item), [6, 3, 7]);
});

test('an item moves between two ranges', () => {
  const engine = engineOf(1, 2, 3, 4);
  const tile = engine.tiles().find(({ item }) => item === 1)?.number;
  /** @param {number} start @param {number} removed @param {number[]} keys */
  const edit = (start, removed, ...keys) => ({ start, removed, items: list(...keys) });
  engine.take('splice', 5, false, [edit(4, 0, 1), edit(0, 1)]);
  engine.frame(5);
  assert.deepEqual([engine.current, engine.slot], [1, 3]);
  assert.deepEqual(shown(engine).map(([item]) => item), [4, 1, 2]);
  engine.take('splice', 6, false, [edit(3, 1), edit(0, 0, 1)]);
  engine.frame(6);
  assert.deepEqual([engine.current, engine.slot], [1, 0]);
  assert.equal(engine.tiles().find(({ item }) => item === 1)?.number, tile);
  assert.deepEqual(switches(engine), []);
});

test('items whose lengths change stay where they are', () => {
  const engine = new Engine(module, { viewport: 400, snap: 'item' }, { count: 50, length: () => 100 });
  engine.take('scroll', 0, 20, 'shortest', false);
  engine.frame(0);
  const lengths = { count: 3, key: (/** @type {number} */ i) => 19 + i, length: () => 150 };
  engine.take('splice', 5, false, [{ start: 19, removed: 3, items: lengths }]);
  engine.frame(5);
  assert.deepEqual(
    shown(engine).filter(([, , place]) => place > -200 && place < 400),
    [
      [19, 19, -150],
      [20, 20, 0],
      [21, 21, 150],
      [22, 22, 300],
    ],
  );
});

test('a longer measured length makes room, and the current item stays', () => {
  const engine = new Engine(module, { viewport: 400, snap: 'item' }, { count: 100_000, length: () => 100 });
  engine.take('scroll', 0, 50_000, 'shortest', false);
  engine.frame(0);
  engine.takeEvents();
  for (const index of [49_999, 50_001]) engine.take('measure', 5, index, 150.5);
  engine.frame(5);
  assert.deepEqual(
    shown(engine).filter(([, , place]) => place > -200 && place < 400),
    [
      [49_999, 49_999, -150.5],
      [50_000, 50_000, 0],
      [50_001, 50_001, 100],
      [50_002, 50_002, 250.5],
      [50_003, 50_003, 350.5],
    ],
  );
  assert.deepEqual(switches(engine), []);
  engine.take('scroll', 6, 99_999, 'forward', false);
  engine.take('measure', 7, 0, 0);
  engine.frame(7);
  assert.deepEqual(shown(engine).find(([item]) => item === 1)?.[2], 100);
});

test('a change of a few of many items takes a few numbers', () => {
  const count = 100_000;
  const engine = new Engine(module, { viewport: 400 }, { count, length: (index) => 100 + (index % 7) });
  let most = 0;
  const { functions } = module;
  module.functions = {
    ...functions,
    rondo_block: (/** @type {number} */ numbers) => {
      most = Math.max(most, numbers);
      return functions.rondo_block(numbers);
    },
  };
  try {
    engine.take('splice', 1, false, [{ start: 50_000, removed: 1, items: { count: 0 } }]);
    const items = { count: 1, key: () => count, length: () => 50 };
    engine.take('splice', 2, false, [{ start: 50_000, removed: 0, items }]);
    engine.take('measure', 3, 50_000, 60);
    // From one end of the list to the other.
    const moved = { count: 1, key: () => 99_998, length: () => 70 };
    engine.take('splice', 4, false, [
      { start: 99_998, removed: 1, items: { count: 0 } },
      { start: 1, removed: 0, items: moved },
    ]);
  } finally {
    module.functions = functions;
  }
  assert(most > 0 && most <= 16, `${most} numbers`);
  engine.destroy();
});

test('a list takes memory for described items, and none for items in a row', () => {
  const count = 100_000;
  const bytes = () => module.functions.memory.buffer.byteLength;
  const key = (/** @type {number} */ index) => index + 7;
  const before = bytes();
  const engine = new Engine(module, { viewport: 400 }, { count, key, length: () => undefined });
  // The keys are passed as a list in the block.
  const described = bytes();
  for (let step = 0; step < 200; step += 1) {
    const start = (step * 7919) % (count - step);
    engine.take('splice', step, false, [{ start, removed: 1, items: { count: 0 } }]);
  }
  // Two lists at a time, of 4 bytes an item; blocks are up to a half longer than their content.
  assert.deepEqual([described - before, bytes() - described <= 3 * 4 * count], [0, true]);
  engine.destroy();
});

/**
 * Random numbers below 1, equal in each run.
 *
 * @param {number} seed
 */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/**
 * The item and the place of each tile, relative to the current slot and the viewport's edge.
 *
 * @param {import('./engine.js').Engine} engine
 */
function places(engine) {
  const { track, slot } = engine;
  // Rounded to a millionth, because rounding errors depend on the origin.
  return engine
    .tiles()
    .map((tile) => [tile.item, tile.slot - slot, (tile.place - track).toFixed(6), tile.extent]);
}

/** @param {any[]} entries */
function itemsOf(entries) {
  return {
    count: entries.length,
    key: (/** @type {number} */ index) => entries[index].key,
    length: (/** @type {number} */ index) => entries[index].length,
    kind: (/** @type {number} */ index) => entries[index].kind,
  };
}

for (const [name, hasLengths] of /** @type {[string, boolean][]} */ ([
  ['of one length', false],
  ['of different lengths', true],
])) {
  test(`after any edits the layout is that of a new list of items ${name}`, () => {
    const next = chance(7);
    const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
    const lengths = [undefined, 'viewport', 0, 33.3, 120, 1e6 / 7];
    let lastKey = 299;
    const make = (/** @type {number} */ key) => ({
      key,
      length: hasLengths || next() < 0.01 ? lengths[below(lengths.length)] : undefined,
      kind: next() < 0.1 ? below(3) : 0,
    });
    const configuration = { viewport: 400, length: 90, spacing: 2.5, snap: 'item' };
    const list = Array.from({ length: 300 }, (_, key) => make(key));
    const engine = new Engine(module, configuration, itemsOf(list));
    for (let step = 0; step < 200; step += 1) {
      const start = below(list.length);
      if (next() < 0.3) {
        list[start] = { ...list[start], length: 10 + below(200) / 7 };
        engine.take('measure', step, start, list[start].length);
      } else {
        // One range, or several from the end of the list to the start.
        const edits = [];
        for (let end = list.length - 1, at = start; ; end = at, at = below(at)) {
          const removed = Math.min(end - at, below(4) * below(20));
          const kept = list.slice(at, at + removed).filter(() => next() < 0.3);
          const fresh = Array.from({ length: below(4) * below(20) }, () => make((lastKey += 1)));
          const added = next() < 0.5 ? [...fresh, ...kept.reverse()] : [...kept, ...fresh];
          list.splice(at, removed, ...added);
          edits.push({ start: at, removed, items: itemsOf(added) });
          if (at === 0 || next() < 0.5) break;
        }
        engine.take('splice', step, false, edits);
      }
      const index = below(list.length);
      const made = new Engine(module, { ...configuration, initial: index }, itemsOf(list));
      engine.take('scroll', step, index, 'shortest', false);
      engine.frame(step);
      made.frame(0);
      assert.deepEqual(places(engine), places(made), `step ${step}`);
      made.destroy();
    }
    engine.destroy();
  });
}

/** @type {[unknown, string, string][]} */
const wrongLengths = [
  [-1, 'RangeError', 'length must be 0 or more points, not -1'],
  [NaN, 'RangeError', 'length must be 0 or more points, not NaN'],
  [2e9, 'RangeError', 'length must be a number of points within 1000000000, not 2000000000'],
];

for (const [length, name, message] of wrongLengths) {
  test(`an invalid measured length is refused: ${message}`, () => {
    const engine = engineOf(1, 2, 3);
    assert.throws(() => engine.take('measure', 5, 1, length), { name, message });
    assert.equal(engine.now, 0);
  });
}

test('a scroll under way continues to its item, wherever that is now', () => {
  const engine = engineOf(1, 2, 3, 4);
  engine.take('next', 0, true);
  engine.take('splice', 100, false, [{ start: 1, removed: 0, items: list(5) }]);
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
];

for (const [items, name, message] of refused) {
  test(`a refused change changes nothing: ${message}`, () => {
    const engine = engineOf(1, 2, 3);
    engine.take('feed', 0, 0);
    engine.take('next', 0, true);
    const before = [shown(engine), engine.takeEvents(), { ...engine }];
    for (const isReplaced of [false, true]) {
      const edits = [{ start: 0, removed: 3, items: /** @type {any} */ (items) }];
      assert.throws(() => engine.take('splice', 50, isReplaced, edits), { name, message });
    }
    assert.deepEqual([engine.now, shown(engine), { ...engine }], [0, before[0], before[2]]);
    engine.frame(0);
    assert.deepEqual(engine.takeEvents(), []);
    assert.deepEqual(shown(engine), before[0]);
  });
}

test('code that describes items can use the module too', () => {
  const engine = engineOf(1, 2, 3);
  const other = engineOf(5);
  const key = (/** @type {number} */ index) => {
    other.frame(index);
    return index + 1;
  };
  engine.take('splice', 1, false, [{ start: 0, removed: 3, items: { count: 3, key } }]);
  assert.deepEqual(engine.takeEvents(), []);
});

test('a page is requested near the last item, and has a number', () => {
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

test('an added page causes the next request only when the end is near again', () => {
  const engine = engineOf();
  engine.take('feed', 0, 1);
  assert.equal(engine.inFlight, 1);
  engine.take('splice', 10, false, [{ start: 0, removed: 0, items: list(1, 2) }]);
  assert.equal(engine.inFlight, 1);
  assert.equal(engine.take('receive', 10, 1, 2, false), null);
  assert.equal(engine.inFlight, 2);
  engine.take('splice', 20, false, [{ start: 2, removed: 0, items: list(3, 4, 5) }]);
  assert.equal(engine.take('receive', 20, 2, 3, false), null);
  assert.equal(engine.inFlight, 0);
  engine.take('scroll', 30, 3, 'forward', false);
  assert.equal(engine.inFlight, 3);
});

test('after the last page nothing is requested', () => {
  const engine = engineOf();
  engine.take('feed', 0, 2);
  engine.take('splice', 10, false, [{ start: 0, removed: 0, items: list(1) }]);
  assert.equal(engine.take('receive', 10, 1, 1, true), null);
  engine.frame(100_000);
  assert.deepEqual([engine.inFlight, engine.deadline], [0, Infinity]);
});

test('an answer without a request is refused', () => {
  const engine = engineOf();
  engine.take('feed', 0, 2);
  for (const number of [0, 2]) {
    assert.equal(REFUSALS[engine.take('receive', 1, number, 1, true)], 'noSuchRequest');
    assert.equal(REFUSALS[engine.take('fail', 1, number)], 'noSuchRequest');
  }
  assert.equal(engine.inFlight, 1);
  assert.equal(engine.take('fail', 1, 1), null);
  assert.equal(REFUSALS[engine.take('fail', 1, 1)], 'noSuchRequest');
  assert.equal(REFUSALS[engine.take('receive', 1, 1, 1, true)], 'noSuchRequest');
});

test('a failed request is repeated after a second, then after two', () => {
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

test('after an empty page the next one is requested immediately, after more after a second, then two', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  engine.take('receive', 40, 1, 0, false);
  assert.deepEqual([engine.inFlight, engine.deadline], [2, Infinity]);
  engine.take('receive', 50, 2, 0, false);
  assert.deepEqual([engine.inFlight, engine.deadline], [0, 1050]);
  engine.frame(1049);
  assert.equal(engine.inFlight, 0);
  engine.frame(1050);
  assert.deepEqual([engine.inFlight, engine.deadline], [3, Infinity]);
  engine.take('receive', 2000, 3, 0, false);
  assert.equal(engine.deadline, 4000);
});

test('nothing is due after the failed page has been requested again', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  engine.take('fail', 0, 1);
  engine.frame(1000);
  assert.deepEqual([engine.inFlight, engine.deadline], [2, Infinity]);
});

test('a retry by the user is immediate', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  assert.equal(REFUSALS[engine.take('retry', 0)], 'nothingFailed');
  engine.take('fail', 10, 1);
  assert.equal(engine.take('retry', 11), null);
  assert.equal(engine.inFlight, 2);
  assert.equal(REFUSALS[engine.take('retry', 12)], 'nothingFailed');
});

test('another list cancels the request in flight, a change does not', () => {
  const engine = engineOf(1, 2);
  engine.take('feed', 0, 2);
  engine.take('splice', 2, false, [{ start: 0, removed: 2, items: list(2, 1) }]);
  assert.equal(engine.inFlight, 1);
  engine.take('splice', 3, true, [{ start: 0, removed: 2, items: list(5, 6) }]);
  assert.equal(engine.inFlight, 2);
  assert.equal(REFUSALS[engine.take('receive', 4, 1, 1, true)], 'noSuchRequest');
  engine.take('splice', 5, true, [{ start: 1, removed: 0, items: list(1, 2, 3, 4) }]);
  assert.equal(engine.inFlight, 0, 'the end is far');
});

test('a cancelled feed requests nothing, and its answers are refused', () => {
  const engine = engineOf(1);
  engine.take('feed', 0, 2);
  engine.take('unfeed', 1);
  assert.deepEqual([engine.inFlight, engine.deadline], [0, Infinity]);
  assert.equal(REFUSALS[engine.take('receive', 2, 1, 1, false)], 'noSuchRequest');
  assert.equal(REFUSALS[engine.take('fail', 2, 1)], 'noSuchRequest');
  assert.equal(REFUSALS[engine.take('retry', 2)], 'nothingFailed');
  engine.take('feed', 3, 2);
  assert.equal(engine.inFlight, 1, 'another feed counts from 1 again');
});

test('an invalid feed is refused', () => {
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
