// @ts-check

// Those who left the slides, of whom some events have still to tell.

/**
 * Remembers by key what has left.
 *
 * What leaves is reported by the next frame at rest at the latest, so one that is here when such a
 * frame is drawn is forgotten at the next.
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

  /** All that are remembered. */
  get all() {
    return [...this.#earlier.values(), ...this.#lately.values()];
  }

  /** A frame at rest has been drawn. */
  forget() {
    this.#earlier = this.#lately;
    this.#lately = new Map();
  }
}
