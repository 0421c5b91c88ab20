// @ts-check

// What items are called in a trace.

/** @typedef {import('../item-list.js').ID} ID */

/** A name for each key, which no other key has. */
export class Names {
  /** @type {Map<number, string>} */
  #names = new Map();
  /** @type {Set<string>} */
  #taken = new Set();

  /**
   * @param {number} key
   * @param {ID | null | undefined} id What its author calls it, where that is known.
   */
  of(key, id) {
    let name = this.#names.get(key);
    if (name === undefined) {
      name = String(id ?? key);
      // Text and number of the same digits are two ids.
      if (this.#taken.has(name)) name = `${name} (${key})`;
      this.#taken.add(name);
      this.#names.set(key, name);
    }
    return name;
  }
}
