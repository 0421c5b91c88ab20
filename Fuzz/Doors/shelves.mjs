// @ts-check

// Calls of the shelves' module, with the element's handling of content but without the element.

import assert from 'node:assert/strict';

import { checkOption } from '../../Web/js/options.js';
import { Content } from '../../Web/js/shelves/content.js';
import { ShelvesEngine } from '../../Web/js/shelves/engine.js';
import { OPTIONS, configurationOf, numbersOf } from '../../Web/js/shelves/layout.js';
import { keysOf, namesOf } from '../../Web/js/shelves/offsets.js';
import { judgePicture, judgeShelves } from './shelf-judge.mjs';
import { step } from './shelf-steps.mjs';
import { options, shelves } from './shelf-worlds.mjs';

/**
 * @typedef {import('./life.mjs').Step} Step
 * @typedef {import('./life.mjs').StepLog} StepLog
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {import('../../Web/js/item-list.js').ListChange} ListChange
 * @typedef {import('../../Web/js/shelves/content.js').ShelfEntry} ShelfEntry
 * @typedef {import('../../Web/js/wasm.js').Module} Module
 */

const SIZE = { width: 390, height: 800 };

/** A list of shelves, with its content from a page. */
export class ShelfDoors {
  #module;
  #engine;
  #options;
  content = new Content();
  /** @type {Map<number, number[]>} The keys of each pending request for items. */
  requests = new Map();
  /** The rows and cells of the frames so far, by number. */
  picture = { rows: new Map(), cells: new Map() };

  /**
   * @param {Module} module
   * @param {Record<string, any>} options
   * @param {unknown} shelves
   */
  constructor(module, options, shelves) {
    this.#module = module;
    this.content.adopt(this.content.list.replaced(this.content.entriesOf(shelves)));
    this.#engine = this.#engineOf(options);
    this.#options = options;
    this.#run();
  }

  /**
   * @param {Module} module
   * @param {Random} random
   * @param {number} poison
   * @param {StepLog} log
   */
  static open(module, random, poison, log) {
    const first = options(random, poison);
    const shown = shelves(random, poison);
    log.push(() => `create ${JSON.stringify(first)} of ${JSON.stringify(shown)}`);
    return new this(module, first, shown);
  }

  get now() {
    return this.#engine.now;
  }

