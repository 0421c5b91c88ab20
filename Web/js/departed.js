// @ts-check

// Removed slides whose last events are still to come.

/**
 * Remembers removed items by key.
 *
 * The events of a removed item come with the next frame at rest at the latest, so an item that is
 * here at such a frame is forgotten at the next one.
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

  /** All remembered items. */
  get all() {
    return [...this.#earlier.values(), ...this.#lately.values()];
  }

  /** Handles a drawn frame at rest. */
  forget() {
    this.#earlier = this.#lately;
    this.#lately = new Map();
  }
}
