// @ts-check

// Wheels and trackpads.

import { chains } from './chaining.js';
import { isAbove, someWithin } from './path.js';

/** WheelEvent.DOM_DELTA_LINE and DOM_DELTA_PAGE. */
const LINES = 1;
const PAGES = 2;

/** The length of a line step, in pixels: a line of text in the default size of browsers. */
const LINE = 16;

/** A click in the unit of `wheelDelta`. */
const CLICK = 120;

/** The shortest click in pixels; shorter ones, as of a zoomed page, are steps of a trackpad. */
const SHORTEST_CLICK = 100;

/**
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Removes the listeners.
 */
export function listenToWheel(host, driver, signal) {
  /** Whether the swipe belongs to a scroller in a slide, or to an outer element. */
  let isForOthers = false;
  /** Whether all steps of the swipe are clicks of a mouse's wheel. */
  let isClicks = false;

  /** @param {WheelEvent} event */
  function onWheel(event) {
    const { engine, behavior } = driver;
    // With ctrl the event is a pinch, which zooms the page.
    if (!behavior.isDraggable || event.ctrlKey || event.defaultPrevented || !event.cancelable) return;
    const { dx, dy } = pixelsOf(event, driver.length);
    const isVertical = behavior.axis === 'vertical';
    const [along, across] = isVertical ? [dy, dx] : [dx, dy];
    if (!engine || Math.abs(along) <= Math.abs(across)) return;
    const { begins, share } = engine.swipe(dx, dy, event.timeStamp);
    if (begins) isForOthers = isForScroller(event, host, isVertical, along);
    isClicks = (begins || isClicks) && isClick(event, along);
    if (isForOthers) return;
    const part = isClicks ? 1 : share;
    if (part > 0) {
      const step = [part * dx, part * dy];
      driver.input((_, now) => engine.take('wheel', now, ...step, isClicks), event.timeStamp);
      // A listener can have replaced the engine.
      const { current } = engine;
      if (driver.engine === engine && current !== null && engine.endsSwipe(dx, dy)) driver.scrollTo(current);
    }
    // A swipe that moves nothing at its start, for example at a pinned end, belongs to an outer element.
    isForOthers = begins && engine.phase === 'idle' && chains(host, behavior.axis);
    if (!isForOthers) event.preventDefault();
  }

  host.addEventListener('wheel', onWheel, { signal, passive: false });
}

/**
 * Whether a step is a click of a mouse's wheel, or several at once.
 *
 * Browsers report a click as 120 in the old unit `wheelDelta`, and a pixel of a trackpad as 3.
 *
 * @param {WheelEvent} event
 * @param {number} along The step in pixels.
 */
export function isClick({ wheelDelta }, along) {
  const size = Math.abs(along);
  return wheelDelta % CLICK === 0 && size >= SHORTEST_CLICK && Math.abs(wheelDelta) !== 3 * size;
}

/**
 * Whether a step belongs to content of a slide: to a scroller that can move in its direction, or to what
 * covers the page. Called at the start of a swipe, because a swipe belongs to a scroller until its end.
 *
 * @param {Event} event
 * @param {HTMLElement} host The limit of the search.
 * @param {boolean} isVertical
 * @param {number} along The step along that axis.
 */
export function isForScroller(event, host, isVertical, along) {
  return (
    isAbove(event, host) || someWithin(event, host, (element) => hasWay(element, isVertical, along))
  );
}

/**
 * @param {Element} element
 * @param {boolean} isVertical
 * @param {number} along The step along that axis.
 */
function hasWay(element, isVertical, along) {
  const { overflowX, overflowY, direction } = getComputedStyle(element);
  if (!/auto|scroll/.test(isVertical ? overflowY : overflowX)) return false;
  const room = isVertical
    ? element.scrollHeight - element.clientHeight
    : element.scrollWidth - element.clientWidth;
  // In right-to-left content positions are from -room to 0.
  const start = isVertical || direction === 'ltr' ? 0 : -room;
  const place = (isVertical ? element.scrollTop : element.scrollLeft) - start;
  // Values of browsers can differ from the position by up to 1 pixel.
  return along > 0 ? place < room - 1 : place >= 1;
}

/**
 * The step of an event in pixels.
 *
 * @param {WheelEvent} event
 * @param {number} page The length of a page in pixels.
 */
export function pixelsOf({ deltaX, deltaY, deltaMode, shiftKey }, page) {
  const scale = deltaMode === PAGES ? page : deltaMode === LINES ? LINE : 1;
  // Shift turns a wheel sideways, unless the system has already turned it.
  const isTurned = shiftKey && deltaX === 0;
  return { dx: scale * (isTurned ? deltaY : deltaX), dy: isTurned ? 0 : scale * deltaY };
}
