// @ts-check

// The children of an element: the author's, and those that the element has made.

/**
 * The elements made for slides, which are not the author's children.
 *
 * @type {WeakSet<Element>}
 */
export const made = new WeakSet();

/**
 * Whether a child is laid out: in a tile, or to be measured. A child in a hidden slot is not; the slot
 * keeps it for the browser's search.
 *
 * @param {Element} child
 */
export function isLaidOut({ assignedSlot }) {
  return assignedSlot !== null && !assignedSlot.hidden;
}

/**
 * The author's visible children of an element.
 *
 * @param {Element} host
 */
export function childrenOf(host) {
  return /** @type {HTMLElement[]} */ ([...host.children]).filter(
    (child) => !made.has(child) && !child.matches('script, style, template'),
  );
}
