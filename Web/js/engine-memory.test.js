// @ts-check

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { Engine } from './engine.js';
import { loadModule } from './wasm.js';

const module = await loadModule(await readFile(new URL('../build/rondo.wasm', import.meta.url)));

/** A number for which blocks of 32 bytes, the smallest, would take 50 pages of memory. */
const FRAMES = 100_000;

const bytes = () => module.functions.memory.buffer.byteLength;

/** @type {[string, import('./words.js').Items][]} */
const loops = [
  ['5 items', { count: 5 }],
  ['1,000,000 items', { count: 1_000_000 }],
  ['1,000 items of different lengths', { count: 1_000, length: (index) => 100 + (index % 7) }],
];

for (const [name, items] of loops) {
  test(`frames keep no memory: ${name}, dragged and released`, () => {
    const engine = new Engine(module, { viewport: 400, snap: 'none' }, items);
    engine.frame(0);
    let time = 0;
    let x = 0;
    let before = NaN;
    while (time < 16 * FRAMES) {
      engine.take('press', (time += 16), x, 0);
      for (let step = 0; step < 10; step += 1) {
        engine.take('move', (time += 16), (x -= 30), 0);
        engine.frame(time);
      }
      engine.take('release', (time += 16), x, 0);
      for (let frame = 0; frame < 100; frame += 1) engine.frame((time += 16));
      engine.takeEvents();
      // The first flick makes the tiles and buffers that later flicks reuse.
      if (Number.isNaN(before)) before = bytes();
    }
    assert.equal(bytes(), before);
    engine.destroy();
  });
}

test('a million items take no more memory than five', () => {
  const first = new Engine(module, { viewport: 400 }, { count: 5 });
  const before = bytes();
  const second = new Engine(module, { viewport: 400 }, { count: 1_000_000 });
  second.frame(0);
  assert.equal(bytes(), before);
  first.destroy();
  second.destroy();
});
