// @ts-check

// Replacing a part of an array.

/**
 * An array after a splice: the same array where possible, because copying a long list takes most of the time
 * of a change.
 *
 * @template T
 * @param {readonly T[]} array An array that the caller owns.
 * @param {{ start: number, removed: number, added: readonly T[] }} change
 * @returns {T[]}
 */
export function splice(array, { start, removed, added }) {
  // The number of arguments of a call is limited.
  if (added.length > 1000) return array.slice(0, start).concat(added, array.slice(start + removed));
  const own = /** @type {T[]} */ (array);
  own.splice(start, removed, ...added);
  return own;
}
