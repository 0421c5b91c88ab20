// @ts-check

// Calls the doors of the modules with all that a caller may come up with, until the time is over.
//
//     node Fuzz/Doors/doors.mjs <seconds> [<seed>] [<folder of modules>]
//
// A door either does what it says or throws, by name and rule, and then nothing has changed. It never
// ends as `unreachable`, never with a mistake of our own, and what it answers are finite numbers.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { loadModule } from '../../Web/js/wasm.js';
import { Random } from './random.mjs';
import { configuration, items, step } from './worlds.mjs';

const STEPS = 60;

const [seconds = '10', seed = String(Date.now() % 2 ** 31), folder = 'Web/build'] =
  process.argv.slice(2);
const module = await loadModule(await readFile(`${folder}/rondo.wasm`));

/**
 * Calls a door.
 *
 * @param {() => any} call
 * @returns {{ answer?: any, error?: Error }}
 */
function knock(call) {
  try {
    return { answer: call() };
  } catch (error) {
    assert(error instanceof RangeError || error instanceof TypeError, `${error}`);
    assert.match(error.message, /must be|is no part of|allocation/, 'an error names the value and the rule');
    return { error };
  }
}

/**
 * All that can be seen of an engine.
 *
 * @param {any} engine
 */
function look(engine) {
  const { phase, canScroll, deadline, current, settled, target, inFlight, pauses, offset } = engine;
  const state = { phase, canScroll, deadline, current, settled, target, inFlight, pauses, offset };
  return { ...state, tiles: engine.tiles(), slotPosition: engine.slotPosition };
}

/** @param {ReturnType<typeof look>} seen */
function judge({ tiles, slotPosition, offset, deadline, phase }) {
  assert(phase !== undefined, 'there is no such phase');
  assert(Number.isFinite(offset) && Number.isFinite(slotPosition), 'a place is finite');
  assert(!Number.isNaN(deadline), 'a time is a number');
  const numbers = new Set();
  tiles.forEach((tile, index) => {
    assert(Number.isFinite(tile.start) && Number.isFinite(tile.extent), 'a tile is somewhere');
    assert(!numbers.has(tile.number), 'a view is at one place');
    numbers.add(tile.number);
    if (index > 0) assert(tiles[index - 1].slot < tile.slot, 'tiles are in order');
  });
}

/**
 * One engine from its beginning to its end.
 *
 * @param {Random} random
 * @param {string[]} told What was done, for whom it fails.
 */
function live(random, told) {
  const poison = random.oneOf([0, 0.02, 0.2]);
  const first = configuration(random, poison);
  let shown = items(random, poison);
  told.push(`create ${JSON.stringify(first)} of ${shown.count} items`);
  const { answer: engine, error } = knock(() => module.create(first, shown));
  if (error) return;
  let time = 0;
  for (let left = STEPS; left > 0; left -= 1) {
    const [name, ...values] = step(random, poison, shown.count);
    time += random.oneOf([0, 1, 16, 16, 100, 5000]);
    const when = random.chance(poison / 4) ? random.poison() : time;
    const before = look(engine);
    told.push(`${name} ${values.map((value) => text(value)).join(' ')} at ${text(when)}`);
    const { error: refusal } = knock(() => engine[name](...values, when));
    if (refusal) assert.deepEqual(look(engine), before, 'what is refused changes nothing');
    else {
      if (name === 'change') shown = values[0];
      time = Math.max(time, engine.now);
    }
    judge(look(engine));
    for (const { kind, tile } of engine.takeEvents()) {
      assert(kind !== undefined && Number.isInteger(tile), 'an event is one');
    }
  }
  engine.destroy();
}

/** @param {any} value */
function text(value) {
  if (typeof value === 'object' && value && 'count' in value) return `of ${value.count} items`;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

const end = performance.now() + 1000 * Number(seconds);
let number = Number(seed);
console.log(`seed ${number}`);
while (performance.now() < end) {
  /** @type {string[]} */
  const told = [];
  try {
    live(new Random(number), told);
  } catch (error) {
    console.error(`seed ${number} fails after:\n${told.join('\n')}\n${/** @type {any} */ (error).stack}`);
    process.exit(1);
  }
  number += 1;
}
console.log(`${number - Number(seed)} engines of ${STEPS} steps each, and nothing to complain of`);
