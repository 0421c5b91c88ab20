// @ts-check

/**
 * Whether an element on the way of an event, from its target up to a host, matches a condition.
 *
 * @param {Event} event
 * @param {HTMLElement} host Not included.
 * @param {(element: Element) => boolean} matches
 */
export function someWithin(event, host, matches) {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(host)).some((one) => one instanceof Element && matches(one));
}
