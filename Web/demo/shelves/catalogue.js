// SPDX-License-Identifier: MIT
// @ts-check

import { ask, coverAddress } from '../backend/backend.js';

/**
 * @typedef {object} Shelf
 * @property {string} id
 * @property {string} title
 * @property {string[]} itemIDs
 *
 * @typedef {object} Item An item in an answer of the server.
 * @property {string} id
 * @property {string} title
 * @property {string} subtitle
 * @property {number} hue in degrees of oklch()
 * @property {string} cover address of a picture
 *
 * @typedef {object} Faults The disturbance of each request.
 * @property {number} delay in milliseconds
 * @property {number} failing the share of failing requests, from 0 to 1
 */

/** The number of shelves on a page; small, so that loading is visible. */
const SHELVES_A_PAGE = 12;

/** The server's API, with delays and failures on demand. */
export class Catalogue {
  #onChange;
  /** @type {Faults} */
  faults = { delay: 0, failing: 0 };
  /** The number of requests for items. */
  requests = 0;
  /** The number of requested ids. */
  ids = 0;

  /** @param {() => void} onChange called when a count has changed */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  /**
   * A page of shelves, for `loadMore` of the element.
   *
   * @param {string | null} cursor
   * @param {AbortSignal} signal
   * @returns {Promise<{ shelves: Shelf[], next: string | null }>}
   */
  page = (cursor, signal) => {
    const query = new URLSearchParams({ limit: String(SHELVES_A_PAGE) });
    if (cursor !== null) query.set('after', cursor);
    return this.#ask('shelves', query, signal);
  };

  /**
   * Items by their ids, for `loadItems` of the element.
   *
   * @param {string[]} ids
   * @param {AbortSignal} signal
   * @returns {Promise<Item[]>}
   */
  items = async (ids, signal) => {
    this.requests += 1;
    this.ids += ids.length;
    this.#onChange();
    const { items } = await this.#ask('items', new URLSearchParams({ ids: ids.join() }), signal);
    return items;
  };

  /**
   * The address of a cover. Covers have the same delay as requests, varied for each cover.
   *
   * @param {Item} item
   * @param {number} side in pixels
   */
  coverOf({ cover, hue }, side) {
    const query = new URLSearchParams({ width: String(side), height: String(side) });
    const { delay } = this.faults;
    if (delay > 0) query.set('delay', String(Math.round((delay * (hue % 90)) / 90)));
    return coverAddress(cover, query);
  }

  /**
   * @param {string} what
   * @param {URLSearchParams} query
   * @param {AbortSignal} signal
   */
  async #ask(what, query, signal) {
    const { delay, failing } = this.faults;
    if (delay > 0) query.set('delay', String(delay));
    if (Math.random() < failing) query.set('fail', '503');
    const { status, body } = await ask(`${what}?${query}`, { signal });
    if (status >= 400) throw new Error(`The server answered ${status}`);
    return body;
  }
}
