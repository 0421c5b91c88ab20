// @ts-check

// The loaded WebAssembly module. Only this file, door.js, engine.js and shelves/engine.js know its
// functions and the layout of the shared block of numbers.

import { RuleError, checkKind, isWhole, natural } from './checks.js';
import { Engine } from './engine.js';
import { CONFIGURATION, EVENTS, FIELDS, numberOf } from './words.js';

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 * @typedef {import('./words.js').Items} Items
 */

/**
 * The version of the functions and of the block that these files expect. A new field of a configuration
 * changes it.
 */
const VERSION = 100 * Object.keys(CONFIGURATION).length + 13;

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
    // Streaming would not help for such a small module, and needs the right MIME type from servers.
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
   * The shared numbers, from the start of the block.
   *
   * @param {number} pointer
   */
  view(pointer) {
    const { buffer } = this.functions.memory;
    // Growing memory detaches the old buffer.
    if (this.numbers.buffer !== buffer || this.numbers.byteOffset !== pointer) {
      this.numbers = new Float64Array(buffer, pointer);
    }
    return this.numbers;
  }

  /** The block with its present content. */
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
   * The text of a rule, to follow the words "must be".
   *
   * @param {string} name The name of the value in a configuration.
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
   * @param {typeof Engine} Kind The class of the engine.
   * @returns {any} An engine of that class.
   * @throws {TypeError} A value is of the wrong kind.
   * @throws {RuleError} A value breaks its rule.
   */
  create(configuration, items, Kind = Engine) {
    return new Kind(this, configuration, items);
  }

  /**
   * The numbers of a configuration for the block.
   *
   * @param {Record<string, any>} configuration See `CONFIGURATION`.
   * @throws {TypeError} A value is of the wrong kind.
   * @throws {RuleError} The block cannot hold a value.
   */
  numbersOf(configuration) {
    for (const name in configuration) {
      if (!(name in CONFIGURATION)) throw new TypeError(`${name} is no part of a configuration`);
    }
    return Object.keys(CONFIGURATION).map((name) => this.#number(name, configuration[name]));
  }

  /**
   * Items as the block holds them, behind other numbers. Keys and kinds are made by scripts, and right.
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
    const first = at;
    // Items whose keys are in sequence, without anything else, take no memory in the module.
    let isRun = true;
    for (let index = 0; index < count; index += 1) {
      all[at] = key?.(index) ?? index;
      all[at + 1] = this.#number('length', length?.(index), start + index);
      all[at + 2] = kind?.(index) ?? 0;
      isRun &&= all[at] === all[first] + index && Number.isNaN(all[at + 1]) && all[at + 2] === 0;
      at += 3;
    }
    return isRun && count > 0 ? Float64Array.of(...numbers, count, 0, all[first]) : all;
  }

  /**
   * The number of a value for the block; NaN if it is absent.
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
 * The next state of a page that may be late. States are numbers; 0 is a page with a new item.
 *
 * @param {Module} module
 * @param {number} life
 * @param {EngineEvent['kind'] | 'load'} event An event of its tile, or that it has loaded.
 * @returns {{ life: number, events: number }} The new state, and whether the page gets the event: 0
 *   or 1. For `load` the number of events that it still gets, `willAppear` and `didAppear`.
 */
export function live(module, life, event) {
  const answer = module.functions.rondo_live(life, EVENTS.indexOf(/** @type {any} */ (event)) - 4);
  return { life: answer % 16, events: answer >> 4 };
}
