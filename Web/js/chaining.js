// @ts-check

// Scroll chaining: outer elements get gestures that an element cannot use, unless CSS contains them.

/**
 * Whether outer elements get gestures that start at the end of an element; not with
 * `overscroll-behavior: contain` or `none`.
 *
 * @param {HTMLElement} host
 * @param {string} axis
 */
export function chains(host, axis) {
  const { overscrollBehaviorX, overscrollBehaviorY } = getComputedStyle(host);
  return !/contain|none/.test(axis === 'vertical' ? overscrollBehaviorY : overscrollBehaviorX);
}
