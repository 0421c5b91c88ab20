// @ts-check

// Scrolling to the slide of the fragment in the page's address. Only pages with a fragment load
// rondo-anchors.js.

/**
 * @param {any} host A pager.
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToAnchors(host, driver, signal) {
  /** @param {Event} [change] */
  async function attach(change) {
    const isNew = driver.drawn === 0;
    const script = import('./rondo-anchors.js');
    // Without an engine the browser scrolls to the slide.
    const isReady = await host.ready.then(() => true, () => false);
    if (isReady && !signal.aborted) (await script).attach(host, driver, signal, isNew || change);
  }

  if (location.hash) attach();
  else addEventListener('hashchange', attach, { signal, once: true });
}
