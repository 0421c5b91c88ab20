// @ts-check

import { inWords, isFlag, isNumber, isObject, isString, shown, text } from './values.js';

/** A mistake in a trace. */
export class TraceError extends Error {
  /**
   * @param {number} line From 1.
   * @param {string} problem
   */
  constructor(line, problem) {
    super(`${line}: ${problem}`);
    this.name = 'TraceError';
    this.line = line;
  }
}

/** The keys of one object, each read by a rule. */
export class Fields {
  /**
   * @param {number} line
   * @param {Record<string, unknown>} values
   * @param {string} [owner] Whose keys they are, as an error says it behind a key.
   */
  constructor(line, values, owner = '') {
    this.line = line;
    this.values = values;
    this.owner = owner;
  }

  /**
   * The same keys, called somebody's.
   *
   * @param {string} owner
   */
  named(owner) {
    return this.inner(this.values, owner);
  }

  /**
   * The keys of an object within this one.
   *
   * @param {Record<string, unknown>} values
   * @param {string} owner
   */
  inner(values, owner) {
    return new Fields(this.line, values, ` of ${owner}`);
  }

  /** @param {string} key */
  has(key) {
    return Object.hasOwn(this.values, key);
  }

  /**
   * Refuses every other key by name.
   *
   * @param {readonly string[]} keys
   */
  allow(keys) {
    const unknown = Object.keys(this.values)
      .filter((key) => !keys.includes(key))
      .sort();
    if (unknown.length === 0) return;
    throw this.error(`unknown key ${text(unknown[0])}${this.owner}, expected ${inWords(keys)}`);
  }

  /**
   * The value of a key; undefined when it is not given.
   *
   * @param {string} key
   * @param {string} expected
   * @param {(value: any) => boolean} isRight
   * @returns {any}
   */
  value(key, expected, isRight) {
    if (!this.has(key)) return undefined;
    const value = this.values[key];
    if (isRight(value)) return value;
    throw this.wrong(key, shown(value), expected);
  }

  /**
   * The value of a key that must be given.
   *
   * @param {string} key
   * @param {string} expected
   * @param {(value: any) => boolean} isRight
   * @returns {any}
   */
  required(key, expected, isRight) {
    if (this.has(key)) return this.value(key, expected, isRight);
    throw this.error(`"${key}"${this.owner} is missing, expected ${expected}`);
  }

  /**
   * The values of all keys, in the order of these.
   *
   * @param {string} expected
   * @param {(value: any) => boolean} isRight
   * @returns {[string, any][]}
   */
  all(expected, isRight) {
    const keys = Object.keys(this.values).sort();
    return keys.map((key) => [key, this.required(key, expected, isRight)]);
  }

  /**
   * One of several words; undefined when it is not given.
   *
   * @param {string} key
   * @param {readonly string[]} words
   */
  word(key, words) {
    return this.value(key, inWords(words), (value) => words.includes(value));
  }

  /**
   * A string that must be given.
   *
   * @param {string} key
   * @returns {string}
   */
  string(key) {
    return this.required(key, 'a string', isString);
  }

  /**
   * True or false; undefined when it is not given.
   *
   * @param {string} key
   * @returns {boolean | undefined}
   */
  flag(key) {
    return this.value(key, 'true or false', isFlag);
  }

  /**
   * A place on screen or a distance, which must be given.
   *
   * @param {string} key
   * @returns {number}
   */
  place(key) {
    const expected = 'a number of points from -1e9 to 1e9';
    return this.required(key, expected, (value) => isNumber(value) && Math.abs(value) <= 1e9);
  }

  /**
   * The object under a key that must be given.
   *
   * @param {string} key
   * @param {string} expected
   */
  object(key, expected) {
    return this.inner(this.required(key, expected, isObject), `"${key}"`);
  }

  /**
   * The error of a value that breaks its rule.
   *
   * @param {string} key
   * @param {string} value
   * @param {string} expected
   */
  wrong(key, value, expected) {
    return this.error(`"${key}"${this.owner} is ${value}, expected ${expected}`);
  }

  /**
   * An error in this line.
   *
   * @param {string} problem
   */
  error(problem) {
    return new TraceError(this.line, problem);
  }
}
