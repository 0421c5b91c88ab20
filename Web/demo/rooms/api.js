// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A room in an answer of the server.
 *
 * @typedef {object} Room
 * @property {string | number} id
 * @property {string} title
 * @property {string} host
 * @property {number} viewers
 * @property {number} hue in degrees of oklch()
 * @property {string} cover address of a picture
 */

/** The number of rooms on a page; small, so that loading is visible. */
const ROOMS_A_PAGE = 6;

/** The options of the address for requests for a page: a delay or a failure. */
const FAULTS = ['delay', 'fail'];

/**
 * The server's API.
 *
 * @param {import('./network.js').Network} network
 * @param {URLSearchParams} options of the scene's address
 */
export function roomsOf(network, options) {
  return {
    /**
     * @param {string | null} cursor the start of the page, null for the first page
     * @param {AbortSignal} signal
     * @returns {Promise<{ items: Room[], next: string | null }>}
     */
    async page(cursor, signal) {
      const query = new URLSearchParams({ limit: options.get('limit') ?? String(ROOMS_A_PAGE) });
      if (cursor !== null) query.set('after', cursor);
      for (const name of FAULTS) {
        const value = options.get(name);
        if (value !== null) query.set(name, value);
      }
      const { rooms, next } = await network.ask(`rooms?${query}`, { signal });
      return { items: rooms, next };
    },

    /**
     * @param {Room['id']} id
     * @param {AbortSignal} signal
     * @returns {Promise<Room>}
     */
    room: (id, signal) => network.ask(addressOf(id), { signal }),

    /** @returns {Promise<Room>} a new room, which is now the first */
    add: () => network.ask('rooms', { method: 'POST' }),

    /**
     * @param {Room['id']} id
     * @returns {Promise<null>}
     */
    remove: (id) => network.ask(addressOf(id), { method: 'DELETE' }),
  };
}

/** @param {Room['id']} id */
function addressOf(id) {
  return `rooms/${encodeURIComponent(id)}`;
}
