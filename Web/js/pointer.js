// @ts-check

// Dragging with fingers, pens and the first button of the mouse.

import { attempt } from './attempt.js';
import { chains } from './chaining.js';
import { isAbove, someWithin } from './path.js';
import { PRESSED } from './pressed.js';
import { clockLead, windowOf } from './window-of.js';
import { checkWords, wordsIn } from './word-sets.js';
import { NO_POINTER_IS_DOWN } from './words.js';

/** The elements that use drags: to place a caret, select text, or move a knob. */
const OWN_DRAGGING = `input:not(${PRESSED}, [type=radio]), textarea, select, audio[controls], video[controls],
  [contenteditable]:not([contenteditable=false])`;

/** The elements that the browser drags with the mouse. */
const DRAGGABLE = '[draggable=true]';

/** The attribute of content that keeps its drags: a list of pointer types, empty for all. */
const KEEP = 'data-rondo-keep';

/**
 * How close to its target content seems to stand, in pixels: a press there that moves no further is meant for the
 * slide, although it stops the rest of the motion.
 */
const NEAR = 8;

/** All types of pointers. */
const POINTERS = new Set(['mouse', 'pen', 'touch']);

/**
 * The longest delay of a lift, in milliseconds. It must be well below 100 ms, because the engine ignores the
 * speed of a finger that has rested for this time.
 */
const LATEST = 50;

/** @type {WeakSet<Event>} The presses that drag an element; of nested elements only one drags. */
const claimed = new WeakSet();

/**
 * The drivers that handle each press, from the inner element outwards.
 *
 * @type {WeakMap<Event, import('./driver.js').Driver[]>}
 */
const takers = new WeakMap();

