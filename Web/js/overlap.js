// @ts-check

// Overlapping slides. The engine gets slides side by side: the lengths of slides and of the viewport are
// shorter by the overlap. So the resting places are those of the full slides, and the engine counts a slide
// as visible if slides nearer to the current slide do not cover it.

import { LONGEST, RuleError } from './checks.js';

/** The least length of a slide for the engine, in pixels. */
const LEAST = 1;

/**
 * The sizes for the engine.
 *
 * @param {{ viewport: number, length?: number | 'viewport', spacing?: number }} sizes The sizes, in pixels.
 * @returns The sizes and the overlap, in pixels; 0 without an overlap.
 * @throws {RuleError} If slides are not longer than the overlap.
 */
export function sideBySide({ viewport, length, spacing }) {
  if (!(Number(spacing) < 0)) return { viewport, length, spacing, overlap: 0 };
  const overlap = -Number(spacing);
  // Without a viewport, lengths in percent are 0, and not checked.
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
 * The items for the engine, with lengths reduced by the overlap.
 *
 * @template {{ length?: (index: number) => any }} Items
 * @param {Items} items
 * @param {number} overlap
 */
export function withoutOverlap(items, overlap) {
  const { length } = items;
  if (overlap === 0 || !length) return items;
  const room = (/** @type {number} */ index) => {
    const own = length(index);
    return typeof own === 'number' ? shorter(own, overlap) : own;
  };
  return { ...items, length: room };
}

/**
 * A length reduced by the overlap; 0 stays 0.
 *
 * @param {number} length
 * @param {number} overlap
 */
function shorter(length, overlap) {
  return Math.max(Math.min(LEAST, length), length - overlap);
}
