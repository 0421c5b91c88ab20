// @ts-check

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { Engine } from './engine.js';
import { loadModule } from './wasm.js';
import { BROKEN_RULE, NO_POINTER_IS_DOWN, PAUSES, REFUSALS, TOO_MANY_TILES } from './words.js';

const module = await loadModule(await readFile(new URL('../build/rondo.wasm', import.meta.url)));
const five = { count: 5 };

function loop() {
  const engine = new Engine(module, { viewport: 400 }, five);
  engine.frame(0);
  engine.takeEvents();
  return engine;
}

const points = 'a number of points from 0 to 1e9';
const overscan = 'a whole number from 0 to 1000';

/** @type {[object, object, string, string][]} */
const refused = [
  [{ spacing: -3 }, five, 'RangeError', `spacing must be ${points}, not -3`],
  [{ spacing: NaN }, five, 'RangeError', `spacing must be ${points}, not NaN`],
  [{ spacing: '3' }, five, 'TypeError', 'spacing must be a number, not "3"'],
  [{ length: 'wide' }, five, 'TypeError', 'length must be "viewport" or a number, not "wide"'],
  [{ axis: 'z' }, five, 'RangeError', 'axis must be "horizontal" or "vertical", not "z"'],
  [{ axis: 1 }, five, 'TypeError', 'axis must be "horizontal" or "vertical", not 1'],
  [{ overscan: 0.5 }, five, 'RangeError', `overscan must be ${overscan}, not 0.5`],
  [{ overscan: 1e12 }, five, 'RangeError', `overscan must be ${overscan}, not 1000000000000`],
  [{ initial: 5 }, five, 'RangeError', 'initial must be the index of an item, not 5'],
  [{ colour: 'red' }, five, 'TypeError', 'colour is no part of a configuration'],
  [{}, { count: -1 }, 'RangeError', 'count must be a whole number from 0 to 2147483647, not -1'],
  [{}, { count: '5' }, 'TypeError', 'count must be a number, not "5"'],
  [
    {},
    { count: 3, length: (/** @type {number} */ index) => 10 - 10 * index },
    'RangeError',
    `length of item 2 must be ${points}, not -10`,
  ],
  [
    { length: 1e9 },
    { count: 2e6 },
    'RangeError',
    'items must be 1e15 points or less, all items together, not 2000000000000000',
  ],
  [
    { viewport: 400, length: 0.01 },
    { count: 1e6 },
    'RangeError',
    'tiles must be 10000 or fewer in the viewport at once, not 40001',
  ],
];

for (const [configuration, items, name, message] of refused) {
  test(`refused: ${message}`, () => {
    const all = { viewport: 400, ...configuration };
    assert.throws(() => new Engine(module, all, /** @type {any} */ (items)), { name, message });
  });
}

test('a scroll returns its frames and events', () => {
  const engine = loop();
  engine.take('next', 0, true);
  assert.equal(engine.phase, 'animating');
  assert.equal(engine.target, 1);
  assert.deepEqual(
    engine.takeEvents().map(({ kind, from }) => [kind, from]),
    [['begin', 0]],
  );
  engine.frame(150);
  assert.equal(engine.track, 200);
  engine.frame(300);
  assert.deepEqual([engine.phase, engine.current, engine.slot, engine.offset], ['idle', 1, 1, 0]);
});

test('a frame names only the tiles that have changed', () => {
  const engine = loop();
  assert.deepEqual(engine.frame(1), []);
  engine.take('next', 1, false);
  const changes = engine.frame(1);
  assert.deepEqual(
    changes.map(({ number, item, place }) => [number, item, place]),
    [[1, 2, 800]],
  );
});

// With spacing no item is near the edge of the viewport at rest, and a frame can skip its check.
for (const spacing of [0, 10]) {
  test(`the frame after hide names the moved tile: spacing ${spacing}`, () => {
    const engine = new Engine(module, { viewport: 400, spacing }, five);
    engine.frame(0);
    engine.takeEvents();
    engine.take('next', 0, true);
    engine.take('hide', 10);
    assert.deepEqual(
      engine.frame(10).map(({ number, item }) => [number, item]),
      [[1, 2]],
    );
  });
}

test('positions ahead continue past the next change of the origin', () => {
  const engine = new Engine(module, { viewport: 1200, snap: 'item' }, { count: 100 });
  engine.frame(0);
  let time = 0;
  for (let step = 0; step < 40; step += 1) {
    engine.take('next', time, true);
    while (engine.phase !== 'idle') {
      engine.frame((time += 3));
      if (engine.phase !== 'animating') continue;
      const { due, flights } = engine.ahead(8, 256);
      const { length } = flights[0].offsets;
      assert(length > 1 && due > time && due <= time + 8 * length, `${time} ms`);
    }
  }
});

test('an input out of order is refused by name', () => {
  const engine = loop();
  assert.equal(REFUSALS[engine.take('move', 0, 0, 0)], 'noPointerIsDown');
  assert.equal(engine.take('press', 0, 0, 0), null);
  assert.equal(REFUSALS[engine.take('press', 0, 0, 0)], 'pointerIsDown');
  assert.equal(REFUSALS[engine.take('wheel', 0, 1, 0)], 'wheelWhilePointerIsDown');
  assert.deepEqual(
    [NO_POINTER_IS_DOWN, TOO_MANY_TILES, BROKEN_RULE].map((number) => REFUSALS[number]),
    ['noPointerIsDown', 'tooManyTiles', 'brokenRule'],
  );
});

