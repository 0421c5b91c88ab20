// @ts-check

// What is in sight along one axis.

/** Lengths below this count as rounding, as in the engine; in pixels. */
const ROUNDING = 1e-6;

/**
 * Whether any part of a tile is in the viewport.
 *
 * @param {number} start The start of the tile, from the viewport's leading edge.
 * @param {number} extent
 * @param {number} length The length of the viewport.
 */
export function isInSight(start, extent, length) {
  return start < length - ROUNDING && start + extent > ROUNDING;
}

/**
 * Whether a tile is fully in the viewport, or fills the viewport.
 *
 * @param {number} start The start of the tile, from the viewport's leading edge.
 * @param {number} extent
 * @param {number} length The length of the viewport.
 */
export function fits(start, extent, length) {
  const end = start + extent - length;
  return (start > -ROUNDING && end < ROUNDING) || (start < ROUNDING && end > -ROUNDING);
}
