// @ts-check

// The Tab key enters a pager at its current slide, and goes on from slide to slide.

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
   * Before the browser moves the focus.
   *
   * @param {KeyboardEvent} event
   */
  function onTab({ key, code, shiftKey }) {
    // WebKit on Linux knows no key of the Tab key with Shift.
    if ((key !== 'Tab' && code !== 'Tab') || !driver.engine) return;
    restore();
    const { activeElement } = /** @type {Document | ShadowRoot} */ (host.getRootNode());
    // The slides around that to which the last press leads are there once that is shown.
    if (host.contains(activeElement)) driver.finish();
    if (activeElement !== host && host.contains(activeElement)) return;
    driver.tiles?.passOver(driver.tiles.beforeEntry(driver.engine.current, shiftKey));
    setTimeout(restore);
  }

  addEventListener('keydown', onTab, { signal, capture: true });
}
