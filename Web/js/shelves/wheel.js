// @ts-check

// Wheels and trackpads along both axes; a gesture moves the list or the shelf below the pointer.

import { chains } from '../chaining.js';
import { isClick, isForScroller, pixelsOf } from '../wheel.js';

/**
 * @param {HTMLElement} host
 * @param {import('../driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToWheel(host, driver, signal) {
  /** Whether the swipe belongs to a scroller in a cell, or to an outer element. */
  let isForOthers = false;
  /** Whether all steps of the swipe are clicks of a mouse's wheel. */
  let isClicks = false;
  const viewport = host.shadowRoot?.querySelector('[part=viewport]') ?? host;

  /** @param {WheelEvent} event */
  function onWheel(event) {
    // With ctrl the event is a pinch, which zooms the page.
    if (driver.behavior.isDisabled || event.ctrlKey || event.defaultPrevented) return;
    const { engine, length } = driver;
    if (!engine || length === 0 || !event.cancelable) return;
    const { dx, dy } = pixelsOf(event, length);
    const isVertical = Math.abs(dy) > Math.abs(dx);
    const along = isVertical ? dy : dx;
    const { begins } = engine.swipe(dx, dy, event.timeStamp);
    if (begins) isForOthers = isForScroller(event, host, isVertical, along);
    isClicks = (begins || isClicks) && isClick(event, along);
    if (isForOthers) return;
    // The box is in pixels of the screen, the length in those of the layout.
    const { top, height } = viewport.getBoundingClientRect();
    const y = ((event.clientY - top) / height) * length;
    driver.input((_, now) => engine.take('wheel', now, dx, dy, y, isClicks), event.timeStamp);
    // A swipe that moves nothing at its start, for example at a pinned end, belongs to an outer element.
    const axis = isVertical ? 'vertical' : 'horizontal';
    isForOthers = begins && engine.phase === 'idle' && chains(host, axis);
    if (!isForOthers) event.preventDefault();
  }

  host.addEventListener('wheel', onWheel, { signal, passive: false });
}
