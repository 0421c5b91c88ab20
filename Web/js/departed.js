// @ts-check

// Removed slides with pending events.

/**
 * The removed items by key, until their last events.
 *
 * The last events of an item come with the next frame at rest, or earlier. So an item is dropped at the
 * second frame at rest.
 *
 * @template Item
 */
export class Departed {
  /** @type {Map<number, Item>} */
  #lately = new Map();
  /** @type {Map<number, Item>} */
  #earlier = new Map();

  /**
   * @param {number} key
   * @param {Item} item
   */
  add(key, item) {
    this.#lately.set(key, item);
  }

  /** @param {number} key */
  get(key) {
    return this.#lately.get(key) ?? this.#earlier.get(key);
  }

  /** All items. */
  get all() {
    return [...this.#earlier.values(), ...this.#lately.values()];
  }

  /** Drops earlier items; called after a frame at rest. */
  forget() {
    this.#earlier = this.#lately;
    this.#lately = new Map();
  }
}
