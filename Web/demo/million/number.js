// SPDX-License-Identifier: MIT
// @ts-check

import { numeral, stackedNumeral } from '../slides/numeral.js';

/**
 * The angle between the hues of neighbours, in degrees: the golden angle, so that neighbours differ.
 */
const HUE_STEP = 137.508;

/**
 * Draws the slide of an index: its number from 1 on, as large as possible, over a part of a tape measure
 * that continues across slides.
 *
 * @param {HTMLElement} element is emptied first
 * @param {number} index
 */
export function drawNumber(element, index) {
  const number = index + 1;
  element.className = 'slide number';
  // The tape begins at the first slide.
  element.toggleAttribute('data-first', index === 0);
  element.style.setProperty('--hue', String(Math.round(HUE_STEP * number) % 360));
  element.innerHTML = numeral(number) + stackedNumeral(number);
}
