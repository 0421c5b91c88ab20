// SPDX-License-Identifier: MIT
// @ts-check

// A stand-in for the feed server, with the part of its API that the demo needs.

import { FIRST_ROOMS, ITEMS, SHELVES, itemOf, roomOf, shelfOf } from './content.js';

/**
 * @typedef {import('./backend.js').Answer} Answer
 * @typedef {import('./backend.js').Asked} Asked
 */

const REFUSED = { status: 404, body: null };

/** @type {number[]} The rooms by their numbers, the newest first. */
const rooms = Array.from({ length: FIRST_ROOMS }, (_, place) => FIRST_ROOMS - place);
let added = FIRST_ROOMS;

/**
 * Answers like the server, also with `delay`, in milliseconds, and `fail`, a status or "drop".
 *
 * @param {string} path
 * @param {Asked} asked
 * @returns {Promise<Answer>}
 */
export async function answer(path, { method, signal }) {
  const [route, query] = path.split('?');
  const options = new URLSearchParams(query);
  await pause(Number(options.get('delay')), signal);
  const fail = options.get('fail');
  if (fail === 'drop') throw new TypeError('The connection was closed');
  if (fail !== null) return { status: Number(fail), body: null };
  const [kind, id] = route.split('/');
  if (kind === 'rooms') return id === undefined ? feed(method, options) : room(method, id);
  if (kind === 'shelves') return { status: 200, body: shelves(options) };
  if (kind === 'items') return { status: 200, body: items(options) };
  return REFUSED;
}

/**
 * @param {string | undefined} method
 * @param {URLSearchParams} options
 */
function feed(method, options) {
  if (method !== 'POST') return { status: 200, body: roomsAfter(options) };
  added += 1;
  rooms.unshift(added);
  return { status: 201, body: roomOf(added) };
}

/**
 * A page of rooms. The cursor is the number of the last room, and stays valid after its removal.
 *
 * @param {URLSearchParams} options
 */
function roomsAfter(options) {
  const after = options.get('after');
  const left = after === null ? rooms : rooms.filter((number) => number < Number(after));
  const page = left.slice(0, Number(options.get('limit')));
  return {
    rooms: page.map(roomOf),
    next: page.length < left.length ? String(page.at(-1)) : null,
  };
}

/**
 * @param {string | undefined} method
 * @param {string} id
 */
function room(method, id) {
  const place = rooms.findIndex((number) => roomOf(number).id === id);
  if (place < 0) return REFUSED;
  if (method !== 'DELETE') return { status: 200, body: roomOf(rooms[place]) };
  rooms.splice(place, 1);
  return { status: 204, body: null };
}

/** @param {URLSearchParams} options */
function shelves(options) {
  const first = Number(options.get('after'));
  const end = Math.min(first + Number(options.get('limit')), SHELVES);
  const page = Array.from({ length: end - first }, (_, place) => shelfOf(first + place));
  return { shelves: page, next: end < SHELVES ? String(end) : null };
}

/** @param {URLSearchParams} options */
function items(options) {
  const numbers = (options.get('ids') ?? '').split(',').map((id) => Number(id.split('-')[1]));
  return { items: numbers.filter((number) => number < ITEMS).map(itemOf) };
}

/**
 * @param {number} milliseconds
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<void>} rejects when the signal ends it
 */
function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