  /** The pending requests and the present positions, for random steps. */
  get state() {
    const { inFlight: page } = this.#engine;
    const items = [...this.picture.cells.values()].map(({ item }) => item);
    return { requests: this.requests, page, items, offsets: this.#offsets };
  }

  get #offsets() {
    return namesOf(this.#engine.offsets, this.content);
  }

  /**
   * @param {Random} random
   * @param {number} poison
   */
  step(random, poison) {
    return step(random, poison, this);
  }

  /**
   * @param {Step} step
   * @param {number} time
   */
  take([name, ...values], time) {
    const own = this.#own(time);
    if (name in own) /** @type {any} */ (own)[name](...values);
    else this.#engine.take(name, time, ...values);
    this.#run();
  }

  /**
   * The steps that do more than call the engine.
   *
   * @param {number} time
   */
  #own(time) {
    const { content } = this;
    const { list, items } = content;
    const key = (/** @type {any} */ id) => (id === null ? null : content.keyOf(id));
    return {
      frame: () => this.#draw(time),
      insert: (/** @type {any} */ shelves, /** @type {any} */ before) => {
        const added = content.entriesOf(shelves);
        this.#edit(list.inserted(added, before), () =>
          this.#engine.take('insert', time, this.#listed(added), key(before)),
        );
      },
      remove: (/** @type {any[]} */ ...ids) =>
        this.#edit(list.removed(ids), () => this.#engine.take('remove', time, ids.map(key))),
      reorder: (/** @type {any} */ id, /** @type {any} */ before) =>
        this.#edit(list.moved(id, before), () => {
          if (key(before) !== key(id)) this.#engine.take('reorder', time, key(id), key(before));
        }),
      replace: (/** @type {any} */ shelves, /** @type {boolean} */ isReplaced) => {
        const entries = content.entriesOf(shelves);
        const other = isReplaced ? list.replaced(entries) : list.updated(entries);
        const listed = this.#listed([...other.all].reverse().flatMap(({ added }) => added));
        this.#edit(other, () => this.#engine.take('replace', time, listed, isReplaced));
      },
      update: (/** @type {number[]} */ keys) => {
        this.#engine.take('update', time, keys);
        for (const each of keys) content.data.set(each, items.idOf(each));
      },
      receiveItems: (/** @type {any} */ number, /** @type {number[]} */ keys) => {
        const refusal = this.#engine.take('receiveItems', time, keys, number);
        if (refusal !== null) return;
        this.requests.delete(number);
        for (const each of keys) content.data.set(each, items.idOf(each));
      },
      restore: (/** @type {any} */ offsets) =>
        this.#engine.take('restore', time, keysOf(offsets, content)),
      restart: (/** @type {Record<string, any>} */ options) => {
        const { offsets } = this.#engine;
        const engine = this.#engineOf(options);
        engine.take('restore', 0, offsets);
        engine.take('update', 0, [...content.data.keys()]);
        this.#engine.destroy();
        this.#engine = engine;
        this.#options = options;
        this.requests.clear();
        this.picture = { rows: new Map(), cells: new Map() };
      },
    };
  }

  look() {
    const { phase, isFlying, deadline, current, inFlight, track } = this.#engine;
    return {
      ...{ phase, isFlying, deadline, current, inFlight, track },
      offsets: this.#offsets,
      shelves: this.content.shelves.map(({ id }) => id),
      events: this.#engine.takeEvents(),
      actions: this.#engine.takeActions(),
    };
  }

  /** @param {ReturnType<ShelfDoors['look']>} seen */
  judge(seen) {
    judgeShelves(seen);
    assert.deepEqual(seen.actions, [], 'what is asked for has been carried out');
    for (const { kind, shelf, tile } of seen.events) {
      assert(kind !== undefined && Number.isInteger(tile), 'an event is one');
      if (shelf !== null) assert(this.content.idOf(shelf) !== undefined, 'an event is of a shelf');
    }
  }

  end() {
    this.#engine.destroy();
  }

  /** @param {Record<string, any>} options */
  #engineOf(options) {
    for (const name in options) checkOption(name, options[name], OPTIONS);
    const { direction = 'ltr' } = options;
    return new ShelvesEngine(
      this.#module,
      configurationOf(options, { ...SIZE, direction, initial: 0 }),
      this.#listed(this.content.shelves, options),
      (key) => String(this.content.idOf(key)),
    );
  }

  /**
   * @param {readonly any[]} entries
   * @param {Record<string, any>} options
   */
  #listed(entries, options = this.#options) {
    return entries.map((entry) => ({ key: entry.key, numbers: numbersOf(entry, options) }));
  }

  /**
   * @param {ListChange} change
   * @param {() => void} send
   */
  #edit(change, send) {
    send();
    this.content.adopt(change);
  }

  /** @param {number} time */
  #draw(time) {
    const { rows, tracks, cells } = this.#engine.frame(time);
    const { picture } = this;
    for (const { number, shelf, ...row } of rows) {
      if (shelf < 0) picture.rows.delete(number);
      else picture.rows.set(number, { shelf, ...row });
    }
    for (const { number, track } of tracks) {
      assert(Number.isFinite(track) && picture.rows.has(number), 'a row that is there moves');
    }
    for (const { number, item, ...cell } of cells) {
      if (item < 0) picture.cells.delete(number);
      else picture.cells.set(number, { item, ...cell });
    }
    judgePicture(picture, this.content);
    if (this.#engine.phase === 'idle') this.content.forget();
  }

  /** Runs the engine's actions for data. */
  #run() {
    for (const action of this.#engine.takeActions()) {
      if (action.kind === 'forget') this.content.data.delete(action.key);
      else if (action.kind === 'cancel') this.#cancel(action.number);
      else this.#fetch(action);
    }
  }

  /** @param {number} number */
  #cancel(number) {
    assert(this.requests.delete(number), 'a cancelled request is pending');
  }

  /** @param {{ number: number, keys: number[] }} request */
  #fetch({ number, keys }) {
    assert(keys.length > 0 && !this.requests.has(number), 'a request has keys, and a new number');
    const waiting = new Set([...this.requests.values()].flat());
    for (const key of keys) {
      assert(!waiting.has(key) && waiting.add(key), 'an item is asked for once at a time');
      assert(this.content.items.idOf(key) !== undefined, 'an item that is asked for has an id');
    }
    this.requests.set(number, keys);
  }
}
