// @ts-check

// Wheels and trackpads.

import { Swipe } from './swipe.js';

/** WheelEvent.DOM_DELTA_LINE and DOM_DELTA_PAGE. */
const LINES = 1;
const PAGES = 2;

/** What a step of one line is, in pixels: a line of text in the browsers' default size. */
const LINE = 16;

/** How much of the way that is left one step may go, once a page is turned. */
const SHARE = 0.4;

/** Steps below this, in pixels, are too slow to bring a page in by. */
const SLOW = 8;

/**
 * @param {HTMLElement} host
 * @param {import('./driver.js').Driver} driver
 * @param {AbortSignal} signal Ends the listening.
 */
export function listenToWheel(host, driver, signal) {
  const swipe = new Swipe();
  /** @type {number | null} The item that was current when the swipe began. */
  let origin = null;
  /** The sign of the steps that brought the content half-way to another. */
  let heading = 0;
  /** Whether the item that it goes to comes in unaided now. */
  let isSpent = false;
  /** Whether the swipe is for something in a slide that scrolls natively. */
  let isTheirs = false;

  /** @param {WheelEvent} event */
  function onWheel(event) {
    const { axis, snap, isDraggable } = driver.manner;
    // With ctrl it is a pinch that zooms the page.
    if (!isDraggable || event.ctrlKey || event.defaultPrevented || !event.cancelable) return;
    const { dx, dy } = pixelsOf(event, driver.length);
    const [along, across] = axis === 'vertical' ? [dy, dx] : [dx, dy];
    if (!driver.engine || Math.abs(along) <= Math.abs(across)) return;
    if (swipe.add(Math.abs(along), event.timeStamp)) {
      origin = driver.engine.current;
      isSpent = false;
      isTheirs = isForScroller(event, host, axis === 'vertical', along);
    }
    if (isTheirs) return;
    if (snap === 'page') turn(dx, dy, along, event);
    else if (send(dx, dy, event.timeStamp)) event.preventDefault();
  }

  /**
   * A swipe turns one page at the most.
   *
   * The content follows it until it is half-way to another page. By then the swipe may have a
   * second of steps ahead, which would turn page after page, or carry the content past the one
   * and let it spring back. So the page comes in more slowly the nearer it is, goes the last bit
   * unaided, and what is still to come of the swipe is passed over.
   *
   * @param {number} dx
   * @param {number} dy
   * @param {number} along The one of them along the axis.
   * @param {WheelEvent} event
   */
  function turn(dx, dy, along, event) {
    if (isSpent) {
      event.preventDefault();
      return;
    }
    if (!hasTurned()) heading = Math.sign(along);
    const isOn = Math.sign(along) === heading;
    const limit = hasTurned() && isOn ? SHARE * wayLeft() : Infinity;
    const scale = Math.min(1, limit / Math.abs(along));
    if (send(scale * dx, scale * dy, event.timeStamp)) event.preventDefault();
    if (!hasTurned() || !isOn) return;
    // To know where the content is now.
    driver.draw();
    const isSlow = swipe.hasFaded && Math.abs(along) < SLOW;
    if (wayLeft() >= 1 && !isSlow) return;
    isSpent = true;
    const { current } = driver.engine ?? {};
    if (current != null) driver.scrollTo(current);
  }

  /** Whether the wheel has brought the content half-way to another item. */
  function hasTurned() {
    const { engine } = driver;
    return engine?.phase === 'decelerating' && engine.current !== origin;
  }

  /** How far it still is to where the turned page rests; 0 beyond. */
  function wayLeft() {
    const { axis, direction } = driver.manner;
    const isMirrored = axis === 'horizontal' && direction === 'rtl';
    const offset = driver.engine?.offset ?? 0;
    return Math.max(0, (isMirrored ? offset : -offset) * heading);
  }

  /**
   * Takes a step to the engine.
   *
   * @param {number} dx
   * @param {number} dy
   * @param {number} time
   * @returns {boolean} False where nothing moves, as at a pinned end: the page may scroll then.
   */
  function send(dx, dy, time) {
    driver.input((engine, now) => engine.take('wheel', now, dx, dy), time);
    return driver.engine?.phase !== 'idle';
  }

  host.addEventListener('wheel', onWheel, { signal, passive: false });
}

/**
 * Whether a step is over something that the browser scrolls, and that has some way to go; to be asked
 * when a swipe begins, which is for one thing until its end.
 *
 * @param {Event} event
 * @param {HTMLElement} host What it is within.
 * @param {boolean} isVertical
 * @param {number} along The step.
 */
export function isForScroller(event, host, isVertical, along) {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(host))
    .some((one) => one instanceof Element && hasWay(one, isVertical, along));
}

/**
 * @param {Element} element
 * @param {boolean} isVertical
 * @param {number} along The step.
 */
function hasWay(element, isVertical, along) {
  const { overflowX, overflowY, direction } = getComputedStyle(element);
  if (!/auto|scroll/.test(isVertical ? overflowY : overflowX)) return false;
  const room = isVertical
    ? element.scrollHeight - element.clientHeight
    : element.scrollWidth - element.clientWidth;
  // From right to left places are from -room to 0.
  const start = isVertical || direction === 'ltr' ? 0 : -room;
  const place = (isVertical ? element.scrollTop : element.scrollLeft) - start;
  // Where it is between pixels, its end is told as up to one off.
  return along > 0 ? place < room - 1 : place >= 1;
}

/**
 * The step of an event in pixels.
 *
 * @param {WheelEvent} event
 * @param {number} page In pixels.
 */
export function pixelsOf({ deltaX, deltaY, deltaMode, shiftKey }, page) {
  const scale = deltaMode === PAGES ? page : deltaMode === LINES ? LINE : 1;
  // Shift turns a wheel sideways; some systems have done that already.
  const isTurned = shiftKey && deltaX === 0;
  return { dx: scale * (isTurned ? deltaY : deltaX), dy: isTurned ? 0 : scale * deltaY };
}
