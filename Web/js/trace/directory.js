// @ts-check

/**
 * @typedef {import('./items.js').TraceItem} TraceItem
 * @typedef {import('./lists.js').TraceList} TraceList
 * @typedef {import('./reader.js').Trace} Trace
 */

/**
 * The engine's names for those of a trace: a key for each item's id, a number for each kind of
 * view.
 *
 * An id keeps its key for the whole trace, so that events behind its removal still know it, and an
 * item that comes back is the same one.
 */
export class ItemDirectory {
  /** @type {string[]} All ids of the trace; `#ids[i]` is that of the item with the key i. */
  #ids = [];
  /** @type {Map<string, number>} */
  #keys = new Map();
  /** @type {Map<string | undefined, number>} */
  #kinds = new Map([[undefined, 0]]);

  /**
   * The names in a trace, in the order in which they come.
   *
   * @param {Trace} trace
   */
  constructor({ items, lists, inputs }) {
    this.#add(items);
    this.#addLists(lists);
    for (const input of inputs) {
      this.#add(input.items ?? []);
      this.#addLists(input.lists);
    }
  }

  /** @param {number | null} key */
  id(key) {
    return key === null ? null : this.#ids[key];
  }

  /**
   * The items of a trace as a list holds them.
   *
   * @param {TraceItem[]} items
   * @returns {import('../item-list.js').Entry[]}
   */
  entries(items) {
    return items.map((item) => ({
      key: /** @type {number} */ (this.#keys.get(item.id)),
      id: item.id,
      item,
      length: item.extent,
      kind: /** @type {number} */ (this.#kinds.get(item.reuse)),
    }));
  }

  /**
   * The key of an id; undefined when no item of the trace has that.
   *
   * @param {string} id
   */
  key(id) {
    return this.#keys.get(id);
  }

  /** @param {TraceList[]} lists */
  #addLists(lists = []) {
    for (const { items } of lists) this.#add(items);
  }

  /** @param {TraceItem[]} items */
  #add(items) {
    for (const { id, reuse } of items) {
      if (!this.#keys.has(id)) this.#keys.set(id, this.#ids.push(id) - 1);
      if (!this.#kinds.has(reuse)) this.#kinds.set(reuse, this.#kinds.size);
    }
  }
}
