// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Where the feed server has its API: beside the folder of the demo.
 */
const API = new URL('../../api/', import.meta.url);

/** What a host of files answers where it has no such file, or takes no such method. */
const NOT_THERE = [404, 405, 501];

/**
 * @typedef {object} Answer
 * @property {number} status as of HTTP
 * @property {any} body null without one, and where the request was refused
 *
 * @typedef {object} Asked
 * @property {string} [method]
 * @property {AbortSignal} [signal]
 */

/** @type {((path: string, asked: Asked) => Promise<Answer>) | null} */
let standIn = null;
const arrival = new EventTarget();

/**
 * Asks the feed server. Where the host of the page has none, a stand-in in the page answers, from
 * the first request on.
 *
 * @param {string} path of the API, without a slash in front
 * @param {Asked} asked
 * @returns {Promise<Answer>} rejects with what a failing network throws
 */
export async function ask(path, { method = 'GET', signal } = {}) {
  if (!standIn) {
    const response = await fetch(new URL(path, API), { method, signal, cache: 'no-store' });
    if (isServers(response)) return answerOf(response);
    standIn = (await import('./stand-in.js')).answer;
    arrival.dispatchEvent(new Event('stand-in'));
  }
  return standIn(path, { method, signal });
}

/**
 * The address of a cover of a size; one that a stand-in drew fits any.
 *
 * @param {string} cover
 * @param {URLSearchParams} query
 */
export function coverAddress(cover, query) {
  return cover.startsWith('data:') ? cover : `${cover}?${query}`;
}

/**
 * Calls a function once the stand-in answers; at once where it does already.
 *
 * @param {() => void} tell
 * @param {AbortSignal} signal ends the waiting
 */
export function whenStandIn(tell, signal) {
  if (standIn) tell();
  else arrival.addEventListener('stand-in', tell, { once: true, signal });
}

/**
 * Whether the feed server gave this answer. It answers in JSON, a host of files by a page.
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
