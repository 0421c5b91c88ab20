// @ts-check

// Clicks on repeats. In a loop shorter than the viewport an item is visible at several places. One place is
// the original, for screen readers, the Tab key and listeners of the page. The other places are inert, and a
// click there is dispatched to the original.

import { windowOf } from './window-of.js';

/**
 * @typedef {object} Place A visible place of an item.
 * @property {HTMLElement | null} content
 * @property {ShadowRoot | null} [copy] The copy of the item, if the item is at another place.
 */

/**
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 * @param {(x: number, y: number) => { repeat: Place, original: Place } | undefined} repeatAt Returns the
 *   repeat at a point of the window, and its original.
 */
export function listenToRepeats(host, driver, signal, repeatAt) {
  /** @param {MouseEvent} event */
  function onClick(event) {
    const [hit] = event.composedPath();
    const shadow = host.shadowRoot;
    // A click on an inert element hits the element behind, which is the host in a padding.
    if (!shadow || !(hit instanceof Element)) return;
    if (hit !== host && hit.getRootNode() !== shadow) return;
    const pair = repeatAt(event.clientX, event.clientY);
    if (!pair || hit.closest('[part^=control]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const Kind = /** @type {typeof MouseEvent} */ (event.constructor);
    counterpart(pair, event, shadow)?.dispatchEvent(new Kind(event.type, event));
    // Shows the effects of the click at all places.
    driver.draw();
  }

  windowOf(host).addEventListener('click', onClick, { signal, capture: true });
}

/**
 * The element in the original for a click on a repeat.
 *
 * @param {{ repeat: Place, original: Place }} pair
 * @param {MouseEvent} event
 * @param {ShadowRoot} shadow
 */
function counterpart({ repeat, original }, { clientX, clientY }, shadow) {
  const from = repeat.copy?.firstElementChild ?? repeat.content;
  const root = /** @type {Document | ShadowRoot | undefined} */ (from?.getRootNode());
  /** @type {NodeListOf<HTMLElement>} */
  const inert = shadow.querySelectorAll('[inert]');
  for (const box of inert) box.inert = false;
  const hit = root?.elementFromPoint(clientX, clientY);
  for (const box of inert) box.inert = true;
  return original.content && from && sameIn(original.content, hit ?? from, from);
}

/**
 * The element at the same place of another tree, or its deepest existing ancestor.
 *
 * @param {Element} tree
 * @param {Element} element
 * @param {Element} root The root of the element's tree.
 */
export function sameIn(tree, element, root) {
  /** @type {number[]} */
  const way = [];
  for (let each = element; each !== root; ) {
    const parent = each.parentElement;
    if (!parent) return tree;
    way.unshift([...parent.children].indexOf(each));
    each = parent;
  }
  let found = tree;
  for (const index of way) {
    if (!found.children[index]) break;
    found = found.children[index];
  }
  return found;
}

/**
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 */
export function contains(element, x, y) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}
