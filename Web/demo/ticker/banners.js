// SPDX-License-Identifier: MIT
// @ts-check

import { motif } from '../slides/motifs.js';
import { seededRandom } from '../slides/random.js';

/** The programme of a concert hall, each piece with the inks of its poster. */
export const BANNERS = [
  { words: 'Tonight: four rondos', inks: 5 },
  { words: 'Two tickets for one', inks: 7 },
  { words: 'Matinee at eleven', inks: 1 },
  { words: 'The organ, by candlelight', inks: 6 },
  { words: 'Strings under the roof', inks: 3 },
];

/** A step of numbers that gives all banners bars as their motif. */
const BARS = 4;

/**
 * @param {HTMLElement} element is emptied first
 * @param {number} index
 */
export function drawBanner(element, index) {
  const { words, inks } = BANNERS[index];
  const number = BARS * index + 1;
  element.className = `slide banner inks-${inks}`;
  element.innerHTML = `${motif(number, seededRandom(number))}<p></p>`;
  element.lastElementChild?.append(words);
}
