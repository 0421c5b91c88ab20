// @ts-check

// Wheels and trackpads, along both axes: a gesture is for the list or for the shelf below it.

import { pixelsOf } from '../wheel.js';

/**
 * @param {HTMLElement} host
 * @param {import('../driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToWheel(host, driver, signal) {
  const viewport = host.shadowRoot?.querySelector('[part=viewport]') ?? host;

  /** @param {WheelEvent} event */
  function onWheel(event) {
    // With ctrl it is a pinch that zooms the page.
    if (driver.manner.isDisabled || event.ctrlKey || event.defaultPrevented) return;
    if (!driver.engine || !event.cancelable) return;
    const { dx, dy } = pixelsOf(event, driver.length);
    const y = event.clientY - viewport.getBoundingClientRect().top;
    driver.input((/** @type {any} */ engine, now) => engine.wheel(dx, dy, y, now), event.timeStamp);
    // Where nothing moves, as at a pinned end, the page may.
    if (driver.engine.phase !== 'idle') event.preventDefault();
  }

  host.addEventListener('wheel', onWheel, { signal, passive: false });
}
