// @ts-check

// Scroll chaining: gestures that an element cannot use go to outer elements, unless CSS contains them.

/**
 * Whether an element passes on gestures that start at its end; `overscroll-behavior: contain` or `none`
 * keeps them.
 *
 * @param {HTMLElement} host
 * @param {string} axis
 */
export function chains(host, axis) {
  const { overscrollBehaviorX, overscrollBehaviorY } = getComputedStyle(host);
  return !/contain|none/.test(axis === 'vertical' ? overscrollBehaviorY : overscrollBehaviorX);
}
