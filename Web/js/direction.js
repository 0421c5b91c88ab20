// @ts-check

// The direction of an element's content, and its changes.

/**
 * The direction of an element's content: its option, or that of CSS.
 *
 * @param {HTMLElement} host
 * @param {Record<string, any>} options
 * @returns {'ltr' | 'rtl'}
 */
export function directionOf(host, { direction }) {
  // The computed style is empty if the element is not on the page.
  return direction ?? (getComputedStyle(host).direction || 'ltr');
}

/**
 * Observes the `dir` of an element and of its ancestors, with those in shadow trees.
 *
 * @param {MutationObserver} changes
 * @param {Node} element
 * @param {boolean} childList Whether to observe also the children of the element.
 */
export function observeDirection(changes, element, childList) {
  for (let node = /** @type {any} */ (element); node; node = node.assignedSlot ?? node.parentNode ?? node.host) {
    changes.observe(node, { attributeFilter: ['dir'], childList: childList && node === element });
  }
}
