// @ts-check

// The loaded WebAssembly module. Only this file, door.js, engine.js and shelves/engine.js use its functions
// and the shared block of numbers.

import { bytesOf } from './bytes.js';
import { RuleError, checkKind, isWhole } from './checks.js';
import { CONFIGURATION, EVENTS, FIELDS, numberOf } from './words.js';

/**
 * @typedef {import('./words.js').EngineEvent} EngineEvent
 */

/**
 * The expected version of the module's functions and block. A new field of a configuration changes it.
 */
const VERSION = 100 * Object.keys(CONFIGURATION).length + 13;

/**
 * Loads the module.
 *
 * @param {string | URL | BufferSource} source The address of the module, or its bytes.
 */
export async function loadModule(source) {
  const { instance } = await WebAssembly.instantiate(await bytesOf(source), {});
  return new Module(instance);
}

/** The loaded module, which makes any number of engines. */
export class Module {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    /** @type {any} */
    this.functions = instance.exports;
    const version = this.functions.rondo_version();
    if (version !== VERSION) {
      throw new Error(`rondo.wasm has version ${version}, not ${VERSION}`);
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
    // The memory has a new buffer after it has grown.
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
   * The text of a rule, after the words "must be".
   *
   * @param {string} name The name of the value in a configuration.
   */
  rule(name) {
    const { memory, rondo_rule } = this.functions;
    const text = new Uint8Array(memory.buffer, rondo_rule(FIELDS.indexOf(name)));
    return new TextDecoder().decode(text.subarray(0, text.indexOf(0)));
  }

  /**
   * The numbers of a configuration for the block.
   *
   * @param {Record<string, any>} configuration See `CONFIGURATION`.
   * @throws {TypeError} If a value has the wrong type.
   * @throws {RuleError} If a value does not fit into the block.
   */
  numbersOf(configuration) {
    for (const name in configuration) {
      if (!(name in CONFIGURATION)) throw new TypeError(`${name} is no part of a configuration`);
    }
    return Object.keys(CONFIGURATION).map((name) => this.number(name, configuration[name]));
  }

  /**
   * The number of a value for the block; NaN if it is absent.
   *
   * @param {string} name
   * @param {unknown} value
   * @param {number} [item]
   */
  number(name, value, item) {
    const kind = CONFIGURATION[name];
    if (value !== undefined) checkKind(name, kind, value);
    if (typeof value === 'number' && !(kind === 'whole' ? isWhole : Number.isFinite)(value)) {
      throw new RuleError(name, this.rule(name), value, item);
    }
    return numberOf(name, value);
  }
}

/**
 * The next state of a page, which can be late. States are numbers; 0 is a page with a new item.
 *
 * @param {Module} module
 * @param {number} life
 * @param {EngineEvent['kind'] | 'load'} event An event of the tile, or `load` after loading.
 * @returns {{ life: number, events: number }} The new state, and the number of events for the page: 0 or 1.
 *   For `load` the number of missed events, `willAppear` and `didAppear`.
 */
export function live(module, life, event) {
  const answer = module.functions.rondo_live(life, EVENTS.indexOf(/** @type {any} */ (event)) - 4);
  return { life: answer % 16, events: answer >> 4 };
}
