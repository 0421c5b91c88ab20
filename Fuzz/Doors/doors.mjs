// @ts-check

// Calls the doors of a module with all that a caller may come up with, until the time is over.
//
//     node Fuzz/Doors/doors.mjs pager|shelves <seconds> [<seed>] [<folder of modules>]
//     node Fuzz/Doors/doors.mjs pager|shelves 0 <seed> <folder>      # one engine, step by step
//
// A door either does what it says or throws, by name and rule, and then nothing has changed. It never
// ends as `unreachable`, never with a mistake of our own and never not at all, and what it answers are
// finite numbers.

import { writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker, isMainThread, workerData } from 'node:worker_threads';

import { loadModule } from '../../Web/js/wasm.js';
import { STEPS, Told, live } from './life.mjs';
import { PagerDoors } from './pager.mjs';
import { Random } from './random.mjs';
import { ShelfDoors } from './shelves.mjs';

/** The doors of each module, and its file. */
const MODULES = {
  pager: { Doors: PagerDoors, file: 'rondo.wasm' },
  shelves: { Doors: ShelfDoors, file: 'rondo-shelves.wasm' },
};

/** How long an engine may compute, in microseconds: what takes longer never ends. */
const LONGEST = 10_000_000;

const [name, seconds = '10', seed = String(Date.now() % 2 ** 31), folder = 'Web/build'] =
  process.argv.slice(2);
const { Doors, file } = MODULES[/** @type {keyof MODULES} */ (name)];
const module = await loadModule(await readFile(`${folder}/${file}`));

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
      live(Doors, module, new Random(number), told);
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
    argv: [name, seconds, seed, folder],
    workerData: current,
  });
  let last = { number: -1, begun: process.cpuUsage() };
  const watch = setInterval(() => {
    const number = Atomics.load(current, 0);
    if (number !== last.number) last = { number, begun: process.cpuUsage() };
    // Time that others have the processor for does not count.
    if (process.cpuUsage(last.begun).user < LONGEST) return;
    console.error(`seed ${number} does not end: to see what it does, give 0 seconds and that seed`);
    process.exit(1);
  }, 1000);
  worker.on('exit', (code) => {
    clearInterval(watch);
    process.exitCode = code;
  });
  console.log(`seed ${seed}`);
} else {
  work(workerData);
}
