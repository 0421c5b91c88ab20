// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A room, as the server tells of it.
 *
 * @typedef {object} Room
 * @property {string | number} id
 * @property {string} title
 * @property {string} host
 * @property {number} viewers
 * @property {number} hue in degrees, as oklch() counts them
 * @property {string} cover address of a picture
 */

/** So few that a page can be seen to come. */
const ROOMS_A_PAGE = 6;

/** The options of the address that go with each request for a page, to slow it or to fail it. */
const FAULTS = ['delay', 'fail'];

/**
 * What the server can be asked.
 *
 * @param {import('./network.js').Network} network
 * @param {URLSearchParams} options of the scene's address
 */
export function roomsOf(network, options) {
  return {
    /**
     * @param {string | null} cursor where the page begins, null for the first
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

    /** @returns {Promise<Room>} a new one, which is now the first */
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
