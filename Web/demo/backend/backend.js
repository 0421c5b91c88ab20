// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The address of the feed server's API, next to the demo's folder.
 */
const API = new URL('../../api/', import.meta.url);

/** Whether the demo is in a folder of plain files, by `Scripts/site`, so that a request would only fail. */
const HAS_NO_SERVER = document.documentElement.dataset.server === 'none';

/** The statuses of a file host for a missing file or an unknown method. */
const NOT_THERE = [404, 405, 501];

/**
 * @typedef {object} Answer
 * @property {number} status the HTTP status
 * @property {any} body null without a body, and for a refused request
 *
 * @typedef {object} Asked
 * @property {string} [method]
 * @property {AbortSignal} [signal]
 */

/** @type {((path: string, asked: Asked) => Promise<Answer>) | null} */
let standIn = null;
const arrival = new EventTarget();

/**
 * Sends a request to the feed server. Without a server, a stand-in in the page answers this and all later
 * requests.
 *
 * @param {string} path the path within the API, without a leading slash
 * @param {Asked} asked
 * @returns {Promise<Answer>} rejects with the error of a failing network
 */
export async function ask(path, { method = 'GET', signal } = {}) {
  if (!standIn) {
    if (!HAS_NO_SERVER) {
      const response = await fetch(new URL(path, API), { method, signal, cache: 'no-store' });
      if (isServers(response)) return answerOf(response);
    }
    standIn = (await import('./stand-in.js')).answer;
    arrival.dispatchEvent(new Event('stand-in'));
  }
  return standIn(path, { method, signal });
}

/**
 * The address of a cover with a size; covers of the stand-in fit any size.
 *
 * @param {string} cover
 * @param {URLSearchParams} query
 */
export function coverAddress(cover, query) {
  return cover.startsWith('data:') ? cover : `${cover}?${query}`;
}

/**
 * Calls a function when the stand-in answers; immediately if it is known to.
 *
 * @param {() => void} listener
 * @param {AbortSignal} signal ends the wait
 */
export function whenStandIn(listener, signal) {
  if (standIn || HAS_NO_SERVER) listener();
  else arrival.addEventListener('stand-in', listener, { once: true, signal });
}

/**
 * Whether an answer is from the feed server, which answers in JSON; a file host answers with a page.
 *
 * @param {Response} response
 */
function isServers({ ok, status, headers }) {
  if (status === 204 || headers.get('content-type')?.includes('json')) return true;
  return !ok && !NOT_THERE.includes(status);
}

/**
 * @param {Response} response
 * @returns {Promise<Answer>}
 */
async function answerOf(response) {
  const { ok, status } = response;
  return { status, body: ok && status !== 204 ? await response.json() : null };
}
