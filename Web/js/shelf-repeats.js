// @ts-check

// The repeats of shelves and items in short loops. A page loads the part for clicks with the first repeat.

/**
 * @param {any} host A list of shelves.
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function watchForRepeats(host, driver, signal) {
  async function watch() {
    const tiles = /** @type {any} */ (driver.tiles);
    if (!tiles?.hasRepeats) return;
    host.removeFrameListener(watch);
    try {
      const { attach } = await import('./rondo-shelf-repeats.js');
      if (!signal.aborted) attach(host, driver, signal);
    } catch (error) {
      reportError(error);
    }
  }

  host.addFrameListener(watch, { every: false, signal });
}
