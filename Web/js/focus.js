// @ts-check

// A focus that stays visible.

import { windowOf } from './window-of.js';

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} viewport
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToFocus(host, viewport, driver, signal) {
  let isPressing = false;
  const boxes = [viewport, host];

  /** @param {FocusEvent} event */
  function onFocus(event) {
    if (!(event.target instanceof Node)) return;
    const tile = driver.tiles?.tileOf(event.target);
    driver.focusedSlide = tile?.content;
    // A pressed element is visible, and must not move under the finger.
    if (isPressing || !tile || driver.tiles?.isWholeVisible(tile)) return;
    driver.isRevealing = true;
    driver.reveal(tile);
  }

  /** Forgets a slide that the focus has left, but not one that has been removed with the focus. */
  function onBlur() {
    queueMicrotask(() => {
      if (driver.focusedSlide?.parentNode && !host.matches(':focus-within')) driver.focusedSlide = null;
    });
  }

  /** Undoes scrolling to a focused element, where a page sets another `overflow`. */
  function onScroll() {
    // Without an engine the browser scrolls the children.
    if (!driver.engine) return;
    for (const box of boxes) box.scrollTo(0, 0);
  }

  host.addEventListener('pointerdown', () => (isPressing = true), { signal, capture: true });
  for (const name of ['pointerup', 'pointercancel']) {
    windowOf(host).addEventListener(name, () => (isPressing = false), { signal, capture: true });
  }
  host.addEventListener('focusin', onFocus, { signal });
  host.addEventListener('focusout', onBlur, { signal });
  for (const box of boxes) box.addEventListener('scroll', onScroll, { signal });
}

/**
 * Moves the focus from an element that gets another item to the host.
 *
 * @param {HTMLElement} host
 * @param {Element | null} content
 */
export function giveUpFocus(host, content) {
  if (content?.matches(':focus-within')) host.focus({ preventScroll: true });
}

/**
 * Moves the focus from an invisible or removed slide to the host, so that keys work and the next Tab leads to a
 * visible slide.
 *
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 */
export function keepFocusVisible(host, driver) {
  const isAtRest = driver.engine?.phase === 'idle';
  const isRevealed = isAtRest && driver.isRevealing;
  driver.isRevealing &&= !isAtRest;
  if (driver.focusedSlide?.parentNode === null) {
    driver.focusedSlide = null;
    if (!host.ownerDocument.querySelector(':focus-within')) host.focus({ preventScroll: true });
  }
  const { activeElement } = /** @type {Document | ShadowRoot} */ (host.getRootNode());
  if (activeElement === host || !host.contains(activeElement)) return;
  const tile = driver.tiles?.tileOf(/** @type {Element} */ (activeElement));
  const isSeen = tile && (!isAtRest || (!tile.isRepeat && driver.tiles?.isVisible(tile)));
  if (!isSeen) host.focus({ preventScroll: true });
  // The browser has scrolled the page to the old place of the element.
  else if (isRevealed) activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
