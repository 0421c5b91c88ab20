// @ts-check

// Calls the functions of a module with any arguments that a caller could pass, until the time is over.
//
//     node Fuzz/Doors/doors.mjs pager|shelves <seconds> [<seed>] [<folder of modules>]
//     node Fuzz/Doors/doors.mjs pager|shelves 0 <seed> <folder>      # one engine, step by step
//
// A call either succeeds, or changes nothing and throws an error that names the value and the rule. It
// never throws `unreachable` or another internal error, it always returns, and its results are finite
// numbers.

import { writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker, isMainThread, workerData } from 'node:worker_threads';

import { loadModule } from '../../Web/js/wasm.js';
import { STEPS, StepLog, live } from './life.mjs';
import { PagerDoors } from './pager.mjs';
import { Random } from './random.mjs';
import { ShelfDoors } from './shelves.mjs';

/** The class that calls each module, and the file of the module. */
const MODULES = {
  pager: { Doors: PagerDoors, file: 'rondo.wasm' },
  shelves: { Doors: ShelfDoors, file: 'rondo-shelves.wasm' },
};

/** The largest first seed; each engine uses the next seed. */
const LARGEST = 2 ** 31 - 1;

/** The limit of an engine's processor time, in microseconds; a longer run counts as endless. */
const LONGEST = 10_000_000;

const [name, time = '10', first = String(Date.now() % 2 ** 31), folder = 'Web/build'] =
  process.argv.slice(2);
const [seconds, seed] = [Number(time), Number(first)];
check('module', name, 'pager or shelves', Object.hasOwn(MODULES, name));
check('time', time, 'a number of seconds from 0 on', seconds >= 0 && seconds < Infinity);
check('seed', first, 'a whole number from 0 to 2147483647', seed >= 0 && seed === (seed & LARGEST));
const { Doors, file } = MODULES[/** @type {keyof MODULES} */ (name)];
const module = await loadModule(await readFile(`${folder}/${file}`));

/**
 * Ends with a message if an argument is invalid.
 *
 * @param {string} what
 * @param {string} value
 * @param {string} rule
 * @param {boolean} isKept
 */
function check(what, value, rule, isKept) {
  if (isKept) return;
  console.error(`the ${what} must be ${rule}, not ${value}`);
  process.exit(2);
}

/**
 * Runs one engine after another, from a seed on.
 *
 * @param {Uint32Array} current Holds the seed of the present engine.
 */
function work(current) {
  const end = performance.now() + 1000 * seconds;
  let number = seed;
  do {
    Atomics.store(current, 0, number);
    const log = new StepLog(seconds === 0);
    try {
      live(Doors, module, new Random(number), log);
    } catch (error) {
      const { stack } = /** @type {Error} */ (error);
      writeSync(2, `seed ${number} fails after:\n${log.text}\n${stack}\n`);
      process.exit(1);
    }
    number += 1;
  } while (performance.now() < end);
  const count = number - seed;
  writeSync(1, `${count} engines of ${STEPS} steps each, and nothing to complain of\n`);
}

if (isMainThread) {
  const current = new Uint32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), {
    argv: [name, time, first, folder],
    workerData: current,
  });
  let last = { number: -1, begun: process.cpuUsage() };
  const watch = setInterval(() => {
    const number = Atomics.load(current, 0);
    if (number !== last.number) last = { number, begun: process.cpuUsage() };
    // Only processor time counts, not time used by other processes.
    if (process.cpuUsage(last.begun).user < LONGEST) return;
    console.error(`seed ${number} does not end; to print its steps, pass 0 seconds and this seed`);
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
