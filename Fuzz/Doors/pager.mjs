// @ts-check

// Calls of the pager's module.

import assert from 'node:assert/strict';

import { Engine } from '../../Web/js/engine.js';
import { configuration, items, step } from './pager-worlds.mjs';
import { judgeTiles } from './tiles.mjs';

/**
 * @typedef {import('./life.mjs').Step} Step
 * @typedef {import('./life.mjs').StepLog} StepLog
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {import('../../Web/js/wasm.js').Module} Module
 */

/** An engine of the pager's module. */
export class PagerDoors {
  #engine;
  #keys;

  /**
   * @param {any} engine
   * @param {number[]} keys The keys of its items.
   */
  constructor(engine, keys) {
    this.#engine = engine;
    this.#keys = keys;
  }

  /**
   * @param {Module} module
   * @param {Random} random
   * @param {number} poison
   * @param {StepLog} log
   */
  static open(module, random, poison, log) {
    const first = configuration(random, poison);
    const shown = items(random, poison);
    log.push(() => `create ${JSON.stringify(first)} of ${shown.count} items`);
    const engine = new Engine(module, first, shown);
    const key = shown.key ?? ((/** @type {number} */ index) => index);
    return new this(engine, Array.from({ length: shown.count }, (_, index) => key(index)));
  }

  get now() {
    return this.#engine.now;
  }

  /**
   * @param {Random} random
   * @param {number} poison
   */
  step(random, poison) {
    return step(random, poison, this.#keys);
  }

  /**
   * @param {Step} step
   * @param {number} time
   */
  take([name, ...values], time) {
    if (name === 'frame') this.#engine.frame(time);
    else this.#engine.take(name, time, ...values);
    if (name === 'splice') {
      for (const { start, removed, items } of values[1]) this.#keys.splice(start, removed, ...items.names);
    }
  }

  look() {
    const { phase, canScroll, deadline, current, settled, target, inFlight, pauses, offset } =
      this.#engine;
    const state = { phase, canScroll, deadline, current, settled, target, inFlight, pauses, offset };
    return {
      ...state,
      tiles: this.#engine.tiles(),
      slotPosition: this.#engine.slotPosition,
      events: this.#engine.takeEvents(),
    };
  }

  /** @param {ReturnType<PagerDoors['look']>} seen */
  judge({ tiles, slotPosition, offset, deadline, phase, events }) {
    assert(phase !== undefined, 'the phase is unknown');
    assert(Number.isFinite(offset) && Number.isFinite(slotPosition), 'a place is finite');
    assert(!Number.isNaN(deadline), 'a time is a number');
    judgeTiles(tiles);
    const count = this.#keys.length;
    for (const { slot, item } of tiles) {
      assert.equal(item, this.#keys[((slot % count) + count) % count], 'a slot shows its item');
    }
    for (const { kind, tile } of events) {
      assert(kind !== undefined && Number.isInteger(tile), 'an event is one');
    }
  }

  end() {
    this.#engine.destroy();
  }
}
