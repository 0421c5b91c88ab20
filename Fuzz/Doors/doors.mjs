// @ts-check

// Calls the doors of the modules with all that a caller may come up with, until the time is over.
//
//     node Fuzz/Doors/doors.mjs <seconds> [<seed>] [<folder of modules>]
//     node Fuzz/Doors/doors.mjs 0 <seed> <folder of modules>      # one engine, step by step
//
// A door either does what it says or throws, by name and rule, and then nothing has changed. It never
// ends as `unreachable`, never with a mistake of our own and never not at all, and what it answers are
// finite numbers.

import assert from 'node:assert/strict';
import { writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker, isMainThread, workerData } from 'node:worker_threads';

import { loadModule } from '../../Web/js/wasm.js';
import { Random } from './random.mjs';
import { configuration, items, step } from './worlds.mjs';

const STEPS = 60;

/** How long an engine may take for all its steps, in milliseconds: what takes longer never ends. */
const LONGEST = 10_000;

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
 * @param {Told} told What was done, for whom it fails.
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
    const other = random.chance(poison / 4) ? random.poison() : time;
    // Far in the future all steps until then would be taken, which takes as long as it takes.
    const when = other > time ? NaN : other;
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

/** What is done to an engine, told as it is done or once it fails. */
class Told {
  #lines = /** @type {string[]} */ ([]);
  #isToldAtOnce;

  /** @param {boolean} isToldAtOnce */
  constructor(isToldAtOnce) {
    this.#isToldAtOnce = isToldAtOnce;
  }

  /** @param {string} line */
  push(line) {
    this.#lines.push(line);
    if (this.#isToldAtOnce) writeSync(1, `${line}\n`);
  }

  get text() {
    return this.#lines.join('\n');
  }
}

/**
 * Engine after engine, from a seed on.
 *
 * @param {Int32Array} current Tells which one is at work.
 */
function work(current) {
  const end = performance.now() + 1000 * Number(seconds);
  let number = Number(seed);
  do {
    Atomics.store(current, 0, number);
    const told = new Told(seconds === '0');
    try {
      live(new Random(number), told);
    } catch (error) {
      const { stack } = /** @type {Error} */ (error);
      writeSync(2, `seed ${number} fails after:\n${told.text}\n${stack}\n`);
      process.exit(1);
    }
    number += 1;
  } while (performance.now() < end);
  const count = number - Number(seed);
  writeSync(1, `${count} engines of ${STEPS} steps each, and nothing to complain of\n`);
}

if (isMainThread) {
  const current = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), {
    argv: [seconds, seed, folder],
    workerData: current,
  });
  let last = -1;
  const watch = setInterval(() => {
    const now = Atomics.load(current, 0);
    if (now === last) {
      console.error(`seed ${now} does not end: to see what it does, give 0 seconds and that seed`);
      process.exit(1);
    }
    last = now;
  }, LONGEST);
  worker.on('exit', (code) => {
    clearInterval(watch);
    process.exitCode = code;
  });
  console.log(`seed ${seed}`);
} else {
  work(workerData);
}
