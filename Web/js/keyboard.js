// @ts-check

// Keys scroll the content in their direction.

import { chains } from './chaining.js';

/** @typedef {'next' | 'previous' | 'first' | 'last'} Move */

/** These elements handle the keys themselves. */
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
    // A key that moves nothing, for example at a pinned end, is left to an outer pager and the page.
    const isMoved = engine.phase !== 'idle' || engine.current !== before;
    if (isMoved || !chains(host, driver.manner.axis)) event.preventDefault();
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

  /** The last stop of `next`, which is before the last item if several rest there. */
  function lastStop() {
    const engine = /** @type {import('./engine.js').Engine} */ (driver.engine);
    return engine.stops(engine.stops().count - 1).first;
  }

  host.addEventListener('keydown', onKey, { signal });
}

/**
 * The move for a key.
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
 * Whether no modifier key is down that changes the meaning.
 *
 * @param {KeyboardEvent} event
 */
export function isPlain({ altKey, ctrlKey, metaKey, shiftKey }) {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Whether the focused element handles the keys itself.
 *
 * @param {Event} event
 */
export function isEditable(event) {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(EDITABLE) !== null;
}
