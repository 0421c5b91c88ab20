// @ts-check

// The smallest edits that turn one list of items into another.

/**
 * @typedef {import('./words.js').Items} Items
 *
 * @typedef {object} Edit
 * @property {number} start
 * @property {number} removed The number of removed items from `start` on.
 * @property {Items} items The items to insert at `start`; removed items can be among them.
 */

/**
 * Edits without the equal items at their two ends, and without those that change nothing.
 *
 * @param {Items} before All items of the engine before the edits.
 * @param {Edit[]} edits From the end of the list to the start.
 */
export function smallestEdits(before, edits) {
  return edits.map((edit) => smallest(before, edit)).filter(({ removed, items }) => removed + items.count > 0);
}

/**
 * @param {Items} before
 * @param {Edit} edit
 * @returns {Edit}
 */
function smallest(before, { start, removed, items }) {
  let [end, first, last] = [start + removed, 0, items.count];
  while (start < end && first < last && isSame(before, start, items, first)) {
    start += 1;
    first += 1;
  }
  while (start < end && first < last && isSame(before, end - 1, items, last - 1)) {
    end -= 1;
    last -= 1;
  }
  return { start, removed: end - start, items: rangeOf(items, first, last, start) };
}

/**
 * @param {Items} before
 * @param {number} index
 * @param {Items} after
 * @param {number} other
 */
function isSame(before, index, after, other) {
  return (
    before.key?.(index) === after.key?.(other) &&
    before.length?.(index) === after.length?.(other) &&
    before.kind?.(index) === after.kind?.(other)
  );
}

/**
 * @param {Items} items
 * @param {number} first
 * @param {number} last
 * @param {number} start The index of the items in the list.
 * @returns {Items}
 */
function rangeOf({ key, length, kind, id }, first, last, start) {
  return {
    count: last - first,
    start,
    key: key && ((index) => key(first + index)),
    length: length && ((index) => length(first + index)),
    kind: kind && ((index) => kind(first + index)),
    id: id && ((index) => id(first + index)),
  };
}