test('an input that the module cannot accept throws', () => {
  const engine = loop();
  engine.frame(100);
  assert.throws(() => engine.frame(99), RangeError);
  assert.throws(() => engine.frame(NaN), RangeError);
  assert.throws(() => engine.take('press', 100, NaN, 0), RangeError);
  assert.throws(() => engine.take('press', 100, 0, 1e10), RangeError);
  for (const value of [null, '5', [1], undefined]) {
    assert.throws(() => engine.take('press', 100, /** @type {any} */ (value), 0), {
      name: 'RangeError',
      message: /^x must be a number of points within 1000000000, not /,
    });
  }
  assert.throws(() => engine.take('resize', 100, -1), RangeError);
  assert.equal(engine.frame(100).length, 0);
});

test('a freed engine accepts no inputs, and harms no other', () => {
  const engine = loop();
  engine.destroy();
  const other = loop();
  assert.throws(() => engine.take('next', 0, false), TypeError);
  assert.throws(() => engine.destroy(), TypeError);
  assert.equal(other.current, 0);
  other.take('next', 0, false);
  assert.equal(other.current, 1);
});

test('engines are independent, and memory is reused', () => {
  const one = loop();
  const other = loop();
  one.take('next', 0, false);
  assert.deepEqual([one.current, other.current], [1, 0]);
  one.destroy();
  const third = loop();
  third.take('previous', 0, false);
  assert.deepEqual([third.current, other.current], [4, 0]);
});

test('a million items take no memory, and described ones make it grow', () => {
  const before = module.functions.memory.buffer.byteLength;
  const many = new Engine(module, { viewport: 400 }, { count: 1_000_000 });
  assert.equal(module.functions.memory.buffer.byteLength, before);
  const engine = loop();
  const described = { count: 200_000, length: (/** @type {number} */ index) => 10 + (index % 9) };
  const grown = new Engine(module, { viewport: 400 }, described);
  assert.ok(module.functions.memory.buffer.byteLength > before);
  assert.equal(engine.frame(1).length, 0);
  for (const one of [many, engine, grown]) one.destroy();
});

test('an engine gives its reasons not to advance', () => {
  const engine = new Engine(module, { viewport: 400, interval: 3000, duration: 300 }, five);
  engine.frame(0);
  assert.equal(engine.deadline, 2700);
  engine.take('press', 100, 10, 10);
  assert.equal(engine.pauses, PAUSES.touched);
  engine.take('release', 110, 10, 10);
  engine.take('hide', 200);
  engine.take('reduceMotion', 200, true);
  engine.take('pause', 200, PAUSES.hovered + PAUSES.requested, 'finish');
  assert.equal(
    engine.pauses,
    PAUSES.hidden + PAUSES.reducedMotion + PAUSES.hovered + PAUSES.requested,
  );
  assert.equal(engine.deadline, Infinity);
  engine.take('show', 300);
  engine.take('reduceMotion', 300, false);
  engine.take('resume', 400, PAUSES.hovered + PAUSES.requested);
  assert.equal(engine.pauses, 0);
  assert.equal(engine.deadline, 3100);
});

test('a pause finishes a step under way or snaps it', () => {
  for (const step of /** @type {const} */ (['finish', 'end'])) {
    const engine = new Engine(module, { viewport: 400, interval: 3000, duration: 300 }, five);
    engine.frame(0);
    engine.frame(2800);
    engine.take('pause', 2800, PAUSES.requested, step);
    assert.equal(engine.phase, step === 'end' ? 'idle' : 'animating');
    engine.frame(3000);
    assert.equal(engine.current, 1);
  }
});

test('an engine that wakes does not catch up on steps', () => {
  const engine = new Engine(module, { viewport: 400, interval: 3000, duration: 300 }, five);
  engine.frame(0);
  engine.take('wake', 5e6);
  engine.frame(5e6);
  assert.equal(engine.slot, 0);
  assert.equal(engine.deadline, 5e6 + 2700);
});

test('a viewport for too many tiles is refused, and nothing changes', () => {
  const engine = new Engine(module, { viewport: 400, length: 1 }, { count: 1e6 });
  engine.frame(0);
  assert.throws(() => engine.take('resize', 10, 1e6), {
    name: 'RangeError',
    message: 'tiles must be 10000 or fewer in the viewport at once, not more',
  });
  engine.frame(20);
  assert.equal(engine.tiles().length, 402);
  engine.take('resize', 30, 200);
  engine.frame(40);
  assert.equal(engine.tiles().length, 202);
});

test('a step can move up to a pinned end', () => {
  const engine = new Engine(module, { viewport: 400, start: 'pinned', end: 'pinned' }, five);
  const ways = () => [engine.hasWay(-1, 0), engine.hasWay(1, 0), engine.hasWay(0, 1)];
  assert.deepEqual(ways(), [false, true, false]);
  engine.take('scroll', 0, 4, 'shortest', false);
  assert.deepEqual(ways(), [true, false, false]);
  const round = loop();
  assert.deepEqual([round.hasWay(-1, 0), round.hasWay(1, 0)], [true, true]);
});
