// @ts-check

// Keys move the content the way they point.

/** These need the keys themselves. */
const EDITABLE =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"])';

/**
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToKeys(host, driver, signal) {
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (driver.manner.isDisabled || !isPlain(event) || event.defaultPrevented) return;
    if (isEditable(event)) return;
    const move = moveOf(event.key);
    const { engine } = driver;
    if (!move || !engine?.canScroll) return;
    const before = engine.current;
    driver.take(...move);
    // A key that moves nothing, as at a pinned end, is left to the page.
    if (engine.phase !== 'idle' || engine.current !== before) event.preventDefault();
  }

  /**
   * @param {string} key
   * @returns {[string, ...any[]] | undefined} An input.
   */
  function moveOf(key) {
    const { axis, direction } = driver.manner;
    const [back, on] = axis === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    const isMirrored = axis === 'horizontal' && direction === 'rtl';
    switch (key) {
      case isMirrored ? back : on:
      case 'PageDown':
        return ['next', true];
      case isMirrored ? on : back:
      case 'PageUp':
        return ['previous', true];
      case 'Home':
        return ['scroll', 0, 'shortest', true];
      case 'End':
        return ['scroll', (driver.slides?.count ?? 1) - 1, 'shortest', true];
      default:
        return undefined;
    }
  }

  host.addEventListener('keydown', onKey, { signal });
}

/**
 * Whether no key is down with it that makes it mean something else.
 *
 * @param {KeyboardEvent} event
 */
export function isPlain({ altKey, ctrlKey, metaKey, shiftKey }) {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Whether the keys are for what has the focus.
 *
 * @param {Event} event
 */
export function isEditable(event) {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(EDITABLE) !== null;
}
