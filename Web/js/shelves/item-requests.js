// @ts-check

// Fetching of the items that the engine requests.

import { checkFunction, quoted } from '../checks.js';

/**
 * @typedef {import('../item-list.js').ID} ID
 * @typedef {import('../item-list.js').Item} Item
 * @typedef {import('./content.js').Content} Content
 * @typedef {import('./engine.js').Action} Action
 *
 * @typedef {(ids: ID[], signal: AbortSignal) => Item[] | Promise<Item[]>} LoadItems
 *
 * @typedef {object} ItemsDetail
 * @property {'loading' | 'loaded' | 'failed' | 'cancelled'} state
 * @property {ID[]} ids The ids of the request.
 * @property {unknown} error The error of a failed request; null if items are only missing in the answer.
 *
 * @typedef {object} Request
 * @property {number} number
 * @property {number[]} keys
 * @property {AbortController} controller
 * @property {ID[]} [ids] The ids, once its start is reported.
 */

/** The requests for items of a list of shelves. */
export class ItemRequests {
  #host;
  #driver;
  /** @type {Content} */
  #content;
  /** @type {LoadItems | null} */
  #loadItems = null;
  /** @type {Map<number, Request>} The requests in flight, by number. */
  #waiting = new Map();
  /** @type {Request[]} The requests from before `loadItems` was set. */
  #held = [];

  /**
   * @param {HTMLElement} host The target of loading events.
   * @param {import('../driver.js').Driver} driver
   * @param {Content} content
   */
  constructor(host, driver, content) {
    this.#host = host;
    this.#driver = driver;
    this.#content = content;
  }

  get loadItems() {
    return this.#loadItems;
  }

  /** @param {LoadItems | null} loadItems */
  set loadItems(loadItems) {
    if (loadItems) checkFunction('loadItems', loadItems);
    this.#loadItems = loadItems ?? null;
    for (const request of loadItems ? this.#held.splice(0) : []) this.#fetch(request);
  }

  /** The keys of all items in flight. */
  get keys() {
    return [...this.#waiting.values()].flatMap(({ keys }) => keys);
  }

  /** @param {Action[]} actions */
  run(actions) {
    for (const action of actions) {
      if (action.kind === 'forget') this.#content.data.delete(action.key);
      else if (action.kind === 'cancel') this.#abort(action.number);
      else this.#begin({ ...action, controller: new AbortController() });
    }
  }

  /** Cancels all requests. */
  stop() {
    for (const number of [...this.#waiting.keys()]) this.#abort(number);
  }

  /** @param {Request} request */
  #begin(request) {
    this.#waiting.set(request.number, request);
    if (this.#loadItems) this.#fetch(request);
    else this.#held.push(request);
  }

  /** @param {number} number */
  #abort(number) {
    const request = this.#waiting.get(number);
    request?.controller.abort();
    this.#waiting.delete(number);
    if (request?.ids) this.#report('cancelled', request.ids);
    this.#held = this.#held.filter((request) => request.number !== number);
  }

  /** @param {Request} request */
  #fetch(request) {
    try {
      // Can throw, because it calls a list of the page.
      const ids = request.keys.map((key) => this.#content.items.idOf(key));
      request.ids = ids;
      this.#report('loading', ids);
      this.#driver.work(() => this.#load(request, ids));
    } catch (error) {
      this.#fail(request, [], error);
    }
  }

  /** @param {Request} request */
  #isWanted(request) {
    return this.#waiting.get(request.number) === request;
  }

  /**
   * @param {Request} request
   * @param {ID[]} ids
   */
  async #load(request, ids) {
    // A listener can have ended it.
    if (!this.#isWanted(request)) return;
    try {
      const items = await this.#loadItems?.([...ids], request.controller.signal);
      if (this.#isWanted(request)) this.#take(request, ids, items);
    } catch (error) {
      if (this.#isWanted(request)) this.#fail(request, ids, error);
    }
  }

  /**
   * @param {Request} request
   * @param {ID[]} ids
   * @param {unknown} error
   */
  #fail(request, ids, error) {
    console.warn(`${this.#host.localName}: loadItems failed and is tried again`, error);
    this.#answer(request, []);
    this.#report('failed', ids, error);
  }

  /**
   * Handles an answer, which can have fewer or more items than requested.
   *
   * @param {Request} request
   * @param {ID[]} ids
   * @param {any} items
   */
  #take(request, ids, items) {
    if (!Array.isArray(items)) {
      throw new TypeError(`loadItems must give an array of items, not ${quoted(items)}`);
    }
    const byID = new Map(items.map((item) => [item?.id, item]));
    if (items.length > 0 && !ids.some((id) => byID.has(id))) {
      const found = quoted(items[0]?.id);
      throw new TypeError(`loadItems must give items with ids such as ${quoted(ids[0])}, not ${found}`);
    }
    const { data } = this.#content;
    // Data that was set during the request is newer than the answer.
    const came = request.keys.filter((key, index) => {
      const isNew = byID.has(ids[index]) && !data.has(key);
      if (isNew) data.set(key, byID.get(ids[index]));
      return isNew;
    });
    const missing = ids.filter((_, index) => !data.has(request.keys[index]));
    this.#answer(request, came);
    if (missing.length > 0) this.#report('failed', missing);
    else this.#report('loaded', ids);
  }

  /**
   * @param {Request} request
   * @param {number[]} keys
   */
  #answer({ number }, keys) {
    this.#waiting.delete(number);
    this.#driver.take('receiveItems', keys, number);
  }

  /**
   * @param {ItemsDetail['state']} state
   * @param {ID[]} ids
   * @param {unknown} [error]
   */
  #report(state, ids, error = null) {
    const event = new CustomEvent('rondo-items', { detail: { state, ids, error }, composed: true });
    this.#driver.work(() => this.#host.dispatchEvent(event));
  }
}