/**
 * @param {HTMLElement} host
 * @param {Element} viewport The origin of coordinates.
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToPointers(host, viewport, driver, signal) {
  /** @type {PointerEvent | null} The press of the pointer that is down; further pointers are ignored. */
  let down = null;
  let isDrag = false;
  /** Whether the content seemed to stand still at the press. */
  let isNear = false;
  /** @type {EventTarget | null} The target of the press. */
  let pressed = null;
  let origin = new DOMRect();
  /** How much larger the viewport appears than its layout, by `transform` or `zoom`. */
  let scale = 1;
  /** @type {number | undefined} How far two fingers had zoomed the page at the press. */
  let zoom;
  /** Removes the listeners for the rest of a gesture, which are on the whole page. */
  let gesture = new AbortController();
  const page = windowOf(host);

  /**
   * @param {'press' | 'move' | 'release'} kind
   * @param {PointerEvent} event
   * @param {number} [when]
   * @param {boolean} [isPart] Whether a further step of the same event follows.
   */
  function send(kind, { clientX, clientY, timeStamp }, when = timeStamp, isPart = false) {
    const x = (clientX - origin.left) / scale;
    const y = (clientY - origin.top) / scale;
    const refusal = driver.input((engine, time) => engine.take(kind, time, x, y), when, isPart);
    // A new engine has no pointer.
    if (refusal === NO_POINTER_IS_DOWN) end();
    else if (driver.engine?.phase === 'dragging') {
      const press = /** @type {PointerEvent} */ (down);
      if (isNear && Math.hypot(clientX - press.clientX, clientY - press.clientY) < NEAR) return;
      isDrag = true;
      claimed.add(press);
    }
  }

  function end() {
    down = null;
    driver.isPressed = false;
    gesture.abort();
  }

  /** @param {PointerEvent} event */
  function onDown(event) {
    const isFree = !down && event.isPrimary && event.button === 0;
    if (!isFree || !driver.behavior.isDraggable || event.defaultPrevented) return;
    if (someWithin(event, host, (element) => keeps(element, event.pointerType))) return;
    if (claimed.has(event) || isAbove(event, host)) return;
    const engine = driver.catchUp();
    // Without an engine the browser scrolls the children, and selects their text.
    if (!engine) return;
    down = event;
    zoom = page.visualViewport?.scale;
    isNear = engine.target === engine.current && Math.abs(engine.offset) < NEAR;
    takers.set(event, [...(takers.get(event) ?? []), driver]);
    driver.isPressed = true;
    pressed = event.target;
    origin = viewport.getBoundingClientRect();
    const side = driver.behavior.axis === 'vertical' ? 'height' : 'width';
    // Rounded, because both lengths are.
    scale = Math.round((1000 * origin[side]) / driver.length) / 1000 || 1;
    gesture = new AbortController();
    const options = { signal: gesture.signal };
    // In the capture phase, because the target can stop the propagation of the end.
    const ends = { ...options, capture: true };
    page.addEventListener('pointermove', onMove, options);
    page.addEventListener('pointerup', onUp, ends);
    page.addEventListener('pointercancel', onCancel, ends);
    send('press', event);
  }

  /** @param {PointerEvent} event */
  function onMove(event) {
    if (event.pointerId !== down?.pointerId) return;
    // Ends if a nested or outer element drags, if the button was released without an event, or if two fingers
    // zoom the page: the browser sends no event for that.
    if ((!isDrag && claimed.has(down)) || !event.buttons || page.visualViewport?.scale !== zoom) {
      onCancel(event);
      return;
    }
    const coalesced = event.getCoalescedEvents?.();
    const steps = coalesced?.length ? coalesced : [event];
    // Steps with their times improve the estimate of the velocity.
    for (let at = 0; at < steps.length && down; at += 1) {
      const step = steps[at];
      if (isDrag || !isForOuter(step)) send('move', step, step.timeStamp, at < steps.length - 1);
    }
    // Captures the pointer only for a drag, because a captured pointer clicks the pager instead of a link.
    if (!down || !isDrag || host.hasPointerCapture(event.pointerId)) return;
    try {
      host.setPointerCapture(event.pointerId);
    } catch {
      // The pointer does not exist: it is gone, or a script has made the event.
    }
  }

  /** @param {PointerEvent} event */
  function onUp(event) {
    if (event.pointerId !== down?.pointerId) return;
    if (isForOuter(event)) {
      onCancel(event);
      return;
    }
    // The delay of a late event must not move the content ahead.
    const late = Math.min(driver.drawnAt - event.timeStamp - clockLead(host), LATEST);
    send('release', event, event.timeStamp + Math.max(late, 0));
    end();
  }

  /**
   * Whether a gesture belongs to an outer element, because this element rests at an end, or is about to, and
   * the gesture goes beyond.
   *
   * @param {PointerEvent} event
   */
  function isForOuter({ clientX, clientY }) {
    if (!down || isDrag) return false;
    const [x, y] = [down.clientX - clientX, down.clientY - clientY];
    const all = takers.get(down) ?? [];
    const outer = all.slice(all.indexOf(driver) + 1);
    return (
      outer.some(({ engine }) => engine?.hasWay(x, y)) &&
      ((isNear && isLast(x, y)) || !driver.engine?.hasWay(x, y)) &&
      chains(host, Math.abs(x) > Math.abs(y) ? 'horizontal' : 'vertical')
    );
  }

  /**
   * Whether the current slide is the last one in the direction of a gesture.
   *
   * @param {number} x
   * @param {number} y
   */
  function isLast(x, y) {
    const { axis, direction } = driver.behavior;
    const way = axis === 'vertical' ? y : direction === 'rtl' ? -x : x;
    const { isAtStart, isAtEnd } = /** @type {any} */ (driver.engine).stops();
    return way > 0 ? isAtEnd : isAtStart;
  }

  /** @param {PointerEvent} event */
  function onCancel(event) {
    if (event.pointerId !== down?.pointerId) return;
    driver.input((engine, time) => engine.take('cancel', time), event.timeStamp);
    end();
  }

  /**
   * Handles the capture of the pointer by an inner element, such as a pager in a slide. The target of a touch
   * captures the pointer from the start.
   *
   * @param {PointerEvent} event
   */
  function onCapture(event) {
    if (event.target !== host && event.target !== pressed && !isDrag) onCancel(event);
  }

  /**
   * Suppresses the click after a drag, also outside of the pager, because some browsers click an outer
   * element.
   *
   * @param {MouseEvent} event
   */
  function onClick(event) {
    // Clicks by keys and scripts have a detail of 0, and another pointer can click during a drag.
    if (!isDrag || down || event.detail === 0) return;
    isDrag = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** @param {Event} event */
  function onNativeDrag(event) {
    if (down) event.preventDefault();
  }

  /**
   * Lets a double or triple click select text.
   *
   * @param {MouseEvent} event
   */
  function onMouseDown({ detail }) {
    if (down && detail > 1) onCancel(down);
  }

  signal.addEventListener('abort', end);
  // The engine drops the pointer of a hidden page, which can lose its further events, as on the way to another page.
  document.addEventListener('visibilitychange', end, { signal });
  host.addEventListener('pointerdown', onDown, { signal });
  host.addEventListener('mousedown', onMouseDown, { signal });
  host.addEventListener('gotpointercapture', onCapture, { signal });
  // Not all drags have a click; the click of the next press must not be suppressed.
  page.addEventListener('pointerdown', () => (isDrag &&= down !== null), { signal, capture: true });
  page.addEventListener('click', onClick, { signal, capture: true });
  host.addEventListener('selectstart', onNativeDrag, { signal });
  host.addEventListener('dragstart', onNativeDrag, { signal });
}

/**
 * Whether an element in a slide keeps the drags of a type of pointer.
 *
 * @param {Element} element
 * @param {string} pointer
 */
function keeps(element, pointer) {
  const kept = element.getAttribute(KEEP);
  if (kept !== null) {
    attempt(() => checkWords(KEEP, POINTERS, kept));
    const words = wordsIn(kept);
    return words.length === 0 || words.includes(pointer);
  }
  return element.matches(OWN_DRAGGING) || (pointer === 'mouse' && element.matches(DRAGGABLE));
}
