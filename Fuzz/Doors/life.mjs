// @ts-check

// A random run of an engine, from its creation to its end.

import assert from 'node:assert/strict';
import { writeSync } from 'node:fs';

/**
 * @typedef {import('../../Web/js/wasm.js').Module} Module
 * @typedef {import('./random.mjs').Random} Random
 *
 * @typedef {[string, ...any[]]} Step The name of an action, and its arguments.
 *
 * @typedef {object} Subject An engine, with functions to call and check it.
 * @property {number} now The present time of the engine.
 * @property {(random: Random, poison: number) => Step} step Makes a random step.
 * @property {(step: Step, time: number) => void} take Takes a step, or throws.
 * @property {() => any} look Returns the visible state, and the events since the last call.
 * @property {(seen: any) => void} judge Throws if a result of `look` is inconsistent.
 * @property {() => void} end
 *
 * @typedef {object} Doors The way to make engines of a module.
 * @property {(module: Module, random: Random, poison: number, log: StepLog) => Subject} open Makes
 *   a random engine, or throws.
 */

export const STEPS = 60;

/**
 * Makes an engine, and calls it with random steps.
 *
 * @param {Doors} doors
 * @param {Module} module
 * @param {Random} random
 * @param {StepLog} log The steps so far, for the report of a failure.
 */
export function live(doors, module, random, log) {
  const poison = random.oneOf([0, 0.02, 0.2]);
  const { answer: subject, error } = attempt(() => doors.open(module, random, poison, log));
  if (error) return;
  let time = 0;
  subject.judge(subject.look());
  for (let left = STEPS; left > 0; left -= 1) {
    const step = subject.step(random, poison);
    time += random.oneOf([0, 1, 16, 16, 100, 5000]);
    const other = random.chance(poison / 4) ? random.poison() : time;
    // A time far in the future takes long, because all steps until then are computed.
    const when = other > time ? NaN : other;
    const before = subject.look();
    log.push(() => `${step.map((value) => text(value)).join(' ')} at ${text(when)}`);
    const { error: refusal } = attempt(() => subject.take(step, when));
    if (refusal) assert.deepEqual(subject.look(), before, 'what is refused changes nothing');
    else time = Math.max(time, subject.now);
    subject.judge(subject.look());
  }
  subject.end();
}

/**
 * Calls a function; returns its result or its error.
 *
 * @param {() => any} call
 * @returns {{ answer?: any, error?: Error }}
 */
function attempt(call) {
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

/** The steps of an engine, printed immediately or after a failure. */
export class StepLog {
  #lines = /** @type {(() => string)[]} */ ([]);
  #printsAtOnce;

  /** @param {boolean} printsAtOnce */
  constructor(printsAtOnce) {
    this.#printsAtOnce = printsAtOnce;
  }

  /** @param {() => string} line Called only if the line is printed; most lines are not. */
  push(line) {
    if (this.#printsAtOnce) writeSync(1, `${line()}\n`);
    else this.#lines.push(line);
  }

  get text() {
    return this.#lines.map((line) => line()).join('\n');
  }
}
