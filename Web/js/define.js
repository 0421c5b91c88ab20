// @ts-check

// The definition of elements, which does nothing without a page, for example on a server.

/** The base class of elements. */
export const PageElement =
  globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

/**
 * Defines an element, unless the name is already defined, for example by another copy of the scripts.
 *
 * @param {string} name
 * @param {typeof HTMLElement} Class
 */
export function define(name, Class) {
  const { customElements } = globalThis;
  if (customElements && !customElements.get(name)) customElements.define(name, Class);
}
