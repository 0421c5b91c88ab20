// @ts-check

// The life of an engine of any kind, from start to end.

import assert from 'node:assert/strict';
import { writeSync } from 'node:fs';

/**
 * @typedef {import('../../Web/js/wasm.js').Module} Module
 * @typedef {import('./random.mjs').Random} Random
 *
 * @typedef {[string, ...any[]]} Step The name of an action, and its arguments.
 *
 * @typedef {object} Subject An engine, and the doors to it.
 * @property {number} now Its present time.
 * @property {(random: Random, poison: number) => Step} step Makes a random step.
 * @property {(step: Step, time: number) => void} take Takes a step, or throws.
 * @property {() => any} look Its visible state, and its events since the last call.
 * @property {(seen: any) => void} judge Throws if that is inconsistent.
 * @property {() => void} end
 *
 * @typedef {object} Doors
 * @property {(module: Module, random: Random, poison: number, log: StepLog) => Subject} open Makes
 *   a random engine, or throws.
 */

export const STEPS = 60;

/**
 * Runs a life.
 *
 * @param {Doors} doors
 * @param {Module} module
 * @param {Random} random
 * @param {StepLog} log The steps so far, for the report of a failure.
 */
export function live(doors, module, random, log) {
  const poison = random.oneOf([0, 0.02, 0.2]);
  const { answer: subject, error } = knock(() => doors.open(module, random, poison, log));
  if (error) return;
  let time = 0;
  subject.judge(subject.look());
  for (let left = STEPS; left > 0; left -= 1) {
    const step = subject.step(random, poison);
    time += random.oneOf([0, 1, 16, 16, 100, 5000]);
    const other = random.chance(poison / 4) ? random.poison() : time;
    // Far in the future all steps until then would be computed, which takes long.
    const when = other > time ? NaN : other;
    const before = subject.look();
    log.push(() => `${step.map((value) => text(value)).join(' ')} at ${text(when)}`);
    const { error: refusal } = knock(() => subject.take(step, when));
    if (refusal) assert.deepEqual(subject.look(), before, 'what is refused changes nothing');
    else time = Math.max(time, subject.now);
    subject.judge(subject.look());
  }
  subject.end();
}

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
    if (error instanceof assert.AssertionError) throw error;
    assert(error instanceof RangeError || error instanceof TypeError, `${error}`);
    const rules = /must (be|name|have)|is no part of|there (is no|are more)|is there already|allocation/;
    assert.match(error.message, rules, `an error names the value and the rule: ${error.stack}`);
    return { error };
  }
}

/** @param {any} value */
function text(value) {
  if (typeof value === 'object' && value && 'count' in value) return `of ${value.count} items`;
  if (typeof value === 'object' || typeof value === 'string') return JSON.stringify(value);
  return String(value);
}

/** The steps of an engine, printed as they happen or after a failure. */
export class StepLog {
  #lines = /** @type {(() => string)[]} */ ([]);
  #printsAtOnce;

  /** @param {boolean} printsAtOnce */
  constructor(printsAtOnce) {
    this.#printsAtOnce = printsAtOnce;
  }

  /** @param {() => string} line Called only when it is printed, since most lines are not. */
  push(line) {
    if (this.#printsAtOnce) writeSync(1, `${line()}\n`);
    else this.#lines.push(line);
  }

  get text() {
    return this.#lines.map((line) => line()).join('\n');
  }
}
