// @ts-check

// Slides that lie over each other, for an engine that has them side by side: each takes as much room as
// the next one leaves of it, and the viewport is shorter by what it loses. So each rests where a slide of
// its whole length does, and is in sight where the slides nearer to the current one do not cover it.

import { LONGEST, RuleError } from './checks.js';

/** What is covered whole still takes some room, in pixels. */
const LEAST = 1;

/**
 * Sizes as the engine takes them.
 *
 * @param {{ viewport: number, length?: number | 'viewport', spacing?: number }} sizes In pixels.
 * @returns The sizes, and by how much a slide is longer than its room.
 * @throws {RuleError} Slides are no longer than what lies over them.
 */
export function sideBySide({ viewport, length, spacing }) {
  if (!(Number(spacing) < 0)) return { viewport, length, spacing, overlap: 0 };
  const overlap = -Number(spacing);
  // Where there is no room shares of it are nothing.
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
 * Items as the engine takes them.
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
 * What is left of a length.
 *
 * @param {number} length
 * @param {number} overlap
 */
export function shorter(length, overlap) {
  return Math.max(Math.min(LEAST, length), length - overlap);
}
