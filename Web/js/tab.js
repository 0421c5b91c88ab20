// @ts-check

// The Tab key enters a pager at its current slide, and continues from slide to slide.

/**
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToTab(host, driver, signal) {
  function restore() {
    driver.tiles?.passOver([]);
  }

  /**
   * Called before the browser moves the focus.
   *
   * @param {KeyboardEvent} event
   */
  function onTab({ key, code, shiftKey }) {
    // WebKit on Linux gives no `key` for Shift+Tab.
    if ((key !== 'Tab' && code !== 'Tab') || !driver.engine) return;
    restore();
    const { activeElement } = /** @type {Document | ShadowRoot} */ (host.getRootNode());
    // The previous press may still scroll; its end brings the slides around its target.
    if (host.contains(activeElement)) driver.finish();
    if (activeElement !== host && host.contains(activeElement)) return;
    driver.tiles?.passOver(driver.tiles.beforeEntry(driver.engine.current, shiftKey));
    setTimeout(restore);
  }

  addEventListener('keydown', onTab, { signal, capture: true });
}
