// @ts-check

// The Tab key, which enters a pager at its current slide and continues from slide to slide.

import { windowOf } from './window-of.js';

/**
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToTab(host, driver, signal) {
  function restore() {
    driver.tiles?.skipTiles([]);
  }

  /**
   * Handles the Tab key before the browser moves the focus.
   *
   * @param {KeyboardEvent} event
   */
  function onTab({ key, code, shiftKey }) {
    // WebKit on Linux has no `key` for Shift+Tab.
    if ((key !== 'Tab' && code !== 'Tab') || !driver.engine) return;
    restore();
    const { activeElement } = /** @type {Document | ShadowRoot} */ (host.getRootNode());
    if (host.contains(activeElement)) {
      // Ends the scroll of the previous press, so that the slides around its target exist.
      driver.finish();
      if (activeElement !== host) return;
    }
    driver.tiles?.skipTiles(driver.tiles.beforeEntry(driver.engine.current, shiftKey));
    setTimeout(restore);
  }

  windowOf(host).addEventListener('keydown', onTab, { signal, capture: true });
}
