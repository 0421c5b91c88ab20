// @ts-check

// The distance of a row that rests anywhere from its first resting place.

/**
 * @typedef {object} Row
 * @property {number[]} extents The lengths of the items, in points.
 * @property {number} spacing
 * @property {string} alignment
 * @property {string} start
 * @property {string} end
 * @property {number} viewport
 */

/**
 * The distance of the content from the resting place of an item.
 *
 * @param {Row} row
 * @param {number} initial The index of the item at which the row starts.
 * @param {{ slot: number, distance: number }} place The distance of the viewport's leading edge past the
 *   leading edge of a slot.
 */
export function scrolled(row, initial, { slot, distance }) {
  return edgeOf(row, slot) + distance - restOf(row, initial);
}

/**
 * The distance of a slot from slot 0.
 *
 * @param {Row} row
 * @param {number} slot
 */
function edgeOf({ extents, spacing }, slot) {
  const turns = Math.floor(slot / extents.length);
  const turn = sumOf(extents, spacing);
  const index = slot - turns * extents.length;
  return turns * turn + sumOf(extents.slice(0, index), spacing);
}

/**
 * The start of the viewport at the resting place of an item of the first turn.
 *
 * @param {Row} row
 * @param {number} index
 */
function restOf(row, index) {
  const { extents, spacing, alignment, start, end, viewport } = row;
  const share = alignment === 'start' ? 0 : alignment === 'center' ? 0.5 : 1;
  const wanted = edgeOf(row, index) - share * (viewport - extents[index]);
  const last = sumOf(extents, spacing) - spacing - viewport;
  const atMost = end === 'pinned' ? Math.min(wanted, last) : wanted;
  return start === 'pinned' ? Math.max(atMost, 0) : atMost;
}

/**
 * @param {number[]} extents
 * @param {number} spacing
 */
function sumOf(extents, spacing) {
  return extents.reduce((sum, extent) => sum + extent + spacing, 0);
}
