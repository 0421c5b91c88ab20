// @ts-check

// The children of an element: those of the page's author, and those that the element has made.

/**
 * The elements that slides have put into their pagers, which are not children of the author's.
 *
 * @type {WeakSet<Element>}
 */
export const made = new WeakSet();

/**
 * The author's children of an element that can be seen.
 *
 * @param {Element} host
 */
export function childrenOf(host) {
  return /** @type {HTMLElement[]} */ ([...host.children]).filter(
    (child) => !made.has(child) && !child.matches('script, style, template'),
  );
}
