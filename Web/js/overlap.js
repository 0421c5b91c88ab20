// @ts-check

// Slides that overlap. The engine places them side by side: it gets each slide, and the viewport, shorter
// by the overlap. The resting places are then those of the full slides, and a slide is visible for the
// engine where the slides nearer to the current one do not cover it.

import { LONGEST, RuleError } from './checks.js';

/** The least length that the engine gets for a slide, in pixels. */
const LEAST = 1;

/**
 * The sizes for the engine.
 *
 * @param {{ viewport: number, length?: number | 'viewport', spacing?: number }} sizes In pixels.
 * @returns The sizes, and the overlap, in pixels; 0 without one.
 * @throws {RuleError} A slide is not longer than the overlap.
 */
export function sideBySide({ viewport, length, spacing }) {
  if (!(Number(spacing) < 0)) return { viewport, length, spacing, overlap: 0 };
  const overlap = -Number(spacing);
  // A percentage of no viewport is 0.
  const isKnown = typeof length === 'number' && viewport > overlap;
  const longest = isKnown ? length : LONGEST;
  if (overlap >= longest) {
    const reason = isKnown ? ', as long as a slide is' : '';
    throw new RuleError('spacing', `above -${longest}${reason}`, spacing);
  }
  return {
    viewport: shorter(viewport, overlap),
    length: typeof length === 'number' ? shorter(length, overlap) : length,
    spacing: 0,
    overlap,
  };
}

/**
 * The items for the engine.
 *
 * @template {{ length?: (index: number) => any }} Items
 * @param {Items} items
 * @param {number} overlap
 */
export function roomsOf(items, overlap) {
  const { length } = items;
  if (overlap === 0 || !length) return items;
  const room = (/** @type {number} */ index) => {
    const own = length(index);
    return typeof own === 'number' ? shorter(own, overlap) : own;
  };
  return { ...items, length: room };
}

/**
 * A length less the overlap; 0 stays 0.
 *
 * @param {number} length
 * @param {number} overlap
 */
function shorter(length, overlap) {
  return Math.max(Math.min(LEAST, length), length - overlap);
}
