// @ts-check

// The loaded WebAssembly module. This file, door.js, engine.js and shelves/engine.js are the only
// ones that know its functions and the layout of the block of numbers that both sides share.

import { RuleError, checkKind, isWhole, natural, quoted } from './checks.js';
import { Engine } from './engine.js';
import { CONFIGURATION, EVENTS, FIELDS, numberOf } from './words.js';

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./words.js').Items} Items
 */

/** The version of the functions and of the block that these files speak. */
const VERSION = 10;

/**
 * Loads the module.
 *
 * @param {string | URL | BufferSource} source Its address, or its bytes.
 */
export async function loadModule(source) {
  let bytes = /** @type {BufferSource} */ (source);
  if (typeof source === 'string' || source instanceof URL) {
    const response = await fetch(source);
    if (!response.ok) throw new Error(`${source} could not be loaded: ${response.status}`);
    // A module this small gains nothing by streaming, which asks servers for the right MIME type.
    bytes = await response.arrayBuffer();
  }
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Module(instance);
}

/** The loaded module: makes any number of engines. */
export class Module {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    /** @type {any} */
    this.functions = instance.exports;
    const version = this.functions.rondo_version();
    if (version !== VERSION) {
      throw new Error(`rondo.wasm is of version ${version}, its JavaScript of version ${VERSION}`);
    }
    this.numbers = new Float64Array(0);
  }

  /**
   * The shared numbers, from where the block is.
   *
   * @param {number} pointer
   */
  view(pointer) {
    const { buffer } = this.functions.memory;
    // Growing memory leaves the old buffer empty behind.
    if (this.numbers.buffer !== buffer || this.numbers.byteOffset !== pointer) {
      this.numbers = new Float64Array(buffer, pointer);
    }
    return this.numbers;
  }

  /** The block as it is. */
  get block() {
    return this.view(this.functions.rondo_block(0));
  }

  /**
   * Writes numbers into the block.
   *
   * @param {ArrayLike<number>} numbers
   */
  write(numbers) {
    this.view(this.functions.rondo_block(numbers.length)).set(numbers);
  }

  /**
   * What a value must be, to follow the words "must be".
   *
   * @param {string} name Of the value in a configuration.
   */
  rule(name) {
    const { memory, rondo_rule } = this.functions;
    const text = new Uint8Array(memory.buffer, rondo_rule(FIELDS.indexOf(name)));
    return new TextDecoder().decode(text.subarray(0, text.indexOf(0)));
  }

  /**
   * Makes an engine.
   *
   * @param {Record<string, any>} configuration See `CONFIGURATION`.
   * @param {Items} items
   * @param {typeof Engine} Kind Of engine.
   * @returns {any} One of that kind.
   * @throws {TypeError} A value is of the wrong kind.
   * @throws {RuleError} A value breaks its rule.
   */
  create(configuration, items, Kind = Engine) {
    return new Kind(this, configuration, items);
  }

  /**
   * A configuration as the block holds it.
   *
   * @param {Record<string, any>} configuration See `CONFIGURATION`.
   * @throws {TypeError} A value is of the wrong kind.
   * @throws {RuleError} A value is none that the block can hold.
   */
  numbersOf(configuration) {
    for (const name in configuration) {
      if (!(name in CONFIGURATION)) throw new TypeError(`${name} is no part of a configuration`);
    }
    return Object.keys(CONFIGURATION).map((name) => this.#number(name, configuration[name]));
  }

  /**
   * The life of a page that may be late, as a number; 0 is that of one that has just got its item.
   *
   * @param {number} life
   * @param {EngineEvent['kind'] | 'load'} event What happens to its tile, or that it is there.
   * @returns {{ life: number, told: number }} Its life after that, and whether it is told: 0 or 1.
   *   Once it is there, how many events it still has to hear, `willAppear` and `didAppear`.
   */
  live(life, event) {
    const answer = this.functions.rondo_live(life, EVENTS.indexOf(/** @type {any} */ (event)) - 4);
    return { life: answer % 16, told: answer >> 4 };
  }

  /**
   * Items as the block holds them, behind other numbers.
   *
   * @param {number[]} numbers
   * @param {Items} items
   * @throws {TypeError} A value is of the wrong kind.
   * @throws {RangeError} A value breaks its rule.
   */
  numbersAnd(numbers, { count, start = 0, key, length, kind }) {
    natural('count', count);
    const isDescribed = (key ?? length ?? kind) !== undefined;
    let at = numbers.length + 2;
    const all = new Float64Array(at + (isDescribed ? 3 * count : 1));
    all.set([...numbers, count, isDescribed ? 1 : 0]);
    if (!isDescribed) return all;
    const keyAt = key && uniqueKey(key);
    const first = at;
    // Items with nothing but keys that follow each other take no memory in the module.
    let isRun = true;
    for (let index = 0; index < count; index += 1) {
      all[at] = keyAt?.(index) ?? index;
      all[at + 1] = this.#number('length', length?.(index), start + index);
      all[at + 2] = wholeKind(kind?.(index) ?? 0, start + index);
      isRun &&= all[at] === all[first] + index && Number.isNaN(all[at + 1]) && all[at + 2] === 0;
      at += 3;
    }
    return isRun && count > 0 ? Float64Array.of(...numbers, count, 0, all[first]) : all;
  }

  /**
   * A value as the block holds it; NaN for one left out.
   *
   * @param {string} name
   * @param {unknown} value
   * @param {number} [item]
   */
  #number(name, value, item) {
    const kind = CONFIGURATION[name];
    if (value !== undefined) checkKind(name, kind, value);
    if (typeof value === 'number' && !(kind === 'whole' ? isWhole : Number.isFinite)(value)) {
      throw new RuleError(name, this.rule(name), value, item);
    }
    return numberOf(name, value);
  }
}

/**
 * A function of keys that refuses what is none, and one that was given before.
 *
 * @param {(index: number) => number} key
 */
function uniqueKey(key) {
  const seen = new Set();
  return (/** @type {number} */ index) => {
    const value = natural(`key of item ${index}`, key(index));
    if (seen.size === seen.add(value).size) {
      throw new RangeError(`key of item ${index} must be one that no other has, not ${value}`);
    }
    return value;
  };
}

/**
 * @param {number} kind
 * @param {number} item
 */
function wholeKind(kind, item) {
  if (isWhole(kind)) return kind;
  throw new RangeError(`kind of item ${item} must be a whole number, not ${quoted(kind)}`);
}
