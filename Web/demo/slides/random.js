// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A generator of numbers from 0 to below 1 that depend only on the seed (mulberry32).
 *
 * @param {number} seed a whole number
 */
export function seededRandom(seed) {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
