// SPDX-License-Identifier: MIT
// @ts-check

import { INKS } from './inks.js';
import { motif } from './motifs.js';
import { numeral } from './numeral.js';
import { seededRandom } from './random.js';

/**
 * Draws the slide of an item, which depends only on the index. Slides count from 1.
 *
 * @param {HTMLElement} element is emptied first
 * @param {number} index
 */
export function drawSlide(element, index) {
  element.className = `slide inks-${index % INKS}`;
  element.innerHTML = motif(index, seededRandom(index)) + numeral(index + 1);
}

/**
 * The own length of an item, in points: from 160 to 460 in steps of 60.
 *
 * @param {number} number
 */
export function ownLength(number) {
  return 160 + 60 * Math.floor(seededRandom(number + INKS)() * 6);
}
