// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../element.js';

/** The keys of the scene. */
export function keyHints() {
  const key = (/** @type {string} */ name) => element('kbd', {}, name);
  return element(
    'ul',
    { class: 'keys', 'aria-label': 'Keys' },
    element('li', {}, key('\u2191'), key('\u2193'), 'step'),
    element('li', {}, key('Home'), 'first'),
    element('li', {}, key('End'), 'last'),
  );
}

/**
 * Forwards keys from the whole page to the pager.
 *
 * @param {HTMLElement} pager
 * @param {AbortSignal} signal ends the forwarding
 */
export function forwardKeys(pager, signal) {
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || pager.contains(/** @type {Node} */ (target))) return;
    const same = { key, altKey, ctrlKey, metaKey, shiftKey, cancelable: true };
    if (!pager.dispatchEvent(new KeyboardEvent('keydown', same))) event.preventDefault();
  }

  document.addEventListener('keydown', onKey, { signal });
}
