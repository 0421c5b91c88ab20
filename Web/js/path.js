// @ts-check

/** What the browser shows above the page; a list with unknown selectors matches by the others. */
export const ABOVE = ':is(:modal, :popover-open, :fullscreen)';

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

/**
 * Whether an event is in a dialog, a popover or a full screen within a host, which covers the host too.
 *
 * @param {Event} event
 * @param {HTMLElement} host
 */
export function isAbove(event, host) {
  return someWithin(event, host, (element) => element.matches(ABOVE));
}
