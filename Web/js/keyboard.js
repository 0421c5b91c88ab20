// @ts-check

// Scrolling by keys.

import { chains } from './chaining.js';
import { PRESSED } from './pressed.js';
import { isForScroller } from './wheel.js';

/** @typedef {'next' | 'previous' | 'first' | 'last'} Move */

/** The elements that use the keys. */
const EDITABLE = `input:not(${PRESSED}), textarea, select, audio, video,
  [contenteditable]:not([contenteditable=false])`;

/**
 * @param {any} host A pager.
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToKeys(host, driver, signal) {
  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (driver.behavior.isDisabled || !isPlain(event) || event.defaultPrevented) return;
    const move = moveOf(event.key, driver.behavior);
    const { engine } = driver;
    if (!move || !engine?.canScroll || isForContent(event, host)) return;
    const before = engine.current;
    go(host, move);
    // An outer pager or the page gets a key that moves nothing, for example at a pinned end.
    const isMoved = engine.phase !== 'idle' || engine.current !== before;
    if (isMoved || !chains(host, driver.behavior.axis)) event.preventDefault();
  }

  host.addEventListener('keydown', onKey, { signal });
}

/**
 * Moves a pager.
 *
 * @param {any} pager
 * @param {Move} move
 */
export function go(pager, move) {
  if (move === 'first') pager.scrollToItem(0);
  // It is before the last item if several items rest there.
  else if (move === 'last') pager.scrollToItem(pager.itemAtStop(pager.stopCount - 1));
  else pager[move]();
}

/**
 * The move for a key.
 *
 * @param {string} key
 * @param {{ axis: string, direction: string }} behavior
 * @returns {Move | undefined}
 */
export function moveOf(key, { axis, direction }) {
  const [back, on] = axis === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const isMirrored = axis === 'horizontal' && direction === 'rtl';
  /** @type {Record<string, Move>} */
  const moves = {
    [isMirrored ? back : on]: 'next',
    PageDown: 'next',
    [isMirrored ? on : back]: 'previous',
    PageUp: 'previous',
    Home: 'first',
    End: 'last',
  };
  return moves[key];
}

/**
 * Whether no modifier key is down.
 *
 * @param {KeyboardEvent | MouseEvent} event
 */
export function isPlain({ altKey, ctrlKey, metaKey, shiftKey }) {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Whether content of a slide uses a key: a field, a scroller that the key can move, or what covers the page.
 *
 * @param {KeyboardEvent} event
 * @param {HTMLElement} host
 */
export function isForContent(event, host) {
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest(EDITABLE)) return true;
  const isVertical = !/Left|Right/.test(event.key);
  return isForScroller(event, host, isVertical, /Up|Left|Home/.test(event.key) ? -1 : 1);
}
