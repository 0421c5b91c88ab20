// SPDX-License-Identifier: MIT
// @ts-check

import { motif } from '../slides/motifs.js';
import { seededRandom } from '../slides/random.js';

/**
 * The address of a cover, which fills a box of any shape.
 *
 * @param {number} number selects the drawing
 * @param {number} hue in degrees of oklch()
 */
export function cover(number, hue) {
  const first = `oklch(0.34 0.11 ${hue})`;
  const second = `oklch(0.74 0.14 ${hue + 60})`;
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg">' +
    `<style>.first{stroke:${first}}.second{stroke:${second}}.filled{stroke:none}` +
    `.first.filled{fill:${first}}.second.filled{fill:${second}}</style>` +
    `<rect width="100%" height="100%" fill="oklch(0.5 0.14 ${hue})"/>` +
    `${motif(number, seededRandom(number))}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
