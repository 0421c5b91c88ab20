// @ts-check

// The definition of elements, which does nothing without a page, for example on a server.

/** The base class of elements. */
export const PageElement =
  globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

/**
 * How far the browser had scrolled elements before they were defined; those that had moved.
 *
 * @type {WeakMap<Element, { left: number, top: number }>}
 */
export const scrolledBefore = new WeakMap();

/**
 * Defines an element, unless the name is already defined, for example by another copy of the scripts.
 *
 * @param {string} name
 * @param {typeof HTMLElement} Class
 */
export function define(name, Class) {
  const { customElements, document } = globalThis;
  if (!customElements || customElements.get(name)) return;
  // All at once, because each start of an element changes the layout.
  for (const element of document?.querySelectorAll(name) ?? []) {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left !== 0 || top !== 0) scrolledBefore.set(element, { left, top });
  }
  customElements.define(name, Class);
}
