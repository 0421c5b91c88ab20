// @ts-check

// Keys move the content the way they point.

/** @typedef {'next' | 'previous' | 'first' | 'last'} Move */

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
    const move = moveOf(event.key, driver.manner);
    const { engine } = driver;
    if (!move || !engine?.canScroll) return;
    const before = engine.current;
    driver.take(...inputOf(move));
    // A key that moves nothing, as at a pinned end, is left to the page.
    if (engine.phase !== 'idle' || engine.current !== before) event.preventDefault();
  }

  /**
   * @param {Move} move
   * @returns {[string, ...any[]]}
   */
  function inputOf(move) {
    if (move === 'first') return ['scroll', 0, 'shortest', true];
    if (move === 'last') return ['scroll', lastStop(), 'shortest', true];
    return [move, true];
  }

  /** Where `next` would end, which is before the last item where several rest there. */
  function lastStop() {
    const engine = /** @type {import('./engine.js').Engine} */ (driver.engine);
    return engine.stops(engine.stops().count - 1).first;
  }

  host.addEventListener('keydown', onKey, { signal });
}

/**
 * Where a key leads.
 *
 * @param {string} key
 * @param {{ axis: string, direction: string }} manner
 * @returns {Move | undefined}
 */
export function moveOf(key, { axis, direction }) {
  const [back, on] = axis === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const isMirrored = axis === 'horizontal' && direction === 'rtl';
  switch (key) {
    case isMirrored ? back : on:
    case 'PageDown':
      return 'next';
    case isMirrored ? on : back:
    case 'PageUp':
      return 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
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
