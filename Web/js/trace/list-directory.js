// @ts-check

import { ItemList } from '../item-list.js';
import { LAYOUT, numberOf } from '../words.js';
import { ItemDirectory } from './directory.js';

/**
 * @typedef {import('./items.js').TraceItem} TraceItem
 * @typedef {import('./lists.js').TraceList} TraceList
 * @typedef {import('./reader.js').Trace} Trace
 * @typedef {import('../item-list.js').Entry} Entry
 *
 * @typedef {Entry & { list: TraceList, items: ItemList, numbers: number[] }} ListEntry
 *   A list as the player holds it, and as the block does.
 */

/**
 * The engine's names for the lists of a trace and for what stands on them.
 *
 * As with items, an id means the same list throughout the trace.
 */
export class ListDirectory {
  /** @type {string[]} */
  #ids = [];
  /** @type {Map<string, number>} */
  #keys = new Map();

  /** @param {Trace} trace */
  constructor(trace) {
    this.items = new ItemDirectory(trace);
    this.#add(trace.lists);
    for (const input of trace.inputs) this.#add(input.lists);
  }

  /** @param {number | null} key */
  id(key) {
    return key === null ? null : this.#ids[key];
  }

  /**
   * Lists of a trace as the player holds them.
   *
   * @param {TraceList[]} lists
   */
  entries(lists) {
    return lists.map((list) => this.entry(list, new ItemList(this.items.entries(list.items))));
  }

  /**
   * @param {TraceList} list
   * @param {ItemList} items That stand on it now.
   * @returns {ListEntry}
   */
  entry(list, items) {
    const key = /** @type {number} */ (this.#keys.get(list.id));
    const layout = /** @type {Record<string, any>} */ (list.layout);
    const numbers = [
      ...[key, numberOf('length', list.extent), 0, 1],
      ...LAYOUT.map((name) => numberOf(name, layout[name])),
      ...itemsInBlock(items),
    ];
    return { key, id: list.id, item: list, length: undefined, kind: 0, list, items, numbers };
  }

  /**
   * The keys of the items whose data is here.
   *
   * @param {TraceItem[]} items
   */
  keysHere(items) {
    const here = items.filter(({ isHere }) => isHere);
    return here.map(({ id }) => /** @type {number} */ (this.items.key(id)));
  }

  /** @param {TraceList[]} lists */
  #add(lists = []) {
    for (const { id } of lists) {
      if (!this.#keys.has(id)) this.#keys.set(id, this.#ids.push(id) - 1);
    }
  }
}

/** @param {ItemList} items */
export function itemsInBlock({ all }) {
  const each = all.flatMap(({ key, length, kind }) => [key, numberOf('length', length), kind]);
  return [-1, all.length, 1, ...each];
}
