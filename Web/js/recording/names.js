// @ts-check

// The names of items in a trace.

/** @typedef {import('../item-list.js').ID} ID */

/** A unique name for each key. */
export class Names {
  /** @type {Map<number, string>} */
  #names = new Map();
  /** @type {Set<string>} */
  #taken = new Set();

  /**
   * @param {number} key
   * @param {ID | null | undefined} id The id from the author, if known.
   */
  of(key, id) {
    let name = this.#names.get(key);
    if (name === undefined) {
      name = String(id ?? key);
      // A text and a number with the same digits are different ids.
      if (this.#taken.has(name)) name = `${name} (${key})`;
      this.#taken.add(name);
      this.#names.set(key, name);
    }
    return name;
  }
}
