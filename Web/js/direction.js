// @ts-check

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
