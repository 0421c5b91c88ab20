// SPDX-License-Identifier: MIT
// @ts-check

import { INKS } from '../slides/inks.js';

/**
 * The set of inks of a tile; neighbours differ, because tiles are numbered in order of creation.
 *
 * @param {number} tile
 */
export function inkOf(tile) {
  return (tile - 1) % INKS;
}

/**
 * The colours of the sets as values, for a canvas.
 *
 * @param {HTMLElement} within the element with the colours
 */
export function colours(within) {
  const probe = document.createElement('i');
  within.append(probe);
  const all = Array.from({ length: INKS }, (_, number) => {
    probe.className = `inks-${number}`;
    return getComputedStyle(probe).getPropertyValue('--ground').trim();
  });
  probe.remove();
  return all;
}
