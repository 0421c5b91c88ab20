// @ts-check

// The inputs of an engine, as the numbers that its module has taken.

/**
 * @typedef {import('../wasm.js').Module} Module
 *
 * @typedef {Map<number, string>} Names The ids from the author, by key. Others are named by their key.
 */

/** The number of values of each input in the log. */
const VALUES = 5;

/** The first number of an answer to an accepted input. */
const ACCEPTED = -1;

/** The inputs of an engine from its start on. */
export class Log {
  /** @type {ArrayLike<number>} The numbers with which the engine was made. */
  created = [];
  /** @type {Float64Array[]} The numbers of each input. */
  inputs = [];
  /** @type {Names} */
  items = new Map();
  /** @type {Names} */
  shelves = new Map();
  /** The viewport's length across the axis of a list of items. */
  breadth = 0;
  /** Whether further inputs are added. */
  isOn = true;

  /** @param {boolean} isShelves Whether the engine is one of shelves. */
  constructor(isShelves) {
    this.isShelves = isShelves;
  }

  /**
   * A module that adds the inputs of its engine to this log.
   *
   * @param {Module} module
   * @returns {Module}
   */
  watch(module) {
    const { functions } = module;
    const prefix = this.isShelves ? 'rondo_shelves' : 'rondo';
    const [create, take] = [functions[`${prefix}_create`], functions[`${prefix}_take`]];
    /** @type {ArrayLike<number>} The numbers that the page has written for the next call. */
    let written = [];
    return Object.assign(Object.create(module), {
      write(/** @type {ArrayLike<number>} */ numbers) {
        written = numbers;
        module.write(numbers);
      },
      functions: {
        ...functions,
        [`${prefix}_create`]: () => {
          this.created = written;
          written = [];
          return create();
        },
        [`${prefix}_take`]: (/** @type {number} */ handle, /** @type {number[]} */ ...values) => {
          const pointer = take(handle, ...values);
          // A refused input has changed nothing.
          if (this.isOn && module.view(pointer)[0] === ACCEPTED) this.#add(values, written);
          written = [];
          return pointer;
        },
      },
    });
  }

  /**
   * @param {number[]} values The number and the time of the input, then its values.
   * @param {ArrayLike<number>} written
   */
  #add(values, written) {
    const numbers = new Float64Array(2 + VALUES + written.length).fill(NaN);
    numbers.set(values);
    numbers.set(written, 2 + VALUES);
    this.inputs.push(numbers);
  }

  /** All numbers, in the order in which the module of traces reads them. */
  get numbers() {
    const { isShelves, breadth, created, inputs, items, shelves } = this;
    const parts = [
      isShelves ? [] : [breadth],
      created,
      lengthsOf(items),
      lengthsOf(shelves),
      [inputs.length],
      ...inputs,
    ];
    const numbers = new Float64Array(parts.reduce((count, { length }) => count + length, 0));
    let at = 0;
    for (const part of parts) {
      numbers.set(part, at);
      at += part.length;
    }
    return numbers;
  }

  /** The bytes of all names, one after the other. */
  get text() {
    // Encoded one by one, as for their lengths: two halves of a character in two names stay apart.
    const names = [...this.items.values(), ...this.shelves.values()];
    return Uint8Array.from(names.flatMap((name) => [...utf8(name)]));
  }
}

/**
 * The count of names, and the key and the number of bytes of each.
 *
 * @param {Names} names
 */
function lengthsOf(names) {
  return [names.size, ...[...names].flatMap(([key, name]) => [key, utf8(name).length])];
}

/** @param {string} text */
function utf8(text) {
  return new TextEncoder().encode(text);
}
