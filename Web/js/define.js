// @ts-check

// Defines elements; without a page, for example on a server, this does nothing.

/** The base class of elements. */
export const PageElement =
  globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

/**
 * Defines an element, unless the page has one with this name: another copy of the scripts may have
 * come first.
 *
 * @param {string} name
 * @param {typeof HTMLElement} Class
 */
export function define(name, Class) {
  const { customElements } = globalThis;
  if (customElements && !customElements.get(name)) customElements.define(name, Class);
}
