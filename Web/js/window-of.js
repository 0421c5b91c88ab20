// @ts-check

// The window of an element, which differs from that of the scripts in another document, such as that of a frame.

/**
 * @param {Node} node A node of a page.
 * @returns {Window}
 */
export const windowOf = ({ ownerDocument }) => ownerDocument?.defaultView ?? window;

/**
 * How far the clock of the scripts is ahead of that of a node's window, in milliseconds. Events and animations
 * there have the times of that window.
 *
 * @param {Node} node
 */
export function clockLead(node) {
  const view = windowOf(node);
  return view === window ? 0 : performance.now() - view.performance.now();
}
