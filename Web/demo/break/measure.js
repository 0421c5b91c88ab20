// SPDX-License-Identifier: MIT
// @ts-check

/**
 * A visible slide, in pixels from the left of its frame.
 *
 * @typedef {{ id: string, left: number, right: number }} Seen
 */

/**
 * The visible slides of a frame, from left to right.
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
 * The distance by which a change moved the slide in the middle, in pixels. If the change removed this
 * slide, the distance of the visible slide that is nearest to its place.
 *
 * @param {import('./sides.js').Looks} looks
 * @param {string[]} ids of all slides after the change
 * @param {number} width of the frame
 */
export function jump({ before, after, motion }, ids, width) {
  const middle = before.find(({ left, right }) => left <= width / 2 && right > width / 2);
  if (!middle) return 0;
  const isGone = !ids.includes(middle.id);
  const distances = after
    .filter(({ id }) => isGone || id === middle.id)
    .map(({ left }) => Math.abs(left + motion - middle.left));
  // A slide that is now invisible has moved by the largest visible distance.
  return Math.min(width, ...distances);
}

/**
 * The part of a frame without slides, in pixels.
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
