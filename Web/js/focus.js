// @ts-check

// What has the focus can be seen.

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} viewport
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToFocus(host, viewport, driver, signal) {
  let isPressing = false;

  /** @param {FocusEvent} event */
  function onFocus(event) {
    // What is pressed is seen already, and must not move away under the finger.
    if (isPressing || !(event.target instanceof Node)) return;
    const tile = driver.tiles?.tileOf(event.target);
    if (!tile || driver.tiles?.isWholeVisible(tile)) return;
    driver.isRevealing = true;
    driver.reveal(tile);
  }

  /** The browser scrolls to what has the focus, where it knows no overflow: clip. */
  function onScroll() {
    // Without an engine there is no other who scrolls.
    if (!driver.engine) return;
    viewport.scrollTo(0, 0);
    host.scrollTo(0, 0);
  }

  host.addEventListener('pointerdown', () => (isPressing = true), { signal, capture: true });
  for (const name of ['pointerup', 'pointercancel']) {
    addEventListener(name, () => (isPressing = false), { signal, capture: true });
  }
  host.addEventListener('focusin', onFocus, { signal });
  viewport.addEventListener('scroll', onScroll, { signal });
}

/**
 * Takes the focus from a slide that went out of sight to what takes the pager's keys, so that they
 * go on working and the next Tab leads to what is shown.
 *
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {HTMLElement} [keyTaker]
 */
export function keepFocusInSight(host, driver, keyTaker = host) {
  const isAtRest = driver.engine?.phase === 'idle';
  const isRevealed = isAtRest && driver.isRevealing;
  driver.isRevealing &&= !isAtRest;
  const { activeElement } = /** @type {Document | ShadowRoot} */ (host.getRootNode());
  if (!activeElement || activeElement === host || !host.contains(activeElement)) return;
  const tile = driver.tiles?.tileOf(activeElement);
  const isSeen = tile && (!isAtRest || (!tile.isRepeat && driver.tiles?.isVisible(tile)));
  if (!isSeen) keyTaker.focus({ preventScroll: true });
  // The browser has scrolled the page to where it was, out of sight.
  else if (isRevealed) activeElement.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
