// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A slide where it is seen, in pixels from the left of its frame.
 *
 * @typedef {{ id: string, left: number, right: number }} Seen
 */

/**
 * The slides of a frame that are in it, from left to right.
 *
 * @param {HTMLElement} frame
 * @returns {Seen[]}
 */
export function seenIn(frame) {
  const { left: origin, width } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('[data-slide]')]
    .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
    .map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      const id = /** @type {HTMLElement} */ (slide).dataset.slide ?? '';
      return { id, left: left - origin, right: right - origin };
    })
    .filter(({ left, right }) => right > 0.5 && left < width - 0.5)
    .sort((one, other) => one.left - other.left);
}

/**
 * How far what one looks at was moved by a change, in pixels. That is the slide in the middle; where
 * the change took it away, the one that is seen nearest to its place.
 *
 * @param {import('./sides.js').Looks} looks
 * @param {string[]} ids of all slides that there are after the change
 * @param {number} width of the frame
 */
export function jump({ before, after, motion }, ids, width) {
  const middle = before.find(({ left, right }) => left <= width / 2 && right > width / 2);
  if (!middle) return 0;
  const isGone = !ids.includes(middle.id);
  const distances = after
    .filter(({ id }) => isGone || id === middle.id)
    .map(({ left }) => Math.abs(left + motion - middle.left));
  // One that is there and out of sight has gone as far as can be seen.
  return Math.min(width, ...distances);
}

/**
 * How much of a frame no slide covers, in pixels.
 *
 * @param {Seen[]} seen
 * @param {number} width of the frame
 */
export function blank(seen, width) {
  let end = 0;
  let uncovered = 0;
  for (const { left, right } of seen) {
    uncovered += Math.max(0, left - end);
    end = Math.max(end, right);
  }
  return uncovered + Math.max(0, width - end);
}
