// SPDX-License-Identifier: MIT
// @ts-check

import { Refusal } from './network.js';

/** The time from an answer to the next request, in milliseconds. */
const PAUSE = 5000;

/** @typedef {import('./api.js').Room} Room */

/**
 * Requests the state of a room repeatedly while it plays.
 *
 * @param {object} how
 * @param {(id: Room['id'], signal: AbortSignal) => Promise<Room>} how.ask
 * @param {(room: Room) => void} how.onState
 * @param {(room: Room) => void} how.onGone called after the removal of the room
 */
export function watch({ ask, onState, onGone }) {
  let current = new AbortController();

  /**
   * @param {Room} room
   * @param {AbortSignal} signal
   */
  async function follow(room, signal) {
    while (!signal.aborted) {
      try {
        const state = await ask(room.id, signal);
        if (!signal.aborted) onState(state);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Refusal && error.status === 404) {
          onGone(room);
          return;
        }
        // Other errors are ignored, and the next request follows.
      }
      await pause(PAUSE, signal);
    }
  }

  return {
    /** @param {Room} room */
    begin(room) {
      this.end();
      current = new AbortController();
      follow(room, current.signal);
    },

    end() {
      current.abort();
    },
  };
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal} signal ends the pause early
 */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve(undefined);
    }
    signal.addEventListener('abort', done);
  });
}
