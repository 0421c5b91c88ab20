// @ts-check

// How elements come to a page; where there is no page, as on a server, they do nothing.

/** What elements extend. */
export const PageElement =
  globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

/**
 * Defines an element, unless the page has one of this name: another copy of the scripts may have
 * come first.
 *
 * @param {string} name
 * @param {typeof HTMLElement} Class
 */
export function define(name, Class) {
  const { customElements } = globalThis;
  if (customElements && !customElements.get(name)) customElements.define(name, Class);
}
