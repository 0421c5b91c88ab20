// @ts-check

/**
 * The window of a node, which is not the window of the scripts in another document.
 *
 * @param {Node} node A node of a page.
 * @returns {Window}
 */
export const windowOf = ({ ownerDocument }) => ownerDocument?.defaultView ?? window;
